"""Drawing a table: a sheet that also knows cards, plates, chips and bars."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import pygame

from game.rules.core.cards import CardLine
from game.table.dietray import RollingDie
from game.table.faces import Faces
from game.table.paint import Paint
from game.table.spots import Spots
from game.table.theme import Colour, Theme, rgba
from game.table.widgets import Sheet

# Heights at which things lie (docs: z-order of the table).
Z_PANEL, Z_CARD, Z_DICE, Z_HAND, Z_PROMPT = 10, 20, 30, 50, 60
Z_HOVER, Z_FLY, Z_ZOOM, Z_TIP, Z_DRAG, Z_SHEET, Z_CURTAIN = 70, 80, 90, 100, 110, 120, 130

EDGE = 2.5
"""Width of the border of a card that is lit or held."""
LIFT_BLUR = 9


class Place(NamedTuple):
    """Where a card rests: the picture of it and its top-left corner in pixels."""

    surface: pygame.Surface
    x: int
    y: int

    @property
    def center(self) -> tuple[float, float]:
        return (
            self.x + self.surface.get_width() / 2,
            self.y + self.surface.get_height() / 2,
        )


class Pen(Sheet):
    """Collects the items and spots of one picture of the table."""

    def __init__(
        self,
        paint: Paint,
        faces: Faces,
        state: Spots | None = None,
        *,
        size: tuple[int, int] | None = None,
        name: str = "",
    ) -> None:
        super().__init__(paint, state, size=size, name=name)
        self.faces = faces
        self.places: dict[Hashable, Place] = {}
        """Where each card lies, for the ways that cards take from picture to picture."""
        self.hidden_places: dict[Hashable, Place] = {}
        """Where cards are that are shown in another form: they fly from there, not to it."""
        self.anchors: dict[Hashable, tuple[float, float]] = {}
        """Middles in pixels of what cards come from and go to: piles, seats."""
        self.dice: list[RollingDie] = []
        """The dice on the table, or the places for them (face 0)."""

    @property
    def theme(self) -> Theme:
        theme: Theme = self.paint.theme
        return theme

    def tint(self, colour: Colour, alpha: int) -> tuple[int, int, int, int]:
        """A colour of the theme with an alpha of its own."""
        return rgba(colour, alpha)

    # ---- cards

    def card(
        self,
        key: Hashable,
        line: CardLine,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        force: int | None = None,
        tab: bool = False,
        z: int = Z_CARD,
        lit: bool = False,
        dim: bool = False,
        lost: bool = False,
        edge: Colour | None = None,
        blur: float = 6,
    ) -> None:
        """A thumb on the table, or a tab; remembered under `key` as a place cards fly to."""
        tall = width * 1.4 if height is None else height
        if tab:
            surface = self.faces.tab(line, width, tall, force)
        else:
            surface = self.faces.thumb(line, width, height, force)
        form = ("tab" if tab else "thumb", line.id, width, tall, force)
        if lost:
            surface = self.paint.grey(surface, form)
        elif dim:
            surface = self.paint.dim(surface, form)
        if lit:
            self.glow(x, y, width, tall, radius=7, blur=LIFT_BLUR, alpha=215, z=z)
        self.shadow(x, y, width, tall, radius=7, blur=blur, z=z)
        if lit or edge:
            ring = self.paint.box(
                width + 2 * EDGE, tall + 2 * EDGE, edge or self.theme.glow, None, 9, 0
            )
            self.put(ring, x - EDGE, y - EDGE, z)
        self.put(surface, x, y, z)
        self.places[key] = Place(surface, self.paint.px(x), self.paint.px(y))

    def backs(self, x: float, y: float, count: int, room: float, width: float = 21) -> None:
        """Small card backs in a row that shrinks to `room`, and their number."""
        back = self.faces.back(width)
        pitch = min(width * 0.62, (room - width - 22) / max(1, count - 1)) if count > 1 else 0
        for index in range(count):
            self.put(back, x + index * pitch, y, Z_CARD)
        end = x + max(0, count - 1) * pitch + (width if count else 0)
        self.text(str(count), end + 7, y + width * 0.7, 17, font="bold", anchor="lm", z=Z_CARD)

    def bar(self, x: float, y: float, w: float, h: float, part: float) -> None:
        """How far something has come: `part` from 0 to 1."""
        edge = 1 if self.theme.strong else 0
        self.put(self.paint.box(w, h, (0, 0, 0, 110), None, h / 2, edge), x, y, Z_PANEL)
        filled = max(h, w * min(1.0, part))
        self.put(self.paint.box(filled, h, self.theme.glow, None, h / 2, 0), x, y, Z_PANEL)

    @contextmanager
    def raised(self, z: int) -> Iterator[None]:
        """Draws what follows `z` higher: the same plates on the table and on a sheet over it."""
        before = self._z
        self._z += z
        try:
            yield
        finally:
            self._z = before

    def small(self, line: CardLine, width: float) -> pygame.Surface:
        """A thumb too small to read, as on the discard pile."""
        size = self.paint.size(width, width * 1.4)
        return self.paint.cached(
            ("small", line.id, width),
            lambda: pygame.transform.smoothscale(self.faces.thumb(line), size),
        )

    def turned_text(self, words: str, size: float) -> pygame.Surface:
        """A line of text that runs upwards."""
        return self.paint.cached(
            ("upward", words, size),
            lambda: pygame.transform.rotate(self.paint.text(words, size, font="bold"), 90),
        )
