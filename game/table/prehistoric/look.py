"""What the table of Prehistoric Warfare is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.play import Frame
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import Die
from game.rules.prehistoric.view import View
from game.table.look import Look as AnyLook


@dataclass(slots=True, kw_only=True)
class Look(AnyLook):
    """Everything a picture of the table depends on, apart from where the pointer is."""

    rules: Prehistoric
    view: View
    thrown: tuple[Die, ...] = ()
    """Dice of a volley that is shown on the way to what the view says."""
    volley: str = ""
    """Which volley `thrown` is."""

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

    @property
    def dice(self) -> tuple[Die, ...]:
        """The volley on the table."""
        if self.thrown:
            return self.thrown
        return self.view.raid.dice if self.view.raid else ()
