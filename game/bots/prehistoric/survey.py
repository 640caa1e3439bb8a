"""What a seat makes of its View: who may win, how the Food lasts, what things are worth.

Worth is counted in generic People without gear: one of one's own is 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp

from game.bots.prehistoric.odds import Force, Odds
from game.bots.prehistoric.temper import Temper
from game.rules.prehistoric.state import Tables, Tribe, food_owed
from game.rules.prehistoric.view import View


class Survey:
    """One View, looked at once. What costs time is worked out when it is first asked for."""

    def __init__(
        self, tables: Tables, odds: Odds, view: View, nerve: float, temper: Temper
    ) -> None:
        self.tables = tables
        self.odds = odds
        self.temper = temper
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
        bold = (most - self.temper.bold_from) / 10 + self.view.round / 200 + self._nerve
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
            exp(count / self.temper.lead) if count and seat != self.seat else 0.0
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

    def want(self, seat: int) -> int:
        """Food that a growing tribe owes in its next turns."""
        people, growth = self.people[seat], self.tables.growth
        ahead = range(1, self.temper.ahead + 1)
        return sum([self.owed(people + growth * turn) for turn in ahead])

    def short(self, seat: int) -> bool:
        """Whether a tribe's Food does not last for its next turns."""
        return self.view.tribes[seat].food < self.want(seat)

    def food_worth(self, seat: int) -> float:
        """Worth of a Food to a tribe."""
        return self.temper.hungry if self.short(seat) else self.temper.fed

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
