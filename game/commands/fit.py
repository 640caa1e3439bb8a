"""`fit`: finds the weights by which the expert judges a position, and prints them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from game.bots.fitting import fit, printed, rows
from game.bots.registry import value_of

if TYPE_CHECKING:
    from game.games import AnyRules


def run(rules: AnyRules, games: int) -> None:
    """Plays, fits and prints what belongs into the game's `value.py`."""
    value = value_of(rules)
    data = list(rows(rules, value, games))
    for name, two in (("_TWO", True), ("_MORE", False)):
        part = [row for row in data if (row.players == 2) is two]
        if not part:
            print(f"# {name}: no game came to that many players")
            continue
        found = fit(part, _progress if sys.stderr and sys.stderr.isatty() else None)
        print(f"# {found.rows:,} positions, loss {found.loss:.4f}, {found.loss_held_back:.4f} of")
        print("# the games that were held back")
        print(printed(name, value.names, found.weights))


def _progress(step: int, loss: float) -> None:
    print(f"step {step + 1}: {loss:.4f}", file=sys.stderr, flush=True)
