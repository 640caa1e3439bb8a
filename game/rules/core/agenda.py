"""Running the agenda: steps run themselves, decisions wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from game.rules.core.dice import Dice
from game.rules.core.play import Frame


class HasAgenda(Protocol):
    """What of a state the agenda is: the next entry is the last."""

    agenda: list[Frame]


TablesT = TypeVar("TablesT")
StateT = TypeVar("StateT", bound=HasAgenda)
EventT = TypeVar("EventT")

Step = Callable[[TablesT, StateT, Frame, Dice, list[EventT]], None]


def run(
    steps: Mapping[str, Step[TablesT, StateT, EventT]],
    tables: TablesT,
    state: StateT,
    dice: Dice,
    out: list[EventT],
) -> None:
    """Lets steps run themselves until a decision waits or the game is over."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        step = steps.get(frame.kind)
        if step is None:
            return
        agenda.pop()
        step(tables, state, frame, dice, out)
