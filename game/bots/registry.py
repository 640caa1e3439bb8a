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

    steady: Callable[[Any, int | str], Bot[Any]]
    value: ModuleType
    candidates: ModuleType


# They are imported when a bot is wanted; by name, so that an executable has them as well.
def _lawrence() -> _Own:
    from game.bots.lawrence import SteadyBot, candidates, value

    return _Own(SteadyBot, value, candidates)


def _prehistoric() -> _Own:
    from game.bots.prehistoric import SteadyBot, candidates, value

    return _Own(SteadyBot, value, candidates)


_GAMES: Final[Mapping[str, Callable[[], _Own]]] = {
    "lawrence": _lawrence,
    "prehistoric": _prehistoric,
}


def value_of(rules: Any) -> Value:
    """How positions of a game are judged."""
    value = _GAMES[rules.game]().value
    features = value.features_of(rules.tables)
    return Value(value.NAMES, features, value.players, value.WEIGHTS)


def craft_of(rules: Any, policy: Bot[Any]) -> Craft:
    """What a search needs of a game, with who plays on in it."""
    _, value, candidates = _GAMES[rules.game]()
    twin = candidates.twin(rules.tables)
    return Craft(policy, value_of(rules), value.ROUNDS, twin, candidates.leading_on)


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
    steady = _GAMES[rules.game]().steady(rules, seed)
    if name == "easy":
        return EasyBot(rules, seed, steady)
    if name == SEARCHER:
        return ExpertBot(rules, seed, steady, craft_of(rules, steady), budget)
    return steady
