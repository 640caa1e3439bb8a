"""The log at the table: whose lines are wanted, earlier ones, and the cards that a line names."""

from __future__ import annotations

import random

import pygame
import pytest
from pygame.event import Event

from game.games import GAMES
from game.rules.core.cards import HIDDEN
from game.table.app import App
from tests.table.audit import faults, reading
from tests.table.conftest import Deal
from tests.table.robot import Robot

BOTH = pytest.mark.parametrize("game", list(GAMES))


def opened(deal: Deal, game: str, decisions: int = 30) -> Robot:
    """A table some decisions on, with its log open."""
    robot, rng = deal(3, 5, game=game), random.Random(2)
    table = robot.table
    for _ in range(decisions):
        robot.settle()
        table.overlay.seen = None
        table.play(rng.choice(table.session.match.legal_actions()))
    robot.settle()
    robot.press(pygame.K_l)
    robot.app.frame()
    assert table.overlay.log
    return robot


def shown(robot: Robot) -> list[str]:
    """The lines in sight that name cards, from the latest on."""
    spots = robot.table.board.spots
    return [spot.label for spot in spots if isinstance(spot.key, tuple) and spot.key[0] == "line"]


@BOTH
def test_only_the_lines_of_one_player_are_shown(deal: Deal, app: App, game: str) -> None:
    with reading() as reader:
        robot = opened(deal, game)
        table = robot.table
        everybody = list(table.session.lines(0))
        for seat in range(3):
            robot.click_on(("log", "seat", seat))
            robot.move((2, 400))  # its tooltip lies over the heading
            app.frame()
            assert not faults(app, reader)
            lines = list(table.session.lines(0, seat))
            assert lines
            assert all(line.seat == seat for line in lines)
            assert lines == [line for line in everybody if line.seat == seat]
            assert set(shown(robot)) <= {line.words for line in lines}
        robot.click_on(("log", "seat", None))
        app.frame()
        assert set(shown(robot)) <= {line.words for line in everybody}
        assert table.overlay.log_seat is None


@BOTH
def test_a_click_on_a_line_shows_its_cards(deal: Deal, app: App, game: str) -> None:
    with reading() as reader:
        robot = opened(deal, game)
        table = robot.table
        catalogue = table.look.catalogue
        assert shown(robot)
        number = next(i for i in range(40) if robot.point(("line", i)))
        robot.click_on(("line", number))
        app.frame()
        line = table.overlay.line
        assert line is not None
        assert all(catalogue.card_name(card) in line.words for card in line.cards)
        cards = {
            s.key[1] for s in table.board.spots if isinstance(s.key, tuple) and s.key[0] == "card"
        }
        assert {catalogue.line(card).id for card in cards} == {
            catalogue.line(card).id for card in line.cards
        }
        assert not faults(app, reader)
        moves = len(table.session.match.moves)
        robot.press(pygame.K_SPACE)
        assert table.overlay.line is None
        assert table.overlay.log, "the log is still open"
        assert len(table.session.match.moves) == moves, "and Space has pressed nothing else"


@BOTH
def test_every_card_that_a_line_names_is_shown_and_no_hidden_one(deal: Deal, game: str) -> None:
    robot = opened(deal, game, 60)
    session = robot.table.session
    catalogue = robot.table.look.catalogue
    names = {line.name for line in catalogue.lines}
    named = 0
    for viewer in range(3):
        for line in session.lines(viewer):
            assert HIDDEN not in line.cards
            told = {catalogue.card_name(card) for card in line.cards}
            assert all(name in line.words for name in told)
            assert told or not any(f" {name}." in line.words for name in names if len(name) > 6)
            named += bool(told)
    assert named > 40


def test_the_wheel_and_the_arrows_go_back_to_the_first_line(deal: Deal, app: App) -> None:
    with reading() as reader:
        robot = opened(deal, "lawrence", 60)
        table = robot.table
        count = len(list(table.session.lines(0)))
        app.frame(16, [Event(pygame.MOUSEWHEEL, x=0, y=1)])
        assert table.overlay.log_up == 2
        app.frame(16, [Event(pygame.MOUSEWHEEL, x=0, y=-5)])
        assert table.overlay.log_up == 0, "it ends at the latest line"
        for click in range(count):
            robot.click_on(("log", "up"))
            if click % 10 == 0:
                assert not faults(app, reader)
            if table.overlay.log_up == count - 1:
                break
        assert table.overlay.log_up == count - 1
        assert not [
            words for words in shown(robot) if words != list(table.session.lines(0))[-1].words
        ]
        robot.click_on(("log", "down"))
        assert table.overlay.log_up < count - 1
        robot.press(pygame.K_l)
        assert not table.overlay.log
        robot.press(pygame.K_l)
        assert table.overlay.log_up < count - 1


@BOTH
def test_the_log_is_used_with_keys(deal: Deal, app: App, game: str) -> None:
    robot = opened(deal, game)
    robot.tab_to(("log", "seat", 1))
    robot.press(pygame.K_RETURN)
    assert robot.table.overlay.log_seat == 1
    robot.press(pygame.K_ESCAPE)
    assert not robot.table.overlay.log
    assert robot.table.overlay.log_seat is None
