"""What the tests of scenarios share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.program import cards_file
from game.records import scenario

CARDS = cards_file()
Run = Callable[[str], tuple[int, list[str], list[str]]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a text as `s.yaml`: exit code, lines of output, lines of errors."""
    monkeypatch.chdir(tmp_path)

    def run(text: str) -> tuple[int, list[str], list[str]]:
        Path("s.yaml").write_text(text, encoding="utf-8")
        code = scenario.main(["s.yaml"], CARDS)
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return run
