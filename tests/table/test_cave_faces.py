"""The look of Prehistoric Warfare: art for each card, faces, markers, ten-sided dice, the wall."""

from __future__ import annotations

import hashlib
import json
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from assets.studio.cave.scenes import CAVE as SCENES, PEOPLE
from game import cardfile
from game.rules.core.cards import CardLine
from game.table import cave_icons, icons
from game.table.cave_faces import CaveFaces, element, printed_number
from game.table.kit import prehistoric_kit
from game.table.paint import Marker, Paint
from game.table.sight import Sight
from game.table.svg import document
from game.table.theme import LAWRENCE, PREHISTORIC, contrast, over, rgba

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "assets" / "art" / "prehistoric"
GROUNDS = {"poster", "stock", "wall"}
LINES = cardfile.load(ROOT / "cards.yaml")["prehistoric"].lines
IDS = [line.id for line in LINES]


def line_of(card: str) -> CardLine:
    return LINES[IDS.index(card)]


@pytest.fixture(scope="module")
def faces() -> CaveFaces:
    return prehistoric_kit(Sight(1.0)).faces


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


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


# ---- art ----


def test_every_card_has_a_picture_and_every_picture_a_card() -> None:
    files = {file.stem for file in ART.glob("*.jpg")} - GROUNDS
    assert files == {*IDS, PEOPLE}
    assert set(SCENES) == {*IDS, PEOPLE}
    assert set(json.loads((ART / "art.json").read_text(encoding="utf-8"))) == {*IDS, PEOPLE}


def test_no_two_pictures_are_equal() -> None:
    digests = {hashlib.sha256((ART / f"{card}.jpg").read_bytes()).hexdigest() for card in SCENES}
    assert len(digests) == len(SCENES)
    assert len({scene.draw() for scene in SCENES.values()}) == len(SCENES)


@pytest.mark.parametrize("card", SCENES)
def test_a_picture_is_full_size_and_its_scene_well_formed(card: str) -> None:
    picture = pygame.image.load(ART / f"{card}.jpg")
    assert picture.get_size() == (816, 600)
    assert colours(picture, 24) > 20
    scene = SCENES[card]
    ET.fromstring(document(408, 300, scene.draw()))
    x, y, span = scene.portrait
    assert 0 < scene.focus < 408
    assert 0 < x < 408
    assert 0 < y < 300
    assert 100 < span <= 300


def test_the_art_stays_small() -> None:
    assert sum(file.stat().st_size for file in ART.iterdir()) < 8_000_000


# ---- faces ----


@pytest.mark.parametrize("card", IDS)
def test_thumbs_and_strips_of_a_card_are_drawn_to_size(faces: CaveFaces, card: str) -> None:
    line = line_of(card)
    for surface, size in (
        (faces.thumb(line), (120, 168)),
        (faces.tab(line, 104, 32), (104, 32)),
        (faces.strip_art(line), (58, 44)),
        (faces.portrait(line, 38), (38, 38)),
    ):
        assert surface.get_size() == size
        assert surface.get_at((0, 0)).a < 90, "the corner is round"
        assert surface.get_at((size[0] // 2, size[1] // 2)).a == 255
        assert colours(surface, 3) > 12


def test_one_face_of_each_type_is_drawn_to_size(faces: CaveFaces) -> None:
    one_of_each = {line.type: line for line in LINES}
    assert len(one_of_each) == 11
    for line in one_of_each.values():
        face = faces.face(line)
        assert face.get_size() == (300, 420)
        assert face.get_at((150, 340)).a == 255
        assert colours(face) > 200


@pytest.mark.parametrize("u", [0.8, 1.5, 2.0])
def test_cards_are_drawn_anew_at_every_scale(u: float) -> None:
    kit = prehistoric_kit(Sight(u))
    px = kit.paint.px
    assert kit.faces.thumb(line_of("great_elk")).get_size() == (px(120), px(168))
    assert kit.faces.back(50).get_size() == (px(50), px(70))
    assert kit.faces.rock(232, 50).get_size() == (px(232), px(50))
    assert kit.faces.person_art(58, 38).get_size() == (px(58), px(38))


def test_results_are_shared(faces: CaveFaces) -> None:
    line = line_of("hunter")
    assert faces.thumb(line) is faces.thumb(line)
    assert faces.strip_art(line) is faces.strip_art(line)
    assert pixels(faces.person_art()) != pixels(faces.strip_art(line))
    assert faces.person_portrait(38).get_size() == (38, 38)


@pytest.mark.parametrize(
    ("card", "changed", "number"),
    [
        ("great_warrior", None, "7"),
        ("great_warrior", 9, "9"),
        ("bow_and_arrow", None, "7"),
        ("stone_axe", None, "+3"),
        ("stone_axe", 4, "+4"),
        ("sticks_and_stones", None, "2/+1"),
        ("sticks_and_stones", 3, "3/+1"),
        ("wooden_shield", None, "−1"),
        ("mammoth_hunters", None, "6"),
        ("ambush", None, None),
        ("wolves", None, None),
    ],
)
def test_a_number_is_printed_as_its_type_does(
    card: str, changed: int | None, number: str | None
) -> None:
    assert printed_number(line_of(card), changed) == number


def test_a_changed_number_lies_on_a_gold_pebble(faces: CaveFaces) -> None:
    line = line_of("hunter")
    spot = (31, 22)  # right of the number, on the pebble
    assert faces.thumb(line).get_at(spot).b > 120
    assert faces.thumb(line, force=4).get_at(spot).b < 110


def test_a_changed_number_in_the_deck_list_changes_the_card(faces: CaveFaces) -> None:
    line = line_of("warrior")
    stronger = replace(line, numbers={"strength": 9})
    assert pixels(faces.thumb(line)) != pixels(faces.thumb(stronger))


def test_a_hardship_shows_its_element() -> None:
    elements = {element(line) for line in LINES if line.type == "hardship"}
    assert elements == {"medical", "animal", "exposure", "social"}
    assert element(line_of("dogs")) is None
    for kind in elements:
        assert cave_icons.type_glyph("hardship", kind) == kind
    assert cave_icons.type_glyph("hardship") == "bolt"


def test_every_type_and_every_piece_of_gear_has_a_glyph() -> None:
    kinds = {line.type for line in LINES}
    assert kinds == set(cave_icons.TYPES) == set(PREHISTORIC.types) == set(PREHISTORIC.type_names)
    gear = {line.id for line in LINES if line.type in ("ranged", "hand", "both", "armor")}
    assert gear == set(cave_icons.GEAR)
    assert {*cave_icons.TYPES.values(), *cave_icons.GEAR.values()} <= set(icons.GLYPHS)


def test_a_card_without_a_picture_gets_a_plain_one(tmp_path: Path) -> None:
    (tmp_path / "stock.jpg").write_bytes((ART / "stock.jpg").read_bytes())
    faces = CaveFaces(Paint(1.0, PREHISTORIC), tmp_path)
    assert colours(faces.thumb(line_of("deer")), 3) > 12


# ---- colours ----

_PANEL = over(PREHISTORIC.panel, "#5a3a22")
_WORN = {kind: over(rgba(band, 215), PREHISTORIC.stock) for kind, band in PREHISTORIC.types.items()}
"""Title bands where the pigment is thin and the rock shows through."""


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (PREHISTORIC.paper, PREHISTORIC.ink),
        (PREHISTORIC.paper, _PANEL),
        (PREHISTORIC.glow, _PANEL),
        (PREHISTORIC.glow, PREHISTORIC.ink),
        (PREHISTORIC.ink, PREHISTORIC.glow),
        (PREHISTORIC.ink, PREHISTORIC.act),
        (PREHISTORIC.ink, PREHISTORIC.stock),
        (PREHISTORIC.paper, PREHISTORIC.bad),
        *((PREHISTORIC.paper, band) for band in _WORN.values()),
        *((band, PREHISTORIC.stock) for band in PREHISTORIC.types.values()),
        *((style.icon, style.disc) for style in PREHISTORIC.seats),
    ],
)
def test_text_stands_out_from_its_ground(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


# ---- markers, dice, seats, grounds ----


@pytest.mark.parametrize("face", range(1, 11))
def test_a_ten_sided_die_shows_its_face_and_its_luck(face: int) -> None:
    paint = Paint(1.0, PREHISTORIC)
    hit, miss, open_ = (paint.d10(face, 50, luck) for luck in (True, False, None))
    assert len({pixels(die) for die in (hit, miss, open_)}) == 3
    assert pixels(hit) != pixels(paint.d10(face % 10 + 1, 50, True))
    assert hit.get_size() == (50, 50)
    assert hit.get_at((8, 24)).r > 2 * hit.get_at((8, 24)).b, "a hit is red"


@pytest.mark.parametrize("face", [0, 11])
def test_a_ten_sided_die_has_no_other_faces(face: int) -> None:
    with pytest.raises(ValueError, match="ten-sided"):
        Paint(1.0, PREHISTORIC).d10(face, 50, None)


def test_markers_and_pebbles_differ() -> None:
    paint = Paint(1.0, PREHISTORIC)
    kinds: tuple[Marker, ...] = ("person", "prisoner", "food")
    assert len({pixels(paint.token(kind, 38)) for kind in kinds}) == 3
    assert paint.token("food", 38) is paint.token("food", 38)
    assert pixels(paint.pebble("7", 26)) != pixels(paint.pebble("7", 26, changed=True))
    assert paint.target(32).get_size() == (32, 32)


def test_six_seats_differ_in_shape_and_colour() -> None:
    assert len({style.emblem for style in PREHISTORIC.seats}) == 6
    assert len({style.disc for style in PREHISTORIC.seats}) == 6
    paint = Paint(1.0, PREHISTORIC)
    assert len({pixels(paint.medal(seat, 44)) for seat in range(6)}) == 6


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1720, 720)])
def test_the_wall_fills_any_window_and_is_dark(size: tuple[int, int]) -> None:
    wall = prehistoric_kit(Sight(0.8)).background(*size)
    assert wall.get_size() == size
    assert colours(wall, 40) > 30
    corner, middle = wall.get_at((6, 6)), wall.get_at((size[0] // 2, size[1] // 2))
    assert sum(corner[:3]) < sum(middle[:3]) < 400, "the fire lights the middle, not too much"


def test_the_other_table_has_no_wall() -> None:
    assert LAWRENCE.wall is None
    assert PREHISTORIC.wall is not None
    assert (ROOT / "assets" / PREHISTORIC.wall).exists()
