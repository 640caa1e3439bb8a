"""Which event makes which sound, game by game.

A sound depends on what everybody at the table may know: what kind of event it is, whose, how many
cards or dice. Never on which cards they are, so that it can't tell what a hand or the deck holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Choice = Callable[[Any, int], str | None]
"""The sound of an event for the player at a seat."""

_FEW: Final = 2
_MANY: Final = 5
"""Dice from which on a throw sounds like a few, like many."""


def _cards(event: Any, me: int) -> str | None:
    count = len(event.cards)
    return None if count == 0 else "card_draw" if count == 1 else "card_deal"


def _throw(die: str, count: int) -> str | None:
    if count == 0:
        return None
    return f"{die}_{'many' if count >= _MANY else 'few' if count >= _FEW else 'one'}"


def _for_me(name: str) -> Choice:
    """A bell that rings only for the player at the table."""
    return lambda event, me: name if event.seat == me else None


def _lawrence_lost(event: Any, me: int) -> str | None:
    return "hit" if event.why == "hit" else "loss"


def _compared(event: Any, me: int) -> str | None:
    # A tie fails (L22).
    return "lawrence_won" if event.arab > event.turk else "failed"


def _raid_ended(event: Any, me: int) -> str | None:
    """Raiders who win are heard; whoever beat them off has won as well, in his own eyes."""
    won = event.winner == (1 if event.defender == me else 0)
    return "prehistoric_won" if won else "failed"


_SOUNDS: Final[Mapping[str, Mapping[str, str | Choice | None]]] = {
    "lawrence": {
        "GameBegan": "shuffle",
        "TurnBegan": _for_me("lawrence_turn"),
        "TurnSkipped": "failed",
        "PhaseBegan": None,
        "PhasesSkipped": "failed",
        "Shuffled": "shuffle",
        "Drew": _cards,
        "Discarded": "card_discard",
        "Played": "card_play",
        "Recruited": "card_play",
        "Attached": "card_play",
        "Placed": "lawrence_attack",
        "Attacked": "lawrence_attack",
        "Defended": "card_play",
        "Joined": "card_play",
        "DefenseRemoved": "card_discard",
        "Rolled": lambda event, me: _throw("d6", len(event.faces)),
        "TribesmanLost": _lawrence_lost,
        "LeaderLost": "loss",
        "Compared": _compared,
        "MissionWon": None,  # heard with the totals before it
        "LootRolled": "d6_one",
        "LootSettled": None,
        "LeaderTaken": "card_play",
        "HandSeen": "card_deal",
        "Searched": "card_draw",
        "GameEnded": "lawrence_victory",
    },
    "prehistoric": {
        "GameBegan": "shuffle",
        "TurnBegan": _for_me("prehistoric_turn"),
        "PhaseBegan": None,
        "Shuffled": "shuffle",
        "Drew": _cards,
        "Discarded": "card_discard",
        "Played": "card_play",
        "Hunted": "card_play",
        "Afflicted": "card_play",
        "Negated": "card_play",
        "Grew": None,
        "Joined": "card_play",
        "Geared": "card_play",
        "PersonLost": "loss",
        "FoodPaid": None,
        "RaidBegan": "prehistoric_raid",
        "Sent": None,
        "RoundBegan": None,
        "VolleyRolled": lambda event, me: _throw("d10", len(event.dice)),
        "Rerolled": "d10_one",
        "Aimed": "hit",
        "RoundCompared": None,
        "RaidEnded": _raid_ended,
        "SpoilsRolled": "d10_one",
        "TribeOut": "loss",
        "GameEnded": "prehistoric_victory",
    },
}
"""What each event of a game sounds like; None for those that are only seen."""


def sound_of(game: str, event: Any, me: int) -> str | None:
    """The name of the sound of an event for the player at seat `me`, None if it has none.

    `game` is the slug of the game. Raises KeyError for an event that the game does not have.
    """
    sound = _SOUNDS[game][type(event).__name__]
    return sound(event, me) if callable(sound) else sound
