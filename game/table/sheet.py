"""The canvas on which cards are composed: `FINE` times as large as the result."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.table import icons, texture, typeset
from game.table.svg import document, raster
from game.table.typeset import FINE

AGED: Final = (120, 70, 20)
"""The tint of the corners of old paper."""


class Sheet:
    """A canvas at composition scale that speaks logical units."""

    def __init__(self, w: float, h: float, u: float) -> None:
        self.u = u
        self.target = (max(1, math.floor(w * u + 0.5)), max(1, math.floor(h * u + 0.5)))
        self.size = (self.target[0] * FINE, self.target[1] * FINE)
        self.surface = pygame.Surface(self.size, pygame.SRCALPHA)

    def q(self, v: float) -> int:
        """Logical units to pixels of the canvas."""
        return round(v * self.u * FINE)

    def area(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in pixels of the canvas, its edges rounded."""
        left, top = self.q(x), self.q(y)
        return pygame.Rect(left, top, self.q(x + w) - left, self.q(y + h) - top)

    def fill(self, colour: str, x: float, y: float, w: float, h: float) -> None:
        """Fills a rectangle."""
        self.surface.fill(colour, self.area(x, y, w, h))

    def picture(self, body: str, cx: float, cy: float, d: float) -> None:
        """Draws SVG of the icon canvas with its middle at (cx, cy), `d` across."""
        side = self.q(d)
        drawn = raster(document(icons.CANVAS, icons.CANVAS, body), (side, side))
        self.surface.blit(drawn, drawn.get_rect(center=(self.q(cx), self.q(cy))))

    def frame(self, colour: str, inset: float, width: float, radius: float = 0) -> None:
        """A line around everything, `inset` from the edge."""
        area = self.surface.get_rect().inflate(-2 * self.q(inset), -2 * self.q(inset))
        line = max(1, self.q(width))
        pygame.draw.rect(self.surface, colour, area, line, border_radius=self.q(radius))

    def weather(self, age: int, tint: tuple[int, int, int] = AGED) -> None:
        """Grain, and corners aged up to alpha `age`."""
        texture.grain(self.surface, 7, 236, FINE if self.u < 1.2 else FINE + 1)
        self.surface.blit(texture.vignette(self.size, age, tint), (0, 0))

    def finish(self, radius: float, age: int) -> pygame.Surface:
        """Grain, aged corners, round edges; then down to the real size."""
        self.weather(age)
        return self.trim(radius)

    def trim(self, radius: float) -> pygame.Surface:
        """Round edges; then down to the real size."""
        texture.round_corners(self.surface, self.q(radius))
        return typeset.shrink(self.surface, self.target)
