"""A game at the table without its picture: the match, who plays it, and what has happened."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.bots.player import Bot
from game.match import Match
from game.records.journal import Journal
from game.rules.core.play import Action
from game.table.look import Player

AnyMatch = Match[Any, Any, Any, Any]


class Session:
    """One game with its players. The table asks it who acts, and tells it what is done."""

    def __init__(
        self, match: AnyMatch, players: Sequence[Player], bots: Sequence[Bot[Any] | None]
    ) -> None:
        """`bots` has the bot of each seat, None where a person sits."""
        self.match = match
        self.journal: Journal | None = None
        """Where the game is kept, if it is; every action is on disk before it is shown."""
        self.players = tuple(players)
        self.bots = tuple(bots)
        self.names = [player.name for player in players]
        self.events: list[tuple[int, Any]] = [(1, event) for event in match.opening]
        """Every event with the round it happened in."""
        self.history: list[tuple[int, tuple[int, ...]]] = [(1, match.rules.totals(match.state))]
        """Round and totals by seat after each action that changed the totals."""

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def play(self, action: Action) -> list[Any]:
        """Plays an action of the seat to decide. Raises IllegalActionError."""
        match = self.match
        number = match.rules.round(match.state)
        events = match.play(action)
        if self.journal:
            self.journal.move(match.rules, match.moves[-1], number)
            if match.outcome:
                self.journal.end(match.outcome)
        for event in events:
            if type(event).__name__ == "TurnBegan":
                number = event.round
            self.events.append((number, event))
        totals = match.rules.totals(match.state)
        if totals != self.history[-1][1]:
            self.history.append((number, totals))
        return events

    @property
    def problem(self) -> str | None:
        """Why the game can't be kept, in a line; None while all is well."""
        return self.journal.problem if self.journal else None

    def only_choice(self, asked_anyway: Collection[str]) -> Action | None:
        """What the seat to decide does without being asked: its one choice.

        People are asked all the same at decisions of the kinds `asked_anyway`.
        """
        frame = self.match.decision
        legal = self.match.legal_actions()
        if frame is None or len(legal) != 1:
            return None
        asked = frame.kind in asked_anyway and self.bots[frame.seat] is None
        return None if asked else legal[0]

    def bot_action(self) -> Action | None:
        """What the bot to decide does; None when a person decides."""
        frame = self.match.decision
        bot = self.bots[frame.seat] if frame else None
        if frame is None or bot is None:
            return None
        return bot.choose(self.match.view(frame.seat), self.match.legal_actions())

    def tell(self, event: Any) -> str | None:
        """A sentence for an event; give it redacted ones."""
        return self.match.rules.tell(event, self.names)

    def told(self, viewer: int) -> list[tuple[int, str]]:
        """The log as `viewer` may know it: (seat that acted or -1, sentence)."""
        out = []
        for _, event in self.events:
            sentence = self.tell(self.match.rules.redact(event, viewer))
            if sentence:
                out.append((getattr(event, "seat", -1), sentence))
        return out
