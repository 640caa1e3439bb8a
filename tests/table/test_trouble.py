"""What the surroundings may lack or have wrong: the player is told, and can go on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.program import ROOT, cards_file
from game.seating import Setup, name_seats
from game.table import main, places
from game.table.app import App
from game.table.main import Program
from game.table.scenes.rulebook import RulebookScene
from game.table.scenes.setup import SetupScene
from game.table.scenes.title import TitleScene
from game.table.tablescene import TableScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS

SETUP = Setup("lawrence", name_seats([("human", ""), ("steady", "")]), {}, 5, 0)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A card file whose folder has a long name, with two faults."""
    folder = tmp_path / "Karten für die langen Abende am Küchentisch" / "and some more of them"
    folder.mkdir(parents=True)
    path = folder / "cards.yaml"
    text = CARDS.read_text("utf-8")
    path.write_text(text.replace("force: 2", "force: two").replace("force: 3", "force: [3]"))
    return path


def press(app: App, key: int) -> None:
    app.frame(16, [Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
    app.frame(16, [Event(pygame.KEYUP, key=key, mod=0)])
    app.frame()


def test_broken_cards_are_told_at_the_title_and_can_be_mended(app: App, cards: Path) -> None:
    program = Program(app, cards, speed=3)
    app.go(program.set_up())
    app.frame()
    scene = app.scene
    assert isinstance(scene, SetupScene)
    with reading() as reader:
        program._deal(SETUP)
        app.frame()
        app.frame()
        assert isinstance(app.scene, TitleScene)
        told = app.scene._problem
        assert told is not None
        line = cards.read_text("utf-8").split("force: [3]")[0].count("\n") + 1
        assert told.startswith(f"{cards}:{line}:"), "file and line"
        assert "more; `python main.py cards FILE` lists them all)" in told
        assert not faults(app, reader)
    press(app, pygame.K_F1)
    assert isinstance(app.scene, TitleScene), "there are no rules without cards"
    cards.write_bytes(CARDS.read_bytes())
    press(app, pygame.K_F1)
    assert isinstance(app.scene, RulebookScene)
    program._deal(SETUP)
    assert isinstance(app.scene, TableScene)


def test_who_has_no_folder_is_told_and_plays(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "home", lambda: None)
    ran: list[Program] = []
    monkeypatch.setattr(main, "App", lambda icon: app)

    def seen(scene: object) -> None:
        assert isinstance(scene, TableScene)
        ran.append(scene.on_leave.__self__)  # type: ignore[attr-defined]

    monkeypatch.setattr(app, "run", seen)
    main.run(SETUP, CARDS)
    (program,) = ran
    title = program.title()
    assert isinstance(title, TitleScene)
    line = "There is no folder to keep games and settings in: they last until you leave."
    assert title._problem == line
    with reading() as reader:
        app.go(title)
        app.frame()
        app.frame()
        assert not faults(app, reader)
        app.go(program.table(SETUP))
        for _ in range(30):
            app.frame()
        table = app.scene
        assert isinstance(table, TableScene)
        assert table.session.problem == line
        spot = next(spot for spot in table.board.spots if spot.key == "problem")
        assert spot.tip == line
        assert not faults(app, reader)


def test_the_cards_beside_the_program_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.program.beside", lambda: tmp_path)
    assert cards_file() == ROOT / "cards.yaml"
    own = tmp_path / "cards.yaml"
    own.symlink_to(tmp_path / "nowhere.yaml")
    assert cards_file() == own, "it is told that it leads nowhere"
    own.unlink()
    own.write_text("")
    assert cards_file() == own


@pytest.mark.parametrize(
    ("executable", "folder"),
    [
        ("friends/card-table/card-table", "friends/card-table"),
        ("Card Table.app/Contents/MacOS/card-table", "."),
    ],
)
def test_beside_the_executable_is_where_the_player_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, executable: str, folder: str
) -> None:
    monkeypatch.setattr("game.program.FROZEN", True)
    monkeypatch.setattr("sys.executable", str(tmp_path / executable))
    from game.program import beside

    assert beside() == tmp_path / folder
