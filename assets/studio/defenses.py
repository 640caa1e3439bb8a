"""Scenes of the Defenses."""

from __future__ import annotations

from assets.studio import gear, people
from assets.studio.buildings import (
    arch,
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
    dune,
    far_dune,
    floor,
    mesas,
    rays,
    ripples,
    scene,
    sky,
    smoke,
    sun,
)
from game.table.icons import battlements
from game.table.svg import (
    circle,
    curve,
    ellipse,
    line,
    path,
    place,
    polygon,
    rect,
)


def garrison() -> str:
    """The gate of a barracks, a sentry on each side."""
    return scene(
        sky("noon"),
        sun(320, 76, 36),
        mesas("#c98a4b", "#a8632f"),
        far_dune(),
        gear.flag(204, 96, 62),
        wall(56, 156, 296, 110, 14, 0.5),
        tower(112, 106, 58, 160),
        tower(238, 106, 58, 160),
        wall(166, 120, 76, 146, 4, 0.6),
        arch(204, 266, 52, 82),
        arch(204, 266, 40, 70, "#5b3018"),
        line([(204, 266), (204, 198)], INK, 2.4),
        "".join(window(x, 142, h=16) for x in (130, 150, 256, 276)),
        "".join(window(x, 190) for x in (78, 96, 314, 332)),
        floor(OCHRE, "#b8642a", 258),
        place(146, 284, people.soldier(people.TURKISH), 0.86),
        place(262, 284, people.soldier(people.TURKISH), 0.86),
    )


def turkish_infantry() -> str:
    man = people.soldier(people.TURKISH)
    return scene(
        sky("dawn"),
        rays(310, 96, "#fff7df", 20, 0.24),
        sun(310, 96, 44, "#f5a94a", "#f9c66e"),
        mesas("#d88a50", "#bd7440"),
        dune([(-40, 236), (140, 222), (450, 232)], OCHRE, "#bd6e2a", 1),
        place(112, 268, man, 1.02),
        place(300, 268, man, 1.02),
        floor(SAND, "#dda44f", 262),
        place(154, 282, man, 1.3),
        place(258, 282, man, 1.3),
        place(206, 290, man, 1.56),
    )


def machine_guns() -> str:
    """A Maxim behind sandbags, at dusk."""
    return scene(
        sky("dusk"),
        rays(286, 160, "#ffe2a0", 22, 0.13),
        sun(286, 160, 62, "#fbd07a"),
        mesas("#9c4630", "#7a3226"),
        far_dune("#b8522f", "#8f3b28"),
        place(52, 240, people.gunner(people.TURKISH), 1.62),
        place(184, 250, gear.maxim(), 1.45),
        floor("#c8743a", "#9c4f2a", 262),
        place(96, 284, gear.sandbags(6, 2), 1.05),
        place(300, 290, gear.sandbags(4, 1), 1.05),
        "".join(rect(x, 286, 9, 4, OCHRE, 2) for x in (60, 74, 90)),
    )


def german_troops() -> str:
    """The Asia Corps: steel helmets, an officer with field glasses."""
    man = people.soldier(people.GERMAN)
    officer = people.soldier(people.GERMAN, arms="none")
    glasses = rect(-11, -4, 9, 9, INK, 2) + rect(2, -4, 9, 9, INK, 2)
    arms = curve([(-18, -88), (-30, -84), (-12, -100)], people.GERMAN.tunic, 9)
    arms += curve([(18, -88), (30, -84), (12, -100)], people.GERMAN.shade, 9)
    arms += circle(-10, -102, 4.4, people.GERMAN.skin) + circle(10, -102, 4.4, people.GERMAN.skin)
    return scene(
        sky("noon"),
        rays(96, 90, "#fbeecb", 20, 0.18),
        sun(96, 90, 42),
        mesas("#c98a4b", "#a8632f"),
        dune([(-40, 236), (140, 216), (450, 228)], OCHRE, "#b8642a", 1),
        place(108, 270, man, 1.18),
        place(302, 270, man, 1.18),
        floor(SAND, "#dda44f", 264),
        place(204, 290, officer, 1.66),
        place(204, 290, arms, 1.66),
        place(204, 118, glasses, 1.66),
        ripples(((26, 288), (310, 290)), "#c98d3f"),
    )


def fortifications() -> str:
    """A stone blockhouse, trench, sandbags and wire."""
    return scene(
        sky("dawn"),
        rays(96, 96, "#fff7df", 20, 0.22),
        sun(96, 96, 40, "#f0913f", "#f5b866"),
        mesas("#d08a55", "#a8632f"),
        dune([(-40, 226), (100, 214), (230, 224), (450, 206)], OCHRE, "#bd6e2a", 1),
        gear.flag(278, 150, 62),
        battlements(150, 148, 170, 94, SAND, 8, 9),
        rect(244, 148, 76, 94, "#d9a559"),
        rect(146, 158, 178, 6, "#c98f45"),
        "".join(rect(x, 186, 22, 8, INK, 2) for x in (166, 206, 252, 288)),
        place(76, 246, gear.sandbags(9, 3)),
        path("M-10 252Q100 240 204 250T420 246V268Q300 258 204 268T-10 270Z", "#6b3a22"),
        place(116, 266, people.soldier(people.TURKISH, arms="ready"), 0.5),
        place(246, 266, people.soldier(people.TURKISH, arms="ready"), 0.5),
        floor(SAND, "#dda44f", 258),
        gear.wire(40, 372, 284, 9),
    )


def artillery() -> str:
    """A field gun that has just fired."""
    return scene(
        sky("dusk"),
        rays(90, 120, "#ffe2a0", 20, 0.13),
        sun(90, 116, 50, "#fbd07a"),
        mesas("#9c4630", "#7a3226"),
        far_dune("#b8522f", "#8f3b28"),
        place(72, 268, people.soldier(people.TURKISH, arms="none"), 0.98),
        smoke([(372, 92, 26), (344, 106, 19), (394, 66, 30), (326, 116, 12)], CREAM, "#eec990"),
        polygon([(314, 118), (346, 92), (340, 110), (368, 108), (342, 122), (350, 138)], "#f9c04e"),
        floor(OCHRE, "#b8642a", 258),
        place(174, 276, gear.field_gun(), 1.36),
        "".join(
            place(x, 284, rect(-4, -16, 8, 16, OCHRE, 2) + path("M-4 -16Q0 -28 4 -16Z", RUST))
            for x in (292, 306, 320)
        ),
        ellipse(340, 286, 26, 3, "#8f4a22", 0.5),
    )
