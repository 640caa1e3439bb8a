"""The table of past games: who has played and won how often, in each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.games import GAMES
from game.records.scores import Score, scores
from game.records.shelf import Glance
from game.table.paint import Paint
from game.table.regions import Box
from game.table.scenes.screen import Screen, glyph_button
from game.table.scenes.title import title_paint
from game.table.widgets import Sheet

_TOP, _HEAD, _ROW, _WIDE, _GAP = 92.0, 92.0, 38.0, 596.0, 24.0
ROWS: Final = 12
"""Players of a game that have a row."""
_COLUMNS: Final = (("played", 300.0), ("won", 372.0), ("shared", 452.0), ("won of 100", 570.0))
"""Heading and right edge of each number."""


class PastGames(Screen):
    """A table beside another, one for each game."""

    def __init__(self, games: Sequence[Glance], on_back: Callable[[], None]) -> None:
        """`games` are those on the shelf."""
        super().__init__()
        self._tables = {slug: scores(games, slug) for slug in GAMES}
        self._on_back = on_back

    @property
    def paint(self) -> Paint:
        return self.app.at_sight(title_paint)

    def ground(self) -> pygame.Surface:
        return self.paint.neutral(*self.app.size)

    def key(self, key: int) -> None:
        if key == pygame.K_ESCAPE:
            self._on_back()

    def draw(self, sheet: Sheet, block: Box) -> None:
        corner = Box(block.x + 12, block.y + 16, 40, 40)
        glyph_button(sheet, "leave", corner, "chev", self._on_back, tip="Back (Esc)", size=20)
        sheet.text("Past games", block.x + 56, block.y + 36, 28, font="display", anchor="lm")
        for number, (slug, table) in enumerate(self._tables.items()):
            x = block.x + 32 + number * (_WIDE + _GAP)
            high = _HEAD + _ROW * max(1, min(ROWS, len(table))) + 16
            self._draw_table(sheet, Box(x, block.y + _TOP, _WIDE, high), slug, table)
        words = "Every finished game that is kept counts; a shared win counts in parts."
        sheet.text(words, block.x + 32, block.y + 690, 15, anchor="lm", alpha=225)

    def _draw_table(self, sheet: Sheet, box: Box, slug: str, table: Sequence[Score]) -> None:
        theme = sheet.paint.theme
        sheet.shadow(*box, blur=6)
        sheet.panel(*box, fill=(0, 0, 0, 90))
        sheet.text(GAMES[slug].name, box.x + 20, box.y + 28, 21, font="bold", anchor="lm")
        if not table:
            words = "No game has been played to its end yet."
            sheet.text(words, box.x + 20, box.y + _HEAD + 12, 16, anchor="lm", alpha=225)
            return
        for heading, right in _COLUMNS:
            sheet.text(heading, box.x + right, box.y + 66, 15, anchor="rm", alpha=225)
        for row, score in enumerate(table[:ROWS]):
            y = box.y + _HEAD + row * _ROW + _ROW / 2 - 6
            if row:
                sheet.panel(box.x + 20, y - _ROW / 2, box.w - 40, 1, fill=theme.line, border=0)
            icon = "robot" if score.who.bot else "person"
            sheet.icon(icon, box.x + 32, y, 20)
            name = f"{score.who.name} bots" if score.who.bot else score.who.name
            sheet.text(name, box.x + 52, y, 17, font="bold", anchor="lm", max_width=180)
            share = f"{round(100 * score.rate)}"
            values = (str(score.played), str(score.won), str(score.shared), share)
            for value, (_, right) in zip(values, _COLUMNS, strict=True):
                sheet.text(value, box.x + right, y, 17, anchor="rm")
