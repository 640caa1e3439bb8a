"""The fields of a position that Lawrence of Arabia has for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yaml.nodes import Node

from game.records.lawrence.words import NamedStand, read_parties, read_stands
from game.records.position import Filling
from game.rules.lawrence.state import (
    ATTACK,
    COMPARE,
    END,
    FATE,
    HAND_LIMIT,
    LOOT,
    LOOT_PHASE,
    MISSION,
    MISSION_PHASE,
    NEXT_TURN,
    PHASE_ATTACK,
    PHASE_END,
    RECRUIT,
    ROLL,
    TURN,
    WINDOW_1,
    WINDOW_2,
    Battle,
    Party,
    Stand,
    State,
)

_TURN_REST: Final = (NEXT_TURN, HAND_LIMIT, PHASE_END)
_ATTACK_STEPS: Final = (LOOT_PHASE, COMPARE, WINDOW_2, ROLL, WINDOW_1, PHASE_ATTACK)
PHASES: Final[Mapping[str, tuple[str, ...]]] = {
    RECRUIT: (*_TURN_REST, MISSION_PHASE, RECRUIT),
    FATE: (TURN,),
    MISSION: (*_TURN_REST, MISSION_PHASE),
    ATTACK: (*_TURN_REST, *_ATTACK_STEPS),
    LOOT: (*_TURN_REST, LOOT_PHASE),
    END: _TURN_REST,
}
"""What lies on the agenda where a phase begins, the next on top."""

FIELDS: Final = (
    "drought",
    "knows",
    "leaders",
    "missions",
    "victory",
    "lost",
    "captured",
    "recruited",
    "crossings",
    "attack",
)


class LawrenceFilling:
    """Fills a state with what is the game's own; `put` goes last, when all cards are allotted."""

    def __init__(self, filling: Filling, state: State) -> None:
        self.filling = filling
        self.words = filling.words
        self.state = state
        self._numbers()
        self.victory = filling.cards_by_seat("victory", "mission")
        self.camps = {
            seat: read_parties(self.words, node, f'"leaders", seat {seat + 1}')
            for seat, node in filling.by_seat("leaders").items()
        }
        self.stands: tuple[NamedStand, ...] = ()
        if "missions" in filling.fields:
            self.stands = read_stands(self.words, filling.fields["missions"], '"missions"')
        for party in [party for camp in self.camps.values() for party in camp]:
            filling.mention((party.leader, *party.tribe))
        for stand in self.stands:
            filling.mention((stand.mission, *stand.defenses))

    def _numbers(self) -> None:
        state, filling = self.state, self.filling
        state.dry = filling.number("drought", 0) or 0
        state.cross = filling.number("crossings", 0, 99) or 0
        for name in ("lost", "captured"):
            if name in filling.fields:
                seats = self.words.seat_list(filling.fields[name], f'"{name}"')
                setattr(state, name, tuple([seat in seats for seat in range(state.seats)]))

    def put(self) -> None:
        """Puts the cards in place, and what rests on where they lie."""
        state, ids = self.state, self.filling.ids
        for seat, named in self.victory.items():
            state.victory[seat] = tuple(ids(named))
        for seat, camp in self.camps.items():
            state.camps[seat] = tuple(
                [Party(leader, tuple(ids(p.tribe))) for p in camp for leader in ids([p.leader])]
            )
        state.missions = tuple(
            [
                Stand(mission, tuple(ids(s.defenses)), -1 if s.failed is None else s.failed)
                for s in self.stands
                for mission in ids([s.mission])
            ]
        )
        self._turn()

    def _turn(self) -> None:
        state, fields = self.state, self.filling.fields
        leaders = [party.leader for party in state.camps[state.active]]
        place = f"among the Leaders of seat {state.active + 1}, who is active"
        if "recruited" in fields:
            state.recruited = self.filling.one_of(
                "recruited", fields["recruited"], "leader", leaders, place
            )
        if "attack" in fields:
            self._attack(fields["attack"], leaders, place)
            if state.phase != ATTACK:
                self.filling.reader.note(fields["attack"], '"attack" needs "phase: attack"')
        elif state.phase == ATTACK:
            self.filling.reader.note(fields["phase"], '"phase: attack" needs "attack"')
        for seat, node in self.filling.by_seat("knows").items():
            self._knows(seat, node)

    def _attack(self, node: Node, leaders: Sequence[int], place: str) -> None:
        parts = ("mission", "leaders")
        reader = self.filling.reader
        fields = reader.fields(node, "attack: ", parts, parts)
        if fields.keys() != set(parts):
            return
        missions = [stand.mission for stand in self.state.missions]
        mission = self.filling.one_of("mission", fields["mission"], "mission", missions, "in play")
        attacking: list[int] = []
        for item in self.words.items(fields["leaders"], '"leaders"', "Leader"):
            left = [leader for leader in leaders if leader not in attacking]
            attacking.append(self.filling.one_of("leaders", item, "leader", left, place))
        if not attacking:
            reader.note(fields["leaders"], '"leaders": an attack needs a Leader')
        self.state.battle = Battle(mission, tuple(attacking))

    def _knows(self, seat: int, node: Node) -> None:
        label = f'"knows", seat {seat + 1}'
        for other, cards in self.words.by_seat(node, label).items():
            place = f"in the hand of seat {other + 1}"
            known: list[int] = []
            for item in self.words.items(cards, label, "card"):
                left = [card for card in self.state.hands[other] if card not in known]
                known.append(self.filling.one_of("knows", item, "", left, place))
            for card in known:
                seats = {*self.state.seen.get(card, ()), seat}
                self.state.seen[card] = tuple(sorted(seats))
