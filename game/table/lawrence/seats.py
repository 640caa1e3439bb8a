"""The players around the table: opponents along the top, your own plaque at the bottom."""

from __future__ import annotations

from game.rules.lawrence.state import Party, party_force, victory_total
from game.table.choices import card_key
from game.table.lawrence.look import Look
from game.table.pen import Z_CARD, Z_PANEL, Pen
from game.table.pick import Pick
from game.table.regions import GAP, Box, Regions

COMPACT = 300
"""Below this width a seat shows icons instead of words."""


def opponents(look: Look) -> list[int]:
    """The other seats, clockwise from the left of the player at the table."""
    seats = look.view.seats
    return [(look.me + step) % seats for step in range(1, seats)]


def seat_boxes(look: Look, area: Box) -> dict[int, Box]:
    """Where each opponent sits."""
    others = opponents(look)
    count = len(others)
    gap = GAP if count <= 4 else 8
    width = min(560.0, (area.w - (count - 1) * gap) / count)
    x = area.x + (area.w - count * width - (count - 1) * gap) / 2
    return {
        seat: Box(x + index * (width + gap), area.y, width, area.h)
        for index, seat in enumerate(others)
    }


def status(look: Look, seat: int, compact: bool) -> tuple[str, str, bool]:
    """Icon, words and whether they are a warning, for what stands against or for a seat."""
    view = look.view
    if view.captured[seat]:
        return "captured", "captured" if compact else "Captured: skips the next turn", True
    if view.lost[seat]:
        return "hourglass", "lost" if compact else "Lost in the Desert", True
    if seat == view.active and seat != look.me:
        return "play", "plays" if compact else "has the turn", False
    if seat == (view.active + 1) % view.seats:
        return "fort", "defends" if compact else f"defends against {_whom(look)}", False
    return "", "", False


def _whom(look: Look) -> str:
    return "you" if look.view.active == look.me else look.players[look.view.active].name


def draw_seats(pen: Pen, look: Look, area: Box, pick: Pick) -> None:
    """All opponents."""
    for seat, box in seat_boxes(look, area).items():
        _draw_seat(pen, look, seat, box, pick)


def _draw_seat(pen: Pen, look: Look, seat: int, box: Box, pick: Pick) -> None:
    theme = pen.theme
    key = ("seat", seat)
    compact = box.w < COMPACT
    lit = look.glows(key)
    acting = look.acting == seat
    if lit:
        pen.glow(*box, blur=9, alpha=215, z=Z_PANEL)
    edge = theme.glow if lit or acting else None
    pen.panel(*box, line=edge, border=2 if edge else 1, z=Z_PANEL)
    player = look.players[seat]
    if acting:
        pen.glow(box.x + 10, box.y + 10, 44, 44, radius=22, blur=6, z=Z_PANEL)
    pen.put(pen.paint.medal(player.style, 44, acting), box.x + 32, box.y + 32, Z_CARD, "mm")
    x = box.x + 62
    room = 76.0 if compact else box.w - 240
    name = pen.paint.text(player.name, 20, font="bold", max_width=room)
    pen.put(name, x, box.y + 20, Z_CARD, "lm")
    if player.bot:
        at = x + name.get_width() / pen.paint.u + 17
        pen.put(
            pen.paint.icon("robot", 18, pen.tint(theme.paper, 200)), at, box.y + 20, Z_CARD, "mm"
        )
    icon, words, warning = status(look, seat, compact)
    colour = theme.glow if warning else pen.tint(theme.paper, 205)
    if compact and icon:
        pen.put(pen.paint.icon(icon, 18, colour), x + 9, box.y + 45, Z_CARD, "mm")
        x += 22
    if words:
        pen.text(
            words, x, box.y + 44, 15, colour, anchor="lm", max_width=box.right - 120 - x, z=Z_CARD
        )
    _score(pen, look, seat, box.right - 14, box.y + 20, 76 if compact else 104, not compact)
    _line_of_cards(pen, look, seat, box, compact, pick)
    pen.spot(key, *box, lambda: pick(key), label=player.name, z=1)
    pen.anchors[key] = (pen.paint.px(box.x + 30), pen.paint.px(box.bottom - 28))


def _score(
    pen: Pen, look: Look, seat: int, right: float, cy: float, width: float, laurel: bool
) -> None:
    """Force in the Victory pile out of what wins, in numbers and as a bar."""
    theme, tables = pen.theme, look.rules.tables
    total = victory_total(tables, look.view.victory[seat])
    goal = f"/{tables.victory_force}"
    pen.text(goal, right, cy + 1, 16, pen.tint(theme.paper, 200), anchor="rm", z=Z_CARD)
    x = right - pen.paint.text_width(goal, 16) - 2
    pen.text(str(total), x, cy - 1, 26, font="display", anchor="rm", z=Z_CARD)
    if laurel:
        x -= pen.paint.text_width(str(total), 26, "display") + 16
        pen.put(pen.paint.icon("laurel", 24, theme.glow), x, cy, Z_CARD, "mm")
    pen.bar(right - width, cy + 20, width, 6, total / tables.victory_force)


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
    me = look.players[look.me]
    mine = look.acting == look.me and look.prompt.mine
    key = ("seat", look.me)
    pen.panel(
        *box,
        fill=pen.tint(theme.ink, 205),
        line=theme.glow if mine else None,
        radius=10,
        border=2 if mine else 1,
        z=Z_PANEL,
    )
    if mine:
        pen.glow(box.x + 10, box.y + 10, 48, 48, radius=24, blur=6, z=Z_PANEL)
    pen.put(pen.paint.medal(me.style, 48, mine), box.x + 34, box.y + 34, Z_CARD, "mm")
    pen.text(me.name, box.x + 68, box.y + 24, 22, font="bold", anchor="lm", max_width=84, z=Z_CARD)
    _, words, warning = status(look, look.me, False)
    if view.active == look.me and not warning:
        words, warning = "your turn", True
    elif look.acting == look.me and not warning:
        words, warning = "your answer", True
    elif not warning:
        words = words.replace("defends", "you defend")
    colour = theme.glow if warning else pen.tint(theme.paper, 205)
    pen.text(words, box.x + 68, box.y + 47, 15, colour, anchor="lm", max_width=78, z=Z_CARD)
    _score(pen, look, look.me, box.right - 12, box.y + 25, 104, True)
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
    pen.spot(key, *box, lambda: pick(key), label=me.name, z=1)
    pen.anchors[key] = (pen.paint.px(box.cx), pen.paint.px(box.bottom))
