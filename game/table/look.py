"""What a table is drawn from: one value that holds all that the picture depends on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from game.rules.core.cards import Catalogue
from game.rules.core.play import Frame
from game.table.choices import TABLE, Choices, Key

if TYPE_CHECKING:
    from game.games import AnyRules


class Player(NamedTuple):
    """Who sits at a seat."""

    name: str
    bot: bool
    style: int
    """Index of the seat style (emblem and colour) in the theme."""


class Button(NamedTuple):
    """A button of the action area. `command` is what the scene is told."""

    label: str
    command: str
    primary: bool = False
    """The better move: gold. Otherwise an outline."""
    enabled: bool = True
    tip: str = ""
    """What it does, where the label can't say it."""


class Prompt(NamedTuple):
    """Who must do what, in a line."""

    seat: int
    text: str
    mine: bool = False
    """Whether the player at the table is asked; else the line tells what happens."""


LOG_BUTTON = Button("Log", "log")
NO_UNDO_BUTTON = Button("Undo", "undo", enabled=False)
BACK_BUTTON = Button("Put back", "cancel")
BUSY_BUTTON = Button("Please wait", "hurry", enabled=False)


class Seen(Protocol):
    """What of a game's view every table shows."""

    @property
    def decision(self) -> Frame | None: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def discard(self) -> tuple[int, ...]: ...
    @property
    def hand(self) -> tuple[int, ...]: ...


RulesT = TypeVar("RulesT", bound="AnyRules")
ViewT = TypeVar("ViewT", bound=Seen)


@dataclass(slots=True, kw_only=True)
class Look(Generic[RulesT, ViewT]):
    """Everything a picture of a table depends on, apart from where the pointer is."""

    rules: RulesT
    view: ViewT
    players: tuple[Player, ...]
    me: int
    """The seat at the bottom of the screen."""
    hand: tuple[int, ...]
    """The cards of the hand in the order they lie."""
    prompt: Prompt
    choices: Choices = field(default_factory=Choices)
    """What may be done now; empty while others decide or cards fly."""
    hints: bool = True
    """Whether what may be taken up glows before anything is."""
    selected: Key | None = None
    buttons: tuple[Button, ...] = (BUSY_BUTTON, LOG_BUTTON, NO_UNDO_BUTTON)
    held: Key | None = None
    """What is being dragged: its place stays, empty."""
    hidden: frozenset[Key] = frozenset()
    """Cards and dice that are on their way and not drawn at rest."""

    @property
    def catalogue(self) -> Catalogue:
        return self.rules.catalogue

    @property
    def decision(self) -> Frame | None:
        """What the game waits for; None when it is over."""
        return self.view.decision

    @property
    def targets(self) -> set[Key]:
        """What the selected thing may go to."""
        return set(self.choices.targets(self.selected))

    def usable(self, key: Key) -> bool:
        """Whether a thing may be used, or the selected thing may go there."""
        if self.selected is not None:
            return key in self.targets
        return key in self.choices.links

    def glows(self, key: Key) -> bool:
        """Whether that is shown: without hints only where the selected thing may go."""
        return (self.hints or self.selected is not None) and self.usable(key)

    def holds(self, key: object) -> bool:
        """Whether a key is that of a card in the hand at the bottom."""
        return isinstance(key, tuple) and key[0] == "card" and key[1] in self.hand

    def away(self, key: Key) -> bool:
        """Whether a thing is on its way or in the air, and not drawn at its place."""
        return key in self.hidden or key == self.held

    def dims(self, key: Key) -> bool:
        """Whether a thing steps back because the selected thing can't go there."""
        return self.selected is not None and key != self.selected and key not in self.targets

    @property
    def table_is_target(self) -> bool:
        return TABLE in self.targets

    @property
    def acting(self) -> int:
        """The seat whose decision it is, -1 when the game is over."""
        return self.decision.seat if self.decision else -1


def quoted(text: str) -> str:
    """What is printed on a card, within a sentence."""
    plain = " ".join(text.replace("**", "").split())
    return f"“{plain}”" if plain else ""


AnyLook = Look[Any, Any]
"""The look of whatever game, where the game's own does not matter."""
