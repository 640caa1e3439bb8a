"""A person, or several alike, as a strip of rock: picture, name, gear, strength."""

from __future__ import annotations

from functools import partial
from typing import Final, cast

from game.rules.prehistoric.state import (
    GENERIC,
    Member,
    hand_strength,
    ranged_strength,
)
from game.table.cave_faces import CaveFaces
from game.table.cave_icons import GEAR, TYPES
from game.table.choices import Key, card_key
from game.table.pen import Z_CARD, Z_PANEL, Pen, Place
from game.table.pick import Pick
from game.table.prehistoric.look import Look
from game.table.prehistoric.units import Unit
from game.table.regions import Box
from game.table.widgets import Anchor

TALL: Final = 44.0
"""From this height on a strip has two lines."""
TWO_LINES: Final = 32.0
"""From this height on a long name may have two lines beside the gear."""
NARROW: Final = 180.0
"""Below this width a strip has no picture."""
_GEAR_GAP: Final = 10.0
_SQUEEZE: Final = 0.8
"""Share of its width that a name keeps at least."""


def person_name(look: Look, unit: Unit) -> str:
    """What a strip says: `Hunter`, `Person ×3`, `People ×6`."""
    count = len(unit.handles)
    if unit.member is None:
        return f"People ×{count}" if count > 1 else "Person"
    card = unit.member.card
    name = look.catalogue.card_name(card) if card >= 0 else "Person"
    return f"{name} ×{count}" if count > 1 else name


def gear_words(look: Look, member: Member | None) -> list[tuple[str, str]]:
    """Icon and value of what a person carries."""
    if member is None:
        return []
    tables = look.rules.tables
    out = []
    if member.ranged >= 0:
        out.append((gear_icon(look, member.ranged), str(ranged_strength(tables, member))))
    if member.hand >= 0:
        out.append((gear_icon(look, member.hand), f"+{tables.hand[member.hand]}"))
    if member.armor >= 0:
        out.append((gear_icon(look, member.armor), f"−{tables.armor[member.armor]}"))
    return out


def gear_icon(look: Look, card: int) -> str:
    """The glyph of a weapon or Armor."""
    line = look.catalogue.line(card)
    return GEAR.get(line.id, TYPES[line.type])


def draw_strip(
    pen: Pen,
    look: Look,
    unit: Unit,
    box: Box,
    key: Key,
    pick: Pick,
    *,
    flip: bool = False,
    need: str = "",
    ring: int = 0,
) -> None:
    """One strip.

    `flip` puts the picture right, `need` is what a die needs, `ring` counts the hits it has got.
    """
    theme, faces = pen.theme, cast(CaveFaces, pen.faces)
    lit, dim = look.glows(key), look.dims(key)
    chosen = look.selected == key
    if lit or chosen:
        pen.glow(*box, radius=8, blur=7, z=Z_PANEL)
    rock = faces.rock(box.w, box.h, sum(unit.handles) % 5)
    if dim:
        rock = pen.paint.dim(rock, ("rock", box.w, box.h, sum(unit.handles) % 5))
    pen.shadow(*box, radius=8, blur=4, z=Z_PANEL)
    if lit or chosen or ring:
        edge = theme.bad if ring else theme.paper if chosen else theme.glow
        frame = pen.paint.box(box.w + 4, box.h + 4, edge, None, 9, 0)
        pen.put(frame, box.x - 2, box.y - 2, Z_PANEL)
    pen.put(rock, box.x, box.y, Z_CARD)
    tall = box.h >= TALL
    narrow = box.w < NARROW
    art_w = 22.0 if narrow else min(58.0, box.h * 1.25)
    line = look.catalogue.line(unit.member.card) if unit.member and unit.member.card >= 0 else None
    art_h = box.h - 6
    art = faces.strip_art(line, art_w, art_h) if line else faces.person_art(art_w, art_h)
    art_x = box.right - art_w - 3 if flip else box.x + 3
    if not narrow:
        pen.put(art, art_x, box.y + 3, Z_CARD)
    strength = hand_strength(look.rules.tables, unit.member or Member())
    pebble = min(26.0, box.h - 4)
    pebble_x = box.right - 14 if flip else box.x + 14
    pen.put(pen.paint.pebble(str(strength), pebble), pebble_x, box.y + pebble / 2 + 2, Z_CARD, "mm")
    _words(pen, look, unit, box, art_w, flip, need, tall)
    if ring:
        middle_x = art_x + art_w / 2 + (-8 if flip else 8)
        pen.put(pen.paint.target(min(32.0, box.h - 2)), middle_x, box.cy, Z_CARD + 1, "mm")
        if ring > 1:
            pen.text(f"{ring}", middle_x, box.cy, 15, theme.paper, "bold", "mm", z=Z_CARD + 2)
    pen.spot(key, *box, partial(pick, key), label=person_name(look, unit), z=2)
    middle = (pen.paint.px(box.cx), pen.paint.px(box.cy))
    for handle in unit.handles:
        if handle != GENERIC:
            shown = line or look.catalogue.line(handle)
            small = pen.small(shown, 34)
            half = (small.get_width() // 2, small.get_height() // 2)
            place = Place(small, middle[0] - half[0], middle[1] - half[1])
            pen.hidden_places[card_key(handle)] = place
            pen.anchors[card_key(handle)] = middle
    if unit.member:
        for card in unit.member.gear:
            pen.anchors[card_key(card)] = middle


def _words(
    pen: Pen, look: Look, unit: Unit, box: Box, art_w: float, flip: bool, need: str, tall: bool
) -> None:
    theme = pen.theme
    ink = theme.ink
    near = art_w + (6 if box.w < NARROW else 12)
    x = box.right - near if flip else box.x + near
    side: Anchor = "rm" if flip else "lm"
    gear = gear_words(look, unit.member)
    if need and not tall and len(gear) > 2:
        need = ""
    room = box.w - near - 10 - (34 if need else 0)
    name = person_name(look, unit)
    size = 17 if box.h >= 48 else 15
    y = box.y + (box.h * 0.3 if tall else box.h / 2)
    lines = [name]
    if not tall and gear:
        lines, gear = _fitting(pen, name, gear, size, room, box.h >= TWO_LINES)
        room = max(44.0, room - _gear_width(pen, gear))
    shown = 0.0
    for row, line in enumerate(lines):
        at = y + 15 * (row - (len(lines) - 1) / 2)
        shown = max(shown, pen.text(line, x, at, size, ink, "bold", side, 255, room, Z_CARD))
    if need:
        inner = box.x + 10 if flip else box.right - 10
        red = theme.bad_on_stock
        pen.text(need, inner, y, 15, red, "bold", "lm" if flip else "rm", z=Z_CARD)
    if tall:
        if not gear:
            pen.text("no gear", x, box.y + box.h * 0.72, 15, ink, "body", side, z=Z_CARD)
        _gear(pen, gear, x, box.y + box.h * 0.72, flip)
    elif gear:
        _gear(pen, gear, x - shown - _GEAR_GAP if flip else x + shown + _GEAR_GAP, y, flip)


def _fitting(
    pen: Pen, name: str, gear: list[tuple[str, str]], size: float, room: float, two: bool
) -> tuple[list[str], list[tuple[str, str]]]:
    """Name and gear as they fit side by side: rather in two lines than without the values."""
    forms = [[name], name.split(" ", 1)] if two else [[name]]
    bare = [(icon, "") for icon, _ in gear]
    for pieces in (gear, bare):
        for lines in forms:
            natural = max(pen.paint.text_width(line, size, "bold") for line in lines)
            if natural * _SQUEEZE + _gear_width(pen, pieces) <= room:
                return lines, pieces
    return forms[-1], bare


def _gear_width(pen: Pen, gear: list[tuple[str, str]]) -> float:
    """How much room a name leaves for gear behind it."""
    return _GEAR_GAP + sum(_piece_width(pen, value) for _, value in gear)


def _piece_width(pen: Pen, value: str) -> float:
    return 20 + (pen.paint.text_width(value, 15, "bold") + 8 if value else 2)


def _gear(pen: Pen, gear: list[tuple[str, str]], x: float, y: float, flip: bool) -> None:
    """Icons with values, towards the middle of the arena."""
    ink = pen.theme.ink
    for icon, value in gear:
        wide = _piece_width(pen, value)
        left = x - wide if flip else x
        pen.put(pen.paint.icon(icon, 18, ink), left + 9, y, Z_CARD, "mm")
        if value:
            pen.text(value, left + 20, y, 15, ink, "bold", "lm", z=Z_CARD)
        x += -wide if flip else wide


def needed(look: Look, unit: Unit, volley: str) -> str:
    """What a die of this unit hits with in a volley: `≤ 5`, or nothing."""
    tables = look.rules.tables
    member = unit.member or Member()
    if volley == "ranged":
        strength = ranged_strength(tables, member)
        return f"≤ {strength}" if member.ranged >= 0 else ""
    return f"≤ {hand_strength(tables, member)}" if volley == "hand" else ""
