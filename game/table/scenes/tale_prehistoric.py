"""The tale of a finished game of Prehistoric Warfare."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from game.rules.prehistoric import events as ev
from game.table.scenes.tale import Ending, GameResult, Highlight, Step, Tale, plural

_LEAP: Final = 3
"""From so many people on, a gain bears the emblem of its player in the chart."""


class PrehistoricTale(Tale):
    """Raids, hunts and tribes that are no more."""

    chart_title = "People"

    def __init__(self, result: GameResult) -> None:
        seats = len(result.players)
        self.goal = result.rules.catalogue.header["victory_people"]
        self.raids = [0] * seats
        self.raids_won = [0] * seats
        self.out: dict[int, int] = {}
        """Seats whose tribes are no more, with the round."""
        self._raid = _Raid()
        self._hunted: list[Counter[int]] = [Counter() for _ in range(seats)]
        """Food that each seat got of each Hunting card."""
        self._struck: dict[int, int] = {}
        """The Hardship or Raiding card that struck each seat last."""
        self._last_loss: dict[int, str] = {}
        """Why each seat lost somebody last."""
        super().__init__(result)
        self._tell_hunts()

    # ---- the events

    def _take(self, number: int, event: ev.Event) -> None:
        match event:
            case ev.Hunted():
                self._hunted[event.seat][event.card] += event.food
            case ev.Afflicted():
                self._struck[event.target] = event.card
            case ev.RaidBegan():
                self.raids[event.seat] += 1
                self._raid = _Raid(event.seat, event.target, event.card)
                self._struck[event.target] = self._struck[event.seat] = event.card
            case ev.PersonLost():
                self._last_loss[event.seat] = event.why
                if event.why == "fell":
                    self._raid.fallen[event.seat] += 1
            case ev.RaidEnded():
                self._end_raid(event)
            case ev.Grew():
                self._free(event)
            case ev.SpoilsRolled():
                self._capture(event)
            case ev.TribeOut():
                self._wipe_out(number, event.seat)
            case _:
                pass

    def _end_raid(self, event: ev.RaidEnded) -> None:
        raid = self._raid
        self.raids_won[event.seat] += event.winner == 0
        dead = raid.fallen.total()
        if dead < 2:
            return
        attacker, defender = self.name(event.seat), self.name(event.defender)
        raiders = plural(raid.fallen[event.seat], "raider")
        losses = f"{raiders} and {plural(raid.fallen[event.defender], 'defender')}"
        end = "nobody won"
        if event.winner >= 0:
            end = f"{(attacker, defender)[event.winner]} won"
        self._found.append(
            Highlight(
                raid.card,
                event.defender if event.winner == 1 else event.seat,
                f"{dead} dead",
                f"{attacker} raided {defender}: {losses} fell, and {end}.",
                14 + 4 * dead,
                "raid",
            )
        )

    def _free(self, event: ev.Grew) -> None:
        if event.victim < 0:
            return
        freed = plural(event.people, "prisoner")
        text = f"{self.name(event.seat)} freed {freed} from {self.name(event.victim)}."
        weight = 22 + 9 * event.people
        self._found.append(
            Highlight(self._raid.card, event.seat, f"{freed} freed", text, weight, "freed")
        )

    def _capture(self, event: ev.SpoilsRolled) -> None:
        if event.what != "captives" or not event.taken:
            return
        people = "one" if event.taken == 1 else str(event.taken)
        text = f"{self.name(event.seat)} took {people} of {self.name(event.victim)}'s people home."
        title = plural(event.taken, "prisoner")
        weight = 16 + 6 * event.taken
        self._found.append(Highlight(self._raid.card, event.seat, title, text, weight, "captives"))

    def _wipe_out(self, number: int, seat: int) -> None:
        self.out[seat] = number
        card = self._struck.get(seat)
        if card is None:  # it starved without anybody's doing
            return
        name, raid = self.name(seat), self._raid
        text, who = f"{self.card(card)} took the last of {name}'s people.", seat
        if self._last_loss.get(seat) == "starved":
            text = f"The last of {name}'s people starved."
        elif card == raid.card and seat == raid.target:
            text, who = f"{self.name(raid.seat)} left nobody of {name}'s tribe.", raid.seat
        elif card == raid.card:
            text = f"{name}'s last people fell on a raid against {self.name(raid.target)}."
        self._found.append(Highlight(card, who, "A tribe is no more", text, 70, "out"))

    def _tell_hunts(self) -> None:
        """The tribe that hunted most, with what it lived on."""
        food = [hunted.total() for hunted in self._hunted]
        most = max(food)
        if not most:
            return
        seat = food.index(most)
        card, _ = self._hunted[seat].most_common(1)[0]
        text = f"{self.name(seat)}'s hunters brought home more than any others."
        self._found.append(
            Highlight(card, seat, f"{most} Food hunted", text, 20 + most / 4, "hunt")
        )

    # ---- what the screen asks for

    def marks(self) -> list[Step]:
        return [step for step in self.steps if step.gain >= _LEAP or not step.total]

    def standing(self, seat: int) -> tuple[int, ...]:
        return (self.result.totals[seat], self.out.get(seat, self.result.rounds))

    def note(self, seat: int) -> str:
        if seat in self.out:
            return f"no more since round {self.out[seat]}"
        raids, won = self.raids[seat], self.raids_won[seat]
        if not raids:
            return "never raided"
        if not won:
            return f"no raid won in {plural(raids, 'attempt')}"
        return f"{won} of {plural(raids, 'raid')} won"

    def ending(self) -> Ending:
        result = self.result
        best, number = max(result.totals), result.rounds
        how = {
            "people": f"{best} people, in round {number}",
            "last_tribe": f"The last tribe, in round {number}",
            "all_dead": f"The last tribes died together, in round {number}",
            "rounds": f"{plural(number, 'round')} are over: {best} people are the most",
        }[result.outcome.termination]
        if result.outcome.termination == "rounds":
            level = result.totals.count(best) > len(result.outcome.winners)
            how += ", and Food decides" if level else ""
        return self.named_ending(how)


@dataclass(slots=True)
class _Raid:
    """The raid that is going on, or the last one."""

    seat: int = -1
    target: int = -1
    card: int = -1
    fallen: Counter[int] = field(default_factory=Counter)
    """People who fell, by seat."""
