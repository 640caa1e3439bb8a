"""What a Prehistoric Warfare entry in `cards.yaml` may say; `cardfile` checks files against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    "person": ("strength",),
    "ranged": ("ranged",),
    "hand": ("hand",),
    "both": ("ranged", "hand"),
    "armor": ("armor",),
    "defense": (),
    "tactics": (),
    "raiding": (),
    "hunting": ("food",),
    "hardship": (),
    "special": (),
}
"""Each card type and the numbers printed on its cards, all of them required."""

TYPE_NAMES: Final[Mapping[str, str]] = {
    "person": "Person",
    "ranged": "Ranged weapon",
    "hand": "Hand weapon",
    "both": "Ranged & Hand",
    "armor": "Armor",
    "defense": "Defense",
    "tactics": "Tactics",
    "raiding": "Raiding",
    "hunting": "Hunting",
    "hardship": "Hardship",
    "special": "Special",
}

NUMBERS: Final[Mapping[str, tuple[int, int]]] = {
    "count": (1, 40),
    "strength": (0, 20),
    "ranged": (0, 20),
    "hand": (0, 20),
    "armor": (0, 9),
    "food": (0, 20),
}
"""Smallest and largest value of each number of a card."""

HEADER: Final[Mapping[str, tuple[int, int]]] = {
    "people": (1, 99),
    "food": (0, 99),
    "draw": (0, 20),
    "draw_more_from": (1, 999),
    "hand_limit": (0, 40),
    "growth": (0, 20),
    "people_per_food": (1, 99),
    "person_strength": (0, 20),
    "die_sides": (2, 20),
    "defenders_draw": (0, 20),
    "victory_people": (2, 999),
}
"""The numbers of the game's header, all of them required: generic People and Food at the start,
cards drawn in the Nomad Phase, with how many people one more, the limit there, generic Persons that
come in the Tribe Phase, people fed by one Food, strength of a generic Person, sides of the dice,
cards drawn by defenders who won, people that win."""

NEEDED: Final[tuple[str, ...]] = ("raiding",)
"""Types without a card of which no tribe could ever be beaten."""

ELEMENTS: Final = ("medical", "animal", "exposure", "social")

EFFECTS: Final[Mapping[str, tuple[str, Mapping[str, tuple[int, int] | tuple[str, ...] | str]]]] = {
    # kind: (card type it belongs to, {parameter: (low, high) | allowed words | type of a card})
    "hard_to_hit": ("person", {"amount": (0, 9)}),
    "reroll_in_raid": ("person", {}),
    "ranged_bonus": ("person", {"amount": (-9, 9)}),
    "reroll_defending": ("defense", {}),
    "reroll_attacking": ("tactics", {}),
    "raid": ("raiding", {}),
    "hardship": ("hardship", {"element": ELEMENTS}),
    "negate": ("special", {"element": ELEMENTS}),
    "extra_round": ("special", {"side": ("attacker", "defender")}),
    "draw": ("special", {"cards": (0, 20)}),
}
"""Every effect that the rules can carry out, with the type of card it belongs to and its typed
parameters, all of them required: a (low, high) range for a whole number, a tuple of allowed words,
or the type of the card that a card id must have."""
