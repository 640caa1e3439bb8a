"""Moving cards between hands, deck, discard pile and camps."""

from __future__ import annotations

from game.rules.core.play import Frame
from game.rules.lawrence import events as ev
from game.rules.lawrence.state import DISCARD, State, find_leader, find_tribesman


def leave_hand(state: State, seat: int, card: int) -> None:
    """Takes a card out of a hand; what others knew of it is forgotten (L31)."""
    state.hands[seat].remove(card)
    if card in state.seen:
        del state.seen[card]


def discard(state: State, seat: int, cards: tuple[int, ...], out: list[ev.Event]) -> None:
    """Puts cards of a hand on the discard pile."""
    for card in cards:
        leave_hand(state, seat, card)
    state.discard += cards
    out.append(ev.Discarded(seat, cards))


def ask_discard(state: State, seat: int, count: int, cause: int, out: list[ev.Event]) -> None:
    """Has `seat` choose `count` cards of its hand to discard; all go when it has no more."""
    hand = state.hands[seat]
    if count <= 0 or not hand:
        return
    if len(hand) <= count:
        discard(state, seat, tuple(hand), out)
    else:
        state.agenda.append(Frame(DISCARD, seat, count, cause))


def lose_leader(state: State, leader: int, why: str, out: list[ev.Event]) -> None:
    """Discards a Leader with his Tribesmen (L25)."""
    found = find_leader(state, leader)
    assert found is not None
    seat, party = found
    state.camps[seat] = tuple([p for p in state.camps[seat] if p is not party])
    state.discard += party.tribe
    state.discard.append(leader)
    out.append(ev.LeaderLost(seat, leader, party.tribe, why))


def lose_tribesman(state: State, card: int, why: str, out: list[ev.Event]) -> None:
    """Discards a Tribesman in play from his Leader."""
    found = find_tribesman(state, card)
    assert found is not None
    seat, party = found
    left = party._replace(tribe=tuple([c for c in party.tribe if c != card]))
    state.camps[seat] = tuple([left if p is party else p for p in state.camps[seat]])
    state.discard.append(card)
    out.append(ev.TribesmanLost(seat, card, party.leader, why))
