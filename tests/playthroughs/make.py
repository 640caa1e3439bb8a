"""Writes a readable playthrough of each game: `python -m tests.playthroughs.make`.

A playthrough shows a seeded game action by action, with all that happens and with what each seat
sees at intervals. Review a change of these files like a change of code.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from game.cardfile import load
from game.games import AnyRules, rules_of
from game.match import Match
from game.program import cards_file
from game.rules.core.play import Action
from tests.playthroughs.seen import SEEN

FOLDER: Final = Path(__file__).parent
TABLES: Final = {
    "lawrence": ((2, 38), (3, 49), (5, 58)),
    "prehistoric": ((2, 25), (3, 51), (5, 31)),
}
"""For each game the number of seats and the seed of each of its playthroughs."""

_SHOWN: Final = 100  # decisions from the start, and then the last few
_LAST: Final = 20
_VIEWS: Final = 20  # decisions between two looks at what each seat sees
_BOLD: Final = 0.85  # how often somebody with a choice does something


def path(game: str, seats: int) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{game}_{seats}_seats.txt"


def text(game: str, seats: int, seed: int) -> str:
    """A playthrough, made anew."""
    rules = rules_of(load(cards_file())[game])
    return "\n".join(_Playthrough(rules, seats, seed).lines()) + "\n"


class _Playthrough:
    def __init__(self, rules: AnyRules, seats: int, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.match = Match(rules, seats, rules.options_from({}), seed)
        self.seen = SEEN[rules.game](rules)

    def lines(self) -> Iterator[str]:
        """The whole playthrough."""
        match = self.match
        yield f"{self.rules.catalogue.name}, {match.state.seats} seats, seed {self.seed}"
        yield f"options: {match.state.options._asdict()}"
        yield ""
        yield from self._events(match.opening)
        told: list[list[str]] = []
        draw = random.Random(self.seed).random  # random() alone: the same on each Python
        while not match.outcome:
            told.append(list(self._decision(len(told) + 1, draw)))
        for number, part in enumerate(told):
            if number < _SHOWN or number >= len(told) - _LAST:
                yield from part
            elif number == _SHOWN:
                yield ""
                yield f"... {len(told) - _SHOWN - _LAST} decisions later ..."
        yield ""
        yield from self._views()

    def _decision(self, number: int, draw: Any) -> Iterator[str]:
        match = self.match
        if number % _VIEWS == 1:
            yield ""
            yield from self._views()
        legal = match.legal_actions()
        some = legal[1:] if len(legal) > 1 and draw() < _BOLD else legal
        action: Action = some[int(draw() * len(some))]
        frame = match.decision
        assert frame
        yield ""
        yield f"{number}. seat {frame.seat + 1}, {frame.kind}: {self.rules.format(action)}"
        yield f"   of {len(legal)}: {self._few([self.rules.format(each) for each in legal])}"
        yield from self._events(match.play(action))

    def _few(self, words: list[str]) -> str:
        return " | ".join(words[:6] + ["..."] * (len(words) > 6))

    def _events(self, events: Iterable[Any]) -> Iterator[str]:
        for event in events:
            yield f"   - {self.seen.event(event)}"
            others = {self.rules.redact(event, seat) for seat in range(self.match.state.seats)}
            for other in others - {event}:
                yield f"     others see: {self.seen.event(other)}"

    def _views(self) -> Iterator[str]:
        match = self.match
        views = [match.view(seat) for seat in range(match.state.seats)]
        yield from self.seen.views(views, self.rules.totals(match.state))


if __name__ == "__main__":
    for each, tables in TABLES.items():
        for players, seed_of_it in tables:
            path(each, players).write_text(text(each, players, seed_of_it), encoding="utf-8")
            print(path(each, players).name)
