"""Which actions of Lawrence of Arabia are worth looking into, and which are the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.rules.core.play import Action
from game.rules.lawrence.state import Tables
from game.rules.lawrence.view import View


def twin(tables: Tables) -> Callable[[View, Action], Hashable]:
    """What an action is in a View, whichever of several like cards it uses."""
    line_of = tables.line_of

    def kind(view: View, action: Action) -> Hashable:
        verb, card, target = action
        # Like cards of a hand or of the deck differ in nothing; on the table they do.
        apart = card if card < 0 or card not in (*view.hand, *view.search) else ~line_of[card]
        return verb, apart, target

    return kind


def leading_on(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions that don't undo others: all, for none does."""
    return legal
