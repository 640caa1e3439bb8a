"""The events: when each effect may be played, on what, and what it does (L7 to L11, L18 to L34).

Each kind of effect in `cards.yaml` has a predicate (`_WHY`), where it aims at something the
candidates for it (`_AIMS`), and a function that carries it out (`_CARRY_OUT`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.core.dice import Dice
from game.rules.core.piles import draw, reshuffle
from game.rules.core.play import Action, Frame, Refusal
from game.rules.lawrence import events as ev, piles
from game.rules.lawrence.state import (
    AMBUSH,
    END,
    FINISH,
    LOOT_ROLL,
    MISSION,
    MISSION_PHASE,
    PHASE_END,
    RECRUIT,
    SEARCH,
    WINDOW_1,
    WINDOW_2,
    State,
    Tables,
    find_leader,
    find_stand,
    find_tribesman,
)

PLAY: Final = "play"

OWN_TURN_EFFECTS: Final = frozenset(
    {
        "search_deck",
        "draw",
        "take_leader",
        "opponent_discards",
        "see_hand",
        "extra_attack",
        "skip_mission",
        "skip_turn",
    }
)
"""L8: on your own turn in the Recruit, Mission and End Phases."""

ATTACK_EFFECTS: Final = frozenset(
    {"extra_leader", "remove_defense", "tribesmen_force", "attack_force"}
)
"""L9: in your own Attack Phase."""

PLAYER_EFFECTS: Final = frozenset({"opponent_discards", "see_hand", "skip_mission", "skip_turn"})
"""Effects whose target is a seat; all others aim at a card or at nothing."""

EFFECTS_AT: Final[dict[str, frozenset[str]]] = {
    RECRUIT: OWN_TURN_EFFECTS,
    MISSION: OWN_TURN_EFFECTS,
    END: OWN_TURN_EFFECTS | {"discard_in_play"},
    WINDOW_1: ATTACK_EFFECTS,
    WINDOW_2: ATTACK_EFFECTS - {"extra_leader"},
    LOOT_ROLL: frozenset({"loot_modifier"}),
    AMBUSH: frozenset({"discard_in_play"}),
}
"""Which effects each decision lets in (L8 to L11, L18)."""

_PHASE_IN_WORDS: Final = {"loot": "a Loot Phase", "end": "an End Phase"}

# --- what each effect may aim at ----------------------------------------------------------------

_NO_OPPONENT = Refusal("Choose an opponent for this event.", "L8")
_NO_TARGET = Refusal("This event takes no target.", "L8")
_NO_CARDS_LEFT = Refusal("There is no card left to look for.", "L27")
_OPPONENTS_LEADER = Refusal("Choose a Leader of an opponent.", "L29")
_NOTHING_TO_DISCARD = Refusal("That player has no card in hand to discard.", "L30")
_NOTHING_TO_SEE = Refusal("That player has no card in hand to look at.", "L31")
_ALREADY_LOST = Refusal("That player is lost in the desert already.", "L33")
_ALREADY_CAPTURED = Refusal("That player is captured already.", "L34")
_ALREADY_ATTACKING = Refusal("That Leader is in the attack already.", "L19")
_OWN_LEADER = Refusal("Choose one of your own Leaders to join the attack.", "L19")
_NOT_A_DEFENSE = Refusal("Choose a Defense of the Mission you attack.", "L18")
_NOT_A_LEADER = Refusal("Choose a Leader in play.", "L11")
_NOT_A_TRIBESMAN = Refusal("Choose a Tribesman in play.", "L11")

_Why = Callable[[Tables, State, int, int, int], Refusal | None]


def _why_opponent(state: State, seat: int, target: int) -> Refusal | None:
    return None if 0 <= target < state.seats and target != seat else _NO_OPPONENT


def _why_no_target(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    return None if target == -1 else _NO_TARGET


def _why_search(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    if target != -1:
        return _NO_TARGET
    return None if state.deck or state.discard else _NO_CARDS_LEFT


def _why_take_leader(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    found = find_leader(state, target)
    return None if found and found[0] != seat else _OPPONENTS_LEADER


def _why_discards(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    wrong = _why_opponent(state, seat, target)
    return wrong or (None if state.hands[target] else _NOTHING_TO_DISCARD)


def _why_see_hand(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    wrong = _why_opponent(state, seat, target)
    return wrong or (None if state.hands[target] else _NOTHING_TO_SEE)


def _why_skip_mission(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    wrong = _why_opponent(state, seat, target)
    return wrong or (_ALREADY_LOST if state.lost[target] else None)


def _why_skip_turn(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    wrong = _why_opponent(state, seat, target)
    return wrong or (_ALREADY_CAPTURED if state.captured[target] else None)


def _why_join(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    if state.battle and target in state.battle.leaders:
        return _ALREADY_ATTACKING
    for party in state.camps[seat]:
        if party.leader == target:
            return None
    return _OWN_LEADER


def _why_remove(t: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    stand = find_stand(state.missions, state.battle.mission) if state.battle else None
    return None if stand and target in stand.defenses else _NOT_A_DEFENSE


def _why_ambush(tables: Tables, state: State, seat: int, card: int, target: int) -> Refusal | None:
    kind, phase = tables.ambush[card]
    if phase != state.phase:
        return _wrong_phase(tables, card)
    if kind == "leader":
        return None if find_leader(state, target) else _NOT_A_LEADER
    return None if find_tribesman(state, target) else _NOT_A_TRIBESMAN


_WHY: Final[dict[str, _Why]] = {
    "search_deck": _why_search,
    "draw": _why_no_target,
    "take_leader": _why_take_leader,
    "opponent_discards": _why_discards,
    "see_hand": _why_see_hand,
    "extra_attack": _why_no_target,
    "skip_mission": _why_skip_mission,
    "skip_turn": _why_skip_turn,
    "extra_leader": _why_join,
    "remove_defense": _why_remove,
    "tribesmen_force": _why_no_target,
    "attack_force": _why_no_target,
    "loot_modifier": _why_no_target,
    "discard_in_play": _why_ambush,
}


def _seats(tables: Tables, state: State, card: int) -> range:
    return range(state.seats)


def _leaders(tables: Tables, state: State, card: int) -> list[int]:
    return [party.leader for camp in state.camps for party in camp]


def _ambushed(tables: Tables, state: State, card: int) -> list[int]:
    kind, phase = tables.ambush[card]
    if phase != state.phase:
        return []
    if kind == "leader":
        return _leaders(tables, state, card)
    return [member for camp in state.camps for party in camp for member in party.tribe]


def _defenses(tables: Tables, state: State, card: int) -> tuple[int, ...]:
    stand = find_stand(state.missions, state.battle.mission) if state.battle else None
    return stand.defenses if stand else ()


_AIMS: Final[dict[str, Callable[[Tables, State, int], Sequence[int]]]] = {
    "take_leader": _leaders,
    "extra_leader": _leaders,
    "remove_defense": _defenses,
    "discard_in_play": _ambushed,
    "opponent_discards": _seats,
    "see_hand": _seats,
    "skip_mission": _seats,
    "skip_turn": _seats,
}
_NOWHERE: Final = (-1,)


def add_legal_plays(tables: Tables, state: State, frame: Frame, out: list[Action]) -> None:
    """Appends every event that the seat of `frame` may play now, once for each target."""
    allowed = EFFECTS_AT[frame.kind]
    effects = tables.effect
    seat = frame.seat
    for card in state.hands[seat]:
        effect = effects[card]
        if effect in allowed:
            why = _WHY[effect]
            aims = _AIMS.get(effect)
            for target in aims(tables, state, card) if aims else _NOWHERE:
                if why(tables, state, seat, card, target) is None:
                    out.append(Action(PLAY, card, target))


def _wrong_phase(tables: Tables, card: int) -> Refusal:
    name = tables.catalogue.card_name(card)
    return Refusal(f"{name} is played in {_PHASE_IN_WORDS[tables.ambush[card][1]]}.", "L11")


def why_not_play(tables: Tables, state: State, frame: Frame, action: Action) -> Refusal | None:
    """Why an event from the hand of the seat of `frame` can't be played so, or None."""
    _, card, target = action
    effect = tables.effect[card]
    if tables.type[card] != "event":
        return Refusal("Only events are played; this card is used in another way.", "L8")
    if effect in EFFECTS_AT.get(frame.kind, ()):
        return _WHY[effect](tables, state, frame.seat, card, target)
    name = tables.catalogue.card_name(card)
    if effect == "discard_in_play":
        return _wrong_phase(tables, card)
    if effect == "extra_leader" and frame.kind == WINDOW_2:
        return Refusal(f"{name} is played before the Defense Rolls.", "L18")
    if effect in OWN_TURN_EFFECTS:
        return Refusal(
            f"{name} is played on your own turn, in the Recruit, Mission or End Phase.", "L8"
        )
    if effect in ATTACK_EFFECTS:
        return Refusal(f"{name} is played in your own Attack Phase.", "L9")
    return Refusal(f"{name} is played when a Loot roll lies on the table.", "L10")


def no_target(tables: Tables, state: State, seat: int, card: int) -> Refusal:
    """Why an event that this decision lets in has nothing to aim at."""
    aims = _AIMS.get(tables.effect[card])
    for target in aims(tables, state, card) if aims else _NOWHERE:
        why = _WHY[tables.effect[card]](tables, state, seat, card, target)
        if why and target != seat:
            return why
    if tables.effect[card] == "discard_in_play" and tables.ambush[card][1] != state.phase:
        return _wrong_phase(tables, card)
    return Refusal(f"{tables.catalogue.card_name(card)} has nothing to be played on.", "L8")


# --- what each effect does ----------------------------------------------------------------------

_CarryOut = Callable[[Tables, State, Action, Frame, Dice, list[ev.Event]], None]


def _search(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    if not state.deck:
        reshuffle(state, dice, out)
    state.agenda.append(Frame(SEARCH, frame.seat, 0, action.card))


def _draw(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    cards, discard = tables.draws[action.card]
    draw(state, frame.seat, cards, dice, out)
    if discard:
        piles.ask_discard(state, frame.seat, discard, action.card, out)


def _take_leader(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    found = find_leader(state, action.target)
    assert found is not None
    victim, party = found
    camps = state.camps
    camps[victim] = tuple([p for p in camps[victim] if p is not party])
    camps[frame.seat] = (*camps[frame.seat], party)
    out.append(ev.LeaderTaken(frame.seat, victim, party.leader))


def _opponent_discards(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    cards = tables.draws[action.card][0]
    piles.ask_discard(state, action.target, cards, action.card, out)


def _see_hand(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    hand = state.hands[action.target]
    seen = state.seen
    for card in hand:
        viewers = seen.get(card, ())
        if frame.seat not in viewers:
            seen[card] = tuple(sorted((*viewers, frame.seat)))
    out.append(ev.HandSeen(frame.seat, action.target, tuple(hand)))


def _extra_attack(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    if frame.kind == END:
        # L32: from the End Phase it takes you there at once, and the End Phase comes again.
        state.agenda.remove(frame)
        state.agenda.insert(len(state.agenda) - 1, Frame(PHASE_END, frame.seat))
        state.agenda.insert(len(state.agenda) - 1, Frame(MISSION_PHASE, frame.seat, 1))
    else:
        state.cross += 1


def _set_true(flags: tuple[bool, ...], seat: int) -> tuple[bool, ...]:
    return (*flags[:seat], True, *flags[seat + 1 :])


def _skip_mission(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    state.lost = _set_true(state.lost, action.target)


def _skip_turn(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    state.captured = _set_true(state.captured, action.target)


def _join(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    assert state.battle is not None
    state.battle = state.battle._replace(leaders=(*state.battle.leaders, action.target))
    out.append(ev.Joined(frame.seat, action.target))


def _remove_defense(
    t: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    battle = state.battle
    assert battle is not None
    state.missions = tuple(
        [
            stand._replace(defenses=tuple([d for d in stand.defenses if d != action.target]))
            if stand.mission == battle.mission
            else stand
            for stand in state.missions
        ]
    )
    state.discard.append(action.target)
    state.battle = battle._replace(removed=(*battle.removed, action.target))
    out.append(ev.DefenseRemoved(action.target, battle.mission))


def _tribesmen_force(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    assert state.battle is not None
    cavalry = state.battle.cavalry + tables.amount[action.card]
    state.battle = state.battle._replace(cavalry=cavalry)


def _attack_force(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    assert state.battle is not None
    state.battle = state.battle._replace(bonus=state.battle.bonus + tables.amount[action.card])


def _loot_modifier(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    assert state.loot is not None
    modifier = state.loot.modifier + tables.amount[action.card]
    state.loot = state.loot._replace(modifier=modifier)


def _discard_in_play(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    if tables.ambush[action.card][0] == "leader":
        piles.lose_leader(state, action.target, "event", out)
    else:
        piles.lose_tribesman(state, action.target, "event", out)


_CARRY_OUT: Final[dict[str, _CarryOut]] = {
    "search_deck": _search,
    "draw": _draw,
    "take_leader": _take_leader,
    "opponent_discards": _opponent_discards,
    "see_hand": _see_hand,
    "extra_attack": _extra_attack,
    "skip_mission": _skip_mission,
    "skip_turn": _skip_turn,
    "extra_leader": _join,
    "remove_defense": _remove_defense,
    "tribesmen_force": _tribesmen_force,
    "attack_force": _attack_force,
    "loot_modifier": _loot_modifier,
    "discard_in_play": _discard_in_play,
}
EVENT_EFFECTS: Final = frozenset(_CARRY_OUT)
"""Every effect of an event that can be carried out; held against `cards.yaml` by a test."""


def play_event(
    tables: Tables, state: State, action: Action, frame: Frame, dice: Dice, out: list[ev.Event]
) -> None:
    """Carries out an event from the hand; the card reaches the discard pile afterwards (L7)."""
    card = action.card
    piles.leave_hand(state, frame.seat, card)
    out.append(ev.Played(frame.seat, card, action.target))
    state.limbo = (*state.limbo, card)
    effect = tables.effect[card]
    if effect in ATTACK_EFFECTS and state.battle:
        state.battle = state.battle._replace(played=(*state.battle.played, card))
    state.agenda.append(Frame(FINISH, frame.seat, 0, card))
    _CARRY_OUT[effect](tables, state, action, frame, dice, out)
