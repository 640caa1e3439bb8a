"""Games of bots against bots, without a window: to compare them, and to soak the rules.

Game i of a run has a seed of its own made of the run's seed and i, and each bot one made of that
and its seat. So a run can be repeated, in one process or on many machines, game by game. The
entrants take turns at the seats: in game i each sits i places further on.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.bots.budget import MEASURED, Budget
from game.bots.registry import SEARCHER, make_bot
from game.bots.tally import GameResult, Report, Tally
from game.games import rules_of
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.rules import EventT, OptionsT, Rules, StateT, ViewT

if TYPE_CHECKING:
    from game.games import AnyRules

_LOST: Final = "discard"
"""The verb of an action that takes a card from the hand without playing it."""
_MOST_AT_ONCE: Final = 40
"""Games that a worker is given at once, so that each run still ends on all cores together. One
where somebody searches: it takes longer than handing it over."""
_AHEAD: Final = 4
"""Pieces of work for each worker that are handed out before their results are wanted."""


class Run(NamedTuple):
    """What all games of a run have in common."""

    entrants: tuple[str, ...]
    """Names of bots."""
    options: Any
    """House rules, of the type that the rules have for them."""
    seed: int | str
    first: int | None = None
    """The seat that begins every game; by lot when None."""
    budget: Budget = MEASURED
    """How long those may think about a decision who search."""

    def places(self, number: int) -> tuple[int, ...]:
        """Which entrant sits at each seat in a game."""
        count = len(self.entrants)
        return tuple((seat - number) % count for seat in range(count))


class Workers(NamedTuple):
    """Who plays the games of a run: an executor with so many workers."""

    executor: Executor
    size: int


def play_game(
    rules: Rules[StateT, ViewT, EventT, OptionsT], run: Run, number: int = 0
) -> GameResult:
    """Plays one game of a run to its end by the rules.

    Raises ValueError for an unknown bot or a number of seats that the rules don't have, and
    RuntimeError when a bot answers with an action that is not legal.
    """
    seed, places = f"{run.seed}:{number}", run.places(number)
    names = [run.entrants[entrant] for entrant in places]
    dice = Seeded(seed)
    bots = [make_bot(name, rules, f"{seed}:{seat}", run.budget) for seat, name in enumerate(names)]
    state, _ = rules.new_game(len(names), run.options, dice, run.first)
    line_of = rules.catalogue.line_of
    played: list[list[int]] = [[] for _ in names]
    decisions = 0
    while (frame := rules.decision(state)) is not None:
        legal = rules.legal_actions(state)
        action, seat = legal[0], frame.seat
        if len(legal) > 1:
            action = bots[seat].choose(rules.view(state, seat), legal)
            if action not in legal:
                raise RuntimeError(f"{names[seat]} can't {rules.format(action)} here")
        if action.card >= 0 and action.verb != _LOST and action.card in rules.hand(state, seat):
            played[seat].append(line_of[action.card])
        rules.apply(state, action, dice)
        decisions += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    lines = tuple([tuple(each) for each in played])
    return GameResult(number, places, outcome, rules.round(state), decisions, lines)


def simulate(
    rules: Rules[StateT, ViewT, EventT, OptionsT],
    run: Run,
    games: int,
    workers: Workers | None = None,
    each: Callable[[GameResult], None] | None = None,
) -> Report:
    """Plays `games` games and counts what happened.

    They are played here, or by `workers`, who change nothing but the time. `each` is given the
    games as they end, in their order. Raises as `play_game` does.
    """
    started = time.perf_counter()
    tally = Tally(len(run.entrants))
    for result in _results(rules, run, games, workers):
        tally.add(result)
        if each:
            each(result)
    return tally.report(time.perf_counter() - started)


def _results(
    rules: AnyRules, run: Run, games: int, workers: Workers | None
) -> Iterator[GameResult]:
    if workers is None:
        for number in range(games):
            yield play_game(rules, run, number)
        return
    most = 1 if SEARCHER in run.entrants else _MOST_AT_ONCE
    piece = max(1, min(most, games // (workers.size * _AHEAD)))
    pieces = iter([range(at, min(games, at + piece)) for at in range(0, games, piece)])
    waiting: deque[Future[list[GameResult]]] = deque()
    try:
        while True:
            for numbers in islice(pieces, workers.size * _AHEAD - len(waiting)):
                waiting.append(workers.executor.submit(_play_some, rules.catalogue, run, numbers))
            if not waiting:
                return
            yield from waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _play_some(catalogue: Catalogue, run: Run, numbers: Sequence[int]) -> list[GameResult]:
    """Some games of a run, wherever this is called: all it needs is handed over."""
    rules = rules_of(catalogue)
    return [play_game(rules, run, number) for number in numbers]
