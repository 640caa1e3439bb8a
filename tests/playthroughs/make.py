"""Writes a readable playthrough of each game: `python -m tests.playthroughs.make`.

A playthrough shows a seeded game action by action, with all that happens and with what each seat
sees at intervals. Review a change of these files like a change of code.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from game.cardfile import default_path, load
from game.match import Match
from game.rules.core.play import Action, Outcome
from game.rules.lawrence import events as ev
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import Battle, Loot, Options
from game.rules.lawrence.view import View

FOLDER: Final = Path(__file__).parent
TABLES: Final = {"lawrence": ((2, 38), (3, 49), (5, 58))}
"""For each game the number of seats and the seed of each of its playthroughs."""

_SHOWN: Final = 100  # decisions from the start, and then the last few
_LAST: Final = 20
_VIEWS: Final = 20  # decisions between two looks at what each seat sees
_BOLD: Final = 0.85  # how often somebody with a choice does something
_SEATS: Final = frozenset({"seat", "victim", "first"})
_CARDS: Final = frozenset({"card", "cards", "leader", "mission", "tribe", "defenses"})


def path(game: str, seats: int) -> Path:
    """The file of a playthrough."""
    return FOLDER / f"{game}_{seats}_seats.txt"


def text(game: str, seats: int, seed: int) -> str:
    """A playthrough, made anew."""
    rules = Lawrence(load(default_path())[game])
    return "\n".join(_Playthrough(rules, seats, seed).lines()) + "\n"


class _Playthrough:
    def __init__(self, rules: Lawrence, seats: int, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.match = Match(rules, seats, Options(), seed)
        self.token = rules.catalogue.token

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

    # Events

    def _events(self, events: Iterable[ev.Event]) -> Iterator[str]:
        for event in events:
            yield f"   - {self._event(event)}"
            others = {self.rules.redact(event, seat) for seat in range(self.match.state.seats)}
            for other in others - {event}:
                yield f"     others see: {self._event(other)}"

    def _event(self, event: ev.Event) -> str:
        fields = [f"{name} {self._value(event, name)}" for name in event._fields]
        return f"{type(event).__name__}: {', '.join(fields)}"

    def _value(self, event: ev.Event, name: str) -> str:
        value = getattr(event, name)
        if isinstance(value, Outcome):
            return f"{value.termination} by seats {[seat + 1 for seat in value.winners]}"
        if isinstance(event, ev.Played) and name == "target":
            at_seat = self.rules.aims_at_seat(Action("play", event.card, value))
            return "none" if value < 0 else f"seat {value + 1}" if at_seat else self.token(value)
        if name in _SEATS:
            return str(value + 1)
        if name in _CARDS and not isinstance(event, ev.Shuffled):
            return self._cards(value) if isinstance(value, tuple) else self.token(value)
        return str(value)

    def _cards(self, cards: Iterable[int]) -> str:
        return f"[{', '.join(map(self.token, cards))}]"

    # Views

    def _views(self) -> Iterator[str]:
        views = [self.match.view(seat) for seat in range(self.match.state.seats)]
        seen = views[0]
        private = {"seat", "hand", "known", "search"}
        for name in set(View._fields) - private:
            assert all(getattr(view, name) == getattr(seen, name) for view in views), name
        yield f"= What all see: round {seen.round}, seat {seen.active + 1} in {seen.phase}"
        yield f"  deck {seen.deck}, hands {list(seen.hands)}, drought {seen.dry}"
        yield f"  discard pile {len(seen.discard)}, on top {self._cards(seen.discard[:-6:-1])}"
        for seat, camp in enumerate(seen.camps):
            parties = [f"{self.token(p.leader)} {self._cards(p.tribe)}" for p in camp]
            yield f"  camp {seat + 1}: {', '.join(parties) or 'empty'}"
        for stand in seen.missions:
            failed = f", seat {stand.failed + 1} failed last" if stand.failed >= 0 else ""
            yield f"  {self.token(stand.mission)} {self._cards(stand.defenses)}{failed}"
        piles = [self._cards(pile) for pile in seen.victory]
        yield f"  won: {' '.join(piles)} {list(self.rules.totals(self.match.state))}"
        yield f"  lost {self._flags(seen.lost)}, captured {self._flags(seen.captured)}"
        yield f"  crossings {seen.cross}, recruited {self._one(seen.recruited)}"
        if seen.battle:
            yield f"  battle: {self._battle(seen.battle)}"
        if seen.loot:
            yield f"  Loot roll: {self._loot(seen.loot)}"
        agenda = [f"{frame.kind} {frame.seat + 1}" for frame in reversed(seen.agenda)]
        yield f"  to come: {', '.join(agenda) or 'nothing'}"
        for view in views:
            known = [f"{k + 1} {self._cards(cards)}" for k, cards in enumerate(view.known) if cards]
            knows = f", knows of seat {', '.join(known)}" if known else ""
            search = f", looks through {len(view.search)} cards" if view.search else ""
            yield f"= Seat {view.seat + 1} sees its hand {self._cards(view.hand)}{knows}{search}"

    def _flags(self, flags: tuple[bool, ...]) -> list[int]:
        return [seat + 1 for seat, flag in enumerate(flags) if flag]

    def _one(self, card: int) -> str:
        return "none" if card < 0 else self.token(card)

    def _battle(self, battle: Battle) -> str:
        return (
            f"{self.token(battle.mission)} by {self._cards(battle.leaders)}, rolled "
            f"{list(battle.dice)}, cavalry {battle.cavalry}, bonus {battle.bonus}, "
            f"events {self._cards(battle.played)}"
        )

    def _loot(self, loot: Loot) -> str:
        return f"{loot.face} {loot.modifier:+} for {self.token(loot.leader)}"


if __name__ == "__main__":
    for each, tables in TABLES.items():
        for players, seed_of_it in tables:
            path(each, players).write_text(text(each, players, seed_of_it), encoding="utf-8")
            print(path(each, players).name)
