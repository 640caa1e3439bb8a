"""How likely each seat is to win from a position: features of each seat, weighed and compared.

The chance of a seat is its part of the exponentials of all seats' sums. The weights come from
games of `steady` (docs/BOTS.md); between two players things weigh otherwise than among more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

Features = Callable[[Any, int], Sequence[float] | None]
"""What counts of a state for a seat, in the order of the weights; None for one that can't win."""


class Value:
    """The judge of a game by its features and weights."""

    def __init__(
        self,
        names: Sequence[str],
        features: Features,
        players: Callable[[Any], int],
        weights: Sequence[Mapping[str, float]],
    ) -> None:
        """`names` are those of the features, `players` tells how many still play, whether or not
        they can win; `weights` are those between two players, and among more."""
        self.names = names
        self.features = features
        self.players = players
        self._two, self._more = [tuple(each.values()) for each in weights]

    def chance(self, state: Any, seat: int) -> float:
        """The chance that a seat wins from here, all cards known."""
        found = {
            each: features
            for each in range(state.seats)
            if (features := self.features(state, each)) is not None
        }
        if seat not in found:
            return 0.0
        weights = self._two if self.players(state) == 2 else self._more
        return chances(weights, list(found.values()))[list(found).index(seat)]


def chances(weights: Sequence[float], features: Sequence[Sequence[float]]) -> list[float]:
    """The chance of each seat that can win."""
    sums = [sum([a * b for a, b in zip(weights, each, strict=True)]) for each in features]
    best = max(sums)
    parts = [exp(each - best) for each in sums]
    total = sum(parts)
    return [part / total for part in parts]
