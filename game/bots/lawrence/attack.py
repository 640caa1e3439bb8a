"""The attack: which Mission with which Leader, what it may cost, and how to defend."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from game.bots.lawrence.hand import keep
from game.bots.lawrence.odds import arab_totals
from game.bots.lawrence.survey import WINNING, Reserve, Survey
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.lawrence.actions import DO_ATTACK, DO_DEFEND, DO_LOSE, DO_PLACE, DONE
from game.rules.lawrence.effects import PLAY
from game.rules.lawrence.state import (
    ANYONE,
    Party,
    Stand,
    stand_dice,
    stand_force,
)

_MOST_EVENTS: Final = 9
"""Events of a hand that are tried in all their combinations."""


class Plan(NamedTuple):
    """An attack that could be made."""

    mission: int
    leader: int
    ally: int
    """The Leader who would join by Alliance, -1 for none."""
    chance: float
    worth: float


def _chance(
    survey: Survey,
    parties: Sequence[Party],
    mission: int,
    defenses: Sequence[int],
    reserves: Iterable[Reserve],
    aided: bool,
    surprises: int = -1,
) -> float:
    """The chance of an attack, with all the attack events in hand if `aided`."""
    tables = survey.tables
    force = tables.force[mission]
    dice = tables.defense[mission]
    forces = []
    for card in defenses:
        forces.append(tables.force[card])
        force += tables.force[card]
        dice += tables.defense[card]
    if aided:
        aid = survey.aid
        totals = arab_totals(tables, parties, aid.cavalry, aid.bonus)
        removed = aid.surprises if surprises < 0 else surprises
        if removed and forces:
            forces.sort(reverse=True)
            force -= sum(forces[:removed])
            removed -= len(forces)
    else:
        totals = arab_totals(tables, parties)
        removed = 0
    win = survey.odds.win
    chance = 0.0
    for reserve in reserves:
        more = reserve.force
        if removed > 0 and more:
            more = max(0, more - 4 * removed)
        chance += reserve.chance * win(totals, force + more, dice + reserve.dice)
    return chance


def _cost(survey: Survey, parties: Sequence[Party], dice: int) -> float:
    """What an attack costs whatever its result: Loot rolls and Defense Rolls."""
    risk = survey.loot_risk(len(parties))
    tribe = sum([len(party.tribe) for party in parties])
    lost = survey.odds.lost_to_hits(tribe, dice)
    return (
        risk * sum([survey.party_worth(p) for p in parties])
        + (1 - risk) * survey.temper.fallen * lost
    )


def _leavers(survey: Survey, parties: Sequence[Party], chance: float) -> float:
    """What Bedouins and Nomads cost who leave after the attack (L23)."""
    tables = survey.tables
    cost = 0.0
    for party in parties:
        for card in party.tribe:
            leaves = tables.leaves[card]
            if leaves:
                part = chance if leaves == "succeeded" else 1 - chance
                cost += part * survey.tribesman_worth(card, party.leader)
    return cost * 0.5  # the others are lost with their Leader anyway


def _given_away(survey: Survey, mission: int, placed: bool) -> float:
    """What it costs to fail: the others may take the Mission then, mostly a new one."""
    view = survey.view
    most = max([survey.gain(mission, seat) for seat in range(view.seats) if seat != survey.seat])
    if most == WINNING:
        return survey.temper.given_last * (1 - survey.bold)
    return survey.temper.given * most * (1 - survey.bold) if placed else 0.0


def _weigh(
    survey: Survey, mission: int, stand: Stand | None, parties: Sequence[Party]
) -> tuple[float, float]:
    """Chance and worth of an attack; `stand` is None for a Mission to be placed."""
    defenses = stand.defenses if stand else ()
    reserves = survey.reserves(mission, stand)
    with_aid = _chance(survey, parties, mission, defenses, reserves, True)
    without = _chance(survey, parties, mission, defenses, reserves, False)
    dice = survey.tables.defense[mission] + sum([survey.tables.defense[d] for d in defenses])
    dice += round(sum([reserve.chance * reserve.dice for reserve in reserves]))
    worth = (
        with_aid * survey.gain(mission, survey.seat)
        - (1 - with_aid) * _given_away(survey, mission, stand is None)
        - _cost(survey, parties, dice)
        - _leavers(survey, parties, with_aid)
        - (with_aid - without) * survey.temper.aid_cost
    )
    return with_aid, worth


def plans(survey: Survey, pairs: Iterable[tuple[int, int]]) -> Iterator[Plan]:
    """Every attack by a pair of Mission and Leader, with and without an Alliance."""
    view = survey.view
    alliance = any(survey.tables.effect[card] == "extra_leader" for card in survey.hand)
    for mission, leader in pairs:
        stand = next((each for each in view.missions if each.mission == mission), None)
        party = next(each for each in survey.camp if each.leader == leader)
        chance, worth = _weigh(survey, mission, stand, (party,))
        yield Plan(mission, leader, -1, chance, worth)
        if alliance and chance < 0.9:
            for ally in survey.camp:
                if ally is not party:
                    chance, worth = _weigh(survey, mission, stand, (party, ally))
                    yield Plan(mission, leader, ally.leader, chance, worth - survey.temper.allied)


def best_plan(survey: Survey, pairs: Iterable[tuple[int, int]]) -> Plan | None:
    """The best attack whose odds are fair, None if there is none."""
    bold, temper = survey.bold, survey.temper
    needed = temper.fair + (temper.desperate - temper.fair) * bold
    best: Plan | None = None
    for plan in plans(survey, pairs):
        fair = plan.chance >= needed or (
            plan.chance > temper.last_chance and survey.gain(plan.mission, survey.seat) == WINNING
        )
        if bold > temper.opening and plan.mission in survey.hand:
            fair = True  # even a failed attack brings it into play, where others can try
        if (
            fair
            and plan.worth + temper.dared * bold > 0
            and (best is None or plan.worth > best.worth)
        ):
            best = plan
    return best


def possible_pairs(survey: Survey) -> list[tuple[int, int]]:
    """Attacks that another Mission Phase would most likely allow (to weigh Cross the Desert)."""
    view = survey.view
    types = survey.tables.type
    again = view.options.retry == ANYONE
    missions = [card for card in survey.hand if types[card] == "mission"]
    missions += [s.mission for s in view.missions if again or s.failed != survey.seat]
    return [(mission, party.leader) for mission in missions for party in survey.camp]


def choose_attack(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The Mission Phase: the best attack, or none."""
    attacks = {
        (action.card, action.target): action
        for action in legal
        if action.verb in (DO_PLACE, DO_ATTACK)
    }
    plan = best_plan(survey, attacks)
    if plan is None:
        return Thought(DONE, "no_fair_odds" if attacks else "nothing_to_attack")
    action = attacks[plan.mission, plan.leader]
    return Thought(action, "good_odds", plan.chance, plan.worth)


# --- the attack going on --------------------------------------------------------------------------


def _attackers(survey: Survey) -> tuple[Party, ...]:
    """The parties in the attack, of whichever seat is active."""
    view = survey.view
    assert view.battle is not None
    leaders = view.battle.leaders
    return tuple([party for party in view.camps[view.active] if party.leader in leaders])


def _stand(survey: Survey) -> Stand:
    view = survey.view
    assert view.battle is not None
    return next(stand for stand in view.missions if stand.mission == view.battle.mission)


_SURE: Final = (Reserve(1.0, 0, 0),)


def before_the_roll(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Window 1: an Alliance that is worth its risk, a Surprise that spares dice; else wait."""
    tables = survey.tables
    stand = _stand(survey)
    parties = _attackers(survey)
    gain = survey.gain(stand.mission, survey.seat)
    now = _chance(survey, parties, stand.mission, stand.defenses, _SURE, True)
    best = Thought(DONE, "wait_for_the_roll", now)
    for action in legal:
        if action.verb != PLAY:
            continue
        effect = tables.effect[action.card]
        if effect == "extra_leader":
            ally = next(party for party in survey.camp if party.leader == action.target)
            joined = (*parties, ally)
            chance = _chance(survey, joined, stand.mission, stand.defenses, _SURE, True)
            cost = survey.temper.allied + survey.loot_risk(2) * survey.party_worth(ally)
        elif effect == "remove_defense":
            left = [card for card in stand.defenses if card != action.target]
            surprises = survey.aid.surprises - 1
            chance = _chance(survey, parties, stand.mission, left, _SURE, True, surprises)
            cost = 1.0
        else:
            continue
        worth = (chance - now) * gain - cost
        if worth > best.worth:
            best = Thought(action, "turns_the_odds", chance, worth)
    return best


def after_the_roll(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Window 2: the cheapest events that turn the comparison; none if it is won or lost anyway."""
    tables = survey.tables
    view = survey.view
    battle = view.battle
    assert battle is not None
    stand = _stand(survey)
    parties = _attackers(survey)
    short = (
        stand_force(tables, stand)
        - arab_totals(tables, parties, battle.cavalry, battle.bonus)[0]
        + 1
    )
    if short <= 0:
        return Thought(DONE, "won_already", 1.0)
    tribe = sum([len(party.tribe) for party in parties])
    helps: dict[int, tuple[int, Action]] = {}
    for action in legal:
        if action.verb != PLAY:
            continue
        effect = tables.effect[action.card]
        if effect == "attack_force":
            force = tables.amount[action.card]
        elif effect == "tribesmen_force":
            force = tables.amount[action.card] * tribe
        else:
            force = tables.force[action.target]
        if force > helps.get(action.card, (0, action))[0]:
            helps[action.card] = (force, action)
    best: tuple[float, Action] | None = None
    for action, cost in _turning(survey, helps, short, stand):
        if best is None or cost < best[0]:
            best = (cost, action)
    if best is None:
        return Thought(DONE, "lost_anyway", 0.0)
    gain = survey.gain(stand.mission, survey.seat)
    if best[0] > gain + survey.temper.dear:
        return Thought(DONE, "too_dear", 0.0)
    return Thought(best[1], "turns_the_attack", 1.0, gain - best[0])


def _turning(
    survey: Survey, helps: dict[int, tuple[int, Action]], short: int, stand: Stand
) -> Iterator[tuple[Action, float]]:
    """Sets of events that make up `short` Force, as the first of them and the cost of all."""
    tables = survey.tables
    removes = [card for card in helps if tables.effect[card] == "remove_defense"]
    plain = [card for card in helps if card not in removes]
    plain = sorted(plain, key=lambda card: (-helps[card][0], card))[:_MOST_EVENTS]
    strong = sorted([tables.force[card] for card in stand.defenses], reverse=True)
    for surprises in range(min(len(removes), len(strong)) + 1):
        need = short - sum(strong[:surprises])
        spent = [helps[card][1] for card in removes[:surprises]]
        cost = sum([keep(survey, action.card) for action in spent])
        for size in range(len(plain) + 1):
            for cards in combinations(plain, size):
                if sum([helps[card][0] for card in cards]) >= need and (spent or cards):
                    more = sum([keep(survey, card) for card in cards])
                    yield (spent[0] if spent else helps[cards[0]][1]), cost + more


def choose_loss(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The Tribesman whose loss hurts least: first the attack, then what comes after it."""
    tables = survey.tables
    view = survey.view
    battle = view.battle
    decision = view.decision
    assert battle is not None
    assert decision is not None
    stand = _stand(survey)
    parties = _attackers(survey)
    turk = stand_force(tables, stand)
    aid = survey.aid
    removed = sorted([tables.force[card] for card in stand.defenses], reverse=True)
    turk_aided = turk - sum(removed[: aid.surprises])
    hits = decision.n

    def worth(card: int, leader: int, leaving: str) -> float:
        if tables.leaves[card] == leaving:
            return 0.0
        return survey.tribesman_worth(card, leader)

    def total(cavalry: int, bonus: int, fallen: Iterable[int]) -> int:
        left = arab_totals(tables, parties, cavalry, bonus)[0]
        for card in fallen:
            left -= tables.force[card] + tables.bonus[leader_of[card]] + cavalry
        return left

    leader_of = {card: party.leader for party in parties for card in party.tribe}
    can = [action.card for action in legal]
    by_force = sorted(can, key=lambda c: (tables.force[c] + tables.bonus[leader_of[c]], c))
    if_won = sorted(can, key=lambda c: (worth(c, leader_of[c], "succeeded"), c))
    if_lost = sorted(can, key=lambda c: (worth(c, leader_of[c], "failed"), c))
    cavalry, bonus = battle.cavalry, battle.bonus
    if total(cavalry, bonus, if_won[:hits]) > turk:
        return Thought(Action(DO_LOSE, if_won[0]), "least_useful_after_winning")
    best = total(cavalry + aid.cavalry, bonus + aid.bonus, by_force[:hits])
    if best > turk_aided:
        return Thought(Action(DO_LOSE, by_force[0]), "weakest")
    return Thought(Action(DO_LOSE, if_lost[0]), "least_useful_after_failing")


# --- defending ------------------------------------------------------------------------------------


def choose_defense(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Attaches a Defense when that takes more from the attacker than the card is worth."""
    tables = survey.tables
    view = survey.view
    stand = _stand(survey)
    parties = _attackers(survey)
    attacker = view.active
    likely, force = survey.likely_aid(attacker)
    plain = arab_totals(tables, parties)
    aided = [total + force for total in plain]

    def chance(cards: Sequence[int]) -> float:
        turk = stand_force(tables, stand) + sum([tables.force[card] for card in cards])
        dice = stand_dice(tables, stand) + sum([tables.defense[card] for card in cards])
        win = survey.odds.win
        return (1 - likely) * win(plain, turk, dice) + likely * win(aided, turk, dice)

    stake = survey.gain(stand.mission, attacker)
    if stake != WINNING:
        temper = survey.temper
        more = temper.stake_of_more * survey.threat(attacker)
        stake *= temper.stake_of_two if view.seats == 2 else more
    now, spent = chance(()), survey.temper.defense_spent
    cards = [action.card for action in legal if action.verb == DO_DEFEND]
    best = Thought(DONE, "not_worth_it" if now > 0.1 else "fails_anyway", now)
    after_all = chance(cards)
    for card in cards:
        after = chance((card,))
        worth = (now - after) * stake - spent * keep(survey, card)
        if worth > best.worth:
            best = Thought(Action(DO_DEFEND, card), "holds_the_mission", after, worth)
    if best.action == DONE and len(cards) > 1:
        worth = (now - after_all) * stake - spent * sum([keep(survey, card) for card in cards])
        if worth > 0:
            strongest = max(cards, key=lambda card: (tables.force[card], -card))
            action = Action(DO_DEFEND, strongest)
            return Thought(action, "holds_the_mission_together", after_all, worth)
    return best
