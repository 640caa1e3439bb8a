"""Every ruling has a clause test, and clause tests name rulings that there are."""

from __future__ import annotations

import re
from pathlib import Path

from game.rules.lawrence.rules import Lawrence

RULINGS = {f"L{number}" for number in range(1, 35)}
FOLDER = Path(__file__).parent
CLAUSES = "\n".join(
    path.read_text(encoding="utf-8") for path in FOLDER.glob("test_lawrence_clauses_*.py")
)
RULES = FOLDER.parents[1] / "game" / "rules" / "lawrence"


def test_each_ruling_has_a_clause_test() -> None:
    assert set(re.findall(r"^def test_(L\d+)_\w+\(", CLAUSES, re.MULTILINE)) == RULINGS


def test_each_option_is_tested_under_its_ruling(rules: Lawrence) -> None:
    for option in rules.options:
        assert re.search(rf"^def test_{option.ruling}_option_", CLAUSES, re.MULTILINE), option.name


def test_refusals_cite_rulings_that_there_are() -> None:
    cited = {
        ruling
        for path in RULES.glob("*.py")
        for ruling in re.findall(r'"(L\d+)"', path.read_text(encoding="utf-8"))
    }
    assert cited <= RULINGS
    assert len(cited) > 15
