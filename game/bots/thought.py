"""What a bot returns: an action and the reason for it."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.play import Action


class Thought(NamedTuple):
    """An action and the reason for it."""

    action: Action
    why: str
    """A slug: `good_odds`, `holds_the_mission`, the effect of an event that is played."""
    chance: float = -1.0
    """The chance that the attack or raid in question succeeds, -1 where there is none."""
    worth: float = 0.0
    """What it is worth, in the unit that the game's bot counts in."""
    ahead: float = -1.0
    """The chance to win the game after it, as looking ahead found it; -1 where nobody looked."""
    instead: float = -1.0
    """The same after the next best action."""
