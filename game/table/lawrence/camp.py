"""The middle of the table while nothing is fought: your Leaders and their Tribesmen."""

from __future__ import annotations

from game.rules.lawrence.state import Party
from game.table.choices import TABLE
from game.table.lawrence.look import Look
from game.table.lawrence.plates import draw_party, plate_width
from game.table.lawrence.seats import chip_width, draw_chip
from game.table.pen import Z_CARD, Z_PANEL, Pen
from game.table.pick import Pick
from game.table.regions import Box, spread


def draw_ground(pen: Pen, look: Look, box: Box, pick: Pick, strong: bool) -> None:
    """The ground of the arena; it is a target for what needs no other."""
    theme = pen.theme
    lit = look.table_is_target
    edge = theme.glow if lit else pen.tint(theme.glow, 120) if strong else None
    pen.panel(
        *box,
        fill=(18, 20, 28, 96 if strong else 70),
        line=edge,
        radius=12,
        border=2.5 if lit else 1.5,
        z=Z_PANEL,
    )
    pen.spot(TABLE, *box, (lambda: pick(TABLE)) if lit else None, label="the table")


def draw_camp(pen: Pen, look: Look, box: Box, pick: Pick) -> None:
    draw_ground(pen, look, box, pick, False)
    camp = look.view.camps[look.me]
    title = "Your camp" if camp else "Your camp is empty"
    pen.text(title, box.x + 20, box.y + 24, 18, font="bold", anchor="lm", z=Z_CARD)
    inner = Box(box.x + 20, box.y + 46, box.w - 40, box.h - 58)
    count = len(camp)
    if not count:
        return
    if count <= 3:
        _row_of_plates(pen, look, camp, inner, 120, pick)
    elif count == 4:
        _row_of_plates(pen, look, camp, inner, 100, pick)
    elif count <= 8:
        half = (inner.h - 8) / 2
        top, low = camp[: (count + 1) // 2], camp[(count + 1) // 2 :]
        _row_of_plates(pen, look, top, inner._replace(h=half), 72, pick)
        _row_of_plates(pen, look, low, Box(inner.x, inner.y + half + 8, inner.w, half), 72, pick)
    else:
        for index, party in enumerate(camp):
            column, row = index % 3, index // 3
            draw_chip(pen, look, party, inner.x + column * inner.w / 3, inner.y + row * 56, pick)


def _row_of_plates(
    pen: Pen, look: Look, camp: tuple[Party, ...], box: Box, lead: float, pick: Pick
) -> None:
    width = plate_width(lead)
    most = 334.0 if lead >= 120 else width + 16
    offset, pitch = spread(len(camp), box.w, width, most)
    tall = min(box.h, 272.0 + max(0.0, box.h - 306))
    for index, party in enumerate(camp):
        place = Box(box.x + offset + index * pitch, box.y + (box.h - tall) / 2, width, tall)
        draw_party(pen, look, party, place, lead, pick)


def draw_resting(pen: Pen, look: Look, box: Box, pick: Pick) -> None:
    """The player's Leaders that are not in the battle."""
    view = look.view
    fighting = view.battle.leaders if view.battle and view.active == look.me else ()
    camp = [party for party in view.camps[look.me] if party.leader not in fighting]
    title = "Your camp" if camp else "Your camp is empty"
    pen.text(title, box.x, box.y + 12, 17, font="bold", anchor="lm", alpha=220, z=Z_CARD)
    if camp and fighting:
        x = box.x + pen.paint.text_width(title, 17, "bold") + 10
        pen.text("not in this attack", x, box.y + 13, 15, anchor="lm", alpha=190, z=Z_CARD)
    top = box.y + 28
    if len(camp) == 1:
        draw_party(pen, look, camp[0], Box(box.x, top, plate_width(108), 210), 108, pick)
    elif len(camp) == 2:
        half = (box.h - 36) / 2
        for index, party in enumerate(camp):
            place = Box(box.x, top + index * (half + 8), plate_width(80), half)
            draw_party(pen, look, party, place, 80, pick)
    else:
        pitch = min(48.0, (box.h - 68) / max(1, len(camp) - 1))
        for index, party in enumerate(camp):
            draw_chip(
                pen,
                look,
                party,
                box.x,
                top + index * pitch,
                pick,
                chip_width(len(party.tribe)) <= box.w,
            )
