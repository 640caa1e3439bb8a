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
        (204 + 132 * math.cos(a), 248 + 32 * math.sin(a))
        for a in (0.5 + i * 0.235 for i in range(25))
    ]
    bones = path(
        "M0 0Q-10 -8 -6 -18Q4 -30 22 -26Q40 -22 46 -12L62 -10Q66 -4 60 0L40 2Q28 6 14 4Z", "#fdf3d8"
    )
    bones += circle(16, -14, 5, "#8f5a2c") + line([(44, -5), (60, -4)], "#8f5a2c", 1.6)
    bones += "".join(
        path(f"M{x} 2Q{x - 12} -18 {x - 2} -34", stroke="#fdf3d8", width=3.4)
        for x in (-18, -30, -42)
    )
    man = people.robed("#e3c48d", "#8a5230", "#f1dcae", WOOD, arm="staff")
    shadow = polygon([(238, 248), (246, 244), (352, 268), (346, 276)], "#c98a45", 0.7)
    return scene(
        sky("blaze"),
        rays(180, 60, "#fffbe8", 28, 0.3),
        sun(180, 60, 50, "#fffbe8"),
        gear.vulture(286, 70, 26),
        gear.vulture(330, 104, 17),
        gear.vulture(252, 112, 13),
        dune([(-40, 184), (90, 168), (230, 182), (330, 164), (450, 178)], "#ecc182", "#d9a55e", 1),
        dune([(-40, 232), (120, 204), (260, 210), (450, 204)], "#e9ae5c", "#d0914a", 2),
        "".join(
            ellipse(x, y + (2 if i % 2 else -2), 4.4, 2.2, "#a8642a")
            for i, (x, y) in enumerate(ring)
        ),
        shadow,
        place(236, 250, man, 0.98),
        place(112, 280, bones, 1.1),
    )


def unprofitable_raid() -> str:
    """The chest is open, and there is next to nothing in it."""
    return scene(
        sky("dusk"),
        rays(300, 140, "#ffe2a0", 20, 0.12),
        sun(300, 136, 56, "#fbd07a"),
        mesas("#9c4630", "#7a3226"),
        far_dune("#b8522f", "#8f3b28"),
        place(330, 216, people.camel(INK, RUST, "#e9c98f"), 0.34),
        place(290, 218, people.camel(INK, TEAL), 0.38),
        floor(OCHRE, "#b8642a", 246),
        ellipse(190, 278, 124, 9, "#9c5a26", 0.6),
        place(186, 276, gear.chest_back(), 1.3),
        place(186, 276, gear.chest_front(), 1.3),
        gear.coins([(306, 276), (92, 286)]),
        "".join(
            place(x, y, path("M0 -7Q2 -2 0 0Q-2 -2 0 -7Z", CREAM), 1.5, turn=t)
            for x, y, t in ((150, 136, 20), (226, 130, -30), (190, 118, 60))
        ),
    )


def great_loyalty() -> str:
    """Swords raised around one banner."""
    hands = ""
    for x, y, height, turn, sleeve in (
        (60, 236, 104, -18, "#7f2a1a"),
        (340, 236, 104, 18, TEAL),
        (104, 224, 118, -12, CREAM),
        (302, 224, 118, 12, CREAM),
        (150, 212, 126, -6, "#8f2a1c"),
        (258, 212, 126, 6, BLUE),
    ):
        arm = polygon([(-24, 120), (24, 120), (11, 16), (-11, 16)], sleeve)
        arm += polygon([(4, 16), (11, 16), (24, 120), (6, 120)], "#000000", 0.14)
        arm += circle(0, 7, 11, "#8f5430") + place(0, 0, gear.sabre(height))
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
        place(116, 282, people.soldier(people.TURKISH), 1.34),
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
