"""A table for the tests of the rules: a position in scenario notation and actions in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from game.match import Match
from game.rules.core.dice import Scripted
from game.rules.lawrence import events as ev
from game.rules.lawrence.state import State

E = TypeVar("E")


class Table:
    """A match at a position. Seats are counted from 1 and cards go by their ids, as in notation."""

    def __init__(self, match: Match, dice: Scripted, opening: Sequence[ev.Event]) -> None:
        self.match = match
        self.dice = dice
        self.events = list(opening)
        """All that happened so far."""

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def decision(self) -> tuple[int, str] | None:
        """Whose decision it is and which; None when the game is over."""
        frame = self.match.decision
        return (frame.seat + 1, frame.kind) if frame else None

    def play(self, *lines: str) -> list[ev.Event]:
        """Plays lines of notation, which must be legal; what happened then."""
        out: list[ev.Event] = []
        for line in lines:
            out += self.match.play(self.match.rules.parse(self.state, line))
        self.events += out
        return out

    def until(self, seat: int, decision: str) -> None:
        """Everybody passes or is done until that decision comes, or the game ends."""
        while self.decision not in (None, (seat, decision)):
            self.play("done")

    def why(self, line: str) -> str:
        """The ruling that refuses a line, "" where it is legal."""
        rules = self.match.rules
        refusal = rules.why_illegal(self.state, rules.parse(self.state, line))
        return refusal.ruling if refusal else ""

    def legal(self) -> set[str]:
        """What may be done, without the numbers of copies."""
        rules = self.match.rules
        return {
            re.sub(r"#\d+", "", rules.format(action)) for action in rules.legal_actions(self.state)
        }

    def ids(self, cards: Iterable[int]) -> list[str]:
        """Cards by their ids."""
        return [self.match.rules.catalogue.line(card).id for card in cards]

    def hand(self, seat: int) -> list[str]:
        return self.ids(self.state.hands[seat - 1])

    def discard(self) -> list[str]:
        return self.ids(self.state.discard)

    def camp(self, seat: int) -> list[list[str]]:
        """Each Leader of a seat, his Tribesmen after him."""
        return [self.ids((p.leader, *p.tribe)) for p in self.state.camps[seat - 1]]

    def victory(self, seat: int) -> list[str]:
        return self.ids(self.state.victory[seat - 1])

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def totals(self) -> tuple[int, int]:
        """Arab Total and Turk Total of the last attack."""
        last = self.happened(ev.Compared)[-1]
        return last.arab, last.turk


Seated = Callable[[str], Table]
