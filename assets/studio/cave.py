"""The cave-painting style: pigments roughened and stained into a limestone wall."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Sequence
from typing import Final

import pygame

from game.table.svg import (
    Point,
    blob,
    circle,
    curve,
    document,
    line,
    path,
    place,
    polygon,
    raster,
)
from game.table.texture import grain, noise, patchy, roughen, vignette

COAL, OCHRE, RED, UMBER = "#231a17", "#c4752a", "#a3301a", "#633c22"
CHALK, GOLD = "#fbeed0", "#e3a233"
WALL: Final = (1800, 1400)


def hatch(
    points: Sequence[Point], colour: str, width: float, step: Point, seed: int, jitter: float
) -> str:
    """Short uneven strokes that run `step` from each point: hair and shading."""
    chance = random.Random(seed)
    strokes = ""
    for x, y in points:
        middle = (x + step[0] * 0.5 + chance.uniform(-jitter, jitter) * 0.4, y + step[1] * 0.55)
        end = (
            x + step[0] + chance.uniform(-jitter, jitter),
            y + step[1] + chance.uniform(-jitter, jitter),
        )
        strokes += curve([(x, y), middle, end], colour, width)
    return strokes


def mammoth() -> str:
    """A mammoth facing left, 145 high, its feet at y = 0."""
    outline = [
        (-71, -138), (-58, -130), (-46, -128), (-28, -142), (-6, -141), (24, -126), (54, -108),
        (76, -86), (88, -60), (88, -30), (89, -3), (84, 1), (66, 1), (64, -22), (54, -40),
        (34, -36), (14, -33), (-6, -34), (-12, -22), (-12, 0), (-32, 1), (-36, -18), (-42, -40),
        (-52, -54), (-62, -48), (-68, -28), (-69, -12), (-64, -4), (-70, 1), (-80, -4), (-86, -24),
        (-90, -54), (-92, -86), (-88, -112), (-82, -130),
    ]  # fmt: skip
    mane = [
        (-28, -140), (-6, -139), (22, -124), (50, -106), (74, -84), (70, -76), (40, -92),
        (6, -108), (-26, -116), (-44, -118), (-44, -127),
    ]  # fmt: skip
    parts = blob([(-26, -60), (-2, -50), (0, -24), (-4, 0), (-22, 0), (-24, -26)], UMBER)
    parts += blob([(52, -60), (70, -50), (68, -20), (66, 0), (48, 0), (50, -26)], UMBER)
    parts += blob(outline, OCHRE, stroke=COAL, width=4)
    parts += blob(mane, UMBER, opacity=0.75)
    parts += blob(
        [(-84, -128), (-71, -137), (-58, -128), (-62, -116), (-80, -114)], UMBER, opacity=0.8
    )
    belly = [(float(x), -44 - abs(x - 20) * 0.06) for x in range(-8, 62, 6)]
    parts += hatch(belly, COAL, 2.6, (-3, 20), 3, 4)
    parts += hatch([(x, -30) for x in range(2, 52, 7)], UMBER, 2.4, (-2, 16), 4, 4)
    parts += hatch([(-38 + i * 12, -112 + i * 5) for i in range(9)], UMBER, 2.6, (-5, 24), 5, 4)
    parts += hatch([(-32 + i * 13, -84 + i * 3) for i in range(8)], UMBER, 2.2, (-4, 20), 6, 4)
    near = (
        "M-66 -60C-84 -40 -120 -34 -132 -66C-135 -76 -131 -84 -128 -86C-128 -58 -104 -52 -70 -74Z"
    )
    far = "M-54 -56C-64 -34 -96 -22 -112 -40C-92 -36 -74 -46 -66 -62Z"
    parts += path(near, CHALK, stroke=COAL, width=2.6) + path(far, CHALK, stroke=COAL, width=2.4)
    ear = [(-58, -100), (-46, -104), (-42, -90), (-50, -76), (-58, -84)]
    parts += circle(-76, -96, 3.6, COAL) + curve([(-84, -101), (-76, -103), (-70, -99)], COAL, 2.2)
    parts += blob([(float(x), float(y)) for x, y in ear], UMBER, stroke=COAL, width=2.4)
    return parts + curve([(88, -66), (98, -48), (96, -34)], COAL, 3)


def spearman(colour: str = RED) -> str:
    """A running hunter who throws a spear to the left, 95 high, his feet at y = 0."""
    torso = [
        (-4, -74), (5, -74), (8, -58), (5, -44), (8, -38), (-6, -38), (-3, -46), (-7, -58),
    ]  # fmt: skip
    parts = blob([(float(x), float(y)) for x, y in torso], colour)
    parts += curve([(-3, -40), (-18, -26), (-30, -24)], colour, 9)
    parts += curve([(-30, -24), (-33, -10), (-36, -2), (-44, -1)], colour, 6)
    parts += curve([(5, -40), (16, -24), (20, -18)], colour, 9.5)
    parts += curve([(20, -18), (30, -10), (40, -3), (36, 3)], colour, 6)
    parts += circle(-4, -84, 7.6, colour)
    parts += hatch([(-1, -91), (3, -88), (5, -84)], colour, 2.6, (9, -4), 2, 2)
    parts += curve([(4, -70), (18, -78), (22, -92)], colour, 5.6)
    parts += curve([(-4, -70), (-20, -66), (-34, -74)], colour, 5.2)
    parts += line([(74, -106), (-58, -86)], COAL, 3)
    return parts + polygon([(-58, -91), (-76, -83), (-56, -81)], COAL)


def sun_sign() -> str:
    """A painted sun."""
    beams = "".join(
        line([(26 * math.cos(a), 26 * math.sin(a)), (38 * math.cos(a), 38 * math.sin(a))], GOLD, 4)
        for a in (i * math.pi / 6 for i in range(12))
    )
    return beams + circle(0, 0, 19, GOLD) + circle(0, 0, 10, RED)


def mammoth_hunt() -> str:
    """The scene of the poster, 408 x 300."""
    spears = "".join(line([(x, y), (x - 30, y - 10)], COAL, 3) for x, y in ((250, 150), (300, 170)))
    return (
        place(224, 268, mammoth(), 1.28, flip=True)
        + place(84, 258, spearman(RED), 0.78, flip=True)
        + place(40, 286, spearman(RED), 0.82, flip=True)
        + place(132, 290, spearman(COAL), 0.74, flip=True)
        + place(44, 58, sun_sign())
        + spears
    )


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


def painted(body: str, size: tuple[int, int], seed: int) -> pygame.Surface:
    """A scene of 408 x 300 units painted on rock."""
    wall = rock(size, seed)
    figures = raster(document(408, 300, body), size)
    figures = patchy(roughen(figures, seed, 150, 3, 84), seed + 3, 165)
    stain = pygame.Surface(size)
    stain.fill((255, 255, 255))
    stain.blit(figures, (0, 0))
    wall.blit(stain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)  # the rock shows through
    figures.set_alpha(120)  # and chalk and gold keep their light
    wall.blit(figures, (0, 0))
    grain(wall, 5, 230)
    wall.blit(vignette(size, 95, (90, 40, 8)), (0, 0))
    return wall


def poster(size: tuple[int, int]) -> pygame.Surface:
    """The picture of the Prehistoric poster."""
    return painted(mammoth_hunt(), size, 733)
