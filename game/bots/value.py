"""How likely each seat is to win from a position: features of each seat, weighed and compared.

The chance of a seat is its part of the exponentials of all seats' sums. The weights come from
games of `steady` (docs/BOTS.md); between two players things weigh otherwise than among more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

Features = Callable[[Any, int], Sequence[float] | None]
"""What counts of a state for a seat, in the order of the weights; None for one that is out."""


class Value:
    """The judge of a game by its features and weights."""

    def __init__(self, features: Features, weights: Sequence[Mapping[str, float]]) -> None:
        """`weights` by the features' names: between two players, and among more."""
        self._features = features
        self._two, self._more = [tuple(each.values()) for each in weights]

    def chance(self, state: Any, seat: int) -> float:
        """The chance that a seat wins from here, all cards known."""
        found = [self._features(state, each) for each in range(state.seats)]
        left = sum([each is not None for each in found])
        weights = self._two if left == 2 else self._more
        sums = [
            sum([a * b for a, b in zip(weights, each, strict=True)]) if each else None
            for each in found
        ]
        best = max([each for each in sums if each is not None])
        parts = [0.0 if each is None else exp(each - best) for each in sums]
        return parts[seat] / sum(parts)
