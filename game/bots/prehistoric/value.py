"""What counts of a position of Prehistoric Warfare, and how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.prehistoric.state import (
    State,
    Tables,
    food_owed,
    hand_strength,
    is_out,
    living,
    protection,
    ranged_strength,
)

NAMES: Final = (
    "people",
    "people_past_two_thirds",
    "people_past_five_sixths",
    "named",
    "ranged",
    "hand",
    "guard",
    "leads",
    "food",
    "short",
    "prisoners",
    "food_in_hand",
    "persons_in_hand",
    "raiding_in_hand",
    "gear_in_hand",
    "hardship",
    "negate",
    "reroll_attacking",
    "reroll_defending",
    "draw",
    "extra_round",
    "order",
    "hand_size",
    "army",
)
"""What the numbers are that `features` returns."""
_COUNTED: Final = {name: place for place, name in enumerate(NAMES[15:21])}
"""Cards of which each in hand counts the same."""
_MUCH_FOOD: Final = 6
"""Food of which more counts no more."""


def players(state: State) -> int:
    """How many still play."""
    return len(living(state))


def features_of(tables: Tables) -> Callable[[State, int], list[float] | None]:
    """The function that tells what counts for a seat, in the order of NAMES; None for a tribe that
    is out."""
    types, food = tables.type, tables.food
    counted = [_COUNTED.get(effect, -1) for effect in tables.effect]
    leads = [effect == "reroll_in_raid" for effect in tables.effect]

    def features(state: State, seat: int) -> list[float] | None:
        tribe = state.tribes[seat]
        if is_out(tribe):
            return None
        people = tribe.people + len(tribe.band)
        ranged = hand = guard = named = chieftains = 0
        for member in tribe.band:
            ranged += ranged_strength(tables, member)
            hand += hand_strength(tables, member) - tables.person_strength
            guard += protection(tables, member)
            if member.card >= 0:
                named += 1
                chieftains += leads[member.card]
        to_hunt = persons = raiding = gear = 0
        events = [0.0] * len(_COUNTED)
        for card in state.hands[seat]:
            kind = types[card]
            if kind == "hunting":
                to_hunt += food[card]
            elif kind == "person":
                persons += 1
            elif kind == "raiding":
                raiding += 1
            elif counted[card] >= 0:
                events[counted[card]] += 1.0
            else:
                gear += 1
        growth = tables.growth
        owed = food_owed(tables, state.options, people + growth)
        owed += food_owed(tables, state.options, people + 2 * growth)
        progress = 3 * people / tables.victory_people
        return [
            progress,
            max(0.0, progress - 2),
            max(0.0, 2 * progress - 5),
            named,
            ranged / 5,
            hand / 5,
            guard,
            chieftains,
            min(tribe.food, _MUCH_FOOD) / 3,
            max(0, owed - tribe.food),
            tribe.prisoners / 3,
            min(to_hunt, 10) / 5,
            persons,
            raiding,
            gear,
            *events,
            ((seat - state.active) % state.seats) / state.seats,
            len(state.hands[seat]),
            (people + ranged / 2 + hand / 2) / 10,
        ]

    return features


_TWO: Final = {
    "people": 1.636,
    "people_past_two_thirds": -0.273,
    "people_past_five_sixths": 1.243,
    "named": -0.001,
    "ranged": -0.067,
    "hand": -0.114,
    "guard": 0.055,
    "leads": 0.197,
    "food": 0.034,
    "short": -0.169,
    "prisoners": -0.217,
    "food_in_hand": 0.037,
    "persons_in_hand": 0.474,
    "raiding_in_hand": 0.159,
    "gear_in_hand": 0.2,
    "hardship": 0.173,
    "negate": 0.005,
    "reroll_attacking": 0.054,
    "reroll_defending": 0.05,
    "draw": 0.537,
    "extra_round": 0.04,
    "order": -0.152,
    "hand_size": -0.016,
    "army": 1.591,
}
_MORE: Final = {
    "people": 0.482,
    "people_past_two_thirds": 0.179,
    "people_past_five_sixths": 1.008,
    "named": -0.06,
    "ranged": 0.001,
    "hand": 0.02,
    "guard": 0.0,
    "leads": 0.12,
    "food": 0.042,
    "short": -0.033,
    "prisoners": -0.131,
    "food_in_hand": 0.064,
    "persons_in_hand": 0.202,
    "raiding_in_hand": -0.089,
    "gear_in_hand": 0.075,
    "hardship": 0.018,
    "negate": 0.043,
    "reroll_attacking": 0.116,
    "reroll_defending": 0.018,
    "draw": 0.134,
    "extra_round": 0.053,
    "order": -0.137,
    "hand_size": -0.022,
    "army": 0.488,
}
WEIGHTS: Final = (_TWO, _MORE)
"""Of what NAMES names, between two players and among more."""
ROUNDS: Final = (2, 2)
"""Rounds played on before a position is judged: between two players with time, and else."""
