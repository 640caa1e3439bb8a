"""Rough hands: whatever is done to the window in the middle of something, at most one action comes
of it, nothing hangs, and the game is on disk as far as it went."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.games import GAMES, rules_of
from game.records.again import Again
from game.records.kept import read
from game.seating import Setup, name_seats
from game.table.app import App
from game.table.choices import TABLE
from game.table.main import Program
from game.table.tablescene import TableScene
from tests.table.conftest import CARDS
from tests.table.robot import Robot

BOTH = pytest.mark.parametrize("game", list(GAMES))
SLOW, NORMAL, INSTANT = 0, 1, 3


class Rough:
    """Somebody at a kept game who is not careful."""

    def __init__(self, folder: Path, game: str, seed: int, speed: int) -> None:
        self.folder = folder
        self.rng = random.Random(seed)
        self.app = App(headless=True, size=(1280, 720))
        seats = name_seats([("human", ""), ("steady", ""), ("steady", "")])
        options = {"starting_hand": "2"} if game == "prehistoric" else {}
        setup = Setup(game, seats, options, seed, 0)
        self.program = Program(self.app, CARDS, setup, INSTANT, games=folder)
        self.app.go(self.program.first_scene())
        self.robot = Robot(self.app)
        self.robot.settle()
        for _ in range(self.rng.randrange(12)):
            self._go_on()
        self.table.set_speed(speed)

    @property
    def table(self) -> TableScene:
        return self.robot.table

    def chosen_since(self, moves: int) -> list[Any]:
        """What the person has played since so many actions, other than what was his only choice."""
        past = self.table.session._past[moves:]
        return [each.words for each in past if each.seat == 0 and not each.forced]

    def _go_on(self) -> None:
        if self.table.look.buttons[0].enabled:
            self.robot.press(pygame.K_SPACE)
        else:
            self.play_something()
        self.robot.settle()
        if self.table.overlay.seen is not None:
            self.table.close_overlay()
            self.robot.settle()

    def play_something(self) -> None:
        """Plays an action with a card, if there is one, so that something moves."""
        legal = self.table.session.match.legal_actions()
        links = self.table.look.choices.links
        told = [a for targets in links.values() for a in targets.values()]
        action = self.rng.choice(told) if told else legal[0]
        if action.card < 0 and ("button", action.verb) not in self.spots:
            action = legal[0]
        self.robot.play_by_mouse(action, drag=False)

    @property
    def spots(self) -> set[object]:
        return {spot.key for spot in self.table.board.spots}

    def anywhere(self) -> tuple[int, int]:
        return self.rng.randrange(1280), self.rng.randrange(50, 720)

    def on_disk(self) -> Any:
        """The game as it would be opened again."""
        (path,) = self.folder.glob("*.journal")
        kept = read(path)
        again = Again(kept, rules_of(kept.catalogue))
        again.play()
        return again.match

    def check(self) -> None:
        """Nothing hangs: the table asks again or the game is over, and it is all on disk."""
        self.app.frame(16, [Event(pygame.MOUSEBUTTONUP, pos=(3, 400), button=1)])
        self.robot.move((3, 400))
        if self.table.overlay.open:
            self.table.close_overlay()
        self.robot.settle()
        assert self.table.drag.key is None
        assert self.table.look.held is None
        assert not self.table.look.hidden
        assert not self.table.spots.dragging
        assert self.on_disk().state == self.table.session.match.state


@pytest.fixture
def rough(tmp_path: Path) -> Iterator[Callable[..., Rough]]:
    made: list[Rough] = []

    def make(game: str, seed: int, speed: int = SLOW) -> Rough:
        folder = tmp_path / f"{game}{seed}"
        made.append(Rough(folder, game, seed, speed))
        return made[-1]

    yield make
    for each in made:
        each.program.close()
        each.app.close()


@BOTH
def test_quick_clicks_on_a_button_are_one_action(rough: Callable[..., Rough], game: str) -> None:
    pressed = 0
    for seed in range(8):
        hands = rough(game, seed)
        look = hands.table.look
        pos = hands.robot.point(("button", look.buttons[0].command))
        if not look.buttons[0].enabled or pos is None:
            continue
        before = len(hands.table.session._past)
        for _ in range(5):
            down, up = (
                Event(kind, pos=pos, button=1)
                for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            )
            hands.app.frame(2, [down, up, down, up])
            if hands.table.look.choices.frame is not None and not hands.table.busy:
                break  # he is asked anew, and the next click is an answer to that
        assert len(hands.chosen_since(before)) <= 1
        pressed += 1
        hands.check()
    assert pressed > 2


@BOTH
@pytest.mark.parametrize("drag", [False, True])
def test_what_is_quicker_than_a_frame_is_not_lost(
    rough: Callable[..., Rough], game: str, drag: bool
) -> None:
    """A card taken up and put down between two looks of a program that rests, or is held up."""
    done = 0
    for seed in range(8):
        hands = rough(game, seed, INSTANT)
        robot = hands.robot
        links = hands.table.look.choices.links
        told = [(key, *to) for key, targets in links.items() for to in targets.items()]
        if not told or hands.table.look.choices.one_click:
            continue
        source, target, meant = told[0]
        start = robot.point(source)
        assert start is not None
        robot.click(start)
        hands.app.frame()
        end = robot.point(target)
        robot.press(pygame.K_ESCAPE)
        robot.move((3, 400))
        if end is None or hands.table.look.choices.frame is None:
            continue
        assert hands.table.look.selected is None
        before = len(hands.table.session.match.moves)
        hands.app.frame(100, list(quick(start, end, drag)))
        played = [move.action for move in hands.table.session.match.moves[before:]]
        assert played[:1] == [meant], f"{source} to {target} was lost"
        done += 1
        hands.check()
    assert done > 2


def quick(start: tuple[int, int], end: tuple[int, int], drag: bool) -> Iterator[Event]:
    """The events of a drag, or of a click at its start and one at its end."""
    for pos in (start, end):
        yield Event(
            pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(int(drag and pos == end), 0, 0)
        )
        if not drag or pos == start:
            yield Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        if not drag or pos == end:
            yield Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)


@BOTH
def test_clicks_on_everything_while_cards_fly_play_nothing(
    rough: Callable[..., Rough], game: str
) -> None:
    flown = 0
    for seed in range(8):
        hands = rough(game, seed)
        hands.play_something()
        table = hands.table
        while table.busy:
            moves = len(table.session.match.moves)
            pos = hands.anywhere()
            hands.app.frame(
                4,
                [
                    Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
                    Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
                ],
            )
            flown += 1
            assert not hands.chosen_since(moves), "it was played by a click on something in flight"
            if table.overlay.open:
                table.close_overlay()
        hands.check()
    assert flown > 3


@BOTH
def test_a_drag_let_go_outside_or_resized_away_goes_home(
    rough: Callable[..., Rough], game: str
) -> None:
    tried = 0
    for seed in range(10):
        hands = rough(game, seed)
        links = list(hands.table.look.choices.links)
        starts = [pos for key in links if (pos := hands.robot.point(key)) and key != TABLE]
        if not starts:
            continue
        state = hands.table.session.match.rules.clone(hands.table.session.match.state)
        hands.robot.drag(hands.rng.choice(starts), hands.anywhere(), let_go=False)
        if hands.table.drag.key is None:
            continue
        tried += 1
        if seed % 2:
            hands.robot.up(hands.rng.choice([(-30, 200), (1300, 300), (500, -9), (500, 800)]))
        else:
            hands.app.resize(hands.rng.choice([(1920, 1080), (1024, 600), (1366, 768)]))
            hands.app.frame()
            hands.robot.up((600, 300))
        hands.check()
        assert hands.table.session.match.state == state
    assert tried > 3


@BOTH
def test_resized_in_the_middle_of_a_flight_everything_is_at_its_place(
    rough: Callable[..., Rough], game: str
) -> None:
    for seed in range(3):
        hands = rough(game, seed)
        hands.play_something()
        for _ in range(hands.rng.randrange(6)):
            hands.app.frame()
        hands.app.resize((1600, 900))
        hands.app.frame()
        assert not hands.table.look.hidden, "cards are laid out from the view"
        hands.check()


@BOTH
def test_closed_in_the_middle_of_a_flight_it_goes_on_at_the_same_decision(
    rough: Callable[..., Rough], game: str
) -> None:
    for seed in range(5):
        hands = rough(game, seed)
        hands.play_something()
        for _ in range(hands.rng.randrange(8)):
            hands.app.frame(hands.rng.randrange(60))
        session = hands.table.session
        hands.app.frame(16, [Event(pygame.QUIT)])
        assert not hands.app.running
        again = hands.on_disk()
        assert again.state == session.match.state
        assert again.decision == session.match.decision
        assert again.outcome or again.legal_actions()


@BOTH
def test_closed_while_a_bot_thinks_nothing_is_lost(rough: Callable[..., Rough], game: str) -> None:
    closed = 0
    for seed in range(4):
        hands = rough(game, seed, NORMAL)
        session = hands.table.session
        for bot in session.bots:
            if bot is not None:
                interrupt(bot, hands.rng.randrange(1, 5))
        for _ in range(400):
            table = hands.table
            if table.overlay.open:
                table.close_overlay()
            elif table.look.choices.frame is not None and not table.busy:
                hands.play_something()
            hands.app.frame(50, pygame.event.get())
            if not hands.app.running:
                closed += 1
                break
        again = hands.on_disk()
        assert len(again.moves) == len(session.match.moves)
        assert again.state == session.match.state
    assert closed > 2


def interrupt(bot: Any, thought: int) -> None:
    """Closes the window while a bot thinks for so many'th time."""
    think_on, left = bot.think, [thought]

    def think(*args: Any) -> Any:
        left[0] -= 1
        if not left[0]:
            pygame.event.post(Event(pygame.QUIT))
        return think_on(*args)

    bot.think = think
