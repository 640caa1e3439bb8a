"""Bare rock: the stock that cards are painted on and the wall behind the table."""

from __future__ import annotations

from typing import Final

import pygame

from assets.studio.cave import hatch, mammoth, rock
from game.table.cave_icons import hand
from game.table.svg import blob, circle, curve, document, place, raster
from game.table.texture import grain, roughen, vignette

STOCK: Final = (840, 1120)
WALL: Final = (1920, 1080)

_SHADE: Final = (86, 66, 54)
_OLD_RED, _OLD_COAL, _OLD_UMBER = "#7d2a1a", "#140c09", "#2a1b12"


def stock() -> pygame.Surface:
    """Rock for the cards, two pixels for each unit of a card."""
    return rock(STOCK, 77)


def _elk() -> str:
    """A shadow of an elk facing left, 180 high, its feet at y = 0."""
    body = [
        (-60, -96), (-52, -106), (-42, -104), (-34, -92), (-20, -84), (10, -84), (40, -86),
        (58, -80), (66, -64), (62, -50), (64, -34), (58, -18), (60, 0), (52, 0), (48, -18),
        (50, -34), (40, -48), (14, -46), (-8, -44), (-16, -34), (-16, -16), (-18, 0), (-26, 0),
        (-26, -18), (-28, -40), (-36, -54), (-44, -68), (-52, -82), (-66, -84), (-72, -90),
    ]  # fmt: skip
    parts = blob([(float(x), float(y)) for x, y in body], _OLD_UMBER, stroke=_OLD_COAL, width=4)
    for side in (1, -1):
        beam = [(0, 0), (side * 18, -26), (side * 40, -44), (side * 46, -70)]
        parts += place(-50, -102, curve([(float(x), float(y)) for x, y in beam], _OLD_COAL, 7))
        for x, y in ((20, -50), (34, -62), (60, -52)):
            parts += place(
                -50, -102, curve([(side * x * 0.7, y * 0.72), (side * x, y - 8.0)], _OLD_COAL, 6)
            )
    return parts + hatch([(-30 + i * 11, -78) for i in range(8)], _OLD_COAL, 2.2, (-2, 20), 4, 4)


def wall() -> pygame.Surface:
    """The wall behind the table: dark, with faint hands and animals at its edges."""
    surface = pygame.transform.smoothscale(rock((1600, 900), 5), WALL)
    surface.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
    beast = mammoth().replace("#c4752a", _OLD_UMBER).replace("#633c22", "#1f140e")
    body = "".join(
        place(x, y, hand(colour), scale, flip=flip, turn=turn)
        for x, y, colour, scale, flip, turn in (
            (70, 450, _OLD_RED, 0.9, False, -14),
            (176, 492, _OLD_COAL, 0.8, True, 10),
            (1126, 556, _OLD_RED, 0.8, True, 16),
            (1222, 500, _OLD_COAL, 0.7, False, -8),
            (1180, 300, _OLD_RED, 0.6, False, 6),
        )
    )
    body += place(640, 706, beast, 1.0) + place(940, 700, _elk(), 0.95)
    body += place(330, 704, _elk(), 0.9, flip=True)
    body += "".join(circle(470 + i * 15, 190 + i % 3 * 4, 4, _OLD_RED) for i in range(12))
    shadows = raster(document(1280, 720, body), WALL)
    shadows = roughen(shadows, 3, 120, 3, 90)
    shadows.set_alpha(105)
    surface.blit(shadows, (0, 0))
    grain(surface, 5, 240)
    surface.blit(vignette(WALL, 170, (6, 3, 2)), (0, 0))
    return surface
