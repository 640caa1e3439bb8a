"""The tribes around the table: opponents along the top, your own plaque at the bottom."""

from __future__ import annotations

from functools import partial
from typing import Literal, cast

from game.rules.prehistoric.state import Tribe, hand_strength, is_out
from game.table.cave_faces import CaveFaces
from game.table.choices import card_key
from game.table.pen import Z_CARD, Pen
from game.table.pick import Pick
from game.table.prehistoric.look import Look
from game.table.regions import Box, Regions
from game.table.seatrow import COMPACT, Status, draw_head, draw_own_head, draw_score, seat_boxes

Marker = Literal["person", "prisoner", "food"]


def status(look: Look, seat: int, compact: bool) -> Status:
    """What stands against or for a tribe."""
    view = look.view
    if is_out(view.tribes[seat]):
        return Status("skull", "out" if compact else "this tribe is no more", False)
    raid = view.raid
    if raid and seat == raid.defender:
        return Status("swords", "defends" if compact else "defends with everybody", True)
    if seat == view.active and seat != look.me:
        return Status("play", "plays" if compact else "has the turn")
    return Status()


def draw_seats(pen: Pen, look: Look, area: Box, pick: Pick) -> None:
    """All opponents."""
    view, goal = look.view, look.rules.tables.victory_people
    widest = 618.0 if view.seats == 3 else 560.0
    for seat, box in seat_boxes(look.me, view.seats, area, widest).items():
        tribe = view.tribes[seat]
        key = ("seat", seat)
        compact = box.w < COMPACT
        raided = view.raid is not None and view.raid.defender == seat
        edge = pen.theme.bad if raided else None
        draw_head(pen, look, seat, box, status(look, seat, compact), edge)
        width, icon = (76, "") if compact else (104, "person")
        draw_score(pen, tribe.population, goal, box.right - 14, box.y + 20, width, icon)
        _stores(pen, look, seat, tribe, box, compact)
        pen.spot(key, *box, partial(pick, key), label=look.players[seat].name, z=1)
        pen.anchors[key] = (pen.paint.px(box.x + 30), pen.paint.px(box.bottom - 28))


def token(pen: Pen, kind: Marker, count: int, x: float, cy: float, d: float = 34) -> float:
    """A marker and how many there are of it; returns the width."""
    pen.put(pen.paint.token(kind, d), x + d / 2, cy, Z_CARD, "mm")
    wide = pen.text(f"×{count}", x + d + 6, cy, 19, font="bold", anchor="lm", z=Z_CARD)
    return d + 6 + wide


def _stores(pen: Pen, look: Look, seat: int, tribe: Tribe, box: Box, compact: bool) -> None:
    """Hand, Food, prisoners, people of an opponent."""
    cy = box.bottom - 25
    hand = look.view.hands[seat]
    if compact:
        if hand:
            pen.put(pen.faces.back(21), box.x + 14, cy - 15, Z_CARD)
        pen.text(str(hand), box.x + 42, cy, 17, font="bold", anchor="lm", z=Z_CARD)
        token(pen, "person", tribe.population, box.x + 64, cy, 32)
        token(pen, "food", tribe.food, box.x + 146, cy, 32)
        return
    narrow = box.w < 380
    pen.backs(box.x + 14, cy - 16, hand, 60 if narrow else 92)
    x = box.x + (84 if narrow else 126)
    x += token(pen, "food", tribe.food, x, cy, 28 if narrow else 34) + (8 if narrow else 14)
    x += token(pen, "prisoner", tribe.prisoners, x, cy, 28 if narrow else 34)
    x += 8 if narrow else 14
    x += token(pen, "person", tribe.people, x, cy, 28 if narrow else 34) + (6 if narrow else 14)
    _portraits(pen, look, tribe, x, cy, box.right - 10)


def _portraits(pen: Pen, look: Look, tribe: Tribe, x: float, cy: float, right: float) -> None:
    """Members as round pictures with their strength, as many as there is room for."""
    faces = cast(CaveFaces, pen.faces)
    for index, member in enumerate(tribe.band):
        left = len(tribe.band) - index
        if x + 42 > right - (30 if left > 1 else 0):
            pen.text(f"+{left}", x + 2, cy, 16, font="bold", anchor="lm", z=Z_CARD)
            return
        if member.card >= 0:
            picture = faces.portrait(look.catalogue.line(member.card), 38)
        else:
            picture = faces.person_portrait(38)
        pen.put(picture, x + 20, cy, Z_CARD, "mm")
        strength = str(hand_strength(look.rules.tables, member))
        pen.put(pen.paint.pebble(strength, 22), x + 34, cy + 12, Z_CARD, "mm")
        where = (pen.paint.px(x + 20), pen.paint.px(cy))
        for card in (member.handle, *member.gear):
            pen.anchors[card_key(card)] = where
        x += 46


def draw_plaque(pen: Pen, look: Look, parts: Regions, pick: Pick) -> None:
    """The player at the table: name, people, Food and prisoners."""
    view, box = look.view, parts.plaque
    key = ("seat", look.me)
    tribe = view.tribes[look.me]
    words, warning = status(look, look.me, True).words, True
    if view.active == look.me:
        words = "your turn"
    elif look.acting == look.me:
        words = "your answer"
    elif view.raid and view.raid.defender == look.me:
        words = "you are raided"
    elif not is_out(tribe):
        words, warning = "", False
    goal = look.rules.tables.victory_people
    draw_own_head(pen, look, box, words, warning, tribe.population, goal, "person")
    x, cy = box.x + 12, box.y + 86
    x += token(pen, "person", tribe.people, x, cy) + 14
    x += token(pen, "food", tribe.food, x, cy) + 14
    token(pen, "prisoner", tribe.prisoners, x, cy)
    pen.spot(key, *box, partial(pick, key), label=look.players[look.me].name, z=1)
    pen.anchors[key] = (pen.paint.px(box.cx), pen.paint.px(box.bottom))
