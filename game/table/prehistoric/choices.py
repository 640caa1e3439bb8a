"""What may be done at a decision of Prehistoric Warfare, by source and target."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.core.play import Action, Frame
from game.rules.prehistoric.state import AIM, CAPTURE, DISCARD, GENERIC, LOSE, SEND, Member
from game.rules.prehistoric.view import View
from game.table.choices import TABLE, Choices, card_key
from game.table.prehistoric.look import Look
from game.table.prehistoric.units import die_key, side_units, unit_key, units

_WHICH: Final = (AIM, CAPTURE, DISCARD, LOSE, SEND)
"""Decisions that ask which card or person: one click answers."""

BAND_SINGLE: Final = 12
"""So many members of a band are shown singly outside raids."""


def arrange(look: Look, frame: Frame | None, legal: Sequence[Action]) -> Choices:
    """Sorts legal actions by source and target; people and dice that are alike count once."""
    which = frame is not None and frame.kind in _WHICH
    out = Choices(frame, one_click=which)
    if frame is None:
        return out
    view = look.view
    shown = _shown(look, frame)
    for action in legal:
        verb, card, target = action
        if card == -1:
            out.bare[verb] = action
        elif verb in ("lose", "send", "capture", "aim"):
            seat = _seat_of(view, frame)
            key = unit_key(seat, shown.get(card, card))
            out.link(key, TABLE, action)
            if verb == "aim":
                out.link(die_key(look.rules.tables, view, look.dice, frame.n), key, action)
        elif verb == "reroll":
            die = die_key(look.rules.tables, view, look.dice, target)
            out.link(card_key(shown.get(card, card)), die, action)
        elif verb == "attach":
            out.link(card_key(card), unit_key(frame.seat, shown.get(target, target)), action)
        elif target >= 0:
            out.link(card_key(card), ("seat", target), action)
        else:
            out.link(card_key(card), TABLE, action)
    return out


def _seat_of(view: View, frame: Frame) -> int:
    """Whose people a decision is about."""
    raid = view.raid
    if raid and frame.kind == AIM:
        return raid.defender if frame.seat == view.active else view.active
    if raid and frame.kind == CAPTURE:
        return raid.defender
    return frame.seat


def _shown(look: Look, frame: Frame) -> dict[int, int]:
    """Handle to the handle that stands for it in the picture."""
    view, tables = look.view, look.rules.tables
    raid = view.raid
    if raid and frame.kind != SEND:
        rows = [unit for side in (0, 1) for unit in side_units(tables, view, raid, side)]
    else:
        rows = [
            unit
            for people, band in parts_of(look, frame.seat)
            for unit in units(tables, people, band, BAND_SINGLE)
        ]
    return {handle: unit.handle for unit in rows for handle in unit.handles if handle != GENERIC}


def parts_of(look: Look, seat: int) -> list[tuple[int, tuple[Member, ...]]]:
    """People and members of a tribe; while raiders are chosen, those sent and those at home."""
    tribe, raid = look.view.tribes[seat], look.view.raid
    if raid is None or seat != look.view.active:
        return [(tribe.people, tribe.band)]
    sent = tuple([m for m in tribe.band if m.handle in raid.sent])
    rest = tuple([m for m in tribe.band if m.handle not in raid.sent])
    return [(raid.people, sent), (tribe.people - raid.people, rest)]
