"""The steady bot: one function for each decision that the rules ask for."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.bots.lawrence import attack, events, hand
from game.bots.lawrence.odds import Odds
from game.bots.lawrence.survey import Survey
from game.bots.lawrence.temper import STEADY, Temper
from game.bots.player import Bot, never
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.lawrence.actions import DONE
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import (
    AMBUSH,
    DEFEND,
    DISCARD,
    END,
    LOOT_ROLL,
    LOSE,
    MISSION,
    RECRUIT,
    SEARCH,
    WINDOW_1,
    WINDOW_2,
)
from game.rules.lawrence.view import View

_Thinker = Callable[[Survey, Sequence[Action]], Thought]


def _recruit(survey: Survey, legal: Sequence[Action]) -> Thought:
    return events.best_event(survey, legal) or hand.choose_recruit(survey, legal)


def _mission(survey: Survey, legal: Sequence[Action]) -> Thought:
    return events.best_event(survey, legal) or attack.choose_attack(survey, legal)


def _end(survey: Survey, legal: Sequence[Action]) -> Thought:
    return events.best_event(survey, legal) or Thought(DONE, "better_kept")


_THINKERS: Final[dict[str, _Thinker]] = {
    RECRUIT: _recruit,
    MISSION: _mission,
    DEFEND: attack.choose_defense,
    WINDOW_1: attack.before_the_roll,
    LOSE: attack.choose_loss,
    WINDOW_2: attack.after_the_roll,
    LOOT_ROLL: events.answer_loot,
    AMBUSH: events.choose_ambush,
    END: _end,
    DISCARD: hand.choose_discard,
    SEARCH: hand.choose_search,
}


class SteadyBot(Bot[View]):
    """Plays from its View and the legal actions alone and remembers nothing between decisions.

    So the same View gets the same answer, also in a game that was saved and taken up again. The
    seed gives it a temper: some dare a little earlier than others.
    """

    def __init__(self, rules: Lawrence, seed: int | str, temper: Temper = STEADY) -> None:
        self._temper = temper
        self._tables = rules.tables
        self._odds = Odds(rules.tables)
        self._nerve = random.Random(seed).random() * 0.1 - 0.05

    def think(
        self, view: View, legal: Sequence[Action], interrupted: Callable[[], bool] = never
    ) -> Thought:
        """The action it takes, with its reason."""
        decision = view.decision
        assert decision is not None
        survey = Survey(self._tables, self._odds, view, self._nerve, self._temper)
        return _THINKERS[decision.kind](survey, legal)
