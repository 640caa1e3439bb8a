"""What a bot is: somebody who sees a View and returns one of the legal actions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, Protocol, TypeVar

from game.bots.thought import Thought
from game.rules.core.play import Action

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


def never() -> bool:
    """Nobody interrupts."""
    return False


class Bot(Protocol[ViewT_contra]):
    """A player without a mouse. It is never given a State, so it can't peek."""

    searches: ClassVar[bool] = False
    """Whether a decision takes it longer than a frame lasts."""

    @abstractmethod
    def think(
        self,
        view: ViewT_contra,
        legal: Sequence[Action],
        interrupted: Callable[[], bool] = never,
    ) -> Thought:
        """One of `legal`, which is not empty, for the seat whose decision `view` shows, with the
        reason. Who searches asks `interrupted` whether the answer is still wanted, and raises
        InterruptedThoughtError if it is not."""

    def choose(self, view: ViewT_contra, legal: Sequence[Action]) -> Action:
        """The action alone."""
        return self.think(view, legal).action
