"""The catalogue: which cards a game has and the numbers printed on them.

A card in play is an int, its *card id*: an index into the catalogue. Copies of one line of the deck
list have ids of their own, one after the other, in the order of `cards.yaml`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

HIDDEN: Final = -1
"""Stands for a card that a seat may not see."""

_WORD = re.compile(r"[\s\-]+")


class Effect(NamedTuple):
    """What a card does: a kind that the game's rules know and its typed parameters."""

    kind: str
    params: Mapping[str, int | str] = {}

    def number(self, name: str) -> int:
        """The whole number stored under `name`. Raises KeyError or TypeError if there is none."""
        value = self.params[name]
        if not isinstance(value, int):
            raise TypeError(f"{self.kind}.{name} is not a number")
        return value

    def word(self, name: str) -> str:
        """The word stored under `name`. Raises KeyError if there is none."""
        return str(self.params[name])


@dataclass(frozen=True, slots=True)
class CardLine:
    """One line of the deck list: a card and how many copies of it there are."""

    id: str
    """Slug, unique in its game: `british_machine_guns`."""
    name: str
    """As printed. Not a key: two lines may share a name."""
    count: int
    type: str
    """Slug of the type: `leader`, `tribesman`, `event`, `mission`, `defense`."""
    numbers: Mapping[str, int]
    """Printed numbers by name, e.g. `force` and `defense`; absent ones are not printed."""
    effect: Effect | None
    text: str
    """Words on the card with every number filled in; `**bold**` marks stress."""

    def number(self, name: str) -> int:
        """The printed number, 0 where the card has none."""
        return self.numbers.get(name, 0)


class Catalogue(NamedTuple):
    """All cards of one game and the numbers of its header (hand sizes, dice, victory)."""

    game: str
    name: str
    header: Mapping[str, int]
    lines: tuple[CardLine, ...]
    line_of: tuple[int, ...]
    """Card id to index into `lines`."""
    first: tuple[int, ...]
    """Index into `lines` to the id of its first copy."""

    @classmethod
    def build(
        cls, game: str, name: str, header: Mapping[str, int], lines: tuple[CardLine, ...]
    ) -> Catalogue:
        """Numbers the copies of `lines` from 0 in their order."""
        line_of: list[int] = []
        first: list[int] = []
        for index, line in enumerate(lines):
            first.append(len(line_of))
            line_of += [index] * line.count
        return cls(game, name, header, lines, tuple(line_of), tuple(first))

    def line(self, card: int) -> CardLine:
        """The deck-list line of a card id."""
        return self.lines[self.line_of[card]]

    def card_name(self, card: int) -> str:
        """Printed name, or "a card" where the card is hidden."""
        return "a card" if card == HIDDEN else self.lines[self.line_of[card]].name

    def token(self, card: int) -> str:
        """The card in notation: `arabs#3`, or plain `damascus` where there is one copy."""
        if card == HIDDEN:
            return "?"
        index = self.line_of[card]
        line = self.lines[index]
        return line.id if line.count == 1 else f"{line.id}#{card - self.first[index] + 1}"

    def copies(self, token: str) -> tuple[int, ...]:
        """The card ids that a token can mean: all copies of `arabs`, the one of `arabs#3`.

        Case, spaces and hyphens do not matter. Raises ValueError in a sentence for an unknown
        card or copy.
        """
        word, _, copy = token.strip().partition("#")
        slug = _WORD.sub("_", word.strip().lower())
        for index, line in enumerate(self.lines):
            if line.id == slug:
                start = self.first[index]
                if not copy:
                    return tuple(range(start, start + line.count))
                if copy.isdigit() and 1 <= int(copy) <= line.count:
                    return (start + int(copy) - 1,)
                raise ValueError(f"{line.name} has copies 1 to {line.count}, not #{copy}")
        near = difflib.get_close_matches(slug[:40], [line.id for line in self.lines], 1)
        hint = f' (did you mean "{near[0]}"?)' if near else ""
        raise ValueError(f'no card "{token.strip()}" in {self.name}{hint}')
