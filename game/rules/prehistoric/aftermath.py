"""The end of a raid and the Aftermath Phase (P25 to P27)."""

from __future__ import annotations

from game.rules.core.dice import Dice
from game.rules.core.piles import draw
from game.rules.core.play import Action, Frame
from game.rules.prehistoric import events as ev, tribes
from game.rules.prehistoric.raid import ATTACKERS, DEFENDERS, NOBODY, the_raid
from game.rules.prehistoric.state import (
    AFTERMATH,
    CAPTURE,
    GENERIC,
    STEAL,
    State,
    Tables,
)


def end_raid(tables: Tables, state: State, frame: Frame, dice: Dice, out: list[ev.Event]) -> None:
    """The raid is over; the Aftermath Phase follows for a winner (P25, P26)."""
    raid = the_raid(state)
    state.limbo = tuple([card for card in state.limbo if card != raid.card])
    state.discard.append(raid.card)
    out.append(ev.RaidEnded(frame.seat, raid.defender, raid.winner))
    state.agenda.append(Frame(STEAL, frame.seat))
    if raid.winner == NOBODY:
        return
    tribes.enter(state, AFTERMATH, out)
    if raid.winner == DEFENDERS:
        draw(state, raid.defender, tables.defenders_draw, dice, out)
        return
    _free_prisoners(state, frame.seat, raid.defender, out)
    if tribes.check_growth(tables, state, frame.seat, out):
        return
    _capture(tables, state, frame.seat, raid.defender, dice, out)


def _free_prisoners(state: State, seat: int, victim: int, out: list[ev.Event]) -> None:
    """Every prisoner of the loser becomes a generic Person of the raider (P26)."""
    freed = state.tribes[victim].prisoners
    if freed:
        state.tribes[victim] = state.tribes[victim]._replace(prisoners=0)
        own = state.tribes[seat]
        state.tribes[seat] = own._replace(people=own.people + freed)
        out.append(ev.Grew(seat, freed, victim))


def _capture(
    tables: Tables, state: State, seat: int, victim: int, dice: Dice, out: list[ev.Event]
) -> None:
    """1D5 of the loser's generic People become prisoners, those without gear first (P26)."""
    face = dice.roll(tables.die_sides, 1)[0]
    wanted = (face + 1) // 2
    tribe = state.tribes[victim]
    plain = min(wanted, tribe.people)
    geared = [member for member in tribe.band if member.card < 0]
    out.append(ev.SpoilsRolled(seat, victim, "captives", face, min(wanted, plain + len(geared))))
    for _ in range(plain):
        _take_prisoner(state, seat, victim, GENERIC, out)
    if wanted > plain:
        _ask_capture(state, seat, wanted - plain, out)


def _take_prisoner(state: State, seat: int, victim: int, handle: int, out: list[ev.Event]) -> None:
    tribes.leave(state, victim, handle, "captured", out)
    own = state.tribes[seat]
    state.tribes[seat] = own._replace(prisoners=own.prisoners + 1)


def _ask_capture(state: State, seat: int, wanted: int, out: list[ev.Event]) -> None:
    """Generic People with gear are chosen by the raider, where there is a choice."""
    victim = the_raid(state).defender
    geared = [member.handle for member in state.tribes[victim].band if member.card < 0]
    if len(geared) > wanted > 0:
        state.agenda.append(Frame(CAPTURE, seat, wanted))
        return
    if wanted > 0:
        for handle in geared:
            _take_prisoner(state, seat, victim, handle, out)


def capture(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """The raider takes a generic Person with gear."""
    state.agenda.pop()
    _take_prisoner(state, frame.seat, the_raid(state).defender, action.card, out)
    _ask_capture(state, frame.seat, frame.n - 1, out)


def steal(tables: Tables, state: State, frame: Frame, dice: Dice, out: list[ev.Event]) -> None:
    """1D10 Food is taken; then tribes without people are out (P26, P27).

    A raider with cards is asked once more in the Aftermath Phase, for he may draw then (P7).
    """
    raid = the_raid(state)
    seat, victim = frame.seat, raid.defender
    if raid.winner == ATTACKERS:
        face = dice.roll(tables.die_sides, 1)[0]
        loser, own = state.tribes[victim], state.tribes[seat]
        taken = min(face, loser.food)
        state.tribes[victim] = loser._replace(food=loser.food - taken)
        state.tribes[seat] = own._replace(food=own.food + taken)
        out.append(ev.SpoilsRolled(seat, victim, "food", face, taken))
    state.raid = None
    over = tribes.check_out(state, (victim, seat), out)
    if not over and raid.winner != NOBODY and state.hands[seat]:
        state.agenda.append(Frame(AFTERMATH, seat))
