"""The right side of the table: Missions that rest."""

from __future__ import annotations

from game.rules.lawrence.state import Stand
from game.table.lawrence.look import Look
from game.table.lawrence.plates import draw_small_stand
from game.table.pen import Z_CARD, Pen
from game.table.pick import Pick
from game.table.regions import Box


def draw_missions(pen: Pen, look: Look, box: Box, pick: Pick) -> None:
    view = look.view
    fought = view.battle.mission if view.battle else -1
    stands = [stand for stand in view.missions if stand.mission != fought]
    title = "Other Missions" if fought >= 0 else "Missions"
    pen.text(
        title if stands else "No Mission in play",
        box.x,
        box.y + 12,
        17,
        font="bold",
        anchor="lm",
        alpha=220,
        z=Z_CARD,
    )
    top = box.y + 28
    columns = 1 if len(stands) <= 6 else 2
    rows = -(-len(stands) // columns)
    if len(stands) <= 2:
        pitch, tall = 134.0, 126.0
    else:
        pitch = min(52.0, (box.bottom - top) / rows)
        tall = pitch - 4
    wide = (box.w - 6 * (columns - 1)) / columns
    for index, stand in enumerate(stands):
        column, row = divmod(index, max(1, rows))
        place = Box(box.x + column * (wide + 6), top + row * pitch, wide, tall)
        draw_small_stand(pen, look, stand, place, _retry_note(look, stand), pick)


def _retry_note(look: Look, stand: Stand) -> str:
    if stand.failed < 0 or look.view.options.retry == "anyone":
        return ""
    if stand.failed == look.me:
        return "You failed here last"
    return f"{look.players[stand.failed].name} failed last"
