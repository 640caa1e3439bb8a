"""What every game's rules offer, whatever the game: the one shape that all others program against.

`StateT`, `ViewT`, `EventT` and `OptionsT` are the game's own types; nobody outside the game looks
into a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from game.rules.core.cards import Catalogue
from game.rules.core.dice import Dice
from game.rules.core.options import Option
from game.rules.core.play import Action, Frame, Outcome, Refusal

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
EventT = TypeVar("EventT")
OptionsT = TypeVar("OptionsT")


class Shuffler(Protocol):
    """What `determinize` needs of chance."""

    def shuffle(self, count: int) -> Sequence[int]:
        """A permutation of `range(count)`."""
        ...


class Rules(Protocol[StateT, ViewT, EventT, OptionsT]):
    """The rules of one game for one catalogue of cards. Holds no state of any game."""

    @property
    def game(self) -> str:
        """Slug: `lawrence`, `prehistoric`."""
        ...

    @property
    def catalogue(self) -> Catalogue: ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def phases(self) -> tuple[str, ...]: ...

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most players."""
        ...

    @property
    def view_class(self) -> type[ViewT]:
        """The type of what a seat may know."""
        ...

    def options_from(self, given: Mapping[str, str]) -> OptionsT:
        """House rules from their texts. Raises ValueError in a sentence."""
        ...

    def new_game(
        self, seats: int, options: OptionsT, dice: Dice, first: int | None = None
    ) -> tuple[StateT, list[EventT]]: ...

    def decision(self, state: StateT) -> Frame | None: ...

    def legal_actions(self, state: StateT) -> list[Action]: ...

    def why_illegal(self, state: StateT, action: Action) -> Refusal | None: ...

    def apply(self, state: StateT, action: Action, dice: Dice) -> list[EventT]: ...

    def clone(self, state: StateT) -> StateT: ...

    def view(self, state: StateT, seat: int) -> ViewT: ...

    def hand(self, state: StateT, seat: int) -> Sequence[int]:
        """The cards that a seat holds."""
        ...

    def redact(self, event: EventT, seat: int) -> EventT: ...

    def determinize(self, seen: ViewT, rng: Shuffler) -> StateT: ...

    def format(self, action: Action) -> str: ...

    def parse(self, state: StateT, text: str) -> Action: ...

    def outcome(self, state: StateT) -> Outcome | None: ...

    def round(self, state: StateT) -> int: ...

    def totals(self, state: StateT) -> tuple[int, ...]:
        """What each seat has of what wins: Force, people."""
        ...

    def seal(self, event: EventT) -> str:
        """What of an event can't be unseen, as a clause; empty where it can be taken back."""
        ...

    def tell(self, event: EventT, names: Sequence[str]) -> str | None:
        """A sentence for the log, None for an event that needs none."""
        ...

    def mentions(self, event: EventT) -> tuple[int, ...]:
        """The cards that this sentence names."""
        ...
