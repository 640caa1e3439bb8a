"""Hardships of the body and of animals: pain is shown, never gore."""

from __future__ import annotations

from assets.studio.cave.beasts import bear, big_cat, wolf
from assets.studio.cave.cast import actor, hand_print, torchman, woman
from assets.studio.cave.gear import BONE, stone
from assets.studio.cave.people import (
    BEND,
    FALL,
    GIVE,
    GRIEF,
    KNEEL,
    LIE,
    POINT,
    RUN,
    SINK,
    SIT,
)
from assets.studio.cave.places import (
    dots,
    drift,
    ground,
    moon,
    paw_prints,
    skull,
    stars,
    water,
)
from assets.studio.cave.plants import fern, grass, pine
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
    SLATE,
    UMBER,
)
from assets.studio.cave.shapes import figure, limb, outline
from assets.studio.cave.small_game import fish, louse, viper
from game.table.svg import circle, curve, ellipse, line, path, place

# ---- medical ----


def _pain(x: float, y: float, r: float, colour: str = RED) -> str:
    """Strokes that radiate from something that hurts."""
    spokes = ((1, 0), (0.7, -0.7), (0, -1), (-0.7, -0.7), (-1, 0), (-0.7, 0.7), (0.7, 0.7))
    return "".join(
        line([(x + dx * r, y + dy * r), (x + dx * r * 1.6, y + dy * r * 1.6)], colour,
        3.6) for dx, dy in spokes
    )  # fmt: skip


def lice_infestation() -> str:
    scratching = actor(120, 288, SIT, UMBER, 2.3, hair="bun")
    arm = place(120, 288, path(limb((5, -44, 6), (20, -58, 4.6), (9, -66, 4)), UMBER), 2.3)
    lice = "".join(
        place(x, y, louse(c), k, turn=t) for x, y, c, k, t in ((292, 104, UMBER, 1.5, 24),
        (224, 66, COAL, 0.62, -30), (352, 200, RUST, 0.86, -50), (256, 212, COAL, 0.7, 60),
        (68, 82, COAL, 0.44, 10), (170, 88, RUST, 0.44, 80), (118, 62, COAL, 0.36, 40))
    )  # fmt: skip
    return ground(288) + scratching + arm + lice


def infection() -> str:
    sore = "".join(
        ellipse(196, 176, r, r * 0.9, c) for r, c in ((34, COAL), (31, RED), (19, OCHRE),
        (9, CHALK))
    )  # fmt: skip
    return (
        hand_print(196, 164, UMBER, 1.74, 4)
        + sore
        + _pain(196, 176, 44)
        + "".join(curve([(x, y), (x + 4, y + 14), (x - 2, y + 26)], RED, 3.4)
            for x, y in ((190, 222), (204, 226)))
        + actor(346, 286, SIT, RED, 1.1, flip=True)
    )  # fmt: skip


def spoiled_food() -> str:
    joint = (
        figure([outline((66, 168), (70, 120), (104, 92), (150, 86), (190, 106), (218, 146),
            (240, 184), (226, 204), (186, 206), (140, 216), (94, 204))], "#6b6a3a", COAL, 3.4)
        + figure([limb((210, 186, 20), (252, 226, 18), (276, 244, 16)),
            outline((268, 232), (290, 234), (294, 252), (276, 262), (262, 254))], BONE, COAL, 3)
    )  # fmt: skip
    rot = "".join(
        circle(x, y, r, c) for x, y, r, c in ((130, 140, 13, MOSS), (176, 128, 9, MOSS),
        (196, 170, 12, LEAF), (150, 186, 10, LEAF), (120, 176, 6, PLUM))
    )  # fmt: skip
    maggots = "".join(
        place(x, y, figure([limb((-8, 0, 6), (0, -3, 7), (8, 1, 5))], CHALK, COAL, 1.6),
        turn=t) for x, y, t in ((146, 152, 20), (178, 152, -30), (160, 204, 60), (112, 160, 80))
    )  # fmt: skip
    flies = "".join(
        ellipse(x, y, 4.4, 3, COAL) + ellipse(x - 2, y - 4, 3, 2, CHALK)
        + ellipse(x + 3, y - 4, 3, 2, CHALK) for x, y in ((90, 84), (132, 60), (198, 70),
        (236, 102), (62, 130))
    )  # fmt: skip
    stench = "".join(
        curve([(x, 92), (x + 9, 74), (x - 6, 56), (x + 8, 36)], MOSS, 4) for x in (120, 156, 190)
    )  # fmt: skip
    return stench + joint + rot + maggots + flies + actor(312, 286, BEND, UMBER, 1.16) + ground(288)


def _mat(x: float, y: float, scale: float = 1.0) -> str:
    """Something pale to lie on."""
    shape = outline((-60, 2), (-56, -12), (0, -15), (56, -12), (62, 2), (50, 9), (-50, 9))
    return place(x, y, figure([shape], "#e6c990", COAL, 2), scale)


def disease() -> str:
    sick = (
        _mat(140, 196, 1.5)
        + actor(138, 190, LIE, RED, 1.5)
        + _mat(232, 276, 1.7)
        + actor(230, 270, LIE, UMBER, 1.7)
    )
    spots = "".join(
        circle(x, y, 2.6, CHALK) for x, y in ((108, 174), (128, 172), (148, 176), (190, 252),
        (212, 250), (236, 254))
    )  # fmt: skip
    signs = (
        place(204, 70, skull(), 1.0)
        + dots(66, 60, 6, (16, 0), COAL)
        + dots(262, 60, 6, (16, 0), COAL)
    )
    return (
        signs
        + sick
        + spots
        + woman(340, 262, KNEEL, UMBER, 1.3, flip=True, skirt=None)
        + actor(50, 284, GRIEF, COAL, 1.4)
    )


def gangrene() -> str:
    leg = figure(
        [outline((-20, 60), (70, 78), (160, 92), (232, 112), (262, 150), (266, 200), (300, 224),
        (336, 238), (336, 256), (290, 258), (232, 250), (214, 196), (196, 166), (120, 150),
        (40, 140), (-20, 136))], RUST, COAL, 3.6
    )  # fmt: skip
    dead = path(
        outline((238, 190), (266, 196), (300, 222), (336, 238), (336, 256), (290, 258), (234, 250),
        (222, 222)), COAL
    )  # fmt: skip
    edge = path(outline((222, 168), (264, 164), (268, 200), (236, 196), (216, 196)), PLUM)
    toes = "".join(
        line([(318 + i * 4, 236 + i * 4), (330 + i * 2, 240 + i * 4)], UMBER, 2) for i in range(4)
    )  # fmt: skip
    rags = "".join(
        line([(206 + i * 9, 116 + i * 10), (176 + i * 9, 150 + i * 8)], CHALK, 6) for i in range(3)
    )  # fmt: skip
    return (
        leg
        + edge
        + dead
        + toes
        + rags
        + _pain(298, 190, 26, COAL)
        + hand_print(90, 232, COAL, 0.7, -10, flip=True)
        + dots(250, 46, 8, (15, 3), COAL)
    )


def break_leg() -> str:
    broken = place(
        150, 94, figure([limb((-96, 8, 30), (-30, 0, 24), (6, -6, 26)),
        outline((-112, -6), (-96, -22), (-82, -6), (-84, 8), (-96, 34), (-114, 24)),
        "M0 -18L14 -22L8 -8L20 -2L8 6L4 8Z"], BONE, COAL, 3)
    )  # fmt: skip
    other = place(
        238, 112, figure([limb((-4, -2, 24), (50, 16, 22), (92, 30, 30)),
        outline((92, 12), (110, 16), (112, 34), (100, 52), (82, 46)),
        "M-8 -14L-20 -8L-10 0L-18 8L-4 14L4 6Z"], BONE, COAL, 3), turn=12
    )  # fmt: skip
    victim = actor(214, 288, SIT, RED, 1.44)
    splint = place(
        214, 288, line([(20, -4), (40, -16)], UMBER, 4) + line([(24, 0), (46, -12)], UMBER, 4), 1.44
    )  # fmt: skip
    rocks = (
        place(62, 262, stone(40, "#6b5a48"))
        + place(112, 282, stone(19, "#6b5a48"))
        + place(30, 214, stone(24, "#6b5a48"))
    )
    return (
        broken
        + other
        + _pain(194, 100, 26)
        + rocks
        + victim
        + splint
        + actor(330, 288, GIVE, COAL, 1.04, flip=True)
        + ground(290)
    )


def drowning() -> str:
    waves = water(176, 8, SLATE)
    victim = actor(232, 246, SINK, RED, 1.4)
    helper = actor(92, 168, POINT, COAL, 1.26) + line([(140, 64), (198, 116)], UMBER, 5)
    bank = figure(
        [outline((-30, 330), (-30, 166), (70, 162), (126, 168), (142, 200), (128, 250),
        (136, 330))], "#8a6a48", COAL, 3.2
    )  # fmt: skip
    splash = "".join(
        curve([(232 + s * 22, 168), (232 + s * 44, 148), (232 + s * 56, 164)], SLATE,
        4) for s in (-1, 1)
    )  # fmt: skip
    deep = path(
        outline((138, 190), (220, 186), (310, 194), (430, 188), (430, 330), (134, 330)), "#56696b"
    )  # fmt: skip
    return (
        victim
        + deep
        + waves
        + bank
        + helper
        + splash
        + place(330, 262, fish(DARK), 0.8)
        + place(204, 280, fish(DARK), 0.5, flip=True)
    )


# ---- animals ----


def saber_tooth_tigers() -> str:
    return (
        ground(288)
        + place(264, 236, big_cat(OCHRE, True, True), 1.36, turn=-8)
        + place(318, 106, big_cat(RUST, True), 0.86)
        + actor(74, 286, FALL, RED, 1.24, flip=True)
        + actor(24, 270, RUN, COAL, 0.7, flip=True)
        + paw_prints([(50, 50), (84, 40), (118, 52), (152, 42)], COAL, 1.2)
    )


def bear_attack() -> str:
    marks = "".join(
        place(300 + i * 22, 18, path("M0 0Q-12 30 -28 56Q-6 32 6 2Z", RED)) for i in range(4)
    )  # fmt: skip
    return (
        ground(286)
        + place(260, 284, bear(), 1.36)
        + torchman(58, 286, RED, 1.12)
        + marks
        + dots(30, 40, 4, (18, 0), COAL)
    )


def wolves() -> str:
    pack = (
        place(250, 272, wolf("#9a9c98", "howl"), 1.9)
        + place(98, 282, wolf("#7c7f7d", "run"), 1.12)
        + place(352, 288, wolf("#6e6a66"), 1.0, flip=True)
    )
    eyes = "".join(
        circle(x, y, 2.4, GOLD) for x, y in ((38, 196), (48, 196), (372, 206), (382, 206),
        (142, 180), (151, 180))
    )  # fmt: skip
    hill = drift([(-20, 262), (90, 250), (210, 264), (330, 252), (430, 262)], "#5b6264")
    return (
        place(86, 66, moon(34))
        + stars([(30, 30), (160, 40), (200, 90), (280, 36), (340, 60), (384, 30)])
        + hill
        + pack
        + eyes
        + place(384, 190, pine("#26302a", 130))
        + place(20, 210, pine("#26302a", 110))
    )


def snake_bite() -> str:
    leg = figure(
        [outline((196, -30), (204, 60), (196, 130), (206, 200), (200, 244), (160, 262), (116, 268),
        (112, 286), (160, 292), (250, 290), (258, 250), (262, 180), (284, 110), (296, 40),
        (296, -30))], RUST, COAL, 3.4
    )  # fmt: skip
    bite = circle(206, 214, 4, RED) + circle(210, 228, 4, RED)
    return (
        leg
        + place(110, 282, viper(), 1.72, flip=True)
        + bite
        + _pain(214, 216, 22)
        + place(360, 288, grass(MOSS, 8, 60))
        + place(30, 290, grass(LEAF, 7, 50, 4))
        + place(330, 290, fern(LEAF, 70))
    )
