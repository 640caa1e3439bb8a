"""The wall and how pigment lies on it: roughened at its edges, worn, stained into the stone."""

from __future__ import annotations

import functools
import math
import random
from typing import Final, Literal, NamedTuple

import pygame

from game.table.svg import document, raster
from game.table.texture import grain, light, noise, patchy, roughen, vignette

COAL, OCHRE, RED, UMBER = "#231a17", "#c4752a", "#a3301a", "#633c22"
CHALK, GOLD, RUST, DARK = "#fbeed0", "#e3a233", "#8a4a22", "#3d2417"
MOSS, LEAF, SLATE, PLUM = "#5f5a22", "#4a5226", "#3b5357", "#5a2240"

WALL: Final = (1800, 1400)
CANVAS: Final = (408, 300)

Mood = Literal["day", "night", "cold", "ill", "dusk"]

_TINTS: Final[dict[Mood, tuple[int, int, int] | None]] = {
    "day": None,
    "night": (108, 90, 94),
    "cold": (120, 142, 152),
    "ill": (212, 212, 178),
    "dusk": (232, 176, 134),
}
"""What the bare rock is multiplied with."""

_LIT: Final = {RED: "#d4582f", OCHRE: "#e2953f", UMBER: "#a8764a", RUST: "#bd7740"}
"""At night pigments are seen by the light of a fire."""

_BODY: Final[dict[Mood, int]] = {"day": 142, "night": 190, "cold": 200, "ill": 130, "dusk": 140}
"""How much the pigment covers: more where the rock is dark, so that chalk stays chalk."""

_HALO: Final = (196, 92, 30)


class Fire(NamedTuple):
    """Light that falls on the rock, before anything is painted on it."""

    x: float
    y: float
    reach: float
    strength: int = 255


@functools.cache
def _wall() -> pygame.Surface:
    """Limestone: octaves of noise, warm patches, cracks."""
    wide = WALL[0]
    surface = pygame.Surface(WALL)
    surface.fill((247, 219, 172))
    for cell, low in ((wide // 3, 188), (wide // 8, 205), (wide // 24, 215), (6, 230), (2, 228)):
        texture = noise(WALL, cell, 1 + cell, low, 255)
        surface.blit(texture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    warm = pygame.Surface(WALL, pygame.SRCALPHA)
    warm.fill((196, 112, 54, 105))
    patches = noise(WALL, wide // 4, 78, 0, 255, True)
    warm.blit(patches, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(warm, (0, 0))
    surface.fill((62, 52, 34), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(_cracks(), (0, 0))
    return surface


def _cracks() -> pygame.Surface:
    surface = pygame.Surface(WALL, pygame.SRCALPHA)
    chance = random.Random(1)
    step = 16 * WALL[0] / 408
    for _ in range(5):
        x, y = chance.uniform(0, WALL[0]), chance.uniform(0, WALL[1])
        angle = chance.uniform(0, 6.3)
        for _ in range(chance.randrange(8, 22)):
            angle += chance.uniform(-0.6, 0.6)
            end = (x + step * math.cos(angle), y + step * math.sin(angle))
            pygame.draw.aaline(surface, (70, 44, 26, 120), (x, y), end)
            light = ((x + 4, y + 6), (end[0] + 4, end[1] + 6))
            pygame.draw.aaline(surface, (255, 236, 200, 70), *light)
            x, y = end
    return surface


def rock(size: tuple[int, int], seed: int) -> pygame.Surface:
    """A piece of the wall, the same for the same seed. ValueError if larger than `WALL`."""
    chance = random.Random(seed)
    left = chance.randrange(WALL[0] - size[0] + 1)
    top = chance.randrange(WALL[1] - size[1] + 1)
    return _wall().subsurface((left, top, *size)).copy()


def painted(
    body: str,
    size: tuple[int, int],
    seed: int,
    mood: Mood = "day",
    fire: Fire | None = None,
    smooth: bool = True,
) -> pygame.Surface:
    """A scene of 408 x 300 units painted on rock; `smooth` leaves fine grain to the card."""
    wall = rock(size, seed)
    if smooth:
        wall = pygame.transform.box_blur(wall, 2)
    tint = _TINTS[mood]
    if tint:
        wall.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    if fire:
        unit = size[0] / CANVAS[0]
        side = round(2 * fire.reach * unit)
        pool = light((side, side), (*_HALO, fire.strength))
        spot = pool.get_rect(center=(round(fire.x * unit), round(fire.y * unit)))
        wall.blit(pool, spot, special_flags=pygame.BLEND_RGB_ADD)
    if mood == "night":
        for by_day, lit in _LIT.items():
            body = body.replace(by_day, lit)
    figures = raster(document(*CANVAS, body), size)
    figures = patchy(roughen(figures, seed, 150, 3, 84), seed + 3, 165)
    stain = pygame.Surface(size)
    stain.fill((255, 255, 255))
    stain.blit(figures, (0, 0))
    wall.blit(stain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)  # the rock shows through
    figures.set_alpha(_BODY[mood])  # and chalk and gold keep their light
    wall.blit(figures, (0, 0))
    if not smooth:
        grain(wall, 5, 230)
    wall.blit(vignette(size, 95, (90, 40, 8)), (0, 0))
    return wall
