"""What a player of Prehistoric Warfare goes by: how much things are worth to him, what he dares.

Worth is in generic People without gear, chances go from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

_CARDS: Final = {
    "draw": 5.0,
    "extra_round": 1.3,
    "reroll_attacking": 1.4,
    "reroll_defending": 1.4,
    "negate": 1.5,
    "hardship": 3.0,
}


class Temper(NamedTuple):
    """The numbers by which the bot decides; the defaults are those of `steady`."""

    fair: float = 0.62
    """The chance that a raid must have while there is time."""
    desperate: float = 0.2
    """The chance that is enough when somebody is about to win."""
    patience: float = 2.5
    """What a raid must be worth at least: those who stay out of it gain by it too."""
    danger: float = 6.0
    """Worth from which a raid is made whatever the chance: it is about the game."""
    winning: float = 12.0
    """Worth of winning the game, or of keeping somebody from it at the last moment."""
    card: float = 0.5
    """Worth of a card drawn by defenders who won."""
    prisoner: float = 0.3
    """Worth of a prisoner: Food for bad times."""
    lead: float = 4.0
    """People ahead that make somebody nearly three times as likely to win."""
    bold_from: float = 18.0
    """People of the largest other tribe that make a seat bolder, ten more as bold as can be."""
    ahead: int = 3
    """Turns for which a tribe wants to have its Food."""
    hungry: float = 0.8
    fed: float = 0.15
    """Worth of a Food to a tribe that is short of it, and to one that is not."""
    hit: float = 0.8
    """Worth of an enemy who falls each round to somebody."""
    guard: float = 0.35
    """Worth of a point that dice against somebody count more."""
    reroll: float = 0.4
    """Worth of a Chieftain's reroll."""
    named: float = 0.1
    """Worth of being a Person card, which can't be captured (P26)."""
    person: float = 6.0
    armor: float = 2.5
    weapon: float = 2.0
    """Worth of a Person, of Armor and of a weapon in hand."""
    raiding: float = 3.5
    raidings: float = 1.5
    """Worth of a Raiding card in hand, and what each other one takes from it."""
    second: float = 0.8
    """What each other Hardship takes from the worth of one: one goes in a turn."""
    food: float = 0.5
    food_short: float = 2.0
    """Worth of a Food in hand to a tribe that is short of it, and of having one to hunt."""
    cards: Mapping[str, float] = _CARDS
    """Worth of a card in hand by its effect, where its numbers don't matter."""
    free: float = 0.3
    """What a reroll must be worth that costs only a Chieftain's one chance in the raid."""


STEADY: Final = Temper()
