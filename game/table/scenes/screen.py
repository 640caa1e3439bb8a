"""What the screens around the table share: a block of 1280 x 720 in the middle of any window."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame
from pygame.event import Event

from game.table.app import CANVAS, Scene
from game.table.paint import Paint
from game.table.regions import Box
from game.table.spots import Spots
from game.table.theme import Colour, rgba
from game.table.widgets import Sheet

ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Screen(Scene):
    """A scene of controls: drawn anew when it, or what mouse and keyboard do to it, changes."""

    def __init__(self) -> None:
        self.spots = Spots()
        self._drawn_look: tuple[Hashable, ...] = ()
        self._stale = True

    # ---- what a screen fills in

    @property
    def paint(self) -> Paint:
        """The drawing kit at the scale of the window."""
        raise NotImplementedError

    def ground(self) -> pygame.Surface:
        """What lies under everything, as large as the window."""
        raise NotImplementedError

    def draw(self, sheet: Sheet, block: Box) -> None:
        """Put the screen on `sheet`; `block` is 1280 x 720 in the middle of the window."""
        raise NotImplementedError

    def draw_over(self, sheet: Sheet, block: Box) -> None:
        """Put what lies over the screen on `sheet`, if anything; then only that answers."""

    def key(self, key: int) -> None:
        """Take a key that no control used."""

    # ---- the scene

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

    def at_keyboard(self) -> pygame.Rect | None:
        at = self.spots.get(self.spots.focused)
        return at.rect if at else None

    def tick(self, ms: int) -> None:
        self.renew()

    def renew(self) -> None:
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
        over = Sheet(paint, self.spots, size=self.app.size, name="over")
        self.draw_over(over, block)
        self.spots.replace(over.spots or sheet.spots)
        at = self.spots.get(self.spots.active)
        if at is not None and at.tip:
            sheet.tooltip(at.tip, at.rect, "info" if at.enabled else "bad")
        self.stage.set_static(sheet.items)
        self.stage.set_moving(over.items)


def glyph_button(
    sheet: Sheet,
    key: Hashable,
    box: Box,
    glyph: str,
    on_click: Callable[[], object],
    *,
    tip: str,
    size: float = 18,
    colour: Colour | None = None,
    enabled: bool = True,
) -> None:
    """A quiet button: a glyph that gets a plate under the mouse. `tip` says what it does."""
    sheet.spot(key, *box, on_click, label=tip, tip=tip, enabled=enabled)
    hot = enabled and sheet.is_hot(key)
    if hot:
        sheet.panel(*box, fill=rgba(sheet.paint.theme.paper, 36), border=0)
    strength = 255 if hot else 205 if enabled else 80
    sheet.icon(glyph, box.cx, box.cy, size, colour, alpha=strength)
    if sheet.is_focused(key):
        sheet.focus_ring(*box)
