"""The row of opponents along the top, as far as it is the same at every table."""

from __future__ import annotations

from typing import NamedTuple

from game.table.look import AnyLook
from game.table.pen import Z_CARD, Z_PANEL, Pen
from game.table.regions import GAP, Box
from game.table.theme import Colour

COMPACT = 300
"""Below this width a seat shows icons instead of words."""


class Status(NamedTuple):
    """What stands against or for a seat: an icon, words, and whether they are a warning."""

    icon: str = ""
    words: str = ""
    warning: bool = False


def opponents(me: int, seats: int) -> list[int]:
    """The other seats, clockwise from the left of the player at the table."""
    return [(me + step) % seats for step in range(1, seats)]


def seat_boxes(me: int, seats: int, area: Box, widest: float = 560.0) -> dict[int, Box]:
    """Where each opponent sits."""
    others = opponents(me, seats)
    count = len(others)
    gap = GAP if count <= 4 else 8
    width = min(widest, (area.w - (count - 1) * gap) / count)
    x = area.x + (area.w - count * width - (count - 1) * gap) / 2
    return {
        seat: Box(x + index * (width + gap), area.y, width, area.h)
        for index, seat in enumerate(others)
    }


def draw_head(
    pen: Pen, look: AnyLook, seat: int, box: Box, status: Status, edge: Colour | None
) -> None:
    """The plate of an opponent: emblem, name, what he does. `edge` is its border, if special."""
    theme = pen.theme
    compact = box.w < COMPACT
    lit, acting = look.glows(("seat", seat)), look.acting == seat
    if lit:
        pen.glow(*box, blur=9, alpha=215, z=Z_PANEL)
    edge = theme.glow if lit or acting else edge
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
        robot = pen.paint.icon("robot", 18, pen.tint(theme.paper, 200))
        pen.put(robot, at, box.y + 20, Z_CARD, "mm")
    colour = theme.glow if status.warning else pen.tint(theme.paper, 205)
    if compact and status.icon:
        pen.put(pen.paint.icon(status.icon, 18, colour), x + 9, box.y + 45, Z_CARD, "mm")
        x += 22
    if status.words:
        room = box.right - 120 - x
        pen.text(status.words, x, box.y + 44, 15, colour, anchor="lm", max_width=room, z=Z_CARD)


def draw_score(
    pen: Pen, total: int, goal: int, right: float, cy: float, width: float, icon: str = ""
) -> None:
    """What a seat has out of what wins, in numbers and as a bar."""
    theme = pen.theme
    of = f"/{goal}"
    pen.text(of, right, cy + 1, 16, pen.tint(theme.paper, 200), anchor="rm", z=Z_CARD)
    x = right - pen.paint.text_width(of, 16) - 2
    pen.text(str(total), x, cy - 1, 26, font="display", anchor="rm", z=Z_CARD)
    if icon:
        x -= pen.paint.text_width(str(total), 26, "display") + 16
        pen.put(pen.paint.icon(icon, 24, theme.glow), x, cy, Z_CARD, "mm")
    pen.bar(right - width, cy + 20, width, 6, total / goal)


def draw_own_head(
    pen: Pen, look: AnyLook, box: Box, words: str, warning: bool, total: int, goal: int, icon: str
) -> None:
    """The plaque of the player at the table: emblem, name, what is asked, score."""
    theme = pen.theme
    me = look.players[look.me]
    mine = look.acting == look.me and look.prompt.mine
    edge = theme.glow if mine else None
    fill = pen.tint(theme.ink, 205)
    pen.panel(*box, fill=fill, line=edge, radius=10, border=2 if mine else 1, z=Z_PANEL)
    if mine:
        pen.glow(box.x + 10, box.y + 10, 48, 48, radius=24, blur=6, z=Z_PANEL)
    pen.put(pen.paint.medal(me.style, 48, mine), box.x + 34, box.y + 34, Z_CARD, "mm")
    pen.text(me.name, box.x + 68, box.y + 24, 22, font="bold", anchor="lm", max_width=84, z=Z_CARD)
    colour = theme.glow if warning else pen.tint(theme.paper, 205)
    pen.text(words, box.x + 68, box.y + 47, 15, colour, anchor="lm", max_width=78, z=Z_CARD)
    draw_score(pen, total, goal, box.right - 12, box.y + 25, 104, icon)
