"""What colours look like to eyes that lack a kind of cones, and how far apart they then are.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity, for linear light;
distances are of CIE 1976 L*a*b*, where 2.3 is just seen and 10 is plain at a glance.
"""

from __future__ import annotations

from math import dist
from typing import Final

from game.table.theme import Colour, rgba

Triple = tuple[float, float, float]

EYES: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def difference(one: Colour, other: Colour, eyes: str) -> float:
    """How far apart two opaque colours are for the eyes of that name."""
    return dist(_lab(_seen(one, eyes)), _lab(_seen(other, eyes)))


def _seen(colour: Colour, eyes: str) -> Triple:
    light = [_linear(channel / 255) for channel in rgba(colour)[:3]]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in EYES[eyes]
    )
    return red, green, blue


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _lab(light: Triple) -> Triple:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
