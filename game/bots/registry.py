"""The bots by name."""

from __future__ import annotations

from typing import Final

from game.bots.player import Bot
from game.bots.random_bot import RandomBot
from game.bots.steady import SteadyBot
from game.rules.lawrence.rules import Lawrence

BOTS: Final = ("random", "steady")
"""Every name that `make_bot` knows, the weakest first."""


def make_bot(name: str, rules: Lawrence, seed: int | str) -> Bot:
    """A bot for one seat of one game. Raises ValueError for a name that is not in `BOTS`."""
    if name == "random":
        return RandomBot(seed)
    if name == "steady":
        return SteadyBot(rules, seed)
    raise ValueError(f'there is no bot "{name}"; there are {", ".join(BOTS)}')
