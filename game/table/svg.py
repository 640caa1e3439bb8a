"""Writing SVG by hand: outlines through points, shapes, groups, and turning it all into a surface.

The renderer behind `pygame.image.load_sized_svg` knows paths, the basic shapes, groups with
transforms, opacity and gradients in user space. It ignores clipPath, mask, filter, use and text,
and draws nothing, without an error, where the XML is broken. Its stroke-dasharray reads memory that
nobody wrote, and leaves dashes out by chance: use `dashes`.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterable, Sequence

import pygame

Point = tuple[float, float]
_CORNER = 6
"""Straight pieces of a round corner."""
Glyph = Callable[[str], str]
"""Colour as `#rrggbb` to the body of a picture in one colour."""


def number(value: float) -> str:
    """A coordinate, as short as it can be."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def spline(points: Sequence[Point], closed: bool = True, tension: float = 6.0) -> str:
    """Path data of a Catmull-Rom curve through `points`: an organic outline from few points.

    A higher `tension` makes straighter sides; 6 is the usual curve.
    """
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    data = ["M" + _pair(points[0])]
    for i in range(count if closed else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        first = (
            start[0] + (end[0] - before[0]) / tension,
            start[1] + (end[1] - before[1]) / tension,
        )
        second = (
            end[0] - (after[0] - start[0]) / tension,
            end[1] - (after[1] - start[1]) / tension,
        )
        data.append(f"C{_pair(first)} {_pair(second)} {_pair(end)}")
    return " ".join(data) + ("Z" if closed else "")


def straight(points: Sequence[Point], closed: bool = True) -> str:
    """Path data of straight lines through `points`."""
    return "M" + "L".join(_pair(p) for p in points) + ("Z" if closed else "")


def round_rect(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with round corners, for cutting holes."""
    return (
        f"M{x + r} {y}H{x + w - r}Q{x + w} {y} {x + w} {y + r}V{y + h - r}"
        f"Q{x + w} {y + h} {x + w - r} {y + h}H{x + r}Q{x} {y + h} {x} {y + h - r}V{y + r}"
        f"Q{x} {y} {x + r} {y}Z"
    )


def dashes(outline: Sequence[Point], dash: float, gap: float) -> str:
    """Path data of a closed outline in pieces of about `dash`, about `gap` apart, that come out
    even at its end."""
    sides = list(zip(outline, [*outline[1:], outline[0]], strict=True))
    lengths = [math.dist(start, end) for start, end in sides]
    whole = sum(lengths)
    count = max(1, round(whole / (dash + gap)))
    step = whole / count
    data, at, walked = [], 0, 0.0

    def point(distance: float) -> Point:
        nonlocal at, walked
        while at < len(sides) - 1 and walked + lengths[at] < distance:
            walked += lengths[at]
            at += 1
        (x1, y1), (x2, y2) = sides[at]
        part = min(1.0, (distance - walked) / lengths[at])
        return x1 + (x2 - x1) * part, y1 + (y2 - y1) * part

    for number_ in range(count):
        first = number_ * step
        last = first + step * dash / (dash + gap)
        piece = [point(first)]
        begun = at
        end = point(last)
        piece += [sides[side][0] for side in range(begun + 1, at + 1)]
        data.append("M" + "L".join(_pair(p) for p in [*piece, end]))
    return "".join(data)


def round_corners(x: float, y: float, w: float, h: float, r: float) -> list[Point]:
    """The outline of a rectangle with round corners, clockwise."""
    out = []
    middles = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0),
               (x + r, y + h - r, 90), (x + r, y + r, 180))  # fmt: skip
    for cx, cy, start in middles:
        for step in range(_CORNER + 1):
            angle = math.radians(start + 90 * step / _CORNER)
            out.append((cx + r * math.cos(angle), cy + r * math.sin(angle)))
    return out


def disc(x: float, y: float, r: float) -> str:
    """Path data of a circle, for cutting holes."""
    return f"M{x - r} {y}A{r} {r} 0 1 0 {x + r} {y}A{r} {r} 0 1 0 {x - r} {y}Z"


def path(
    data: str,
    fill: str = "none",
    *,
    stroke: str | None = None,
    width: float = 1.0,
    opacity: float = 1.0,
    holes: bool = False,
) -> str:
    """A path; with `holes`, areas that lie inside others are left open."""
    line = (
        f' stroke="{stroke}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"'
        if stroke
        else ""
    )
    rule = ' fill-rule="evenodd"' if holes else ""
    return f'<path d="{data}" fill="{fill}"{rule}{line}{_opacity(opacity)}/>'


def _opacity(value: float) -> str:
    return "" if value == 1.0 else f' opacity="{number(value)}"'


def blob(
    points: Sequence[Point],
    fill: str,
    *,
    stroke: str | None = None,
    width: float = 1.0,
    opacity: float = 1.0,
) -> str:
    """A filled shape with a curved outline through `points`."""
    return path(spline(points), fill, stroke=stroke, width=width, opacity=opacity)


def polygon(points: Sequence[Point], fill: str, opacity: float = 1.0) -> str:
    """A filled shape with straight sides."""
    return path(straight(points), fill, opacity=opacity)


def line(points: Sequence[Point], colour: str, width: float, opacity: float = 1.0) -> str:
    """A stroke of straight pieces with round ends."""
    return path(straight(points, closed=False), stroke=colour, width=width, opacity=opacity)


def curve(points: Sequence[Point], colour: str, width: float, opacity: float = 1.0) -> str:
    """A curved stroke through `points` with round ends."""
    return path(spline(points, closed=False), stroke=colour, width=width, opacity=opacity)


def circle(x: float, y: float, radius: float, fill: str, opacity: float = 1.0) -> str:
    """A disc."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        f' fill="{fill}"{_opacity(opacity)}/>'
    )


def ring(x: float, y: float, radius: float, colour: str, width: float) -> str:
    """A circle drawn as a line, `radius` to the middle of the line."""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        f' fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, opacity: float = 1.0) -> str:
    """A filled ellipse with half-axes `rx` and `ry`."""
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
        f' fill="{fill}"{_opacity(opacity)}/>'
    )


def rect(
    x: float, y: float, w: float, h: float, fill: str, radius: float = 0, opacity: float = 1.0
) -> str:
    """A filled rectangle."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
        f' rx="{number(radius)}" fill="{fill}"{_opacity(opacity)}/>'
    )


def place(
    x: float, y: float, body: str, scale: float = 1.0, *, flip: bool = False, turn: float = 0
) -> str:
    """`body` moved so that its origin lies at (x, y), scaled, mirrored and turned by degrees."""
    across = -scale if flip else scale
    return (
        f'<g transform="translate({number(x)} {number(y)}) rotate({number(turn)})'
        f' scale({across:.4g} {scale:.4g})">{body}</g>'
    )


def star_points(
    x: float, y: float, inner: float, outer: float, count: int, turn: float = 0.0
) -> list[Point]:
    """Corners of a star with `count` points, the first one upwards; `turn` in radians."""
    corners: list[Point] = []
    for i in range(2 * count):
        angle = math.pi * i / count + turn
        reach = outer if i % 2 == 0 else inner
        corners.append((x + reach * math.sin(angle), y - reach * math.cos(angle)))
    return corners


def fan(
    x: float, y: float, reach: float, count: int, colour: str, opacity: float, turn: float = 0.0
) -> str:
    """Rays: `count` wedges around (x, y), as wide as the gaps between them."""
    wedges: list[str] = []
    for i in range(count):
        start = turn + 2 * math.pi * i / count
        end = start + math.pi / count
        wedges.append(
            polygon(
                [
                    (x, y),
                    (x + reach * math.cos(start), y + reach * math.sin(start)),
                    (x + reach * math.cos(end), y + reach * math.sin(end)),
                ],
                colour,
                opacity,
            )
        )
    return "".join(wedges)


def vertical_gradient(
    name: str, top: float, bottom: float, stops: Iterable[tuple[float, str]]
) -> str:
    """A gradient to fill with as `url(#name)`; stops are (0 to 1, colour)."""
    body = "".join(f'<stop offset="{number(o)}" stop-color="{c}"/>' for o, c in stops)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{number(top)}"'
        f' x2="0" y2="{number(bottom)}">{body}</linearGradient>'
    )


def document(width: float, height: float, body: str) -> str:
    """A whole picture with a canvas of `width` by `height` units."""
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"'
        f' width="{w}" height="{h}">{body}</svg>'
    )


def raster(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """The picture in pixels, with transparency. The aspect of `size` should be the picture's."""
    surface = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)
    if surface.get_size() != size:  # the renderer keeps the picture's own aspect
        surface = pygame.transform.smoothscale(surface, size)
    return surface
