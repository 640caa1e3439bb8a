"""A page of the rulebook, set in type: words at the left, cards, dice and markers at the right."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from game.rules.core.cards import CardLine
from game.table.faces import Faces
from game.table.paint import Paint
from game.table.rulebook import Block, Section
from game.table.theme import rgba

_GUTTER = 64.0
"""Room at the left for the tags of rulings."""
_TEXT = 18.0
_LEADING = 1.38
_WIDEST = 700.0
"""Longer lines are hard to read."""
_THUMB_W, _THUMB_H, _THUMB_GAP = 120.0, 168.0, 16.0
_PICTURES = 2 * _THUMB_W + _THUMB_GAP
_BETWEEN = 28.0
_DIE, _DIE_PITCH = 38.0, 43.6
_TOKEN = 52.0
_MARKER_NAMES: Final = {"person": "People", "prisoner": "Prisoners", "food": "Food"}


class Piece(NamedTuple):
    """Something on the page; pixels from the page's top left corner."""

    surface: pygame.Surface
    x: int
    y: int


class Thumb(NamedTuple):
    """A card on the page, in the same pixels."""

    line: CardLine
    rect: pygame.Rect


class Page(NamedTuple):
    """A section as it is printed."""

    pieces: list[Piece]
    thumbs: list[Thumb]
    blocks: list[pygame.Rect]
    """Where each paragraph stands, with its tag."""
    height: int

    def view(
        self, size: tuple[int, int], scroll: int, lit: int, wash: pygame.Color
    ) -> pygame.Surface:
        """What is seen of it through a window of `size` that begins `scroll` pixels down.

        The paragraph `lit` lies on a wash of colour; -1 for none.
        """
        seen = pygame.Surface(size, pygame.SRCALPHA)
        window = pygame.Rect((0, scroll), size)
        if lit >= 0:
            rect = self.blocks[lit].move(0, -scroll)
            pygame.draw.rect(seen, wash, rect, border_radius=max(4, rect.w // 90))
        for surface, x, y in self.pieces:
            if window.colliderect(surface.get_rect(topleft=(x, y))):
                seen.blit(surface, (x, y - scroll))
        return seen


class _Setter:
    """Sets one page of `width` logical units."""

    def __init__(self, paint: Paint, faces: Faces, section: Section, width: float) -> None:
        self.paint = paint
        self.faces = faces
        self.section = section
        self.width = width
        self.pieces: list[Piece] = []
        self.thumbs: list[Thumb] = []
        self.blocks: list[pygame.Rect] = []

    def _put(self, surface: pygame.Surface, x: float, y: float, middle: bool = False) -> Piece:
        left, top = self.paint.px(x), self.paint.px(y)
        if middle:
            left -= surface.get_width() // 2
            top -= surface.get_height() // 2
        piece = Piece(surface, left, top)
        self.pieces.append(piece)
        return piece

    def _tall(self, surface: pygame.Surface) -> float:
        return surface.get_height() / self.paint.u

    def set(self) -> Page:
        section, paint = self.section, self.paint
        pictured = bool(section.cards or section.dice or section.markers)
        room = self.width - _GUTTER - (_PICTURES + _BETWEEN if pictured else 0)
        room = min(room, _WIDEST)
        title = paint.text(section.title, 34, paint.theme.ink, "display")
        self._put(title, _GUTTER, 10)
        rule = paint.box(room, 3, paint.theme.frame, radius=1, border=0)
        self._put(rule, _GUTTER, 62)
        y = 84.0
        for block in section.blocks:
            y = self._block(block, y, room)
        low = self._pictures(_GUTTER + room + _BETWEEN, 12.0) if pictured else 0.0
        return Page(self.pieces, self.thumbs, self.blocks, paint.px(max(y, low)))

    def _block(self, block: Block, y: float, room: float) -> float:
        paint, theme = self.paint, self.paint.theme
        if block.heading:
            words = paint.paragraph(f"**{block.text}**", room, 20 * paint.reading, theme.ink)
            y += 12
        else:
            size = _TEXT * paint.reading
            words = paint.paragraph(block.text, room, size, theme.ink, leading=_LEADING)
        tall = self._tall(words)
        if block.ruling:
            chip = paint.box(44, 24, theme.second, radius=12, border=0)
            self._put(chip, 10, y)
            self._put(paint.text(block.ruling, 15, theme.paper, "bold"), 32, y + 12, True)
        self._put(words, _GUTTER, y)
        self.blocks.append(paint.rect(2, y - 6, _GUTTER + room + 8, tall + 10))
        return y + tall + (6 if block.heading else 14)

    def _pictures(self, x: float, y: float) -> float:
        """The column of pictures; returns where it ends."""
        paint, section = self.paint, self.section
        for index, line in enumerate(section.cards):
            left = x + index % 2 * (_THUMB_W + _THUMB_GAP)
            top = y + index // 2 * (_THUMB_H + _THUMB_GAP)
            margin = paint.margin(4) / paint.u
            soft = paint.shadow(_THUMB_W, _THUMB_H, 7, 4, 110)
            self._put(soft, left - margin, top + 2 - margin)
            self._put(self.faces.thumb(line, _THUMB_W, _THUMB_H), left, top)
            self.thumbs.append(Thumb(line, paint.rect(left, top, _THUMB_W, _THUMB_H)))
        y += (len(section.cards) + 1) // 2 * (_THUMB_H + _THUMB_GAP)
        if section.dice:
            y = self._dice(x, y + 4)
        if section.markers:
            y = self._markers(x, y + 8)
        return y

    def _dice(self, x: float, y: float) -> float:
        paint, count = self.paint, len(self.section.dice)
        draw = paint.d10 if self.section.sides > 6 else paint.die
        start = x + (_PICTURES - _DIE - _DIE_PITCH * (count - 1)) / 2
        for index, die in enumerate(self.section.dice):
            self._put(draw(die.face, _DIE, die.hit), start + index * _DIE_PITCH, y)
        words = paint.paragraph(self.section.caption, _PICTURES, 15, paint.theme.ink, "center")
        self._put(words, x, y + _DIE + 8)
        return y + _DIE + 8 + self._tall(words) + 12

    def _markers(self, x: float, y: float) -> float:
        paint, pitch = self.paint, _PICTURES / len(self.section.markers)
        for index, marker in enumerate(self.section.markers):
            middle = x + pitch * (index + 0.5)
            token = paint.token(marker, _TOKEN)  # type: ignore[arg-type]
            self._put(token, middle, y + _TOKEN / 2, True)
            name = paint.text(_MARKER_NAMES[marker], 15, paint.theme.ink)
            self._put(name, middle, y + _TOKEN + 14, True)
        return y + _TOKEN + 36


def set_page(paint: Paint, faces: Faces, section: Section, width: float) -> Page:
    """The page of a section, `width` logical units wide and as high as it comes."""
    return _Setter(paint, faces, section, width).set()


def wash(paint: Paint) -> pygame.Color:
    """What a paragraph lies on that was asked for."""
    return pygame.Color(*rgba(paint.theme.glow, 110))
