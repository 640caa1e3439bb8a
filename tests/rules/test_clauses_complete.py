"""Every ruling has a clause test, and clause tests name rulings that there are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from game.rules.lawrence.rules import Lawrence

RULINGS = {f"L{number}" for number in range(1, 35)}
FOLDER = Path(__file__).parent
SOURCES = {path: path.read_text(encoding="utf-8") for path in FOLDER.glob("test_clauses_*.py")}
RULES = FOLDER.parents[1] / "game" / "rules" / "lawrence"


def tested(sources: Mapping[Path, str]) -> set[str]:
    text = "\n".join(sources.values())
    return set(re.findall(r"^def test_(L\d+)_\w+\(", text, re.MULTILINE))


def test_each_ruling_has_a_clause_test() -> None:
    assert tested(SOURCES) == RULINGS


def test_each_option_is_tested_by_the_name_of_its_ruling(rules: Lawrence) -> None:
    text = "\n".join(SOURCES.values())
    for option in rules.options:
        assert re.search(rf"def test_{option.ruling}_option_", text), option.name


def test_refusals_cite_rulings_that_there_are() -> None:
    cited = {
        ruling
        for path in RULES.glob("*.py")
        for ruling in re.findall(r'"(L\d+)"', path.read_text(encoding="utf-8"))
    }
    assert cited <= RULINGS
    assert len(cited) > 15
