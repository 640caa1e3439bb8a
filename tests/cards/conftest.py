"""What the tests of the card file share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
import yaml

from game import yamltree

Write: TypeAlias = Callable[[str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes `cards.yaml` into an empty current folder and gives its relative path."""
    monkeypatch.chdir(tmp_path)

    def write(content: str | bytes) -> Path:
        path = Path("cards.yaml")
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write


@pytest.fixture(params=["C", "Python"])
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a test with the fast loader and with the one for a PyYAML without libyaml."""
    if request.param == "Python":
        monkeypatch.setattr(yamltree, "_LOADER", yaml.SafeLoader)
    elif not yaml.__with_libyaml__:
        pytest.skip("PyYAML without libyaml")
