"""The drawing kit: every primitive of the table at one scale, drawn once and then kept.

All measures are logical units of the 1280 x 720 canvas unless a name ends in `_px`. The surfaces
are shared: nobody who receives one may draw on it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from typing import Final, Literal

import pygame

from game.table import cave_icons, grounds, icons, texture, typeset
from game.table.sight import Sight
from game.table.svg import circle, dashes, document, raster, round_corners
from game.table.theme import RGBA, Colour, Theme, hex_colour, rgba, strong, strong_fill, strong_line
from game.table.typeset import FINE, Align

FontName = Literal["body", "bold", "display"]
Marker = Literal["person", "prisoner", "food"]

_CACHE_LIMIT: Final = 3000
"""Surfaces kept; when there are more, the quarter that was made first is dropped."""

_MISS_BODY, _MISS_PIPS, _MISS_EDGE = "#d8c79f", "#6d6455", "#b09d74"
_MISS_STONE, _MISS_RIDGE, _PEBBLE = "#cdb58a", "#6b5138", "#ead5a8"
_SHADOW: Final = (20, 10, 0)


class Paint:
    """Drawing primitives of one theme at one scale.

    A resize makes a new Paint. With a display the surfaces are converted to its format.
    """

    def __init__(self, u: float, theme: Theme, text: float = 1.0) -> None:
        """`u` is pixels per logical unit (0.8 to 3.0 in practice). ValueError unless positive."""
        if u <= 0:
            raise ValueError("the scale must be positive")
        self.u = u
        self.theme = theme
        self.reading = text
        """How much larger than usual running text is."""
        self._cache: dict[Hashable, pygame.Surface] = {}

    @classmethod
    def of(cls, sight: Sight, theme: Theme) -> Paint:
        """The kit of a theme for what the player wants to see."""
        return cls(sight.u, strong(theme) if sight.strong else theme, sight.text)

    # ---- measures ----

    def px(self, v: float) -> int:
        """Logical units to whole pixels; halves go up, so that equal steps stay equal."""
        return math.floor(v * self.u + 0.5)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in pixels. Its edges are rounded, not its size: neighbours keep touching."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    def size(self, w: float, h: float) -> tuple[int, int]:
        """A size in pixels, at least one each way."""
        return (max(1, self.px(w)), max(1, self.px(h)))

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under `key`, made and converted at first use."""
        found = self._cache.get(key)
        if found is None:
            found = make()
            if pygame.display.get_surface() is not None:
                found = found.convert_alpha()
            if len(self._cache) >= _CACHE_LIMIT:
                for old in list(self._cache)[: _CACHE_LIMIT // 4]:
                    del self._cache[old]
            self._cache[key] = found
        return found

    # ---- words ----

    def _font_key(self, font: FontName) -> str:
        return self.theme.display if font == "display" else font

    def text(
        self,
        s: str,
        size: float,
        color: Colour | None = None,
        font: FontName = "body",
        max_width: float | None = None,
    ) -> pygame.Surface:
        """One line of text; `max_width` squeezes it horizontally. Without colour: paper."""
        tint = self._ink(color)

        def make() -> pygame.Surface:
            big = typeset.word(s, self._font_key(font), round(size * self.u * FINE), tint)
            drawn = typeset.shrink(big, ((big.get_width() + 1) // FINE, big.get_height() // FINE))
            return drawn if max_width is None else typeset.squeeze(drawn, self.px(max_width))

        return self.cached(("text", s, size, tint, font, max_width), make)

    def _ink(self, color: Colour | None) -> RGBA:
        """What words are written in: in high contrast never a pale shade."""
        return rgba(color or self.theme.paper, 255 if self.theme.strong else None)

    def text_width(self, s: str, size: float, font: FontName = "body") -> float:
        """How wide `text` would be."""
        big = typeset.font(self._font_key(font), round(size * self.u * FINE)).size(s)[0]
        return ((big + 1) // FINE) / self.u

    def paragraph(
        self,
        s: str,
        width: float,
        size: float,
        color: Colour | None = None,
        align: Align = "left",
        leading: float = 1.3,
        bold_color: Colour | None = None,
    ) -> pygame.Surface:
        """Text wrapped at `width` with `**bold**` marks; newlines start new lines."""
        tint = self._ink(color)
        strong = rgba(bold_color) if bold_color else None

        def make() -> pygame.Surface:
            big = typeset.paragraph(
                s,
                self.px(width) * FINE,
                round(size * self.u * FINE),
                tint,
                bold_colour=strong,
                align=align,
                leading=leading,
            )
            return typeset.shrink(big, (big.get_width() // FINE, big.get_height() // FINE))

        return self.cached(("paragraph", s, width, size, tint, align, leading, strong), make)

    # ---- panels ----

    def box(
        self,
        w: float,
        h: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        radius: float = 8,
        border: float = 1,
    ) -> pygame.Surface:
        """A rounded rectangle; without colours a panel of the theme. `border` 0 draws no line."""
        inside = rgba(fill or self.theme.panel)
        edge = rgba(line or self.theme.line)
        if self.theme.strong:
            inside, edge = strong_fill(inside), strong_line(edge)
        return self.cached(
            ("box", w, h, inside, edge, radius, border),
            lambda: texture.rounded_box(
                self.size(w, h),
                self.px(radius),
                inside,
                edge,
                max(1, self.px(border)) if border else 0,
            ),
        )

    def dashed(
        self,
        w: float,
        h: float,
        radius: float = 8,
        line: Colour | None = None,
        fill: Colour | None = None,
    ) -> pygame.Surface:
        """An empty place: a dashed outline on a shade."""
        edge = rgba(line or rgba(self.theme.paper, 150))
        inside = rgba(fill or (0, 0, 0, 60))

        def make() -> pygame.Surface:
            lines = dashes(round_corners(1.5, 1.5, w - 3, h - 3, radius), 8, 7)
            body = (
                f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="{radius}"'
                f' fill="{hex_colour(inside)}" fill-opacity="{inside[3] / 255:.3f}"/>'
                f'<path d="{lines}" fill="none" stroke="{hex_colour(edge)}"'
                f' stroke-opacity="{edge[3] / 255:.3f}" stroke-width="2"/>'
            )
            return raster(document(w, h, body), self.size(w, h))

        return self.cached(("dashed", w, h, radius, edge, inside), make)

    def gradient_box(
        self, w: float, h: float, top: Colour, bottom: Colour, radius: float = 8
    ) -> pygame.Surface:
        """A rounded rectangle that changes colour from top to bottom, for the primary button."""
        above, below = rgba(top), rgba(bottom)

        def make() -> pygame.Surface:
            two = pygame.Surface((1, 2), pygame.SRCALPHA)
            two.set_at((0, 0), above)
            two.set_at((0, 1), below)
            surface = pygame.transform.smoothscale(two, self.size(w, h))
            texture.round_corners(surface, self.px(radius))
            return surface

        return self.cached(("gradient", w, h, above, below, radius), make)

    def margin(self, blur: float) -> int:
        """Pixels by which `glow` and `shadow` extend beyond each side."""
        return 2 * max(1, self.px(blur))

    def glow(
        self,
        w: float,
        h: float,
        color: Colour | None = None,
        radius: float = 8,
        blur: float = 10,
        alpha: int = 190,
    ) -> pygame.Surface:
        """Light around a box of (w, h), to be drawn beneath it, `margin(blur)` up and left."""
        tint = rgba(color or self.theme.glow, alpha)
        return self.cached(
            ("glow", w, h, tint, radius, blur),
            lambda: texture.soft_rect(
                self.size(w, h), self.margin(blur), 0.8 * self.px(blur), self.px(radius), tint
            ),
        )

    def shadow(
        self, w: float, h: float, radius: float = 8, blur: float = 6, alpha: int = 120
    ) -> pygame.Surface:
        """The shadow of a box of (w, h), to be drawn beneath it, `margin(blur)` up and left."""
        return self.cached(
            ("shadow", w, h, radius, blur, alpha),
            lambda: texture.soft_rect(
                self.size(w, h), self.margin(blur), 0, self.px(radius), (*_SHADOW, alpha)
            ),
        )

    # ---- pictures ----

    def picture(self, body: str, size: float) -> pygame.Surface:
        """SVG drawn on a canvas of 100 x 100, `size` wide and high. Not kept."""
        side = max(1, self.px(size))
        return raster(document(icons.CANVAS, icons.CANVAS, body), (side, side))

    def icon(self, name: str, size: float, color: Colour | None = None) -> pygame.Surface:
        """A glyph of `icons.GLYPHS`. KeyError for an unknown name."""
        glyph = icons.GLYPHS[name]
        tint = rgba(color or self.theme.paper)

        def make() -> pygame.Surface:
            surface = self.picture(glyph(hex_colour(tint)), size)
            if tint[3] < 255:
                surface.fill((255, 255, 255, tint[3]), special_flags=pygame.BLEND_RGBA_MULT)
            return surface

        return self.cached(("icon", name, size, tint), make)

    def badge(
        self,
        name: str,
        d: float,
        disc: Colour,
        color: Colour | None = None,
        ring: Colour | None = None,
    ) -> pygame.Surface:
        """A glyph on a disc of diameter `d`: gold tick, red cross. A ring if given a colour."""
        glyph = icons.GLYPHS[name]
        ground, tint = hex_colour(disc), hex_colour(color or self.theme.paper)
        edge = hex_colour(ring) if ring else None

        def make() -> pygame.Surface:
            body = circle(50, 50, 50, edge or ground) + circle(50, 50, 42, ground)
            mark = glyph(tint)
            return self.picture(f'{body}<g transform="translate(17 17) scale(.66)">{mark}</g>', d)

        return self.cached(("badge", name, d, ground, tint, edge), make)

    def medal(self, seat_style: int, d: float, active: bool = False) -> pygame.Surface:
        """The emblem of seat style 0 to 5 on its disc; the ring is gold while the seat acts."""
        style = self.theme.seats[seat_style]
        edge = self.theme.glow if active else self.theme.paper

        def make() -> pygame.Surface:
            rim = circle(50, 50, 50, edge) + circle(50, 50, 44, style.disc)
            return self.picture(rim + icons.EMBLEMS[style.emblem](style.icon), d)

        return self.cached(("medal", seat_style, d, active), make)

    def die(self, face: int, size: float, hit: bool | None) -> pygame.Surface:
        """A six-sided die: red for a hit, bone for a miss, cream (None) while it has no meaning."""
        pips, body, edge = {
            True: (self.theme.paper, self.theme.bad, "#7f2813"),
            False: (_MISS_PIPS, _MISS_BODY, _MISS_EDGE),
            None: (self.theme.ink, self.theme.paper, "#d3be8c"),
        }[hit]
        return self.cached(
            ("die", face, size, hit),
            lambda: self.picture(icons.die_face(face, pips, body, edge), size),
        )

    def die_icon(self, size: float, color: Colour | None = None) -> pygame.Surface:
        """The small five that stands for a Defense die; teal unless given a colour."""
        body = hex_colour(color or self.theme.ground)
        return self.cached(
            ("die_icon", size, body),
            lambda: self.picture(icons.die_face(5, self.theme.paper, body), size),
        )

    def d10(self, face: int, size: float, hit: bool | None) -> pygame.Surface:
        """A ten-sided die showing 1 to 10: red for a hit, bone for a miss, cream before it counts.

        Raises ValueError for another face.
        """
        if not 1 <= face <= 10:
            raise ValueError(f"a ten-sided die has no {face}")
        digits, body, edge = {
            True: (self.theme.paper, self.theme.bad, self.theme.paper),
            False: (self.theme.ink, _MISS_STONE, _MISS_RIDGE),
            None: (self.theme.ink, self.theme.paper, _MISS_RIDGE),
        }[hit]
        return self.cached(
            ("d10", face, size, hit),
            lambda: self._numbered(
                cave_icons.ten_sided(body, edge, "#ffffff"), size, str(face), digits, 0.44
            ),
        )

    def token(self, kind: Marker, d: float) -> pygame.Surface:
        """A marker card as a stone with a glyph: person, prisoner or food."""
        disc, glyph = {
            "person": (self.theme.act, "person"),
            "prisoner": (self.theme.second, "prisoner"),
            "food": (self.theme.accent, "meat"),
        }[kind]
        mark = icons.GLYPHS[glyph](self.theme.paper)
        return self.cached(
            ("token", kind, d),
            lambda: self.picture(
                cave_icons.pebble(disc, self.theme.paper, 5)
                + f'<g transform="translate(19 17) scale(.62)">{mark}</g>',
                d,
            ),
        )

    def pebble(self, text: str, d: float, changed: bool = False) -> pygame.Surface:
        """A number on a flat stone; gold where it is not the printed one."""
        body = self.theme.glow if changed else _PEBBLE
        return self.cached(
            ("pebble", text, d, changed),
            lambda: self._numbered(
                cave_icons.pebble(body, self.theme.ink), d, text, self.theme.ink, 0.56
            ),
        )

    def target(self, d: float) -> pygame.Surface:
        """The red ring on somebody who is aimed at."""
        return self.cached(
            ("target", d),
            lambda: self.picture(
                circle(50, 50, 48, self.theme.bad)
                + circle(50, 50, 32, self.theme.paper)
                + circle(50, 50, 18, self.theme.bad),
                d,
            ),
        )

    def _numbered(
        self, body: str, d: float, text: str, colour: Colour, share: float
    ) -> pygame.Surface:
        """A picture of the icon canvas with letters in its middle, `share` of it high."""
        side = max(1, self.px(d))
        surface = raster(document(icons.CANVAS, icons.CANVAS, body), (side * FINE, side * FINE))
        letters = typeset.word(text, self.theme.display, round(side * FINE * share), rgba(colour))
        letters = typeset.squeeze(letters, round(side * FINE * 0.64))
        surface.blit(letters, letters.get_rect(center=surface.get_rect().center))
        return typeset.shrink(surface, (side, side))

    def dim(self, surface: pygame.Surface, key: Hashable) -> pygame.Surface:
        """A darker, greyer copy for what can't be used now; `key` says which surface this is."""
        return self.cached(("dim", key), lambda: texture.dimmed(surface, 135, 0.5))

    def grey(self, surface: pygame.Surface, key: Hashable) -> pygame.Surface:
        """A nearly colourless copy for what is lost; `key` says which surface this is."""
        return self.cached(("grey", key), lambda: texture.dimmed(surface, 135, 0.9))

    # ---- grounds ----

    def background(self, w_px: int, h_px: int) -> pygame.Surface:
        """The table top for a window of this size, opaque. Not kept: the table keeps one."""
        if self.theme.strong:
            return grounds.plain(self, w_px, h_px)
        make = grounds.wall if self.theme.wall else grounds.desert
        return make(self, w_px, h_px)

    def curtain(self, w_px: int, h_px: int) -> pygame.Surface:
        """What hides a table while the laptop is passed."""
        return grounds.curtain(self, w_px, h_px)

    def neutral(self, w_px: int, h_px: int) -> pygame.Surface:
        """A dark room with warm light in its middle, for the lists beside the tables."""
        return grounds.room(self, w_px, h_px)
