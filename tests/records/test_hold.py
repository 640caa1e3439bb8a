"""Two programs at once: a game is played by one of them, and what it writes is whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.program import ROOT
from game.records.hold import HeldError, Hold, is_held
from game.records.journal import rename, take_up
from game.records.kept import JournalError, read
from game.records.shelf import remove, unfinished

JOURNAL = Path(__file__).parent / "journals" / "lawrence_v1.journal"
# Another program: it holds a game until it is told to go, or killed.
_OTHER = """
import sys
from pathlib import Path
from game.records.hold import Hold
hold = Hold(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.readline()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game that is not over."""
    lines = [line for line in JOURNAL.read_bytes().splitlines(True) if b'"ended"' not in line]
    path = tmp_path / "a.journal"
    path.write_bytes(b"".join(lines))
    return path


@pytest.fixture
def other(path: Path) -> subprocess.Popen[str]:
    child = subprocess.Popen(
        [sys.executable, "-c", _OTHER, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    assert child.stdout is not None
    assert child.stdout.readline() == "held\n"
    return child


def ended(child: subprocess.Popen[str]) -> None:
    with child:
        child.kill()


def test_a_game_that_another_program_plays_is_left_alone(
    path: Path, other: subprocess.Popen[str]
) -> None:
    before = path.read_bytes()
    line = "a.journal is being played in another Card Table."
    with pytest.raises(HeldError, match=line):
        Hold(path)
    with pytest.raises(JournalError, match=line):
        take_up(path)
    assert rename(path, "Mine") == line
    assert remove(path) == line
    assert unfinished(path.parent) is None, "the title offers another"
    assert path.read_bytes() == before
    read(path)  # watching it harms nobody
    ended(other)


def test_a_program_that_was_killed_holds_nothing(path: Path, other: subprocess.Popen[str]) -> None:
    assert is_held(path)
    ended(other)
    assert not is_held(path)
    found = unfinished(path.parent)
    assert found is not None
    assert found.path == path
    assert rename(path, "Mine") is None
    assert read(path).name == "Mine"
    assert not is_held(path), "naming it is over at once"


def test_a_game_is_let_go_when_its_journal_is_closed(path: Path) -> None:
    kept, journal = take_up(path)
    assert is_held(path)
    journal.name("The first")
    journal.close()
    assert not is_held(path)
    assert kept.name != "The first"
    assert read(path).name == "The first"


def test_a_broken_game_is_not_held(path: Path) -> None:
    path.write_bytes(b"not a journal\n")
    with pytest.raises(JournalError):
        take_up(path)
    assert not is_held(path)


def test_a_file_that_cant_be_opened_is_not_held_but_read(path: Path) -> None:
    assert not is_held(path.with_name("none.journal"))
    with pytest.raises(JournalError, match="none"):
        take_up(path.with_name("none.journal"))
