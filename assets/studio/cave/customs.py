"""How people live together: trade, shelter, belief, care."""

from __future__ import annotations

import math

from assets.studio.cave.beasts import deer
from assets.studio.cave.cast import actor, hand_print, kid, walker_with_spear, woman
from assets.studio.cave.gear import flint_head
from assets.studio.cave.people import CHEER, DANCE, GIVE, KNEEL, LIE, POINT, SIT, STAND, WALK, Hair
from assets.studio.cave.places import (
    basket,
    bones,
    cave,
    cow_skull,
    dots,
    ground,
    hearth,
    hide,
    moon,
    pot,
    skull,
    snowfall,
    spiral,
    stars,
    sun,
)
from assets.studio.cave.plants import fern, flower, grass, leaf
from assets.studio.cave.predators import wolf
from assets.studio.cave.rock import (
    CHALK,
    COAL,
    DARK,
    GOLD,
    LEAF,
    MOSS,
    OCHRE,
    PLUM,
    RED,
    RUST,
    UMBER,
)
from assets.studio.cave.shapes import figure, hatch, limb, outline
from assets.studio.cave.small_game import mussel, scallop
from game.table.svg import circle, curve, ellipse, line, path, place


def trade() -> str:
    shells = (
        "".join(place(x, y, scallop(c), k) for x, y, c, k in ((176, 266, OCHRE, 0.56),
            (146, 274, RED, 0.5), (118, 262, OCHRE, 0.44)))
        + place(206, 276, mussel(), 0.5)
    )  # fmt: skip
    flints = "".join(
        place(x, y, flint_head(34, 9), turn=t) for x, y, t in ((248, 276, -20), (284, 270, 14),
        (270, 256, -50), (310, 280, -8))
    )  # fmt: skip
    swap = (
        curve([(160.0, 60), (204, 30), (246, 56)], COAL, 4)
        + path("M240 44L258 66L234 64Z", COAL)
        + curve([(246.0, 84), (204, 108), (164, 86)], COAL, 4)
        + path("M170 96L150 78L174 76Z", COAL)
    )
    furs = place(348, 234, hide(RUST), 0.4)
    return (
        ground(288)
        + swap
        + actor(116, 286, GIVE, RED, 1.62, hair="feather", held=place(32, -70, scallop(), 0.42))
        + actor(294, 286, GIVE, COAL, 1.62, flip=True, hair="bun",
            held=place(28, -68, flint_head(26, 7), turn=-80))
        + shells
        + flints
        + furs
        + place(52, 286, basket(), 0.8)
    )  # fmt: skip


def meeting_of_the_tribes() -> str:
    ring = ""
    looks: tuple[tuple[str, Hair], ...] = (
        (RED, "feather"), (COAL, "horns"), (OCHRE, "crest"), (UMBER, "bun"), (RED, "crest"),
        (COAL, "loose"), (UMBER, "horns"), (OCHRE, "feather")
    )  # fmt: skip
    for i, (colour, hair) in enumerate(looks):
        a = math.pi * (1.06 + i * 0.126)
        x, y = 204 + 170 * math.cos(a), 250 + 92 * math.sin(a)
        ring += actor(x, y, CHEER if i % 2 else STAND, colour, 0.98, hair=hair, flip=x > 204)
    front = (
        actor(76, 290, SIT, RED, 1.1)
        + actor(136, 294, SIT, COAL, 1.0)
        + actor(330, 290, SIT, OCHRE, 1.1, flip=True)
        + actor(272, 294, SIT, UMBER, 1.0, flip=True)
    )
    return (
        place(204, 46, sun())
        + ring
        + place(204, 268, hearth(84, 4))
        + front
        + place(52, 50, spiral(20, COAL))
        + place(356, 50, spiral(20, RED))
    )


def cave_shelter() -> str:
    family = (
        actor(150, 274, SIT, RED, 1.06)
        + woman(262, 274, SIT, OCHRE, 1.06, flip=True, skirt=None)
        + kid(292, 276, STAND, OCHRE, 0.9, flip=True)
        + kid(118, 276, STAND, RED, 0.9)
    )
    return (
        snowfall(40, 3, 16)
        + place(204, 280, cave(236, 190))
        + place(206, 270, hearth(74, 4))
        + family
        + hand_print(166, 146, RED, 0.34)
        + hand_print(244, 142, OCHRE, 0.34, 8, flip=True)
        + place(204, 158, deer(RED), 0.26)
    )


def furs_and_skins() -> str:
    frame = "".join(
        line(p, UMBER, 8) for p in (((38.0, 36.0), (38.0, 284.0)), ((196.0, 36.0), (196.0, 284.0)),
        ((26.0, 48.0), (208.0, 48.0)), ((26.0, 258.0), (208.0, 258.0)))
    )  # fmt: skip
    cords = "".join(
        line([a, b], COAL, 2.4) for a, b in (((38, 76), (62, 92)), ((196, 76), (172, 92)),
        ((38, 232), (62, 212)), ((196, 232), (172, 212)), ((117, 48), (117, 68)))
    )  # fmt: skip
    robe = figure(
        [outline((-13, -80), (-20, -66), (-25, -40), (-29, -17), (-18, -14), (-11, -36), (-5, -62),
        (0, -70), (5, -62), (11, -36), (18, -14), (29, -17), (25, -40), (20, -66), (13, -80),
        (0, -76))], RUST, COAL, 2.2
    )  # fmt: skip
    collar = curve([(-13, -79), (-7, -72), (0, -70), (7, -72), (13, -79)], CHALK, 6)
    hem = "".join(
        line([(x, y), (x + dx, y + 6)], CHALK, 3)
        for x, y, dx in (
            (-28, -18, -2), (-24, -16, -1), (-20, -15, 0), (28, -18, 2), (24, -16, 1), (20, -15, 0)
        )
    )  # fmt: skip
    fur = hatch([(-21, -56), (-23, -42), (-16, -46), (17, -56), (20, -42), (14, -38), (-18, -30),
        (20, -28)], DARK, 1.8, (0, 8), 3, 2)  # fmt: skip
    tunic = path(outline((-9, -64), (9, -64), (12, -26), (0, -23), (-12, -26)), OCHRE)
    boots = "".join(path(limb((x, -12, 8), (x + 1, -3, 7), (x + 8, -2, 5)), COAL) for x in (-8, 4))
    return (
        frame
        + cords
        + place(117, 152, hide(OCHRE), 1.0)
        + actor(
            304,
            286,
            STAND,
            UMBER,
            2.1,
            held=boots + tunic + robe + fur + hem + collar,
            hair="short",
        )
        + ground(290)
    )


def camp_fire() -> str:
    sparks = "".join(
        circle(x, y, r, GOLD) for x, y, r in ((170, 60, 3), (236, 44, 2.6), (250, 84, 2.2),
        (152, 96, 2.2), (206, 28, 2.4))
    )  # fmt: skip
    return (
        place(204, 270, hearth(180, 0))
        + sparks
        + actor(66, 276, DANCE, OCHRE, 1.2)
        + woman(340, 276, DANCE, RED, 1.2, flip=True)
        + actor(120, 290, SIT, RED, 0.9)
        + actor(292, 290, SIT, OCHRE, 0.9, flip=True)
    )


def taboos() -> str:
    pole = (
        line([(204, 294), (204, 130)], UMBER, 8)
        + place(204, 92, cow_skull(), 1.1)
        + place(204, 176, skull(), 0.86)
        + "".join(curve([(204 + s * 4, 150), (204 + s * 30, 166), (204 + s * 26, 196)], RED, 3.4)
            for s in (-1, 1))
    )  # fmt: skip
    bars = "".join(
        line([(x - 26, y - 26), (x + 26, y + 26)], RED, 8) + line([(x + 26, y - 26),
        (x - 26, y + 26)], RED, 8) for x, y in ((72, 214), (336, 214))
    )  # fmt: skip
    return (
        ground(286)
        + dots(30, 262, 25, (15, 0), RED, 4.4)
        + pole
        + hand_print(72, 210, COAL, 0.8)
        + hand_print(336, 210, COAL, 0.8, flip=True)
        + bars
        + place(204, 258, bones(), 1.0)
        + place(72, 82, spiral(26, COAL))
        + place(336, 82, spiral(26, COAL))
    )


def shaman() -> str:
    drum = place(
        30, -92, circle(0, 0, 17, COAL) + circle(0, 0, 14.6, CHALK)
        + line([(-14, 0), (14, 0)], RED, 2) + line([(0, -14), (0, 14)], RED, 2)
        + circle(0, 0, 4, RED)
    )  # fmt: skip
    tail = path(limb((-5, -44, 5), (-20, -34, 4), (-28, -18, 5), (-30, -10, 2)), RUST)
    fringe = "".join(line([(x, -40), (x - 2, -24)], CHALK, 2.4) for x in (-7, -2, 3, 8))
    hero = actor(196, 286, DANCE, OCHRE, 1.86, hair="horns", behind=tail, held=drum + fringe)
    spirits = (
        place(66, 150, deer(CHALK), 0.5)
        + place(344, 150, wolf(CHALK, "howl", edge=UMBER), 0.76, flip=True)
        + place(342, 286, hearth(64, 3))
        + place(60, 276, spiral(30, GOLD, 4.4))
        + place(330, 56, moon(22))
    )
    return spirits + hero + stars([(40, 46), (110, 30), (262, 40), (300, 90), (120, 96), (384, 80)])


def herbal_remedies() -> str:
    bunch = place(
        104, 216, "".join(place(0, 0, b, turn=t) for b, t in ((fern(LEAF, 128), -26),
        (flower(GOLD, 134), -6), (fern(MOSS, 118), 16), (flower(RED, 112), 34),
        (flower(PLUM, 118), -42)))
    )  # fmt: skip
    tie = place(
        104, 206, "".join(line([(-13, y), (13, y + 3)], OCHRE, 5) for y in (-8, 0, 8))
        + "".join(line([(x * 0.4, 10), (x, 56)], MOSS, 4) for x in (-22, -10, 0, 12, 24))
    )  # fmt: skip
    mortar = (
        place(256, 286, pot("#6b6459"), 1.5)
        + line([(268, 244), (300, 172)], UMBER, 10)
        + circle(266, 248, 9, UMBER)
    )
    leaves = "".join(
        place(x, y, leaf(MOSS), 1, turn=t) for x, y, t in ((196, 276, -10), (180, 286, 170),
        (318, 284, 12))
    )  # fmt: skip
    return (
        ground(290) + bunch + tie + mortar + leaves + woman(348, 286, GIVE, UMBER, 1.46, flip=True)
    )


def grooming() -> str:
    front = actor(178, 286, SIT, RED, 2.0)
    back = woman(118, 288, KNEEL, UMBER, 2.0, skirt=None)
    comb = place(
        330, 116, figure([outline((-34, -26), (0, -34), (34, -26), (34, 6), (-34, 6))], "#ead5a8",
        COAL, 3) + "".join(figure([limb((x, 6, 6), (x, 54, 3))], "#ead5a8", COAL, 2)
        for x in (-28, -14, 0, 14, 28)) + dots(-20, -12, 4, (13, 0), RED, 3)
    )  # fmt: skip
    return (
        ground(290)
        + back
        + front
        + comb
        + kid(318, 286, SIT, OCHRE, 1.3, flip=True)
        + place(372, 290, grass(MOSS, 8, 44))
    )


def primitive_surgery() -> str:
    head = (
        place(128, 150, skull(), 2.5)
        + ellipse(128, 92, 19, 15, COAL)
        + ellipse(128, 92, 15, 11.6, "#8a6a48")
        + "".join(line([(128 + 24 * math.cos(a), 92 + 19 * math.sin(a)),
            (128 + 33 * math.cos(a), 92 + 27 * math.sin(a))], RED, 3.4)
            for a in (0.2, 0.9, 2.2, 2.9, 3.9, 4.7, 5.5))
    )  # fmt: skip
    tool = place(
        236, 66, place(0, 0, flint_head(74, 17) + figure([limb((-66, 0, 15), (-30, 0, 17),
        (0, 0, 17))], OCHRE, COAL, 2.8) + "".join(line([(-58 + i * 9, -7), (-54 + i * 9, 7)], UMBER,
        2.6) for i in range(6))), turn=152
    )  # fmt: skip
    bed = place(
        292, 276, figure([outline((-66, 4), (-60, -10), (50, -10), (70, 0), (66, 10), (-58, 12))],
        "#e6c990", COAL, 2)
    )  # fmt: skip
    return (
        head
        + tool
        + ground(290)
        + bed
        + actor(292, 269, LIE, RED, 1.3)
        + woman(368, 286, GIVE, UMBER, 1.2, flip=True)
        + place(216, 288, pot(), 0.8)
    )


def dogs() -> str:
    return (
        ground(288)
        + walker_with_spear(112, 286, WALK, RED, 1.7, hair="feather")
        + place(246, 286, wolf(OCHRE, "stand", True), 1.22, flip=True)
        + place(186, 294, wolf(UMBER, "stand", True), 0.76, flip=True)
        + kid(366, 286, POINT, OCHRE, 1.1, flip=True)
        + place(350, 56, sun())
    )
