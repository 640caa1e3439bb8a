"""`simulate`: bots play bots without a window, and what came of it is printed."""

from __future__ import annotations

import csv
import importlib
import json
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TextIO

from game.bots.arena import Run, Workers, simulate
from game.bots.budget import MEASURED, Budget
from game.bots.registry import SEARCHER
from game.bots.tally import GameResult, Rate, Report
from game.commands.arguments import UsageError
from game.games import GAMES
from game.program import FROZEN

if TYPE_CHECKING:
    from game.games import AnyRules
    from game.rules.core.cards import Catalogue

_FEW: Final = 100
"""Games up to which a second process isn't worth its start, where nobody searches."""
_BAR: Final = 30
"""Characters of the progress bar."""


class Order(NamedTuple):
    """What is to be simulated, and how it is told."""

    entrants: Sequence[str]
    options: Mapping[str, str]
    games: int
    seed: int
    first: int | None = None
    jobs: int | None = None
    """Processes, by the size of the task when None."""
    dask: str = ""
    """Address of a Dask cluster whose workers play instead."""
    as_json: bool = False
    by_card: bool = False
    budget: Budget = MEASURED
    """How long those may think who search."""
    out: Path | None = None
    """A file for one line per game (.csv) or for the report (.json)."""


def run(rules: AnyRules, order: Order) -> None:
    """Plays and prints. Raises UsageError in a line, OSError for a file that can't be written."""
    options = rules.options_from(order.options)
    task = Run(tuple(order.entrants), options, order.seed, order.first, order.budget)
    with ExitStack() as stack:
        each: list[Callable[[GameResult], None]] = []
        if sys.stderr and sys.stderr.isatty():
            each.append(_progress_bar(sys.stderr, order.games))
        if order.out and order.out.suffix == ".csv":
            each.append(stack.enter_context(_game_lines(order.out, order.entrants)))
        workers = stack.enter_context(_workers(order))

        def told(result: GameResult) -> None:
            for tell in each:
                tell(result)

        report = simulate(rules, task, order.games, workers, told)
    found = as_dict(report, order, rules.catalogue)
    if order.out and order.out.suffix == ".json":
        order.out.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    if order.as_json:
        print(json.dumps(found, indent=2))
    else:
        print(as_table(report, order, rules.catalogue))


# ---- who plays


@contextmanager
def _workers(order: Order) -> Iterator[Workers | None]:
    """Whoever plays the games; None when it is not worth asking anybody."""
    if order.dask:
        yield _dask(order.dask)
        return
    few = order.games <= _FEW and SEARCHER not in order.entrants
    jobs = order.jobs or (1 if few else os.cpu_count() or 1)
    if jobs == 1:
        yield None
        return
    # Spawned on every system alike: it works on Windows and never copies a thread's locks.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin_worker) as executor:
        yield Workers(executor, jobs)


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle


def _dask(address: str) -> Workers:
    """The workers of a Dask cluster. Raises UsageError."""
    try:
        distributed: Any = importlib.import_module("distributed")
    except ModuleNotFoundError:
        how = "run from the source, with it" if FROZEN else "pip install distributed"
        raise UsageError(f"--dask needs the package distributed: {how}") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as error:
        raise UsageError(f"--dask: no cluster answers at {address} ({error})") from None
    count = sum(client.nthreads().values())
    if not count:
        raise UsageError(f"--dask: the cluster at {address} has no workers")
    return Workers(client.get_executor(), count)


# ---- what is told


def as_dict(report: Report, order: Order, cards: Catalogue) -> dict[str, Any]:
    """The report as JSON. A draw is nobody's win, so wins may not sum to `games`.

    For each way in which the game can end there is its share of the games, as `drought_share`.
    """
    endings = GAMES[cards.game].endings
    return {
        "game": cards.game,
        "seed": order.seed,
        "games": report.games,
        "entrants": [
            {"bot": bot, **_rate(rate)}
            for bot, rate in zip(order.entrants, report.entrants, strict=True)
        ],
        "seats": [_rate(rate) for rate in report.seats],
        "draws": report.draws,
        "terminations": report.terminations,
        "rounds_median": report.rounds_at(0.5),
        "rounds_90": [report.rounds_at(0.05), report.rounds_at(0.95)],
        "decisions": report.decisions,
        "decisions_per_s": round(report.decisions_per_s, 1),
        "seconds": round(report.seconds, 3),
        "cards": [
            {
                "id": cards.lines[use.line].id,
                "plays_per_game": round(use.plays / report.games, 4),
                "players": use.seats.of,
                **_rate(use.seats),
            }
            for use in report.cards
        ],
    } | {f"{end}_share": report.terminations.get(end, 0) / report.games for end in endings}


def _rate(rate: Rate) -> dict[str, Any]:
    low, high = rate.interval
    return {"wins": rate.won, "share": rate.share, "low": low, "high": high}


def as_table(report: Report, order: Order, cards: Catalogue) -> str:
    """The report for people: wins by bot and seat, how games ended, the figures, the cards."""
    endings, games = GAMES[cards.game].endings, report.games
    rows = [f"{games:,} games of {cards.name}, seed {order.seed}", ""]
    rows.append(f"{'bot':<24}{'wins':>10}{'share':>9}   95 in 100")
    for bot, rate in zip(order.entrants, report.entrants, strict=True):
        rows.append(f"{bot:<24}{rate.won:>10,.1f}{_shares(rate)}")
    if report.draws:
        rows.append(f"{'draws':<24}{report.draws:>10,}{report.draws / games:>9.1%}")
    rows += ["", f"{'seat':<24}{'wins':>10}{'share':>9}   95 in 100"]
    for seat, rate in enumerate(report.seats, 1):
        rows.append(f"{seat:<24}{rate.won:>10,.1f}{_shares(rate)}")
    rows += ["", f"{'ended by':<24}{'games':>10}{'share':>9}"]
    for name, count in report.terminations.items():
        end = endings[name].format_map(cards.header)
        rows.append(f"{end:<24}{count:>10,}{count / games:>9.1%}")
    middle = f"{report.rounds_at(0.05)} to {report.rounds_at(0.95)}"
    rows += [
        "",
        f"{'rounds, median':<24}{report.rounds_at(0.5):>10,}   9 of 10: {middle}",
        f"{'decisions':<24}{report.decisions:>10,}",
        f"{'decisions per second':<24}{report.decisions_per_s:>10,.0f}",
    ]
    if order.by_card:
        rows += ["", *_card_rows(report, cards)]
    return "\n".join(rows)


def _shares(rate: Rate) -> str:
    low, high = rate.interval
    return f"{rate.share:>9.1%}   {low:.1%} to {high:.1%}"


def _card_rows(report: Report, cards: Catalogue) -> list[str]:
    """How often each card was played, and how much who played it won; who wins most with it first.

    To play more cards goes with winning as well, so compare cards with each other.
    """
    rows = [f"{'card':<24}{'a game':>10}{'won with':>9}   95 in 100"]
    for use in sorted(report.cards, key=lambda use: -use.seats.share):
        name = cards.lines[use.line].name
        rows.append(f"{name:<24}{use.plays / report.games:>10.2f}{_shares(use.seats)}")
    played = {use.line for use in report.cards}
    unplayed = [line.name for index, line in enumerate(cards.lines) if index not in played]
    if unplayed:
        rows.append(f"never played: {', '.join(unplayed)}")
    return rows


@contextmanager
def _game_lines(path: Path, entrants: Sequence[str]) -> Iterator[Callable[[GameResult], None]]:
    """Writes a line for each game into a CSV file, at once: a run that is stopped has its games."""
    with open(path, "w", encoding="utf-8", newline="", buffering=1) as file:
        writer = csv.writer(file)
        seats = [f"seat_{seat}" for seat in range(1, len(entrants) + 1)]
        writer.writerow(["game", *seats, "winners", "ended", "rounds", "decisions"])

        def write(result: GameResult) -> None:
            bots = [entrants[entrant] for entrant in result.places]
            winners = " ".join(str(seat + 1) for seat in result.outcome.winners)
            ended = result.outcome.termination
            row = [result.number, *bots, winners, ended, result.rounds, result.decisions]
            writer.writerow(row)

        yield write


def _progress_bar(out: TextIO, games: int) -> Callable[[GameResult], None]:
    """Draws how many games are done, ten times a second at most, and wipes itself away."""
    started = time.monotonic()
    shown = 0.0

    def show(result: GameResult) -> None:
        nonlocal shown
        now, done = time.monotonic(), result.number + 1
        if done == games:
            out.write("\r" + " " * (_BAR + 40) + "\r")
        elif now - shown >= 0.1:
            shown = now
            full = _BAR * done // games
            left = (now - started) * (games - done) / done
            bar = "#" * full + "." * (_BAR - full)
            out.write(f"\r[{bar}] {done:,} of {games:,}, {left:.0f} s left  ")
        out.flush()

    return show
