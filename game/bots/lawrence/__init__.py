"""A bot of plain good sense: fair odds, few regrets."""

from game.bots.lawrence.bot import SteadyBot
from game.bots.thought import Thought

__all__ = ["SteadyBot", "Thought"]
