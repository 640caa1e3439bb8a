"""The shelf of kept games: which there are, which goes on, and where a new one is put."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from game.games import GAMES
from game.records.files import UnusableError, parsed, quoted, read_bytes, why
from game.records.hold import HeldError, Hold, is_held
from game.records.lines import (
    SIZE_LIMIT,
    SUFFIX,
    TITLE_LIMIT,
    checked_line,
    field,
    seat_of,
    winners_of,
)
from game.seating import Seat

FOLDER: Final = "games"
"""Of the player's folder."""


def shelf(home: Path) -> Path:
    """The folder of kept games in the player's own."""
    return home / FOLDER


def new_path(folder: Path, game: str, now: time.struct_time) -> Path:
    """Where a new game is kept: named for its day and hour, and like no other."""
    day = time.strftime("%Y%m%d-%H%M%S", now)
    return folder / f"{game}-{day}-{os.urandom(2).hex()}{SUFFIX}"


class Glance(NamedTuple):
    """What a list of games tells of one, without looking at its cards or playing it."""

    path: Path
    game: str
    seats: tuple[Seat, ...]
    """Who played, as the game began."""
    name: str
    began: str
    round: int
    over: bool
    winners: tuple[int, ...] = ()
    """Seats, once it is over."""
    unsealed: bool = False
    """Whether dice or cards were taken back in it."""
    problem: str | None = None
    """What is wrong with the file, in a line; then the rest is empty."""

    @property
    def players(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(seat.name for seat in self.seats)


def glance(path: Path) -> Glance:
    """Reads the header and the last lines of a journal; never raises."""
    try:
        lines = read_bytes(path, SIZE_LIMIT).split(b"\n")[:-1]
        if len(lines) < 2:
            raise UnusableError("it has no deal: the game had not begun")
        header = checked_line(lines[0], "")
        seats = [seat_of(each) for each in field(header, "seats", list)]
        game, began = field(header, "game", str), field(header, "began", str)
        if game not in GAMES:
            raise UnusableError(f"there is no game {quoted(game)}")
        named = [parsed(line) for line in lines if line.startswith(b'{"name":')]
        name = field(named[-1], "name", str) if named else ""
        ends = [parsed(line) for line in lines if line.startswith(b'{"ended":')]
        winners = winners_of(ends[-1], len(seats)) if ends else ()
        number = next((r for line in reversed(lines) if (r := parsed(line).get("round"))), 1)
    except OSError as error:
        return Glance(path, "", (), "", "", 0, False, problem=f"{path.name}: {why(error)}")
    except (UnusableError, AttributeError) as error:
        reason = str(error) if isinstance(error, UnusableError) else "not a line of a journal"
        return Glance(path, "", (), "", "", 0, False, problem=f"{path.name}: {reason}")
    unsealed = any(line.startswith(b'{"undo":') and b'"sealed":true' in line for line in lines)
    title, day = name[:TITLE_LIMIT], began[:TITLE_LIMIT]
    return Glance(path, game, tuple(seats), title, day, number, bool(ends), winners, unsealed)


def kept_games(folder: Path) -> Sequence[Glance]:
    """All games on the shelf, the one that was played last first; damaged files with the reason."""
    return [glance(path) for path in _newest_first(folder)]


def unfinished(folder: Path) -> Glance | None:
    """The game that was played last and is not over; damaged files are passed over, and what
    another program plays."""
    seen = (glance(path) for path in _newest_first(folder))
    left = (each for each in seen if not each.problem and not each.over)
    return next((each for each in left if not is_held(each.path)), None)


def _newest_first(folder: Path) -> list[Path]:
    dated = []
    try:
        for path in folder.glob(f"*{SUFFIX}"):
            dated.append((path.stat().st_mtime_ns, path.name, path))
    except OSError:
        return []
    return [path for _, _, path in sorted(dated, reverse=True)]


def remove(path: Path) -> str | None:
    """Takes a game from the shelf for good; returns why it can't be done, else None."""
    try:
        Hold(path).let_go()  # Windows deletes nothing that is open
        path.unlink()
    except HeldError as error:
        return str(error)
    except OSError as error:
        return f"{path.name} can't be deleted: {why(error)}."
    return None
