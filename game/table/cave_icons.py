"""Glyphs, emblems, markers and ten-sided dice of Prehistoric Warfare, as in `icons`."""

from __future__ import annotations

import math
from typing import Final

from game.table.svg import (
    Glyph,
    Point,
    blob,
    circle,
    disc,
    ellipse,
    line,
    path,
    place,
    polygon,
    spline,
)

STONE: Final[tuple[Point, ...]] = (
    (50, 4), (84, 14), (97, 48), (86, 84), (52, 96), (16, 86), (4, 50), (16, 14),
)  # fmt: skip
"""Outline of a flat pebble: the ground of numbers and of markers."""


# ---- weapons ----


def _bow(c: str) -> str:
    stave = path("M30 10Q86 50 30 90", stroke=c, width=9) + path("M30 10V90", stroke=c, width=4)
    return stave + line([(10, 50), (80, 50)], c, 6) + polygon([(70, 37), (92, 50), (70, 63)], c)


def _recurved(c: str) -> str:
    stave = path("M46 8Q26 12 36 24Q70 42 62 50Q70 58 36 76Q26 88 46 92", stroke=c, width=9) + path(
        "M36 16V84", stroke=c, width=4
    )
    return stave + line([(12, 50), (80, 50)], c, 6) + polygon([(72, 37), (94, 50), (72, 63)], c)


def _spear(c: str) -> str:
    return line([(12, 88), (72, 28)], c, 8) + polygon([(60, 22), (92, 8), (78, 40), (68, 32)], c)


def _javelins(c: str) -> str:
    one = line([(10, 90), (70, 30)], c, 6) + polygon([(62, 24), (86, 14), (76, 38)], c)
    return place(-8, -10, one) + place(10, 8, one)


def _thrower(c: str) -> str:
    """A dart laid on a spear thrower with its hook."""
    dart = line([(14, 60), (74, 20)], c, 6) + polygon([(66, 14), (94, 8), (78, 32)], c)
    return dart + path("M8 66L18 74L62 46", stroke=c, width=9)


def _sling(c: str) -> str:
    return path("M16 16Q24 62 54 68Q78 62 62 34", stroke=c, width=7) + circle(58, 70, 16, c)


def _rock(c: str) -> str:
    return blob([(20, 66), (20, 40), (46, 20), (76, 32), (84, 62), (56, 82)], c)


def _boulder(c: str) -> str:
    body = blob([(12, 70), (12, 44), (34, 26), (66, 28), (88, 50), (84, 78), (48, 90)], c)
    return body + line([(30, 16), (30, 4)], c, 6) + line([(66, 18), (66, 4)], c, 6)


def _boomerang(c: str) -> str:
    return path("M12 74Q10 62 20 58Q44 46 50 14Q58 6 66 16Q70 68 24 84Q14 86 12 74Z", c)


def _axe(c: str) -> str:
    return line([(24, 90), (66, 22)], c, 9) + path("M46 12Q84 8 92 46Q78 52 64 46Z", c)


def _club(c: str) -> str:
    return line([(18, 88), (52, 46)], c, 10) + blob(
        [(44, 50), (48, 26), (68, 10), (88, 20), (88, 42), (68, 58), (54, 58)], c
    )


def _maul(c: str) -> str:
    head = place(64, 30, path(spline([(-26, -14), (0, -18), (26, -14), (26, 14), (-26, 14)]), c))
    return line([(16, 90), (62, 34)], c, 9) + place(0, 0, head)


def _trunk(c: str) -> str:
    bole = polygon([(10, 78), (76, 14), (92, 30), (24, 92)], c)
    return bole + line([(44, 50), (34, 28)], c, 8) + line([(62, 56), (80, 62)], c, 8)


def _knife(c: str) -> str:
    return line([(14, 86), (36, 64)], c, 15) + path("M36 50L80 12Q92 32 52 70Z", c)


def _bone(c: str) -> str:
    knobs = "".join(circle(x, y, 12, c) for x, y in ((20, 70), (32, 82), (68, 18), (80, 30)))
    return line([(26, 76), (74, 24)], c, 14) + knobs


def _sticks(c: str) -> str:
    return (
        line([(14, 60), (72, 14)], c, 8)
        + line([(24, 24), (52, 58)], c, 7)
        + blob([(46, 84), (46, 66), (64, 54), (84, 64), (86, 82), (66, 90)], c)
    )


def _shield(c: str) -> str:
    return path("M50 6Q86 14 86 44T50 96Q14 74 14 44T50 6Z" + disc(50, 46, 11), c, holes=True)


def _armor(c: str) -> str:
    """Hide and slats tied over the chest."""
    vest = "M24 14L38 12Q50 30 62 12L76 14L88 34L74 42V88H26V42L12 34Z"
    slats = "".join(f"M34 {y}H66V{y + 5}H34Z" for y in (46, 59, 72))
    return path(vest + slats, c, holes=True)


# ---- kinds of cards ----


def _meat(c: str) -> str:
    return path(
        "M36 60Q24 36 46 22Q70 10 82 30Q90 52 66 66Q48 72 40 64L26 78Q28 90 18 88"
        "Q16 84 12 82Q10 72 22 74Z",
        c,
    )


def _prisoner(c: str) -> str:
    """A person tied with two ropes."""
    body = "M24 88Q22 46 50 46T76 88Z" + "M24 60H76V65H24ZM20 73H80V78H20Z"
    return circle(50, 25, 15, c) + path(body, c, holes=True)


def _skull(c: str) -> str:
    shape = "M50 12Q84 12 84 46Q84 60 71 67V84H29V67Q16 60 16 46Q16 12 50 12Z"
    holes = disc(36, 48, 10) + disc(64, 48, 10) + "M50 57L56 68H44Z"
    return path(shape + holes, c, holes=True)


def _bolt(c: str) -> str:
    return path("M58 6L22 56H46L38 94L80 40H54Z", c)


def _dots(c: str) -> str:
    around = (
        circle(50 + 31 * math.cos(i * math.pi / 3), 50 + 31 * math.sin(i * math.pi / 3), 8, c)
        for i in range(6)
    )
    return circle(50, 50, 13, c) + "".join(around)


def _raid(c: str) -> str:
    """Two spears crossed."""
    one = line([(16, 90), (70, 26)], c, 8) + polygon([(58, 24), (88, 8), (78, 40)], c)
    return one + place(100, 0, one, flip=True)


def _stakes(c: str) -> str:
    """A palisade."""
    posts = "".join(
        polygon([(x, 88), (x, 30), (x + 8, 12), (x + 16, 30), (x + 16, 88)], c)
        for x in (8, 31, 54, 77)
    )
    return posts + line([(6, 50), (94, 50)], c, 7) + line([(6, 72), (94, 72)], c, 7)


def _target(c: str) -> str:
    return path(disc(50, 50, 46) + disc(50, 50, 32), c, holes=True) + circle(50, 50, 17, c)


# ---- the elements of a hardship ----


def _medical(c: str) -> str:
    drop = "M50 6Q84 46 84 64A34 32 0 0 1 16 64Q16 46 50 6Z"
    cross = "M43 44H57V57H70V71H57V84H43V71H30V57H43Z"
    return path(drop + cross, c, holes=True)


def _animal(c: str) -> str:
    """The marks of claws."""
    slash = "M4 0Q-12 40 -26 84Q8 44 16 2Z"
    return "".join(place(x, 8 + abs(x - 58) * 0.1, path(slash, c)) for x in (34, 58, 82))


def _exposure(c: str) -> str:
    arm = line([(0, 0), (0, -42)], c, 8) + path("M-12 -36L0 -24L12 -36", stroke=c, width=7)
    return "".join(place(50, 50, arm, turn=60 * i) for i in range(6))


def _social(c: str) -> str:
    """Two people with a rift between them."""
    one = circle(24, 34, 13, c) + path("M4 84Q2 52 24 52T42 84Z", c)
    return (
        one
        + place(100, 0, one, flip=True)
        + path("M54 8L44 34L56 52L46 72L52 92", stroke=c, width=6)
    )


GLYPHS: Final[dict[str, Glyph]] = {
    "meat": _meat,
    "prisoner": _prisoner,
    "skull": _skull,
    "bow": _bow,
    "recurved": _recurved,
    "spear": _spear,
    "javelins": _javelins,
    "thrower": _thrower,
    "sling": _sling,
    "rock": _rock,
    "boulder": _boulder,
    "boomerang": _boomerang,
    "axe": _axe,
    "club": _club,
    "maul": _maul,
    "trunk": _trunk,
    "knife": _knife,
    "bone": _bone,
    "sticks": _sticks,
    "shield": _shield,
    "armor": _armor,
    "bolt": _bolt,
    "dots": _dots,
    "raid": _raid,
    "stakes": _stakes,
    "target": _target,
    "medical": _medical,
    "animal": _animal,
    "exposure": _exposure,
    "social": _social,
}

TYPES: Final[dict[str, str]] = {
    "person": "person",
    "ranged": "bow",
    "hand": "club",
    "both": "sticks",
    "armor": "shield",
    "defense": "stakes",
    "tactics": "reroll",
    "raiding": "raid",
    "hunting": "meat",
    "hardship": "bolt",
    "special": "dots",
}
"""Card type to its glyph in `icons.GLYPHS`."""

GEAR: Final[dict[str, str]] = {
    "spear_thrower": "thrower",
    "thrown_rock": "rock",
    "boomerang": "boomerang",
    "falling_boulder": "boulder",
    "bow_and_arrow": "bow",
    "recurved_bow": "recurved",
    "sling": "sling",
    "javelins": "javelins",
    "heavy_spear": "spear",
    "stone_axe": "axe",
    "war_club": "club",
    "tree_trunk": "trunk",
    "maul": "maul",
    "flint_knife": "knife",
    "bone_club": "bone",
    "sticks_and_stones": "sticks",
    "wooden_shield": "shield",
    "piecemeal_armor": "armor",
}
"""Id of a weapon or Armor card to the glyph that stands for it in a row of gear."""


def type_glyph(kind: str, element: str | None = None) -> str:
    """Name of the glyph of a card's type; a hardship shows its element if that is given."""
    return element if element in GLYPHS else TYPES[kind]


# ---- seat emblems ----


def hand(colour: str) -> str:
    """A hand as on the walls of caves, about 76 wide and 118 high around the origin."""
    palm = [
        (-20, 4), (-22, -20), (-18, -34), (0, -38), (18, -34), (22, -14), (18, 12), (12, 40),
        (-12, 40), (-16, 16),
    ]  # fmt: skip
    fingers = ""
    for x, y, degrees, length in (
        (-17, -32, -100, 34), (-6, -36, -93, 42), (6, -36, -86, 40), (16, -30, -76, 32),
        (20, -8, -34, 30),
    ):  # fmt: skip
        turn = math.radians(degrees)
        tip = (x + length * math.cos(turn), y + length * math.sin(turn))
        fingers += line([(x, y), tip], colour, 10.5)
    return blob([(float(x), float(y)) for x, y in palm], colour) + fingers


def _hand(c: str) -> str:
    return place(47, 62, hand(c), 0.68)


def _leaf(c: str) -> str:
    vein = "M48.5 30H51.5V78H48.5Z"
    return path("M50 12C80 32 80 64 50 88C20 64 20 32 50 12Z" + vein, c, holes=True)


def _fish(c: str) -> str:
    body = "M12 50Q38 20 66 46L86 30V70L66 54Q38 80 12 50Z" + disc(30, 47, 4)
    return path(body, c, holes=True)


def _spiral(c: str) -> str:
    return path(
        "M50 50C50 43 59 43 59 51C59 61 43 61 42 50C41 37 62 33 67 48"
        "C72 67 43 75 33 58C25 39 43 23 60 26C75 29 83 42 81 57",
        stroke=c,
        width=7,
    )


def _paw(c: str) -> str:
    toes = ((25, 44), (41, 28), (59, 28), (75, 44))
    return ellipse(50, 63, 21, 17, c) + "".join(ellipse(x, y, 8, 11, c) for x, y in toes)


EMBLEMS: Final[dict[str, Glyph]] = {
    "hand": _hand,
    "leaf": _leaf,
    "fish": _fish,
    "spiral": _spiral,
    "paw": _paw,
}

# ---- markers and dice ----


def pebble(body: str, edge: str, width: float = 6) -> str:
    """A flat stone that fills the canvas."""
    return blob(STONE, body, stroke=edge, width=width)


def ten_sided(body: str, edge: str, light: str) -> str:
    """A ten-sided die without its number; the number stands in the middle of the kite."""
    outline = path("M50 3L95 38V62L50 97L5 62V38Z", body, stroke=edge, width=4)
    kite = path("M50 3L78 60L50 74L22 60Z", light, opacity=0.13)
    ridges = "M50 3L78 60L50 74L22 60ZM5 62L22 60M95 62L78 60M50 74V97"
    return outline + kite + path(ridges, stroke=edge, width=2.4, opacity=0.8)
