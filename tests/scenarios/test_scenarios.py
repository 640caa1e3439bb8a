"""Every scenario passes, and every card has one that shows what it does."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.cardfile import default_path
from game.cardfile import load as load_cards
from game.records import scenario
from game.rules.core.cards import Catalogue

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.yaml"))
CARDS = [
    (game, line.id)
    for game, catalogue in load_cards(default_path()).items()
    for line in catalogue.lines
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_scenario_passes(path: Path, catalogues: Mapping[str, Catalogue]) -> None:
    scenarios = scenario.load(path, catalogues)
    failures = [str(failure) for each in scenarios for failure in each.run()]
    assert not failures, "\n".join(failures)


@pytest.mark.parametrize(("game", "card"), CARDS, ids=lambda value: str(value))
def test_each_card_has_a_scenario_in_which_it_is_used(
    game: str, card: str, catalogues: Mapping[str, Catalogue]
) -> None:
    path = FOLDER / game / f"{card}.yaml"
    assert path in FILES, f"no scenario shows what {card} does"
    for each in scenario.load(path, catalogues):
        assert each.steps, f"{path}:{each.line} plays and expects nothing"
    assert card in path.read_text(), f"{path} does not use {card}"
