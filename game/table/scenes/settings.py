"""What can be set: the window, the size of everything, the motion and the sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import pygame

from game.records.settings import FULL_VOLUME, SCALES, SPEEDS, Settings
from game.table.motion import FLY_MS
from game.table.paint import Paint
from game.table.preferences import Preferences
from game.table.regions import Box
from game.table.scenes import posters
from game.table.scenes.screen import ENTER, Screen, glyph_button
from game.table.scenes.title import title_paint
from game.table.tablescene import SPEEDS as FACTORS
from game.table.theme import TITLE, rgba
from game.table.tween import Clock, Tween, in_out_cubic
from game.table.widgets import Sheet

_WIDE, _TOP, _PITCH = 760.0, 96.0, 64.0
_CONTROL_W, _CONTROL_H = 420.0, 40.0
_BUTTONS_Y = 608.0
_VOLUMES: Final = tuple(range(10, FULL_VOLUME + 1, 10))
_MEDAL = 36.0
"""Diameter of the medal that shows how fast things move."""
_MOTION_ROWS: Final = ("speed", "reduced_motion")


class _Row(NamedTuple):
    """A field of Settings and the values offered for it."""

    field: str
    label: str
    note: str
    values: Sequence[Any]
    words: Sequence[str]


_ROWS: Final = (
    _Row("full_screen", "Screen", "F11 does the same", (False, True), ("Window", "Full screen")),
    _Row(
        "interface_scale",
        "Interface",
        "Size of all there is to see",
        SCALES,
        tuple(f"{scale} %" for scale in SCALES),
    ),
    _Row(
        "speed",
        "Speed",
        "Of cards, dice and the moves of bots",
        SPEEDS,
        tuple(speed.capitalize() for speed in SPEEDS),
    ),
    _Row(
        "reduced_motion",
        "Motion",
        "Reduced: nothing flies or tumbles",
        (False, True),
        ("Full", "Reduced"),
    ),
    _Row("mute", "Sound", "Also at the top of the table", (False, True), ("On", "Off")),
    _Row("volume", "Volume", "Percent", _VOLUMES, tuple(map(str, _VOLUMES))),
)


class SettingsScene(Screen):
    """Changes the settings; each change is applied and kept at once."""

    def __init__(
        self,
        preferences: Preferences,
        on_change: Callable[..., None],
        on_back: Callable[[], None],
    ) -> None:
        """`on_change` is given fields of Settings by name, and applies and keeps them."""
        super().__init__()
        self._preferences = preferences
        self._on_change = on_change
        self._on_back = on_back
        self._clock = Clock()
        self._right = False
        """Whether the medal lies at the right end of its way."""
        self._drawn: tuple[Settings, str | None] | None = None

    @property
    def paint(self) -> Paint:
        return self.app.at_scale(title_paint)

    def ground(self) -> pygame.Surface:
        top, middle, low = (colour for _, colour in TITLE.table)
        return posters.room(self.app.size, top, middle, low)

    # ---- input

    def key(self, key: int) -> None:
        if key == pygame.K_ESCAPE or key in ENTER:
            self._on_back()

    def tick(self, ms: int) -> None:
        if self._clock.busy:
            self._clock.advance(ms)
            self.redraw()
        # F11 changes them as well.
        if self._drawn != (self._preferences.settings, self._preferences.problem):
            self.redraw()
        super().tick(ms)

    # ---- what the controls do

    def _choose(self, row: _Row, index: int) -> None:
        self._on_change(**{row.field: row.values[index]})
        if row.field in _MOTION_ROWS:
            self._show_motion()
        self.redraw()

    def _show_motion(self) -> None:
        """The medal goes to the other end, as a card would."""
        settings = self._preferences.settings
        start, self._right = float(self._right), not self._right
        self._clock.clear()
        self._clock.speed = FACTORS[self._preferences.speed]
        if not settings.reduced_motion:
            self._clock.play("medal", Tween((start,), (1 - start,), FLY_MS, in_out_cubic))

    def _restore(self) -> None:
        self._on_change(**Settings()._asdict())
        self.redraw()

    # ---- the picture

    def draw(self, sheet: Sheet, block: Box) -> None:
        self._drawn = (self._preferences.settings, self._preferences.problem)
        corner = Box(block.x + 12, block.y + 16, 40, 40)
        glyph_button(sheet, "leave", corner, "chev", self._on_back, tip="Back (Esc)", size=20)
        sheet.text("Settings", block.x + 56, block.y + 36, 28, font="display", anchor="lm")
        x, y = block.cx - _WIDE / 2, block.y + _TOP
        # Another row's height for the way of the medal.
        high = _PITCH * (len(_ROWS) + 1) + 8
        sheet.shadow(x, y, _WIDE, high, blur=10)
        sheet.panel(x, y, _WIDE, high, (0, 0, 0, 90))
        for number, row in enumerate(_ROWS):
            self._draw_row(sheet, row, Box(x + 24, y + 8 + _PITCH * number, _WIDE - 48, _PITCH))
        self._draw_way(sheet, Box(x + 24, y + high - _PITCH, _WIDE - 48, _PITCH))
        problem = self._preferences.problem
        if problem:
            badge = sheet.paint.badge("x", 22, sheet.paint.theme.bad)
            sheet.put(badge, x + 11, block.y + _BUTTONS_Y - 26, anchor="mm")
            at = (x + 32, block.y + _BUTTONS_Y - 26)
            sheet.text(problem, *at, 15, anchor="lm", max_width=_WIDE - 32)
        low = block.y + _BUTTONS_Y + 8
        sheet.button("restore", x, low, 190, 52, "As new", self._restore, icon="undo")
        sheet.button(
            "done",
            x + _WIDE - 190,
            low,
            190,
            52,
            "Done",
            self._on_back,
            "primary",
            shortcut="Esc",
        )
        keys = "Tab or arrow keys go, Enter chooses, Esc goes back"
        sheet.text(keys, block.cx, block.y + 692, 15, anchor="mm", alpha=190)

    def _draw_row(self, sheet: Sheet, row: _Row, box: Box) -> None:
        settings = self._preferences.settings
        lift = 10 if row.note else 0
        sheet.text(row.label, box.x, box.cy - lift, 19, font="bold", anchor="lm")
        room = box.w - _CONTROL_W - 12
        if row.note:
            sheet.text(row.note, box.x, box.cy + 13, 15, anchor="lm", alpha=215, max_width=room)
        value = getattr(settings, row.field)
        chosen = row.values.index(value) if value in row.values else None
        sheet.segments(
            row.field,
            box.right - _CONTROL_W,
            box.cy - _CONTROL_H / 2,
            _CONTROL_W,
            _CONTROL_H,
            row.words,
            chosen,
            lambda index: self._choose(row, index),
        )

    def _draw_way(self, sheet: Sheet, box: Box) -> None:
        """The way that the medal goes when the motion is changed."""
        room = box.w - _CONTROL_W - 12
        sheet.text(
            "A card moves like this", box.x, box.cy, 15, anchor="lm", alpha=215, max_width=room
        )
        left, right = box.right - _CONTROL_W + _MEDAL / 2, box.right - _MEDAL / 2
        dim = rgba(sheet.paint.theme.paper, 60)
        sheet.panel(left, box.cy - 1, right - left, 2, dim, radius=0, border=0)
        moving = self._clock.value("medal")
        at = moving[0] if moving else float(self._right)
        medal = sheet.paint.medal(0, _MEDAL, True)
        sheet.put(medal, left + (right - left) * at, box.cy, anchor="mm")
