"""People and camels. Standing figures are 130 units high with their feet at the origin."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from assets.studio.desert import (
    CREAM,
    INK,
    OCHRE,
    RUST,
    SKIN,
    SKIN_SHADE,
)
from game.table.icons import CAMEL
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
)

WOODEN: Final = "#5b3a22"
RIDER_SKIN: Final = "#7a4a2c"

_WALK: Final[tuple[list[Point], ...]] = (
    [(33, -54), (27, -27), (21, -3)],
    [(-36, -58), (-29, -35), (-37, -20), (-33, -3)],
    [(37, -54), (45, -28), (43, -3)],
    [(-40, -58), (-37, -34), (-47, -20), (-47, -3)],
)
_RUN: Final[tuple[list[Point], ...]] = (
    [(33, -54), (52, -34), (74, -20)],
    [(-36, -58), (-18, -36), (-22, -22), (-6, -8)],
    [(37, -54), (44, -30), (56, -14)],
    [(-40, -58), (-56, -42), (-66, -22), (-86, -12)],
)


def limb(points: Sequence[Point], widths: Sequence[float], colour: str) -> str:
    """An arm or a leg along its joints, as wide as `widths` at each of them."""
    parts = "".join(circle(x, y, w / 2, colour) for (x, y), w in zip(points, widths, strict=True))
    for i in range(len(points) - 1):
        (x0, y0), (x1, y1) = points[i], points[i + 1]
        long = math.hypot(x1 - x0, y1 - y0)
        ux, uy = (y0 - y1) / long / 2, (x1 - x0) / long / 2
        near, far = widths[i], widths[i + 1]
        side = [(x0 + ux * near, y0 + uy * near), (x1 + ux * far, y1 + uy * far)]
        back = [(x1 - ux * far, y1 - uy * far), (x0 - ux * near, y0 - uy * near)]
        parts += polygon(side + back, colour)
    return parts


def _camel_leg(points: list[Point], colour: str) -> str:
    foot = points[-1]
    upper = line(points[:2], colour, 8.5) + line(points[1:], colour, 5)
    return upper + ellipse(foot[0] + 2, foot[1] + 1.4, 5, 2.6, colour)


def camel(
    body: str = INK,
    cloth: str = RUST,
    robe: str | None = CREAM,
    trim: str = OCHRE,
    *,
    gait: Literal["walk", "run"] = "walk",
    raised: bool = False,
) -> str:
    """A dromedary going right, 148 high with its rider; `robe` None is without a rider.

    A rider with `raised` holds his rifle up, else it hangs on his back.
    """
    legs = _WALK if gait == "walk" else _RUN
    parts = "".join(_camel_leg(leg, body) for leg in legs)
    parts += curve([(-47, -66), (-54, -56), (-53, -44)], body, 2.6)
    parts += ellipse(-53, -42, 2.4, 5, body)
    parts += blob(CAMEL, body)
    parts += polygon([(-25, -82), (-3, -90), (24, -79), (20, -57), (-20, -60)], cloth)
    parts += polygon([(-24, -76), (23, -73), (22, -69), (-23, -72)], trim)
    parts += "".join(line([(x, -59), (x - 1, -52)], trim, 2) for x in range(-18, 22, 6))
    parts += curve([(92, -101), (62, -86), (30, -96)], trim, 1.4)
    return parts if robe is None else parts + rider(robe, raised)


def couched_camel(body: str = INK, cloth: str = RUST, trim: str = OCHRE) -> str:
    """A dromedary lying down, looking right, 84 high."""
    parts = limb([(-36, -26), (-12, -5), (-44, -3)], (20, 10, 6), body)
    parts += limb([(32, -24), (54, -5), (22, -3)], (16, 9, 6), body)
    parts += place(0, 36, blob(CAMEL, body)) + curve([(-47, -30), (-58, -18), (-60, -8)], body, 2.6)
    parts += blob([(-48, -20), (-20, -30), (30, -26), (44, -12), (20, -4), (-30, -3)], body)
    parts += polygon([(-25, -46), (-3, -54), (24, -43), (21, -18), (-21, -20)], cloth)
    parts += polygon([(-24, -38), (23, -36), (22, -31), (-23, -33)], trim)
    return parts + "".join(line([(x, -19), (x - 1, -12)], trim, 2) for x in range(-18, 22, 6))


def carbine(length: float) -> str:
    """A rifle as riders carry it, along x from the butt at 0 to the muzzle."""
    stock = [(0, -4.4), (0.22, -2), (0.78, -1.4), (0.78, 1.2), (0.3, 1.8), (0.2, 4.2), (0.02, 6)]
    return line([(0.3 * length, -1.6), (length, -1.6)], INK, 2.2) + polygon(
        [(x * length, y) for x, y in stock], WOODEN
    )


def rider(robe: str, raised: bool) -> str:
    """A man in the saddle, 82 units above the ground, looking right; see `camel`."""
    body = [
        (-20, -88), (-17, -108), (-10, -124), (0, -130), (9, -125), (14, -110), (20, -98),
        (23, -78), (14, -66), (6, -72), (-6, -80),
    ]  # fmt: skip
    parts = blob(body, robe)
    if raised:
        parts += blob([(6, -116), (18, -108), (29, -99), (27, -95), (13, -97), (5, -104)], robe)
        parts += circle(29, -97, 3, RIDER_SKIN)  # the reins
        parts += place(15, -131, carbine(64), turn=-62)
        parts += curve([(8, -116), (22, -132), (28, -150)], robe, 9)
        parts += circle(28, -154, 3.6, RIDER_SKIN)
    else:
        parts += place(-14, -84, carbine(66), turn=-99)
        arm = [(6, -124), (16, -112), (28, -98), (26, -94), (12, -102), (4, -112)]
        parts += blob(arm, robe) + circle(28, -97, 3, RIDER_SKIN)
        parts += line([(-15, -93), (-4, -106), (8, -122)], WOODEN, 1.6)
    scarf = [
        (-8, -118), (-9, -134), (-5, -144), (3, -147), (10, -143), (7, -139), (-1, -139),
        (0, -130), (4, -122), (-4, -112),
    ]  # fmt: skip
    parts += circle(3, -136, 6.6, RIDER_SKIN) + blob(scarf, robe)
    return parts + line([(-4, -142), (9, -141)], INK, 2.4)


def head(
    x: float, y: float, cloth: str, band: str = INK, *, beard: str | None = INK, skin: str = SKIN
) -> str:
    """A head of radius 9 in a headcloth, facing the viewer."""
    veil = [
        (0, -17), (9, -14), (13, -5), (15, 8), (19, 22), (10, 26), (0, 20), (-10, 26), (-19, 22),
        (-15, 8), (-13, -5), (-9, -14),
    ]  # fmt: skip
    parts = blob(veil, cloth)
    parts += ellipse(0, 0, 8, 9.6, skin)
    parts += path("M0 -9.6Q8 -9 8 0Q8 8 0 9.6Z", "#000000", opacity=0.22)
    if beard:
        parts += path("M-7.6 2Q-4 4.5 0 3.4Q4 4.5 7.6 2Q7 12 0 13.4Q-7 12 -7.6 2Z", beard)
    parts += line([(-5, -1.6), (-2.4, -1.6)], INK, 1.7) + line([(2.4, -1.6), (5, -1.6)], INK, 1.7)
    parts += path("M-12 -7Q0 -17 12 -7L11 -3Q0 -12 -11 -3Z", cloth)
    parts += curve([(-10.6, -9), (0, -13.4), (10.6, -9)], band, 2.6)
    return place(x, y, parts)


def robed(
    robe: str = CREAM,
    cloak: str = INK,
    cloth: str = CREAM,
    band: str = INK,
    *,
    arm: Literal["down", "point", "raise", "staff"] = "down",
    staff: bool = False,
    beard: str | None = INK,
    sash: str | None = RUST,
    skin: str = SKIN,
) -> str:
    """A man of the desert on his feet, facing the viewer; an arm may point right or rise.

    With `staff` the other hand holds one, whatever the arm does.
    """
    mantle = [
        (-17, -104), (17, -104), (25, -80), (31, -40), (34, -3), (-34, -3), (-31, -40), (-25, -80),
    ]  # fmt: skip
    parts = ellipse(-9, -1, 8, 3, SKIN_SHADE) + ellipse(9, -1, 8, 3, SKIN_SHADE)
    parts += blob(mantle, cloak)
    parts += polygon([(-9, -104), (9, -104), (17, -3), (-17, -3)], robe)
    parts += path("M0 -104H9L17 -3H3Z", "#000000", opacity=0.12)
    if sash:  # and the curved dagger in it
        parts += polygon([(-12, -66), (12, -66), (13, -57), (-13, -57)], sash)
        parts += path("M-3 -68H5L4 -62Q6 -52 14 -49Q3 -47 -1 -56Z", OCHRE)
    if arm == "point":
        parts += curve([(16, -94), (34, -96), (56, -102)], cloak, 13) + circle(64, -104, 4.4, SKIN)
        parts += line([(64, -104), (74, -107)], SKIN, 3)
    elif arm == "raise":
        parts += curve([(16, -94), (30, -108), (32, -128)], cloak, 13) + circle(32, -137, 4.6, SKIN)
    elif arm == "staff":
        parts += curve([(16, -94), (28, -80), (30, -70)], cloak, 13)
        parts += line([(34, -128), (34, 0)], WOODEN, 3.6) + circle(34, -65, 4.8, SKIN)
    if staff:
        parts += curve([(-18, -88), (-29, -76), (-31, -66)], cloak, 13)
        parts += line([(-36, -132), (-34, 0)], WOODEN, 3.6) + circle(-34, -62, 4.8, SKIN)
    return parts + head(0, -113, cloth, band, beard=beard, skin=skin)


def seated(robe: str, cloak: str, cloth: str, beard: str = "#d9d2c0") -> str:
    """A man sitting cross-legged, 84 high, facing the viewer."""
    lap = [(-38, 0), (-40, -12), (-22, -24), (0, -26), (22, -24), (40, -12), (38, 0), (0, 4)]
    body = [(-24, -14), (-25, -42), (-15, -58), (15, -58), (25, -42), (24, -14), (0, -8)]
    parts = blob(lap, cloak) + blob(body, cloak)
    parts += polygon([(-8, -58), (8, -58), (12, -14), (-12, -14)], robe)
    parts += blob([(-30, -6), (-10, -16), (0, -14), (10, -16), (30, -6), (0, 2)], robe)
    parts += circle(-11, -18, 4, SKIN) + circle(11, -18, 4, SKIN)
    return parts + head(0, -68, cloth, beard=beard)


class Kit(NamedTuple):
    """What an army of 1917 wears."""

    tunic: str
    shade: str
    leather: str
    helmet: Literal["kabalak", "steel", "sun"]
    skin: str = SKIN
    far: str = "#5d5230"
    """The side away from the light, for limbs behind the body."""


TURKISH: Final = Kit("#8b7d4e", "#6f6239", "#4a3320", "kabalak")
GERMAN: Final = Kit("#78806a", "#5d6553", "#33291f", "steel", "#b5805a", "#4b5244")


def helmet(kind: str, colour: str, shade: str) -> str:
    """Headgear over a head of radius 10 at the origin."""
    if kind == "kabalak":  # a cloth-wound sun helmet
        crown = path("M-13 -3Q-13 -17 0 -18Q13 -17 13 -3Z", colour)
        folds = curve([(-13, -5), (0, -11), (13, -6)], shade, 2.4)
        folds += curve([(-11, -11), (0, -15), (11, -12)], shade, 2)
        return crown + folds + path("M-15 -4Q0 -7 15 -4L13 0Q0 -3 -13 0Z", shade)
    if kind == "steel":
        shell = path(
            "M-12 -4Q-12 -18 0 -18Q12 -18 12 -4Q17 -2 17 3Q13 -1 0 -1Q-13 -1 -17 3Q-17 -2 -12 -4Z",
            shade,
        )
        return shell + path("M-9 -6Q-8 -15 0 -15.5Q-5 -12 -5 -6Z", colour)
    dome = path("M-11 -4Q-11 -17 0 -18Q11 -17 11 -4Z", colour) + rect(-11.5, -7, 23, 3.6, shade)
    return dome + path("M-20 -1Q-12 -5 0 -5Q12 -5 20 -1Q12 1 0 0Q-12 1 -20 -1Z", colour)


def soldier(kit: Kit, *, arms: Literal["shoulder", "ready", "glasses", "none"] = "shoulder") -> str:
    """A soldier on his feet, facing the viewer; with `glasses` he looks through them."""
    parts = ""
    if arms == "shoulder":  # the rifle stands behind the right shoulder
        parts += line([(21, -40), (27, -126)], WOODEN, 4.2) + line([(26, -112), (29, -150)], INK, 2)
    for side in (-1, 1):
        parts += rect(side * 9 - 6.5, -50, 13, 30, kit.shade, 3)  # breeches
        parts += rect(side * 9 - 5, -26, 10, 20, kit.tunic, 2)  # puttees
        parts += "".join(
            line([(side * 9 - 5, y), (side * 9 + 5, y - 2)], kit.shade, 1.2)
            for y in (-11, -16, -21)
        )
        parts += ellipse(side * 9 + side, -3, 8, 4, INK)
    parts += path("M-18 -92Q0 -98 18 -92L20 -42Q0 -38 -20 -42Z", kit.tunic)
    parts += path("M2 -96Q12 -95 18 -92L20 -42Q12 -40 4 -40Z", kit.shade)
    parts += rect(-20, -62, 40, 6, kit.leather)
    parts += rect(-15, -63, 9, 9, kit.leather, 2) + rect(6, -63, 9, 9, kit.leather, 2)
    parts += line([(-15, -90), (14, -60)], kit.leather, 3)
    if arms == "ready":
        parts += line([(-34, -58), (40, -84)], WOODEN, 4.6) + line([(30, -81), (62, -92)], INK, 2.2)
        parts += curve([(-17, -88), (-24, -74), (-14, -66)], kit.tunic, 9)
        parts += curve([(17, -88), (27, -80), (20, -77)], kit.shade, 9)
        parts += circle(-13, -66, 4, kit.skin) + circle(18, -77, 4, kit.skin)
    elif arms == "glasses":
        for side, cloth in ((-1, kit.tunic), (1, kit.shade)):
            parts += limb(
                [(side * 16, -86), (side * 31, -76), (side * 13, -100)], (11, 10, 8), cloth
            )
        parts += place(0, -106, _face(kit))
        for side in (-1, 1):
            parts += rect(side * 6 - 5, -112, 10, 8, INK, 2.4)
            parts += circle(side * 11, -104.6, 4.6, kit.skin)
        return parts + rect(-3, -110, 6, 4, INK)
    else:
        parts += curve([(-17, -88), (-23, -70), (-21, -52)], kit.tunic, 9)
        parts += circle(-21, -47, 4, kit.skin)
        bend = (
            [(17, -88), (26, -72), (22, -58)]
            if arms == "shoulder"
            else [(17, -88), (23, -70), (21, -52)]
        )
        parts += curve(bend, kit.shade, 9) + circle(*bend[-1], 4, kit.skin)
    return parts + place(0, -106, _face(kit))


def _face(kit: Kit) -> str:
    parts = rect(-5, 5, 10, 10, kit.skin) + ellipse(0, 0, 9, 10.4, kit.skin)
    parts += path("M0 -10Q9 -9 9 0Q9 9 0 10.4Z", "#000000", opacity=0.2)
    parts += path("M-5.5 4.6Q0 2 5.5 4.6Q0 6.4 -5.5 4.6Z", INK)
    parts += line([(-5, -0.6), (-2.4, -0.6)], INK, 1.7) + line([(2.4, -0.6), (5, -0.6)], INK, 1.7)
    return parts + place(0, -2.4, helmet(kit.helmet, kit.tunic, kit.shade))


def profile(kit: Kit) -> str:
    """A soldier's head of radius 10, looking right."""
    parts = rect(-6, 4, 9, 11, kit.skin) + ellipse(0, 0, 9, 10.4, kit.skin)
    parts += polygon([(5, -9), (8.6, -4), (12.4, 2.4), (7, 4)], kit.skin)
    parts += path("M-9 -2Q-8 10 0 10.4Q4 10 5.4 8Q-4 6 -3 -2Z", "#000000", opacity=0.2)
    parts += path("M3 5.6Q8 2.6 11 5.4Q8 7.6 3 5.6Z", INK) + line(
        [(5, -0.6), (7.6, -0.6)], INK, 1.7
    )
    parts += circle(-2.4, 1.6, 2.4, "#6d3c22")
    return parts + place(0, -2.4, helmet(kit.helmet, kit.tunic, kit.shade))


def _boot(x: float, y: float) -> str:
    return path(f"M{x - 5} {y}V{y - 9}H{x + 4}L{x + 15} {y - 3}V{y}Z", INK)


def gunner(kit: Kit) -> str:
    """A man sitting on the ground behind a gun, looking right, 116 high; his hands at (28, -62)."""
    parts = limb([(-36, -16), (8, -40), (30, -8)], (19, 15, 11), kit.far) + _boot(31, 0)
    parts += limb([(-22, -70), (2, -52), (26, -58)], (13, 11, 8), kit.far)
    torso = [
        (-66, -2), (-64, -26), (-54, -56), (-40, -78), (-22, -84), (-10, -76), (-14, -54),
        (-22, -30), (-24, -4),
    ]  # fmt: skip
    parts += place(-16, -100, profile(kit), 1.3) + blob(torso, kit.tunic)
    parts += blob([(-66, -2), (-64, -26), (-54, -56), (-46, -44), (-48, -20), (-42, -2)], kit.shade)
    parts += line([(-60, -26), (-22, -22)], kit.leather, 6) + line(
        [(-44, -76), (-24, -24)], kit.leather, 3.4
    )
    parts += rect(-38, -32, 11, 11, kit.leather, 2)
    parts += limb([(-46, -12), (-4, -44), (14, -8)], (22, 17, 12), kit.tunic)
    parts += limb([(-1, -36), (13, -9)], (13, 12), kit.shade) + _boot(14, 1)
    parts += limb([(-30, -72), (-8, -48), (24, -64)], (15, 13, 9), kit.tunic)
    return parts + circle(27, -63, 5.4, kit.skin)


def kneeling(kit: Kit, *, arms: Literal["ahead", "lanyard"] = "ahead") -> str:
    """A man on one knee, looking right, 106 high; his hands near (40, -60), or pulling back low."""
    parts = limb([(-8, -44), (26, -44), (26, -8)], (19, 15, 11), kit.far) + _boot(26, 0)
    if arms == "ahead":
        parts += limb([(2, -80), (20, -62), (44, -64)], (12, 10, 8), kit.far)
    parts += limb([(-10, -44), (2, -8), (-34, -5)], (21, 15, 11), kit.tunic)
    parts += path("M-34 -10L-46 -12L-48 2L-32 0Z", INK)
    torso = [
        (-22, -34), (-20, -58), (-18, -82), (-8, -92), (6, -90), (14, -78), (12, -56), (10, -34),
        (-6, -30),
    ]  # fmt: skip
    parts += place(2, -106, profile(kit), 1.2) + blob(torso, kit.tunic)
    parts += blob([(-22, -34), (-20, -58), (-18, -82), (-8, -74), (-6, -50), (-8, -32)], kit.shade)
    parts += line([(-20, -48), (11, -48)], kit.leather, 5.6) + rect(-2, -54, 10, 10, kit.leather, 2)
    parts += line([(-3, -84), (9, -50)], kit.leather, 3)
    if arms == "ahead":
        parts += limb([(-4, -82), (8, -58), (36, -58)], (14, 12, 8), kit.tunic)
        return parts + circle(40, -59, 5, kit.skin)
    parts += limb([(-4, -82), (-22, -62), (-4, -50)], (14, 12, 8), kit.tunic)
    return parts + circle(0, -50, 5, kit.skin)


def rifleman(kit: Kit) -> str:
    """The upper half of a man aiming right over a parapet at y = 0; his rifle ends at x = 74."""
    parts = limb([(4, -16), (24, -6), (38, -19)], (11, 9, 7), kit.shade)
    parts += blob([(-24, 8), (-24, -12), (-14, -26), (2, -27), (12, -18), (14, 8)], kit.tunic)
    parts += blob([(-24, 8), (-24, -12), (-14, -26), (-10, -12), (-12, 8)], kit.shade)
    parts += place(0, -22, carbine(78)) + place(3, -37.5, profile(kit))
    parts += limb([(-6, -18), (2, 0), (18, -18)], (12, 10, 7), kit.tunic)
    return parts + circle(20, -20, 4, kit.skin) + circle(40, -20, 4, kit.skin)
