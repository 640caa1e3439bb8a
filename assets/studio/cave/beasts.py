"""Large animals of the Ice Age, facing left, their feet at y = 0."""

from __future__ import annotations

from typing import Literal

from assets.studio.cave.rock import CHALK, COAL, DARK, OCHRE, RED, UMBER
from assets.studio.cave.shapes import Joint, figure, hatch, limb, outline
from game.table.svg import Point, blob, circle, curve, line, path, place, polygon

Legs = tuple[tuple[Joint, ...], ...]


def legs_of(legs: Legs, fill: str, edge: str | None = COAL, width: float = 3) -> str:
    """All `legs` as one body."""
    return figure([limb(*leg) for leg in legs], fill, edge, width)


def shifted(leg: tuple[Joint, ...], dx: float, swing: float = 0.0) -> tuple[Joint, ...]:
    """The same leg on the far side, its foot `swing` further on."""
    count = len(leg) - 1
    return tuple((x + dx + swing * i / count, y, w * 0.94) for i, (x, y, w) in enumerate(leg))


def eye(x: float, y: float, r: float = 2.6) -> str:
    """A dark eye."""
    return circle(x, y, r, COAL)


def mammoth(fill: str = OCHRE) -> str:
    """A woolly mammoth, 148 high."""
    front: tuple[Joint, ...] = ((-36, -62, 34), (-35, -32, 25), (-37, -5, 24))
    hind: tuple[Joint, ...] = ((62, -62, 38), (66, -34, 25), (63, -5, 23))
    parts = legs_of((shifted(front, 24, 4), shifted(hind, -26, -4)), UMBER)
    trunk = limb(
        (-78, -104, 30), (-92, -76, 21), (-95, -46, 15), (-90, -22, 11), (-100, -8, 9),
        (-110, -12, 7),
    )  # fmt: skip
    body = outline(
        (-88, -100), (-84, -124), (-72, -142), (-58, -148), (-45, -138), (-36, -130),
        (-22, -142), (0, -145), (26, -133), (54, -113), (76, -90), (86, -64), (82, -42),
        (66, -36), (38, -40), (8, -37), (-24, -38), (-50, -46), (-64, -62), (-76, -74),
    )  # fmt: skip
    tail = limb((82, -76, 7), (93, -60, 4), (92, -38, 4))
    far_tusk = limb((-74, -78, 9), (-92, -50, 9), (-114, -44, 7), (-130, -58, 3))
    parts += figure([far_tusk], "#d9c496", COAL, 2.4)
    parts += figure([trunk, limb(*front), limb(*hind), tail, body], fill, COAL, 3.6)
    back = outline(
        (-44, -136), (-34, -128), (-22, -140), (0, -143), (26, -131), (54, -111), (76, -88),
        (70, -80), (40, -96), (6, -112), (-24, -118), (-38, -120),
    )  # fmt: skip
    dome = outline((-83, -124), (-72, -140), (-58, -146), (-48, -138), (-60, -130), (-76, -120))
    parts += path(back, UMBER, opacity=0.8) + path(dome, UMBER, opacity=0.8)
    fur = [(float(x), -46 + abs(x - 10) * 0.06) for x in range(-44, 60, 8)]
    parts += hatch(fur, COAL, 2.6, (4, 22), 3, 4)
    parts += hatch([(x, -34.0) for x in range(-20, 46, 8)], UMBER, 2.6, (4, 18), 4, 4)
    parts += hatch([(-30 + i * 13, -104 + i * 5) for i in range(8)], UMBER, 2.8, (5, 24), 5, 4)
    parts += hatch([(-26 + i * 13, -78 + i * 3) for i in range(7)], UMBER, 2.4, (4, 20), 6, 4)
    parts += "".join(
        curve([(x - 9, y), (x, y + 2.5), (x + 7, y)], UMBER, 2)
        for x, y in ((-92, -72), (-95, -58), (-94, -44), (-91, -30))
    )
    tusk = limb((-70, -74, 11), (-84, -44, 11), (-108, -30, 9), (-132, -42, 7), (-140, -66, 3))
    parts += figure([tusk], CHALK, COAL, 2.6)
    ear = outline((-56, -112), (-44, -110), (-38, -94), (-46, -82), (-56, -92))
    parts += figure([ear], UMBER, COAL, 2.2)
    toes = "".join(
        curve([(x - 3, -4), (x, -7), (x + 3, -4)], COAL, 1.6) for x in (-45, -37, -29, 55, 63, 71)
    )
    return (
        parts
        + toes
        + eye(-74, -104, 3.4)
        + curve([(-82, -110), (-74, -112), (-67, -107)], COAL, 2.2)
    )


def _deer_legs() -> Legs:
    front: tuple[Joint, ...] = ((-26, -60, 18), (-28, -42, 8.5), (-25, -22, 5.4), (-28, -4, 4.6))
    hind: tuple[Joint, ...] = (
        (44, -66, 28), (38, -46, 13), (52, -27, 6.4), (48, -10, 4.8), (45, -4, 4.8),
    )  # fmt: skip
    return front, hind


def _leaping_legs() -> Legs:
    """The forelegs drawn in, the hind legs stretched."""
    front: tuple[Joint, ...] = ((-28, -60, 18), (-48, -56, 8.5), (-58, -40, 5.4), (-46, -33, 4.4))
    hind: tuple[Joint, ...] = (
        (44, -66, 28), (58, -50, 13), (78, -44, 6.4), (92, -27, 4.8), (97, -23, 4.6),
    )  # fmt: skip
    return front, hind


def _palmate() -> str:
    """One shovel of a giant deer's antlers, its root at the origin, reaching right."""
    shovel = outline(
        (0, 0), (8, -16), (22, -26), (40, -30), (62, -26), (56, -36), (78, -40), (64, -48),
        (82, -60), (64, -60), (72, -80), (54, -68), (50, -88), (38, -68), (26, -80), (26, -58),
        (12, -46), (2, -26), (-5, -4),
    )  # fmt: skip
    return path(shovel, COAL) + path(limb((2, -14, 4), (-10, -26, 3), (-18, -26, 1.5)), COAL)


def _tines() -> str:
    """One antler of a red deer, its root at the origin, reaching right."""
    beam = limb((0, 0, 6), (10, -22, 5), (26, -42, 4.6), (30, -66, 3))
    tips = (
        ((3, -8, 4), (-8, -16, 3), (-14, -26, 1.5)),
        ((12, -24, 4), (0, -36, 3), (-3, -48, 1.5)),
        ((24, -40, 4), (14, -54, 3), (14, -66, 1.5)),
        ((28, -48, 4), (42, -58, 3), (46, -70, 1.5)),
    )
    return path(beam, COAL) + "".join(path(limb(*tip), COAL) for tip in tips)


def deer(
    fill: str = RED,
    antlers: Literal["palm", "tines", "none"] = "tines",
    grazing: bool = False,
    leaping: bool = False,
) -> str:
    """A deer, 84 at its back; a giant deer with `palm` antlers is 210 to their tips."""
    front, hind = _leaping_legs() if leaping else _deer_legs()
    far = (shifted(front, 11, -9), shifted(hind, -12, 3))
    if not leaping:
        far = (shifted(front, 13, 5), shifted(hind, -15, -4))
    parts = legs_of(far, UMBER, COAL, 2.4)
    back = [
        (-26, -88), (0, -85), (26, -86), (44, -83), (57, -74), (60, -60), (52, -48), (28, -45),
        (2, -41), (-18, -42), (-35, -52),
    ]  # fmt: skip
    if grazing:
        neck: list[Point] = [
            (-46, -44), (-56, -26), (-70, -10), (-84, -3), (-87, -9), (-76, -20), (-70, -30),
            (-62, -38), (-54, -58), (-42, -76),
        ]  # fmt: skip
    else:
        neck = [
            (-44, -70), (-52, -90), (-64, -97), (-82, -96), (-91, -100), (-86, -107),
            (-72, -113), (-60, -118), (-50, -110), (-40, -97),
        ]  # fmt: skip
    body = outline(*[(float(x), float(y)) for x, y in back + neck])
    if grazing:
        ears = limb((-66, -36, 6), (-76, -42, 6), (-81, -46, 2))
    else:
        ears = limb((-52, -115, 7), (-42, -122, 6), (-37, -124, 2))
    tail = limb((58, -74, 6), (66, -66, 6), (67, -58, 2.5))
    crown = ""
    if antlers != "none" and not grazing:
        one = _palmate() if antlers == "palm" else _tines()
        crown = place(-62, -114, one, flip=True) + place(-56, -115, one)
    parts += crown
    parts += figure([limb(*front), limb(*hind), ears, tail, body], fill, COAL, 3)
    parts += hatch([(-28 + i * 11, -80) for i in range(8)], UMBER, 2.2, (-2, 20), 4, 4)
    if not grazing:
        parts += hatch([(-46 + i * 4, -98 + i * 12) for i in range(4)], UMBER, 2, (4, 12), 8, 3)
    if leaping:
        spots = ((-12, -76), (2, -70), (16, -76), (30, -71), (44, -75), (8, -60), (24, -60))
        parts += "".join(circle(x, y, 2.6, CHALK) for x, y in spots)
        hoofs = ((-47, -33), (-45, -33), (97, -23), (88, -23))
    else:
        hoofs = ((-29, -3), (47, -3), (-11, -3), (28, -3))
    parts += "".join(path(limb((x, y, 5), (x - 4, y + 2, 4)), COAL) for x, y in hoofs)
    at = (-71, -22) if grazing else (-69, -107)
    return parts + eye(*at, 2.2)


def aurochs(fill: str = UMBER) -> str:
    """A wild bull, 118 high, its horns forward."""
    front: tuple[Joint, ...] = ((-34, -62, 26), (-36, -38, 13), (-34, -18, 9), (-36, -4, 9))
    hind: tuple[Joint, ...] = (
        (56, -70, 36), (50, -46, 18), (62, -28, 9.5), (59, -10, 8), (57, -4, 9),
    )  # fmt: skip
    parts = legs_of((shifted(front, 18, 6), shifted(hind, -20, -6)), DARK)
    far_horn = limb((-76, -110, 8), (-88, -124, 7), (-106, -130, 5), (-120, -124, 2))
    parts += figure([far_horn], "#d9c496", COAL, 2.2)
    body = outline(
        (-112, -76), (-110, -88), (-100, -98), (-90, -108), (-78, -112), (-64, -106), (-48, -112),
        (-26, -118), (8, -108), (42, -107), (64, -104), (77, -88), (76, -64), (64, -50),
        (32, -47), (2, -41), (-26, -40), (-46, -44), (-60, -58), (-72, -70), (-86, -68),
        (-104, -66),
    )  # fmt: skip
    tail = limb((74, -94, 6), (85, -74, 4), (84, -44, 4), (85, -34, 8), (84, -26, 4))
    ear = limb((-72, -104, 7), (-60, -98, 7), (-54, -95, 3))
    parts += figure([limb(*front), limb(*hind), tail, body], fill, COAL, 3.6)
    stripe = outline(
        (-58, -105), (-26, -116), (8, -106), (42, -105), (66, -101), (40, -99), (6, -100),
        (-28, -108)
    )  # fmt: skip
    parts += path(stripe, CHALK, opacity=0.55)
    parts += figure([ear], fill, COAL, 2.2)
    horn = limb((-84, -108, 9), (-98, -120, 8), (-118, -118, 6), (-130, -104, 2))
    parts += figure([horn], CHALK, COAL, 2.4)
    parts += hatch([(-54 + i * 5, -100 + i * 8) for i in range(6)], COAL, 2.4, (6, 14), 7, 3)
    parts += hatch([(0 + i * 11, -92) for i in range(6)], COAL, 2.2, (3, 16), 8, 4)
    parts += hatch([(14 + i * 11, -58) for i in range(5)], COAL, 2, (3, 10), 9, 3)
    hoofs = ((-37, -3), (57, -3), (-13, -3), (32, -3))
    parts += "".join(path(limb((x + 2, y, 9), (x - 4, y + 2, 6)), COAL) for x, y in hoofs)
    nose = curve([(-111, -80), (-106, -78), (-105, -72)], COAL, 2)
    return parts + nose + eye(-90, -96, 2.8)


def bison(fill: str = RED) -> str:
    """A steppe bison with its high hump, 124 high."""
    front: tuple[Joint, ...] = ((-34, -58, 24), (-36, -34, 12), (-34, -16, 8), (-36, -4, 8))
    hind: tuple[Joint, ...] = (
        (56, -64, 32), (50, -42, 15), (62, -25, 8), (58, -9, 7), (56, -4, 8),
    )  # fmt: skip
    parts = legs_of((shifted(front, 17, 5), shifted(hind, -18, -6)), DARK)
    body = outline(
        (-104, -48), (-106, -62), (-98, -80), (-86, -92), (-72, -96), (-58, -110), (-36, -126),
        (-12, -122), (16, -103), (44, -94), (64, -91), (77, -78), (75, -58), (64, -47),
        (32, -46), (4, -41), (-26, -36), (-52, -36), (-68, -38), (-84, -36), (-98, -40),
    )  # fmt: skip
    tail = limb((74, -82, 5), (86, -70, 3.5), (88, -50, 3.5), (88, -42, 7), (87, -36, 3))
    parts += figure([limb(*front), limb(*hind), tail, body], fill, COAL, 3.6)
    mane = outline(
        (-94, -82), (-72, -94), (-58, -108), (-36, -124), (-16, -120), (-10, -98), (-20, -70),
        (-38, -50), (-58, -42), (-74, -48), (-72, -66),
    )  # fmt: skip
    parts += path(mane, DARK, opacity=0.85)
    beard = limb((-82, -42, 12), (-78, -26, 8), (-74, -14, 3))
    parts += figure([beard], DARK, COAL, 2)
    horn = limb((-84, -88, 8), (-98, -96, 7), (-102, -110, 4), (-97, -118, 1.5))
    other = limb((-74, -92, 7), (-72, -106, 5), (-78, -116, 1.5))
    parts += figure([other, horn], CHALK, COAL, 2.2)
    parts += hatch([(-66 + i * 9, -94 - i * 2) for i in range(6)], COAL, 2.4, (3, 22), 3, 5)
    parts += hatch([(12 + i * 11, -84) for i in range(5)], COAL, 2.2, (2, 18), 5, 4)
    hoofs = ((-37, -3), (56, -3), (-14, -3), (32, -3))
    parts += "".join(path(limb((x + 2, y, 8), (x - 4, y + 2, 6)), COAL) for x, y in hoofs)
    return parts + eye(-92, -70, 2.6) + curve([(-104, -50), (-99, -48)], COAL, 2)


def horse(fill: str = OCHRE) -> str:
    """A steppe horse, 96 high."""
    front: tuple[Joint, ...] = ((-28, -58, 19), (-30, -38, 9), (-28, -18, 6), (-30, -4, 6))
    hind: tuple[Joint, ...] = (
        (46, -62, 30), (40, -42, 13), (52, -25, 7), (49, -9, 5.6), (47, -4, 6),
    )  # fmt: skip
    parts = legs_of((shifted(front, 14, 5), shifted(hind, -16, -5)), UMBER, COAL, 2.4)
    body = outline(
        (-92, -86), (-88, -94), (-74, -106), (-64, -111), (-50, -104), (-38, -92), (-20, -85),
        (4, -82), (30, -85), (48, -82), (60, -70), (60, -56), (50, -46), (24, -42), (0, -38),
        (-22, -40), (-38, -50), (-48, -70), (-60, -84), (-74, -84), (-86, -80),
    )  # fmt: skip
    tail = limb((58, -74, 7), (70, -60, 7), (72, -38, 5), (70, -26, 2))
    ear = limb((-62, -108, 6), (-60, -117, 4), (-59, -121, 1.5))
    parts += figure([limb(*front), limb(*hind), body, ear], fill, COAL, 3)
    parts += path(tail, COAL)
    mane = outline(
        (-66, -112), (-54, -118), (-38, -106), (-20, -92), (-18, -84), (-36, -92), (-50, -103)
    )  # fmt: skip
    parts += path(mane, COAL)
    parts += hatch([(-14 + i * 12, -48) for i in range(5)], UMBER, 2, (4, -10), 4, 3)
    hoofs = ((-31, -3), (47, -3), (-13, -3), (27, -3))
    parts += "".join(path(limb((x + 2, y, 6), (x - 3, y + 2, 5)), COAL) for x, y in hoofs)
    return parts + eye(-73, -98, 2.2)


def bear(fill: str = UMBER) -> str:
    """A cave bear that charges, 126 high."""
    far = [
        limb((-28, -56, 26), (-22, -26, 19), (-26, -6, 15), (-34, -3, 11)),
        limb((48, -56, 30), (46, -26, 20), (42, -6, 16), (32, -3, 12)),
    ]
    parts = figure(far, DARK, COAL, 3)
    body = outline(
        (-122, -84), (-108, -97), (-99, -107), (-90, -112), (-78, -111), (-62, -114), (-42, -126),
        (-18, -121), (14, -111), (48, -113), (78, -101), (94, -77), (94, -52), (80, -40),
        (44, -42), (10, -38), (-22, -40), (-52, -48), (-70, -62), (-84, -68), (-98, -62),
        (-112, -58), (-115, -65), (-100, -76), (-118, -78),
    )  # fmt: skip
    near_front = limb((-52, -62, 32), (-54, -32, 23), (-60, -6, 18), (-72, -3, 13))
    near_hind = limb((74, -66, 40), (82, -32, 25), (86, -6, 18), (76, -3, 13))
    ear = limb((-84, -108, 11), (-82, -118, 9))
    parts += figure([near_front, near_hind, ear, body], fill, COAL, 3.6)
    parts += blob([(-97, -75), (-115, -77), (-112, -66), (-100, -67)], RED)
    parts += "".join(polygon([(x, -77), (x + 4, -77), (x + 2, -71)], CHALK) for x in (-113, -107))
    parts += "".join(polygon([(x, -65), (x + 4, -66), (x + 2, -71)], CHALK) for x in (-110, -104))
    back = outline(
        (-60, -110), (-42, -122), (-18, -117), (14, -107), (46, -109), (74, -98), (66, -90),
        (34, -96), (0, -97), (-34, -106),
    )  # fmt: skip
    parts += path(back, DARK, opacity=0.8)
    parts += hatch(
        [(-64 + i * 11, -100 + (i % 3) * 5) for i in range(13)], COAL, 2.6, (6, 16), 7, 4
    )
    parts += hatch([(-20 + i * 9, -46) for i in range(8)], COAL, 2.4, (3, 13), 8, 4)
    parts += hatch([(-50 + i * 6, -62) for i in range(4)], COAL, 2.2, (-2, 16), 9, 4)
    claws = "".join(line([(x, -3), (x - 6, 3)], CHALK, 2.6) for x in (-78, -72, -66, 68, 74, 80))
    return parts + claws + eye(-98, -96, 3) + circle(-120, -84, 3.6, COAL)


def calf(fill: str = OCHRE) -> str:
    """A mammoth's calf, 80 high."""
    return place(0, 0, mammoth(fill), 0.54)
