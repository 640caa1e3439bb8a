"""The built program: a game is begun, left and gone on with, with a mouse on a screen."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.records.kept import read
from tests.executable.conftest import folder_in
from tests.executable.hands import Hands
from tests.executable.screen import Screen, Started, surroundings, wait

MOVES = 10


def alike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The part of the pixels that are the same in two pictures."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255), other)
    return same.count() / (one.get_width() * one.get_height())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_left_and_gone_on_with(
    executable: Path, screen: Screen, home: Path, tmp_path: Path, game: str
) -> None:
    games = folder_in(home) / "games"
    work = tmp_path / "work"
    started = Started(screen, [executable], surroundings(home), tmp_path)
    try:
        assert started.area.size == (1280, 720)
        hands = Hands(started, games, work)
        hands.point_at(game)
        assert alike(started.picture(), hands.app.screen) > 0.99, "it looks as from its source"
        hands.press_button(game)
        hands.deal()
        hands.sit_down()
        for number in range(MOVES):
            assert hands.move_by_mouse(drag=number % 2 == 0)
        hands.press_button("menu")
        # The last entry of the menu.
        quit_ = max(spot.key for spot in hands.table.board.spots if spot.key[0] == "menu")  # type: ignore[index]
        hands.click_on(quit_)
        assert started.end() == (0, "")
    finally:
        started.kill()
    left = hands.entries()
    hands.close()
    assert len([entry for entry in left if entry.seat == 0]) >= MOVES
    started = Started(screen, [executable], surroundings(home), tmp_path)
    try:
        hands = Hands(started, games, work)
        hands.press_button("continue")
        hands.sit_down()
        hands.point_away()
        assert alike(started.picture(), hands.app.screen) > 0.99, "it is the table that was left"
        assert hands.entries() == left
        assert hands.move_by_mouse(drag=True)
        assert hands.entries()[: len(left)] == left
    finally:
        started.kill()
        hands.close()


def children(process: int) -> list[Path]:
    """Processes that a process has started."""
    found = subprocess.run(["pgrep", "-P", str(process)], capture_output=True, text=True)
    return [Path("/proc") / line for line in found.stdout.split()]


def test_an_expert_thinks_beside_the_window_and_ends_with_it(
    executable: Path, screen: Screen, home: Path, tmp_path: Path
) -> None:
    words = ["play", "--seats", "human:Ann,expert:Ben", "--first", "2", "--seed", "7"]
    started = Started(screen, [executable, *words], surroundings(home), tmp_path)
    try:
        (path,) = (folder_in(home) / "games").glob("*.journal")
        beside = children(started.process.pid)
        assert beside, "it thinks in a process of its own"
        # Only who has looked ahead knows how often that wins.
        wait(
            "it tells why it plays so",
            lambda: any("Looking ahead" in e.why for e in read(path).entries),
        )
        started.process.kill()
        started.process.wait(20)
        wait("its thoughts have ended", lambda: not any(each.exists() for each in beside))
    finally:
        started.kill()
