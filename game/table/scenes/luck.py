"""How the dice fell for each seat of a finished game, against what was to be expected.

Each die counts with the chance that it had when it was thrown, so luck is no matter of how many
dice there were, and over many games it comes to nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.scenes.tale import plural

if TYPE_CHECKING:
    from game.table.scenes.tale import GameResult


class Kind(NamedTuple):
    """What dice are thrown for."""

    name: str
    word: str
    """What a die that hits is called."""
    good: bool
    """Whether the seat hopes for it."""


DEFENSE: Final = Kind("Defense Rolls", "hit", good=False)
"""Defense Rolls, for the attacker whose Tribesmen they cost."""
LOOT: Final = Kind("Loot rolls", "lost", good=False)
"""Loot rolls, for the player of the Leader, before events are played on them."""
VOLLEY: Final = Kind("Volleys", "hit", good=True)
"""Dice of a raid, for the tribe that throws them; a die that is thrown again is one more die."""


class Throw(NamedTuple):
    """One die."""

    seat: int
    """Whom it mattered to."""
    kind: Kind
    hit: bool
    chance: Fraction
    """Of a hit, before it was thrown."""


class Tally(NamedTuple):
    """All dice of a kind that mattered to a seat."""

    kind: Kind
    dice: int
    hits: int
    expected: Fraction
    """Hits that were to be expected."""

    @property
    def luck(self) -> Fraction:
        """By how many dice it went better than expected; negative if worse."""
        more = self.hits - self.expected
        return more if self.kind.good else -more

    def told(self) -> str:
        """`Volleys: 7 hits against 4.7 expected`."""
        kind = self.kind
        hits = plural(self.hits, kind.word) if kind.word == "hit" else f"{self.hits} {kind.word}"
        return f"{kind.name}: {hits} against {float(self.expected):.1f} expected"


class Luck(NamedTuple):
    """How the dice fell for a seat."""

    tallies: tuple[Tally, ...]

    @property
    def total(self) -> Fraction:
        """By how many dice the game went better than expected; negative if worse."""
        return sum((tally.luck for tally in self.tallies), Fraction())

    @property
    def number(self) -> str:
        """The total as it is shown, to a tenth of a die: `+2.3`, `−0.4`, `0.0`."""
        text = f"{float(self.total):+.1f}".replace("-", "−")
        return "0.0" if text[1:] == "0.0" else text

    @property
    def lucky(self) -> bool:
        """Whether a plus is shown."""
        return self.number.startswith("+")

    def told(self) -> str:
        """A line for each kind of dice."""
        return "\n".join(tally.told() for tally in self.tallies)


def luck_of(result: GameResult) -> tuple[Luck | None, ...]:
    """The luck of each seat; None for one that no die was thrown for."""
    by_seat = tallied(throws_of(result))
    return tuple(
        Luck(by_seat[seat]) if seat in by_seat else None for seat in range(len(result.players))
    )


def throws_of(result: GameResult) -> Iterator[Throw]:
    """All dice of a game that count, in the order they were thrown."""
    return _THROWS[result.rules.game](result)


def tallied(throws: Iterable[Throw]) -> dict[int, tuple[Tally, ...]]:
    """The tallies of each seat that dice were thrown for, a kind that came first in front."""
    found: dict[int, dict[Kind, Tally]] = {}
    for seat, kind, hit, chance in throws:
        _, dice, hits, expected = found.setdefault(seat, {}).get(
            kind, Tally(kind, 0, 0, Fraction())
        )
        found[seat][kind] = Tally(kind, dice + 1, hits + hit, expected + chance)
    return {seat: tuple(kinds.values()) for seat, kinds in found.items()}


def _share(sides: int, hits: Callable[[int], bool]) -> Fraction:
    """The share of the faces of a die that hit."""
    return Fraction(sum(hits(face) for face in range(1, sides + 1)), sides)


def _lawrence(result: GameResult) -> Iterator[Throw]:
    """The Defense Rolls against each attacker, and his Loot rolls."""
    from game.rules.lawrence import events as ev
    from game.rules.lawrence.rules import Lawrence
    from game.rules.lawrence.state import Loot, is_hit, is_looted

    assert isinstance(result.rules, Lawrence)
    tables = result.rules.tables
    hit = _share(tables.die_sides, lambda face: is_hit(tables, face))
    loot = _share(tables.die_sides, lambda face: is_looted(tables, Loot(-1, face)))
    for _, event in result.events:
        match event:
            case ev.Rolled():
                for face in event.faces:
                    yield Throw(event.seat, DEFENSE, is_hit(tables, face), hit)
            case ev.LootRolled():
                gone = is_looted(tables, Loot(event.leader, event.face))
                yield Throw(event.seat, LOOT, gone, loot)
            case _:
                pass


def _prehistoric(result: GameResult) -> Iterator[Throw]:
    """The dice of the volleys, each for the side it belongs to, whoever has it thrown again."""
    from game.rules.prehistoric import events as ev
    from game.rules.prehistoric.rules import Prehistoric
    from game.rules.prehistoric.state import GENERIC, Die

    assert isinstance(result.rules, Prehistoric)
    sides = result.rules.tables.die_sides

    @cache
    def chance(strength: int) -> Fraction:
        return _share(sides, lambda face: Die(0, GENERIC, strength, face).margin >= 0)

    fighters: tuple[int, int] = (-1, -1)
    dice: tuple[Die, ...] = ()
    for _, event in result.events:
        match event:
            case ev.RaidBegan():
                fighters = event.seat, event.target
                continue
            case ev.VolleyRolled():
                thrown = dice = event.dice
            case ev.Rerolled():
                thrown = (dice[event.die]._replace(face=event.face),)
            case _:
                continue
        for die in thrown:
            yield Throw(fighters[die.side], VOLLEY, die.margin >= 0, chance(die.strength))


# A game's rules are looked into when a game of it is over.
_THROWS: Final[Mapping[str, Callable[[GameResult], Iterator[Throw]]]] = {
    "lawrence": _lawrence,
    "prehistoric": _prehistoric,
}
