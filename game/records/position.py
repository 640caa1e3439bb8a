"""A position in a scenario: reads what is given of it, checks it and fills in the rest.

Each card lies in one place; whether the rules could ever lead to the position is not asked, so a
scenario may begin at the oddest one. docs/NOTATION.md has the grammar.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from yaml.nodes import Node, ScalarNode

from game.records.words import MOST, Named, NamedStand, Words
from game.rules.core.play import Frame
from game.rules.lawrence.rules import Lawrence, options_from
from game.rules.lawrence.state import (
    ATTACK,
    COMPARE,
    END,
    FATE,
    HAND_LIMIT,
    LOOT,
    LOOT_PHASE,
    MAX_SEATS,
    MIN_SEATS,
    MISSION,
    MISSION_PHASE,
    NEXT_TURN,
    PHASE_ATTACK,
    PHASE_END,
    PHASES,
    RECRUIT,
    ROLL,
    TURN,
    WINDOW_1,
    WINDOW_2,
    Battle,
    Options,
    Party,
    Stand,
    State,
)
from game.yamltree import YamlReader, described, hint, quoted

_TURN_REST: Final = (NEXT_TURN, HAND_LIMIT, PHASE_END)
_ATTACK_STEPS: Final = (LOOT_PHASE, COMPARE, WINDOW_2, ROLL, WINDOW_1, PHASE_ATTACK)
_AGENDA: Final[Mapping[str, tuple[str, ...]]] = {
    FATE: (TURN,),
    RECRUIT: (*_TURN_REST, MISSION_PHASE, RECRUIT),
    MISSION: (*_TURN_REST, MISSION_PHASE),
    ATTACK: (*_TURN_REST, *_ATTACK_STEPS),
    LOOT: (*_TURN_REST, LOOT_PHASE),
    END: _TURN_REST,
}
"""What lies on the agenda where a phase begins, the next on top."""


class Position(NamedTuple):
    """Where a scenario begins. The agenda of `state` may have steps to run first."""

    state: State
    dice: tuple[int, ...]
    """Faces to come, in order."""
    dice_line: int


FIELDS: Final = (
    "seats",
    "options",
    "first",
    "active",
    "phase",
    "round",
    "drought",
    "hands",
    "knows",
    "leaders",
    "missions",
    "victory",
    "deck",
    "discard",
    "rest",
    "lost",
    "captured",
    "recruited",
    "crossings",
    "attack",
    "dice",
)


def read_position(reader: YamlReader, node: Node | None, rules: Lawrence) -> Position:
    """The position that a node gives, all defaults without one; of use only without faults."""
    fields = reader.fields(node, "position: ", FIELDS, ()) if node else {}
    seats = MIN_SEATS
    if "seats" in fields:
        seats = reader.number(fields["seats"], '"seats"', (MIN_SEATS, MAX_SEATS)) or seats
    options = _options(reader, fields["options"], rules) if "options" in fields else Options()
    state = _Filling(Words(reader, rules, seats), fields, State(seats, options)).fill()
    dice: tuple[int, ...] = ()
    line = 0
    if "dice" in fields:
        dice = Words(reader, rules, seats).faces(fields["dice"], '"dice"')
        line = fields["dice"].start_mark.line + 1
    return Position(state, dice, line)


def _options(reader: YamlReader, node: Node, rules: Lawrence) -> Options:
    names = [option.name for option in rules.options]
    given: dict[str, str] = {}
    for name, value in reader.fields(node, "options: ", names, (), "house rule").items():
        # YAML takes `off` for a no and 20 for a number; an option is the word as it stands.
        if not isinstance(value, ScalarNode):
            reader.note(value, f"options: {name} must be a word, not {described(value)}")
            continue
        try:
            options_from({name: value.value})
            given[name] = value.value
        except ValueError as error:
            reader.note(value, f"options: {error}")
    return options_from(given)


class _Filling:
    """Fills a state with what the fields of a position give."""

    def __init__(self, words: Words, fields: Mapping[str, Node], state: State) -> None:
        self.words = words
        self.reader = words.reader
        self.fields = fields
        self.state = state
        self.mentioned: list[Named] = []

    def fill(self) -> State:
        self._numbers()
        hands = self._cards_by_seat("hands")
        victory = self._cards_by_seat("victory", "mission")
        camps = {
            seat: self.words.parties(node, f'"leaders", seat {seat + 1}')
            for seat, node in self._by_seat("leaders").items()
        }
        stands: tuple[NamedStand, ...] = ()
        if "missions" in self.fields:
            stands = self.words.stands(self.fields["missions"], '"missions"')
        piles = {
            name: self.words.cards(self.fields[name], f'"{name}"')
            for name in ("deck", "discard")
            if name in self.fields
        }
        for each in (*hands.values(), *victory.values(), *piles.values()):
            self.mentioned += each
        for party in [party for camp in camps.values() for party in camp]:
            self.mentioned += (party.leader, *party.tribe)
        for stand in stands:
            self.mentioned += (stand.mission, *stand.defenses)
        card = self._allot()

        def ids(named: Iterable[Named]) -> list[int]:
            return [card[n.node.start_mark.index] for n in named if n.node.start_mark.index in card]

        state = self.state
        for seat, named in hands.items():
            state.hands[seat] = ids(named)
        for seat, named in victory.items():
            state.victory[seat] = tuple(ids(named))
        for seat, camp in camps.items():
            state.camps[seat] = tuple(
                [Party(leader, tuple(ids(p.tribe))) for p in camp for leader in ids([p.leader])]
            )
        state.missions = tuple(
            [
                Stand(mission, tuple(ids(s.defenses)), -1 if s.failed is None else s.failed)
                for s in stands
                for mission in ids([s.mission])
            ]
        )
        self._piles(ids(piles.get("deck", ())), ids(piles.get("discard", ())), set(card.values()))
        self._turn()
        return state

    # Numbers and seats

    def _numbers(self) -> None:
        state, words = self.state, self.words
        for name in ("first", "active"):
            if name in self.fields:
                seat = words.seat(self.fields[name], f'"{name}"')
                setattr(state, name, seat or 0)
        for name, attribute, low in (("round", "round", 1), ("drought", "dry", 0)):
            if name in self.fields:
                number = self.reader.number(self.fields[name], f'"{name}"', (low, MOST))
                setattr(state, attribute, number or low)
        if "crossings" in self.fields:
            state.cross = self.reader.number(self.fields["crossings"], '"crossings"', (0, 99)) or 0
        for name in ("lost", "captured"):
            if name in self.fields:
                seats = words.seat_list(self.fields[name], f'"{name}"')
                setattr(state, name, tuple([seat in seats for seat in range(state.seats)]))

    def _by_seat(self, name: str) -> dict[int, Node]:
        return self.words.by_seat(self.fields[name], f'"{name}"') if name in self.fields else {}

    # Cards

    def _cards_by_seat(self, name: str, kind: str = "") -> dict[int, tuple[Named, ...]]:
        return {
            seat: self.words.cards(node, f'"{name}", seat {seat + 1}', kind)
            for seat, node in self._by_seat(name).items()
        }

    def _allot(self) -> dict[int, int]:
        """The card of each mention, by its place in the file: given copies first, then the rest."""
        catalogue = self.words.rules.catalogue
        taken: dict[int, int] = {}  # card to line
        out: dict[int, int] = {}
        order = sorted(self.mentioned, key=lambda n: (len(n.copies) > 1, n.node.start_mark.index))
        for node, copies in order:
            card = next((c for c in copies if c not in taken), None)
            if card is not None:
                taken[card] = node.start_mark.line + 1
                out[node.start_mark.index] = card
            elif len(copies) == 1:
                first = taken[copies[0]]
                self.reader.note(node, f"{quoted(node.value)} lies elsewhere too, in line {first}")
            else:
                line = catalogue.line(copies[0])
                self.reader.note(node, f"there are {line.count} copies of {line.name}, no more")
        return out

    def _piles(self, deck: list[int], discard: list[int], used: set[int]) -> None:
        total = len(self.words.rules.catalogue.line_of)
        rest = [card for card in range(total) if card not in used]
        where: str | None = "deck"
        if "rest" in self.fields:
            allowed = ("deck", "discard", "box")
            where = self.reader.choice(self.fields["rest"], '"rest"', allowed)
        self.state.deck = [*deck, *(rest if where == "deck" else ())][::-1]
        self.state.discard = [*(rest if where == "discard" else ()), *discard]

    def _one_of(self, name: str, node: Node, kind: str, cards: Collection[int], place: str) -> int:
        """A card that the position has put somewhere; -1 with a fault where it is not there."""
        named = self.words.card(node, f'"{name}"', kind)
        if named is None:
            return -1
        card = next((c for c in named.copies if c in cards), -1)
        if card < 0:
            ids = [self.words.rules.catalogue.token(c) for c in cards]
            advice = hint(named.word, ids)
            self.reader.note(node, f'"{name}": {quoted(named.word)} is not {place}{advice}')
        return card

    # The turn

    def _turn(self) -> None:
        state, fields = self.state, self.fields
        phase: str | None = RECRUIT
        if "phase" in fields:
            phase = self.reader.choice(fields["phase"], '"phase"', PHASES)
        state.phase = phase or RECRUIT
        state.agenda = [Frame(kind, state.active) for kind in _AGENDA[state.phase]]
        leaders = [party.leader for party in state.camps[state.active]]
        place = f"among the Leaders of seat {state.active + 1}, who is active"
        if "recruited" in fields:
            state.recruited = self._one_of(
                "recruited", fields["recruited"], "leader", leaders, place
            )
        if "attack" in fields:
            self._attack(fields["attack"], leaders, place)
            if state.phase != ATTACK:
                self.reader.note(fields["attack"], '"attack" needs "phase: attack"')
        elif state.phase == ATTACK:
            self.reader.note(fields["phase"], '"phase: attack" needs "attack"')
        for seat, node in self._by_seat("knows").items():
            self._knows(seat, node)

    def _attack(self, node: Node, leaders: Sequence[int], place: str) -> None:
        parts = ("mission", "leaders")
        fields = self.reader.fields(node, "attack: ", parts, parts)
        if fields.keys() != set(parts):
            return
        missions = [stand.mission for stand in self.state.missions]
        mission = self._one_of("mission", fields["mission"], "mission", missions, "in play")
        attacking: list[int] = []
        for item in self.words.items(fields["leaders"], '"leaders"', "Leader"):
            left = [leader for leader in leaders if leader not in attacking]
            attacking.append(self._one_of("leaders", item, "leader", left, place))
        if not attacking:
            self.reader.note(fields["leaders"], '"leaders": an attack needs a Leader')
        self.state.battle = Battle(mission, tuple(attacking))

    def _knows(self, seat: int, node: Node) -> None:
        label = f'"knows", seat {seat + 1}'
        for other, cards in self.words.by_seat(node, label).items():
            place = f"in the hand of seat {other + 1}"
            known: list[int] = []
            for item in self.words.items(cards, label, "card"):
                left = [card for card in self.state.hands[other] if card not in known]
                known.append(self._one_of("knows", item, "", left, place))
            for card in known:
                seats = {*self.state.seen.get(card, ()), seat}
                self.state.seen[card] = tuple(sorted(seats))
