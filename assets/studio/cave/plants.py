"""Plants that are gathered."""

from __future__ import annotations

import math
import random

from assets.studio.cave.rock import (
    CHALK,
    COAL,
    DARK,
    GOLD,
    LEAF,
    MOSS,
    OCHRE,
    RED,
    RUST,
    UMBER,
)
from assets.studio.cave.shapes import figure, limb, outline
from game.table.svg import Point, circle, curve, ellipse, line, path, place


def leaf(fill: str = MOSS, length: float = 42) -> str:
    """One leaf that points right, its stalk at the origin."""
    k = length / 42
    upper = f"M0 0C{10 * k} {-14 * k} {30 * k} {-16 * k} {42 * k} {-4 * k}"
    blade = f"{upper}C{28 * k} {9 * k} {12 * k} {9 * k} 0 0Z"
    return path(blade, fill, stroke=COAL, width=1.8) + line([(2, 0), (34 * k, -4 * k)], COAL, 1.4)


def sprig(seed: int, berry: str = RED, leaves: int = 8, length: float = 150) -> str:
    """A branch to the right with leaves and berries, its root at the origin."""
    chance = random.Random(seed)

    def at(t: float) -> Point:
        return (length * t, -22 * min(1, t * 3) - 22 * max(0.0, t - 0.6) / 0.4)

    parts = curve([(0, 0), (length * 0.3, -22), (length * 0.65, -20), (length, -44)], UMBER, 5)
    for i in range(leaves):
        x, y = at((i + 0.6) / leaves)
        side = 1 if i % 2 else -1
        parts += place(x, y, leaf(), 0.95, turn=-62 * side + chance.uniform(-10, 10))
    for i in range(leaves + 5):
        t = (i + 0.3) / (leaves + 5)
        root = at(t)
        x, y = (
            root[0] + chance.uniform(-8, 8),
            root[1] + chance.choice((-1, 1)) * chance.uniform(18, 34),
        )
        parts += line([root, (x, y)], UMBER, 1.8) + circle(x, y, 8.4, berry)
        parts += circle(x - 2.4, y - 2.6, 2.2, CHALK, 0.8)
    return parts


def apple(fill: str = RED) -> str:
    """A wild apple, 44 across, hanging from its stalk at the origin."""
    body = outline(
        (0, 8), (12, 4), (23, 14), (22, 32), (10, 45), (0, 43), (-10, 45), (-22, 32), (-23, 14),
        (-12, 4)
    )  # fmt: skip
    return (
        line([(0, 0), (0, 10)], UMBER, 3)
        + figure([body], fill, COAL, 2.4)
        + ellipse(-11, 18, 4, 6, CHALK, 0.6)
    )


def pear(fill: str = OCHRE) -> str:
    """A wild pear, 40 across, hanging from its stalk at the origin."""
    body = outline(
        (0, 6), (8, 10), (11, 22), (21, 36), (18, 52), (0, 58), (-18, 52), (-21, 36), (-11, 22),
        (-8, 10)
    )  # fmt: skip
    return (
        line([(0, -2), (0, 8)], UMBER, 3)
        + figure([body], fill, COAL, 2.4)
        + ellipse(-8, 34, 4, 7, CHALK, 0.5)
    )


def gourd(fill: str = OCHRE) -> str:
    """A bottle gourd, 90 high, its stalk at the origin."""
    body = outline(
        (0, 2), (9, 8), (12, 22), (9, 34), (22, 46), (30, 66), (20, 86), (0, 92), (-20, 86),
        (-30, 66), (-22, 46), (-9, 34), (-12, 22), (-9, 8)
    )  # fmt: skip
    ribs = curve([(0, 40), (12, 62), (6, 88)], COAL, 1.8) + curve(
        [(0, 40), (-12, 62), (-6, 88)], COAL, 1.8
    )
    return curve([(0, 4), (-2, -6), (-10, -12)], MOSS, 5) + figure([body], fill, COAL, 2.8) + ribs


def mushroom(cap: str = RUST, tall: float = 70) -> str:
    """A mushroom with its foot at the origin."""
    k = tall / 70
    stem = limb((0, -2, 17 * k), (-1, -30 * k, 12 * k), (0, -46 * k, 14 * k))
    hood = outline(
        (-38 * k, -42 * k), (-28 * k, -60 * k), (0, -72 * k), (28 * k, -60 * k), (38 * k, -42 * k),
        (0, -37 * k)
    )  # fmt: skip
    parts = figure([stem], CHALK, COAL, 2.4) + figure([hood], cap, COAL, 2.8)
    parts += "".join(
        line([(x * k, -40 * k), (x * 0.6 * k, -34 * k)], COAL, 1.6) for x in (-24, -12, 0, 12, 24)
    )  # fmt: skip
    shine = [(-22 * k, -56 * k), (-12 * k, -64 * k), (0, -67 * k)]
    return parts + curve(shine, CHALK, 2.6 * k**0.5, 0.7)


def taproot(fill: str = OCHRE, length: float = 90) -> str:
    """A thick root hanging from its leaves, the crown at the origin."""
    k = length / 90
    body = limb((0, 4, 26 * k), (2, 28 * k, 21 * k), (-2, 58 * k, 11 * k), (3, 88 * k, 3))
    hairs = "".join(
        curve([(s * 8 * k, y * k), (s * 18 * k, (y + 4) * k), (s * 24 * k, (y + 12) * k)], fill, 2)
        for s, y in ((1, 30), (-1, 42), (1, 54), (-1, 64))
    )
    rings = "".join(
        curve([(-9 * k, y * k), (0, (y + 3) * k), (8 * k, y * k)], COAL, 1.6) for y in (16, 28, 40)
    )  # fmt: skip
    tops = "".join(place(0, 0, leaf(LEAF, 52), turn=a) for a in (-128, -108, -88, -68, -50))
    return tops + hairs + figure([body], fill, COAL, 2.6) + rings


def tuber(fill: str = RUST) -> str:
    """A knobby tuber, 56 across, its middle at the origin."""
    body = outline(
        (-28, 2), (-22, -14), (-6, -19), (12, -16), (26, -10), (29, 6), (18, 16), (0, 14), (-18, 17)
    )  # fmt: skip
    eyes = "".join(
        curve([(x - 3, y), (x, y + 2), (x + 3, y - 1)], COAL, 1.8) for x, y in ((-12, -4), (6, -6),
        (14, 6), (-6, 8))
    )  # fmt: skip
    return figure([body], fill, COAL, 2.6) + eyes


def ear_of_grain(fill: str = GOLD, tall: float = 150, lean: float = 18) -> str:
    """A stalk with an ear of wild wheat, its foot at the origin."""
    tip = (lean, -tall)
    parts = curve([(0, 0), (lean * 0.25, -tall * 0.5), (lean * 0.7, -tall * 0.85), tip], MOSS, 3)
    for i in range(7):
        t = 1 - i * 0.06
        x, y = lean * t * t, -tall * t
        for side in (-1, 1):
            grain = outline((0, 0), (4, -6), (3, -16), (0, -20), (-3, -16), (-4, -6))
            parts += place(
                x, y, figure([grain], fill, COAL, 1.4) + line([(0, -19), (0, -42)], UMBER, 1.2),
                turn=side * 30 + lean * 0.4
            )  # fmt: skip
    return parts


def hazel(fill: str = OCHRE) -> str:
    """A hazelnut in its cup, 30 across, its middle at the origin."""
    nut = outline((0, -16), (12, -8), (14, 6), (0, 15), (-14, 6), (-12, -8))
    cup = outline((-16, 4), (-8, 9), (0, 5), (8, 9), (16, 4), (12, 18), (0, 22), (-12, 18))
    return figure([nut], fill, COAL, 2.2) + figure([cup], MOSS, COAL, 2)


def acorn(fill: str = RUST) -> str:
    """An acorn, 40 high, its middle at the origin."""
    nut = outline((-11, -4), (11, -4), (11, 10), (0, 24), (-11, 10))
    cup = outline((-15, -6), (-10, -16), (0, -19), (10, -16), (15, -6), (0, -1))
    dots = "".join(
        circle(x, y, 1.4, COAL) for x, y in ((-8, -9), (0, -12), (8, -9), (-3, -6), (4, -6))
    )  # fmt: skip
    return (
        figure([nut], fill, COAL, 2.2)
        + figure([cup], UMBER, COAL, 2.2)
        + dots
        + line([(0, -18), (3, -26)], UMBER, 3)
    )


def pine_cone(fill: str = UMBER) -> str:
    """A pine cone, 70 high, its middle at the origin."""
    body = figure(
        [outline((0, -36), (16, -22), (23, 2), (16, 26), (0, 34), (-16, 26), (-23, 2), (-16, -22))],
        fill, COAL, 2.6
    )  # fmt: skip
    scales = "".join(
        curve([(x - 7, y - 4), (x, y + 4), (x + 7, y - 4)], OCHRE, 2.4)
        for row, y in enumerate((-22, -10, 2, 14, 25))
        for x in ((-8, 8) if row % 2 else (-13, 0, 13) if row not in (0, 4) else (0,))
    )
    return body + scales


def leek(fill: str = CHALK) -> str:
    """A wild onion with its bulb at the origin, 110 high."""
    leaves = "".join(
        path(limb((0, -14, 8), (dx * 0.5, -60, 6), (dx, -106 + abs(dx) * 0.5, 2)),
        LEAF) for dx in (-26, -8, 10, 28)
    )  # fmt: skip
    roots = "".join(
        curve([(x, 14), (x * 1.6, 22), (x * 1.3, 30)], UMBER, 1.8) for x in (-7, -2, 3, 8)
    )
    bulb = figure(
        [outline((0, -18), (9, -8), (15, 4), (8, 15), (-8, 15), (-15, 4), (-9, -8))], fill, COAL,
        2.4
    )  # fmt: skip
    return (
        leaves
        + roots
        + bulb
        + curve([(0, -14), (5, 0), (2, 13)], COAL, 1.6)
        + curve([(0, -14), (-6, 0), (-3, 13)], COAL, 1.6)
    )


def rosette(fill: str = MOSS) -> str:
    """A leafy plant like a dandelion, 150 wide, its root at the origin."""
    parts = ""
    for degrees in (-172, -150, -125, -55, -30, -8, -90):
        jag: list[Point] = [(0, 0)]
        jag += [
            (10 + i * 9, (-8 if i % 2 else -3) - 3 * math.sin(i / 6 * math.pi)) for i in range(7)
        ]
        jag += [(76, 0)]
        jag += [
            (10 + i * 9, (8 if i % 2 else 3)
            + 3 * math.sin(i / 6 * math.pi)) for i in reversed(range(7))
        ]  # fmt: skip
        data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in jag) + "Z"
        parts += place(
            0, 0, path(data, fill, stroke=COAL, width=1.8) + line([(4, 0), (66, 0)], CHALK, 1.6),
            turn=degrees
        )  # fmt: skip
    return parts


def flower(fill: str = GOLD, tall: float = 80) -> str:
    """A flower on its stalk, its foot at the origin."""
    petals = "".join(place(0, -tall, ellipse(0, -11, 5, 9, fill), turn=45 * i) for i in range(8))
    stalk = curve([(0, 0), (-4, -tall * 0.5), (0, -tall)], MOSS, 3.4)
    return (
        stalk
        + place(-2, -tall * 0.4, leaf(LEAF, 30), turn=-30)
        + petals
        + circle(0, -tall, 6, UMBER)
    )


def fern(fill: str = LEAF, length: float = 110) -> str:
    """A frond that points up, its foot at the origin."""
    parts = curve([(0, 0), (4, -length * 0.5), (0, -length)], MOSS, 3)
    for i in range(9):
        t = 0.16 + i * 0.09
        size = 30 * (1 - t) + 8
        for side in (-1, 1):
            parts += place(3 * math.sin(t * 3), -length * t, leaf(fill, size), turn=-90 + side * 62)
    return parts


def grass(fill: str = MOSS, count: int = 7, tall: float = 34, seed: int = 1) -> str:
    """A tuft of grass at the origin."""
    chance = random.Random(seed)
    parts = ""
    for i in range(count):
        lean = (i - (count - 1) / 2) * 5 + chance.uniform(-3, 3)
        high = tall * chance.uniform(0.6, 1)
        parts += curve([(lean * 0.3, 0), (lean * 0.6, -high * 0.6), (lean * 1.4, -high)], fill, 2.6)
    return parts


def tree(crown: str = MOSS, tall: float = 150) -> str:
    """A broad tree, its foot at the origin."""
    k = tall / 150
    bole = limb((0, 0, 24 * k), (-2, -40 * k, 15 * k), (0, -80 * k, 12 * k))
    left = limb((0, -60 * k, 8 * k), (-22 * k, -86 * k, 5 * k))
    right = limb((0, -66 * k, 8 * k), (24 * k, -92 * k, 5 * k))
    head = outline(
        (-56 * k, -92 * k), (-50 * k, -122 * k), (-24 * k, -140 * k), (4 * k, -150 * k),
        (34 * k, -138 * k), (56 * k, -116 * k), (56 * k, -88 * k), (30 * k, -74 * k), (0, -78 * k),
        (-30 * k, -74 * k),
    )  # fmt: skip
    marks = "".join(
        curve([(x * k, y * k), ((x + 8) * k, (y - 6) * k), ((x + 16) * k, y * k)], LEAF, 3)
        for x, y in ((-40, -100), (-14, -118), (12, -100), (24, -120), (-20, -90), (30, -92))
    )
    return figure([bole, left, right], UMBER, COAL, 2.6) + figure([head], crown, COAL, 2.8) + marks


def bare_tree(tall: float = 150, colour: str = COAL) -> str:
    """A tree without leaves, its foot at the origin."""
    k = tall / 150
    limbs = (
        ((0, 0, 20), (-3, -50, 12), (2, -100, 7), (-2, -150, 2)),
        ((-2, -56, 8), (-30, -84, 5), (-48, -118, 2)),
        ((1, -80, 7), (26, -108, 4), (34, -142, 2)),
        ((-28, -82, 4), (-52, -90, 1.6)),
        ((20, -102, 4), (46, -110, 1.6)),
        ((0, -108, 5), (-18, -132, 1.8)),
    )
    return "".join(
        path(limb(*((x * k, y * k, w * k) for x, y, w in joints)), colour) for joints in limbs
    )  # fmt: skip


def pine(fill: str = LEAF, tall: float = 130) -> str:
    """A pine tree, its foot at the origin."""
    k = tall / 130
    trunk = line([(0, 0), (0, -40 * k)], DARK, 9 * k)
    tiers = ""
    for y, half in ((-18, 40), (-48, 32), (-78, 23)):
        tier = f"M{-half * k} {y * k}Q0 {(y - 6) * k} {half * k} {y * k}L0 {(y - 52) * k}Z"
        tiers += path(tier, fill, stroke=COAL, width=2.4)
    return trunk + tiers
