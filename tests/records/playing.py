"""Games played by chance into a file, and opened again."""

from __future__ import annotations

import random
from pathlib import Path

from game.games import AnyRules, rules_of
from game.match import AnyMatch, Match
from game.records.again import Again
from game.records.journal import Journal
from game.records.kept import Kept, read
from game.rules.core.cards import Catalogue
from game.seating import Seat, Setup

BEGAN = "2026-11-30 14:05"


class Game:
    """A game played by chance into a journal."""

    def __init__(self, path: Path, catalogue: Catalogue, seed: int, decisions: int = 60) -> None:
        self.path = path
        self.rules: AnyRules = rules_of(catalogue)
        self.random = random.Random(seed)
        seats = self.random.randint(2, 6)
        chairs = [Seat(f"P{seat}", "human" if seat else "steady") for seat in range(seats)]
        options = {o.name: self.random.choice(o.values) for o in self.rules.options[1:]}
        self.setup = Setup(catalogue.game, chairs, options, seed, self.random.choice((None, 0, 1)))
        self.match: AnyMatch = Match(
            self.rules, seats, self.rules.options_from(options), seed, self.setup.first
        )
        self.states = [self.rules.clone(self.match.state)]
        """The game as it was dealt and after each action."""
        self.journal = Journal.begin(path, self.setup, catalogue, self.match, BEGAN)
        self.play(decisions)

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            legal = self.match.legal_actions()
            if self.match.outcome or not legal:
                break
            action = self.random.choice(legal[1:] if len(legal) > 1 else legal)
            number = self.rules.round(self.match.state)
            self.match.play(action)
            self.journal.move(self.rules, self.match.moves[-1], number)
            self.states.append(self.rules.clone(self.match.state))
        if self.match.outcome:
            self.journal.end(self.match.outcome)


def opened(path: Path) -> tuple[Kept, AnyMatch]:
    """A kept game played again to where it was left."""
    kept = read(path)
    again = Again(kept, rules_of(kept.catalogue))
    again.play()
    return kept, again.match
