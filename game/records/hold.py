"""That one program at a time plays a kept game, however many are open.

The system keeps the hold, and ends it with the program however that ends, so nothing is left over.
Where a system or a disk knows no such thing, there is none, and the game is played all the same.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 30
    """Windows locks bytes, and for reading as well: one that no journal reaches."""

    def _lock(file: BinaryIO) -> None:
        file.seek(_BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class HeldError(Exception):
    """Another program plays this game; the message is one line for the player."""


class Hold:
    """A kept game that only this program writes."""

    def __init__(self, path: Path) -> None:
        """Takes the game at `path`. Raises HeldError when another program, or this one, has it."""
        self._file: BinaryIO | None = None
        try:
            file = open(path, "r+b")  # noqa: SIM115  # it stays open as long as the hold
        except OSError:
            return  # nobody can write it, or it is not there: who reads it will say so
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as error:
            file.close()
            raise HeldError(f"{path.name} is being played in another Card Table.") from error
        except OSError:
            file.close()  # nothing can be held here
            return
        self._file = file

    def let_go(self) -> None:
        """Leaves the game to others."""
        if self._file:
            self._file.close()
            self._file = None

    __del__ = let_go


def is_held(path: Path) -> bool:
    """Whether a program plays this game at the moment."""
    try:
        Hold(path).let_go()
    except HeldError:
        return True
    return False
