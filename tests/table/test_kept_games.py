"""A game is on disk before it is seen, and is gone back to at the very decision it was left at."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.games import GAMES, rules_of
from game.records.again import Again
from game.records.kept import read
from game.records.shelf import kept_games
from game.rules.core.cards import Catalogue
from game.seating import Setup, name_seats
from game.table.app import App
from game.table.main import Program
from game.table.scenes.games import ROWS, GamesScene
from game.table.scenes.past import PastGames
from game.table.scenes.title import TitleScene
from game.table.tablescene import TableScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS
from tests.table.robot import Robot, bot_action

BOTH = pytest.mark.parametrize("game", list(GAMES))


def setup_of(game: str, seed: int = 5) -> Setup:
    return Setup(game, name_seats([("human", ""), ("steady", ""), ("steady", "")]), {}, seed, 0)


class Player:
    """Starts programs on one shelf."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.app = App(headless=True, size=(1280, 720))
        self.program: Program | None = None

    def start(self, setup: Setup | None = None) -> Program:
        """A program like that of the next day: the last one is closed."""
        self.close()
        self.program = Program(self.app, CARDS, setup, 3, games=self.folder)
        self.app.go(self.program.first_scene())
        self.frames()
        return self.program

    def close(self) -> None:
        if self.program:
            self.program.close()

    def frames(self, count: int = 4) -> None:
        for _ in range(count):
            self.app.frame()

    def click(self, key: object) -> None:
        scene = self.app.scene
        assert isinstance(scene, TitleScene | GamesScene)
        spot = scene.spots.get(key)
        assert spot is not None, f"nothing to click is called {key}"
        pos = spot.rect.center
        self.app.frame(16, [Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))])
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.frame(16, [Event(kind, pos=pos, button=1)])
        self.frames()

    def press(self, key: int, text: str = "") -> None:
        self.app.frame(16, [Event(pygame.KEYDOWN, key=key, mod=0, unicode=text)])
        if text:
            self.app.frame(16, [Event(pygame.TEXTINPUT, text=text)])
        self.app.frame(16, [Event(pygame.KEYUP, key=key, mod=0)])

    @property
    def table(self) -> TableScene:
        scene = self.app.scene
        assert isinstance(scene, TableScene)
        return scene

    @property
    def shelf(self) -> GamesScene:
        scene = self.app.scene
        assert isinstance(scene, GamesScene)
        return scene

    def play(self, presses: int) -> None:
        """Goes on with Space as often."""
        robot = Robot(self.app)
        for _ in range(presses):
            robot.settle()
            if self.table.overlay.seen is not None:
                self.table.close_overlay()
            robot.press(pygame.K_SPACE)
        robot.settle()


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path / "games")
    yield player
    player.close()
    player.app.close()


def only_file(player: Player) -> Path:
    (path,) = player.folder.iterdir()
    return path


@BOTH
def test_every_action_is_on_disk_before_it_is_seen(player: Player, game: str) -> None:
    player.start(setup_of(game))
    session = player.table.session
    assert read(only_file(player)).setup == setup_of(game), "it is there before a card is played"
    seen = []
    play = session.match.play

    def played(action: object) -> object:
        out = play(action)
        seen.append(len(session.match.moves))
        return out

    session.match.play = played  # type: ignore[method-assign, assignment]
    move = player.table.telling.move

    def shown(*args: object) -> None:
        assert len(read(only_file(player)).entries) == len(session.match.moves)
        move(*args)  # type: ignore[arg-type]

    player.table.telling.move = shown  # type: ignore[method-assign]
    player.play(6)
    assert len(seen) > 6


@BOTH
def test_the_title_goes_back_to_the_very_decision(player: Player, game: str) -> None:
    player.start(setup_of(game))
    player.play(7)
    left = player.table
    assert left.look.choices.frame is not None
    player.start()
    player.click("continue")
    back = player.table
    assert back is not left
    assert back.session.match.state == left.session.match.state
    assert back.session.match.moves == left.session.match.moves
    assert back.look.choices.frame == left.look.choices.frame
    assert back.look.prompt == left.look.prompt
    assert back.session.events == left.session.events, "the log is whole"
    assert back.session.history == left.session.history
    player.play(3)
    assert len(read(only_file(player)).entries) == len(back.session.match.moves)


@BOTH
def test_a_game_of_several_people_goes_on_with_the_one_who_decides(
    player: Player, game: str
) -> None:
    chairs = name_seats([("human", ""), ("steady", ""), ("human", "")])
    deciders = set()
    for seed in range(4):
        program = player.start(Setup(game, chairs, {}, seed, None))
        session = player.table.session
        for _ in range(9 + 7 * seed):
            session.play(bot_action(session) or session.match.legal_actions()[0])
        while session.match.decision and session.match.decision.seat == 1:
            session.play(bot_action(session))
        assert session.match.decision is not None
        assert session.journal is not None
        seat = session.match.decision.seat
        deciders.add(seat)
        back = program.kept_table(session.journal.path)
        player.app.go(back)
        player.frames()
        assert back.curtain == back.look.me == seat, "the laptop is passed once"
    assert deciders == {0, 2}


def test_a_finished_game_is_not_continued(player: Player) -> None:
    player.start(setup_of("prehistoric"))
    session = player.table.session
    while session.match.outcome is None:
        session.play(session.match.legal_actions()[-1])
    assert read(only_file(player)).ended == session.match.outcome
    player.start()
    assert isinstance(player.app.scene, TitleScene)
    assert player.app.scene.spots.get("continue") is None
    player.click("games")
    assert player.shelf.spots.get(("open", only_file(player).name)) is None


def test_without_games_the_title_offers_none(player: Player) -> None:
    player.start()
    assert isinstance(player.app.scene, TitleScene)
    assert player.app.scene.spots.get("continue") is None
    assert player.app.scene.spots.get("games") is None


def test_a_damaged_game_is_told_and_left_alone(player: Player) -> None:
    player.start(setup_of("lawrence"))
    player.play(3)
    path = only_file(player)
    data = path.read_bytes()
    lines = data.split(b"\n")
    path.write_bytes(b"\n".join([*lines[:3], lines[3].replace(b'"seat":', b'"seal":'), *lines[4:]]))
    damaged = path.read_bytes()
    player.start()
    player.click("continue")
    assert isinstance(player.app.scene, TitleScene)
    assert player.app.scene._problem
    assert f"{path.name}, line 4" in player.app.scene._problem
    assert path.read_bytes() == damaged


# ---- the shelf


def test_a_game_is_named_and_opened(player: Player) -> None:
    player.start(setup_of("lawrence"))
    player.play(4)
    path = only_file(player)
    player.start()
    player.click("games")
    player.click(("rename", path.name))
    for letter in "Desert 2":
        player.press(ord(letter.lower()), letter)
    player.press(pygame.K_RETURN)
    assert read(path).name == "Desert 2"
    player.click(("rename", path.name))
    player.press(ord("x"), "x")
    player.press(pygame.K_ESCAPE)
    assert read(path).name == "Desert 2", "Escape leaves the name as it was"
    player.click(("open", path.name))
    player.play(2)
    assert read(path).name == "Desert 2"
    player.start()
    assert isinstance(player.app.scene, TitleScene)


def test_a_game_is_deleted_only_when_it_is_asked_twice(player: Player) -> None:
    for seed in (1, 2):
        player.start(setup_of("lawrence", seed))
    one, two = sorted(player.folder.iterdir())
    player.start()
    player.click("games")
    player.click(("delete", one.name))
    assert one.exists()
    player.click("no")
    player.click(("delete", one.name))
    player.press(pygame.K_ESCAPE)
    assert one.exists()
    assert isinstance(player.app.scene, GamesScene), "Escape answers the question first"
    player.click(("delete", one.name))
    player.click("yes")
    assert not one.exists()
    assert two.exists()
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.app.scene, TitleScene)


def test_many_games_come_in_pages_and_can_be_read(player: Player) -> None:
    with reading() as reader:
        for seed in range(ROWS + 2):
            player.start(setup_of(list(GAMES)[seed % 2], seed))
        (player.folder / "broken.journal").write_text("no game\n")
        player.start()
        assert not faults(player.app, reader)
        player.click("games")
        assert not faults(player.app, reader)
        first = {spot.key for spot in player.shelf.spots._order}
        player.click("later")
        assert not faults(player.app, reader)
        second = {spot.key for spot in player.shelf.spots._order}
        names = {("delete", game.path.name) for game in kept_games(player.folder)}
        assert len(names) == ROWS + 3
        assert names <= first | second
        assert len(names & first) == ROWS
        damaged = ("delete", "broken.journal")
        player.click("earlier")
        if damaged not in first:
            player.click("later")
        player.click(damaged)
        player.click("yes")
        assert not (player.folder / "broken.journal").exists()


# ---- the disk


def test_a_full_disk_is_told_and_the_game_goes_on(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.start(setup_of("lawrence"))
    player.play(2)
    table = player.table

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    said = []
    say = table.telling.say
    table.telling.say = lambda *args: said.append(args[1]) or say(*args)  # type: ignore
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        player.play(3)
        assert said.count("The game can't be kept: no space left on device.") == 1
        assert table.spots.get("problem") is not None, "a mark stays in the bar"
        moves = len(table.session.match.moves)
    table.play(table.session.match.legal_actions()[-1])
    player.frames()
    assert table.spots.get("problem") is None
    assert len(read(only_file(player)).entries) == len(table.session.match.moves) > moves


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_read_only_folder_is_told(player: Player) -> None:
    player.folder.mkdir()
    player.folder.chmod(0o500)
    player.start(setup_of("lawrence"))
    assert player.table.session.problem == "The game can't be kept: permission denied."
    player.play(3)
    player.folder.chmod(0o700)


# ---- killed


CHILD = """
import sys
from pathlib import Path
from game.cardfile import load
from game.program import cards_file
from game.games import rules_of
from game.records.journal import Journal
from game.seating import Setup, name_seats
from game.table.keeper import session_of
game, path, seed = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
rules = rules_of(load(cards_file())[game])
setup = Setup(game, name_seats([("steady", "")] * 3), {}, seed, 0)
session = session_of(rules, setup)
session.journal = Journal.begin(path, setup, rules.catalogue, session.match, "now")
print(0, flush=True)
while session.match.outcome is None:
    session.play(session.bot_thought().action)
    print(len(session.match.moves), flush=True)
"""


def killed(path: Path, game: str, rng: random.Random, catalogues: Mapping[str, Catalogue]) -> int:
    """Kills a game at any moment and opens it again; returns how many actions it had."""
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, game, str(path), str(rng.randrange(1000))],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as child:
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(rng.randrange(1, 120))]
        child.kill()
        told += child.stdout.readlines()
    finished = [int(line) for line in told if line.endswith("\n")][-1]
    kept = read(path)
    assert len(kept.entries) in (finished, finished + 1), "an action that was finished is lost"
    again = Again(kept, rules_of(catalogues[game]))
    again.play()
    return finished


def killed_runs(folder: Path, runs: int, catalogues: Mapping[str, Catalogue]) -> set[int]:
    rng = random.Random(runs)
    games = list(GAMES)
    return {
        killed(folder / f"{run}.journal", games[run % len(games)], rng, catalogues)
        for run in range(runs)
    }


def test_a_killed_game_has_lost_nothing(
    tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    assert len(killed_runs(tmp_path, 6, catalogues)) > 3, "they were killed at other moments"


@pytest.mark.long
def test_300_killed_games_have_lost_nothing(
    tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    assert len(killed_runs(tmp_path, 300, catalogues)) > 60


# ---- past games


def test_the_table_of_past_games_is_come_to_and_read(player: Player) -> None:
    program = player.start()
    app = player.app
    player.folder.mkdir(parents=True, exist_ok=True)
    with reading() as reader:
        app.go(program.title())
        player.frames()
        program._show_games()
        player.frames()
        spot = player.shelf.spots.get("past")
        assert spot is not None
        assert not spot.enabled, "nothing has been played to its end"
        for game in GAMES:
            bots = name_seats([("human", "A very long name"), *[("steady", "")] * 3])
            session = program.keeper.begin(Setup(game, bots, {}, 5, 0))
            session.change_player(0, "steady")
            while session.match.outcome is None:
                session.play(bot_action(session))
        program._show_games()
        player.frames()
        player.click("past")
        assert isinstance(app.scene, PastGames)
        for size in ((1280, 720), (1920, 1080), (1024, 600)):
            app.resize(size)
            player.frames()
            assert not faults(app, reader)
        player.press(pygame.K_ESCAPE)
        player.frames()
        assert isinstance(app.scene, GamesScene)
