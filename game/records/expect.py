"""Expectations in a scenario: what is true of a position, whose decision it is, what is legal.

Each becomes a `Check` at once, so that all faults of a file show before anything is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from yaml.nodes import Node

from game.games import GAMES
from game.match import Match
from game.records.words import MOST, Words, fits
from game.rules.core.play import Refusal
from game.yamltree import kind, quoted

if TYPE_CHECKING:
    from game.records.grammar import Grammar

NONE: Final = "none"
_NOT_YET: Final = "not_yet"
_RULING: Final = re.compile(r"[A-Z][0-9]{1,2}")

Reader: TypeAlias = Callable[[Node], None]
"""Reads the value of a field and adds its checks."""


@dataclass
class Running:
    """A scenario being played: the match, and all that has happened in it."""

    match: Match[Any, Any, Any, Any]
    events: list[Any] = field(default_factory=list)

    @property
    def state(self) -> Any:
        return self.match.state

    def since(self, *kinds: type) -> list[Any]:
        """What happened after the last event of these kinds; everything without one."""
        for index in range(len(self.events) - 1, -1, -1):
            if isinstance(self.events[index], kinds):
                return self.events[index + 1 :]
        return self.events


class Check(NamedTuple):
    """Something that must be true. `test` gives None, or what was expected and what was found."""

    line: int
    test: Callable[[Running], str | None]


def differs(label: str, wanted: object, found: object) -> str | None:
    """What was expected and what was found, unless it is the same."""
    return None if wanted == found else f"expected {label}: {wanted}, found {found}"


class Expecting:
    """Reads one mapping of expectations; the tool of the games' grammars."""

    def __init__(self, words: Words, grammar: Grammar) -> None:
        self.words = words
        self.reader = words.reader
        self.rules = words.rules
        self.checks: list[Check] = []
        ends = (_NOT_YET, *GAMES[self.rules.game].endings)
        self.known: dict[str, Reader] = {
            "hands": self._hands,
            "totals": self._totals,
            "deck": self._deck,
            "discard": self._discard,
            "active": self.seat("active", lambda run: run.state.active),
            "phase": self.word("phase", self.rules.phases, lambda run: run.state.phase),
            "round": self.number("round", lambda run: self.rules.round(run.state)),
            "decides": self.seat("decides", _decides),
            "decision": self.word("decision", (*grammar.decisions, NONE), _decision),
            "legal": self._legal(True),
            "not_legal": self._legal(False),
            "refused": self.refused,
            "ended": self.word("ended", ends, _ended),
            "winners": self.seats("winners", _winners),
        }
        self.known |= grammar.expectations(self)

    def read(self, node: Node) -> None:
        names = self.known
        for name, value in self.reader.fields(node, "expect: ", names, ()).items():
            names[name](value)

    # What grammars use

    def add(self, node: Node, test: Callable[[Running], str | None]) -> None:
        """Adds a check that fails at the line of `node`."""
        self.checks.append(Check(node.start_mark.line + 1, test))

    def number(self, name: str, get: Callable[[Running], int | str]) -> Reader:
        """A whole number that `get` must give; a text where there is no number to be had."""

        def read(node: Node) -> None:
            wanted = self.reader.number(node, f'"{name}"', (-MOST, MOST))
            self.add(node, lambda run: differs(name, wanted, get(run)))

        return read

    def word(self, name: str, allowed: Sequence[str], get: Callable[[Running], str]) -> Reader:
        """One of the allowed words."""

        def read(node: Node) -> None:
            wanted = self.reader.choice(node, f'"{name}"', allowed)
            self.add(node, lambda run: differs(name, wanted, get(run)))

        return read

    def seat(self, name: str, get: Callable[[Running], int | None]) -> Reader:
        """A seat; None stands for nobody."""

        def read(node: Node) -> None:
            wanted = self.words.seat(node, f'"{name}"')
            self.add(node, lambda run: differs(name, _seat(wanted), _seat(get(run))))

        return read

    def seats(self, name: str, get: Callable[[Running], Sequence[int]]) -> Reader:
        """Exactly these seats."""

        def read(node: Node) -> None:
            wanted = _seats(self.words.seat_list(node, f'"{name}"'))
            self.add(node, lambda run: differs(name, wanted, _seats(get(run))))

        return read

    def faces(self, name: str, get: Callable[[Running], Sequence[int]]) -> Reader:
        """Faces of dice, in their order."""

        def read(node: Node) -> None:
            wanted = list(self.words.faces(node, f'"{name}"'))
            self.add(node, lambda run: differs(name, wanted, list(get(run))))

        return read

    def cards(
        self, node: Node, label: str, get: Callable[[Any], Sequence[int]], kind: str = ""
    ) -> None:
        """Exactly these cards, in any order; `get` is given the state."""
        named = self.words.cards(node, label, kind)

        def test(run: Running) -> str | None:
            cards = get(run.state)
            if fits(named, cards):
                return None
            wanted, found = self.words.text(named), self.words.tokens(cards)
            return f"expected {label}: {wanted}, found {found}"

        self.add(node, test)

    # Cards and totals

    def _cards_or_count(self, node: Node, label: str, get: Callable[[Any], Sequence[int]]) -> None:
        if kind(node) == "int":
            count = self.reader.number(node, label, (0, MOST))
            self.add(node, lambda run: differs(f"cards in {label}", count, len(get(run.state))))
        else:
            self.cards(node, label, get)

    def _hands(self, node: Node) -> None:
        for seat, cards in self.words.by_seat(node, '"hands"').items():
            label = f"the hand of seat {seat + 1}"
            self._cards_or_count(cards, label, partial(_hand, seat))

    def _totals(self, node: Node) -> None:
        for seat, value in self.words.by_seat(node, '"totals"').items():
            self.number(f"the total of seat {seat + 1}", partial(self._total, seat))(value)

    def _total(self, seat: int, run: Running) -> int:
        return self.rules.totals(run.state)[seat]

    def _discard(self, node: Node) -> None:
        self._cards_or_count(node, "the discard pile", lambda state: state.discard)

    def _deck(self, node: Node) -> None:
        if kind(node) == "int":
            self._cards_or_count(node, "the deck", lambda state: state.deck)
            return
        named = self.words.cards(node, '"deck"')

        def test(run: Running) -> str | None:
            top = run.state.deck[::-1][: len(named)]
            pairs = zip(named, top, strict=False)
            if len(top) == len(named) and all(card in each.copies for each, card in pairs):
                return None
            wanted, found = self.words.text(named), self.words.tokens(top)
            return f"expected on top of the deck: {wanted}, found {found}"

        self.add(node, test)

    # What may be done

    def _legal(self, legal: bool) -> Reader:
        def read(node: Node) -> None:
            for item in self.words.items(node, '"legal"' if legal else '"not_legal"', "action"):
                text = self.words.action(item)
                if text is not None:
                    self.add(item, partial(self._legality, text, legal))

        return read

    def _legality(self, text: str, legal: bool, run: Running) -> str | None:
        refusal = self.rules.why_illegal(run.state, self.rules.parse(run.state, text))
        if (refusal is None) == legal:
            return None
        wanted = "legal" if legal else "not legal"
        return f"expected {quoted(text)} to be {wanted}, found it {_verdict(refusal)}"

    def refused(self, node: Node) -> None:
        """A mapping of actions to the rulings that refuse them."""
        for text, value in self.reader.fields(node, "refused: ", None, (), "action").items():
            self.words.parses(value, text)
            ruling = self.reader.word(value, "the ruling")
            if ruling is not None and not _RULING.fullmatch(ruling):
                self.reader.note(value, f"a ruling is like L13, not {quoted(ruling)}")

            self.add(value, partial(self._refusal, text, ruling))

    def _refusal(self, text: str, ruling: str | None, run: Running) -> str | None:
        refusal = self.rules.why_illegal(run.state, self.rules.parse(run.state, text))
        if refusal and refusal.ruling == ruling:
            return None
        return f"expected {quoted(text)} to be refused by {ruling}, found it {_verdict(refusal)}"


def read_expectations(node: Node, words: Words, grammar: Grammar) -> list[Check]:
    """What a mapping of expectations states, in its order; of use only without faults."""
    expecting = Expecting(words, grammar)
    expecting.read(node)
    return expecting.checks


def read_refusals(node: Node, words: Words, grammar: Grammar) -> list[Check]:
    """What a mapping of actions to the rulings that refuse them states."""
    expecting = Expecting(words, grammar)
    expecting.refused(node)
    return expecting.checks


def _hand(seat: int, state: Any) -> Sequence[int]:
    cards: list[int] = state.hands[seat]
    return cards


def _decides(run: Running) -> int | None:
    frame = run.match.decision
    return frame.seat if frame else None


def _decision(run: Running) -> str:
    frame = run.match.decision
    return frame.kind if frame else NONE


def _ended(run: Running) -> str:
    outcome = run.match.outcome
    return outcome.termination if outcome else _NOT_YET


def _winners(run: Running) -> Sequence[int]:
    outcome = run.match.outcome
    return outcome.winners if outcome else ()


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat + 1}"


def _seats(seats: Sequence[int]) -> str:
    return ", ".join([_seat(seat) for seat in seats]) or "nobody"


def listed(parts: Sequence[str]) -> str:
    """Parts of a message."""
    return ", ".join(parts) or "none"


def _verdict(refusal: Refusal | None) -> str:
    return f"refused: {refusal}" if refusal else "legal"
