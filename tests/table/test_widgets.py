"""Buttons, choices, text fields and tooltips: what they show and what they answer to."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.table.app import App
from game.table.paint import Paint
from game.table.spots import Spots
from game.table.stage import Stage
from game.table.theme import LAWRENCE, rgba
from game.table.widgets import Sheet, TextField


@pytest.fixture(scope="module")
def paint():
    App(headless=True, size=(1280, 720))
    return Paint(1.0, LAWRENCE)


@pytest.fixture
def state():
    return Spots()


def nothing(*_):
    pass


def drawn(sheet):
    screen = pygame.Surface((1280, 720))
    stage = Stage(screen)
    stage.set_static(sheet.items)
    stage.render()
    return screen


def point(state, sheet, pos, press=False):
    state.replace(sheet.spots)
    state.handle(Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    if press:
        state.handle(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))


def click(state, sheet, pos):
    point(state, sheet, pos, press=True)
    state.handle(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


# ---- placing


@pytest.mark.parametrize(
    ("anchor", "corner"), [("lt", (100, 50)), ("mm", (90, 45)), ("rb", (80, 40)), ("lm", (100, 45))]
)
def test_anchors(paint, anchor, corner):
    rect = Sheet(paint).put(pygame.Surface((20, 10)), 100, 50, anchor=anchor)
    assert rect == Rect(corner, (20, 10))


def test_measures_are_logical(paint):
    big = Paint(1.5, LAWRENCE)
    assert Sheet(big).panel(10, 20, 100, 40) == Rect(15, 30, 150, 60)
    assert Sheet(big).spot("s", 10, 20, 100, 40) == Rect(15, 30, 150, 60)


def test_keys_are_unique_even_for_equal_things_and_across_named_sheets(paint):
    one, two = Sheet(paint), Sheet(paint, name="two", z=10)
    for sheet in (one, two):
        for _ in range(3):
            sheet.text("same", 10, 10)
    keys = [item.key for item in one.items + two.items]
    assert len(set(keys)) == 6
    assert {item.z for item in two.items} == {10}


def test_the_same_picture_built_again_repaints_nothing(paint):
    def build():
        sheet = Sheet(paint)
        sheet.button("ok", 10, 10, 200, 52, "Compare totals", nothing, "primary", shortcut="Space")
        sheet.segments("seg", 10, 100, 200, 36, ["On", "Off"], 0, nothing)
        sheet.tooltip("Shield: 5 + 1 is over 5", Rect(300, 300, 50, 50), "bad")
        return sheet.items

    stage = Stage(pygame.Surface((1280, 720)))
    stage.set_static(build())
    assert stage.render()
    stage.set_static(build())
    assert stage.render() == []


# ---- buttons


def test_a_button_is_clicked(paint, state):
    sheet, log = Sheet(paint, state), []
    rect = sheet.button("ok", 10, 10, 200, 52, "Attack", lambda: log.append("ok"))
    click(state, sheet, rect.center)
    assert log == ["ok"]
    assert state.get("ok").label == "Attack"


def test_a_disabled_button_is_not_clicked_but_has_its_tip(paint, state):
    sheet, log = Sheet(paint, state), []
    sheet.button("no", 10, 10, 200, 52, "Undo", log.append, enabled=False, tip="A die was rolled.")
    click(state, sheet, (50, 30))
    assert log == []
    assert state.get(state.hover).tip == "A die was rolled."


def test_primary_is_gold_only_while_enabled(paint):
    glow = rgba(LAWRENCE.glow)
    faces = {}
    for kind, enabled in (("primary", True), ("primary", False), ("secondary", True)):
        sheet = Sheet(paint)
        sheet.button("ok", 100, 100, 200, 52, "Go", nothing, kind, enabled=enabled)
        faces[kind, enabled] = drawn(sheet).get_at((112, 126))
    gold = faces["primary", True]
    assert all(abs(gold[i] - glow[i]) < 30 for i in range(3))
    assert max(faces["primary", False][:3]) < 40
    assert max(faces["secondary", True][:3]) < 60


def test_hover_press_and_focus_show(paint, state):
    def build():
        sheet = Sheet(paint, state)
        sheet.button("ok", 100, 100, 200, 52, "Go", nothing)
        return sheet

    def picture():
        return pygame.image.tobytes(drawn(build()), "RGB")

    rest = picture()
    point(state, build(), (150, 120))
    hovered = picture()
    point(state, build(), (150, 120), press=True)
    pressed = picture()
    state.cancel()
    state.handle(Event(pygame.MOUSEMOTION, pos=(900, 600), rel=(1, 1), buttons=(0, 0, 0)))
    assert picture() == rest
    state.focus_on("ok", visible=True)
    focused = drawn(build())
    assert len({rest, hovered, pressed, pygame.image.tobytes(focused, "RGB")}) == 4
    # A cream ring 2 wide, 2 away.
    paper = pygame.Color(LAWRENCE.paper)
    assert [focused.get_at((x, 126)) == paper for x in (95, 96, 97, 98)] == [0, 1, 1, 0]


def test_a_long_label_stays_within_its_button(paint):
    sheet = Sheet(paint)
    rect = sheet.button("ok", 100, 100, 120, 44, "A label much too long", nothing, shortcut="Space")
    assert all(rect.contains(item.rect) for item in sheet.items)


# ---- segments


def test_each_option_is_a_spot_and_chooses_itself(paint, state):
    sheet, log = Sheet(paint, state), []
    sheet.segments("seg", 0, 0, 300, 36, ["Easy", "Fair", "Hard"], 1, log.append)
    click(state, sheet, (250, 18))
    click(state, sheet, (50, 18))
    assert log == [2, 0]
    assert [spot.key for spot in sheet.spots] == [("seg", 0), ("seg", 1), ("seg", 2)]
    screen = drawn(sheet)
    gold = pygame.Color(LAWRENCE.glow)
    assert [screen.get_at((x, 18)) == gold for x in (8, 108, 208)] == [0, 1, 0]


def test_disabled_segments_do_nothing(paint, state):
    sheet, log = Sheet(paint, state), []
    sheet.segments("seg", 0, 0, 300, 36, ["Easy", "Hard"], 1, log.append, enabled=False)
    click(state, sheet, (50, 18))
    assert log == []


# ---- text fields


def key(k, mod=0, unicode=""):
    return Event(pygame.KEYDOWN, key=k, mod=mod, unicode=unicode)


def typed(text):
    return Event(pygame.TEXTINPUT, text=text)


def press(field, *keys):
    for k in keys:
        assert field.handle(key(k))
        field.handle(Event(pygame.KEYUP, key=k, mod=0))


def test_typing_goes_in_at_the_caret():
    field = TextField("name", "Ann")
    press(field, pygame.K_HOME, pygame.K_RIGHT)
    field.handle(typed("xy"))
    assert (field.text, field.caret) == ("Axynn", 3)


def test_editing_keys():
    field = TextField("name", "Bedouins")
    press(field, pygame.K_BACKSPACE)
    assert field.text == "Bedouin"
    press(field, pygame.K_DELETE)
    assert field.text == "Bedouin"
    press(field, pygame.K_HOME, pygame.K_DELETE)
    assert (field.text, field.caret) == ("edouin", 0)
    press(field, pygame.K_BACKSPACE, pygame.K_LEFT)
    assert (field.text, field.caret) == ("edouin", 0)
    press(field, pygame.K_END, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_BACKSPACE)
    assert (field.text, field.caret) == ("edoun", 4)


def test_length_and_characters_are_limited():
    field = TextField("seed", "12", max_length=4, accepts=str.isdigit)
    field.handle(typed("a3 "))
    field.handle(typed("456"))
    assert field.text == "1234"
    assert TextField("seed", "123456", max_length=4).text == "1234"


def test_selected_text_is_replaced_or_left():
    field = TextField("name", "Ann")
    field.begin(select_all=True)
    field.handle(typed("B"))
    assert (field.text, field.all_selected) == ("B", False)
    field.begin(select_all=True)
    press(field, pygame.K_BACKSPACE)
    assert field.text == ""
    field = TextField("name", "Ann")
    field.begin(select_all=True)
    press(field, pygame.K_LEFT)
    assert (field.text, field.caret, field.all_selected) == ("Ann", 0, False)


def test_what_is_not_for_the_text_is_left_alone():
    field = TextField("name", "Ann")
    for k in (pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_UP):
        assert not field.handle(key(k))
    assert not field.handle(key(pygame.K_v, pygame.KMOD_CTRL, "\x16"))
    assert field.text == "Ann"


def test_the_key_of_a_typed_character_is_no_shortcut():
    field = TextField("name", "Ann")
    assert field.handle(key(pygame.K_SPACE, unicode=" "))
    assert field.text == "Ann"


def test_a_held_key_repeats_after_a_while():
    field = TextField("name", "Howeitat")
    field.handle(key(pygame.K_BACKSPACE))
    field.tick(390)
    assert field.text == "Howeita"
    assert field.tick(100)
    assert field.text == "Howe"
    field.handle(Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0))
    field.tick(500)
    assert field.text == "Howe"


def test_the_caret_blinks_and_shows_while_typing():
    field = TextField("name", "Ann")
    assert not field.tick(500)
    assert field.tick(50)
    assert not field.caret_shown
    field.handle(typed("a"))
    assert field.caret_shown


def test_a_field_shows_its_caret_only_while_it_is_edited(paint, state):
    field = TextField("name", "Ann")

    def build():
        sheet = Sheet(paint, state)
        sheet.text_field(field, 50, 50, 172, 40, field.begin)
        return sheet

    idle = len(build().items)
    click(state, build(), (100, 70))
    assert state.focus == "name"
    assert len(build().items) == idle + 1
    field.caret_shown = False
    assert len(build().items) == idle


def test_long_text_and_its_caret_stay_within_the_field(paint, state):
    field = TextField("name", "W" * 30, max_length=30)
    state.focus_on("name")
    sheet = Sheet(paint, state)
    rect = sheet.text_field(field, 50, 50, 172, 40)
    assert all(rect.contains(item.rect) for item in sheet.items)


# ---- tooltips


def bubble(paint, anchor, text="Howeitat ride with no Rualla", kind="bad"):
    sheet = Sheet(paint, size=(1280, 720))
    return sheet.tooltip(text, anchor, kind), sheet


def test_a_tooltip_lies_above_its_anchor(paint):
    anchor = Rect(600, 300, 100, 50)
    rect, sheet = bubble(paint, anchor)
    assert rect.bottom <= anchor.top
    assert abs(rect.centerx - anchor.centerx) <= 1
    assert rect.h == 36
    assert {item.z for item in sheet.items} == {900}
    # The tail hangs from the bubble, in its colour, and there is no border between them.
    screen = drawn(sheet)
    paper = pygame.Color(LAWRENCE.paper)
    column = [screen.get_at((anchor.centerx, y)) for y in range(rect.bottom - 6, rect.bottom + 8)]
    assert set(map(tuple, column)) == {tuple(paper)}


@pytest.mark.parametrize(
    "anchor", [Rect(0, 0, 20, 20), Rect(1270, 0, 10, 10), Rect(1250, 700, 30, 20)]
)
@pytest.mark.parametrize("text", ["Full: 3 of 3", "A long reason that needs more lines. " * 4])
def test_a_tooltip_stays_within_the_window_and_off_its_anchor(paint, anchor, text):
    rect, _ = bubble(paint, anchor, text)
    assert Rect(0, 0, 1280, 720).contains(rect)
    assert not rect.colliderect(anchor)


def test_forbidden_is_red_and_has_a_cross(paint):
    anchor = Rect(600, 300, 100, 50)
    bad, bad_sheet = bubble(paint, anchor)
    info, info_sheet = bubble(paint, anchor, kind="info")
    assert bad.w > info.w
    red = pygame.Color(LAWRENCE.bad)
    assert drawn(bad_sheet).get_at((bad.x, bad.centery)) == red
    assert drawn(info_sheet).get_at((info.x, info.centery)) != red
