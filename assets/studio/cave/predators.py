"""Beasts of prey that stand, run and howl, facing left, their feet at y = 0."""

from __future__ import annotations

from typing import Literal

from assets.studio.cave.beasts import eye, legs_of, shifted
from assets.studio.cave.rock import CHALK, COAL, DARK, OCHRE, RED, UMBER
from assets.studio.cave.shapes import Joint, figure, hatch, limb, outline
from game.table.svg import Point, blob, circle, line, path, polygon

Stance = Literal["stand", "run", "howl", "snarl"]


def _wolf_legs(stance: Stance) -> tuple[tuple[tuple[Joint, ...], ...], tuple[Point, ...]]:
    """Near fore and hind leg, far fore and hind leg, and where the near paws are."""
    if stance == "run":
        front: tuple[Joint, ...] = ((-26, -46, 18), (-46, -38, 9), (-64, -28, 6), (-74, -22, 5))
        far_front: tuple[Joint, ...] = (
            (-20, -44, 16),
            (-34, -28, 8),
            (-50, -15, 5.4),
            (-60, -11, 5),
        )
        hind: tuple[Joint, ...] = ((34, -50, 24), (46, -38, 14), (66, -32, 7), (78, -18, 5.4))
        far_hind: tuple[Joint, ...] = ((28, -48, 20), (40, -32, 12), (58, -24, 6.4), (68, -9, 5))
        return (front, hind, far_front, far_hind), ((-74, -22), (78, -17))
    front = ((-27, -50, 20), (-29, -32, 10), (-27, -16, 6.4), (-29, -4, 6))
    hind = ((34, -52, 26), (31, -37, 16), (45, -22, 7.4), (41, -8, 5.8), (40, -4, 6))
    return (front, hind, shifted(front, 12, 5), shifted(hind, -13, -4)), ((-29, -3), (40, -3))


def _wolf_head(stance: Stance) -> tuple[list[Point], str, Point]:
    """Outline from the chest over the muzzle to the nape; an ear; the eye."""
    if stance == "howl":
        head: list[Point] = [
            (-46, -52), (-53, -72), (-57, -90), (-63, -104), (-70, -117), (-67, -124), (-60, -120),
            (-52, -108), (-44, -101), (-37, -92), (-28, -78),
        ]  # fmt: skip
        return head, "M-46 -101L-25 -106L-34 -88Z", (-52, -101)
    if stance == "snarl":
        head = [
            (-46, -46), (-54, -58), (-66, -57), (-80, -57), (-84, -62), (-66, -67), (-87, -70),
            (-88, -77), (-74, -81), (-65, -85), (-57, -91), (-46, -91), (-34, -80),
        ]  # fmt: skip
        return head, "M-56 -89L-49 -107L-41 -87Z", (-64, -80)
    head = [
        (-46, -46), (-54, -60), (-66, -65), (-80, -66), (-87, -70), (-86, -76), (-74, -80),
        (-65, -84), (-57, -90), (-46, -90), (-34, -79),
    ]  # fmt: skip
    return head, "M-56 -88L-50 -106L-41 -86Z", (-64, -78)


def wolf(
    fill: str = COAL,
    stance: Stance = "stand",
    dog: bool = False,
    edge: str = COAL,
) -> str:
    """A wolf, 90 high at its head, or a `dog`: the same with a curled tail."""
    (front, hind, far_front, far_hind), paws = _wolf_legs(stance)
    parts = legs_of((far_front, far_hind), DARK if fill != COAL else UMBER, edge, 2.2)
    trunk: list[Point] = [
        (-20, -70), (0, -66), (20, -66), (38, -66), (48, -59), (49, -48), (38, -40), (18, -38),
        (-6, -32), (-28, -31), (-40, -38),
    ]  # fmt: skip
    head, ear, at = _wolf_head(stance)
    tail: tuple[Joint, ...] = (
        (45, -60, 8),
        (58, -50, 11),
        (62, -36, 12),
        (60, -22, 7),
        (57, -16, 2),
    )
    if dog:
        tail = ((45, -61, 7), (58, -70, 8), (60, -84, 7), (50, -91, 5), (44, -86, 3))
    elif stance == "run":
        tail = ((46, -60, 8), (62, -64, 11), (80, -60, 11), (94, -52, 3))
    feet = [limb((x, y, 6), (x - 7, y + 1, 5)) for x, y in paws]
    shapes = [limb(*front), limb(*hind), *feet, limb(*tail), ear, outline(*trunk, *head)]
    parts += figure(shapes, fill, edge, 2.6)
    if stance == "snarl":
        parts += blob([(-68, -66), (-85, -69), (-82, -62), (-70, -61)], RED)
        parts += "".join(
            polygon([(x, -69), (x + 4, -69), (x + 1.6, -63)], CHALK) for x in (-84, -78, -72)
        )
    tuft = UMBER if fill == COAL else COAL
    parts += hatch([(-20 + i * 11, -62) for i in range(6)], tuft, 2, (5, 8), 4, 3)
    ruff = [(-36 + i * 2, -72 + i * 8) for i in range(5)]
    parts += hatch(ruff, tuft, 2, (4, 9), 8, 3)
    parts += "".join(line([(x, y), (x - 2, y + 3)], edge, 1.4) for x, y in paws)
    nose = {"howl": (-68, -122), "snarl": (-87, -75)}.get(stance, (-86, -74))
    return parts + circle(*at, 2.2, CHALK if fill == COAL else COAL) + circle(*nose, 3, edge)


def big_cat(fill: str = OCHRE, saber: bool = True, leaping: bool = False) -> str:
    """A sabre-toothed cat with its short tail, 92 high, or a cave lion."""
    if leaping:
        front: tuple[Joint, ...] = ((-36, -56, 22), (-58, -50, 14), (-80, -46, 10), (-90, -42, 9))
        far_front: tuple[Joint, ...] = (
            (-30, -58, 20),
            (-54, -66, 13),
            (-76, -70, 10),
            (-86, -68, 9),
        )
        hind: tuple[Joint, ...] = ((46, -48, 28), (52, -28, 16), (70, -20, 9), (82, -6, 9))
        far_hind: tuple[Joint, ...] = ((38, -46, 26), (38, -24, 15), (54, -14, 9), (64, -2, 9))
    else:
        front = ((-34, -52, 22), (-36, -30, 14), (-36, -12, 10), (-42, -4, 10))
        far_front = shifted(front, 15, 6)
        hind = ((46, -52, 28), (42, -34, 16), (54, -20, 9), (50, -7, 8), (45, -4, 9))
        far_hind = shifted(hind, -17, -5)
    parts = legs_of((far_front, far_hind), UMBER if fill == OCHRE else DARK, COAL, 2.6)
    body = outline(
        (-92, -78), (-90, -88), (-80, -98), (-66, -101), (-52, -94), (-36, -88), (-14, -86),
        (14, -78), (40, -74), (56, -66), (58, -52), (46, -42), (18, -42), (-8, -36), (-32, -36),
        (-48, -48), (-58, -62), (-68, -64), (-84, -60), (-86, -66), (-72, -72), (-90, -73),
    )  # fmt: skip
    ear = limb((-61, -97, 12), (-57, -105, 10))
    toes = [
        limb((x, y, 9), (x - 9, y + 1, 7))
        for x, y in (((-92, -41), (84, -5)) if leaping else ((-42, -4), (46, -4)))
    ]
    if saber:
        tail = limb((54, -62, 8), (66, -58, 6), (72, -50, 4))
    else:
        tail = limb((54, -64, 6), (72, -60, 4.6), (84, -40, 4.6), (92, -34, 8), (97, -34, 4))
    parts += figure([limb(*front), limb(*hind), tail, ear, *toes, body], fill, COAL, 3.2)
    parts += blob([(-74, -71), (-89, -71), (-85, -65), (-74, -66)], RED)
    if saber:
        fangs = path("M-88 -73Q-90 -58 -83 -48Q-81 -60 -83 -72Z", CHALK, stroke=COAL, width=1.6)
        fangs += path("M-80 -72Q-81 -60 -76 -52Q-75 -62 -76 -71Z", CHALK, stroke=COAL, width=1.4)
    else:
        fangs = "".join(polygon([(x, -72), (x + 4, -72), (x + 2, -66)], CHALK) for x in (-87, -81))
    parts += fangs + circle(-57, -104, 3, DARK)
    parts += "".join(line([(-86, -76), (-74, y)], DARK, 1.2) for y in (-82, -78, -74))
    marks = [(-36 + i * 12, -80 + i * 1.6) for i in range(8)]
    parts += hatch(marks, UMBER, 3, (5, 15), 6, 3)
    return parts + eye(-78, -86, 2.6) + circle(-91, -80, 3, COAL)
