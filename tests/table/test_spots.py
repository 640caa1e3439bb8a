"""Hover, clicks, drags and the keyboard on hot spots, driven by synthetic events."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.table.spots import Drag, Spot, Spots


class Log(list):
    def call(self, *what):
        return lambda *args: self.append((*what, *args))


@pytest.fixture
def log():
    return Log()


def move(pos):
    return Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))


def down(pos, button=1):
    return Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)


def up(pos, button=1):
    return Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)


def key(k, mod=0):
    return Event(pygame.KEYDOWN, key=k, mod=mod, unicode="")


def click(spots, pos):
    spots.handle(move(pos))
    return [spots.handle(down(pos)), spots.handle(up(pos))]


def grid(log, columns=3, rows=2, **more):
    """Spots a, b, c / d, e, f of 80 x 40, 100 and 60 apart."""
    return [
        Spot(name, Rect(10 + 100 * (i % columns), 10 + 60 * (i // columns), 80, 40),
             log.call("click", name), **more)
        for i, name in enumerate("abcdefghi"[: columns * rows])
    ]  # fmt: skip


@pytest.fixture
def spots(log):
    spots = Spots()
    spots.replace(grid(log))
    return spots


A, B, E_, NOWHERE = (50, 30), (150, 30), (150, 90), (600, 600)


# ---- mouse


def test_the_topmost_spot_is_found_by_z_then_order(log):
    spots = Spots()
    area = Rect(0, 0, 50, 50)
    spots.replace([Spot("high", area, z=1), Spot("first", area), Spot("last", area)])
    assert spots.at((5, 5)).key == "high"
    spots.replace([Spot("first", area), Spot("last", area)])
    assert spots.at((5, 5)).key == "last"
    assert spots.at((50, 5)) is None


def test_hover_follows_the_mouse_and_the_spots(spots, log):
    assert spots.handle(move(A))
    assert spots.hover == "a"
    spots.replace([Spot("new", Rect(0, 0, 300, 300))])
    assert spots.hover == "new"
    assert not spots.handle(move(NOWHERE))
    assert spots.hover is None
    spots.handle(move(A))
    spots.handle(Event(pygame.WINDOWLEAVE))
    assert spots.hover is None


def test_a_click_is_press_and_release_on_the_same_spot(spots, log):
    assert click(spots, A) == [True, True]
    assert log == [("click", "a")]
    spots.handle(down(A))
    assert spots.pressed == "a"
    spots.handle(move(B))
    assert spots.pressed is None
    spots.handle(up(B))
    assert log == [("click", "a")]
    assert click(spots, NOWHERE) == [False, False]


def test_a_press_survives_new_spots_and_uses_the_newest(spots, log):
    spots.handle(down(A))
    spots.replace([Spot("a", Rect(0, 0, 99, 99), log.call("new a"))])
    spots.handle(up(A))
    assert log == [("new a",)]


def test_a_disabled_spot_swallows_the_click(log):
    spots = Spots()
    below = Spot("below", Rect(0, 0, 50, 50), log.call("below"))
    spots.replace([below, Spot("off", Rect(0, 0, 50, 50), log.call("off"), enabled=False)])
    assert click(spots, (5, 5)) == [True, True]
    assert log == []
    assert spots.hover == "off"
    assert spots.focus is None


def test_right_button(log):
    spots = Spots()
    area = Rect(0, 0, 50, 50)
    spots.replace([Spot("a", area, log.call("left"), on_right=log.call("right"), enabled=False)])
    assert spots.handle(down((5, 5), 3))
    assert log == [("right",)]
    spots.replace([Spot("a", area, log.call("left"))])
    assert not spots.handle(down((5, 5), 3))


def test_a_second_button_takes_a_press_back(spots, log):
    spots.handle(down(A))
    spots.handle(down(A, 3))
    spots.handle(up(A, 3))
    spots.handle(up(A))
    assert log == []


def test_the_wheel_is_no_second_button(spots, log):
    spots.handle(down(A))
    spots.handle(down(A, 4))
    spots.handle(up(A, 4))
    spots.handle(up(A))
    assert log == [("click", "a")]


# ---- drags


def draggable(log, size=(1280, 720), **more):
    def start(pos):
        log.append(("start", pos))
        return Drag(log.call("move"), log.call("drop"), log.call("cancel"))

    spots = Spots(size)
    spots.replace(
        [
            Spot("card", Rect(0, 0, 100, 100), log.call("click"), on_drag_start=start, **more),
            Spot("plate", Rect(200, 0, 100, 100), log.call("plate")),
        ]
    )
    return spots


def test_six_units_make_a_drag(log):
    spots = draggable(log)
    spots.handle(down((10, 10)))
    spots.handle(move((16, 10)))
    assert not spots.dragging
    spots.handle(move((17, 10)))
    assert spots.dragging
    spots.handle(move((250, 50)))
    assert spots.hover == "plate"
    assert spots.handle(up((250, 50)))
    assert log == [
        ("start", (10, 10)), ("move", (17, 10)), ("move", (250, 50)), ("drop", (250, 50)),
    ]  # fmt: skip
    assert not spots.dragging


def test_the_six_units_grow_with_the_window(log):
    spots = draggable(log, size=(2560, 1440))
    spots.handle(down((10, 10)))
    spots.handle(move((22, 10)))
    assert not spots.dragging
    spots.handle(move((23, 10)))
    assert spots.dragging


def test_a_small_tremble_is_still_a_click(log):
    spots = draggable(log)
    spots.handle(down((10, 10)))
    spots.handle(move((13, 13)))
    spots.handle(up((13, 13)))
    assert log == [("click",)]


@pytest.mark.parametrize(
    "event",
    [
        up((1280, 100)),
        up((-5, 100)),
        key(pygame.K_ESCAPE),
        down((300, 300), 3),
        down((300, 300), 2),
        Event(pygame.WINDOWFOCUSLOST),
        Event(pygame.VIDEORESIZE, size=(800, 600), w=800, h=600),
        Event(pygame.WINDOWSIZECHANGED, x=800, y=600),
    ],
)
def test_what_cancels_a_drag(log, event):
    spots = draggable(log)
    spots.handle(down((10, 10)))
    spots.handle(move((300, 300)))
    log.clear()
    spots.handle(event)
    assert log == [("cancel",)]
    assert not spots.dragging
    spots.handle(up((50, 50)))
    assert log == [("cancel",)]


def test_fit_cancels_a_drag(log):
    spots = draggable(log)
    spots.handle(down((10, 10)))
    spots.handle(move((300, 300)))
    spots.fit((1024, 600))
    assert log[-1] == ("cancel",)


def test_escape_without_a_drag_is_left_to_the_scene(spots):
    assert not spots.handle(key(pygame.K_ESCAPE))


def test_a_refused_drag_is_no_click(log):
    spots = Spots()
    refuse = Spot("a", Rect(0, 0, 99, 99), log.call("click"), on_drag_start=lambda pos: None)
    spots.replace([refuse])
    spots.handle(down((10, 10)))
    spots.handle(move((40, 40)))
    assert not spots.dragging
    spots.handle(up((40, 40)))
    assert log == []


def test_a_disabled_spot_is_not_dragged(log):
    spots = draggable(log, enabled=False)
    spots.handle(down((10, 10)))
    spots.handle(move((60, 60)))
    assert not spots.dragging
    assert log == []


def test_a_drag_outlives_new_spots_and_holds_the_keyboard(log):
    spots = draggable(log)
    spots.handle(down((10, 10)))
    spots.handle(move((60, 60)))
    spots.replace([Spot("other", Rect(0, 0, 99, 99), log.call("other"))])
    assert spots.handle(key(pygame.K_TAB))
    assert spots.focused is None
    spots.handle(up((70, 70)))
    assert log[-1] == ("drop", (70, 70))


# ---- keyboard


def focus_walk(spots, *keys):
    seen = []
    for k in keys:
        spots.handle(key(*k) if isinstance(k, tuple) else key(k))
        seen.append(spots.focused)
    return seen


def test_tab_walks_in_reading_order_and_around(spots):
    tab, back = pygame.K_TAB, (pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert focus_walk(spots, tab, tab, back, back, tab) == ["a", "b", "a", "f", "a"]


def test_shift_tab_starts_at_the_end(spots):
    assert focus_walk(spots, (pygame.K_TAB, pygame.KMOD_SHIFT)) == ["f"]


def test_tab_passes_over_what_cannot_be_used(log):
    spots = Spots()
    a, b, c = grid(log, rows=1)
    off = Spot("off", b.rect, log.call("off"), enabled=False)
    spots.replace([a, off, Spot("seen", b.rect, focusable=False), c])
    assert focus_walk(spots, pygame.K_TAB, pygame.K_TAB, pygame.K_TAB) == ["a", "c", "a"]
    spots.replace([off])
    assert not spots.handle(key(pygame.K_TAB))
    assert not spots.handle(key(pygame.K_LEFT))


def test_arrows_go_to_the_nearest_that_way(spots):
    walk = focus_walk(
        spots, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP,
        pygame.K_UP, pygame.K_LEFT,
    )  # fmt: skip
    assert walk == ["a", "b", "e", "d", "a", "a", "a"]


def test_arrows_keep_to_the_row_rather_than_to_what_is_a_little_nearer(log):
    spots = Spots()
    spots.replace(
        [
            Spot("here", Rect(0, 0, 40, 40)),
            Spot("lower", Rect(60, 60, 40, 40)),
            Spot("same row", Rect(120, 0, 40, 40)),
        ]
    )
    spots.focus_on("here", visible=True)
    assert focus_walk(spots, pygame.K_RIGHT) == ["same row"]


def test_arrows_start_from_what_is_hovered(spots):
    spots.handle(move(E_))
    assert focus_walk(spots, pygame.K_LEFT) == ["e"]


@pytest.mark.parametrize("enter", [pygame.K_RETURN, pygame.K_KP_ENTER])
def test_enter_activates_what_is_seen_focused(spots, log, enter):
    assert not spots.handle(key(enter))
    spots.handle(key(pygame.K_TAB))
    assert spots.handle(key(enter))
    assert log == [("click", "a")]
    spots.handle(move(NOWHERE))
    assert not spots.handle(key(enter))
    assert log == [("click", "a")]


def test_the_ring_shows_after_keys_and_hides_after_the_mouse(spots):
    click(spots, A)
    assert spots.focus == "a"
    assert spots.focused is None
    assert focus_walk(spots, pygame.K_TAB) == ["b"]
    assert spots.active == "b"
    spots.handle(move(A))  # the mouse did not really move
    assert spots.focused == "b"
    spots.handle(move((A[0] + 1, A[1])))
    assert spots.focused is None
    assert spots.active == "a"


def test_focus_is_kept_over_new_spots(spots, log):
    focus_walk(spots, pygame.K_TAB, pygame.K_TAB)
    spots.replace(grid(log)[1:])
    assert spots.focused == "b"


def test_when_the_focused_spot_goes_tab_goes_on_from_there(spots, log):
    focus_walk(spots, pygame.K_TAB, pygame.K_TAB)
    spots.replace([spot for spot in grid(log) if spot.key != "b"])
    assert spots.focused is None
    assert focus_walk(spots, pygame.K_TAB) == ["c"]
    spots.replace(grid(log))
    spots.replace([spot for spot in grid(log) if spot.key != "c"])
    assert focus_walk(spots, (pygame.K_TAB, pygame.KMOD_SHIFT)) == ["b"]


def test_chords_are_left_to_the_scene(spots):
    assert not spots.handle(key(pygame.K_TAB, pygame.KMOD_ALT))
    assert not spots.handle(key(pygame.K_LEFT, pygame.KMOD_CTRL))
    assert not spots.handle(key(pygame.K_RETURN, pygame.KMOD_LALT))


def test_look_tells_when_to_draw_anew(spots):
    looks = [spots.look]
    for event in (move(A), down(A), up(A), key(pygame.K_TAB)):
        spots.handle(event)
        looks.append(spots.look)
    assert len(set(looks)) == 4  # released over a looks like hovering over a
    spots.handle(key(pygame.K_q))
    assert spots.look == looks[-1]
