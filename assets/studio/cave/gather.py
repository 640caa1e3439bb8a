"""Plants that are gathered."""

from __future__ import annotations

from assets.studio.cave import plants
from assets.studio.cave.cast import hand_print, woman
from assets.studio.cave.people import BEND, KNEEL, STAND
from assets.studio.cave.places import basket, dots, ground, pot, sun
from assets.studio.cave.rock import COAL, DARK, GOLD, LEAF, MOSS, OCHRE, PLUM, RED, RUST, UMBER
from assets.studio.cave.shapes import figure, limb, outline, strewn
from game.table.svg import circle, curve, ellipse, path, place


def _soil(y: float) -> str:
    """Earth below a line, with pebbles; what grows in it is drawn on top."""
    earth = path(
        outline((-20, y), (70, y - 4), (160, y + 3), (260, y - 3), (430, y), (430, 330),
        (-20, 330)), "#a9814f"
    )  # fmt: skip
    return (
        earth
        + curve([(-10.0, y), (100, y - 3), (204, y + 2), (300, y - 3), (420, y)], UMBER, 4)
        + "".join(circle(x, p, 2.4, UMBER) for x, p in strewn(26, (10, y + 14, 390, 290 - y - 14),
            5))
    )  # fmt: skip


def vegetables() -> str:
    return (
        _soil(252)
        + place(128, 252, plants.rosette(), 1.36)
        + place(258, 258, plants.leek(), 1.5)
        + place(308, 262, plants.leek(), 1.2)
        + place(356, 256, plants.rosette(LEAF), 0.66)
        + place(52, 72, sun(), 0.9)
    )


def fruits() -> str:
    branch = figure(
        [limb((-10, 60, 18), (120, 44, 13), (260, 60, 9), (390, 40, 4)),
        limb((130, 46, 8), (190, 20, 4)), limb((250, 58, 7), (320, 92, 4))], UMBER, COAL, 2.8
    )  # fmt: skip
    leaves = "".join(
        place(x, y, plants.leaf(MOSS if i % 2 else LEAF, 56),
        turn=t) for i, (x, y, t) in enumerate(((50, 52, -70), (90, 48, 60), (150, 42, -60),
        (196, 22, 30), (226, 54, 70), (286, 56, -50), (322, 92, 20), (350, 46, 60), (176, 46, 110),
        (24, 58, 70)))
    )  # fmt: skip
    crop = "".join(
        place(x, y, b, k) for x, y, b, k in ((92, 56, plants.apple(), 1.5),
        (196, 58, plants.pear(), 1.44), (262, 66, plants.apple(), 1.36),
        (342, 62, plants.pear(OCHRE), 1.2), (318, 148, plants.apple("#b5502a"), 1.1))
    )  # fmt: skip
    return (
        branch
        + leaves
        + crop
        + woman(66, 286, STAND, UMBER, 1.0)
        + place(142, 288, basket(), 1.0)
        + ground(288)
    )


def gourds() -> str:
    vine = curve([(-10, 40), (70, 66), (150, 40), (240, 62), (330, 38), (420, 58)], MOSS, 7)
    leaves = "".join(
        place(x, y, figure([outline((0, 0), (-26, -8), (-32, -32), (-14, -44), (0, -36), (14, -44),
        (32, -32), (26, -8))], MOSS if i % 2 else LEAF, COAL, 2), k,
        turn=t) for i, (x, y, k, t) in enumerate(((44, 60, 0.9, 170), (150, 42, 0.8, 8),
        (204, 54, 1.0, 176), (290, 50, 0.9, 0), (372, 50, 0.9, 186)))
    )  # fmt: skip
    fruit = (
        place(104, 66, plants.gourd(), 1.9)
        + place(258, 74, plants.gourd("#b8862e"), 1.66)
        + place(348, 62, plants.gourd(MOSS), 1.14)
    )
    return vine + leaves + fruit + place(184, 288, pot(), 1.1) + ground(290)


def berries() -> str:
    return (
        place(30, 146, plants.sprig(3), 1.6)
        + place(64, 254, plants.sprig(8, PLUM, 7, 130), 1.3)
        + hand_print(346, 222, RED, 0.96, 6)
    )


def wild_grains() -> str:
    ears = "".join(
        place(x, 292, plants.ear_of_grain(GOLD if i % 2 else OCHRE, tall,
        lean)) for i, (x, tall, lean) in enumerate(((26, 150, 14), (58, 184, 20), (92, 160, 10),
        (124, 206, 22), (156, 172, 16), (188, 192, 10), (352, 176, -16), (386, 150, -10)))
    )  # fmt: skip
    return (
        place(356, 60, sun())
        + ears
        + woman(262, 286, BEND, UMBER, 1.42, flip=True, skirt=None)
        + place(312, 288, basket(), 0.9)
        + ground(290)
    )


def nuts_and_seeds() -> str:
    slab = figure(
        [outline((60, 268), (110, 246), (210, 240), (320, 250), (350, 272), (300, 292),
        (110, 292))], "#7d7468", COAL, 3
    )  # fmt: skip
    crop = "".join(
        place(x, y, b, k, turn=t) for x, y, b, k, t in ((92, 92, plants.pine_cone(), 1.56, -10),
        (206, 90, plants.hazel(), 2.0, 8), (316, 96, plants.acorn(), 2.2, 12),
        (150, 182, plants.acorn(), 1.6, -24), (258, 176, plants.hazel(), 1.5, -10),
        (66, 210, plants.hazel(), 1.3, 16), (352, 196, plants.pine_cone("#7a4f2c"), 1.0, 22))
    )  # fmt: skip
    seeds = "".join(
        place(x, y, ellipse(0, 0, 5, 3, OCHRE) + curve([(-4.0, 0), (0, 1), (4, 0)], COAL, 1),
        turn=i * 40) for i, (x, y) in enumerate(strewn(18, (112, 252, 190, 28), 2))
    )  # fmt: skip
    hammer = place(
        312, 244, figure([outline((-22, 4), (-16, -18), (4, -26), (22, -14), (24, 8), (2, 16))],
        "#5a5650", COAL, 2.6)
    )  # fmt: skip
    return slab + crop + seeds + hammer


def mushrooms() -> str:
    return (
        _soil(266)
        + place(160, 274, plants.mushroom(RUST, 190))
        + place(268, 276, plants.mushroom(OCHRE, 134))
        + place(76, 276, plants.mushroom("#b8862e", 96))
        + place(340, 278, plants.mushroom(UMBER, 84))
        + place(222, 284, plants.mushroom("#b8862e", 54))
        + place(22, 288, plants.fern(LEAF, 80))
        + place(386, 290, plants.fern(MOSS, 96))
    )


def roots() -> str:
    stick = figure(
        [limb((356, 60, 9), (330, 160, 10), (306, 246, 8), (300, 262, 3))], UMBER, COAL, 2.4
    )
    return (
        _soil(136)
        + place(92, 136, plants.taproot(OCHRE, 134))
        + place(190, 138, plants.taproot(RUST, 112))
        + place(262, 136, plants.taproot("#d9c496", 90))
        + stick
        + woman(364, 134, STAND, UMBER, 0.96, flip=True)
        + curve([(296.0, 214), (280, 228), (268, 220)], DARK, 3)
    )


def tubers() -> str:
    tops = "".join(
        place(x, 150, plants.leaf(LEAF if i % 2 else MOSS, 58), turn=t) for x in (128,
        280) for i, t in enumerate((-140, -116, -90, -62, -40))
    )  # fmt: skip
    strings = "".join(
        curve([(x0, 150), ((x0 + x) / 2 + 8, (150 + y) / 2), (x, y)], UMBER,
        3.4) for x0, x, y in ((128, 66, 206), (128, 128, 232), (128, 184, 200), (280, 234, 238),
        (280, 292, 210), (280, 350, 232))
    )  # fmt: skip
    crop = "".join(
        place(x, y, plants.tuber(c), k, turn=t) for x, y, c, k, t in ((62, 216, RUST, 1.24, 20),
        (128, 248, UMBER, 1.3, -6), (190, 208, RUST, 1.0, -24), (236, 252, RUST, 1.04, 12),
        (294, 220, UMBER, 1.24, 4), (352, 246, RUST, 1.2, -18))
    )  # fmt: skip
    return (
        _soil(150)
        + strings
        + crop
        + tops
        + woman(206, 148, KNEEL, UMBER, 1.04, skirt=None)
        + place(372, 148, basket(), 0.7)
        + place(44, 62, sun(), 0.8)
    )


def bark_and_leaves() -> str:
    bole = figure(
        [outline((86, -30), (74, 100), (80, 200), (52, 330), (222, 330), (196, 220), (202, 100),
        (196, -30))], UMBER, COAL, 3.6
    )  # fmt: skip
    lines = "".join(
        curve([(x, y), (x + 5, y + 22), (x - 1, y + 44)], DARK, 3) for x, y in ((100, 20),
        (122, 70), (96, 130), (176, 20), (184, 120), (110, 210), (170, 230), (86, 256), (190, 270))
    )  # fmt: skip
    wound = figure(
        [outline((128, 44), (156, 40), (164, 120), (158, 196), (136, 204), (124, 120))], "#e3b878",
        COAL, 2.6
    )  # fmt: skip
    peel = (
        figure([outline((158, 196), (164, 150), (184, 170), (196, 214), (186, 240), (168, 226))],
            RUST, COAL, 2.6)
        + curve([(172.0, 190), (182, 210), (180, 228)], DARK, 2.4)
    )  # fmt: skip
    leaves = "".join(
        place(x, y, plants.leaf(c, 78), turn=t) for x, y, c, t in ((256, 84, MOSS, -30),
        (308, 120, LEAF, 26), (254, 150, OCHRE, 8), (316, 196, MOSS, -40), (262, 236, LEAF, 24),
        (330, 262, RUST, -14), (318, 58, LEAF, 40))
    )  # fmt: skip
    return (
        bole
        + lines
        + wound
        + peel
        + leaves
        + place(40, 290, plants.grass(MOSS, 8, 46))
        + dots(30, 60, 3, (0, 16), COAL)
    )
