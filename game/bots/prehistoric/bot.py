"""The steady bot: one function for each decision that the rules ask for."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.bots.player import Bot, never
from game.bots.prehistoric import hand, raid, tribe, volley
from game.bots.prehistoric.odds import Odds
from game.bots.prehistoric.survey import Survey
from game.bots.prehistoric.temper import STEADY, Temper
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import (
    AFTERMATH,
    AIM,
    ANSWER,
    CAPTURE,
    DISCARD,
    ELEMENTS,
    EXTRA,
    HUNT,
    LOSE,
    NOMAD,
    RAID,
    REROLL,
    RETREAT,
    SEND,
    TRIBE,
)
from game.rules.prehistoric.view import View

_THINKERS: Final[dict[str, Callable[[Survey, Sequence[Action]], Thought]]] = {
    NOMAD: hand.choose_nomad,
    DISCARD: hand.choose_discard,
    HUNT: hand.choose_hunt,
    ELEMENTS: hand.choose_hardship,
    ANSWER: hand.choose_answer,
    LOSE: tribe.choose_lose,
    TRIBE: tribe.choose_tribe,
    RAID: raid.choose_raid,
    SEND: raid.choose_send,
    REROLL: volley.choose_reroll,
    AIM: volley.choose_aim,
    EXTRA: raid.choose_extra,
    RETREAT: raid.choose_retreat,
    CAPTURE: tribe.choose_capture,
    AFTERMATH: hand.choose_aftermath,
}


class SteadyBot(Bot[View]):
    """Plays from its View and the legal actions alone and remembers nothing between decisions.

    So the same View gets the same answer, also in a game that was saved and taken up again. The
    seed gives it a temper: some dare a little earlier than others.
    """

    def __init__(self, rules: Prehistoric, seed: int | str, temper: Temper = STEADY) -> None:
        self._temper = temper
        self._tables = rules.tables
        self._odds = Odds(rules.tables, temper)
        self._nerve = random.Random(seed).random() * 0.1 - 0.05

    def think(
        self, view: View, legal: Sequence[Action], interrupted: Callable[[], bool] = never
    ) -> Thought:
        """The action it takes, with its reason."""
        decision = view.decision
        assert decision is not None
        if len(legal) == 1:
            return Thought(legal[0], "only_choice")
        survey = Survey(self._tables, self._odds, view, self._nerve, self._temper)
        return _THINKERS[decision.kind](survey, legal)
