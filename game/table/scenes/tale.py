"""What a finished game was: its course, who stood where, and what was worth telling.

What every game has is here; each game has a Tale of its own for its notes and highlights. All is
read from what happened; the rules alone say who won.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.rules.core.play import Outcome
from game.table.look import Player

if TYPE_CHECKING:
    from game.games import AnyRules


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that is over, as the result screen tells it."""

    rules: AnyRules
    players: tuple[Player, ...]
    outcome: Outcome
    totals: tuple[int, ...]
    """What each seat has of what wins."""
    rounds: int
    """The round it ended in."""
    events: Sequence[tuple[int, Any]]
    """(round, event) for all of it, nothing hidden."""
    history: Sequence[tuple[int, tuple[int, ...]]]
    """(round, totals by seat): first as the game began, then each time that totals had changed."""


class Step(NamedTuple):
    """A seat's total changed."""

    seat: int
    when: float
    """In rounds from the start: the second of four changes in round 3 comes at 2.5."""
    total: int
    gain: int
    """By how much; negative for a loss."""


class Highlight(NamedTuple):
    """Something worth telling."""

    card: int
    seat: int
    title: str
    text: str
    weight: float
    kind: str
    """Of several of a kind only the weightiest is told."""


class Ending(NamedTuple):
    """How a game ended, in words."""

    who: str
    """`Ann wins`, or the names of those who share the win."""
    shared: str
    """`share the win` if they do, else empty."""
    how: str


class Tale(ABC):
    """Goes once through a game and answers what the result screen asks for."""

    chart_title: str
    """What the chart shows the course of."""
    goal: int
    """The total that wins at once."""

    def __init__(self, result: GameResult) -> None:
        self.result = result
        self._found: list[Highlight] = []
        (_, self.start), *later = result.history
        """The totals as the game began."""
        self.steps: list[Step] = []
        """The course of the totals."""
        self._follow(later)
        for number, event in result.events:
            self._take(number, event)

    def _follow(self, later: Sequence[tuple[int, tuple[int, ...]]]) -> None:
        changes = Counter(number for number, _ in later)
        seen: Counter[int] = Counter()
        before = self.start
        for number, totals in later:
            seen[number] += 1
            when = number - 1 + seen[number] / changes[number]
            for seat, (old, new) in enumerate(zip(before, totals, strict=True)):
                if old != new:
                    self.steps.append(Step(seat, when, new, new - old))
            before = totals

    # ---- what each game fills in

    @abstractmethod
    def _take(self, number: int, event: Any) -> None:
        """Takes note of an event of round `number`."""

    @abstractmethod
    def marks(self) -> list[Step]:
        """The steps that bear the emblem of their player in the chart."""

    @abstractmethod
    def note(self, seat: int) -> str:
        """What a player did, in a few words."""

    @abstractmethod
    def ending(self) -> Ending:
        """Who won, and how the game ended."""

    def standing(self, seat: int) -> tuple[int, ...]:
        """What the players who did not win are ranked by, the more the better."""
        return (self.result.totals[seat],)

    # ---- what the screen asks for

    def highlights(self, most: int = 3) -> list[Highlight]:
        """The weightiest, one of each kind, in the order they happened."""
        best: dict[str, Highlight] = {}
        for found in self._found:
            if found.kind not in best or found.weight > best[found.kind].weight:
                best[found.kind] = found
        chosen = sorted(best.values(), key=lambda h: -h.weight)[:most]
        return sorted(chosen, key=self._found.index)

    def ranking(self) -> list[tuple[int, int]]:
        """(rank from 1, seat): winners first, then by standing; level seats share a rank."""
        winners = self.result.outcome.winners
        worth = [(seat in winners, self.standing(seat)) for seat in range(len(self.result.players))]
        seats = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
        ranks: list[tuple[int, int]] = []
        for place, seat in enumerate(seats, 1):
            level = bool(ranks) and worth[ranks[-1][1]] == worth[seat]
            ranks.append((ranks[-1][0] if level else place, seat))
        return ranks

    def named_ending(self, how: str) -> Ending:
        """Who won, with the words for how the game ended."""
        names = listed([self.name(seat) for seat in self.result.outcome.winners])
        if not names:
            return Ending("Nobody wins", "", how)
        if len(self.result.outcome.winners) == 1:
            return Ending(f"{names} wins", "", how)
        return Ending(names, "share the win", how)

    # ---- words

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.result.players[seat].name

    def card(self, card: int) -> str:
        """What a card is called."""
        return self.result.rules.catalogue.card_name(card)

    def one(self, card: int) -> str:
        """The card with its article, if there are several: `a Town`, `Damascus`."""
        line = self.result.rules.catalogue.line(card)
        if line.count == 1:
            return line.name
        return f"{'an' if line.name[0] in 'AEIOU' else 'a'} {line.name}"


def tale_of(result: GameResult) -> Tale:
    """The tale of a game by the game it was."""
    return _TALES[result.rules.game](result)


def _lawrence(result: GameResult) -> Tale:
    from game.table.scenes.tale_lawrence import LawrenceTale

    return LawrenceTale(result)


def _prehistoric(result: GameResult) -> Tale:
    from game.table.scenes.tale_prehistoric import PrehistoricTale

    return PrehistoricTale(result)


# A game's tale is imported when a game of it is over.
_TALES: Final[Mapping[str, Callable[[GameResult], Tale]]] = {
    "lawrence": _lawrence,
    "prehistoric": _prehistoric,
}


def counted(count: int) -> str:
    """A number as a word where it is small."""
    words = ("no", "one", "two", "three", "four", "five", "six")
    return words[count] if count < len(words) else str(count)


def plural(count: int, word: str) -> str:
    """`1 attack`, `3 attacks`."""
    return f"{count} {word}" if count == 1 or word.endswith("s") else f"{count} {word}s"


def listed(words: Sequence[str]) -> str:
    """`Ann, Ben and Cleo`."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)
