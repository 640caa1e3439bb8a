"""The last screen of a game: who won, how it went, and what was worth telling."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from game.table.paint import Paint
from game.table.regions import Box
from game.table.scenes.chart import draw_chart
from game.table.scenes.luck import Luck, luck_of
from game.table.scenes.screen import ENTER
from game.table.scenes.tabletop import TableScreen
from game.table.scenes.tale import GameResult, Highlight, tale_of
from game.table.svg import document, polygon, raster
from game.table.theme import rgba
from game.table.widgets import Sheet

__all__ = ["GameResult", "ResultScene"]

_PANEL_ALPHA = 185
_HEAD_SIZES: Final = (60.0, 52.0, 44.0, 38.0, 32.0, 28.0)
_FEW = 4
"""Up to so many players the rows are tall."""
_SCALE: Final = 2.0
"""Luck, in dice, that the bars reach at least; beyond, the greatest of the game fills its bar."""


class ResultScene(TableScreen):
    """Shows a GameResult; from here the game is played again, set up anew, or left."""

    def __init__(
        self,
        result: GameResult,
        on_again: Callable[[], None],
        on_setup: Callable[[], None],
        on_title: Callable[[], None],
    ) -> None:
        super().__init__(result.rules.game)
        self.tale = tale_of(result)
        self.luck = luck_of(result)
        self._on_again = on_again
        self._on_setup = on_setup
        self._on_title = on_title

    def key(self, key: int) -> None:
        if key in ENTER:
            self._on_again()

    def draw(self, sheet: Sheet, block: Box) -> None:
        self._draw_winner(sheet, Box(block.x + 24, block.y + 24, 520, 672))
        right = Box(block.x + 568, block.y + 24, 688, 384)
        draw_chart(sheet, right, self.tale)
        self._draw_highlights(sheet, Box(right.x, block.y + 424, right.w, 272))

    # ---- the winner and the others

    def _draw_winner(self, sheet: Sheet, box: Box) -> None:
        players = len(self.tale.result.players)
        row, pitch = (48.0, 54.0) if players <= _FEW else (40.0, 44.0)
        rows = box.y + 592 - players * pitch + (pitch - row)
        sheet.panel(*box, fill=rgba(sheet.paint.theme.ink, _PANEL_ALPHA), radius=12)
        self._draw_head(sheet, Box(box.x, box.y, box.w, rows - box.y))
        y = box.y + 608
        sheet.button(
            "again",
            box.x + 24,
            y,
            228,
            48,
            "Rematch",
            self._on_again,
            "primary",
            icon="reroll",
            shortcut="Enter",
        )
        sheet.button("setup", box.x + 264, y, 112, 48, "Set-up", self._on_setup, icon="gear")
        sheet.button("title", box.x + 388, y, 108, 48, "Title", self._on_title, icon="door")
        # After the buttons: Tab comes to them first.
        for place, (rank, seat) in enumerate(self.tale.ranking()):
            at = Box(box.x + 24, rows + place * pitch, box.w - 48, row)
            self._draw_rank(sheet, at, rank, seat)

    def _draw_head(self, sheet: Sheet, box: Box) -> None:
        """Emblem in its wreath, name, and how the game ended; `box` is what the rows leave."""
        paint, room = sheet.paint, box.w - 48
        ending = self.tale.ending()
        words = paint.paragraph(ending.how, room, 18, align="center")
        y = box.bottom - 20 - words.get_height() / paint.u
        sheet.put(words, box.cx, y, 2, "mt", 230)
        for line, sizes in ((ending.shared, (32.0,)), (ending.who, _HEAD_SIZES)):
            if not line:
                continue
            wide = (s for s in sizes if paint.text_width(line, s, "display") <= room)
            size = next(wide, sizes[-1])
            y -= size * 0.62 + 4
            shadow = rgba("#140800", 150)
            sheet.text(line, box.cx + 2, y + 3, size, shadow, "display", "mm", 255, room, 2)
            sheet.text(line, box.cx, y, size, None, "display", "mm", 255, room, 2)
            y -= size * 0.5
        self._draw_emblems(sheet, Box(box.x, box.y, box.w, y - box.y))

    def _draw_emblems(self, sheet: Sheet, box: Box) -> None:
        paint, result = sheet.paint, self.tale.result
        winners = result.outcome.winners
        high = min(250.0, box.h - 14)
        cy = box.y + 6 + box.h / 2

        def rays() -> pygame.Surface:
            middle = (box.w / 2, cy - box.y)
            body = _rays(middle, high * 0.64, paint.theme.glow)
            return raster(document(box.w, box.h, body), paint.size(box.w, box.h))

        sheet.put(paint.cached(("rays", box.w, box.h), rays), box.x, box.y)
        if len(winners) == 1:
            sheet.icon("wreath", box.cx, cy, high, paint.theme.glow, z=1)
            size, pitch = high * 0.525, 0.0
        else:
            size = min(high * 0.5, (box.w - 60) / max(1, len(winners)) - 14)
            pitch = size + 14
        first = box.cx - pitch * (len(winners) - 1) / 2
        for index, seat in enumerate(winners):
            x = first + index * pitch
            half = size / 2
            sheet.glow(x - half, cy - half, size, size, radius=half, blur=12, alpha=150, z=1)
            sheet.put(paint.medal(result.players[seat].style, size, True), x, cy, 1, "mm")

    def _draw_rank(self, sheet: Sheet, box: Box, rank: int, seat: int) -> None:
        theme, result = sheet.paint.theme, self.tale.result
        player, won = result.players[seat], seat in result.outcome.winners
        fill = rgba(theme.glow, 40) if won else (0, 0, 0, 90)
        sheet.panel(*box, fill=fill, line=theme.glow if won else None)
        sheet.text(str(rank), box.x + 18, box.cy, 18, None, "display", "mm", 215)
        medal = sheet.paint.medal(player.style, min(36, box.h - 8))
        sheet.put(medal, box.x + 52, box.cy, anchor="mm")
        at = Box(box.right - 152, box.y, 84, box.h)
        x = box.x + 82
        room = at.x - 12 - x
        apart = box.h / 4 - 1.5
        sheet.text(player.name, x, box.cy - apart, 18, None, "bold", "lm", max_width=room)
        note = self.tale.note(seat)
        sheet.text(note, x, box.cy + apart + 0.5, 15, None, "body", "lm", 215, room)
        luck = self.luck[seat]
        if luck is not None:
            self._draw_luck(sheet, at, seat, luck)
        total = str(result.totals[seat])
        colour = theme.glow if won else None
        sheet.text(total, box.right - 16, box.cy, 26, colour, "display", "rm")

    def _draw_luck(self, sheet: Sheet, box: Box, seat: int, luck: Luck) -> None:
        """How the dice fell: a number, and a bar to the right for luck, to the left for none."""
        theme, key = sheet.paint.theme, ("luck", seat)
        sheet.spot(key, *box, label=f"Dice {luck.number}", tip=luck.told())
        colour = theme.glow if luck.lucky else theme.paper
        apart = box.h / 4 - 1.5
        sheet.text("dice", box.x + 4, box.cy - apart, 15, None, "body", "lm", 215)
        sheet.text(luck.number, box.right - 4, box.cy - apart, 16, colour, "bold", "rm")
        track = Box(box.x + 4, box.cy + apart - 2, box.w - 8, 5)
        sheet.panel(*track, fill=rgba(theme.paper, 40), radius=2.5, border=0)
        reach = max(_SCALE, *[abs(float(other.total)) for other in self.luck if other])
        long = abs(float(luck.total)) / reach * track.w / 2
        if long >= 1:
            x = track.cx if luck.total > 0 else track.cx - long
            sheet.panel(x, track.y, long, track.h, colour, radius=2.5, border=0)
        sheet.panel(track.cx - 1, track.y - 3, 2, track.h + 6, theme.paper, radius=0, border=0)
        if sheet.is_focused(key):
            sheet.focus_ring(box.x, box.y + 4, box.w, box.h - 8)

    # ---- highlights

    def _draw_highlights(self, sheet: Sheet, box: Box) -> None:
        sheet.text("Highlights", box.x + 4, box.y + 14, 20, font="bold", anchor="lm")
        told = self.tale.highlights()
        room = Box(box.x, box.y + 32, box.w, box.h - 32)
        if not told:
            sheet.panel(*room, fill=rgba(sheet.paint.theme.ink, _PANEL_ALPHA), radius=10)
            quiet = "A quiet game: nothing was won or lost that songs are made of."
            sheet.text(quiet, room.cx, room.cy, 17, anchor="mm", alpha=230)
            return
        w = (room.w - 24) / 3
        for index, highlight in enumerate(told):
            at = Box(room.x + index * (w + 12), room.y, w, room.h)
            self._draw_highlight(sheet, at, highlight)

    def _draw_highlight(self, sheet: Sheet, box: Box, highlight: Highlight) -> None:
        paint, result = sheet.paint, self.tale.result
        sheet.panel(*box, fill=rgba(paint.theme.ink, _PANEL_ALPHA), radius=10)
        x, y = box.x + 14, box.y + 14
        sheet.shadow(x, y, 80, 112, radius=7, blur=5)
        line = result.rules.catalogue.line(highlight.card)
        sheet.put(self.faces.thumb(line, 80), x, y)
        medal = paint.medal(result.players[highlight.seat].style, 40)
        sheet.put(medal, box.right - 34, box.y + 34, anchor="mm")
        room = box.w - 26
        gold = paint.theme.glow
        sheet.text(highlight.title, x, box.y + 146, 19, gold, "bold", "lm", max_width=room)
        words = _fitting(paint, highlight.text, room, box.bottom - 8 - (box.y + 162))
        sheet.put(words, x, box.y + 162)


def _fitting(paint: Paint, text: str, wide: float, high: float) -> pygame.Surface:
    """A paragraph as large as fits, from 16 down."""
    longest = max(text.split(), key=lambda word: paint.text_width(word, 16))
    for size, leading in ((16, 1.3), (15, 1.25), (14, 1.2), (13, 1.2)):
        words = paint.paragraph(text, wide, size, leading=leading)
        if paint.text_width(longest, size) <= wide and words.get_height() <= paint.px(high):
            break
    return words


def _rays(middle: tuple[float, float], reach: float, colour: str) -> str:
    """Two dozen rays around `middle`."""
    x, y = middle
    wedges = []
    for step in range(24):
        angle = step * math.pi / 12
        ends = [(x + reach * math.cos(a), y + reach * math.sin(a)) for a in (angle, angle + 0.13)]
        wedges.append(polygon([middle, *ends], colour, 0.11))
    return "".join(wedges)
