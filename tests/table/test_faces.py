"""The paint kit and the faces of the Lawrence cards: art for each, readable, pixel-exact."""

from __future__ import annotations

import hashlib
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from assets.studio.scenes import LAWRENCE as SCENES
from game import cardfile
from game.rules.core.cards import CardLine
from game.table import icons, svg
from game.table.faces import Faces
from game.table.paint import Paint
from game.table.theme import LAWRENCE, TITLE, Theme, contrast, over, rgba

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art" / "lawrence"
LINES = cardfile.load(ROOT / "cards.yaml")["lawrence"].lines
IDS = [line.id for line in LINES]


def line_of(card: str) -> CardLine:
    return LINES[IDS.index(card)]


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces(Paint(1.0, LAWRENCE), ART)


def colours(surface: pygame.Surface, step: int = 7) -> int:
    """How many different colours a coarse grid of its pixels has."""
    width, height = surface.get_size()
    return len(
        {
            tuple(surface.get_at((x, y)))
            for x in range(2, width - 2, step)
            for y in range(2, height - 2, step)
        }
    )


# ---- art ----


def test_every_card_has_a_picture_and_every_picture_a_card() -> None:
    files = {file.stem for file in ART.glob("*.jpg")} - {"poster"}
    assert files == set(IDS)
    assert set(SCENES) == set(IDS)


def test_no_two_pictures_are_equal() -> None:
    digests = {hashlib.sha256((ART / f"{card}.jpg").read_bytes()).hexdigest() for card in IDS}
    assert len(digests) == len(IDS)


@pytest.mark.parametrize("card", IDS)
def test_a_picture_is_full_size_and_not_empty(card: str) -> None:
    picture = pygame.image.load(ART / f"{card}.jpg")
    assert picture.get_size() == (816, 600)
    assert colours(picture, 24) > 20


@pytest.mark.parametrize("card", IDS)
def test_a_scene_is_well_formed(card: str) -> None:
    ET.fromstring(SCENES[card].draw())


def test_the_art_stays_small() -> None:
    assert sum(file.stat().st_size for file in ART.iterdir()) < 4_000_000


# ---- faces ----


@pytest.mark.parametrize("card", IDS)
def test_all_forms_of_a_card_are_drawn_to_size(faces: Faces, card: str) -> None:
    line = line_of(card)
    for surface, size in (
        (faces.face(line), (300, 420)),
        (faces.thumb(line), (120, 168)),
        (faces.thumb(line, 104, 120), (104, 120)),
        (faces.tab(line), (128, 28)),
        (faces.portrait(line, 36), (36, 36)),
    ):
        assert surface.get_size() == size
        assert surface.get_at((0, 0)).a < 60, "the corner is round"
        assert surface.get_at((size[0] // 2, size[1] // 2)).a == 255
        assert colours(surface, 3) > 12


@pytest.mark.parametrize("u", [0.8, 1.067, 1.5, 2.0])
def test_cards_are_drawn_anew_at_every_scale(u: float) -> None:
    paint = Paint(u, LAWRENCE)
    faces = Faces(paint, ART)
    assert faces.thumb(line_of("damascus")).get_size() == (paint.px(120), paint.px(168))
    assert faces.back(50).get_size() == (paint.px(50), paint.px(70))


def test_results_are_shared(faces: Faces) -> None:
    line = line_of("prince")
    assert faces.thumb(line) is faces.thumb(line)
    assert faces.thumb(line) is not faces.thumb(line, 108)


def test_a_changed_force_lies_on_a_gold_disc(faces: Faces) -> None:
    line = line_of("arabs")
    printed, changed = faces.thumb(line), faces.thumb(line, force=6)
    disc = (31, 22)  # right of the number, inside the disc
    assert printed.get_at(disc).b > 150
    assert changed.get_at(disc).b < 120
    assert faces.tab(line, force=6) is not faces.tab(line)


def test_a_changed_number_in_the_deck_list_changes_the_card(faces: Faces) -> None:
    line = line_of("arabs")
    stronger = replace(line, numbers={"force": 9})
    assert pygame.image.tobytes(faces.thumb(line), "RGBA") != pygame.image.tobytes(
        faces.thumb(stronger), "RGBA"
    )


def test_a_card_without_a_picture_gets_a_plain_one(tmp_path: Path) -> None:
    faces = Faces(Paint(1.0, LAWRENCE), tmp_path)
    assert colours(faces.thumb(line_of("train")), 3) > 12


# ---- colours ----

_PANEL = over(LAWRENCE.panel, "#24585a")


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (LAWRENCE.paper, LAWRENCE.ink),
        (LAWRENCE.paper, _PANEL),
        (LAWRENCE.glow, _PANEL),
        (LAWRENCE.glow, LAWRENCE.ink),
        (LAWRENCE.ink, LAWRENCE.glow),
        (LAWRENCE.ink, LAWRENCE.act),
        (LAWRENCE.ink, LAWRENCE.stock),
        (LAWRENCE.paper, LAWRENCE.bad),
        (TITLE.paper, TITLE.ground),
        *((LAWRENCE.paper, band) for band in LAWRENCE.types.values()),
        *((band, LAWRENCE.stock) for band in LAWRENCE.types.values()),
        *((style.icon, style.disc) for style in LAWRENCE.seats),
    ],
)
def test_text_stands_out_from_its_ground(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


def test_every_type_of_card_has_a_colour_and_a_name() -> None:
    kinds = {line.type for line in LINES}
    assert kinds <= set(LAWRENCE.types)
    assert kinds <= set(LAWRENCE.type_names)


def test_colours_are_read_from_text_and_numbers() -> None:
    assert rgba("#a8391d") == (168, 57, 29, 255)
    assert rgba("#a8391d80") == (168, 57, 29, 128)
    assert rgba((1, 2, 3), 9) == (1, 2, 3, 9)
    with pytest.raises(ValueError, match="not #rrggbb"):
        rgba("red")


# ---- measures ----


@pytest.mark.parametrize("u", [0.8, 1.0, 1.067, 1.5, 2.0])
def test_neighbouring_rectangles_touch(u: float) -> None:
    paint = Paint(u, LAWRENCE)
    x = 3.3
    for width in (7, 12.5, 31.1, 4, 29.9):
        left, right = paint.rect(x, 0, width, 10), paint.rect(x + width, 0, 8, 10)
        assert left.right == right.left
        x += width


def test_halves_always_round_up() -> None:
    paint = Paint(1.0, LAWRENCE)
    assert [paint.px(v) for v in (0.5, 1.5, 2.5)] == [1, 2, 3]
    with pytest.raises(ValueError, match="positive"):
        Paint(0, LAWRENCE)


@pytest.mark.parametrize("size", [(200, 60), (12, 12), (5, 30)])
def test_a_box_has_round_corners_and_its_fill(size: tuple[int, int]) -> None:
    box = Paint(1.0, LAWRENCE).box(*size, fill=(10, 20, 30, 200), line=(200, 0, 0, 255), radius=6)
    assert box.get_size() == size
    assert box.get_at((0, 0)).a < 60
    assert tuple(box.get_at((size[0] // 2, size[1] // 2))) == (10, 20, 30, 200)
    if min(size) > 12:
        assert tuple(box.get_at((size[0] // 2, 0))) == (200, 0, 0, 255)


def test_glow_and_shadow_extend_by_their_margin() -> None:
    paint = Paint(1.5, LAWRENCE)
    for surface, blur in ((paint.glow(100, 40, blur=10), 10), (paint.shadow(100, 40, blur=6), 6)):
        margin = paint.margin(blur)
        assert surface.get_size() == (150 + 2 * margin, 60 + 2 * margin)
        assert surface.get_at((surface.get_width() // 2, surface.get_height() // 2)).a > 90
        assert surface.get_at((0, 0)).a < 20


# ---- words, glyphs, dice ----


def test_text_is_as_wide_as_announced_and_can_be_squeezed() -> None:
    paint = Paint(1.0, LAWRENCE)
    drawn = paint.text("Turkish Infantry", 18, font="display")
    assert drawn.get_width() == round(paint.text_width("Turkish Infantry", 18, "display"))
    squeezed = paint.text("Turkish Infantry", 18, font="display", max_width=80)
    assert squeezed.get_size() == (80, drawn.get_height())


def test_a_paragraph_wraps_and_keeps_mixed_words_together() -> None:
    paint = Paint(1.0, LAWRENCE)
    one = paint.paragraph("Force **+2**.", 400, 16)
    many = paint.paragraph("Force **+2**. " * 8, 120, 16)
    assert many.get_width() == 120
    assert many.get_height() > 3 * one.get_height()


@pytest.mark.parametrize("name", sorted(icons.GLYPHS))
def test_every_glyph_draws_something(name: str) -> None:
    ET.fromstring(svg.document(100, 100, icons.GLYPHS[name]("#ffffff")))
    drawn = Paint(1.0, LAWRENCE).icon(name, 32)
    ink = pygame.mask.from_surface(drawn, 100).count()
    assert 32 * 32 * 0.03 < ink < 32 * 32 * 0.9


@pytest.mark.parametrize("theme", [LAWRENCE, TITLE])
def test_six_seats_differ_in_shape_and_colour(theme: Theme) -> None:
    assert len({style.emblem for style in theme.seats}) == 6
    assert len({style.disc for style in theme.seats}) == 6
    paint = Paint(1.0, theme)
    drawn = {pygame.image.tobytes(paint.medal(seat, 44), "RGBA") for seat in range(6)}
    assert len(drawn) == 6
    assert paint.medal(0, 44) is not paint.medal(0, 44, active=True)


def test_a_die_shows_its_face_and_its_luck() -> None:
    paint = Paint(1.0, LAWRENCE)
    drawn = {
        pygame.image.tobytes(paint.die(face, 48, hit), "RGBA")
        for face in range(1, 7)
        for hit in (True, False, None)
    }
    assert len(drawn) == 18
    with pytest.raises(KeyError):
        paint.die(7, 48, None)


def test_grounds_fill_any_window() -> None:
    for size in ((1024, 600), (1280, 800)):
        table = Paint(0.8, LAWRENCE).background(*size)
        room = Paint(0.8, TITLE).neutral(*size)
        assert table.get_size() == room.get_size() == size
        assert table.get_at((10, 10)).b > table.get_at((10, 10)).r, "the table is teal"
        assert colours(table, 40) > 30


def test_dimmed_cards_keep_their_shape(faces: Faces) -> None:
    paint = Paint(1.0, LAWRENCE)
    thumb = faces.thumb(line_of("howeitat"))
    for variant in (paint.dim(thumb, "howeitat"), paint.grey(thumb, "howeitat")):
        assert variant.get_size() == thumb.get_size()
        assert variant.get_at((0, 0)).a == thumb.get_at((0, 0)).a
        assert sum(variant.get_at((60, 100))[:3]) < sum(thumb.get_at((60, 100))[:3])
