"""Moving cards and people: drawing, discarding, attaching, leaving play, tribes that go out."""

from __future__ import annotations

from game.rules.core.play import Frame, Outcome
from game.rules.prehistoric import events as ev
from game.rules.prehistoric.state import (
    DISCARD,
    GENERIC,
    State,
    Tables,
    Tribe,
    find_member,
    is_out,
    living,
)


def enter(state: State, phase: str, out: list[ev.Event]) -> None:
    """Begins a phase of the active player's turn."""
    state.phase = phase
    out.append(ev.PhaseBegan(state.active, phase))


def discard(state: State, seat: int, cards: tuple[int, ...], out: list[ev.Event]) -> None:
    """Puts cards of a hand on the discard pile."""
    for card in cards:
        state.hands[seat].remove(card)
    state.discard += cards
    out.append(ev.Discarded(seat, cards))


def ask_discard(state: State, seat: int, count: int, out: list[ev.Event]) -> None:
    """Has `seat` choose `count` cards of its hand to discard; all go when it has no more."""
    hand = state.hands[seat]
    if count <= 0 or not hand:
        return
    if len(hand) <= count:
        discard(state, seat, tuple(hand), out)
    else:
        state.agenda.append(Frame(DISCARD, seat, count))


def leave(state: State, seat: int, handle: int, why: str, out: list[ev.Event]) -> None:
    """A person leaves play; his card and his gear go to the discard pile (P11)."""
    tribe = state.tribes[seat]
    if handle == GENERIC:
        state.tribes[seat] = tribe._replace(people=tribe.people - 1)
        out.append(ev.PersonLost(seat, None, why))
        return
    member = find_member(tribe, handle)
    assert member is not None
    band = tuple([other for other in tribe.band if other is not member])
    state.tribes[seat] = tribe._replace(band=band)
    state.discard += member.gear
    if member.card >= 0:
        state.discard.append(member.card)
    out.append(ev.PersonLost(seat, member, why))


def handles(tribe: Tribe) -> list[int]:
    """Every person of a tribe whom a choice can name, generic People without gear once."""
    out = [member.handle for member in tribe.band]
    if tribe.people:
        out.append(GENERIC)
    return out


def check_growth(tables: Tables, state: State, seat: int, out: list[ev.Event]) -> bool:
    """Ends the game when a tribe has the people that win (P1). True if it did."""
    if state.tribes[seat].population < tables.victory_people:
        return False
    end(state, Outcome("people", (seat,)), out)
    return True


def go_out(state: State, seat: int, out: list[ev.Event]) -> None:
    """A tribe without people is out: its hand is discarded, its stores are lost (P2)."""
    hand = state.hands[seat]
    if hand:
        discard(state, seat, tuple(hand), out)
    state.tribes[seat] = state.tribes[seat]._replace(food=0, prisoners=0)
    out.append(ev.TribeOut(seat))


def check_out(state: State, seats: tuple[int, ...], out: list[ev.Event]) -> bool:
    """Takes those of `seats` without people out together (P2). True if the game is over."""
    dead = [seat for seat in seats if is_out(state.tribes[seat])]
    for seat in dead:
        go_out(state, seat, out)
    left = living(state)
    if not dead or len(left) > 1:
        return False
    end(state, Outcome("last_tribe" if left else "all_dead", tuple(left)), out)
    return True


def end(state: State, outcome: Outcome, out: list[ev.Event]) -> None:
    """Ends the game, in the middle of whatever goes on."""
    state.outcome = outcome
    state.raid = None
    state.agenda.clear()
    out.append(ev.GameEnded(outcome, tuple([tribe.population for tribe in state.tribes])))
