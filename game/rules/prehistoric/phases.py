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
from game.rules.core.play import Action, Frame, Outcome
from game.rules.prehistoric import aftermath, events as ev, raid, tribes
from game.rules.prehistoric.state import (
    ANSWER,
    COMPARE,
    ELEMENTS,
    EXTRA,
    FINISH,
    FOOD,
    GENERIC,
    HAND_LIMIT,
    HARDSHIP,
    HITS,
    HUNT,
    LOSE,
    NEXT_TURN,
    NOMAD,
    ONE,
    PHASE_ELEMENTS,
    PHASE_FOOD,
    PHASE_HUNT,
    PHASE_RAID,
    PHASE_TRIBE,
    RAID,
    RAID_END,
    REMOVE,
    REROLL,
    ROUND,
    SEND,
    STEAL,
    TRIBE,
    TURN,
    VOLLEY,
    Member,
    State,
    Tables,
    find_member,
    food_owed,
    is_out,
)

_Step = Callable[[Tables, State, Frame, Dice, list[ev.Event]], None]


# --- steps --------------------------------------------------------------------------------------


def _turn(tables: Tables, state: State, frame: Frame, dice: Dice, out: list[ev.Event]) -> None:
    seat = frame.seat
    state.active = seat
    state.hunted = 0
    out.append(ev.TurnBegan(seat, state.round))
    tribes.enter(state, NOMAD, out)
    more = state.tribes[seat].population >= tables.draw_more_from
    draw(state, seat, tables.draw + more, dice, out)
    state.agenda += (
        Frame(NEXT_TURN, seat),
        Frame(PHASE_RAID, seat),
        Frame(PHASE_FOOD, seat),
        Frame(PHASE_TRIBE, seat),
        Frame(PHASE_ELEMENTS, seat),
        Frame(PHASE_HUNT, seat),
        Frame(HAND_LIMIT, seat),
        Frame(NOMAD, seat),
    )


def _hand_limit(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    over = len(state.hands[frame.seat]) - tables.hand_limit
    tribes.ask_discard(state, frame.seat, over, out)


def _begin(phase: str) -> _Step:
    """A phase in which the active player only decides."""

    def step(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
        tribes.enter(state, phase, out)
        state.agenda.append(Frame(phase, frame.seat))

    return step


def _tribe(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    tribes.enter(state, TRIBE, out)
    seat = frame.seat
    tribe = state.tribes[seat]
    if tables.growth:
        state.tribes[seat] = tribe._replace(people=tribe.people + tables.growth)
        out.append(ev.Grew(seat, tables.growth))
        if tribes.check_growth(tables, state, seat, out):
            return
    state.agenda.append(Frame(TRIBE, seat))


def _food(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    tribes.enter(state, FOOD, out)
    seat = frame.seat
    tribe = state.tribes[seat]
    owed = food_owed(tables, state.options, tribe.population)
    paid = min(owed, tribe.food)
    eaten = min(owed - paid, tribe.prisoners)
    state.tribes[seat] = tribe._replace(food=tribe.food - paid, prisoners=tribe.prisoners - eaten)
    out.append(ev.FoodPaid(seat, owed, paid, eaten))
    _ask_lose(state, seat, owed - paid - eaten, -1, out)


def _ask_lose(state: State, seat: int, count: int, cause: int, out: list[ev.Event]) -> None:
    """Has a player lose people of his choice; where all are alike there is nothing to choose."""
    why = "starved" if cause < 0 else "hardship"
    while count > 0 and not is_out(state.tribes[seat]):
        choice = tribes.handles(state.tribes[seat])
        if len(choice) > 1:
            state.agenda.append(Frame(LOSE, seat, count, cause))
            return
        tribes.leave(state, seat, choice[0], why, out)
        count -= 1
    if tribes.check_out(state, (seat,), out):
        return
    if is_out(state.tribes[state.active]):
        state.agenda.clear()
        state.agenda.append(Frame(NEXT_TURN, state.active))


def _hardship(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """A Hardship that was not negated costs a person (P9)."""
    state.limbo = tuple([card for card in state.limbo if card != frame.card])
    state.discard.append(frame.card)
    _ask_lose(state, frame.seat, 1, frame.card, out)


def _next_turn(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    seat = frame.seat
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.first:
            if 0 < state.options.round_limit <= state.round:
                _end_by_people(state, out)
                return
            state.round += 1
        if not is_out(state.tribes[seat]):
            break
    state.agenda.append(Frame(TURN, seat))


def _end_by_people(state: State, out: list[ev.Event]) -> None:
    """Most people, then most Food, then shared (P3)."""
    rank = [(tribe.population, tribe.food) for tribe in state.tribes]
    best = max(rank)
    winners = tuple([seat for seat in range(state.seats) if rank[seat] == best])
    tribes.end(state, Outcome("rounds", winners), out)


def _finish(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    state.limbo = tuple([card for card in state.limbo if card != frame.card])
    state.discard.append(frame.card)


_STEPS: Final[dict[str, _Step]] = {
    TURN: _turn,
    HAND_LIMIT: _hand_limit,
    PHASE_HUNT: _begin(HUNT),
    PHASE_ELEMENTS: _begin(ELEMENTS),
    HARDSHIP: _hardship,
    PHASE_TRIBE: _tribe,
    PHASE_FOOD: _food,
    PHASE_RAID: _begin(RAID),
    ROUND: raid.begin_round,
    VOLLEY: raid.volley,
    HITS: raid.begin_hits,
    REMOVE: raid.remove,
    COMPARE: raid.compare,
    RAID_END: aftermath.end_raid,
    STEAL: aftermath.steal,
    NEXT_TURN: _next_turn,
    FINISH: _finish,
}


def run(tables: Tables, state: State, dice: Dice, out: list[ev.Event]) -> None:
    """Lets steps run themselves until a decision waits or the game is over."""
    agenda.run(_STEPS, tables, state, dice, out)


# --- actions ------------------------------------------------------------------------------------

_Doer = Callable[[Tables, State, Action, Frame, Dice, list[ev.Event]], None]


def _play(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    """A card that does something: what it is decides what."""
    effect = tables.effect[action.card]
    _PLAY[effect](tables, state, action, frame, dice, out)


def _draw(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    """Trade and Meeting of the Tribes (P7)."""
    card = action.card
    state.hands[frame.seat].remove(card)
    state.limbo = (*state.limbo, card)
    out.append(ev.Played(frame.seat, card, -1))
    draw(state, frame.seat, tables.amount[card], dice, out)
    state.agenda.append(Frame(FINISH, frame.seat, 0, card))


def _afflict(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """A Hardship on an opponent, who may answer (P9)."""
    _, card, victim = action
    state.agenda.pop()
    state.hands[frame.seat].remove(card)
    state.limbo = (*state.limbo, card)
    out.append(ev.Afflicted(frame.seat, card, victim))
    state.agenda.append(Frame(HARDSHIP, victim, 0, card))
    if state.hands[victim]:
        state.agenda.append(Frame(ANSWER, victim, 0, card))


def _negate(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Both cards are discarded and nothing happens (P9)."""
    state.agenda.pop()
    state.agenda.pop()
    state.hands[frame.seat].remove(action.card)
    state.limbo = tuple([card for card in state.limbo if card != frame.card])
    state.discard += (frame.card, action.card)
    out.append(ev.Negated(frame.seat, action.card, frame.card))


_PLAY: Final[dict[str, _Doer]] = {
    "draw": _draw,
    "hardship": _afflict,
    "negate": _negate,
    "raid": raid.begin,
    "extra_round": raid.extra_round,
}


def _hunt(
    tables: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """A Hunting card becomes Food (P8)."""
    seat, card = frame.seat, action.card
    state.hands[seat].remove(card)
    state.discard.append(card)
    state.hunted += 1
    food = tables.food[card]
    state.tribes[seat] = state.tribes[seat]._replace(food=state.tribes[seat].food + food)
    out.append(ev.Hunted(seat, card, food))
    if state.options.hunts == ONE:
        state.agenda.pop()


def _join(
    tables: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """A Person card comes into play (P10)."""
    seat, card = frame.seat, action.card
    state.hands[seat].remove(card)
    tribe = state.tribes[seat]
    state.tribes[seat] = tribe._replace(band=(*tribe.band, Member(card)))
    out.append(ev.Joined(seat, card))
    tribes.check_growth(tables, state, seat, out)


def _attach(
    tables: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Gear for a person; a generic one becomes a member with it (P11, P12)."""
    _, card, handle = action
    seat = frame.seat
    state.hands[seat].remove(card)
    tribe = state.tribes[seat]
    kind = tables.type[card]
    places = {"both": ("ranged", "hand")}.get(kind, (kind,))
    gear = dict.fromkeys(places, card)
    if handle == GENERIC:
        member = Member()._replace(**gear)
        tribe = tribe._replace(people=tribe.people - 1, band=(*tribe.band, member))
    else:
        bare = find_member(tribe, handle)
        assert bare is not None
        member = bare._replace(**gear)
        tribe = tribe._replace(band=tuple([member if m is bare else m for m in tribe.band]))
    state.tribes[seat] = tribe
    out.append(ev.Geared(seat, card, member.handle))


def _discard(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    state.agenda.pop()
    tribes.discard(state, frame.seat, (action.card,), out)
    tribes.ask_discard(state, frame.seat, frame.n - 1, out)


def _lose(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """The owner chooses whom a Hardship or hunger takes (P9, P14)."""
    state.agenda.pop()
    why = "starved" if frame.card < 0 else "hardship"
    tribes.leave(state, frame.seat, action.card, why, out)
    _ask_lose(state, frame.seat, frame.n - 1, frame.card, out)


def _pass(
    tables: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    state.agenda.pop()
    if frame.kind == REROLL:
        side = raid.ATTACKERS if frame.seat == state.active else raid.DEFENDERS
        raid.ask_reroll(tables, state, 1 - side, frame.n + 1)
    elif frame.kind == EXTRA:
        raid.ask_extra(state, frame.n + 1)


def _done(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    state.agenda.pop()
    if frame.kind == SEND:
        raid.sent_off(state, frame, out)


_DO: Final[dict[str, _Doer]] = {
    "hunt": _hunt,
    "play": _play,
    "join": _join,
    "attach": _attach,
    "discard": _discard,
    "lose": _lose,
    "send": raid.send,
    "send_all": raid.send_all,
    "send_armed": raid.send_armed,
    "recall": raid.recall,
    "reroll": raid.reroll,
    "aim": raid.aim,
    "fight": raid.stand,
    "retreat": raid.retreat,
    "capture": aftermath.capture,
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
