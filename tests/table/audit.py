"""Looks at a finished picture as a reader does: is every word there, uncovered, and plain to see?

The picture is judged by what the stage was given, not by what the layout meant to do: the letters
of each text are compared with all that lies below and above them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pygame
import pytest
from pygame import Rect, Surface
from pygame.mask import Mask

from game.table.app import App
from game.table.paint import Paint
from game.table.stage import Item, _blit_faded
from game.table.theme import Colour, contrast, over

CONTRAST: Final = 4.5
"""Of text and its ground, by WCAG."""
SQUEEZED: Final = 0.66
"""Share of its natural width that a line of text keeps at least, about as names on cards do."""
_SOLID: Final = 128
"""Alpha from which on something hides what is below it."""
_LETTER: Final = 100
"""Alpha from which on a pixel belongs to a letter."""
_HIDDEN: Final = 0.02
"""Share of the letters of a text that may be hidden: edges that touch."""
_THINGS: Final = ("card", "people", "die", "table", "pile")
"""First words of the keys of spots that are no buttons; cards of the hand reach out of sight."""


class Text(NamedTuple):
    """What was written on a surface."""

    words: str
    colour: tuple[int, int, int, int]
    share: float
    """Of its natural width, less than 1 where it is squeezed."""


class Written(NamedTuple):
    """A text in its place."""

    text: Text
    item: Item
    letters: Mask
    ink: Rect
    """The area of the window that the letters cover."""


class Reader:
    """Knows which surfaces bear words."""

    def __init__(self) -> None:
        self._texts: dict[int, tuple[Surface, Text]] = {}

    def note(self, surface: Surface, text: Text) -> None:
        self._texts[id(surface)] = surface, text

    def written(self, item: Item) -> Written | None:
        """The words of an item, if it bears any."""
        _, text = self._texts.get(id(item.surface), (None, None))
        if text is None:
            return None
        letters = pygame.mask.from_surface(item.surface, _LETTER)
        rects = letters.get_bounding_rects()
        if not rects:
            return None
        ink = rects[0].unionall(rects[1:]).move(item.x, item.y)
        return Written(text, item, letters, ink)


@contextmanager
def reading() -> Iterator[Reader]:
    """Notes all words that are drawn within."""
    reader = Reader()
    text, paragraph = Paint.text, Paint.paragraph

    def note_text(
        self: Paint,
        s: str,
        size: float,
        color: Colour | None = None,
        font: Any = "body",
        max_width: float | None = None,
    ) -> Surface:
        surface = text(self, s, size, color, font, max_width)
        share = (surface.get_width() + 1) / max(1, self.px(self.text_width(s, size, font)))
        reader.note(surface, Text(s, self._ink(color), share))
        return surface

    def note_paragraph(
        self: Paint,
        s: str,
        width: float,
        size: float,
        color: Colour | None = None,
        *more: Any,
        **named: Any,
    ) -> Surface:
        surface = paragraph(self, s, width, size, color, *more, **named)
        reader.note(surface, Text(s, self._ink(color), 1.0))
        return surface

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Paint, "text", note_text)
        patch.setattr(Paint, "paragraph", note_paragraph)
        yield reader


def faults(app: App, reader: Reader, least: float = CONTRAST) -> list[str]:
    """What a reader could complain of in the picture that `app` shows.

    `least` is the contrast that words must have with their ground.
    """
    scene: Any = app.scene
    stage = scene.stage
    # What lies over the table on purpose, as a sheet or a zoom does, floats among the moving items.
    layers = [stage._static._items, stage._moving._items]
    window = app.screen.get_rect()
    below = Surface(window.size)
    if stage._background is not None:
        below.blit(stage._background, (0, 0))
    out: list[str] = []
    for items in layers:
        earlier: list[Written] = []
        for index, item in enumerate(items):
            written = reader.written(item)
            above = items[index + 1 :]
            if written is not None and not _is_shadow(written, above, reader):
                found = [*_cut(written, window), *_covered(written, above)]
                found += [*_faint(written, below, window, least), *_crossed(written, earlier)]
                out += [f"{written.text.words!r} {fault}" for fault in found]
                earlier.append(written)
            _blit_faded(below, item.surface, (item.x, item.y), item.alpha)
    buttons = [spot for spot in scene.spots._order if spot.enabled and not _is_thing(spot.key)]
    out += [
        f"the button {spot.key} is not all in the window"
        for spot in buttons
        if not window.contains(spot.rect)
    ]
    return out


def _is_thing(key: Any) -> bool:
    return isinstance(key, tuple) and key[0] in _THINGS


def _is_shadow(written: Written, above: list[Item], reader: Reader) -> bool:
    """Whether the same words are written a little beside, as over their shadow."""
    for item in above:
        if item.rect.colliderect(written.ink):
            other = reader.written(item)
            if other and other.text.words == written.text.words:
                return abs(other.ink.x - written.ink.x) < written.ink.h // 4
    return False


def _cut(written: Written, window: Rect) -> Iterator[str]:
    if not window.contains(written.ink):
        yield f"is cut by the window: {written.ink}"
    if written.text.share < SQUEEZED:
        yield f"is squeezed to {written.text.share:.0%}"


def _covered(written: Written, above: list[Item]) -> Iterator[str]:
    item, letters = written.item, written.letters
    count = letters.count()
    for other in above:
        if other.alpha >= _SOLID and other.rect.colliderect(written.ink):
            cover = pygame.mask.from_surface(other.surface, _SOLID)
            hidden = letters.overlap_area(cover, (other.x - item.x, other.y - item.y))
            if hidden > _HIDDEN * count:
                yield f"is covered to {hidden / count:.0%} by {other.key}"


def _crossed(written: Written, earlier: list[Written]) -> Iterator[str]:
    for other in earlier:
        if other.ink.colliderect(written.ink):
            at = (other.item.x - written.item.x, other.item.y - written.item.y)
            if written.letters.overlap(other.letters, at):
                yield f"is written across {other.text.words!r}"


def _faint(written: Written, below: Surface, window: Rect, least: float) -> Iterator[str]:
    """Compares with the mean ground in pieces as wide as the letters are high."""
    red, green, blue, alpha = written.text.colour
    colour = (red, green, blue, alpha * written.item.alpha // 255)
    ink = written.ink.clip(window)
    worst, where = 21.0, (0, 0, 0)
    for x in range(ink.x, ink.right, max(4, ink.h)):
        piece = Rect(x, ink.y, max(4, ink.h), ink.h).clip(ink)
        ground = pygame.transform.average_color(below, piece)[:3]
        found = contrast(over(colour, ground), ground)
        if found < worst:
            worst, where = found, ground
    if worst < least:
        yield f"has a contrast of {worst:.1f} on {where}"
