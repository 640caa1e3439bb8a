"""What a run of games came to: wins with their intervals, endings, lengths, cards."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.rules.core.play import Outcome

_Z: Final = 1.959964
"""Standard deviations on both sides of the middle that hold 95 in 100."""


class GameResult(NamedTuple):
    """How one game of a run went."""

    number: int
    """Its place in the run, from 0."""
    places: tuple[int, ...]
    """Which entrant sat at each seat."""
    outcome: Outcome
    rounds: int
    decisions: int
    """Actions applied, those without a choice included."""
    played: tuple[tuple[int, ...], ...]
    """For each seat, the lines of the cards that it played from its hand, one for each card."""


class Rate(NamedTuple):
    """How much of something was won, with an interval that holds the truth 95 times in 100."""

    won: float
    """A win that k players share counts 1/k for each of them, a draw for nobody."""
    of: int

    @property
    def share(self) -> float:
        """Part that was won, 0 to 1."""
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval of 95 in 100 around `share`; a shared win counts as part of one."""
        if not self.of:
            return 0.0, 1.0
        n, p, z2 = self.of, self.share, _Z * _Z
        middle = (p + z2 / (2 * n)) / (1 + z2 / n)
        half = _Z * math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, middle - half), min(1.0, middle + half)


class CardUse(NamedTuple):
    """How often the cards of a line were played, and how that went with winning."""

    line: int
    """Index into the lines of the catalogue."""
    plays: int
    """Times that one was played from a hand."""
    seats: Rate
    """Wins of the players who played one or more in a game, of so many players."""


class Report(NamedTuple):
    """What a run of games came to."""

    games: int
    entrants: tuple[Rate, ...]
    """Wins of each bot, in the order in which they were named, wherever it sat."""
    seats: tuple[Rate, ...]
    """Wins of each seat, whoever sat there."""
    draws: int
    """Games that nobody won."""
    terminations: dict[str, int]
    """How games ended, by name, the most frequent first."""
    rounds: Counter[int]
    """How many games had so many rounds."""
    decisions: int
    cards: tuple[CardUse, ...]
    """Of each line that was played, by its place in the catalogue."""
    seconds: float
    """Wall clock."""

    @property
    def decisions_per_s(self) -> float:
        """Actions applied in a second of the wall clock, over all processes."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def rounds_at(self, part: float) -> int:
        """The rounds that so large a `part` of the games, 0 to 1, had at most."""
        wanted, seen = part * self.games, 0
        for rounds in sorted(self.rounds):
            seen += self.rounds[rounds]
            if seen >= wanted:
                return rounds
        return 0


class Tally:
    """Counts games as they come in; a run of millions need not be kept."""

    def __init__(self, entrants: int) -> None:
        self.games = 0
        self._by_entrant = [0.0] * entrants
        self._by_seat = [0.0] * entrants
        self._draws = 0
        self._ends: Counter[str] = Counter()
        self._rounds: Counter[int] = Counter()
        self._decisions = 0
        self._plays: Counter[int] = Counter()
        self._players: Counter[int] = Counter()
        self._won_with: dict[int, float] = {}

    def add(self, result: GameResult) -> None:
        """Counts a game."""
        self.games += 1
        winners = result.outcome.winners
        for seat in winners:
            self._by_seat[seat] += 1 / len(winners)
            self._by_entrant[result.places[seat]] += 1 / len(winners)
        self._draws += not winners
        self._ends[result.outcome.termination] += 1
        self._rounds[result.rounds] += 1
        self._decisions += result.decisions
        for seat, lines in enumerate(result.played):
            self._plays.update(lines)
            part = 1 / len(winners) if seat in winners else 0.0
            for line in set(lines):
                self._players[line] += 1
                self._won_with[line] = self._won_with.get(line, 0.0) + part

    def report(self, seconds: float) -> Report:
        """All that was counted."""
        return Report(
            self.games,
            _rates(self._by_entrant, self.games),
            _rates(self._by_seat, self.games),
            self._draws,
            dict(self._ends.most_common()),
            self._rounds,
            self._decisions,
            tuple(
                CardUse(line, self._plays[line], Rate(self._won_with[line], self._players[line]))
                for line in sorted(self._plays)
            ),
            seconds,
        )


def _rates(won: Sequence[float], games: int) -> tuple[Rate, ...]:
    return tuple(Rate(wins, games) for wins in won)
