"""The stage paints exactly what a full repaint would, and no more than it must."""

import pygame
import pytest
from hypothesis import given, settings, strategies as st
from pygame import Rect, Surface

from game.table.stage import Item, Stage, merge_rects

SIZE = (400, 300)
BOUNDS = Rect(0, 0, *SIZE)


def _opaque(w: int, h: int, color: str) -> Surface:
    surface = Surface((w, h))
    surface.fill(color)
    return surface


def _soft(w: int, h: int, color: tuple[int, int, int, int]) -> Surface:
    surface = Surface((w, h), pygame.SRCALPHA)
    pygame.draw.ellipse(surface, color, surface.get_rect())
    return surface


def _tinted(w: int, h: int, color: str, alpha: int) -> Surface:
    surface = _soft(w, h, (*pygame.Color(color)[:3], 200))
    surface.set_alpha(alpha)
    return surface


SURFACES = [
    _opaque(60, 80, "red"),
    _opaque(20, 20, "yellow"),
    _soft(90, 50, (0, 200, 80, 255)),
    _soft(70, 90, (0, 0, 250, 120)),
    _tinted(80, 40, "white", 90),
    _opaque(SIZE[0], 6, "brown"),
]
BACKGROUNDS = [None, _opaque(*SIZE, "#24585a"), _opaque(150, 150, "#633c22")]


def naive(background: Surface | None, *layers: list[Item]) -> bytes:
    """Everything painted from the back to the front, for comparison."""
    screen = Surface(SIZE)
    if background is not None:
        screen.blit(background, (0, 0))
    for layer in layers:
        for item in sorted(layer, key=lambda item: item.z):
            surface = item.surface.copy()
            if item.alpha < 255:
                own = surface.get_alpha()
                surface.set_alpha(item.alpha if own is None else own * item.alpha // 255)
            screen.blit(surface, (item.x, item.y))
    return pygame.image.tobytes(screen, "RGB")


def pixels(screen: Surface) -> bytes:
    return pygame.image.tobytes(screen, "RGB")


def items(max_size: int) -> st.SearchStrategy[list[Item]]:
    one = st.builds(
        Item,
        key=st.integers(0, 30),
        surface=st.sampled_from(SURFACES),
        x=st.integers(-60, SIZE[0]),
        y=st.integers(-60, SIZE[1]),
        z=st.integers(0, 2),
        alpha=st.sampled_from([255, 255, 255, 0, 128]),
    )
    return st.lists(one, max_size=max_size, unique_by=lambda item: item.key)


@st.composite
def pictures(draw: st.DrawFn) -> tuple[Surface | None, list[Item], list[Item], bool]:
    return (
        draw(st.sampled_from(BACKGROUNDS)),
        draw(items(12)),
        draw(items(4)),
        draw(st.booleans()),
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(pictures(), min_size=1, max_size=6))
def test_equals_a_full_repaint_after_any_changes(sequence):
    screen = Surface(SIZE)
    stage = Stage(screen)
    for background, static, moving, shuffled in sequence:
        stage.set_background(background)
        # The same items in another order lie over each other differently.
        stage.set_static(static)
        if shuffled:
            stage.render()
            static = static[::-1]
            stage.set_static(static)
        stage.set_moving(moving)
        stage.render()
        assert pixels(screen) == naive(background, static, moving)


@settings(max_examples=60, deadline=None)
@given(items(12), st.integers(0, 11), st.integers(-9, 9), st.integers(0, 2))
def test_one_moved_item_is_repainted_within_returned_rects(static, which, dx, z):
    screen = Surface(SIZE)
    stage = Stage(screen)
    stage.set_static(static)
    stage.render()
    before = screen.copy()
    moved = list(static)
    if which < len(moved):
        item = moved[which]
        moved[which] = item._replace(x=item.x + dx, z=z)
    stage.set_static(moved)
    rects = stage.render()
    assert pixels(screen) == naive(None, moved)
    # Outside of the returned areas nothing was touched: restore them, and the old picture is back.
    for rect in rects:
        screen.blit(before, rect, rect)
    assert pixels(screen) == pixels(before)


@given(
    st.lists(
        st.builds(
            Rect,
            st.integers(-50, 400),
            st.integers(-50, 300),
            st.integers(0, 120),
            st.integers(0, 120),
        ),
        max_size=20,
    )
)
def test_merged_rects_cover_all_and_stay_inside(rects):
    merged = merge_rects(rects, BOUNDS)
    cover = pygame.mask.Mask(SIZE)
    for rect in merged:
        assert BOUNDS.contains(rect)
        cover.draw(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
    for rect in rects:
        inside = rect.clip(BOUNDS)
        for corner in (inside.topleft, (inside.right - 1, inside.bottom - 1), inside.center):
            if inside.w and inside.h:
                assert cover.get_at(corner)


def test_far_apart_rects_stay_apart_and_neighbours_merge():
    far = merge_rects([Rect(0, 0, 20, 20), Rect(380, 280, 20, 20)], BOUNDS)
    assert sorted(map(tuple, far)) == [(0, 0, 20, 20), (380, 280, 20, 20)]
    assert merge_rects([Rect(10, 10, 50, 50), Rect(14, 10, 50, 50)], BOUNDS) == [
        Rect(10, 10, 54, 50)
    ]


def test_crossing_strips_do_not_become_the_whole_window():
    strips = [Rect(0, 10, 400, 10), Rect(10, 0, 10, 300)]
    assert merge_rects(strips, BOUNDS) == strips


def test_most_of_the_window_becomes_all_of_it():
    assert merge_rects([Rect(0, 0, 400, 200)], BOUNDS) == [BOUNDS]
    assert merge_rects([Rect(0, 0, 400, 150)], BOUNDS) == [Rect(0, 0, 400, 150)]


@pytest.fixture
def stage() -> Stage:
    stage = Stage(Surface(SIZE))
    stage.set_background(BACKGROUNDS[1])
    stage.set_static([Item("a", SURFACES[0], 10, 10), Item("b", SURFACES[2], 300, 200)])
    stage.render()
    return stage


def test_nothing_is_painted_when_nothing_changed(stage):
    assert stage.render() == []
    stage.set_static([Item("a", SURFACES[0], 10, 10), Item("b", SURFACES[2], 300, 200)])
    stage.set_moving([])
    stage.set_background(BACKGROUNDS[1])
    assert stage.render() == []


def test_the_same_list_object_is_not_looked_at_again(stage):
    class Counted(list):
        looked_at = 0

        def __iter__(self):
            Counted.looked_at += 1
            return super().__iter__()

    given = Counted([Item("a", SURFACES[0], 10, 10)])
    stage.set_static(given)
    stage.render()
    seen = Counted.looked_at
    stage.set_static(given)
    assert stage.render() == []
    assert Counted.looked_at == seen > 0


def test_a_moving_item_dirties_where_it_was_and_where_it_is(stage):
    stage.set_moving([Item("m", SURFACES[1], 100, 100)])
    assert stage.render() == [Rect(100, 100, 20, 20)]
    stage.set_moving([Item("m", SURFACES[1], 105, 100)])
    assert stage.render() == [Rect(100, 100, 25, 20)]
    stage.set_moving([])
    assert stage.render() == [Rect(105, 100, 20, 20)]


def test_two_changes_before_a_render_are_both_painted(stage):
    stage.set_moving([Item("m", SURFACES[1], 100, 100)])
    stage.set_moving([Item("m", SURFACES[1], 300, 20)])
    assert stage.render() == [Rect(100, 100, 20, 20), Rect(300, 20, 20, 20)]


def test_invalidate_paints_all(stage):
    stage.invalidate()
    assert stage.render() == [BOUNDS]


def test_surfaces_keep_their_own_alpha(stage):
    stage.set_moving([Item("m", SURFACES[4], 100, 100, alpha=100)])
    stage.render()
    assert SURFACES[4].get_alpha() == 90
    assert SURFACES[0].get_alpha() in (None, 255)


def test_equal_keys_are_an_error_that_names_them(stage):
    with pytest.raises(ValueError, match="'twin'"):
        stage.set_static([Item("twin", SURFACES[0], 0, 0), Item("twin", SURFACES[0], 50, 0)])


def test_invisible_items_cost_nothing(stage):
    stage.set_moving([Item("m", SURFACES[1], 100, 100, alpha=0)])
    assert stage.render() == []


def test_the_screen_clip_is_left_free():
    screen = Surface(SIZE)
    stage = Stage(screen)
    stage.render()
    stage.set_moving([Item("m", SURFACES[1], 100, 100)])
    stage.render()
    assert screen.get_clip() == BOUNDS
