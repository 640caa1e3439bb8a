"""Plates: a Leader with his Tribesmen, a Mission with its Defenses, in every size they take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.rules.lawrence.state import (
    Party,
    Stand,
    party_force,
    places_left,
    stand_dice,
    stand_force,
)
from game.table.choices import card_key
from game.table.lawrence.look import Look
from game.table.pen import Z_CARD, Z_PANEL, Pen
from game.table.pick import Pick
from game.table.regions import Box

STRIP = 30
"""Height of the header that stays readable in a cascade."""
_LEAST_STRIP = 24.0
"""Where there is less of each card to be seen, a cascade becomes a column of tabs."""
_NARROW_NAME = 54.0
"""Room for a Mission's name where Missions lie in two columns."""


class Attached(NamedTuple):
    """One card of a cascade."""

    card: int
    force: int | None = None
    """Its Force where that differs from the printed one."""
    lost: bool = False


def plate_width(lead: float, attached: float = 104) -> float:
    """Width of a plate with its cascade."""
    return lead + attached + 24


def draw_party(
    pen: Pen,
    look: Look,
    party: Party,
    box: Box,
    lead: float,
    pick: Pick,
    *,
    title: str = "",
    fallen: Sequence[int] = (),
    cavalry: int = 0,
    bonus: int = 0,
    fighting: bool = False,
) -> None:
    """A Leader's plate. `fallen` are Tribesmen lost in this attack, shown until it is over;
    `bonus` is the Force that events add to the whole attack.
    """
    rules = look.rules
    line = rules.catalogue.line(party.leader)
    cascade = [Attached(card, None, True) for card in fallen]
    for card in party.tribe:
        force = rules.member_force(party, card, cavalry)
        printed = rules.catalogue.line(card).number("force")
        cascade.append(Attached(card, force if force != printed else None))
    total = party_force(rules.tables, party, cavalry)
    key = card_key(party.leader)
    _plate(pen, look, box, key, title or line.name, str(total), fighting)
    notes = _party_notes(look, party, cavalry, key)
    if bonus:
        notes.append(f"events {bonus:+d}")
    lead_y = box.y + 36
    _lead(pen, look, party.leader, box.x + 8, lead_y, lead, notes, box.bottom, pick)
    _cascade(
        pen,
        look,
        cascade,
        box.x + lead + 16,
        lead_y,
        box.right - box.x - lead - 24,
        box.bottom - lead_y - 8,
        pick,
    )
    pen.spot(key, *box, lambda: pick(key), label=line.name, z=1)


def _party_notes(look: Look, party: Party, cavalry: int, key: tuple[str, int]) -> list[str]:
    rules = look.rules
    line = rules.catalogue.line(party.leader)
    if look.selected and key in look.targets:
        action = look.choices.targets(look.selected)[key]
        if action.verb == "attach":
            more = party._replace(tribe=(*party.tribe, action.card))
            now, then = party_force(rules.tables, party), party_force(rules.tables, more)
            left = places_left(rules.tables, more)
            places = "no place left" if not left else f"{left} place{'s' * (left > 1)} left"
            return [f"{now} becomes {then}", places]
    parts = [line.number("force")] + [rules.member_force(party, c, cavalry) for c in party.tribe]
    notes = [" + ".join(str(part) for part in parts)] if len(parts) > 1 else []
    bonus = rules.tables.bonus[party.leader] + cavalry
    if party.tribe and bonus:
        notes.append(f"Tribesmen {bonus:+d}".replace("-", "−"))
    elif not places_left(rules.tables, party):
        notes.append(f"full: {len(party.tribe)} of {line.number('force')}")
    return notes


def draw_stand(
    pen: Pen,
    look: Look,
    stand: Stand,
    box: Box,
    lead: float,
    title: str,
    pick: Pick,
    removed: Sequence[int] = (),
) -> None:
    """A Mission's plate in a battle."""
    rules = look.rules
    key = card_key(stand.mission)
    total = stand_force(rules.tables, stand)
    _plate(pen, look, box, key, title, str(total), False, pen.theme.paper)
    parts = [rules.catalogue.line(c).number("force") for c in (stand.mission, *stand.defenses)]
    dice = stand_dice(rules.tables, stand)
    notes = [" + ".join(str(part) for part in parts)] if len(parts) > 1 else []
    notes.append(f"{dice} Defense {'die' if dice == 1 else 'dice'}")
    _lead(pen, look, stand.mission, box.x + 8, box.y + 36, lead, notes, box.bottom, pick)
    cascade = [Attached(card, None, True) for card in removed]
    cascade += [Attached(card) for card in stand.defenses]
    _cascade(pen, look, cascade, box.x + lead + 16, box.y + 36, box.w - lead - 24, box.h - 44, pick)
    pen.spot(key, *box, lambda: pick(key), label=rules.catalogue.card_name(stand.mission), z=1)


def _plate(
    pen: Pen,
    look: Look,
    box: Box,
    key: tuple[str, int],
    title: str,
    total: str,
    fighting: bool,
    colour: str | None = None,
) -> None:
    theme = pen.theme
    lit, dim = look.glows(key), look.dims(key)
    chosen = look.selected == key
    if lit or chosen:
        pen.glow(*box, radius=10, blur=12, z=Z_PANEL)
    fill = (28, 32, 38, 255) if lit else pen.tint(theme.ink, 165)
    edge = theme.paper if chosen else theme.glow if lit or fighting else None
    pen.panel(*box, fill=fill, line=edge, radius=10, border=2.5 if lit or chosen else 1, z=Z_PANEL)
    alpha = 175 if dim else 255
    room = box.w - 30 - pen.paint.text_width(total, 24, "display")
    pen.text(
        title,
        box.x + 12,
        box.y + 20,
        17,
        font="bold",
        anchor="lm",
        alpha=alpha,
        max_width=room,
        z=Z_CARD,
    )
    pen.text(
        total,
        box.right - 12,
        box.y + 19,
        24,
        colour or theme.glow,
        "display",
        anchor="rm",
        alpha=alpha,
        z=Z_CARD,
    )
    if lit and look.selected:
        badge = pen.paint.badge("check", 30, theme.glow, theme.ink)
        pen.put(badge, box.right, box.y, Z_CARD + 1, "mm")


def _lead(
    pen: Pen,
    look: Look,
    card: int,
    x: float,
    y: float,
    width: float,
    notes: Sequence[str],
    bottom: float,
    pick: Pick,
) -> None:
    key = card_key(card)
    tall = min(width * 1.4, bottom - y - 8)
    if not look.away(key):
        pen.card(key, look.rules.catalogue.line(card), x, y, width, tall, dim=look.dims(key))
    pen.anchors[key] = (pen.paint.px(x + width / 2), pen.paint.px(y + tall / 2))
    cy = y + tall + 18
    for index, note in enumerate(notes):
        if cy > bottom - 8:
            break
        first = index == 0
        size = 17 if first else 15
        if first and pen.paint.text_width(note, 17, "bold") > width + 4:
            note, size = note.replace(" + ", "+"), 15
        pen.text(
            note,
            x + width / 2,
            cy,
            size,
            font="bold" if first else "body",
            anchor="mm",
            alpha=255 if first else 215,
            max_width=width + 4,
            z=Z_CARD,
        )
        cy += 21


def _cascade(
    pen: Pen,
    look: Look,
    cards: Sequence[Attached],
    x: float,
    y: float,
    width: float,
    room: float,
    pick: Pick,
) -> None:
    """Overlapping cards whose headers stay readable; the front one shows more of itself."""
    if not cards:
        return
    count = len(cards)
    pitch = min(STRIP, (room - STRIP) / max(1, count - 1))
    front = min(width * 1.15, room - pitch * (count - 1))
    tabs = count > 1 and pitch < _LEAST_STRIP
    if tabs:
        pitch = room / count
        front = pitch - 2
    for index, attached in enumerate(cards):
        key = card_key(attached.card)
        top = y + index * pitch
        line = look.rules.catalogue.line(attached.card)
        lit = look.glows(key) and not attached.lost
        if not look.away(key):
            pen.card(
                key,
                line,
                x,
                top,
                width,
                front,
                force=attached.force,
                tab=tabs,
                lit=lit,
                dim=look.dims(key) and not attached.lost,
                lost=attached.lost,
                blur=3,
            )
            if attached.lost:
                cross = pen.paint.badge("x", min(28, front), pen.theme.bad)
                pen.put(cross, x + 18, top + min(16, front / 2), Z_CARD, "mm")
        pen.anchors[key] = (pen.paint.px(x + width / 2), pen.paint.px(top + front / 2))
        if not attached.lost:
            shown = front if index == count - 1 else pitch
            pen.spot(
                key,
                x,
                top,
                width,
                shown,
                partial(pick, key),
                label=line.name,
                z=2,
                focusable=look.usable(key),
            )


def draw_small_stand(pen: Pen, look: Look, stand: Stand, box: Box, note: str, pick: Pick) -> None:
    """A Mission that rests at the side of the table."""
    theme, rules = pen.theme, look.rules
    key = card_key(stand.mission)
    line = rules.catalogue.line(stand.mission)
    lit, dim = look.glows(key), look.dims(key)
    chosen = look.selected == key
    if lit or chosen:
        pen.glow(*box, radius=10, blur=8, z=Z_PANEL)
    edge = theme.paper if chosen else theme.glow if lit else None
    pen.panel(
        *box,
        fill=pen.tint(theme.ink, 165),
        line=edge,
        radius=10,
        border=2 if edge else 1,
        z=Z_PANEL,
    )
    total, dice = stand_force(rules.tables, stand), stand_dice(rules.tables, stand)
    small = box.h < 80
    width = 0.0 if small else min(80.0, (box.h - 14) / 1.4)
    if not look.away(key) and not small:
        pen.card(key, line, box.x + 6, box.y + 7, width, dim=dim, blur=4)
    pen.anchors[key] = (pen.paint.px(box.x + 6 + width / 2), pen.paint.px(box.cy))
    if small:
        _stand_row(pen, look, stand, box, str(total), dice, dim)
    else:
        x, y = box.x + width + 16, box.y + 22
        alpha = 175 if dim else 255
        x += pen.text(str(total), x, y, 28, font="display", anchor="lm", alpha=alpha, z=Z_CARD)
        _dice_count(pen, x + 12, y, 24, dice)
        _defenses(pen, look, stand, box, width, note)
    pen.spot(key, *box, lambda: pick(key), label=line.name, tip=note, z=1)


def _dice_count(pen: Pen, x: float, y: float, size: float, dice: int) -> float:
    """How many Defense dice; returns where it ends."""
    pen.put(pen.paint.die_icon(size), x + size / 2, y, Z_CARD, "mm")
    wide = pen.text(f"×{dice}", x + size + 4, y, size * 0.75, font="bold", anchor="lm", z=Z_CARD)
    return x + size + 4 + wide


def _stand_row(
    pen: Pen, look: Look, stand: Stand, box: Box, total: str, dice: int, dim: bool
) -> None:
    """A Mission in one line: name, Turk Total, dice, how many Defenses."""
    name = look.rules.catalogue.card_name(stand.mission)
    alpha, y = 175 if dim else 255, box.cy
    if box.w < 160:
        lines = name.split(" ", 1)
        for row, word in enumerate(lines):
            at = y + 16 * (row - (len(lines) - 1) / 2)
            pen.text(word, box.x + 6, at, 15, None, "bold", "lm", alpha, _NARROW_NAME, z=Z_CARD)
        x = box.right - 28
        pen.text(total, x, y, 18, None, "display", "rm", alpha, z=Z_CARD)
        pen.panel(x + 4, y - 10, 19, 20, pen.theme.ground, radius=5, border=0, z=Z_CARD)
        pen.text(str(dice), x + 13.5, y, 15, None, "bold", "mm", alpha, z=Z_CARD)
        return
    room = 96.0
    pen.text(
        name, box.x + 8, y, 17, font="bold", anchor="lm", alpha=alpha, max_width=room, z=Z_CARD
    )
    x = box.x + (room + 12)
    pen.text(total, x, y, 24, font="display", anchor="lm", alpha=alpha, z=Z_CARD)
    _dice_count(pen, x + 38, y, 24, dice)
    if stand.defenses:
        pen.text(
            f"+{len(stand.defenses)}",
            box.right - 10,
            y,
            16,
            pen.theme.glow,
            "bold",
            anchor="rm",
            z=Z_CARD,
        )


def _defenses(pen: Pen, look: Look, stand: Stand, box: Box, width: float, note: str) -> None:
    x, y = box.x + width + 16, box.y + 42
    room = box.bottom - y - (22 if note else 6)
    count = len(stand.defenses)
    pitch = min(31.0, (room - 28) / max(1, count - 1)) if count else 31.0
    for index, card in enumerate(stand.defenses):
        top = y + index * pitch
        line = look.rules.catalogue.line(card)
        pen.put(pen.faces.tab(line, box.right - x - 8, 28), x, top, Z_CARD)
        pen.anchors[card_key(card)] = (pen.paint.px(x + 64), pen.paint.px(top + 14))
    if note:
        pen.text(
            note,
            x,
            box.bottom - 14 if count else y + 12,
            15,
            anchor="lm",
            max_width=box.right - x - 8,
            alpha=215,
            z=Z_CARD,
        )
