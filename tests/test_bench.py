"""The figures of `bench`: there, sensible, and under their names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import bench
from game.rules.lawrence.rules import Lawrence
from game.table import bench as table_bench


def test_the_engine_is_measured(rules: Lawrence) -> None:
    figures = bench.engine(rules, 0.01)
    assert set(figures) == {"decisions_per_s", "clone_us"}
    assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize("as_json", [True, False])
def test_figures_have_dotted_names(
    rules: Lawrence,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    as_json: bool,
) -> None:
    monkeypatch.setattr(table_bench, "run", lambda cards, quick: {"idle": {"cpu_percent": 1.5}})
    assert bench.run(rules, Path("cards.yaml"), True, as_json) == 0
    out = capsys.readouterr().out
    if as_json:
        figures = json.loads(out)
        assert figures["engine"]["lawrence"]["clone_us"] > 0
        assert figures["idle"] == {"cpu_percent": 1.5}
    else:
        names = [line.split()[0] for line in out.splitlines()]
        assert names == [
            "engine.lawrence.decisions_per_s",
            "engine.lawrence.clone_us",
            "idle.cpu_percent",
        ]
