"""What a game adds to the language of scenarios, beside all that the games have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from yaml.nodes import Node

from game.rules.core.dice import Dice

if TYPE_CHECKING:
    from game.games import AnyRules
    from game.records.expect import Expecting
    from game.records.position import Filling


class Grammar(Protocol):
    """The words of one game. It may look into the game's states, as nobody else here does."""

    @property
    def decisions(self) -> tuple[str, ...]:
        """Every kind of decision."""
        ...

    @property
    def windows(self) -> frozenset[str]:
        """Decisions in which a seat that can only pass or be done is not asked."""
        ...

    @property
    def phases(self) -> Mapping[str, tuple[str, ...]]:
        """The phases with which a scenario can begin, the one without a word first, and what lies
        on the agenda then, the next on top."""
        ...

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of a position that are the game's own."""
        ...

    def blank(self, seats: int, options: Any) -> Any:
        """A state in which nothing has been dealt. `options` is None for the defaults."""
        ...

    def fill(self, filling: Filling) -> Callable[[], None]:
        """Reads the game's own fields of a position and mentions their cards.

        What it returns is called when each mentioned card is known, and puts them in place.
        """
        ...

    def begin(self, state: Any, dice: Dice) -> list[Any]:
        """Lets the steps on the agenda run up to the first decision; what happened then."""
        ...

    def expectations(self, expecting: Expecting) -> Mapping[str, Callable[[Node], None]]:
        """The game's own fields of `expect`, each with its reader."""
        ...


def grammar_of(rules: AnyRules) -> Grammar:
    """The grammar of the game that the rules are for."""
    return _GRAMMARS[rules.game](rules)


def _lawrence(rules: Any) -> Grammar:
    from game.records.lawrence.grammar import LawrenceGrammar

    return LawrenceGrammar(rules)


def _prehistoric(rules: Any) -> Grammar:
    from game.records.prehistoric.grammar import PrehistoricGrammar

    return PrehistoricGrammar(rules)


# A game's words are imported when a file is of that game.
_GRAMMARS: Mapping[str, Callable[[Any], Grammar]] = {
    "lawrence": _lawrence,
    "prehistoric": _prehistoric,
}
