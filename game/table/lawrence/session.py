"""A game at the table without its picture: the match, who plays it, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.player import Bot
from game.match import Match
from game.rules.core.play import Action, Refusal
from game.rules.lawrence.events import Event
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import DISCARD, END, LOSE, SEARCH, WINDOW_1, WINDOW_2
from game.rules.lawrence.story import Story
from game.rules.lawrence.view import View
from game.table.lawrence.look import Player

_ASKED_ANYWAY = frozenset({WINDOW_1, WINDOW_2, END, LOSE, DISCARD, SEARCH})
"""Decisions that a person confirms even with one choice: rolling, comparing, ending the turn."""


class Session:
    """One game with its players. The table asks it who acts, and tells it what is done."""

    def __init__(self, match: Match, players: Sequence[Player], bots: Sequence[Bot | None]) -> None:
        """`bots` has the bot of each seat, None where a person sits."""
        self.match = match
        self.players = tuple(players)
        self.bots = tuple(bots)
        self.story = Story(match.rules.catalogue, [player.name for player in players])
        self.history: list[tuple[int, Event]] = [(1, event) for event in match.opening]
        """Every event with the round it happened in."""

    @property
    def rules(self) -> Lawrence:
        return self.match.rules

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def view(self, seat: int) -> View:
        """The game as `seat` may know it."""
        return self.match.view(seat)

    def play(self, action: Action) -> list[Event]:
        """Plays an action of the seat to decide. Raises IllegalActionError."""
        number = self.match.state.round
        events = self.match.play(action)
        for event in events:
            number = getattr(event, "round", number)
            self.history.append((number, event))
        return events

    def only_choice(self) -> Action | None:
        """What the seat to decide does without being asked: its one choice, if it is no event.

        People still confirm the dice, the comparison and the end of their turn.
        """
        frame = self.match.decision
        legal = self.match.legal_actions()
        if frame is None or len(legal) != 1:
            return None
        asked = frame.kind in _ASKED_ANYWAY and self.bots[frame.seat] is None
        return None if asked else legal[0]

    def bot_action(self) -> Action | None:
        """What the bot to decide does; None when a person decides."""
        frame = self.match.decision
        bot = self.bots[frame.seat] if frame else None
        if frame is None or bot is None:
            return None
        return bot.choose(self.match.view(frame.seat), self.match.legal_actions())

    def why_not(self, card: int, target: int) -> Refusal | None:
        """Why the seat to decide can't use a card so."""
        frame = self.match.decision
        kind = frame.kind if frame else ""
        action = self.rules.intend(kind, card, target)
        return self.rules.why_illegal(self.match.state, action)

    def why_unusable(self, card: int) -> Refusal | None:
        """Why the seat to decide can't use a card at all."""
        return self.rules.why_unusable(self.match.state, card)

    def told(self, viewer: int) -> list[tuple[int, str]]:
        """The log as `viewer` may know it: (seat that acted or -1, sentence)."""
        out = []
        for _, event in self.history:
            sentence = self.story.tell(self.rules.redact(event, viewer))
            if sentence:
                out.append((getattr(event, "seat", -1), sentence))
        return out
