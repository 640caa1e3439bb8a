"""Scenes of the Events that move Attacks, turns and Loot rolls."""

from __future__ import annotations

import math

from assets.studio import gear, people
from assets.studio.buildings import arch
from assets.studio.desert import (
    BLUE,
    BRICK,
    CREAM,
    INK,
    OCHRE,
    RUST,
    TEAL,
    WOOD,
    dune,
    far_dune,
    floor,
    footprints,
    mesas,
    rays,
    ripples,
    scene,
    sky,
    sun,
)
from game.table.svg import (
    circle,
    curve,
    ellipse,
    line,
    path,
    place,
    polygon,
    rect,
    star_points,
)


def cross_the_desert() -> str:
    """A thin line of riders under a white sky, and sand without end."""
    riders = "".join(
        place(x, y, people.camel(INK, cloth, robe), s)
        for x, y, s, cloth, robe in (
            (322, 156, 0.24, RUST, "#e9c98f"),
            (288, 163, 0.3, TEAL, CREAM),
            (244, 176, 0.38, RUST, CREAM),
            (186, 196, 0.5, OCHRE, "#e9c98f"),
            (108, 222, 0.66, TEAL, CREAM),
        )
    )
    trail = [(-20 + i * 8.6, 284 - i * 4.6 - 6 * math.sin(i / 2.5)) for i in range(13)]
    return scene(
        sky("blaze"),
        rays(110, 66, "#fffbe8", 26, 0.3),
        sun(110, 66, 40, "#fffbe8"),
        dune([(-40, 170), (90, 150), (230, 164), (330, 146), (450, 160)], "#f0c987", "#dca85f", 1),
        dune([(-40, 246), (60, 226), (200, 186), (318, 152), (450, 190)], "#e3a04d", "#b9702f", 3),
        riders,
        dune([(-40, 290), (60, 262), (190, 250), (330, 262), (450, 240)], "#efbf6e", "#cf8e40", 2),
        footprints(trail, "#cf8e40"),
        ripples(((214, 274), (280, 290), (330, 268)), "#cf8e40"),
    )


def lost_in_the_desert() -> str:
    """A man on foot whose tracks go round in a ring; birds wait."""
    ring = [
        (204 + 150 * math.cos(a), 252 + 34 * math.sin(a))
        for a in (0.35 + i * 0.2 for i in range(30))
    ]
    bone, dim = "#fdf3d8", "#d9bd84"
    bones = curve([(-84, 4), (-60, -26), (-28, -32), (0, -22)], bone, 5)
    for x, y in ((-66, -22), (-52, -28), (-38, -31), (-24, -31)):
        bones += curve([(x, y), (x + 9, y + 12), (x + 3, 4)], bone, 3.4)
    skull = path(
        "M-6 -18Q2 -28 16 -24Q26 -22 34 -14L58 -8Q64 -4 60 0L36 -2Q18 0 6 -4Q-8 -8 -6 -18Z", bone
    )
    skull += path("M6 -3Q20 6 36 4L60 4Q62 8 56 9L30 10Q10 8 2 -3Z", dim)
    skull += ellipse(16, -14, 5, 4.4, "#8f5a2c") + line([(46, -6), (56, -4)], "#8f5a2c", 1.8)
    bones += place(14, 0, skull)
    man = people.robed("#e3c48d", "#5f3a2a", "#f1dcae", WOOD, arm="staff", sash=BRICK)
    shadow = polygon([(214, 258), (262, 258), (396, 292), (366, 300)], "#a8642a", 0.4)
    return scene(
        sky("blaze"),
        rays(150, 62, "#fffbe8", 28, 0.3),
        sun(150, 62, 46, "#fffbe8"),
        gear.vulture(300, 56, 28),
        gear.vulture(342, 96, 17),
        gear.vulture(374, 62, 13),
        dune([(-40, 184), (90, 168), (230, 182), (330, 164), (450, 178)], "#ecc182", "#d9a55e", 1),
        dune([(-40, 232), (120, 204), (260, 210), (450, 204)], "#e9ae5c", "#d0914a", 2),
        "".join(
            ellipse(x, y + (2.4 if i % 2 else -2.4), 4.6, 2.2, "#a8642a")
            for i, (x, y) in enumerate(ring)
        ),
        shadow,
        place(236, 262, man, 1.26),
        place(124, 284, bones, 0.84),
    )


def unprofitable_raid() -> str:
    """The chest is open: a cobweb, a moth and a single coin."""
    web = "".join(
        line([(78, 124), end], "#cdbb94", 1.1)
        for end in ((78, 168), (96, 160), (112, 142), (120, 122))
    )
    web += "".join(
        curve(
            [
                (78, 124 + r),
                (78 + r * 0.4, 124 + r * 0.82),
                (78 + r * 0.72, 124 + r * 0.4),
                (78 + r, 123),
            ],
            "#cdbb94",
            1.1,
        )
        for r in (14, 26, 38)
    )
    wing = path("M0 0Q-4 -14 -16 -15Q-21 -9 -14 -2Q-20 2 -15 9Q-6 10 0 2Z", CREAM)
    wing += path("M0 0Q-8 -1 -14 -2Q-20 2 -15 9Q-6 10 0 2Z", "#e0bd85") + circle(
        -12, -9, 1.8, OCHRE
    )
    moth = wing + place(0, 0, wing, flip=True) + line([(0, -4), (0, 7)], WOOD, 3)
    moth += line([(0, -4), (-4, -11)], WOOD, 1.2) + line([(0, -4), (4, -11)], WOOD, 1.2)
    trail = curve([(150, 208), (166, 186), (146, 168), (166, 152), (178, 128)], CREAM, 1.6, 0.5)
    return scene(
        sky("dusk"),
        rays(300, 140, "#ffe2a0", 20, 0.12),
        sun(300, 136, 56, "#fbd07a"),
        mesas("#9c4630", "#7a3226"),
        far_dune("#b8522f", "#8f3b28"),
        place(352, 212, people.camel(INK, RUST, "#e9c98f"), 0.34),
        place(302, 219, people.camel(INK, TEAL), 0.44),
        floor(OCHRE, "#b8642a", 240),
        ellipse(162, 278, 124, 9, "#9c5a26", 0.6),
        place(154, 276, gear.chest_back(), 1.26),
        web,
        trail,
        place(154, 276, gear.chest_front(), 1.26),
        place(182, 110, moth, 1.3, turn=16),
        gear.coins([(286, 276)], 13),
    )


def great_loyalty() -> str:
    """Swords raised around one banner."""
    hands = ""
    for x, y, height, turn, sleeve in (
        (60, 236, 104, -16, "#7f2a1a"),
        (346, 236, 104, 16, TEAL),
        (106, 216, 122, -10, CREAM),
        (302, 216, 122, 10, CREAM),
        (156, 204, 132, -5, "#8f2a1c"),
        (252, 204, 132, 5, BLUE),
    ):
        arm = place(0, 0, gear.sabre(height), 1.1) + polygon(
            [(-8, 20), (8, 20), (9, 34), (-9, 34)], "#7a4526"
        )
        arm += polygon([(-28, 130), (28, 130), (13, 30), (-13, 30)], sleeve)
        arm += polygon([(4, 30), (13, 30), (28, 130), (6, 130)], "#000000", 0.14)
        arm += rect(-14, 28, 28, 6, OCHRE, 2) + _fist()
        hands += place(x, y, arm, turn=turn)
    return scene(
        sky("noon"),
        rays(204, 150, CREAM, 24, 0.3),
        sun(204, 146, 78),
        mesas("#c98a4b", "#a8632f"),
        far_dune(),
        line([(204, 300), (204, 36)], "#4a2a20", 6),
        polygon([(196, 38), (204, 14), (212, 38)], OCHRE),
        path("M207 44Q262 26 326 54L300 92L326 132Q262 106 207 128Z", RUST),
        path("M207 98Q262 80 312 112L326 132Q262 106 207 128Z", BRICK),
        polygon(star_points(250, 82, 11, 26, 8), CREAM),
        hands,
    )


def _fist() -> str:
    """Four fingers and a thumb around a hilt, seen from the back of the hand."""
    parts = rect(-12, 2, 24, 22, "#7a4526", 8)
    parts += "".join(
        rect(-12.5 + i * 0.7, 2 + i * 5.4, 23 - i * 1.4, 5, "#955a34", 2.5) for i in range(4)
    )
    return parts + path("M12 22Q17 10 8 3Q2 1 0 5Q7 9 6 20Z", "#8f5430")


def lawrence_captured() -> str:
    """A prisoner in white between two guards, under a lamp in an archway."""
    bricks = "".join(
        rect(x + (20 if row % 2 else 0), y, 36, 14, "#4a3a44", 2, 0.5)
        for row, y in enumerate(range(10, 220, 20))
        for x in (-10, 34, 300, 344, 388)
    )
    lamp = line([(204, 0), (204, 34)], INK, 2.4) + path("M192 34H216L222 64H186Z", "#f9d27a")
    lamp += rect(186, 62, 36, 6, INK, 2) + path("M194 34Q204 24 214 34Z", INK)
    light = polygon([(190, 66), (218, 66), (300, 300), (108, 300)], "#f9d27a", 0.16)
    light += "".join(circle(204, 50, r, "#f9d27a", 0.14) for r in (78, 54, 34))
    wrists = circle(-4, -60, 5, "#c98d5a") + circle(5, -60, 5, "#b5774a")
    wrists += "".join(line([(-9, y), (10, y + 1)], "#d9c08a", 2.4) for y in (-65, -61, -56))
    wrists += curve([(6, -56), (12, -36), (4, -22)], "#d9c08a", 2.4)
    return scene(
        rect(0, 0, 408, 300, "#342a38"),
        bricks,
        arch(204, 300, 236, 330, "#1d1a2c"),
        light,
        lamp,
        rect(-10, 252, 430, 60, "#6b4a35"),
        polygon([(140, 252), (268, 252), (330, 300), (78, 300)], "#a5743f", 0.7),
        place(116, 282, people.soldier(people.TURKISH), 1.34, flip=True),
        place(292, 282, people.soldier(people.TURKISH), 1.34),
        place(
            204,
            284,
            people.robed(
                CREAM, "#e6d3a4", "#fdf6e2", "#b8862f", beard=None, sash=None, skin="#c98d5a"
            ),
            1.4,
        ),
        place(204, 284, wrists, 1.4),
    )
