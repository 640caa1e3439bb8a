"""The people: who joins, who carries what, who leaves, who is captured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.prehistoric.hand import draw_more
from game.bots.prehistoric.survey import Survey
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.prehistoric.actions import DO_ATTACH, DO_JOIN, DO_LOSE, DONE
from game.rules.prehistoric.state import (
    GENERIC,
    Member,
    Tribe,
    hand_strength,
    protection,
)

_NOBODY: Final = Member()


def member_of(tribe: Tribe, handle: int) -> Member:
    """The person whom a handle names, a generic one without gear for GENERIC."""
    if handle != GENERIC:
        for member in tribe.band:
            if member.handle == handle:
                return member
    return _NOBODY


def person_worth(survey: Survey, tribe: Tribe, handle: int) -> float:
    """What a tribe loses with somebody."""
    return survey.odds.fighter(member_of(tribe, handle)).worth


def choose_tribe(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Everybody in hand joins; then gear goes to whoever makes most of it."""
    strength = survey.tables.strength
    joins = [action for action in legal if action.verb == DO_JOIN]
    if joins:
        return Thought(max(joins, key=lambda a: (strength[a.card], -a.card)), "one_more_person")
    gear = [action for action in legal if action.verb == DO_ATTACH]
    if gear:
        return Thought(max(gear, key=lambda action: _fit(survey, action)), "well_armed")
    return draw_more(survey, legal) or Thought(DONE, "nothing_to_do")


_Fit = tuple[int, float, float, float, int, int]


def _fit(survey: Survey, action: Action) -> _Fit:
    """How well gear suits somebody, the best gear first."""
    tables = survey.tables
    card, member = action.card, member_of(survey.tribe, action.target)
    kind = tables.type[card]
    named = member.card >= 0
    power = tables.ranged[card] + tables.hand[card] + tables.armor[card]
    effect = tables.effect[member.card] if named else ""
    hand = hand_strength(tables, member)
    guard = protection(tables, member)
    if kind == "armor":
        # For those whom all enemies aim at first: Great Warrior, Chieftain, the best armed.
        worth = survey.odds.fighter(member).worth + (0.5 if effect == "reroll_in_raid" else 0.0)
        fit = (worth, float(guard), 0.0)
    elif kind == "hand":
        # No point of it may be wasted on a strength that hits on every face already; then
        # whoever is likely to live, and is strong: against Armor only strength hits.
        wasted = max(0, hand + tables.hand[card] - tables.die_sides)
        fit = (-float(wasted), float(named + guard), float(hand))
    else:
        # A Ranged weapon is best on a Hunter and as good on anybody else: so on somebody who is no
        # target yet, rather a Person card, since those are not captured.
        hunter = effect == "ranged_bonus" and kind == "ranged"
        fit = (float(hunter), 1.5 * named - hand, 0.0)
    return power, *fit, -card, -action.target


def choose_lose(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The person who is missed least."""
    worth, handle = min([(person_worth(survey, survey.tribe, a.card), a.card) for a in legal])
    return Thought(Action(DO_LOSE, handle), "missed_least", worth=-worth)


def choose_capture(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The generic Person whose gear the loser misses most."""
    raid = survey.view.raid
    assert raid is not None
    victim = survey.view.tribes[raid.defender]
    best = max(legal, key=lambda a: (person_worth(survey, victim, a.card), -a.card))
    return Thought(best, "best_armed", worth=person_worth(survey, victim, best.card))
