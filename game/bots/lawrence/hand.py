"""What cards in hand are worth keeping, and the Recruit Phase that puts them to use."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.lawrence.survey import WINNING, Survey
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.lawrence.actions import DO_ATTACH, DO_DISCARD, DO_RECRUIT, DO_TAKE, DONE
from game.rules.lawrence.state import Party, party_force


def keep(survey: Survey, card: int) -> float:
    """What a card is worth in this seat's hand, now."""
    tables = survey.tables
    kind = tables.type[card]
    if kind == "leader":
        return _keep_leader(survey, card)
    if kind == "tribesman":
        return _keep_tribesman(survey, card)
    if kind == "mission":
        return _keep_mission(survey, card)
    if kind == "defense":
        return _keep_defense(survey, card)
    effect, temper = tables.effect[card], survey.temper
    if effect == "loot_modifier":
        return temper.saves if tables.amount[card] < 0 else temper.spoils
    if effect == "discard_in_play":
        leader = tables.ambush[card][0] == "leader"
        return temper.kills_leader if leader else temper.kills_tribesman
    worth = temper.events.get(effect, 1.0)
    return worth + 0.4 * tables.amount[card] if effect == "attack_force" else worth


def _better(survey: Survey, card: int, kind: str) -> int:
    """How many other cards of a type in hand have more Force, equal ones in card order."""
    tables = survey.tables
    rank = (-tables.force[card], card)
    return sum(
        [
            (-tables.force[other], other) < rank
            for other in survey.hand
            if other != card and tables.type[other] == kind
        ]
    )


def _keep_leader(survey: Survey, card: int) -> float:
    tables = survey.tables
    others = len(survey.camp) + _better(survey, card, "leader")
    worth = 2.0 + 0.6 * (tables.force[card] + tables.bonus[card])
    more = survey.temper.leaders
    return worth + more[min(others, len(more) - 1)]


def _keep_tribesman(survey: Survey, card: int) -> float:
    tables = survey.tables
    room = sum([tables.force[party.leader] - len(party.tribe) for party in survey.camp])
    waiting = _better(survey, card, "tribesman")
    worth = 1.0 + 0.5 * tables.force[card] + (0.5 if not tables.leaves[card] else 0.0)
    if room:
        worth += 1.0
    patience = max(room, 2.0 - 3.0 * survey.bold)  # how many may wait for a Leader
    return worth - max(0.0, waiting - patience) * survey.temper.waiting


def _keep_mission(survey: Survey, card: int) -> float:
    if survey.gain(card, survey.seat) == WINNING:
        return 12.0
    tables, temper = survey.tables, survey.temper
    others = _better(survey, card, "mission") + len(survey.view.missions) / 2
    worth = temper.mission + temper.mission_force * tables.force[card]
    worth += max(-2.0, 2.0 - others * temper.missions)
    if survey.reach(tables.defense[card]) <= tables.force[card]:
        # Out of reach: in the long run it is better in somebody else's hand.
        worth -= temper.out_of_reach * survey.bold
    return worth


def _keep_defense(survey: Survey, card: int) -> float:
    tables, temper = survey.tables, survey.temper
    others = _better(survey, card, "defense")
    points = tables.force[card] + tables.defense[card]
    worth = temper.defense + temper.defense_force * points
    return worth - max(0, others - 1) * temper.defenses


def choose_discard(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The card that is least worth keeping."""
    worth, card = min([(keep(survey, a.card), a.card) for a in legal])
    return Thought(Action(DO_DISCARD, card), "least_useful_card", worth=worth)


def choose_search(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The card of the deck that is needed most."""
    worth, card = max([(keep(survey, a.card), -a.card) for a in legal])
    return Thought(Action(DO_TAKE, -card), "needed_most", worth=worth)


# --- the Recruit Phase ----------------------------------------------------------------------------


def _company(survey: Survey, leader: int) -> list[int]:
    """The Tribesmen in hand that would best go with a new Leader, the strongest first."""
    tables = survey.tables
    tribe = [card for card in survey.hand if tables.type[card] == "tribesman"]
    tribe.sort(key=lambda card: (-tables.force[card], card))
    best: list[int] = []
    for first in tribe:
        company: list[int] = []
        for card in (first, *[other for other in tribe if other != first]):
            lines = {tables.line_of[other] for other in company}
            if len(company) < tables.force[leader] and not tables.excludes[card] & lines:
                company.append(card)
        if sum([tables.force[c] for c in company]) > sum([tables.force[c] for c in best]):
            best = company
    return best


def choose_recruit(survey: Survey, legal: Sequence[Action]) -> Thought:
    """A Leader with company, or a Tribesman for the Leader who will attack."""
    tables = survey.tables
    view = survey.view
    if view.recruited >= 0:
        return _company_of_new_leader(survey, legal)
    leaders = [action.card for action in legal if action.verb == DO_RECRUIT]
    attach = _best_attachment(survey, legal)
    if leaders:
        best = max(leaders, key=lambda card: (tables.force[card] + tables.bonus[card], -card))
        company = _company(survey, best)
        crowded = len(survey.hand) > tables.hand_limit
        if not survey.camp or len(company) > 1 or (company and attach is None) or crowded:
            why = "a_leader_with_company" if company else "a_leader_to_begin_with"
            return Thought(Action(DO_RECRUIT, best), why)
    if attach is not None:
        return Thought(attach, "strengthens_the_attacker")
    return Thought(DONE, "nobody_to_recruit")


def _company_of_new_leader(survey: Survey, legal: Sequence[Action]) -> Thought:
    tables = survey.tables
    new = survey.view.recruited
    can = {a.card: a for a in legal if a.verb == DO_ATTACH and a.target == new}
    company = [card for card in _company(survey, new) if card in can]
    if not company:
        company = sorted(can, key=lambda card: (-tables.force[card], card))
    if company:
        return Thought(can[company[0]], "goes_with_the_new_leader")
    return Thought(DONE, "all_attached")


def _best_attachment(survey: Survey, legal: Sequence[Action]) -> Action | None:
    tables = survey.tables
    parties: dict[int, Party] = {party.leader: party for party in survey.camp}
    best: tuple[tuple[int, int, int, int], Action] | None = None
    for action in legal:
        if action.verb != DO_ATTACH:
            continue
        party = parties[action.target]
        force = party_force(tables, party)
        rank = (
            0 if force >= survey.temper.enough else 1,
            force + 3 * tables.bonus[party.leader],
            tables.force[action.card],
            -action.card,
        )
        if best is None or rank > best[0]:
            best = (rank, action)
    return best[1] if best else None
