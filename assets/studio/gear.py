"""Machines, weapons and things. Each stands on y = 0 around x = 0 unless it says otherwise."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.studio.desert import BRICK, CREAM, INK, OCHRE, ROSE, RUST, SAND, WOOD
from game.table.svg import (
    Point,
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

STEEL, STEEL_LIGHT, OLIVE = "#3b3a3c", "#66635d", "#6b6a4a"


def wheel(r: float, colour: str = INK, rim: str = OCHRE, spokes: int = 8) -> str:
    """A spoked wheel around the origin."""
    parts = circle(0, 0, r, colour) + circle(0, 0, r * 0.8, rim) + circle(0, 0, r * 0.68, colour)
    for i in range(spokes):
        angle = i * 2 * math.pi / spokes
        end = (r * 0.74 * math.cos(angle), r * 0.74 * math.sin(angle))
        parts += line([(0, 0), end], rim, max(1.4, r * 0.1))
    return parts + circle(0, 0, r * 0.22, rim)


def locomotive() -> str:
    """A narrow-gauge engine of the Hejaz railway, going right; 190 long."""
    parts = rect(-98, -62, 52, 8, INK)
    parts += polygon([(-96, -54), (-48, -54), (-48, -18), (-92, -18)], "#431f1c")
    parts += rect(-88, -48, 14, 14, SAND) + rect(-68, -48, 14, 14, SAND)
    parts += rect(-50, -52, 112, 30, RUST, 6) + rect(-50, -52, 112, 9, ROSE, 4)
    parts += "".join(rect(x, -52, 3, 30, INK) for x in (-28, 2, 32))
    parts += circle(64, -37, 15, INK) + circle(64, -37, 10, OCHRE) + circle(64, -37, 4, INK)
    funnel = [(40, -52), (38, -74), (34, -80), (60, -80), (56, -74), (54, -52)]
    parts += polygon([(x, float(y)) for x, y in funnel], INK) + rect(33, -83, 28, 5, OCHRE)
    parts += path("M4 -52V-60Q12 -72 20 -60V-52Z", OCHRE)
    parts += path("M-30 -52V-58Q-24 -66 -18 -58V-52Z", INK)
    parts += rect(-96, -24, 164, 10, INK) + polygon([(66, -24), (92, -4), (66, -4)], INK)
    parts += "".join(line([(68 + i * 6, -20 + i * 5), (68, -5)], OCHRE, 1.3) for i in range(4))
    for x, r in ((-76, 17), (-38, 17), (0, 17), (36, 11), (60, 11)):
        parts += place(x, -r, wheel(r))
    return parts + line([(-76, -13), (0, -13)], SAND, 3.2)


def wagon(colour: str = "#5b2a20") -> str:
    """A railway carriage, 100 long."""
    parts = rect(-46, -50, 92, 36, colour, 2) + rect(-50, -56, 100, 7, INK, 3)
    parts += rect(-48, -16, 96, 6, INK)
    parts += "".join(rect(x, -44, 10, 9, SAND) for x in (-36, -16, 6, 26))
    return parts + "".join(place(x, -9, wheel(9)) for x in (-32, -12, 12, 32))


def armored_car() -> str:
    """A turreted armoured car, going right; 196 long."""
    hull, lit, shade = "#8b6b3a", "#a5824a", "#6f532c"
    parts = ellipse(0, 2, 104, 7, "#a8732e", 0.55)
    outline = [
        (-96, -30), (-90, -58), (-40, -60), (-34, -64), (14, -64), (24, -52), (78, -46), (88, -40),
        (90, -24), (-98, -24),
    ]  # fmt: skip
    parts += polygon(outline, hull)
    parts += polygon([(24, -52), (78, -46), (88, -40), (90, -24), (30, -24)], shade)
    parts += polygon([(-96, -30), (-90, -58), (-40, -60), (-40, -24), (-98, -24)], lit)
    parts += rect(-36, -84, 52, 24, lit, 5) + rect(-2, -84, 18, 24, hull, 4)
    parts += rect(-40, -88, 60, 6, shade, 3)
    parts += rect(14, -79, 9, 8, INK) + rect(20, -77, 42, 4, INK) + rect(58, -78.5, 7, 7, INK)
    parts += rect(30, -46, 4, 16, INK) + rect(40, -44, 4, 14, INK) + rect(50, -43, 4, 13, INK)
    parts += rect(4, -58, 14, 4, INK) + rect(-90, -54, 34, 3, shade)
    parts += "".join(circle(x, -34, 1.3, INK) for x in range(-84, 20, 12))
    parts += path("M-86 -16Q-64 -46 -36 -18L-30 -22Q-62 -58 -94 -20Z", INK)
    parts += path("M40 -16Q62 -46 88 -18L94 -22Q62 -56 32 -20Z", INK) + rect(-40, -24, 78, 5, INK)
    parts += circle(88, -38, 6, SAND) + circle(88, -38, 3.4, CREAM)
    tyre = wheel(20, INK, SAND, 10)
    return parts + place(-62, -19, tyre) + place(62, -19, tyre)


def field_gun() -> str:
    """A field gun on its carriage, firing to the upper right; 190 long."""
    parts = polygon([(-76, -4), (6, -56), (22, -42), (-60, 2)], "#4c4a3f")
    parts += polygon([(-76, -4), (-84, 4), (-66, 8), (-58, 0)], INK)
    barrel = rect(-34, -9, 160, 15, STEEL, 3) + rect(-34, -9, 160, 5, STEEL_LIGHT, 2)
    barrel += rect(-48, -12, 46, 21, INK, 4) + rect(118, -11, 12, 19, INK, 2)
    barrel += rect(-6, 6, 74, 7, "#4c4a3f", 3)
    parts += place(2, -56, barrel, turn=-22)
    parts += path("M-2 -94L18 -98L26 -20L6 -16Z", OLIVE) + path(
        "M10 -97L18 -98L26 -20L18 -18Z", "#55543a"
    )
    return parts + place(0, -35, wheel(35, INK, SAND, 12))


def maxim() -> str:
    """A water-cooled machine gun on a tripod, pointing right; 150 long."""
    parts = line([(-6, -50), (-54, 0)], INK, 6) + line([(4, -50), (44, 0)], INK, 6)
    parts += line([(0, -46), (2, -2)], STEEL, 6) + circle(0, -48, 9, STEEL)
    parts += rect(-52, -74, 62, 22, "#4c4a3f", 3) + rect(-52, -74, 62, 7, OLIVE, 3)
    parts += rect(8, -73, 84, 20, OLIVE, 8) + rect(8, -73, 84, 7, "#8c8a63", 4)
    parts += "".join(line([(x, -72), (x, -54)], "#55543a", 1.6) for x in (24, 40, 56, 72))
    parts += rect(90, -67, 22, 8, INK, 2) + rect(106, -69, 8, 12, INK, 2)
    parts += line([(-52, -70), (-66, -74)], INK, 4) + line([(-52, -57), (-66, -56)], INK, 4)
    parts += line([(-66, -78), (-66, -52)], WOOD, 5) + rect(-30, -80, 14, 6, INK, 2)
    parts += path("M-20 -54Q-40 -34 -22 -14Q-18 -8 -26 -2", stroke=OCHRE, width=8)
    return parts + "".join(
        line([(x - 4, y), (x + 4, y)], BRICK, 1.8)
        for x, y in ((-27, -44), (-31, -34), (-27, -24), (-23, -14))
    )


def lewis_gun() -> str:
    """A light machine gun with its pan magazine, on a bipod, pointing right; 200 long."""
    parts = line([(66, -46), (54, 0)], INK, 4.6) + line([(66, -46), (86, 0)], INK, 4.6)
    parts += path("M-98 -58L-50 -54V-38L-92 -30Q-102 -44 -98 -58Z", WOOD)
    parts += path("M-98 -58L-50 -54V-50L-98 -53Z", "#8a5230")
    parts += rect(-52, -56, 66, 20, STEEL, 3) + rect(-52, -56, 66, 6, STEEL_LIGHT, 3)
    parts += path("M-40 -38Q-44 -22 -36 -14H-24Q-30 -26 -24 -38Z", WOOD)
    parts += path("M-18 -38Q-18 -28 -8 -28Q0 -28 0 -38", stroke=INK, width=3)
    parts += rect(12, -60, 82, 27, STEEL_LIGHT, 12) + rect(12, -60, 82, 9, "#8d8a82", 6)
    parts += "".join(line([(x, -58), (x, -35)], STEEL, 1.5) for x in range(24, 90, 9))
    parts += rect(92, -52, 18, 10, INK, 3) + ellipse(-12, -62, 38, 8, INK)
    parts += ellipse(-12, -66, 38, 8, STEEL_LIGHT) + ellipse(-12, -66, 27, 5, STEEL)
    parts += "".join(
        line(
            [
                (-12 + 28 * math.cos(a), -66 + 5.4 * math.sin(a)),
                (-12 + 37 * math.cos(a), -66 + 7.6 * math.sin(a)),
            ],
            INK,
            1.3,
        )
        for a in (i * math.pi / 9 for i in range(18))
    )
    return parts + rect(-14, -74, 4, 8, INK)


def biplane() -> str:
    """A two-seater biplane flying right, from the side; 190 long, around the origin."""
    skin, shade, dark = "#b98d54", "#94693a", "#5c4128"
    parts = blob(
        [
            (-92, -4),
            (-60, -10),
            (-10, -17),
            (44, -17),
            (62, -8),
            (62, 8),
            (40, 16),
            (-20, 13),
            (-70, 4),
        ],
        skin,
    )
    parts += blob(
        [(-92, -2), (-40, 2), (20, 4), (62, 2), (62, 8), (40, 16), (-20, 13), (-70, 5)], shade
    )
    parts += path("M-98 -6L-104 -32Q-92 -36 -82 -26L-74 -7Z", CREAM) + cross(-90, -20, 7)
    parts += path("M-106 -4L-72 -8L-70 -3L-104 2Z", dark)
    parts += path("M-2 -17Q2 -30 10 -30Q16 -26 16 -17Z", INK) + circle(8, -27, 6, "#7a4a2c")
    parts += path("M-24 -14Q-20 -26 -12 -26Q-6 -23 -6 -15Z", INK) + circle(-14, -24, 5.6, "#7a4a2c")
    parts += line([(-16, -28), (-40, -38)], INK, 3)
    for x in (10, 44):
        parts += line([(x, -42), (x - 8, 18)], dark, 2.6)
    parts += line([(10, -42), (38, 18)], dark, 1.2) + line([(44, -42), (0, 18)], dark, 1.2)
    parts += path("M-8 -48H60Q66 -45 60 -41H-10Q-16 -45 -8 -48Z", skin)
    parts += path("M-10 -43.5H63Q62 -41 60 -41H-10Z", dark)
    parts += path("M-20 16H52Q58 19 52 23H-22Q-28 19 -20 16Z", shade)
    parts += line([(22, 22), (14, 40)], dark, 3) + line([(22, 22), (34, 40)], dark, 3)
    parts += circle(24, 42, 10, INK) + circle(24, 42, 4, SAND)
    parts += circle(64, 0, 7, INK) + ellipse(68, 0, 3.4, 38, CREAM, 0.5)
    return parts + line([(67, -36), (67, 36)], WOOD, 2.6) + cross(-42, -2, 8)


def cross(x: float, y: float, r: float) -> str:
    """The straight black cross of the German air service of 1918, edged white."""
    parts = rect(x - r, y - r * 0.42, 2 * r, r * 0.84, CREAM) + rect(
        x - r * 0.42, y - r, r * 0.84, 2 * r, CREAM
    )
    return (
        parts
        + rect(x - r, y - r * 0.24, 2 * r, r * 0.48, INK)
        + rect(x - r * 0.24, y - r, r * 0.48, 2 * r, INK)
    )


def flag(x: float, y: float, height: float, scale: float = 1.0, *, flip: bool = False) -> str:
    """The Ottoman flag on a pole of `height` with its foot at (x, y)."""
    cloth = path("M1 0Q20 -8 36 2T66 2V26Q50 34 36 26T1 26Z", RUST)
    cloth += circle(26, 13, 7.6, CREAM) + circle(29, 13, 6.2, RUST)
    cloth += polygon(star_points(38, 13, 1.7, 4.4, 5), CREAM)
    pole = line([(x, y), (x, y - height)], INK, 3)
    return pole + place(x, y - height + 2, cloth, scale, flip=flip)


def banner(colour: str, mark: str, height: float = 150) -> str:
    """A tribe's swallow-tailed banner on a lance, its foot at the origin, flying right."""
    parts = line([(0, 0), (0, -height)], "#4a2a20", 4)
    parts += polygon([(-5, -height), (0, -height - 16), (5, -height)], OCHRE)
    cloth = path("M2 4Q30 -8 62 8L48 28L66 50Q30 38 2 52Z", colour)
    parts += place(0, -height, cloth)
    return parts + polygon(star_points(24, -height + 27, 5, 12, 8), mark)


def sabre(length: float = 70) -> str:
    """A curved sword standing on its hilt at the origin, its point up."""
    back = f"M-3 0Q-6 {-length * 0.55:.1f} {length * 0.2:.1f} {-length:.1f}"
    blade = back + f"Q{length * 0.06:.1f} {-length * 0.5:.1f} 4 0Z"
    return path(blade, "#f4ead0") + rect(-9, -2, 18, 4, OCHRE, 2) + rect(-2.6, 0, 5.2, 14, INK, 2)


def rifle(length: float = 120) -> str:
    """A rifle lying along x from butt (0) to muzzle."""
    parts = path(
        f"M0 -4L{length * 0.26:.1f} -3H{length * 0.82:.1f}V2"
        f"H{length * 0.3:.1f}L{length * 0.24:.1f} 5L2 10Z",
        WOOD,
    )
    parts += rect(length * 0.3, -5, length * 0.7, 3.4, INK) + line(
        [(length * 0.33, 3), (length * 0.38, 3)], INK, 2.4
    )
    return (
        parts
        + rect(length * 0.5, -5.6, 3, 8, STEEL_LIGHT)
        + rect(length * 0.72, -5.6, 3, 8, STEEL_LIGHT)
    )


def sandbags(columns: int, rows: int, light: str = "#d9b377", dark: str = "#b58d52") -> str:
    """A wall of sandbags, each 34 by 16, from the origin to the right."""
    parts = ""
    for row in range(rows):
        shift = 0 if row % 2 == 0 else 16
        for i in range(columns - (row % 2)):
            x, y = shift + i * 33, -row * 14
            parts += rect(x, y - 16, 35, 17, dark, 7) + rect(x + 1, y - 16, 32, 12, light, 6)
            parts += line([(x + 6, y - 10), (x + 11, y - 10)], dark, 1.6)
    return parts


def wire(x0: float, x1: float, y: float, posts: int) -> str:
    """Barbed wire between leaning posts."""
    step = (x1 - x0) / (posts - 1)
    parts = ""
    for level in (8, 20):
        points = [
            (x0 + i * step / 2, y - level - (3 if i % 2 else 0)) for i in range(2 * posts - 1)
        ]
        parts += curve(points, INK, 1.3)
        parts += "".join(
            line([(px - 2, py - 3), (px + 2, py + 3)], INK, 1.1)
            + line([(px + 2, py - 3), (px - 2, py + 3)], INK, 1.1)
            for px, py in points[1::2]
        )
        more = [(px + step / 4, py) for px, py in points[:-1]]
        parts += "".join(line([(px - 2, py - 3), (px + 2, py + 3)], INK, 1.1) for px, py in more)
    for i in range(posts):
        px = x0 + i * step
        parts += line([(px, y + 4), (px + (4 if i % 2 else -3), y - 28)], WOOD, 3.4)
    return parts


def coins(points: Sequence[Point], r: float = 9) -> str:
    """Gold sovereigns lying about, seen from the side a little."""
    parts = ""
    for x, y in points:
        parts += ellipse(x, y + 3, r, r * 0.55, "#9a5f1c") + ellipse(x, y, r, r * 0.55, "#f3c04a")
        parts += ellipse(x, y, r * 0.66, r * 0.34, "#d9962f") + ellipse(
            x, y, r * 0.5, r * 0.24, "#f3c04a"
        )
    return parts


def chest_back() -> str:
    """The open lid and inside of a chest, 150 wide; `chest_front` goes before it."""
    parts = path("M-72 -62L-82 -128Q0 -152 82 -128L72 -62Z", "#7d4a26")
    parts += path("M-64 -66L-72 -120Q0 -140 72 -120L64 -66Z", "#3b2015")
    for x in (-48, 48):
        parts += line([(x * 0.96, -64), (x * 1.14, -134)], OCHRE, 5)
    return parts + path("M-75 -62H75L66 -44H-66Z", "#2a1510")


def chest_front() -> str:
    """The front of a chest, 150 wide."""
    parts = rect(-75, -48, 150, 50, "#7d4a26", 3) + rect(-75, -48, 150, 12, "#96592d", 3)
    parts += "".join(rect(x, -48, 8, 50, OCHRE) for x in (-58, 50)) + rect(
        -75, -6, 150, 8, "#5b3018", 2
    )
    parts += rect(-13, -44, 26, 24, OCHRE, 3)
    return parts + circle(0, -34, 4, INK) + rect(-1.6, -34, 3.2, 9, INK)


def coffee_pot() -> str:
    """A dallah, the curved spout to the right; 60 high."""
    body = path("M-15 0H15L17 -10Q19 -24 8 -34L10 -44H-10L-8 -34Q-19 -24 -17 -10Z", OCHRE)
    shade = path("M3 0H15L17 -10Q19 -24 8 -34L10 -44H2L4 -34Q10 -22 3 0Z", "#a8641a")
    lid = path("M-11 -44Q0 -58 11 -44Z", OCHRE) + circle(0, -56, 3.4, OCHRE)
    spout = path("M13 -28Q26 -30 34 -46L42 -42Q34 -20 16 -18Z", OCHRE)
    handle = path("M-13 -38Q-34 -36 -28 -14L-16 -8", stroke=INK, width=5)
    return handle + spout + body + shade + lid


def fire(scale: float = 1.0) -> str:
    """A camp fire, 70 high."""
    tongue = (
        "M0 -66C16 -48 28 -34 24 -16C21 -4 12 0 0 0C-14 0 -26 -6 -25 -20"
        "C-24 -32 -14 -36 -12 -48C-6 -44 -5 -38 -4 -34C2 -44 3 -54 0 -66Z"
    )
    parts = line([(-30, 2), (28, -8)], WOOD, 8) + line([(30, 2), (-28, -8)], "#5b2a20", 8)
    for k, colour in ((1.0, RUST), (0.74, "#e0703a"), (0.5, SAND), (0.26, CREAM)):
        parts += place(0, -2, path(tongue, colour), k)
    return place(0, 0, parts, scale)


def exploder() -> str:
    """A plunger box with its handle up and wires to the right; 70 high."""
    parts = rect(-24, -38, 48, 40, WOOD, 3) + rect(-24, -38, 48, 10, "#8a5230", 3)
    parts += rect(-28, -42, 56, 7, INK, 2) + line([(0, -42), (0, -74)], STEEL_LIGHT, 5)
    parts += rect(-22, -80, 44, 7, INK, 3) + circle(-12, -18, 4, OCHRE) + circle(12, -18, 4, OCHRE)
    return parts + curve([(12, -18), (44, -10), (70, 4), (110, 0)], INK, 2.4)


def vulture(x: float, y: float, span: float) -> str:
    """A far bird with spread wings."""
    return path(
        f"M{x - span} {y - span * 0.3:.1f}Q{x - span * 0.4:.1f} {y - span * 0.55:.1f} {x} {y}"
        f"Q{x + span * 0.4:.1f} {y - span * 0.55:.1f} {x + span} {y - span * 0.3:.1f}"
        f"Q{x + span * 0.4:.1f} {y - span * 0.15:.1f} {x} {y + span * 0.22:.1f}"
        f"Q{x - span * 0.4:.1f} {y - span * 0.15:.1f} {x - span} {y - span * 0.3:.1f}Z",
        INK,
    )
