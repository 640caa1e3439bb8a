"""Your band outside raids: persons with their gear, People, Food and prisoners."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from game.rules.prehistoric.state import Member, food_owed, hand_strength
from game.table.cave_faces import CaveFaces
from game.table.choices import TABLE, card_key
from game.table.pen import Z_CARD, Z_PANEL, Pen
from game.table.pick import Pick
from game.table.prehistoric.choices import BAND_SINGLE
from game.table.prehistoric.look import Look
from game.table.prehistoric.strips import draw_strip
from game.table.prehistoric.units import Unit, unit_key, units
from game.table.regions import Box

_SLOTS: Final = (
    ("ranged", "Ranged", "bow"),
    ("hand", "Hand", "club"),
    ("armor", "Armor", "shield"),
)


def draw_ground(pen: Pen, look: Look, box: Box, pick: Pick, strong: bool) -> None:
    """The ground of the arena; it is a target for what needs no other."""
    theme = pen.theme
    lit = look.table_is_target
    edge = theme.glow if lit else pen.tint(theme.glow, 120) if strong else None
    pen.panel(*box, fill=(18, 12, 9, 110 if strong else 80), line=edge, radius=12,
              border=2.5 if lit else 1.5, z=Z_PANEL)  # fmt: skip
    pen.spot(TABLE, *box, partial(pick, TABLE) if lit else None, label="the fires")


def draw_band(pen: Pen, look: Look, box: Box, pick: Pick) -> None:
    """The whole band of the player at the table."""
    draw_ground(pen, look, box, pick, False)
    tribe = look.view.tribes[look.me]
    pen.text("Your band", box.x + 20, box.y + 24, 18, font="bold", anchor="lm", z=Z_CARD)
    x = box.x + 32 + pen.paint.text_width("Your band", 18, "bold")
    note = "each person carries one Ranged weapon, one for the Hand and one Armor"
    if tribe.band:
        pen.text(note, x, box.y + 25, 16, pen.tint(pen.theme.paper, 205), anchor="lm", z=Z_CARD)
    rows = units(look.rules.tables, 0, tribe.band, BAND_SINGLE)
    few = len(rows) <= 4
    low = 124.0 if few else 64.0
    stores = Box(box.x + 16, box.bottom - low - 16, box.w - 32, low)
    inner = Box(box.x + 16, box.y + 44, box.w - 32, stores.y - box.y - 54)
    if few:
        for index, unit in enumerate(rows):
            pitch = min(242.0, (inner.w - 228) / max(1, len(rows) - 1)) if len(rows) > 1 else 242
            place = Box(inner.x + index * pitch, inner.y, 228, min(164.0, inner.h))
            _draw_plate(pen, look, unit, place, 106, pick)
        if not rows:
            pen.text("no Person cards and no gear yet", inner.cx, inner.cy, 17, anchor="mm",
                     alpha=190, z=Z_CARD)  # fmt: skip
    elif len(rows) <= 8:
        tall = (inner.h - 8) / 2
        for index, unit in enumerate(rows):
            column, row = index % 4, index // 4
            pitch = min(242.0, (inner.w - 228) / 3)
            place = Box(inner.x + column * pitch, inner.y + row * (tall + 8), 228, tall)
            _draw_plate(pen, look, unit, place, 72, pick)
    else:
        _draw_strips(pen, look, rows, inner, pick)
    _draw_people(pen, look, Box(stores.x, stores.y, 470, low), pick)
    _draw_stores(pen, look, Box(stores.x + 486, stores.y, stores.w - 486, low))


def _draw_strips(pen: Pen, look: Look, rows: list[Unit], box: Box, pick: Pick) -> None:
    columns = 4
    lines = -(-len(rows) // columns)
    pitch = min(58.0, box.h / lines)
    wide = (box.w - 12 * (columns - 1)) / columns
    for index, unit in enumerate(rows):
        column, row = index % columns, index // columns
        place = Box(box.x + column * (wide + 12), box.y + row * pitch, wide, pitch - 6)
        draw_strip(pen, look, unit, place, unit_key(look.me, unit.handle), pick)


def _draw_plate(pen: Pen, look: Look, unit: Unit, box: Box, card_w: float, pick: Pick) -> None:
    """A person with three places for gear."""
    theme, member = pen.theme, unit.member
    assert member is not None
    key = unit_key(look.me, unit.handle)
    lit, dim = look.glows(key), look.dims(key)
    if lit:
        pen.glow(*box, radius=10, blur=12, z=Z_PANEL)
    edge = theme.paper if look.selected == key else theme.glow if lit else None
    fill = (30, 22, 16, 255) if lit else pen.tint(theme.ink, 165)
    pen.panel(*box, fill=fill, line=edge, radius=10, border=2.5 if edge else 1, z=Z_PANEL)
    tall = box.h - 16
    _draw_person(pen, look, member, Box(box.x + 8, box.y + 8, card_w, tall), dim)
    if len(unit.handles) > 1:
        pen.text(f"×{len(unit.handles)}", box.x + 14, box.bottom - 20, 22, theme.glow, "bold",
                 "lm", z=Z_CARD + 1)  # fmt: skip
    x = box.x + card_w + 14
    wide = box.right - 8 - x
    pitch = tall / 3
    for index, (slot, word, icon) in enumerate(_SLOTS):
        y = box.y + 8 + index * pitch
        card = getattr(member, slot)
        high = pitch - 6
        if card >= 0:
            thumb = pen.faces.tab(look.catalogue.line(card), wide, min(44.0, high))
            pen.put(thumb, x, y + (high - min(44.0, high)) / 2, Z_CARD)
            pen.anchors[card_key(card)] = (pen.paint.px(x + wide / 2), pen.paint.px(y + high / 2))
            if card != member.handle:
                pen.spot(card_key(card), x, y, wide, high, None, focusable=False, z=3)
            continue
        line = theme.glow if lit else None
        pen.put(pen.paint.dashed(wide, high, 6, line), x, y, Z_CARD)
        tint = theme.glow if lit else pen.tint(theme.paper, 130)
        pen.put(pen.paint.icon(icon, 18, tint), x + 16, y + high / 2, Z_CARD, "mm")
        pen.text(word, x + 32, y + high / 2, 16, tint, anchor="lm", z=Z_CARD)
    pen.spot(key, *box, partial(pick, key), label=look.catalogue.card_name(unit.handle), z=1)


def _draw_person(pen: Pen, look: Look, member: Member, box: Box, dim: bool) -> None:
    key = card_key(member.handle)
    if member.card >= 0:
        line = look.catalogue.line(member.card)
        if not look.away(key):
            pen.card(key, line, box.x, box.y, box.w, box.h, dim=dim, blur=4)
    else:
        faces = cast(CaveFaces, pen.faces)
        art = faces.person_art(box.w, box.h)
        pen.shadow(*box, radius=8, blur=4, z=Z_CARD)
        pen.put(art, box.x, box.y, Z_CARD)
        strength = str(hand_strength(look.rules.tables, Member()))
        pen.put(pen.paint.pebble(strength, 28), box.x + 16, box.y + 16, Z_CARD, "mm")
        ribbon = pen.paint.box(box.w, 22, pen.tint(pen.theme.ink, 190), None, 6, 0)
        pen.put(ribbon, box.x, box.bottom - 22, Z_CARD)
        pen.text("Person", box.cx, box.bottom - 11, 15, font="bold", anchor="mm", z=Z_CARD)
    pen.anchors[key] = (pen.paint.px(box.cx), pen.paint.px(box.cy))


def _draw_people(pen: Pen, look: Look, box: Box, pick: Pick) -> None:
    """Generic People without gear: single markers while they are few."""
    theme, tribe = pen.theme, look.view.tribes[look.me]
    key = ("people", look.me)
    lit = look.glows(key)
    if lit:
        pen.glow(*box, radius=10, blur=10, z=Z_PANEL)
    edge = theme.glow if lit else None
    fill = (30, 22, 16, 255) if lit else pen.tint(theme.ink, 165)
    pen.panel(*box, fill=fill, line=edge, radius=10, border=2.5 if lit else 1, z=Z_PANEL)
    people = tribe.people
    if box.h > 100 and 0 < people <= 12:
        for index in range(people):
            column, row = index % 6, index // 6
            marker = pen.paint.token("person", 38)
            pen.put(marker, box.x + 28 + column * 42, box.y + 36 + row * 48, Z_CARD, "mm")
        x = box.x + 298
    else:
        pen.put(pen.paint.token("person", 52), box.x + 40, box.cy, Z_CARD, "mm")
        x = box.x + 80
    strength = f"strength {look.rules.tables.person_strength}, no gear"
    if box.h > 100:
        pen.text("People", x, box.y + 32, 20, font="bold", anchor="lm", z=Z_CARD)
        pen.text(f"×{people}", x, box.y + 66, 32, font="display", anchor="lm", z=Z_CARD)
        pen.text(strength, x, box.y + 102, 15, anchor="lm", alpha=215, z=Z_CARD)
    else:
        wide = pen.text(f"People ×{people}", x, box.cy, 22, font="bold", anchor="lm", z=Z_CARD)
        pen.text(strength, x + wide + 16, box.cy, 15, anchor="lm", alpha=215, z=Z_CARD)
    pen.spot(key, *box, partial(pick, key), label="People", z=1)
    pen.anchors[key] = (pen.paint.px(box.x + 60), pen.paint.px(box.cy))


def _draw_stores(pen: Pen, look: Look, box: Box) -> None:
    """Food and prisoners, with what the next Food Phase asks."""
    tribe = look.view.tribes[look.me]
    pen.panel(*box, fill=pen.tint(pen.theme.ink, 165), radius=10, z=Z_PANEL)
    owed = food_owed(look.rules.tables, look.view.options, tribe.population)
    half = box.w / 2
    _store(pen, "food", tribe.food, "Food", f"you owe {owed}", box.x + 14, box)
    _store(pen, "prisoner", tribe.prisoners, "Prisoners", "lost if Food runs out",
           box.x + half + 6, box)  # fmt: skip


def _store(pen: Pen, kind: str, count: int, name: str, note: str, x: float, box: Box) -> None:
    marker = pen.paint.token(kind, 38)  # type: ignore[arg-type]
    big = box.h > 100
    y = box.y + (36 if big else box.h / 2)
    shown = min(count, 8 if big else 1)
    for index in range(max(1, shown)):
        pen.put(marker, x + 19 + index * 24, y, Z_CARD, "mm", 255 if count else 90)
    if big:
        pen.text(f"{name} ×{count}", x, box.y + 76, 19, font="bold", anchor="lm", z=Z_CARD)
        pen.text(note, x, box.y + 102, 15, anchor="lm", alpha=215, z=Z_CARD)
    else:
        wide = pen.text(f"{name} ×{count}", x + 48, y, 19, font="bold", anchor="lm", z=Z_CARD)
        room = box.w / 2 - 70 - wide
        if room > 60:
            pen.text(note, x + 58 + wide, y, 15, anchor="lm", alpha=215, max_width=room, z=Z_CARD)
