"""What the tests of the rules share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.records.scenario import load
from game.rules.core.cards import Catalogue
from game.rules.prehistoric.rules import Prehistoric
from tests.rules.tables import Caves, CaveTable, Seated, Table


@pytest.fixture
def table(tmp_path: Path, catalogues: Mapping[str, Catalogue]) -> Seated:
    """Sets up a position, given as the fields of a scenario's `position`."""

    def table(position: str) -> Table:
        path = tmp_path / "position.yaml"
        fields = "".join(f"  {line.strip()}\n" for line in position.strip().splitlines())
        path.write_text(f"scenario: x\ngame: lawrence\nposition:\n{fields}", encoding="utf-8")
        return Table(*load(path, catalogues)[0].start())

    return table

@pytest.fixture(scope="session")
def cave_rules(catalogues: Mapping[str, Catalogue]) -> Prehistoric:
    """Prehistoric Warfare with the shipped cards."""
    return Prehistoric(catalogues["prehistoric"])


@pytest.fixture
def cave(cave_rules: Prehistoric) -> Caves:
    def cave(position: str) -> CaveTable:
        from tests.rules.cave_position import start
        import textwrap
        return CaveTable(*start(cave_rules, textwrap.dedent(position)))

    return cave
