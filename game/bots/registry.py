"""The bots by name, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Final, NamedTuple

from game.bots.budget import MEASURED, Budget
from game.bots.easy import EasyBot
from game.bots.expert import ExpertBot
from game.bots.player import Bot
from game.bots.random_bot import RandomBot
from game.bots.search import Craft
from game.bots.value import Value
from game.rules.core.rules import EventT, OptionsT, Rules, StateT, ViewT

SEARCHER: Final = "expert"
"""The one whose decisions take time, and who gives hints."""
BOTS: Final = ("random", "easy", "steady", SEARCHER)
"""Every name that `make_bot` knows, the weakest first."""
LEVELS: Final = BOTS[1:]
"""Those that are offered to play against; `random` is for tests and comparisons."""


class _Own(NamedTuple):
    """What a game has of its own for its bots."""

    steady: Callable[..., Bot[Any]]
    """Of rules, a seed and a temper."""
    temper: ModuleType
    value: ModuleType
    candidates: ModuleType


# They are imported when a bot is wanted; by name, so that an executable has them as well.
def _lawrence() -> _Own:
    from game.bots.lawrence import SteadyBot, candidates, temper, value

    return _Own(SteadyBot, temper, value, candidates)


def _prehistoric() -> _Own:
    from game.bots.prehistoric import SteadyBot, candidates, temper, value

    return _Own(SteadyBot, temper, value, candidates)


_GAMES: Final[Mapping[str, Callable[[], _Own]]] = {
    "lawrence": _lawrence,
    "prehistoric": _prehistoric,
}


def value_of(rules: Any) -> Value:
    """How positions of a game are judged."""
    value = _GAMES[rules.game]().value
    return Value(value.NAMES, value.features_of(rules.tables), value.WEIGHTS)


def craft_of(rules: Any, policy: Bot[Any]) -> Craft:
    """What a search needs of a game, with who plays on in it."""
    own = _GAMES[rules.game]()
    twin = own.candidates.twin(rules.tables)
    return Craft(policy, value_of(rules), own.value.ROUNDS, twin, own.candidates.leading_on)


def keen_bot(rules: Any, seed: int | str) -> Bot[Any]:
    """`steady` with the numbers of an expert: what he does where he does not look ahead, and who
    plays on in his playouts."""
    own = _GAMES[rules.game]()
    return own.steady(rules, seed, own.temper.KEEN)


def make_bot(
    name: str,
    rules: Rules[StateT, ViewT, EventT, OptionsT],
    seed: int | str,
    budget: Budget = MEASURED,
) -> Bot[ViewT]:
    """A bot for one seat of one game; `budget` is how long one that searches may think.

    Raises ValueError for a name that is not in `BOTS`.
    """
    if name == "random":
        return RandomBot(seed)
    if name not in BOTS:
        raise ValueError(f'there is no bot "{name}"; there are {", ".join(BOTS)}')
    if name == SEARCHER:
        keen = keen_bot(rules, seed)
        return ExpertBot(rules, seed, keen, craft_of(rules, keen), budget)
    steady = _GAMES[rules.game]().steady(rules, seed)
    return EasyBot(rules, seed, steady) if name == "easy" else steady
