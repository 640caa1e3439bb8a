"""All hands at once, as a replay may show them: a drawer where the log is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.table.hand import in_order
from game.table.look import AnyLook
from game.table.overlays import draw_drawer
from game.table.pen import Z_SHEET, Pen
from game.table.regions import Box, Regions

_COLUMNS: Final = 4
_TAB_W, _TAB_H, _GAP = 132.0, 27.0, 5.0
_LEFT: Final = 60.0
_WIDTH: Final = _LEFT + _COLUMNS * (_TAB_W + _GAP) + 12
_Z_IN: Final = 210


def draw_hands(
    pen: Pen,
    parts: Regions,
    look: AnyLook,
    hands: Sequence[Sequence[int]],
    types: Sequence[str],
    close: Callable[[], None],
) -> None:
    """A row for each player; `types` are those of a hand from left to right."""
    rows = [max(1, -(-len(hand) // _COLUMNS)) * (_TAB_H + _GAP) + 12 for hand in hands]
    high = 52 + sum(rows)
    top = min(parts.log.y, max(52.0, parts.log.bottom - high))
    box = Box(parts.log.right - _WIDTH, top, _WIDTH, high)
    draw_drawer(pen, box, "hands", "All hands", "O", close, _Z_IN)
    pen.spot("hands", *box, focusable=False, z=_Z_IN - 1)
    y = box.y + 48
    for seat, hand in enumerate(hands):
        middle = y + (rows[seat] - 12) / 2
        pen.put(pen.paint.medal(look.players[seat].style, 30), box.x + 30, middle, Z_SHEET, "mm")
        if not hand:
            words = f"{look.players[seat].name} has no cards"
            pen.text(words, box.x + _LEFT, middle, 16, anchor="lm", alpha=225, z=Z_SHEET)
        for index, card in enumerate(in_order(look.catalogue, types, hand, ())):
            row, column = divmod(index, _COLUMNS)
            line = look.catalogue.line(card)
            place = Box(
                box.x + _LEFT + column * (_TAB_W + _GAP), y + row * (_TAB_H + _GAP), _TAB_W, _TAB_H
            )
            with pen.raised(Z_SHEET):
                pen.card(("open", card), line, *place, tab=True)
            pen.spot(("open", card), *place, None, focusable=False, label=line.name, z=_Z_IN)
        y += rows[seat]
