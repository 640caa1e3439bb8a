"""A game told in sentences, as far as both games tell alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from game.rules.core import events as ev
from game.rules.core.cards import HIDDEN, Catalogue


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


class Story:
    """Tells events with the names of the players and of the cards.

    A game's story adds its own tellers by the type of event.
    """

    tellers: ClassVar[Mapping[type, Callable[[Any, Any], str | None]]] = {}

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.names = names
        self.named: list[int] = []
        """Cards that were named so far."""

    def tell(self, event: Any) -> str | None:
        """A sentence, or None for an event that needs none. Give it redacted events."""
        teller = self.tellers.get(type(event)) or _TELLERS.get(type(event))
        return teller(self, event) if teller else None

    def card(self, card: int) -> str:
        """The name of a card."""
        if card != HIDDEN:
            self.named.append(card)
        return self.catalogue.card_name(card)

    def cards(self, cards: tuple[int, ...]) -> str:
        """Names of cards, or how many they are where they are hidden."""
        if HIDDEN in cards:
            return "a card" if len(cards) == 1 else f"{len(cards)} cards"
        return listed([self.card(card) for card in cards])


def _turn(story: Story, event: ev.TurnBegan) -> str:
    return f"{story.names[event.seat]}'s turn, round {event.round}."


def _shuffled(story: Story, event: ev.Shuffled) -> str:
    return f"The deck is shuffled: {event.cards} cards."


def _drew(story: Story, event: ev.Drew) -> str:
    return f"{story.names[event.seat]} draws {story.cards(event.cards)}."


def _discarded(story: Story, event: ev.Discarded) -> str:
    return f"{story.names[event.seat]} discards {story.cards(event.cards)}."


_TELLERS: Mapping[type, Callable[[Any, Any], str | None]] = {
    ev.TurnBegan: _turn,
    ev.Shuffled: _shuffled,
    ev.Drew: _drew,
    ev.Discarded: _discarded,
}
