"""The log: what happened in sentences, whose is wanted, and the cards that a sentence names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from game.table.choices import card_key
from game.table.look import AnyLook
from game.table.overlays import draw_drawer, draw_panel
from game.table.pen import Z_SHEET, Pen
from game.table.regions import Box, Regions, spread
from game.table.session import Line

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

_WIDTH: Final = 360.0
_HEAD: Final = 84.0
_SIZE: Final = 15.0
_MEDAL: Final = 30.0
_Z_SHUT: Final = 200
_Z_IN: Final = 210
_CARD_W: Final = 168.0
STEP: Final = 6
"""Lines that a click on an arrow goes on."""


class Logbook:
    """What is done with the log of a table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def show(self, line: Line) -> None:
        """The cards of a line, large."""
        self._scene.overlay.line = line
        self._scene.redraw()

    def choose(self, seat: int | None) -> None:
        """Only what one player did, or all."""
        overlay = self._scene.overlay
        overlay.log_seat, overlay.log_up = seat, 0
        self._scene.redraw()

    def scroll(self, by: int) -> None:
        """So many lines towards the beginning; the first line stays in sight."""
        scene, overlay = self._scene, self._scene.overlay
        lines = scene.session.lines(scene.look.me, overlay.log_seat)
        last = sum(1 for _ in lines) - 1
        overlay.log_up = max(0, min(last, overlay.log_up + by))
        scene.redraw()


def log_box(parts: Regions) -> Box:
    """Where the opened log lies."""
    return Box(parts.log.right - _WIDTH, parts.log.y, _WIDTH, parts.log.h)


def draw_log(pen: Pen, parts: Regions, look: AnyLook, scene: TableScene) -> None:
    """The opened log: the latest sentences at the bottom, with the emblem of who acted."""
    theme, overlay = pen.theme, scene.overlay
    box = log_box(parts)
    shut = partial(scene.command, "log")
    draw_drawer(pen, box, "log", "Log", "L", shut, _Z_IN)
    pen.spot("log", *box, shut, label="Close the log", focusable=False, z=_Z_SHUT)
    _draw_seats(pen, look, box, scene)
    lines = scene.session.lines(look.me, overlay.log_seat, scene.tells_why)
    y = box.bottom - 10
    for number, line in enumerate(islice(lines, overlay.log_up, None)):
        words = pen.paint.paragraph(line.words, box.w - 66, _SIZE * pen.paint.reading)
        tall = max(26.0, words.get_height() / pen.paint.u)
        if y - tall - 6 < box.y + _HEAD:
            break
        y -= tall + 6
        key = ("line", number)
        if line.cards or line.why:
            place = Box(box.x + 8, y - 1, box.w - 16, tall + 4)
            show = partial(scene.logbook.show, line) if line.cards else None
            pen.spot(key, *place, show, label=line.words, tip=line.why or "Show the cards", z=_Z_IN)
            if pen.is_hot(key):
                fill = pen.tint(theme.paper, 26)
                pen.panel(*place, fill=fill, radius=6, border=0, z=Z_SHEET)
            if pen.is_focused(key):
                pen.focus_ring(*place, z=Z_SHEET)
        if line.seat >= 0:
            medal = pen.paint.medal(look.players[line.seat].style, 24)
            pen.put(medal, box.x + 28, y + 12, Z_SHEET, "mm")
        pen.put(words, box.x + 50, y + 2, Z_SHEET)


def _draw_seats(pen: Pen, look: AnyLook, box: Box, scene: TableScene) -> None:
    """All or one player's lines, and the way to earlier ones."""
    chosen, up = scene.overlay.log_seat, scene.overlay.log_up
    x, y = box.x + 12, box.y + 44
    for seat in (None, *range(len(look.players))):
        key = ("log", "seat", seat)
        name = "everybody" if seat is None else look.players[seat].name
        wide = 38.0 if seat is None else _MEDAL
        place = Box(x, y, wide, _MEDAL)
        if seat == chosen:
            pen.panel(*place.grown(3), fill=pen.tint(pen.theme.glow, 255), radius=18, border=0,
                      z=Z_SHEET)  # fmt: skip
        elif pen.is_hot(key):
            pen.panel(*place.grown(3), fill=pen.tint(pen.theme.paper, 60), radius=18, border=0,
                      z=Z_SHEET)  # fmt: skip
        if seat is None:
            ink = pen.theme.ink if chosen is None else None
            pen.text("All", place.cx, place.cy, 15, ink, "bold", "mm", z=Z_SHEET)
        else:
            medal = pen.paint.medal(look.players[seat].style, _MEDAL - 2)
            pen.put(medal, place.cx, place.cy, Z_SHEET, "mm")
        choose = partial(scene.logbook.choose, seat)
        pen.spot(key, *place.grown(2), choose, label=name, tip=f"What {name} did", z=_Z_IN)
        if pen.is_focused(key):
            pen.focus_ring(*place.grown(3), z=Z_SHEET)
        x += wide + 10
    for name, by, left in (("up", STEP, box.right - 76), ("down", -STEP, box.right - 42)):
        arrow = ("log", name)
        enabled = by > 0 or up > 0
        strength = 255 if enabled else 90
        pen.put(pen.paint.icon(name, 18), left + 16, y + 15, Z_SHEET, "mm", strength)
        words = "Earlier lines" if by > 0 else "Later lines"
        pen.spot(arrow, left, y, 32, 30, partial(scene.logbook.scroll, by), label=words,
                 tip=f"{words} (wheel)", enabled=enabled, z=_Z_IN)  # fmt: skip
        if pen.is_focused(arrow):
            pen.focus_ring(left, y, 32, 30, z=Z_SHEET)


def draw_line(
    pen: Pen, look: AnyLook, parts: Regions, line: Line, close: Callable[[], None]
) -> None:
    """The cards that a sentence of the log names, large enough to read."""
    lines = _once_each(look, line.cards)
    room = parts.wide - 160
    wide = min(room, max(460.0, len(lines) * (_CARD_W + 16) + 48))
    paint = pen.paint
    words = paint.paragraph(line.words, wide - 48, 19)
    text_h = words.get_height() / paint.u
    box = draw_panel(pen, parts, wide, 66 + text_h + _CARD_W * 1.4 + 92, "", "")
    pen.put(words, box.cx, box.y + 28, Z_SHEET, "mt")
    offset, pitch = spread(len(lines), box.w - 48, _CARD_W, _CARD_W + 16)
    top = box.y + 48 + text_h
    for index, card in enumerate(lines):
        x = box.x + 24 + offset + index * pitch
        each = look.catalogue.line(card)
        pen.shadow(x, top, _CARD_W, _CARD_W * 1.4, radius=9, blur=8, z=Z_SHEET)
        pen.put(pen.faces.face(each, _CARD_W / 300), x, top, Z_SHEET)
        pen.spot(card_key(card), x, top, _CARD_W, _CARD_W * 1.4, None, focusable=False,
                 label=each.name, z=_Z_IN)  # fmt: skip
    pen.button(
        ("sheet", "close"), box.cx - 90, box.bottom - 60, 180, 44, "Go on", close, "primary",
        shortcut="Space", z=Z_SHEET,
    )  # fmt: skip


def _once_each(look: AnyLook, cards: Sequence[int]) -> list[int]:
    """A card of each line that is named, in the order of the sentence."""
    return list({look.catalogue.line(card).id: card for card in reversed(cards)}.values())[::-1]
