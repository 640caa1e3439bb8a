"""Hardships of the body and of animals: pain is shown, never gore."""

from __future__ import annotations

from assets.studio.cave.beasts import bear
from assets.studio.cave.cast import actor, hand_print, torchman, woman
from assets.studio.cave.gear import BONE, stone
from assets.studio.cave.people import (
    FALL,
    GRIEF,
    HURT,
    KNEEL,
    LIE,
    POINT,
    QUEASY,
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
from assets.studio.cave.predators import big_cat, wolf
from assets.studio.cave.rock import (
    CHALK,
    COAL,
    DARK,
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
    arm = [
        outline((432, 96), (340, 104), (262, 118), (206, 134), (190, 160), (204, 200), (262, 220),
        (340, 232), (432, 244)),
        outline((214, 134), (176, 126), (146, 140), (136, 168), (144, 198), (172, 212), (214, 204)),
        limb((156, 140, 24), (122, 116, 20), (92, 96, 16)),
        limb((146, 156, 22), (100, 144, 19), (58, 136, 15)),
        limb((146, 176, 22), (98, 178, 19), (54, 182, 15)),
        limb((154, 196, 21), (114, 210, 18), (78, 224, 14)),
        limb((196, 132, 26), (186, 96, 21), (166, 68, 16)),
    ]  # fmt: skip
    swollen = "".join(
        ellipse(276, 166, rx, ry, c)
        for rx, ry, c in ((50, 40, PLUM), (40, 31, RED), (25, 19, OCHRE), (12, 9, CHALK))
    )
    streaks = "".join(
        curve([(x, y), (x + 30, y + dy), (x + 62, y - 2), (x + 96, y + dy)], RED, 4.4)
        for x, y, dy in ((322, 142, -8), (330, 166, 7), (322, 190, 9))
    )
    nails = "".join(
        ellipse(x, y, 4.4, 3.4, CHALK)
        for x, y in ((89, 93), (54, 135), (50, 183), (75, 226), (163, 65))
    )
    return figure(arm, RUST, COAL, 3.4) + streaks + swollen + nails + _pain(276, 166, 66, COAL)


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
        ellipse(x, y, 6, 4, COAL) + ellipse(x - 3, y - 5, 4.6, 3, CHALK)
        + ellipse(x + 4, y - 5, 4.6, 3, CHALK) for x, y in ((90, 84), (132, 60), (198, 70),
        (236, 102), (62, 130))
    )  # fmt: skip
    stench = "".join(
        curve([(x, 92), (x + 9, 74), (x - 6, 56), (x + 8, 36)], MOSS, 4) for x in (120, 156, 190)
    )  # fmt: skip
    meal = place(312, 0, stench + joint + rot + maggots + flies, flip=True)
    return meal + actor(316, 286, QUEASY, UMBER, 1.9, hair="short") + ground(288)


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
        [outline((-20, 92), (70, 74), (150, 62), (196, 70), (226, 100), (242, 150), (252, 196),
        (276, 222), (318, 238), (340, 250), (338, 268), (300, 272), (250, 272), (220, 268),
        (206, 250), (208, 224), (194, 182), (172, 148), (120, 156), (50, 176), (-20, 190)),
        *(limb((x - 22, y - 2, 17), (x, y, w)) for x, y, w in ((352, 250, 15), (350, 262, 13)))],
        RUST, COAL, 3.6
    )  # fmt: skip
    dead = path(
        outline((212, 236), (232, 218), (262, 216), (286, 226), (318, 238), (344, 246), (358, 254),
        (350, 268), (300, 271), (250, 271), (222, 267), (209, 252)), COAL
    )  # fmt: skip
    edge = path(
        outline((200, 204), (226, 186), (248, 186), (262, 208), (278, 224), (250, 224), (226, 232),
        (210, 240), (206, 222)), PLUM
    )  # fmt: skip
    toes = "".join(
        curve([(x, y), (x + 7, y - 2), (x + 10, y + 4)], RUST, 2.2)
        for x, y in ((340, 250), (334, 260))
    )
    rags = "".join(
        line([(236 - i * 5, 120 + i * 16), (176 + i * 7, 142 + i * 15)], CHALK, 9) for i in range(3)
    ) + curve([(178, 146), (160, 166), (166, 186)], CHALK, 6)  # fmt: skip
    return (
        leg
        + edge
        + dead
        + toes
        + rags
        + _pain(304, 206, 26, COAL)
        + hand_print(74, 242, COAL, 0.62, -10, flip=True)
        + dots(270, 46, 8, (15, 3), COAL)
    )


def break_leg() -> str:
    left = place(
        190, 84, figure([limb((-104, 0, 24), (-50, 0, 21), (-8, -2, 25)),
        outline((-112, -22), (-96, -20), (-92, 0), (-96, 20), (-112, 22), (-122, 0)),
        "M-12 -14L4 -13L-2 -4L10 0L0 6L5 12L-12 10Z"], BONE, COAL, 3), turn=-8
    )  # fmt: skip
    right = place(
        218, 88, figure([limb((8, -2, 25), (50, 0, 21), (104, 0, 24)),
        outline((112, -24), (98, -18), (92, 0), (96, 18), (112, 24), (122, 0)),
        "M12 -14L-4 -10L2 -3L-9 2L-1 8L-4 13L12 10Z"], BONE, COAL, 3), turn=16
    )  # fmt: skip
    splint = line([(14, -15), (46, -11)], OCHRE, 3.4) + line([(14, -4), (46, 2)], OCHRE, 3.4)
    ties = "".join(line([(x, -15), (x + 2, 1)], CHALK, 2.2) for x in (20, 28, 36))
    rocks = (
        place(52, 262, stone(34, "#6b5a48"))
        + place(96, 280, stone(15, "#6b5a48"))
        + place(34, 214, stone(20, "#6b5a48"))
    )
    return (
        left
        + right
        + "".join(
            line([(204 + dx, 84 + dy), (204 + dx * 1.7, 84 + dy * 1.7)], RED, 3.6)
            for dx, dy in ((0, -30), (-22, -26), (22, -26), (-16, 28), (12, 32))
        )
        + rocks
        + woman(312, 288, KNEEL, UMBER, 1.6, flip=True, skirt=None)
        + actor(176, 288, HURT, RED, 1.76, held=splint + ties)
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
        + actor(82, 286, FALL, RED, 1.24, flip=True)
        + actor(36, 262, RUN, COAL, 0.66, flip=True)
        + paw_prints([(50, 50), (84, 40), (118, 52), (152, 42)], COAL, 1.2)
    )


def bear_attack() -> str:
    marks = "".join(
        place(300 + i * 22, 18, path("M0 0Q-12 30 -28 56Q-6 32 6 2Z", RED)) for i in range(4)
    )  # fmt: skip
    return (
        ground(286)
        + place(276, 284, bear(), 1.28)
        + torchman(50, 286, RED, 1.12)
        + marks
        + dots(30, 40, 4, (18, 0), COAL)
    )


def wolves() -> str:
    hill = drift([(-20, 246), (90, 262), (180, 236), (280, 222), (350, 240), (430, 258)], "#5b6264")
    pines = place(372, 244, pine("#26302a", 170)) + place(30, 256, pine("#26302a", 140))
    pack = (
        place(230, 262, wolf("#a9aba6", "howl"), 1.56)
        + place(104, 290, wolf("#83868a", "run"), 0.86)
        + place(328, 292, wolf("#75716c"), 0.8, flip=True)
    )
    return (
        place(70, 70, moon(36))
        + stars([(30, 24), (150, 30), (200, 60), (262, 30), (310, 76), (250, 110)])
        + pines
        + hill
        + pack
    )


def snake_bite() -> str:
    leg = figure(
        [outline((196, -30), (204, 60), (196, 130), (206, 200), (200, 244), (160, 262), (116, 268),
        (108, 280), (160, 288), (250, 288), (258, 250), (262, 180), (284, 110), (296, 40),
        (296, -30))], RUST, COAL, 3.4
    )  # fmt: skip
    toes = "".join(
        curve([(x, 262 + i * 2), (x + 5, 272), (x + 1, 283)], COAL, 2.4)
        for i, x in enumerate((126, 138, 150))
    )
    shin = curve([(266, 20), (256, 100), (240, 170)], DARK, 3.4) + curve(
        [(236, 236), (248, 246), (242, 258)], DARK, 3
    )
    bite = circle(206, 214, 4, RED) + circle(210, 228, 4, RED)
    return (
        leg
        + toes
        + shin
        + place(108, 284, viper(), 1.6, flip=True)
        + bite
        + _pain(214, 216, 22)
        + place(360, 288, grass(MOSS, 8, 60))
        + place(30, 290, grass(LEAF, 7, 50, 4))
        + place(330, 290, fern(LEAF, 70))
    )
