"""A bot that looks ahead: it plays on from where it stands, many times, and takes what wins most.

No other way to search that was tried won more games; docs/BOTS.md has the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.budget import MEASURED, Budget
from game.bots.player import Bot, never
from game.bots.search import Arm, Craft, Search
from game.bots.thought import Thought
from game.games import AnyRules
from game.rules.core.play import Action


class ExpertBot(Bot[Any]):
    """Chooses by search, from its View alone; remembers nothing between decisions."""

    searches = True

    def __init__(
        self,
        rules: AnyRules,
        seed: int | str,
        steady: Bot[Any],
        craft: Craft,
        budget: Budget = MEASURED,
    ) -> None:
        """`steady` is the bot of good sense whose choice stands where search finds no better."""
        self._rules = rules
        self._seed = seed
        self._steady = steady
        self._craft = craft
        self._budget = budget

    def think(
        self, view: Any, legal: Sequence[Action], interrupted: Callable[[], bool] = never
    ) -> Thought:
        """The action it takes, with its reason. Raises InterruptedThoughtError."""
        plain = self._steady.think(view, legal)
        if len(legal) == 1:
            return plain
        # The seed and what it sees make its chance: it thinks the same in a game taken up again.
        search = Search(self._rules, self._craft, view, f"{self._seed}:{view!r}")
        candidates = search.candidates(legal, plain.action)
        if len(candidates) == 1:
            only = candidates[0]
            return plain if plain.action == only else Thought(only, "only_choice")
        arms = search.run(candidates, self._budget, interrupted)
        return _told(plain, arms)


def _told(plain: Thought, arms: Sequence[Arm]) -> Thought:
    best, second = arms[0], max(arms[1:], key=lambda arm: arm.chance)
    same = best.action == plain.action
    thought = plain if same else Thought(best.action, "looked_ahead")
    return thought._replace(ahead=best.chance, instead=second.chance)
