"""A bot for beginners to beat: it plays fair and with sense, and overlooks a good deal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from game.bots.player import Bot
from game.games import GAMES, AnyRules
from game.rules.core.play import BARE, Action

OVERLOOKS: Final = 0.4
"""Part of its cards that it does not think of in a round."""
FORGETS: Final = 0.5
"""How often it does not think of answering out of its turn."""


class EasyBot:
    """Chooses as a better bot does among what it thinks of.

    What it overlooks is drawn from the seed, the round and the card, so it does not think of a card
    now that it overlooked a moment ago, and the same View gets the same answer.
    """

    def __init__(self, rules: AnyRules, seed: int | str, better: Bot[Any]) -> None:
        """`better` is who chooses among what is left."""
        self._better = better
        self._seed = seed
        self._questions = frozenset(GAMES[rules.game].questions)

    def choose(self, view: Any, legal: Sequence[Action]) -> Action:
        """One of `legal` for the seat whose decision `view` shows."""
        bare = next((action for action in legal if action.verb in BARE), None)
        asked = view.decision.kind in self._questions and view.active != view.seat
        if bare and asked and self._draw(view, "answer") < FORGETS:
            return bare
        seen = [
            action
            for action in legal
            if action.card < 0 or self._draw(view, action.card) >= OVERLOOKS
        ]
        if not seen:
            return self._better.choose(view, legal)
        action = self._better.choose(view, seen)
        # What the better bot takes for granted may be what was overlooked.
        return action if action in legal else seen[0]

    def _draw(self, view: Any, what: int | str) -> float:
        """A number from 0 to 1 that is the same for this round."""
        return random.Random(f"{self._seed}:{view.round}:{view.active}:{what}").random()
