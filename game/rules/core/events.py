"""Events that both games have: the beginning and the end, turns, phases, and cards on the move."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from game.rules.core.cards import HIDDEN
from game.rules.core.play import Outcome


class GameBegan(NamedTuple):
    seats: int
    first: int


class TurnBegan(NamedTuple):
    seat: int
    round: int


class PhaseBegan(NamedTuple):
    seat: int
    phase: str


class Shuffled(NamedTuple):
    """A deck was shuffled, as when the discard pile becomes the deck (L6, P5)."""

    cards: int


class Drew(NamedTuple):
    """Cards from the deck, in order; hidden from the others."""

    seat: int
    cards: tuple[int, ...]


class Discarded(NamedTuple):
    """Cards from a hand to the discard pile."""

    seat: int
    cards: tuple[int, ...]


class GameEnded(NamedTuple):
    outcome: Outcome
    totals: tuple[int, ...]
    """What each seat had of what wins: Force, people."""


EventT = TypeVar("EventT")


def hide_cards(event: EventT) -> EventT:
    """The event with HIDDEN in place of each of its `cards`."""
    cards = event.cards  # type: ignore[attr-defined]
    hidden: EventT = event._replace(cards=(HIDDEN,) * len(cards))  # type: ignore[attr-defined]
    return hidden
