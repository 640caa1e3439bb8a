"""A table for the tests of the rules: a position in scenario notation and actions in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from game.match import Match
from game.rules.core.dice import Scripted
from game.rules.core.play import Outcome
from game.rules.lawrence import events as ev
from game.rules.prehistoric.state import Member, Raid, Tribe

E = TypeVar("E")


class AnyTable:
    """A match at a position. Seats are counted from 1 and cards go by their ids, as in notation."""

    def __init__(
        self, match: Match[Any, Any, Any, Any], dice: Scripted, opening: Sequence[Any]
    ) -> None:
        self.match = match
        self.dice = dice
        self.events = list(opening)
        """All that happened so far."""

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def decision(self) -> tuple[int, str] | None:
        """Whose decision it is and which; None when the game is over."""
        frame = self.match.decision
        return (frame.seat + 1, frame.kind) if frame else None

    def play(self, *lines: str) -> list[Any]:
        """Plays lines of notation, which must be legal; what happened then."""
        out: list[Any] = []
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

    def happened(self, kind: type[E]) -> list[E]:
        """The events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


class Table(AnyTable):
    """A table of Lawrence of Arabia."""

    def camp(self, seat: int) -> list[list[str]]:
        """Each Leader of a seat, his Tribesmen after him."""
        return [self.ids((p.leader, *p.tribe)) for p in self.state.camps[seat - 1]]

    def victory(self, seat: int) -> list[str]:
        return self.ids(self.state.victory[seat - 1])

    def totals(self) -> tuple[int, int]:
        """Arab Total and Turk Total of the last attack."""
        last = self.happened(ev.Compared)[-1]
        return last.arab, last.turk


class CaveTable(AnyTable):
    """A table of Prehistoric Warfare."""

    @property
    def raid(self) -> Raid:
        """The raid that is going on."""
        raid: Raid | None = self.state.raid
        assert raid
        return raid

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def tribe(self, seat: int) -> Tribe:
        tribe: Tribe = self.state.tribes[seat - 1]
        return tribe

    def member(self, member: Member) -> list[str]:
        """A person, `person` for a generic one, his gear after him."""
        name = self.ids([member.card]) if member.card >= 0 else ["person"]
        return name + self.ids(member.gear)

    def band(self, seat: int) -> list[list[str]]:
        """Each Person card and each person with gear of a seat."""
        return [self.member(member) for member in self.tribe(seat).band]

    def attack(self, *sent: str) -> None:
        """Plays War Party on seat 2; all go where nobody is named."""
        self.play("play war party on seat 2", *(sent or ("send all",)), "done")

    def passed(self, *kinds: str) -> None:
        """Passes while one of these decisions waits; without them, at rerolls and more rounds."""
        while self.decision and self.decision[1] in (kinds or ("reroll", "extra")):
            self.play("pass")

    def faces(self) -> tuple[int, ...]:
        """The dice on the table."""
        return tuple(die.face for die in self.raid.dice)


Seated = Callable[[str], Table]
Caves = Callable[[str], CaveTable]
