"""What can be set: what is seen and how large, the motion and the sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import pygame

from game.records.settings import (
    FULL_VOLUME,
    ODDS,
    REASONS,
    SCALES,
    SPEEDS,
    TEXT_SIZES,
    THINKING,
    Settings,
)
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

_TOP, _PITCH = 84.0, 65.0
_COLUMN_W, _COLUMN_GAP = 548.0, 32.0
_PAD = 24.0
_CONTROL_H = 31.0
_BUTTONS_Y = 630.0
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


def _percent(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(f"{value} %" for value in values)


_OFF_ON: Final = (False, True)
_LEFT: Final = (
    _Row("full_screen", "Screen", "F11 does the same", _OFF_ON, ("Window", "Full screen")),
    _Row(
        "interface_scale",
        "Interface",
        "above 100 % the view follows the pointer",
        SCALES,
        _percent(SCALES),
    ),
    _Row(
        "text_size",
        "Text",
        "of prompts, log, rulebook and the card shown large",
        TEXT_SIZES,
        _percent(TEXT_SIZES),
    ),
    _Row("contrast", "Contrast", "high: plain grounds, white words", _OFF_ON, ("Usual", "High")),
    _Row("hints", "Hints", "what you may do glows", (True, False), ("On", "Off")),
    _Row(
        "open_hands",
        "Hands",
        "of people who share the laptop",
        _OFF_ON,
        ("Hidden by a curtain", "Open"),
    ),
    _Row(
        "odds",
        "Odds",
        "of an attack or a raid, before you begin it",
        ODDS,
        ("Never", "When I play alone", "Always"),
    ),
    _Row(
        "free_undo",
        "Undo",
        "anything: when you play alone, and the game's record says so",
        _OFF_ON,
        ("Until dice or cards", "Anything"),
    ),
)
_RIGHT: Final = (
    _Row(
        "thinking_ms",
        "Expert",
        "may think about a decision, in seconds at most",
        THINKING,
        tuple(f"{ms / 1000:g}" for ms in THINKING),
    ),
    _Row(
        "reasons",
        "Reasons",
        "of bots, on lines of the log",
        REASONS,
        ("Never", "In replays", "At once"),
    ),
    _Row("mute", "Sound", "M at the table does the same", _OFF_ON, ("On", "Off")),
    _Row("volume", "Volume", "percent", _VOLUMES, tuple(map(str, _VOLUMES))),
    _Row(
        "speed",
        "Speed",
        "of cards, dice and the moves of bots",
        SPEEDS,
        tuple(speed.capitalize() for speed in SPEEDS),
    ),
    _Row(
        "reduced_motion",
        "Motion",
        "reduced: nothing flies or tumbles",
        _OFF_ON,
        ("Full", "Reduced"),
    ),
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
        return self.app.at_sight(title_paint)

    def ground(self) -> pygame.Surface:
        if self.paint.theme.strong:
            return self.paint.neutral(*self.app.size)
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
        left = block.cx - _COLUMN_W - _COLUMN_GAP / 2
        high = _PITCH * max(len(_LEFT), len(_RIGHT) + 1) + 12
        for number, rows in enumerate((_LEFT, _RIGHT)):
            x, y = left + number * (_COLUMN_W + _COLUMN_GAP), block.y + _TOP
            sheet.shadow(x, y, _COLUMN_W, high, blur=10)
            sheet.panel(x, y, _COLUMN_W, high, (0, 0, 0, 90))
            inner = Box(x + _PAD, y + 8, _COLUMN_W - 2 * _PAD, _PITCH)
            for row in rows:
                self._draw_row(sheet, row, inner)
                inner = inner._replace(y=inner.y + _PITCH)
        self._draw_way(sheet, inner)
        problem = self._preferences.problem
        if problem:
            badge = sheet.paint.badge("x", 22, sheet.paint.theme.bad)
            sheet.put(badge, left + 11, block.y + _BUTTONS_Y - 18, anchor="mm")
            at = (left + 32, block.y + _BUTTONS_Y - 18)
            sheet.text(problem, *at, 15, anchor="lm", max_width=2 * _COLUMN_W)
        low, right = block.y + _BUTTONS_Y + 6, block.cx + _COLUMN_W + _COLUMN_GAP / 2
        sheet.button("restore", left, low, 190, 52, "As new", self._restore, icon="undo")
        sheet.button(
            "done", right - 190, low, 190, 52, "Done", self._on_back, "primary", shortcut="Esc"
        )
        keys = "Tab or arrow keys go, Enter chooses, Esc goes back"
        sheet.text(keys, block.cx, low + 26, 15, anchor="mm", alpha=190)

    def _draw_row(self, sheet: Sheet, row: _Row, box: Box) -> None:
        settings = self._preferences.settings
        wide = sheet.text(row.label, box.x, box.y + 15, 19, font="bold", anchor="lm")
        at, room = box.x + wide + 12, box.w - wide - 12
        # The notes are running text, so that its size is seen at once.
        size = 15 * sheet.paint.reading
        sheet.text(row.note, at, box.y + 16, size, anchor="lm", alpha=215, max_width=room)
        value = getattr(settings, row.field)
        sheet.segments(
            row.field,
            box.x,
            box.y + 29,
            box.w,
            _CONTROL_H,
            row.words,
            row.values.index(value) if value in row.values else None,
            lambda index: self._choose(row, index),
        )

    def _draw_way(self, sheet: Sheet, box: Box) -> None:
        """The way that the medal goes when the motion is changed."""
        sheet.text("A card moves like this", box.x, box.y + 15, 15, anchor="lm", alpha=215)
        y = box.y + 44
        left, right = box.x + _MEDAL / 2, box.right - _MEDAL / 2
        dim = rgba(sheet.paint.theme.paper, 60)
        sheet.panel(left, y - 1, right - left, 2, dim, radius=0, border=0)
        moving = self._clock.value("medal")
        at = moving[0] if moving else float(self._right)
        medal = sheet.paint.medal(0, _MEDAL, True)
        sheet.put(medal, left + (right - left) * at, y, anchor="mm")
