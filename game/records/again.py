"""Playing a game on disk again, from the recorded chance alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.games import AnyRules
from game.match import AnyMatch, Match
from game.records.files import UnusableError
from game.records.kept import Entry, JournalError, Kept, short
from game.records.seen import world
from game.rules.core.dice import Chance, ChanceError, Replayed, Seeded
from game.rules.core.play import Action, IllegalActionError


class Again:
    """Plays a kept game again, action by action, from the recorded chance alone."""

    def __init__(self, kept: Kept, rules: AnyRules) -> None:
        """Deals it. `rules` are those of the kept catalogue. Raises JournalError."""
        self._kept = kept
        self._dice = _Refilled(kept.deal)
        try:
            options = rules.options_from(kept.setup.options)
            seats, first = len(kept.setup.seats), kept.setup.first
            seed = kept.setup.seed
            if kept.seen is None:
                self.match: AnyMatch = Match(rules, seats, options, seed, first, self._dice)
                self._dice.be_empty()
            else:
                state = world(rules, kept.seen, options, seats, seed)
                self.match = Match.at(rules, state, self._dice, seed)
        except (ValueError, ChanceError, UnusableError) as error:
            raise JournalError(f"{kept.path.name}, line 2: {short(error)}") from error

    def action(self, entry: Entry) -> Action:
        """The action of an entry, with its chance laid ready; to be played next on `match`.

        Raises UnusableError, ValueError or ChanceError when there is no such action.
        """
        match = self.match
        frame = match.decision
        if frame is None or frame.seat != entry.seat:
            raise UnusableError("it is not this player's turn to decide")
        action = match.rules.parse(match.state, entry.text)
        self._dice.refill(entry.chance)
        return action

    def play(self, play: Callable[[Action, str], object] | None = None) -> None:
        """Plays all actions, up to where the journal ends; `play`, if it is given, plays them on
        `match`, each with why a bot did it.

        From there on chance is new, and the same whenever the game is opened at this point. Raises
        JournalError for an action that does not fit the game.
        """
        last = 2
        try:
            for entry in self._kept.entries:
                last = entry.line
                action = self.action(entry)
                if play:
                    play(action, entry.why)
                else:
                    self.match.play(action)
            self._dice.be_empty()
        except (IllegalActionError, ValueError, UnusableError, ChanceError) as error:
            raise JournalError(f"{self._kept.path.name}, line {last}: {short(error)}") from error
        self._dice.source = Seeded(f"{self._kept.setup.seed}:{self._kept.sum}")

    def rewound(self) -> None:
        """To be called when `match` has been wound back: what was laid ready is not wanted."""
        self._dice.source, self._dice.left = Replayed(()), 0


class _Refilled:
    """Recorded chance, filled up action by action, and at the end a source of new chance."""

    def __init__(self, record: Sequence[Chance]) -> None:
        self.source: Any = Replayed(record)
        self.left = len(record)

    def refill(self, record: Sequence[Chance]) -> None:
        """Chance for the next action. Raises ChanceError if some of the last is left."""
        self.be_empty()
        self.source, self.left = Replayed(record), len(record)

    def be_empty(self) -> None:
        if self.left:
            raise ChanceError("the record has more chance than the game took")

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        self.left -= 1
        faces: tuple[int, ...] = self.source.roll(sides, count)
        return faces

    def shuffle(self, count: int) -> Sequence[int]:
        self.left -= 1
        order: Sequence[int] = self.source.shuffle(count)
        return order

    def choose(self, count: int) -> int:
        self.left -= 1
        return int(self.source.choose(count))
