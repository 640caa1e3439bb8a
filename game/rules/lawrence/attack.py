"""The Attack and Loot Phases (L14 to L25) and the end of the game (L1 to L3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.rules.core.dice import Dice
from game.rules.core.play import Action, Frame, Outcome
from game.rules.lawrence import events as ev, piles
from game.rules.lawrence.state import (
    AMBUSH,
    ANYONE,
    ATTACK,
    COMPARE,
    DEFEND,
    EVERY_ATTACK,
    LOOT,
    LOOT_AMBUSH,
    LOOT_END,
    LOOT_PHASE,
    LOOT_ROLL,
    LOOT_SETTLE,
    LOOT_THROW,
    LOSE,
    LOSSES,
    MISSION_PHASE,
    MOST_DEFENSES,
    PHASE_ATTACK,
    ROLL,
    WINDOW_1,
    WINDOW_2,
    Battle,
    Loot,
    Party,
    Stand,
    State,
    Tables,
    find_stand,
    is_hit,
    is_looted,
    left_of,
    loot_total,
    party_force,
    stand_dice,
    stand_force,
    standing,
    succeeds,
    victory_total,
)


def enter(state: State, phase: str, out: list[ev.Event]) -> None:
    """Begins a phase of the active player's turn."""
    state.phase = phase
    out.append(ev.PhaseBegan(state.active, phase))


def battle_stand(state: State) -> Stand:
    """The Mission under attack. There must be an attack going on."""
    assert state.battle is not None
    stand = find_stand(state.missions, state.battle.mission)
    assert stand is not None
    return stand


class AttackSeen(Protocol):
    """What the totals of an attack rest on: a State or a View."""

    @property
    def active(self) -> int: ...
    @property
    def battle(self) -> Battle | None: ...
    @property
    def camps(self) -> Sequence[tuple[Party, ...]]: ...


def arab_total(tables: Tables, seen: AttackSeen) -> int:
    """Force of the attacking Leaders and the Tribesmen left to them, events counted (L19, L20)."""
    battle = seen.battle
    assert battle is not None
    total = battle.bonus
    for party in seen.camps[seen.active]:
        if party.leader in battle.leaders:
            total += party_force(tables, party, battle.cavalry)
    return total


# --- declaring and defending ------------------------------------------------------------------


def _begin_battle(state: State, seat: int, mission: int, leader: int, newly: bool) -> None:
    state.agenda.pop()
    state.battle = Battle(mission, (leader,))
    state.agenda += (
        Frame(LOOT_PHASE, seat),
        Frame(COMPARE, seat),
        Frame(WINDOW_2, seat),
        Frame(ROLL, seat),
        Frame(WINDOW_1, seat),
        Frame(PHASE_ATTACK, seat),
    )
    if newly or state.options.reinforce == EVERY_ATTACK:  # L16
        _ask_defense(state, left_of(state, seat))


def _ask_defense(state: State, seat: int) -> None:
    full = (
        state.options.reinforce == EVERY_ATTACK
        and len(battle_stand(state).defenses) >= MOST_DEFENSES
    )
    if state.hands[seat] and not full:
        state.agenda.append(Frame(DEFEND, seat))


def place(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Places a Mission and attacks it (L14)."""
    _, mission, leader = action
    piles.leave_hand(state, frame.seat, mission)
    state.missions = (*state.missions, Stand(mission))
    out.append(ev.Placed(frame.seat, mission, leader))
    _begin_battle(state, frame.seat, mission, leader, True)


def declare(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Attacks a Mission already in play (L14)."""
    _, mission, leader = action
    out.append(ev.Attacked(frame.seat, mission, leader))
    _begin_battle(state, frame.seat, mission, leader, False)


def defend(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Attaches a Defense to the Mission under attack (L16)."""
    state.agenda.pop()
    stand = battle_stand(state)
    piles.leave_hand(state, frame.seat, action.card)
    defended = stand._replace(defenses=(*stand.defenses, action.card))
    state.missions = tuple([defended if s is stand else s for s in state.missions])
    out.append(ev.Defended(frame.seat, action.card, stand.mission))
    _ask_defense(state, frame.seat)


# --- the attack -------------------------------------------------------------------------------


def begin(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """The Attack Phase begins (L17)."""
    enter(state, ATTACK, out)


def roll(tables: Tables, state: State, frame: Frame, dice: Dice, out: list[ev.Event]) -> None:
    """All Defense Rolls together (L21)."""
    count = stand_dice(tables, battle_stand(state))
    if not count:
        return
    faces = dice.roll(tables.die_sides, count)
    hits = sum([is_hit(tables, face) for face in faces])
    assert state.battle is not None
    state.battle = state.battle._replace(dice=faces)
    out.append(ev.Rolled(frame.seat, faces, hits))
    if hits:
        state.agenda.append(Frame(LOSSES, frame.seat, hits))


def losses(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """Hits cost Tribesmen; where all of them go there is nothing to choose (L21)."""
    assert state.battle is not None
    tribe = [
        card
        for party in state.camps[frame.seat]
        if party.leader in state.battle.leaders
        for card in party.tribe
    ]
    if frame.n < len(tribe):
        state.agenda.append(Frame(LOSE, frame.seat, frame.n))
    else:
        for card in tribe:
            _fall(state, card, out)


def _fall(state: State, card: int, out: list[ev.Event]) -> None:
    piles.lose_tribesman(state, card, "hit", out)
    lost = out[-1]
    assert isinstance(lost, ev.TribesmanLost)
    assert state.battle is not None
    state.battle = state.battle._replace(fallen=(*state.battle.fallen, (card, lost.leader)))


def lose(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """The attacker chooses a Tribesman that a hit costs (L21)."""
    state.agenda.pop()
    _fall(state, action.card, out)
    if frame.n > 1:
        state.agenda.append(Frame(LOSSES, frame.seat, frame.n - 1))


def compare(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """Arab Total against Turk Total; a tie fails (L22)."""
    seat = frame.seat
    stand = battle_stand(state)
    arab, turk = arab_total(tables, state), stand_force(tables, stand)
    assert state.battle is not None
    state.battle = state.battle._replace(result=(arab, turk))
    out.append(ev.Compared(seat, stand.mission, arab, turk))
    if not succeeds(arab, turk):
        failed = stand._replace(failed=seat)
        state.missions = tuple([failed if s is stand else s for s in state.missions])
        return
    state.missions = tuple([s for s in state.missions if s is not stand])
    state.victory[seat] = (*state.victory[seat], stand.mission)
    state.discard += stand.defenses
    state.won = True
    out.append(ev.MissionWon(seat, stand.mission, stand.defenses))
    if victory_total(tables, state.victory[seat]) >= tables.victory_force:  # L1
        _end(tables, state, Outcome("force", (seat,)), out)
    elif sum([len(pile) for pile in state.victory]) == tables.missions:  # L2
        end_by_totals(tables, state, "all_missions", out)


def _end(tables: Tables, state: State, outcome: Outcome, out: list[ev.Event]) -> None:
    state.outcome = outcome
    state.agenda.clear()
    totals = tuple([victory_total(tables, pile) for pile in state.victory])
    out.append(ev.GameEnded(outcome, totals))


def end_by_totals(tables: Tables, state: State, how: str, out: list[ev.Event]) -> None:
    """Ends the game: highest total, then the highest single Missions in turn, then shared (L2)."""
    rank = [standing(tables, pile) for pile in state.victory]
    best = max(rank)
    winners = tuple([seat for seat in range(state.seats) if rank[seat] == best])
    _end(tables, state, Outcome(how, winners), out)


# --- the Loot Phase ---------------------------------------------------------------------------


def loot_phase(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """Bedouins or Nomads leave, then each attacking Leader makes his Loot roll (L23)."""
    enter(state, LOOT, out)
    seat = frame.seat
    state.agenda += (Frame(LOOT_END, seat), Frame(LOOT_AMBUSH, seat))
    battle = state.battle
    if battle is None:
        return
    assert battle.result is not None
    leave = "succeeded" if succeeds(*battle.result) else "failed"
    for party in state.camps[seat]:
        if party.leader in battle.leaders:
            for card in party.tribe:
                if tables.leaves[card] == leave:
                    piles.lose_tribesman(state, card, "left", out)
    state.agenda += [Frame(LOOT_THROW, seat, 0, leader) for leader in reversed(battle.leaders)]


def loot_throw(tables: Tables, state: State, frame: Frame, dice: Dice, out: list[ev.Event]) -> None:
    """One Leader's Loot roll; all may answer it (L24)."""
    leader = frame.card
    face = dice.roll(tables.die_sides, 1)[0]
    state.loot = Loot(leader, face)
    out.append(ev.LootRolled(frame.seat, leader, face))
    state.agenda.append(Frame(LOOT_SETTLE, frame.seat, 0, leader))
    ask_next(state, Frame(LOOT_ROLL, frame.seat, -1, leader), 0)


def loot_settle(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """The roll with all that was played on it discards the Leader, or not (L24)."""
    loot = state.loot
    assert loot is not None
    gone = is_looted(tables, loot)
    state.loot = None
    out.append(ev.LootSettled(frame.seat, loot.leader, loot_total(loot), gone))
    if gone:
        piles.lose_leader(state, loot.leader, "loot", out)


def loot_ambush(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """Desertions may be played when the Loot rolls are done (L11)."""
    ask_next(state, Frame(AMBUSH, frame.seat, -1), 0)


def loot_end(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """The Loot Phase is over; Cross the Desert brings another Mission Phase (L32)."""
    state.battle = None
    if state.cross:
        state.cross -= 1
        state.agenda.append(Frame(MISSION_PHASE, frame.seat, 1))


# --- response windows -------------------------------------------------------------------------


def ask_next(state: State, frame: Frame, passes: int) -> None:
    """Asks the next seat of a response window, or closes it when all in a row have passed.

    `frame` is the decision just made (n = -1 opens the window at its own seat). Seats that
    publicly have nothing to play - an empty hand, nothing in play to aim at - count as passing.
    """
    seats = state.seats
    alone = frame.kind == AMBUSH and state.options.ambush_events != ANYONE
    if frame.kind == AMBUSH and not _anything_to_ambush(state):
        return
    seat = frame.seat if frame.n == -1 or alone else left_of(state, frame.seat)
    while passes < (1 if alone else seats):
        if state.hands[seat]:
            state.agenda.append(Frame(frame.kind, seat, passes, frame.card))
            return
        seat = (seat + 1) % seats
        passes += 1


def _anything_to_ambush(state: State) -> bool:
    if state.phase == LOOT:
        return any(party.tribe for camp in state.camps for party in camp)
    return any(state.camps)
