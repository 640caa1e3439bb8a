"""The Raid and Aftermath Phases (P15 to P27)."""

from __future__ import annotations

from typing import Final

from game.rules.core.dice import Dice
from game.rules.core.play import Action, Frame
from game.rules.prehistoric import events as ev, tribes
from game.rules.prehistoric.state import (
    AIM,
    COMPARE,
    EXTRA,
    GENERIC,
    HITS,
    LAST_ROUND,
    RAID_END,
    REMOVE,
    REROLL,
    RETREAT,
    ROUND,
    SEND,
    VOLLEY,
    Die,
    Member,
    Raid,
    State,
    Tables,
    attackers,
    defenders,
    hand_strength,
    protection,
    ranged_strength,
)

ATTACKERS: Final = 0
DEFENDERS: Final = 1
NOBODY: Final = -1


def the_raid(state: State) -> Raid:
    """The raid that is going on. There must be one."""
    assert state.raid is not None
    return state.raid


def seat_of(state: State, side: int) -> int:
    """The player of a side."""
    return state.active if side == ATTACKERS else the_raid(state).defender


def fighters(state: State, side: int) -> tuple[int, tuple[Member, ...]]:
    """Generic People without gear and members who fight on a side."""
    return attackers(state) if side == ATTACKERS else defenders(state)


def count(state: State, side: int) -> int:
    """How many fight on a side."""
    people, band = fighters(state, side)
    return people + len(band)


# --- who goes -----------------------------------------------------------------------------------


def begin(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """A Raiding card is played on an opponent; then the raiders are sent (P15)."""
    state.agenda.pop()
    state.hands[frame.seat].remove(action.card)
    state.limbo = (*state.limbo, action.card)
    state.raid = Raid(action.card, action.target)
    out.append(ev.RaidBegan(frame.seat, action.card, action.target))
    state.agenda += (Frame(RAID_END, frame.seat), Frame(ROUND, frame.seat), Frame(SEND, frame.seat))


def send(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """One more person goes."""
    raid = the_raid(state)
    if action.card == GENERIC:
        state.raid = raid._replace(people=raid.people + 1)
    else:
        state.raid = raid._replace(sent=(*raid.sent, action.card))


def send_all(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Everybody goes."""
    tribe = state.tribes[frame.seat]
    sent = tuple([member.handle for member in tribe.band])
    state.raid = the_raid(state)._replace(people=tribe.people, sent=sent)


def send_armed(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """All with weapons go, and they alone."""
    sent = tuple([m.handle for m in state.tribes[frame.seat].band if is_armed(m)])
    state.raid = the_raid(state)._replace(people=0, sent=sent)


def recall(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Nobody goes, until others are sent."""
    state.raid = the_raid(state)._replace(people=0, sent=())


def is_armed(member: Member) -> bool:
    """Whether a person carries a weapon."""
    return member.ranged >= 0 or member.hand >= 0


def sent_off(state: State, frame: Frame, out: list[ev.Event]) -> None:
    """The raiders are chosen."""
    raid = the_raid(state)
    out.append(ev.Sent(frame.seat, raid.people, raid.sent))


# --- volleys ------------------------------------------------------------------------------------


def begin_round(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """A round: the Ranged volley, then the Hand-to-hand volley (P16)."""
    raid = the_raid(state)
    state.raid = raid._replace(round=raid.round + 1, lost_in_round=(0, 0))
    out.append(ev.RoundBegan(raid.round + 1))
    seat = frame.seat
    state.agenda += (Frame(COMPARE, seat), Frame(VOLLEY, seat, 1), Frame(VOLLEY, seat, 0))


def _dice_of(tables: Tables, state: State, side: int, hand_to_hand: bool) -> list[Die]:
    """The dice of a side before they are rolled: who rolls and up to what he hits."""
    people, band = fighters(state, side)
    if not hand_to_hand:
        return [Die(side, m.handle, ranged_strength(tables, m), 0) for m in band if m.ranged >= 0]
    out = [Die(side, member.handle, hand_strength(tables, member), 0) for member in band]
    return out + [Die(side, GENERIC, tables.person_strength, 0)] * people


def volley(tables: Tables, state: State, frame: Frame, dice: Dice, out: list[ev.Event]) -> None:
    """The dice of both sides are rolled together (P16); then rerolls may be played (P17)."""
    hand_to_hand = frame.n == 1
    if not count(state, ATTACKERS) or not count(state, DEFENDERS):
        return
    ready = _dice_of(tables, state, ATTACKERS, hand_to_hand)
    ready += _dice_of(tables, state, DEFENDERS, hand_to_hand)
    if not ready:
        return
    faces = dice.roll(tables.die_sides, len(ready))
    rolled = tuple(
        [
            Die(side, handle, strength, face)
            for (side, handle, strength, _), face in zip(ready, faces, strict=True)
        ]
    )
    name = "hand" if hand_to_hand else "ranged"
    state.raid = the_raid(state)._replace(volley=name, dice=rolled, targets=(), hits=())
    out.append(ev.VolleyRolled(name, rolled))
    seat = frame.seat
    state.agenda += (Frame(REMOVE, seat), Frame(HITS, seat, DEFENDERS), Frame(HITS, seat))
    ask_reroll(tables, state, ATTACKERS, 0)


def chieftains(tables: Tables, state: State, side: int) -> list[int]:
    """Chieftains of a side who fight and have not used their reroll (P22)."""
    _, band = fighters(state, side)
    used = the_raid(state).rerolled
    return [
        member.card
        for member in band
        if member.card >= 0
        and tables.effect[member.card] == "reroll_in_raid"
        and member.card not in used
    ]


def ask_reroll(tables: Tables, state: State, side: int, passes: int) -> None:
    """Asks the sides in turn, attacker first, until both have passed (P21).

    A side that publicly has nothing to reroll with counts as passing.
    """
    while passes < 2:
        seat = seat_of(state, side)
        if state.hands[seat] or chieftains(tables, state, side):
            state.agenda.append(Frame(REROLL, seat, passes))
            return
        side, passes = 1 - side, passes + 1


def reroll(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    """One die of the volley on the table is rolled again (P21, P22)."""
    state.agenda.pop()
    _, card, index = action
    raid = the_raid(state)
    if card in state.hands[frame.seat]:
        state.hands[frame.seat].remove(card)
        state.discard.append(card)
    else:
        raid = raid._replace(rerolled=(*raid.rerolled, card))
    die = raid.dice[index]
    face = dice.roll(tables.die_sides, 1)[0]
    faces = (*raid.dice[:index], die._replace(face=face), *raid.dice[index + 1 :])
    state.raid = raid._replace(dice=faces)
    out.append(ev.Rerolled(frame.seat, card, index, die.face, face))
    side = ATTACKERS if frame.seat == state.active else DEFENDERS
    ask_reroll(tables, state, 1 - side, 0)


def begin_hits(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """The hits of one side get their targets, the narrowest first (P17, P18)."""
    side = frame.n
    raid = the_raid(state)
    narrow = sorted(
        (die.margin, index)
        for index, die in enumerate(raid.dice)
        if die.side == side and die.face <= die.strength
    )
    state.raid = raid._replace(hits=tuple([index for _, index in narrow]))
    next_hit(tables, state, side, out)


def aims(tables: Tables, state: State, index: int) -> list[int]:
    """Whom a hit may be given to: enemies it is good enough for who have no hit yet (P18)."""
    raid = the_raid(state)
    die = raid.dice[index]
    enemy = 1 - die.side
    people, band = fighters(state, enemy)
    hit = [handle for side, handle, _ in raid.targets if side == enemy]
    margin = die.margin
    out = [
        member.handle
        for member in band
        if protection(tables, member) <= margin and member.handle not in hit
    ]
    if people > hit.count(GENERIC):
        out.append(GENERIC)
    return out


def next_hit(tables: Tables, state: State, side: int, out: list[ev.Event]) -> None:
    """Goes on to the next hit; one with a single target takes it, one without is lost (P18)."""
    while True:
        raid = the_raid(state)
        if not raid.hits:
            return
        index = raid.hits[0]
        choice = aims(tables, state, index)
        if len(choice) > 1:
            state.agenda.append(Frame(AIM, seat_of(state, side), index))
            return
        if choice:
            give_hit(state, index, choice[0], out)
        else:
            state.raid = raid._replace(hits=raid.hits[1:])


def give_hit(state: State, index: int, handle: int, out: list[ev.Event]) -> None:
    """A hit takes its target; he falls when all hits are given (P17)."""
    raid = the_raid(state)
    side = raid.dice[index].side
    targets = (*raid.targets, (1 - side, handle, index))
    state.raid = raid._replace(targets=targets, hits=raid.hits[1:])
    out.append(ev.Aimed(seat_of(state, side), index, handle))


def aim(
    tables: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """The player gives a hit its target (P17)."""
    state.agenda.pop()
    give_hit(state, frame.n, action.card, out)
    next_hit(tables, state, the_raid(state).dice[frame.n].side, out)


def remove(t: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """All targets are removed together (P17)."""
    raid = the_raid(state)
    fallen = [0, 0]
    people, sent = raid.people, raid.sent
    for side, handle, _ in raid.targets:
        fallen[side] += 1
        tribes.leave(state, seat_of(state, side), handle, "fell", out)
        if side == ATTACKERS:
            if handle == GENERIC:
                people -= 1
            else:
                sent = tuple([other for other in sent if other != handle])
    state.raid = raid._replace(
        people=people,
        sent=sent,
        volley="",
        dice=(),
        targets=(),
        lost=(raid.lost[0] + fallen[0], raid.lost[1] + fallen[1]),
        lost_in_round=(raid.lost_in_round[0] + fallen[0], raid.lost_in_round[1] + fallen[1]),
    )


# --- after a round ------------------------------------------------------------------------------


def leader(state: State) -> int:
    """Who is ahead by the losses that count (P19): 0 attackers, 1 defenders, -1 level."""
    raid = the_raid(state)
    last = state.options.raid_losses == LAST_ROUND
    attack, defense = raid.lost_in_round if last else raid.lost
    if attack == defense:
        return NOBODY
    return DEFENDERS if attack > defense else ATTACKERS


def can_hurt(tables: Tables, state: State) -> bool:
    """Whether any die of either side could hit any enemy (P24)."""
    for side in (ATTACKERS, DEFENDERS):
        strongest = 0
        for hand_to_hand in (False, True):
            ready = _dice_of(tables, state, side, hand_to_hand)
            strongest = max([strongest, *[die.strength for die in ready]])
        people, band = fighters(state, 1 - side)
        weakest = [0] if people else []
        weakest += [protection(tables, member) for member in band]
        if weakest and strongest - min(weakest) >= 1:
            return True
    return False


def compare(tables: Tables, state: State, frame: Frame, d: Dice, out: list[ev.Event]) -> None:
    """Losses are compared; the raid ends or another round comes (P19, P20, P23, P24)."""
    raid = the_raid(state)
    left = count(state, ATTACKERS), count(state, DEFENDERS)
    winner = leader(state)
    if not all(left):
        winner = NOBODY if not any(left) else ATTACKERS if left[0] else DEFENDERS
    out.append(ev.RoundCompared(raid.lost, winner))
    state.raid = raid._replace(winner=winner)
    if not all(left):
        return
    if winner != NOBODY:
        ask_extra(state, ATTACKERS)
    elif can_hurt(tables, state):
        state.agenda.append(Frame(RETREAT, frame.seat))


def ask_extra(state: State, side: int) -> None:
    """Massacre by the attacker, else Counter-Attack by the defender (P20)."""
    while side <= DEFENDERS:
        seat = seat_of(state, side)
        if state.hands[seat]:
            state.agenda.append(Frame(EXTRA, seat, side))
            return
        side += 1


def extra_round(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """One more round (P20)."""
    state.agenda.pop()
    state.hands[frame.seat].remove(action.card)
    state.discard.append(action.card)
    out.append(ev.Played(frame.seat, action.card, -1))
    state.agenda.append(Frame(ROUND, state.active))


def stand(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Level, and this side does not wish to retreat: another round (P19)."""
    state.agenda.pop()
    state.agenda.append(Frame(ROUND, state.active))


def retreat(
    t: Tables, state: State, action: Action, frame: Frame, d: Dice, out: list[ev.Event]
) -> None:
    """Level, and this side wishes to retreat; if both do, nobody wins (P19)."""
    state.agenda.pop()
    if frame.seat == state.active:
        state.agenda.append(Frame(RETREAT, the_raid(state).defender))
