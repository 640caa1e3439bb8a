"""The games by their slugs: what is known of each before one is played.

A game's rules are imported when they are asked for, so that the title and `--help` need not wait.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from game.rules.core.cards import Catalogue
    from game.rules.core.options import Option
    from game.rules.core.rules import Rules

    AnyRules: TypeAlias = Rules[Any, Any, Any, Any]
    """The rules of whatever game, where the game's own types don't matter."""
else:
    AnyRules = Any


class Game(NamedTuple):
    """A game that can be played."""

    slug: str
    """As in `cards.yaml`, on the command line and in scenarios."""
    name: str
    seats: tuple[int, int]
    """Fewest and most players."""
    endings: Mapping[str, str]
    """Every way to end (`Outcome.termination`), and how it is called in a table; `{name}` stands
    for a number of the game's header."""
    questions: Mapping[str, str]
    """What somebody may be asked out of his turn and can leave, or have done as suggested: kind of
    decision to its name."""
    options: Callable[[], tuple[Option, ...]]
    """The house rules."""
    rules: Callable[[Catalogue], AnyRules]
    """The rules with the cards of a catalogue, which must be of this game."""


def _lawrence_options() -> tuple[Option, ...]:
    from game.rules.lawrence.state import OPTIONS

    return OPTIONS


def _lawrence_rules(catalogue: Catalogue) -> AnyRules:
    from game.rules.lawrence.rules import Lawrence

    return Lawrence(catalogue)


def _prehistoric_options() -> tuple[Option, ...]:
    from game.rules.prehistoric.state import OPTIONS

    return OPTIONS


def _prehistoric_rules(catalogue: Catalogue) -> AnyRules:
    from game.rules.prehistoric.rules import Prehistoric

    return Prehistoric(catalogue)


GAMES: Final[Mapping[str, Game]] = {
    game.slug: game
    for game in (
        Game(
            "lawrence",
            "Lawrence of Arabia",
            (2, 6),
            {
                "force": "enough Force",
                "all_missions": "all Missions won",
                "drought": "drought",
            },
            {
                "defend": "Defenses",
                "loot_roll": "Loot rolls",
                "ambush": "Events in others' turns",
            },
            _lawrence_options,
            _lawrence_rules,
        ),
        Game(
            "prehistoric",
            "Prehistoric Warfare",
            (2, 6),
            {
                "people": "grown to {victory_people} people",
                "last_tribe": "last tribe left",
                "all_dead": "no tribe left",
                "rounds": "round limit",
            },
            {
                "answer": "Hardships",
                "reroll": "Rerolls",
                "aim": "Hits",
                "extra": "One more round of a raid",
            },
            _prehistoric_options,
            _prehistoric_rules,
        ),
    )
}
"""Every game by its slug; the first is the one that is played unless another is named."""


def rules_of(catalogue: Catalogue) -> AnyRules:
    """The rules of the game that a catalogue belongs to."""
    return GAMES[catalogue.game].rules(catalogue)
