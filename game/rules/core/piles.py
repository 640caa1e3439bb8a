"""Drawing from a deck that is made anew from the discard pile (L6, P5)."""

from __future__ import annotations

from typing import Any, Protocol

from game.rules.core.dice import Dice
from game.rules.core.events import Drew, Shuffled


class HasPiles(Protocol):
    """What of a state the piles are."""

    deck: list[int]
    discard: list[int]
    hands: list[list[int]]


def reshuffle(state: HasPiles, dice: Dice, out: list[Any]) -> None:
    """Shuffles the discard pile into a new deck."""
    pile = state.discard
    state.deck = [pile[index] for index in dice.shuffle(len(pile))]
    state.discard = []
    out.append(Shuffled(len(pile)))


def draw(state: HasPiles, seat: int, count: int, dice: Dice, out: list[Any]) -> None:
    """Draws up to `count` cards; the discard pile becomes the deck in the middle of it.

    When both are empty the seat has what there was.
    """
    hand = state.hands[seat]
    cards: list[int] = []
    for _ in range(count):
        if not state.deck:
            if not state.discard:
                break
            if cards:
                out.append(Drew(seat, tuple(cards)))
                cards = []
            reshuffle(state, dice, out)
        card = state.deck.pop()
        cards.append(card)
        hand.append(card)
    if cards:
        out.append(Drew(seat, tuple(cards)))
