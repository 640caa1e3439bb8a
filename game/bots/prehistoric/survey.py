"""What a seat makes of its View: who may win, how the Food lasts, what things are worth.

Worth is counted in generic People without gear: one of one's own is 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from typing import Final

from game.bots.prehistoric.odds import Force, Odds
from game.rules.prehistoric.state import Tables, Tribe, food_owed
from game.rules.prehistoric.view import View

WINNING: Final = 12.0
"""Worth of winning the game, or of keeping somebody from it at the last moment."""
_AHEAD: Final = 3
"""Turns for which a tribe wants to have its Food."""
_LEAD: Final = 4.0
"""People ahead that make somebody nearly three times as likely to win."""
_HUNGRY: Final = 0.8
_FED: Final = 0.15
"""Worth of a Food to a tribe that is short of it, and to one that is not."""
_BOLD_FROM: Final = 18
"""People of the largest other tribe that make a seat bolder, ten more make it as bold as can be."""


class Survey:
    """One View, looked at once. What costs time is worked out when it is first asked for."""

    def __init__(self, tables: Tables, odds: Odds, view: View, nerve: float) -> None:
        self.tables = tables
        self.odds = odds
        self.view = view
        self.seat = view.seat
        self.hand = view.hand
        self.tribe: Tribe = view.tribes[view.seat]
        self._nerve = nerve

    @cached_property
    def people(self) -> list[int]:
        """The population of each tribe."""
        return [tribe.people + len(tribe.band) for tribe in self.view.tribes]

    @cached_property
    def bold(self) -> float:
        """0 for somebody with all the time in the world, 1 when something has to happen."""
        most = max([n for seat, n in enumerate(self.people) if seat != self.seat])
        bold = (most - _BOLD_FROM) / 10 + self.view.round / 200 + self._nerve
        return min(1.0, max(0.0, bold))

    @cached_property
    def alone(self) -> int:
        """The only opponent left, -1 while there are more."""
        left = [seat for seat, n in enumerate(self.people) if n and seat != self.seat]
        return left[0] if len(left) == 1 else -1

    # --- the others -----------------------------------------------------------------------------

    @cached_property
    def _hurts(self) -> list[float]:
        weights = [
            exp(count / _LEAD) if count and seat != self.seat else 0.0
            for seat, count in enumerate(self.people)
        ]
        total = sum(weights) or 1.0
        return [weight / total for weight in weights]

    def hurt(self, seat: int) -> float:
        """What it is worth that an opponent loses one of his people: the more, the likelier he is
        to win among all opponents; 1 for the only one."""
        return self._hurts[seat]

    def about_to_win(self, seat: int) -> bool:
        """Whether a tribe's next Tribe Phase would win, if nothing happens to it."""
        return self.people[seat] + self.tables.growth >= self.tables.victory_people

    def force(self, seat: int) -> Force:
        """All people of a tribe."""
        tribe = self.view.tribes[seat]
        return self.odds.force(tribe.people, tribe.band)

    # --- Food -----------------------------------------------------------------------------------

    def owed(self, population: int) -> int:
        """Food owed by so many people."""
        return food_owed(self.tables, self.view.options, population)

    def want(self, seat: int, turns: int = _AHEAD) -> int:
        """Food that a growing tribe owes in its next turns."""
        people, growth = self.people[seat], self.tables.growth
        return sum([self.owed(people + growth * (turn + 1)) for turn in range(turns)])

    def short(self, seat: int) -> bool:
        """Whether a tribe's Food does not last for its next turns."""
        return self.view.tribes[seat].food < self.want(seat)

    def food_worth(self, seat: int) -> float:
        """Worth of a Food to a tribe."""
        return _HUNGRY if self.short(seat) else _FED

    def starving(self, population: int) -> int:
        """People that this seat's next Food Phase takes, were it so large and if nobody hunts."""
        tribe = self.tribe
        return max(0, self.owed(population) - tribe.food - tribe.prisoners)

    # --- cards ----------------------------------------------------------------------------------

    def others_in_hand(self, card: int, kind: str) -> list[int]:
        """The other cards of a type in hand."""
        types = self.tables.type
        return [other for other in self.hand if other != card and types[other] == kind]

    def seen(self) -> Sequence[int]:
        """Cards that no opponent can hold, as far as hands go: the discard pile and one's own."""
        return (*self.view.discard, *self.hand)
