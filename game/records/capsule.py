"""A capsule: a game up to now in one small text file, to be opened on another machine.

It is a journal without what was taken back. Without hidden hands it begins with what one seat
knows at its moment: the other hands and the deck are not in it, and are dealt anew where it is
opened.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from game.games import rules_of
from game.records.again import Again
from game.records.journal import Journal
from game.records.kept import JournalError, Kept, read
from game.records.seen import written
from game.rules.core.play import Action
from game.seating import HUMAN, LEFT_TO

SUFFIX: Final = ".capsule"
FOLDER: Final = "capsules"
"""Of the player's folder."""
_NOBODY: Final = -1
"""The seat that knows only what all know."""


def capsule_name(game: str, now: time.struct_time) -> str:
    """The name of a file for a capsule of a game."""
    return f"{game}-{time.strftime('%Y%m%d-%H%M%S', now)}{SUFFIX}"


def until(kept: Kept, actions: int) -> Kept:
    """A kept game as it was after so many actions, which may be all."""
    over = kept.ended if actions >= len(kept.entries) else None
    return kept._replace(entries=kept.entries[:actions], ended=over)


def write(kept: Kept, path: Path, seat: int | None = None, seed: int = 0) -> None:
    """Writes a kept game as a capsule, over a file that is there.

    With `seat` it holds what that seat knows, and what it doesn't know is dealt from `seed` where
    the capsule is opened; the other people are bots in it, for their hands are not theirs any more.
    Raises JournalError.
    """
    journal = Journal.branch(path, kept) if seat is None else _as_seen(kept, path, seat, seed)
    if journal.problem is None and kept.name:
        journal.name(kept.name)
    if journal.problem:
        raise JournalError(f"{path.name} can't be written: {journal.reason}")


def _as_seen(kept: Kept, path: Path, seat: int, seed: int) -> Journal:
    """The capsule of what one seat knows. Raises JournalError for a game that is over."""
    rules = rules_of(kept.catalogue)
    names = [chair.name for chair in kept.setup.seats]
    again = Again(kept, rules)
    told = list(kept.told)

    def tell(events: list[Any]) -> None:
        for event in events:
            words = rules.tell(rules.redact(event, _NOBODY), names)
            if words:
                told.append((getattr(event, "seat", _NOBODY), words))

    def play(action: Action, why: str) -> None:
        tell(again.match.play(action))

    tell(again.match.opening)
    again.play(play)
    if again.match.outcome:
        raise JournalError(f"{kept.path.name}: the game is over, and no hand is hidden any more")
    seats = [
        chair._replace(kind=_kind(chair.kind, at == seat))
        for at, chair in enumerate(kept.setup.seats)
    ]
    setup = replace(kept.setup, seats=seats, seed=seed, asking={})
    view = written(again.match.view(seat))
    return Journal.seen(path, setup, kept.catalogue, view, told, kept.began)


def _kind(kind: str, knows: bool) -> str:
    """Who plays a seat of a capsule that holds what one seat knows."""
    return HUMAN if knows else LEFT_TO if kind == HUMAN else kind


def opened(path: Path) -> Kept:
    """A capsule or a journal that can be played to its end. Raises JournalError."""
    kept = read(path)
    again = Again(kept, rules_of(kept.catalogue))
    again.play()
    return kept
