"""The turn: the steps that run themselves and what each action does.

`apply` carries out one action; then `run` lets the steps on the agenda run until the next
decision or the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core import agenda
from game.rules.core.dice import Dice
from game.rules.core.piles import draw
from game.rules.core.play import Action, Frame
from game.rules.lawrence import attack, events as ev, piles
from game.rules.lawrence.effects import play_event
from game.rules.lawrence.state import (
    AMBUSH,
    ANYONE,
    COMPARE,
    END,
    FATE,
    FINISH,
    HAND_LIMIT,
    LOOT_AMBUSH,
    LOOT_END,
    LOOT_PHASE,
    LOOT_ROLL,
    LOOT_SETTLE,
    LOOT_THROW,
    LOSSES,
    MISSION,
    MISSION_PHASE,
    NEXT_TURN,
    PHASE_ATTACK,
    PHASE_END,
    RECRUIT,
    ROLL,
    TURN,
    Party,
    State,
    Tables,
    left_of,
)

_Step = Callable[[Tables, State, Frame, Dice, list[ev.Event]], None]


# --- steps ------------------------------------------------------------------------------------


def _turn(tables: Tables, state: State, frame: Frame, dice: Dice, out: list[ev.Event]) -> None:
    seat = frame.seat
    state.active = seat
    state.recruited = -1
    state.attached = False
    if state.captured[seat]:
        state.captured = (*state.captured[:seat], False, *state.captured[seat + 1 :])
        out.append(ev.TurnSkipped(seat))
        state.agenda.append(Frame(NEXT_TURN, seat))
        return
    out.append(ev.TurnBegan(seat, state.round))
    attack.enter(state, FATE, out)
    draw(state, seat, tables.draw, dice, out)
    attack.enter(state, RECRUIT, out)
    state.agenda += (
        Frame(NEXT_TURN, seat),
        Frame(HAND_LIMIT, seat),
        Frame(PHASE_END, seat),
        Frame(MISSION_PHASE, seat),
        Frame(RECRUIT, seat),
    )


def _mission_phase(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    seat = frame.seat
    if state.lost[seat] and not frame.n:  # L33: phases of Cross the Desert are not skipped
        state.lost = (*state.lost[:seat], False, *state.lost[seat + 1 :])
        out.append(ev.PhasesSkipped(seat))
        state.agenda.append(Frame(LOOT_PHASE, seat))
        return
    attack.enter(state, MISSION, out)
    state.agenda.append(Frame(MISSION, seat))


def _phase_end(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    attack.enter(state, END, out)
    state.agenda.append(Frame(END, frame.seat))


def _hand_limit(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    over = len(state.hands[frame.seat]) - tables.hand_limit
    piles.ask_discard(state, frame.seat, over, -1, out)


def _next_turn(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    seat = left_of(state, frame.seat)
    if seat == state.first:
        state.dry = 0 if state.won else state.dry + 1
        state.won = False
        if 0 < state.options.drought_rounds <= state.dry:
            attack.end_by_totals(tables, state, "drought", out)
            return
        state.round += 1
    state.agenda.append(Frame(TURN, seat))


def _finish(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    card = frame.card
    state.limbo = tuple([c for c in state.limbo if c != card])
    state.discard.append(card)


_STEPS: Final[dict[str, _Step]] = {
    TURN: _turn,
    MISSION_PHASE: _mission_phase,
    PHASE_ATTACK: attack.begin,
    ROLL: attack.roll,
    LOSSES: attack.losses,
    COMPARE: attack.compare,
    LOOT_PHASE: attack.loot_phase,
    LOOT_THROW: attack.loot_throw,
    LOOT_SETTLE: attack.loot_settle,
    LOOT_AMBUSH: attack.loot_ambush,
    LOOT_END: attack.loot_end,
    PHASE_END: _phase_end,
    HAND_LIMIT: _hand_limit,
    NEXT_TURN: _next_turn,
    FINISH: _finish,
}


def run(tables: Tables, state: State, dice: Dice, out: list[ev.Event]) -> None:
    """Lets steps run themselves until a decision waits or the game is over."""
    agenda.run(_STEPS, tables, state, dice, out)


# --- actions ----------------------------------------------------------------------------------

_Doer = Callable[[Tables, State, Action, Frame, Dice, list[ev.Event]], None]


def _recruit(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    seat = frame.seat
    piles.leave_hand(state, seat, action.card)
    state.camps[seat] = (*state.camps[seat], Party(action.card))
    state.recruited = action.card
    out.append(ev.Recruited(seat, action.card))


def _attach(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    _, card, leader = action
    seat = frame.seat
    piles.leave_hand(state, seat, card)
    state.camps[seat] = tuple(
        [
            Party(leader, (*party.tribe, card)) if party.leader == leader else party
            for party in state.camps[seat]
        ]
    )
    if state.recruited < 0:
        state.attached = True
    out.append(ev.Attached(seat, card, leader))


def _discard(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    state.agenda.pop()
    piles.discard(state, frame.seat, (action.card,), out)
    piles.ask_discard(state, frame.seat, frame.n - 1, frame.card, out)


def _take(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    state.agenda.pop()
    deck = state.deck
    deck.remove(action.card)
    state.hands[frame.seat].append(action.card)
    state.deck = [deck[index] for index in dice.shuffle(len(deck))]
    out.append(ev.Searched(frame.seat, action.card))
    out.append(ev.Shuffled(len(deck)))


def _play(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    if frame.kind in (LOOT_ROLL, AMBUSH):
        # L24: after a play the question goes on clockwise until all in a row pass
        state.agenda.pop()
        play_event(tables, state, action, frame, dice, out)
        finish = state.agenda.pop()
        attack.ask_next(state, frame, 0)
        state.agenda.append(finish)
    else:
        play_event(tables, state, action, frame, dice, out)


def _pass(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    state.agenda.pop()
    attack.ask_next(state, frame, frame.n + 1)


def _done(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    state.agenda.pop()
    if frame.kind == MISSION:
        state.agenda.append(Frame(LOOT_PHASE, frame.seat))
    elif frame.kind == END and state.options.ambush_events == ANYONE:
        attack.ask_next(state, Frame(AMBUSH, frame.seat), 1)


_DO: Final[dict[str, _Doer]] = {
    "recruit": _recruit,
    "attach": _attach,
    "place": attack.place,
    "attack": attack.declare,
    "defend": attack.defend,
    "lose": attack.lose,
    "play": _play,
    "discard": _discard,
    "take": _take,
    "pass": _pass,
    "done": _done,
}


def apply(tables: Tables, state: State, action: Action, dice: Dice) -> list[ev.Event]:
    """Carries out a legal action and all that follows from it; changes `state` in place.

    Legality is checked at the door (`match.play`), not here.
    """
    out: list[ev.Event] = []
    _DO[action.verb](tables, state, action, state.agenda[-1], dice, out)
    run(tables, state, dice, out)
    return out
