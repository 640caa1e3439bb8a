"""Every ruling has a clause test, and clause tests name rulings that there are."""

from __future__ import annotations

import re
from pathlib import Path

from game.rules.prehistoric.rules import Prehistoric

RULINGS = {f"P{number}" for number in range(1, 28)}
FOLDER = Path(__file__).parent
CLAUSES = "\n".join(
    path.read_text(encoding="utf-8") for path in FOLDER.glob("test_prehistoric_clauses_*.py")
)
RULES = FOLDER.parents[1] / "game" / "rules" / "prehistoric"


def test_each_ruling_has_a_clause_test() -> None:
    assert set(re.findall(r"^def test_(P\d+)_\w+\(", CLAUSES, re.MULTILINE)) == RULINGS


def test_each_option_is_tested_under_its_ruling(cave_rules: Prehistoric) -> None:
    for option in cave_rules.options:
        name = rf"^def test_{option.ruling}_option_{option.name}"
        assert re.search(name, CLAUSES, re.MULTILINE), option.name


def test_refusals_cite_rulings_that_there_are() -> None:
    cited = {
        ruling
        for path in RULES.glob("*.py")
        for ruling in re.findall(r'"(P\d+)"', path.read_text(encoding="utf-8"))
    }
    assert cited <= RULINGS
    assert len(cited) > 15
