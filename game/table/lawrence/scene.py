"""The table of Lawrence of Arabia: what it has of its own beside every other table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from game.bots.lawrence import prospects
from game.bots.prospect import Prospect
from game.rules.core.play import Action, Frame, Refusal
from game.rules.lawrence.actions import DO_ATTACK, DO_PLACE
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import (
    DISCARD,
    END,
    LOSE,
    SEARCH,
    WINDOW_1,
    WINDOW_2,
)
from game.rules.lawrence.view import View
from game.table.choices import TABLE, Choices, Key
from game.table.kit import Kit, lawrence_kit
from game.table.lawrence import arena, choices, prompts, staging
from game.table.lawrence.board import LawrenceBoard
from game.table.lawrence.look import Look
from game.table.look import Button
from game.table.motion import Flight
from game.table.pen import Pen
from game.table.tablescene import TableScene
from game.table.telling import Beat


class LawrenceTable(TableScene):
    """The scene of one game of Lawrence of Arabia."""

    hand_types: ClassVar[tuple[str, ...]] = ("leader", "tribesman", "mission", "event", "defense")
    asked_anyway: ClassVar[frozenset[str]] = frozenset(
        {WINDOW_1, WINDOW_2, END, LOSE, DISCARD, SEARCH}
    )

    @property
    def rules(self) -> Lawrence:
        return cast(Lawrence, self.session.match.rules)

    @property
    def own(self) -> Look:
        """The look with what is the game's own in it."""
        return cast(Look, self.look)

    def make_kit(self) -> Kit:
        return self.app.at_sight(lawrence_kit)

    def make_board(self) -> LawrenceBoard:
        return LawrenceBoard(self.kit, self.parts, self.app.size)

    def arrange(self, frame: Frame | None, legal: Sequence[Action]) -> Choices:
        return choices.arrange(self.rules, frame, legal)

    def ask(self) -> str:
        return prompts.ask(self.own)

    def buttons(self) -> tuple[Button, ...]:
        return prompts.buttons(self.own)

    def stage_events(self, actor: int, events: list[Any]) -> list[Beat]:
        return staging.beats(self, actor, events)

    def flights(self, before: Pen, after: Pen, events: list[Any]) -> list[Flight]:
        return staging.flights(self.own, before, after, events, self.kit)

    def why_not(self, source: Key, target: Key) -> Refusal | None:
        match = self.session.match
        kind = match.decision.kind if match.decision else ""
        action = self.rules.intend(kind, source[1], target[1])
        return self.rules.why_illegal(match.state, action)

    def why_unusable(self, card: int) -> Refusal | None:
        return self.rules.why_unusable(self.session.match.state, card)

    def odds_of(self, action: Action) -> Prospect | None:
        attacks = action.verb in (DO_ATTACK, DO_PLACE)
        return prospects.attack(self.rules, self.own.view, action) if attacks else None

    def draw_floating(self, pen: Pen) -> None:
        foreseen = self._foreseen()
        if foreseen is not None:
            arena.draw_foreseen(pen, self.own, self.parts.arena, foreseen)

    def _foreseen(self) -> View | None:
        """The attack as it would stand after the event under the pointer, or the one held."""
        look = self.own
        key = look.selected or self.spots.active
        if look.choices.frame is None or look.choices.frame.kind not in (WINDOW_1, WINDOW_2):
            return None
        targets = look.choices.links.get(cast(Key, key), {}) if isinstance(key, tuple) else {}
        over = self.spots.active if look.selected else TABLE
        action = targets.get(cast(Key, over)) or (
            next(iter(targets.values())) if len(targets) == 1 else None
        )
        return look.rules.foresee(look.view, action) if action else None
