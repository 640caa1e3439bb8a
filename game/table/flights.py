"""The ways that cards take from one picture of a table to the next, as every game has them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from typing import Any

from game.rules.core.events import Drew, Shuffled
from game.table.kit import Kit
from game.table.motion import DEAL_MS, STAGGER_MS, Flight
from game.table.pen import Pen

Point = tuple[float, float]
MOST_BACKS = 3
"""So many backs fly when an opponent draws, however many he draws."""
SHUFFLED_BACKS = 8
"""So many fly when the discard pile becomes the deck."""
ARC = 40.0
"""How many logical units a dealt card rises on its way."""
LOST_TURN = 12.0
FEW = 4
"""Of more flights none is drawn larger: that costs time, and nobody looks at each of them."""


def card_flights(
    me: int,
    before: Pen,
    after: Pen,
    events: list[Any],
    kit: Kit,
    origin: Callable[[Hashable], Point | None],
    goal: Callable[[Hashable], Point | None],
    lost: Collection[int] = (),
) -> list[Flight]:
    """How cards come from where they lay to where they lie.

    `origin` tells where a card comes from that was not to be seen before, `goal` where one goes
    that is not to be seen any more; None for a card that just appears or vanishes. Those that are
    `lost` go without colour.
    """
    drawn = [card for e in events if isinstance(e, Drew) and e.seat == me for card in e.cards]
    out: list[Flight] = []
    for key, place in after.places.items():
        old = before.places.get(key) or before.hidden_places.get(key)
        start = old.center if old else origin(key)
        if start is None:
            continue
        x, y = start[0] - place.surface.get_width() / 2, start[1] - place.surface.get_height() / 2
        if abs(x - place.x) < 3 and abs(y - place.y) < 3:
            continue
        order = drawn.index(key[1]) if isinstance(key, tuple) and key[1] in drawn else -1
        delay = STAGGER_MS * order if order >= 0 else 0.0
        flight = Flight(key, place.surface, (x, y), (place.x, place.y), delay)
        if order >= 0:
            flight.ms, flight.arc, flight.back = DEAL_MS, kit.paint.px(ARC), kit.faces.back(120)
        out.append(flight)
    for key, old in {**before.hidden_places, **before.places}.items():
        if key in after.places or key in after.hidden_places:
            continue
        end = after.anchors.get(key) or goal(key)
        if end is not None:
            half = (old.surface.get_width() / 2, old.surface.get_height() / 2)
            flight = Flight(key, old.surface, (old.x, old.y), (end[0] - half[0], end[1] - half[1]))
            if isinstance(key, tuple) and key[1] in lost:
                flight.surface = kit.paint.grey(old.surface, ("lost", key, old.surface.get_size()))
                flight.turn = LOST_TURN
            out.append(flight)
    if len(out) <= FEW:
        for flight in out:
            flight.lift = flight.back is None and not flight.turn
    return out + _backs(me, after, events, kit) + _shuffled(after, events, kit)


def _shuffled(after: Pen, events: list[Any], kit: Kit) -> list[Flight]:
    """The discard pile goes back to the deck."""
    start, end = after.anchors.get("discard"), after.anchors.get("deck")
    if start is None or end is None or not any(isinstance(e, Shuffled) for e in events):
        return []
    back = kit.faces.back(50)
    out = []
    for index in range(SHUFFLED_BACKS):
        flight = between(("shuffled", index), back, start, end, STAGGER_MS / 2 * index)
        flight.arc = kit.paint.px(ARC)
        out.append(flight)
    return out


def between(key: Hashable, surface: Any, start: Point, end: Point, delay: float = 0.0) -> Flight:
    """A flight of a picture from one middle to another."""
    half = (surface.get_width() / 2, surface.get_height() / 2)
    return Flight(
        key,
        surface,
        (start[0] - half[0], start[1] - half[1]),
        (end[0] - half[0], end[1] - half[1]),
        delay,
        DEAL_MS,
    )


def _backs(me: int, after: Pen, events: list[Any], kit: Kit) -> list[Flight]:
    """Cards that others draw, face down."""
    deck = after.anchors.get("deck")
    out = []
    for number, event in enumerate(events):
        if not isinstance(event, Drew) or event.seat == me or deck is None:
            continue
        goal = after.anchors.get(("seat", event.seat))
        if goal is None:
            continue
        back = kit.faces.back(36)
        for index in range(min(MOST_BACKS, len(event.cards))):
            key = ("back", number, index)
            out.append(between(key, back, deck, goal, STAGGER_MS * index))
    return out
