"""Hands at the window of another process.

A table like the one on the screen is kept in memory, made of the journal that the program writes:
it tells where to click. All that is done to the one is done to the other.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from game.bots.registry import make_bot
from game.records.kept import Entry, read
from game.records.settings import settings_path
from game.rules.core.play import Action
from game.table.app import App
from game.table.main import Program
from game.table.preferences import Preferences
from game.table.tablescene import TableScene
from tests.executable.screen import Started, wait
from tests.table.conftest import CARDS
from tests.table.robot import Robot


class Hands(Robot):
    """A player of seat 1 at a program that was started."""

    def __init__(self, started: Started, games: Path, work: Path, cards: Path = CARDS) -> None:
        """`games` is where the program keeps its games; they are copied to the folder `work`.
        `cards` are those that it should play with."""
        super().__init__(App(headless=True, size=started.area.size))
        self.started = started
        self.games = games
        self._before = set(games.glob("*.journal"))
        self._journal: Path | None = None
        self._work = work
        self._cards = cards
        self._program = self._like_it()
        self.app.go(self._program.first_scene())
        self.app.frame()
        self.app.frame()

    def close(self) -> None:
        self._program.close()
        self.app.close()

    def _like_it(self) -> Program:
        """A program with the same settings and games."""
        shutil.rmtree(self._work, ignore_errors=True)
        if self.games.is_dir():
            shutil.copytree(self.games, self._work)
        preferences = Preferences(settings_path(self.games.parent))
        return Program(self.app, self._cards, games=self._work, preferences=preferences)

    # ---- both windows

    def move(self, pos: tuple[int, int], held: bool = False) -> None:
        self.started.screen.do("mousemove", *self.started.at(pos))
        super().move(pos, held)

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.started.screen.do("mousedown", button)
        super().down(pos, button)

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.started.screen.do("mouseup", button)
        super().up(pos, button)

    def point_at(self, key: object) -> None:
        """Brings the pointer to what a screen calls `key`."""
        self.move(self._centre(key))
        self._rest()

    def point_away(self) -> None:
        """Brings the pointer to where there is nothing."""
        self.move((3, self.app.size[1] // 2))
        self._rest()

    def press_button(self, key: object) -> None:
        """Clicks on what a screen calls `key`, and waits until it has come of it."""
        if isinstance(self.app.scene, TableScene):
            self.click_on(key)
        else:
            self.click(self._centre(key))
        self._rest()

    def _centre(self, key: object) -> tuple[int, int]:
        scene: Any = self.app.scene
        x, y = scene.spots.get(key).rect.center
        return x, y

    def _rest(self) -> None:
        """Until nothing moves in either window."""
        for _ in range(30):
            self.app.frame()
        self.started.screen.still()

    # ---- the game on disk

    @property
    def journal(self) -> Path:
        """The game that was begun here, or else the one that there is."""
        if self._journal is None:
            found = set(self.games.glob("*.journal"))
            (self._journal,) = found - self._before or found
        return self._journal

    def entries(self) -> tuple[Entry, ...]:
        return read(self.journal).entries

    def deal(self, seed: int = 7) -> None:
        """Types a seed and deals, so that each run of a test plays the same game."""
        self.click(self._centre("seed"))
        self.started.screen.do("key", "End", *["BackSpace"] * 10)
        self.started.screen.do("type", seed)
        self.started.screen.do("key", "Escape")  # or its caret would blink on
        self.press_button("deal")
        assert read(self.journal).setup.seed == seed

    def sit_down(self) -> None:
        """Waits until the program asks its player, and has the same table here."""
        wait("it is the player's turn", self._asked)
        self.settle()

    def _asked(self) -> bool:
        """Whether the game on disk waits for the player, or is over; it is at the table here."""
        self.started.screen.still()
        self._program.close()
        self._program = self._like_it()
        table = self._program.kept_table(self._work / self.journal.name)
        self.app.go(table)
        decision = table.session.match.decision
        return decision is None or decision.seat == 0

    def move_by_mouse(self, drag: bool) -> Action | None:
        """Plays what a bot would, with the mouse; returns it, None when the game is over."""
        if not isinstance(self.app.scene, TableScene):
            return None
        match = self.table.session.match
        brain = make_bot("steady", match.rules, 11)
        before = len(self.entries())
        action = self.play_by_mouse(brain.choose(match.view(0), match.legal_actions()), drag)
        wait("the action is on disk", lambda: len(self.entries()) > before)
        mine = self.entries()[before]
        assert (mine.seat, mine.text) == (0, match.rules.format(action))
        self.settle()
        if isinstance(self.app.scene, TableScene) and self.app.scene.overlay.seen is not None:
            self.started.screen.still()
            self.click_on(("sheet", "close"))  # the hand of another, which was looked at
        self.sit_down()
        return action


def played(started: Started, games: Path, work: Path, cards: Path = CARDS) -> list[str]:
    """Deals a game and makes two moves; what was done."""
    hands = Hands(started, games, work, cards)
    try:
        hands.press_button("lawrence")
        hands.deal()
        hands.sit_down()
        for drag in (True, False):
            assert hands.move_by_mouse(drag)
        return [entry.text for entry in hands.entries()]
    finally:
        hands.close()
