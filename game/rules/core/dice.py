"""Chance. It enters the rules through `Dice` alone, so that a record can replay a game."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol


class Chance(NamedTuple):
    """One result of chance, as recorded: `kind` is `roll`, `shuffle` or `choose`."""

    kind: str
    values: tuple[int, ...]


class Dice(Protocol):
    """Where dice, shuffles and draws of lots come from."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """`count` faces, each from 1 to `sides`."""
        ...

    def shuffle(self, count: int) -> Sequence[int]:
        """A permutation of `range(count)`."""
        ...

    def choose(self, count: int) -> int:
        """One of `range(count)`."""
        ...


class Seeded:
    """Chance from a seed. Uses `random()` alone, so a seed means the same on each Python."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        draw = self._random
        return tuple([int(draw() * sides) + 1 for _ in range(count)])

    def shuffle(self, count: int) -> list[int]:
        draw = self._random
        order = list(range(count))
        for i in range(count - 1, 0, -1):
            j = int(draw() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return order

    def choose(self, count: int) -> int:
        return int(self._random() * count)


class ChanceError(Exception):
    """A scripted result is missing or does not fit what the rules ask for."""


class Scripted:
    """Chance that is laid down: faces one by one, as in a scenario or a test.

    Shuffles keep the order and lots fall on 0 unless `fallback` is given, which then serves
    everything that the script does not.
    """

    def __init__(self, faces: Iterable[int] = (), fallback: Dice | None = None) -> None:
        self.faces = list(faces)
        self._fallback = fallback

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        if len(self.faces) < count:
            if self._fallback and not self.faces:
                return self._fallback.roll(sides, count)
            raise ChanceError(f"{count} dice are rolled, but only {len(self.faces)} are given")
        out, self.faces = tuple(self.faces[:count]), self.faces[count:]
        for face in out:
            if not 1 <= face <= sides:
                raise ChanceError(f"a {sides}-sided die can't show {face}")
        return out

    def shuffle(self, count: int) -> Sequence[int]:
        return self._fallback.shuffle(count) if self._fallback else range(count)

    def choose(self, count: int) -> int:
        return self._fallback.choose(count) if self._fallback else 0


class Recording:
    """Passes chance on and keeps what came, for the journal."""

    def __init__(self, source: Dice) -> None:
        self._source = source
        self.taken: list[Chance] = []

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        out = self._source.roll(sides, count)
        self.taken.append(Chance("roll", out))
        return out

    def shuffle(self, count: int) -> Sequence[int]:
        out = self._source.shuffle(count)
        self.taken.append(Chance("shuffle", tuple(out)))
        return out

    def choose(self, count: int) -> int:
        out = self._source.choose(count)
        self.taken.append(Chance("choose", (out,)))
        return out


class Replayed:
    """Gives recorded chance back in order. Raises ChanceError when it does not fit."""

    def __init__(self, record: Iterable[Chance]) -> None:
        self._record = iter(record)

    def _next(self, kind: str) -> tuple[int, ...]:
        chance = next(self._record, None)
        if chance is None or chance.kind != kind:
            raise ChanceError(f"the record has no {kind} here")
        return chance.values

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        out = self._next("roll")
        if len(out) != count or not all(1 <= face <= sides for face in out):
            raise ChanceError(f"the record has no {count} {sides}-sided dice here")
        return out

    def shuffle(self, count: int) -> Sequence[int]:
        out = self._next("shuffle")
        if sorted(out) != list(range(count)):
            raise ChanceError(f"the record has no shuffle of {count} cards here")
        return out

    def choose(self, count: int) -> int:
        out = self._next("choose")
        if len(out) != 1 or not 0 <= out[0] < count:
            raise ChanceError(f"the record has no choice of {count} here")
        return out[0]
