"""A game at the table without its picture: the match, who plays it, and what has happened."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from game.bots.player import Bot
from game.bots.reasons import reason
from game.bots.registry import make_bot
from game.bots.thought import Thought
from game.games import AnyRules
from game.match import AnyMatch
from game.records.journal import Journal
from game.rules.core.events import TurnBegan
from game.rules.core.play import BARE, Action
from game.seating import ALWAYS, HUMAN, NEVER, WHEN_POSSIBLE
from game.table.look import Player


class Past(NamedTuple):
    """The game before an action; its place in the list is how many had been played."""

    state: Any
    events: int
    history: int
    seat: int
    words: str
    """The action as the log tells it, else in notation."""
    forced: bool
    """Whether it was the only one."""
    seal: str
    """What of it can't be unseen; empty when it can be taken back."""
    why: str = ""
    """Why a bot did it, in a sentence; empty for people."""


class Line(NamedTuple):
    """A line of the log."""

    seat: int
    """Who acted, or -1."""
    words: str
    cards: tuple[int, ...] = ()
    """The cards that are named in it."""
    why: str = ""
    """Why the bot did it that acted; empty where nobody knows or may know."""


class Undo(NamedTuple):
    """What can be taken back: after how many actions it was played, or -1 and why nothing can."""

    place: int
    words: str


def bot_of(kind: str, rules: AnyRules, seed: int | str, seat: int) -> Bot[Any] | None:
    """Who plays a seat of a game dealt from `seed`; None for a person."""
    return None if kind == HUMAN else make_bot(kind, rules, f"{seed}:{seat}")


class Session:
    """One game with its players. The table asks it who acts, and tells it what is done."""

    def __init__(
        self, match: AnyMatch, players: Sequence[Player], bots: Sequence[Bot[Any] | None]
    ) -> None:
        """`bots` has the bot of each seat, None where a person sits."""
        self.match = match
        self.journal: Journal | None = None
        """Where the game is kept, if it is; every action is on disk before it is shown."""
        self.unkept: str | None = None
        """Why it is kept nowhere, if the player should know."""
        self.players = tuple(players)
        self.bots = tuple(bots)
        self.names = [player.name for player in players]
        self.events: list[tuple[int, Any]] = [(1, event) for event in match.opening]
        """Every event with the round it happened in."""
        self.before: tuple[tuple[int, str], ...] = ()
        """The log of what was before `events`, in a game that began with a capsule."""
        self.asking: dict[tuple[int, str], str] = {}
        """How a person, by seat, wants to be asked at a kind of decision, for this game: one of
        ASKING, WHEN_POSSIBLE unless he said otherwise."""
        self._past: list[Past] = []
        self.history: list[tuple[int, tuple[int, ...]]] = [(1, match.rules.totals(match.state))]
        """Round and totals by seat after each action that changed the totals."""

    def undoable(self, free: bool = False) -> Undo:
        """What the person who decides now would take back, or why nothing can be.

        Who plays alone against bots may be `free` to take back anything.
        """
        free = free and len(self.humans) == 1
        frame = self.match.decision
        if frame is None or self.bots[frame.seat] is not None:
            return Undo(-1, "")
        for index in range(len(self._past) - 1, -1, -1):
            past = self._past[index]
            if past.seal and not free:
                return Undo(-1, f"{past.seal}.")
            if past.seat != frame.seat and free:
                continue
            if past.seat != frame.seat:
                return Undo(-1, f"{self.names[past.seat]} has decided since.")
            if not past.forced:
                return Undo(index, past.words)
        return Undo(-1, "you have done nothing yet.")

    def undo(self, free: bool = False) -> str:
        """Takes back the last action that the person who decides has chosen, and what followed
        from it; returns it in words. Raises ValueError with the reason when nothing can be."""
        undo = self.undoable(free)
        if undo.place < 0:
            raise ValueError(undo.words)
        seat = self._past[undo.place].seat
        sealed = any(later.seal or later.seat != seat for later in self._past[undo.place :])
        self.back_to(undo.place)
        if self.journal:
            self.journal.undo(undo.place, sealed)
        return undo.words

    def back_to(self, moves: int) -> None:
        """The game as it was when so many actions had been played."""
        past = self._past[moves]
        del self._past[moves:]
        # A clone, for what is kept here must not be played on.
        self.match.take_back(self.match.rules.clone(past.state), moves)
        del self.events[past.events :]
        del self.history[past.history :]

    def change_player(self, seat: int, kind: str) -> None:
        """Gives a seat to a person or a bot of a kind, from now on."""
        bot = bot_of(kind, self.match.rules, self.match.seed, seat)
        self.bots = (*self.bots[:seat], bot, *self.bots[seat + 1 :])
        player = self.players[seat]._replace(bot=bot is not None)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        if self.journal:
            self.journal.player(seat, kind)

    def change_asking(self, seat: int, kind: str, how: str) -> None:
        """A person wants to be asked otherwise, as long as this game lasts."""
        self.asking[seat, kind] = how
        if self.journal:
            self.journal.ask(seat, kind, how)

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def first_viewer(self) -> int:
        """Who sees the table first: the person who decides, else the first person there is."""
        frame, humans = self.match.decision, self.humans
        return frame.seat if frame and frame.seat in humans else humans[0] if humans else 0

    def play(self, action: Action, why: str = "") -> list[Any]:
        """Plays an action of the seat to decide; `why` is a bot's reason, in a sentence.

        Raises IllegalActionError.
        """
        match = self.match
        rules = match.rules
        number = rules.round(match.state)
        past = self._now(action)
        events = match.play(action)
        seals = [words for event in events if (words := rules.seal(event))]
        chance = "chance has fallen" if match.moves[-1].chance else ""
        told = None if action.verb in BARE else self._told(events)
        words = told or past.words
        seal = seals[0] if seals else chance
        self._past.append(past._replace(seal=seal, words=words, why=why))
        if self.journal:
            self.journal.move(rules, match.moves[-1], number, why)
            if match.outcome:
                self.journal.end(match.outcome)
        for event in events:
            if isinstance(event, TurnBegan):
                number = event.round
            self.events.append((number, event))
        totals = rules.totals(match.state)
        if totals != self.history[-1][1]:
            self.history.append((number, totals))
        return events

    def _told(self, events: list[Any]) -> str | None:
        """The first of the events that the log tells, without its full stop."""
        sentences = (self.tell(event) for event in events)
        return next((sentence.rstrip(".") for sentence in sentences if sentence), None)

    def _now(self, action: Action) -> Past:
        """The game before an action, to come back to."""
        match = self.match
        frame = match.decision
        return Past(
            match.rules.clone(match.state),
            len(self.events),
            len(self.history),
            frame.seat if frame else -1,
            match.rules.format(action),
            len(match.legal_actions()) == 1,
            "",
        )

    @property
    def problem(self) -> str | None:
        """Why the game can't be kept, in a line; None while all is well."""
        return self.journal.problem if self.journal else self.unkept

    def only_choice(self, asked_anyway: Collection[str]) -> Action | None:
        """What the seat to decide does without being asked: its one choice.

        People are asked all the same at decisions of the kinds `asked_anyway`, and at those of
        which they said so in `asking`; where they never want to be asked they do nothing, or what
        is suggested where something has to be done in another's turn.
        """
        frame = self.match.decision
        legal = self.match.legal_actions()
        if frame is None or not legal:
            return None
        person = self.bots[frame.seat] is None
        asking = self.asking.get((frame.seat, frame.kind), WHEN_POSSIBLE)
        if person and asking == NEVER:
            bare = next((action for action in legal if action.verb in BARE), None)
            view = self.match.view(frame.seat)
            if bare or view.active != frame.seat:
                return bare or self.suggested()
        if len(legal) != 1:
            return None
        asked = frame.kind in asked_anyway or asking == ALWAYS
        return None if person and asked else legal[0]

    def suggested(self) -> Action:
        """What `steady` would do for the seat to decide, by what that seat knows."""
        frame = self.match.decision
        assert frame is not None
        adviser = make_bot("steady", self.match.rules, 0)
        return adviser.choose(self.match.view(frame.seat), self.match.legal_actions())

    @property
    def bot(self) -> Bot[Any] | None:
        """The bot that decides; None when a person does, or nobody."""
        frame = self.match.decision
        return self.bots[frame.seat] if frame else None

    def bot_thought(self) -> Thought | None:
        """What the bot to decide does, thought out at once; None when a person decides."""
        frame, bot = self.match.decision, self.bot
        if frame is None or bot is None:
            return None
        return bot.think(self.match.view(frame.seat), self.match.legal_actions())

    def why(self, thought: Thought) -> str:
        """The reason of a thought about the decision at hand, in a sentence."""
        return reason(self.match.rules.game, thought)

    def tell(self, event: Any) -> str | None:
        """A sentence for an event; give it redacted ones."""
        return self.match.rules.tell(event, self.names)

    def told(self, viewer: int, since: int = 0) -> tuple[tuple[int, str], ...]:
        """The log as `viewer` may know it: (seat that acted or -1, sentence).

        `since` leaves out so many events at the beginning.
        """
        lines = [(actor, words) for actor, words, _, _ in self._told_events(viewer, None, since)]
        return tuple(reversed(lines))

    def lines(self, viewer: int, seat: int | None = None, reasons: bool = False) -> Iterator[Line]:
        """The lines of the log as `viewer` may know them, the latest first; only those of what
        `seat` did, if it is given. With the `reasons` of bots, which tell what they hold."""
        mentions = self.match.rules.mentions
        starts = [past.events for past in self._past] if reasons else []
        for actor, words, event, index in self._told_events(viewer, seat, 0):
            at = bisect_right(starts, index) - 1
            why = self._past[at].why if at >= 0 and self._past[at].seat == actor else ""
            yield Line(actor, words, mentions(event) if event else (), why)

    def _told_events(
        self, viewer: int, seat: int | None, since: int
    ) -> Iterator[tuple[int, str, Any, int]]:
        """Who acted, the sentence, the redacted event (None before there were any) and its place
        among `events` of what the log tells, the latest first."""
        rules = self.match.rules
        for index in range(len(self.events) - 1, since - 1, -1):
            event = rules.redact(self.events[index][1], viewer)
            actor = getattr(event, "seat", -1)
            if seat is not None and actor != seat:
                continue
            words = self.tell(event)
            if words:
                yield actor, words, event, index
        if not since:
            for actor, words in reversed(self.before):
                if seat is None or actor == seat:
                    yield actor, words, None, -1
