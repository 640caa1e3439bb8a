"""The game told in sentences: one for each event worth telling, as its reader may know it."""

from __future__ import annotations

from typing import Final

from game.rules.core import story as core
from game.rules.core.story import listed
from game.rules.prehistoric import events as ev
from game.rules.prehistoric.state import GENERIC, Member

_ENDS: Final = {
    "people": "has grown large enough",
    "last_tribe": "is the last tribe",
}
VOLLEYS: Final = {"ranged": "Ranged volley", "hand": "Hand-to-hand volley"}
"""What the volleys of a raid are called, by the word for them in events."""
_LOST: Final = {
    "hardship": "dies of the Hardship",
    "starved": "starves",
    "fell": "falls",
    "captured": "is captured",
}


class Story(core.Story):
    """Tells events with the names of the players and of the cards."""

    def card(self, card: int) -> str:
        return "a Person" if card == GENERIC else super().card(card)

    def _member(self, member: Member | None) -> str:
        if member is None:
            return "Person"
        name = self.card(member.card) if member.card >= 0 else "Person"
        gear = [self.card(card) for card in member.gear]
        return f"{name} with {listed(gear)}" if gear else name

    def _played(self, event: ev.Played) -> str:
        return f"{self.names[event.seat]} plays {self.card(event.card)}."

    def _hunted(self, event: ev.Hunted) -> str:
        return f"{self.names[event.seat]} hunts: {self.card(event.card)}, {event.food} Food."

    def _afflicted(self, event: ev.Afflicted) -> str:
        return (
            f"{self.names[event.seat]} plays {self.card(event.card)} on {self.names[event.target]}."
        )

    def _negated(self, event: ev.Negated) -> str:
        return (
            f"{self.names[event.seat]} answers {self.card(event.hardship)} with "
            f"{self.card(event.card)}."
        )

    def _grew(self, event: ev.Grew) -> str:
        people = "1 Person" if event.people == 1 else f"{event.people} People"
        if event.victim >= 0:
            name = self.names[event.seat]
            return f"{name} frees {people} from {self.names[event.victim]}'s camp."
        return f"{self.names[event.seat]}'s tribe grows by {people}."

    def _joined(self, event: ev.Joined) -> str:
        return f"A {self.card(event.card)} joins {self.names[event.seat]}'s tribe."

    def _geared(self, event: ev.Geared) -> str:
        return f"{self.names[event.seat]} hands out {self.card(event.card)}."

    def _lost(self, event: ev.PersonLost) -> str:
        return f"{self.names[event.seat]}'s {self._member(event.member)} {_LOST[event.why]}."

    def _paid(self, event: ev.FoodPaid) -> str | None:
        if not event.owed:
            return None
        text = f"{self.names[event.seat]} owes {event.owed} Food and pays {event.paid}"
        if event.prisoners:
            some = "a prisoner" if event.prisoners == 1 else f"{event.prisoners} prisoners"
            return (
                f"{text}; {some} are eaten." if event.prisoners > 1 else f"{text}; {some} is eaten."
            )
        return f"{text}."

    def _raid(self, event: ev.RaidBegan) -> str:
        return (
            f"{self.names[event.seat]} raids {self.names[event.target]}: {self.card(event.card)}."
        )

    def _sent(self, event: ev.Sent) -> str:
        count = event.people + len(event.members)
        return f"{self.names[event.seat]} sends {_counted(count, 'raider')}."

    def _round(self, event: ev.RoundBegan) -> str:
        return f"Round {event.number} of the raid."

    def _volley(self, event: ev.VolleyRolled) -> str:
        hits = [sum(d.side == side and d.face <= d.strength for d in event.dice) for side in (0, 1)]
        return f"{VOLLEYS[event.volley]}: {hits[0]} against {hits[1]} hits."

    def _rerolled(self, event: ev.Rerolled) -> str:
        return (
            f"{self.card(event.card)}: a {event.before} is rolled again and becomes {event.face}."
        )

    def _compared(self, event: ev.RoundCompared) -> str:
        attack, defense = event.lost
        lost = [_counted(attack, "raider"), _counted(defense, "defender")]
        return f"Losses: {', '.join(lost)}."

    def _ended(self, event: ev.RaidEnded) -> str:
        if event.winner < 0:
            return "The raid ends, and nobody has won."
        return f"{self.names[(event.seat, event.defender)[event.winner]]} wins the raid."

    def _spoils(self, event: ev.SpoilsRolled) -> str:
        name, victim = self.names[event.seat], self.names[event.victim]
        if event.what == "food":
            return f"{name} rolls {event.face} and takes {event.taken} Food from {victim}."
        return f"{name} rolls {event.face} and captures {event.taken} of {victim}'s People."

    def _out(self, event: ev.TribeOut) -> str:
        return f"{self.names[event.seat]}'s tribe is no more."

    def _over(self, event: ev.GameEnded) -> str:
        winners = [self.names[seat] for seat in event.outcome.winners]
        how = event.outcome.termination
        if not winners:
            return "The last tribes have died together: the game is a draw."
        if how == "rounds":
            verb = "wins" if len(winners) == 1 else "share the win"
            return f"The rounds are over: {listed(winners)} {verb}."
        return f"{listed(winners)} {_ENDS[how]} and wins."


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


Story.tellers = {
    ev.Played: Story._played,
    ev.Hunted: Story._hunted,
    ev.Afflicted: Story._afflicted,
    ev.Negated: Story._negated,
    ev.Grew: Story._grew,
    ev.Joined: Story._joined,
    ev.Geared: Story._geared,
    ev.PersonLost: Story._lost,
    ev.FoodPaid: Story._paid,
    ev.RaidBegan: Story._raid,
    ev.Sent: Story._sent,
    ev.RoundBegan: Story._round,
    ev.VolleyRolled: Story._volley,
    ev.Rerolled: Story._rerolled,
    ev.RoundCompared: Story._compared,
    ev.RaidEnded: Story._ended,
    ev.SpoilsRolled: Story._spoils,
    ev.TribeOut: Story._out,
    ev.GameEnded: Story._over,
}
