"""The bots by name, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.bots.budget import MEASURED, Budget
from game.bots.easy import EasyBot
from game.bots.expert import ExpertBot
from game.bots.player import Bot
from game.bots.random_bot import RandomBot
from game.bots.search import Craft
from game.bots.value import Value
from game.rules.core.rules import EventT, OptionsT, Rules, StateT, ViewT

BOTS: Final = ("random", "easy", "steady", "expert")
"""Every name that `make_bot` knows, the weakest first."""
LEVELS: Final = BOTS[1:]
"""Those that are offered to play against; `random` is for tests and comparisons."""


# A game's own bots are imported when one is wanted.
def _lawrence(rules: Any, seed: int | str) -> tuple[Bot[Any], Craft]:
    from game.bots.lawrence import SteadyBot, value
    from game.bots.lawrence.candidates import leading_on, twin

    judge = Value(value.features_of(rules.tables), value.WEIGHTS)
    steady = SteadyBot(rules, seed)
    return steady, Craft(steady, judge, value.ROUNDS, twin(rules.tables), leading_on)


def _prehistoric(rules: Any, seed: int | str) -> tuple[Bot[Any], Craft]:
    from game.bots.prehistoric import SteadyBot, value
    from game.bots.prehistoric.candidates import leading_on, twin

    judge = Value(value.features_of(rules.tables), value.WEIGHTS)
    steady = SteadyBot(rules, seed)
    return steady, Craft(steady, judge, value.ROUNDS, twin(rules.tables), leading_on)


_GAMES: Final[Mapping[str, Callable[[Any, int | str], tuple[Bot[Any], Craft]]]] = {
    "lawrence": _lawrence,
    "prehistoric": _prehistoric,
}


def parts_of(rules: Any, seed: int | str) -> tuple[Bot[Any], Craft]:
    """The bot of good sense of a game, and what a search needs."""
    return _GAMES[rules.game](rules, seed)


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
    steady, craft = parts_of(rules, seed)
    if name == "easy":
        return EasyBot(rules, seed, steady)
    return ExpertBot(rules, seed, steady, craft, budget) if name == "expert" else steady
