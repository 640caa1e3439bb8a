"""What is seen of cards, of the pill of the phase and of the hand while they are on their way."""

from __future__ import annotations

import pygame
import pytest

from game.games import GAMES
from game.records.settings import Settings
from game.rules.core.events import Drew, Shuffled
from game.table.app import App
from game.table.board import PILL
from game.table.flights import SHUFFLED_BACKS
from game.table.motion import Air, Flight
from game.table.tween import Clock, out_back
from tests.table.conftest import Deal

BOTH = pytest.mark.parametrize("game", list(GAMES))


def card(colour: str) -> pygame.Surface:
    surface = pygame.Surface((60, 84))
    surface.fill(colour)
    return surface


FACE, BACK = card("#ffffff"), card("#ff0000")


def film(flight: Flight, shots: int = 200) -> list[tuple[pygame.Surface, int, int]]:
    """What is seen of a flight from its start to its end, in equal steps."""
    clock = Clock()
    air = Air(clock)
    air.send([flight])
    out = []
    for _ in range(shots):
        (item,) = air.items()
        out.append((item.surface, item.x, item.y))
        clock.advance(flight.ms / shots)
    (item,) = air.items()
    return [*out, (item.surface, item.x, item.y)]


def test_a_dealt_card_turns_over_near_the_end_and_rises_on_the_way() -> None:
    seen = film(Flight("c", FACE, (0, 100), (200, 100), arc=40, back=BACK))
    faces = [surface.get_at((0, 0))[1] > 200 for surface, _, _ in seen]
    turned = faces.index(True)
    assert all(faces[turned:])
    assert turned > len(seen) / 2
    assert min(surface.get_width() for surface, _, _ in seen) < 30, "it is seen from its edge"
    assert min(y for _, _, y in seen) == pytest.approx(60, abs=2)
    assert seen[-1][0] is FACE
    assert seen[-1][1:] == (200, 100)


def test_a_lost_card_turns_and_one_that_is_laid_comes_nearer() -> None:
    lost = film(Flight("c", FACE, (0, 0), (100, 0), turn=12))
    assert lost[0][0] is FACE
    assert lost[-1][0].get_width() > FACE.get_width(), "it lies askew"
    laid = film(Flight("c", FACE, (0, 0), (100, 0), lift=True))
    widths = [surface.get_width() for surface, _, _ in laid]
    assert widths[0] == widths[-1] == 60 < max(widths) <= 66


def test_a_card_that_goes_home_goes_a_little_too_far() -> None:
    seen = film(Flight("c", FACE, (0, 0), (100, 0), easing=out_back))
    assert max(x for _, x, _ in seen) > 100
    assert seen[-1][1] == 100


@BOTH
def test_a_new_game_is_dealt_card_by_card(app: App, deal: Deal, game: str) -> None:
    robot = deal(3, 5, speed=1, game=game)
    table = robot.table
    dealt = {
        card
        for event in table.session.match.opening
        if isinstance(event, Drew) and event.seat == table.look.me
        for card in event.cards
    }
    assert dealt
    app.frame(16)
    assert table.telling.air.busy
    assert all(table.look.away(("card", card)) for card in dealt)
    robot.settle()
    assert not any(table.look.away(("card", card)) for card in dealt)


@BOTH
def test_the_discard_pile_flies_to_the_deck(deal: Deal, game: str) -> None:
    robot = deal(3, 5, game=game)
    robot.settle()
    table = robot.table
    pen = table.board.pen
    flights = table.flights(pen, pen, [Shuffled(30)])
    assert len(flights) == SHUFFLED_BACKS
    assert not table.flights(pen, pen, [])


def to_another_phase(robot) -> str:  # type: ignore[no-untyped-def]
    """Plays until the phase changes; returns what it was."""
    table = robot.table
    robot.settle()
    before = str(table.look.view.phase)
    while str(table.look.view.phase) == before:
        robot.press(pygame.K_SPACE)
        for _ in range(3):
            robot.app.frame(16)
    return before


@BOTH
@pytest.mark.parametrize("still", [False, True], ids=["full", "reduced"])
def test_the_pill_slides_to_the_phase(deal: Deal, game: str, still: bool) -> None:
    robot = deal(2, 6, speed=1, game=game)
    table = robot.table
    robot.settle()
    table.follow(Settings(reduced_motion=still))
    old = to_another_phase(robot)
    assert (table.trim.clock.value(PILL) is not None) is not still
    tween = table.board.slide_pill(old, table.look.view.phase)
    assert tween.start[0] < tween.end[0], "phases go from left to right"
    for _ in range(30):
        robot.app.frame(16)
    assert table.trim.clock.value(PILL) is None


@pytest.mark.parametrize("still", [False, True], ids=["full", "reduced"])
def test_the_card_under_the_pointer_rises(deal: Deal, still: bool) -> None:
    robot = deal(3, 5, speed=1)
    table = robot.table
    robot.settle()
    table.follow(Settings(reduced_motion=still))
    key = ("card", table.look.hand[0])
    at = robot.point(key)
    assert at is not None
    tops = []
    robot.move(at)
    for _ in range(12):
        robot.app.frame(16)
        faces = [i for i in table.floating.items() if i.key == ("raised", "face")]
        tops += [face.y for face in faces]
    if still:
        assert len(set(tops)) == 1
    else:
        assert tops[0] - tops[-1] > 5
        assert tops == sorted(tops, reverse=True)
