"""How a player wants to be asked out of turn, before the game: a panel over the set-up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.seating import ASKING, WHEN_POSSIBLE
from game.table.regions import Box
from game.table.scenes.form import Form, Row
from game.table.theme import rgba
from game.table.widgets import Sheet

LABELS: Final = ("Always", "When I could answer", "Never")
"""What ASKING is called."""
_WIDE, _ROW = 840.0, 60.0
_Z: Final = 100


def draw_rows(
    sheet: Sheet,
    box: Box,
    top: float,
    rows: Sequence[tuple[str, str, int]],
    key: str,
    change: Callable[[str, int], None],
    z: int,
) -> None:
    """When a player wants to be asked: (kind, label, chosen of LABELS) a row, from `top` of `box`
    on; `key` is the first word of their keys."""
    for index, (kind, label, chosen) in enumerate(rows):
        y = box.y + top + _ROW * index
        sheet.text(label, box.x + 24, y, 19, font="bold", anchor="lm", max_width=270, z=z)
        sheet.segments(
            (key, kind), box.right - 534, y - 20, 510, 40, LABELS, chosen,
            partial(change, kind), z=z + 2,
        )  # fmt: skip


def draw_asking(
    sheet: Sheet,
    block: Box,
    form: Form,
    row: Row,
    change: Callable[[str, int], None],
    close: Callable[[], None],
) -> None:
    """One row for each kind of question."""
    paint, theme = sheet.paint, sheet.paint.theme
    wide, high = 2 * block.cx, 2 * block.cy
    sheet.panel(0, 0, wide, high, fill=(8, 6, 10, 150), radius=0, border=0, z=_Z)
    sheet.spot("shut", 0, 0, wide, high, close, focusable=False, z=_Z)
    tall = 190 + _ROW * len(form.questions)
    box = Box(block.cx - _WIDE / 2, block.cy - tall / 2, _WIDE, tall)
    sheet.shadow(*box, radius=12, blur=16, alpha=200, z=_Z)
    sheet.panel(*box, fill=rgba(theme.ink, 250), line=theme.glow, radius=12, border=1.5, z=_Z)
    sheet.spot("panel", *box, focusable=False, z=_Z + 1)
    seat = form.rows.index(row)
    sheet.put(paint.medal(seat, 40), box.x + 44, box.y + 36, _Z, "mm")
    title = f"When is {form.name(row)} asked?"
    sheet.text(title, box.x + 76, box.y + 36, 22, font="bold", anchor="lm", z=_Z)
    rows = [
        (kind, label, ASKING.index(row.asking.get(kind, WHEN_POSSIBLE)))
        for kind, label in form.questions.items()
    ]
    draw_rows(sheet, box, 98, rows, "asked", change, _Z)
    note = "With “always” nobody can tell from a question who holds an answer."
    sheet.text(note, box.x + 24, box.bottom - 42, 16, anchor="lm", alpha=225, z=_Z)
    sheet.button("asked", box.right - 164, box.bottom - 64, 140, 44, "Good", close, "primary",
                 z=_Z + 2)  # fmt: skip
