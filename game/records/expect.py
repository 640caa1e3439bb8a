"""Expectations in a scenario: what is true of a position, whose decision it is, what is legal.

Each becomes a `Check` at once, so that all faults of a file show before anything is played.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from yaml.nodes import Node

from game.match import Match
from game.records.words import MOST, NamedParty, Words, fits, parties_fit, stands_fit
from game.rules.core.play import Refusal
from game.rules.lawrence import events as ev
from game.rules.lawrence.state import DECISIONS, PHASES, State, stand_force
from game.yamltree import kind, quoted

NONE: Final = "none"
_ENDS: Final = ("not_yet", "force", "all_missions", "drought")
_RULING: Final = re.compile(r"[A-Z][0-9]{1,2}")


@dataclass
class Running:
    """A scenario being played: the match, and what it showed of the last attack."""

    match: Match
    compared: ev.Compared | None = None
    rolled: tuple[int, ...] = ()
    settled: int | None = None
    """The last Loot roll with what was played on it."""

    @property
    def state(self) -> State:
        return self.match.state

    def watch(self, events: Sequence[ev.Event]) -> None:
        """Takes note of events that expectations ask about."""
        for event in events:
            if isinstance(event, ev.Compared):
                self.compared = event
            elif isinstance(event, ev.Rolled):
                self.rolled = event.faces
            elif isinstance(event, ev.LootSettled):
                self.settled = event.total
            elif isinstance(event, ev.Placed | ev.Attacked):
                self.compared, self.rolled, self.settled = None, (), None


class Check(NamedTuple):
    """Something that must be true. `test` gives None, or what was expected and what was found."""

    line: int
    test: Callable[[Running], str | None]


def _differs(label: str, wanted: object, found: object) -> str | None:
    return None if wanted == found else f"expected {label}: {wanted}, found {found}"


class Expecting:
    """Reads one mapping of expectations."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.reader = words.reader
        self.rules = words.rules
        self.checks: list[Check] = []
        self.known: dict[str, Callable[[Node], None]] = {
            "hands": self._hands,
            "knows": self._knows,
            "leaders": self._leaders,
            "missions": self._missions,
            "victory": self._victory,
            "totals": self._totals,
            "deck": self._deck,
            "discard": self._discard,
            "active": self._seat("active", lambda run: run.state.active),
            "phase": self._word("phase", PHASES, lambda run: run.state.phase),
            "round": self._number("round", lambda run: run.state.round),
            "drought": self._number("drought", lambda run: run.state.dry),
            "lost": self._flags("lost", lambda state: state.lost),
            "captured": self._flags("captured", lambda state: state.captured),
            "recruited": self._recruited,
            "crossings": self._number("crossings", lambda run: run.state.cross),
            "arab_total": self._number("arab_total", self._arab),
            "turk_total": self._number("turk_total", self._turk),
            "rolled": self._rolled,
            "loot_roll": self._number("loot_roll", _loot),
            "decides": self._seat("decides", _decides),
            "decision": self._word("decision", (*DECISIONS, NONE), _decision),
            "legal": self._legal(True),
            "not_legal": self._legal(False),
            "refused": self.refused,
            "ended": self._word("ended", _ENDS, _ended),
            "winners": self._winners,
        }

    def read(self, node: Node) -> None:
        names = self.known
        for name, value in self.reader.fields(node, "expect: ", names, ()).items():
            names[name](value)

    def _add(self, node: Node, test: Callable[[Running], str | None]) -> None:
        self.checks.append(Check(node.start_mark.line + 1, test))

    # Numbers, words and seats

    def _number(self, name: str, get: Callable[[Running], int | str]) -> Callable[[Node], None]:
        def read(node: Node) -> None:
            wanted = self.reader.number(node, f'"{name}"', (-MOST, MOST))
            self._add(node, lambda run: _differs(name, wanted, get(run)))

        return read

    def _word(
        self, name: str, allowed: Sequence[str], get: Callable[[Running], str]
    ) -> Callable[[Node], None]:
        def read(node: Node) -> None:
            wanted = self.reader.choice(node, f'"{name}"', allowed)
            self._add(node, lambda run: _differs(name, wanted, get(run)))

        return read

    def _seat(self, name: str, get: Callable[[Running], int | None]) -> Callable[[Node], None]:
        def read(node: Node) -> None:
            wanted = self.words.seat(node, f'"{name}"')
            self._add(node, lambda run: _differs(name, _seat(wanted), _seat(get(run))))

        return read

    def _flags(self, name: str, get: Callable[[State], tuple[bool, ...]]) -> Callable[[Node], None]:
        def read(node: Node) -> None:
            wanted = _seats(self.words.seat_list(node, f'"{name}"'))

            def test(run: Running) -> str | None:
                flags = get(run.state)
                return _differs(name, wanted, _seats([s for s, flag in enumerate(flags) if flag]))

            self._add(node, test)

        return read

    def _winners(self, node: Node) -> None:
        wanted = _seats(self.words.seat_list(node, '"winners"'))

        def test(run: Running) -> str | None:
            outcome = run.match.outcome
            return _differs("winners", wanted, _seats(outcome.winners if outcome else ()))

        self._add(node, test)

    # Cards

    def _cards(
        self, node: Node, label: str, get: Callable[[State], Sequence[int]], kind: str = ""
    ) -> None:
        named = self.words.cards(node, label, kind)

        def test(run: Running) -> str | None:
            cards = get(run.state)
            if fits(named, cards):
                return None
            wanted, found = self.words.text(named), self.words.tokens(cards)
            return f"expected {label}: {wanted}, found {found}"

        self._add(node, test)

    def _cards_or_count(
        self, node: Node, label: str, get: Callable[[State], Sequence[int]]
    ) -> None:
        if kind(node) == "int":
            count = self.reader.number(node, label, (0, MOST))
            self._add(node, lambda run: _differs(f"cards in {label}", count, len(get(run.state))))
        else:
            self._cards(node, label, get)

    def _hands(self, node: Node) -> None:
        for seat, cards in self.words.by_seat(node, '"hands"').items():
            label = f"the hand of seat {seat + 1}"
            self._cards_or_count(cards, label, partial(_hand, seat))

    def _knows(self, node: Node) -> None:
        for seat, hands in self.words.by_seat(node, '"knows"').items():
            for other, cards in self.words.by_seat(hands, f'"knows", seat {seat + 1}').items():
                label = f"what seat {seat + 1} knows of the hand of seat {other + 1}"
                self._cards(cards, label, partial(self._known, seat, other))

    def _known(self, seat: int, other: int, state: State) -> Sequence[int]:
        return self.rules.view(state, seat).known[other]

    def _victory(self, node: Node) -> None:
        for seat, cards in self.words.by_seat(node, '"victory"').items():
            label = f"the Victory pile of seat {seat + 1}"
            self._cards(cards, label, partial(_pile, seat), "mission")

    def _totals(self, node: Node) -> None:
        for seat, value in self.words.by_seat(node, '"totals"').items():
            label = f"the Victory total of seat {seat + 1}"
            self._number(label, partial(self._total, seat))(value)

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

        self._add(node, test)

    def _recruited(self, node: Node) -> None:
        named = None if node.value == NONE else self.words.card(node, '"recruited"', "leader")

        def test(run: Running) -> str | None:
            card = run.state.recruited
            if card in named.copies if named else card < 0:
                return None
            found = NONE if card < 0 else self.words.tokens([card])
            return f"expected recruited: {named.word if named else NONE}, found {found}"

        self._add(node, test)

    def _leaders(self, node: Node) -> None:
        for seat, camp in self.words.by_seat(node, '"leaders"').items():
            label = f"the Leaders of seat {seat + 1}"
            wanted = self.words.parties(camp, label)
            self._add(camp, partial(self._camp, seat, wanted))

    def _camp(self, seat: int, wanted: Sequence[NamedParty], run: Running) -> str | None:
        camp = run.state.camps[seat]
        if parties_fit(wanted, camp):
            return None
        parts = [f"{p.leader.word} ({self.words.text(p.tribe)})" for p in wanted]
        tokens = self.words.tokens
        found = [f"{tokens([p.leader])} ({tokens(p.tribe)})" for p in camp]
        return f"expected the Leaders of seat {seat + 1}: {_listed(parts)}, found {_listed(found)}"

    def _missions(self, node: Node) -> None:
        wanted = self.words.stands(node, '"missions"')

        def test(run: Running) -> str | None:
            missions = run.state.missions
            if stands_fit(wanted, missions):
                return None
            parts = [
                f"{s.mission.word} ({self.words.text(s.defenses)}{_failed(s.failed)})"
                for s in wanted
            ]
            tokens = self.words.tokens
            found = [
                f"{tokens([s.mission])} ({tokens(s.defenses)}{_failed(s.failed)})" for s in missions
            ]
            return f"expected the Missions in play: {_listed(parts)}, found {_listed(found)}"

        self._add(node, test)

    # The attack

    def _arab(self, run: Running) -> int | str:
        if run.compared:
            return run.compared.arab
        return self.rules.arab_total(run.state) if run.state.battle else "no attack"

    def _turk(self, run: Running) -> int | str:
        if run.compared:
            return run.compared.turk
        battle = run.state.battle
        stands = [s for s in run.state.missions if battle and s.mission == battle.mission]
        return stand_force(self.rules.tables, stands[0]) if stands else "no attack"

    def _rolled(self, node: Node) -> None:
        faces = list(self.words.faces(node, '"rolled"'))
        self._add(node, lambda run: _differs("rolled", faces, list(run.rolled)))

    # What may be done

    def _legal(self, legal: bool) -> Callable[[Node], None]:
        def read(node: Node) -> None:
            for item in self.words.items(node, '"legal"' if legal else '"not_legal"', "action"):
                text = self.words.action(item)
                if text is not None:
                    self._add(item, partial(self._legality, text, legal))

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

            self._add(value, partial(self._refusal, text, ruling))

    def _refusal(self, text: str, ruling: str | None, run: Running) -> str | None:
        refusal = self.rules.why_illegal(run.state, self.rules.parse(run.state, text))
        if refusal and refusal.ruling == ruling:
            return None
        return f"expected {quoted(text)} to be refused by {ruling}, found it {_verdict(refusal)}"


def read_expectations(node: Node, words: Words) -> list[Check]:
    """What a mapping of expectations states, in its order; of use only without faults."""
    expecting = Expecting(words)
    expecting.read(node)
    return expecting.checks


def read_refusals(node: Node, words: Words) -> list[Check]:
    """What a mapping of actions to the rulings that refuse them states."""
    expecting = Expecting(words)
    expecting.refused(node)
    return expecting.checks


def _hand(seat: int, state: State) -> Sequence[int]:
    return state.hands[seat]


def _pile(seat: int, state: State) -> Sequence[int]:
    return state.victory[seat]


def _decides(run: Running) -> int | None:
    frame = run.match.decision
    return frame.seat if frame else None


def _decision(run: Running) -> str:
    frame = run.match.decision
    return frame.kind if frame else NONE


def _loot(run: Running) -> int | str:
    loot = run.state.loot
    if loot:
        return loot.face + loot.modifier
    return "no Loot roll" if run.settled is None else run.settled


def _ended(run: Running) -> str:
    outcome = run.match.outcome
    return outcome.termination if outcome else "not_yet"


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat + 1}"


def _seats(seats: Sequence[int]) -> str:
    return ", ".join([_seat(seat) for seat in seats]) or "nobody"


def _listed(parts: Sequence[str]) -> str:
    return ", ".join(parts) or "none"


def _failed(seat: int | None) -> str:
    return "" if seat is None or seat < 0 else f"; seat {seat + 1} failed last"


def _verdict(refusal: Refusal | None) -> str:
    return f"refused: {refusal}" if refusal else "legal"
