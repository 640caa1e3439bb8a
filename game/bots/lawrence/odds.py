"""The odds of an attack: Defense Rolls cost Tribesmen, what is left must beat the Turk Total."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.lawrence.state import Party, Tables


class Odds:
    """Chances of the dice of one catalogue. Grows its tables as they are asked for."""

    def __init__(self, tables: Tables) -> None:
        sides = tables.die_sides
        self._hit = min(max(sides - tables.hit_on + 1, 0), sides) / sides
        self._sides = sides
        self._loot_on = tables.loot_on
        self._pmf: list[list[float]] = [[1.0]]
        self._at_most: list[list[float]] = [[1.0]]

    def at_most(self, dice: int, hits: int) -> float:
        """The chance that of `dice` Defense Rolls `hits` or fewer cost a Tribesman."""
        if hits >= dice:
            return 1.0
        if hits < 0:
            return 0.0
        while len(self._at_most) <= dice:
            last, p = self._pmf[-1], self._hit
            row = [a * (1 - p) + b * p for a, b in zip([*last, 0.0], [0.0, *last], strict=True)]
            self._pmf.append(row)
            sums, total = [], 0.0
            for each in row:
                total += each
                sums.append(total)
            self._at_most.append(sums)
        return self._at_most[dice][hits]

    def win(self, totals: Sequence[int], turk: int, dice: int) -> float:
        """The chance to beat `turk` after `dice` Defense Rolls, by `arab_totals`."""
        if totals[-1] > turk:
            return 1.0
        spare = -1
        for total in totals:
            if total <= turk:
                break
            spare += 1
        return self.at_most(dice, spare)

    def lost_to_hits(self, tribesmen: int, dice: int) -> float:
        """About how many Tribesmen `dice` Defense Rolls cost."""
        return min(float(tribesmen), dice * self._hit)

    def looted(self, modifier: int = 0) -> float:
        """The chance that a Loot roll with this modifier discards the Leader."""
        gone = self._sides - (self._loot_on - modifier) + 1
        return min(max(gone, 0), self._sides) / self._sides


def arab_totals(
    tables: Tables, parties: Iterable[Party], cavalry: int = 0, bonus: int = 0
) -> list[int]:
    """The Arab Total with no Tribesman lost, with the weakest lost, with the two weakest, ..."""
    force = tables.force
    total = bonus
    tribe: list[int] = []
    for party in parties:
        total += force[party.leader]
        each = tables.bonus[party.leader] + cavalry
        for card in party.tribe:
            tribe.append(force[card] + each)
    total += sum(tribe)
    tribe.sort()
    out = [total]
    for each in tribe:
        total -= each
        out.append(total)
    return out
