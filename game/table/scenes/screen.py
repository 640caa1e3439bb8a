"""What the screens around the table share: a block of 1280 x 720 in the middle of any window."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import ClassVar, Final

import pygame
from pygame.event import Event

from game.table.app import CANVAS, Scene
from game.table.paint import Paint
from game.table.regions import Box
from game.table.spots import Spots
from game.table.stage import Stage
from game.table.theme import LAWRENCE
from game.table.widgets import Sheet

ART: Final = Path(__file__).resolve().parents[3] / "assets" / "art"
"""The folder with the pictures of both games."""

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


def lawrence_paint(u: float) -> Paint:
    """The drawing kit of the Lawrence table at a scale, for `App.at_scale`."""
    return Paint(u, LAWRENCE)


class Screen(Scene):
    """A scene of controls: drawn anew when it, or what mouse and keyboard do to it, changes."""

    make_paint: ClassVar[Callable[[float], Paint]] = staticmethod(lawrence_paint)
    """A function of a module, because `App.at_scale` knows it by itself."""

    def __init__(self) -> None:
        self.spots = Spots()
        self._drawn_look: tuple[Hashable, ...] = ()
        self._stale = True
        self._stage: Stage | None = None

    # ---- what a screen fills in

    def ground(self) -> pygame.Surface:
        """What lies under everything, as large as the window."""
        return self.paint.background(*self.app.size)

    def draw(self, sheet: Sheet, block: Box) -> None:
        """Put the screen on `sheet`; `block` is 1280 x 720 in the middle of the window."""
        raise NotImplementedError

    def key(self, key: int) -> None:
        """Take a key that no control used."""

    # ---- the scene

    @property
    def paint(self) -> Paint:
        return self.app.at_scale(type(self).make_paint)

    def redraw(self) -> None:
        """Draw anew with the next frame."""
        self._stale = True

    def layout(self) -> None:
        self.spots.fit(self.app.size)
        self.stage.set_background(self.ground())
        self._draw()

    def handle(self, event: Event) -> None:
        if not self.spots.handle(event) and event.type == pygame.KEYDOWN:
            self.key(event.key)

    def tick(self, ms: int) -> None:
        # What a click changed may move other spots under the mouse, so it may take two pictures.
        for _ in range(2):
            if not self._stale and self.spots.look == self._drawn_look:
                return
            self._draw()

    def _draw(self) -> None:
        paint = self.paint
        wide, high = self.app.size[0] / paint.u, self.app.size[1] / paint.u
        block = Box((wide - CANVAS[0]) / 2, (high - CANVAS[1]) / 2, *CANVAS)
        self._stale, self._drawn_look = False, self.spots.look
        sheet = Sheet(paint, self.spots, size=self.app.size)
        self.draw(sheet, block)
        self.spots.replace(sheet.spots)
        at = self.spots.get(self.spots.active)
        if at is not None and at.tip:
            sheet.tooltip(at.tip, at.rect, "info" if at.enabled else "bad")
        self.stage.set_static(sheet.items)
