"""What may lie over a table: sheets, the menu, the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.table.session import Line

MENU: Final = "menu"
PLAYERS: Final = "players"
QUESTIONS: Final = "questions"
CAPSULE: Final = "capsule"


@dataclass(slots=True)
class Overlay:
    """What lies over the table, if anything."""

    seat: int | None = None
    """Whose sheet is open."""
    seen: tuple[int, tuple[int, ...]] | None = None
    """A hand that was shown: whose, and its cards."""
    news: tuple[tuple[int, str], ...] = ()
    """What happened while the player was away: who acted, and the sentence."""
    panel: str = ""
    """MENU, or what it leads to: PLAYERS, QUESTIONS or CAPSULE; empty when none is open."""
    line: Line | None = None
    """A line of the log whose cards are looked at."""
    hands: bool = False
    """All hands, in a replay."""
    log: bool = False
    log_seat: int | None = None
    """Whose lines of the log are shown; None for all."""
    log_up: int = 0
    """How many lines of the log lie below what is shown."""

    @property
    def modal(self) -> bool:
        """Whether only what lies over the table answers."""
        return self.pauses or self.seat is not None

    @property
    def pauses(self) -> bool:
        """Whether the game waits for it to be closed."""
        return bool(self.panel or self.news or self.line) or self.seen is not None

    @property
    def open(self) -> bool:
        return self.modal or self.log or self.hands

    def close(self) -> None:
        """Closes the topmost."""
        if self.panel:
            self.panel = ""
        elif self.line:
            self.line = None
        elif self.news:
            self.news = ()
        elif self.seen is not None:
            self.seen = None
        elif self.seat is not None:
            self.seat = None
        elif self.hands:
            self.hands = False
        else:
            self.log = False
            self.log_seat, self.log_up = None, 0
