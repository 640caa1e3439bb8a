"""Bots that take their time, hints, reasons and odds, as they are seen at the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.bots.budget import Budget
from game.bots.registry import make_bot
from game.bots.thinker import Question, think
from game.bots.thought import Thought
from game.games import GAMES
from game.records.settings import Settings
from game.seating import Seat, Setup
from game.table.app import App
from game.table.keeper import Keeper
from game.table.main import Program
from game.table.prospects import told
from game.table.tablescene import TableScene
from game.table.thinking import Thinking
from tests.table.conftest import CARDS, NAMES, Deal
from tests.table.robot import Robot

BOTH = pytest.mark.parametrize("game", list(GAMES))


class Slow:
    """Thinks when it is asked for the answer so many times."""

    def __init__(self, frames: int = 5) -> None:
        self.frames = frames
        self.asked: list[Question] = []
        self.thinking = False
        self.forgotten = 0
        self._left = 0
        self._rules: Any = None

    def start(self, catalogue: Any) -> bool:
        return True

    def ask(self, rules: Any, question: Question) -> None:
        self.asked.append(question)
        self.thinking, self._left, self._rules = True, self.frames, rules

    def answer(self) -> Thought | None:
        if not self.thinking:
            return None
        self._left -= 1
        if self._left > 0:
            return None
        self.thinking = False
        return think(self._rules, self.asked[-1]._replace(budget=Budget(iterations=20)))

    def forget(self) -> None:
        self.forgotten += self.thinking
        self.thinking = False

    def close(self) -> None:
        self.thinking = False


def begun(
    app: App, game: str, kinds: str, slow: Slow, games: Path | None = None, seed: int = 6
) -> tuple[Program, Robot]:
    chairs = [Seat(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False)]
    program = Program(app, CARDS, Setup(game, chairs, {}, seed, 1), 3, games=games)
    program.__dict__["thinker"] = slow  # in the place of the one that is made when it is wanted
    app.go(program.first_scene())
    return program, Robot(app)


def until_thinking(app: App, slow: Slow) -> None:
    """The cards are dealt, and the bot whose turn it is has begun to think."""
    for _ in range(50):
        app.frame()
    assert slow.thinking


@BOTH
def test_the_table_goes_on_while_a_bot_thinks(app: App, game: str) -> None:
    slow = Slow(40)
    _, robot = begun(app, game, "human expert", slow)
    table, match = robot.table, robot.table.session.match
    for _ in range(200):
        app.frame()
        if slow.thinking and table.look.prompt.text == "Ben is thinking.":
            break
    assert slow.asked[-1].bot == "expert"
    assert slow.asked[-1].budget == Budget(seconds=1.0)
    moves = len(match.moves)
    robot.press(pygame.K_l)
    app.frame()
    assert table.overlay.log, "what is looked at meanwhile opens"
    assert len(match.moves) == moves
    for _ in range(60):
        app.frame()
    assert len(match.moves) > moves
    assert match.moves[moves].action in slow.asked[0].legal


@BOTH
def test_it_begins_to_think_while_the_last_action_is_shown(app: App, game: str) -> None:
    slow = Slow(1)
    _, robot = begun(app, game, "expert expert", slow)
    table = robot.table
    table.set_speed(0)
    for _ in range(4000):
        app.frame()
        if slow.thinking and table.busy:
            return
    raise AssertionError("it never thought while something moved")


def test_one_choice_is_not_thought_about(app: App) -> None:
    slow = Slow(1)
    _, robot = begun(app, "prehistoric", "expert expert human", slow)
    table = robot.table
    for _ in range(3000):
        app.frame()
        if table.look.choices.frame is not None or table.turns.ended:
            break
    assert slow.asked
    assert all(len(question.legal) > 1 for question in slow.asked)
    assert len(table.session.match.moves) > len(slow.asked)


def test_who_leaves_the_table_wants_no_answer(app: App) -> None:
    slow = Slow(10**6)
    program, _ = begun(app, "lawrence", "human expert", slow)
    until_thinking(app, slow)
    app.go(program.title())
    assert not slow.thinking
    assert slow.forgotten == 1
    app.go(robot_table := program.table_of(program.session))  # type: ignore[arg-type]
    for _ in range(5):
        app.frame()
    assert slow.thinking, "back at the table it thinks anew"
    assert isinstance(robot_table, TableScene)


def test_closing_ends_the_thinker(app: App) -> None:
    slow = Slow(10**6)
    program, _ = begun(app, "lawrence", "human expert", slow)
    until_thinking(app, slow)
    program.close()
    assert not slow.thinking


# --- hints ----------------------------------------------------------------------------------------


def asked(robot: Robot, when: Callable[[TableScene], bool] = lambda table: True) -> None:
    """Plays on as `steady` until the player is asked and something is so."""
    table = robot.table
    steady = make_bot("steady", table.session.match.rules, 0)
    for _ in range(900):
        robot.settle()
        table.overlay.close()
        match = table.session.match
        assert match.decision is not None
        if table.look.choices.frame is None:
            robot.app.frame()
            continue
        if when(table):
            return
        table.play(steady.choose(match.view(0), match.legal_actions()))
    raise AssertionError("it never came to that")


@BOTH
def test_a_hint_is_shown_until_it_is_followed(app: App, game: str) -> None:
    slow = Slow(30)
    _, robot = begun(app, game, "human steady", slow)
    asked(robot)
    table, hinting = robot.table, robot.table.hinting
    legal = table.session.match.legal_actions()
    robot.press(pygame.K_h)
    assert hinting.shown
    assert hinting.thought is None
    plain = pygame.image.tobytes(app.screen, "RGB")
    for _ in range(40):
        app.frame()
    assert hinting.thought is not None
    assert hinting.thought.action in legal
    assert slow.asked[-1].view == table.session.match.view(0), "it knows what the player knows"
    assert pygame.image.tobytes(app.screen, "RGB") != plain
    keys = hinting.keys
    assert "#" not in hinting.text
    assert keys
    assert all(table.spots.get(key) for key in keys)
    robot.press(pygame.K_h)
    assert not hinting.shown
    robot.press(pygame.K_h)
    robot.press(pygame.K_ESCAPE)
    assert not hinting.shown
    assert not slow.thinking
    assert not table.overlay.open
    robot.press(pygame.K_h)
    table.play(legal[0])
    assert not hinting.shown


def test_a_hint_at_a_table_of_its_own_is_there_at_once(deal: Deal) -> None:
    robot = deal(2, 5)
    table = robot.table
    table.thinking = Thinking()
    asked(robot)
    robot.press(pygame.K_h)
    assert table.hinting.thought is not None


def test_no_hint_while_nobody_is_asked(app: App) -> None:
    slow = Slow(10**6)
    _, robot = begun(app, "lawrence", "human expert", slow)
    until_thinking(app, slow)
    count = len(slow.asked)
    robot.press(pygame.K_h)
    app.frame()
    assert not robot.table.hinting.shown
    assert len(slow.asked) == count


# --- reasons --------------------------------------------------------------------------------------


def whys(table: TableScene) -> list[str]:
    return [line.why for line in table.session.lines(0, reasons=True) if line.why]


@BOTH
def test_reasons_are_kept_and_told_when_that_is_set(app: App, tmp_path: Path, game: str) -> None:
    program, robot = begun(app, game, "human steady steady", Slow(1), tmp_path)
    table = robot.table
    asked(robot, lambda table: len(whys(table)) > 3)
    kept = [(line.words, line.why) for line in table.session.lines(0, reasons=True)]
    assert not any(line.why for line in table.session.lines(0, 0, True))
    assert not any(line.why for line in table.session.lines(0)), "not unless they are asked for"
    assert not table.tells_why, "not in a game, unless it is set"
    robot.press(pygame.K_l)
    app.frame()
    tips = {spot.tip for spot in table.board.spots if spot.key[:1] == ("line",)}  # type: ignore[index]
    assert tips <= {"Show the cards"}
    program.preferences.change(reasons="at_once")
    table.follow(program.preferences.settings)
    table.redraw()
    app.frame()
    tips = {spot.tip for spot in table.board.spots if spot.key[:1] == ("line",)}  # type: ignore[index]
    assert tips & set(whys(table))
    path = next(tmp_path.glob("*.journal"))
    program.close()  # which leaves the game to others
    again = Keeper(tmp_path, program.rules).open(path)[1]
    assert [(line.words, line.why) for line in again.lines(0, reasons=True)] == kept
    program.preferences.change(reasons="after")
    replay = program.replay(path)
    assert replay.tells_why
    program.preferences.change(reasons="never")
    assert not program.replay(path).tells_why


# --- odds -----------------------------------------------------------------------------------------


BEGINS = {"lawrence": ("attack", "place"), "prehistoric": ("play",)}


def begins(game: str) -> Callable[[TableScene], bool]:
    def ready(table: TableScene) -> bool:
        return any(
            table.odds_of(action)
            for targets in table.look.choices.links.values()
            for action in targets.values()
            if action.verb in BEGINS[game]
        )

    return ready


@BOTH
def test_odds_are_shown_where_it_may_go(app: App, game: str) -> None:
    program, robot = begun(app, game, "human steady steady", Slow(1), seed=3)
    asked(robot, begins(game))
    table = robot.table
    choices = table.look.choices
    source = next(
        source
        for source, targets in choices.links.items()
        if any(table.odds_of(action) for action in targets.values())
    )
    robot.move((2, 400))
    app.frame()
    before = pygame.image.tobytes(app.screen, "RGB")
    assert not table.prospects._shown()
    table.select(source)
    shown = table.prospects._shown()
    assert {key for key, _ in shown} <= set(choices.targets(source))
    assert shown
    spreads = [prospect.spread for _, prospect in shown]
    for _ in range(60):
        app.frame()
    assert all(
        prospect.spread < spread or not spread
        for (_, prospect), spread in zip(table.prospects._shown(), spreads, strict=True)
    )
    assert pygame.image.tobytes(app.screen, "RGB") != before
    program.preferences.change(odds="never")
    table.follow(program.preferences.settings)
    assert not table.prospects._shown()


def test_odds_of_those_who_go_so_far(app: App) -> None:
    _, robot = begun(app, "prehistoric", "human steady steady", Slow(1), seed=3)
    asked(robot, begins("prehistoric"))
    table = robot.table
    raid = next(a for a in table.session.match.legal_actions() if table.odds_of(a))
    table.play(raid)
    robot.settle()
    assert table.odds_now() is None, "nobody goes yet"
    table.play(next(a for a in table.session.match.legal_actions() if a.verb == "send_all"))
    robot.settle()
    (shown,) = table.prospects._shown()
    assert shown[0] == ("table", 0)
    assert told(shown[1]).partition(",")[0].endswith("in 100")


def test_people_who_share_the_laptop_see_no_odds_unless_they_want_to(deal: Deal) -> None:
    table = deal(3, 5, humans=2).table
    table.follow(Settings(speed="instant", odds="alone"))
    assert not table.tells_odds
    table.follow(Settings(speed="instant", odds="always"))
    assert table.tells_odds
    alone = deal(3, 5).table
    alone.follow(Settings(speed="instant", odds="alone"))
    assert alone.tells_odds
