"""The cards of Prehistoric Warfare: pigment on rock, the number on a pebble.

The same forms as in `faces`, and besides them the art of strips and of the Person marker.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Final

import pygame

from game.rules.core.cards import CardLine
from game.table import cave_icons, icons, texture, typeset
from game.table.faces import FACE, RATIO, Faces, Focus
from game.table.sheet import Sheet
from game.table.svg import circle, document, place, raster
from game.table.texture import Size
from game.table.theme import hex_colour, rgba

PERSON: Final = "people"
"""Name of the picture of the Person marker, which is not a card."""

_BIG: Final = 108
"""From this width on a thumb has the tall header."""
_SOOT: Final = (70, 34, 8)
"""What darkens the corners of a card."""
_LIMESTONE: Final = (255, 246, 222, 200)
"""The light place that the words of a face stand on."""


@functools.lru_cache(maxsize=1)
def _rock(file: Path) -> pygame.Surface:
    return pygame.image.load(file)


@functools.lru_cache(maxsize=64)
def _band(size: Size, seed: int, radius: int, bite: int) -> pygame.Surface:
    """A smear of pigment as a white mask, uneven at its edges; `bite` pixels deep."""
    smear = pygame.Surface(size, pygame.SRCALPHA)
    smear.fill((255, 255, 255, 0))
    body = smear.get_rect().inflate(-bite, -bite)
    pygame.draw.rect(smear, (255, 255, 255), body, border_radius=radius)
    return texture.patchy(texture.roughen(smear, seed, 190, bite, 78), seed, 228)


def _half(v: int) -> int:
    return max(1, v // 2)


@functools.lru_cache(maxsize=32)
def _soft_edge(size: Size, inset: int, radius: int) -> pygame.Surface:
    """A mask that lets a picture end in worn edges instead of a line."""
    mask = pygame.Surface((_half(size[0]), _half(size[1])), pygame.SRCALPHA)  # soft: half will do
    mask.fill((255, 255, 255, 0))
    body = mask.get_rect().inflate(-inset, -inset)
    pygame.draw.rect(mask, (255, 255, 255), body, border_radius=_half(radius))
    mask = pygame.transform.box_blur(mask, _half(inset // 2))
    rough = texture.roughen(mask, 5, 120, _half(inset // 2), 60)
    return pygame.transform.smoothscale(rough, size)


@functools.lru_cache(maxsize=8)
def _glade(size: Size, inset: int, radius: int) -> pygame.Surface:
    """The light place beneath the words."""
    light = pygame.Surface((_half(size[0]), _half(size[1])), pygame.SRCALPHA)
    light.fill((*_LIMESTONE[:3], 0))
    body = light.get_rect().inflate(-inset, -inset)
    pygame.draw.rect(light, _LIMESTONE, body, border_radius=_half(radius))
    return pygame.transform.smoothscale(pygame.transform.box_blur(light, _half(inset // 3)), size)


def printed_number(line: CardLine, changed: int | None = None) -> str | None:
    """The number as a card of this type prints it: `7`, `+3`, `2/+1`, `−1`; None without one.

    `changed` stands in for the printed number; of two numbers it replaces the first.
    """
    match line.type:
        case "hand":
            return f"+{line.number('hand') if changed is None else changed}"
        case "armor":
            return f"−{line.number('armor') if changed is None else changed}"
        case "both":
            first = line.number("ranged") if changed is None else changed
            return f"{first}/+{line.number('hand')}"
    if changed is not None:
        return str(changed)
    return str(next(iter(line.numbers.values()))) if line.numbers else None


def element(line: CardLine) -> str | None:
    """The element of a hardship; None for other cards."""
    effect = line.effect
    if effect is None or line.type != "hardship" or "element" not in effect.params:
        return None
    return effect.word("element")


class CaveFaces(Faces):
    """All forms of the cards of Prehistoric Warfare; see `Faces`."""

    # ---- forms of this game alone ----

    def strip_art(self, line: CardLine, w: float = 58, h: float = 44) -> pygame.Surface:
        """The small picture at the end of a unit's strip."""
        return self._paint.cached(
            ("strip", line.id, w, h), lambda: self._draw_strip(line.id, line.type, w, h)
        )

    def person_art(self, w: float = 58, h: float = 44) -> pygame.Surface:
        """The same for a Person marker."""
        return self._paint.cached(
            ("strip", PERSON, w, h), lambda: self._draw_strip(PERSON, "person", w, h)
        )

    def person_portrait(self, d: float) -> pygame.Surface:
        """A Person marker as a round portrait."""
        return self._paint.cached(
            ("portrait", PERSON, d), lambda: self._draw_portrait(PERSON, "person", d)
        )

    def rock(self, w: float, h: float, seed: int = 0) -> pygame.Surface:
        """A slab of rock with round corners: the ground of a unit's strip."""

        def make() -> pygame.Surface:
            sheet = Sheet(w, h, self._paint.u)
            self._lay_rock(sheet, seed)
            sheet.weather(70, _SOOT)
            return sheet.trim(8)

        return self._paint.cached(("rock", w, h, seed), make)

    # ---- parts ----

    def _lay_rock(self, sheet: Sheet, seed: int) -> None:
        """Covers the sheet with a piece of the wall, the same for the same seed."""
        stone = _rock(self._dir / "stock.jpg")
        wide = min(stone.get_width(), round(sheet.size[0] / sheet.u))
        high = min(stone.get_height(), round(sheet.size[1] / sheet.u))
        left = seed * 137 % (stone.get_width() - wide + 1)
        top = seed * 211 % (stone.get_height() - high + 1)
        piece = stone.subsurface((left, top, wide, high))
        if piece.get_size() != sheet.size:
            piece = pygame.transform.smoothscale(piece, sheet.size)
        sheet.surface.blit(piece, (0, 0))

    def _smear(
        self, sheet: Sheet, colour: str, x: float, y: float, w: float, h: float, seed: int
    ) -> None:
        area = sheet.area(x, y, w, h)
        bite = max(3, sheet.q(2.2))
        band = _band(area.size, seed, sheet.q(min(8, h / 3)), bite).copy()
        band.fill(rgba(colour), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.surface.blit(band, area)

    def _inlay(
        self, sheet: Sheet, line: CardLine, area: pygame.Rect, inset: float, radius: float
    ) -> None:
        """The picture with worn edges."""
        art = pygame.Surface(area.size, pygame.SRCALPHA)
        art.blit(self._art(line, area.size), (0, 0))
        edge = _soft_edge(area.size, sheet.q(inset), sheet.q(radius))
        art.blit(edge, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.surface.blit(art, area)

    def _pebble(
        self, sheet: Sheet, text: str, cx: float, cy: float, d: float, changed: bool
    ) -> None:
        body = self._theme.glow if changed else self._theme.stock
        sheet.picture(cave_icons.pebble(body, self._theme.ink), cx, cy, d)
        share = 0.54 if len(text) < 4 else 0.4
        drawn = typeset.word(
            text, self._theme.display, round(sheet.q(d) * share), rgba(self._theme.ink)
        )
        drawn = typeset.squeeze(drawn, round(sheet.q(d) * 0.72))
        sheet.surface.blit(drawn, drawn.get_rect(center=(sheet.q(cx), sheet.q(cy))))

    def _mark(self, sheet: Sheet, line: CardLine, cx: float, cy: float, d: float) -> None:
        """The glyph of a card without a number."""
        glyph = cave_icons.type_glyph(line.type, element(line))
        sheet.picture(icons.GLYPHS[glyph](self._theme.paper), cx, cy, d)

    def _lead(
        self,
        sheet: Sheet,
        line: CardLine,
        cy: float,
        d: float,
        margin: float,
        force: int | None,
    ) -> float:
        """Draws the pebble or the glyph of the type; returns where the name begins."""
        number = printed_number(line, force)
        if number is None:
            glyph = min(22, d * 0.6)
            self._mark(sheet, line, margin + 3 + glyph / 2, cy, glyph)
            return margin + glyph + 7
        self._pebble(sheet, number, 1.5 + d / 2, cy, d, force is not None)
        return 1.5 + d + 2.5

    # ---- drawing ----

    def _draw_face(self, line: CardLine, larger: float) -> pygame.Surface:
        theme = self._theme
        width, height = FACE
        sheet = Sheet(width, height, self._paint.u * larger)
        colour = theme.types[line.type]
        seed = sum(map(ord, line.id))
        self._lay_rock(sheet, seed)
        self._inlay(sheet, line, sheet.area(13, 58, 274, 196), 7, 25)
        self._smear(sheet, colour, 10, 12, 280, 44, 11)
        kind = self._kind(line).upper()
        self._smear(sheet, colour, 66, 255, 168, 25, 12 + seed % 3)
        glade = sheet.area(4, 274, 292, 140)
        sheet.surface.blit(_glade(glade.size, sheet.q(22), sheet.q(17)), glade)
        sheet.weather(110, _SOOT)

        drawn = typeset.word(kind, theme.display, sheet.q(13.5), rgba(theme.paper))
        drawn = typeset.squeeze(drawn, sheet.q(150))
        sheet.surface.blit(drawn, drawn.get_rect(center=(sheet.q(150), sheet.q(267.5))))
        number = printed_number(line)
        if number is None:
            self._mark(sheet, line, 34, 34, 30)
            left = 55.0
        else:
            left = 71.0
        self._title(sheet, line.name, left, 34, width - 17 - left)
        words = self._words(sheet, line.text, 244, hex_colour(colour), 104)
        sheet.surface.blit(words, words.get_rect(center=(sheet.q(150), sheet.q(344))))
        if number is not None:
            self._pebble(sheet, number, 39, 33, 58, False)
        return sheet.trim(18)

    def _kind(self, line: CardLine) -> str:
        """What is printed as the type: a hardship names its element."""
        of = element(line)
        name = self._theme.type_names[line.type]
        return f"{of} {name}" if of else name

    def _draw_thumb(
        self, line: CardLine, width: float, height: float, force: int | None
    ) -> pygame.Surface:
        sheet = Sheet(width, height, self._paint.u)
        wide = sheet.size[0] / (self._paint.u * typeset.FINE)
        tall = sheet.size[1] / (self._paint.u * typeset.FINE)
        big, margin = width >= _BIG, 3.5
        head = 42.0 if big else 30.0
        self._lay_rock(sheet, sum(map(ord, line.id)))
        slot = sheet.area(margin, head - 1, wide - 2 * margin, tall - margin - head + 1)
        if slot.h > 0:
            self._inlay(sheet, line, slot, 3, 8)
        self._smear(
            sheet, self._theme.types[line.type], 2, 2, wide - 4, head - 3, 11 if big else 12
        )
        sheet.weather(80, _SOOT)
        middle = (head + margin) / 2 - 0.5
        x = self._lead(sheet, line, middle, 38 if big else 31, margin, force)
        self._name(
            sheet,
            line.name,
            x,
            middle,
            wide - x - margin - 5,
            (18, 15) if big else (16, 13),
            0.9 if big else 0.75,
        )
        return sheet.trim(8)

    def _draw_tab(
        self, line: CardLine, width: float, height: float, force: int | None
    ) -> pygame.Surface:
        sheet = Sheet(width, height, self._paint.u)
        self._lay_rock(sheet, sum(map(ord, line.id)))
        self._smear(sheet, self._theme.types[line.type], 1, 1, width - 2, height - 2, 13)
        sheet.weather(40, _SOOT)
        x = self._lead(sheet, line, height / 2, height - 2, 2.5, force)
        room = width - x - 6
        two = min(13.0, (height - 5) / 2)
        self._name(sheet, line.name, x, height / 2, room, (16, two), 0.68)
        return sheet.trim(7)

    def _draw_strip(self, card: str, kind: str, w: float, h: float) -> pygame.Surface:
        full = self._picture(card, kind)
        x, y, span = self._focus.get(card, Focus()).portrait
        high = min(1.0, span * 1.12) * full.get_height()
        crop = pygame.Rect(0, 0, round(min(full.get_width(), high * w / h)), round(high))
        crop.center = (round(x * full.get_width()), round(y * full.get_height()))
        crop.clamp_ip(full.get_rect())
        sheet = Sheet(w, h, self._paint.u)
        sheet.surface.blit(typeset.shrink(full.subsurface(crop), sheet.size), (0, 0))
        return sheet.trim(7)

    def _draw_back(self, width: float) -> pygame.Surface:
        theme = self._theme
        sheet = Sheet(width, width * RATIO, self._paint.u)
        stone = pygame.transform.smoothscale(_rock(self._dir / "stock.jpg"), sheet.size)
        sheet.surface.blit(stone, (0, 0))
        sheet.surface.fill((150, 110, 84), special_flags=pygame.BLEND_RGB_MULT)
        dots = "".join(circle(x, y, 3, theme.ink) for x in (26, 38, 50, 62, 74) for y in (15, 125))
        body = place(47, 80, cave_icons.hand(theme.bad), 0.95) + dots
        print_ = raster(document(100, 140, body), sheet.size)
        if width > 40:
            print_ = texture.roughen(print_, 3, 120, max(1, sheet.q(1)), 90)
        sheet.surface.blit(print_, (0, 0))
        if width > 40:
            sheet.weather(60, _SOOT)
        return sheet.trim(min(7, width * 0.07))
