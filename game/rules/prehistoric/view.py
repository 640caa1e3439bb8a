"""What one seat may know of a game, and worlds that agree with it (P5)."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.play import Frame, Outcome
from game.rules.core.rules import Shuffler
from game.rules.prehistoric.state import Options, Raid, State, Tables, Tribe


class View(NamedTuple):
    """A game as `seat` sees it. Field names and meanings as in `State`, where not said."""

    seat: int
    seats: int
    options: Options
    first: int
    active: int
    round: int
    phase: str
    deck: int
    """How many cards the deck holds."""
    discard: tuple[int, ...]
    limbo: tuple[int, ...]
    hand: tuple[int, ...]
    """The seat's own cards."""
    hands: tuple[int, ...]
    """How many cards each hand holds."""
    tribes: tuple[Tribe, ...]
    hunted: int
    raid: Raid | None
    agenda: tuple[Frame, ...]
    outcome: Outcome | None

    @property
    def decision(self) -> Frame | None:
        """What waits for whom; None when the game is over."""
        return self.agenda[-1] if self.agenda else None


def view(state: State, seat: int) -> View:
    """The game as `seat` may know it."""
    return View(
        seat,
        state.seats,
        state.options,
        state.first,
        state.active,
        state.round,
        state.phase,
        len(state.deck),
        tuple(state.discard),
        state.limbo,
        tuple(state.hands[seat]),
        tuple([len(hand) for hand in state.hands]),
        tuple(state.tribes),
        state.hunted,
        state.raid,
        tuple(state.agenda),
        state.outcome,
    )


def determinize(tables: Tables, seen: View, rng: Shuffler) -> State:
    """A world that agrees with all that the seat knows, the rest dealt at random."""
    state = State(seen.seats, seen.options, seen.first)
    state.active = seen.active
    state.round = seen.round
    state.phase = seen.phase
    state.discard = list(seen.discard)
    state.limbo = seen.limbo
    state.tribes = list(seen.tribes)
    state.hunted = seen.hunted
    state.raid = seen.raid
    state.agenda = list(seen.agenda)
    state.outcome = seen.outcome
    gone = {*seen.discard, *seen.limbo, *seen.hand}
    for tribe in seen.tribes:
        for member in tribe.band:
            gone.add(member.card)
            gone.update(member.gear)
    hidden = [card for card in range(len(tables.line_of)) if card not in gone]
    hidden = [hidden[index] for index in rng.shuffle(len(hidden))]
    for other in range(seen.seats):
        if other == seen.seat:
            state.hands[other] = list(seen.hand)
        else:
            state.hands[other] = hidden[: seen.hands[other]]
            del hidden[: seen.hands[other]]
    state.deck = hidden
    return state
