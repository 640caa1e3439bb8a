"""What the table of Lawrence of Arabia is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.play import Frame
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.view import View
from game.table.look import Look as AnyLook, Player

__all__ = ["Look", "Player"]


@dataclass(slots=True, kw_only=True)
class Look(AnyLook):
    """Everything a picture of the table depends on, apart from where the pointer is."""

    rules: Lawrence
    view: View

    @property
    def decision(self) -> Frame | None:
        return self.view.decision

    @property
    def round(self) -> int:
        return self.view.round

    @property
    def phase(self) -> str:
        return self.view.phase

    @property
    def discard(self) -> tuple[int, ...]:
        return self.view.discard
