"""The game told in sentences: one for each event worth telling, as its reader may know it."""

from __future__ import annotations

from typing import Final

from game.rules.core import story as core
from game.rules.core.cards import HIDDEN
from game.rules.core.story import listed
from game.rules.lawrence import events as ev
from game.rules.lawrence.effects import PLAYER_EFFECTS
from game.rules.lawrence.state import succeeds

_ENDS: Final = {
    "force": "reaches the Force that wins",
    "all_missions": "every Mission is won",
    "drought": "no Mission was won for too long",
}


class Story(core.Story):
    """Tells events with the names of the players and of the cards."""

    def _skipped(self, event: ev.TurnSkipped) -> str:
        return f"{self.names[event.seat]} is captured and skips this turn."

    def _phases_skipped(self, event: ev.PhasesSkipped) -> str:
        return f"{self.names[event.seat]} is lost in the desert: no Mission this turn."

    def _played(self, event: ev.Played) -> str:
        text = f"{self.names[event.seat]} plays {self.card(event.card)}"
        if event.target < 0:
            return f"{text}."
        effect = self.catalogue.line(event.card).effect
        if effect and effect.kind in PLAYER_EFFECTS:
            return f"{text} on {self.names[event.target]}."
        joint = "with the" if effect and effect.kind == "extra_leader" else "on the"
        return f"{text} {joint} {self.card(event.target)}."

    def _recruited(self, event: ev.Recruited) -> str:
        return f"{self.names[event.seat]} recruits a {self.card(event.leader)}."

    def _attached(self, event: ev.Attached) -> str:
        return (
            f"{self.names[event.seat]} attaches {self.card(event.card)} "
            f"to the {self.card(event.leader)}."
        )

    def _placed(self, event: ev.Placed) -> str:
        return (
            f"{self.names[event.seat]} places the Mission {self.card(event.mission)} "
            f"and attacks it with the {self.card(event.leader)}."
        )

    def _attacked(self, event: ev.Attacked) -> str:
        return (
            f"{self.names[event.seat]} attacks {self.card(event.mission)} "
            f"with the {self.card(event.leader)}."
        )

    def _defended(self, event: ev.Defended) -> str:
        return (
            f"{self.names[event.seat]} defends {self.card(event.mission)} "
            f"with {self.card(event.card)}."
        )

    def _joined(self, event: ev.Joined) -> str:
        return f"The {self.card(event.leader)} joins the attack."

    def _removed(self, event: ev.DefenseRemoved) -> str:
        return f"{self.card(event.card)} is surprised and leaves {self.card(event.mission)}."

    def _rolled(self, event: ev.Rolled) -> str:
        faces = ", ".join(str(face) for face in sorted(event.faces, reverse=True))
        hits = "no hit" if not event.hits else "1 hit" if event.hits == 1 else f"{event.hits} hits"
        return f"Defense Rolls {faces}: {hits}."

    def _tribesman_lost(self, event: ev.TribesmanLost) -> str:
        card, leader = self.card(event.card), self.card(event.leader)
        if event.why == "left":
            return f"{card} leave {self.names[event.seat]}'s {leader} after the attack."
        return f"{self.names[event.seat]}'s {leader} loses {card}."

    def _leader_lost(self, event: ev.LeaderLost) -> str:
        text = f"{self.names[event.seat]}'s {self.card(event.leader)} is discarded"
        if not event.tribe:
            return f"{text}."
        return f"{text} with {self.cards(event.tribe)}."

    def _compared(self, event: ev.Compared) -> str:
        name = self.card(event.mission)
        if succeeds(event.arab, event.turk):
            return f"{event.arab} beats {event.turk}: {self.names[event.seat]} takes {name}."
        word = "equals" if event.arab == event.turk else "does not beat"
        return f"{event.arab} {word} {event.turk}: {self.names[event.seat]} fails at {name}."

    def _loot_rolled(self, event: ev.LootRolled) -> str:
        return f"Loot roll for the {self.card(event.leader)}: {event.face}."

    def _loot_settled(self, event: ev.LootSettled) -> str:
        leader = self.card(event.leader)
        end = "leaves with his loot" if event.gone else "stays"
        return f"The Loot roll counts {event.total}: the {leader} {end}."

    def _taken(self, event: ev.LeaderTaken) -> str:
        return (
            f"{self.names[event.seat]} takes control of {self.names[event.victim]}'s "
            f"{self.card(event.leader)}."
        )

    def _seen(self, event: ev.HandSeen) -> str:
        if HIDDEN in event.cards:
            return f"{self.names[event.seat]} looks at {self.names[event.victim]}'s hand."
        return f"{self.names[event.victim]} holds {self.cards(event.cards)}."

    def _searched(self, event: ev.Searched) -> str:
        return f"{self.names[event.seat]} takes {self.card(event.card)} from the deck."

    def _ended(self, event: ev.GameEnded) -> str:
        winners = listed([self.names[seat] for seat in event.outcome.winners])
        why = _ENDS[event.outcome.termination]
        if event.outcome.termination == "force":
            return f"{winners} {why}: {event.totals[event.outcome.winners[0]]}."
        verb = "wins" if len(event.outcome.winners) == 1 else "share the win"
        return f"The game ends, for {why}: {winners} {verb}."


Story.tellers = {
    ev.TurnSkipped: Story._skipped,
    ev.PhasesSkipped: Story._phases_skipped,
    ev.Played: Story._played,
    ev.Recruited: Story._recruited,
    ev.Attached: Story._attached,
    ev.Placed: Story._placed,
    ev.Attacked: Story._attacked,
    ev.Defended: Story._defended,
    ev.Joined: Story._joined,
    ev.DefenseRemoved: Story._removed,
    ev.Rolled: Story._rolled,
    ev.TribesmanLost: Story._tribesman_lost,
    ev.LeaderLost: Story._leader_lost,
    ev.Compared: Story._compared,
    ev.LootRolled: Story._loot_rolled,
    ev.LootSettled: Story._loot_settled,
    ev.LeaderTaken: Story._taken,
    ev.HandSeen: Story._seen,
    ev.Searched: Story._searched,
    ev.GameEnded: Story._ended,
}
