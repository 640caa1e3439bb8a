"""Who sits at the table and by which rules: a game as it is asked for, before it is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

HUMAN: Final = "human"
KINDS: Final = (HUMAN, "expert", "steady", "easy", "random")
"""Who can take a seat: a player at the mouse, or a bot by its name."""
NAMES: Final = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")
"""What the seats are called unless they are named; as many as there can be seats."""
NAME_LIMIT: Final = 16
"""Characters of a name, so that it fits its place on the table."""
OFFERED: Final = ((HUMAN, ""), ("steady", ""), ("steady", ""))
"""Kind and name of who plays when nobody said otherwise: a person against two bots."""


LEFT_TO: Final = "steady"
"""The bot that plays on for a person who leaves."""
ALWAYS: Final = "always"
WHEN_POSSIBLE: Final = "when_possible"
NEVER: Final = "never"
ASKING: Final = (ALWAYS, WHEN_POSSIBLE, NEVER)
"""Whether somebody is asked out of his turn: though he has nothing to answer with, so that nobody
can tell; when he could answer; or not at all."""


class Seat(NamedTuple):
    """One place at the table."""

    name: str
    kind: str
    """One of `KINDS`."""


@dataclass(frozen=True, slots=True)
class Setup:
    """A game to be dealt: enough to deal the same one again."""

    game: str
    """Slug of the game."""
    seats: Sequence[Seat]
    options: Mapping[str, str] = field(default_factory=dict)
    """House rules by name, with checked values; the others have their defaults."""
    seed: int = 1
    first: int | None = None
    """The seat that begins, counted from 0; None when it is drawn from the seed."""
    asking: Mapping[tuple[int, str], str] = field(default_factory=dict)
    """How a person, by seat, wants to be asked at a kind of decision: one of ASKING, WHEN_POSSIBLE
    unless it is said."""


def parse_seats(text: str, limits: tuple[int, int]) -> list[Seat]:
    """The seats of `human:Ann,steady,random`: who plays, with a name where one is wanted.

    `limits` are the fewest and most players of the game. Raises ValueError in a sentence.
    """
    asked: list[tuple[str, str]] = []
    for part in text.split(","):
        kind, colon, name = (piece.strip() for piece in part.partition(":"))
        if kind.lower() not in KINDS:
            raise ValueError(f'a seat is {", ".join(KINDS[:-1])} or {KINDS[-1]}, not "{kind}"')
        if colon and not name:
            raise ValueError(f'the name is missing after "{kind}:"')
        if not name.isprintable():
            raise ValueError("a name can't have control characters")
        if len(name) > NAME_LIMIT:
            raise ValueError(f'a name has at most {NAME_LIMIT} characters, "{name}" has more')
        asked.append((kind.lower(), " ".join(name.split())))
    check_number(str(len(asked)), limits)
    return name_seats(asked)


def check_number(text: str, limits: tuple[int, int]) -> int:
    """The number of players that plain digits give. Raises ValueError in a sentence."""
    fewest, most = limits
    number = int(text[:3])
    if not fewest <= number <= most:
        raise ValueError(f"{fewest} to {most} players play, not {text}")
    return number


def name_seats(asked: Sequence[tuple[str, str]]) -> list[Seat]:
    """Seats from pairs of kind and name, no more than there are `NAMES`.

    No two seats share a name, so that the log is never in doubt: an empty name becomes a free one
    of `NAMES`, a name that is taken gets a number behind it.
    """
    given = {name.casefold() for _, name in asked if name}
    taken: set[str] = set()
    seats: list[Seat] = []
    for seat, (kind, name) in enumerate(asked):
        if not name:
            order = NAMES[seat:] + NAMES[:seat]
            name = next(n for n in order if n.casefold() not in given | taken)
        wanted = name
        number = 2
        while name.casefold() in taken:
            ending = f" {number}"
            name = wanted[: NAME_LIMIT - len(ending)] + ending
            number += 1
        taken.add(name.casefold())
        seats.append(Seat(name, kind))
    return seats
