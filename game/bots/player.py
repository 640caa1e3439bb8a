"""What a bot is: somebody who sees a View and returns one of the legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.rules.core.play import Action
from game.rules.lawrence.view import View


class Bot(Protocol):
    """A player without a mouse. It is never given a State, so it can't peek."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of `legal`, which is not empty, for the seat whose decision `view` shows."""
        ...
