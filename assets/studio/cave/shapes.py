"""Outlines for painted figures: limbs that taper, bodies with one line around them."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from assets.studio.cave.rock import COAL
from game.table.svg import Point, curve, path, spline

Joint = tuple[float, float, float]
"""A point of a limb and how thick the limb is there."""


def _unit(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length


def limb(*joints: Joint) -> str:
    """Path data of a limb, horn or branch along `joints`, round at both ends."""
    left: list[Point] = []
    right: list[Point] = []
    points = [(x, y) for x, y, _ in joints]
    for i, (x, y, width) in enumerate(joints):
        ahead = _unit(points[max(0, i - 1)], points[min(len(points) - 1, i + 1)])
        across = (-ahead[1] * width / 2, ahead[0] * width / 2)
        left.append((x + across[0], y + across[1]))
        right.append((x - across[0], y - across[1]))
    first, last = _unit(points[1], points[0]), _unit(points[-2], points[-1])
    start = (
        points[0][0] + first[0] * joints[0][2] * 0.42,
        points[0][1] + first[1] * joints[0][2] * 0.42,
    )
    end = (
        points[-1][0] + last[0] * joints[-1][2] * 0.42,
        points[-1][1] + last[1] * joints[-1][2] * 0.42,
    )
    return spline([start, *left, end, *reversed(right)])


def figure(shapes: Sequence[str], fill: str, edge: str | None = COAL, width: float = 3.2) -> str:
    """Many shapes that become one body: a single line runs around all of them."""
    rim = "".join(path(s, edge, stroke=edge, width=width * 2) for s in shapes) if edge else ""
    return rim + "".join(path(s, fill, stroke=fill, width=0.6) for s in shapes)


def outline(*points: Point) -> str:
    """Path data of a curved outline."""
    return spline(points)


def hatch(
    points: Sequence[Point], colour: str, width: float, step: Point, seed: int, jitter: float
) -> str:
    """Short uneven strokes that run `step` from each point: hair and shading."""
    chance = random.Random(seed)
    strokes = ""
    for x, y in points:
        middle = (x + step[0] * 0.5 + chance.uniform(-jitter, jitter) * 0.4, y + step[1] * 0.55)
        end = (
            x + step[0] + chance.uniform(-jitter, jitter),
            y + step[1] + chance.uniform(-jitter, jitter),
        )
        strokes += curve([(x, y), middle, end], colour, width)
    return strokes


def along(a: Point, b: Point, count: int) -> list[Point]:
    """`count` points from `a` to `b`, both included."""
    return [
        (a[0] + (b[0] - a[0]) * i / (count - 1), a[1] + (b[1] - a[1]) * i / (count - 1))
        for i in range(count)
    ]


def strewn(count: int, area: tuple[float, float, float, float], seed: int) -> list[Point]:
    """`count` points at random in (x, y, width, height), not crowded."""
    chance = random.Random(seed)
    points: list[Point] = []
    x, y, w, h = area
    for _ in range(count):
        tries = [(x + chance.random() * w, y + chance.random() * h) for _ in range(8)]
        points.append(max(tries, key=lambda p: min((math.dist(p, q) for q in points), default=0.0)))
    return points
