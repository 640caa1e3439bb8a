"""A game taken along from the table, opened elsewhere, and reported when the program fails."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.games import GAMES
from game.records.kept import read
from game.records.settings import Settings
from game.seating import HUMAN, Setup, name_seats
from game.table import crash, main
from game.table.app import App
from game.table.main import Program
from game.table.replay import Replayed
from game.table.scenes.title import TitleScene
from game.table.tablescene import TableScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS
from tests.table.robot import Robot

JOURNALS = Path(__file__).parents[1] / "records" / "journals"
BOTH = pytest.mark.parametrize("game", list(GAMES))


class Machine:
    """A laptop with a folder of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.app = App(headless=True, size=(1280, 720))
        self.program = Program(self.app, CARDS, None, 3, games=home / "games")
        self.app.go(self.program.first_scene())
        self.frames()

    def close(self) -> None:
        self.program.close()
        self.app.close()

    def frames(self) -> None:
        for _ in range(4):
            self.app.frame()

    def play(self, game: str, presses: int = 9) -> None:
        """A game of a person among bots, some decisions on."""
        seats = name_seats([(HUMAN, ""), ("steady", ""), (HUMAN, "")])
        self.app.go(self.program.table(Setup(game, seats, {}, 8, 0)))
        self.table.follow(Settings(speed="instant", open_hands=True))
        robot = Robot(self.app)
        for _ in range(presses):
            robot.settle()
            self.table.overlay.news = ()
            robot.press(pygame.K_SPACE)
        robot.settle()

    def drop(self, file: Path) -> None:
        self.app.frame(16, [Event(pygame.DROPFILE, file=str(file))])
        self.frames()

    def click(self, key: object) -> None:
        spot = self.table.spots.get(key)
        assert spot is not None, f"nothing to click is called {key}"
        pos = spot.rect.center
        self.app.frame(16, [Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))])
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.frame(16, [Event(kind, pos=pos, button=1)])
        self.frames()

    @property
    def table(self) -> TableScene:
        assert isinstance(self.app.scene, TableScene)
        return self.app.scene

    @property
    def capsules(self) -> list[Path]:
        return sorted((self.home / "capsules").glob("*"))


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Machine]:
    machine = Machine(tmp_path / "here")
    yield machine
    machine.close()


def taken(machine: Machine, which: str) -> Path:
    """Takes the game along by the menu."""
    machine.table.command("menu")
    machine.frames()
    labels = [label for _, label, _ in machine.table.menu_entries()]
    machine.click(("menu", labels.index("Take the game along")))
    with reading() as reader:
        assert not faults(machine.app, reader)
    machine.click(("capsule", which))
    with reading() as reader:
        machine.table.redraw()
        machine.frames()
        assert not faults(machine.app, reader)
    (path,) = machine.capsules
    written = machine.table.taking.written
    assert written
    assert written.path == path
    return path


@BOTH
def test_a_game_is_taken_along_by_the_menu_and_dropped_on_another_window(
    here: Machine, tmp_path: Path, game: str
) -> None:
    here.play(game)
    session = here.table.session
    path = taken(here, "whole")
    assert path.stat().st_size < 60_000
    there = Machine(tmp_path / "there")
    there.drop(path)
    again = there.table.session
    assert again.match.state == session.match.state
    assert again.events == session.events
    assert again.match.decision == session.match.decision
    (kept,) = (there.home / "games").glob("*.journal")
    assert len(read(kept).entries) == len(session.match.moves), "it is kept from now on"
    there.close()


@BOTH
def test_without_the_hands_of_others_it_is_the_same_for_who_took_it_along(
    here: Machine, tmp_path: Path, game: str
) -> None:
    here.play(game)
    session, me = here.table.session, here.table.look.me
    path = taken(here, "seen")
    there = Machine(tmp_path / "there")
    there.drop(path)
    again = there.table
    assert again.session.humans == [me], "he alone is himself"
    assert again.session.match.view(me) == session.match.view(me)
    assert again.look.me == me
    assert again.session.match.state != session.match.state
    told = again.session.told(me)
    assert told[: len(again.session.before)] == again.session.before
    assert len(told) > 5, "the log goes back to before"
    there.close()


def test_the_place_of_a_capsule_is_copied(here: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    here.play("lawrence", 2)
    path = taken(here, "whole")
    clipboard: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", clipboard.append)
    here.click(("capsule", "copy"))
    assert clipboard == [str(path)]
    assert here.table.taking.copied


def test_a_capsule_that_cannot_be_written_is_told(here: Machine) -> None:
    here.play("lawrence", 2)
    (here.home / "capsules").write_text("a file in the way")
    here.table.taking.show()
    here.table.taking.make(True)
    written = here.table.taking.written
    assert written
    assert written.path is None
    assert "can't be written" in written.problem
    with reading() as reader:
        here.table.redraw()
        here.frames()
        assert not faults(here.app, reader)


@BOTH
def test_a_replay_is_taken_along_up_to_where_it_stands(here: Machine, game: str) -> None:
    kept = here.home / "games" / f"{game}_v1.journal"
    kept.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(JOURNALS / kept.name, kept)
    here.app.go(here.program.replay(kept))
    here.frames()
    scene = here.table
    assert isinstance(scene, Replayed)
    scene.step_to(33)
    state = scene.session.match.state
    here.table.taking.show()
    here.table.taking.make(True)
    (path,) = here.capsules
    here.drop(path)
    assert not isinstance(here.table, Replayed)
    assert here.table.session.match.state == state


def test_other_files_are_refused_in_a_line_at_the_title(here: Machine, tmp_path: Path) -> None:
    rng = random.Random(3)
    file = tmp_path / "holiday.jpg"
    for data in (b"", b"\xff\xd8" + rng.randbytes(900), b"{}\n{}\n", b"hello\n"):
        file.write_bytes(data)
        here.drop(file)
        assert isinstance(here.app.scene, TitleScene)
        problem = here.app.scene._problem
        assert problem
        assert problem.startswith("holiday.jpg")
        assert "\n" not in problem
        assert file.read_bytes() == data
    here.drop(tmp_path / "gone.capsule")
    assert isinstance(here.app.scene, TitleScene)
    assert not list((here.home / "games").glob("*")), "nothing was put on the shelf"


def test_a_kept_game_that_is_dropped_is_not_kept_twice(here: Machine) -> None:
    here.play("lawrence", 3)
    (path,) = (here.home / "games").glob("*.journal")
    state = here.table.session.match.state
    here.drop(path)
    assert here.table.session.match.state == state
    assert list((here.home / "games").glob("*.journal")) == [path]


# ---- the program fails


class BoomError(Exception):
    """Something that nobody thought of."""


def failing(
    monkeypatch: pytest.MonkeyPatch, home: Path, setup: Setup | None
) -> tuple[int, list[str]]:
    """Runs the program until it fails after some frames; the exit code and what the window said."""
    said: list[str] = []
    monkeypatch.setenv("CARD_TABLE_HOME", str(home))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, kind: said.append(text))
    frames = [0]
    frame = App.frame

    def some_frames(app: App, ms: int = 16, events: object = ()) -> bool:
        frames[0] += 1
        if frames[0] > 40:
            raise BoomError("the camel\nwas ill")
        return frame(app, 2000)

    monkeypatch.setattr(App, "frame", some_frames)
    monkeypatch.setattr(App, "turn", lambda app, clock: app.frame())
    return main.run(setup, CARDS), said


@BOTH
def test_a_failure_leaves_a_report_and_the_game(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = Setup(game, name_seats([("steady", "")] * 3), {}, 8, 0)
    with monkeypatch.context() as patch:
        code, said = failing(patch, tmp_path, setup)
    assert code == main.FAILED
    log, capsule = sorted((tmp_path / "crashes").iterdir(), key=lambda path: path.suffix)[::-1]
    assert (log.suffix, capsule.suffix) == (".log", ".capsule")
    (line,) = capsys.readouterr().err.splitlines()
    assert said[0].split() == line.removeprefix("card-table: ").split()
    words = max(map(len, line.split()))
    assert max(map(len, said[0].splitlines())) <= max(72, words), "a screen holds it"
    assert log.name in line
    assert capsule.name in line
    assert str(tmp_path / "crashes") in line
    text = log.read_text()
    assert "BoomError: the camel" in text
    assert "some_frames" in text, "it says where"
    assert "turn, round 1." in text, "and what had happened in the game"
    (kept,) = (tmp_path / "games").iterdir()
    machine = Machine(tmp_path / "there")
    machine.drop(capsule)
    entries = read(kept).entries
    assert entries
    assert [entry.text for entry in entries] == [entry.text for entry in read(capsule).entries]
    machine.close()
    second = Machine(tmp_path)
    assert isinstance(second.app.scene, TitleScene)
    assert second.program._unfinished(), "it goes on at the next start"
    second.close()


def test_a_failure_at_the_title_has_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, said = failing(monkeypatch, tmp_path, None)
    assert code == main.FAILED
    (log,) = (tmp_path / "crashes").iterdir()
    assert str(log) in said[0]


def test_a_report_that_has_no_place_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(crash.tempfile, "gettempdir", lambda: str(tmp_path / "file"))
    line = crash.report(BoomError("x"), None, tmp_path / "file", 0.0)
    assert "can't be written" in line
    monkeypatch.setattr(crash.tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    line = crash.report(BoomError("x"), None, tmp_path / "file", 0.0)
    assert str(tmp_path / "temporary" / "card-table") in line
