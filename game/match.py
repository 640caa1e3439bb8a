"""One game being played: rules, state, chance and record. The one door for all that play."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeAlias

from game.rules.core.dice import Chance, Dice, Recording, Seeded
from game.rules.core.play import Action, Frame, IllegalActionError, Outcome
from game.rules.core.rules import EventT, OptionsT, Rules, StateT, ViewT


class Move(NamedTuple):
    """An action as it was played, with the chance that fell on it: enough to play it again."""

    seat: int
    action: Action
    chance: tuple[Chance, ...]


class Match(Generic[StateT, ViewT, EventT, OptionsT]):
    """A game from its deal on. Legality is checked here and nowhere behind."""

    def __init__(
        self,
        rules: Rules[StateT, ViewT, EventT, OptionsT],
        seats: int,
        options: OptionsT,
        seed: int | str,
        first: int | None = None,
        dice: Dice | None = None,
    ) -> None:
        """Deals a game. `dice` takes the place of chance from `seed`, as a replay wants it.

        Raises ValueError for a number of seats or a first seat that the rules don't have.
        """
        self.rules = rules
        self.seed = seed
        self._dice = Recording(dice or Seeded(seed))
        self.state, self.opening = rules.new_game(seats, options, self._dice, first)
        self.deal = self._take_chance()
        """The chance of the deal."""
        self.moves: list[Move] = []

    @classmethod
    def at(
        cls,
        rules: Rules[StateT, ViewT, EventT, OptionsT],
        state: StateT,
        dice: Dice,
        seed: int | str = 0,
    ) -> Match[StateT, ViewT, EventT, OptionsT]:
        """A match that goes on from a position, as a scenario sets one up."""
        match = cls.__new__(cls)
        match.rules = rules
        match.seed = seed
        match._dice = Recording(dice)
        match.state = state
        match.opening = []
        match.deal = ()
        match.moves = []
        return match

    def _take_chance(self) -> tuple[Chance, ...]:
        taken = tuple(self._dice.taken)
        self._dice.taken.clear()
        return taken

    @property
    def decision(self) -> Frame | None:
        """What waits for whom; None when the game is over."""
        return self.rules.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.rules.outcome(self.state)

    def view(self, seat: int) -> ViewT:
        """The game as `seat` may know it."""
        return self.rules.view(self.state, seat)

    def legal_actions(self) -> list[Action]:
        """All that the seat to decide may do."""
        return self.rules.legal_actions(self.state)

    def take_back(self, state: StateT, moves: int) -> None:
        """Goes back to `state`, a clone made when so many moves had been played. Chance goes on."""
        self.state = state
        del self.moves[moves:]

    def play(self, action: Action) -> list[EventT]:
        """Plays an action of the seat to decide and returns what happened.

        Raises IllegalActionError with the refusal; the state is then unchanged.
        """
        refusal = self.rules.why_illegal(self.state, action)
        if refusal:
            raise IllegalActionError(refusal)
        frame = self.rules.decision(self.state)
        assert frame is not None, "an action is legal, and nobody is to decide"
        events = self.rules.apply(self.state, action, self._dice)
        self.moves.append(Move(frame.seat, action, self._take_chance()))
        return events


AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
"""A game of whatever kind."""
