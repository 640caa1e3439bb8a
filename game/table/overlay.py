"""What may lie over a table: sheets, the menu, the log."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Overlay:
    """What lies over the table, if anything."""

    seat: int | None = None
    """Whose sheet is open."""
    seen: tuple[int, tuple[int, ...]] | None = None
    """A hand that was shown: whose, and its cards."""
    news: tuple[tuple[int, str], ...] = ()
    """What happened while the player was away: who acted, and the sentence."""
    menu: bool = False
    players: bool = False
    """Who plays each seat, a person or a bot."""
    questions: bool = False
    """When the player wants to be asked."""
    log: bool = False

    @property
    def modal(self) -> bool:
        """Whether only what lies over the table answers."""
        return self.pauses or self.seat is not None

    @property
    def pauses(self) -> bool:
        """Whether the game waits for it to be closed."""
        return (
            self.menu or self.players or self.questions or self.seen is not None or bool(self.news)
        )

    @property
    def open(self) -> bool:
        return self.modal or self.log

    def close(self) -> None:
        """Closes the topmost."""
        if self.players or self.questions:
            self.players = self.questions = False
        elif self.menu:
            self.menu = False
        elif self.news:
            self.news = ()
        elif self.seen is not None:
            self.seen = None
        elif self.seat is not None:
            self.seat = None
        else:
            self.log = False
