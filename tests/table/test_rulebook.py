"""The rulebook: what stands in it, how it is found, and that F1 leads to it and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.cardfile import load as load_cards
from game.rules.core.cards import Catalogue
from game.rules.lawrence import state as lawrence_state
from game.rules.prehistoric import state as prehistoric_state
from game.seating import Seat, Setup
from game.table.app import App
from game.table.main import Program
from game.table.rulebook import FOLDER, Rulebook, RulebookError, load
from game.table.scenes.rulebook import RulebookScene
from game.table.scenes.setup import SetupScene
from game.table.scenes.title import TitleScene
from tests.table.conftest import CARDS, Deal
from tests.table.robot import Robot

Catalogues = Mapping[str, Catalogue]
GAMES = ("lawrence", "prehistoric")
RULINGS = {"lawrence": ("L", 34), "prehistoric": ("P", 27)}
STATES = {"lawrence": lawrence_state, "prehistoric": prehistoric_state}
SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440))


@pytest.fixture(params=GAMES)
def book(request: pytest.FixtureRequest, catalogues: Catalogues) -> Rulebook:
    return load(catalogues[request.param])


def press(app: App, *keys: int) -> None:
    for key in keys:
        app.frame(16, [Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
        app.frame(16, [Event(pygame.KEYUP, key=key, mod=0)])


def write(app: App, text: str) -> None:
    for letter in text:
        app.frame(16, [Event(pygame.TEXTINPUT, text=letter)])
    app.frame()


def shown(app: App) -> RulebookScene:
    assert isinstance(app.scene, RulebookScene)
    return app.scene


def title_of(scene: RulebookScene) -> str:
    return scene.book.sections[scene.section].title


def rects_of(scene: RulebookScene, kind: str) -> list[pygame.Rect]:
    """Where the spots are that are called so, or whose key begins so."""
    return [
        spot.rect
        for spot in scene.spots._order
        if (spot.key[0] if isinstance(spot.key, tuple) else spot.key) == kind
    ]


# ---- what stands in it


def test_every_ruling_stands_in_it_once(book: Rulebook) -> None:
    letter, count = RULINGS[book.game]
    told = [block.ruling for section in book.sections for block in section.blocks if block.ruling]
    assert sorted(told) == sorted(f"{letter}{number}" for number in range(1, count + 1))
    assert all(book.place_of(ruling) for ruling in told)


def test_every_card_decision_and_phase_leads_to_a_section(
    book: Rulebook, catalogues: Catalogues
) -> None:
    state = STATES[book.game]
    for line in catalogues[book.game].lines:
        assert book.section_for(card=line) is not None, line.id
    for kind in state.DECISIONS:
        assert book.section_for(decision=kind) is not None, kind
    for phase in state.PHASES:
        assert book.section_for(phase=phase) is not None, phase


def test_every_way_in_the_file_is_one_that_the_table_knows(
    book: Rulebook, catalogues: Catalogues
) -> None:
    state = STATES[book.game]
    known = {
        "cards": {line.id for line in catalogues[book.game].lines},
        "types": {line.type for line in catalogues[book.game].lines},
        "decisions": set(state.DECISIONS)
        | {f"{phase}.{kind}" for phase in state.PHASES for kind in state.DECISIONS},
        "phases": set(state.PHASES),
        "things": {"pile", "die", "people"},
    }
    assert [way for way in book.ways if way[1] not in known[way[0]]] == []


def test_every_number_is_filled_in(book: Rulebook) -> None:
    assert book.unknown == ()
    for section in book.sections:
        for text in (section.caption, *(block.text for block in section.blocks)):
            assert not set("{}–") & set(text), text


def test_an_edited_number_shows(catalogues: Catalogues, tmp_path: Path) -> None:
    text = (
        CARDS.read_text()
        .replace("hand_limit: 7 ", "hand_limit: 9 ")
        .replace("hit_on: 4", "hit_on: 5")
    )
    edited = tmp_path / "cards.yaml"
    edited.write_text(text)
    changed = load(load_cards(edited)["lawrence"])
    at = changed.place_of("L26")
    lost = changed.section_for(decision="lose")
    assert at is not None
    assert lost is not None
    assert "9 cards" in changed.sections[at[0]].blocks[at[1]].text.replace("\n", " ")
    dice = changed.sections[lost].dice
    assert [die.face for die in dice if die.hit] == [6, 5]


def test_a_card_that_is_not_in_the_deck_is_left_out(catalogues: Catalogues) -> None:
    whole = catalogues["lawrence"]
    fewer = whole.build(
        whole.game,
        whole.name,
        whole.header,
        tuple(line for line in whole.lines if line.id != "prince"),
    )
    book = load(fewer)
    assert "prince" in book.unknown
    assert all(line.id != "prince" for section in book.sections for line in section.cards)


def test_no_sentence_is_that_of_the_cards(book: Rulebook, catalogues: Catalogues) -> None:
    """The book explains; what a card says stands on the card."""
    cards = {line.text.replace("**", "") for line in catalogues[book.game].lines}
    pages = " ".join(b.text.replace("**", "") for s in book.sections for b in s.blocks)
    assert [text for text in cards if text in pages] == []


# ---- search


@pytest.mark.parametrize(
    ("game", "words", "title"),
    [
        ("lawrence", "l14", "Mission Phase"),
        ("lawrence", "howeitat", "Howeitat"),
        ("lawrence", "GREAT loy", "Great Loyalty"),
        ("lawrence", "feud", "Recruit Phase"),
        ("lawrence", "tie totals", "The goal"),
        ("prehistoric", "mammoth", "Mammoth Hunters"),
        ("prehistoric", "food phase", "Food Phase"),
        ("prehistoric", "p27", "Aftermath Phase"),
        ("prehistoric", "archers", "Raid Phase"),
    ],
)
def test_search_finds(catalogues: Catalogues, game: str, words: str, title: str) -> None:
    book = load(catalogues[game])
    hits = book.search(words)
    assert title in [hit.title for hit in hits[:2]], hits[:4]


def test_search_needs_all_words_and_finds_nothing_for_none(book: Rulebook) -> None:
    assert book.search("") == book.search("  ?! ") == []
    assert book.search("zeppelin") == []
    assert book.search("phase zeppelin") == []


def test_a_hit_shows_what_was_found(catalogues: Catalogues) -> None:
    for hit in load(catalogues["prehistoric"]).search("prisoners"):
        assert "prisoner" in f"{hit.title} {hit.snippet}".lower()
        assert len(hit.snippet) <= 64


# ---- faults of the file


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("title: The goal", "titel: The goal", '"titel" is not a field'),
        ("id: setup", "id: goal", 'the section "goal" is there twice'),
        ("ruling: L2,", "ruling: L1,", 'the ruling "L1" is there twice'),
        ("ruling: L2,", "ruling: X2,", '"X2" is not the name of a ruling'),
        ("{header.hand} cards", "{header hand} cards", "braces hold a name and a number"),
        ("**Victory pile**", "**Victory pile", "the stars ** come in pairs"),
        ("faces: [6, 5, 4", "faces: [9, 5, 4", "must be 1 to 6, not 9"),
        ("cards: [guide, long_ears]", "cards: guide", "cards must be a list"),
        ("decisions: [defend]", "decisions: [mission]", 'decisions to "mission" is there twice'),
        ("sections:", "sections: [", "this is not YAML"),
    ],
)
def test_a_fault_is_told_in_a_line(
    catalogues: Catalogues, tmp_path: Path, old: str, new: str, fault: str
) -> None:
    text = (FOLDER / "lawrence.yaml").read_text()
    assert old in text
    path = tmp_path / "lawrence.yaml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(RulebookError) as caught:
        load(catalogues["lawrence"], path)
    lines = str(caught.value).splitlines()
    assert any(fault in line for line in lines), lines
    assert all(re.match(rf"{re.escape(str(path))}:\d+:\d+: ", line) for line in lines)


def test_a_file_that_is_missing_is_told_in_a_line(catalogues: Catalogues, tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="there is no such file"):
        load(catalogues["lawrence"], tmp_path / "none.yaml")


# ---- from the table and back


@pytest.mark.parametrize("game", GAMES)
def test_f1_opens_at_what_is_asked_and_goes_back_to_the_same_table(deal: Deal, game: str) -> None:
    robot = deal(3, 7, game=game)
    robot.settle()
    table, app = robot.table, robot.app
    session, frame = table.session, table.session.match.decision
    before = (session.match.state.clone(), table.look.prompt, list(table.look.hand))
    choices, picture = table.look.choices, pygame.image.tobytes(app.screen, "RGB")
    assert frame is not None
    press(app, pygame.K_F1)
    scene = shown(app)
    assert scene.section == scene.book.section_for(decision=frame.kind)
    for _ in range(5):
        app.frame(1000)  # the game waits
    press(app, pygame.K_F1)
    assert app.scene is table
    app.frame()
    assert _same(session.match.state, before[0])
    assert (table.look.prompt, list(table.look.hand)) == before[1:]
    assert table.look.choices is choices
    assert pygame.image.tobytes(app.screen, "RGB") == picture


def _same(one: Any, other: Any) -> bool:
    names = type(one).__slots__
    return all(getattr(one, name) == getattr(other, name) for name in names)


def test_f1_opens_at_the_card_pointed_at(deal: Deal) -> None:
    robot = deal(3, 7)
    robot.settle()
    table = robot.table
    for card in list(table.look.hand):
        pos = robot.point(("card", card))
        assert pos is not None
        robot.move(pos)
        press(robot.app, pygame.K_F1)
        scene = shown(robot.app)
        line = table.look.catalogue.line(card)
        assert scene.section == scene.book.section_for(card=line), line.id
        press(robot.app, pygame.K_ESCAPE)
        assert robot.app.scene is table


def test_f1_opens_at_the_ruling_of_the_tooltip(deal: Deal) -> None:
    robot = deal(3, 7)
    robot.settle()
    table = robot.table
    unusable = [card for card in table.look.hand if table.why_unusable(card)]
    refusal = table.why_unusable(unusable[0])
    assert refusal is not None
    robot.click_on(("card", unusable[0]))
    assert table.pointing.tip is not None
    press(robot.app, pygame.K_F1)
    scene = shown(robot.app)
    assert (scene.section, scene.lit) == scene.book.place_of(refusal.ruling)


def test_the_question_mark_opens_it(deal: Deal) -> None:
    robot = deal(3, 7)
    robot.settle()
    robot.click_on("help")
    assert title_of(shown(robot.app)) == "Recruit Phase"


def test_it_comes_back_to_a_held_card_and_a_menu(deal: Deal) -> None:
    robot = deal(3, 7)
    robot.settle()
    press(robot.app, pygame.K_ESCAPE, pygame.K_F1, pygame.K_F1)
    assert robot.table.overlay.panel == "menu"
    press(robot.app, pygame.K_ESCAPE)
    assert not robot.table.overlay.open


def test_a_game_goes_on_after_it_was_read_in_the_middle_of_motion(deal: Deal) -> None:
    robot = deal(3, 7, speed=1)
    for _ in range(40):
        robot.app.frame(40)
        press(robot.app, pygame.K_F1, pygame.K_F1)
    robot.settle(20_000)
    assert robot.table.look.choices.frame is not None


# ---- from the title and the set-up


@pytest.fixture
def program(app: App) -> Program:
    seats = [Seat("Ann", "human"), Seat("Ben", "steady")]
    return Program(app, CARDS, Setup("lawrence", seats, {}, 7, 0), 3)


def test_the_title_has_it_for_both_games(app: App, program: Program) -> None:
    title = program.title()
    app.go(title)
    app.frame()
    press(app, pygame.K_F1)
    assert shown(app).book.game == "lawrence"
    other = shown(app).spots.get(("game", 1))
    assert other is not None
    assert other.on_click is not None
    other.on_click()
    app.frame()
    assert shown(app).book.game == "prehistoric"
    press(app, pygame.K_ESCAPE)
    assert app.scene is title
    button = title.spots.get("rulebook") if isinstance(title, TitleScene) else None
    assert button is not None
    assert button.on_click is not None
    button.on_click()
    app.frame()
    assert isinstance(app.scene, RulebookScene)


def test_the_set_up_has_it_at_the_house_rule_pointed_at(app: App, program: Program) -> None:
    setup = program.set_up()
    assert isinstance(setup, SetupScene)
    app.go(setup)
    app.frame()
    spot = setup.spots.get((("rule", "retry"), 1))
    assert spot is not None
    app.frame(16, [Event(pygame.MOUSEMOTION, pos=spot.rect.center, rel=(1, 1), buttons=(0, 0, 0))])
    press(app, pygame.K_F1)
    scene = shown(app)
    assert (scene.section, scene.lit) == scene.book.place_of("L15")
    press(app, pygame.K_ESCAPE)
    assert app.scene is setup


# ---- the scene


def opened(app: App, catalogues: Catalogues, game: str, path: Path | None = None) -> RulebookScene:
    scene = RulebookScene(load(catalogues[game], path), (0, -1), app.quit, lambda other: None)
    app.go(scene)
    app.frame()
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_inside_the_window(
    catalogues: Catalogues, game: str, size: tuple[int, int]
) -> None:
    app = App(headless=True, size=size)
    scene = opened(app, catalogues, game)
    window = app.screen.get_rect()
    for section in range(len(scene.book.sections)):
        scene.open(section)
        app.frame()
        room = scene.window
        for spot in scene.spots._order:
            assert window.contains(spot.rect), spot.key
        whole = pygame.Rect(0, 0, room.w, scene.page.height)
        for surface, x, y in scene.page.pieces:
            assert whole.contains(surface.get_rect(topleft=(x, y)))
        assert scene.most == 0, scene.book.sections[section].id  # nothing needs to be scrolled
    rows = rects_of(scene, "section")
    assert len(rows) == len(scene.book.sections)
    assert all(above.bottom <= below.top for above, below in pairwise(rows))
    write(app, "the")
    hits = rects_of(scene, "hit")
    assert hits
    assert all(window.contains(rect) for rect in hits)
    app.close()


def test_search_by_keys_alone(app: App, catalogues: Catalogues) -> None:
    scene = opened(app, catalogues, "lawrence")
    write(app, "fickle")
    assert scene.search.text == "fickle"
    press(app, pygame.K_RETURN)
    assert (scene.section, scene.lit) == scene.book.place_of("L23")
    press(app, pygame.K_ESCAPE)
    assert scene.search.text == ""
    assert app.running
    press(app, pygame.K_ESCAPE)
    assert not app.running


def test_tab_and_enter_turn_to_a_section(app: App, catalogues: Catalogues) -> None:
    scene = opened(app, catalogues, "prehistoric")
    for _ in range(40):
        press(app, pygame.K_TAB)
        if scene.spots.focused == ("section", 9):
            break
    press(app, pygame.K_RETURN)
    assert scene.section == 9
    press(app, pygame.K_RIGHT)
    assert scene.section == 10
    press(app, pygame.K_LEFT, pygame.K_LEFT)
    assert scene.section == 8


def test_a_card_is_shown_large_under_the_pointer(app: App, catalogues: Catalogues) -> None:
    scene = opened(app, catalogues, "lawrence")
    rect = rects_of(scene, "picture")[0]
    before = pygame.image.tobytes(app.screen, "RGB")
    app.frame(16, [Event(pygame.MOUSEMOTION, pos=rect.center, rel=(1, 1), buttons=(0, 0, 0))])
    app.frame()
    assert pygame.image.tobytes(app.screen, "RGB") != before
    assert scene.spots.hover == ("picture", 0)


@pytest.fixture
def long_scene(app: App, catalogues: Catalogues, tmp_path: Path) -> RulebookScene:
    """A book with a page that is several windows long."""
    path = tmp_path / "long.yaml"
    words = "A long road through the desert leads to a well. " * 8
    page = "\n".join(f'      - "{index}. {words}"' for index in range(20))
    last = '\n      - {ruling: L1, text: "The well."}'
    path.write_text(f"sections:\n  - id: long\n    title: Long\n    page:\n{page}{last}\n")
    return opened(app, catalogues, "lawrence", path)


def test_wheel_and_keys_scroll(app: App, long_scene: RulebookScene) -> None:
    scene = long_scene
    assert scene.most > scene.window.h
    app.frame(16, [Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)])
    wheel = scene.scroll
    assert wheel > 0
    press(app, pygame.K_UP, pygame.K_UP, pygame.K_UP)
    assert scene.scroll == 0
    press(app, pygame.K_DOWN)
    assert 0 < scene.scroll < wheel
    press(app, pygame.K_PAGEDOWN)
    assert scene.scroll > scene.window.h // 2
    press(app, pygame.K_END)
    assert scene.scroll == scene.most
    press(app, pygame.K_PAGEDOWN)
    assert scene.scroll == scene.most
    press(app, pygame.K_HOME)
    assert scene.scroll == 0


def test_a_held_key_scrolls_on(app: App, long_scene: RulebookScene) -> None:
    app.frame(16, [Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")])
    for _ in range(10):
        app.frame(100)
    held = long_scene.scroll
    assert held > 300
    app.frame(16, [Event(pygame.KEYUP, key=pygame.K_DOWN, mod=0)])
    app.frame(500)
    assert long_scene.scroll == held


def test_the_bar_is_dragged_and_clicked(app: App, long_scene: RulebookScene) -> None:
    robot, scene = Robot(app), long_scene
    (track,) = rects_of(scene, "bar")
    robot.drag((track.centerx, track.y + 10), (track.centerx, track.bottom - 10))
    assert scene.scroll == scene.most
    robot.click((track.centerx, track.y + 4))
    assert 0 < scene.scroll < scene.most


def test_it_opens_with_the_ruling_in_sight(app: App, long_scene: RulebookScene) -> None:
    scene = long_scene
    place = scene.book.place_of("L1")
    assert place is not None
    scene.open(*place)
    app.frame()
    rect = scene.page.blocks[scene.lit].move(0, -scene.scroll)
    assert rect.top >= 0
    assert rect.bottom <= scene.window.h
    lit = scene._seen_page().get_at((rect.right - 12, rect.centery))
    assert lit.a > 0


def test_a_resize_keeps_the_place(app: App, long_scene: RulebookScene) -> None:
    scene = long_scene
    scene.scroll_to(scene.most // 2)
    share = scene.scroll / scene.page.height
    app.resize((1920, 1080))
    app.frame()
    assert scene.scroll / scene.page.height == pytest.approx(share, abs=0.02)
