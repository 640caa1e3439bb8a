"""What one seat may know of a game, and worlds that agree with it (L5, L27, L31)."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.core.play import Frame, Outcome
from game.rules.core.rules import Shuffler
from game.rules.lawrence.state import (
    SEARCH,
    Battle,
    Loot,
    Options,
    Party,
    Stand,
    State,
    Tables,
)


class View(NamedTuple):
    """A game as `seat` sees it. Field names and meanings as in `State`, where not said."""

    seat: int
    seats: int
    options: Options
    first: int
    active: int
    round: int
    dry: int
    won: bool
    phase: str
    deck: int
    """How many cards the deck holds."""
    discard: tuple[int, ...]
    limbo: tuple[int, ...]
    hand: tuple[int, ...]
    """The seat's own cards."""
    hands: tuple[int, ...]
    """How many cards each hand holds."""
    known: tuple[tuple[int, ...], ...]
    """For each seat, the cards of its hand that this seat has seen by Long Ears (L31)."""
    camps: tuple[tuple[Party, ...], ...]
    missions: tuple[Stand, ...]
    victory: tuple[tuple[int, ...], ...]
    lost: tuple[bool, ...]
    captured: tuple[bool, ...]
    cross: int
    recruited: int
    attached: bool
    battle: Battle | None
    loot: Loot | None
    search: tuple[int, ...]
    """The deck in card order, while this seat looks through it with a Guide (L27)."""
    agenda: tuple[Frame, ...]
    outcome: Outcome | None

    @property
    def decision(self) -> Frame | None:
        """What waits for whom; None when the game is over."""
        return self.agenda[-1] if self.agenda else None


def view(state: State, seat: int) -> View:
    """The game as `seat` may know it."""
    frame = state.agenda[-1] if state.agenda else None
    searching = frame is not None and frame.kind == SEARCH and frame.seat == seat
    if state.seen:
        known = tuple(
            [
                tuple(sorted([c for c in hand if seat in state.seen.get(c, ())]))
                if other != seat
                else ()
                for other, hand in enumerate(state.hands)
            ]
        )
    else:
        known = ((),) * state.seats
    return View(
        seat,
        state.seats,
        state.options,
        state.first,
        state.active,
        state.round,
        state.dry,
        state.won,
        state.phase,
        len(state.deck),
        tuple(state.discard),
        state.limbo,
        tuple(state.hands[seat]),
        tuple([len(hand) for hand in state.hands]),
        known,
        tuple(state.camps),
        state.missions,
        tuple(state.victory),
        state.lost,
        state.captured,
        state.cross,
        state.recruited,
        state.attached,
        state.battle,
        state.loot,
        tuple(sorted(state.deck)) if searching else (),
        tuple(state.agenda),
        state.outcome,
    )


def determinize(tables: Tables, seen: View, rng: Shuffler) -> State:
    """A world that agrees with all that the seat knows, the rest dealt at random."""
    state = State(seen.seats, seen.options, seen.first)
    state.active = seen.active
    state.round = seen.round
    state.dry = seen.dry
    state.won = seen.won
    state.phase = seen.phase
    state.discard = list(seen.discard)
    state.limbo = seen.limbo
    state.camps = list(seen.camps)
    state.missions = seen.missions
    state.victory = list(seen.victory)
    state.lost = seen.lost
    state.captured = seen.captured
    state.cross = seen.cross
    state.recruited = seen.recruited
    state.attached = seen.attached
    state.battle = seen.battle
    state.loot = seen.loot
    state.agenda = list(seen.agenda)
    state.outcome = seen.outcome
    gone = {*seen.discard, *seen.limbo, *seen.hand, *seen.search}
    for cards in (*seen.known, *seen.victory):
        gone.update(cards)
    for camp in seen.camps:
        for party in camp:
            gone.add(party.leader)
            gone.update(party.tribe)
    for stand in seen.missions:
        gone.add(stand.mission)
        gone.update(stand.defenses)
    hidden = [card for card in range(len(tables.line_of)) if card not in gone]
    hidden = [hidden[index] for index in rng.shuffle(len(hidden))]
    for other in range(seen.seats):
        if other == seen.seat:
            state.hands[other] = list(seen.hand)
            continue
        known = list(seen.known[other])
        for card in known:
            state.seen[card] = (seen.seat,)
        count = seen.hands[other] - len(known)
        state.hands[other] = known + hidden[:count]
        del hidden[:count]
    if seen.search:
        state.deck = [seen.search[index] for index in rng.shuffle(len(seen.search))]
    else:
        state.deck = hidden
    return state
