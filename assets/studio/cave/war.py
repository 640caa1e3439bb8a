"""Raids: how people defend themselves, attack, and what is left afterwards."""

from __future__ import annotations

import math

from assets.studio.cave.beasts import wolf
from assets.studio.cave.cast import (
    actor,
    archer,
    clubman,
    hand_print,
    spearman,
    torchman,
    walker_with_spear,
    woman,
)
from assets.studio.cave.gear import shield, stone, thin_spear
from assets.studio.cave.people import (
    CRAWL,
    CROUCH,
    FALL,
    LIE,
    LIFT,
    POINT,
    RUN,
    SINK,
    STAND,
    WALK,
    Hair,
)
from assets.studio.cave.places import (
    dotted_ring,
    flame,
    ground,
    hut,
    moon,
    smoke,
    stakes,
    stars,
    sun,
)
from assets.studio.cave.plants import fern, grass, pine
from assets.studio.cave.rock import CHALK, COAL, DARK, GOLD, LEAF, MOSS, OCHRE, RED, RUST, UMBER
from assets.studio.cave.shapes import figure, outline
from game.table.svg import circle, curve, line, path, place, polygon


def sentries() -> str:
    rocks = figure(
        [outline((-30, 330), (-20, 214), (60, 190), (150, 196), (204, 226), (250, 250), (300, 244),
        (440, 262), (440, 330))], "#4a3626", COAL, 3
    )  # fmt: skip
    near = walker_with_spear(116, 196, POINT, RED, 1.28, hair="feather")
    far = walker_with_spear(318, 246, STAND, OCHRE, 1.0, flip=True)
    eyes = "".join(
        circle(x, y, 2, GOLD) for x, y in ((232, 272), (240, 272), (362, 278), (370, 278))
    )
    return (
        place(330, 62, moon(28))
        + stars([(40, 40), (90, 66), (206, 34), (250, 84), (386, 120), (180, 92), (286, 40)])
        + rocks
        + near
        + far
        + eyes
    )


def defensible_location() -> str:
    mesa = figure(
        [outline((96, 330), (110, 240), (100, 180), (112, 132), (160, 124), (250, 124), (298, 132),
        (308, 180), (298, 240), (314, 330))], "#8a6a48", COAL, 3.4
    )  # fmt: skip
    marks = "".join(
        curve([(x, y), (x + 6, y + 22), (x, y + 44)], DARK, 2.8) for x, y in ((130, 156),
        (168, 190), (204, 150), (244, 196), (276, 158), (150, 240), (226, 246), (280, 234))
    )  # fmt: skip
    top = (
        place(204, 126, stakes([-82, -66, -50, 50, 66, 82], 38))
        + actor(172, 126, LIFT, RED, 0.86, held=place(0, -124, stone(17)))
        + spearman(228, 126, RED, 0.86)
    )
    foes = (
        actor(52, 286, POINT, COAL, 0.82)
        + spearman(66, 236, COAL, 0.62)
        + actor(350, 286, POINT, COAL, 0.82, flip=True)
        + actor(382, 240, RUN, COAL, 0.6, flip=True)
    )
    falling = place(92, 150, stone(10)) + place(322, 166, stone(10))
    return place(354, 56, sun()) + mesa + marks + top + foes + falling + ground(288)


def guard_dogs() -> str:
    bark = "".join(
        curve([(30 - i * 9, 150 - i * 7), (22 - i * 10, 168), (30 - i * 9, 186 + i * 7)], RED,
        3.4) for i in range(2)
    )  # fmt: skip
    return (
        place(322, 250, hut(150))
        + ground(286)
        + place(154, 286, wolf(OCHRE, "stand", True), 1.5)
        + place(290, 290, wolf(COAL, "stand", True), 1.0)
        + bark
    )


def set_traps_defense() -> str:
    pit = (
        path("M120 196L150 330H282L306 196Z", "#1c120e")
        + line([(0, 196), (122, 196)], UMBER, 6)
        + line([(304, 196), (420, 196)], UMBER, 6)
    )
    spikes = place(214, 294, stakes([-46, -24, 0, 24, 46], 56, OCHRE))
    cover = "".join(
        line([(116 + i * 9, 194 + i % 2 * 4), (150 + i * 7, 212 + i * 6)], UMBER,
        4) for i in range(4)
    )  # fmt: skip
    cover += "".join(
        line([(310 - i * 9, 194 + i % 2 * 4), (280 - i * 6, 212 + i * 6)], UMBER,
        4) for i in range(4)
    )  # fmt: skip
    man = actor(216, 226, SINK, RED, 1.36)
    leaves = "".join(place(x, 194, grass(MOSS, 6, 28, int(x))) for x in (20, 64, 98, 330, 366, 396))
    return (
        pit
        + spikes
        + cover
        + man
        + leaves
        + spearman(52, 194, COAL, 0.82)
        + actor(358, 194, POINT, COAL, 0.82, flip=True)
    )


# ---- tactics ----


def set_fire() -> str:
    burning = (
        place(270, 270, hut(190, UMBER))
        + place(232, 214, flame(130))
        + place(300, 206, flame(150))
        + place(268, 178, flame(92))
        + place(338, 262, flame(70))
    )
    return (
        burning
        + torchman(92, 284, RED, 1.56, tall=46)
        + place(30, 200, torchman(0, 0, OCHRE, 0.7))
        + "".join(circle(x, y, r, GOLD) for x, y, r in ((212, 60, 3), (250, 36, 2.4), (330, 44, 3),
            (362, 90, 2.2), (190, 100, 2.4)))
    )  # fmt: skip


def surrounded() -> str:
    inner = actor(188, 196, STAND, UMBER, 0.9) + actor(222, 200, STAND, OCHRE, 0.9, flip=True)
    ring = ""
    for i in range(9):
        a = math.pi * 2 * i / 9 + 0.35
        x, y = 204 + 150 * math.cos(a), 196 + 80 * math.sin(a)
        ring += spearman(
            x, y + 8, RED if i % 2 else COAL, 0.74 + 0.12 * math.sin(a), flip=math.cos(a) > 0
        )  # fmt: skip
    sign = dotted_ring(204, 186, 84, 36, RED, 3)
    return sign + inner + ring


# ---- raiding ----


def ambush() -> str:
    rocks = place(76, 268, stone(74, "#6b5a48")) + place(20, 284, stone(46, "#5c4a3a"))
    hidden = (
        actor(92, 236, CROUCH, RED, 1.42, held=place(28, -24, thin_spear(104), turn=-8))
        + actor(40, 196, CROUCH, RED, 1.06, hair="feather",
            held=place(28, -24, thin_spear(90), turn=-8))
    )  # fmt: skip
    plants = (
        place(150, 286, fern(LEAF, 92))
        + place(184, 288, fern(MOSS, 66))
        + place(12, 286, fern(LEAF, 100))
    )
    prey = (
        actor(258, 276, WALK, COAL, 0.94)
        + woman(314, 278, WALK, UMBER, 0.88)
        + actor(366, 276, WALK, COAL, 0.94)
    )
    return (
        place(222, 178, pine(LEAF, 120))
        + place(376, 168, pine(LEAF, 100))
        + ground(280)
        + prey
        + hidden
        + rocks
        + plants
    )


def surprise_attack() -> str:
    camp = (
        place(300, 226, hut(130, UMBER))
        + place(386, 250, hut(96, DARK))
        + smoke(300, 132, 70, CHALK, 0.35)
    )
    sleepers = (
        place(306, 270, figure([outline((-50, 4), (-30, -12), (30, -12), (48, -2), (40, 8),
            (-40, 10))], RUST, COAL, 2))
        + actor(304, 270, LIE, CHALK, 1.1)
    )  # fmt: skip
    raiders = (
        actor(92, 282, CRAWL, OCHRE, 1.6)
        + actor(44, 226, CROUCH, OCHRE, 1.16, held=place(28, -24, thin_spear(100), turn=-14))
        + actor(168, 212, CRAWL, OCHRE, 0.9)
    )
    return (
        place(64, 58, moon(30))
        + stars([(130, 40), (176, 80), (220, 46), (262, 74), (340, 40), (380, 84), (110, 110)])
        + camp
        + sleepers
        + raiders
    )


def pitched_battle() -> str:
    left = (
        spearman(92, 222, RED, 0.98, hair="crest")
        + clubman(48, 284, RED, 1.1, shielded=True)
        + clubman(148, 286, RED, 1.1, shielded=True)
        + archer(30, 166, RED, 0.74)
    )
    right = (
        spearman(318, 222, COAL, 0.98, flip=True, hair="feather")
        + clubman(364, 284, COAL, 1.1, flip=True, shielded=True)
        + clubman(262, 286, COAL, 1.1, flip=True, shielded=True)
        + archer(378, 166, COAL, 0.74, flip=True)
    )
    darts = "".join(
        line([(x, y), (x + 34, y + t)], UMBER, 2.8) for x, y, t in ((150, 60, -8), (196, 84, 6),
        (236, 52, 8), (178, 118, -4))
    )  # fmt: skip
    return ground(288) + left + right + darts


def war_party() -> str:
    band: tuple[tuple[float, str, Hair], ...] = (
        (38, COAL, "loose"), (104, RED, "feather"), (170, COAL, "short"), (236, RED, "loose"),
    )  # fmt: skip
    row = "".join(
        walker_with_spear(x, 284, WALK, colour, 1.18, hair=hair) for x, colour, hair in band
    )  # fmt: skip
    leader = actor(
        312, 286, POINT, RED, 1.42, hair="crest", broad=1.2,
        held=place(38, -80, thin_spear(90), turn=-70)
    )  # fmt: skip
    return place(72, 62, sun()) + ground(288) + row + leader


# ---- special cards of a raid ----


def massacre() -> str:
    prints = "".join(
        hand_print(x, y, c, k, t, flip=f) for x, y, c, k, t, f in ((70, 84, RED, 0.62, -12, False),
        (136, 66, COAL, 0.54, 6, True), (202, 84, RED, 0.6, 0, False),
        (268, 66, COAL, 0.54, 10, False), (336, 84, RED, 0.62, 12, True))
    )  # fmt: skip
    ruin = (
        place(204, 262, hut(150, DARK))
        + smoke(196, 170, 44)
        + place(166, 262, flame(40))
        + place(246, 262, flame(30))
    )
    broken = (
        place(70, 252, thin_spear(110), 1.1, turn=24)
        + place(340, 246, thin_spear(90), 1.1, turn=140)
        + line([(300, 276), (330, 270)], COAL, 3)
    )
    fallen = place(72, 284, shield(60), turn=68)
    return prints + ground(280) + ruin + broken + fallen


def counter_attack() -> str:
    camp = place(66, 238, hut(118)) + place(16, 262, hut(84, UMBER))
    ours = (
        spearman(150, 286, RED, 1.3, hair="feather")
        + clubman(84, 288, RED, 1.06, shielded=True)
        + spearman(196, 216, RED, 0.78)
    )
    theirs = (
        actor(302, 284, RUN, COAL, 1.16)
        + actor(366, 284, RUN, COAL, 1.1)
        + actor(338, 214, RUN, COAL, 0.74)
        + actor(268, 218, FALL, COAL, 0.7, flip=True)
    )
    turn = curve([(330, 110), (250, 64), (150, 74), (104, 116)], RED, 7) + polygon(
        [(88, 106), (96, 140), (124, 118)], RED
    )
    return turn + ground(288) + camp + ours + theirs
