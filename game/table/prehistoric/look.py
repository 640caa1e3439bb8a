"""What the table of Prehistoric Warfare is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import Die
from game.rules.prehistoric.view import View
from game.table import look


@dataclass(slots=True, kw_only=True)
class Look(look.Look[Prehistoric, View]):
    """The look, with a volley that is shown on its way."""

    thrown: tuple[Die, ...] = ()
    """Dice of a volley that is shown on the way to what the view says."""
    volley: str = ""
    """Which volley `thrown` is."""

    @property
    def dice(self) -> tuple[Die, ...]:
        """The volley on the table."""
        if self.thrown:
            return self.thrown
        return self.view.raid.dice if self.view.raid else ()
