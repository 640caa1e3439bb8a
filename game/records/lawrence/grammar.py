"""The words of Lawrence of Arabia in scenarios."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.records.expect import Expecting, Reader
from game.records.lawrence import position
from game.records.lawrence.expect import LawrenceExpecting
from game.records.position import Filling
from game.rules.core.dice import Dice
from game.rules.lawrence import events as ev, phases
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import (
    AMBUSH,
    DECISIONS,
    DEFEND,
    LOOT_ROLL,
    WINDOW_1,
    WINDOW_2,
    Options,
    State,
)

_WINDOWS: Final = frozenset({DEFEND, WINDOW_1, WINDOW_2, LOOT_ROLL, AMBUSH})


class LawrenceGrammar:
    """The Grammar of Lawrence of Arabia."""

    decisions = DECISIONS
    windows = _WINDOWS
    phases = position.PHASES
    fields = position.FIELDS

    def __init__(self, rules: Lawrence) -> None:
        self.rules = rules

    def blank(self, seats: int, options: Options | None) -> State:
        return State(seats, options or Options())

    def fill(self, filling: Filling) -> Callable[[], None]:
        return position.LawrenceFilling(filling, filling.state).put

    def begin(self, state: State, dice: Dice) -> list[ev.Event]:
        out: list[ev.Event] = []
        phases.run(self.rules.tables, state, dice, out)
        return out

    def expectations(self, expecting: Expecting) -> Mapping[str, Reader]:
        return LawrenceExpecting(expecting, self.rules).known()
