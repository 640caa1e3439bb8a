"""What all tests may use."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.cardfile import load
from game.rules.core.cards import Catalogue
from game.rules.lawrence.rules import Lawrence

CARDS = Path(__file__).parent.parent / "cards.yaml"


@pytest.fixture(scope="session")
def catalogues() -> Mapping[str, Catalogue]:
    """The cards of every game, as they are shipped."""
    return load(CARDS)


@pytest.fixture(scope="session")
def rules(catalogues: Mapping[str, Catalogue]) -> Lawrence:
    """Lawrence of Arabia with the shipped cards."""
    return Lawrence(catalogues["lawrence"])
