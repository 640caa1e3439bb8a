"""The expectations that Lawrence of Arabia has for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from yaml.nodes import Node

from game.records.expect import NONE, Expecting, Reader, Running, listed
from game.records.lawrence.words import (
    NamedParty,
    parties_fit,
    read_parties,
    read_stands,
    stands_fit,
)
from game.rules.lawrence import events as ev
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import State, stand_force


class LawrenceExpecting:
    """Reads the fields of `expect` that are the game's own."""

    def __init__(self, expecting: Expecting, rules: Lawrence) -> None:
        self.expecting = expecting
        self.words = expecting.words
        self.rules = rules

    def known(self) -> Mapping[str, Reader]:
        """The fields and who reads them."""
        expecting = self.expecting
        return {
            "knows": self._knows,
            "leaders": self._leaders,
            "missions": self._missions,
            "victory": self._victory,
            "drought": expecting.number("drought", lambda run: _state(run).dry),
            "lost": expecting.seats("lost", lambda run: _flagged(_state(run).lost)),
            "captured": expecting.seats("captured", lambda run: _flagged(_state(run).captured)),
            "recruited": self._recruited,
            "crossings": expecting.number("crossings", lambda run: _state(run).cross),
            "arab_total": expecting.number("arab_total", self._arab),
            "turk_total": expecting.number("turk_total", self._turk),
            "rolled": expecting.faces("rolled", _rolled),
            "loot_roll": expecting.number("loot_roll", _loot),
        }

    # Cards

    def _knows(self, node: Node) -> None:
        for seat, hands in self.words.by_seat(node, '"knows"').items():
            for other, cards in self.words.by_seat(hands, f'"knows", seat {seat + 1}').items():
                label = f"what seat {seat + 1} knows of the hand of seat {other + 1}"
                self.expecting.cards(cards, label, partial(self._known, seat, other))

    def _known(self, seat: int, other: int, state: State) -> Sequence[int]:
        return self.rules.view(state, seat).known[other]

    def _victory(self, node: Node) -> None:
        for seat, cards in self.words.by_seat(node, '"victory"').items():
            label = f"the Victory pile of seat {seat + 1}"
            self.expecting.cards(cards, label, partial(_pile, seat), "mission")

    def _recruited(self, node: Node) -> None:
        named = None if node.value == NONE else self.words.card(node, '"recruited"', "leader")

        def test(run: Running) -> str | None:
            card = _state(run).recruited
            if card in named.copies if named else card < 0:
                return None
            found = NONE if card < 0 else self.words.tokens([card])
            return f"expected recruited: {named.word if named else NONE}, found {found}"

        self.expecting.add(node, test)

    def _leaders(self, node: Node) -> None:
        for seat, camp in self.words.by_seat(node, '"leaders"').items():
            label = f"the Leaders of seat {seat + 1}"
            wanted = read_parties(self.words, camp, label)
            self.expecting.add(camp, partial(self._camp, seat, wanted))

    def _camp(self, seat: int, wanted: Sequence[NamedParty], run: Running) -> str | None:
        camp = _state(run).camps[seat]
        if parties_fit(wanted, camp):
            return None
        parts = [f"{p.leader.word} ({self.words.text(p.tribe)})" for p in wanted]
        tokens = self.words.tokens
        found = [f"{tokens([p.leader])} ({tokens(p.tribe)})" for p in camp]
        return f"expected the Leaders of seat {seat + 1}: {listed(parts)}, found {listed(found)}"

    def _missions(self, node: Node) -> None:
        wanted = read_stands(self.words, node, '"missions"')

        def test(run: Running) -> str | None:
            missions = _state(run).missions
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
            return f"expected the Missions in play: {listed(parts)}, found {listed(found)}"

        self.expecting.add(node, test)

    # The attack

    def _arab(self, run: Running) -> int | str:
        if compared := _compared(run):
            return compared.arab
        state = _state(run)
        return self.rules.arab_total(state) if state.battle else "no attack"

    def _turk(self, run: Running) -> int | str:
        if compared := _compared(run):
            return compared.turk
        state = _state(run)
        battle = state.battle
        stands = [s for s in state.missions if battle and s.mission == battle.mission]
        return stand_force(self.rules.tables, stands[0]) if stands else "no attack"


def _state(run: Running) -> State:
    state: State = run.state
    return state


def _attack(run: Running) -> list[Any]:
    """What happened in the last attack."""
    return run.since(ev.Placed, ev.Attacked)


def _compared(run: Running) -> ev.Compared | None:
    found = [event for event in _attack(run) if isinstance(event, ev.Compared)]
    return found[-1] if found else None


def _rolled(run: Running) -> Sequence[int]:
    found = [event.faces for event in _attack(run) if isinstance(event, ev.Rolled)]
    return found[-1] if found else ()


def _loot(run: Running) -> int | str:
    """The Loot roll on the table, or else the last one, with what was played on it."""
    loot = _state(run).loot
    if loot:
        return loot.face + loot.modifier
    found = [event.total for event in _attack(run) if isinstance(event, ev.LootSettled)]
    return found[-1] if found else "no Loot roll"


def _pile(seat: int, state: State) -> Sequence[int]:
    return state.victory[seat]


def _flagged(flags: Sequence[bool]) -> Sequence[int]:
    return [seat for seat, flag in enumerate(flags) if flag]


def _failed(seat: int | None) -> str:
    return "" if seat is None or seat < 0 else f"; seat {seat + 1} failed last"
