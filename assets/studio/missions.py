"""Scenes of the Missions."""

from __future__ import annotations

from assets.studio import gear, people
from assets.studio.buildings import (
    arch,
    cypress,
    dome,
    headland,
    house,
    minaret,
    sailing_boat,
    tower,
    wall,
    window,
)
from assets.studio.desert import (
    CREAM,
    INK,
    OCHRE,
    RUST,
    SAND,
    STONE_SHADE,
    TEAL,
    WOOD,
    date_palm,
    dune,
    floor,
    mesas,
    rays,
    scene,
    sky,
    smoke,
    sun,
    tent,
)
from game.table.icons import battlements
from game.table.svg import (
    circle,
    curve,
    line,
    path,
    place,
    polygon,
    rect,
)


def train() -> str:
    far = [
        (-10, 190), (40, 138), (86, 150), (150, 118), (214, 168), (290, 132), (360, 160),
        (420, 140), (420, 240), (-10, 240),
    ]  # fmt: skip
    near = [
        (-10, 200), (60, 168), (130, 186), (230, 158), (330, 188), (420, 170), (420, 250),
        (-10, 250),
    ]  # fmt: skip
    puffs = [
        (325, 152, 8), (314, 134, 10), (298, 118, 13), (274, 106, 16), (240, 94, 20),
        (196, 86, 25), (154, 82, 29), (106, 84, 32), (52, 92, 34), (-4, 104, 36),
    ]  # fmt: skip
    poles = "".join(
        line([(x, 232), (x, 148)], INK, 3.4)
        + line([(x - 12, 158), (x + 12, 158)], INK, 3)
        + line([(x - 9, 168), (x + 9, 168)], INK, 2.4)
        for x in (40, 196, 352)
    )
    wires = [(-20, 166), (40, 158), (118, 170), (196, 158), (274, 170), (352, 158), (430, 168)]
    return scene(
        sky("noon"),
        sun(92, 86, 44),
        polygon(far, "#5d8f86"),
        polygon(near, "#c98a4b"),
        smoke(puffs, "#fdf3d8", "#e8c690"),
        dune([(-40, 236), (80, 226), (200, 232), (320, 222), (450, 232)], SAND, "#e0ac5c", 3),
        poles,
        curve(wires, INK, 1.1),
        rect(-10, 250, 430, 5, INK),
        "".join(rect(x, 254, 12, 7, "#6b3a22") for x in range(-6, 420, 22)),
        place(20, 250, gear.wagon(TEAL)),
        place(124, 250, gear.wagon()),
        place(276, 250, gear.locomotive(), 1.06),
        dune([(-40, 276), (70, 264), (200, 272), (330, 262), (450, 270)], "#e0a550", "#c17c34", 3),
    )


def outpost() -> str:
    """A lonely watch tower above the railway, with tents and wire."""
    rock = [(70, 300), (112, 226), (150, 206), (282, 206), (316, 232), (350, 300)]
    return scene(
        sky("dawn"),
        rays(300, 96, "#fff7df", 20, 0.22),
        sun(300, 96, 40, "#f0913f", "#f5b866"),
        mesas("#d88a50", "#b8693a"),
        dune([(-40, 236), (100, 222), (230, 232), (450, 216)], OCHRE, "#bd6e2a", 1),
        polygon([(float(x), float(y)) for x, y in rock], "#b8693a"),
        polygon(
            [(220, 206), (282, 206), (316, 232), (350, 300), (250, 300), (236, 250)], "#8d4529"
        ),
        tent(280, 216, 0.5, CREAM, "#d8b87c"),
        gear.flag(204, 96, 58),
        tower(164, 94, 66, 116),
        window(178, 128, h=16),
        window(196, 128, h=16),
        arch(188, 208, 24, 42),
        place(243, 209, people.soldier(people.TURKISH), 0.36),
        floor(SAND, "#dda44f", 262),
        gear.wire(84, 330, 276, 7),
    )


def town() -> str:
    """A white town by the sea: flat roofs, one minaret, palms, a market awning."""
    waves = "".join(
        path(f"M{x} {y}q14 -5 28 0t28 0t28 0t28 0", stroke="#a9d2c6", width=2, opacity=0.8)
        for x, y in ((10, 208), (260, 204), (320, 222), (-20, 226))
    )
    houses = (
        house(40, 250, 66, 62)
        + house(230, 250, 76, 70, "#f3d490", STONE_SHADE)
        + house(300, 250, 66, 48)
        + house(92, 252, 74, 96, "#fbe6b4", "#e0b76e")
        + dome(190, 252, 30, 64)
        + house(148, 254, 40, 50, "#f3d490", "#d9a559")
        + house(196, 254, 58, 58, "#fbe6b4", "#e0b76e")
    )
    openings = "".join(
        window(x, y)
        for x, y in (
            (56, 206),
            (76, 206),
            (108, 178),
            (126, 178),
            (108, 206),
            (126, 206),
            (250, 204),
            (268, 204),
            (318, 220),
            (338, 220),
            (214, 216),
            (166, 222),
        )
    )
    stall = line([(166, 236), (166, 272)], WOOD, 2.6) + line([(220, 236), (220, 272)], WOOD, 2.6)
    stall += rect(168, 256, 50, 16, WOOD) + rect(166, 253, 54, 5, "#8a5230")
    stall += "".join(
        circle(x, 251, 4, c) for x, c in ((176, OCHRE), (185, RUST), (194, OCHRE), (204, RUST))
    )
    stall += "".join(
        polygon(
            [(166 + i * 9, 228), (175 + i * 9, 228), (177 + i * 10, 241), (166 + i * 10, 241)], c
        )
        for i, c in enumerate((RUST, CREAM, RUST, CREAM, RUST, CREAM))
    )
    return scene(
        sky("noon"),
        sun(92, 76, 38),
        polygon(
            [
                (-10, 206),
                (60, 160),
                (120, 182),
                (200, 150),
                (300, 186),
                (420, 158),
                (420, 214),
                (-10, 214),
            ],
            "#7fae9c",
        ),
        rect(0, 200, 408, 60, TEAL),
        waves,
        minaret(276, 252, 178, 18),
        houses,
        openings,
        arch(126, 254, 20, 34),
        arch(168, 256, 14, 24),
        arch(268, 252, 18, 32),
        date_palm(34, 262, 104),
        date_palm(376, 262, 128, flip=True),
        floor(SAND, "#dda44f", 242),
        stall,
        place(310, 282, people.camel(INK, RUST, None), 0.6),
        place(146, 284, people.robed("#f1dcae", "#7f2a1a"), 0.46),
        place(238, 286, people.robed(CREAM, "#27365e", SAND), 0.46),
    )


def coastal_fort() -> str:
    waves = "".join(
        path(
            f"M{o - 20} {y}" + "q14 -7 28 0" + "t28 0" * 14,
            stroke="#7fb3a6",
            width=2.2,
            opacity=0.9,
        )
        for o, y in ((0, 214), (-14, 232), (6, 252), (-8, 274))
    )
    glitter = "".join(
        rect(330 - w / 2, y, w, 3.4, "#f7cf87", opacity=0.9)
        for w, y in ((78, 204), (60, 214), (88, 224), (46, 236), (64, 248))
    )
    castle = (
        battlements(20, 122, 190, 80, SAND, 9, 7)
        + rect(116, 122, 94, 80, "#d9a559")
        + battlements(8, 96, 50, 104, SAND, 4, 7)
        + rect(36, 96, 22, 104, "#d9a559")
        + battlements(168, 84, 58, 116, SAND, 4, 7)
        + rect(198, 84, 28, 116, "#c98f45")
    )
    slits = "".join(rect(x, 142, 5, 13, INK) for x in (72, 138, 152)) + "".join(
        rect(x, y, 5, 12, INK)
        for x, y in ((22, 118), (40, 118), (184, 108), (206, 108), (184, 136), (206, 136))
    )
    return scene(
        sky("dawn"),
        rays(330, 84, "#fff6da", 20, 0.2),
        sun(330, 84, 42, "#f5a94a", "#f9c66e"),
        rect(0, 196, 408, 110, TEAL),
        waves,
        glitter,
        headland(),
        gear.flag(196, 84, 56),
        castle,
        path("M92 202V168Q108 146 124 168V202Z", INK),
        slits,
        place(342, 214, sailing_boat()),
        place(292, 300, date_palm(0, 0, 84), 0.9, flip=True),
        place(14, 300, date_palm(0, 0, 120), 0.9),
    )


def damascus() -> str:
    """The prize: domes and minarets over the gardens, at the end of the day."""
    roofs = "".join(
        house(x, 246, w, h, light, dark)
        for x, w, h, light, dark in (
            (-6, 60, 62, "#e0a85c", "#c08340"),
            (48, 52, 44, "#efc678", "#d9a559"),
            (304, 56, 48, "#efc678", "#d9a559"),
            (352, 66, 66, "#e0a85c", "#c08340"),
        )
    )
    lights = "".join(
        window(x, y, "#fbe08a", 5, 10)
        for x, y in (
            (12, 204),
            (32, 204),
            (64, 218),
            (84, 218),
            (322, 216),
            (342, 216),
            (372, 200),
            (392, 200),
        )
    )
    gate = (
        wall(96, 206, 216, 60, 13, 0.5)
        + arch(204, 266, 46, 58, INK)
        + arch(204, 266, 34, 46, "#5a2a24")
        + "".join(arch(x, 262, 20, 34, "#7a4a2c") for x in (124, 156, 252, 284))
    )
    trees = "".join(
        cypress(x, y, h)
        for x, y, h in (
            (30, 274, 66),
            (52, 280, 48),
            (84, 276, 58),
            (330, 276, 60),
            (356, 280, 46),
            (384, 274, 68),
        )
    )
    return scene(
        sky("evening"),
        rays(204, 176, "#ffd98a", 26, 0.13),
        sun(204, 150, 94, "#f7b65a", "#fbd07a"),
        polygon(
            [
                (-10, 214),
                (70, 172),
                (130, 192),
                (280, 190),
                (340, 168),
                (420, 204),
                (420, 240),
                (-10, 240),
            ],
            "#7a4a55",
        ),
        roofs,
        lights,
        minaret(106, 246, 186),
        minaret(302, 246, 186),
        minaret(258, 226, 128, 12),
        dome(140, 202, 28, 16),
        dome(268, 202, 28, 16),
        dome(204, 200, 54, 22),
        rect(100, 196, 208, 14, STONE_SHADE),
        gate,
        trees,
        floor("#c98a45", "#a5662f", 270),
        path("M188 266H220L250 310H158Z", SAND, opacity=0.75),
    )
