"""`simulate`: bots play bots without a window, and what came of it is printed."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TextIO

from game.bots.arena import Report, simulate
from game.games import GAMES, Game

if TYPE_CHECKING:
    from game.games import AnyRules
    from game.rules.core.cards import Catalogue

_FEW: Final = 100
"""Games up to which a second process isn't worth its start."""
_BAR: Final = 30
"""Characters of the progress bar."""


def run(
    rules: AnyRules,
    seats: Sequence[str],
    options: Mapping[str, str],
    games: int,
    seed: int,
    first: int | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Plays and prints. `jobs` is the number of processes, by the size of the task when None."""
    if jobs is None:
        jobs = 1 if games <= _FEW else os.cpu_count() or 1
    bar = _progress_bar(sys.stderr, games) if sys.stderr and sys.stderr.isatty() else None
    house = rules.options_from(options)
    report = simulate(rules, seats, house, games, seed, first, bar, jobs)
    game = GAMES[rules.game]
    if as_json:
        print(json.dumps(as_dict(report, game) | {"seats": list(seats), "seed": seed}, indent=2))
    else:
        print(as_table(report, seats, rules.catalogue, seed))


def as_dict(report: Report, game: Game) -> dict[str, object]:
    """The report as `--json` prints it. A draw is nobody's win, so `wins` may not sum to `games`.

    For each way in which the game can end there is its share of the games, as `drought_share`.
    """
    return {
        "game": game.slug,
        "games": report.games,
        "finished": report.finished,
        "wins": list(report.wins),
        "draws": report.draws,
        "terminations": report.terminations,
        "rounds_median": report.rounds_median,
        "decisions": report.decisions,
        "decisions_per_s": round(report.decisions_per_s, 1),
        "seconds": round(report.seconds, 3),
    } | {f"{end}_share": report.terminations.get(end, 0) / report.games for end in game.endings}


def as_table(report: Report, seats: Sequence[str], cards: Catalogue, seed: int) -> str:
    """The report for people: wins by seat, draws if any, how games ended, and the figures."""
    endings = GAMES[cards.game].endings
    rows = [f"{report.games:,} games of {cards.name}, seed {seed}", ""]
    rows.append(f"{'seat':<6}{'bot':<18}{'wins':>10}{'share':>9}")
    for seat, (bot, wins) in enumerate(zip(seats, report.wins, strict=True), 1):
        rows.append(f"{seat:<6}{bot:<18}{wins:>10,.1f}{wins / report.games:>9.1%}")
    if report.draws:
        rows.append(f"{'draws':<24}{report.draws:>10,}{report.draws / report.games:>9.1%}")
    rows += ["", f"{'ended by':<24}{'games':>10}{'share':>9}"]
    for name, count in report.terminations.items():
        end = endings[name].format_map(cards.header)
        rows.append(f"{end:<24}{count:>10,}{count / report.games:>9.1%}")
    rows += [
        "",
        f"{'rounds, median':<24}{report.rounds_median:>10,.1f}",
        f"{'decisions':<24}{report.decisions:>10,}",
        f"{'decisions per second':<24}{report.decisions_per_s:>10,.0f}",
    ]
    return "\n".join(rows)


def _progress_bar(out: TextIO, games: int) -> Callable[[int], None]:
    """Draws how many games are done, ten times a second at most, and wipes itself away."""
    started = time.monotonic()
    shown = 0.0

    def show(done: int) -> None:
        nonlocal shown
        now = time.monotonic()
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
