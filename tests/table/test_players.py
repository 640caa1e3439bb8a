"""Seats change hands at the table: a guest goes home, a person takes a bot's seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games import GAMES
from game.records.kept import read
from game.seating import Setup, name_seats
from game.table.app import App
from game.table.main import Program
from game.table.scenes.result import ResultScene
from game.table.tablescene import TableScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS, Deal
from tests.table.robot import Robot

BOTH = pytest.mark.parametrize("game", list(GAMES))


def open_players(robot: Robot) -> None:
    """By the menu, as a person does."""
    robot.press(pygame.K_ESCAPE)
    assert robot.table.overlay.panel == "menu"
    robot.click_on(("menu", 1))
    assert robot.table.overlay.panel == "players"


def lift(robot: Robot) -> None:
    if robot.table.curtain is not None:
        robot.press(pygame.K_SPACE)
    robot.settle()


@BOTH
def test_a_guest_goes_home_and_a_bot_plays_on(deal: Deal, game: str) -> None:
    robot = deal(3, 5, humans=3, game=game)
    lift(robot)
    table = robot.table
    asked = table.look.me
    assert table.look.choices.frame is not None
    moves = len(table.session.match.moves)
    open_players(robot)
    robot.click_on((("player", asked), 1))
    others = [seat for seat in range(3) if seat != asked]
    assert table.session.humans == others
    assert table.curtain == others[0], "nobody sees a hand that was not his"
    assert not table.overlay.open
    robot.press(pygame.K_SPACE)
    robot.settle()
    if table.curtain is not None:
        lift(robot)
    mine = [move for move in table.session.match.moves[moves:] if move.seat == asked]
    assert mine, "the bot has played on"
    assert table.look.me in others
    assert table.look.players[asked].bot


@BOTH
def test_a_person_takes_the_seat_of_a_bot(deal: Deal, game: str) -> None:
    robot = deal(3, 5, humans=1, game=game)
    robot.settle()
    table = robot.table
    open_players(robot)
    robot.click_on((("player", 1), 0))
    assert table.overlay.panel == "players", "one may change more of them"
    robot.press(pygame.K_ESCAPE)
    assert not table.overlay.open
    assert table.session.humans == [0, 1]
    assert table.curtain is None, "it is still the first one's turn to decide"
    for _ in range(60):
        if table.curtain is not None:
            break
        robot.settle()
        robot.press(pygame.K_SPACE)
        for _ in range(4):
            robot.app.frame()
    assert table.curtain == 1
    robot.press(pygame.K_SPACE)
    robot.settle()
    assert table.look.me == 1
    assert set(table.look.hand) == set(table.session.match.state.hands[1])


def test_bots_alone_play_to_the_end(app: App, deal: Deal) -> None:
    robot = deal(2, 5, humans=1)
    robot.settle()
    open_players(robot)
    robot.click_on((("player", 0), 1))
    robot.press(pygame.K_ESCAPE)
    for _ in range(4000):
        app.frame(50)
        if not isinstance(app.scene, TableScene):
            break
    assert isinstance(app.scene, ResultScene)


def test_who_plays_is_kept(app: App, tmp_path: Path) -> None:
    setup = Setup("lawrence", name_seats([("human", ""), ("human", ""), ("steady", "")]), {}, 5, 0)
    program = Program(app, CARDS, setup, 3, games=tmp_path)
    app.go(program.first_scene())
    robot = Robot(app)
    lift(robot)
    robot.table.people.change_player(1, True)
    robot.table.people.change_player(2, False)
    robot.table.people.change_player(2, False)
    (path,) = tmp_path.iterdir()
    kept = read(path)
    assert [seat.kind for seat in kept.setup.seats] == ["human", "steady", "human"]
    assert path.read_text().count('"player"') == 2
    back: Any = program.kept_table(path)
    assert back.session.humans == [0, 2]
    assert [player.bot for player in back.session.players] == [False, True, False]


@BOTH
@pytest.mark.parametrize("seats", [2, 6])
def test_the_players_can_be_read(deal: Deal, app: App, game: str, seats: int) -> None:
    with reading() as reader:
        robot = deal(seats, 5, game=game)
        robot.settle()
        robot.press(pygame.K_ESCAPE)
        assert not faults(app, reader)
        robot.press(pygame.K_ESCAPE)
        open_players(robot)
        assert not faults(app, reader)
