"""The bots by name, for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.bots.easy import EasyBot
from game.bots.player import Bot
from game.bots.random_bot import RandomBot
from game.rules.core.rules import EventT, OptionsT, Rules, StateT, ViewT

BOTS: Final = ("random", "easy", "steady")
"""Every name that `make_bot` knows, the weakest first."""
LEVELS: Final = BOTS[1:]
"""Those that are offered to play against; `random` is for tests and comparisons."""


def _steady_in_lawrence(rules: Any, seed: int | str) -> Bot[Any]:
    from game.bots.lawrence import SteadyBot

    return SteadyBot(rules, seed)


def _steady_in_prehistoric(rules: Any, seed: int | str) -> Bot[Any]:
    from game.bots.prehistoric import SteadyBot

    return SteadyBot(rules, seed)


# A game's own bots are imported when one is wanted.
_STEADY: Final[Mapping[str, Callable[[Any, int | str], Bot[Any]]]] = {
    "lawrence": _steady_in_lawrence,
    "prehistoric": _steady_in_prehistoric,
}


def make_bot(
    name: str, rules: Rules[StateT, ViewT, EventT, OptionsT], seed: int | str
) -> Bot[ViewT]:
    """A bot for one seat of one game. Raises ValueError for a name that is not in `BOTS`."""
    if name == "random":
        return RandomBot(seed)
    if name in ("easy", "steady"):
        steady = _STEADY[rules.game](rules, seed)
        return EasyBot(rules, seed, steady) if name == "easy" else steady
    raise ValueError(f'there is no bot "{name}"; there are {", ".join(BOTS)}')
