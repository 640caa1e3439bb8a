"""Horses and their riders, looking right; hooves on y = 0."""

from __future__ import annotations

import math
from typing import Final, Literal

from assets.studio.desert import CREAM, INK, OCHRE, RUST
from assets.studio.people import limb, rider
from game.table.svg import Point, blob, curve, path, place, polygon

_BODY: Final[list[Point]] = [
    (-47, -66), (-38, -74), (-20, -73), (0, -70), (16, -74), (28, -84), (40, -98), (50, -106),
    (55, -108), (58, -116), (61, -108), (66, -102), (76, -90), (82, -83), (81, -77), (75, -75),
    (66, -81), (58, -85), (54, -80), (49, -66), (42, -52), (30, -44), (10, -42), (-14, -46),
    (-28, -50), (-40, -46), (-50, -54),
]  # fmt: skip
_MANE: Final[list[Point]] = [
    (56, -110), (46, -105), (34, -96), (22, -84), (12, -75), (20, -70), (30, -76), (36, -86),
    (46, -95), (54, -102),
]  # fmt: skip
_STAND: Final[tuple[list[Point], ...]] = (
    [(34, -52), (52, -36), (46, -18), (52, -8)],
    [(-40, -58), (-32, -40), (-42, -24), (-34, -4)],
    [(36, -54), (38, -28), (36, -14), (38, -4)],
    [(-42, -58), (-46, -40), (-58, -26), (-60, -4)],
)
_GALLOP: Final[tuple[list[Point], ...]] = (
    [(36, -54), (62, -46), (74, -30), (84, -24)],
    [(-38, -56), (-34, -36), (-56, -26), (-66, -10)],
    [(34, -54), (54, -34), (74, -24), (82, -14)],
    [(-42, -58), (-58, -40), (-78, -32), (-92, -18)],
)


def horse(
    coat: str = INK,
    dark: str = INK,
    cloth: str = RUST,
    robe: str | None = CREAM,
    trim: str = OCHRE,
    *,
    gait: Literal["walk", "gallop"] = "walk",
    raised: bool = False,
) -> str:
    """An Arabian, 138 high with its rider; `dark` are its mane, tail, hooves and far legs."""
    legs = _STAND if gait == "walk" else _GALLOP
    parts = "".join(_leg(leg, dark, dark) for leg in legs[:2])
    flowing = [
        (-44, -70), (-58, -76), (-76, -70), (-88, -56), (-98, -52), (-86, -48), (-72, -54),
        (-60, -62), (-48, -62),
    ]  # fmt: skip
    hanging = [
        (-44, -70), (-56, -72), (-64, -60), (-66, -40), (-72, -24), (-60, -30), (-55, -46),
        (-52, -60),
    ]  # fmt: skip
    parts += blob(hanging if gait == "walk" else flowing, dark)
    parts += "".join(_leg(leg, coat, dark) for leg in legs[2:])
    parts += blob(_BODY, coat) + blob(_MANE, dark)
    if coat != dark:
        parts += path("M66 -97.5l4 -.4l-2 2.6Z", INK) + path("M79 -79l3 -1l-2 3Z", dark)
    parts += polygon([(-22, -75), (14, -76), (18, -50), (-20, -52)], cloth)
    parts += polygon([(-21.6, -64), (16, -64), (16.6, -59), (-21, -59)], trim)
    parts += "".join(curve([(x, -52), (x, -45)], trim, 2) for x in range(-17, 18, 6))
    parts += curve([(76, -82), (50, -82), (26, -89)], trim, 1.5)
    parts += curve([(70, -97), (66, -92), (62, -86)], trim, 1.6)
    parts += curve([(74, -91), (71, -85), (68, -81)], trim, 1.6)
    if robe is None:
        return parts
    return parts + place(0, 6, rider(robe, raised)) + _foot()


def _foot() -> str:
    return limb([(8, -62), (17, -44)], (9, 6), "#e3c48d") + path(
        "M13 -44L24 -42L25 -38L13 -39Z", INK
    )


def _leg(points: list[Point], coat: str, hoof: str) -> str:
    (x, y), (kx, ky) = points[3], points[2]
    parts = limb(points, (15, 10, 6.4, 4.6), coat)
    turn = math.degrees(math.atan2(kx - x, y - ky))
    return parts + place(
        x, y, polygon([(-2.7, -1), (2.7, -1), (5.4, 5), (-3.2, 5)], hoof), turn=turn
    )
