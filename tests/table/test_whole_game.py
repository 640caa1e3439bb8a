"""Whole games at the table, from the deal to the result, by mouse alone and by keys alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame
import pytest

from game.bots.registry import make_bot
from game.games import rules_of
from game.rules.core.cards import Catalogue
from game.rules.prehistoric.events import RaidBegan, RoundBegan
from game.seating import Setup, name_seats
from game.table.app import App
from game.table.keeper import session_of
from game.table.scenes.result import ResultScene
from game.table.session import Session
from game.table.tablescene import TableScene
from tests.table.conftest import Deal
from tests.table.robot import Robot

if TYPE_CHECKING:
    from game.games import AnyRules


def play_whole_game(robot: Robot, by_mouse: bool) -> int:
    """Plays seat 1 as `steady` would, with the hands of the robot; returns how many actions."""
    table = robot.table
    match = table.session.match
    brain = make_bot("steady", match.rules, 11)
    played = 0
    while True:
        robot.settle()
        if not isinstance(robot.app.scene, TableScene):
            return played
        if table.overlay.seen is not None:
            if by_mouse:
                robot.click_on(("sheet", "close"))
            else:
                robot.press(pygame.K_SPACE)
            continue
        action = brain.choose(match.view(0), match.legal_actions())
        before = len(match.moves)
        if by_mouse:
            action = robot.play_by_mouse(action, drag=played % 2 == 0)
        else:
            action = robot.play_by_keys(action)
        assert match.moves[before].action == action, match.rules.format(action)
        played += 1


def longest_raid(session: Session) -> int:
    """Rounds of the longest raid that seat 1 took part in."""
    rounds, mine = 0, False
    for _, event in session.events:
        if isinstance(event, RaidBegan):
            mine = 0 in (event.seat, event.target)
        elif isinstance(event, RoundBegan) and mine:
            rounds = max(rounds, event.number)
    return rounds


def seed_of_a_long_raid(rules: AnyRules) -> int:
    """A seed with which two `steady` players come to a raid of three rounds."""
    for seed in range(500):
        chairs = name_seats([("steady", ""), ("steady", "")])
        session = session_of(rules, Setup("prehistoric", chairs, {}, seed, 0))
        brains = [make_bot("steady", rules, 11), session.bots[1]]
        match = session.match
        while match.decision:
            brain = brains[match.decision.seat]
            assert brain is not None
            legal = match.legal_actions()
            session.play(brain.choose(match.view(match.decision.seat), legal))
        if longest_raid(session) >= 3:
            return seed
    raise AssertionError("steady players never fight a raid of three rounds")


@pytest.mark.parametrize("seed", [3, 5])
def test_a_whole_game_of_lawrence_by_mouse(app: App, deal: Deal, seed: int) -> None:
    robot = deal(3, seed)
    assert play_whole_game(robot, by_mouse=True) > 30
    assert isinstance(app.scene, ResultScene)


def test_a_whole_game_of_lawrence_by_keys(app: App, deal: Deal) -> None:
    robot = deal(3, 8)
    assert play_whole_game(robot, by_mouse=False) > 30
    assert isinstance(app.scene, ResultScene)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_whole_game_of_prehistoric_with_a_raid_of_several_rounds(
    app: App, deal: Deal, catalogues: Mapping[str, Catalogue], by_mouse: bool
) -> None:
    robot = deal(2, seed_of_a_long_raid(rules_of(catalogues["prehistoric"])), game="prehistoric")
    session = robot.table.session
    assert play_whole_game(robot, by_mouse) > 30
    assert isinstance(app.scene, ResultScene)
    assert longest_raid(session) >= 2


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("by_mouse", [True, False])
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("lawrence", {"ambush_events": "anyone", "reinforce": "every_attack"}),
        ("prehistoric", {"hunts": "any_number", "starting_hand": "5"}),
    ],
)
def test_whole_games_at_every_number_of_seats(
    app: App, deal: Deal, seats: int, by_mouse: bool, game: str, options: dict[str, str]
) -> None:
    for seed in range(3):
        robot = deal(seats, seed, game=game, **options)
        play_whole_game(robot, by_mouse)
        assert isinstance(app.scene, ResultScene)


@pytest.mark.parametrize("game", ["lawrence", "prehistoric"])
def test_motion_ends_where_the_picture_at_rest_is(app: App, deal: Deal, game: str) -> None:
    """With motion and without it the same actions come to the same picture."""
    pictures = []
    for speed in (2, 3):
        robot = deal(3, 5, speed, game=game)
        for _ in range(12):
            robot.settle()
            legal = robot.table.session.match.legal_actions()
            robot.play_by_mouse(legal[-1], drag=False)
        robot.settle()
        robot.move((2, 400))
        for _ in range(60):
            app.frame()
        pictures.append(pygame.image.tobytes(app.screen, "RGB"))
    assert pictures[0] == pictures[1]
