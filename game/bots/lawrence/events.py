"""The events of one's own turn, those against anybody in play, and the answers to a Loot roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.bots.lawrence.attack import best_plan, possible_pairs
from game.bots.lawrence.hand import keep
from game.bots.lawrence.survey import Survey
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.lawrence.actions import PASS
from game.rules.lawrence.effects import PLAY
from game.rules.lawrence.state import END, MISSION, Party, party_force

_AT_ONCE: Final = 10.0
_LITTLE: Final = 0.1


def _draw(survey: Survey, action: Action) -> float:
    return _AT_ONCE


def _find_party(survey: Survey, card: int) -> tuple[int, Party]:
    """The seat and party of a Leader or Tribesman in play."""
    for seat, camp in enumerate(survey.view.camps):
        for party in camp:
            if party.leader == card or card in party.tribe:
                return seat, party
    raise LookupError(f"card {card} is not in play")


def _take_leader(survey: Survey, action: Action) -> float:
    seat, party = _find_party(survey, action.target)
    worth = survey.party_worth(party) * (1 + 0.2 * survey.threat(seat))
    patience = 0.0 if _crowded(survey) else survey.temper.take_patience * (1 - survey.bold)
    return worth - patience


def _opponent_discards(survey: Survey, action: Action) -> float:
    if survey.view.hands[action.target] < survey.tables.draws[action.card][0]:
        return 0.0
    return survey.threat(action.target)


def _see_hand(survey: Survey, action: Action) -> float:
    """Worth something before a Mission is placed: the left neighbour's Defenses."""
    view = survey.view
    decision = view.decision
    assert decision is not None
    if decision.kind == MISSION:
        placing = survey.camp and any(survey.tables.type[c] == "mission" for c in survey.hand)
        fresh = len(view.known[survey.left]) < view.hands[survey.left]
        return _LITTLE if placing and fresh and action.target == survey.left else 0.0
    spare = decision.kind == END and len(survey.hand) > survey.tables.hand_limit
    return _LITTLE * survey.threat(action.target) if spare else 0.0


def _extra_attack(survey: Survey, action: Action) -> float:
    decision = survey.view.decision
    assert decision is not None
    if decision.kind != END:
        return 0.0
    plan = best_plan(survey, possible_pairs(survey))
    return plan.worth - 2.0 if plan else 0.0


def _hold_up(survey: Survey, action: Action) -> float:
    """Lost in the Desert and Lawrence Captured: for somebody about to attack."""
    seat = action.target
    if survey.view.captured[seat] or survey.view.lost[seat]:
        return 0.0
    force = survey.strongest(seat)
    temper = survey.temper
    patience = temper.hold_crowded if _crowded(survey) else temper.hold_patience
    return force * (0.5 + 0.5 * survey.threat(seat)) - patience


def _discard_in_play(survey: Survey, action: Action) -> float:
    seat, party = _find_party(survey, action.target)
    if seat == survey.seat:
        return 0.0
    tables, temper = survey.tables, survey.temper
    patience = temper.strike_crowded if _crowded(survey) else temper.strike_patience
    if action.target == party.leader:
        return survey.party_worth(party) * (0.5 + 0.5 * survey.threat(seat)) - patience
    worth = survey.tribesman_worth(action.target, party.leader)
    strength = party_force(tables, party) / 10  # the last straw on the strongest party
    return worth * strength * (0.5 + 0.5 * survey.threat(seat)) - patience * 0.5


def _crowded(survey: Survey) -> bool:
    return len(survey.hand) > survey.tables.hand_limit


_WORTH: Final[dict[str, Callable[[Survey, Action], float]]] = {
    "draw": _draw,
    "search_deck": _draw,
    "take_leader": _take_leader,
    "opponent_discards": _opponent_discards,
    "see_hand": _see_hand,
    "extra_attack": _extra_attack,
    "skip_mission": _hold_up,
    "skip_turn": _hold_up,
    "discard_in_play": _discard_in_play,
}
"""What playing an event now is worth, 0 or less if it is better kept."""


def best_event(survey: Survey, legal: Sequence[Action]) -> Thought | None:
    """The event that is best played now, None if all are better kept."""
    effects = survey.tables.effect
    best: Thought | None = None
    for action in legal:
        if action.verb != PLAY:
            continue
        worth = _WORTH[effects[action.card]](survey, action)
        if worth > 0 and (best is None or worth > best.worth):
            best = Thought(action, effects[action.card], worth=worth)
    return best


def choose_ambush(survey: Survey, legal: Sequence[Action]) -> Thought:
    """An event against somebody in play, or a pass."""
    return best_event(survey, legal) or Thought(PASS, "better_kept")


def answer_loot(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Saves an own Leader, or ends an opponent's, if the cards in hand can."""
    tables = survey.tables
    view = survey.view
    loot = view.loot
    assert loot is not None
    seat, party = _find_party(survey, loot.leader)
    total = loot.face + loot.modifier
    gone = total >= tables.loot_on
    mine = seat == survey.seat
    if gone != mine:  # all is well: a lost enemy, a safe Leader of one's own
        return Thought(PASS, "all_is_well")
    plays = [
        action
        for action in legal
        if action.verb == PLAY and (tables.amount[action.card] < 0) == mine
    ]
    plays.sort(key=lambda action: (abs(tables.amount[action.card]), action.card))
    spent = 0.0
    for action in plays:
        total += tables.amount[action.card]
        spent += keep(survey, action.card)
        if (total >= tables.loot_on) != gone:
            worth = survey.party_worth(party)
            if not mine:
                worth *= (0.7 if view.seats > 2 else 1.0) * (0.5 + 0.5 * survey.threat(seat))
            if worth + 1.0 > spent:
                why = "saves_the_leader" if mine else "ends_the_leader"
                return Thought(plays[0], why, worth=worth - spent)
            return Thought(PASS, "too_dear")
    return Thought(PASS, "can_not_turn_it")
