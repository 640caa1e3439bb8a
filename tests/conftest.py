"""What all tests may use."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from uuid import uuid4

import pytest

from game.cardfile import load
from game.rules.core.cards import Catalogue
from game.rules.lawrence.rules import Lawrence

CARDS = Path(__file__).parent.parent / "cards.yaml"


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test sees or changes what the player keeps."""
    monkeypatch.setenv("CARD_TABLE_HOME", str(tmp_path_factory.getbasetemp() / uuid4().hex))


@pytest.fixture(autouse=True, scope="session")
def _no_power_cut() -> Iterator[None]:
    """What a test writes need not outlast the machine, and the disk takes its time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture(scope="session")
def catalogues() -> Mapping[str, Catalogue]:
    """The cards of every game, as they are shipped."""
    return load(CARDS)


@pytest.fixture(scope="session")
def rules(catalogues: Mapping[str, Catalogue]) -> Lawrence:
    """Lawrence of Arabia with the shipped cards."""
    return Lawrence(catalogues["lawrence"])
