"""What the set-up screen edits: players, house rules, first player and seed, without a picture."""

from __future__ import annotations

import itertools
import secrets
from typing import Final

from game.games import GAMES
from game.seating import (
    HUMAN,
    LEFT_TO,
    NAME_LIMIT,
    NAMES,
    OFFERED,
    WHEN_POSSIBLE,
    Seat,
    Setup,
    name_seats,
)
from game.table.textfield import TextField

_SEED_LENGTH: Final = 9


class Row:
    """One player. The field keeps its key when other rows go."""

    def __init__(self, number: int, name: str, kind: str) -> None:
        self.number = number
        self.field = TextField(("name", number), name, NAME_LIMIT)
        self.kind = kind
        """`human` or the name of a bot."""
        self.asking: dict[str, str] = {}
        """How he wants to be asked, by kind of decision; see `Setup.asking`."""


class Form:
    """A Setup being edited. `problem` says what still keeps it from being dealt."""

    def __init__(self, setup: Setup) -> None:
        game = GAMES[setup.game]
        self.game = game.slug
        self.questions = game.questions
        """What players may be asked out of their turns, by kind of decision."""
        self.house = game.options()
        """The house rules that can be switched."""
        self.fewest, self.most = game.seats
        """How many can play."""
        self._numbers = itertools.count()
        self.rows: list[Row] = []
        self.seed = TextField("seed", "", _SEED_LENGTH, lambda c: c.isascii() and c.isdigit())
        self.first: Row | None = None
        """Who begins; drawn from the seed when None."""
        self.options: dict[str, str] = {}
        self._take(setup)

    def _take(self, setup: Setup) -> None:
        self.rows = [self._row(seat.name, seat.kind) for seat in setup.seats[: self.most]]
        while len(self.rows) < self.fewest:
            self.add()
        self.options = {o.name: setup.options.get(o.name, o.default) for o in self.house}
        seed = str(setup.seed)
        self.seed.max_length = max(_SEED_LENGTH, len(seed))
        self.seed.text = seed
        self.seed.begin()
        known = setup.first is not None and 0 <= setup.first < len(self.rows)
        self.first = self.rows[setup.first] if known and setup.first is not None else None

    def _row(self, name: str, kind: str) -> Row:
        return Row(next(self._numbers), name, kind)

    # ---- players

    def default_name(self, row: Row) -> str:
        """What a player without a name is called: the name of the seat, if it is free."""
        others = {_folded(other.field.text) for other in self.rows if other is not row}
        seat = self.rows.index(row)
        order = NAMES[seat:] + NAMES[:seat]
        return next(name for name in order if _folded(name) not in others)

    def name(self, row: Row) -> str:
        """The name a player will have."""
        return " ".join(row.field.text.split()) or self.default_name(row)

    def add(self) -> Row:
        """One more player, a bot, with a free name. Only below the most that can play."""
        row = self._row("", LEFT_TO)
        self.rows.append(row)
        row.field.text = self.default_name(row)
        row.field.begin()
        return row

    def remove(self, row: Row) -> None:
        """Takes a player away. Only above the fewest that can play."""
        self.rows.remove(row)
        if self.first is row:
            self.first = None

    @property
    def why_keep(self) -> str:
        """Why nobody can be taken away now; empty when somebody can."""
        return "" if len(self.rows) > self.fewest else f"At least {self.fewest} players play"

    def twins(self) -> list[Row]:
        """The players who share a name with another one."""
        names = [_folded(self.name(row)) for row in self.rows]
        return [row for row, name in zip(self.rows, names, strict=True) if names.count(name) > 1]

    def problem(self) -> str:
        """Why the cards can't be dealt, in a sentence; empty when they can."""
        twins = self.twins()
        if not twins:
            return ""
        return f"Two players are called {self.name(twins[0])}: each needs a name of their own."

    # ---- the rest

    def draw_seed(self) -> None:
        """A new seed from the randomness of the system."""
        self.seed.text = str(secrets.randbelow(10**6))
        self.seed.begin()

    def restore(self) -> None:
        """Everything as a new game has it, with the seed kept."""
        self.first = None
        self.options = {option.name: option.default for option in self.house}
        self.rows = [self._row(seat.name, seat.kind) for seat in name_seats(OFFERED)]

    def setup(self) -> Setup:
        """What was edited. Players without a name and an empty seed get one."""
        if not self.seed.text:
            self.draw_seed()
        return Setup(
            game=self.game,
            seats=tuple(Seat(self.name(row), row.kind) for row in self.rows),
            options=dict(self.options),
            seed=int(self.seed.text),
            first=None if self.first is None else self.rows.index(self.first),
            asking={
                (seat, kind): how
                for seat, row in enumerate(self.rows)
                if row.kind == HUMAN
                for kind, how in row.asking.items()
                if how != WHEN_POSSIBLE
            },
        )


def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()
