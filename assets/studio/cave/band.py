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
    BURDEN,
    CHEER,
    FALL,
    LIFT,
    POINT,
    RUN,
    STRIKE,
    THROW,
    THRUST,
    WALK,
    person,
)
from assets.studio.cave.places import cliff, dots, ground, spiral, sun
from assets.studio.cave.plants import grass, sprig
from assets.studio.cave.quarry import draped_fawn
from assets.studio.cave.rock import CHALK, COAL, DARK, GOLD, OCHRE, RED, RUST, UMBER
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


def _giant() -> str:
    """A heavy man with a club on his shoulder, 108 high, broad as two others."""
    legs = [
        limb((s * 10, -40, 19), (s * 15, -24, 14), (s * 15, -6, 9), (s * 17 + 3, -2, 8))
        for s in (-1, 1)
    ]
    feet = [limb((s * 16 - 2, -2, 6), (s * 16 + 9, -1, 5)) for s in (-1, 1)]
    trunk = outline(
        (-8, -84), (-24, -79), (-27, -66), (-22, -54), (-19, -44), (-21, -36), (0, -32), (21, -36),
        (19, -44), (22, -54), (27, -66), (24, -79), (8, -84),
    )  # fmt: skip
    arm = limb((-25, -74, 13), (-38, -60, 12), (-33, -48, 9), (-22, -44, 8))
    other = limb((25, -74, 13), (39, -66, 12), (40, -78, 9), (33, -88, 8))
    head = outline(
        (0, -109), (8, -106), (10, -96), (7, -86), (0, -82), (-7, -86), (-10, -96), (-8, -106)
    )
    body = "".join(path(s, UMBER) for s in (*legs, *feet, trunk, arm, other, head))
    kilt = outline(
        (-20, -46), (20, -46), (26, -22), (14, -18), (4, -22), (-6, -17), (-16, -21), (-26, -21)
    )
    beard = outline((-9, -93), (0, -89), (9, -93), (8, -84), (0, -76), (-8, -84))
    hair = outline((-10, -99), (-10, -108), (0, -113), (10, -108), (10, -99), (0, -104))
    teeth = "".join(circle(x, -62 - abs(x) * 0.5, 1.8, CHALK) for x in range(-16, 17, 4))
    weapon = figure([limb((-12, 0, 5), (20, 0, 7), (44, 0, 15), (58, 0, 15))], RUST, COAL, 1.4)
    weapon += "".join(circle(x, y, 2, DARK) for x, y in ((44, -3), (52, 2), (56, -4), (48, 5)))
    dark = path(kilt, COAL) + path(beard, COAL) + path(hair, COAL) + circle(0, -114, 4.4, COAL)
    fist = circle(33, -88, 5.6, UMBER)
    return body + dark + teeth + place(32, -88, weapon, 0.82, turn=-36) + fist


def big_man() -> str:
    small = actor(62, 286, POINT, RED, 1.04) + actor(356, 286, CHEER, OCHRE, 0.98, hair="bun")
    return (
        ground(288)
        + small
        + place(196, 286, _giant(), 2.2)
        + kid(290, 287, CHEER, RED, 0.98, flip=True)
        + dots(28, 46, 5, (14, 0), RED)
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
    bearer = person(BURDEN, UMBER, hair="bun", hair_colour=COAL, skirt=COAL)
    hero = place(204, 287, draped_fawn(OCHRE) + bearer, 2.5)
    child_ = kid(350, 286, WALK, RED, 1.5, flip=True)
    return ground(288) + hero + child_ + place(24, 276, sprig(4), 0.56)


def people() -> str:
    staff = line([(22, -2), (26, -112)], COAL, 3)
    hero = actor(190, 286, WALK, COAL, 2.3, hair="short", held=staff)
    return ground(288) + hero + woman(318, 284, WALK, UMBER, 1.2) + kid(78, 284, WALK, RED, 1.3)


# ---- ranged weapons ----


def spear_thrower() -> str:
    tool = place(42, 198, gear.thrower(196), 1.06, turn=-24)
    dart = place(46, 184, gear.spear(330, 6), 1, turn=-24)
    feathers = place(
        46, 184, path("M2 0L14 -11L40 -11L30 0L40 11L14 11Z", RED, stroke=COAL, width=1.6), turn=-24
    )
    return (
        tool
        + feathers
        + dart
        + spearman(318, 286, RED, 1.04)
        + ground(288)
        + dots(40, 44, 6, (15, 0), OCHRE)
    )


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
    weapon = place(236, 152, gear.bow(232, True, 54), 1.0, turn=-24)
    shaft = place(152, 188, gear.arrow(236), 1.0, turn=-24)
    fletching = path("M0 30L0 0L-7 -8L-7 -28L0 -20L7 -28L7 -8L0 0Z", RED, stroke=COAL, width=1.6)
    case = outline((-24, -50), (0, -46), (24, -50), (19, 50), (0, 60), (-19, 50))
    quiver = "".join(place(x, -62, fletching, turn=x) for x in (-14, 0, 14))
    quiver += figure([case], RUST, COAL, 3)
    quiver += line([(-23, -40), (23, -40)], OCHRE, 5) + line([(-19, 40), (19, 40)], OCHRE, 5)
    quiver += "".join(
        line([(x, -26), (x + 8, -10), (x, 6), (x + 8, 22)], DARK, 2.4) for x in (-12, 4)
    )
    quiver = place(70, 216, quiver, turn=-12)
    return quiver + weapon + shaft + dots(306, 258, 6, (14, 0), RED)


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
        laid(gear.spear(300, 6), 300, turn, 1, at) for turn, at in ((-38, (150, 126)),
        (-30, (170, 158)), (-22, (184, 192)))
    )  # fmt: skip
    return one + spearman(318, 286, COAL, 0.94) + ground(288)


# ---- hand weapons ----


def heavy_spear() -> str:
    held = place(36, -53, gear.thin_spear(96), turn=-4)
    return (
        laid(gear.spear(360, 14, True), 360, -31, 1, (190, 136))
        + place(340, 286, bison(RED), 0.66)
        + actor(196, 287, THRUST, COAL, 0.96, held=held)
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
    def stick(tail: float) -> str:
        shapes = [
            limb((0, 0, 15), (90, 7, 18), (190, -3, 16), (260, 6, 20), (288, 2, 16)),
            limb((150, -4, 10), (172, tail, 6)),
            limb((226, 4, 9), (246, 24, 5)),
        ]
        grain = (curve([(x, -3), (x + 18, 2), (x + 36, -2)], DARK, 2.2) for x in (20, 84, 196))
        return figure(shapes, RUST, COAL, 3) + "".join(grain)

    sticks = place(86, 250, stick(-24), turn=-42) + place(
        322, 250, place(0, 0, stick(26), flip=True), turn=42
    )
    rocks = (
        place(152, 256, gear.stone(30))
        + place(258, 258, gear.stone(27))
        + place(206, 244, gear.stone(42))
        + place(110, 274, gear.stone(14))
        + place(304, 274, gear.stone(15))
    )
    return (
        sticks
        + rocks
        + ground(290)
        + hand_print(54, 92, RED, 0.56, -8)
        + hand_print(354, 92, RED, 0.56, 8, flip=True)
    )


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
