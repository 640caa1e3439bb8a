"""What a player of Lawrence of Arabia goes by: how much things are worth to him, what he dares.

Worth is in points of Force in the Victory pile, chances go from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

_EVENTS: Final = {
    "attack_force": 3.0,
    "tribesmen_force": 5.0,
    "extra_leader": 3.0,
    "remove_defense": 4.5,
    "search_deck": 7.0,
    "draw": 7.0,
    "take_leader": 8.0,
    "opponent_discards": 3.0,
    "see_hand": 0.5,
    "extra_attack": 3.0,
    "skip_mission": 3.0,
    "skip_turn": 4.5,
}


class Temper(NamedTuple):
    """The numbers by which the bot decides; the defaults are those of `steady`."""

    fair: float = 0.55
    """The chance that an attack must have while there is time."""
    desperate: float = 0.15
    """The chance that is enough when something has to happen."""
    opening: float = 0.8
    """The boldness that places a Mission in hand whatever the chance."""
    dry: float = 12.0
    """Rounds without a won Mission that make somebody as bold as can be."""
    dared: float = 6.0
    """What somebody as bold as can be gives for an attack beyond its worth."""
    last_chance: float = 0.25
    """The chance that is enough for the Mission that wins the game."""
    aid_cost: float = 3.0
    """What the events cost that an attack needs, about."""
    fallen: float = 0.9
    """Worth of a Tribesman lost to a Defense Roll."""
    allied: float = 2.0
    """What it costs that another Leader joins an attack, besides his risk."""
    given: float = 0.25
    """Part of the worth of a Mission that a failed first attack leaves to the others."""
    given_last: float = 12.0
    """What it costs to leave one to somebody who wins the game with it."""
    dear: float = 6.0
    """How much more than a Mission the events may cost that win it."""
    stake_of_two: float = 0.8
    """Part of an attacker's gain that the defender counts as his loss, between two players."""
    stake_of_more: float = 0.5
    """The same among more, for an ordinary threat."""
    defense_spent: float = 0.6
    """Part of the worth of a Defense in hand that attaching it costs."""
    hoard: float = 1.5
    """Defenses are kept for the right moment: hands hold so many more of them than the deck."""
    likely_aid: float = 0.06
    """The chance that a card of an attacker's hand strengthens his attack."""
    tribesman: float = 0.22
    """Worth of a Tribesman in play, for each point of his Force."""
    leader: float = 0.45
    """Worth of a Leader in play, for each point of his Force."""
    leaders: tuple[float, ...] = (8.0, 2.0, -1.0, -3.0)
    """What is added to a Leader in hand who would be the first, second, third or a later one."""
    waiting: float = 1.5
    """What each Tribesman takes from a weaker one in hand, of those for whom there is no place."""
    mission: float = 3.0
    mission_force: float = 0.4
    """Worth of a Mission in hand, and for each point of its Force."""
    missions: float = 1.5
    """What each better Mission takes from one in hand."""
    out_of_reach: float = 12.0
    """What a Mission loses that can't be won, to somebody as bold as can be."""
    defense: float = 1.0
    defense_force: float = 0.3
    """Worth of a Defense in hand, and for each point of its Force and its Defense Points."""
    defenses: float = 1.2
    """What each better Defense takes from one in hand, the first one aside."""
    enough: int = 34
    """Force of a party that needs no more Tribesmen."""
    events: Mapping[str, float] = _EVENTS
    """Worth of an event in hand by its effect, where its numbers don't matter."""
    saves: float = 4.5
    spoils: float = 2.5
    """Worth of a card in hand that saves one's own Leader from a Loot roll, or dooms another's."""
    kills_leader: float = 5.0
    kills_tribesman: float = 2.5
    """Worth of a card in hand that discards a Leader or a Tribesman in play."""
    take_patience: float = 5.0
    """What the Leader must be worth who is taken over, while there is time."""
    hold_patience: float = 12.0
    hold_crowded: float = 4.0
    """The Force that a party must have whose turn is skipped; the same with a hand too full."""
    strike_patience: float = 3.0
    strike_crowded: float = 0.5
    """What a Leader must be worth who is discarded, a Tribesman half of it; with a full hand."""


STEADY: Final = Temper()
