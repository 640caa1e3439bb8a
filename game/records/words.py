"""The words that scenario files are made of, in every game: cards, seats, and lists of both.

Cards are read as `Named`, a word with the card ids that it can mean, because `arabs` may be any
copy. docs/NOTATION.md has the grammar.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from game.yamltree import YamlReader, described, quoted

if TYPE_CHECKING:
    from game.games import AnyRules

MOST: Final = 9999
"""Bound of numbers that have no bound of their own: rounds, cards, totals."""


class Named(NamedTuple):
    """A card as a file names it: where, and the card ids that the word can mean."""

    node: ScalarNode
    copies: tuple[int, ...]

    @property
    def word(self) -> str:
        return str(self.node.value)

    @property
    def key(self) -> int:
        """Tells this mention from all others of the file."""
        return int(self.node.start_mark.index)


class Words:
    """Reads the words that positions and expectations are made of: cards, seats and lists.

    Each method notes a fault for what it can't read and leaves that out of its answer.
    """

    def __init__(self, reader: YamlReader, rules: AnyRules, blank: Any) -> None:
        """`blank` is an empty state of the game with as many seats as the scenario has."""
        self.reader = reader
        self.rules = rules
        self.seats: int = blank.seats
        self._blank = blank

    def type_of(self, named: Named) -> str:
        """The type of a card."""
        return self.rules.catalogue.line(named.copies[0]).type

    def card(self, node: Node, label: str, kind: str = "") -> Named | None:
        """A card, of the type `kind` where one is given."""
        word = self.reader.word(node, label)
        if word is None or not isinstance(node, ScalarNode):
            return None
        try:
            named = Named(node, self.rules.catalogue.copies(word))
        except ValueError as error:
            self.reader.note(node, f"{label}: {error}")
            return None
        found = self.type_of(named)
        if kind and found != kind:
            self.reader.note(node, f"{label}: {quoted(word)} is a {found}, not a {kind}")
            return None
        return named

    def items(self, node: Node, label: str, noun: str) -> list[Node]:
        """The nodes of a list."""
        if isinstance(node, SequenceNode):
            return list(node.value)
        self.reader.note(node, f"{label} must be a list of {noun}s, not {described(node)}")
        return []

    def cards(self, node: Node, label: str, kind: str = "") -> tuple[Named, ...]:
        """A list of cards."""
        read = [self.card(item, label, kind) for item in self.items(node, label, kind or "card")]
        return tuple([named for named in read if named is not None])

    def seat(self, node: Node, label: str) -> int | None:
        """A seat, from 1 in the file and from 0 here."""
        number = self.reader.number(node, label, (1, self.seats))
        return None if number is None else number - 1

    def seat_list(self, node: Node, label: str) -> tuple[int, ...]:
        """A list of different seats, in turn order."""
        seats = [self.seat(item, label) for item in self.items(node, label, "seat")]
        return tuple(sorted({seat for seat in seats if seat is not None}))

    def by_seat(self, node: Node, label: str) -> dict[int, Node]:
        """A mapping of seats to something."""
        names = [str(number + 1) for number in range(self.seats)]
        fields = self.reader.fields(node, f"{label}: ", names, (), "seat")
        return {int(name) - 1: value for name, value in fields.items()}

    def faces(self, node: Node, label: str) -> tuple[int, ...]:
        """A list of faces of a die."""
        bounds = (1, self.rules.catalogue.header["die_sides"])
        read = [self.reader.number(die, label, bounds) for die in self.items(node, label, "roll")]
        return tuple([face for face in read if face is not None])

    def pair(self, node: Node) -> tuple[Node, Node | None]:
        """`name` or `name: more` of a list."""
        if isinstance(node, MappingNode) and len(node.value) == 1:
            key, value = node.value[0]
            return key, value
        return node, None

    def action(self, node: Node) -> str | None:
        """A line of notation that is an action, whatever it may mean in a position."""
        text = self.reader.word(node, "an action")
        return text if text is not None and self.parses(node, text) else None

    def parses(self, node: Node, text: str) -> bool:
        """Whether a text is an action; a fault at `node` where it is none."""
        try:
            self.rules.parse(self._blank, text)
        except ValueError as error:
            self.reader.note(node, f"{quoted(text)}: {error}")
            return False
        return True

    def text(self, named: Iterable[Named]) -> str:
        """Cards as the file names them."""
        return ", ".join([each.word for each in named]) or "no cards"

    def tokens(self, cards: Iterable[int]) -> str:
        """Cards of the game, for a message."""
        return ", ".join([self.rules.catalogue.token(card) for card in cards]) or "no cards"


def fits(wanted: Sequence[Named], cards: Sequence[int]) -> bool:
    """Whether cards are the ones named, in any order; a name without a copy is any copy."""
    left = list(cards)
    for named in sorted(wanted, key=lambda each: len(each.copies)):
        card = next((c for c in left if c in named.copies), None)
        if card is None:
            return False
        left.remove(card)
    return not left
