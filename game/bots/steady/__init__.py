"""A bot of plain good sense: fair odds, few regrets."""

from game.bots.steady.bot import SteadyBot, Thought

__all__ = ["SteadyBot", "Thought"]
