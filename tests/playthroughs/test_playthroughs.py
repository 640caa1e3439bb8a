"""Playthroughs show how the games go now, and every game has some.

When a change is meant, write them anew with `python -m tests.playthroughs.make` and review them.
"""

from __future__ import annotations

import pytest

from game.cardfile import GAMES
from tests.playthroughs.make import FOLDER, TABLES, path, text

ALL = [(game, seats, seed) for game, tables in TABLES.items() for seats, seed in tables]


@pytest.mark.parametrize(("game", "seats", "seed"), ALL)
def test_a_playthrough_is_as_written(game: str, seats: int, seed: int) -> None:
    written = path(game, seats).read_text(encoding="utf-8").splitlines()
    made = text(game, seats, seed).splitlines()
    for number, (old, new) in enumerate(zip(written, made, strict=False), 1):
        assert new == old, f"{path(game, seats).name}:{number}"
    assert len(made) == len(written)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_playthroughs(game: str) -> None:
    assert len(TABLES.get(game, ())) >= 3, f"{game} has no playthroughs"


def test_there_are_no_others_and_each_is_short_enough_to_read() -> None:
    files = set(FOLDER.glob("*.txt"))
    assert files == {path(game, seats) for game, seats, _ in ALL}
    assert all(file.stat().st_size < 60_000 for file in files)
