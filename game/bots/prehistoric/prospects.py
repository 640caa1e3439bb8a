"""The odds of a raid before it is begun, from what lies on the table: by trying it."""

from __future__ import annotations

from typing import Final

from game.bots.prehistoric.bot import SteadyBot
from game.bots.prospect import Sampled
from game.rules.core.dice import Seeded
from game.rules.core.play import Action
from game.rules.prehistoric.actions import DONE, FIGHT
from game.rules.prehistoric.raid import ATTACKERS
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import RETREAT, SEND
from game.rules.prehistoric.view import View

_TRIES: Final = 1000
"""After which the spread is three in a hundred."""
_AT_ONCE: Final = 5
"""Tries of a moment."""


class RaidProspect(Sampled):
    """A raid fought again and again without another card: hits and Chieftains' rerolls by good
    sense, level rounds fought on."""

    def __init__(
        self,
        rules: Prehistoric,
        view: View,
        defender: int,
        sent: tuple[int, tuple[int, ...]],
        seed: int = 0,
    ) -> None:
        """`sent` are the generic People and the handles of the members who raid."""
        super().__init__(_TRIES)
        self._rules = rules
        self._start = rules.bare_raid(view, defender, *sent)
        self._steady = SteadyBot(rules, 0)
        self._dice = Seeded(seed)
        self.refine()

    def refine(self) -> bool:
        """A few more tries; False when there are enough."""
        if self.enough:
            return False
        for _ in range(_AT_ONCE):
            self.count(self._try())
        return True

    def _try(self) -> bool:
        rules, state = self._rules, self._rules.clone(self._start)
        rules.apply(state, DONE, self._dice)
        while state.agenda:
            frame = state.agenda[-1]
            if frame.kind == RETREAT:
                action = FIGHT
            else:
                legal = rules.legal_actions(state)
                action = self._steady.choose(rules.view(state, frame.seat), legal)
            rules.apply(state, action, self._dice)
        assert state.raid is not None
        return state.raid.winner == ATTACKERS


def everybody(view: View) -> tuple[int, tuple[int, ...]]:
    """All people of the seat that looks."""
    tribe = view.tribes[view.seat]
    return tribe.people, tuple([member.handle for member in tribe.band])


def raid(rules: Prehistoric, view: View, action: Action) -> RaidProspect:
    """The odds of the raid that a Raiding card begins, if everybody goes."""
    return RaidProspect(rules, view, action.target, everybody(view))


def sent(rules: Prehistoric, view: View) -> RaidProspect | None:
    """The odds of the raid whose raiders are being chosen, if those chosen go; None without any."""
    raid, decision = view.raid, view.decision
    if raid is None or decision is None or decision.kind != SEND or not (raid.people or raid.sent):
        return None
    return RaidProspect(rules, view, raid.defender, (raid.people, raid.sent))
