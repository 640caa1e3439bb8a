"""The hand: a fan of cards along the bottom edge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.core.cards import Catalogue
from game.table.choices import Key, card_key
from game.table.look import AnyLook
from game.table.pen import EDGE, LIFT_BLUR, Z_HAND, Z_HOVER, Pen, Place
from game.table.pick import Pick
from game.table.regions import Regions
from game.table.stage import Item

WIDTH, HEIGHT = 120.0, 168.0
LARGER = 1.1
"""How much a card grows under the pointer."""


class Slot(NamedTuple):
    """The place of one card in the fan: top-left before turning, and its turn in degrees."""

    card: int
    x: float
    y: float
    turn: float


def in_order(
    catalogue: Catalogue, types: Sequence[str], cards: Sequence[int], before: Sequence[int]
) -> tuple[int, ...]:
    """A hand as it lies: old cards keep their places, new ones come in by type and number.

    `types` are the types of cards from left to right.
    """

    def rank(card: int) -> tuple[int, int, int]:
        line = catalogue.line(card)
        return (types.index(line.type), -max(line.numbers.values(), default=0), card)

    out = [card for card in before if card in cards]
    for card in sorted(set(cards) - set(out), key=rank):
        place = next((i for i, other in enumerate(out) if rank(other) > rank(card)), len(out))
        out.insert(place, card)
    return tuple(out)


def fan(cards: Sequence[int], parts: Regions) -> list[Slot]:
    """Where the cards of a hand lie: an arc that narrows as it fills."""
    count = len(cards)
    room = parts.hand.w - 14
    pitch = min(WIDTH + 4, (room - WIDTH) / max(1, count - 1))
    angle = 1.6 if count <= 8 else 0.8
    out = []
    for index, card in enumerate(cards):
        d = index - (count - 1) / 2
        x = parts.hand.cx + d * pitch - WIDTH / 2
        out.append(Slot(card, x, parts.hand.y + abs(d) ** 1.7 * 2.6, -angle * d))
    return out


def draw_hand(
    pen: Pen,
    look: AnyLook,
    parts: Regions,
    raised: Key | None,
    pick: Pick,
) -> None:
    """The fan without the card that is raised: that one moves, so it is drawn by itself."""
    sorted_out = any(look.choices.links) and (look.hints or look.selected is not None)
    for slot in fan(look.hand, parts):
        key = card_key(slot.card)
        line = look.catalogue.line(slot.card)
        lit = look.glows(key) if look.selected is None else key == look.selected
        dim = sorted_out and not lit
        top = slot.y - (8 if lit else 0)
        pen.spot(key, slot.x, top, WIDTH, HEIGHT, partial(pick, key), label=line.name, z=5)
        if key == look.held:
            _empty(pen, slot)
        if key == raised or look.away(key):
            continue
        y = slot.y - 8 if lit else slot.y + (4 if dim else 0)
        _turned(pen, key, pen.faces.thumb(line, WIDTH), slot, y, lit, dim)


def _empty(pen: Pen, slot: Slot) -> None:
    """The place that a dragged card came from."""
    gap = pen.paint.dashed(WIDTH, HEIGHT)
    turned = pen.paint.cached(
        ("turned", "gap", slot.turn), lambda: pygame.transform.rotozoom(gap, slot.turn, 1)
    )
    pen.put(turned, slot.x + WIDTH / 2, slot.y + HEIGHT / 2, Z_HAND, "mm")


def _turned(
    pen: Pen, key: Key, face: pygame.Surface, slot: Slot, y: float, lit: bool, dim: bool
) -> None:
    """One card of the fan with its shadow, turned by its angle and kept in the cache."""
    paint = pen.paint
    look = (key, slot.turn, lit, dim)

    def make() -> pygame.Surface:
        surface = paint.dim(face, ("hand", key)) if dim else face
        pad = paint.px(EDGE) + 2
        w, h = face.get_width() + 2 * pad, face.get_height() + 2 * pad
        sheet = pygame.Surface((w, h), pygame.SRCALPHA)
        if lit:
            ring = paint.box(WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE, pen.theme.glow, None, 9, 0)
            sheet.blit(ring, ring.get_rect(center=(w / 2, h / 2)))
        sheet.blit(surface, (pad, pad))
        return pygame.transform.rotozoom(sheet, slot.turn, 1)

    def turn(surface: pygame.Surface, kind: str) -> pygame.Surface:
        return paint.cached(
            ("turned", kind, slot.turn), lambda: pygame.transform.rotozoom(surface, slot.turn, 1)
        )

    cx, cy = paint.px(slot.x) + face.get_width() // 2, paint.px(y) + face.get_height() // 2
    if lit:
        light = turn(paint.glow(WIDTH, HEIGHT, None, 7, LIFT_BLUR, 215), "glow")
        pen.put_px(light, cx - light.get_width() // 2, cy - light.get_height() // 2, Z_HAND)
    shade = turn(paint.shadow(WIDTH, HEIGHT, 7, 6, 120), "shadow")
    drop = paint.px(3)
    pen.put_px(shade, cx - shade.get_width() // 2, cy - shade.get_height() // 2 + drop, Z_HAND)
    card = paint.cached(("fan", look), make)
    left, top = cx - card.get_width() // 2, cy - card.get_height() // 2
    pen.put_px(card, left, top, Z_HAND)
    pen.places[key] = Place(card, left, top)


def raised_items(pen: Pen, look: AnyLook, parts: Regions, key: Key, lift: float) -> list[Item]:
    """The card under the pointer: upright, larger, `lift` of the way up (0 to 1)."""
    slot = next((slot for slot in fan(look.hand, parts) if card_key(slot.card) == key), None)
    if slot is None:
        return []
    paint, theme = pen.paint, pen.theme
    width, height = WIDTH * LARGER, HEIGHT * LARGER
    lit = look.glows(key) if look.selected is None else key == look.selected
    x = slot.x - (width - WIDTH) / 2
    # A card never hides more of itself below the window than needed to lift it.
    y = slot.y - 16 * lift - (12 if look.selected == key else 0)
    left, top = paint.px(x), paint.px(y)
    face = pen.faces.thumb(look.catalogue.line(slot.card), width, height)
    out = []
    if lit:
        margin = paint.margin(LIFT_BLUR)
        light = paint.glow(width, height, None, 7, LIFT_BLUR, 215)
        out.append(Item(("raised", "glow"), light, left - margin, top - margin, Z_HOVER))
    margin = paint.margin(10)
    shade = paint.shadow(width, height, 7, 10, 170)
    out.append(
        Item(("raised", "shadow"), shade, left - margin, top - margin + paint.px(4), Z_HOVER)
    )
    ring = paint.box(width + 2 * EDGE, height + 2 * EDGE, theme.paper, None, 9, 0)
    edge = paint.px(EDGE)
    out.append(Item(("raised", "edge"), ring, left - edge, top - edge, Z_HOVER))
    out.append(Item(("raised", "face"), face, left, top, Z_HOVER))
    if look.selected == key:
        badge = paint.badge("check", 26, theme.glow, theme.ink)
        at = (left + face.get_width() - badge.get_width() // 2, top - badge.get_height() // 3)
        out.append(Item(("raised", "badge"), badge, *at, Z_HOVER))
    return out
