"""The right side of the table: Missions that rest, the deck and the discard pile."""

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


def draw_piles(pen: Pen, look: Look, box: Box) -> None:
    view = look.view
    pen.anchors["deck"] = (pen.paint.px(box.x + 26), pen.paint.px(box.y + 36))
    pen.anchors["discard"] = (pen.paint.px(box.x + 143), pen.paint.px(box.y + 36))
    if view.deck:
        back = pen.faces.back(50)
        pen.shadow(box.x, box.y, 50, 70, radius=4, blur=4, z=Z_CARD)
        for step in range(min(3, view.deck) - 1, -1, -1):
            pen.put(back, box.x + 3 - step * 1.5, box.y + 3 - step * 1.5, Z_CARD)
    else:
        pen.put(pen.paint.dashed(50, 70, 5), box.x, box.y, Z_CARD)
    _pile_words(pen, box.x + 62, box.y, view.deck, "deck")
    if view.discard:
        line = look.rules.catalogue.line(view.discard[-1])
        pen.shadow(box.x + 118, box.y + 1, 50, 70, radius=4, blur=4, z=Z_CARD)
        pen.put(pen.small(line, 50), box.x + 118, box.y + 1, Z_CARD)
        pen.spot(("pile", 0), box.x + 118, box.y + 1, 50, 70, None, label=line.name)
    else:
        pen.put(pen.paint.dashed(50, 70, 5), box.x + 118, box.y + 1, Z_CARD)
    _pile_words(pen, box.x + 178, box.y, len(view.discard), "discard")


def _pile_words(pen: Pen, x: float, y: float, count: int, name: str) -> None:
    pen.text(str(count), x, y + 24, 22, font="display", anchor="lm", z=Z_CARD)
    pen.text(name, x, y + 48, 15, anchor="lm", alpha=205, z=Z_CARD)
