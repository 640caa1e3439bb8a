"""Weapons and armor. Long ones lie along the x axis, their business end to the right."""

from __future__ import annotations

from assets.studio.cave.rock import CHALK, COAL, DARK, OCHRE, RED, RUST, UMBER
from assets.studio.cave.shapes import figure, hatch, limb, outline
from game.table.svg import Point, circle, curve, line, path, place, polygon

FLINT = "#5a5650"
BONE = "#fff3d8"


def _binding(x: float, half: float, colour: str = OCHRE) -> str:
    return "".join(line([(x + i * 5, -half), (x + i * 5 + 3, half)], colour, 3) for i in range(4))


def flint_head(length: float = 46, half: float = 13) -> str:
    """A knapped point from the origin to the right."""
    shape = outline(
        (-6, -half * 0.5), (length * 0.3, -half), (length * 0.8, -half * 0.4), (length, 0),
        (length * 0.8, half * 0.4), (length * 0.3, half), (-6, half * 0.5)
    )  # fmt: skip
    scars = "".join(
        curve([(x, s * half * 0.8), (x + 5, s * half * 0.3), (x + 1, s)], CHALK, 1.4)
        for x in (length * 0.22, length * 0.42, length * 0.6)
        for s in (-1, 1)
    )
    return figure([shape], FLINT, COAL, 2.4) + line([(0, 0), (length * 0.9, 0)], CHALK, 1.2) + scars


def spear(length: float = 220, thick: float = 6, big: bool = False) -> str:
    """A spear from the origin to the right; `big` has a broad flint head."""
    size = (62.0, 18.0) if big else (34.0, 8.5)
    shaft = length - size[0]
    parts = figure(
        [limb((0, 0, thick * 0.8), (shaft * 0.5, 0, thick), (shaft, 0, thick))], UMBER, COAL, 1.8
    )  # fmt: skip
    parts += place(shaft, 0, flint_head(*size))
    return parts + _binding(shaft - 18, thick * 0.6)


def thin_spear(length: float = 130) -> str:
    """A spear for a small figure, in two strokes; the hand is at the origin."""
    tip = length * 0.6
    return line([(-length * 0.4, 0), (tip, 0)], COAL, 3.8) + polygon(
        [(tip - 3, -6), (tip + 17, 0), (tip - 3, 6)], COAL
    )


def arrow(length: float = 120) -> str:
    """An arrow from the origin to the right."""
    feathers = polygon([(2, 0), (-8, -7), (10, -7), (22, 0)], RED) + polygon(
        [(2, 0), (-8, 7), (10, 7), (22, 0)], RED
    )
    return (
        feathers
        + line([(0, 0), (length - 12, 0)], UMBER, 3.6)
        + polygon([(length - 18, -7), (length, 0), (length - 18, 7)], FLINT)
    )


def bow(tall: float = 220, recurved: bool = False, drawn: float = 0) -> str:
    """A bow that shoots right, its grip at the origin; the string is `drawn` to the left."""
    h = tall / 2
    if recurved:
        upper, lower = (
            limb(
                (0, 0, 11), (5, s * h * 0.2, 11), (-6, s * h * 0.5, 10), (-34, s * h * 0.8, 8),
                (-36, s * h * 0.94, 6), (-20, s * h * 1.05, 4.6), (-4, s * h * 1.04, 3),
            )
            for s in (-1, 1)
        )  # fmt: skip
        ends = (-37, h * 0.88)
    else:
        upper = limb((0, 0, 10), (-8, -h * 0.5, 8.5), (-36, -h, 4))
        lower = limb((0, 0, 10), (-8, h * 0.5, 8.5), (-36, h, 4))
        ends = (-36, h * 0.98)
    string = line([(ends[0], -ends[1]), (ends[0] - drawn, 0), (ends[0], ends[1])], CHALK, 3.6)
    string += line([(ends[0], -ends[1]), (ends[0] - drawn, 0), (ends[0], ends[1])], COAL, 1.8)
    grip = "".join(line([(-6, y), (6, y + 3)], OCHRE, 3) for y in (-12, -6, 0, 6, 12))
    bands = (
        "".join(line([(-12, s * h * 0.6), (-20, s * h * 0.64)], OCHRE, 3)
            for s in (-1, 1)) if recurved else ""
    )  # fmt: skip
    return string + figure([upper, lower], RUST if recurved else UMBER, COAL, 2.6) + grip + bands


def small_bow(colour: str = COAL) -> str:
    """A drawn bow with its arrow for a small figure; the bow hand is at the origin."""
    stave = curve([(-8, -36), (3, -20), (5, 0), (3, 20), (-8, 36)], colour, 4)
    string = line([(-8, -36), (-40, 0), (-8, 36)], colour, 2.2)
    return (
        stave
        + string
        + line([(-40, 0), (16, 0)], colour, 3.2)
        + polygon([(13, -5), (27, 0), (13, 5)], colour)
    )


def club(length: float = 200) -> str:
    """A knotty war club."""
    shaft = limb((0, 0, 13), (length * 0.45, 2, 17), (length * 0.66, 0, 26))
    head = outline(
        (length * 0.58, -14), (length * 0.7, -34), (length * 0.86, -40), (length, -22),
        (length * 1.02, 8), (length * 0.92, 34), (length * 0.74, 34), (length * 0.6, 16)
    )  # fmt: skip
    knobs = "".join(
        figure([outline((x - 7, y), (x, y - 7), (x + 7, y), (x, y + 7))], DARK, COAL,
        1.6) for x, y in ((length * 0.74, -16), (length * 0.88, -18), (length * 0.8, 8),
        (length * 0.94, 4), (length * 0.84, 24))
    )  # fmt: skip
    grain = "".join(
        curve([(20 + i * 6, -3 + i * 3), (60, -4 + i * 3), (100, -5 + i * 4)], DARK,
        1.8) for i in range(3)
    )  # fmt: skip
    return figure([shaft, head], UMBER, COAL, 3) + grain + knobs + _binding(14, 7)


def small_club(colour: str = COAL) -> str:
    """A club for a small figure; the hand is at the origin."""
    return path(limb((-10, 0, 4), (16, 0, 5), (34, 0, 11), (44, 0, 10)), colour)


def stone_axe(length: float = 230) -> str:
    """A ground axe bound into a bent haft."""
    haft = limb((0, 6, 15), (length * 0.5, 0, 14), (length * 0.88, -6, 18), (length * 0.98, -4, 14))
    x = length * 0.83
    blade = outline(
        (x - 24, -16), (x - 30, -50), (x - 44, -92), (x - 6, -106), (x + 34, -92), (x + 22, -50),
        (x + 20, -16), (x + 16, 20), (x - 18, 20)
    )  # fmt: skip
    parts = figure([blade], FLINT, COAL, 3)
    parts += curve([(x - 36, -88), (x - 4, -96), (x + 28, -86)], CHALK, 2.4)
    parts += "".join(
        curve([(x - 14 + i * 12, -80), (x - 12 + i * 11, -58), (x - 10 + i * 9, -34)], CHALK,
        1.4) for i in range(3)
    )  # fmt: skip
    parts += figure([haft], UMBER, COAL, 3)
    lash = "".join(
        line([(x - 26 + i * 12, 16), (x - 18 + i * 12, -22)], OCHRE, 4.4) for i in range(5)
    )
    cross = "".join(
        line([(x - 26 + i * 12, -20), (x - 18 + i * 12, 14)], CHALK, 2) for i in range(5)
    )
    return parts + lash + cross + _binding(16, 8)


def maul(length: float = 220) -> str:
    """A heavy grooved stone on a haft."""
    x = length * 0.86
    haft = limb((0, 0, 14), (length * 0.6, 0, 15), (x, 0, 17))
    stone = outline(
        (x - 30, -56), (x, -64), (x + 30, -56), (x + 38, -20), (x + 32, 0), (x + 38, 22),
        (x + 30, 56), (x, 64), (x - 30, 56), (x - 38, 20), (x - 32, 0), (x - 38, -20)
    )  # fmt: skip
    parts = figure([haft], UMBER, COAL, 3) + figure([stone], FLINT, COAL, 3.2)
    parts += "".join(line([(x - 35, y), (x + 35, y + 3)], OCHRE, 4) for y in (-10, -2, 6))
    parts += "".join(
        curve([(a, b), (a + 6, b + 4), (a + 12, b)], CHALK, 1.6) for a, b in ((x - 20, -44),
        (x + 2, -36), (x - 16, 34), (x + 6, 46))
    )  # fmt: skip
    return parts + _binding(14, 7)


def trunk(length: float = 300) -> str:
    """A torn-out tree trunk with stumps of branches and roots on the right."""
    bole = limb((0, 0, 32), (length * 0.4, 3, 36), (length * 0.8, 0, 42), (length * 0.9, 0, 46))
    stumps = [
        limb((length * 0.25, -10, 13), (length * 0.2, -34, 10)),
        limb((length * 0.5, 12, 13), (length * 0.46, 38, 10)),
        limb((length * 0.62, -14, 12), (length * 0.6, -40, 8))
    ]  # fmt: skip
    roots = [
        limb((length * 0.9, y, 17), (length * 1.0, y * 1.9, 11),
        (length * 1.08, y * 2.5 + 4, 3)) for y in (-14, 0, 15)
    ]  # fmt: skip
    parts = figure([*roots, *stumps, bole], UMBER, COAL, 3.2)
    parts += "".join(
        curve([(a, b), (a + 26, b + 4), (a + 52, b)], DARK, 2.4) for a, b in ((18, -7), (60, 8),
        (110, -8), (160, 9), (196, -8))
    )  # fmt: skip
    cut = figure([outline((-4, -15), (6, 0), (-4, 15), (-12, 0))], OCHRE, COAL, 2.4)
    return parts + cut + curve([(-4, -8), (1, 0), (-4, 8)], UMBER, 1.8)


def knife(length: float = 190) -> str:
    """A flint blade in a wrapped handle."""
    blade = outline(
        (length * 0.36, -18), (length * 0.62, -30), (length * 0.86, -20), (length, 4),
        (length * 0.84, 17), (length * 0.6, 22), (length * 0.36, 18)
    )  # fmt: skip
    scars = "".join(
        curve([(length * t, -22 + abs(t - 0.62) * 30), (length * t + 7, -8), (length * t + 2, 2)],
        CHALK, 1.6) for t in (0.44, 0.54, 0.64, 0.74, 0.84)
    )  # fmt: skip
    lower = "".join(
        curve([(length * t, 18), (length * t + 5, 10), (length * t, 3)], CHALK, 1.4) for t in (0.48,
        0.6, 0.72)
    )  # fmt: skip
    grip = figure([limb((4, 0, 27), (length * 0.2, 0, 31), (length * 0.4, 0, 33))], OCHRE, COAL, 3)
    wraps = "".join(line([(8 + i * 9, -14), (14 + i * 9, 14)], UMBER, 3) for i in range(8))
    return figure([blade], FLINT, COAL, 3) + scars + lower + grip + wraps


def bone_club(length: float = 220) -> str:
    """A thigh bone."""
    shaft = limb((14, 0, 26), (length * 0.5, 0, 22), (length * 0.86, 0, 30))
    knobs = [
        outline((x - 20, y), (x, y - 19), (x + 20, y), (x, y + 19)) for x, y in ((8, -14), (6, 14),
        (length * 0.94, -20), (length * 0.92, 20))
    ]  # fmt: skip
    parts = figure([shaft, *knobs], BONE, COAL, 3.2)
    shade = limb((20, 8, 5), (length * 0.5, 7, 5), (length * 0.84, 10, 5))
    parts += path(shade, OCHRE, opacity=0.55)
    return (
        parts
        + "".join(curve([(a, b), (a + 22, b + 3), (a + 44, b)], UMBER, 1.8)
            for a, b in ((40, -4), (90, 6), (130, -4)))
    )  # fmt: skip


def boomerang() -> str:
    """A boomerang, 190 across, its middle at the origin."""
    shape = limb(
        (-96, 50, 12), (-70, 20, 27), (-28, -22, 34), (0, -36, 36), (28, -22, 34), (70, 20, 27),
        (96, 50, 12)
    )  # fmt: skip
    marks = "".join(
        line([(s * x, y), (s * (x + 9), y - 16)], c, 4.4)
        for s in (-1, 1)
        for x, y, c in ((34, 0, RED), (46, 10, COAL), (58, 22, RED))
    )
    dots = "".join(circle(x, -36 + abs(x) * 0.5, 3.6, CHALK) for x in (-16, 0, 16))
    return figure([shape], OCHRE, COAL, 3) + marks + dots


def sling() -> str:
    """A sling with a stone in its pouch and its cords hanging from a hand at the origin."""
    cords = curve([(0, 0), (-16, 60), (-34, 112)], COAL, 4) + curve(
        [(6, 0), (30, 56), (40, 112)], COAL, 4
    )
    cords += curve([(0, 0), (-16, 60), (-34, 112)], OCHRE, 2) + curve(
        [(6, 0), (30, 56), (40, 112)], OCHRE, 2
    )
    stone = figure(
        [outline((-24, 112), (-10, 96), (14, 96), (28, 112), (18, 130), (-12, 130))], FLINT, COAL,
        2.6
    )  # fmt: skip
    pouch = figure(
        [outline((-40, 106), (-20, 122), (4, 128), (28, 122), (46, 106), (36, 138), (4, 152),
        (-28, 138))], RUST, COAL, 3
    )  # fmt: skip
    return (
        cords
        + stone
        + pouch
        + "".join(circle(x, 136 - abs(x - 4) * 0.2, 2.4, CHALK) for x in (-18, -4, 10, 24))
    )


def stone(r: float = 30, fill: str = FLINT) -> str:
    """A stone of about radius `r`."""
    shape = outline(
        (-r, 0), (-r * 0.8, -r * 0.7), (-r * 0.1, -r), (r * 0.7, -r * 0.8), (r, -r * 0.05),
        (r * 0.7, r * 0.75), (-r * 0.2, r * 0.9), (-r * 0.85, r * 0.6)
    )  # fmt: skip
    thin = max(1.4, r * 0.06)
    facets = curve(
        [(-r * 0.62, -r * 0.4), (-r * 0.2, -r * 0.62), (r * 0.3, -r * 0.56)], CHALK, thin
    )
    facets += curve([(r * 0.66, -r * 0.3), (r * 0.5, r * 0.1), (r * 0.56, r * 0.4)], CHALK, thin)
    facets += curve([(-r * 0.5, r * 0.3), (-r * 0.2, r * 0.1), (0, r * 0.3)], COAL, thin)
    return figure([shape], fill, COAL, max(1.8, r * 0.09)) + facets


def thrower(length: float = 170) -> str:
    """A spear thrower with its hook at the left, carved as an ibex that looks back."""
    body = limb((-4, 2, 9), (length * 0.4, 3, 12), (length * 0.8, 2, 14), (length, 0, 16))
    back = outline((-6, 4), (-2, -10), (16, -15), (40, -10), (48, 0), (24, 6))
    horns = limb((-4, -6, 7), (-16, -18, 6), (-8, -34, 5), (6, -34, 3))
    parts = figure([body, back, horns], BONE, COAL, 2.8)
    notches = "".join(
        line([(x, -4), (x + 4, 8)], UMBER, 2.4) for x in range(62, int(length * 0.72), 12)
    )
    return parts + notches + _binding(length * 0.8, 8) + circle(4, -7, 1.8, COAL)


def shield(tall: float = 220) -> str:
    """A wooden shield, its middle at the origin."""
    k = tall / 220
    rim: list[Point] = [
        (0, -110), (44, -96), (66, -50), (70, 0), (58, 58), (30, 100), (0, 112), (-30, 100),
        (-58, 58), (-70, 0), (-66, -50), (-44, -96)
    ]  # fmt: skip
    shape = outline(*[(x * k, y * k) for x, y in rim])
    parts = figure([shape], UMBER, COAL, 4 * k)
    for x, top, bottom in (
        (-44, -84, 70),
        (-22, -100, 96),
        (0, -106, 106),
        (22, -100, 96),
        (44, -84, 70),
    ):
        parts += line([(x * k, top * k), (x * k, bottom * k)], DARK, 3.4 * k)
    for y in (-58, 54):
        parts += curve([(-62 * k, y * k), (0, (y + 5) * k), (62 * k, y * k)], OCHRE, 8 * k)
        parts += "".join(
            line([(x * k, (y - 7) * k), ((x + 6) * k, (y + 11) * k)], COAL,
            2.6 * k) for x in range(-54, 56, 12)
        )  # fmt: skip
    boss = "".join(
        circle(0, 0, r * k, c) for r, c in ((34, COAL), (30, RED), (20, CHALK), (11, RED))
    )
    return parts + boss


def vest() -> str:
    """Armor of hide, slats and teeth, 200 high, its middle at the origin."""
    hide = outline(
        (-70, -92), (-42, -100), (-22, -84), (0, -76), (22, -84), (42, -100), (70, -92), (92, -60),
        (66, -44), (62, 20), (70, 88), (30, 98), (0, 92), (-30, 98), (-70, 88), (-62, 20),
        (-66, -44), (-92, -60)
    )  # fmt: skip
    parts = figure([hide], RUST, COAL, 3.6)
    parts += hatch([(-60 + i * 12, 78 + i % 2 * 5) for i in range(11)], DARK, 2.6, (1, 18), 3, 3)
    for row, y in enumerate((-46, -12, 22)):
        for i in range(6):
            x = -50 + i * 20
            slat = outline(
                (x - 8, y - 15), (x + 8, y - 15), (x + 9, y + 14), (x, y + 18), (x - 9, y + 14)
            )  # fmt: skip
            parts += figure([slat], BONE if (row + i) % 2 else OCHRE, COAL, 2)
            parts += circle(x, y - 8, 2, COAL)
    parts += curve([(-40, -90), (0, -58), (40, -90)], COAL, 2.4)
    for x, y in ((-28, -74), (-14, -65), (0, -61), (14, -65), (28, -74)):
        parts += path(
            f"M{x - 4} {y}Q{x - 3} {y + 14} {x} {y + 20}Q{x + 4} {y + 12} {x + 4} {y}Z", CHALK,
            stroke=COAL, width=1.6
        )  # fmt: skip
    return parts + curve([(-64, 56), (0, 64), (64, 56)], DARK, 7)
