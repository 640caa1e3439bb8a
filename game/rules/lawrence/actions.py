"""What is legal: one predicate for each kind of action, used by all that asks.

`legal_actions` lists what passes the predicates, `why_illegal` says which one an action fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.play import Action, Frame, Refusal
from game.rules.lawrence.effects import (
    EFFECTS_AT,
    PLAY,
    add_legal_plays,
    no_target,
    why_not_play,
)
from game.rules.lawrence.state import (
    AMBUSH,
    ANYONE,
    DEFEND,
    DISCARD,
    END,
    EVERY_ATTACK,
    LOOT_ROLL,
    LOSE,
    MISSION,
    MOST_DEFENSES,
    RECRUIT,
    SEARCH,
    WINDOW_1,
    WINDOW_2,
    Party,
    Stand,
    State,
    Tables,
    find_stand,
    places_left,
)

# Verbs, in the nouns of the rules; `notation` gives each its line of text. PLAY is in `effects`.
DO_RECRUIT: Final = "recruit"
DO_ATTACH: Final = "attach"
DO_PLACE: Final = "place"
DO_ATTACK: Final = "attack"
DO_DEFEND: Final = "defend"
DO_LOSE: Final = "lose"
DO_DISCARD: Final = "discard"
DO_TAKE: Final = "take"
PASS: Final = Action("pass")
DONE: Final = Action("done")

# --- predicates ---------------------------------------------------------------------------------

_ONE_LEADER = Refusal("You have played a Leader this turn; one a turn is the limit.", "L12")
_ATTACHED_INSTEAD = Refusal(
    "You attached a Tribesman instead of playing a Leader this turn.", "L12"
)
_NEW_LEADER_ONLY = Refusal("This turn Tribesmen join only the Leader you just played.", "L12")
_ONE_TRIBESMAN = Refusal("Without a new Leader you attach one Tribesman a turn.", "L12")
_NOT_YOUR_LEADER = Refusal("That Leader is not in your camp.", "L12")
_NO_LEADER = Refusal("Without a Leader in play you can't attack.", "L14")
_ATTACKER_NOT_YOURS = Refusal("You attack with a Leader of your own camp.", "L14")
_NO_SUCH_MISSION = Refusal("That Mission is not in play.", "L14")
_FAILED_LAST = Refusal(
    "You failed last against this Mission: another player must fail before you try again.", "L15"
)
_THREE_DEFENSES = Refusal("A Mission holds three Defenses at most.", "L16")


def _why_recruit(state: State) -> Refusal | None:
    if state.recruited >= 0:
        return _ONE_LEADER
    return _ATTACHED_INSTEAD if state.attached else None


def _why_attach(tables: Tables, state: State, card: int, party: Party) -> Refusal | None:
    if state.recruited >= 0:
        if party.leader != state.recruited:
            return _NEW_LEADER_ONLY
    elif state.attached:
        return _ONE_TRIBESMAN
    if places_left(tables, party) <= 0:
        line = tables.catalogue.line(party.leader)
        return Refusal(f"A {line.name} leads {line.number('force')} Tribesmen at most.", "L12")
    excluded = tables.excludes[card]
    if excluded:
        for other in party.tribe:
            if tables.line_of[other] in excluded:
                names = sorted(tables.catalogue.card_name(c) for c in (card, other))
                return Refusal(f"{names[0]} and {names[1]} never ride with the same Leader.", "L13")
    return None


def _why_attack(state: State, seat: int, stand: Stand) -> Refusal | None:
    return _FAILED_LAST if stand.failed == seat and state.options.retry != ANYONE else None


def _why_attacker(state: State, seat: int, leader: int) -> Refusal | None:
    camp = state.camps[seat]
    if not camp:
        return _NO_LEADER
    return None if any(party.leader == leader for party in camp) else _ATTACKER_NOT_YOURS


def _why_defend(tables: Tables, state: State, card: int, stand: Stand) -> Refusal | None:
    if tables.line_of[card] in tables.refuses[stand.mission]:
        names = [tables.catalogue.card_name(c) for c in (card, stand.mission)]
        return Refusal(f"{names[0]} may not be attached to a {names[1]}.", "L16")
    if state.options.reinforce == EVERY_ATTACK and len(stand.defenses) >= MOST_DEFENSES:
        return _THREE_DEFENSES
    return None


def _why_lose(state: State, seat: int, card: int) -> Refusal | None:
    assert state.battle is not None
    for party in state.camps[seat]:
        if party.leader in state.battle.leaders and card in party.tribe:
            return None
    return Refusal("That Tribesman is not with an attacking Leader.", "L21")


# --- the legal actions of each decision ---------------------------------------------------------


def _legal_recruit(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [DONE]
    types = tables.type
    camp = state.camps[frame.seat]
    free = _why_recruit(state) is None
    for card in state.hands[frame.seat]:
        kind = types[card]
        if kind == "leader":
            if free:
                out.append(Action(DO_RECRUIT, card))
        elif kind == "tribesman":
            for party in camp:
                if _why_attach(tables, state, card, party) is None:
                    out.append(Action(DO_ATTACH, card, party.leader))
    add_legal_plays(tables, state, frame, out)
    return out


def _legal_mission(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [DONE]
    seat = frame.seat
    camp = state.camps[seat]
    if camp:
        types = tables.type
        for card in state.hands[seat]:
            if types[card] == "mission":
                out += [Action(DO_PLACE, card, party.leader) for party in camp]
        for stand in state.missions:
            if _why_attack(state, seat, stand) is None:
                out += [Action(DO_ATTACK, stand.mission, party.leader) for party in camp]
    add_legal_plays(tables, state, frame, out)
    return out


def _legal_defend(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [DONE]
    stand = _stand_under_attack(state)
    for card in state.hands[frame.seat]:
        if tables.type[card] == "defense" and _why_defend(tables, state, card, stand) is None:
            out.append(Action(DO_DEFEND, card))
    return out


def _stand_under_attack(state: State) -> Stand:
    assert state.battle is not None
    stand = find_stand(state.missions, state.battle.mission)
    assert stand is not None
    return stand


def _legal_events(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [DONE]
    add_legal_plays(tables, state, frame, out)
    return out


def _legal_answers(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [PASS]
    add_legal_plays(tables, state, frame, out)
    return out


def _legal_lose(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return [
        Action(DO_LOSE, card)
        for party in state.camps[frame.seat]
        for card in party.tribe
        if _why_lose(state, frame.seat, card) is None
    ]


def _legal_discard(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return [Action(DO_DISCARD, card) for card in state.hands[frame.seat]]


def _legal_search(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return [Action(DO_TAKE, card) for card in sorted(state.deck)]


_LEGAL: Final[dict[str, Callable[[Tables, State, Frame], list[Action]]]] = {
    RECRUIT: _legal_recruit,
    MISSION: _legal_mission,
    DEFEND: _legal_defend,
    WINDOW_1: _legal_events,
    LOSE: _legal_lose,
    WINDOW_2: _legal_events,
    LOOT_ROLL: _legal_answers,
    AMBUSH: _legal_answers,
    END: _legal_events,
    DISCARD: _legal_discard,
    SEARCH: _legal_search,
}


def legal_actions(tables: Tables, state: State) -> list[Action]:
    """Everything that the seat whose decision it is may do; empty when the game is over.

    Passing or being done, where it is legal, comes first.
    """
    if not state.agenda:
        return []
    frame = state.agenda[-1]
    return _LEGAL[frame.kind](tables, state, frame)


# --- why not ------------------------------------------------------------------------------------

_OVER = Refusal("The game is over.", "L1")
_NO_SUCH_CARD = Refusal("There is no such card.", "L5")
_NOT_IN_HAND = Refusal("That card is not in your hand.", "L5")
_WITHOUT_TARGET = Refusal("This is done without a target.", "L8")

_WHEN: Final[dict[str, tuple[str, Refusal]]] = {
    DO_RECRUIT: (RECRUIT, Refusal("Leaders are played in your Recruit Phase.", "L12")),
    DO_ATTACH: (RECRUIT, Refusal("Tribesmen are attached in your Recruit Phase.", "L12")),
    DO_PLACE: (MISSION, Refusal("Missions are placed in your Mission Phase.", "L14")),
    DO_ATTACK: (MISSION, Refusal("Missions are attacked in your Mission Phase.", "L14")),
    DO_DEFEND: (
        DEFEND,
        Refusal("Defenses are attached by the player to the attacker's left.", "L16"),
    ),
    DO_LOSE: (LOSE, Refusal("No Tribesman is to be lost now.", "L21")),
    DO_DISCARD: (DISCARD, Refusal("You don't discard now.", "L26")),
    DO_TAKE: (SEARCH, Refusal("Only a Guide looks through the deck.", "L27")),
}
"""The one decision at which each verb is used, and what is said elsewhere."""

_FIRST: Final = {
    LOSE: Refusal("Choose the Tribesman you lose first.", "L21"),
    DISCARD: Refusal("Choose the card you discard first.", "L26"),
    SEARCH: Refusal("Choose the card you take first.", "L27"),
    LOOT_ROLL: Refusal("Answer the Loot roll, or pass.", "L24"),
    AMBUSH: Refusal("Play an event, or pass.", "L11"),
}
_SAY_DONE = Refusal("Here you are done, you don't pass.", "L17")
_TYPE_OF: Final[dict[str, tuple[str, Refusal]]] = {
    DO_RECRUIT: ("leader", Refusal("Only Leaders are recruited.", "L12")),
    DO_ATTACH: ("tribesman", Refusal("Only Tribesmen are attached to Leaders.", "L12")),
    DO_PLACE: ("mission", Refusal("Only Missions are placed.", "L14")),
    DO_DEFEND: ("defense", Refusal("Only Defenses are attached to Missions.", "L16")),
}
"""The type of card that a verb takes from the hand."""


def _why_without_card(frame: Frame, action: Action) -> Refusal | None:
    if action not in (PASS, DONE):
        return _WITHOUT_TARGET
    if action == PASS:
        return None if frame.kind in (LOOT_ROLL, AMBUSH) else _FIRST.get(frame.kind, _SAY_DONE)
    return _FIRST.get(frame.kind)


def _why_from_hand(tables: Tables, state: State, frame: Frame, action: Action) -> Refusal | None:
    verb, card, target = action
    seat = frame.seat
    if verb == PLAY:
        return why_not_play(tables, state, frame, action)
    if verb in _TYPE_OF:
        kind, refusal = _TYPE_OF[verb]
        if tables.type[card] != kind:
            return refusal
    if verb == DO_ATTACH:
        party = next((p for p in state.camps[seat] if p.leader == target), None)
        return _why_attach(tables, state, card, party) if party else _NOT_YOUR_LEADER
    if verb == DO_PLACE:
        return _why_attacker(state, seat, target)
    if target != -1:
        return _WITHOUT_TARGET
    if verb == DO_RECRUIT:
        return _why_recruit(state)
    if verb == DO_DEFEND:
        return _why_defend(tables, state, card, _stand_under_attack(state))
    return None


def why_illegal(tables: Tables, state: State, action: Action) -> Refusal | None:
    """Why the seat whose decision it is may not do this: a sentence and its ruling, or None."""
    if not state.agenda:
        return _OVER
    frame = state.agenda[-1]
    verb, card, target = action
    if verb in ("pass", "done"):
        return _why_without_card(frame, action)
    if not 0 <= card < len(tables.line_of):
        return _NO_SUCH_CARD
    if verb != PLAY:
        if verb not in _WHEN:
            return Refusal(f'There is no action "{verb}".', "L8")
        kind, refusal = _WHEN[verb]
        if frame.kind != kind:
            return refusal
    if verb == DO_ATTACK:
        stand = find_stand(state.missions, card)
        if stand is None:
            return _NO_SUCH_MISSION
        return _why_attacker(state, frame.seat, target) or _why_attack(state, frame.seat, stand)
    if verb in (DO_LOSE, DO_TAKE):
        if target != -1:
            return _WITHOUT_TARGET
        if verb == DO_LOSE:
            return _why_lose(state, frame.seat, card)
        return None if card in state.deck else Refusal("That card is not in the deck.", "L27")
    if card not in state.hands[frame.seat]:
        return _NOT_IN_HAND
    return _why_from_hand(tables, state, frame, action)


def why_unusable(tables: Tables, state: State, card: int) -> Refusal | None:
    """Why the seat to decide can't use a card of its hand at all now; None if it can."""
    if not state.agenda:
        return _OVER
    frame = state.agenda[-1]
    if any(action.card == card for action in legal_actions(tables, state)):
        return None
    camp = state.camps[frame.seat]
    if tables.type[card] == "tribesman" and frame.kind == RECRUIT:
        if not camp:
            return Refusal("There is no Leader in your camp to attach them to.", "L12")
        return _why_attach(tables, state, card, camp[-1])
    if tables.type[card] == "event" and frame.kind in EFFECTS_AT:
        if tables.effect[card] not in EFFECTS_AT[frame.kind]:
            return why_not_play(tables, state, frame, Action(PLAY, card))
        return no_target(tables, state, frame.seat, card)
    return why_illegal(tables, state, intend(tables, frame.kind, card))


def intend(tables: Tables, kind: str, card: int, target: int = -1) -> Action:
    """The action that using `card` on `target` means, legal or not.

    `target` is a card id, or a seat for events that aim at a player. `kind` is that of the
    decision, which tells losing and discarding from the ordinary use of a card.
    """
    if kind in (LOSE, DISCARD, SEARCH):
        return Action({LOSE: DO_LOSE, DISCARD: DO_DISCARD, SEARCH: DO_TAKE}[kind], card)
    type_ = tables.type[card]
    if type_ in ("leader", "defense"):
        return Action(DO_RECRUIT if type_ == "leader" else DO_DEFEND, card)
    verb = {"tribesman": DO_ATTACH, "mission": DO_PLACE, "event": PLAY}[type_]
    return Action(verb, card, target)
