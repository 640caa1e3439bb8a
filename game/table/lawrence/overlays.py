"""Sheets over the table of Lawrence of Arabia: a player's camp, a hand that was seen, the deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.table.choices import card_key
from game.table.lawrence.look import Look
from game.table.lawrence.plates import draw_party, plate_width
from game.table.overlays import draw_close, draw_panel
from game.table.pen import Z_SHEET, Pen
from game.table.pick import Pick
from game.table.regions import Box, Regions, spread


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
    box = draw_panel(pen, parts, width, min(tall, parts.high - 80), player.name, note)
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
    draw_close(pen, box, close)


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
    box = draw_panel(pen, parts, 900, 300, f"{player.name}'s hand", "only you see it")
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
    box = draw_panel(pen, parts, width, tall, "Guide", "take one card, then the deck is shuffled")
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
