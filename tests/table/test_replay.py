"""A kept game seen again: every position is the one that was, whichever way it is come to."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.games import GAMES, rules_of
from game.records.again import Again
from game.records.kept import read
from game.table.app import App
from game.table.main import Program
from game.table.replay import Replayed
from game.table.scenes.games import GamesScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS, Deal

JOURNALS = Path(__file__).parents[1] / "records" / "journals"
BOTH = pytest.mark.parametrize("game", list(GAMES))


class Viewer:
    """Somebody who watches a kept game."""

    def __init__(self, folder: Path, game: str, speed: int = 3) -> None:
        folder.mkdir()
        self.path = folder / f"{game}.journal"
        shutil.copy(JOURNALS / f"{game}_v1.journal", self.path)
        self.app = App(headless=True, size=(1280, 720))
        self.program = Program(self.app, CARDS, None, speed, games=folder)
        self.app.go(self.program.replay(self.path))
        self.frames()
        self.states = self._states()

    def _states(self) -> list[Any]:
        """The game after each number of actions, from the rules alone."""
        kept = read(self.path)
        rules = rules_of(kept.catalogue)
        again = Again(kept, rules)
        out = [rules.clone(again.match.state)]

        def play(action: Any, why: str) -> None:
            again.match.play(action)
            out.append(rules.clone(again.match.state))

        again.play(play)
        return out

    @property
    def scene(self) -> Any:
        scene = self.app.scene
        assert isinstance(scene, Replayed)
        return scene

    def frames(self, count: int = 4) -> None:
        for _ in range(count):
            self.app.frame()

    def press(self, key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.app.frame(16, [Event(kind, key=key, mod=0, unicode="")])
        self.frames()

    def click(self, key: object) -> None:
        spot = next(spot for spot in self.scene.board.spots if spot.key == key)
        pos = spot.rect.center
        self.app.frame(16, [Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))])
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.frame(16, [Event(kind, pos=pos, button=1)])
        self.frames()

    def stands_at(self, actions: int) -> None:
        """Asserts what is played and what is shown."""
        scene = self.scene
        assert scene.film.at == actions
        assert scene.session.match.state == self.states[actions]
        assert scene.look.view == scene.session.match.view(scene.look.me)
        number = scene.session.match.rules.round(self.states[actions])
        name = scene.look.players[scene.look.me].name
        assert scene.look.prompt.text == (
            f"Action {actions} of {len(self.states) - 1}, round {number}, as {name} sees it."
        )
        assert not scene.look.choices.links, "nothing can be played"


@pytest.fixture
def viewer(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Viewer]:
    viewer = Viewer(tmp_path / "games", request.param)
    yield viewer
    viewer.program.close()
    viewer.app.close()


GAME = pytest.mark.parametrize("viewer", list(GAMES), indirect=True)


@GAME
def test_steps_go_forward_and_back(viewer: Viewer) -> None:
    viewer.stands_at(0)
    at = 0
    rng = random.Random(3)
    for _ in range(40):
        key = rng.choice((pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT))
        viewer.press(key)
        at = max(0, at + (1 if key == pygame.K_RIGHT else -1))
        viewer.stands_at(at)
    viewer.press(pygame.K_END)
    viewer.stands_at(len(viewer.states) - 1)
    viewer.press(pygame.K_RIGHT)
    viewer.stands_at(len(viewer.states) - 1)
    viewer.press(pygame.K_HOME)
    viewer.stands_at(0)


@GAME
def test_pages_go_from_turn_to_turn(viewer: Viewer) -> None:
    turns = viewer.scene.film.turns
    assert len(turns) > 8
    for turn in turns[1:]:
        viewer.press(pygame.K_PAGEDOWN)
        viewer.stands_at(turn)
    viewer.press(pygame.K_LEFT)
    for turn in reversed(turns[:-1]):
        viewer.press(pygame.K_PAGEUP)
        viewer.stands_at(turn)


@GAME
def test_buttons_do_what_keys_do_and_play_runs_to_the_end(viewer: Viewer) -> None:
    viewer.click(("button", "forward"))
    viewer.stands_at(1)
    viewer.click(("button", "back"))
    viewer.stands_at(0)
    assert not viewer.scene.look.buttons[1].enabled
    viewer.click(("button", "film"))
    viewer.frames(400)
    viewer.stands_at(len(viewer.states) - 1)
    assert [button.enabled for button in viewer.scene.look.buttons] == [False, True, False]


@BOTH
def test_play_can_be_stopped_at_any_moment(tmp_path: Path, game: str) -> None:
    viewer = Viewer(tmp_path / "games", game, speed=2)
    for _ in range(5):
        viewer.press(pygame.K_SPACE)
        viewer.frames(70)
        viewer.press(pygame.K_SPACE)
        viewer.stands_at(viewer.scene.film.at)
        at = viewer.scene.film.at
        viewer.frames(50)
        viewer.stands_at(at)
    assert viewer.scene.film.at > 5
    viewer.program.close()
    viewer.app.close()


@GAME
def test_a_click_on_a_player_shows_it_as_he_saw_it(viewer: Viewer) -> None:
    viewer.press(pygame.K_PAGEDOWN)
    for seat in (1, 2, 0):
        viewer.click(("seat", seat))
        assert viewer.scene.look.me == seat
        assert set(viewer.scene.look.hand) == set(viewer.scene.session.match.state.hands[seat])
        viewer.press(pygame.K_RIGHT)
        assert viewer.scene.look.me == seat


@GAME
def test_one_may_play_on_from_anywhere_as_a_new_game(viewer: Viewer) -> None:
    before = viewer.path.read_bytes()
    for _ in range(3):
        viewer.press(pygame.K_PAGEDOWN)
    at = viewer.scene.film.at
    viewer.scene.menu_entries()[1][2]()
    table: Any = viewer.app.scene
    assert not isinstance(table, Replayed)
    assert table.session.match.state == viewer.states[at]
    assert viewer.path.read_bytes() == before, "the kept game stays as it is"
    (new,) = set(viewer.path.parent.iterdir()) - {viewer.path}
    assert len(read(new).entries) == at
    viewer.frames(30)
    assert len(read(new).entries) == len(table.session.match.moves)


@GAME
def test_the_replay_can_be_read_and_left(viewer: Viewer) -> None:
    with reading() as reader:
        viewer.app.see(text=1.25)
        for _ in range(12):
            viewer.press(pygame.K_PAGEDOWN)
            assert not faults(viewer.app, reader)
    entries = {label: act for _, label, act in viewer.scene.menu_entries()}
    entries["To the games"]()
    assert isinstance(viewer.app.scene, GamesScene)


@GAME
def test_watching_writes_nothing(viewer: Viewer) -> None:
    before = viewer.path.read_bytes()
    for key in (pygame.K_END, pygame.K_HOME, pygame.K_RIGHT, pygame.K_SPACE):
        viewer.press(key)
    assert viewer.path.read_bytes() == before


@GAME
def test_all_hands_are_shown_at_once(viewer: Viewer) -> None:
    with reading() as reader:
        viewer.scene.step_to(40)
        viewer.press(pygame.K_o)
        for actions in (40, 55, 12):
            viewer.scene.step_to(actions)
            viewer.frames()
            keys = [spot.key for spot in viewer.scene.board.spots]
            cards = {key[1] for key in keys if isinstance(key, tuple) and key[0] == "open"}
            hands = viewer.scene.session.match.state.hands
            assert cards == {card for hand in hands for card in hand}
            assert not faults(viewer.app, reader)
        viewer.press(pygame.K_RIGHT)
        assert viewer.scene.film.at == 13, "it can be gone on with while they are open"
        viewer.press(pygame.K_l)
        assert viewer.scene.overlay.log
        assert not viewer.scene.overlay.hands
        viewer.press(pygame.K_o)
        viewer.press(pygame.K_ESCAPE)
        assert not viewer.scene.overlay.open


def test_a_game_that_is_played_has_no_open_hands(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    robot.press(pygame.K_o)
    robot.table.command("hands")
    assert not robot.table.overlay.open
    assert robot.table.all_hands() == ()
    assert "hands" not in {spot.key for spot in robot.table.board.spots}
