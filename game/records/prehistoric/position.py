"""The fields of a position that Prehistoric Warfare has for itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from yaml.nodes import Node

from game.records.position import Filling
from game.records.prehistoric.words import PLACES, NamedMember, read_band
from game.records.words import MOST
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import (
    ELEMENTS,
    FOOD,
    HUNT,
    NEXT_TURN,
    NOMAD,
    PHASE_ELEMENTS,
    PHASE_FOOD,
    PHASE_HUNT,
    PHASE_RAID,
    PHASE_TRIBE,
    RAID,
    TRIBE,
    TURN,
    Member,
    State,
    Tribe,
)

_TURN_REST: Final = (NEXT_TURN, PHASE_RAID, PHASE_FOOD, PHASE_TRIBE, PHASE_ELEMENTS, PHASE_HUNT)
PHASES: Final[Mapping[str, tuple[str, ...]]] = {
    HUNT: _TURN_REST,
    NOMAD: (TURN,),
    ELEMENTS: _TURN_REST[:5],
    TRIBE: _TURN_REST[:4],
    FOOD: _TURN_REST[:3],
    RAID: _TURN_REST[:2],
}
"""What lies on the agenda where a phase begins, the next on top. There is no Aftermath without its
raid, so nothing begins with it."""

FIELDS: Final = ("tribes", "hunted")
TRIBE_FIELDS: Final = ("people", "food", "prisoners", "band")


class PrehistoricFilling:
    """Fills a state with what is the game's own; `put` goes last, when all cards are allotted."""

    def __init__(self, filling: Filling, state: State, rules: Prehistoric) -> None:
        self.filling = filling
        self.tables = rules.tables
        self.state = state
        state.hunted = filling.number("hunted", 0, 99) or 0
        state.tribes = [Tribe(self.tables.people, (), self.tables.start_food)] * state.seats
        self.bands: dict[int, tuple[NamedMember, ...]] = {}
        for seat, node in filling.by_seat("tribes").items():
            self._tribe(seat, node)

    def _tribe(self, seat: int, node: Node) -> None:
        words, label = self.filling.words, f'"tribes", seat {seat + 1}'
        fields = words.reader.fields(node, f"{label}: ", TRIBE_FIELDS, ())
        numbers: dict[str, Any] = {
            name: words.reader.number(fields[name], f'{label}: "{name}"', (0, MOST)) or 0
            for name in TRIBE_FIELDS
            if name in fields and name != "band"
        }
        self.state.tribes[seat] = Tribe(**numbers)
        if "band" in fields:
            band = read_band(words, fields["band"], f'{label}: "band"')
            self.bands[seat] = band
            for member in band:
                self.filling.mention(([member.person] if member.person else []) + [*member.gear])

    def put(self) -> None:
        """Puts the cards in place."""
        for seat, band in self.bands.items():
            members = tuple(self._members(band))
            self.state.tribes[seat] = self.state.tribes[seat]._replace(band=members)

    def _members(self, band: tuple[NamedMember, ...]) -> Iterator[Member]:
        for named in band:
            member = Member()
            for card in self.filling.ids([named.person] if named.person else []):
                member = member._replace(card=card)
            for card in self.filling.ids(named.gear):
                member = member._replace(**dict.fromkeys(PLACES[self.tables.type[card]], card))
            yield member
