"""The deck and the discard pile."""

from __future__ import annotations

from game.table.look import AnyLook
from game.table.pen import Z_CARD, Pen
from game.table.regions import Box


def draw_piles(pen: Pen, look: AnyLook, deck: int, box: Box) -> None:
    """Both piles with their numbers; the top of the discard pile lies open."""
    pen.anchors["deck"] = (pen.paint.px(box.x + 26), pen.paint.px(box.y + 36))
    pen.anchors["discard"] = (pen.paint.px(box.x + 143), pen.paint.px(box.y + 36))
    if deck:
        back = pen.faces.back(50)
        pen.shadow(box.x, box.y, 50, 70, radius=4, blur=4, z=Z_CARD)
        for step in range(min(3, deck) - 1, -1, -1):
            pen.put(back, box.x + 3 - step * 1.5, box.y + 3 - step * 1.5, Z_CARD)
    else:
        pen.put(pen.paint.dashed(50, 70, 5), box.x, box.y, Z_CARD)
    _words(pen, box.x + 62, box.y, deck, "deck")
    if look.view.discard:
        line = look.catalogue.line(look.view.discard[-1])
        pen.shadow(box.x + 118, box.y + 1, 50, 70, radius=4, blur=4, z=Z_CARD)
        pen.put(pen.small(line, 50), box.x + 118, box.y + 1, Z_CARD)
        pen.spot(("pile", 0), box.x + 118, box.y + 1, 50, 70, None, label=line.name)
    else:
        pen.put(pen.paint.dashed(50, 70, 5), box.x + 118, box.y + 1, Z_CARD)
    _words(pen, box.x + 178, box.y, len(look.view.discard), "discard")


def _words(pen: Pen, x: float, y: float, count: int, name: str) -> None:
    pen.text(str(count), x, y + 24, 22, font="display", anchor="lm", z=Z_CARD)
    pen.text(name, x, y + 48, 15, anchor="lm", alpha=205, z=Z_CARD)
