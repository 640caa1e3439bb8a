"""Scenes of the Leaders and Tribesmen."""

from __future__ import annotations

from assets.studio import busts, horses, people
from assets.studio.desert import (
    CREAM,
    INK,
    OCHRE,
    RUST,
    SAND,
    TEAL,
    black_tent,
    bright_star,
    date_palm,
    dune,
    far_dune,
    floor,
    mesas,
    moon,
    rays,
    ripples,
    scene,
    sky,
    stars,
    sun,
)
from assets.studio.gear import banner, coffee_pot, fire
from game.table.svg import curve, ellipse, line, place


def prince() -> str:
    return scene(
        sky("dusk"),
        rays(204, 140, "#ffdf96", 24, 0.16),
        sun(204, 132, 108, "#f3a63f", "#f8bd5c"),
        dune([(-40, 262), (70, 240), (150, 252), (300, 238), (450, 256)], "#b8522f", "#8f3b28", 1),
        busts.prince_bust(),
    )


def chieftain() -> str:
    return scene(
        sky("noon"),
        rays(204, 140, "#fbeecb", 24, 0.2),
        sun(204, 132, 108, "#f2d08a", "#fbe7b4"),
        mesas("#c98a4b", "#a8632f"),
        dune([(-40, 252), (70, 236), (150, 246), (300, 232), (450, 250)], OCHRE, "#b8642a", 1),
        busts.chieftain_bust(),
    )


def sharif() -> str:
    return scene(
        sky("dawn"),
        rays(204, 140, "#fff7df", 24, 0.24),
        sun(204, 132, 108, "#eb9a4a", "#f5b866"),
        dune([(-40, 258), (90, 236), (190, 250), (320, 234), (450, 252)], "#d08a45", "#a8632f", 1),
        busts.sharif_bust(),
    )


def bedouins() -> str:
    return scene(
        sky("dusk"),
        rays(286, 150, "#ffe2a0", 18, 0.10),
        sun(286, 142, 66, "#fff0c0"),
        dune(
            [(-40, 196), (40, 178), (120, 186), (210, 168), (320, 186), (450, 170)],
            "#c65a35",
            "#a8452d",
            3,
        ),
        dune(
            [(-40, 232), (60, 206), (150, 214), (250, 226), (340, 204), (450, 222)],
            OCHRE,
            "#b8642a",
            1,
        ),
        place(318, 208, people.camel(INK, RUST, "#e9c98f"), 0.52),
        place(236, 228, people.camel(INK, TEAL), 0.72),
        dune(
            [(-40, 268), (40, 258), (120, 262), (220, 250), (320, 262), (450, 254)],
            "#e9a94e",
            "#c97a2c",
            3,
        ),
        place(112, 268, people.camel(), 1.06),
        dune([(-40, 290), (120, 276), (260, 288), (450, 276)], SAND, "#dca552", 1),
    )


def nomads() -> str:
    """A camp at daybreak: the long black tent, men at the coffee fire, a camel at rest."""
    return scene(
        sky("dawn"),
        rays(318, 112, "#fff7df", 22, 0.22),
        sun(318, 112, 46, "#f5a94a", "#f9c66e"),
        mesas("#d89455", "#bd7440"),
        dune([(-40, 222), (140, 208), (280, 220), (450, 204)], OCHRE, "#bd6e2a", 1),
        floor(SAND, "#dda44f", 238),
        black_tent(122, 252, 1.4),
        place(100, 280, people.robed("#f1dcae", "#8f2a1c", CREAM, INK), 0.86),
        place(168, 288, people.seated(CREAM, "#2f6f70", "#e9c98f", INK), 1.0),
        place(340, 288, people.couched_camel(INK, RUST), 1.0, flip=True),
        place(230, 291, fire(0.72)),
        place(262, 293, coffee_pot(), 0.5),
        ripples(((10, 286),), "#c98d3f"),
    )


def arabs() -> str:
    """Horsemen of the oases under the palms."""
    return scene(
        sky("noon"),
        sun(296, 84, 44),
        dune([(-40, 214), (120, 190), (260, 208), (450, 184)], "#d69a4c", "#b9762f", 1),
        date_palm(62, 262, 168),
        date_palm(24, 272, 118),
        date_palm(372, 252, 104, flip=True),
        place(300, 246, horses.horse("#efe0bf", "#b79a6a", TEAL, "#e9c98f"), 0.66),
        floor(),
        place(168, 278, horses.horse("#6b2f1c", INK, RUST), 1.16),
        ripples(((30, 290), (270, 288)), "#c98d3f"),
    )


def howeitat() -> str:
    """The best fighters: rifles up before a huge sun."""
    return scene(
        sky("embers"),
        rays(204, 168, "#ffb266", 22, 0.12),
        sun(204, 168, 104, "#f08a3c", "#f5a55a"),
        dune([(-40, 248), (90, 226), (210, 240), (450, 220)], "#8f3b28", "#6b2a22", 1),
        place(332, 250, people.camel(INK, TEAL, "#e9c98f", raised=True), 0.74),
        place(58, 250, people.camel(INK, OCHRE, "#e3b579", RUST), 0.62),
        floor("#c8622f", "#9c4425", 252),
        place(186, 280, people.camel(INK, RUST, CREAM, raised=True), 1.26),
    )


def rualla() -> str:
    """Riders of the north by night, with their banner, under the star they steer by."""
    night = "#141a2c"
    return scene(
        sky("night"),
        stars(5, 30, 140),
        moon(276, 96, 54),
        bright_star(70, 50, 14),
        dune([(-40, 226), (120, 200), (260, 218), (450, 194)], "#55667f", "#38485f", 1),
        place(310, 240, people.camel(night, "#3a4a6b", "#c7cfd2", SAND), 0.6),
        floor("#b99c86", "#74606b", 250),
        place(171, 232, banner(TEAL, SAND, 150), 1.24),
        place(138, 282, people.camel(night, TEAL, "#e6e4da", SAND), 1.2),
    )


def alliance() -> str:
    """Two leaders give each other their hands before their banners."""
    left = people.robed("#f1dcae", "#8f2a1c", CREAM, INK)
    right = people.robed("#f1dcae", "#27365e", "#c9553a", INK, beard="#cfc6b4")
    return scene(
        sky("dawn"),
        rays(204, 150, "#fff7df", 24, 0.28),
        sun(204, 146, 84, "#f0a04a", "#f7bd6c"),
        far_dune("#d08a45", "#b06f30"),
        place(84, 266, banner(RUST, SAND, 196), 1.12, flip=True),
        place(324, 266, banner(TEAL, SAND, 196), 1.12),
        floor(OCHRE, "#bd6e2a", 246),
        place(150, 280, left, 1.42),
        place(258, 280, right, 1.42),
        place(150, 280, _arm("#8f2a1c"), 1.42),
        place(258, 280, _arm("#27365e"), 1.42, flip=True),
        ellipse(200, 179, 9, 7.4, "#8f5430"),
        ellipse(209, 180, 8.4, 7, "#6d3c22"),
        "".join(line([(205, y), (197, y + 1)], "#6d3c22", 3.4) for y in (175.4, 179.4, 183.2)),
    )


def _arm(colour: str) -> str:
    return curve([(19, -85), (25, -74), (35, -71)], colour, 12)
