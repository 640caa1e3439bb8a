"""The arena of a raid: both sides with their dice, losses, targets, and those who stay at home."""

from __future__ import annotations

from typing import Final

from game.rules.prehistoric.state import Raid
from game.rules.prehistoric.story import VOLLEYS
from game.table.choices import Key
from game.table.dietray import RollingDie
from game.table.pen import Z_CARD, Z_DICE, Z_PANEL, Pen
from game.table.pick import Pick
from game.table.prehistoric.band import draw_ground
from game.table.prehistoric.choices import parts_of
from game.table.prehistoric.look import Look
from game.table.prehistoric.strips import draw_strip, needed
from game.table.prehistoric.units import DiceGroup, Unit, dice_of, side_units, unit_key, units
from game.table.regions import Box

DICE: Final[Key] = ("dice", 0)
"""Key of the volley on the table."""
STRIP_W: Final = 232.0
MOST_LINES: Final = 13
"""Strips a side has one below the other; more stand in two columns."""


def draw_raid(pen: Pen, look: Look, raid: Raid, box: Box, pick: Pick) -> None:
    """Attackers left, defenders right, dice between them."""
    draw_ground(pen, look, box, pick, True)
    _draw_score(pen, look, raid, box)
    volley = look.volley or raid.volley
    for side in (0, 1):
        _draw_side(pen, look, raid, side, volley, box, pick)


def _seat(look: Look, raid: Raid, side: int) -> int:
    return look.view.active if side == 0 else raid.defender


def _draw_score(pen: Pen, look: Look, raid: Raid, box: Box) -> None:
    """Who has lost how many, and which volley it is."""
    theme = pen.theme
    y = box.y + 30
    pending = [sum(target[0] == side for target in raid.targets) for side in (0, 1)]
    for side in (0, 1):
        player = look.players[_seat(look, raid, side)]
        left = side == 0
        x = box.x + 34 if left else box.right - 34
        pen.put(pen.paint.medal(player.style, 40), x, y, Z_CARD, "mm")
        way = 1 if left else -1
        anchor = "lm" if left else "rm"
        x += way * 28
        wide = pen.text(f"{player.name} lost", x, y, 17, font="bold", anchor=anchor,  # type: ignore[arg-type]
                        max_width=120, z=Z_CARD)  # fmt: skip
        x += way * (wide + 14)
        wide = pen.text(str(raid.lost[side]), x, y, 40, theme.glow if left else None, "display",
                        anchor, z=Z_CARD)  # type: ignore[arg-type]  # fmt: skip
        x += way * (wide + 20)
        for index in range(min(pending[side], 3)):
            skull = pen.paint.icon("skull", 22, pen.tint(theme.glow, 150))
            pen.put(skull, x + way * index * 24, y, Z_CARD, "mm")
    volley = look.volley or raid.volley
    title = VOLLEYS.get(volley, "The raid" if raid.round else "Who goes?")
    pen.text(title, box.cx, y - 8, 20, font="display", anchor="mm", max_width=210, z=Z_CARD)
    note = f"round {raid.round}" if raid.round else "" if look.thrown else "choose the raiders"
    pen.text(note, box.cx, y + 16, 15, anchor="mm", alpha=215, z=Z_CARD)


def _draw_side(
    pen: Pen, look: Look, raid: Raid, side: int, volley: str, box: Box, pick: Pick
) -> None:
    """The strips of one side, each with its dice towards the middle."""
    rows = side_units(look.rules.tables, look.view, raid, side)
    seat = _seat(look, raid, side)
    columns = 1 if len(rows) <= MOST_LINES else 2
    lines = max(1, -(-len(rows) // columns))
    pitch = 58.0 if lines <= 5 else min(42.0, (box.h - 70) / lines)
    wide = STRIP_W if columns == 1 else 150.0
    tall = pitch - (8 if pitch > 50 else 4 if pitch > 30 else 2)
    dice = dice_of(rows, look.dice, side)
    span = 12 + columns * (wide + 6)
    inner = box.right - span if side else box.x + span
    for index, unit in enumerate(rows):
        column, row = divmod(index, lines)
        x = box.x + 12 + column * (wide + 6)
        if side:
            x = box.right - 12 - wide - column * (wide + 6)
        place = Box(x, box.y + 60 + row * pitch, wide, tall)
        ring = sum(at == side and handle in unit.handles for at, handle, _ in raid.targets)
        need = needed(look, unit, volley) if columns == 1 else ""
        key = unit_key(seat, unit.handle)
        draw_strip(pen, look, unit, place, key, pick, flip=bool(side), need=need, ring=ring)
        groups = dice.get(index, [])
        if len(unit.handles) == 1:
            _draw_single(pen, look, groups, inner, place, side, pick)
        else:
            room = box.w / 2 - span - 6
            _draw_group(pen, look, groups, Box(inner, place.cy, room, 0), side, pick)
    if not rows and not raid.round and side == 0:
        words, x = "click those who go", box.x + 12 + STRIP_W / 2
        pen.text(words, x, box.cy, 17, anchor="mm", alpha=215, z=Z_CARD)


def _draw_single(
    pen: Pen, look: Look, groups: list[DiceGroup], x: float, strip: Box, side: int, pick: Pick
) -> None:
    """The one die of one person."""
    size = min(50.0, strip.h)
    for group in groups:
        _draw_die(pen, look, group, x + (-1 if side else 1) * (4 + size / 2), strip.cy, size, pick)


def _draw_group(
    pen: Pen, look: Look, groups: list[DiceGroup], at: Box, side: int, pick: Pick
) -> None:
    """The dice of several people who are alike: small, hits by face, misses as one, with numbers.

    `at` is where they begin, their middle and the room for them.
    """
    size, way = 24.0, -1 if side else 1
    most = max((group.dice for group in groups), default=0)
    step = min(size + (24 if most > 9 else 16), (at.w - size) / max(1, len(groups) - 1))
    for order, group in enumerate(groups):
        cx = at.x + way * (6 + size / 2 + order * step) - (10 if side else 0)
        _draw_die(pen, look, group, cx, at.y, size, pick)


def _draw_die(
    pen: Pen, look: Look, group: DiceGroup, cx: float, cy: float, size: float, pick: Pick
) -> None:
    die = group.die
    key = ("die", group.first)
    hit = die.face <= die.strength
    left, top = pen.paint.px(cx - size / 2), pen.paint.px(cy - size / 2)
    pen.dice.append(RollingDie(die.face, hit, left, top, size, group.first))
    aimed = bool(look.view.raid and look.view.raid.hits[:1] == (group.first,))
    if DICE not in look.hidden:
        if look.glows(key) or aimed or (hit and not look.dims(key)):
            colour = pen.theme.paper if aimed else None
            pen.glow(cx - size / 2, cy - size / 2, size, size, colour, size / 2, 6, 200, z=Z_DICE)
        pen.put(pen.paint.d10(die.face, size, hit), cx, cy, Z_DICE, "mm")
        if group.dice > 1:
            pen.text(f"{group.dice}", cx + size / 2 + 1, cy, 15, font="bold", anchor="lm", z=Z_DICE)
    label = f"the {die.face}"
    pen.spot(key, cx - size / 2, cy - size / 2, size, size, lambda: pick(key), label=label, z=4)


def draw_at_home(pen: Pen, look: Look, raid: Raid, box: Box, pick: Pick) -> None:
    """The player's people who are not in the raid."""
    fighting = look.me == raid.defender
    parts = parts_of(look, look.me)
    people, band = (0, ()) if fighting else parts[-1]
    rows: list[Unit] = units(look.rules.tables, people, band)
    title = "At your fires" if rows else "Nobody is at your fires"
    pen.text(title, box.x, box.y + 12, 17, font="bold", anchor="lm", alpha=220, z=Z_CARD)
    if rows and look.me == look.view.active:
        x = box.x + pen.paint.text_width(title, 17, "bold") + 10
        pen.text("not in this raid", x, box.y + 13, 15, anchor="lm", alpha=190, z=Z_CARD)
    pitch = min(58.0, (box.h - 36) / max(1, len(rows)))
    for index, unit in enumerate(rows):
        place = Box(box.x, box.y + 28 + index * pitch, STRIP_W, pitch - (8 if pitch > 50 else 4))
        draw_strip(pen, look, unit, place, unit_key(look.me, unit.handle), pick)


def draw_steps(pen: Pen, look: Look, raid: Raid, box: Box) -> None:
    """How far a volley has come, and who may still change it."""
    theme = pen.theme
    if not raid.round and not look.thrown:
        pen.text("Who goes?", box.x, box.y + 12, 17, font="bold", anchor="lm", alpha=220, z=Z_CARD)
        advice = "Click people at your fires to send them. All of the other tribe will defend."
        pen.paragraph(advice, box.x, box.y + 32, box.w, 16, pen.tint(theme.paper, 230), z=Z_CARD)
        return
    pen.text("This volley", box.x, box.y + 12, 17, font="bold", anchor="lm", alpha=220, z=Z_CARD)
    frame = look.decision
    kind = frame.kind if frame else ""
    now = {"send": 0, "reroll": 1, "aim": 2}.get(kind, 3)
    for index, word in enumerate(("Roll", "Reroll", "Target", "Remove")):
        y = box.y + 44 + index * 28
        if index == now:
            pen.panel(box.x - 4, y - 12, 110, 24, fill=theme.glow, radius=12, border=0, z=Z_PANEL)
        if index < now:
            pen.put(pen.paint.icon("check", 15, theme.glow), box.x + 10, y, Z_CARD, "mm")
        else:
            pen.text(str(index + 1), box.x + 10, y, 15, theme.ink if index == now else None,
                     "display", "mm", z=Z_CARD)  # fmt: skip
        pen.text(word, box.x + 24, y, 16, theme.ink if index == now else None,
                 "bold" if index == now else "body", "lm", z=Z_CARD)  # fmt: skip
    words = []
    if kind == "reroll" and frame is not None:
        words.append(f"{look.players[frame.seat].name} may roll a die again.")
    if raid.hits:
        left = len(raid.hits)
        words.append(f"{left} hit{'' if left == 1 else 's'} to be given.")
    words.append("A die hits on its strength or less. Armor makes it count 1 more.")
    y = box.y + 168
    for word in words:
        y += pen.paragraph(word, box.x, y, box.w, 15, pen.tint(theme.paper, 220), z=Z_CARD) + 8
