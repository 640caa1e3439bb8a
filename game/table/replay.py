"""A kept game seen again: forward and backward, by action or by turn, from any seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.records.again import Again
from game.records.capsule import until
from game.records.kept import Kept
from game.rules.core.events import TurnBegan
from game.rules.core.play import Action
from game.table.look import Button, Prompt
from game.table.session import Session
from game.table.tablescene import MenuEntry, TableScene

if TYPE_CHECKING:
    _Base = TableScene
else:
    _Base = object

_STEPS: Final = {pygame.K_LEFT: "back", pygame.K_RIGHT: "forward"}
_TURNS: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


class Film:
    """All actions of a kept game, and where in them a session stands."""

    def __init__(self, kept: Kept, again: Again, session: Session) -> None:
        """`session` plays `again.match`; it is played through once, and wound back.

        Raises JournalError for an action that does not fit the game.
        """
        self.kept = kept
        self._again = again
        self._session = session
        self.turns = [0]
        """After how many actions each turn begins."""

        def play(action: Action, why: str) -> None:
            if any(isinstance(event, TurnBegan) for event in session.play(action, why)):
                self.turns.append(self.at)

        again.play(play)
        self.back_to(0)

    @property
    def at(self) -> int:
        """How many actions have been played."""
        return len(self._session.match.moves)

    @property
    def length(self) -> int:
        return len(self.kept.entries)

    def until_here(self) -> Kept:
        """The game as it was at this point."""
        return until(self.kept, self.at)

    def next_action(self) -> tuple[Action, str]:
        """The next action, with its chance laid ready, and why a bot did it; to be played next."""
        entry = self.kept.entries[self.at]
        return self._again.action(entry), entry.why

    def back_to(self, actions: int) -> None:
        """Winds back to where so many actions had been played."""
        if actions < self.at:
            self._session.back_to(actions)
        self._again.rewound()

    def turn_from_here(self, by: int) -> int:
        """After how many actions the next turn begins, or this one or the one before."""
        if by > 0:
            return next((turn for turn in self.turns if turn > self.at), self.length)
        return max((turn for turn in self.turns if turn < self.at), default=0)


class Replayed(_Base):
    """Makes a table show a film. A mixin before the table of the game."""

    film: Film
    playing = False
    on_play_on: Callable[[Kept, int], None]
    """Called with the number of actions after which the game is to be played on otherwise."""

    def show(self, film: Film, on_play_on: Callable[[Kept, int], None]) -> None:
        """Shows a film from its beginning; to be called before the scene is."""
        self.film, self.on_play_on = film, on_play_on
        self.curtain = None
        self._rest()

    @property
    def tells_why(self) -> bool:
        return self.reasons != "never"

    def go_on(self) -> bool:
        if self.playing and self.film.at < self.film.length:
            self.carry_out(*self.film.next_action())
            return True
        if self.playing:
            self.playing = False
            self._rest()
        return False

    def _rest(self) -> None:
        """Stands still, and says where."""
        film, look = self.film, self.look
        number = self.session.match.rules.round(self.session.match.state)
        name = look.players[look.me].name
        where = f"Action {film.at} of {film.length}, round {number}, as {name} sees it."
        look.prompt = Prompt(look.me, where)
        look.buttons = self._controls()
        self.redraw()

    def stop_asking(self) -> None:
        super().stop_asking()
        self.look.buttons = self._controls()

    def _controls(self) -> tuple[Button, ...]:
        film = self.film
        first, last = film.at == 0, film.at >= film.length
        return (
            Button("Pause" if self.playing else "Play", "film", True, self.playing or not last),
            Button("Back", "back", enabled=not first, tip="An action back (Left, a turn: PageUp)"),
            Button(
                "Forward", "forward", enabled=not last, tip="An action on (Right, a turn: PageDown)"
            ),
        )

    # ---- what buttons and keys do

    def command(self, name: str) -> None:
        """Plays, stops and steps; all else as at any table."""
        if name == "film":
            self.playing = not self.playing
            if not self.playing:
                self._cut()
        elif name in ("back", "forward"):
            self.step_to(self.film.at + (1 if name == "forward" else -1))
        elif name == "hands":
            self.overlay.hands, self.overlay.log = not self.overlay.hands, False
            self.redraw()
        else:
            super().command(name)

    def handle(self, event: pygame.event.Event) -> None:
        """Left and Right go an action, PageUp and PageDown a turn, Home and End all the way."""
        key = event.key if event.type == pygame.KEYDOWN else None
        if self.overlay.modal or key is None:
            super().handle(event)
        elif key in _STEPS:
            self.command(_STEPS[key])
        elif key in _TURNS:
            self.step_to(self.film.turn_from_here(_TURNS[key]))
        elif key in (pygame.K_HOME, pygame.K_END):
            self.step_to(0 if key == pygame.K_HOME else self.film.length)
        elif key == pygame.K_SPACE:
            self.command("film")
        elif key == pygame.K_o:
            self.command("hands")
        else:
            super().handle(event)

    def step_to(self, actions: int) -> None:
        """Shows the game after so many actions; a single one ahead is seen as it is played."""
        film = self.film
        actions = min(film.length, max(0, actions))
        self.playing = False
        self._cut()
        if actions == film.at + 1:
            self.carry_out(*film.next_action())
            self.telling.beats.append(self._rest)
            return
        film.back_to(actions)
        while film.at < actions:
            self.session.play(*film.next_action())
        self.telling.move([])
        self._rest()

    def _cut(self) -> None:
        """What is on its way has arrived."""
        self.clock.clear()
        self.telling.beats.clear()
        self._land()
        self.update_look()
        self._rest()

    def all_hands(self) -> tuple[tuple[int, ...], ...]:
        """What every seat holds at this point."""
        match = self.session.match
        return tuple(match.view(seat).hand for seat in range(len(self.session.players)))

    def look_at(self, seat: int) -> None:
        """A click on a player: the game as he saw it."""
        self._cut()
        self.look = self.make_look(seat, self.look.prompt)
        self._rest()

    def take_back(self) -> None:
        """Nothing is taken back from what has been."""

    def begin_asking(self) -> None:
        """Nobody is asked."""

    def menu_entries(self) -> tuple[MenuEntry, ...]:
        leave = self.on_leave
        return (
            ("play", "Go on", self.close_overlay),
            ("reroll", "Play on from here", self._play_on),
            ("disk", "Take the game along", self.taking.show),
            ("gear", "Settings", partial(leave, "settings")),
            ("chev", "To the games", partial(leave, "games")),
            ("door", "Quit", partial(leave, "quit")),
        )

    def _play_on(self) -> None:
        self.on_play_on(self.film.kept, self.film.at)
