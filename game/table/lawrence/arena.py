"""The middle of the table: the camp while nothing is fought, else the battle with its totals."""

from __future__ import annotations

from game.rules.lawrence.state import Battle, Party, Stand, find_stand, stand_force, succeeds
from game.rules.lawrence.view import View
from game.table.lawrence.camp import draw_camp, draw_ground, draw_resting
from game.table.lawrence.dice import draw_dice_column, draw_dice_row
from game.table.lawrence.look import Look
from game.table.lawrence.plates import draw_party, draw_stand
from game.table.lawrence.seats import chip_width, draw_chip
from game.table.lawrence.side import draw_missions
from game.table.pen import Z_CARD, Z_PANEL, Z_PROMPT, Pen
from game.table.pick import Pick
from game.table.piles import draw_piles
from game.table.regions import Box, Regions


def draw_middle(pen: Pen, look: Look, parts: Regions, pick: Pick) -> None:
    """Camp, battle and the Missions in play."""
    if look.view.battle:
        _draw_battle(pen, look, look.view.battle, parts, pick)
        draw_resting(pen, look, parts.left, pick)
    else:
        draw_camp(pen, look, parts.wide_arena, pick)
    draw_missions(pen, look, parts.right, pick)
    draw_piles(pen, look, look.view.deck, parts.piles)


def _stand_of(look: Look, battle: Battle) -> tuple[Stand, bool]:
    """The Mission of the battle, and whether it is still in play."""
    stand = find_stand(look.view.missions, battle.mission)
    return (stand, True) if stand else (Stand(battle.mission), False)


def _draw_battle(pen: Pen, look: Look, battle: Battle, parts: Regions, pick: Pick) -> None:
    box, view = parts.arena, look.view
    draw_ground(pen, look, box, pick, True)
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
            bonus=battle.bonus,
            fighting=True,
        )
    if not parties:
        _gone(pen, look, Box(box.x + 12, box.y + 68, 248, tall))
    place = Box(box.right - 260, box.y + 68, 248, tall)
    draw_stand(pen, look, stand, place, 120, title, pick, battle.removed)
    draw_dice_column(pen, look, Box(box.x + 268, box.y + 68, box.w - 536, tall), battle, stand)


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
    draw_dice_row(pen, look, Box(box.x + 24, box.y + 66, box.w - 48, 48), battle, stand)
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
                bonus=0 if index else battle.bonus,
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
    if succeeds(arab, turk):
        return f"ahead by {arab - turk}"
    return f"behind by {turk - arab}" if arab < turk else "a tie fails"
