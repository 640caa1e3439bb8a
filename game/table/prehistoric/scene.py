"""The table of Prehistoric Warfare: what it has of its own beside every other table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, cast

from game.bots.prehistoric import prospects
from game.bots.prospect import Prospect
from game.rules.core.play import Action, Frame, Refusal
from game.rules.prehistoric.actions import DO_PLAY
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import (
    AIM,
    CAPTURE,
    DISCARD,
    GENERIC,
    LOSE,
    RAID,
    RETREAT,
    SEND,
    TRIBE,
    Die,
)
from game.table.choices import Choices, Key
from game.table.kit import CaveKit, prehistoric_kit
from game.table.look import AnyLook, Button
from game.table.motion import Flight
from game.table.pen import Pen
from game.table.prehistoric import choices, prompts, staging
from game.table.prehistoric.board import PrehistoricBoard
from game.table.prehistoric.look import Look
from game.table.prehistoric.raid import DICE
from game.table.tablescene import TableScene
from game.table.telling import Beat


class PrehistoricTable(TableScene):
    """The scene of one game of Prehistoric Warfare."""

    look_class: ClassVar[type[AnyLook]] = Look
    hand_types: ClassVar[tuple[str, ...]] = (
        "person",
        "ranged",
        "both",
        "hand",
        "armor",
        "hunting",
        "raiding",
        "tactics",
        "defense",
        "hardship",
        "special",
    )
    asked_anyway: ClassVar[frozenset[str]] = frozenset(
        {DISCARD, LOSE, CAPTURE, SEND, RETREAT, RAID, TRIBE}
    )
    suggesting = False
    """Whether the rest of the hits of this volley are given as suggested."""

    @property
    def rules(self) -> Prehistoric:
        return cast(Prehistoric, self.session.match.rules)

    @property
    def own(self) -> Look:
        """The look with what is the game's own in it."""
        return cast(Look, self.look)

    def make_kit(self) -> CaveKit:
        return self.app.at_sight(prehistoric_kit)

    def make_board(self) -> PrehistoricBoard:
        return PrehistoricBoard(self.kit, self.parts, self.app.size)

    def update_look(self) -> None:
        super().update_look()
        self.own.thrown, self.own.volley = (), ""

    def arrange(self, frame: Frame | None, legal: Sequence[Action]) -> Choices:
        return choices.arrange(self.own, frame, legal)

    def ask(self) -> str:
        return prompts.ask(self.own)

    def buttons(self) -> tuple[Button, ...]:
        return prompts.buttons(self.own)

    def stage_events(self, actor: int, events: list[Any]) -> list[Beat]:
        return staging.beats(self, actor, events)

    def flights(self, before: Pen, after: Pen, events: list[Any]) -> list[Flight]:
        return staging.flights(self.own, before, after, events, self.kit)

    def throw(self, volley: str, dice: tuple[Die, ...], seat: int, text: str) -> None:
        """The dice of both sides roll at once beside those who throw them; `text` as in `roll`."""
        look = self.own
        look.thrown, look.volley = dice, volley
        look.hidden = frozenset({DICE})
        self.rebuild()
        landed = partial(self.telling.say, seat, text)
        self.telling.tumble.roll(list(self.board.pen.dice), self.rules.tables.die_sides, landed)
        self.redraw_moving()

    def why_not(self, source: Key, target: Key) -> Refusal | None:
        card = source[1]
        handle = GENERIC if target[0] == "people" else target[1]
        kind = self.rules.tables.type[card]
        if kind in ("ranged", "hand", "both", "armor"):
            action = Action("attach", card, handle)
        elif kind == "hunting":
            action = Action("hunt", card)
        elif kind == "person":
            action = Action("join", card)
        elif kind in ("tactics", "defense"):
            action = Action("reroll", card, target[1])
        else:
            action = Action("play", card, target[1] if target[0] == "seat" else -1)
        return self.rules.why_illegal(self.session.match.state, action)

    def why_unusable(self, card: int) -> Refusal | None:
        opponents = [seat for seat in range(self.own.view.seats) if seat != self.look.me]
        kind = self.rules.tables.type[card]
        if kind in ("hardship", "raiding"):
            return self.why_not(("card", card), ("seat", opponents[0]))
        if kind in ("ranged", "hand", "both", "armor"):
            return self.why_not(("card", card), ("people", self.look.me))
        return self.why_not(("card", card), ("table", 0))

    def odds_of(self, action: Action) -> Prospect | None:
        begins = action.verb == DO_PLAY and self.rules.tables.type[action.card] == "raiding"
        return prospects.raid(self.rules, self.own.view, action) if begins else None

    def odds_now(self) -> Prospect | None:
        return prospects.sent(self.rules, self.own.view)

    def command(self, name: str) -> None:
        """Adds "Give hits as suggested" to what buttons do."""
        if name == "suggest" and not self.busy:
            self.suggesting = True
            self._suggest()
        else:
            super().command(name)

    def draw_curtain_for(self, seat: int) -> None:
        """Hits are suggested to nobody but who wished it."""
        self.suggesting = False
        super().draw_curtain_for(seat)

    def begin_asking(self) -> None:
        frame = self.session.match.decision
        if self.suggesting and frame is not None and frame.kind == AIM:
            self._suggest()
            return
        self.suggesting = False
        super().begin_asking()

    def _suggest(self) -> None:
        """Gives a hit the target that `steady` would give it."""
        self.play(self.session.suggested())
