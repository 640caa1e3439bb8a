"""What happened: small immutable values that the log, the journal and the table read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from game.rules.core.cards import HIDDEN
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


class TurnSkipped(NamedTuple):
    """Lawrence Captured (L34)."""

    seat: int


class PhasesSkipped(NamedTuple):
    """Lost in the Desert (L33)."""

    seat: int


class Played(NamedTuple):
    """An event. `target` is a card or a seat, as its effect has it, -1 for none."""

    seat: int
    card: int
    target: int


class Recruited(NamedTuple):
    seat: int
    leader: int


class Attached(NamedTuple):
    seat: int
    card: int
    leader: int


class Placed(NamedTuple):
    """A Mission came into play, attacked by `leader`."""

    seat: int
    mission: int
    leader: int


class Attacked(NamedTuple):
    """A Mission already in play is attacked by `leader`."""

    seat: int
    mission: int
    leader: int


class Defended(NamedTuple):
    seat: int
    card: int
    mission: int


class Joined(NamedTuple):
    """A Leader came into the attack by Alliance (L19)."""

    seat: int
    leader: int


class DefenseRemoved(NamedTuple):
    card: int
    mission: int


class Rolled(NamedTuple):
    """The Defense Rolls against the attacker (L21)."""

    seat: int
    faces: tuple[int, ...]
    hits: int


class TribesmanLost(NamedTuple):
    """A Tribesman was discarded from `leader`. `why`: `hit`, `left` (L23) or `event` (L11)."""

    seat: int
    card: int
    leader: int
    why: str


class LeaderLost(NamedTuple):
    """A Leader was discarded with his Tribesmen (L25). `why`: `loot` or `event`."""

    seat: int
    leader: int
    tribe: tuple[int, ...]
    why: str


class Compared(NamedTuple):
    """Arab Total against Turk Total (L22)."""

    seat: int
    mission: int
    arab: int
    turk: int


class MissionWon(NamedTuple):
    seat: int
    mission: int
    defenses: tuple[int, ...]


class LootRolled(NamedTuple):
    seat: int
    leader: int
    face: int


class LootSettled(NamedTuple):
    """The Loot roll with what was played on it (L24)."""

    seat: int
    leader: int
    total: int
    gone: bool


class LeaderTaken(NamedTuple):
    """Shifting Sands (L29)."""

    seat: int
    victim: int
    leader: int


class HandSeen(NamedTuple):
    """Long Ears (L31): only `seat` sees the cards."""

    seat: int
    victim: int
    cards: tuple[int, ...]


class Searched(NamedTuple):
    """Guide (L27): the card taken is hidden from the others."""

    seat: int
    card: int


Event = (
    GameBegan
    | TurnBegan
    | TurnSkipped
    | PhaseBegan
    | PhasesSkipped
    | Shuffled
    | Drew
    | Discarded
    | Played
    | Recruited
    | Attached
    | Placed
    | Attacked
    | Defended
    | Joined
    | DefenseRemoved
    | Rolled
    | TribesmanLost
    | LeaderLost
    | Compared
    | MissionWon
    | LootRolled
    | LootSettled
    | LeaderTaken
    | HandSeen
    | Searched
    | GameEnded
)


SEALS: Final[dict[type, str]] = {
    Drew: "cards have been drawn",
    Shuffled: "the deck has been shuffled",
    HandSeen: "a hand has been seen",
    Rolled: "dice have been rolled",
    LootRolled: "a die has been rolled",
}
"""What can't be unseen, by event."""
_REDACT: Final[dict[type, Callable[[Any], Any]]] = {
    Drew: hide_cards,
    HandSeen: hide_cards,
    Searched: lambda event: event._replace(card=HIDDEN),
}


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it (L5, L27, L31): hidden cards become HIDDEN."""
    hide = _REDACT.get(type(event))
    if hide is None or event.seat == seat:  # type: ignore[union-attr]
        return event
    hidden: Event = hide(event)
    return hidden
