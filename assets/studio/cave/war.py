"""Raids: how people defend themselves, attack, and what is left afterwards."""

from __future__ import annotations

from typing import Final

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
from assets.studio.cave.chase import lancer
from assets.studio.cave.gear import shield, stone, thin_spear
from assets.studio.cave.people import (
    LIFT,
    POINT,
    RUN,
    SINK,
    STALK,
    STAND,
    STRIKE,
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
from assets.studio.cave.predators import wolf
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
        curve([(22 - i * 9, 158 - i * 7), (15 - i * 9, 178), (22 - i * 9, 198 + i * 7)], RED,
        3.4) for i in range(2)
    )  # fmt: skip
    return (
        place(318, 262, hut(160))
        + ground(286)
        + place(168, 286, wolf(OCHRE, "snarl", True), 1.5)
        + place(312, 290, wolf(COAL, "snarl", True), 0.92)
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
        place(270, 270, hut(190, DARK))
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
    ring = ""
    for x, y, scale, colour in (
        (100, 158, 0.84, COAL), (66, 222, 1.0, RED), (112, 290, 1.14, COAL)
    ):  # fmt: skip
        ring += lancer(x, y, colour, scale) + lancer(408 - x, y, colour, scale, flip=True)
    inner = actor(190, 240, STRIKE, OCHRE, 0.98, flip=True, held=place(31, -74, shield(52)))
    inner += actor(220, 240, STRIKE, UMBER, 0.98, held=place(31, -74, shield(52)))
    return dotted_ring(204, 214, 172, 76, RED, 4) + inner + ring


# ---- raiding ----


HIDDEN: Final[tuple[tuple[float, float, float, Hair], ...]] = (
    (42, 232, 1.1, "loose"), (82, 236, 1.28, "feather"), (132, 248, 1.16, "loose"),
)  # fmt: skip
"""Where those stand who wait behind the rock, how large, and their hair."""


def ambush() -> str:
    rock = figure(
        [outline((6, 296), (2, 246), (22, 214), (66, 196), (120, 200), (164, 214), (190, 244),
        (198, 296))], "#6b5a48", COAL, 3.4
    )  # fmt: skip
    cracks = curve([(30, 226), (60, 212), (98, 214)], CHALK, 3.4) + "".join(
        curve([(x, y), (x + 8, y + 16), (x + 2, y + 32)], DARK, 2.8)
        for x, y in ((54, 240), (104, 232), (146, 246))
    )
    hidden = "".join(
        actor(x, y, STALK, RED, k, hair=hair, held=place(36, -40, thin_spear(84), turn=-16))
        for x, y, k, hair in HIDDEN
    )
    prey = (
        actor(262, 280, WALK, COAL, 1.06, flip=True)
        + woman(318, 281, WALK, UMBER, 0.98, flip=True)
        + actor(370, 280, WALK, COAL, 1.06, flip=True)
    )
    return (
        place(30, 214, pine(LEAF, 150))
        + place(236, 262, pine(LEAF, 128))
        + place(348, 256, pine(MOSS, 110))
        + ground(284)
        + prey
        + hidden
        + rock
        + cracks
        + place(30, 296, fern(LEAF, 74))
        + place(174, 296, fern(MOSS, 66))
        + place(198, 294, fern(LEAF, 52))
    )


STALKING: Final[tuple[tuple[float, float, float, str, Hair], ...]] = (
    (96, 180, 0.8, OCHRE, "loose"), (44, 240, 1.1, OCHRE, "loose"),
    (128, 286, 1.46, RED, "feather"),
)  # fmt: skip
"""Where those are who creep up to the camp, how large, in which colour, and their hair."""


def surprise_attack() -> str:
    camp = (
        place(330, 236, hut(132, UMBER))
        + place(256, 214, hut(84, DARK))
        + smoke(330, 130, 60, CHALK, 0.35)
    )
    blanket = figure(
        [outline((-46, 6), (-40, -12), (-10, -20), (26, -14), (44, -2), (40, 8))], RUST, COAL, 2.2
    )
    sleepers = "".join(
        place(x, y, blanket + circle(-48, -4, 8, CHALK), k, flip=f) for x, y, k, f in (
        (258, 276, 0.9, False), (352, 284, 1.0, False))
    )  # fmt: skip
    raiders = "".join(
        actor(x, y, STALK, colour, k, hair=hair, held=place(36, -40, thin_spear(92), turn=-10))
        for x, y, k, colour, hair in STALKING
    )
    return (
        place(64, 58, moon(30))
        + stars([(130, 40), (176, 80), (220, 46), (262, 74), (340, 40), (380, 84), (110, 110)])
        + ground(290, OCHRE)
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
    camp = place(60, 226, hut(112))
    ours = (
        spearman(232, 206, RED, 0.66)
        + clubman(78, 288, RED, 1.06, hair="feather", shielded=True)
        + lancer(172, 288, RED, 1.3)
    )
    theirs = (
        actor(338, 286, RUN, COAL, 1.1)
        + actor(366, 216, RUN, COAL, 0.8)
        + actor(300, 206, RUN, COAL, 0.74)
    )
    onset = curve([(352, 44), (260, 40), (160, 42), (126, 62)], COAL, 6)
    back = curve([(126, 62), (116, 86), (140, 106), (220, 110), (318, 108)], RED, 9)
    tip = polygon([(314, 88), (352, 108), (314, 128)], RED)
    return onset + back + tip + ground(290) + camp + theirs + ours
