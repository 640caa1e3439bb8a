"""What a bot is: somebody who sees a View and returns one of the legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from game.rules.core.play import Action

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


class Bot(Protocol[ViewT_contra]):
    """A player without a mouse. It is never given a State, so it can't peek."""

    def choose(self, view: ViewT_contra, legal: Sequence[Action]) -> Action:
        """One of `legal`, which is not empty, for the seat whose decision `view` shows."""
        ...
