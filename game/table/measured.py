"""What `bench` starts as processes of their own: the least program with a window, or ours up to the
first picture that can be clicked."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

BARE: Final = "bare"
MENU: Final = "menu"
TABLE: Final = "table"
PARTS: Final = (BARE, MENU, TABLE)
_SETTLED: Final = 150
"""Turns of a loop before its load is measured."""


def run(part: str, cards: Path, idle_s: float) -> None:
    """Starts a part and says when it is ready; then the memory it took, in MB, or what part of a
    core it takes when nothing happens for `idle_s` seconds, in percent."""
    loop = _bare() if part == BARE else _program(cards, part)
    print("ready", flush=True)
    print(_load(loop, idle_s) if idle_s else _peak_mb(), flush=True)


class _Loop(NamedTuple):
    """A program that waits for its player."""

    turn: Callable[[], object]
    settle: Callable[[], object]
    """Has all come to rest that would rest after a while."""


def _bare() -> _Loop:
    """A window with nothing in it."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    import pygame

    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    pygame.display.flip()
    clock = pygame.time.Clock()
    return _Loop(lambda: (clock.tick(60), pygame.event.get()), lambda: None)


def _program(cards: Path, part: str) -> _Loop:
    """The menu or a table, with the settings and games of the player."""
    import pygame

    from game.records.shelf import shelf
    from game.seating import Seat, Setup
    from game.table import places
    from game.table.app import App
    from game.table.main import Program
    from game.table.preferences import Preferences
    from game.table.sound import REST_MS

    seats = [Seat("Ann", "human"), Seat("Ben", "steady"), Seat("Cleo", "steady")]
    setup = Setup("lawrence", seats, {}, 7, 0) if part == TABLE else None
    app, home = App(), places.home()
    games = shelf(home) if home else None
    preferences = Preferences.of_player()
    program = Program(app, cards, setup, speed=3, preferences=preferences, games=games)
    app.go(program.first_scene())
    app.frame()
    while not _clickable(app.scene):
        app.frame()
    clock = pygame.time.Clock()
    return _Loop(lambda: app.turn(clock), lambda: app.frame(REST_MS))


def _clickable(scene: Any) -> bool:
    """Whether the player can do something at a title or a table."""
    if scene.spots is None:
        return False
    return not hasattr(scene, "look") or scene.look.choices.frame is not None


def _load(loop: _Loop, seconds: float) -> float:
    for _ in range(_SETTLED):
        loop.turn()
    loop.settle()
    cpu, wall = time.process_time(), time.perf_counter()
    while time.perf_counter() - wall < seconds:
        loop.turn()
    return (time.process_time() - cpu) / (time.perf_counter() - wall) * 100


def _peak_mb() -> float:
    """Most memory that this process has had at once; 0 where the system does not tell."""
    status = Path("/proc/self/status")
    if status.exists():
        # Of the process itself: ru_maxrss would count what its parent held when it was forked.
        line = next(each for each in status.read_text().splitlines() if each.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    if sys.platform == "win32":
        return 0.0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)
