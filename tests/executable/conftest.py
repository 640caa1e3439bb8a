"""What the tests of the built program share. They are skipped where there is none.

`CARD_TABLE_EXECUTABLE` names it: `dist/card-table/card-table` after a build.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.records.settings import Settings, save, settings_path
from tests.executable.screen import MISSING, Screen

VARIABLE = "CARD_TABLE_EXECUTABLE"


@pytest.fixture(scope="session")
def executable() -> Path:
    """The built program."""
    named = os.environ.get(VARIABLE)
    if not named:
        pytest.skip(f"{VARIABLE} names no built program")
    path = Path(named).resolve()
    assert path.is_file(), f"{VARIABLE}: there is no {path}"
    return path


@pytest.fixture(scope="session")
def new_screen(
    executable: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[], Screen]]:
    """Makes screens."""
    if MISSING:
        pytest.skip(f"no screen without {' and '.join(MISSING)}")
    made: list[Screen] = []

    def make() -> Screen:
        made.append(Screen(tmp_path_factory.mktemp("screen")))
        return made[-1]

    yield make
    for screen in made:
        screen.close()


@pytest.fixture(scope="session")
def screen(new_screen: Callable[[], Screen]) -> Screen:
    return new_screen()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home folder of a player who wants to see nothing move."""
    settle_in(tmp_path / "home")
    return tmp_path / "home"


def settle_in(home: Path) -> None:
    """The settings of who wants to see nothing move."""
    save(Settings(speed="instant", reduced_motion=True, mute=True), settings_path(folder_in(home)))


def folder_in(home: Path) -> Path:
    """The folder of the game in a home."""
    return home / ".local" / "share" / "CardTable" / "CardTable"
