"""Which actions of Prehistoric Warfare are worth looking into, and which are the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from game.rules.core.play import Action
from game.rules.prehistoric.actions import (
    DO_AIM,
    DO_ATTACH,
    DO_CAPTURE,
    DO_LOSE,
    RECALL,
    SEND_ALL,
    SEND_ARMED,
)
from game.rules.prehistoric.state import SEND, Member, Tables
from game.rules.prehistoric.view import View


def twin(tables: Tables) -> Callable[[View, Action], Hashable]:
    """What an action is in a View, whichever of several like cards or people it uses."""
    columns = (
        tables.type,
        tables.strength,
        tables.ranged,
        tables.hand,
        tables.armor,
        tables.food,
        tables.effect,
        tables.amount,
        tables.element,
    )
    numbers = list(zip(*columns, strict=True))
    first = {each: card for card, each in reversed(list(enumerate(numbers)))}
    likes = [first[each] for each in numbers]

    def like(card: int) -> int:
        """The first card with the same numbers: many differ in their names alone."""
        return likes[card] if card >= 0 else -1

    def person(view: View, handle: int) -> Hashable:
        for seat, tribe in enumerate(view.tribes):
            for member in tribe.band:
                if member.handle == handle:
                    return seat, Member(*[like(card) for card in member])
        return handle

    def kind(view: View, action: Action) -> Hashable:
        verb, card, target = action
        if verb in (DO_AIM, DO_CAPTURE, DO_LOSE):
            return verb, person(view, card), target
        apart = ~likes[card] if card in view.hand else card
        return verb, apart, person(view, target) if verb == DO_ATTACH else target

    return kind


def leading_on(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions that don't undo others: once somebody is sent, more may be sent or the raid
    begins. Else raiders could be sent and called back for ever."""
    raid, decision = view.raid, view.decision
    if raid is None or decision is None or decision.kind != SEND:
        return legal
    undoing = (RECALL, SEND_ALL, SEND_ARMED) if raid.people or raid.sent else (RECALL,)
    return [action for action in legal if action not in undoing]
