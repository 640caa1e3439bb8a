"""People of the band, their weapons and their armor."""

from __future__ import annotations

from assets.studio.cave import gear
from assets.studio.cave.beasts import bison, deer
from assets.studio.cave.cast import (
    actor,
    archer,
    clubman,
    hand_print,
    kid,
    laid,
    slinger,
    spearman,
    woman,
)
from assets.studio.cave.people import (
    CARRY,
    CHEER,
    DANCE,
    FALL,
    LIFT,
    POINT,
    RUN,
    STRIKE,
    THROW,
    WALK,
)
from assets.studio.cave.places import cliff, dots, ground, spiral, sun
from assets.studio.cave.plants import grass, sprig
from assets.studio.cave.rock import CHALK, COAL, GOLD, OCHRE, RED, RUST, UMBER
from assets.studio.cave.shapes import figure, limb, outline
from assets.studio.cave.small_game import flying_bird, hare
from game.table.svg import circle, curve, line, path, place, polygon

# ---- persons ----


def _small_axe() -> str:
    return line([(-14, 0), (34, 0)], COAL, 4.4) + polygon(
        [(22, -16), (40, -13), (40, 7), (24, 5)], COAL
    )


def _war_paint() -> str:
    marks = "".join(
        line([(-5 + i, -72 + i * 8), (9 - i, -73 + i * 8)], CHALK, 2.4) for i in range(3)
    )
    return (
        marks
        + "".join(circle(x, -88, 1.3, CHALK) for x in (8, 11))
        + line([(-8, -42), (9, -42)], CHALK, 2)
    )


def great_warrior() -> str:
    held = place(8, -112, _small_axe(), turn=-42) + place(33, -74, gear.shield(66)) + _war_paint()
    hero = actor(190, 287, STRIKE, RED, 1.78, hair="crest", broad=1.2, held=held)
    fallen = actor(352, 284, FALL, COAL, 0.92, flip=True) + actor(
        60, 284, RUN, COAL, 0.8, flip=True
    )
    return place(336, 58, sun()) + ground(286) + fallen + hero + dots(40, 40, 7, (15, 3), COAL)


def chieftain() -> str:
    cape = figure(
        [outline((-8, -76), (9, -76), (15, -50), (20, -18), (0, -12), (-22, -18), (-16, -50))],
        UMBER, COAL, 2
    )  # fmt: skip
    staff = line([(22, -2), (22, -126)], COAL, 3.4) + place(22, -132, spiral(9, COAL, 2.6, 1.8))
    teeth = (
        curve([(-7, -74), (0, -66), (8, -74)], CHALK, 2)
        + "".join(path(f"M{x - 1.6} {y}L{x} {y + 5}L{x + 1.6} {y}Z", CHALK)
            for x, y in ((-4, -70), (0, -68), (4, -70)))
    )  # fmt: skip
    hero = actor(200, 286, CHEER, RED, 1.86, hair="horns", behind=cape, held=staff + teeth)
    folk = actor(58, 284, CHEER, COAL, 0.84) + woman(102, 286, CHEER, UMBER, 0.78)
    folk += actor(318, 286, CHEER, COAL, 0.8, hair="feather") + actor(362, 284, CHEER, OCHRE, 0.84)
    return place(72, 62, sun()) + ground(288) + folk + hero


def big_man() -> str:
    hero = actor(
        204, 287, LIFT, UMBER, 1.62, hair="short", broad=1.9, held=place(0, -131, gear.stone(32))
    )  # fmt: skip
    crowd = kid(70, 284, CHEER, RED, 1.1) + kid(338, 284, DANCE, OCHRE, 1.1, flip=True)
    return (
        ground(288) + hero + crowd + dots(34, 46, 5, (14, 0), RED) + dots(314, 46, 5, (14, 0), RED)
    )


def warrior() -> str:
    held = place(8, -112, gear.small_club(), turn=-38) + place(33, -74, gear.shield(72))
    hero = actor(186, 287, STRIKE, COAL, 1.82, hair="feather", held=held)
    return (
        ground(288)
        + hero
        + hand_print(342, 96, RED, 0.72, 8)
        + hand_print(50, 120, RED, 0.6, -10, flip=True)
    )


def hunter() -> str:
    hero = actor(150, 286, THROW, RED, 2.0, held=place(-24, -98, gear.thin_spear(120), turn=3))
    prey = place(334, 262, deer(OCHRE), 0.62, flip=True) + place(
        338, 130, deer(UMBER, "none"), 0.5, flip=True
    )
    return (
        ground(288) + hero + prey + place(278, 276, grass(), 1) + place(378, 276, grass(seed=4), 1)
    )


def strong_woman() -> str:
    burden = place(2, -66, deer(OCHRE, "none"), 0.66)
    hero = place(200, 287, burden, 1.78) + woman(200, 287, CARRY, UMBER, 1.78)
    child_ = kid(338, 284, WALK, RED, 1.35, flip=True)
    return ground(288) + hero + child_ + place(34, 268, sprig(4), 0.62)


def people() -> str:
    staff = line([(22, -2), (26, -112)], COAL, 3)
    hero = actor(190, 286, WALK, COAL, 2.3, hair="short", held=staff)
    return ground(288) + hero + woman(318, 284, WALK, UMBER, 1.2) + kid(78, 284, WALK, RED, 1.3)


# ---- ranged weapons ----


def spear_thrower() -> str:
    dart = laid(gear.spear(300, 5), 300, -24, 1, (204, 128))
    tool = laid(gear.thrower(190), 190, -24, 1.05, (150, 190))
    man = spearman(330, 284, RED, 1.0)
    return dart + tool + man + ground(288) + dots(40, 44, 6, (15, 0), OCHRE)


def thrown_rock() -> str:
    trail = "".join(
        curve([(118 + i * 6, 168 + i * 16), (168, 118 + i * 15), (222, 96 + i * 16)], COAL,
        3) for i in range(3)
    )  # fmt: skip
    man = actor(96, 286, THROW, RED, 1.7)
    return (
        man
        + trail
        + place(288, 116, gear.stone(52))
        + ground(288)
        + place(330, 268, gear.stone(17))
        + place(368, 276, gear.stone(12))
        + place(296, 278, gear.stone(10))
    )


def boomerang() -> str:
    arc = "".join(
        curve([(70 + i * 9, 236 - i * 12), (150, 266 - i * 16), (262, 258 - i * 16),
        (330 - i * 9, 214 - i * 10)], OCHRE, 3) for i in range(2)
    )  # fmt: skip
    return (
        place(200, 130, gear.boomerang(), 1.36, turn=-14)
        + arc
        + actor(340, 286, THROW, RED, 0.92, flip=True)
        + place(70, 76, flying_bird(), 0.6)
        + ground(288)
    )


def falling_boulder() -> str:
    streaks = "".join(
        line([(x, 44 - abs(x - 230) * 0.2), (x - 4, 84)], COAL, 3) for x in (194, 216, 240, 264)
    )  # fmt: skip
    pusher = actor(84, 96, POINT, RED, 0.74) + actor(50, 94, RUN, COAL, 0.7)
    rocks = (
        place(232, 142, gear.stone(54), turn=20)
        + place(152, 178, gear.stone(18))
        + place(172, 110, gear.stone(12))
    )
    below = actor(252, 286, RUN, COAL, 0.84) + actor(338, 286, RUN, UMBER, 0.84)
    return cliff() + streaks + rocks + pusher + below + ground(288)


def bow_and_arrow() -> str:
    weapon = place(190, 148, gear.bow(230), 1.0, turn=-10) + place(
        160, 152, gear.arrow(190), 1.1, turn=-10
    )
    return weapon + archer(70, 284, RED, 0.98) + ground(288) + place(342, 268, hare(), 0.62)


def recurved_bow() -> str:
    weapon = place(236, 148, gear.bow(240, True, 46), 1.0, turn=-6)
    shaft = place(160, 157, gear.arrow(196), 1.1, turn=-6)
    quiver = place(
        64, 214, figure([outline((-22, -58), (22, -58), (17, 54), (0, 62), (-17, 54))], RUST, COAL,
        3), turn=-12
    )  # fmt: skip
    ends = "".join(
        place(52 + i * 11, 152 + i * 2, place(0, 0, gear.arrow(60), 1, turn=96)) for i in range(3)
    )  # fmt: skip
    return (
        ends
        + quiver
        + weapon
        + shaft
        + dots(300, 262, 6, (14, 0), RED)
        + dots(300, 40, 6, (14, 0), COAL)
    )


def sling() -> str:
    man = slinger(312, 286, RED, 1.28)
    stones = "".join(
        place(x, y, gear.stone(r)) for x, y, r in ((62, 270, 14), (98, 276, 11), (222, 274, 13))
    )  # fmt: skip
    return (
        place(140, 66, gear.sling(), 1.28)
        + hand_print(142, 46, RED, 0.5, 180)
        + man
        + stones
        + ground(288)
    )


def javelins() -> str:
    one = "".join(
        laid(gear.spear(300, 6), 300, turn, 1, at) for turn, at in ((-38, (178, 136)),
        (-30, (206, 162)), (-22, (226, 194)))
    )  # fmt: skip
    return one + spearman(64, 284, COAL, 0.92) + ground(288)


# ---- hand weapons ----


def heavy_spear() -> str:
    return (
        laid(gear.spear(350, 13, True), 350, -30, 1, (206, 146))
        + place(340, 284, bison(RED), 0.62)
        + actor(60, 286, POINT, COAL, 0.8)
        + ground(288)
    )


def stone_axe() -> str:
    return (
        laid(gear.stone_axe(250), 250, -38, 1.0, (196, 184))
        + place(70, 84, gear.flint_head(60, 17), turn=-60)
        + place(44, 252, gear.stone(20))
        + place(340, 266, gear.stone(15))
        + place(66, 204, gear.stone(10))
    )


def war_club() -> str:
    return (
        laid(gear.club(250), 250, -34, 1.16, (196, 154))
        + clubman(64, 284, RED, 0.82)
        + ground(288)
        + dots(276, 262, 7, (14, 0), COAL)
    )


def tree_trunk() -> str:
    man = actor(206, 288, LIFT, RED, 1.5, broad=1.5, hair="short")
    return (
        man
        + place(40, 116, gear.trunk(300), 1.06, turn=-3)
        + ground(288)
        + actor(62, 286, RUN, COAL, 0.72, flip=True)
        + actor(352, 286, RUN, COAL, 0.72)
    )


def maul() -> str:
    return (
        laid(gear.maul(240), 240, -36, 1.14, (188, 162))
        + place(346, 262, gear.stone(26))
        + "".join(line([(346 + dx, 224), (346 + dx * 1.8, 204)], COAL, 3.4) for dx in (-16, 0, 16))
        + place(62, 84, spiral(26))
    )


def flint_knife() -> str:
    flakes = "".join(
        place(x, y, gear.flint_head(26, 8), turn=t) for x, y, t in ((60, 246, 20), (106, 268, -30),
        (300, 262, 70), (350, 232, 10), (332, 276, -12))
    )  # fmt: skip
    return (
        laid(gear.knife(220), 220, -30, 1.26, (204, 138)) + flakes + place(60, 82, gear.stone(26))
    )


def bone_club() -> str:
    return (
        laid(gear.bone_club(240), 240, -32, 1.14, (204, 146))
        + clubman(346, 284, COAL, 0.86, flip=True)
        + place(66, 264, gear.stone(16))
        + ground(288)
    )


def sticks_and_stones() -> str:
    sticks = laid(gear.trunk(240), 240, -56, 0.72, (136, 150))
    sticks += laid(
        figure([limb((0, 0, 11), (90, 6, 14), (190, -4, 9), (226, -18, 5)),
        limb((120, 2, 8), (150, 24, 5))], RUST, COAL, 2.6), 226, -118, 1, (206, 150)
    )  # fmt: skip
    rocks = (
        place(300, 196, gear.stone(40))
        + place(246, 242, gear.stone(27))
        + place(344, 254, gear.stone(24))
        + place(292, 270, gear.stone(15))
    )
    return sticks + rocks + actor(70, 284, THROW, RED, 0.9) + ground(288)


# ---- armor ----


def wooden_shield() -> str:
    flying = "".join(
        place(x, y, gear.arrow(84), 0.9, turn=180 + t) for x, y, t in ((372, 74, -12),
        (386, 138, 4), (372, 214, 14))
    )  # fmt: skip
    return (
        place(184, 150, gear.shield(240))
        + flying
        + actor(62, 286, STRIKE, RED, 0.86, held=place(30, -76, gear.shield(54)))
        + ground(288)
    )


def piecemeal_armor() -> str:
    frame = line([(204, 284), (204, 232)], UMBER, 12) + line([(150, 286), (258, 286)], UMBER, 8)
    return (
        frame
        + place(204, 144, gear.vest(), 1.16)
        + hand_print(56, 150, RED, 0.7, -8, flip=True)
        + hand_print(354, 150, COAL, 0.7, 8)
        + dots(310, 40, 5, (14, 0), GOLD)
    )
