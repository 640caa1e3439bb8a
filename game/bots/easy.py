"""A bot for beginners to beat: it plays fair and with sense, and overlooks a good deal."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.bots.player import Bot, never
from game.bots.thought import Thought
from game.games import GAMES, AnyRules
from game.rules.core.play import BARE, Action

OVERLOOKS: Final = 0.4
"""Part of its cards that it does not think of in a round."""
FORGETS: Final = 0.5
"""How often it does not think of answering out of its turn."""


class EasyBot(Bot[Any]):
    """Chooses as a better bot does among what it thinks of.

    What it overlooks is drawn from the seed, the round and the card, so it does not think of a card
    now that it overlooked a moment ago, and the same View gets the same answer.
    """

    def __init__(self, rules: AnyRules, seed: int | str, better: Bot[Any]) -> None:
        """`better` is who chooses among what is left."""
        self._better = better
        self._seed = seed
        self._questions = frozenset(GAMES[rules.game].questions)

    def think(
        self, view: Any, legal: Sequence[Action], interrupted: Callable[[], bool] = never
    ) -> Thought:
        """The action it takes, with its reason."""
        bare = next((action for action in legal if action.verb in BARE), None)
        asked = view.decision.kind in self._questions and view.active != view.seat
        if bare and asked and self._draw(view, "answer") < FORGETS:
            return Thought(bare, "forgot")
        seen = [
            action
            for action in legal
            if action.card < 0 or self._draw(view, action.card) >= OVERLOOKS
        ]
        if not seen:
            return self._better.think(view, legal)
        thought = self._better.think(view, seen)
        # What the better bot takes for granted may be what was overlooked.
        return thought if thought.action in legal else Thought(seen[0], "forgot")

    def _draw(self, view: Any, what: int | str) -> float:
        """A number from 0 to 1 that is the same for this round."""
        return random.Random(f"{self._seed}:{view.round}:{view.active}:{what}").random()
