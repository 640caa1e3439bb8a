"""What each game's table has of its own: the one list of what a subclass fills in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.bots.prospect import Prospect
from game.rules.core.play import Action, Frame, Refusal
from game.table.app import Scene
from game.table.choices import Choices, Key
from game.table.kit import Kit
from game.table.look import AnyLook, Button, Look
from game.table.motion import Flight
from game.table.pen import Pen

if TYPE_CHECKING:
    from game.table.board import Board
    from game.table.telling import Beat


class OwnTable(Scene):
    """The part of a table that its game decides."""

    look_class: ClassVar[type[AnyLook]] = Look
    hand_types: ClassVar[tuple[str, ...]] = ()
    """Types of cards in a hand, from left to right."""
    asked_anyway: ClassVar[frozenset[str]] = frozenset()
    """Decisions that a person confirms even with one choice, such as rolling dice."""

    def make_kit(self) -> Kit:
        """Paint and faces at the scale of the window."""
        raise NotImplementedError

    def make_board(self) -> Board:
        """The picture for this size of the window."""
        raise NotImplementedError

    def arrange(self, frame: Frame | None, legal: Sequence[Action]) -> Choices:
        """The legal actions by source and target."""
        raise NotImplementedError

    def ask(self) -> str:
        """What the player is asked, in a line."""
        raise NotImplementedError

    def buttons(self) -> tuple[Button, ...]:
        """The buttons of the moment: the first is the verb that Space does."""
        raise NotImplementedError

    def stage_events(self, actor: int, events: list[Any]) -> list[Beat]:
        """What is to be seen of an action, in order."""
        raise NotImplementedError

    def flights(self, before: Pen, after: Pen, events: list[Any]) -> list[Flight]:
        """How the cards come from one picture to the next."""
        raise NotImplementedError

    def why_not(self, source: Key, target: Key) -> Refusal | None:
        """Why a card can't be used on something."""
        raise NotImplementedError

    def why_unusable(self, card: int) -> Refusal | None:
        """Why a card of the hand can't be used at all."""
        raise NotImplementedError

    def draw_floating(self, pen: Pen) -> None:
        """Draws what the game shows under the pointer: what an event would change, say."""

    def odds_of(self, action: Action) -> Prospect | None:
        """The odds of the attack or raid that an action begins; None where it begins none."""
        return None

    def odds_now(self) -> Prospect | None:
        """The odds of what is being made ready, if anything is."""
        return None
