"""While you were away: who comes back to the laptop is told what he has not seen, and no more."""

from __future__ import annotations

import random

import pygame
import pytest

from game.games import GAMES
from game.records.settings import Settings
from game.rules.core.cards import HIDDEN
from game.rules.core.events import Drew
from game.table.app import App
from tests.table.audit import faults, reading
from tests.table.conftest import Deal
from tests.table.robot import Robot

BOTH = pytest.mark.parametrize("game", list(GAMES))


def to_curtain(robot: Robot) -> int:
    """Plays anything until the laptop is passed; returns to whom."""
    table = robot.table
    rng = random.Random(len(table.session.events))
    for _ in range(300):
        for _ in range(4):
            robot.app.frame(50)
        if table.curtain is not None:
            return table.curtain
        if table.overlay.pauses:
            table.close_overlay()
        elif not table.busy:
            table.play(rng.choice(table.session.match.legal_actions()))
    raise AssertionError("the laptop is never passed")


@BOTH
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_what_happened_is_told_once_and_in_order(deal: Deal, game: str, seed: int) -> None:
    robot = deal(3, seed, humans=3, game=game)
    table = robot.table
    session = table.session
    known = dict.fromkeys(range(3), len(session.events))
    last = None
    compared = 0
    for _ in range(14):
        seat = to_curtain(robot)
        if last is not None:
            known[last] = len(session.events)
        happened = session.events[known[seat] :]
        robot.press(pygame.K_SPACE)
        expected = []
        for _, event in happened:
            sentence = session.tell(session.match.rules.redact(event, seat))
            if sentence:
                expected.append((getattr(event, "seat", -1), sentence))
        assert list(table.overlay.news) == expected
        compared += bool(expected)
        moves = len(session.match.moves)
        for _ in range(5):
            robot.app.frame()
        if expected:
            assert len(session.match.moves) == moves, "the game waits until it is read"
            robot.press(pygame.K_SPACE)
        assert not table.overlay.news
        known[seat] = len(session.events)
        last = seat
    assert compared > 5


@BOTH
def test_drawn_cards_of_others_are_not_named(deal: Deal, game: str) -> None:
    robot = deal(3, 5, humans=3, game=game)
    table = robot.table
    rules = table.session.match.rules
    for _ in range(8):
        seat = to_curtain(robot)
        robot.press(pygame.K_SPACE)
        told = "\n".join(words for _, words in table.overlay.news)
        for _, event in table.session.events:
            if isinstance(event, Drew) and event.seat != seat:
                assert set(rules.redact(event, seat).cards) <= {HIDDEN}
                secret = rules.tell(event, table.session.names)
                public = rules.tell(rules.redact(event, seat), table.session.names)
                assert secret == public or secret not in told
        if table.overlay.news:
            robot.press(pygame.K_RETURN)
            table.close_overlay()


def test_with_one_person_nothing_is_told_twice(deal: Deal) -> None:
    robot = deal(3, 5)
    for _ in range(20):
        robot.app.frame(50)
        assert not robot.table.overlay.news


@BOTH
def test_the_news_can_be_read(deal: Deal, app: App, game: str) -> None:
    with reading() as reader:
        robot = deal(4, 5, humans=2, game=game)
        longest = 0
        for _ in range(10):
            to_curtain(robot)
            assert not faults(app, reader)
            robot.press(pygame.K_SPACE)
            longest = max(longest, len(robot.table.overlay.news))
            robot.app.frame()
            assert not faults(app, reader)
            robot.table.close_overlay()
        assert longest > 6


@BOTH
def test_open_hands_need_no_curtain(deal: Deal, app: App, game: str) -> None:
    robot = deal(3, 5, humans=3, game=game)
    table = robot.table
    assert table.curtain is not None
    table.follow(Settings(speed="instant", open_hands=True))
    rng = random.Random(4)
    asked = set()
    for _ in range(60):
        robot.settle()
        assert table.curtain is None
        frame = table.session.match.decision
        assert frame is not None
        assert table.look.me == frame.seat, "the hand is that of who decides"
        assert set(table.look.hand) == set(table.session.match.state.hands[frame.seat])
        asked.add(frame.seat)
        if table.overlay.pauses:
            table.close_overlay()
            continue
        table.play(rng.choice(table.session.match.legal_actions()))
    assert asked == {0, 1, 2}
