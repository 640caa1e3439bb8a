"""More animals that are hunted: the woolly rhinoceros, marmots, and what is left of the prey."""

from __future__ import annotations

from assets.studio.cave.beasts import eye, legs_of, shifted
from assets.studio.cave.rock import CHALK, COAL, DARK, OCHRE, RED, RUST, UMBER
from assets.studio.cave.shapes import Joint, figure, hatch, limb, outline
from game.table.svg import circle, curve, ellipse, line, path, place, polygon


def rhinoceros(fill: str = RED) -> str:
    """A woolly rhinoceros, 118 high at its hump, facing left, its feet at y = 0."""
    front: tuple[Joint, ...] = ((-36, -58, 32), (-38, -30, 22), (-37, -6, 20))
    hind: tuple[Joint, ...] = ((54, -62, 38), (58, -34, 23), (55, -6, 20))
    parts = legs_of((shifted(front, 24, 4), shifted(hind, -25, -4)), DARK)
    body = outline(
        (-124, -36), (-125, -50), (-114, -62), (-100, -72), (-86, -86), (-68, -98), (-48, -114),
        (-24, -118), (2, -108), (30, -102), (56, -98), (74, -82), (78, -60), (68, -44), (36, -38),
        (2, -33), (-28, -34), (-52, -38), (-70, -46), (-84, -36), (-100, -28), (-116, -28),
    )  # fmt: skip
    tail = limb((74, -82, 6), (86, -66, 4), (87, -50, 4), (86, -42, 7), (85, -36, 3))
    ears = [
        limb((-80, -90, 9), (-77, -104, 8), (-74, -110, 3)),
        limb((-70, -96, 8), (-64, -108, 8), (-60, -113, 3)),
    ]
    parts += figure([limb(*front), limb(*hind), tail, *ears, body], fill, COAL, 3.6)
    mantle = outline(
        (-84, -86), (-68, -96), (-48, -111), (-24, -115), (-2, -106), (-8, -88), (-22, -68),
        (-40, -56), (-58, -60), (-70, -72),
    )  # fmt: skip
    parts += path(mantle, DARK, opacity=0.85)
    parts += hatch([(-66 + i * 10, -94 - i) for i in range(6)], COAL, 2.4, (3, 20), 3, 4)
    parts += hatch([(8 + i * 11, -94 + i) for i in range(6)], COAL, 2.2, (2, 17), 5, 4)
    parts += hatch([(-26 + i * 9, -40) for i in range(10)], COAL, 2.6, (2, 18), 6, 4)
    horn = limb((-116, -56, 15), (-128, -76, 11), (-134, -100, 7), (-131, -124, 2))
    second = limb((-101, -70, 11), (-108, -84, 7), (-107, -98, 2))
    parts += figure([second, horn], CHALK, COAL, 2.6)
    toes = "".join(
        curve([(x - 4, -3), (x, -7), (x + 4, -3)], COAL, 1.8) for x in (-44, -36, -28, 49, 57, 65)
    )
    mouth = curve([(-123, -40), (-114, -38), (-107, -40)], COAL, 2.2)
    return parts + toes + mouth + eye(-97, -60, 3) + circle(-119, -48, 2, COAL)


def marmot(fill: str = UMBER) -> str:
    """A marmot that stands up and looks out, 98 high, facing left, its feet at y = 0."""
    tail = limb((24, -8, 11), (44, -4, 12), (60, -12, 8), (66, -18, 3))
    parts = figure([tail], DARK, COAL, 2.2)
    body = outline(
        (-25, -80), (-22, -88), (-14, -96), (0, -98), (10, -90), (15, -74), (25, -52), (32, -26),
        (29, -6), (14, -1), (-6, -2), (-15, -14), (-17, -34), (-13, -52), (-8, -64), (-13, -72),
        (-22, -74),
    )  # fmt: skip
    ear = limb((4, -92, 9), (8, -97, 8))
    foot = limb((-2, -4, 10), (-22, -2, 7))
    haunch = limb((14, -20, 26), (4, -8, 16))
    parts += figure([ear, body, haunch, foot], fill, COAL, 2.6)
    belly = outline((-14, -50), (-9, -62), (-2, -58), (0, -40), (-4, -22), (-13, -20), (-15, -34))
    parts += path(belly, OCHRE, opacity=0.9)
    arms = [
        limb((4, -58, 11), (-10, -48, 8), (-18, -54, 6)),
        limb((0, -54, 9), (-12, -42, 7), (-20, -46, 6)),
    ]
    parts += "".join(figure([arm], fill, COAL, 2) for arm in reversed(arms))
    parts += hatch([(10, -78 + i * 11) for i in range(6)], DARK, 2.2, (7, 9), 4, 3)
    teeth = path("M-23 -75L-19 -75L-20.5 -68L-23 -68Z", CHALK, stroke=COAL, width=1)
    whiskers = "".join(line([(-20, -80), (-31, y)], COAL, 1.2) for y in (-83, -79, -75))
    return parts + teeth + whiskers + circle(-26, -82, 2.6, COAL) + eye(-11, -86, 2.4)


def horse_skull(fill: str = CHALK) -> str:
    """The long skull of a horse from the side, 110 long, its middle at the origin."""
    shape = outline(
        (-54, 8), (-50, -4), (-30, -12), (-6, -20), (18, -28), (38, -26), (52, -10), (54, 6),
        (42, 18), (30, 16), (18, 10), (-8, 12), (-32, 16), (-50, 16),
    )  # fmt: skip
    jaw = outline((44, 14), (34, 32), (12, 28), (-14, 22), (-42, 22), (-30, 16), (8, 14), (28, 16))
    teeth = "".join(line([(x, 10), (x - 1, 18)], COAL, 1.6) for x in range(-20, 22, 7))
    parts = figure([jaw], fill, COAL, 2.4) + figure([shape], fill, COAL, 2.6) + teeth
    return parts + ellipse(22, -12, 7, 6, COAL) + ellipse(-42, 2, 6, 2.8, COAL)


def hung_deer(fill: str = OCHRE) -> str:
    """A deer tied by its feet below a pole; the pole runs through the origin, 100 above it."""
    fore = limb((-46, 52, 14), (-38, 28, 6.4), (-30, -2, 4.6))
    hind = limb((48, 50, 18), (38, 26, 8), (28, -2, 5))
    far = [
        limb((-40, 52, 12), (-30, 28, 6), (-22, -2, 4.4)),
        limb((42, 50, 15), (30, 26, 7), (20, -2, 4.6)),
    ]
    parts = figure(far, UMBER, COAL, 2.2)
    body = outline(
        (-58, 54), (-44, 46), (-16, 52), (18, 50), (46, 42), (62, 50), (62, 66), (46, 78),
        (14, 82), (-20, 80), (-48, 78), (-60, 68),
    )  # fmt: skip
    neck = limb((-52, 62, 23), (-68, 76, 15), (-74, 88, 13))
    head = limb((-73, 86, 14), (-78, 100, 11), (-82, 112, 6))
    ear = limb((-68, 90, 6), (-58, 97, 6), (-54, 100, 2))
    tail = limb((62, 58, 6), (70, 66, 6), (72, 74, 2))
    antler = "".join(
        path(limb(*tine), COAL)
        for tine in (
            ((-66, 86, 5), (-50, 100, 4.4), (-34, 104, 4), (-22, 98, 2)),
            ((-54, 97, 4), (-48, 110, 3.4), (-40, 116, 1.6)),
            ((-40, 103, 3.6), (-32, 112, 3), (-24, 114, 1.6)),
            ((-58, 94, 4), (-54, 86, 3), (-46, 84, 1.6)),
        )
    )
    parts += antler + figure([fore, hind, neck, head, ear, tail, body], fill, COAL, 2.8)
    parts += hatch([(-44 + i * 12, 74) for i in range(8)], UMBER, 2.2, (2, -14), 4, 3)
    ropes = "".join(
        line([(x + i * 4, -7), (x + i * 4 + 3, 8)], RUST, 3) for x in (-32, 18) for i in range(4)
    )
    return parts + ropes + line([(-79, 96), (-75, 98)], COAL, 2.6)


def draped_fawn(fill: str = OCHRE) -> str:
    """A deer over the shoulders of somebody who stands at the origin and holds its feet."""
    trunk = limb((-32, -64, 18), (-18, -78, 25), (4, -81, 26), (24, -75, 25), (36, -62, 18))
    neck = limb((-31, -66, 17), (-41, -54, 11), (-45, -44, 10))
    head = limb((-44, -46, 12), (-49, -35, 10), (-54, -25, 6))
    ear = limb((-42, -48, 5), (-34, -42, 5), (-31, -38, 2))
    tail = limb((40, -60, 6), (45, -51, 6), (45, -46, 3))
    legs = (
        ((-28, -66, 11), (-24, -54, 5.4), (-15, -40, 3.6)),
        ((-20, -68, 9), (-16, -56, 5), (-11, -42, 3.4)),
        ((31, -64, 13), (25, -54, 6), (16, -40, 3.8)),
        ((22, -66, 10), (17, -56, 5.4), (12, -42, 3.6)),
    )
    parts = figure([*(limb(*leg) for leg in legs), trunk, neck, head, ear, tail], fill, COAL, 2)
    hair = [(-26 + i * 9, -85 + abs(i - 3) * 2) for i in range(7)]
    parts += hatch(hair, UMBER, 1.8, (1, 9), 3, 2)
    parts += circle(-48, -39, 1.7, COAL) + circle(-56, -24, 1.8, COAL)
    hoofs = ((-14, -38), (-10, -40), (15, -38), (11, -40))
    return parts + "".join(path(limb((x, y, 3.4), (x, y + 5, 3)), COAL) for x, y in hoofs)


def burrow(hole: float = 1.0) -> str:
    """A mound of earth with a hole, 130 wide, its foot at y = 0."""
    mound = outline(
        (-66, 2), (-54, -26), (-28, -50), (0, -58), (30, -50), (54, -28), (68, 2), (0, 6)
    )
    pebbles = "".join(
        circle(x, y, 2.2, UMBER)
        for x, y in ((-44, -22), (-34, -36), (44, -24), (36, -38), (2, -50))
    )
    mouth = outline((-28, 3), (-24, -22), (0, -38), (24, -22), (28, 3))
    return (
        figure([mound], "#a9814f", UMBER, 2.4) + pebbles + place(0, 0, path(mouth, "#1c120e"), hole)
    )


def stone_weight(fill: str = "#6b5a48") -> str:
    """A flat boulder for a trap, 120 wide, its middle at the origin."""
    slab = outline((-62, 10), (-54, -22), (-8, -34), (44, -26), (62, 2), (54, 22), (0, 26))
    facets = curve([(-40, -12), (-8, -20), (28, -15)], CHALK, 2.4)
    crack = polygon([(10, 10), (26, 4), (36, 12), (26, 7)], COAL)
    return figure([slab], fill, COAL, 3) + facets + crack
