"""What is drawn from vectors is the same picture each time."""

from __future__ import annotations

import itertools
import math
import random
from pathlib import Path

import pygame

from game.table import icons
from game.table.app import App
from game.table.paint import Paint
from game.table.svg import dashes, round_corners
from game.table.theme import LAWRENCE

ROOT = Path(__file__).parents[2]


def pictures(paint: Paint) -> list[bytes]:
    """Glyphs, a dashed box and a medal, as bytes."""
    surfaces = [paint.icon(name, 24) for name in icons.GLYPHS]
    surfaces += [paint.dashed(w, h, r) for w, h, r in ((64, 64, 8), (120, 168, 9), (50, 70, 5))]
    surfaces += [paint.medal(seat, 44) for seat in range(6)]
    return [pygame.image.tobytes(surface, "RGBA") for surface in surfaces]


def test_a_picture_is_the_same_each_time(app: App) -> None:
    """Whatever was in the memory before."""
    rng = random.Random(1)
    first = pictures(Paint(1.0, LAWRENCE))
    for _ in range(25):
        junk = [rng.randbytes(rng.randrange(50, 60_000)) for _ in range(60)]
        del junk
        assert pictures(Paint(1.0, LAWRENCE)) == first


def test_nothing_asks_the_renderer_for_dashes() -> None:
    """It leaves some out by chance (see `game/table/svg.py`)."""
    sources = [*(ROOT / "game").rglob("*.py"), *(ROOT / "assets").rglob("*.py")]
    assert len(sources) > 100
    asking = [path.name for path in sources if "stroke-dasharray=" in path.read_text("utf-8")]
    assert not asking


def test_dashes_come_out_even() -> None:
    outline = round_corners(1, 1, 100, 60, 8)
    pieces = [
        [tuple(map(float, point.split())) for point in piece.split("L")]
        for piece in dashes(outline, 8, 7).split("M")[1:]
    ]
    around = 2 * (84 + 44) + 2 * math.pi * 8
    assert len(pieces) == round(around / 15)
    lengths = [sum(math.dist(a, b) for a, b in itertools.pairwise(piece)) for piece in pieces]
    step = around / len(pieces)
    assert all(abs(length - step * 8 / 15) < 0.1 for length in lengths)
    for piece, following in zip(pieces, [*pieces[1:], pieces[0]], strict=True):
        assert abs(math.dist(piece[-1], following[0]) - step * 7 / 15) < 1.2, "round the corner"
