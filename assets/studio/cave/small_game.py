"""Small animals. They face left; those that stand have their feet at y = 0."""

from __future__ import annotations

import math

from assets.studio.cave.rock import CHALK, COAL, DARK, GOLD, MOSS, OCHRE, RED, SLATE, UMBER
from assets.studio.cave.shapes import figure, hatch, limb, outline
from game.table.svg import circle, curve, ellipse, line, path, place


def hare(fill: str = OCHRE) -> str:
    """A hare that sits, 84 to the tips of its ears."""
    far_ear = limb((-20, -52, 8), (-10, -70, 9), (-4, -84, 3))
    parts = figure([far_ear], UMBER, COAL, 2.4)
    body = outline(
        (-41, -45), (-36, -55), (-25, -60), (-14, -54), (-6, -44), (8, -42), (24, -38), (37, -24),
        (39, -9), (30, -2), (8, -2), (-10, -4), (-17, -16), (-21, -29), (-30, -35),
    )  # fmt: skip
    ear = limb((-22, -55, 8), (-15, -74, 9.5), (-11, -90, 3))
    fore = limb((-13, -22, 10), (-15, -9, 6.4), (-22, -2, 6))
    haunch = limb((22, -18, 27), (14, -8, 15))
    sole = limb((16, -3, 8), (-4, -2, 6.4))
    tail = circle(41, -16, 7.5, CHALK)
    parts += tail + figure([ear, body, fore, haunch, sole], fill, COAL, 3)
    parts += curve([(5, -10), (8, -24), (18, -32), (29, -31)], COAL, 2.2)
    parts += hatch([(-10 + i * 8, -35 + i) for i in range(4)], UMBER, 2, (2, 9), 3, 2)
    parts += line([(-21, -60), (-15, -76)], UMBER, 2)
    whiskers = "".join(line([(-36, -44), (-47, y)], COAL, 1.1) for y in (-45, -40))
    return parts + whiskers + circle(-29, -48, 2.6, COAL) + circle(-41, -45, 2.2, COAL)


def running_hare(fill: str = UMBER) -> str:
    """A hare at full stretch, 96 long, its middle at the origin."""
    legs = [
        limb((-24, 4, 8), (-42, 12, 5), (-54, 10, 4)),
        limb((-18, 6, 8), (-30, 18, 5), (-42, 20, 4)),
        limb((26, 2, 14), (42, 10, 7), (58, 18, 4.6)),
        limb((20, 4, 13), (32, 16, 7), (48, 26, 4.6)),
    ]
    body = outline(
        (-50, -12), (-44, -20), (-34, -20), (-20, -14), (4, -16), (26, -14), (36, -4), (28, 8),
        (4, 8), (-20, 10), (-36, 0), (-46, -5),
    )  # fmt: skip
    ears = [
        limb((-36, -18, 6), (-24, -28, 6), (-12, -34, 2)), limb((-38, -18, 5), (-30, -32, 5),
        (-22, -40, 2))
    ]  # fmt: skip
    tail, eye = circle(38, -6, 5, CHALK), circle(-43, -13, 1.8, COAL)
    return tail + figure([*legs, *ears, body], fill, COAL, 2.6) + eye


def rodent(fill: str = UMBER) -> str:
    """A fat vole, 46 high, nibbling a seed."""
    tail = curve([(34, -6), (48, -4), (60, -12), (66, -6)], COAL, 3)
    body = outline(
        (-44, -22), (-36, -33), (-22, -38), (-4, -44), (18, -42), (36, -28), (40, -10), (30, -2),
        (0, -1), (-22, -3), (-34, -10),
    )  # fmt: skip
    ear = limb((-20, -36, 12), (-17, -41, 11))
    feet = [limb((-16, -4, 7), (-24, 0, 5)), limb((20, -4, 9), (10, 0, 6))]
    hand = limb((-24, -16, 7), (-36, -14, 5))
    parts = tail + figure([*feet, ear, body, hand], fill, COAL, 2.8)
    parts += circle(-17, -40, 3, OCHRE) + circle(-33, -26, 2.4, COAL) + circle(-45, -21, 2.4, COAL)
    parts += "".join(line([(-42, -19), (-54, y)], COAL, 1.2) for y in (-24, -18, -12))
    parts += ellipse(-42, -13, 5, 3.6, GOLD)
    return parts + hatch([(-6 + i * 9, -36 + i * 2) for i in range(5)], DARK, 2.2, (4, 11), 4, 3)


def flying_bird(fill: str = COAL) -> str:
    """A goose in flight, 110 long with its neck stretched, its middle at the origin."""
    far_wing = outline(
        (-10, -2), (-2, -26), (18, -46), (44, -56), (30, -36), (36, -34), (22, -20), (26, -16),
        (14, -2)
    )  # fmt: skip
    body = outline(
        (-58, -9), (-50, -13), (-42, -10), (-24, -8), (-8, -10), (12, -8), (30, -2), (42, 2),
        (28, 6), (6, 8), (-12, 5), (-26, -3), (-42, -6)
    )  # fmt: skip
    near_wing = outline(
        (-14, 0), (-14, 18), (-2, 40), (20, 60), (16, 42), (24, 44), (18, 28), (26, 28), (16, 4)
    )  # fmt: skip
    beak = limb((-54, -10, 4), (-64, -7, 2))
    parts = figure([far_wing], UMBER, COAL, 2)
    parts += path(beak, OCHRE) + figure([body, near_wing], fill, COAL, 2)
    parts += curve([(-8, 12), (0, 30), (12, 46)], CHALK, 2) + curve(
        [(0, 8), (8, 24), (17, 36)], CHALK, 2
    )
    return parts + circle(-51, -11, 1.6, CHALK)


def grouse(fill: str = RED) -> str:
    """A grouse on the ground, 66 high."""
    legs = "".join(
        line([(x, -14), (x - 2, -1)], COAL, 2.6)
        + "".join(line([(x - 2, -1), (x - 2 + d, 1)], COAL, 2) for d in (-8, -3, 4))
        for x in (-4, 8)
    )
    tail = outline((26, -34), (46, -52), (56, -46), (58, -34), (48, -26), (30, -22))
    body = outline(
        (-38, -56), (-32, -64), (-22, -64), (-16, -54), (-10, -46), (10, -44), (28, -36), (34, -24),
        (18, -13), (-8, -12), (-24, -22), (-28, -38), (-30, -48),
    )  # fmt: skip
    beak = path("M-37 -58L-49 -54L-37 -51Z", OCHRE)
    parts = legs + beak + figure([tail, body], fill, COAL, 2.8)
    wing = outline((-12, -38), (8, -38), (28, -28), (10, -20), (-8, -24))
    parts += figure([wing], UMBER, COAL, 2)
    parts += "".join(line([(34, y), (52, y - 8)], COAL, 2) for y in (-32, -38, -26))
    return (
        parts
        + circle(-30, -57, 2.2, COAL)
        + "".join(circle(x, y, 1.8, CHALK) for x, y in ((-16, -34), (-14, -26), (-18, -42)))
    )


def fish(fill: str = SLATE) -> str:
    """A salmon, 120 long, its middle at the origin."""
    tail = outline((42, 0), (58, -20), (66, -20), (60, 0), (66, 20), (58, 20))
    fins = [
        outline((-6, -18), (6, -32), (18, -28), (16, -16)),
        outline((-10, 15), (-2, 27), (8, 26), (8, 14))
    ]  # fmt: skip
    body = outline(
        (-58, 2), (-46, -10), (-24, -19), (4, -20), (28, -12), (48, -5), (50, 4), (28, 12), (2, 18),
        (-26, 17), (-46, 11)
    )  # fmt: skip
    parts = figure([tail, *fins, body], fill, COAL, 2.8)
    parts += curve([(-34, -14), (-28, 0), (-34, 13)], COAL, 2.2)
    parts += curve([(-57, 3), (-48, 5), (-44, 3)], COAL, 2)
    scales = [(x, y) for x in (-16, -4, 8, 20) for y in (-8, 1, 9)]
    parts += "".join(curve([(x, y - 4), (x + 4, y), (x, y + 4)], COAL, 1.6) for x, y in scales)
    return parts + circle(-44, -3, 3.4, CHALK) + circle(-44, -3, 1.8, COAL)


def viper(fill: str = MOSS) -> str:
    """A coiled snake with raised head and open mouth, 76 high."""
    coil = limb((60, -3, 3), (44, -5, 8), (20, -8, 15), (-12, -8, 16), (-34, -9, 14))
    second = limb((-32, -12, 14), (-12, -20, 15), (14, -20, 15), (32, -16, 12))
    upper = limb(
        (28, -26, 13), (4, -36, 14), (-12, -44, 13), (-8, -58, 12), (-18, -70, 12), (-30, -72, 10)
    )  # fmt: skip
    head = outline(
        (-22, -80), (-36, -82), (-52, -80), (-54, -76), (-40, -72), (-52, -62), (-48, -58),
        (-34, -62), (-20, -66)
    )  # fmt: skip
    parts = figure([coil], fill, COAL, 2.8) + figure([second], fill, COAL, 2.8)
    parts += figure([upper, head], fill, COAL, 2.8)
    zig = [(-30, -6), (-18, -10), (-6, -5), (6, -10), (18, -5), (32, -8)]
    parts += line([(float(x), float(y)) for x, y in zig], COAL, 3)
    parts += curve([(14, -32), (-4, -40), (-10, -50), (-12, -62)], COAL, 3)
    parts += path("M-49 -77L-46 -69L-44 -77Z", CHALK) + path("M-46 -62L-45 -69L-42 -62Z", CHALK)
    parts += curve([(-44, -70), (-58, -70), (-66, -76)], RED, 2) + curve(
        [(-58, -70), (-66, -66)], RED, 2
    )
    return parts + circle(-34, -77, 2.4, GOLD) + circle(-34, -77, 1.2, COAL)


def lizard(fill: str = MOSS) -> str:
    """A lizard seen from above, 150 long, its head to the left, its middle at the origin."""
    limbs = [
        limb((-26, -6, 8), (-34, -22, 6), (-46, -26, 5)),
        limb((-26, 6, 8), (-36, 20, 6), (-30, 32, 5)),
        limb((18, -6, 9), (26, -22, 7), (16, -32, 5)),
        limb((18, 6, 9), (30, 18, 7), (42, 26, 5)),
    ]
    body = limb(
        (-62, -2, 6), (-52, 0, 15), (-40, 0, 11), (-24, 0, 16), (0, 0, 19), (22, 0, 15), (44, 4, 9),
        (66, -4, 6), (88, 4, 3)
    )  # fmt: skip
    toes = "".join(
        line([(x, y), (x + 7 * math.cos(a), y + 7 * math.sin(a))], COAL, 1.8)
        for x, y, turn in ((-46, -26, 3.6), (-30, 32, 1.8), (16, -32, 4.4), (42, 26, 0.8))
        for a in (turn - 0.6, turn, turn + 0.6)
    )
    spots = "".join(
        circle(x, y, 2.6, COAL) for x, y in ((-20, -3), (-8, 3), (4, -3), (16, 2), (30, 1))
    )
    return (
        toes
        + figure([*limbs, body], fill, COAL, 2.6)
        + spots
        + circle(-54, -4, 1.8, COAL)
        + circle(-54, 4, 1.8, COAL)
    )


def tortoise(fill: str = UMBER) -> str:
    """A tortoise, 44 high."""
    legs = [limb((-24, -10, 12), (-28, -1, 10)), limb((26, -10, 12), (30, -1, 10))]
    head = limb((-34, -16, 10), (-48, -24, 11), (-54, -24, 9))
    tail = limb((36, -10, 6), (46, -6, 2))
    parts = figure([*legs, head, tail], OCHRE, COAL, 2.4)
    shell = outline((-40, -10), (-34, -28), (-14, -42), (10, -43), (32, -30), (42, -10), (0, -6))
    parts += figure([shell], fill, COAL, 2.8)
    parts += curve([(-36, -14), (0, -12), (40, -14)], COAL, 2)
    parts += "".join(line([(x, -12), (x * 0.6, -40)], COAL, 2) for x in (-22, 0, 22))
    return parts + curve([(-34, -26), (0, -28), (34, -26)], COAL, 2) + circle(-53, -26, 1.8, COAL)


def beetle(fill: str = COAL) -> str:
    """A beetle seen from above, 60 long, its head upwards, its middle at the origin."""
    legs = "".join(
        line([(s * 12, y), (s * 24, y + dy * 0.6), (s * 30, y + dy * 1.6)], COAL, 2.6)
        for s in (-1, 1)
        for y, dy in ((-10, -8), (2, 2), (14, 8))
    )
    feelers = curve([(-4, -26), (-8, -36), (-14, -40)], COAL, 2) + curve(
        [(4, -26), (8, -36), (14, -40)], COAL, 2
    )
    shell = outline(
        (0, -16), (15, -10), (18, 8), (10, 26), (0, 30), (-10, 26), (-18, 8), (-15, -10)
    )
    head = outline((0, -28), (9, -22), (9, -14), (0, -12), (-9, -14), (-9, -22))
    seam = line([(0, -12), (0, 28)], CHALK, 1.8)
    return legs + feelers + figure([head, shell], fill, COAL, 2.2) + seam


def grasshopper(fill: str = MOSS) -> str:
    """A grasshopper, 100 long, facing left."""
    legs = line([(-22, -12), (-28, 0), (-34, 0)], COAL, 3) + line(
        [(-6, -10), (-8, 0), (-14, 0)], COAL, 3
    )
    body = outline(
        (-44, -20), (-40, -32), (-30, -36), (-18, -30), (8, -26), (40, -16), (52, -8), (30, -8),
        (0, -8), (-26, -10), (-38, -12)
    )  # fmt: skip
    thigh = limb((14, -16, 11), (30, -32, 8), (43, -45, 4))
    feelers = curve([(-38, -34), (-54, -46), (-66, -46)], COAL, 2)
    parts = legs + feelers + figure([body], fill, COAL, 2.4)
    parts += line([(44, -46), (52, -2), (60, 0)], COAL, 3.4) + figure([thigh], fill, COAL, 2)
    parts += curve([(-16, -28), (10, -18), (40, -13)], COAL, 1.8)
    return parts + circle(-37, -27, 2.6, COAL)


def grub(fill: str = CHALK) -> str:
    """A fat curled larva, 50 across."""
    body = limb(
        (-20, -4, 12), (-14, -18, 17), (4, -24, 18), (20, -14, 17), (22, 2, 14), (14, 12, 9)
    )
    rings = "".join(
        line([(x, y), (x + dx, y + dy)], COAL, 1.6) for x, y, dx, dy in ((-23, -14, 12, 5),
        (-10, -28, 5, 13), (8, -33, -2, 15), (22, -24, -10, 12), (29, -6, -14, 4))
    )  # fmt: skip
    return figure([body], fill, COAL, 2.2) + rings + circle(-21, -1, 5.4, OCHRE)


def bee(fill: str = GOLD) -> str:
    """A bee, 30 long, facing left."""
    wings = "".join(
        ellipse(x, y, rx + w, ry + w, c)
        for w, c in ((1.2, COAL), (0, CHALK))
        for x, y, rx, ry in ((10, -10, 5, 9), (1, -12, 6, 10))
    )
    body = figure([outline((-14, 0), (-8, -6), (6, -7), (16, 0), (6, 7), (-8, 6))], fill, COAL, 1.6)
    bands = "".join(line([(x, -6), (x, 6)], COAL, 2.6) for x in (-1, 6))
    return wings + body + bands + circle(-13, 0, 4.4, COAL)


def mussel(fill: str = SLATE) -> str:
    """A mussel's shell, 66 long, its hinge to the left."""
    shell = outline(
        (-34, 6), (-26, -8), (-4, -18), (20, -16), (33, -4), (30, 10), (10, 16), (-16, 13)
    )
    lines = "".join(
        curve([(-30, 4), (-8 + k * 7, -10 + k * 3), (18 + k * 4, -8 + k * 4)], COAL,
        1.6) for k in range(4)
    )  # fmt: skip
    return figure([shell], fill, COAL, 2.6) + lines


def scallop(fill: str = OCHRE) -> str:
    """A scallop's shell, 60 across, its hinge below."""
    shell = outline(
        (-10, 26), (-24, 8), (-30, -8), (-22, -22), (-8, -28), (8, -28), (22, -22), (30, -8),
        (24, 8), (10, 26)
    )  # fmt: skip
    ribs = "".join(
        line([(x * 0.24, 24), (x, -20 + abs(x) * 0.5)], COAL, 2) for x in (-22, -11, 0, 11, 22)
    )  # fmt: skip
    hinge = figure([outline((-14, 22), (14, 22), (12, 30), (-12, 30))], fill, COAL, 2)
    return hinge + figure([shell], fill, COAL, 2.6) + ribs


def snail(fill: str = UMBER) -> str:
    """A snail, 50 high."""
    foot = outline(
        (-46, -6), (-42, -22), (-34, -24), (-28, -12), (0, -10), (34, -10), (50, -2), (0, 0),
        (-38, 0)
    )  # fmt: skip
    horns = curve([(-41, -20), (-48, -34)], COAL, 2.4) + curve([(-36, -22), (-38, -36)], COAL, 2.4)
    parts = (
        horns
        + circle(-48, -35, 2.2, COAL)
        + circle(-38, -37, 2.2, COAL)
        + figure([foot], OCHRE, COAL, 2.4)
    )
    shell = figure(
        [outline((-22, -24), (-12, -44), (10, -50), (30, -38), (32, -18), (18, -7), (-8, -7))],
        fill, COAL, 2.6
    )  # fmt: skip
    whorl = curve(
        [(-14, -10), (-14, -34), (8, -42), (24, -28), (16, -14), (2, -18), (4, -28), (10, -28)],
        CHALK, 2.6
    )  # fmt: skip
    return parts + shell + whorl


def crab(fill: str = RED) -> str:
    """A crab seen from above, 110 wide, its middle at the origin."""
    legs = "".join(
        line([(s * 24, y), (s * 44, y + dy), (s * 50, y + dy * 2.2 + 6)], COAL, 4)
        for s in (-1, 1)
        for y, dy in ((2, -2), (9, 5), (15, 11))
    )
    arms = [limb((s * 24, -8, 7), (s * 40, -20, 7), (s * 34, -34, 7)) for s in (-1, 1)]
    claws = [
        outline((s * 34, -32), (s * 46, -44), (s * 40, -58), (s * 34, -46), (s * 26, -56),
        (s * 24, -40)) for s in (-1, 1)
    ]  # fmt: skip
    body = outline((-30, 0), (-20, -15), (0, -19), (20, -15), (30, 0), (20, 16), (0, 21), (-20, 16))
    eyes = "".join(
        line([(s * 8, -16), (s * 9, -26)], COAL, 2.4) + circle(s * 9, -27, 3, COAL) for s in (-1, 1)
    )  # fmt: skip
    return (
        legs
        + eyes
        + figure([*arms, *claws, body], fill, COAL, 2.6)
        + curve([(-14, 2), (0, 6), (14, 2)], COAL, 2)
    )


def louse(fill: str = UMBER) -> str:
    """A louse seen from above, 70 long, its head upwards, its middle at the origin."""
    legs = "".join(
        curve([(s * 8, y), (s * 24, y - 4), (s * 27, y + 9)], COAL, 3.6)
        for s in (-1, 1)
        for y in (-16, -8, 0)
    )
    body = outline((0, -18), (12, -12), (18, 8), (16, 26), (0, 38), (-16, 26), (-18, 8), (-12, -12))
    head = outline((0, -34), (8, -29), (8, -20), (0, -16), (-8, -20), (-8, -29))
    feelers = line([(-4, -32), (-11, -41)], COAL, 2.4) + line([(4, -32), (11, -41)], COAL, 2.4)
    bands = "".join(curve([(-15, y), (0, y + 4), (15, y)], COAL, 2) for y in (6, 14, 22))
    return legs + feelers + figure([head, body], fill, COAL, 2.4) + bands + ellipse(0, 4, 5, 8, RED)


def nest(eggs: int = 4) -> str:
    """A nest of twigs with eggs, 150 wide, its foot at y = 0."""
    spots = [(-34, -36), (-10, -42), (16, -42), (38, -34)][:eggs]
    parts = ""
    for i, (x, y) in enumerate(spots):
        parts += place(
            x, y, figure([outline((0, -24), (13, -12), (16, 4), (8, 17), (-8, 17), (-16, 4),
            (-13, -12))], CHALK, COAL, 2.4), turn=(i - 1.5) * 9
        )  # fmt: skip
        parts += "".join(
            circle(x + dx, y + dy, 1.8, UMBER) for dx, dy in ((-5, -6), (4, -10), (6, 2), (-7, 5))
        )  # fmt: skip
    bowl = outline(
        (-76, -30), (-40, -22), (0, -20), (40, -22), (76, -30), (62, -6), (30, 0), (-30, 0),
        (-62, -6)
    )  # fmt: skip
    parts += figure([bowl], UMBER, COAL, 2.6)
    for i in range(20):
        left = -68 + i * 7.2
        parts += curve(
            [(left, -24 + i % 4 * 4), (left + 14, -16 + i % 3 * 4), (left + 30, -20 + i % 5 * 3)],
            OCHRE if i % 2 else DARK, 2.4
        )  # fmt: skip
    return (
        parts
        + "".join(line([(x, -26), (x + d, -36)], DARK, 2.4)
            for x, d in ((-70, -12), (70, 13), (-60, -14), (62, 9)))
    )  # fmt: skip
