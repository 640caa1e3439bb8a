"""Bare rock: the stock that cards are painted on and the wall behind the table."""

from __future__ import annotations

from typing import Final

import pygame

from assets.studio.cave.beasts import deer, mammoth
from assets.studio.cave.rock import CHALK, COAL, DARK, OCHRE, RED, UMBER, rock
from game.table.cave_icons import hand
from game.table.svg import circle, document, place, raster
from game.table.texture import grain, roughen, vignette

STOCK: Final = (840, 1120)
WALL: Final = (1920, 1080)

_SHADE: Final = (86, 66, 54)
_OLD_RED, _OLD_COAL = "#7d2a1a", "#140c09"
_FADED: Final = {
    OCHRE: "#2a1b12", RED: "#2a1b12", UMBER: "#1c120c", DARK: "#1c120c", COAL: _OLD_COAL,
    CHALK: "#6d5a44", "#d9c496": "#5a4a38",
}  # fmt: skip
"""Fresh pigments to what is left of them."""


def stock() -> pygame.Surface:
    """Rock for the cards, two pixels for each unit of a card."""
    return rock(STOCK, 77)


def _shadow(body: str) -> str:
    for fresh, old in _FADED.items():
        body = body.replace(fresh, old)
    return body


def wall() -> pygame.Surface:
    """The wall behind the table: dark, with faint hands and animals at its edges."""
    surface = pygame.transform.smoothscale(rock((1600, 900), 5), WALL)
    surface.fill(_SHADE, special_flags=pygame.BLEND_RGB_MULT)
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
    body += place(640, 708, _shadow(mammoth()), 1.0)
    body += place(950, 702, _shadow(deer(antlers="palm")), 0.9)
    body += place(330, 704, _shadow(deer()), 0.95, flip=True)
    body += "".join(circle(470 + i * 15, 190 + i % 3 * 4, 4, _OLD_RED) for i in range(12))
    shadows = raster(document(1280, 720, body), WALL)
    shadows = roughen(shadows, 3, 120, 3, 90)
    shadows.set_alpha(105)
    surface.blit(shadows, (0, 0))
    grain(surface, 5, 240)
    surface.blit(vignette(WALL, 170, (6, 3, 2)), (0, 0))
    return surface
