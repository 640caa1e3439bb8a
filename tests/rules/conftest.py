"""What the tests of the rules share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.records.scenario import load
from game.rules.core.cards import Catalogue
from game.rules.prehistoric.rules import Prehistoric
from tests.rules.tables import Caves, CaveTable, Seated, Table


def seated(path: Path, catalogues: Mapping[str, Catalogue], game: str, position: str) -> Any:
    """A match at a position, given as the fields of a scenario's `position`; see `Scenario.start`.

    The indentation of its lines does not count: what goes over a line must stand in brackets.
    """
    fields = "".join(f"  {line.strip()}\n" for line in position.strip().splitlines())
    text = f"scenario: x\ngame: {game}\nposition:\n{fields}"
    (path / "position.yaml").write_text(text, encoding="utf-8")
    return load(path / "position.yaml", catalogues)[0].start()


@pytest.fixture
def table(tmp_path: Path, catalogues: Mapping[str, Catalogue]) -> Seated:
    """Sets up a position of Lawrence of Arabia."""

    def table(position: str) -> Table:
        return Table(*seated(tmp_path, catalogues, "lawrence", position))

    return table


@pytest.fixture
def cave(tmp_path: Path, catalogues: Mapping[str, Catalogue]) -> Caves:
    """Sets up a position of Prehistoric Warfare."""

    def cave(position: str) -> CaveTable:
        return CaveTable(*seated(tmp_path, catalogues, "prehistoric", position))

    return cave


@pytest.fixture(scope="session")
def cave_rules(catalogues: Mapping[str, Catalogue]) -> Prehistoric:
    """Prehistoric Warfare with the shipped cards."""
    return Prehistoric(catalogues["prehistoric"])
