"""Whether to raid, whom and with whom; and whether to fight on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.prehistoric.hand import draw_more, keep
from game.bots.prehistoric.odds import Force
from game.bots.prehistoric.stakes import Stakes
from game.bots.prehistoric.survey import Survey
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.prehistoric.actions import (
    DO_PLAY,
    DONE,
    FIGHT,
    PASS,
    RETREAT_,
    SEND_ALL,
    SEND_ARMED,
)
from game.rules.prehistoric.raid import ATTACKERS, is_armed
from game.rules.prehistoric.state import LAST_ROUND


class Plan(NamedTuple):
    """A raid that could be made."""

    target: int
    send: Action
    """SEND_ALL or SEND_ARMED."""
    chance: float
    worth: float


def plan_raid(survey: Survey, target: int) -> Plan:
    """The better of sending all and sending the armed alone."""
    tribe = survey.tribe
    stakes = Stakes(survey, survey.seat, target)
    defenders = survey.force(target)
    sides = [(SEND_ALL, survey.force(survey.seat))]
    armed = [member for member in tribe.band if is_armed(member)]
    if armed:
        sides.append((SEND_ARMED, survey.odds.force(0, armed)))
    best: Plan | None = None
    for send, force in sides:
        forecast = survey.odds.forecast(force, defenders)
        plan = Plan(target, send, forecast.win, stakes.worth(forecast, force, defenders))
        if best is None or plan.worth > best.worth:
            best = plan
    assert best is not None
    return best


def choose_raid(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The raid that is worth most, if its odds are fair."""
    draws = draw_more(survey, legal)
    if draws:
        return draws
    raids: dict[int, Action] = {}
    for action in legal:
        if action.verb == DO_PLAY:
            raids.setdefault(action.target, action)
    if not raids:
        return Thought(DONE, "no_raiding_card")
    temper = survey.temper
    needed = temper.fair + (temper.desperate - temper.fair) * survey.bold
    best: Plan | None = None
    for target in raids:
        plan = plan_raid(survey, target)
        fair = plan.worth > temper.patience and (
            plan.chance >= needed or plan.worth > temper.danger
        )
        if fair and (best is None or plan.worth > best.worth):
            best = plan
    if best is None:
        return Thought(DONE, "no_fair_odds")
    return Thought(raids[best.target], "good_odds", best.chance, best.worth)


def choose_send(survey: Survey, legal: Sequence[Action]) -> Thought:
    """All, or the armed alone; done when they are on their way."""
    raid = survey.view.raid
    assert raid is not None
    tribe = survey.tribe
    plan = plan_raid(survey, raid.defender)
    if plan.send == SEND_ALL:
        ready = raid.people == tribe.people and len(raid.sent) == len(tribe.band)
        why = "the_more_the_better"
    else:
        armed = {member.handle for member in tribe.band if is_armed(member)}
        ready = raid.people == 0 and set(raid.sent) == armed
        why = "the_armed_alone"
    return Thought(DONE if ready else plan.send, why, plan.chance, plan.worth)


# --- the raid going on ----------------------------------------------------------------------------


def sides(survey: Survey) -> tuple[Force, Force]:
    """Those who still fight: attackers, defenders."""
    view = survey.view
    raid = view.raid
    assert raid is not None
    sent = set(raid.sent)
    band = [member for member in view.tribes[view.active].band if member.handle in sent]
    return survey.odds.force(raid.people, band), survey.force(raid.defender)


def stakes_of(survey: Survey) -> Stakes:
    """What this seat has at stake in the raid going on."""
    raid = survey.view.raid
    assert raid is not None
    return Stakes(survey, survey.view.active, raid.defender)


def lead_of(survey: Survey) -> int:
    """How many more the defenders have lost than the attackers, of the losses that count (P19)."""
    raid = survey.view.raid
    assert raid is not None
    last = survey.view.options.raid_losses == LAST_ROUND
    attack, defense = raid.lost_in_round if last else raid.lost
    return defense - attack


def choose_retreat(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Level: fights on if a raid that began now would be worth it."""
    attackers, defenders = sides(survey)
    forecast = survey.odds.forecast(attackers, defenders)
    stakes = stakes_of(survey)
    worth = stakes.worth(forecast, attackers, defenders)
    chance = forecast.win if stakes.attacking else forecast.lose
    if worth > 0:
        return Thought(FIGHT, "fights_on", chance, worth)
    return Thought(RETREAT_, "too_dear", chance, worth)


def choose_extra(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Massacre or Counter-Attack, if one more round is worth more than the card and the result."""
    decision = survey.view.decision
    assert decision is not None
    attackers, defenders = sides(survey)
    stakes = stakes_of(survey)
    lead = lead_of(survey)
    now = stakes.win if lead > 0 else stakes.lose
    counts = 0 if survey.view.options.raid_losses == LAST_ROUND else lead
    forecast = survey.odds.forecast(attackers, defenders, counts)
    worth = stakes.worth(forecast, attackers, defenders) - now
    chance = forecast.win if decision.n == ATTACKERS else forecast.lose
    card = min([action.card for action in legal if action.verb == DO_PLAY])
    if worth > keep(survey, card):
        return Thought(Action(DO_PLAY, card), "one_more_round", chance, worth)
    return Thought(PASS, "leaves_it_at_that", chance, worth)
