"""Land and sky of the travel-poster style: few colours, flat layers, a big sun.

A scene is 408 x 300 units.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.table.icons import palm
from game.table.svg import (
    Point,
    circle,
    curve,
    document,
    ellipse,
    fan,
    line,
    number,
    path,
    place,
    polygon,
    rect,
    spline,
    star_points,
    vertical_gradient,
)

WIDTH: Final = 408
HEIGHT: Final = 300

INK, RUST, OCHRE, SAND = "#2b1a1c", "#a8391d", "#d98a2b", "#efc678"
CREAM, TEAL, NIGHT, ROSE = "#fbeecb", "#2f6f70", "#22304f", "#d9683c"
STONE, STONE_SHADE = "#efc678", "#d9a559"
DEEP_TEAL, BLUE, BRICK, WOOD = "#235456", "#27365e", "#7f2a1a", "#6b3a22"
SKIN, SKIN_SHADE = "#8f5430", "#6d3c22"

_SKIES: Final[dict[str, tuple[tuple[float, str], ...]]] = {
    "noon": ((0, "#3f8f93"), (0.55, "#a9cfb4"), (1, "#fbe7b4")),
    "dusk": ((0, "#6d2f3f"), (0.45, "#d9683c"), (1, "#fbd07a")),
    "dawn": ((0, "#f0b35a"), (0.6, "#fbdf9c"), (1, "#fdf1cf")),
    "night": ((0, "#141d38"), (0.6, "#2b4268"), (1, "#5f7f92")),
    "blaze": ((0, "#e9a23f"), (0.5, "#f7d27c"), (1, "#fdf3d2")),
    "embers": ((0, "#2a1a2c"), (0.55, "#7a2f35"), (1, "#e0823e")),
    "evening": ((0, "#22304f"), (0.5, "#5a5a7a"), (0.8, "#d98a5a"), (1, "#f5c67a")),
}


def scene(*layers: str) -> str:
    """A whole picture from its layers, back to front."""
    return document(WIDTH, HEIGHT, "".join(layers))


def sky(hour: str) -> str:
    """The sky at noon, dusk, dawn, night, blaze, embers or evening."""
    gradient = vertical_gradient("sky", 0, 230, _SKIES[hour])
    return gradient + rect(0, 0, WIDTH, HEIGHT, "url(#sky)")


def sun(x: float, y: float, r: float, colour: str = "#fff1c4", halo: str | None = None) -> str:
    """A sun with three soft rings around it."""
    light = halo or colour
    rings = "".join(circle(x, y, r * k, light, 0.16) for k in (1.75, 1.45, 1.2))
    return rings + circle(x, y, r, colour)


def rays(
    x: float, y: float, colour: str = "#ffe2a0", count: int = 20, opacity: float = 0.13
) -> str:
    """Beams over the whole sky."""
    return fan(x, y, 600, count, colour, opacity)


def moon(x: float, y: float, r: float) -> str:
    """A full moon."""
    return sun(x, y, r, "#f6f0d8", "#dfe9e0")


def crescent(x: float, y: float, r: float) -> str:
    """A waning moon with its light around it."""
    light = "".join(circle(x, y, r * k, "#dfe9e0", 0.10) for k in (1.8, 1.45, 1.2))
    top, low = (x + r * 0.39, y - r * 0.92), (x + r * 0.94, y + r * 0.33)
    data = (
        f"M{top[0]:.1f} {top[1]:.1f}A{r} {r} 0 1 0 {low[0]:.1f} {low[1]:.1f}"
        f"A{r * 0.83:.1f} {r * 0.83:.1f} 0 1 1 {top[0]:.1f} {top[1]:.1f}Z"
    )
    return light + path(data, "#f6f0d8")


def stars(seed: int, count: int = 26, bottom: float = 130) -> str:
    """A sky full of stars, the same for the same seed."""
    chance = random.Random(seed)
    return "".join(
        circle(
            round(chance.uniform(6, WIDTH - 6)),
            round(chance.uniform(6, bottom)),
            round(chance.uniform(0.7, 1.6), 1),
            "#fbf3da",
            0.9,
        )
        for _ in range(count)
    )


def bright_star(x: float, y: float, r: float) -> str:
    """The star that one rides by."""
    halo = circle(x, y, r * 0.9, "#fff6da", 0.18)
    return halo + polygon(star_points(x, y, r * 0.16, r, 4), "#fff6da")


def dune(crest: Sequence[Point], light: str, dark: str, peak: int) -> str:
    """A dune below the line `crest`, drawn left to right; its far side falls from point `peak`."""
    floor = f"L{WIDTH + 40} {HEIGHT + 20}L-40 {HEIGHT + 20}Z"
    x, y = crest[peak]
    flank = [
        (x, y), (x + 2, y + 12), (x - 12, y + 30), (x - 2, y + 54), (x + 34, y + 84),
        (x + 90, HEIGHT + 30),
    ]  # fmt: skip
    shade = (
        spline(crest[peak:], closed=False)
        + f"L{WIDTH + 40} {HEIGHT + 30}L{number(x + 90)} {HEIGHT + 30}L"
        + spline(list(reversed(flank)), closed=False)[1:]
        + "Z"
    )
    return path(spline(crest, closed=False) + floor, light) + path(shade, dark)


def far_dune(light: str = "#d69a4c", dark: str = "#b9762f") -> str:
    """A middle distance for scenes that need nothing special."""
    return dune([(-40, 230), (110, 204), (250, 222), (450, 198)], light, dark, 1)


def floor(light: str = SAND, dark: str = "#dda44f", top: float = 252) -> str:
    """The sand in front."""
    crest = [(-40, top + 10), (100, top), (240, top + 8), (450, top - 4)]
    return dune(crest, light, dark, 2)


def mesas(back: str = "#c0552f", front: str = "#99402a") -> str:
    """Table mountains on the horizon."""
    far = [
        (-10, 200), (50, 150), (90, 172), (140, 128), (176, 128), (190, 160), (250, 150),
        (300, 182), (420, 160), (420, 260), (-10, 260),
    ]  # fmt: skip
    near = [
        (140, 128), (176, 128), (190, 160), (250, 150), (300, 182), (330, 220), (160, 220),
    ]  # fmt: skip
    return polygon(far, back) + polygon(near, front)


def ripples(points: Sequence[Point], colour: str, opacity: float = 1.0) -> str:
    """Wind marks in the sand; each starts at a point."""
    return "".join(
        curve([(x, y), (x + 30, y - 3), (x + 66, y)], colour, 2, opacity) for x, y in points
    )


def smoke(
    puffs: Sequence[tuple[float, float, float]], light: str = CREAM, dark: str = "#eec990"
) -> str:
    """Round puffs of smoke or dust: (x, y, radius)."""
    back = "".join(circle(x + r * 0.12, y + r * 0.16, r, dark) for x, y, r in puffs)
    return back + "".join(circle(x - r * 0.08, y - r * 0.1, r * 0.86, light) for x, y, r in puffs)


def tent(
    x: float, y: float, scale: float = 1.0, light: str = RUST, dark: str = BRICK, inside: str = INK
) -> str:
    """A black-tent of the desert, seen from the front corner; its foot line at y."""
    body = polygon([(-66, 0), (-4, -60), (66, 0)], light)
    body += polygon([(-4, -60), (66, 0), (18, 0)], dark)
    body += polygon([(-24, 0), (-10, -34), (6, 0)], inside)
    body += line([(-4, -60), (-4, -68)], INK, 3)
    body += line([(-4, -60), (-84, 2)], INK, 1.2) + line([(-4, -60), (86, 2)], INK, 1.2)
    return place(x, y, body, scale)


def black_tent(x: float, y: float, scale: float = 1.0) -> str:
    """A long tent of black goat hair, open to the viewer, its foot line at y; 216 wide, 60 high."""
    dark, lit, pale = "#3d2722", "#553830", "#e9d3a2"
    parts = polygon([(-86, -27), (86, -27), (86, 0), (-86, 0)], "#1f1413")
    for i, colour in enumerate((BRICK, pale, INK, RUST, pale)):  # the curtain of the women's side
        parts += polygon([(-86, -22 + i * 4.4), (-18, -26 + i * 5.2), (-18, -20.8 + i * 5.2),
                          (-86, -17.6 + i * 4.4)], colour)  # fmt: skip
    roof = (
        "M-108 2L-60 -50Q-32 -43 0 -60Q32 -43 60 -50L108 2L86 -21"
        "Q56 -21 28 -27Q0 -22 -28 -27Q-56 -21 -86 -21Z"
    )
    parts += path(roof, dark)
    parts += path("M-108 2L-60 -50Q-32 -43 0 -60L-28 -27Q-56 -21 -86 -21Z", lit)
    parts += path("M0 -60Q32 -43 60 -50L64 -22Q44 -22 28 -27Z", "#472e28")
    for pole in (-86, -28, 28, 86):
        parts += line([(pole, -24), (pole, 0)], WOOD, 2.6)
    parts += line([(-60, -50), (-132, 4)], INK, 1.2) + line([(60, -50), (132, 4)], INK, 1.2)
    for top, height in ((-60, -50), (0, -60), (60, -50)):
        parts += line([(top, height), (top, height - 6)], INK, 3)
    return place(x, y, parts, scale)


def date_palm(x: float, y: float, height: float, flip: bool = False, colour: str = INK) -> str:
    """A palm with its foot at (x, y)."""
    return place(x, y, palm(height, colour), flip=flip)


def footprints(points: Sequence[Point], colour: str) -> str:
    """A trail of steps through the points, growing towards the last one."""
    marks = ""
    for i, (x, y) in enumerate(points):
        size = 1.2 + 2.2 * i / max(1, len(points) - 1)
        side = size * (1 if i % 2 else -1)
        marks += ellipse(x + side, y, size, size * 0.55, colour)
    return marks
