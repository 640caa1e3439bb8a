"""Reading a game on disk: what its lines say, checked but not yet played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

from game import cardfile
from game.games import GAMES
from game.records.files import UnusableError, quoted, read_bytes, why
from game.records.lines import (
    SIZE_LIMIT,
    TITLE_LIMIT,
    checked_line,
    field,
    seat_of,
    sum_of,
    winners_of,
)
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Chance
from game.rules.core.play import Outcome
from game.seating import ASKING, KINDS, Setup

_MOST: Final = 10**18
_LINE_LIMIT: Final = 200  # characters of a message
_SENTENCE_LIMIT: Final = 500  # characters of a line of the log
_CHANCES: Final = ("roll", "shuffle", "choose")


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
    why: str = ""
    """Why a bot did it, in a sentence."""


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
    seen: Mapping[str, Any] | None
    """What one seat knew, as `seen.written` has it, where the game begins with that."""
    told: tuple[tuple[int, str], ...]
    """The log before that: who acted, or -1, and a sentence."""
    entries: tuple[Entry, ...]
    length: int
    """Bytes of the lines that are whole."""
    sum: str
    """The sum of the last of them."""


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
        deal, seen, told = _start(read_lines[1], len(setup.seats))
        entries: list[Entry] = []
        name, ended, turn, unsealed = "", None, 1, False
        for number, fields in enumerate(read_lines[2:], 3):
            if "name" in fields:
                name = field(fields, "name", str)[:TITLE_LIMIT]
            elif "player" in fields:
                setup = _changed(setup, fields)
            elif "ask" in fields:
                setup = _asked(setup, fields)
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
        raise JournalError(f"{path.name}{where}: {short(error)}") from error
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
        seen,
        told,
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


def _asked(setup: Setup, fields: Mapping[str, Any]) -> Setup:
    """The set-up after a person has said how he wants to be asked."""
    kind, seat, how = field(fields, "ask", str), field(fields, "seat", int), fields.get("how")
    if not 0 <= seat < len(setup.seats) or how not in ASKING:
        raise UnusableError(f"ask is {quoted(seat)}, {quoted(how)}")
    return replace(setup, asking={**setup.asking, (seat, kind): how})


def _start(
    fields: Mapping[str, Any], seats: int
) -> tuple[tuple[Chance, ...], Mapping[str, Any] | None, tuple[tuple[int, str], ...]]:
    """How the game begins: the chance of its deal, or what one seat knew and the log until then."""
    if "seen" not in fields:
        return _chance(field(fields, "deal", list)), None, ()
    told = []
    for each in field(fields, "told", list):
        seat, words = each if isinstance(each, list) and len(each) == 2 else (None, None)
        if type(seat) is not int or not -1 <= seat < seats or not _is_sentence(words):
            raise UnusableError(f"{quoted(each)} is no line of a log")
        told.append((seat, str(words)))
    return (), field(fields, "seen", dict), tuple(told)


def _is_sentence(words: Any) -> bool:
    return type(words) is str and 0 < len(words) <= _SENTENCE_LIMIT and words.isprintable()


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
    why = fields.get("why", "")
    if why and not _is_sentence(why):
        raise UnusableError(f"why is {quoted(why)}")
    return Entry(number, seat, text, chance, field(fields, "round", int), str(why))


def _ended(fields: Mapping[str, Any], setup: Setup) -> Outcome:
    return Outcome(field(fields, "ended", str), winners_of(fields, len(setup.seats)))


def short(error: Exception) -> str:
    """What is wrong in one line, however much of the file it quotes."""
    text = " ".join(str(error).split())
    return text if len(text) <= _LINE_LIMIT else text[: _LINE_LIMIT - 1] + "…"
