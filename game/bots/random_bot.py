"""A bot without a thought: every legal action is as good as any other."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from game.bots.player import Bot, never
from game.bots.thought import Thought
from game.rules.core.play import Action


class RandomBot(Bot[object]):
    """Plays any game, uniformly over the legal actions.

    The yardstick for the other bots, and a good tester of the rules.
    """

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def think(
        self, view: object, legal: Sequence[Action], interrupted: Callable[[], bool] = never
    ) -> Thought:
        """One of `legal` by lot; the same lots for the same seed on each Python."""
        return Thought(legal[int(self._random() * len(legal))], "by_lot")
