"""Houses, mosques, walls and towers."""

from __future__ import annotations

from assets.studio.desert import (
    CREAM,
    DEEP_TEAL,
    INK,
    OCHRE,
    SAND,
    STONE_SHADE,
    TEAL,
)
from game.table.icons import battlements
from game.table.svg import circle, line, path, polygon, rect

DARK_STONE = "#c98f45"


def arch(x: float, y: float, w: float, h: float, colour: str = INK) -> str:
    """A pointed opening whose foot line is centred on (x, y)."""
    half, spring = w / 2, y - h * 0.62
    return path(
        f"M{x - half} {y}V{spring:.1f}Q{x - half * 0.9:.1f} {y - h * 0.86:.1f} {x} {y - h}"
        f"Q{x + half * 0.9:.1f} {y - h * 0.86:.1f} {x + half} {spring:.1f}V{y}Z",
        colour,
    )


def window(x: float, y: float, colour: str = INK, w: float = 6, h: float = 13) -> str:
    """A narrow opening with its middle at (x, y)."""
    return rect(x - w / 2, y - h / 2, w, h, colour, w / 2)


def wall(x: float, y: float, w: float, h: float, count: int, shaded: float = 0.55) -> str:
    """A crenellated wall, its right part from `shaded` on in shadow."""
    parts = battlements(x, y, w, h, SAND, count, 8)
    cut = x + w * shaded
    return parts + rect(cut, y, x + w - cut, h, STONE_SHADE)


def tower(x: float, y: float, w: float, h: float, count: int = 4) -> str:
    """A square tower, its right third in shadow."""
    parts = battlements(x, y, w, h, SAND, count, 8) + rect(x - 2, y + 8, w + 4, 5, STONE_SHADE)
    return parts + rect(x + w * 0.6, y, w * 0.4, h, DARK_STONE)


def house(
    x: float, y: float, w: float, h: float, light: str = SAND, dark: str = STONE_SHADE
) -> str:
    """A flat-roofed house; (x, y) is the left end of its foot."""
    parts = rect(x, y - h, w, h, light) + rect(x + w * 0.62, y - h, w * 0.38, h, dark)
    return parts + rect(x - 2, y - h - 3, w + 4, 6, dark)


def minaret(x: float, y: float, h: float, w: float = 16) -> str:
    """A minaret with two galleries, its foot centred on (x, y)."""
    top = y - h
    parts = rect(x - w / 2, top, w, h, SAND) + rect(x + w * 0.08, top, w * 0.42, h, DARK_STONE)
    for level in (26.0, h * 0.55):
        parts += rect(x - w * 0.78, top + level, w * 1.56, 6, INK)
        parts += rect(x - w * 0.66, top + level - 4, w * 1.32, 4, STONE_SHADE)
    parts += path(f"M{x - w * 0.56:.1f} {top}Q{x} {top - 30} {x + w * 0.56:.1f} {top}Z", TEAL)
    parts += path(
        f"M{x} {top - 19}Q{x + w * 0.34:.1f} {top - 12} {x + w * 0.56:.1f} {top}H{x}Z", DEEP_TEAL
    )
    parts += line([(x, top - 18), (x, top - 34)], OCHRE, 3)
    return parts + circle(x, top - 36, 3, OCHRE)


def dome(x: float, y: float, r: float, drum: float = 14) -> str:
    """A teal dome on a drum of `drum` units, which stands on y."""
    base = y - drum
    parts = rect(x - r, base, 2 * r, drum, SAND) + rect(
        x + r * 0.2, base, r * 0.8, drum, STONE_SHADE
    )
    step = 2 * r / 6
    parts += "".join(
        window(x - r + step * (i + 0.5), base + drum / 2, INK, 4, drum * 0.6) for i in range(6)
    )
    high = r * 1.12
    near, wide = r * 0.4, r * 1.1
    rise, shoulder, top = base - high * 0.7, base - high * 0.9, base - high
    right = f"C{x + near:.1f} {shoulder:.1f} {x + wide:.1f} {rise:.1f} {x + r} {base}"
    left = f"M{x - r} {base}C{x - wide:.1f} {rise:.1f} {x - near:.1f} {shoulder:.1f} {x} {top:.1f}"
    parts += path(left + right + "Z", TEAL)
    edge = f"H{x + r * 0.3:.1f}Q{x + r * 0.5:.1f} {base - high * 0.5:.1f} {x} {top:.1f}Z"
    parts += path(f"M{x} {top:.1f}" + right + edge, DEEP_TEAL)
    parts += line([(x, base - high), (x, base - high - 16)], OCHRE, 3)
    return parts + circle(x, base - high - 18, 3.4, OCHRE)


def cypress(x: float, y: float, h: float, colour: str = "#23423c") -> str:
    """A slim dark tree."""
    return path(
        f"M{x} {y - h}Q{x + h * 0.17:.1f} {y - h * 0.45:.1f} {x + h * 0.08:.1f} {y}"
        f"H{x - h * 0.08:.1f}Q{x - h * 0.17:.1f} {y - h * 0.45:.1f} {x} {y - h}Z",
        colour,
    )


def headland() -> str:
    """A rock that falls into the sea on its right."""
    top = [
        (-10, 300), (-10, 196), (40, 186), (150, 190), (226, 196), (252, 220), (268, 262),
        (292, 300),
    ]  # fmt: skip
    side = [(226, 196), (252, 220), (268, 262), (292, 300), (216, 300), (206, 250)]
    return polygon([(float(x), float(y)) for x, y in top], "#b8693a") + polygon(
        [(float(x), float(y)) for x, y in side], "#8d4529"
    )


def sailing_boat() -> str:
    """A lateen-rigged boat, 60 long, its water line at y = 8."""
    parts = polygon([(-30, 0), (30, 0), (22, 12), (-22, 12)], INK) + line(
        [(0, 0), (0, -50)], INK, 2.4
    )
    return (
        parts
        + path("M2 -50Q34 -28 28 -6L2 -6Z", CREAM)
        + path("M-2 -44Q-22 -24 -20 -6L-2 -6Z", "#eed3a0")
    )
