"""The lines of a journal: JSON, each with a sum over itself and all before it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from game.records.files import UnusableError, parsed, quoted
from game.seating import KINDS, NAME_LIMIT, Seat

FORMAT: Final = "card-table-journal-1"
SUFFIX: Final = ".journal"
TITLE_LIMIT: Final = 40
"""Characters of the name that a player gives a game."""
SIZE_LIMIT: Final = 8_000_000
"""Bytes of a journal; a long game has some 200,000."""
SUM: Final = "sum"
_FOREIGN: Final = "not a game of this program"


def summed(line: Mapping[str, Any], before: str) -> str:
    """A line with its sum over itself and `before`, the sum of the line before it."""
    text = json.dumps(line, separators=(",", ":"))
    digits = f"{zlib.crc32((before + text).encode()):08x}"
    return f'{text[:-1]},"{SUM}":"{digits}"}}'


def sum_of(text: str) -> str:
    """The sum at the end of a line."""
    return text[-10:-2]


def checked_line(line: bytes, before: str) -> dict[str, Any]:
    """The fields of a line whose sum is right; `before` is that of the line before it, or empty.

    Raises UnusableError.
    """
    try:
        text = line.decode("ascii")
    except UnicodeDecodeError as error:
        raise UnusableError("it is damaged (not plain text)") from error
    try:
        fields = parsed(line)
    except UnusableError as error:
        raise UnusableError("it is damaged" if before else _FOREIGN) from error
    found = fields.get("format") if isinstance(fields, dict) else None
    if not before and found != FORMAT:
        raise UnusableError(
            f"{_FOREIGN} (it is {quoted(found)}, not {FORMAT})" if found else _FOREIGN
        )
    if not isinstance(fields, dict):
        raise UnusableError("not a line of a journal")
    if SUM not in fields or summed({k: v for k, v in fields.items() if k != SUM}, before) != text:
        raise UnusableError("it is damaged: its sum does not fit, or a line is missing")
    return fields


def field(fields: Mapping[str, Any], name: str, kind: type) -> Any:
    """A field that has to be of a kind. Raises UnusableError."""
    value = fields.get(name)
    if type(value) is not kind:
        raise UnusableError(f"{name} is {quoted(value)}")
    return value


def winners_of(fields: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    """Who won, by the line that ends a game of so many seats. Raises UnusableError."""
    winners = field(fields, "winners", list)
    if any(type(seat) is not int or not 0 <= seat < seats for seat in winners):
        raise UnusableError(f"winners are {quoted(winners)}")
    return tuple(winners)


def seat_of(found: Any) -> Seat:
    """A player as the header names him. Raises UnusableError."""
    if isinstance(found, list) and len(found) == 2 and all(type(word) is str for word in found):
        name, kind = found
        if 0 < len(name) <= NAME_LIMIT and name.isprintable() and kind in KINDS:
            return Seat(name, kind)
    raise UnusableError(f"{quoted(found)} is no player")
