"""Games of bots against bots, without a window: to compare them, and to soak the rules.

Game i of a run has a seed of its own made of the run's seed and i, and each bot one made of that
and its seat. So a run can be repeated, in one process or in several, game by game.
"""

from __future__ import annotations

import multiprocessing
import signal
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from game.bots.registry import make_bot
from game.games import rules_of
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.play import Outcome
from game.rules.core.rules import EventT, OptionsT, Rules, StateT, ViewT

if TYPE_CHECKING:
    from game.games import AnyRules


class GameResult(NamedTuple):
    """How one game of a run went."""

    outcome: Outcome
    rounds: int
    decisions: int
    """Actions applied, those without a choice included."""


class Report(NamedTuple):
    """What a run of games came to."""

    games: int
    finished: int
    """Games that ended by the rules; there is no other way out of a game."""
    wins: tuple[float, ...]
    """By seat; a win that k players share counts 1/k for each of them, a draw for nobody."""
    draws: int
    """Games that nobody won."""
    terminations: dict[str, int]
    """How games ended, by name, the most frequent first."""
    rounds_median: float
    decisions: int
    seconds: float
    """Wall clock."""

    @property
    def decisions_per_s(self) -> float:
        """Actions applied in a second of the wall clock, over all processes."""
        return self.decisions / self.seconds if self.seconds else 0.0


class _Run(NamedTuple):
    """What all games of a run have in common."""

    seats: tuple[str, ...]
    options: Any
    """Of the type that the rules have for them."""
    seed: int | str
    first: int | None


def play_game(
    rules: Rules[StateT, ViewT, EventT, OptionsT],
    seats: Sequence[str],
    options: OptionsT,
    seed: int | str,
    first: int | None = None,
) -> GameResult:
    """Plays one game to its end by the rules, with a bot of the given name in each seat.

    Raises ValueError for an unknown bot or a number of seats that the rules don't have, and
    RuntimeError when a bot answers with an action that is not legal.
    """
    dice = Seeded(seed)
    bots = [make_bot(name, rules, f"{seed}:{seat}") for seat, name in enumerate(seats)]
    state, _ = rules.new_game(len(seats), options, dice, first)
    decisions = 0
    while (frame := rules.decision(state)) is not None:
        legal = rules.legal_actions(state)
        action = legal[0]
        if len(legal) > 1:
            seat = frame.seat
            action = bots[seat].choose(rules.view(state, seat), legal)
            if action not in legal:
                raise RuntimeError(f"{seats[seat]} can't {rules.format(action)} here")
        rules.apply(state, action, dice)
        decisions += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return GameResult(outcome, rules.round(state), decisions)


def simulate(
    rules: Rules[StateT, ViewT, EventT, OptionsT],
    seats: Sequence[str],
    options: OptionsT,
    games: int,
    seed: int | str,
    first: int | None = None,
    progress: Callable[[int], None] | None = None,
    jobs: int = 1,
) -> Report:
    """Plays `games` games and counts what happened.

    `seats` are names of bots, `first` the seat that begins every game (by lot when None).
    `progress` is told how many games are done. The result does not depend on `jobs`, the number
    of processes. Raises as `play_game` does.
    """
    run = _Run(tuple(seats), options, seed, first)
    started = time.perf_counter()
    results: list[GameResult] = []
    for result in _results(rules, run, games, jobs):
        results.append(result)
        if progress:
            progress(len(results))
    seconds = time.perf_counter() - started

    wins = [0.0] * len(seats)
    for result in results:
        for seat in result.outcome.winners:
            wins[seat] += 1 / len(result.outcome.winners)
    ends = Counter(result.outcome.termination for result in results)
    return Report(
        games,
        len(results),
        tuple(wins),
        sum(not result.outcome.winners for result in results),
        dict(ends.most_common()),
        statistics.median(result.rounds for result in results) if results else 0,
        sum(result.decisions for result in results),
        seconds,
    )


def _results(rules: AnyRules, run: _Run, games: int, jobs: int) -> Iterator[GameResult]:
    if jobs <= 1:
        for index in range(games):
            yield _play_one(rules, run, index)
        return
    # Spawned on every system alike: it works on Windows and never copies a thread's locks.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, games), _begin_worker, (rules.catalogue, run)) as pool:
        yield from pool.imap(_play_in_worker, range(games), max(1, min(10, games // (4 * jobs))))


def _play_one(rules: AnyRules, run: _Run, index: int) -> GameResult:
    return play_game(rules, run.seats, run.options, f"{run.seed}:{index}", run.first)


_worker: tuple[AnyRules, _Run] | None = None
"""The run that a worker process serves."""


def _begin_worker(catalogue: Catalogue, run: _Run) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    _worker = (rules_of(catalogue), run)


def _play_in_worker(index: int) -> GameResult:
    assert _worker is not None
    rules, run = _worker
    return _play_one(rules, run, index)
