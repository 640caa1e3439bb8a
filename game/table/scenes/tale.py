"""What a finished game of Lawrence of Arabia was: its course, its notes and its highlights.

Everything is read from the events; the rules alone say who won what.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.core.play import Outcome
from game.rules.lawrence import events as ev
from game.rules.lawrence.rules import Lawrence
from game.table.lawrence.look import Player


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that is over, as the result screen tells it."""

    rules: Lawrence
    players: tuple[Player, ...]
    outcome: Outcome
    totals: tuple[int, ...]
    """Force in each Victory pile."""
    rounds: int
    """The round it ended in."""
    events: Sequence[tuple[int, ev.Event]]
    """(round, event) for all of it, nothing hidden."""


class Gain(NamedTuple):
    """A Mission won."""

    seat: int
    mission: int
    when: float
    """In rounds from the start: turn k of n in round r is r - 1 + k/n."""
    total: int
    """Force in the Victory pile after it."""


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


class Tale:
    """Goes once through the events of a game."""

    def __init__(self, result: GameResult) -> None:
        self.result = result
        seats = len(result.players)
        self.gains: list[Gain] = []
        self.attacks = [0] * seats
        self._found: list[Highlight] = []
        self._force = result.rules.tables.force
        self._total = [0] * seats
        self._first = 0
        self._parties: dict[int, int] = {}
        """Leader in play to the number of his Tribesmen."""
        self._attack = _Attack()
        for number, event in result.events:
            self._take(number, event)

    # ---- words

    def _name(self, seat: int) -> str:
        return self.result.players[seat].name

    def _card(self, card: int) -> str:
        return self.result.rules.catalogue.card_name(card)

    def _one(self, card: int) -> str:
        """The card with its article, if there are several: `a Town`, `Damascus`."""
        line = self.result.rules.catalogue.line(card)
        if line.count == 1:
            return line.name
        return f"{'an' if line.name[0] in 'AEIOU' else 'a'} {line.name}"

    # ---- the events

    def _take(self, number: int, event: ev.Event) -> None:
        match event:
            case ev.GameBegan():
                self._first = event.first
            case ev.Recruited():
                self._parties[event.leader] = 0
            case ev.Attached():
                self._parties[event.leader] = self._parties.get(event.leader, 0) + 1
            case ev.Placed() | ev.Attacked():
                self.attacks[event.seat] += 1
                self._attack = _Attack(event.seat, event.mission)
            case ev.Played():
                self._attack.played += event.seat == self._attack.seat
            case ev.Rolled():
                self._attack.hits, self._attack.dice = event.hits, len(event.faces)
            case ev.TribesmanLost():
                self._lose_tribesman(event)
            case ev.Compared():
                self._compare(event)
            case ev.MissionWon():
                self._win(number, event)
            case ev.LeaderTaken():
                self._steal(event)
            case ev.LeaderLost():
                self._lose_leader(event)
            case _:
                pass

    def _lose_tribesman(self, event: ev.TribesmanLost) -> None:
        self._parties[event.leader] = self._parties.get(event.leader, 1) - 1
        attack = self._attack
        if event.why != "hit" or event.seat != attack.seat:
            return
        attack.fallen += 1
        if attack.fallen < 2 or (attack.fallen < attack.hits and self._parties[event.leader]):
            return
        losses = f"{self._name(event.seat)} lost {_tribesmen(attack.fallen)}"
        self._found.append(
            Highlight(
                attack.mission,
                event.seat,
                f"{attack.hits} of {attack.dice} dice hit",
                f"{losses} to the Defense Rolls at {self._one(attack.mission)}.",
                9 * attack.fallen + 20 * attack.hits / attack.dice,
                "rolls",
            )
        )

    def _compare(self, event: ev.Compared) -> None:
        self._attack.result = (event.arab, event.turk)
        short = event.turk - event.arab
        if not 0 <= short <= 2:
            return
        name, mission = self._name(event.seat), self._one(event.mission)
        text = (
            f"{name} failed at {mission}: a tie is not enough."
            if short == 0
            else f"{name} failed at {mission} for want of {short} Force."
        )
        title = f"{event.arab} against {event.turk}"
        weight = 42 - 8 * short + self._force[event.mission] / 2
        self._found.append(Highlight(event.mission, event.seat, title, text, weight, "failure"))

    def _win(self, number: int, event: ev.MissionWon) -> None:
        seats = len(self._total)
        self._total[event.seat] += self._force[event.mission]
        turn = (event.seat - self._first) % seats + 1
        when = number - 1 + turn / seats
        self.gains.append(Gain(event.seat, event.mission, when, self._total[event.seat]))
        if self._attack.result is None:
            return
        arab, turk = self._attack.result
        name, mission = self._name(event.seat), self._one(event.mission)
        if self._attack.played > 1:
            how = f"with {_number(self._attack.played)} events"
        else:
            how = "by a single point of Force" if arab - turk == 1 else f"by {arab - turk} Force"
        weight = 50 - 7 * (arab - turk) + self._force[event.mission]
        if self._total[event.seat] == self.result.totals[event.seat] == max(self.result.totals):
            weight += 8
        self._found.append(
            Highlight(
                event.mission,
                event.seat,
                f"{arab} against {turk}",
                f"{name} took {mission} {how}.",
                weight,
                "victory",
            )
        )

    def _steal(self, event: ev.LeaderTaken) -> None:
        tribe = self._parties.get(event.leader, 0)
        leader = self._card(event.leader)
        followers = f" and {_tribesmen(tribe)}" if tribe else ""
        self._found.append(
            Highlight(
                event.leader,
                event.seat,
                f"Stolen {leader}",
                f"{self._name(event.seat)} took {self._name(event.victim)}'s {leader}{followers}.",
                36 + 9 * tribe,
                "stolen",
            )
        )

    def _lose_leader(self, event: ev.LeaderLost) -> None:
        self._parties.pop(event.leader, None)
        tribe = len(event.tribe)
        if tribe < 2:
            return
        leader, name = self._card(event.leader), self._name(event.seat)
        left = "rode off with the loot" if event.why == "loot" else "was driven out by an event"
        self._found.append(
            Highlight(
                event.leader,
                event.seat,
                f"{leader} lost",
                f"{name}'s {leader} {left}, and {_tribesmen(tribe)} with him.",
                18 + 9 * tribe,
                "lost",
            )
        )

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
        """(rank from 1, seat): winners first, then by Force; level seats share a rank."""
        totals, winners = self.result.totals, self.result.outcome.winners
        seats = sorted(range(len(totals)), key=lambda seat: (seat not in winners, -totals[seat]))
        ranks: list[tuple[int, int]] = []
        for place, seat in enumerate(seats, 1):
            level = False
            if ranks:
                before = ranks[-1][1]
                same_side = (before in winners) == (seat in winners)
                level = same_side and totals[before] == totals[seat]
            ranks.append((ranks[-1][0] if level else place, seat))
        return ranks

    def note(self, seat: int) -> str:
        """What a player did, in a few words."""
        won = [gain.mission for gain in self.gains if gain.seat == seat]
        outcome = self.result.outcome
        if outcome.termination == "force" and seat in outcome.winners and won:
            return f"over the line with {self._one(won[-1])}"
        tried = self.attacks[seat]
        if not won:
            return f"no Mission in {_plural(tried, 'attack')}" if tried else "never attacked"
        names = {self._card(mission) for mission in won}
        what = _plural(len(won), names.pop() if len(names) == 1 else "Mission")
        return f"{what} in {_plural(tried, 'attack')}"

    def ending(self) -> Ending:
        """Who won, and how the game ended."""
        result = self.result
        winners, total = result.outcome.winners, max(result.totals)
        how = {
            "force": f"{total} Force of Missions, in round {result.rounds}",
            "all_missions": f"All Missions are won: {total} Force is the most",
            "drought": f"{self._dry_rounds()} without a won Mission: {total} Force is the most",
        }[result.outcome.termination]
        if result.totals.count(total) > len(winners):
            how = f"{how}, and the highest Mission decides"
        names = _listed([self._name(seat) for seat in winners])
        if len(winners) == 1:
            return Ending(f"{names} wins", "", how)
        return Ending(names, "share the win", how)

    def _dry_rounds(self) -> str:
        """How many full rounds at the end had no won Mission."""
        won = [n for n, event in self.result.events if isinstance(event, ev.MissionWon)]
        return _plural(self.result.rounds - max(won, default=0), "round")


@dataclass(slots=True)
class _Attack:
    """The attack that is going on."""

    seat: int = -1
    mission: int = -1
    hits: int = 0
    dice: int = 1
    fallen: int = 0
    played: int = 0
    """Events that the attacker played since it was declared."""
    result: tuple[int, int] | None = None


def _number(count: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six")
    return words[count] if count < len(words) else str(count)


def _tribesmen(count: int) -> str:
    return "one of the Tribesmen" if count == 1 else f"{_number(count)} Tribesmen"


def _plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 or word.endswith("s") else f"{count} {word}s"


def _listed(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)
