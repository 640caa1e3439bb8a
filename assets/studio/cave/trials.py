"""Hardships of the weather and among people: grief is shown, never gore."""

from __future__ import annotations

from assets.studio.cave.cast import actor, hand_print, kid, walker_with_spear, woman
from assets.studio.cave.people import (
    BEND,
    CHEER,
    GIVE,
    GRIEF,
    HAUL,
    LIE,
    POINT,
    SHIVER,
    STAND,
    WALK,
)
from assets.studio.cave.places import (
    dotted_ring,
    drift,
    footprints,
    ground,
    hut,
    lightning,
    moon,
    snowfall,
    snowflake,
    spiral,
    stars,
    wind,
)
from assets.studio.cave.plants import bare_tree
from assets.studio.cave.rock import (
    CHALK,
    COAL,
    DARK,
    GOLD,
    OCHRE,
    RED,
    RUST,
    SLATE,
    UMBER,
)
from assets.studio.cave.shapes import figure, outline
from assets.studio.cave.small_game import flying_bird
from game.table.svg import circle, curve, ellipse, line, path, place

# ---- exposure ----


def migration() -> str:
    hills = drift(
        [(-20, 196), (70, 150), (150, 186), (240, 140), (330, 182), (430, 156)], "#8d9696"
    ) + drift([(-20, 262), (110, 244), (240, 262), (430, 240)], CHALK)
    walkers = "".join(
        b for b in (walker_with_spear(70, 262, WALK, RED, 1.06), woman(126, 262, WALK, UMBER, 0.98),
        kid(164, 262, WALK, OCHRE, 1.0), actor(208, 262, HAUL, COAL, 1.02),
        walker_with_spear(300, 252, WALK, RED, 1.0, hair="feather"),
        woman(350, 252, WALK, UMBER, 0.92))
    )  # fmt: skip
    load = (
        line([(196, 200), (246, 262)], UMBER, 4)
        + place(232, 238, figure([outline((-22, 4), (-16, -16), (10, -20), (24, -4), (16, 12),
            (-14, 14))], RUST, COAL, 2))
    )  # fmt: skip
    geese = "".join(
        place(x, y, flying_bird(), 0.42) for x, y in ((120, 60), (168, 44), (216, 32), (264, 46),
        (312, 62))
    )  # fmt: skip
    return hills + geese + load + walkers + footprints([(30, 286), (52, 280)], SLATE, 80, 0.8)


def move_camp() -> str:
    frame = "".join(line([(96, 92), (x, 250)], UMBER, 6) for x in (34, 72, 122, 160))
    cover = figure(
        [outline((34, 252), (50, 204), (72, 176), (60, 220), (82, 252))], RUST, COAL, 2.6
    )
    roll = place(
        204, 262, figure([outline((-34, 10), (-38, -6), (-28, -18), (28, -20), (40, -6), (34, 12))],
        RUST, COAL, 3) + "".join(line([(x, -18), (x + 4, 12)], COAL, 3) for x in (-14, 12))
    )  # fmt: skip
    sled = (
        line([(262, 206), (392, 276)], UMBER, 6)
        + line([(276, 198), (398, 262)], UMBER, 6)
        + place(346, 236, figure([outline((-30, 12), (-32, -12), (-6, -26), (26, -16), (34, 8),
            (8, 22))], OCHRE, COAL, 3))
    )  # fmt: skip
    return (
        drift([(-20, 258), (140, 250), (280, 262), (430, 254)], CHALK)
        + frame
        + cover
        + roll
        + sled
        + actor(244, 272, HAUL, RED, 1.3, flip=True)
        + woman(140, 272, BEND, UMBER, 1.1, skirt=None)
        + kid(300, 282, WALK, RED, 0.9, flip=True)
        + snowfall(16, 4)
    )


def blizzard() -> str:
    gusts = "".join(
        wind(x, y, n) for x, y, n in ((40, 56, 150), (190, 110, 140), (20, 170, 100),
        (250, 44, 100), (230, 196, 120))
    )  # fmt: skip
    folk = (
        actor(132, 274, SHIVER, COAL, 1.5, flip=True)
        + actor(212, 278, HAUL, COAL, 1.34, flip=True)
        + actor(292, 276, HAUL, DARK, 1.16, flip=True)
    )
    return (
        snowfall(70, 8, 30)
        + gusts
        + drift([(-20, 268), (110, 256), (240, 274), (430, 256)])
        + folk
        + place(60, 262, snowflake(18))
        + snowfall(40, 15, 24)
        + place(360, 252, bare_tree(150, DARK))
    )


def bitter_cold() -> str:
    icicles = "".join(
        path(f"M{x - 9} -6L{x} {n}L{x + 9} -6Z", CHALK) for x, n in ((20, 60), (52, 40), (84, 78),
        (118, 44), (150, 56), (258, 50), (290, 74), (322, 42), (356, 66), (388, 48))
    )  # fmt: skip
    fire = (
        line([(172, 276), (236, 262)], COAL, 9)
        + line([(176, 262), (238, 278)], DARK, 9)
        + "".join(ellipse(x, 284, 11, 6, COAL) for x in (152, 178, 204, 230, 256))
        + curve([(204.0, 252), (212, 230), (198, 212), (208, 188)], CHALK, 3.4)
    )
    return (
        icicles
        + place(204, 92, moon(34))
        + drift([(-20, 280), (200, 292), (430, 278)])
        + fire
        + actor(112, 284, SHIVER, COAL, 1.5)
        + actor(300, 284, SHIVER, DARK, 1.5, flip=True)
        + actor(356, 286, GRIEF, COAL, 1.1, flip=True)
        + actor(50, 286, GRIEF, DARK, 1.1)
        + snowfall(14, 6)
    )


def frostbite() -> str:
    tips = "".join(
        circle(204 + x * 1.9, 176 + y * 1.9, 12.5, "#33414f") for x, y in ((-23, -66), (-8, -78),
        (9, -76), (23.5, -62))
    )  # fmt: skip
    return (
        hand_print(204, 176, RUST, 1.9)
        + tips
        + "".join(place(x, y, snowflake(r, CHALK, 4)) for x, y, r in ((70, 82, 34), (336, 92, 40),
            (90, 224, 24), (346, 226, 28), (300, 30, 16)))
        + place(34, 160, snowflake(14))
    )  # fmt: skip


def hypothermia() -> str:
    lying = actor(186, 250, LIE, OCHRE, 2.3)
    bank = drift(
        [(-20, 252), (60, 250), (150, 256), (200, 236), (250, 232), (310, 250), (430, 230)]
    )
    rest = (
        place(60, 246, bare_tree(180, DARK))
        + place(206, 92, snowflake(20))
        + place(130, 50, snowflake(14))
    )
    return (
        place(336, 76, moon(30))
        + snowfall(46, 21)
        + rest
        + lying
        + bank
        + actor(356, 252, GRIEF, COAL, 1.6, flip=True)
        + snowfall(14, 2)
    )


# ---- social ----


def power_struggle() -> str:
    rivals = actor(160, 284, GIVE, RED, 1.7, hair="crest", broad=1.2) + actor(
        250, 284, GIVE, COAL, 1.7, hair="horns", flip=True, broad=1.2
    )
    staff = line([(205, 78), (205, 236)], UMBER, 6) + place(205, 66, spiral(12, GOLD, 4, 1.6))
    crowd = (
        actor(46, 284, CHEER, RED, 0.84)
        + actor(88, 288, STAND, RED, 0.8)
        + actor(324, 288, STAND, COAL, 0.8, flip=True)
        + actor(366, 284, CHEER, COAL, 0.84)
    )
    return (
        ground(288)
        + crowd
        + rivals
        + staff
        + place(110, 60, lightning(56, RED))
        + place(304, 60, lightning(56, RED))
    )


def domestic_dispute() -> str:
    words = "".join(
        curve([(x, y), (x + 9 * s, y - 9), (x + 18 * s, y), (x + 27 * s, y - 9)], RED,
        3.4) for x, y, s in ((184, 96, 1), (186, 116, 1), (236, 84, -1), (238, 106, -1))
    )  # fmt: skip
    shards = "".join(
        place(x, y, figure([outline((-12, 4), (-6, -9), (10, -7), (12, 5))], UMBER, COAL, 2),
        turn=t) for x, y, t in ((186, 274, 20), (214, 280, -30), (236, 270, 70))
    )  # fmt: skip
    return (
        place(72, 244, hut(120))
        + place(204, 50, lightning(46, RED))
        + actor(140, 284, POINT, RED, 1.5)
        + woman(282, 284, POINT, UMBER, 1.46, flip=True)
        + kid(360, 284, STAND, OCHRE, 1.26, flip=True)
        + words
        + shards
        + ground(288)
    )


def murder() -> str:
    spear = place(
        312, 282, line([(0, 0), (0, -208)], UMBER, 6) + path("M-9 -204L0 -244L9 -204Z", COAL)
        + "".join(line([(-6, -198 + i * 6), (6, -194 + i * 6)], OCHRE, 3) for i in range(3))
    )  # fmt: skip
    trail = footprints(
        [(352, 268), (368, 232), (350, 196), (370, 160), (352, 124), (372, 88)], COAL, 0, 0.9
    )  # fmt: skip
    ring = dotted_ring(168, 150, 112, 118, COAL, 3)
    return hand_print(168, 160, RED, 1.66, -4) + ring + spear + trail + ground(286)


def lost_child() -> str:
    wood = "".join(
        place(x, y, bare_tree(t, c)) for x, y, t, c in ((40, 288, 250, COAL), (104, 282, 200, DARK),
        (312, 284, 220, DARK), (376, 290, 270, COAL), (262, 270, 150, DARK))
    )  # fmt: skip
    eyes = "".join(
        circle(x, y, 2.4, GOLD) for x, y in ((74, 208), (84, 208), (338, 190), (348, 190),
        (286, 222), (294, 222))
    )  # fmt: skip
    return (
        place(330, 56, moon(24))
        + stars([(150, 40), (204, 64), (250, 34), (176, 100)])
        + wood
        + eyes
        + kid(192, 284, SHIVER, OCHRE, 1.9)
        + woman(140, 196, CHEER, UMBER, 0.6)
    )


def infanticide() -> str:
    rails = curve([(128, 244), (204, 286), (280, 244)], UMBER, 9)
    cradle = (
        figure([outline((124, 176), (140, 190), (268, 190), (284, 176), (268, 240), (236, 258),
            (172, 258), (140, 240))], RUST, COAL, 3.6)
        + "".join(curve([(138 + i * 3, 204 + i * 15), (204, 210 + i * 15),
            (270 - i * 3, 204 + i * 15)], DARK, 3) for i in range(3))
    )  # fmt: skip
    bed = path(
        outline((142, 188), (204, 182), (266, 188), (250, 200), (204, 204), (158, 200)), "#1c120e"
    )  # fmt: skip
    return (
        place(204, 74, moon(34))
        + stars([(60, 50), (120, 84), (290, 90), (350, 48), (96, 130), (320, 130)])
        + rails
        + cradle
        + bed
        + actor(62, 286, GRIEF, RUST, 1.6, hair="bun")
        + actor(346, 286, GRIEF, UMBER, 1.6, flip=True)
        + ground(290)
    )
