"""People as they are shown: one by one while there is room, equal ones together when not."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.prehistoric.state import GENERIC, Die, Member, Raid, Tables
from game.rules.prehistoric.view import View
from game.table.choices import Key, card_key

_MISS: Final = 99
SINGLE: Final = 7
"""So many strips a side stand singly; beyond, equal people share one."""


class Unit(NamedTuple):
    """People who are alike, or one."""

    handles: tuple[int, ...]
    member: Member | None
    """One of them; None for generic People without gear."""

    @property
    def handle(self) -> int:
        """The one that stands for all in a choice."""
        return self.handles[0]


def _kind(tables: Tables, member: Member) -> tuple[int, ...]:
    line_of = tables.line_of
    return tuple([line_of[card] if card >= 0 else -1 for card in member])


def units(tables: Tables, people: int, band: tuple[Member, ...], most: int = SINGLE) -> list[Unit]:
    """The strips of a side: members first, then generic People without gear."""
    rows: list[Unit] = []
    if len(band) + (people > 0) <= most:
        rows = [Unit((member.handle,), member) for member in band]
    else:
        groups: dict[tuple[int, ...], list[Member]] = {}
        for member in band:
            groups.setdefault(_kind(tables, member), []).append(member)
        rows = [Unit(tuple([m.handle for m in same]), same[0]) for same in groups.values()]
    if people:
        rows.append(Unit((GENERIC,) * people, None))
    return rows


def unit_key(seat: int, handle: int) -> Key:
    """The key of a person: his card, or the generic People of his seat."""
    return ("people", seat) if handle == GENERIC else card_key(handle)


def sides(view: View, raid: Raid) -> tuple[tuple[int, tuple[Member, ...]], ...]:
    """People and members who fight: attackers, defenders."""
    band = view.tribes[view.active].band
    sent = tuple([member for member in band if member.handle in raid.sent])
    defender = view.tribes[raid.defender]
    return (raid.people, sent), (defender.people, defender.band)


def side_units(tables: Tables, view: View, raid: Raid, side: int) -> list[Unit]:
    """The strips of one side of a raid."""
    return units(tables, *sides(view, raid)[side])


class DiceGroup(NamedTuple):
    """Dice that mean the same: of the same unit, hits with the same face, or misses."""

    first: int
    """Index of the one that stands for all."""
    die: Die
    dice: int
    """How many there are."""


def _worth(die: Die) -> int:
    """What a die is worth: its face as a hit; all misses are alike."""
    return die.face if die.face <= die.strength else _MISS


def dice_of(rows: list[Unit], dice: tuple[Die, ...], side: int) -> dict[int, list[DiceGroup]]:
    """The dice of a side by row, hits before misses."""
    row_of = {handle: index for index, unit in enumerate(rows) for handle in unit.handles}
    found: dict[int, dict[int, list[int]]] = {}
    for index, die in enumerate(dice):
        if die.side == side and die.handle in row_of:
            found.setdefault(row_of[die.handle], {}).setdefault(_worth(die), []).append(index)
    return {
        row: [
            DiceGroup(indices[0], dice[indices[0]], len(indices))
            for _, indices in sorted(worths.items())
        ]
        for row, worths in found.items()
    }


def die_key(tables: Tables, view: View, dice: tuple[Die, ...], index: int) -> Key:
    """The key of a die, or of the one that stands for it."""
    assert view.raid is not None
    die = dice[index]
    rows = side_units(tables, view, view.raid, die.side)
    mine = next((set(unit.handles) for unit in rows if die.handle in unit.handles), set())
    for groups in dice_of(rows, dice, die.side).values():
        for group in groups:
            if group.die.handle in mine and _worth(group.die) == _worth(die):
                return ("die", group.first)
    return ("die", index)
