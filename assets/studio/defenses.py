"""Scenes of the Defenses."""

from __future__ import annotations

from assets.studio import gear, people
from assets.studio.buildings import (
    arch,
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
    curve,
    ellipse,
    line,
    path,
    place,
    polygon,
    rect,
)


def garrison() -> str:
    """Barracks with a red roof; a sentry on each side of the gate."""
    front = rect(26, 142, 356, 124, SAND) + rect(248, 142, 134, 124, "#d9a559")
    roof = polygon([(14, 142), (42, 112), (366, 112), (394, 142)], RUST)
    roof += polygon([(248, 142), (248, 112), (366, 112), (394, 142)], "#7f2a1a")
    roof += "".join(
        line([(x, 142), (x + (204 - x) * 0.1, 113)], "#7f2a1a", 1.4) for x in range(40, 240, 18)
    )
    hall = rect(156, 106, 96, 160, "#f6dca0") + rect(212, 106, 40, 160, "#dfb266")
    hall += polygon([(149, 108), (204, 72), (259, 108)], RUST)
    hall += polygon([(204, 72), (259, 108), (212, 108)], "#7f2a1a")
    hall += rect(148, 104, 112, 7, "#c98f45") + rect(156, 168, 96, 5, "#c98f45")
    ledge = rect(20, 138, 136, 7, "#c98f45") + rect(252, 138, 136, 7, "#b07a38")
    panes = "".join(
        arch(x, y, 13, 26, INK) for x in (52, 84, 116, 292, 324, 356) for y in (184, 232)
    )
    return scene(
        sky("noon"),
        sun(330, 66, 32),
        mesas("#c98a4b", "#a8632f"),
        far_dune(),
        gear.flag(204, 80, 66),
        front,
        roof,
        ledge,
        hall,
        panes,
        "".join(arch(x, 156, 14, 30, INK) for x in (180, 204, 228)),
        arch(204, 266, 58, 86),
        arch(204, 266, 46, 74, "#5b3018"),
        line([(204, 266), (204, 194)], INK, 2.4),
        floor(OCHRE, "#b8642a", 256),
        place(126, 292, people.soldier(people.TURKISH), 1.06, flip=True),
        place(282, 292, people.soldier(people.TURKISH), 1.06),
    )


def turkish_infantry() -> str:
    man = people.soldier(people.TURKISH)
    return scene(
        sky("dawn"),
        rays(310, 96, "#fff7df", 20, 0.24),
        sun(310, 96, 44, "#f5a94a", "#f9c66e"),
        mesas("#d88a50", "#bd7440"),
        dune([(-40, 236), (140, 222), (450, 232)], OCHRE, "#bd6e2a", 1),
        floor(SAND, "#dda44f", 254),
        place(112, 272, man, 1.02),
        place(300, 272, man, 1.02),
        place(154, 282, man, 1.3),
        place(258, 282, man, 1.3),
        place(206, 290, man, 1.56),
    )


def machine_guns() -> str:
    """A Maxim in action: one man aims, one feeds the belt."""
    return scene(
        sky("dusk"),
        rays(286, 150, "#ffe2a0", 22, 0.13),
        sun(286, 150, 62, "#fbd07a"),
        mesas("#9c4630", "#7a3226"),
        far_dune("#b8522f", "#8f3b28"),
        floor("#c8743a", "#9c4f2a", 244),
        place(250, 258, people.kneeling(people.TURKISH), 1.16, flip=True),
        place(206, 266, gear.maxim(), 1.1),
        place(102, 268, people.gunner(people.TURKISH), 1.12),
        place(258, 286, gear.sandbags(5, 2), 1.0),
        place(-14, 296, gear.sandbags(3, 1), 1.0),
        "".join(
            rect(x, y, 10, 4, OCHRE, 2) for x, y in ((150, 280), (168, 286), (186, 279), (206, 288))
        ),
    )


def german_troops() -> str:
    """The Asia Corps: steel helmets, an officer with field glasses."""
    man = people.soldier(people.GERMAN)
    officer = people.soldier(people.GERMAN, arms="glasses")
    return scene(
        sky("noon"),
        rays(96, 90, "#fbeecb", 20, 0.18),
        sun(96, 90, 42),
        mesas("#c98a4b", "#a8632f"),
        dune([(-40, 236), (140, 216), (450, 228)], OCHRE, "#b8642a", 1),
        floor(SAND, "#dda44f", 250),
        place(104, 276, man, 1.16, flip=True),
        place(304, 276, man, 1.16),
        place(204, 291, officer, 1.62),
        ripples(((26, 288), (310, 290)), "#c98d3f"),
    )


def fortifications() -> str:
    """A stone blockhouse, riflemen at the parapet, wire."""
    return scene(
        sky("dawn"),
        rays(84, 84, "#fff7df", 20, 0.22),
        sun(84, 84, 40, "#f0913f", "#f5b866"),
        mesas("#d08a55", "#a8632f"),
        dune([(-40, 226), (100, 214), (230, 224), (450, 206)], OCHRE, "#bd6e2a", 1),
        gear.flag(232, 124, 74),
        battlements(142, 122, 180, 116, SAND, 8, 9),
        rect(244, 122, 78, 116, "#d9a559"),
        rect(136, 132, 192, 7, "#c98f45"),
        "".join(
            rect(x - 3, 157, 32, 4, "#c98f45") + rect(x, 160, 26, 9, INK, 2)
            for x in (158, 200, 250, 288)
        ),
        floor(SAND, "#dda44f", 246),
        place(92, 222, people.rifleman(people.TURKISH), 1.3),
        place(236, 222, people.rifleman(people.TURKISH), 1.3),
        place(-20, 264, gear.sandbags(14, 3)),
        gear.wire(-8, 416, 292, 9),
    )


def artillery() -> str:
    """A field gun that has just fired."""
    burst = [(324, 147), (352, 118), (350, 137), (376, 134), (353, 148), (360, 166)]
    flash = polygon([(float(x), float(y)) for x, y in burst], "#f9c04e")
    return scene(
        sky("dusk"),
        rays(90, 120, "#ffe2a0", 20, 0.13),
        sun(90, 116, 50, "#fbd07a"),
        mesas("#9c4630", "#7a3226"),
        far_dune("#b8522f", "#8f3b28"),
        smoke([(382, 116, 26), (356, 134, 19), (402, 86, 30), (338, 146, 11)], CREAM, "#eec990"),
        flash,
        floor(OCHRE, "#b8642a", 246),
        place(178, 274, gear.field_gun(), 1.2),
        place(90, 284, people.kneeling(people.TURKISH, arms="lanyard"), 1.16),
        curve([(91, 226), (110, 238), (128, 228)], CREAM, 1.8),
        ellipse(310, 284, 34, 4, "#8f4a22", 0.6),
        "".join(
            place(x, 284, rect(-4, -16, 8, 16, OCHRE, 2) + path("M-4 -16Q0 -28 4 -16Z", RUST))
            for x in (292, 306, 320)
        ),
    )
