"""Scenes of the Events of an attack and of those that strike anybody."""

from __future__ import annotations

from assets.studio import gear, horses, people
from assets.studio.buildings import window
from assets.studio.desert import (
    BLUE,
    CREAM,
    INK,
    OCHRE,
    RUST,
    SAND,
    TEAL,
    WOOD,
    bright_star,
    crescent,
    dune,
    far_dune,
    floor,
    footprints,
    mesas,
    moon,
    rays,
    ripples,
    scene,
    sky,
    smoke,
    stars,
    sun,
)
from game.table.icons import battlements
from game.table.svg import (
    blob,
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


def surprise() -> str:
    """Riders come down the dune towards the sleeping post."""
    night, glow = "#0c1122", "#f5a94a"
    post = battlements(236, 128, 220, 130, "#46517a", 9, 9)
    post += battlements(272, 88, 62, 150, "#5b6892", 4, 9) + rect(312, 96, 22, 150, "#4a557f")
    post += "".join(
        window(x, y, glow, 9, 16) for x, y in ((290, 122), (312, 122), (372, 164), (254, 164))
    )
    return scene(
        sky("night"),
        stars(14, 26, 110),
        moon(112, 92, 58),
        post,
        dune([(-40, 196), (60, 176), (150, 190), (260, 228), (450, 244)], "#56658a", "#333f60", 2),
        place(52, 180, people.camel(night, "#5a2a34", "#8f9cb8", "#6b7894"), 0.44),
        dune([(-40, 236), (60, 214), (150, 222), (280, 252), (450, 262)], "#46546f", "#28324a", 2),
        place(116, 222, people.camel(night, "#6b2f38", "#aab6cc", "#7f8ba6"), 0.64),
        dune([(-40, 288), (90, 270), (220, 280), (450, 262)], "#39445f", "#222b42", 1),
        place(226, 290, people.camel(night, "#7f2a1a", "#c7cfd8", "#8f9cb8"), 0.98),
    )


def cavalry_charge() -> str:
    """Horsemen at full gallop out of their own dust."""
    return scene(
        sky("dusk"),
        rays(300, 140, "#ffe2a0", 22, 0.14),
        sun(300, 136, 62, "#fff0c0"),
        dune([(-40, 226), (150, 206), (300, 216), (450, 198)], "#c65a35", "#a8452d", 1),
        smoke(
            [(8, 240, 36), (56, 250, 28), (100, 246, 24), (150, 240, 22), (200, 236, 18)],
            "#f6d99c",
            "#dfae62",
        ),
        place(346, 238, horses.horse(INK, INK, TEAL, "#e9c98f", gait="gallop", raised=True), 0.5),
        place(268, 252, horses.horse("#6b2f1c", INK, OCHRE, "#f1dcae", RUST, gait="gallop"), 0.74),
        floor(SAND, "#dda44f", 256),
        smoke([(14, 282, 24), (50, 288, 17), (78, 290, 12)], "#f6d99c", "#dfae62"),
        place(146, 288, horses.horse(INK, INK, RUST, gait="gallop", raised=True), 1.14),
        ripples(((270, 290),), "#c98d3f"),
    )


def armored_car() -> str:
    return scene(
        sky("dawn"),
        rays(200, 170, "#fff7df", 22, 0.22),
        sun(120, 128, 58, "#e9763a", "#f2a45c"),
        mesas(),
        dune([(-40, 228), (90, 212), (220, 222), (330, 208), (450, 220)], OCHRE, "#bd6e2a", 3),
        smoke([(-6, 232, 34), (34, 240, 26), (62, 246, 20), (84, 252, 14)], "#f6d99c", "#dfae62"),
        dune([(-40, 262), (100, 252), (240, 260), (450, 248)], SAND, "#dda44f", 2),
        place(212, 272, gear.armored_car(), 1.28),
        ripples(((20, 284), (290, 288), (150, 292)), "#c98d3f"),
    )


def explosives() -> str:
    """The line goes up: a burst under the rails, the exploder in front."""
    rail = "#4a3a3c"
    left = polygon([(-10, 212), (120, 208), (156, 178), (160, 184), (124, 216), (-10, 220)], rail)
    right = polygon([(418, 212), (288, 208), (262, 160), (256, 164), (282, 216), (418, 220)], rail)
    sleepers = "".join(
        rect(x, 218, 16, 8, WOOD) for x in (*range(-6, 116, 24), *range(296, 410, 24))
    )
    shards = "".join(
        place(x, y, rect(-9, -3, 18, 6, c, 1), s, turn=t)
        for x, y, t, c, s in (
            (132, 96, 30, WOOD, 1.2),
            (286, 84, -40, WOOD, 1.3),
            (168, 52, 70, rail, 1.0),
            (250, 44, 15, WOOD, 0.9),
            (110, 140, -20, rail, 0.9),
            (308, 138, 60, rail, 1.1),
            (208, 30, -15, WOOD, 0.8),
        )
    )
    burst = polygon(star_points(208, 150, 66, 126, 13, 0.1), RUST)
    burst += polygon(star_points(208, 152, 52, 98, 13, 0.3), "#e0703a")
    burst += polygon(star_points(208, 156, 36, 72, 11, 0.1), "#f3b04a")
    burst += circle(208, 160, 34, "#fdeeb8")
    return scene(
        sky("noon"),
        rays(208, 160, CREAM, 22, 0.2),
        mesas("#c98a4b", "#a8632f"),
        far_dune("#d69a4c", "#b9762f"),
        smoke(
            [(120, 120, 34), (296, 112, 36), (156, 66, 38), (262, 60, 40), (208, 44, 36)],
            "#6b5a52",
            "#4a3c3a",
        ),
        burst,
        left,
        right,
        sleepers,
        shards,
        smoke(
            [(146, 214, 22), (178, 222, 26), (240, 222, 26), (274, 214, 20)], "#e8c690", "#c98a4b"
        ),
        floor(SAND, "#dda44f", 240),
        place(150, 288, gear.exploder(), 1.06),
        curve([(266, 288), (300, 280), (276, 262), (238, 246), (222, 226)], INK, 2.2),
    )


def british_machine_guns() -> str:
    """A Lewis gun on its case, a sun helmet beside it."""
    case = rect(-110, -42, 220, 44, WOOD, 3) + rect(-110, -42, 220, 10, "#8a5230", 3)
    case += "".join(rect(x, -42, 8, 44, "#4a2a18") for x in (-92, 84))
    case += "".join(rect(x, -22, 14, 5, SAND) for x in (-34, -12, 10)) + rect(-34, -12, 50, 4, SAND)
    pans = (
        ellipse(0, 0, 34, 9, INK)
        + ellipse(0, -4, 34, 9, "#66635d")
        + ellipse(0, -4, 22, 5.4, "#3b3a3c")
    )
    hat = place(0, 0, people.helmet("sun", "#d9bd84", "#8f7141"), 2.5)
    return scene(
        sky("dawn"),
        rays(204, 150, "#fff7df", 24, 0.26),
        sun(204, 136, 84, "#ee9440", "#f5b866"),
        mesas("#d08a55", "#b0703c"),
        far_dune(),
        floor(SAND, "#dda44f", 244),
        ellipse(204, 284, 166, 8, "#b9802f", 0.6),
        place(196, 282, case, 1.16),
        place(192, 236, gear.lewis_gun(), 1.3),
        place(352, 288, pans, 0.9),
        place(352, 279, pans, 0.9),
        place(60, 288, hat),
    )


def tribal_divisions() -> str:
    """Two tribes turn from each other; the ground between them is split."""
    crack = [
        (196, 210), (210, 226), (198, 240), (218, 258), (200, 276), (222, 304), (186, 304),
        (176, 276), (192, 258), (182, 240), (194, 226), (188, 210),
    ]  # fmt: skip
    accuser = people.robed("#f1dcae", RUST, "#c9553a", arm="point")
    elder = people.robed("#f1dcae", TEAL, "#f1dcae", arm="raise", beard="#cfc6b4")
    left = (
        place(52, 264, people.robed("#e3c48d", "#7f2a1a", "#e9c98f"), 0.98)
        + place(96, 272, people.robed("#f1dcae", "#8f2a1c", CREAM, beard="#cfc6b4"), 1.16)
        + place(134, 280, accuser, 1.24)
    )
    right = (
        place(356, 264, people.robed("#e3c48d", "#1f4a4b", "#f1dcae"), 0.98)
        + place(312, 272, people.robed("#f1dcae", BLUE, CREAM), 1.16)
        + place(270, 280, elder, 1.24)
    )
    return scene(
        sky("embers"),
        rays(204, 190, "#ffb266", 22, 0.1),
        sun(204, 176, 62, "#f08a3c", "#f5a55a"),
        dune([(-40, 232), (90, 212), (300, 214), (450, 230)], "#8f3b28", "#7a3226", 2),
        place(116, 250, gear.banner(RUST, SAND, 190), flip=True),
        place(292, 250, gear.banner(TEAL, SAND, 190)),
        floor("#c8743a", "#b0602f", 234),
        polygon([(float(x), float(y)) for x, y in crack], INK),
        line([(214, 256), (238, 262), (250, 272)], INK, 3),
        line([(186, 244), (168, 248), (160, 258)], INK, 3),
        left,
        right,
    )


def strafed_by_planes() -> str:
    """A two-seater dives on a caravan."""
    tracer = "".join(
        line([(x - i * 19, 152 + i * 19), (x - 11 - i * 19, 163 + i * 19)], "#fff8dc", 3.4)
        for i in range(6)
        for x in (196, 220)
    )
    spurt = "".join(
        line([(x * 0.2, 0), (x, y)], "#fff3d0", w)
        for x, y, w in ((-15, -14, 3), (-8, -28, 3.6), (1, -38, 4), (9, -26, 3.6), (16, -12, 3))
    )
    spurt += ellipse(0, -2, 11, 5, "#fff3d0")
    spurts = "".join(
        ellipse(x, y, 17 * size, 4 * size, "#a8642a") + place(x, y, spurt, size)
        for x, y, size in ((38, 270, 0.8), (84, 284, 0.9), (190, 262, 0.7), (216, 280, 0.9))
    )
    return scene(
        sky("noon"),
        sun(86, 70, 34),
        smoke([(330, 150, 18), (362, 142, 24), (396, 152, 22)], "#fdf3d8", "#dbe0c4"),
        mesas("#c98a4b", "#a8632f"),
        far_dune(),
        floor(SAND, "#dda44f", 244),
        tracer,
        place(276, 96, gear.biplane(), 1.12, flip=True, turn=-34),
        place(272, 252, people.camel(INK, RUST, CREAM, gait="run"), 0.42, flip=True),
        spurts,
        place(136, 288, people.camel(INK, TEAL, "#e9c98f", gait="run"), 0.86, flip=True),
        place(322, 288, people.camel(INK, OCHRE, None, RUST, gait="run"), 0.56, flip=True),
    )


def desertions() -> str:
    """A rifle and a headcloth left in the sand; the riders slip away by night."""
    cloth = [
        (-50, 0), (-42, -16), (-24, -26), (-8, -20), (6, -32), (24, -24), (38, -12), (50, 0),
        (0, 6),
    ]  # fmt: skip
    heap = blob([(float(x), float(y)) for x, y in cloth], CREAM)
    heap += path("M6 -32Q24 -28 38 -12Q50 -2 50 0Q30 6 8 4Q24 -10 6 -32Z", "#cdbb94")
    heap += curve([(-34, -4), (-20, -14), (-10, -8)], "#cdbb94", 2.4)
    heap += path("M-20 -20Q-2 -36 22 -22Q6 -14 -20 -20Z", stroke=INK, width=4)
    belt = line([(-66, 0), (70, 2)], "#4a2f1c", 6)
    belt += (
        "".join(
            rect(x, -9, 17, 18, "#6b3a22", 3)
            + rect(x, -9, 17, 7, "#8a5230", 3)
            + circle(x + 8.5, -1, 1.6, OCHRE)
            for x in (-56, -36, -16, 22, 42)
        )
        + rect(4, -7, 14, 15, OCHRE, 2)
        + rect(8, -3, 6, 7, "#4a2f1c")
    )
    steps = [(196 + i * 10.5, 262 - i * 4.6) for i in range(13)]
    return scene(
        sky("night"),
        stars(17, 28, 120),
        crescent(96, 74, 30),
        bright_star(196, 46, 12),
        dune([(-40, 200), (90, 178), (230, 196), (450, 170)], "#55667f", "#38485f", 1),
        place(262, 203, people.camel("#141a2c", "#3a4a6b", "#c7cfd2", SAND), 0.62),
        place(342, 196, people.camel("#141a2c", "#3a4a6b", "#aab4bd", SAND), 0.46),
        dune([(-40, 246), (90, 228), (220, 208), (330, 200), (450, 214)], "#8f8794", "#5b5a70", 3),
        footprints(list(reversed(steps)), "#4a4a60"),
        floor("#b99c86", "#8a7480", 248),
        place(84, 276, polygon([(-6, 6), (210, -34), (214, -28), (0, 16)], "#5b4a55", 0.55)),
        place(82, 270, gear.rifle(190), 1.12, turn=-12),
        place(252, 282, belt, 0.94, turn=5),
        place(110, 288, heap, 1.05),
    )
