"""What the tests of the rules share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from game.records.scenario import load
from game.rules.core.cards import Catalogue
from tests.rules.tables import Seated, Table


@pytest.fixture
def table(tmp_path: Path, catalogues: Mapping[str, Catalogue]) -> Seated:
    """Sets up a position, given as the fields of a scenario's `position`."""

    def table(position: str) -> Table:
        path = tmp_path / "position.yaml"
        fields = "".join(f"  {line.strip()}\n" for line in position.strip().splitlines())
        path.write_text(f"scenario: x\ngame: lawrence\nposition:\n{fields}", encoding="utf-8")
        return Table(*load(path, catalogues)[0].start())

    return table
