"""The dice on the table: which are rolled again, and whom the hits go to."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from game.bots.prehistoric.hand import keep
from game.bots.prehistoric.odds import Force, below
from game.bots.prehistoric.raid import lead_of, sides, stakes_of
from game.bots.prehistoric.survey import Survey
from game.bots.prehistoric.tribe import person_worth
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.prehistoric.actions import DO_AIM, DO_REROLL, PASS
from game.rules.prehistoric.raid import ATTACKERS, DEFENDERS


def choose_aim(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The most dangerous enemy whom the hit can reach."""
    view = survey.view
    raid = view.raid
    assert raid is not None
    enemy = raid.defender if survey.seat == view.active else view.active
    tribe = view.tribes[enemy]
    worth, handle = max([(person_worth(survey, tribe, a.card), -a.card) for a in legal])
    return Thought(Action(DO_AIM, -handle), "most_dangerous", worth=worth)


class _Volley:
    """The volley on the table as one side sees it."""

    def __init__(self, survey: Survey) -> None:
        view = survey.view
        raid = view.raid
        assert raid is not None
        self._survey = survey
        self._raid = raid
        self.side = ATTACKERS if survey.seat == view.active else DEFENDERS
        both = sides(survey)
        self._own: Force = both[self.side]
        self._foe: Force = both[1 - self.side]
        self._lead = lead_of(survey) * (1 if self.side == ATTACKERS else -1)
        self._guards = self._own.guard, self._foe.guard
        self._hits = [0, 0]
        for die in raid.dice:
            own = die.side == self.side
            if die.margin >= self._guards[own]:
                self._hits[own] += 1

    def _chance(self, lead: float) -> float:
        """The chance to win the raid when this side leads by so many after the volley."""
        if self._raid.volley == "hand":
            return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        odds = self._survey.odds
        own_guard, foe_guard = self._guards
        mean, spread = odds.hand(self._own, foe_guard, self._hits[0])
        foe_mean, foe_spread = odds.hand(self._foe, own_guard, self._hits[1])
        return below((lead + mean - foe_mean) / (sqrt(spread + foe_spread) + 1e-6))

    def best(self) -> tuple[float, int]:
        """What the best reroll is worth, and of which die; 0 and -1 where none helps."""
        survey = self._survey
        odds, sides_ = survey.odds, survey.tables.die_sides
        suffered, dealt = self._hits
        stakes = stakes_of(survey)
        lead = self._lead + min(dealt, self._foe.size) - min(suffered, self._own.size)
        swing = stakes.swing() * (self._chance(lead + 1) - self._chance(lead))
        foe_seat = self._raid.defender if self.side == ATTACKERS else survey.view.active
        hurt = survey.hurt(foe_seat)
        kill = save = 0.0
        if dealt < self._foe.size:
            kill = hurt * odds.worth(self._foe, 1.0, dealt) + swing
        if 0 < suffered <= self._own.size:
            save = odds.worth(self._own, 1.0, suffered - 1) + swing
        own_guard, foe_guard = self._guards
        best = (0.0, -1)
        for index, die in enumerate(self._raid.dice):
            own = die.side == self.side
            reach = min(sides_, max(0, die.strength - (foe_guard if own else own_guard))) / sides_
            hits = die.margin >= (foe_guard if own else own_guard)
            if own and not hits:
                worth = reach * kill
            elif hits and not own:
                worth = (1.0 - reach) * save
            else:
                continue
            if worth > best[0]:
                best = (worth, index)
        return best


def choose_reroll(survey: Survey, legal: Sequence[Action]) -> Thought:
    """An own miss or an enemy's hit is rolled again where that is worth what it costs."""
    worth, die = _Volley(survey).best()
    if die < 0:
        return Thought(PASS, "nothing_to_reroll")
    free = set(survey.hand)
    sources = {action.card for action in legal if action.verb == DO_REROLL}
    cost, card = min(
        [(keep(survey, card) if card in free else survey.temper.free, card) for card in sources]
    )
    if worth < cost:
        return Thought(PASS, "better_kept", worth=worth)
    return Thought(Action(DO_REROLL, card, die), "turns_a_die", worth=worth)
