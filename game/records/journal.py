"""A game on disk: a line of JSON for the set-up, one for the deal, and one for each action.

A line is on disk before the table shows what it says, so a game that was broken off anyhow goes on
at the very decision. Each line carries a sum over itself and all before it: what was changed by
anything but the game is found out. A last line without its end was being written; it is dropped.

The lines, in order: the header (`format`, `game`, `seats`, `options`, `seed`, `first`, `began`,
`cards`); `deal`, the chance of the deal; then actions (`seat`, `do` in notation, `chance`,
`round`), `undo` with how many of them are left, `player` when a seat goes to another `kind`,
`name` when the player names the game, `ended` with the winners when it is over.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from game import __version__, cardfile
from game.games import GAMES, AnyRules
from game.match import Match, Move
from game.records.files import UnusableError, quoted, read_bytes, why
from game.records.lines import (
    FORMAT,
    SIZE_LIMIT,
    TITLE_LIMIT,
    checked_line,
    field,
    seat_of,
    sum_of,
    summed,
)
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Chance, ChanceError, Replayed, Seeded
from game.rules.core.play import Action, IllegalActionError, Outcome
from game.seating import KINDS, Setup

_MOST: Final = 10**18
_LINE_LIMIT: Final = 200  # characters of a message
_CHANCES: Final = ("roll", "shuffle", "choose")

AnyMatch = Match[Any, Any, Any, Any]


class JournalError(Exception):
    """A journal can't be used; the message is one line that names file and line."""


class Entry(NamedTuple):
    """An action as it stands in a journal."""

    line: int
    seat: int
    text: str
    """In notation."""
    chance: tuple[Chance, ...]
    round: int


class Kept(NamedTuple):
    """A game as a journal has it."""

    path: Path
    setup: Setup
    catalogue: Catalogue
    name: str
    """What the player calls it; empty unless he named it."""
    began: str
    """Date and time, `2026-11-30 14:05`."""
    round: int
    """The round of the last action, 1 before there is one."""
    ended: Outcome | None
    unsealed: bool
    """Whether dice or cards were taken back in it."""
    deal: tuple[Chance, ...]
    entries: tuple[Entry, ...]
    length: int
    """Bytes of the lines that are whole."""
    sum: str
    """The sum of the last of them."""


# ---- writing


class Journal:
    """The file of a game that is being played. A line that can't be written waits for the next."""

    def __init__(self, path: Path, length: int = 0, sum_: str = "") -> None:
        """Goes on writing at `path` after `length` bytes whose last line has the sum `sum_`."""
        self.path = path
        self.problem: str | None = None
        """Why the last line is not on disk, in one line; None when it is."""
        self._length = length
        self._sum = sum_
        self._waiting = b""

    @classmethod
    def begin(
        cls, path: Path, setup: Setup, catalogue: Catalogue, match: AnyMatch, began: str
    ) -> Journal:
        """A new journal with the header and the deal of a game."""
        journal = cls(path)
        journal._write(_header(setup, catalogue, began), {"deal": _written(match.deal)})
        return journal

    @classmethod
    def branch(cls, path: Path, kept: Kept, actions: int, began: str) -> Journal:
        """A new journal with the first `actions` of a kept game, to be played on otherwise."""
        journal = cls(path)
        lines: list[Mapping[str, Any]] = [
            _header(kept.setup, kept.catalogue, began),
            {"deal": _written(kept.deal)},
        ]
        for entry in kept.entries[:actions]:
            lines.append(_action(entry.seat, entry.text, entry.chance, entry.round))
        journal._write(*lines)
        return journal

    @classmethod
    def resume(cls, kept: Kept) -> Journal:
        """Goes on with the journal of a game; what was being written at its end is dropped."""
        return cls(kept.path, kept.length, kept.sum)

    def move(self, rules: AnyRules, move: Move, number: int) -> None:
        """Writes an action, in round `number`."""
        self._write(_action(move.seat, rules.format(move.action), move.chance, number))

    def undo(self, moves: int, sealed: bool = False) -> None:
        """Writes that all but the first so many actions are taken back.

        `sealed` says that something was among them that can't be unseen, as dice that were rolled.
        """
        self._write({"undo": moves, **({"sealed": True} if sealed else {})})

    def player(self, seat: int, kind: str) -> None:
        """Writes that a person or a bot plays a seat from now on."""
        self._write({"player": seat, "kind": kind})

    def name(self, name: str) -> None:
        """Writes what the player calls the game."""
        self._write({"name": name[:TITLE_LIMIT]})

    def end(self, outcome: Outcome) -> None:
        """Writes how the game ended."""
        self._write({"ended": outcome.termination, "winners": list(outcome.winners)})

    def _write(self, *lines: Mapping[str, Any]) -> None:
        for line in lines:
            text = summed(line, self._sum)
            self._sum = sum_of(text)
            self._waiting += text.encode("ascii") + b"\n"
        self.problem = None
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
            self.problem = f"The game can't be kept: {why(error)}."
            return
        self._length += len(self._waiting)
        self._waiting = b""


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


def _action(seat: int, text: str, chance: Sequence[Chance], number: int) -> Mapping[str, Any]:
    line: dict[str, Any] = {"seat": seat, "do": text}
    if chance:
        line["chance"] = _written(chance)
    return {**line, "round": number}


def _written(chance: Sequence[Chance]) -> list[list[Any]]:
    return [[each.kind, list(each.values)] for each in chance]


# ---- reading


def read(path: Path) -> Kept:
    """The game of a journal, checked but not yet played. Raises JournalError."""
    number = 0
    try:
        data = read_bytes(path, SIZE_LIMIT)
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.split(b"\n")[:-1]
        if len(lines) < 2:
            raise UnusableError("it has no deal: the game had not begun")
        before, read_lines = "", []
        for line in lines:
            number += 1
            read_lines.append(checked_line(line, before))
            before = sum_of(line.decode("ascii"))
        number = 1
        header = read_lines[0]
        setup, catalogue = _setup(header, path)
        number = 2
        deal = _chance(field(read_lines[1], "deal", list))
        entries: list[Entry] = []
        name, ended, turn, unsealed = "", None, 1, False
        for number, fields in enumerate(read_lines[2:], 3):
            if "name" in fields:
                name = field(fields, "name", str)[:TITLE_LIMIT]
            elif "player" in fields:
                setup = _changed(setup, fields)
            elif "undo" in fields:
                left = field(fields, "undo", int)
                if not 0 <= left < len(entries):
                    raise UnusableError(f"undo is {quoted(left)}")
                del entries[left:]
                unsealed = unsealed or "sealed" in fields
            elif "ended" in fields:
                ended = _ended(fields, setup)
            else:
                entries.append(_entry(fields, number))
                turn = entries[-1].round
        began = field(header, "began", str)[:TITLE_LIMIT]
    except OSError as error:
        raise JournalError(f"{path.name}: {why(error)}") from error
    except UnusableError as error:
        where = f", line {number}" if number else ""
        raise JournalError(f"{path.name}{where}: {_short(error)}") from error
    return Kept(
        path,
        setup,
        catalogue,
        name,
        began,
        turn,
        ended,
        unsealed,
        deal,
        tuple(entries),
        len(whole),
        before,
    )


def _setup(fields: Mapping[str, Any], path: Path) -> tuple[Setup, Catalogue]:
    slug = field(fields, "game", str)
    game = GAMES.get(slug)
    if game is None:
        raise UnusableError(f"there is no game {quoted(slug)}")
    seats = [seat_of(each) for each in field(fields, "seats", list)]
    fewest, most = game.seats
    if not fewest <= len(seats) <= most:
        raise UnusableError(f"it has {len(seats)} players")
    options = field(fields, "options", dict)
    if not all(type(value) is str for value in options.values()):
        raise UnusableError("options are not words")
    first = fields.get("first")
    if first is not None and (type(first) is not int or not 0 <= first < len(seats)):
        raise UnusableError(f"first is {quoted(first)}")
    seed = field(fields, "seed", int)
    if not 0 <= seed < _MOST:
        raise UnusableError(f"seed is {quoted(seed)}")
    try:
        catalogue = cardfile.rebuilt(slug, fields.get("cards"), path)
    except cardfile.CardFileError as error:
        fault = error.faults[0].text if error.faults else "they are missing"
        raise UnusableError(f"its cards can't be used: {fault}") from error
    return Setup(slug, seats, options, seed, first), catalogue


def _changed(setup: Setup, fields: Mapping[str, Any]) -> Setup:
    """The set-up after somebody else has taken a seat."""
    seat, kind = field(fields, "player", int), field(fields, "kind", str)
    if not 0 <= seat < len(setup.seats) or kind not in KINDS:
        raise UnusableError(f"player is {quoted(seat)}, {quoted(kind)}")
    seats = list(setup.seats)
    seats[seat] = seats[seat]._replace(kind=kind)
    return replace(setup, seats=seats)


def _chance(found: Any) -> tuple[Chance, ...]:
    out = []
    for each in found if isinstance(found, list) else [found]:
        kind, values = each if isinstance(each, list) and len(each) == 2 else (None, [])
        numbers = isinstance(values, list) and all(type(value) is int for value in values)
        if kind not in _CHANCES or not numbers:
            raise UnusableError(f"{quoted(each)} is no result of dice or cards")
        out.append(Chance(kind, tuple(values)))
    return tuple(out)


def _entry(fields: Mapping[str, Any], number: int) -> Entry:
    seat, text = field(fields, "seat", int), field(fields, "do", str)
    chance = _chance(fields.get("chance", []))
    return Entry(number, seat, text, chance, field(fields, "round", int))


def _ended(fields: Mapping[str, Any], setup: Setup) -> Outcome:
    winners = field(fields, "winners", list)
    if any(type(seat) is not int or not 0 <= seat < len(setup.seats) for seat in winners):
        raise UnusableError(f"winners are {quoted(winners)}")
    return Outcome(field(fields, "ended", str), tuple(winners))


# ---- playing again


class Again:
    """Plays a kept game again, action by action, from the recorded chance alone."""

    def __init__(self, kept: Kept, rules: AnyRules) -> None:
        """Deals it. `rules` are those of the kept catalogue. Raises JournalError."""
        self._kept = kept
        self._dice = _Refilled(kept.deal)
        try:
            options = rules.options_from(kept.setup.options)
            seats, first = len(kept.setup.seats), kept.setup.first
            self.match: AnyMatch = Match(rules, seats, options, kept.setup.seed, first, self._dice)
            self._dice.be_empty()
        except (ValueError, ChanceError) as error:
            raise JournalError(f"{kept.path.name}, line 2: {_short(error)}") from error

    def action(self, entry: Entry) -> Action:
        """The action of an entry, with its chance laid ready; to be played next on `match`.

        Raises UnusableError, ValueError or ChanceError when there is no such action.
        """
        match = self.match
        frame = match.decision
        if frame is None or frame.seat != entry.seat:
            raise UnusableError("it is not this player's turn to decide")
        action = match.rules.parse(match.state, entry.text)
        self._dice.refill(entry.chance)
        return action

    def play(self, play: Callable[[Action], object]) -> None:
        """Has `play` play all actions on `match`, up to where the journal ends.

        From there on chance is new, and the same whenever the game is opened at this point. Raises
        JournalError for an action that does not fit the game.
        """
        last = 2
        try:
            for entry in self._kept.entries:
                last = entry.line
                play(self.action(entry))
            self._dice.be_empty()
        except (IllegalActionError, ValueError, UnusableError, ChanceError) as error:
            raise JournalError(f"{self._kept.path.name}, line {last}: {_short(error)}") from error
        self._dice.source = Seeded(f"{self._kept.setup.seed}:{self._kept.sum}")

    def rewound(self) -> None:
        """To be called when `match` has been wound back: what was laid ready is not wanted."""
        self._dice.source, self._dice.left = Replayed(()), 0


def _short(error: Exception) -> str:
    """What is wrong in one line, however much of the file it quotes."""
    text = " ".join(str(error).split())
    return text if len(text) <= _LINE_LIMIT else text[: _LINE_LIMIT - 1] + "…"


class _Refilled:
    """Recorded chance, filled up action by action, and at the end a source of new chance."""

    def __init__(self, record: Sequence[Chance]) -> None:
        self.source: Any = Replayed(record)
        self.left = len(record)

    def refill(self, record: Sequence[Chance]) -> None:
        """Chance for the next action. Raises ChanceError if some of the last is left."""
        self.be_empty()
        self.source, self.left = Replayed(record), len(record)

    def be_empty(self) -> None:
        if self.left:
            raise ChanceError("the record has more chance than the game took")

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        self.left -= 1
        faces: tuple[int, ...] = self.source.roll(sides, count)
        return faces

    def shuffle(self, count: int) -> Sequence[int]:
        self.left -= 1
        order: Sequence[int] = self.source.shuffle(count)
        return order

    def choose(self, count: int) -> int:
        self.left -= 1
        return int(self.source.choose(count))
