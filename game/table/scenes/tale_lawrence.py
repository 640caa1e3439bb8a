"""The tale of a finished game of Lawrence of Arabia."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.lawrence import events as ev
from game.table.scenes.tale import Ending, GameResult, Highlight, Step, Tale, counted, plural


class LawrenceTale(Tale):
    """Attacks, Missions and Leaders."""

    chart_title = "Force in the Victory piles"

    def __init__(self, result: GameResult) -> None:
        seats = len(result.players)
        catalogue = result.rules.catalogue
        self.goal = catalogue.header["victory_force"]
        self.attacks = [0] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]
        """Missions won by each seat, in order."""
        self._force = [
            catalogue.line(card).number("force") for card in range(len(catalogue.line_of))
        ]
        self._parties: dict[int, int] = {}
        """Leader in play to the number of his Tribesmen."""
        self._attack = _Attack()
        super().__init__(result)

    def marks(self) -> list[Step]:
        return [step for step in self.steps if step.gain > 0]

    # ---- the events

    def _take(self, number: int, event: ev.Event) -> None:
        match event:
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
                self._win(event)
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
        losses = f"{self.name(event.seat)} lost {_tribesmen(attack.fallen)}"
        self._found.append(
            Highlight(
                attack.mission,
                event.seat,
                f"{attack.hits} of {attack.dice} dice hit",
                f"{losses} to the Defense Rolls at {self.one(attack.mission)}.",
                9 * attack.fallen + 20 * attack.hits / attack.dice,
                "rolls",
            )
        )

    def _compare(self, event: ev.Compared) -> None:
        self._attack.result = (event.arab, event.turk)
        short = event.turk - event.arab
        if not 0 <= short <= 2:
            return
        name, mission = self.name(event.seat), self.one(event.mission)
        text = (
            f"{name} failed at {mission}: a tie is not enough."
            if short == 0
            else f"{name} failed at {mission} for want of {short} Force."
        )
        title = f"{event.arab} against {event.turk}"
        weight = 42 - 8 * short + self._force[event.mission] / 2
        self._found.append(Highlight(event.mission, event.seat, title, text, weight, "failure"))

    def _win(self, event: ev.MissionWon) -> None:
        won = self.won[event.seat]
        won.append(event.mission)
        if self._attack.result is None:
            return
        arab, turk = self._attack.result
        name, mission = self.name(event.seat), self.one(event.mission)
        if self._attack.played > 1:
            how = f"with {counted(self._attack.played)} events"
        else:
            how = "by a single point of Force" if arab - turk == 1 else f"by {arab - turk} Force"
        weight = 50 - 7 * (arab - turk) + self._force[event.mission]
        total = sum(self._force[each] for each in won)
        if total == self.result.totals[event.seat] == max(self.result.totals):
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
        leader = self.card(event.leader)
        followers = f" and {_tribesmen(tribe)}" if tribe else ""
        self._found.append(
            Highlight(
                event.leader,
                event.seat,
                f"Stolen {leader}",
                f"{self.name(event.seat)} took {self.name(event.victim)}'s {leader}{followers}.",
                36 + 9 * tribe,
                "stolen",
            )
        )

    def _lose_leader(self, event: ev.LeaderLost) -> None:
        self._parties.pop(event.leader, None)
        tribe = len(event.tribe)
        if tribe < 2:
            return
        leader, name = self.card(event.leader), self.name(event.seat)
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

    def note(self, seat: int) -> str:
        won = self.won[seat]
        outcome = self.result.outcome
        if outcome.termination == "force" and seat in outcome.winners and won:
            return f"over the line with {self.one(won[-1])}"
        tried = self.attacks[seat]
        if not won:
            return f"no Mission in {plural(tried, 'attack')}" if tried else "never attacked"
        names = {self.card(mission) for mission in won}
        what = plural(len(won), names.pop() if len(names) == 1 else "Mission")
        return f"{what} in {plural(tried, 'attack')}"

    def ending(self) -> Ending:
        result = self.result
        winners, total = result.outcome.winners, max(result.totals)
        how = {
            "force": f"{total} Force of Missions, in round {result.rounds}",
            "all_missions": f"All Missions are won: {total} Force is the most",
            "drought": f"{self._dry_rounds()} without a won Mission: {total} Force is the most",
        }[result.outcome.termination]
        if result.totals.count(total) > len(winners):
            how = f"{how}, and the highest Mission decides"
        return self.named_ending(how)

    def _dry_rounds(self) -> str:
        """How many full rounds at the end had no won Mission."""
        won = [n for n, event in self.result.events if isinstance(event, ev.MissionWon)]
        return plural(self.result.rounds - max(won, default=0), "round")


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


def _tribesmen(count: int) -> str:
    return "one of the Tribesmen" if count == 1 else f"{counted(count)} Tribesmen"
