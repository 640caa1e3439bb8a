"""A bot of plain good sense for Prehistoric Warfare: feeds, arms, raids at fair odds."""

from game.bots.prehistoric.bot import SteadyBot
from game.bots.thought import Thought

__all__ = ["SteadyBot", "Thought"]
