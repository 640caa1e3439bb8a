"""What a round of a raid is likely to bring, from what is public: strengths, Armor, numbers.

Worked out with means and a normal curve, which is close enough for somebody of good sense and
quick. Faces and strengths are those of the catalogue's dice; chances go from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import erf, sqrt
from typing import Final, NamedTuple

from game.bots.prehistoric.temper import STEADY, Temper
from game.rules.prehistoric.state import (
    Member,
    Tables,
    hand_strength,
    protection,
    ranged_strength,
)

_REROLL: Final = 0.4
"""The people that a Chieftain's reroll is good for in a raid."""
_MOST_ROUNDS: Final = 3.0


class Fighter(NamedTuple):
    """Somebody who fights, as far as the odds need him."""

    worth: float
    """What his tribe loses with him, in generic People without gear."""
    ranged: int
    """Strength in each volley, 0 where he does not roll."""
    hand: int
    guard: int
    """What dice against him count more."""
    leads: bool
    """Whether he is a Chieftain with a reroll."""


class Force(NamedTuple):
    """Those who fight on one side."""

    people: int
    """Generic People without gear."""
    band: tuple[Fighter, ...]
    """The others, the most dangerous first: so they fall."""

    @property
    def size(self) -> int:
        """How many there are."""
        return self.people + len(self.band)

    @property
    def guard(self) -> int:
        """What every die against this side counts more at least."""
        if self.people or not self.band:
            return 0
        return min([fighter.guard for fighter in self.band])


class Forecast(NamedTuple):
    """How a raid is likely to go on."""

    win: float
    """The chance that the attackers win, level rounds fought on."""
    lose: float
    """The chance that the defenders win."""
    killed: float
    """Defenders that fall from now on, about."""
    lost: float
    """Attackers that fall from now on, about."""


def below(x: float) -> float:
    """The part of the normal curve below x."""
    return 0.5 * (1.0 + erf(x * 0.7071067811865476))


class Odds:
    """What can be said of people and fights from a catalogue's tables alone."""

    def __init__(self, tables: Tables, temper: Temper = STEADY) -> None:
        self._temper = temper
        self._tables = tables
        self._sides = tables.die_sides
        self._known: dict[Member, Fighter] = {}  # worked out once for each way to be equipped
        self.plain = self.fighter(Member()).worth
        """Worth of a generic Person without gear."""

    def fighter(self, member: Member) -> Fighter:
        """A person as he fights; also what he is worth."""
        known = self._known.get(member)
        if known is None:
            known = self._known[member] = self._fighter(member)
        return known

    def _fighter(self, member: Member) -> Fighter:
        tables, temper = self._tables, self._temper
        ranged, hand = ranged_strength(tables, member), hand_strength(tables, member)
        guard = protection(tables, member)
        leads = member.card >= 0 and tables.effect[member.card] == "reroll_in_raid"
        hits = self._chance(ranged) + self._chance(hand)
        worth = 1.0 + temper.hit * hits + temper.guard * guard + temper.reroll * leads
        worth += temper.named * (member.card >= 0)
        return Fighter(worth, ranged, hand, guard, leads)

    def _chance(self, strength: int) -> float:
        return max(0, min(self._sides, strength)) / self._sides

    def force(self, people: int, band: Iterable[Member]) -> Force:
        """A side from the people who fight on it."""
        fighters = [self.fighter(member) for member in band]
        fighters.sort(reverse=True)
        return Force(people, tuple(fighters))

    def worth(self, force: Force, fallen: float, before: int = 0) -> float:
        """Worth of so many people as fall next on a side, of whom `before` have a hit already."""
        total = 0.0
        for fighter in force.band[before:]:
            part = min(1.0, fallen)
            if part <= 0:
                return total
            total += part * fighter.worth
            fallen -= part
        return total + self.plain * max(0.0, min(fallen, force.size - before))

    def ranged(self, force: Force, guard: int) -> tuple[float, float]:
        """Hits to expect of a Ranged volley, and their variance."""
        mean = spread = 0.0
        for fighter in force.band:
            if fighter.ranged:
                chance = self._chance(fighter.ranged - guard)
                mean += chance
                spread += chance * (1.0 - chance)
        return mean, spread

    def hand(self, force: Force, guard: int, fallen: float = 0.0) -> tuple[float, float]:
        """Hits to expect of a Hand-to-hand volley after so many fell, and their variance."""
        mean = spread = 0.0
        for fighter in force.band:
            if fallen >= 1.0:
                fallen -= 1.0
                continue
            chance = self._chance(fighter.hand - guard)
            part = (1.0 - fallen) * chance
            mean += part
            spread += part * (1.0 - chance)
            fallen = 0.0
        chance = self._chance(self._tables.person_strength - guard)
        mean += chance * max(0.0, force.people - fallen)
        return mean, spread + chance * (1.0 - chance) * force.people

    def forecast(self, attackers: Force, defenders: Force, lead: int = 0) -> Forecast:
        """The raid from the next round on; `lead` is how many more the defenders have lost."""
        guard_a, guard_d = attackers.guard, defenders.guard
        killed, spread_k = self.ranged(attackers, guard_d)
        lost, spread_l = self.ranged(defenders, guard_a)
        more_k, hand_k = self.hand(attackers, guard_d, lost)
        more_l, hand_l = self.hand(defenders, guard_a, killed)
        killed += more_k
        lost += more_l
        spread_k += hand_k
        spread_l += hand_l
        helped = _REROLL * (self._led(attackers) - self._led(defenders))
        gain = killed - lost + helped
        width = sqrt(spread_k + spread_l) + 1e-6
        ahead, behind = below((lead + gain - 0.5) / width), below((-lead - gain - 0.5) / width)
        level = 1.0 - ahead - behind
        up, down = below((gain - 0.5) / width), below((-gain - 0.5) / width)
        decided = max(1e-6, up + down)
        win = ahead + level * up / decided
        lose = behind + level * down / decided
        # Whoever has nobody left has lost, level or not (P23).
        dead_a = below((lost - attackers.size + 0.5) / (sqrt(spread_l) + 1e-6))
        dead_d = below((killed - defenders.size + 0.5) / (sqrt(spread_k) + 1e-6))
        both = (1.0 - dead_a) * (1.0 - dead_d)
        rounds = min(_MOST_ROUNDS, 1.0 + level / decided)
        return Forecast(
            dead_d * (1.0 - dead_a) + both * win,
            dead_a * (1.0 - dead_d) + both * lose,
            min(killed * rounds, defenders.size),
            min(lost * rounds, attackers.size),
        )

    @staticmethod
    def _led(force: Force) -> bool:
        return any(fighter.leads for fighter in force.band)
