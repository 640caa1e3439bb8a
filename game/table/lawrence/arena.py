"""The middle of the table: your camp while nothing is fought, the battle while something is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.lawrence.state import (
    Battle,
    Party,
    Stand,
    find_stand,
    stand_dice,
    stand_force,
)
from game.rules.lawrence.view import View
from game.table.lawrence.choices import TABLE
from game.table.lawrence.look import Look
from game.table.lawrence.plates import draw_party, draw_small_stand, draw_stand, plate_width
from game.table.lawrence.seats import Pick, chip_width, draw_chip
from game.table.pen import Z_CARD, Z_DICE, Z_PANEL, Z_PROMPT, Pen
from game.table.regions import Box, Regions, spread
from game.table.widgets import Anchor

DICE: Final = ("dice", 0)
"""Key of the Defense Rolls on the table."""
LOOT_DIE: Final = ("dice", 1)
"""Key of the Loot roll on the table."""

_PHASES: Final = {
    "fate": "Fate",
    "recruit": "Recruit",
    "mission": "Mission",
    "attack": "Attack",
    "loot": "Loot",
    "end": "End",
}


def draw_middle(pen: Pen, look: Look, parts: Regions, pick: Pick) -> None:
    """Camp, battle and the Missions in play."""
    if look.view.battle:
        _draw_battle(pen, look, look.view.battle, parts, pick)
        _draw_resting(pen, look, parts.left, pick)
    else:
        _draw_camp(pen, look, parts.wide_arena, pick)
    _draw_missions(pen, look, parts, pick)
    _draw_piles(pen, look, parts.piles)


# --- the camp -----------------------------------------------------------------------------------


def _panel(pen: Pen, look: Look, box: Box, pick: Pick, strong: bool) -> None:
    """The ground of the arena; it is a target for what needs no other."""
    theme = pen.theme
    lit = look.table_is_target
    edge = theme.glow if lit else pen.tint(theme.glow, 120) if strong else None
    pen.panel(
        *box,
        fill=(18, 20, 28, 96 if strong else 70),
        line=edge,
        radius=12,
        border=2.5 if lit else 1.5,
        z=Z_PANEL,
    )
    pen.spot(TABLE, *box, (lambda: pick(TABLE)) if lit else None, label="the table")


def _draw_camp(pen: Pen, look: Look, box: Box, pick: Pick) -> None:
    _panel(pen, look, box, pick, False)
    camp = look.view.camps[look.me]
    title = "Your camp" if camp else "Your camp is empty"
    pen.text(title, box.x + 20, box.y + 24, 18, font="bold", anchor="lm", z=Z_CARD)
    x = box.x + 32 + pen.paint.text_width(title, 18, "bold")
    pen.text(
        _camp_note(look), x, box.y + 25, 16, pen.tint(pen.theme.paper, 205), anchor="lm", z=Z_CARD
    )
    inner = Box(box.x + 20, box.y + 46, box.w - 40, box.h - 58)
    count = len(camp)
    if not count:
        return
    if count <= 3:
        _row_of_plates(pen, look, camp, inner, 120, pick)
    elif count == 4:
        _row_of_plates(pen, look, camp, inner, 100, pick)
    elif count <= 8:
        half = (inner.h - 8) / 2
        top, low = camp[: (count + 1) // 2], camp[(count + 1) // 2 :]
        _row_of_plates(pen, look, top, inner._replace(h=half), 72, pick)
        _row_of_plates(pen, look, low, Box(inner.x, inner.y + half + 8, inner.w, half), 72, pick)
    else:
        for index, party in enumerate(camp):
            column, row = index % 3, index // 3
            draw_chip(pen, look, party, inner.x + column * inner.w / 3, inner.y + row * 56, pick)


def _camp_note(look: Look) -> str:
    view = look.view
    if view.active != look.me:
        return ""
    if view.phase == "recruit":
        if view.recruited >= 0:
            return "attach Tribesmen to the new Leader"
        return "one Tribesman attached" if view.attached else "play a Leader, or attach a Tribesman"
    if view.phase == "mission":
        return "attack a Mission, or none"
    return ""


def _row_of_plates(
    pen: Pen, look: Look, camp: tuple[Party, ...], box: Box, lead: float, pick: Pick
) -> None:
    width = plate_width(lead)
    most = 334.0 if lead >= 120 else width + 16
    offset, pitch = spread(len(camp), box.w, width, most)
    tall = min(box.h, 272.0 + max(0.0, box.h - 306))
    for index, party in enumerate(camp):
        place = Box(box.x + offset + index * pitch, box.y + (box.h - tall) / 2, width, tall)
        draw_party(pen, look, party, place, lead, pick)


def _draw_resting(pen: Pen, look: Look, box: Box, pick: Pick) -> None:
    """The player's Leaders that are not in the battle."""
    view = look.view
    fighting = view.battle.leaders if view.battle and view.active == look.me else ()
    camp = [party for party in view.camps[look.me] if party.leader not in fighting]
    title = "Your camp" if camp else "Your camp is empty"
    pen.text(title, box.x, box.y + 12, 17, font="bold", anchor="lm", alpha=220, z=Z_CARD)
    if camp and fighting:
        x = box.x + pen.paint.text_width(title, 17, "bold") + 10
        pen.text("not in this attack", x, box.y + 13, 15, anchor="lm", alpha=190, z=Z_CARD)
    top = box.y + 28
    if len(camp) == 1:
        draw_party(pen, look, camp[0], Box(box.x, top, plate_width(108), 210), 108, pick)
    elif len(camp) == 2:
        half = (box.h - 36) / 2
        for index, party in enumerate(camp):
            place = Box(box.x, top + index * (half + 8), plate_width(80), half)
            draw_party(pen, look, party, place, 80, pick)
    else:
        pitch = min(48.0, (box.h - 68) / max(1, len(camp) - 1))
        for index, party in enumerate(camp):
            draw_chip(
                pen,
                look,
                party,
                box.x,
                top + index * pitch,
                pick,
                chip_width(len(party.tribe)) <= box.w,
            )


# --- the battle ---------------------------------------------------------------------------------


def _stand_of(look: Look, battle: Battle) -> tuple[Stand, bool]:
    """The Mission of the battle, and whether it is still in play."""
    stand = find_stand(look.view.missions, battle.mission)
    return (stand, True) if stand else (Stand(battle.mission), False)


def _draw_battle(pen: Pen, look: Look, battle: Battle, parts: Regions, pick: Pick) -> None:
    box, view = parts.arena, look.view
    _panel(pen, look, box, pick, True)
    stand, standing = _stand_of(look, battle)
    arab, turk = battle.result or (
        look.rules.arab_total(view),
        stand_force(look.rules.tables, stand),
    )
    _draw_score(pen, look, box, arab, turk, battle)
    camp = {party.leader: party for party in view.camps[view.active]}
    parties = [camp.get(leader, Party(leader)) for leader in battle.leaders]
    gone = [leader for leader in battle.leaders if leader not in camp]
    parties = [party for party in parties if party.leader not in gone]
    fallen = {
        leader: [card for card, lost_by in battle.fallen if lost_by == leader]
        for leader in battle.leaders
    }
    left = look.players[(view.active + 1) % view.seats].name
    title = f"Defended by {left}" if stand.defenses else "The Mission"
    if not standing:
        title = f"Won by {look.players[view.active].name}"
    if len(battle.leaders) == 1:
        _draw_duel(pen, look, box, parties, fallen, battle, stand, title, pick)
    else:
        _draw_alliance(pen, look, box, parties, fallen, battle, stand, title, pick)


def _party_title(look: Look, party: Party) -> str:
    return f"{look.rules.catalogue.card_name(party.leader)}'s party"


def _draw_duel(
    pen: Pen,
    look: Look,
    box: Box,
    parties: list[Party],
    fallen: dict[int, list[int]],
    battle: Battle,
    stand: Stand,
    title: str,
    pick: Pick,
) -> None:
    tall = box.h - 80
    for party in parties:
        draw_party(
            pen,
            look,
            party,
            Box(box.x + 12, box.y + 68, 248, tall),
            120,
            pick,
            title=_party_title(look, party),
            fallen=fallen[party.leader],
            cavalry=battle.cavalry,
            fighting=True,
        )
    if not parties:
        _gone(pen, look, Box(box.x + 12, box.y + 68, 248, tall))
    place = Box(box.right - 260, box.y + 68, 248, tall)
    draw_stand(pen, look, stand, place, 120, title, pick, battle.removed)
    _draw_dice_column(pen, look, Box(box.x + 268, box.y + 68, box.w - 536, tall), battle, stand)


def _gone(pen: Pen, look: Look, box: Box) -> None:
    pen.put(pen.paint.dashed(box.w, box.h, 10), box.x, box.y, Z_PANEL)
    pen.text("The Leader is gone", box.cx, box.cy, 17, anchor="mm", alpha=215, z=Z_CARD)


def _draw_alliance(
    pen: Pen,
    look: Look,
    box: Box,
    parties: list[Party],
    fallen: dict[int, list[int]],
    battle: Battle,
    stand: Stand,
    title: str,
    pick: Pick,
) -> None:
    _draw_dice_row(pen, look, Box(box.x + 24, box.y + 66, box.w - 48, 48), battle, stand)
    top, tall = box.y + 122, box.h - 134
    place = Box(box.right - 224, top, 212, tall)
    draw_stand(pen, look, stand, place, 84, title, pick, battle.removed)
    room = place.x - 40 - box.x
    pen.put(pen.paint.icon("swords", 28), place.x - 20, top + tall / 2, Z_CARD, "mm")
    if len(battle.leaders) == 2:
        for index, party in enumerate(parties):
            draw_party(
                pen,
                look,
                party,
                Box(box.x + 12 + index * 224, top, 212, tall),
                84,
                pick,
                title=_party_title(look, party),
                fallen=fallen[party.leader],
                cavalry=battle.cavalry,
                fighting=True,
            )
        return
    pitch = min(48.0, (tall - 40) / max(1, len(parties) - 1))
    for index, party in enumerate(parties):
        boxes = chip_width(len(party.tribe)) <= room
        draw_chip(pen, look, party, box.x + 12, top + index * pitch, pick, boxes)


def draw_foreseen(pen: Pen, look: Look, box: Box, foreseen: View) -> None:
    """What an event would change: the bar as it would stand, and the words for it."""
    if foreseen.battle is None:
        return
    stand = find_stand(foreseen.missions, foreseen.battle.mission)
    if stand is None:
        return
    now = look.rules.arab_total(look.view)
    before = find_stand(look.view.missions, foreseen.battle.mission)
    was = stand_force(look.rules.tables, before) if before else 0
    arab, turk = look.rules.arab_total(foreseen), stand_force(look.rules.tables, stand)
    theme, width, y = pen.theme, 300.0, box.y + 34
    x0 = box.cx - width / 2
    here = width * now / max(1, now + was)
    there = width * arab / max(1, arab + turk)
    low, high = min(here, there), max(here, there)
    pen.panel(
        x0 + low, y - 10, max(4.0, high - low), 20, fill=theme.glow, radius=2, border=0, z=Z_PROMPT
    )
    pen.panel(x0 + there - 2, y - 14, 4, 28, fill=theme.glow, radius=2, border=0, z=Z_PROMPT)
    words = f"{_standing(now, was)}, then {_standing(arab, turk)}"
    wide = pen.paint.text_width(words, 16, "bold") + 28
    pen.panel(box.cx - wide / 2, y + 16, wide, 28, fill=theme.glow, radius=14, border=0, z=Z_PROMPT)
    pen.text(words, box.cx, y + 30, 16, theme.ink, "bold", "mm", z=Z_PROMPT)


def _draw_score(pen: Pen, look: Look, box: Box, arab: int, turk: int, battle: Battle) -> None:
    """Arab Total against Turk Total, as numbers and as a bar with its middle marked."""
    theme, cx, y, width = pen.theme, box.cx, box.y + 34, 300.0
    x0 = cx - width / 2
    share = arab / max(1, arab + turk)
    pen.text(str(arab), x0 - 18, y, 46, theme.glow, "display", anchor="rm", z=Z_CARD)
    pen.text(str(turk), x0 + width + 18, y, 46, font="display", anchor="lm", z=Z_CARD)
    arab_wide = pen.paint.text_width(str(arab), 46, "display")
    turk_wide = pen.paint.text_width(str(turk), 46, "display")
    pen.text("Arab Total", x0 - 30 - arab_wide, y, 18, font="bold", anchor="rm", z=Z_CARD)
    pen.text("Turk Total", x0 + width + 30 + turk_wide, y, 18, font="bold", anchor="lm", z=Z_CARD)
    pen.panel(
        x0, y - 12, width, 24, fill="#3c6366", line=theme.paper, radius=12, border=1.5, z=Z_CARD
    )
    filled = min(width, max(24.0, width * share))
    pen.panel(
        x0, y - 12, filled, 24, fill=theme.act, line=theme.paper, radius=12, border=1.5, z=Z_CARD
    )
    pen.put(pen.paint.icon("wedge_down", 12), cx, y - 19, Z_CARD, "mm")
    pen.put(pen.paint.icon("wedge_up", 12), cx, y + 19, Z_CARD, "mm")
    pen.panel(x0 + filled - 3, y - 18, 6, 36, fill=theme.paper, radius=3, border=0, z=Z_CARD + 1)
    pen.put(pen.paint.icon("fort", 20), x0 + width - 20, y - 1, Z_CARD, "mm")
    words = _standing(arab, turk)
    on_left = filled > 150
    colour = theme.ink if on_left else theme.paper
    pen.put(pen.paint.icon("camel", 28, theme.ink), x0 + 22, y - 2, Z_CARD, "mm")
    middle = x0 + (44 + filled) / 2 if on_left else x0 + (filled + width - 34) / 2
    pen.text(words, middle, y, 16, colour, "bold", anchor="mm", z=Z_CARD + 1)


def _standing(arab: int, turk: int) -> str:
    if arab > turk:
        return f"ahead by {arab - turk}"
    return f"behind by {turk - arab}" if arab < turk else "level: a tie fails"


def _hits(look: Look, battle: Battle) -> tuple[int, str]:
    hit_on = look.rules.catalogue.header["hit_on"]
    sides = look.rules.catalogue.header["die_sides"]
    return sum(face >= hit_on for face in battle.dice), f"{hit_on} to {sides} hit"


def _draw_dice_column(pen: Pen, look: Look, box: Box, battle: Battle, stand: Stand) -> None:
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


def _draw_dice_row(pen: Pen, look: Look, box: Box, battle: Battle, stand: Stand) -> None:
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
    hit_on = look.rules.catalogue.header["hit_on"]
    faces = sorted(battle.dice, reverse=True)
    for index, (x, y) in enumerate(dice_places(cx, top, columns, size, pitch, count)):
        pen.dice.append((pen.paint.px(x), pen.paint.px(y)))
        if not faces or DICE in look.hidden:
            pen.put(pen.paint.dashed(size, size, 8), x, y, Z_DICE)
            continue
        hit = faces[index] >= hit_on
        draw_die(pen, faces[index], x, y, size, hit)
    pen.die_size = size


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
    total = loot.face + loot.modifier
    sum_ = f"{loot.face} {loot.modifier:+d} = {total}".replace("-", "− ").replace("+", "+ ")
    words = sum_ if loot.modifier else f"{total}"
    end = "he leaves" if total >= loot_on else "he stays"
    return f"Loot roll: {name}", f"{words}: {end}"


def _draw_loot(pen: Pen, look: Look, box: Box, battle: Battle) -> None:
    title, words = _loot_words(look, battle)
    loot_on = look.rules.catalogue.header["loot_on"]
    _draw_result(pen, look, battle, box.cx, box.y + 22)
    pen.text(title, box.cx, box.y + 86, 17, font="bold", anchor="mm", max_width=box.w, z=Z_CARD)
    x, y = box.cx - 32, box.y + 106
    _loot_die(pen, look, x, y, 64, loot_on)
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
    loot_on = look.rules.catalogue.header["loot_on"]
    wide = pen.text(title, box.x, box.cy, 17, font="bold", anchor="lm", z=Z_CARD)
    _loot_die(pen, look, box.x + wide + 16, box.cy - 20, 40, loot_on)
    pen.text(words, box.x + wide + 76, box.cy, 19, pen.theme.glow, "bold", anchor="lm", z=Z_CARD)
    _draw_result(pen, look, battle, box.right - 70, box.cy - 12)


def _loot_die(pen: Pen, look: Look, x: float, y: float, size: float, loot_on: int) -> None:
    pen.dice.append((pen.paint.px(x), pen.paint.px(y)))
    pen.die_size = size
    loot = look.view.loot
    if loot and LOOT_DIE not in look.hidden:
        draw_die(pen, loot.face, x, y, size, loot.face + loot.modifier >= loot_on)
    else:
        pen.put(pen.paint.dashed(size, size, 8), x, y, Z_DICE)


def _draw_result(pen: Pen, look: Look, battle: Battle, cx: float, cy: float) -> None:
    if battle.result is None:
        return
    arab, turk = battle.result
    won = arab > turk
    words = "Mission won" if won else "Attack failed"
    colour = pen.theme.glow if won else pen.theme.paper
    pen.text(words, cx, cy, 20, colour, "bold", anchor="mm", z=Z_CARD)
    pen.text(f"{arab} against {turk}", cx, cy + 24, 16, anchor="mm", alpha=225, z=Z_CARD)


# --- the side of the table ----------------------------------------------------------------------


def _draw_missions(pen: Pen, look: Look, parts: Regions, pick: Pick) -> None:
    view, box = look.view, parts.right
    fought = view.battle.mission if view.battle else -1
    stands = [stand for stand in view.missions if stand.mission != fought]
    title = "Other Missions" if fought >= 0 else "Missions"
    pen.text(
        title if stands else "No Mission in play",
        box.x,
        box.y + 12,
        17,
        font="bold",
        anchor="lm",
        alpha=220,
        z=Z_CARD,
    )
    top = box.y + 28
    columns = 1 if len(stands) <= 6 else 2
    rows = -(-len(stands) // columns)
    if len(stands) <= 2:
        pitch, tall = 134.0, 126.0
    else:
        pitch = min(52.0, (box.bottom - top) / rows)
        tall = pitch - 4
    wide = (box.w - 6 * (columns - 1)) / columns
    for index, stand in enumerate(stands):
        column, row = divmod(index, max(1, rows))
        place = Box(box.x + column * (wide + 6), top + row * pitch, wide, tall)
        draw_small_stand(pen, look, stand, place, _retry_note(look, stand), pick)


def _retry_note(look: Look, stand: Stand) -> str:
    if stand.failed < 0 or look.view.options.retry == "anyone":
        return ""
    if stand.failed == look.me:
        return "You failed here last"
    return f"{look.players[stand.failed].name} failed last"


def _draw_piles(pen: Pen, look: Look, box: Box) -> None:
    view = look.view
    pen.anchors["deck"] = (pen.paint.px(box.x + 26), pen.paint.px(box.y + 36))
    pen.anchors["discard"] = (pen.paint.px(box.x + 143), pen.paint.px(box.y + 36))
    if view.deck:
        back = pen.faces.back(50)
        pen.shadow(box.x, box.y, 50, 70, radius=4, blur=4, z=Z_CARD)
        for step in range(min(3, view.deck) - 1, -1, -1):
            pen.put(back, box.x + 3 - step * 1.5, box.y + 3 - step * 1.5, Z_CARD)
    else:
        pen.put(pen.paint.dashed(50, 70, 5), box.x, box.y, Z_CARD)
    _pile_words(pen, box.x + 62, box.y, view.deck, "deck")
    if view.discard:
        line = look.rules.catalogue.line(view.discard[-1])
        pen.shadow(box.x + 118, box.y + 1, 50, 70, radius=4, blur=4, z=Z_CARD)
        pen.put(pen.small(line, 50), box.x + 118, box.y + 1, Z_CARD)
        pen.spot(("pile", 0), box.x + 118, box.y + 1, 50, 70, None, label=line.name)
    else:
        pen.put(pen.paint.dashed(50, 70, 5), box.x + 118, box.y + 1, Z_CARD)
    _pile_words(pen, box.x + 178, box.y, len(view.discard), "discard")


def _pile_words(pen: Pen, x: float, y: float, count: int, name: str) -> None:
    pen.text(str(count), x, y + 24, 22, font="display", anchor="lm", z=Z_CARD)
    pen.text(name, x, y + 48, 15, anchor="lm", alpha=205, z=Z_CARD)


def draw_top(pen: Pen, look: Look, parts: Regions, command: Callable[[str], None]) -> None:
    """The bar along the top: menu, round, the six phases, help."""
    theme, view = pen.theme, look.view
    wide = parts.wide
    pen.panel(0, 0, wide, 44, fill=pen.tint(theme.ink, 205), radius=0, border=0, z=Z_PANEL)
    pen.panel(0, 43, wide, 1, fill=theme.line, radius=0, border=0, z=Z_PANEL)
    pen.put(pen.paint.icon("menu", 26), 32, 22, Z_CARD, "mm")
    pen.spot("menu", 12, 2, 40, 40, lambda: command("menu"), label="Menu", tip="Menu (Esc)")
    pen.text(f"Round {view.round}", 56, 22, 16, anchor="lm", alpha=225, z=Z_CARD)
    order = list(look.rules.phases)
    now = order.index(view.phase)
    widths = [
        pen.paint.text_width(_PHASES[phase], 16, "bold") + (40 if index == now else 34)
        for index, phase in enumerate(order)
    ]
    x = wide / 2 - (sum(widths) + 12 * (len(order) - 1)) / 2
    for index, (phase, width) in enumerate(zip(order, widths, strict=True)):
        if index:
            pen.panel(
                x - 11, 21.25, 10, 1.5, fill=pen.tint(theme.paper, 70), radius=0, border=0, z=Z_CARD
            )
        _phase(pen, phase, index, x, width, (index > now) - (index < now))
        x += width + 12


def _phase(pen: Pen, phase: str, index: int, x: float, width: float, when: int) -> None:
    theme, name, number = pen.theme, _PHASES[phase], str(index + 1)
    if when == 0:
        pen.panel(x, 7, width, 30, fill=theme.glow, radius=15, border=0, z=Z_CARD)
        pen.text(number, x + 17, 22, 16, theme.ink, "display", anchor="mm", z=Z_CARD)
        pen.text(name, x + 29, 22, 16, theme.ink, "bold", anchor="lm", z=Z_CARD)
    elif when < 0:
        pen.put(pen.paint.icon("check", 15, theme.glow), x + 14, 22, Z_CARD, "mm")
        pen.text(name, x + 26, 22, 16, anchor="lm", alpha=180, z=Z_CARD)
    else:
        pen.text(number, x + 13, 22, 15, font="display", anchor="mm", alpha=180, z=Z_CARD)
        pen.text(name, x + 24, 22, 16, anchor="lm", alpha=205, z=Z_CARD)
