"""The words of Prehistoric Warfare in scenarios."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.records.expect import Expecting, Reader
from game.records.position import Filling
from game.records.prehistoric import position
from game.records.prehistoric.expect import PrehistoricExpecting
from game.rules.core.dice import Dice
from game.rules.prehistoric import events as ev, phases
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import ANSWER, DECISIONS, EXTRA, REROLL, Options, State

_WINDOWS: Final = frozenset({ANSWER, REROLL, EXTRA})


class PrehistoricGrammar:
    """The Grammar of Prehistoric Warfare."""

    decisions = DECISIONS
    windows = _WINDOWS
    phases = position.PHASES
    fields = position.FIELDS

    def __init__(self, rules: Prehistoric) -> None:
        self.rules = rules

    def blank(self, seats: int, options: Options | None) -> State:
        return State(seats, options or Options())

    def fill(self, filling: Filling) -> Callable[[], None]:
        return position.PrehistoricFilling(filling, filling.state, self.rules).put

    def begin(self, state: State, dice: Dice) -> list[ev.Event]:
        out: list[ev.Event] = []
        phases.run(self.rules.tables, state, dice, out)
        return out

    def expectations(self, expecting: Expecting) -> Mapping[str, Reader]:
        return PrehistoricExpecting(expecting).known()
