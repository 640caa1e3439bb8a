"""How likely an attack or a raid is to succeed, as far as what is public goes."""

from __future__ import annotations

from typing import Protocol

from game.bots.tally import Rate


class Prospect(Protocol):
    """The odds of one thing that could be begun."""

    @property
    def chance(self) -> float:
        """The chance that it succeeds if nobody plays another card, 0 to 1."""
        ...

    @property
    def spread(self) -> float:
        """How far the chance may be off, 95 times in 100; 0 where it is exact."""
        ...

    def refine(self) -> bool:
        """Works a moment on it; False when it is as good as it gets."""
        ...


class Exact:
    """Odds that could be computed."""

    spread = 0.0

    def __init__(self, chance: float) -> None:
        self.chance = chance

    def refine(self) -> bool:
        return False


class Sampled:
    """Odds from how often it succeeded when it was tried."""

    def __init__(self, most: int) -> None:
        """`most` is after how many tries it is good enough."""
        self._most = most
        self._rate = Rate(0, 0)

    def count(self, succeeded: bool) -> None:
        """Counts one try."""
        self._rate = Rate(self._rate.won + succeeded, self._rate.of + 1)

    @property
    def tries(self) -> int:
        return self._rate.of

    @property
    def enough(self) -> bool:
        return self._rate.of >= self._most

    @property
    def chance(self) -> float:
        """The middle of what it may be."""
        low, high = self._rate.interval
        return (low + high) / 2

    @property
    def spread(self) -> float:
        low, high = self._rate.interval
        return (high - low) / 2
