"""Asked out of turn: always, when one could answer, or never; each for himself, in one game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.games import GAMES, rules_of
from game.rules.core.cards import Catalogue
from game.rules.lawrence.state import (
    AMBUSH,
    DECISIONS as LAWRENCE_DECISIONS,
    DEFEND,
    LOOT_ROLL,
)
from game.rules.prehistoric.state import (
    AIM,
    ANSWER,
    DECISIONS as PREHISTORIC_DECISIONS,
    EXTRA,
    REROLL,
)
from game.seating import ALWAYS, ASKING, NEVER, WHEN_POSSIBLE, Setup, name_seats
from game.table.app import App
from game.table.keeper import session_of
from game.table.main import Program
from game.table.scenes.setup import SetupScene
from game.table.session import Session
from game.table.tablescene import TableScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS, Deal
from tests.table.robot import bot_action

BOTH = pytest.mark.parametrize("game", list(GAMES))
KINDS = {"lawrence": (DEFEND, LOOT_ROLL, AMBUSH), "prehistoric": (ANSWER, REROLL, EXTRA)}


def questions_of(game: str) -> set[str]:
    """All that may be asked: what can be passed, and hits, which have to be given."""
    return {*KINDS[game], *([AIM] if game == "prehistoric" else [])}


def alone(catalogue: Catalogue, seed: int) -> Session:
    setup = Setup(catalogue.game, name_seats([("human", ""), *[("steady", "")] * 3]), {}, seed, 0)
    return session_of(rules_of(catalogue), setup)


def asked(session: Session, kinds: tuple[str, ...], decisions: int) -> list[tuple[int, bool]]:
    """Plays on; how many choices the person had when he was asked, and whether he was, for each
    decision of his of one of `kinds`."""
    rng = random.Random(5)
    out = []
    for _ in range(decisions):
        frame = session.match.decision
        if frame is None:
            break
        legal = session.match.legal_actions()
        unasked = session.only_choice(())
        if frame.seat == 0 and frame.kind in kinds:
            out.append((len(legal), unasked is None))
            if unasked is not None:
                assert unasked.verb in ("pass", "done"), "who is not asked does nothing"
        session.play(unasked or bot_action(session) or rng.choice(legal))
    return out


@BOTH
@pytest.mark.parametrize("asking", ASKING)
def test_a_person_is_asked_as_he_wants(
    game: str, asking: str, catalogues: Mapping[str, Catalogue]
) -> None:
    met: list[tuple[int, bool]] = []
    for seed in range(6):
        session = alone(catalogues[game], seed)
        for kind in KINDS[game]:
            session.asking[0, kind] = asking
        met += asked(session, KINDS[game], 600)
    assert len(met) > 20
    assert {choices > 1 for choices, _ in met} == {True, False}
    for choices, was_asked in met:
        expected = {ALWAYS: True, WHEN_POSSIBLE: choices > 1, NEVER: False}[asking]
        assert was_asked is expected


@BOTH
def test_it_is_the_choice_of_one_seat_and_kind(
    game: str, catalogues: Mapping[str, Catalogue]
) -> None:
    one, other, _ = KINDS[game]
    for seed in range(4):
        session = alone(catalogues[game], seed)
        session.asking[0, one] = NEVER
        session.asking[1, other] = NEVER
        for choices, was_asked in asked(session, (other,), 400):
            assert was_asked is (choices > 1)


@BOTH
def test_it_is_chosen_in_the_menu(deal: Deal, app: App, game: str) -> None:
    with reading() as reader:
        robot = deal(3, 5, game=game)
        robot.settle()
        table = robot.table
        assert set(table.questions) == questions_of(game)
        kind = KINDS[game][0]
        robot.press(pygame.K_ESCAPE)
        assert not faults(app, reader)
        robot.click_on(("menu", 2))
        assert table.overlay.panel == "questions"
        assert not faults(app, reader)
        for index in (0, 2, 1):
            robot.click_on((("ask", kind), index))
            assert table.session.asking == {(0, kind): ASKING[index]}
        robot.press(pygame.K_ESCAPE)
        assert not table.overlay.open


@BOTH
def test_always_asks_at_the_table_even_without_an_answer(deal: Deal, game: str) -> None:
    for seed in range(12):
        robot = deal(3, seed, game=game)
        table = robot.table
        for kind in KINDS[game]:
            table.session.asking[0, kind] = ALWAYS
        for _ in range(40):
            robot.settle()
            if table.overlay.seen is not None:
                table.close_overlay()
                continue
            frame = table.session.match.decision
            if frame is not None and frame.kind in KINDS[game]:
                legal = table.session.match.legal_actions()
                if len(legal) == 1:
                    assert table.look.prompt.mine
                    robot.press(pygame.K_SPACE)
                    assert table.session.match.moves
                    return
            table.play(table.session.match.legal_actions()[0])
            if robot.app.scene is not table:
                break
    raise AssertionError("nobody is ever asked without an answer")


def press(app: App, *keys: object) -> None:
    """Clicks on controls of the set-up."""
    for key in keys:
        scene = app.scene
        assert isinstance(scene, SetupScene)
        spot = scene.spots.get(key)
        assert spot is not None, f"nothing to click is called {key}"
        app.frame(
            16, [Event(pygame.MOUSEMOTION, pos=spot.rect.center, rel=(0, 0), buttons=(0,) * 3)]
        )
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.frame(16, [Event(kind, pos=spot.rect.center, button=1)])
        app.frame()


@BOTH
def test_it_is_chosen_before_the_game_and_forgotten_after_it(
    app: App, tmp_path: Path, game: str
) -> None:
    chairs = name_seats([("human", ""), ("steady", ""), ("human", "")])
    program = Program(app, CARDS, Setup(game, chairs, {}, 5, 0), 3, games=tmp_path)
    app.go(program.set_up())
    app.frame()
    first, second, _ = KINDS[game]
    with reading() as reader:
        press(app, ("ask", 2))
        assert not faults(app, reader)
        press(app, (("asked", first), 0), (("asked", second), 2))
        assert not faults(app, reader)
        press(app, "asked")
        assert not faults(app, reader)
        press(app, "deal")
    table = app.scene
    assert isinstance(table, TableScene)
    chosen = {(2, first): ALWAYS, (2, second): NEVER}
    assert table.session.asking == chosen
    (path,) = tmp_path.glob("*.journal")
    assert program.kept_table(path).session.asking == chosen, "it is kept with the game"
    table.session.change_asking(2, first, NEVER)
    assert program.kept_table(path).session.asking == {**chosen, (2, first): NEVER}
    program._again()
    assert isinstance(app.scene, TableScene)
    assert app.scene.session.asking == {}, "it does not outlive the game"
    app.go(program.set_up())
    app.frame()
    assert isinstance(app.scene, SetupScene)
    assert app.scene.form.setup().asking == {}


@BOTH
def test_what_may_be_asked_is_a_decision_of_the_game(game: str) -> None:
    decisions = {"lawrence": LAWRENCE_DECISIONS, "prehistoric": PREHISTORIC_DECISIONS}[game]
    assert set(GAMES[game].questions) == questions_of(game) <= set(decisions)


def test_hits_out_of_turn_are_given_as_suggested_for_who_is_never_asked(
    catalogues: Mapping[str, Catalogue],
) -> None:
    """In his own raid he is asked all the same."""
    out_of_turn = own = 0
    for seed in range(25):
        session = alone(catalogues["prehistoric"], seed)
        session.asking[0, AIM] = NEVER
        for _ in range(900):
            frame = session.match.decision
            if frame is None:
                break
            unasked = session.only_choice((AIM,))
            if (frame.seat, frame.kind) == (0, AIM):
                if session.match.state.active == 0:
                    own += 1
                    assert unasked is None
                else:
                    out_of_turn += 1
                    assert unasked == session.suggested()
            action = unasked or bot_action(session) or session.suggested()
            session.play(action)
    assert out_of_turn > 5
    assert own > 5
