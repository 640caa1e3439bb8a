"""What a Lawrence of Arabia entry in `cards.yaml` may say; `cardfile` checks files against it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    "leader": ("force",),
    "tribesman": ("force",),
    "event": (),
    "mission": ("force", "defense"),
    "defense": ("force", "defense"),
}
"""Each card type and the numbers printed on its cards, all of them required."""

TYPE_NAMES: Final[Mapping[str, str]] = {
    "leader": "Leader",
    "tribesman": "Tribesmen",
    "event": "Event",
    "mission": "Mission",
    "defense": "Defense",
}

NUMBERS: Final[Mapping[str, tuple[int, int]]] = {
    "count": (1, 40),
    "force": (0, 99),
    "defense": (0, 12),
}
"""Smallest and largest value of each number of a card."""

HEADER: Final[Mapping[str, tuple[int, int]]] = {
    "hand": (0, 20),
    "draw": (0, 20),
    "hand_limit": (0, 40),
    "die_sides": (2, 20),
    "hit_on": (2, 20),
    "loot_on": (2, 20),
    "victory_force": (1, 999),
}
"""The numbers of the game's header: cards dealt, cards drawn in the Fate Phase, the limit in the
End Phase, sides of the dice, lowest face that costs a Tribesman, lowest Loot roll that discards
the Leader, Force that wins. Each with its smallest and largest value, all of them required."""

NEEDED: Final[tuple[str, ...]] = ("leader", "mission")
"""Types without a card of which nobody could ever attack or win."""

EFFECTS: Final[Mapping[str, tuple[str, Mapping[str, tuple[int, int] | tuple[str, ...] | str]]]] = {
    # kind: (card type it belongs to, {parameter: (low, high) | allowed words | type of a card})
    "tribesmen_bonus": ("leader", {"amount": (-9, 20)}),
    "leave_after": ("tribesman", {"attack": ("failed", "succeeded")}),
    "not_with": ("tribesman", {"card": "tribesman"}),
    "refuses": ("mission", {"card": "defense"}),
    "extra_leader": ("event", {}),
    "remove_defense": ("event", {}),
    "tribesmen_force": ("event", {"amount": (-9, 20)}),
    "attack_force": ("event", {"amount": (-20, 40)}),
    "loot_modifier": ("event", {"amount": (-9, 9)}),
    "search_deck": ("event", {}),
    "draw": ("event", {"cards": (0, 20), "discard": (0, 20)}),
    "opponent_discards": ("event", {"cards": (1, 20)}),
    "see_hand": ("event", {}),
    "take_leader": ("event", {}),
    "extra_attack": ("event", {}),
    "skip_mission": ("event", {}),
    "skip_turn": ("event", {}),
    "discard_in_play": (
        "event",
        {"target": ("leader", "tribesman"), "phase": ("loot", "end")},
    ),
}
"""Every effect that the rules can carry out, with the type of card it belongs to and its typed
parameters, all of them required: a (low, high) range for a whole number, a tuple of allowed words,
or a card type for the id of a card of that type in the same game."""
