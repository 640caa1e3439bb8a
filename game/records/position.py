"""A position in a scenario: reads what is given of it, checks it and fills in the rest.

Each card lies in one place; whether the rules could ever lead to the position is not asked, so a
scenario may begin at the oddest one. docs/NOTATION.md has the grammar.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from yaml.nodes import Node, ScalarNode

from game.records.words import MOST, Named, Words
from game.rules.core.play import Frame
from game.yamltree import YamlReader, described, hint, quoted

if TYPE_CHECKING:
    from game.games import AnyRules
    from game.records.grammar import Grammar


class Position(NamedTuple):
    """Where a scenario begins. The agenda of `state` may have steps to run first."""

    state: Any
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
    "hands",
    "deck",
    "discard",
    "rest",
    "dice",
)
"""The fields that every game has."""


def read_position(
    reader: YamlReader, node: Node | None, rules: AnyRules, grammar: Grammar
) -> Position:
    """The position that a node gives, all defaults without one; of use only without faults."""
    known = (*FIELDS, *grammar.fields)
    fields = reader.fields(node, "position: ", known, ()) if node else {}
    seats = rules.seats[0]
    if "seats" in fields:
        seats = reader.number(fields["seats"], '"seats"', rules.seats) or seats
    options = _options(reader, fields["options"], rules) if "options" in fields else None
    words = Words(reader, rules, grammar.blank(seats, None))
    filling = Filling(words, fields, grammar.blank(seats, options))
    filling.fill(grammar)
    dice: tuple[int, ...] = ()
    line = 0
    if "dice" in fields:
        dice = words.faces(fields["dice"], '"dice"')
        line = fields["dice"].start_mark.line + 1
    return Position(filling.state, dice, line)


def _options(reader: YamlReader, node: Node, rules: AnyRules) -> Any:
    names = [option.name for option in rules.options]
    given: dict[str, str] = {}
    for name, value in reader.fields(node, "options: ", names, (), "house rule").items():
        # YAML takes `off` for a no and 20 for a number; an option is the word as it stands.
        if not isinstance(value, ScalarNode):
            reader.note(value, f"options: {name} must be a word, not {described(value)}")
            continue
        try:
            rules.options_from({name: value.value})
            given[name] = value.value
        except ValueError as error:
            reader.note(value, f"options: {error}")
    return rules.options_from(given)


class Filling:
    """Fills a state with what the fields of a position give; the tool of the games' grammars."""

    def __init__(self, words: Words, fields: Mapping[str, Node], state: Any) -> None:
        self.words = words
        self.reader = words.reader
        self.fields = fields
        self.state = state
        self._mentioned: list[Named] = []
        self._card: dict[int, int] = {}
        """The card of each mention, once they are allotted."""

    def fill(self, grammar: Grammar) -> None:
        """Fills in everything; faults are noted on the way."""
        state = self.state
        self._numbers(grammar)
        hands = self.cards_by_seat("hands")
        deck, discard = self._pile("deck"), self._pile("discard")
        put = grammar.fill(self)
        self._allot()
        for seat, named in hands.items():
            state.hands[seat] = self.ids(named)
        self._piles(self.ids(deck), self.ids(discard))
        put()

    # What grammars use

    def number(self, name: str, low: int, high: int = MOST) -> int | None:
        """A whole number under a field, None where the field is not given."""
        if name not in self.fields:
            return None
        return self.reader.number(self.fields[name], f'"{name}"', (low, high))

    def by_seat(self, name: str) -> dict[int, Node]:
        """A field that maps seats to something; empty where it is not given."""
        return self.words.by_seat(self.fields[name], f'"{name}"') if name in self.fields else {}

    def cards_by_seat(self, name: str, kind: str = "") -> dict[int, tuple[Named, ...]]:
        """A field that maps seats to cards, which are mentioned thereby."""
        out = {
            seat: self.words.cards(node, f'"{name}", seat {seat + 1}', kind)
            for seat, node in self.by_seat(name).items()
        }
        for named in out.values():
            self.mention(named)
        return out

    def mention(self, named: Iterable[Named]) -> None:
        """Says that the position uses these cards, each in one place."""
        self._mentioned += named

    def ids(self, named: Iterable[Named]) -> list[int]:
        """The cards of mentions, once they are allotted; those with a fault are left out."""
        return [self._card[each.key] for each in named if each.key in self._card]

    def one_of(self, name: str, node: Node, kind: str, cards: Collection[int], place: str) -> int:
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

    # Numbers and seats

    def _numbers(self, grammar: Grammar) -> None:
        state = self.state
        for name in ("first", "active"):
            if name in self.fields:
                setattr(state, name, self.words.seat(self.fields[name], f'"{name}"') or 0)
        state.round = self.number("round", 1) or 1
        phase: str | None = None
        if "phase" in self.fields:
            phase = self.reader.choice(self.fields["phase"], '"phase"', grammar.phases)
        state.phase = phase or next(iter(grammar.phases))
        state.agenda = [Frame(kind, state.active) for kind in grammar.phases[state.phase]]

    # Cards

    def _pile(self, name: str) -> tuple[Named, ...]:
        if name not in self.fields:
            return ()
        named = self.words.cards(self.fields[name], f'"{name}"')
        self.mention(named)
        return named

    def _allot(self) -> None:
        """Gives each mention its card: given copies first, then the rest."""
        catalogue = self.words.rules.catalogue
        taken: dict[int, int] = {}  # card to line
        for named in sorted(self._mentioned, key=lambda each: (len(each.copies) > 1, each.key)):
            node, copies = named
            card = next((c for c in copies if c not in taken), None)
            if card is not None:
                taken[card] = node.start_mark.line + 1
                self._card[named.key] = card
            elif len(copies) == 1:
                first = taken[copies[0]]
                self.reader.note(node, f"{quoted(node.value)} lies elsewhere too, in line {first}")
            else:
                line = catalogue.line(copies[0])
                self.reader.note(node, f"there are {line.count} copies of {line.name}, no more")

    def _piles(self, deck: list[int], discard: list[int]) -> None:
        used = set(self._card.values())
        total = len(self.words.rules.catalogue.line_of)
        rest = [card for card in range(total) if card not in used]
        where: str | None = "deck"
        if "rest" in self.fields:
            allowed = ("deck", "discard", "box")
            where = self.reader.choice(self.fields["rest"], '"rest"', allowed)
        self.state.deck = [*deck, *(rest if where == "deck" else ())][::-1]
        self.state.discard = [*(rest if where == "discard" else ()), *discard]
