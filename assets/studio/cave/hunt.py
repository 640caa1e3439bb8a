"""Single animals, birds, small game and fishing."""

from __future__ import annotations

from assets.studio.cave import small_game as small
from assets.studio.cave.beasts import (
    aurochs as bull,
    bison,
    deer as stag,
    horse,
    mammoth,
)
from assets.studio.cave.cast import (
    actor,
    archer,
    hand_print,
    spearman,
    woman,
)
from assets.studio.cave.chase import hit
from assets.studio.cave.people import BEND, CHEER, CLIMB, HAUL, RUN
from assets.studio.cave.places import (
    basket,
    dots,
    ground,
    sun,
    water,
)
from assets.studio.cave.plants import fern, flower, grass
from assets.studio.cave.quarry import burrow, marmot, stone_weight
from assets.studio.cave.rock import COAL, DARK, LEAF, MOSS, OCHRE, RED, RUST, SLATE, UMBER
from assets.studio.cave.shapes import figure, outline
from game.table.svg import circle, curve, line, path, place


def mammoth_hunters() -> str:
    hunters = (
        spearman(60, 286, RED, 0.96, hair="feather")
        + spearman(112, 170, COAL, 0.66)
        + spearman(48, 172, RED, 0.66)
    )
    return (
        place(52, 52, sun())
        + ground(282)
        + place(284, 286, mammoth(), 1.14)
        + hunters
        + hit(296, 150, 60, 76)
        + hit(334, 172, 74, 66)
    )


def great_elk() -> str:
    return (
        ground(286)
        + place(184, 284, stag(RED, "palm"), 1.14)
        + archer(306, 262, COAL, 0.82, flip=True)
        + archer(360, 288, COAL, 0.98, flip=True)
        + dots(284, 40, 6, (16, 3), OCHRE)
    )


def aurochs() -> str:
    return (
        ground(288)
        + place(238, 286, bull(UMBER), 1.52)
        + actor(48, 288, RUN, RED, 0.94, flip=True)
        + hand_print(128, 58, RED, 0.66, -8, flip=True)
        + dots(260, 46, 7, (16, 0), RED)
    )


def hunting_grounds() -> str:
    hills = path(
        outline((-30, 150), (40, 104), (110, 140), (180, 86), (250, 138), (330, 96), (440, 148),
        (440, 180), (-30, 180)), "#b39460"
    )  # fmt: skip
    river = path(
        outline((236, 150), (262, 168), (226, 196), (262, 236), (214, 330), (296, 330), (310, 240),
        (268, 200), (292, 168), (252, 150)), SLATE
    )  # fmt: skip
    herds = (
        place(90, 196, horse(OCHRE), 0.52)
        + place(156, 186, horse(UMBER), 0.44)
        + place(86, 280, bison(RED), 0.58)
        + place(168, 262, bison(UMBER), 0.5)
        + place(322, 196, stag(RED), 0.46, flip=True)
        + place(370, 192, stag(OCHRE, "none", True), 0.38)
        + place(344, 286, mammoth(), 0.54)
    )
    return (
        place(330, 46, sun())
        + hills
        + river
        + herds
        + place(80, 60, small.flying_bird(), 0.44)
        + place(130, 44, small.flying_bird(), 0.36)
        + place(206, 290, grass())
    )


def rodents() -> str:
    return (
        ground(286)
        + place(304, 288, burrow(1.1), 1.3)
        + place(306, 287, small.rodent(OCHRE), 0.62)
        + place(112, 286, marmot(UMBER), 2.2)
        + place(318, 218, marmot(RUST), 0.86, flip=True)
        + place(34, 290, grass(MOSS, 8, 52))
        + place(196, 292, grass(LEAF, 7, 30, 5))
    )


def rabbits() -> str:
    return (
        ground(286)
        + place(204, 286, small.hare(OCHRE), 2.1)
        + place(330, 284, small.hare(UMBER), 1.2, flip=True)
        + place(76, 262, small.running_hare(RUST), 1.06)
        + place(30, 288, grass(MOSS, 8, 48))
        + place(376, 290, grass(MOSS, 8, 46, 5))
        + place(116, 290, flower(tall=54))
        + place(274, 290, grass(LEAF, 6, 30, 8))
    )


def birds() -> str:
    flock = "".join(
        place(x, y, small.flying_bird(c), k) for x, y, k, c in ((84, 66, 0.74, COAL),
        (172, 50, 0.74, UMBER), (262, 72, 0.74, COAL), (346, 54, 0.66, UMBER),
        (120, 142, 0.6, COAL))
    )  # fmt: skip
    return (
        flock
        + ground(286)
        + place(214, 284, small.grouse(RED), 1.5)
        + place(318, 284, small.grouse(UMBER), 1.1, flip=True)
        + archer(64, 286, RED, 0.98)
        + place(378, 288, grass(MOSS, 8, 50))
    )


def eggs() -> str:
    return (
        place(204, 280, small.nest(), 1.94)
        + place(106, 66, small.flying_bird(), 0.96)
        + hand_print(338, 92, RED, 0.8, 150)
    )


def spear_fishing() -> str:
    man = actor(
        110, 196, BEND, RED, 1.66, hair="short", held=line([(14, -72), (52, 36)], COAL, 3.6)
        + path("M46 34L58 58L57 32Z", COAL)
    )  # fmt: skip
    rocks = figure(
        [outline((20, 330), (30, 210), (86, 190), (140, 196), (152, 230), (140, 330))], "#6b5a48",
        COAL, 3
    )  # fmt: skip
    fishes = (
        place(268, 252, small.fish(), 1.36)
        + place(334, 188, small.fish(OCHRE), 0.9, flip=True)
        + place(214, 196, small.fish(UMBER), 0.7)
    )
    return water(168, 9, SLATE, 150, 420) + rocks + man + fishes


def net_fishing() -> str:
    deep = path(
        outline((-20, 232), (90, 228), (204, 233), (320, 228), (430, 232), (430, 330), (-20, 330)),
        "#6f8482"
    )  # fmt: skip
    left, right = (114, 176), (294, 176)
    strands = [
        [left, (150, 182 + sag * 0.7), (204, 186 + sag), (258, 182 + sag * 0.7), right]
        for sag in (0, 23, 46, 69, 92)
    ]
    mesh = "".join(curve(strand, COAL, 2.6) for strand in strands)
    mesh += "".join(
        curve(
            [(204 + dx, 184 - abs(dx) * 0.06), (204 + dx * 0.94, 276 - dx * dx * 0.016)], COAL, 2.6
        )
        for dx in (-66, -44, -22, 0, 22, 44, 66)
    )
    catch = "".join(
        place(x, y, small.fish(c), k, flip=f, turn=t) for x, y, k, c, f, t in (
        (172, 210, 0.62, OCHRE, False, 20), (238, 208, 0.62, RUST, True, 16),
        (204, 244, 0.8, SLATE, False, -4))
    )  # fmt: skip
    rim = curve([left, (150, 182), (204, 186), (258, 182), right], UMBER, 6)
    rim += curve(strands[-1], UMBER, 5)
    wading = actor(90, 276, HAUL, RED, 1.72, flip=True) + actor(318, 276, HAUL, COAL, 1.72)
    return (
        wading
        + deep
        + catch
        + mesh
        + rim
        + water(242, 4, SLATE, -10, 112)
        + water(242, 4, SLATE, 298, 420)
        + water(287, 1, SLATE, 112, 298)
        + place(38, 276, small.fish(DARK), 0.5)
        + place(370, 272, small.fish(DARK), 0.6, flip=True)
    )


def set_traps() -> str:
    snare = (
        curve([(92, 286), (86, 210), (104, 130), (170, 92), (212, 108), (222, 140)], UMBER, 8)
        + curve([(222, 140), (224, 176), (206, 196), (200, 232), (222, 252), (246, 232), (238, 196),
            (226, 178)], COAL, 4)
    )  # fmt: skip
    deadfall = (
        place(326, 226, stone_weight(), 1.04, turn=-20)
        + line([(300, 288), (296, 244)], UMBER, 6)
        + line([(297, 264), (334, 278)], UMBER, 4)
    )
    return (
        ground(288)
        + snare
        + place(222, 280, small.hare(OCHRE), 1.06)
        + deadfall
        + place(348, 288, small.rodent(), 0.66)
        + place(54, 290, fern(LEAF, 92))
        + place(276, 290, grass())
        + place(134, 290, grass(LEAF, 6, 40, 3))
    )


def shell_fish() -> str:
    return (
        water(40, 4)
        + "".join(place(x, y, b, k, turn=t) for x, y, b, k, t in ((204, 190, small.crab(), 1.2, 0),
            (84, 180, small.scallop(), 1.24, -14), (324, 178, small.mussel(), 1.36, -24),
            (110, 258, small.mussel(UMBER), 1.1, 16), (302, 254, small.scallop(RED), 1.04, 12)))
        + place(206, 284, small.snail(OCHRE), 0.8)
        + place(358, 282, small.snail(), 0.8)
        + place(46, 276, small.snail(RUST), 0.7, flip=True)
    )  # fmt: skip


def reptiles() -> str:
    return (
        place(150, 92, small.lizard(), 1.56, turn=-8)
        + place(112, 276, small.tortoise(), 1.76)
        + place(288, 280, small.viper(RUST), 1.6)
        + place(366, 70, sun(), 0.8)
    )


def insects() -> str:
    return (
        place(138, 176, small.grasshopper(), 1.72)
        + place(280, 108, small.beetle(), 1.44, turn=26)
        + place(88, 262, small.grub(), 1.3)
        + place(216, 250, small.grub(), 1.1, flip=True)
        + place(330, 232, small.beetle(UMBER), 1.2, turn=-38)
        + place(88, 66, small.bee(), 1.5)
        + place(194, 52, small.beetle(RED), 0.8, turn=80)
        + place(366, 132, small.bee(), 1.3, flip=True)
    )


def honey() -> str:
    crag = figure(
        [outline((258, -30), (250, 60), (276, 120), (256, 190), (280, 250), (262, 330), (440, 330),
        (440, -30))], "#8a6a48", COAL, 3.4
    )  # fmt: skip
    hive = (
        path(outline((272, 72), (300, 52), (334, 66), (342, 108), (312, 132), (280, 118)),
            "#1c120e")
        + figure([outline((284, 80), (304, 68), (326, 78), (330, 106), (308, 120), (290, 108))],
            OCHRE, COAL, 2.4)
    )  # fmt: skip
    cells = "".join(
        circle(x, y, 3.6, DARK) for x, y in ((296, 84), (308, 82), (319, 88), (300, 96), (312, 98),
        (304, 108), (322, 102))
    )  # fmt: skip
    rope = "".join(
        curve([(228 + dx, -10), (222 + dx, 90), (230 + dx, 190), (220 + dx, 300)], UMBER,
        4) for dx in (0, 14)
    )  # fmt: skip
    climber = woman(212, 236, CLIMB, RED, 1.6, skirt=None)
    bag = place(186, 196, basket(), 0.62)
    bees = "".join(
        place(x, y, small.bee(), 1.0, flip=f) for x, y, f in ((130, 52, True), (166, 92, False),
        (104, 116, True), (204, 44, False), (150, 148, True), (358, 40, False), (372, 140, False))
    )  # fmt: skip
    return (
        crag
        + hive
        + cells
        + rope
        + bag
        + climber
        + bees
        + actor(74, 286, CHEER, COAL, 1.0)
        + ground(288)
    )
