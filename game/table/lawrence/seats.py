"""The players around the table: opponents along the top, your own plaque at the bottom."""

from __future__ import annotations

from functools import partial

from game.rules.lawrence.state import Party, party_force, victory_total
from game.table.choices import card_key
from game.table.lawrence.look import Look
from game.table.pen import Z_CARD, Pen
from game.table.pick import Pick
from game.table.regions import Box, Regions
from game.table.seatrow import COMPACT, Status, draw_head, draw_own_head, draw_score, seat_boxes


def status(look: Look, seat: int, compact: bool) -> Status:
    """What stands against or for a seat."""
    view = look.view
    if view.captured[seat]:
        words = "captured" if compact else "Captured: skips the next turn"
        return Status("captured", words, True)
    if view.lost[seat]:
        return Status("hourglass", "lost" if compact else "Lost in the Desert", True)
    if seat == view.active and seat != look.me:
        return Status("play", "plays" if compact else "has the turn")
    if seat == (view.active + 1) % view.seats:
        return Status("fort", "defends" if compact else f"defends against {_whom(look)}")
    return Status()


def _whom(look: Look) -> str:
    return "you" if look.view.active == look.me else look.players[look.view.active].name


def draw_seats(pen: Pen, look: Look, area: Box, pick: Pick) -> None:
    """All opponents."""
    tables, view = look.rules.tables, look.view
    for seat, box in seat_boxes(look.me, view.seats, area).items():
        key = ("seat", seat)
        compact = box.w < COMPACT
        draw_head(pen, look, seat, box, status(look, seat, compact), None)
        total = victory_total(tables, view.victory[seat])
        width, icon = (76, "") if compact else (104, "laurel")
        draw_score(pen, total, tables.victory_force, box.right - 14, box.y + 20, width, icon)
        _line_of_cards(pen, look, seat, box, compact, pick)
        pen.spot(key, *box, partial(pick, key), label=look.players[seat].name, z=1)
        pen.anchors[key] = (pen.paint.px(box.x + 30), pen.paint.px(box.bottom - 28))


def _line_of_cards(pen: Pen, look: Look, seat: int, box: Box, compact: bool, pick: Pick) -> None:
    """Hand and camp of an opponent."""
    view = look.view
    y = box.bottom - 46
    if compact:
        if view.hands[seat]:
            pen.put(pen.faces.back(21), box.x + 14, y + 5, Z_CARD)
        pen.text(str(view.hands[seat]), box.x + 42, y + 20, 17, font="bold", anchor="lm", z=Z_CARD)
        x, most = box.x + 60.0, 2
    else:
        pen.backs(box.x + 14, y + 5, view.hands[seat], 92)
        x, most = box.x + 132.0, 12
    camp = view.camps[seat]
    if not camp:
        words = "no Leader" if compact else "no Leader in play"
        pen.text(words, x, y + 20, 15, pen.tint(pen.theme.paper, 170), anchor="lm", z=Z_CARD)
    shown = 0
    for index, party in enumerate(camp):
        boxes = 0 if compact else len(party.tribe)
        more = index < len(camp) - 1
        if index >= most or x + chip_width(boxes) > box.right - (34 if more else 8):
            boxes = 0
            if index >= most or x + chip_width(0) > box.right - (34 if more else 8):
                break
        x += draw_chip(pen, look, party, x, y, pick, boxes > 0) + (3 if compact else 8)
        shown += 1
    if shown < len(camp):
        pen.text(f"+{len(camp) - shown}", x, y + 20, 16, font="bold", anchor="lm", z=Z_CARD)


def chip_width(boxes: int) -> float:
    """Width of a Leader chip with so many Tribesmen."""
    return 78 + 27 * boxes + (7 if boxes else 0)


def draw_chip(
    pen: Pen, look: Look, party: Party, x: float, y: float, pick: Pick, boxes: bool = True
) -> float:
    """A Leader in small: portrait, total, a box for each Tribesman. Returns its width."""
    tables, theme = look.rules.tables, pen.theme
    tribe = party.tribe if boxes else ()
    key = card_key(party.leader)
    width = chip_width(len(tribe))
    lit = look.glows(key)
    if lit:
        pen.glow(x, y, width, 40, radius=20, blur=6, z=Z_CARD)
    edge = theme.glow if lit else pen.tint(theme.glow, 120)
    pen.panel(
        x,
        y,
        width,
        40,
        fill=pen.tint(theme.ink, 215),
        line=edge,
        radius=20,
        border=2 if lit else 1,
        z=Z_CARD,
    )
    line = look.rules.catalogue.line(party.leader)
    pen.put(pen.faces.portrait(line, 36), x + 20, y + 20, Z_CARD, "mm")
    total = party_force(tables, party)
    pen.text(str(total), x + 58, y + 20, 22, theme.glow, "display", anchor="mm", z=Z_CARD)
    pen.spot(key, x, y, 78, 40, lambda: pick(key), label=line.name, z=2)
    pen.anchors[key] = (pen.paint.px(x + 20), pen.paint.px(y + 20))
    for index, card in enumerate(tribe):
        _box(pen, look, party, card, x + 78 + index * 27, y + 6, pick)
    return width


def _box(pen: Pen, look: Look, party: Party, card: int, x: float, y: float, pick: Pick) -> None:
    theme = pen.theme
    key = card_key(card)
    lit = look.glows(key)
    if lit:
        pen.glow(x, y, 24, 28, radius=5, blur=5, z=Z_CARD)
    pen.panel(
        x,
        y,
        24,
        28,
        fill=theme.types["tribesman"],
        line=theme.glow if lit else theme.paper,
        radius=4,
        border=2 if lit else 1,
        z=Z_CARD,
    )
    force = look.rules.member_force(party, card)
    pen.text(str(force), x + 12, y + 14, 16, font="bold", anchor="mm", z=Z_CARD)
    name = look.rules.catalogue.card_name(card)
    pen.spot(key, x, y, 24, 28, lambda: pick(key), label=name, z=3, focusable=lit)
    pen.anchors[key] = (pen.paint.px(x + 12), pen.paint.px(y + 14))


def draw_plaque(pen: Pen, look: Look, parts: Regions, pick: Pick) -> None:
    """The player at the table: name, score and Victory pile."""
    theme, view, box = pen.theme, look.view, parts.plaque
    key = ("seat", look.me)
    _, words, warning = status(look, look.me, compact=True)
    if view.active == look.me and not warning:
        words, warning = "your turn", True
    elif look.acting == look.me and not warning:
        words, warning = "your answer", True
    elif not warning:
        words = words.replace("defends", "you defend")
    tables = look.rules.tables
    total = victory_total(tables, view.victory[look.me])
    draw_own_head(pen, look, box, words, warning, total, tables.victory_force, "laurel")
    pen.text(
        "Victory pile",
        box.x + 14,
        box.y + 86,
        15,
        pen.tint(theme.paper, 215),
        anchor="lm",
        z=Z_CARD,
    )
    pile = view.victory[look.me]
    if not pile:
        pen.text(
            "no Mission yet",
            box.x + 110,
            box.y + 86,
            15,
            pen.tint(theme.paper, 170),
            anchor="lm",
            z=Z_CARD,
        )
    pitch = min(40.0, (box.w - 118 - 34) / max(1, len(pile) - 1))
    for index, card in enumerate(pile):
        x = box.x + 110 + index * pitch
        pen.panel(
            x,
            box.y + 68,
            34,
            36,
            fill=theme.types["mission"],
            line=theme.paper,
            radius=5,
            border=1.5,
            z=Z_CARD,
        )
        force = look.rules.catalogue.line(card).number("force")
        pen.text(str(force), x + 17, box.y + 86, 19, font="display", anchor="mm", z=Z_CARD)
        pen.anchors[card_key(card)] = (pen.paint.px(x + 17), pen.paint.px(box.y + 86))
    pen.spot(key, *box, lambda: pick(key), label=look.players[look.me].name, z=1)
    pen.anchors[key] = (pen.paint.px(box.cx), pen.paint.px(box.bottom))
