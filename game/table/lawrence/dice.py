"""The dice of a battle: Defense Rolls in a column or a row, and the Loot roll."""

from __future__ import annotations

from typing import Final

from game.rules.lawrence.state import (
    Battle,
    Stand,
    is_hit,
    is_looted,
    loot_total,
    stand_dice,
    succeeds,
)
from game.table.choices import Key
from game.table.dietray import RollingDie
from game.table.lawrence.look import Look
from game.table.pen import Z_CARD, Z_DICE, Pen
from game.table.regions import Box
from game.table.widgets import Anchor

DICE: Final[Key] = ("dice", 0)
"""Key of the Defense Rolls on the table."""
LOOT_DIE: Final[Key] = ("dice", 1)
"""Key of the Loot roll on the table."""


def _hits(look: Look, battle: Battle) -> tuple[int, str]:
    header, tables = look.rules.catalogue.header, look.rules.tables
    words = f"{header['hit_on']} to {header['die_sides']} hit"
    return sum(is_hit(tables, face) for face in battle.dice), words


def draw_dice_column(pen: Pen, look: Look, box: Box, battle: Battle, stand: Stand) -> None:
    if look.view.phase == "loot":
        _draw_loot(pen, look, box, battle)
        return
    pen.text("Defense Rolls", box.cx, box.y + 16, 17, font="bold", anchor="mm", z=Z_CARD)
    count = len(battle.dice) or stand_dice(look.rules.tables, stand)
    columns, size, pitch = (
        (2, 48, 56) if count <= 8 else (3, 36, 44) if count <= 15 else (4, 30, 36)
    )
    rows = -(-count // columns)
    _dice(pen, look, battle, box.cx, box.y + 38, columns, size, pitch, count)
    y = box.y + 38 + rows * (pitch + 2) + 26
    _dice_words(pen, look, battle, box.cx, y, "mm")


def _dice_words(pen: Pen, look: Look, battle: Battle, x: float, y: float, anchor: Anchor) -> None:
    hits, rule = _hits(look, battle)
    if battle.dice and DICE not in look.hidden:
        words = f"{hits} hit{'' if hits == 1 else 's'}"
    else:
        words = "not rolled yet"
    shown = pen.text(
        words, x, y, 22 if battle.dice else 17, pen.theme.glow, "bold", anchor=anchor, z=Z_CARD
    )
    if anchor == "mm":
        pen.text(rule, x, y + 26, 15, anchor="mm", alpha=205, z=Z_CARD)
    else:
        pen.text(rule, x + shown + 14, y + 1, 15, anchor="lm", alpha=205, z=Z_CARD)


def draw_dice_row(pen: Pen, look: Look, box: Box, battle: Battle, stand: Stand) -> None:
    if look.view.phase == "loot":
        _draw_loot_row(pen, look, box, battle)
        return
    pen.text("Defense Rolls", box.x, box.cy, 17, font="bold", anchor="lm", z=Z_CARD)
    count = len(battle.dice) or stand_dice(look.rules.tables, stand)
    size = 40 if count <= 7 else 28
    pitch = size + 10 if count <= 7 else size + 5
    middle = box.x + 132 + count * pitch / 2
    _dice(pen, look, battle, middle, box.cy - size / 2, count, size, pitch, count)
    _dice_words(pen, look, battle, box.x + 146 + count * pitch, box.cy, "lm")


def dice_places(
    cx: float, top: float, columns: int, size: float, pitch: float, count: int
) -> list[tuple[float, float]]:
    """Top-left corners of dice in rows of `columns`, the last row centred."""
    out = []
    for index in range(count):
        row, column = divmod(index, max(1, columns))
        in_row = min(columns, count - row * columns)
        left = cx - (in_row * pitch - (pitch - size)) / 2
        out.append((left + column * pitch, top + row * (pitch + 2)))
    return out


def _dice(
    pen: Pen,
    look: Look,
    battle: Battle,
    cx: float,
    top: float,
    columns: int,
    size: float,
    pitch: float,
    count: int,
) -> None:
    """The Defense Rolls, high first; outlines while they are not rolled."""
    faces = sorted(battle.dice, reverse=True)
    for index, (x, y) in enumerate(dice_places(cx, top, columns, size, pitch, count)):
        pen.dice.append(RollingDie(0, None, pen.paint.px(x), pen.paint.px(y), size, index))
        if not faces or DICE in look.hidden:
            pen.put(pen.paint.dashed(size, size, 8), x, y, Z_DICE)
            continue
        hit = is_hit(look.rules.tables, faces[index])
        draw_die(pen, faces[index], x, y, size, hit)


def draw_die(pen: Pen, face: int, x: float, y: float, size: float, hit: bool | None) -> None:
    """A die at rest."""
    if hit:
        pen.glow(x, y, size, size, blur=6, alpha=180, z=Z_DICE)
    pen.shadow(x, y, size, size, blur=4, alpha=130, z=Z_DICE)
    pen.put(pen.paint.die(face, size, hit), x + size / 2, y + size / 2, Z_DICE, "mm")


def _loot_words(look: Look, battle: Battle) -> tuple[str, str]:
    """What the Loot roll is for and what it comes to."""
    loot = look.view.loot
    loot_on = look.rules.catalogue.header["loot_on"]
    if loot is None:
        return "Loot Phase", f"{loot_on} or more takes a Leader"
    name = look.rules.catalogue.card_name(loot.leader)
    total = loot_total(loot)
    sum_ = f"{loot.face} {loot.modifier:+d} = {total}".replace("-", "− ").replace("+", "+ ")
    words = sum_ if loot.modifier else f"{total}"
    end = "he leaves" if is_looted(look.rules.tables, loot) else "he stays"
    return f"Loot roll: {name}", f"{words}: {end}"


def _draw_loot(pen: Pen, look: Look, box: Box, battle: Battle) -> None:
    title, words = _loot_words(look, battle)
    loot_on = look.rules.catalogue.header["loot_on"]
    _draw_result(pen, look, battle, box.cx, box.y + 22)
    pen.text(title, box.cx, box.y + 86, 17, font="bold", anchor="mm", max_width=box.w, z=Z_CARD)
    x, y = box.cx - 32, box.y + 106
    _loot_die(pen, look, x, y, 64)
    pen.text(
        words,
        box.cx,
        box.y + 198,
        19,
        pen.theme.glow,
        "bold",
        anchor="mm",
        max_width=box.w,
        z=Z_CARD,
    )
    if look.view.loot:
        pen.text(
            f"{loot_on} or more takes him",
            box.cx,
            box.y + 224,
            15,
            anchor="mm",
            max_width=box.w,
            alpha=205,
            z=Z_CARD,
        )


def _draw_loot_row(pen: Pen, look: Look, box: Box, battle: Battle) -> None:
    title, words = _loot_words(look, battle)
    wide = pen.text(title, box.x, box.cy, 17, font="bold", anchor="lm", z=Z_CARD)
    _loot_die(pen, look, box.x + wide + 16, box.cy - 20, 40)
    pen.text(words, box.x + wide + 76, box.cy, 19, pen.theme.glow, "bold", anchor="lm", z=Z_CARD)
    _draw_result(pen, look, battle, box.right - 70, box.cy - 12)


def _loot_die(pen: Pen, look: Look, x: float, y: float, size: float) -> None:
    pen.dice.append(RollingDie(0, None, pen.paint.px(x), pen.paint.px(y), size))
    loot = look.view.loot
    if loot and LOOT_DIE not in look.hidden:
        draw_die(pen, loot.face, x, y, size, is_looted(look.rules.tables, loot))
    else:
        pen.put(pen.paint.dashed(size, size, 8), x, y, Z_DICE)


def _draw_result(pen: Pen, look: Look, battle: Battle, cx: float, cy: float) -> None:
    if battle.result is None:
        return
    arab, turk = battle.result
    won = succeeds(arab, turk)
    words = "Mission won" if won else "Attack failed"
    colour = pen.theme.glow if won else pen.theme.paper
    pen.text(words, cx, cy, 20, colour, "bold", anchor="mm", z=Z_CARD)
    pen.text(f"{arab} against {turk}", cx, cy + 24, 16, anchor="mm", alpha=225, z=Z_CARD)
