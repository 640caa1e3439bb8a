"""A bot without a thought: every legal action is as good as any other."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.rules.core.play import Action


class RandomBot:
    """Plays any game, uniformly over the legal actions.

    The yardstick for the other bots, and a good tester of the rules.
    """

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: object, legal: Sequence[Action]) -> Action:
        """One of `legal` by lot; the same lots for the same seed on each Python."""
        return legal[int(self._random() * len(legal))]
