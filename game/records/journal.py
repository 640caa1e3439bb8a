"""A game on disk: a line of JSON for the set-up, one for the deal, and one for each action.

A line is on disk before the table shows what it says, so a game that was broken off anyhow goes on
at the very decision. Each line carries a sum over itself and all before it: what was changed by
anything but the game is found out. A last line without its end was being written; it is dropped.

The lines, in order: the header (`format`, `game`, `seats`, `options`, `seed`, `first`, `began`,
`cards`); `deal`, the chance of the deal, or `seen`, what one seat knew of a game that goes on from
there, with the log until then as it was `told`; then actions (`seat`, `do` in notation, `chance`,
`round`, and `why` a bot did it), `undo` with how many of them are left, `player` when a seat goes
to another `kind`, `ask` when a `seat` wants to be asked otherwise, `name` when the player names the
game, `ended` with the winners when it is over.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game import __version__, cardfile
from game.games import AnyRules
from game.match import AnyMatch, Move
from game.records.files import why
from game.records.hold import HeldError, Hold
from game.records.kept import JournalError, Kept, read
from game.records.lines import FORMAT, TITLE_LIMIT, sum_of, summed
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Chance
from game.rules.core.play import Outcome
from game.seating import Setup


class Journal:
    """The file of a game that is being played. A line that can't be written waits for the next."""

    def __init__(self, path: Path, length: int = 0, sum_: str = "") -> None:
        """Goes on writing at `path` after `length` bytes whose last line has the sum `sum_`."""
        self.path = path
        self.reason = ""
        """Why the last line is not on disk; empty when it is."""
        self._length = length
        self._sum = sum_
        self._waiting = b""
        self._hold: Hold | None = None

    @classmethod
    def begin(
        cls, path: Path, setup: Setup, catalogue: Catalogue, match: AnyMatch, began: str
    ) -> Journal:
        """A new journal with the header and the deal of a game."""
        journal = cls(path)
        journal._write(
            _header(setup, catalogue, began), {"deal": _written(match.deal)}, *_asking(setup)
        )
        return journal

    @property
    def problem(self) -> str | None:
        """What is wrong with keeping the game, in a sentence; None while all is well."""
        return f"The game can't be kept: {self.reason}." if self.reason else None

    @classmethod
    def seen(
        cls,
        path: Path,
        setup: Setup,
        catalogue: Catalogue,
        view: Mapping[str, Any],
        told: Sequence[tuple[int, str]],
        began: str,
    ) -> Journal:
        """A new journal of a game that begins with a view; `told` is the log so far."""
        journal = cls(path)
        journal._write(_header(setup, catalogue, began), _seen(view, told))
        return journal

    @classmethod
    def branch(cls, path: Path, kept: Kept, began: str = "") -> Journal:
        """A new journal of a kept game without what was taken back; `began` is its own if empty."""
        journal = cls(path)
        start: Mapping[str, Any] = {"deal": _written(kept.deal)}
        if kept.seen is not None:
            start = _seen(kept.seen, kept.told)
        header = _header(kept.setup, kept.catalogue, began or kept.began)
        lines = [header, start, *_asking(kept.setup)]
        for entry in kept.entries:
            lines.append(_action(entry.seat, entry.text, entry.chance, entry.round, entry.why))
        if kept.ended:
            lines.append(_end(kept.ended))
        journal._write(*lines)
        return journal

    @classmethod
    def resume(cls, kept: Kept) -> Journal:
        """Goes on with the journal of a game; what was being written at its end is dropped."""
        return cls(kept.path, kept.length, kept.sum)

    def held(self, hold: Hold) -> Journal:
        """This journal, which no other program writes until it is closed."""
        self._hold = hold
        return self

    def close(self) -> None:
        """Leaves the game to other programs."""
        if self._hold:
            self._hold.let_go()
            self._hold = None

    def move(self, rules: AnyRules, move: Move, number: int, why: str = "") -> None:
        """Writes an action, in round `number`, and why a bot did it."""
        self._write(_action(move.seat, rules.format(move.action), move.chance, number, why))

    def undo(self, moves: int, sealed: bool = False) -> None:
        """Writes that all but the first so many actions are taken back.

        `sealed` says that something was among them that can't be unseen, as dice that were rolled.
        """
        self._write({"undo": moves, **({"sealed": True} if sealed else {})})

    def player(self, seat: int, kind: str) -> None:
        """Writes that a person or a bot plays a seat from now on."""
        self._write({"player": seat, "kind": kind})

    def ask(self, seat: int, kind: str, how: str) -> None:
        """Writes how a person wants to be asked at a kind of decision."""
        self._write({"ask": kind, "seat": seat, "how": how})

    def name(self, name: str) -> None:
        """Writes what the player calls the game."""
        self._write({"name": name[:TITLE_LIMIT]})

    def end(self, outcome: Outcome) -> None:
        """Writes how the game ended."""
        self._write(_end(outcome))

    def _write(self, *lines: Mapping[str, Any]) -> None:
        for line in lines:
            text = summed(line, self._sum)
            self._sum = sum_of(text)
            self._waiting += text.encode("ascii") + b"\n"
        self.reason = ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # Not "a": what a failed write has left is written over.
            with open(self.path, "r+b" if self._length else "wb") as file:
                file.seek(self._length)
                file.write(self._waiting)
                file.truncate()
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            self.reason = why(error)
            return
        self._length += len(self._waiting)
        self._waiting = b""


def take_up(path: Path) -> tuple[Kept, Journal]:
    """A kept game and its journal, to be gone on with by this program alone until it is closed.

    Raises JournalError, also when another program plays it.
    """
    # Held before it is read: what is read must still be all when it is written.
    try:
        hold = Hold(path)
    except HeldError as error:
        raise JournalError(str(error)) from error
    try:
        kept = read(path)
    except JournalError:
        hold.let_go()
        raise
    return kept, Journal.resume(kept).held(hold)


def rename(path: Path, name: str) -> str | None:
    """Names a kept game, or takes its name away; returns why that can't be done, else None."""
    try:
        _, journal = take_up(path)
    except JournalError as error:
        return str(error)
    journal.name(name)
    journal.close()
    return journal.problem


def _header(setup: Setup, catalogue: Catalogue, began: str) -> Mapping[str, Any]:
    return {
        "format": FORMAT,
        "program": __version__,
        "game": setup.game,
        "seats": [[seat.name, seat.kind] for seat in setup.seats],
        "options": dict(setup.options),
        "seed": setup.seed,
        "first": setup.first,
        "began": began,
        "cards": cardfile.section(catalogue),
    }


def _seen(view: Mapping[str, Any], told: Sequence[tuple[int, str]]) -> Mapping[str, Any]:
    return {"seen": view, "told": [list(line) for line in told]}


def _end(outcome: Outcome) -> Mapping[str, Any]:
    return {"ended": outcome.termination, "winners": list(outcome.winners)}


def _asking(setup: Setup) -> list[Mapping[str, Any]]:
    return [{"ask": kind, "seat": seat, "how": how} for (seat, kind), how in setup.asking.items()]


def _action(
    seat: int, text: str, chance: Sequence[Chance], number: int, why: str
) -> Mapping[str, Any]:
    line: dict[str, Any] = {"seat": seat, "do": text}
    if chance:
        line["chance"] = _written(chance)
    if why:
        line["why"] = why
    return {**line, "round": number}


def _written(chance: Sequence[Chance]) -> list[list[Any]]:
    return [[each.kind, list(each.values)] for each in chance]
