"""Measures the table: frame times, start, memory and idle load, each beside its yardstick.

Frames are measured on the fullest table there can be. Start and idle load are measured in
processes of their own, beside a bare process that opens a window and flips once, or ticks.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import pygame

from game.bots.registry import make_bot
from game.games import GAMES
from game.program import FROZEN, ROOT
from game.rules.core.events import Drew, Shuffled
from game.seating import HUMAN, Setup, name_seats
from game.table.app import FPS, App
from game.table.dietray import RollingDie
from game.table.keeper import session_of
from game.table.main import Program
from game.table.measured import BARE, MENU, PARTS, TABLE
from game.table.pen import Z_FLY
from game.table.shot import busy_session
from game.table.stage import Item
from game.table.tablescene import TableScene

SIZES: Final = ((1280, 720), (1920, 1080))
FRAMES: Final = 300
STARTS: Final = 5
IDLE_S: Final = 4.0
IDLE_PAIRS: Final = 7


def _setup(seats: int, game: str = "lawrence") -> Setup:
    chairs = name_seats([(HUMAN, "")] + [("steady", "")] * (seats - 1))
    return Setup(game, chairs, {}, 7, None)


def run(cards: Path, quick: bool = False, decisions: int = 0) -> dict[str, Any]:
    """All figures of the table: milliseconds, seconds, megabytes, percent of one core.

    So many `decisions` of the expert are timed in each game, if any.
    """
    frames = 60 if quick else FRAMES
    table: dict[str, Any] = {
        f"{w}x{h}": frame_times(cards, "lawrence", (w, h), frames) for w, h in SIZES
    }
    # A raid of 25 against 25, the fullest that the other table can be.
    table["prehistoric"] = {
        f"{w}x{h}": frame_times(cards, "prehistoric", (w, h), frames) for w, h in SIZES
    }
    starts = 2 if quick else STARTS
    thinking = {game: thinking_times(cards, game, decisions) for game in GAMES if decisions}
    return {
        "table": table,
        **({"thinking": thinking} if thinking else {}),
        "start": start_times(cards, starts),
        "idle": idle_load(cards, 1.5 if quick else IDLE_S, 1 if quick else IDLE_PAIRS),
    }


# --- frames -------------------------------------------------------------------------------------


def frame_times(cards: Path, game: str, size: tuple[int, int], frames: int) -> dict[str, Any]:
    """p50 and p99 of a frame while one card moves, ten move, all is drawn anew, and all moves.

    `frame_copies` is the p50 in copies of one full frame, timed in the same run.
    """
    app = App(headless=True, size=size)
    setup = _setup(6, game)
    program = Program(app, cards, setup, speed=3)
    scene = program.table_of(busy_session(program.rules(setup.game), setup))
    app.go(scene)
    for _ in range(4):
        app.frame()
    copy = _copy_ms(app, frames)
    out: dict[str, Any] = {
        "frame_copy_ms": round(copy, 3),
        "items": len(scene.board.items),
        "one_moving": _figures(_moving(app, scene, 1, frames), copy),
        "ten_moving": _figures(_moving(app, scene, 10, frames), copy),
        "all": _figures(_everything(app, scene, frames), copy),
        "motion": _figures(_motion(app, scene, frames), copy),
    }
    app.close()
    return out


def thinking_times(cards: Path, game: str, decisions: int) -> dict[str, float]:
    """How long the expert thinks about a decision at its usual second, and the frames meanwhile.

    The decisions are those with a choice of games among experts, four at a table; the table is the
    fullest there can be, and everything on it moves sixty times a second.
    """
    app = App(headless=True, size=SIZES[1])
    setup = _setup(6, game)
    program = Program(app, cards, setup, speed=3)
    scene = program.table_of(busy_session(program.rules(game), setup))
    app.go(scene)
    move = _mover(app, scene)
    session = session_of(program.rules(game), _setup(4, game))
    match = session.match
    thinking = scene.thinking
    program.thinker.start(match.rules.catalogue)
    seconds: list[float] = []
    frames: list[float] = []
    clock = pygame.time.Clock()
    steady = make_bot("steady", match.rules, 0)
    number = 0
    while len(seconds) < decisions:
        frame = match.decision
        if frame is None:
            number += 1
            session = session_of(match.rules, replace(_setup(4, game), seed=number))
            match = session.match
            continue
        view, legal = match.view(frame.seat), match.legal_actions()
        action = steady.choose(view, legal)
        if len(legal) > 1:
            begun = time.perf_counter()
            while (answer := thinking.thought(session)) is None:
                start = time.perf_counter()
                move(len(frames))
                frames.append((time.perf_counter() - start) * 1000)
                clock.tick(FPS)
            # What needed no search was no decision to be measured.
            if answer.ahead >= 0:
                seconds.append(time.perf_counter() - begun)
            action = answer.action
        match.play(action)
    program.close()
    app.close()
    return {
        "decision_p50_s": round(median(seconds), 3),
        "decision_p99_s": round(quantiles(seconds, n=100)[98], 3),
        "frame_p50_ms": round(median(frames), 3),
        "frame_p99_ms": round(quantiles(frames, n=100)[98], 3),
    }


def _timed(frame: Callable[[int], None], frames: int) -> list[float]:
    out = []
    for number in range(frames):
        start = time.perf_counter()
        frame(number)
        out.append((time.perf_counter() - start) * 1000)
    return out


def _copy_ms(app: App, frames: int) -> float:
    full = app.screen.copy()
    return median(_timed(lambda number: app.screen.blit(full, (0, 0)) and None, frames))


def _moving(app: App, scene: TableScene, count: int, frames: int) -> list[float]:
    """Cards with their shadows cross the table in circles of their own."""
    kit, size = scene.kit, app.size
    lines = scene.look.catalogue.lines
    faces = [kit.faces.thumb(lines[index]) for index in range(count)]
    shade = kit.paint.shadow(120, 168, 7, 6, 120)
    margin = kit.paint.margin(6)

    def frame(number: int) -> None:
        items = []
        for index, face in enumerate(faces):
            x = (number * 7 + index * 173) % (size[0] - face.get_width())
            y = (number * 5 + index * 97) % (size[1] - face.get_height())
            items.append(Item(("shadow", index), shade, x - margin, y - margin, Z_FLY))
            items.append(Item(("card", index), face, x, y, Z_FLY))
        scene.stage.set_moving(items)
        pygame.display.update(scene.stage.render())

    return _timed(frame, frames)


def _everything(app: App, scene: TableScene, frames: int) -> list[float]:
    def frame(number: int) -> None:
        scene.rebuild()
        scene.stage.invalidate()
        pygame.display.update(scene.stage.render())

    return _timed(frame, frames)


def _motion(app: App, scene: TableScene, frames: int) -> list[float]:
    """Whole frames while a deck is shuffled, a hand dealt and 25 dice roll, again and again."""
    return _timed(_mover(app, scene), frames)


def _mover(app: App, scene: TableScene) -> Callable[[int], None]:
    """Makes one such frame."""
    pen, look = scene.board.pen, scene.look
    empty = scene.board.new_pen(scene.spots, "")
    empty.anchors = pen.anchors
    happened = [Shuffled(30), Drew(look.me, tuple(look.hand))]
    px, arena = scene.kit.paint.px, scene.parts.arena
    dice = [
        RollingDie(
            number % 6 + 1,
            number % 2 == 0,
            px(arena.x + 60 + number % 5 * 110),
            px(arena.y + 80 + number // 5 * 52),
            40,
            number,
        )
        for number in range(25)
    ]
    scene.set_speed(1)

    def frame(number: int) -> None:
        if not scene.clock.busy:
            scene.telling.tumble.roll(dice, 6)
            scene.telling.air.send(scene.flights(empty, pen, happened))
        app.frame()

    return frame


def _figures(times: list[float], copy: float) -> dict[str, float]:
    middle = median(times)
    return {
        "p50_ms": round(middle, 3),
        "p99_ms": round(quantiles(times, n=100)[98], 3),
        "frame_copies": round(middle / copy, 2),
    }


# --- processes of their own ---------------------------------------------------------------------


def _surroundings(bytecode: str) -> dict[str, str]:
    """The environment of measured processes: where there is no screen, one in memory.

    Compiled modules are kept in the folder `bytecode`, as they are wherever a game was started
    before; the environment of a developer may forbid them. Settings and games are kept there as
    well, so that those of the player are neither measured nor changed.
    """
    env = dict(os.environ, PYTHONPYCACHEPREFIX=bytecode, CARD_TABLE_HOME=bytecode)
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    if not env.get("SDL_VIDEODRIVER"):
        env.pop("SDL_VIDEODRIVER", None)
        if sys.platform == "linux" and not (env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")):
            env["SDL_VIDEODRIVER"] = "dummy"
    return env


PROGRAM: Final = (sys.executable,) if FROZEN else (sys.executable, str(ROOT / "main.py"))
"""The command that starts this program."""


def measured(
    kept: str, part: str, cards: Path, idle_s: float = 0.0, program: Sequence[str] = PROGRAM
) -> tuple[float, float]:
    """Starts a part of `measured`: seconds until it is ready, and the figure that it tells.

    Raises OSError when it fails.
    """
    started = time.perf_counter()
    with subprocess.Popen(
        [*program, "bench", "--part", part, "--idle", str(idle_s), "--cards", str(cards)],
        env=_surroundings(kept),
        stdout=subprocess.PIPE,
        text=True,
        stdin=subprocess.DEVNULL,
    ) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        seconds = time.perf_counter() - started
        rest = child.stdout.read().splitlines()
    if child.returncode or not first:
        raise OSError(f"a measured process failed with exit code {child.returncode}")
    return seconds, float(rest[0])


def start_times(cards: Path, starts: int) -> dict[str, float]:
    """Seconds from process start to the first menu and the first table that can be clicked."""
    bare, menu, table, memory = [], [], [], 0.0
    with tempfile.TemporaryDirectory() as kept:
        for part in PARTS:
            measured(kept, part, cards)  # the first start compiles
        for _ in range(starts):
            bare.append(measured(kept, BARE, cards)[0])
            menu.append(measured(kept, MENU, cards)[0])
            seconds, megabytes = measured(kept, TABLE, cards)
            table.append(seconds)
            memory = max(memory, megabytes)
    return {
        "bare_s": round(median(bare), 3),
        "menu_s": round(median(menu), 3),
        "table_s": round(median(table), 3),
        "menu_ratio": round(median(menu) / median(bare), 2),
        "table_ratio": round(median(table) / median(bare), 2),
        "rss_mb": round(memory, 1),
    }


def idle_load(cards: Path, seconds: float, pairs: int) -> dict[str, float]:
    """Percent of one core while the table waits for the player, beside a bare ticking loop.

    Medians of several pairs in turn: half a percent of a core is little more than the noise.
    """
    bare, table = [], []
    with tempfile.TemporaryDirectory() as kept:
        for _ in range(pairs):
            bare.append(measured(kept, BARE, cards, seconds)[1])
            table.append(measured(kept, TABLE, cards, seconds)[1])
    own, yardstick = median(table), median(bare)
    return {
        "cpu_percent": round(own, 2),
        "bare_percent": round(yardstick, 2),
        "ratio": round(own / yardstick, 2) if yardstick else 0.0,
    }
