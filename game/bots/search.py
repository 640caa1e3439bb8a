"""Looking for the best action by playing on from where a seat stands, in worlds it can't rule out.

An information-set Monte Carlo tree search. Every candidate is played on from the same worlds with
the same chance, so that what tells them apart is the choice and not the luck. A world deals the
hidden cards at random (`determinize`); in it all seats play by a plain policy for a few turns, each
from its own View, and the position that comes out is judged. The seat's own later decisions of the
turn are nodes of a tree, in which it learns what to do after a candidate. Candidates that are
clearly behind are played on no more.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final, NamedTuple, Protocol

from game.bots.budget import Budget
from game.bots.player import Bot, never
from game.games import AnyRules
from game.rules.core.dice import Seeded
from game.rules.core.play import Action

_LEAST: Final = 12
"""Worlds before a candidate may be given up."""
_SURE: Final = 2.5
"""Standard errors by which a candidate must lie behind the best to be given up."""
_NO_MATTER: Final = 0.004
"""A difference in the chance to win, for or against, that is not worth more thought."""
_STANDS: Final = 0.01
"""How much better than the plain choice another must be found to be taken instead."""
_DEPTH: Final = 5
"""How many of the seat's own later decisions in the turn are looked into as well."""
_PLAIN: Final = 10
"""Playouts through such a decision that take the plain choice, before others are tried."""
_CURIOUS: Final = 0.25
"""How much is given for trying what is little known (UCB1's constant)."""
_TIME: Final = Budget(seconds=0.5, iterations=500)
"""What is needed to look farther ahead between two players: with few playouts chance hides what
the choice is worth (docs/BOTS.md; where few ends was chosen, not measured)."""
_MOST_ACTIONS: Final = 300
"""Actions after which a playout ends, in case its players go round in circles."""


class Judge(Protocol):
    """What a game's bots make of a position that is not over."""

    def chance(self, state: Any, seat: int) -> float:
        """The chance that a seat wins from here, all cards known."""
        ...


class Craft(NamedTuple):
    """What a search needs of one game's bots."""

    policy: Bot[Any]
    """Who plays on for all seats."""
    judge: Judge
    rounds: tuple[int, int]
    """Rounds that are played on before the position is judged: between two players where there is
    time for many playouts, and else."""
    twin: Callable[[Any, Action], Hashable]
    """What an action is in a View, whichever of several like cards it uses."""
    leading_on: Callable[[Any, Sequence[Action]], Sequence[Action]]
    """Those of some actions that don't undo others: with them alone a game goes on."""


class Arm(NamedTuple):
    """A candidate and what came of it."""

    action: Action
    chance: float
    """The chance to win after it, as found."""
    worlds: int
    """In how many worlds it was played on."""


class InterruptedThoughtError(Exception):
    """The answer is not wanted any more."""


class Search:
    """Plays on from one View."""

    def __init__(self, rules: AnyRules, craft: Craft, view: Any, seed: str) -> None:
        self._rules = rules
        self._craft = craft
        self._view = view
        self._random = random.Random(seed).random
        self._nodes: dict[Hashable, _Node] = {}
        """By the seat's own actions since the candidate, and the kind of decision."""
        self.playouts = 0
        """Played so far."""

    def candidates(self, legal: Sequence[Action], first: Action) -> list[Action]:
        """The actions that lead on, of which no two are the same but for like cards; `first` comes
        first if it is among them."""
        return list(self._kinds(self._view, legal, first).values())

    def _kinds(self, view: Any, legal: Sequence[Action], first: Action) -> dict[Hashable, Action]:
        """The same by what they are in a view."""
        twin = self._craft.twin
        kinds: dict[Hashable, Action] = {}
        actions = self._craft.leading_on(view, legal)
        for action in (first, *actions) if first in actions else actions:
            kinds.setdefault(twin(view, action), action)
        return kinds

    def run(
        self,
        candidates: Sequence[Action],
        budget: Budget,
        interrupted: Callable[[], bool] = never,
    ) -> list[Arm]:
        """The candidates, the best first; the first one wins where it does not matter.

        Raises InterruptedThoughtError when `interrupted` says so.
        """
        ends = time.perf_counter() + budget.seconds if budget.seconds else None
        far, near = self._craft.rounds
        rounds = far if self._view.seats == 2 and _has_time(budget) else near
        found: list[list[float]] = [[] for _ in candidates]
        alive = list(range(len(candidates)))
        worlds, took = 0, 0.0
        while len(alive) > 1:
            if interrupted():
                raise InterruptedThoughtError
            if budget.iterations and self.playouts + len(alive) > budget.iterations:
                break
            # A world is not begun that could not be ended in time.
            if ends and worlds and time.perf_counter() >= ends - took:
                break
            begun = time.perf_counter()
            actions = [candidates[index] for index in alive]
            self._play_world(actions, [found[index] for index in alive], rounds)
            took = time.perf_counter() - begun
            worlds += 1
            if worlds >= _LEAST:
                alive = _still_of_interest(alive, found, worlds)
        means = [sum(values) / max(1, len(values)) for values in found]
        order = sorted(
            range(len(candidates)),
            key=lambda index: (len(found[index]), _preferred(means[index], index), -index),
            reverse=True,
        )
        return [Arm(candidates[index], means[index], len(found[index])) for index in order]

    def _play_world(
        self, actions: Sequence[Action], found: Sequence[list[float]], rounds: int
    ) -> None:
        rules, draw = self._rules, self._random
        world = rules.determinize(self._view, Seeded(str(draw())))
        seed = str(draw())
        for action, values in zip(actions, found, strict=True):
            state, dice = rules.clone(world), Seeded(seed)
            rules.apply(state, action, dice)
            first = self._craft.twin(self._view, action)
            values.append(self._play_on(state, dice, first, rounds))
            self.playouts += 1

    def _play_on(self, state: Any, dice: Seeded, first: Hashable, rounds: int) -> float:
        """The chance that the seat wins, so many rounds after a `first` action."""
        rules, seat, choose = self._rules, self._view.seat, self._craft.policy.choose
        turn, last = (state.round, state.active), state.round + rounds
        path: tuple[Hashable, ...] = (first,)
        passed: list[tuple[_Node, Hashable]] = []
        for _ in range(_MOST_ACTIONS):
            frame = rules.decision(state)
            if frame is None:
                break
            if state.round >= last and (state.round > last or state.active == seat):
                break
            legal = rules.legal_actions(state)
            if len(legal) == 1:
                action = legal[0]
            else:
                view = rules.view(state, frame.seat)
                action = choose(view, legal)
                mine = frame.seat == seat and (state.round, state.active) == turn
                if mine and len(path) <= _DEPTH:
                    node = self._nodes.setdefault((path, frame.kind), _Node())
                    candidates = self._kinds(view, legal, action)
                    kind = node.choose(candidates)
                    action = candidates[kind]
                    passed.append((node, kind))
                    path = (*path, kind)
            rules.apply(state, action, dice)
        value = self._value(state)
        for node, kind in passed:
            node.learn(kind, value)
        return value

    def _value(self, state: Any) -> float:
        """The chance that the seat wins from where a playout ended."""
        seat, outcome = self._view.seat, self._rules.outcome(state)
        if outcome is None:
            return self._craft.judge.chance(state, seat)
        return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


class _Node:
    """A later decision of the seat in the same turn, wherever the hidden cards lie, and what came
    of each action there."""

    __slots__ = ("_tries", "_visits")

    def __init__(self) -> None:
        self._visits = 0
        self._tries: dict[Hashable, tuple[int, float]] = {}

    def choose(self, candidates: Mapping[Hashable, Action]) -> Hashable:
        """The kind of action to try: the plain one, which comes first, until something is known;
        then what promises most, by UCB1 with half the curiosity for all but the plain one."""
        plain = next(iter(candidates))
        if self._visits < _PLAIN or len(candidates) == 1:
            return plain
        log_visits = log(self._visits + 1)
        tries, won = self._tries.get(plain, (1, 0.5))
        usual = won / tries
        best, most = plain, -1.0
        for kind in candidates:
            tries, won = self._tries.get(kind, (0, 0.0))
            mean = won / tries if tries else usual
            curious = _CURIOUS * sqrt(log_visits / max(1, tries))
            promise = mean + (curious if kind == plain else curious / 2)
            if promise > most:
                best, most = kind, promise
        return best

    def learn(self, kind: Hashable, value: float) -> None:
        """Takes in what came of an action."""
        self._visits += 1
        tries, won = self._tries.get(kind, (0, 0.0))
        self._tries[kind] = tries + 1, won + value


def _has_time(budget: Budget) -> bool:
    """Whether a search is not ended before it has what is needed to look farther ahead."""
    short = 0 < budget.seconds < _TIME.seconds
    return not short and not 0 < budget.iterations < _TIME.iterations


def _preferred(mean: float, index: int) -> float:
    """What a candidate is worth where the first one stands unless another is better by more than
    does not matter."""
    return mean + (_STANDS if index == 0 else 0.0)


def _still_of_interest(alive: list[int], found: list[list[float]], worlds: int) -> list[int]:
    """Those that may yet turn out to be preferred by more than does not matter."""
    worth = {index: _preferred(sum(found[index]) / worlds, index) for index in alive}
    best = max(alive, key=lambda index: (worth[index], -index))
    out = []
    for index in alive:
        if index == best:
            out.append(index)
            continue
        apart = [one - other for one, other in zip(found[best], found[index], strict=True)]
        mean = sum(apart) / worlds
        spread = sum([(each - mean) ** 2 for each in apart])
        error = _SURE * sqrt(spread / (worlds - 1) / worlds)
        if error - (worth[best] - worth[index]) >= _NO_MATTER:
            out.append(index)
    return out
