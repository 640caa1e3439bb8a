"""A bot without a thought: every legal action is as good as any other."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.rules.core.play import Action
from game.rules.lawrence.view import View


class RandomBot:
    """Plays uniformly over the legal actions. The yardstick for the others, and a good tester."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of `legal` by lot; the same lots for the same seed on each Python."""
        return legal[int(self._random() * len(legal))]
