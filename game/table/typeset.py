"""Fonts, words and lines of text in pixels.

Small text is only even when it is drawn at double size and scaled down, so callers draw at `FINE`
times the size they need and reduce the result.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

import fontpkg_atkinson_hyperlegible
import fontpkg_righteous
import fontpkg_rowdies
import pygame

from game.table.theme import RGBA

FINE: Final = 2
"""How much larger text and cards are drawn before they are smoothly scaled down."""

Align = Literal["left", "center"]


def _file(package: ModuleType, name: str) -> Path:
    return Path(package.ROOT) / "files" / name


FONT_FILES: Final[dict[str, Path]] = {
    "body": _file(fontpkg_atkinson_hyperlegible, "AtkinsonHyperlegible-Regular.ttf"),
    "bold": _file(fontpkg_atkinson_hyperlegible, "AtkinsonHyperlegible-Bold.ttf"),
    "righteous": _file(fontpkg_righteous, "Righteous-Regular.ttf"),
    "rowdies": _file(fontpkg_rowdies, "Rowdies-Regular.ttf"),
}


@functools.cache
def font(key: str, size: int) -> pygame.font.Font:
    """A font of `FONT_FILES` with a height of `size` pixels. KeyError for an unknown key."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(FONT_FILES[key], max(4, size))


def shrink(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The surface smoothly scaled to `size`, which is at least one pixel each way."""
    if 0 in surface.get_size() or min(size) < 1:
        # smoothscale crashes on a surface without pixels, such as an empty line of text.
        return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    return pygame.transform.smoothscale(surface, size)


def word(text: str, key: str, size: int, colour: RGBA) -> pygame.Surface:
    """One line of text, `size` pixels high, as wide as it comes."""
    surface = font(key, size).render(text, True, colour[:3])
    if colour[3] < 255:
        surface.fill((255, 255, 255, colour[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def squeeze(surface: pygame.Surface, width: int) -> pygame.Surface:
    """The surface made narrower, not lower, if it is wider than `width` pixels."""
    if surface.get_width() <= width:
        return surface
    return shrink(surface, (width, surface.get_height()))


Piece = tuple[str, bool]
"""Letters without a space between them, and whether they are bold."""


def _words(text: str) -> Iterator[list[Piece]]:
    """Words of one line of marked text; a word may change weight inside: `**+2**.`"""
    current: list[Piece] = []
    for part_index, part in enumerate(text.split("**")):
        for piece_index, piece in enumerate(part.split(" ")):
            if piece_index and current:
                yield current
                current = []
            if piece:
                current.append((piece, part_index % 2 == 1))
    if current:
        yield current


def _wrap(text: str, width: int, size: int) -> list[tuple[list[list[Piece]], int]]:
    """Lines of words with their widths."""
    space = font("body", size).size(" ")[0]
    lines: list[tuple[list[list[Piece]], int]] = []
    for part in text.split("\n"):
        line: list[list[Piece]] = []
        length = 0
        for pieces in _words(part):
            wide = sum(font("bold" if bold else "body", size).size(s)[0] for s, bold in pieces)
            if line and length + space + wide > width:
                lines.append((line, length))
                line, length = [], 0
            length += wide + (space if line else 0)
            line.append(pieces)
        lines.append((line, length))
    return lines


def paragraph(
    text: str,
    width: int,
    size: int,
    colour: RGBA,
    *,
    bold_colour: RGBA | None = None,
    align: Align = "left",
    leading: float = 1.3,
    balance: bool = False,
) -> pygame.Surface:
    """Wrapped text with `**bold**` marks, `width` pixels wide; a newline starts a new line.

    With `balance` the lines become about equally long, so that no word is left alone.
    """
    lines = _wrap(text, width, size)
    if balance:
        narrow = width
        while narrow > width // 2:
            narrow -= max(1, width // 40)
            tighter = _wrap(text, narrow, size)
            if len(tighter) > len(lines) or max(length for _, length in tighter) > narrow:
                break
            lines = tighter
    pitch = round(size * leading)
    tall = font("body", size).get_linesize()
    surface = pygame.Surface((width, pitch * (len(lines) - 1) + max(pitch, tall)), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    space = font("body", size).size(" ")[0]
    for row, (line, length) in enumerate(lines):
        x = 0 if align == "left" else (width - length) // 2
        for pieces in line:
            for letters, bold in pieces:
                tint = bold_colour if bold and bold_colour else colour
                drawn = word(letters, "bold" if bold else "body", size, tint)
                surface.blit(drawn, (x, row * pitch))
                x += drawn.get_width()
            x += space
    return surface
