"""Whatever the rules ask, the table can put to a person and a bot can answer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pygame
import pytest

from game.bots.registry import make_bot
from game.match import Match
from game.records import scenario
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.play import Action
from game.rules.lawrence.state import DECISIONS as LAWRENCE
from game.rules.prehistoric.state import DECISIONS as PREHISTORIC
from game.seating import Seat, Setup
from game.table.app import App
from game.table.keeper import session_of
from game.table.main import Program
from game.table.tablescene import TableScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS, NAMES
from tests.table.robot import Robot

FILES = sorted((Path(__file__).parent.parent / "scenarios").rglob("*.yaml"))
KINDS = [("lawrence", kind) for kind in LAWRENCE] + [("prehistoric", kind) for kind in PREHISTORIC]


@pytest.fixture(scope="module")
def moments(catalogues: Mapping[str, Catalogue]) -> Mapping[tuple[str, str], list[Match]]:
    """Positions of each kind of decision, met in the scenarios."""
    met: dict[tuple[str, str], list[Match]] = {}

    class Watched(Match):
        def play(self, action: Action) -> list[object]:
            keep(self)
            return super().play(action)

    def keep(match: Match) -> None:
        rules, frame = match.rules, match.decision
        if frame is not None:
            there = Match.at(rules, rules.clone(match.state), Seeded(1))
            met.setdefault((rules.catalogue.game, frame.kind), []).append(there)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scenario, "Match", Watched)
        for path in FILES:
            for each in scenario.load(path, catalogues):
                assert not each.run()
    return met


def asked(app: App, game: str, match: Match) -> TableScene:
    """The table of a game in which it is for a person to decide; bots sit at the other seats."""
    seat, seats = match.decision.seat, len(match.rules.totals(match.state))
    kinds = ["human" if each == seat else "steady" for each in range(seats)]
    chairs = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    setup = Setup(game, chairs, {}, 1, 0)
    program = Program(app, CARDS, setup, 3)
    session = session_of(program.rules(game), setup)
    session.match = match
    scene = program.table_of(session)
    app.go(scene)
    return scene


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_person_is_asked_and_a_bot_answers(
    game: str, kind: str, moments: Mapping[tuple[str, str], list[Match]], app: App
) -> None:
    every = moments[game, kind]
    found = [match for match in every if len(match.legal_actions()) > 1] or every
    for match in found[:5]:
        seat = match.decision.seat
        with reading() as reader:
            scene = asked(app, game, match)
            app.frame()
            assert not faults(app, reader)
        prompt = scene.look.prompt
        assert scene.look.me == seat
        assert prompt.text.endswith((".", "?", "!")), prompt.text
        assert scene.buttons()[0].label
        assert match.decision.kind == kind, "the table answered for the player"
        legal = match.legal_actions()
        bot = make_bot("steady", match.rules, seat)
        assert bot.choose(match.view(seat), legal) in legal


def test_the_log_does_not_open_beneath_what_a_guide_searches(
    moments: Mapping[tuple[str, str], list[Match]], app: App
) -> None:
    match = moments["lawrence", "search"][0]
    scene, robot = asked(app, "lawrence", match), Robot(app)
    robot.settle()
    assert scene.look.choices.frame.kind == "search"
    robot.press(pygame.K_l)
    assert not scene.overlay.log
    scene.play(match.legal_actions()[0])
    robot.settle()
    robot.press(pygame.K_l)
    assert scene.overlay.log
