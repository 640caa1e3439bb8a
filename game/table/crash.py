"""When the program itself fails: what the player is told, and what he can send to who mends it."""

from __future__ import annotations

import platform
import sys
import tempfile
import textwrap
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game import __version__
from game.cardfile import CardFileError
from game.records import capsule
from game.records.kept import JournalError, read
from game.table.app import StartError

if TYPE_CHECKING:
    from game.table.session import Session

TOLD: Final = (StartError, CardFileError, JournalError)
"""What is no failure of the program, and has a line of its own for the player."""
FOLDER: Final = "crashes"
"""Of the player's folder."""
_COLUMNS: Final = 72
"""Of a line in the small window."""
_LINES: Final = 200
"""Lines of the log of the game that go into the report."""


def report(error: Exception, session: Session | None, home: Path | None, now: float) -> str:
    """Writes what is known of a failure: a log, and the game up to then as a capsule.

    They go to the folder of the player, else to that of temporary files. Returns a line that says
    where they are.
    """
    name = time.strftime("crash-%Y%m%d-%H%M%S", time.localtime(now))
    text = _text(error, session, now)
    reason = ""
    for folder in (home / FOLDER if home else None, Path(tempfile.gettempdir()) / "card-table"):
        if folder is None:
            continue
        log = folder / f"{name}.log"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            log.write_text(text, encoding="utf-8")
        except OSError as problem:
            reason = problem.strerror or str(problem)
            continue
        game = _capsule(session, log.with_suffix(capsule.SUFFIX))
        where = f"{log.name} and {game.name} in {folder}" if game else str(log)
        kept = "; your game is kept, continue it at the title" if game else ""
        return f"Card Table has failed, which it should not{kept}. The report: {where}"
    return f"Card Table has failed, and the report can't be written: {reason}"


def tell(line: str) -> None:
    """Says it on the standard error stream, and in a window for who has none."""
    if sys.stderr:
        print(f"card-table: {line}", file=sys.stderr, flush=True)
    show(line)


def show(line: str) -> None:
    """Says it in a small window, which waits until it is read; nowhere if there is no screen."""
    # Not every system breaks lines there: what is longer than the screen would be cut.
    text = textwrap.fill(line, _COLUMNS, break_long_words=False, break_on_hyphens=False)
    with suppress(pygame.error):
        pygame.display.message_box("Card Table", text, "error")


def _text(error: Exception, session: Session | None, now: float) -> str:
    """The report: what failed where, with what, and what had happened in the game."""
    lines = [
        f"Card Table {__version__}, Python {platform.python_version()},"
        f" pygame-ce {pygame.version.ver}, {platform.platform()}",
        time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(now)),
        "",
        "".join(traceback.format_exception(error)).rstrip(),
    ]
    if session:
        # The log as all know it: who reads the report may still be playing.
        told = session.told(-1)[-_LINES:]
        lines += ["", "The game:", *[sentence for _, sentence in told]]
    return "\n".join(lines) + "\n"


def _capsule(session: Session | None, path: Path) -> Path | None:
    """The game up to now; None when it is not on disk."""
    if session is None or session.journal is None or session.problem:
        return None
    try:
        capsule.write(read(session.journal.path), path)
    except JournalError:
        return None
    return path
