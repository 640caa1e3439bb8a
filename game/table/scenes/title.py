"""The first screen: two posters, one for each game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.table import texture
from game.table.paint import Paint
from game.table.regions import Box
from game.table.scenes import posters
from game.table.scenes.screen import ENTER, Screen
from game.table.theme import TITLE, Colour, rgba
from game.table.tween import Clock, Tween, out_quad
from game.table.widgets import Sheet

LAWRENCE: Final = "lawrence"
PREHISTORIC: Final = "prehistoric"
"""Slugs of the games, as `on_choose` gets them."""

_ART: Final = Path(__file__).resolve().parents[3] / "assets" / "art"
_LAWRENCE_LINES = (
    "LAWRENCE OF ARABIA",
    "2 to 6 players  ·  lead the tribes, win 40 Force of Missions",
)
_PREHISTORIC_LINES = (
    "PREHISTORIC WARFARE",
    "2 to 6 players  ·  grow to 30 people, or be the last tribe",
)
_LIFT = 4
_LIFT_MS, _SINK_MS = 110.0, 90.0
_SHADOW = (20, 10, 0, 200)


def title_paint(u: float) -> Paint:
    """The drawing kit of the dark room at a scale, for `App.at_scale`."""
    return Paint(u, TITLE)


class TitleScene(Screen):
    """Choose a game, or quit."""

    def __init__(self, on_choose: Callable[[str], None], on_quit: Callable[[], None]) -> None:
        """`on_choose` is given the slug of the chosen game."""
        super().__init__()
        self._on_choose = on_choose
        self._on_quit = on_quit
        self._clock = Clock()
        self._lit = True
        self._all_shown = False
        # Enter plays from the first moment on, so the poster shows that it is chosen.
        self.spots.focus_on(LAWRENCE, visible=True)

    @property
    def paint(self) -> Paint:
        return self.app.at_scale(title_paint)

    def ground(self) -> pygame.Surface:
        top, middle, low = (colour for _, colour in TITLE.table)
        return posters.room(self.app.size, top, middle, low)

    def key(self, key: int) -> None:
        if key in ENTER:
            self._on_choose(LAWRENCE)

    def tick(self, ms: int) -> None:
        lit = self.spots.active == LAWRENCE
        if lit != self._lit:
            way = Tween((self._height,), (float(lit),), _LIFT_MS if lit else _SINK_MS, out_quad)
            self._lit = lit
            self._clock.play("lift", way)
        if self._clock.busy:
            self._clock.advance(ms)
            self.redraw()
        super().tick(ms)
        if not self._all_shown:
            self._all_shown = True
            self.redraw()

    @property
    def _height(self) -> float:
        """How far the poster is lifted, 0 to 1."""
        moving = self._clock.value("lift")
        return float(self._lit) if moving is None else moving[0]

    def draw(self, sheet: Sheet, block: Box) -> None:
        sheet.text("Choose your table", block.cx, block.y + 46, 30, font="bold", anchor="mm")
        self._draw_lawrence(sheet, block.x + 96, block.y + 84)
        # What can't be chosen yet comes a frame after what can, so that the menu is there at once.
        if self._all_shown:
            self._draw_prehistoric(sheet, block.x + 664, block.y + 84)
        sheet.button(
            "quit",
            block.cx - 68,
            block.y + 608,
            136,
            56,
            "Quit",
            self._on_quit,
            icon="door",
            size=17,
        )
        keys = "Arrow keys choose, Enter plays, F11 full screen"
        sheet.text(keys, block.cx, block.y + 692, 15, anchor="mm", alpha=190)

    def _draw_lawrence(self, sheet: Sheet, x: float, y: float) -> None:
        size = (posters.WIDTH, posters.HEIGHT)
        sheet.spot(LAWRENCE, x, y, *size, partial(self._on_choose, LAWRENCE), label="Lawrence")
        up = self._height
        top = y - _LIFT * up
        if up:
            light = rgba(sheet.paint.theme.glow, 210)
            _put_halo(sheet, x, top, light, 12, 16, round(255 * up))
        _put_halo(sheet, x, top + 10, _SHADOW, 0, 18)
        art = _ART / "lawrence" / "poster"
        sheet.put(posters.lawrence_poster(sheet.paint, art, _LAWRENCE_LINES), x, top)

    def _draw_prehistoric(self, sheet: Sheet, x: float, y: float) -> None:
        _put_halo(sheet, x, y + 10, _SHADOW, 0, 18)
        art = _ART / "prehistoric" / "poster"
        poster = posters.prehistoric_poster(sheet.paint, art, _PREHISTORIC_LINES)
        asleep = sheet.paint.cached(
            ("asleep", PREHISTORIC), lambda: texture.dimmed(poster, 160, 0.35)
        )
        sheet.put(asleep, x, y)
        w, h = 168, 44
        left, top = x + posters.WIDTH - w - 40, y + 40
        sheet.panel(left, top, w, h, (28, 20, 24, 235), (251, 238, 203, 150), 22, 1.5)
        sheet.icon("hourglass", left + 28, top + h / 2, 20)
        sheet.text("Comes later", left + 48, top + h / 2, 18, font="bold", anchor="lm")


def _put_halo(
    sheet: Sheet, x: float, y: float, colour: Colour, grow: float, blur: float, alpha: int = 255
) -> None:
    """Light or shadow around the poster at (x, y)."""
    soft, margin = posters.halo(sheet.paint, colour, grow, blur)
    left, top = sheet.paint.px(x) - margin, sheet.paint.px(y) - margin
    sheet.put_px(soft, left, top, alpha=alpha)
