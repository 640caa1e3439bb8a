"""What comes over the table: the large card, a player's sheet, the searched deck, the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.core.cards import CardLine
from game.table.lawrence.choices import card_key
from game.table.lawrence.look import Look
from game.table.lawrence.plates import draw_party, plate_width
from game.table.lawrence.seats import Pick
from game.table.pen import Z_CURTAIN, Z_SHEET, Z_ZOOM, Pen
from game.table.regions import Box, Regions, spread

FACE_W, FACE_H = 300.0, 420.0


def zoom_box(parts: Regions, over_left: bool) -> Box:
    """Where the large card docks: left, or right when the card itself lies at the left."""
    x = parts.right.x - 40 if over_left else parts.left.x - 8
    return Box(x, parts.arena.y, FACE_W, FACE_H)


def draw_zoom(pen: Pen, line: CardLine, box: Box) -> None:
    """A card large enough to read."""
    pen.shadow(*box, radius=16, blur=18, alpha=210, dy=8, z=Z_ZOOM)
    pen.put(pen.faces.face(line), box.x, box.y, Z_ZOOM)


def _sheet(pen: Pen, parts: Regions, w: float, h: float, title: str, note: str) -> Box:
    """A panel in the middle of a darkened table."""
    theme = pen.theme
    pen.panel(0, 0, parts.wide, parts.high, fill=(8, 6, 10, 150), radius=0, border=0, z=Z_SHEET)
    box = Box((parts.wide - w) / 2, (parts.high - h) / 2 - 30, w, h)
    pen.shadow(*box, radius=12, blur=16, alpha=200, z=Z_SHEET)
    pen.panel(
        *box, fill=pen.tint(theme.ink, 250), line=theme.glow, radius=12, border=1.5, z=Z_SHEET
    )
    pen.text(title, box.x + 24, box.y + 30, 22, font="bold", anchor="lm", z=Z_SHEET)
    x = box.x + 40 + pen.paint.text_width(title, 22, "bold")
    pen.text(
        note, x, box.y + 31, 16, anchor="lm", alpha=215, max_width=box.right - x - 70, z=Z_SHEET
    )
    return box


def _close_button(pen: Pen, box: Box, close: Callable[[], None]) -> None:
    pen.button(
        ("sheet", "close"), box.right - 52, box.y + 12, 40, 36, "", close, icon="x", z=Z_SHEET
    )


def draw_seat_sheet(
    pen: Pen, look: Look, parts: Regions, seat: int, pick: Pick, close: Callable[[], None]
) -> None:
    """All that a player has in play, and what is known of his hand."""
    view, player = look.view, look.players[seat]
    camp = view.camps[seat]
    width = min(parts.wide - 40, max(720.0, len(camp[:4]) * 228 + 40.0))
    rows = 1 if len(camp) <= 4 else 2
    known = view.known[seat]
    tall = 96 + rows * 258.0 + (118 if known else 0)
    note = f"{view.hands[seat]} cards in hand"
    total = sum(look.rules.catalogue.line(card).number("force") for card in view.victory[seat])
    note += f", Victory pile {total}"
    if view.lost[seat]:
        note += ", lost in the desert"
    if view.captured[seat]:
        note += ", captured"
    box = _sheet(pen, parts, width, min(tall, parts.high - 80), player.name, note)
    per_row = 4 if rows == 1 else -(-len(camp) // 2)
    for row in range(rows):
        some = camp[row * per_row : (row + 1) * per_row]
        offset, pitch = spread(len(some), box.w - 40, plate_width(84), plate_width(84) + 16)
        for index, party in enumerate(some):
            place = Box(
                box.x + 20 + offset + index * pitch, box.y + 60 + row * 258, plate_width(84), 248
            )
            with pen.raised(Z_SHEET):
                draw_party(pen, look, party, place, 84, pick)
    if not camp:
        pen.text("No Leader in play", box.cx, box.y + 150, 19, anchor="mm", alpha=215, z=Z_SHEET)
    if known:
        _draw_known(pen, look, known, box)
    _close_button(pen, box, close)


def _draw_known(pen: Pen, look: Look, cards: Sequence[int], box: Box) -> None:
    y = box.bottom - 122
    pen.text("Seen in this hand", box.x + 24, y + 14, 17, pen.theme.glow, "bold", "lm", z=Z_SHEET)
    pitch = min(132.0, (box.w - 168) / max(1, len(cards) - 1))
    for index, card in enumerate(cards):
        line = look.rules.catalogue.line(card)
        x = box.x + 20 + index * pitch
        with pen.raised(Z_SHEET):
            pen.card(("known", card), line, x, y + 32, 128, 76)
            pen.spot(card_key(card), x, y + 32, 128, 76, None, focusable=False, label=line.name)


def draw_hand_sheet(
    pen: Pen,
    look: Look,
    parts: Regions,
    seat: int,
    cards: Sequence[int],
    close: Callable[[], None],
) -> None:
    """A hand seen by Long Ears (L31)."""
    player = look.players[seat]
    box = _sheet(pen, parts, 900, 300, f"{player.name}'s hand", "only you see it")
    offset, pitch = spread(len(cards), box.w - 48, 120, 132)
    for index, card in enumerate(cards):
        line = look.rules.catalogue.line(card)
        x = box.x + 24 + offset + index * pitch
        with pen.raised(Z_SHEET):
            pen.card(("known", card), line, x, box.y + 64, 120)
            pen.spot(
                card_key(card), x, box.y + 64, 120, 168, None, focusable=False, label=line.name
            )
    pen.button(
        ("sheet", "close"),
        box.cx - 90,
        box.bottom - 56,
        180,
        44,
        "Go on",
        close,
        "primary",
        shortcut="Space",
        z=Z_SHEET,
    )


def draw_search(pen: Pen, look: Look, parts: Regions, pick: Pick) -> None:
    """The deck under a Guide: a thumb for each kind of card and how many there are (L27)."""
    groups: dict[str, list[int]] = {}
    for card in look.view.search:
        groups.setdefault(look.rules.catalogue.line(card).id, []).append(card)
    width, tall = parts.wide - 48, parts.high - 64
    box = _sheet(pen, parts, width, tall, "Guide", "take one card, then the deck is shuffled")
    box = box._replace(y=(parts.high - tall) / 2 - 30)
    columns = 13
    pitch_x = (box.w - 32) / columns
    rows = max(1, -(-len(groups) // columns))
    pitch_y = min(200.0, (box.h - 76) / rows)
    wide = min(pitch_x - 10, (pitch_y - 30) / 1.4)
    for index, cards in enumerate(groups.values()):
        row, column = divmod(index, columns)
        x = box.x + 16 + column * pitch_x + (pitch_x - wide) / 2
        y = box.y + 60 + row * pitch_y
        key = card_key(cards[0])
        line = look.rules.catalogue.line(cards[0])
        with pen.raised(Z_SHEET):
            pen.card(key, line, x, y, wide)
            pen.text(
                f"×{len(cards)}",
                x + wide / 2,
                y + wide * 1.4 + 12,
                16,
                font="bold",
                anchor="mm",
                z=2,
            )
            pen.spot(key, x, y, wide, wide * 1.4, partial(pick, key), label=line.name, z=2)
            if pen.is_focused(key):
                pen.focus_ring(x, y, wide, wide * 1.4, z=3)


def draw_menu(
    pen: Pen,
    parts: Regions,
    speed: int,
    entries: Sequence[tuple[str, str, Callable[[], None]]],
    on_speed: Callable[[int], None],
    close: Callable[[], None],
) -> None:
    """The menu of a running game: (icon, label, what it does) and the speed of the motion."""
    box = _sheet(pen, parts, 420, 190 + 60 * len(entries), "Menu", "the game waits")
    y = box.y + 70
    for index, (icon, label, act) in enumerate(entries):
        pen.button(
            ("menu", index),
            box.x + 24,
            y,
            box.w - 48,
            48,
            label,
            act,
            "primary" if index == 0 else "secondary",
            icon=icon,
            z=Z_SHEET,
        )
        y += 60
    pen.text("Speed", box.x + 24, y + 14, 17, font="bold", anchor="lm", z=Z_SHEET)
    pen.segments(
        "speed",
        box.x + 24,
        y + 30,
        box.w - 48,
        40,
        ("Slow", "Normal", "Fast", "Instant"),
        speed,
        on_speed,
        z=Z_SHEET,
    )
    _close_button(pen, box, close)


def draw_curtain(pen: Pen, look: Look, parts: Regions, seat: int, show: Callable[[], None]) -> None:
    """Hides the table while the laptop is passed; names only who is to have it."""
    player, cx = look.players[seat], parts.wide / 2
    y = parts.high / 2 - 360
    pen.glow(cx - 76, y + 120, 152, 152, radius=76, blur=20, alpha=160, z=Z_CURTAIN)
    pen.put(pen.paint.medal(player.style, 152, True), cx, y + 196, Z_CURTAIN, "mm")
    pen.text("Pass the laptop to", cx, y + 312, 26, anchor="mm", alpha=235, z=Z_CURTAIN)
    pen.text(player.name, cx, y + 376, 84, font="display", anchor="mm", max_width=900, z=Z_CURTAIN)
    pen.button(
        "curtain",
        cx - 190,
        y + 440,
        380,
        64,
        f"I am {player.name}, show my hand",
        show,
        "primary",
        size=21,
        z=Z_CURTAIN,
    )
    pen.text("or press Space", cx, y + 526, 16, anchor="mm", alpha=200, z=Z_CURTAIN)
    pen.put(pen.paint.icon("lock", 22), parts.wide - 44, 36, Z_CURTAIN, "mm")
    pen.text("hands are hidden", parts.wide - 64, 37, 15, anchor="rm", alpha=200, z=Z_CURTAIN)


def draw_banner(pen: Pen, parts: Regions, title: str, note: str, style: int, alpha: int) -> None:
    """A name or a result across the arena for a moment."""
    box = parts.arena
    y = box.cy - 60
    theme = pen.theme
    band = pen.paint.box(parts.wide, 120, pen.tint(theme.ink, 225), None, 0, 0)
    pen.put(band, 0, y, Z_ZOOM, alpha=alpha)
    for edge in (y, y + 118):
        pen.put(pen.paint.box(parts.wide, 2, theme.glow, None, 0, 0), 0, edge, Z_ZOOM, alpha=alpha)
    x = parts.wide / 2
    words = pen.paint.text(title, 44, font="display", max_width=parts.wide - 260)
    half = words.get_width() / pen.paint.u / 2
    pen.put(words, x + 40, y + (48 if note else 60), Z_ZOOM, "mm", alpha)
    medal = pen.paint.medal(style, 72, True)
    pen.put(medal, x + 40 - half - 56, y + 60, Z_ZOOM, "mm", alpha)
    if note:
        pen.put(pen.paint.text(note, 19), x + 40, y + 92, Z_ZOOM, "mm", alpha)
