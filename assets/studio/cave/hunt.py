"""Hunting and fishing."""

from __future__ import annotations

from assets.studio.cave import small_game as small
from assets.studio.cave.beasts import (
    aurochs as bull,
    big_cat,
    bison,
    deer as stag,
    horse,
    mammoth,
    wolf,
)
from assets.studio.cave.cast import (
    actor,
    archer,
    hand_print,
    spearman,
    torchman,
    walker_with_spear,
    woman,
)
from assets.studio.cave.people import BEND, CHEER, HAUL, POINT, RUN, STAND, WALK, Hair, Pose
from assets.studio.cave.places import (
    basket,
    cow_skull,
    dots,
    ground,
    hoofprints,
    net,
    paw_prints,
    sun,
    water,
)
from assets.studio.cave.plants import fern, flower, grass, tree
from assets.studio.cave.rock import COAL, DARK, LEAF, MOSS, OCHRE, RED, RUST, SLATE, UMBER
from assets.studio.cave.shapes import figure, outline
from game.table.svg import circle, curve, line, path, place


def _hit(x: float, y: float, turn: float = 30, length: float = 70) -> str:
    """A spear that sticks in an animal; its point is at (x, y)."""
    return place(x, y, line([(0, 0), (-length, 0)], COAL, 3.4), turn=turn)


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
        + _hit(296, 150, 60, 76)
        + _hit(334, 172, 74, 66)
    )


def over_exploitation() -> str:
    edge = figure(
        [outline((-30, 330), (-30, 116), (90, 112), (168, 116), (184, 132), (172, 196), (184, 250),
        (176, 330))], "#8a6a48", COAL, 3.4
    )  # fmt: skip
    marks = "".join(
        curve([(x, y), (x + 7, y + 20), (x + 2, y + 40)], DARK, 2.8) for x, y in ((20, 150),
        (64, 140), (112, 146), (150, 160), (40, 210), (90, 206), (140, 226), (60, 262), (110, 268))
    )  # fmt: skip
    herd = (
        place(128, 114, horse(OCHRE), 0.62, flip=True)
        + place(214, 128, horse(UMBER), 0.62, flip=True, turn=52)
        + place(282, 176, horse(RED), 0.6, flip=True, turn=118)
    )
    heap = "".join(
        place(x, y, cow_skull(), k, turn=t) for x, y, k, t in ((226, 272, 0.46, -10),
        (284, 278, 0.5, 8), (346, 274, 0.52, -6), (316, 246, 0.42, 16), (384, 256, 0.4, -14))
    )  # fmt: skip
    drivers = torchman(46, 112, RED, 0.7) + torchman(12, 114, COAL, 0.66)
    return place(350, 60, sun()) + edge + marks + herd + heap + drivers


def net_hunting() -> str:
    trap = place(214, 120, net(150, 110, 17))
    holders = actor(204, 284, HAUL, RED, 1.14, flip=True) + actor(
        376, 284, POINT, RED, 1.14, flip=True
    )
    beaters = actor(36, 280, CHEER, COAL, 0.86) + actor(78, 234, CHEER, COAL, 0.64)
    prey = (
        place(136, 262, small.running_hare(), 0.92, flip=True)
        + place(150, 206, small.running_hare(OCHRE), 0.7, flip=True)
        + place(290, 196, small.running_hare(RUST), 0.8, flip=True, turn=-18)
    )
    posts = line([(214, 100), (214, 286)], UMBER, 6) + line([(364, 100), (364, 286)], UMBER, 6)
    return ground(288) + posts + prey + trap + holders + beaters


def great_elk() -> str:
    return (
        ground(286)
        + place(184, 284, stag(RED, "palm"), 1.14)
        + archer(306, 262, COAL, 0.82, flip=True)
        + archer(360, 288, COAL, 0.98, flip=True)
        + dots(284, 40, 6, (16, 3), OCHRE)
    )


def big_game() -> str:
    return (
        ground(286)
        + place(232, 284, bison(RED), 1.5)
        + spearman(54, 286, COAL, 1.06)
        + _hit(236, 130, 60, 80)
        + _hit(290, 160, 80, 70)
        + hoofprints([(40, 60), (70, 48), (100, 60), (130, 48)], COAL, 70)
    )


def kill_predator() -> str:
    return (
        ground(288)
        + place(246, 284, big_cat(OCHRE, saber=False), 1.5)
        + spearman(58, 288, RED, 1.04)
        + torchman(40, 196, COAL, 0.72)
        + _hit(226, 158, 58, 84)
        + _hit(284, 172, 76, 80)
        + paw_prints([(290, 50), (320, 40), (350, 52), (380, 42)], COAL, 1.2)
    )


def aurochs() -> str:
    return (
        ground(288)
        + place(238, 286, bull(UMBER), 1.52)
        + place(36, 288, actor(0, 0, RUN, RED, 0.96, flip=True))
        + hand_print(128, 58, RED, 0.66, -8, flip=True)
        + dots(260, 46, 7, (16, 0), RED)
    )


def hunting_party() -> str:
    band: tuple[tuple[float, Pose, str, Hair], ...] = (
        (44, WALK, COAL, "loose"), (108, WALK, RED, "short"), (176, RUN, UMBER, "loose"),
        (248, POINT, RED, "feather"),
    )  # fmt: skip
    men = "".join(walker_with_spear(x, 284, pose, c, 1.12, hair=hair) for x, pose, c, hair in band)
    trail = hoofprints([(320, 292), (346, 284), (372, 292), (398, 284)], DARK, 80)
    return (
        ground(290)
        + place(352, 176, stag(OCHRE), 0.5, flip=True)
        + place(300, 166, stag(UMBER, "none"), 0.42, flip=True)
        + men
        + trail
        + place(354, 286, wolf(COAL, "run", True), 0.62, flip=True)
        + place(60, 58, sun())
    )


def deer() -> str:
    return (
        place(352, 232, tree(MOSS, 200))
        + ground(284)
        + place(164, 284, stag(RED), 1.36)
        + place(344, 288, stag(OCHRE, "none", True), 0.86)
        + place(46, 286, fern(LEAF, 88))
        + place(20, 288, fern(MOSS, 64))
        + place(382, 290, grass(MOSS, 8, 44))
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
        + place(56, 276, bison(RED), 0.62)
        + place(150, 272, bison(UMBER), 0.62, flip=True)
        + place(342, 200, stag(RED), 0.5, flip=True)
        + place(386, 188, stag(OCHRE, "none", True), 0.42)
        + place(358, 284, mammoth(), 0.58)
    )
    return (
        place(330, 46, sun())
        + hills
        + river
        + herds
        + place(80, 60, small.flying_bird(), 0.44)
        + place(130, 44, small.flying_bird(), 0.36)
        + place(206, 284, grass())
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


def rodents() -> str:
    burrow = (
        path(outline((262, 290), (270, 246), (306, 222), (344, 246), (352, 290)), "#1c120e")
        + path(outline((228, 300), (246, 232), (306, 196), (368, 234), (386, 300), (352, 300),
            (346, 250), (306, 226), (268, 250), (262, 300)), "#8a6a48")
    )  # fmt: skip
    return (
        burrow
        + ground(290)
        + place(152, 276, small.rodent(UMBER), 2.3)
        + place(306, 286, small.rodent(OCHRE), 0.9)
        + place(66, 116, small.rodent(RUST), 1.1, flip=True)
        + line([(14, 118), (124, 118)], UMBER, 4)
        + place(378, 296, grass(MOSS, 8, 52))
        + place(244, 110, small.rodent(COAL), 0.86)
        + line([(196, 112), (300, 112)], UMBER, 4)
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
    catch = "".join(
        place(x, y, small.fish(c), k, flip=f, turn=t) for x, y, k, c, f, t in ((150, 196, 0.8,
        SLATE, False, 14), (236, 186, 0.84, OCHRE, True, -12), (196, 228, 0.94, UMBER, False, -6),
        (268, 226, 0.64, SLATE, True, 18), (134, 234, 0.6, RED, True, -10))
    )  # fmt: skip
    return (
        water(140, 10)
        + catch
        + place(110, 148, net(190, 120, 19))
        + actor(66, 236, HAUL, RED, 1.36, flip=True)
        + actor(346, 236, HAUL, COAL, 1.36)
    )


def set_traps() -> str:
    snare = (
        curve([(92, 286), (86, 210), (104, 130), (170, 92), (212, 108), (222, 140)], UMBER, 8)
        + curve([(222, 140), (224, 176), (206, 196), (200, 232), (222, 252), (246, 232), (238, 196),
            (226, 178)], COAL, 4)
    )  # fmt: skip
    deadfall = (
        place(336, 214, figure([outline((-58, 10), (-50, -36), (10, -52), (56, -30), (60, 14),
            (10, 24))], "#6b5a48", COAL, 3), turn=-18)
        + line([(318, 288), (330, 234)], UMBER, 6)
        + line([(318, 288), (352, 262)], UMBER, 4)
    )  # fmt: skip
    return (
        ground(288)
        + snare
        + place(222, 280, small.hare(OCHRE), 1.06)
        + deadfall
        + place(356, 288, small.rodent(), 0.66)
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
        + place(370, 252, small.snail(), 0.9)
        + place(40, 264, small.snail(RUST), 0.7, flip=True)
    )  # fmt: skip


def reptiles() -> str:
    return (
        place(150, 92, small.lizard(), 1.56, turn=-8)
        + place(112, 276, small.tortoise(), 1.76)
        + place(296, 280, small.viper(RUST), 1.66)
        + place(366, 70, sun(), 0.8)
        + dots(222, 170, 5, (14, 2), RED)
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
    climber = woman(222, 214, POINT, RED, 1.42, skirt=None)
    bag = place(192, 208, basket(), 0.66)
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
        + actor(74, 286, STAND, COAL, 0.9)
        + ground(288)
    )
