"""Small immutable values that pass between rules, table, bots and records."""

from __future__ import annotations

from typing import Final, NamedTuple

BARE: Final = ("done", "pass")
"""Verbs with which a seat does nothing: what happens after them is somebody else's doing."""


class Action(NamedTuple):
    """One thing that a seat does: a verb, the card it uses and what it uses it on.

    `card` and `target` are card ids, -1 where there is none; with verbs that aim at a player
    `target` is a seat.
    """

    verb: str
    card: int = -1
    target: int = -1


class Frame(NamedTuple):
    """An entry of the agenda: a step that runs itself, or a decision that waits for `seat`."""

    kind: str
    seat: int
    n: int = 0
    """What is left to count: hits to take, cards to discard, passes in a row."""
    card: int = -1
    """The card that brought the entry about, where one did."""


class Refusal(NamedTuple):
    """Why an action is not legal: a sentence for people, and the ruling or text behind it."""

    text: str
    ruling: str

    def __str__(self) -> str:
        return f"{self.text} ({self.ruling})"


class IllegalActionError(Exception):
    """Raised at the door (`match.play`) for an action that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Outcome(NamedTuple):
    """How a game ended. More than one winner is a shared win; none is a draw."""

    termination: str
    """Slug of the way it ended: `force`, `all_missions`, `drought`."""
    winners: tuple[int, ...]
    """Seats, in order."""
