"""How a playthrough writes down what each game shows: its events, and what its seats see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from game.rules.core.play import Action, Outcome
from game.rules.lawrence import events as law
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import Battle, Loot
from game.rules.lawrence.view import View as LawView
from game.rules.prehistoric import events as cave
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import Die, Member, Raid
from game.rules.prehistoric.view import View as CaveView


class Seen(ABC):
    """What all games have in common: cards as tokens, seats counted from 1."""

    seats: frozenset[str] = frozenset({"seat", "victim", "first"})
    """Fields of events that hold a seat."""
    cards: frozenset[str] = frozenset({"card", "cards"})
    """Fields of events that hold a card or several."""
    private: frozenset[str] = frozenset({"seat", "hand"})
    """Fields of a view that differ from seat to seat."""

    def __init__(self, rules: Lawrence | Prehistoric) -> None:
        self.token = rules.catalogue.token

    def event(self, event: Any) -> str:
        fields = [f"{name} {self.value(event, name)}" for name in event._fields]
        return f"{type(event).__name__}: {', '.join(fields)}"

    def value(self, event: Any, name: str) -> str:
        """A field of an event."""
        value = getattr(event, name)
        if isinstance(value, Outcome):
            return f"{value.termination} by seats {[seat + 1 for seat in value.winners]}"
        if name in self.seats:
            return str(value + 1) if value >= 0 else "none"
        if name in self.cards:
            return self.listed(value) if isinstance(value, tuple) else self.token(value)
        return str(value)

    def listed(self, cards: Iterable[int]) -> str:
        return f"[{', '.join(map(self.token, cards))}]"

    def views(self, views: Sequence[Any], totals: tuple[int, ...]) -> Iterator[str]:
        """What all see, and what each seat sees besides."""
        seen = views[0]
        for name in set(seen._fields) - self.private:
            assert all(getattr(view, name) == getattr(seen, name) for view in views), name
        yield f"= What all see: round {seen.round}, seat {seen.active + 1} in {seen.phase}"
        yield f"  deck {seen.deck}, hands {list(seen.hands)}{self.counts(seen)}"
        yield f"  discard pile {len(seen.discard)}, on top {self.listed(seen.discard[:-6:-1])}"
        yield from self.in_play(seen, totals)
        agenda = [f"{frame.kind} {frame.seat + 1}" for frame in reversed(seen.agenda)]
        yield f"  to come: {', '.join(agenda) or 'nothing'}"
        for view in views:
            hand = f"= Seat {view.seat + 1} sees its hand {self.listed(view.hand)}"
            yield hand + self.besides(view)

    def counts(self, seen: Any) -> str:
        """What stands behind the sizes of deck and hands."""
        return ""

    @abstractmethod
    def in_play(self, seen: Any, totals: tuple[int, ...]) -> Iterator[str]:
        """What lies on the table."""

    def besides(self, view: Any) -> str:
        """What a seat knows besides its hand."""
        return ""


class LawrenceSeen(Seen):
    cards = Seen.cards | {"leader", "mission", "tribe", "defenses"}
    private = Seen.private | {"known", "search"}

    def __init__(self, rules: Lawrence) -> None:
        super().__init__(rules)
        self.rules = rules

    def value(self, event: Any, name: str) -> str:
        value = getattr(event, name)
        if isinstance(event, law.Played) and name == "target":
            at_seat = self.rules.aims_at_seat(Action("play", event.card, value))
            return "none" if value < 0 else f"seat {value + 1}" if at_seat else self.token(value)
        return str(value) if isinstance(event, law.Shuffled) else super().value(event, name)

    def counts(self, seen: LawView) -> str:
        return f", drought {seen.dry}"

    def in_play(self, seen: LawView, totals: tuple[int, ...]) -> Iterator[str]:
        for seat, camp in enumerate(seen.camps):
            parties = [f"{self.token(p.leader)} {self.listed(p.tribe)}" for p in camp]
            yield f"  camp {seat + 1}: {', '.join(parties) or 'empty'}"
        for stand in seen.missions:
            failed = f", seat {stand.failed + 1} failed last" if stand.failed >= 0 else ""
            yield f"  {self.token(stand.mission)} {self.listed(stand.defenses)}{failed}"
        piles = [self.listed(pile) for pile in seen.victory]
        yield f"  won: {' '.join(piles)} {list(totals)}"
        yield f"  lost {_flags(seen.lost)}, captured {_flags(seen.captured)}"
        recruited = "none" if seen.recruited < 0 else self.token(seen.recruited)
        yield f"  crossings {seen.cross}, recruited {recruited}"
        if seen.battle:
            yield f"  battle: {self._battle(seen.battle)}"
        if seen.loot:
            yield f"  Loot roll: {self._loot(seen.loot)}"

    def besides(self, view: LawView) -> str:
        known = [f"{k + 1} {self.listed(cards)}" for k, cards in enumerate(view.known) if cards]
        knows = f", knows of seat {', '.join(known)}" if known else ""
        search = f", looks through {len(view.search)} cards" if view.search else ""
        return knows + search

    def _battle(self, battle: Battle) -> str:
        return (
            f"{self.token(battle.mission)} by {self.listed(battle.leaders)}, rolled "
            f"{list(battle.dice)}, cavalry {battle.cavalry}, bonus {battle.bonus}, "
            f"events {self.listed(battle.played)}"
        )

    def _loot(self, loot: Loot) -> str:
        return f"{loot.face} {loot.modifier:+} for {self.token(loot.leader)}"


class PrehistoricSeen(Seen):
    seats = Seen.seats | {"defender"}
    cards = Seen.cards | {"hardship", "bearer", "members"}

    def value(self, event: Any, name: str) -> str:
        value = getattr(event, name)
        if isinstance(event, cave.Shuffled):
            return str(value)
        if isinstance(value, Member):
            return self._member(value)
        if name == "dice":
            return self._dice(value)
        if name == "die":
            return str(value + 1)
        if name == "target":
            aimed = isinstance(event, cave.Aimed)
            return self._person(value) if aimed else f"seat {value + 1}" if value >= 0 else "none"
        return super().value(event, name)

    def in_play(self, seen: CaveView, totals: tuple[int, ...]) -> Iterator[str]:
        for seat, tribe in enumerate(seen.tribes):
            band = ", ".join(map(self._member, tribe.band)) or "nobody"
            stores = f"{tribe.food} Food, {tribe.prisoners} prisoners"
            yield f"  tribe {seat + 1}: {tribe.people} people and {band}; {stores} = {totals[seat]}"
        yield f"  hunted {seen.hunted}"
        if seen.raid:
            yield f"  raid: {self._raid(seen.raid)}"

    def _person(self, handle: int) -> str:
        return self.token(handle) if handle >= 0 else "person"

    def _member(self, member: Member) -> str:
        gear = f" {self.listed(member.gear)}" if member.gear else ""
        return f"{self._person(member.card)}{gear}"

    def _dice(self, dice: Sequence[Die]) -> str:
        sides = ("attackers", "defenders")
        told = []
        for side in (0, 1):
            rolled = [
                f"{self._person(die.handle)} {die.face}/{die.strength}"
                for die in dice
                if die.side == side
            ]
            told.append(f"{sides[side]} [{', '.join(rolled)}]")
        return " ".join(told)

    def _raid(self, raid: Raid) -> str:
        return (
            f"{self.token(raid.card)} on seat {raid.defender + 1}, {raid.people} people and "
            f"{self.listed(raid.sent)}, round {raid.round}, lost {list(raid.lost)}, "
            f"{raid.volley or 'no'} dice {self._dice(raid.dice)}"
        )


def _flags(flags: tuple[bool, ...]) -> list[int]:
    return [seat + 1 for seat, flag in enumerate(flags) if flag]


SEEN: Final[Mapping[str, Callable[[Any], Seen]]] = {
    "lawrence": LawrenceSeen,
    "prehistoric": PrehistoricSeen,
}
