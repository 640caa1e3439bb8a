"""The chart of a finished game: the totals of all players over the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.table.regions import Box
from game.table.scenes.tale import Step, Tale
from game.table.svg import document, path, raster
from game.table.theme import contrast, rgba
from game.table.widgets import Sheet

_PAD = 8.0
"""Room around the lines, so that thick ones are not cut off."""
_STEPS: Final = (1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000)
_MOST_ROUNDS, _MOST_TOTALS = 8, 7
"""How many numbers an axis has at most."""
_DARK = 2.6
"""Contrast with the panel below which a line gets a light edge."""


class _Frame(NamedTuple):
    """Where the axes lie and how far they go."""

    box: Box
    rounds: float
    top: float

    def x(self, when: float) -> float:
        return self.box.x + self.box.w * when / self.rounds

    def y(self, total: float) -> float:
        return self.box.bottom - self.box.h * total / self.top


def draw_chart(sheet: Sheet, box: Box, tale: Tale) -> None:
    """A step for each change, emblems where the tale wants them, and the goal in gold."""
    result, theme = tale.result, sheet.paint.theme
    sheet.panel(*box, fill=rgba(theme.ink, 185), radius=12)
    sheet.text(tale.chart_title, box.x + 24, box.y + 28, 20, font="bold", anchor="lm")
    area = Box(box.x + 60, box.y + 60, box.w - 168, box.h - 112)
    highest = max(tale.goal, *tale.start, *result.totals, *[step.total for step in tale.steps])
    frame = _Frame(area, max(1, result.rounds), highest * 1.1)
    _draw_axes(sheet, frame, result.rounds, tale.goal)
    winners = result.outcome.winners
    order = sorted(range(len(result.players)), key=lambda s: (s in winners, result.totals[s]))
    _draw_lines(sheet, frame, tale, order)
    for step in tale.marks():
        medal = sheet.paint.medal(result.players[step.seat].style, 20)
        sheet.put(medal, frame.x(step.when), frame.y(step.total), 2, "mm")
    _draw_ends(sheet, frame, tale, order)


def _draw_axes(sheet: Sheet, frame: _Frame, rounds: int, goal: int) -> None:
    theme, box = sheet.paint.theme, frame.box
    step = next(s for s in (5, 10, 20, 50, 100, 1000) if frame.top / s <= _MOST_TOTALS)
    for total in range(0, int(frame.top) + 1, step):
        if total and abs(total - goal) < step / 2:
            continue
        y = frame.y(total)
        sheet.panel(box.x, y - 0.5, box.w, 1, rgba(theme.paper, 46), radius=0, border=0)
        sheet.text(str(total), box.x - 12, y, 16, anchor="rm", alpha=205)
    y = frame.y(goal)
    sheet.panel(box.x, y - 1, box.w, 2, theme.glow, radius=0, border=0)
    sheet.text(str(goal), box.x - 12, y, 16, theme.glow, "bold", "rm")
    step = next(s for s in _STEPS if rounds / s <= _MOST_ROUNDS)
    below = box.bottom + 22
    # A number stands under the middle of its round; the last one makes room for itself.
    shown = [n for n in (1, *range(step, rounds, step)) if n + step * 0.6 <= rounds]
    for number in sorted({*shown, rounds}):
        sheet.text(str(number), frame.x(number - 0.5), below, 16, anchor="mm", alpha=205)
    sheet.text("round", box.x - 10, below, 15, anchor="rm", alpha=205)


def _draw_lines(sheet: Sheet, frame: _Frame, tale: Tale, order: Sequence[int]) -> None:
    paint, box = sheet.paint, frame.box
    wide, high = box.w + 2 * _PAD, box.h + 2 * _PAD
    outlines = []
    for seat in order:
        colour = paint.theme.seats[tale.result.players[seat].style].disc
        data = _line(frame, tale.start[seat], [step for step in tale.steps if step.seat == seat])
        width = 5.4 if seat in tale.result.outcome.winners else 4.0
        if contrast(colour, paint.theme.ink) < _DARK:
            outlines.append(path(data, stroke="#cfc3a8", width=width + 2.2))
        outlines.append(path(data, stroke=colour, width=width))
    body = "".join(outlines)

    def make() -> pygame.Surface:
        return raster(document(wide, high, body), paint.size(wide, high))

    sheet.put(paint.cached(("chart", body), make), box.x - _PAD, box.y - _PAD, 1)


def _line(frame: _Frame, start: int, steps: Sequence[Step]) -> str:
    """Path data of one player's line on the canvas of the lines."""
    left, top = frame.box.x - _PAD, frame.box.y - _PAD
    data = f"M{_PAD:.1f} {frame.y(start) - top:.1f}"
    for step in steps:
        data += f"H{frame.x(step.when) - left:.1f}V{frame.y(step.total) - top:.1f}"
    return data + f"H{frame.box.right - left:.1f}"


def _draw_ends(sheet: Sheet, frame: _Frame, tale: Tale, order: Sequence[int]) -> None:
    """Emblem and total of each player at the end of the line, pushed apart where they meet."""
    totals = tale.result.totals
    pitch = min(34.0, (frame.box.h + 20) / len(order))
    places: list[float] = []
    for seat in order[::-1]:
        wanted = frame.y(totals[seat])
        places.append(max(wanted, places[-1] + pitch) if places else wanted)
    lowest = frame.box.bottom + 8
    for index in range(len(places) - 1, -1, -1):
        places[index] = min(places[index], lowest)
        lowest = places[index] - pitch
    x = frame.box.right + 30
    for seat, y in zip(order[::-1], places, strict=True):
        won = seat in tale.result.outcome.winners
        medal = sheet.paint.medal(tale.result.players[seat].style, pitch - 4, won)
        sheet.put(medal, x, y, 3, "mm")
        colour = sheet.paint.theme.glow if won else None
        sheet.text(str(totals[seat]), x + 26, y, 18, colour, "bold", "lm", z=3)
