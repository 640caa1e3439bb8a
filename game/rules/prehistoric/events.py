"""What happened: small immutable values that the log, the journal and the table read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from game.rules.core.events import (
    Discarded as Discarded,
    Drew as Drew,
    GameBegan as GameBegan,
    GameEnded as GameEnded,
    PhaseBegan as PhaseBegan,
    Shuffled as Shuffled,
    TurnBegan as TurnBegan,
    hide_cards,
)
from game.rules.prehistoric.state import Die, Member


class Played(NamedTuple):
    """A card that says what it does. `target` is a seat, -1 for none."""

    seat: int
    card: int
    target: int


class Hunted(NamedTuple):
    seat: int
    card: int
    food: int


class Afflicted(NamedTuple):
    """A Hardship was played on `target` (P9)."""

    seat: int
    card: int
    target: int


class Negated(NamedTuple):
    """The Hardship was answered with a Special (P9)."""

    seat: int
    card: int
    hardship: int


class Grew(NamedTuple):
    """Generic People came into play: by themselves (P10) or freed from `victim` (P26)."""

    seat: int
    people: int
    victim: int = -1


class Joined(NamedTuple):
    """A Person card came into play (P10)."""

    seat: int
    card: int


class Geared(NamedTuple):
    """Gear was attached; `bearer` is the handle of who carries it now (P11)."""

    seat: int
    card: int
    bearer: int


class PersonLost(NamedTuple):
    """A person left play. `why`: `hardship`, `starved`, `fell` or `captured`."""

    seat: int
    member: Member | None
    """None for a generic Person without gear."""
    why: str


class FoodPaid(NamedTuple):
    """The Food Phase (P13, P14)."""

    seat: int
    owed: int
    paid: int
    prisoners: int
    """Prisoners lost for Food that was not there."""


class RaidBegan(NamedTuple):
    seat: int
    card: int
    target: int


class Sent(NamedTuple):
    """Who goes on the raid (P15)."""

    seat: int
    people: int
    members: tuple[int, ...]


class RoundBegan(NamedTuple):
    number: int


class VolleyRolled(NamedTuple):
    """The dice of both sides (P16)."""

    volley: str
    dice: tuple[Die, ...]


class Rerolled(NamedTuple):
    """One die was rolled again (P21, P22); `card` is what allowed it."""

    seat: int
    card: int
    die: int
    before: int
    face: int


class Aimed(NamedTuple):
    """A hit was given its target (P17)."""

    seat: int
    die: int
    target: int


class RoundCompared(NamedTuple):
    """Losses after a round (P19). `winner`: 0 attackers, 1 defenders, -1 level."""

    lost: tuple[int, int]
    winner: int


class RaidEnded(NamedTuple):
    """The raid is over. `winner`: 0 attackers, 1 defenders, -1 nobody."""

    seat: int
    defender: int
    winner: int


class SpoilsRolled(NamedTuple):
    """The die for prisoners or Food (P26).

    `what` is `captives` or `food`, `taken` what there was of it.
    """

    seat: int
    victim: int
    what: str
    face: int
    taken: int


class TribeOut(NamedTuple):
    """A tribe has no people left (P2)."""

    seat: int


Event = (
    GameBegan
    | TurnBegan
    | PhaseBegan
    | Shuffled
    | Drew
    | Discarded
    | Played
    | Hunted
    | Afflicted
    | Negated
    | Grew
    | Joined
    | Geared
    | PersonLost
    | FoodPaid
    | RaidBegan
    | Sent
    | RoundBegan
    | VolleyRolled
    | Rerolled
    | Aimed
    | RoundCompared
    | RaidEnded
    | SpoilsRolled
    | TribeOut
    | GameEnded
)


SEALS: Final[dict[type, str]] = {
    Drew: "cards have been drawn",
    Shuffled: "the deck has been shuffled",
    VolleyRolled: "dice have been rolled",
    Rerolled: "a die has been rolled",
    SpoilsRolled: "a die has been rolled",
}
"""What can't be unseen, by event."""
_REDACT: Final[dict[type, Callable[[Any], Any]]] = {Drew: hide_cards}


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it (P5): hidden cards become HIDDEN."""
    hide = _REDACT.get(type(event))
    if hide is None or event.seat == seat:  # type: ignore[union-attr]
        return event
    hidden: Event = hide(event)
    return hidden
