"""What comes over any table: the large card, the menu, the curtain, a banner, sheets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.rules.core.cards import CardLine
from game.table.look import Player
from game.table.pen import Z_CURTAIN, Z_SHEET, Z_ZOOM, Pen
from game.table.regions import Box, Regions

FACE_W, FACE_H = 300.0, 420.0


def zoom_box(parts: Regions, over_left: bool, reading: float) -> Box:
    """Where the large card docks: left, or right when the card itself lies at the left.

    `reading` is how much larger than usual it is; it stays within the window.
    """
    larger = min(reading, (parts.high - parts.arena.y - 8) / FACE_H)
    wide, high = FACE_W * larger, FACE_H * larger
    right = parts.right.x - 40 + FACE_W
    x = right - wide if over_left else parts.left.x - 8
    return Box(x, parts.arena.y, wide, high)


def draw_zoom(pen: Pen, line: CardLine, box: Box) -> None:
    """A card large enough to read."""
    pen.shadow(*box, radius=16, blur=18, alpha=210, dy=8, z=Z_ZOOM)
    pen.put(pen.faces.face(line, box.w / FACE_W), box.x, box.y, Z_ZOOM)


def draw_panel(pen: Pen, parts: Regions, w: float, h: float, title: str, note: str) -> Box:
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


def draw_drawer(
    pen: Pen, box: Box, key: str, title: str, letter: str, close: Callable[[], None], z: int
) -> None:
    """A panel that comes out of the edge at the right, and what shuts it; `letter` does so too."""
    pen.shadow(*box, radius=10, blur=10, alpha=170, z=Z_SHEET)
    pen.panel(*box, fill=pen.tint(pen.theme.ink, 248), line=pen.theme.glow, radius=10, z=Z_SHEET)
    pen.text(title, box.x + 16, box.y + 22, 19, pen.theme.glow, "bold", "lm", z=Z_SHEET)
    pen.put(pen.paint.icon("chevr", 16), box.right - 22, box.y + 22, Z_SHEET, "mm")
    pen.spot((key, "shut"), box.right - 40, box.y + 4, 36, 36, close, label=f"Close: {title}",
             tip=f"Close ({letter})", z=z)  # fmt: skip


def draw_close(pen: Pen, box: Box, close: Callable[[], None]) -> None:
    pen.button(
        ("sheet", "close"), box.right - 52, box.y + 12, 40, 36, "", close, icon="x", z=Z_SHEET
    )


def draw_news(
    pen: Pen,
    parts: Regions,
    news: Sequence[tuple[int, str]],
    players: Sequence[Player],
    close: Callable[[], None],
) -> None:
    """What happened while the player was away, the latest at the bottom."""
    size = 16 * pen.paint.reading
    written = [(seat, pen.paint.paragraph(words, 590, size)) for seat, words in news]
    tall = [max(30.0, words.get_height() / pen.paint.u + 8) for _, words in written]
    room = parts.high - 300
    first = len(news)
    while first and sum(tall[first - 1 :]) <= room:
        first -= 1
    note = f"the last {len(news) - first} of {len(news)}" if first else ""
    box = draw_panel(pen, parts, 700, sum(tall[first:]) + 160, "While you were away", note)
    y = box.y + 62
    for (seat, words), high in zip(written[first:], tall[first:], strict=True):
        if seat >= 0:
            pen.put(pen.paint.medal(players[seat].style, 26), box.x + 40, y + 12, Z_SHEET, "mm")
        pen.put(words, box.x + 68, y, Z_SHEET)
        y += high
    pen.button(
        ("sheet", "close"), box.cx - 110, box.bottom - 72, 220, 48, "Go on", close, "primary",
        shortcut="Space", z=Z_SHEET,
    )  # fmt: skip


def draw_curtain(
    pen: Pen, player: Player, parts: Regions, show: Callable[[], None], held: float
) -> None:
    """Hides the table while the laptop is passed; names only who is to have it.

    `held` says for how much of its time Space is held, 0 to 1.
    """
    cx = parts.wide / 2
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
    pen.text("or hold Space", cx, y + 526, 16, anchor="mm", alpha=225, z=Z_CURTAIN)
    if held:
        with pen.raised(Z_CURTAIN):
            pen.bar(cx - 60, y + 544, 120, 6, held)
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
