"""Every scenario passes, and every card has one that shows what it does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.cardfile import load as load_cards
from game.program import cards_file
from game.records import scenario
from game.rules.core.cards import Catalogue

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.yaml"))
CARDS = [
    (game, line.id, line.type)
    for game, catalogue in load_cards(cards_file()).items()
    for line in catalogue.lines
]
SHARED = {("prehistoric", "hunting"): ("hunting", "- hunt {card}\n")}
"""Types of cards that differ in a number only: the file that goes through all of them, and the
line in which each is used."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_scenario_passes(path: Path, catalogues: Mapping[str, Catalogue]) -> None:
    scenarios = scenario.load(path, catalogues)
    failures = [str(failure) for each in scenarios for failure in each.run()]
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize(("game", "card", "kind"), CARDS, ids=lambda value: str(value))
def test_each_card_has_a_scenario_in_which_it_is_used(
    game: str, card: str, kind: str, catalogues: Mapping[str, Catalogue]
) -> None:
    name, use = SHARED.get((game, kind), (card, ""))
    path = FOLDER / game / f"{name}.yaml"
    assert path in FILES, f"no scenario shows what {card} does"
    for each in scenario.load(path, catalogues):
        assert each.rules.game == game, f"{path}:{each.line} is of another game"
        assert each.steps, f"{path}:{each.line} plays and expects nothing"
    text = path.read_text(encoding="utf-8")
    assert use.format(card=card) in text, f"{path} does not go through {card}"
    assert re.search(rf"\b{card}\b", text), f"{path} does not use {card}"
