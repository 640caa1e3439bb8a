"""Glyphs and seat emblems as SVG on a canvas of 100 x 100, each in one colour.

The text font has no arrows, ticks or symbols, so everything that is not a letter is drawn here.
Openings are real holes, so that a glyph looks right on any ground.
"""

from __future__ import annotations

import math
from typing import Final

from game.table import cave_icons
from game.table.svg import (
    Glyph,
    Point,
    circle,
    curve,
    disc,
    ellipse,
    line,
    path,
    place,
    polygon,
    rect,
    ring,
    round_rect,
    spline,
    star_points,
)

CANVAS: Final = 100


def _stroke(data: str, width: float) -> Glyph:
    return lambda c: path(data, stroke=c, width=width)


def _fill(data: str) -> Glyph:
    return lambda c: path(data, c, holes=True)


# ---- everyday glyphs ----


def _menu(c: str) -> str:
    return "".join(rect(20, y, 60, 9, c, 4) for y in (25, 46, 67))


_SPEAKER = "M18 40H34L54 22V78L34 60H18Z"


def _sound(c: str) -> str:
    waves = path("M66 36Q76 50 66 64M76 26Q92 50 76 74", stroke=c, width=7)
    return path(_SPEAKER, c) + waves


def _mute(c: str) -> str:
    return path(_SPEAKER, c) + path("M66 38L88 62M88 38L66 62", stroke=c, width=8)


def _help(c: str) -> str:
    hook = path("M34 36Q34 20 50 20T66 36Q66 46 54 52Q50 55 50 62", stroke=c, width=9)
    return hook + circle(50, 79, 6, c)


def _gear(c: str) -> str:
    teeth = "".join(
        place(50, 50, polygon([(-9, -42), (9, -42), (12, -24), (-12, -24)], c), turn=45 * i)
        for i in range(8)
    )
    return teeth + path(disc(50, 50, 30) + disc(50, 50, 12), c, holes=True)


def _lock(c: str) -> str:
    shackle = path("M34 46V32Q34 16 50 16T66 32V46", stroke=c, width=8)
    return shackle + path(round_rect(24, 44, 52, 40, 6) + disc(50, 63, 6), c, holes=True)


def _book(c: str) -> str:
    pages = path("M50 26Q34 16 14 20V76Q34 72 50 82Q66 72 86 76V20Q66 16 50 26Z", stroke=c, width=7)
    return pages + line([(50, 26), (50, 80)], c, 6)


def _door(c: str) -> str:
    return path("M30 84V16H70V84Z", stroke=c, width=7) + circle(60, 52, 5, c)


def _disk(c: str) -> str:
    shell = path("M18 18H70L82 30V82H18Z", stroke=c, width=7)
    return shell + rect(32, 18, 30, 20, c) + rect(30, 54, 40, 28, c)


def _die(c: str) -> str:
    frame = path(round_rect(14, 14, 72, 72, 12), stroke=c, width=7)
    return frame + "".join(circle(p, p, 7, c) for p in (34, 50, 66))


def _log(c: str) -> str:
    frame = path("M24 16H76V84H24Z", stroke=c, width=7)
    return frame + "".join(line([(38, y), (62, y)], c, 6) for y in (34, 50, 66))


def _reroll(c: str) -> str:
    return path("M78 42A30 30 0 1 0 78 62", stroke=c, width=10) + path(
        "M84 20V46H58", stroke=c, width=10
    )


def _hint(c: str) -> str:
    """A lantern: it throws light on what may be done."""
    handle = path("M36 30Q36 10 50 10T64 30", stroke=c, width=6)
    roof = path("M32 34Q50 18 68 34Z", c) + rect(28, 33, 44, 7, c, 3)
    glass = path(
        "M32 44H68L72 76H28Z" + "M50 50Q62 60 57 68Q50 75 43 68Q38 60 50 50Z", c, holes=True
    )
    return handle + roof + glass + rect(24, 78, 52, 9, c, 3)


# ---- things of the games ----


def _laurel(c: str) -> str:
    leaves = "".join(
        place(
            50 + 32 * math.sin(angle) * side,
            54 - 32 * math.cos(angle),
            ellipse(0, 0, 5, 11, c),
            turn=math.degrees(angle) * side + side * 24,
        )
        for side in (-1, 1)
        for angle in (0.7, 1.2, 1.7, 2.2, 2.7)
    )
    return leaves + polygon(star_points(50, 50, 7, 17, 5), c)


def _wreath(c: str) -> str:
    """Two laurel branches that leave room for a medal in the middle."""
    half = path("M56 92.6A43 43 0 0 0 78 17", stroke=c, width=1.4)
    for step in range(9):
        angle = 0.80 + step * 0.245
        for lean in (-36, 36):
            half += place(
                50 + 43 * math.sin(angle),
                50 - 43 * math.cos(angle),
                path("M0 0Q5.5 -6 0 -15Q-5.5 -6 0 0Z", c),
                turn=math.degrees(angle) - 90 + lean,
            )
    half += place(78, 17, path("M0 0Q5 -6 0 -14Q-5 -6 0 0Z", c), turn=-48)
    return place(5, 5, half + place(100, 0, half, flip=True), 0.9)


def _hourglass(c: str) -> str:
    caps = path("M26 14H74M26 86H74", stroke=c, width=8)
    return caps + path("M32 18H68Q68 40 52 50Q68 60 68 82H32Q32 60 48 50Q32 40 32 18Z", c)


def _person(c: str) -> str:
    return circle(50, 26, 15, c) + path("M22 86Q20 46 50 46T78 86Z", c)


def _captured(c: str) -> str:
    """A prisoner: a person behind bars."""
    head = path(disc(50, 26, 13), c)
    body = path("M24 88Q22 46 50 46T78 88Z" + "M35 88V58H41V88ZM59 88V58H65V88Z", c, holes=True)
    bars = path("M24 12V88M76 12V88M20 12H80", stroke=c, width=6)
    return head + body + bars


def _cards(c: str) -> str:
    """Two cards; the back one stops short of the front one, so that a gap parts them."""
    back = path(
        "M-26 -26Q-26 -32 -20 -32H12Q17 -32 18 -27V-34L-12 -30Q-20 -30 -20 -20V28Q-26 28 -26 22Z", c
    )
    front = path(round_rect(-20, -30, 42, 60, 5), stroke=c, width=7)
    return place(46, 48, back, turn=-8) + place(58, 52, front, 0.94, turn=5)


def _robot(c: str) -> str:
    head = path(round_rect(20, 34, 60, 48, 11) + disc(38, 56, 8) + disc(62, 56, 8), c, holes=True)
    return head + line([(50, 36), (50, 20)], c, 6) + circle(50, 16, 7, c)


CAMEL: Final[list[Point]] = [
    (-47, -62), (-42, -74), (-28, -80), (-16, -91), (-3, -98), (9, -92), (17, -82), (29, -77),
    (38, -68), (46, -66), (54, -76), (59, -92), (61, -106), (65, -114), (69, -119), (71, -113),
    (80, -112), (90, -106), (93, -100), (88, -96), (78, -98), (72, -98), (70, -88), (66, -72),
    (58, -58), (48, -50), (36, -47), (20, -45), (0, -43), (-20, -47), (-33, -54), (-42, -50),
    (-48, -55),
]  # fmt: skip
"""Outline of a dromedary's body looking right; its feet stand at y = 0."""


def _camel(c: str) -> str:
    body = path(spline(CAMEL), c)
    for leg in (
        [(33, -54), (27, -27), (21, -3)],
        [(38, -54), (45, -28), (43, -3)],
        [(-36, -58), (-29, -35), (-33, -3)],
        [(-42, -58), (-38, -34), (-47, -3)],
    ):
        body += line([(x, float(y)) for x, y in leg], c, 7)
    return place(40, 90, body, 0.66)


def battlements(
    x: float, y: float, w: float, h: float, colour: str, count: int, tooth: float
) -> str:
    """A wall with `count` merlons, `tooth` units high, on top of it."""
    step = w / (2 * count - 1)
    wall = rect(x, y, w, h, colour)
    return wall + "".join(
        rect(x + i * 2 * step, y - tooth, step, tooth + 1, colour) for i in range(count)
    )


def _fort(c: str) -> str:
    return path(
        "M14 84V26H20V33H26V26H32V33V46H38V40H44V46H56V40H62V46H68V26H74V33H80V26H86V84Z"
        "M42 84V68Q50 56 58 68V84Z",
        c,
        holes=True,
    )


def _swords(c: str) -> str:
    blades = path("M22 18L72 72M78 18L28 72", stroke=c, width=9)
    hilts = path("M58 82L84 58M42 82L16 58", stroke=c, width=8)
    pommels = circle(83, 84, 6, c) + circle(17, 84, 6, c)
    return blades + hilts + pommels


def _spark(c: str) -> str:
    return polygon(star_points(50, 50, 13, 44, 4), c)


def _noentry(c: str) -> str:
    return ring(50, 50, 38, c, 11) + line([(24, 24), (76, 76)], c, 11)


GLYPHS: Final[dict[str, Glyph]] = {
    "menu": _menu,
    "sound": _sound,
    "mute": _mute,
    "help": _help,
    "gear": _gear,
    "undo": _stroke("M26 40H62Q82 40 82 58T62 76H40M44 20L24 40L44 60", 9),
    "check": _stroke("M22 52L42 72L80 28", 13),
    "x": _stroke("M26 26L74 74M74 26L26 74", 14),
    "noentry": _noentry,
    "chev": _stroke("M62 20L34 50L62 80", 12),
    "chevr": _stroke("M38 20L66 50L38 80", 12),
    "up": _stroke("M22 62L50 36L78 62", 11),
    "down": _stroke("M22 38L50 64L78 38", 11),
    "wedge_up": _fill("M50 22L82 78H18Z"),
    "wedge_down": _fill("M18 22H82L50 78Z"),
    "lock": _lock,
    "book": _book,
    "door": _door,
    "play": _fill("M30 18L82 50L30 82Z"),
    "disk": _disk,
    "die": _die,
    "laurel": _laurel,
    "wreath": _wreath,
    "hourglass": _hourglass,
    "captured": _captured,
    "cards": _cards,
    "reroll": _reroll,
    "robot": _robot,
    "person": _person,
    "camel": _camel,
    "fort": _fort,
    "arrow": _stroke("M14 50H80M56 26L82 50L56 74", 11),
    "swords": _swords,
    "pencil": _fill("M16 84L22 60L64 18L82 36L40 78Z"),
    "plus": _stroke("M50 22V78M22 50H78", 11),
    "minus": _stroke("M22 50H78", 11),
    "log": _log,
    "hint": _hint,
    "spark": _spark,
    **cave_icons.GLYPHS,
}

# ---- seat emblems: they fit a circle of radius 40 around (50, 50) ----


def _sun(c: str) -> str:
    rays = "".join(
        place(50, 50, polygon([(-6, -26), (0, -40), (6, -26)], c), turn=30 * i) for i in range(12)
    )
    return rays + circle(50, 50, 20, c)


def palm(height: float, colour: str) -> str:
    """A date palm with its foot at the origin."""
    parts = curve([(0, 0), (5, -height * 0.4), (3, -height)], colour, 6)
    fronds = (
        (-170, 44), (-140, 40), (-105, 30), (-70, 32), (-38, 42), (-8, 44), (20, 34), (165, 36),
    )  # fmt: skip
    for degrees, reach in fronds:
        across, rise = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        tip = (3 + reach * across, -height + reach * rise + abs(reach * across) * 0.35)
        above = (3 + reach * 0.55 * across, -height + reach * 0.75 * rise - 8)
        below = (3 + reach * 0.45 * across, -height + reach * 0.3 * rise + 2)
        parts += path(
            f"M3 {-height:.1f}Q{above[0]:.1f} {above[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
            f"Q{below[0]:.1f} {below[1]:.1f} 3 {-height + 5:.1f}Z",
            colour,
        )
    return parts


def _palm(c: str) -> str:
    return place(47, 84, palm(62, c), 0.76)


def _tent(c: str) -> str:
    return path("M50 20L86 78H62L50 50L38 78H14Z", c) + rect(48, 12, 4, 14, c, 1)


def _dagger(c: str) -> str:
    """A jambiya: a broad curved blade under a waisted hilt."""
    hilt = path("M40 12H66L61 22Q58 28 61 34H43Q46 28 44 22Z", c)
    guard = rect(33, 36, 38, 7, c, 3)
    blade = path("M38 46H64Q66 66 84 80Q62 92 48 78Q37 66 38 46Z", c)
    return place(-2, 2, hilt + guard + blade)


def _well(c: str) -> str:
    wall = path("M24 58H76L71 84H29Z" + "M36 66H50V70H36ZM54 74H66V78H54Z", c, holes=True)
    rim = rect(19, 50, 62, 9, c, 2)
    roof = path("M50 14L82 36H18Z", c)
    posts = rect(27, 34, 5, 18, c) + rect(68, 34, 5, 18, c)
    bucket = line([(50, 34), (50, 42)], c, 3) + path("M43 42H57L55 52H45Z", c)
    return wall + rim + roof + posts + bucket


EMBLEMS: Final[dict[str, Glyph]] = {
    "sun": _sun,
    "star": lambda c: polygon(star_points(50, 52, 14.5, 38, 5), c),
    "palm": _palm,
    "tent": _tent,
    "dagger": _dagger,
    "well": _well,
    **cave_icons.EMBLEMS,
}

# ---- dice ----

PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((29, 29), (71, 29), (29, 71), (71, 71)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((29, 25), (29, 50), (29, 75), (71, 25), (71, 50), (71, 75)),
}


def die_face(face: int, pips: str, body: str, edge: str | None = None) -> str:
    """A six-sided die that fills the canvas; `edge` shades its lower rim. KeyError outside 1..6."""
    shape = rect(0, 0, 100, 100, edge or body, 21)
    if edge:
        shape += rect(0, 0, 100, 94, body, 20)
    lift = 3 if edge else 0
    return shape + "".join(circle(x, y - lift, 11, pips) for x, y in PIPS[face])


def sunburst(disc_colour: str, ray_colour: str) -> str:
    """The badge behind a Force: sixteen rays around a disc."""
    rays = "".join(
        polygon(
            [
                (50 + 34 * math.cos(a - 0.13), 50 + 34 * math.sin(a - 0.13)),
                (50 + 50 * math.cos(a), 50 + 50 * math.sin(a)),
                (50 + 34 * math.cos(a + 0.13), 50 + 34 * math.sin(a + 0.13)),
            ],
            ray_colour,
        )
        for a in (i * math.pi / 8 for i in range(16))
    )
    return rays + circle(50, 50, 38, ray_colour) + circle(50, 50, 33, disc_colour)
