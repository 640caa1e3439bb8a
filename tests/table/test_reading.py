"""Everything that must be read can be read: in the fullest positions, at every size of window."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.games import GAMES
from game.seating import Setup, name_seats
from game.table.app import App
from game.table.main import Program
from game.table.pen import Z_CARD
from game.table.preferences import Preferences
from game.table.shot import SIZES, Moment, every_scene, stage_scene
from game.table.stage import Item
from game.table.tablescene import TableScene
from tests.table.audit import faults, reading
from tests.table.conftest import CARDS
from tests.table.robot import Robot

SMALLEST = (1024, 600)
MOMENT = Moment(40)
SCENES = list(every_scene())


def name_of(case: tuple[str, Setup]) -> str:
    scene, setup = case
    return f"{scene}-{setup.game}-{len(setup.seats)}"


def read(size: tuple[int, int], case: tuple[str, Setup], **settings: object) -> list[str]:
    preferences = Preferences()
    preferences.change(**settings)
    least = 7.0 if preferences.settings.contrast else 4.5
    with reading() as reader:
        app = App(headless=True, size=size)
        try:
            stage_scene(app, *case, MOMENT, CARDS, preferences)
            return faults(app, reader, least)
        finally:
            app.close()


FEWEST_AND_MOST = [case for case in SCENES if len(case[1].seats) != 4]
"""Long tests read the others, and all at every size."""


@pytest.mark.parametrize("case", FEWEST_AND_MOST, ids=name_of)
def test_all_can_be_read_at_the_usual_size(case: tuple[str, Setup]) -> None:
    assert not read((1280, 720), case)


MOST = [case for case in SCENES if len(case[1].seats) == 6 or case[0] == "settings"]


@pytest.mark.parametrize("case", MOST[::2], ids=name_of)
def test_all_can_be_read_in_the_smallest_window(case: tuple[str, Setup]) -> None:
    assert not read(SMALLEST, case)


@pytest.mark.parametrize("case", MOST[1::2], ids=name_of)
def test_all_can_be_read_in_large_words_and_high_contrast(case: tuple[str, Setup]) -> None:
    assert not read((1280, 720), case, contrast=True, text_size=150)


SIGHTS = [
    {"contrast": True},
    {"text_size": 125},
    {"text_size": 150},
    {"interface_scale": 80},
    {"interface_scale": 150, "text_size": 150, "contrast": True},
]


@pytest.mark.long
@pytest.mark.parametrize("settings", SIGHTS, ids=str)
@pytest.mark.parametrize("size", [SMALLEST, SIZES[2]])
@pytest.mark.parametrize("case", SCENES, ids=name_of)
def test_all_can_be_read_as_the_player_wants_to_see(
    case: tuple[str, Setup], size: tuple[int, int], settings: dict[str, object]
) -> None:
    assert not read(size, case, **settings)


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALLEST, *SIZES, (1280, 1024), (3440, 1440)])
@pytest.mark.parametrize("case", SCENES, ids=name_of)
def test_all_can_be_read_in_any_window(case: tuple[str, Setup], size: tuple[int, int]) -> None:
    assert not read(size, case)


# ---- what comes and goes


@pytest.fixture(params=list(GAMES))
def full_table(request: pytest.FixtureRequest) -> Iterator[Callable[[], tuple[Robot, list[str]]]]:
    """The fullest table before a fight; called, it tells what can't be read there by now."""
    setup = next(
        setup for scene, setup in SCENES if scene == "full" and setup.game == request.param
    )
    with reading() as reader:
        app = App(headless=True, size=(1280, 720))
        stage_scene(app, "full", setup, MOMENT, CARDS)
        robot = Robot(app)
        yield lambda: (robot, faults(app, reader))
        app.close()


Look = Callable[[], tuple[Robot, list[str]]]


def test_a_card_shown_large_and_a_refusal_can_be_read(full_table: Look) -> None:
    robot, _ = full_table()
    table = robot.table
    first, last = table.look.hand[0], table.look.hand[-1]
    for card in (first, last):
        at = robot.point(("card", card))
        assert at is not None
        robot.click(at, button=3)
        assert table.pointing.zoom is not None
        assert not full_table()[1]
    refusal = table.why_unusable(first)
    if refusal is not None:
        for spot in (table.parts.prompt, table.parts.hand):
            table.say_no(refusal, table.kit.paint.rect(*spot))
            robot.app.frame()
            assert table.pointing.tip is not None
            assert not full_table()[1]


def test_a_held_card_and_a_banner_can_be_read(full_table: Look) -> None:
    robot, _ = full_table()
    table = robot.table
    start = robot.point(("card", table.look.hand[-1]))
    assert start is not None
    for end in ((640, 300), (100, 100), (1200, 400)):
        robot.drag(start, end, let_go=False)
        assert table.drag.key is not None
        assert not full_table()[1]
        robot.up(end)
        for _ in range(40):
            robot.app.frame()
    table.set_speed(1)
    table.telling.announce("Mission won", "19 against 18", 0)
    robot.app.frame()
    assert table.telling.banner is not None
    assert not full_table()[1]


@pytest.mark.parametrize(("game", "seats"), [("lawrence", 4), ("prehistoric", 3)])
def test_what_others_do_can_be_read(game: str, seats: int) -> None:
    """A game of bots, read at each sentence of its first rounds."""
    with reading() as reader:
        app = App(headless=True, size=(1280, 720))
        chairs = name_seats([("steady", "")] * seats)
        program = Program(app, CARDS, Setup(game, chairs, {}, 5, None), speed=2)
        app.go(program.first_scene())
        table = Robot(app).table
        last, read_lines = "", 0
        while read_lines < 60:
            app.frame(60)
            line = table.look.prompt.text
            if line != last and not table.telling.air.busy and not table.telling.banner:
                last, read_lines = line, read_lines + 1
                assert not faults(app, reader), line
        app.close()


def test_the_other_seats_can_be_read(full_table: Look) -> None:
    robot, _ = full_table()
    for seat in range(1, len(robot.table.session.players)):
        robot.table.look_at(seat)
        robot.app.frame()
        assert not full_table()[1]


# ---- that the reader is one


EMPTY = next(setup for scene, setup in SCENES if scene == "table" and setup.game == "lawrence")
"""A game that begins with nothing in the arena."""


def read_with(app: App, *strange: Callable[[TableScene], Item]) -> list[str]:
    """What the reader says of a table with strange things on it."""
    with reading() as reader:
        app.go(Program(app, CARDS, EMPTY, 3).first_scene())
        app.frame()
        table = app.scene
        assert isinstance(table, TableScene)
        assert not faults(app, reader)
        table.stage.set_static([*table.board.items, *(make(table) for make in strange)])
        return faults(app, reader)


def words(
    text: str, x: int, *, alpha: int = 255, room: float | None = None
) -> Callable[[TableScene], Item]:
    """A text in an empty place of the arena."""
    return lambda table: Item(
        text, table.kit.paint.text(text, 20, max_width=room), x, 480, Z_CARD, alpha
    )


def patch(table: TableScene) -> Item:
    """A dark square."""
    surface = pygame.Surface((40, 40))
    surface.fill(table.kit.paint.theme.ink)
    return Item("patch", surface, 520, 480, Z_CARD)


@pytest.mark.parametrize(
    ("strange", "complaint"),
    [
        ([words("Read this", 1250)], "is cut by the window"),
        ([words("Read this", 500), words("and that", 510)], "is written across 'Read this'"),
        ([words("Read this", 500), patch], "is covered to"),
        ([words("Read this", 500, alpha=70)], "has a contrast of"),
        ([words("Read this long text", 500, room=60)], "is squeezed to"),
    ],
)
def test_the_reader_finds_faults(
    app: App, strange: list[Callable[[TableScene], Item]], complaint: str
) -> None:
    assert any(complaint in fault for fault in read_with(app, *strange))


def test_the_reader_finds_no_fault_in_plain_words(app: App) -> None:
    assert not read_with(app, words("Read this", 500))
