"""Fire, shelter, weather and signs: what stands around the figures of a scene."""

from __future__ import annotations

import math
import random

from assets.studio.cave.rock import CHALK, COAL, DARK, GOLD, OCHRE, RED, RUST, SLATE, UMBER
from assets.studio.cave.shapes import figure, hatch, limb, outline
from game.table.svg import Point, blob, circle, curve, ellipse, line, path, place, straight

EMBER = "#c9562a"


def flame(tall: float = 110) -> str:
    """A fire's flame with its foot at the origin."""

    def tongue(f: float, colour: str) -> str:
        rows = (
            (0, -110), (26, -84, 48, -58, 40, -26), (36, -6, 18, 0, 0, 0),
            (-20, 0, -40, -8, -42, -30), (-44, -50, -26, -56, -22, -78),
            (-12, -72, -10, -62, -8, -58), (0, -74, 4, -90, 0, -110),
        )  # fmt: skip
        k = f * tall / 110
        data = "M" + "C".join(" ".join(f"{v * k:.1f}" for v in row) for row in rows) + "Z"
        return path(data, colour)

    return "".join(
        tongue(f, c) for f, c in ((1.0, RED), (0.74, EMBER), (0.48, GOLD), (0.26, CHALK))
    )


def hearth(tall: float = 110, sparks: int = 6) -> str:
    """A camp fire with logs, stones and sparks, its foot at the origin."""
    k = tall / 110
    logs = line([(-50 * k, 4 * k), (46 * k, -8 * k)], COAL, 10 * k) + line(
        [(-46 * k, -10 * k), (50 * k, 6 * k)], UMBER, 10 * k
    )
    stones = "".join(
        ellipse(x * k, (8 - abs(x) * 0.04) * k, 11 * k, 7 * k, COAL) for x in range(-66, 68, 22)
    )  # fmt: skip
    chance = random.Random(int(tall))
    dots = "".join(
        circle(chance.uniform(-46, 46) * k, -chance.uniform(90, 150) * k,
        chance.uniform(1.6, 3.2) * k, GOLD) for _ in range(sparks)
    )  # fmt: skip
    return flame(tall) + logs + stones + dots


def torch(length: float = 40) -> str:
    """A burning torch, held at the origin, upright."""
    return line([(0, 6), (0, -length * 0.7)], COAL, 4) + place(
        0, -length * 0.66, flame(length * 0.8)
    )


def smoke(x: float, y: float, tall: float, colour: str = COAL, opacity: float = 0.45) -> str:
    """A thread of smoke that rises from (x, y)."""
    wisp = ((0.0, 0.0), (10, -tall * 0.3), (-8, -tall * 0.6), (9, -tall))
    return "".join(
        curve([(x + side + dx, y + dy) for dx, dy in wisp], colour, 5, opacity) for side in (-9, 6)
    )


def hut(wide: float = 120, hide: str = RUST) -> str:
    """A hut of hides and mammoth bones, its foot at y = 0."""
    k = wide / 120
    poles = "".join(
        line([(0, -78 * k), (x * k, -100 * k)], COAL, 3.4 * k) for x in (-14, -4, 8, 16)
    )
    shell = outline(
        (-60 * k, 0), (-48 * k, -38 * k), (-20 * k, -74 * k), (0, -84 * k), (20 * k, -74 * k),
        (48 * k, -38 * k), (60 * k, 0), (0, 2)
    )  # fmt: skip
    parts = poles + figure([shell], hide, COAL, 3 * k)
    parts += "".join(
        curve([(0, -82 * k), (x * 0.5 * k, -50 * k), (x * k, -2)], DARK, 2.2 * k) for x in (-40,
        -20, 42)
    )  # fmt: skip
    parts += blob(
        [(-2 * k, 0), (2 * k, -34 * k), (14 * k, -48 * k), (26 * k, -32 * k), (30 * k, 0)], COAL
    )  # fmt: skip
    tusks = "".join(
        place(14 * k, 0, figure([limb((s * 18 * k, 0, 5 * k), (s * 18 * k, -30 * k, 5 * k),
        (s * 4 * k, -52 * k, 3 * k))], CHALK, COAL, 1.8)) for s in (-1, 1)
    )  # fmt: skip
    return parts + tusks


def cave(wide: float = 250, tall: float = 170) -> str:
    """A dark opening in a cliff, its floor at y = 0; figures are drawn inside it."""
    w, h = wide / 2, tall
    cliff = outline(
        (-w - 66, 0), (-w - 60, -h * 0.6), (-w * 0.8, -h - 26), (-w * 0.1, -h - 44),
        (w * 0.7, -h - 30), (w + 50, -h * 0.7), (w + 66, 0)
    )  # fmt: skip
    mouth = outline(
        (-w, 0), (-w * 0.92, -h * 0.5), (-w * 0.5, -h * 0.9), (0, -h), (w * 0.5, -h * 0.88),
        (w * 0.92, -h * 0.48), (w, 0)
    )  # fmt: skip
    parts = figure([cliff], "#8a6a48", COAL, 3.4)
    chance = random.Random(4)
    for _ in range(14):
        a = chance.uniform(math.pi * 1.05, math.pi * 1.95)
        x, y = math.cos(a) * (w + 26), math.sin(a) * (h + 10)
        parts += curve(
            [(x, y), (x + chance.uniform(-8, 8), y + 14), (x + chance.uniform(-14, 14), y + 26)],
            DARK, 2.4
        )  # fmt: skip
    return parts + path(mouth, "#1c120e")


def ground(y: float = 276, colour: str = UMBER, seed: int = 1, width: float = 3) -> str:
    """An uneven line of ground across the picture."""
    chance = random.Random(seed)
    points = [(x, y + chance.uniform(-3, 3)) for x in range(-10, 440, 40)]
    return curve([(float(a), b) for a, b in points], colour, width, 0.7)


def cliff(left: bool = True) -> str:
    """A rock wall at one side of the picture, 408 x 300, its top at y = 96."""
    face = outline(
        (-30, 320), (-30, 86), (40, 92), (106, 96), (124, 110), (112, 150), (120, 196), (104, 240),
        (112, 320)
    )  # fmt: skip
    marks = "".join(
        curve([(x, y), (x + 8, y + 18), (x + 4, y + 38)], DARK, 2.6) for x, y in ((20, 130),
        (56, 116), (86, 130), (36, 186), (72, 182), (96, 210), (52, 236), (18, 246))
    )  # fmt: skip
    body = figure([face], "#8a6a48", COAL, 3.4) + marks
    return body if left else place(408, 0, body, flip=True)


def sun(colour: str = GOLD, middle: str = RED) -> str:
    """A painted sun, 76 across, its middle at the origin."""
    beams = "".join(
        line([(26 * math.cos(a), 26 * math.sin(a)), (38 * math.cos(a), 38 * math.sin(a))], colour,
        4) for a in (i * math.pi / 6 for i in range(12))
    )  # fmt: skip
    return beams + circle(0, 0, 19, colour) + circle(0, 0, 10, middle)


def moon(r: float = 20, colour: str = CHALK) -> str:
    """A crescent, its middle at the origin."""
    tip, inner = r * 0.3, r * 1.15
    outside = f"M{tip:.1f} {-r}A{r} {r} 0 1 0 {tip:.1f} {r}"
    return path(f"{outside}A{inner:.1f} {inner:.1f} 0 0 1 {tip:.1f} {-r}Z", colour)


def stars(spots: list[Point], colour: str = CHALK) -> str:
    """Points of light."""
    return "".join(circle(x, y, 1.8 + i % 3 * 0.6, colour) for i, (x, y) in enumerate(spots))


def dots(
    x: float, y: float, count: int, step: Point = (14, 0), colour: str = RED, r: float = 4
) -> str:
    """A row of dots as on cave walls."""
    return "".join(circle(x + i * step[0], y + i * step[1], r, colour) for i in range(count))


def dotted_ring(x: float, y: float, rx: float, ry: float, colour: str, r: float = 4) -> str:
    """An ellipse of dots around something."""
    count = round((rx + ry) / (2.6 * r))
    turns = (2 * math.pi * i / count for i in range(count))
    return "".join(circle(x + rx * math.cos(a), y + ry * math.sin(a), r, colour) for a in turns)


def hoofprints(points: list[Point], colour: str = COAL, turn: float = 0) -> str:
    """Cloven tracks."""
    return "".join(
        place(x, y, ellipse(-3, 0, 2.6, 5.4, colour) + ellipse(3, 0, 2.6, 5.4, colour), turn=turn)
        for x, y in points
    )


def footprints(points: list[Point], colour: str = COAL, turn: float = 0, scale: float = 1) -> str:
    """Prints of bare feet, left and right in turn, toes upwards before `turn`."""
    out = ""
    for i, (x, y) in enumerate(points):
        side = 1 if i % 2 else -1
        toes = "".join(circle(side * (-4 + k * 2.6), -13 + k * 1.1, 1.7, colour) for k in range(4))
        sole = path(
            outline((-5, -6), (5, -7), (3, 2), (3.6, 9), (0, 12), (-3.6, 9), (-2.6, 2)), colour
        )  # fmt: skip
        out += place(x, y, toes + sole, scale, turn=turn)
    return out


def paw_prints(points: list[Point], colour: str = COAL, scale: float = 1) -> str:
    """Tracks of a beast of prey."""
    toes = "".join(
        ellipse(x, y, 2.6, 3.8, colour) for x, y in ((-7, -5), (-2.6, -10), (2.6, -10), (7, -5))
    )  # fmt: skip
    one = ellipse(0, 2, 6, 5, colour) + toes
    return "".join(place(x, y, one, scale) for x, y in points)


def snowflake(r: float = 14, colour: str = CHALK, width: float = 2.6) -> str:
    """A snow crystal."""
    arm = line([(0, 0), (0, -r)], colour, width) + line(
        [(-r * 0.3, -r * 0.8), (0, -r * 0.55), (r * 0.3, -r * 0.8)], colour, width * 0.8
    )
    return "".join(place(0, 0, arm, turn=60 * i) for i in range(6))


def snowfall(count: int, seed: int, slant: float = 0.0) -> str:
    """Snow all over the picture; `slant` draws each flake as a streak of the wind."""
    chance = random.Random(seed)
    out = ""
    for _ in range(count):
        x, y, r = chance.uniform(0, 408), chance.uniform(0, 290), chance.uniform(1.4, 3.6)
        if slant:
            out += line(
                [(x, y), (x - slant * chance.uniform(0.6, 1.3), y + slant * 0.28)], CHALK, r * 0.8,
                0.9
            )  # fmt: skip
        else:
            out += circle(x, y, r, CHALK)
    return out


def drift(points: list[Point], colour: str = CHALK) -> str:
    """A bank of snow that fills everything below a line."""
    data = outline(*points, (430, 330), (-20, 330))
    return path(data, colour)


def wind(x: float, y: float, length: float = 110, colour: str = CHALK) -> str:
    """A gust that curls at its end."""
    return curve(
        [(x, y), (x + length * 0.5, y - 5), (x + length, y), (x + length + 12, y - 12),
        (x + length, y - 20), (x + length - 8, y - 12)], colour, 3.4
    )  # fmt: skip


def water(y: float, rows: int = 3, colour: str = SLATE, x0: float = 0, x1: float = 408) -> str:
    """Waves across the picture, from y downwards."""
    out = ""
    for row in range(rows):
        points: list[Point] = []
        x = x0 - 12 + row % 2 * 12
        i = 0
        while x < x1 + 12:
            points.append((x, y + row * 15 + (4 if i % 2 else -4)))
            x += 12
            i += 1
        out += curve(points, colour, 3.6)
    return out


def net(w: float, h: float, cell: float = 15, colour: str = COAL, width: float = 1.7) -> str:
    """A hanging net, its upper left corner at the origin; it sags in the middle."""

    def sag(x: float) -> float:
        return 10 * math.sin(math.pi * x / w)

    out = ""
    steps = int(w // cell)
    for i in range(-int(h // cell) - 1, steps + 1):
        down = [(i * cell + j * cell, j * cell) for j in range(int(h // cell) + 1)]
        inside = [(x, y + sag(x)) for x, y in down if 0 <= x <= w]
        if len(inside) > 1:
            out += line(inside, colour, width)
            out += line([(w - x, y) for x, y in inside], colour, width)
    edge = [(w * t / 10, sag(w * t / 10)) for t in range(11)]
    out += curve(edge, UMBER, 4) + curve([(x, y + h // cell * cell) for x, y in edge], UMBER, 4)
    return out


def stakes(xs: list[float], tall: float, colour: str = UMBER) -> str:
    """Pointed stakes with their feet at y = 0."""
    return "".join(
        figure([straight([(x - 5, 0), (x - 4, 14 - tall), (x, -tall), (x + 4, 14 - tall),
        (x + 5, 0)])], colour, COAL, 2) for x in xs
    )  # fmt: skip


def basket(fill: str = OCHRE) -> str:
    """A woven basket, 70 wide and 46 high, its foot at y = 0."""
    shell = outline((-36, -44), (36, -44), (30, -14), (20, 0), (-20, 0), (-30, -14))
    weave = "".join(
        curve([(-34 + r * 2, -36 + r * 10), (0, -32 + r * 10), (34 - r * 2, -36 + r * 10)], UMBER,
        2.4) for r in range(4)
    )  # fmt: skip
    ribs = "".join(line([(x, -42), (x * 0.7, -2)], UMBER, 2) for x in (-24, -12, 0, 12, 24))
    handle = curve([(-34, -44), (-22, -72), (0, -80), (22, -72), (34, -44)], COAL, 6) + curve(
        [(-34, -44), (-22, -72), (0, -80), (22, -72), (34, -44)], fill, 3
    )
    return handle + figure([shell], fill, COAL, 2.8) + weave + ribs


def hide(fill: str = RUST) -> str:
    """A stretched animal skin, 150 wide, its middle at the origin."""
    shape = outline(
        (-16, -78), (0, -70), (16, -78), (24, -56), (62, -72), (76, -58), (48, -30), (46, 10),
        (74, 44), (60, 58), (30, 46), (10, 56), (6, 84), (-6, 84), (-10, 56), (-30, 46), (-60, 58),
        (-74, 44), (-46, 10), (-48, -30), (-76, -58), (-62, -72), (-24, -56)
    )  # fmt: skip
    fur = hatch(
        [(-30 + i * 15, -44 + j * 24) for i in range(5) for j in range(4)], DARK, 2.4, (2, 13), 3, 4
    )  # fmt: skip
    return figure([shape], fill, COAL, 3) + fur


def skull(fill: str = CHALK) -> str:
    """A human skull, 60 high, its middle at the origin."""
    shape = outline(
        (0, -32), (22, -26), (29, -6), (22, 8), (16, 12), (15, 28), (-15, 28), (-16, 12), (-22, 8),
        (-29, -6), (-22, -26)
    )  # fmt: skip
    eyes = circle(-11, -4, 7.6, COAL) + circle(11, -4, 7.6, COAL) + path("M0 4L5 13H-5Z", COAL)
    return (
        figure([shape], fill, COAL, 2.6)
        + eyes
        + "".join(line([(x, 18), (x, 27)], COAL, 1.8) for x in (-8, -3, 3, 8))
    )


def cow_skull(fill: str = CHALK) -> str:
    """The skull of a bull with its horns, 150 wide, its middle at the origin."""
    horns = "".join(
        figure([limb((s * 18, -24, 12), (s * 48, -30, 10), (s * 70, -50, 6), (s * 72, -70, 2))],
        OCHRE, COAL, 2.4) for s in (-1, 1)
    )  # fmt: skip
    shape = outline(
        (-20, -34), (20, -34), (25, -14), (14, 16), (12, 42), (0, 48), (-12, 42), (-14, 16),
        (-25, -14)
    )  # fmt: skip
    eyes = "".join(ellipse(s * 13, -10, 5, 7.6, COAL) for s in (-1, 1)) + "".join(
        ellipse(s * 4.4, 36, 2, 5, COAL) for s in (-1, 1)
    )
    return horns + figure([shape], fill, COAL, 2.8) + eyes


def bones(fill: str = CHALK) -> str:
    """Two crossed bones, 70 wide, the middle at the origin."""
    knobs = [
        outline((x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5)) for x in (-31, 31) for y in (-4, 4)
    ]
    one = figure([limb((-28, 0, 6), (28, 0, 6)), *knobs], fill, COAL, 2)
    return place(0, 0, one, turn=28) + place(0, 0, one, turn=-28)


def lightning(tall: float = 60, colour: str = GOLD) -> str:
    """A jagged stroke, its head at the origin."""
    k = tall / 60
    corners = ((4, 0), (-14, 34), (-2, 32), (-10, 60), (16, 22), (4, 24))
    data = straight([(x * k, y * k) for x, y in corners])
    return path(data, colour, stroke=COAL, width=1.8)


def spiral(r: float = 26, colour: str = RED, width: float = 4, turns: float = 2.6) -> str:
    """A spiral sign."""
    points = []
    steps = int(turns * 14)
    for i in range(steps + 1):
        a = i / 14 * 2 * math.pi
        q = r * i / steps
        points.append((q * math.cos(a), q * math.sin(a)))
    return curve(points, colour, width)


def pot(fill: str = UMBER) -> str:
    """A hollowed gourd as a bowl, 60 wide, its foot at y = 0."""
    bowl = outline((-30, -30), (30, -30), (24, -8), (12, 0), (-12, 0), (-24, -8))
    return (
        figure([bowl], fill, COAL, 2.6)
        + ellipse(0, -29, 28, 6, COAL)
        + curve([(-24, -18), (0, -13), (24, -18)], OCHRE, 2.4)
    )
