"""Hardships of the weather and among people: grief is shown, never gore."""

from __future__ import annotations

import math

from assets.studio.cave.cast import actor, clubman, hand_print, kid, walker_with_spear, woman
from assets.studio.cave.people import (
    CARRY,
    CHEER,
    GIVE,
    GRIEF,
    HAUL,
    HUDDLE,
    POINT,
    SHIVER,
    SIT,
    STAND,
    WALK,
)
from assets.studio.cave.places import (
    drift,
    flame,
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
    frame = "".join(line([(84, 92), (x, 262)], UMBER, 6) for x in (26, 62, 108, 146))
    frame += "".join(line([(84, 92), (84 + dx, 70)], UMBER, 5) for dx in (-10, 2, 12))
    cover = figure(
        [outline((104, 176), (118, 166), (134, 208), (152, 262), (120, 270), (96, 266),
        (110, 220))], RUST, COAL, 2.6
    )  # fmt: skip
    poles = line([(298, 178), (160, 280)], DARK, 6) + line([(306, 186), (184, 286)], DARK, 6)
    load = place(
        212, 234, figure([outline((-40, 18), (-46, -2), (-30, -22), (4, -30), (34, -26), (42, -8),
            (30, 12), (0, 22))], OCHRE, COAL, 3)
        + "".join(curve([(x, -26), (x + 5, -4), (x - 2, 18)], COAL, 3) for x in (-20, 2, 22)),
        turn=-30,
    )  # fmt: skip
    bundle = place(
        6, -114, figure([outline((-24, 8), (-22, -8), (0, -14), (22, -8), (24, 8), (0, 12))], RUST,
        COAL, 2.4) + line([(-8, -12), (-6, 10)], COAL, 2) + line([(8, -12), (10, 10)], COAL, 2)
    )  # fmt: skip
    return (
        drift([(-20, 262), (140, 256), (280, 264), (430, 256)], CHALK)
        + frame
        + cover
        + poles
        + load
        + actor(288, 276, HAUL, RED, 1.5)
        + actor(360, 274, CARRY, UMBER, 1.3, hair="bun", skirt=COAL, held=bundle)
        + kid(42, 284, WALK, RED, 1.24)
        + snowfall(18, 4)
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


def _frozen_tips() -> str:
    """The ends of the fingers of a hand, in the hand's own units."""
    out = ""
    for x, y, degrees, length in (
        (-17, -32, -100, 34), (-6, -36, -93, 42), (6, -36, -86, 40), (16, -30, -76, 32),
        (20, -8, -34, 30),
    ):  # fmt: skip
        dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        ends = [(x + dx * length * t, y + dy * length * t) for t in (0.56, 0.8, 1.0)]
        out += line([ends[0], ends[2]], "#6d8794", 11) + line(ends[1:], "#26333f", 11)
    return out


def frostbite() -> str:
    return (
        hand_print(204, 176, RUST, 1.9)
        + place(204, 176, _frozen_tips(), 1.9)
        + "".join(place(x, y, snowflake(r, CHALK, 4)) for x, y, r in ((70, 82, 34), (346, 76, 36),
            (84, 224, 26), (338, 226, 28), (300, 28, 14)))
        + place(34, 156, snowflake(14))
    )  # fmt: skip


def hypothermia() -> str:
    pale = "#9fb2b8"
    frozen = actor(192, 276, HUDDLE, pale, 2.9, hair="loose")
    seams = place(
        192, 276, "".join(curve(p, "#7f949b", 1.5) for p in (
            [(16, -31), (20, -20), (25, -12)], [(5, -37), (11, -30), (17, -28)],
            [(-6, -16), (6, -22), (18, -27)])), 2.9
    )  # fmt: skip
    caps = "".join(
        path(outline(*points), CHALK) for points in (
            ((216, 134), (228, 116), (248, 114), (262, 128), (246, 128), (230, 134)),
            ((144, 212), (160, 178), (190, 146), (212, 142), (214, 156), (190, 172), (168, 206),
             (156, 222)))
    )  # fmt: skip
    bank = drift(
        [(-20, 262), (70, 254), (130, 246), (170, 268), (236, 276), (300, 262), (430, 250)]
    )
    return (
        place(340, 70, moon(28))
        + place(58, 262, bare_tree(206, DARK))
        + snowfall(40, 21)
        + frozen
        + seams
        + caps
        + bank
        + place(352, 176, snowflake(22))
        + place(150, 66, snowflake(16))
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
        curve([(210 + s * 14, y), (210 + s * 20, y - 9), (210 + s * 28, y), (210 + s * 36, y - 9),
            (210 + s * 44, y)], RED if s < 0 else COAL, 4) for s in (-1, 1) for y in (126, 144, 108)
    )  # fmt: skip
    shards = "".join(
        place(x, y, figure([outline((-12, 4), (-6, -9), (10, -7), (12, 5))], DARK, COAL, 2),
        turn=t) for x, y, t in ((196, 282, 20), (220, 284, -30), (240, 276, 70))
    )  # fmt: skip
    return (
        place(62, 250, hut(112))
        + actor(148, 286, POINT, RED, 1.56)
        + woman(276, 286, POINT, UMBER, 1.52, flip=True)
        + kid(360, 286, SHIVER, COAL, 1.36)
        + words
        + shards
        + ground(289)
    )


def murder() -> str:
    stealthy = clubman(118, 286, COAL, 1.84)
    unaware = actor(246, 287, SIT, RED, 1.56)
    embers = line([(316, 282), (366, 270)], COAL, 8) + line([(318, 270), (368, 283)], DARK, 8)
    return (
        ground(288)
        + embers
        + place(342, 272, flame(44))
        + "".join(circle(x, 288, 6, COAL) for x in (310, 326, 342, 358, 374))
        + unaware
        + stealthy
        + place(344, 70, moon(26))
    )


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
        + kid(192, 284, GIVE, OCHRE, 1.9, flip=True)
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
        + actor(66, 286, GRIEF, RED, 1.7, hair="bun")
        + actor(342, 286, GRIEF, OCHRE, 1.7, flip=True)
        + ground(290)
    )
