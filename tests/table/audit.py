"""Looks at a finished picture as a reader does: is every word there, uncovered, and plain to see?

The picture is judged by what the stage was given, not by what the layout meant to do: the letters
of each text are laid over all that lies below and above them.
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
from game.table.stage import Item
from game.table.theme import contrast, over

CONTRAST: Final = 4.5
SQUEEZED: Final = 0.7
"""Share of its natural width that a line of text keeps at least."""
_SOLID: Final = 128
"""Alpha from which on something hides what is below it."""
_HIDDEN: Final = 0.02
"""Share of the letters of a text that may be hidden: edges that touch."""


class Text(NamedTuple):
    """What was written on a surface."""

    words: str
    colour: tuple[int, int, int, int]
    squeezed: float


class Reader:
    """Knows which surfaces bear words."""

    def __init__(self) -> None:
        self.texts: dict[int, tuple[Surface, Text]] = {}

    def text_of(self, item: Item) -> Text | None:
        found = self.texts.get(id(item.surface))
        return found[1] if found and found[1].words.strip() else None


@contextmanager
def reading() -> Iterator[Reader]:
    """Notes all words that are drawn within."""
    reader = Reader()
    text, paragraph = Paint.text, Paint.paragraph

    def note_text(
        self: Paint,
        s: str,
        size: float,
        color: Any = None,
        font: Any = "body",
        max_width: Any = None,
    ) -> Surface:
        surface = text(self, s, size, color, font, max_width)
        natural = max(1, self.px(self.text_width(s, size, font)))
        share = (surface.get_width() + 1) / natural
        reader.texts[id(surface)] = surface, Text(s, _colour(self, color), share)
        return surface

    def note_paragraph(
        self: Paint, s: str, width: float, size: float, color: Any = None, *more: Any, **named: Any
    ) -> Surface:
        surface = paragraph(self, s, width, size, color, *more, **named)
        reader.texts[id(surface)] = surface, Text(s, _colour(self, color), 1.0)
        return surface

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Paint, "text", note_text)
        patch.setattr(Paint, "paragraph", note_paragraph)
        yield reader


def _colour(paint: Paint, color: Any) -> tuple[int, int, int, int]:
    from game.table.theme import rgba

    return rgba(color or paint.theme.paper)


def faults(app: App, reader: Reader) -> list[str]:
    """What a reader could complain of in the picture that `app` shows."""
    scene = app.scene
    assert scene is not None
    stage = scene.stage
    items = [*stage._static._items, *stage._moving._items]
    window = app.screen.get_rect()
    out = []
    below = Surface(window.size)
    if stage._background is not None:
        below.blit(stage._background, (0, 0))
    letters: list[tuple[Rect, Mask, Text]] = []
    for index, item in enumerate(items):
        text = reader.text_of(item)
        if text is not None:
            mask = pygame.mask.from_surface(item.surface, 100)
            ink = _ink(mask, item)
            if ink is not None:
                out += [
                    f"{text.words!r}: {fault}"
                    for fault in _faults_of(
                        text, item, ink, mask, items[index + 1 :], window, below
                    )
                ]
                for rect, other, its in letters:
                    if rect.colliderect(item.rect) and its.words != text.words:
                        at = (item.x - rect.x, item.y - rect.y)
                        if other.overlap(mask, at):
                            out.append(f"{text.words!r} is written over {its.words!r}")
                letters.append((item.rect, mask, text))
        surface = item.surface
        own = surface.get_alpha()
        if item.alpha < 255:
            surface.set_alpha(item.alpha if own is None else own * item.alpha // 255)
        below.blit(surface, (item.x, item.y))
        if item.alpha < 255:
            surface.set_alpha(own)
    out += [
        f"button {spot.key} is not in the window"
        for spot in _spots(scene)
        if spot.enabled and not window.contains(spot.rect) and not window.colliderect(spot.rect)
    ]
    return out


def _spots(scene: Any) -> list[Any]:
    return list(scene.spots._order)


def _ink(mask: Mask, item: Item) -> Rect | None:
    """The area of the window that the letters cover."""
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]).move(item.x, item.y) if rects else None


def _faults_of(
    text: Text, item: Item, ink: Rect, mask: Mask, above: list[Item], window: Rect, below: Surface
) -> Iterator[str]:
    if not window.contains(ink):
        yield f"cut by the window, {ink} of {window.size}"
    if text.squeezed < SQUEEZED:
        yield f"squeezed to {text.squeezed:.0%}"
    letters = mask.count()
    for other in above:
        if other.alpha >= _SOLID and other.rect.colliderect(ink):
            cover = pygame.mask.from_surface(other.surface, _SOLID)
            hidden = mask.overlap_area(cover, (other.x - item.x, other.y - item.y))
            if hidden > _HIDDEN * letters:
                yield f"hidden by {other.key} ({hidden / letters:.0%})"
    colour = (*text.colour[:3], text.colour[3] * item.alpha // 255)
    worst, ground = min(
        (contrast(over(colour, at), at), at) for at in _grounds(below, ink.clip(window))
    )
    if worst < CONTRAST:
        yield f"contrast {worst:.1f} on {ground}"


def _grounds(below: Surface, ink: Rect) -> Iterator[tuple[int, int, int]]:
    """The mean colours behind the letters, in pieces as wide as they are high."""
    step = max(4, ink.h)
    for x in range(ink.x, ink.right, step):
        piece = Rect(x, ink.y, step, ink.h).clip(ink)
        if piece.w and piece.h:
            yield pygame.transform.average_color(below, piece)[:3]
