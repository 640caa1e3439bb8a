"""The figures of `bench`: there, sensible, and under their names."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from game import bench
from game.games import GAMES, rules_of
from game.rules.core.cards import Catalogue
from game.table import bench as table_bench


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_is_measured(game: str, catalogues: Mapping[str, Catalogue]) -> None:
    figures = bench.engine(rules_of(catalogues[game]), 0.01)
    assert set(figures) == {"decisions_per_s", "playouts_per_s", "clone_us"}
    assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize("as_json", [True, False])
def test_figures_have_dotted_names(
    catalogues: Mapping[str, Catalogue],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    as_json: bool,
) -> None:
    monkeypatch.setattr(
        table_bench, "run", lambda cards, quick, decisions: {"idle": {"cpu_percent": 1.5}}
    )
    games = [rules_of(catalogues[game]) for game in GAMES]
    assert bench.run(games, Path("cards.yaml"), True, as_json) == 0
    out = capsys.readouterr().out
    if as_json:
        figures = json.loads(out)
        assert all(figures["engine"][game]["clone_us"] > 0 for game in GAMES)
        assert figures["idle"] == {"cpu_percent": 1.5}
    else:
        names = [line.split()[0] for line in out.splitlines()]
        assert names == [
            "engine.lawrence.decisions_per_s",
            "engine.lawrence.playouts_per_s",
            "engine.lawrence.clone_us",
            "engine.prehistoric.decisions_per_s",
            "engine.prehistoric.playouts_per_s",
            "engine.prehistoric.clone_us",
            "idle.cpu_percent",
        ]
