"""What came of the finished games on the shelf, by game and player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.records.shelf import Glance
from game.seating import HUMAN


class Person(NamedTuple):
    """Who is counted: a person by his name, bots by their kind."""

    name: str
    bot: bool


@dataclass(slots=True)
class Score:
    """How a player has done in one game."""

    who: Person
    played: int = 0
    won: int = 0
    """Wins that he had alone."""
    shared: int = 0
    """Wins that he shared."""
    share: float = 0.0
    """Wins, of which a shared one counts for as much as each of its winners has of it."""
    last: str = ""
    """When the last of the games began."""

    @property
    def rate(self) -> float:
        """Part of the games won, 0 to 1."""
        return self.share / self.played


def scores(games: Iterable[Glance], game: str) -> Sequence[Score]:
    """The scores in one game, who has played most first; a game that is not over counts nothing.

    A game in which several bots of a kind play counts for that kind as often.
    """
    found: dict[Person, Score] = {}
    for each in games:
        if each.game != game or not each.over or each.problem:
            continue
        for seat, chair in enumerate(each.seats):
            bot = chair.kind != HUMAN
            who = Person(chair.kind.capitalize() if bot else chair.name, bot)
            score = found.setdefault(who, Score(who))
            score.played += 1
            score.last = max(score.last, each.began)
            if seat in each.winners:
                score.share += 1 / len(each.winners)
                score.won += len(each.winners) == 1
                score.shared += len(each.winners) > 1
    return sorted(found.values(), key=lambda score: (score.who.bot, -score.played, score.who.name))
