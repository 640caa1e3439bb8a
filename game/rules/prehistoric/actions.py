"""What is legal: one predicate for each kind of action, used by all that asks.

`legal_actions` lists what passes the predicates, `why_illegal` says which one an action fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.play import Action, Frame, Refusal
from game.rules.prehistoric import raid as raids
from game.rules.prehistoric.state import (
    AFTERMATH,
    AIM,
    ANSWER,
    CAPTURE,
    DISCARD,
    ELEMENTS,
    EXTRA,
    GENERIC,
    HUNT,
    LOSE,
    NOMAD,
    ONE,
    RAID,
    REROLL,
    RETREAT,
    SEND,
    TRIBE,
    Member,
    State,
    Tables,
    Tribe,
    find_member,
    is_out,
)
from game.rules.prehistoric.tribes import handles

# Verbs, in the nouns of the rules; `notation` gives each its line of text.
DO_HUNT: Final = "hunt"
DO_PLAY: Final = "play"
DO_JOIN: Final = "join"
DO_ATTACH: Final = "attach"
DO_LOSE: Final = "lose"
DO_SEND: Final = "send"
DO_REROLL: Final = "reroll"
DO_AIM: Final = "aim"
DO_CAPTURE: Final = "capture"
DO_DISCARD: Final = "discard"
PASS: Final = Action("pass")
DONE: Final = Action("done")
SEND_ALL: Final = Action("send_all")
SEND_ARMED: Final = Action("send_armed")
RECALL: Final = Action("recall")
FIGHT: Final = Action("fight")
RETREAT_: Final = Action("retreat")

# --- predicates ---------------------------------------------------------------------------------

_ONE_HUNT: Final = Refusal("You have hunted this turn; one Hunting card is the limit.", "P8")
_WITHOUT_TARGET: Final = Refusal("This is done without a target.", "P7")
_PLACE: Final = {
    "ranged": Refusal("This person carries a Ranged weapon already.", "P11"),
    "hand": Refusal("This person carries a Hand-to-hand weapon already.", "P11"),
    "armor": Refusal("This person wears Armor already.", "P11"),
}
_PLACES: Final[dict[str, tuple[str, ...]]] = {
    "ranged": ("ranged",),
    "hand": ("hand",),
    "both": ("ranged", "hand"),
    "armor": ("armor",),
}
"""The places that a type of gear fills (P11, P12)."""


def _is_opponent(state: State, seat: int, target: int) -> bool:
    return 0 <= target < state.seats and target != seat and not is_out(state.tribes[target])


def _why_attach(tables: Tables, card: int, member: Member) -> Refusal | None:
    for place in _PLACES[tables.type[card]]:
        if getattr(member, place) >= 0:
            return _PLACE[place]
    return None


def _why_hunt(state: State) -> Refusal | None:
    return _ONE_HUNT if state.hunted and state.options.hunts == ONE else None


def _why_negate(tables: Tables, card: int, hardship: int) -> Refusal | None:
    if tables.element[card] == tables.element[hardship]:
        return None
    names = [tables.catalogue.card_name(c) for c in (card, hardship)]
    return Refusal(
        f"{names[0]} answers {tables.element[card].capitalize()} Hardships; "
        f"{names[1]} is {tables.element[hardship].capitalize()}.",
        "P9",
    )


def _why_extra(tables: Tables, card: int, side: int) -> Refusal | None:
    whose = "attacker" if side == raids.ATTACKERS else "defender"
    if tables.element[card] == whose:
        return None
    name = tables.catalogue.card_name(card)
    return Refusal(f"{name} is played by the {tables.element[card]}.", "P20")


def _why_reroll_with(tables: Tables, state: State, seat: int, card: int) -> Refusal | None:
    """Whether a card, or a Chieftain who fights, lets this seat reroll a die (P21, P22)."""
    attacking = seat == state.active
    if card in state.hands[seat]:
        effect = tables.effect[card]
        if effect == ("reroll_attacking" if attacking else "reroll_defending"):
            return None
        if effect in ("reroll_attacking", "reroll_defending"):
            whose = "attacker" if effect == "reroll_attacking" else "defender"
            name = tables.catalogue.card_name(card)
            return Refusal(f"{name} is played by the {whose}.", "P21")
        return Refusal("Only Tactics, Defense and a Chieftain reroll a die.", "P21")
    side = raids.ATTACKERS if attacking else raids.DEFENDERS
    if card in raids.chieftains(tables, state, side):
        return None
    return Refusal("No Chieftain of yours who fights has his reroll left.", "P22")


def _why_person(tribe: Tribe, handle: int, ruling: str) -> Refusal | None:
    if tribe.people if handle == GENERIC else find_member(tribe, handle):
        return None
    return Refusal("There is no such person in your tribe.", ruling)


def _why_send(state: State, seat: int, handle: int) -> Refusal | None:
    tribe, raid = state.tribes[seat], raids.the_raid(state)
    wrong = _why_person(tribe, handle, "P15")
    if wrong:
        return wrong
    gone = raid.people >= tribe.people if handle == GENERIC else handle in raid.sent
    return Refusal("This person goes on the raid already.", "P15") if gone else None


def _why_capture(state: State, handle: int) -> Refusal | None:
    member = find_member(state.tribes[raids.the_raid(state).defender], handle)
    if member is None or member.card >= 0:
        return Refusal("Generic People are captured, Person cards are not.", "P26")
    return None


# --- the legal actions of each decision ---------------------------------------------------------


def _add_draws(tables: Tables, state: State, frame: Frame, out: list[Action]) -> list[Action]:
    """Trade and Meeting of the Tribes, in any phase of your own turn (P7)."""
    effects = tables.effect
    for card in state.hands[frame.seat]:
        if effects[card] == "draw":
            out.append(Action(DO_PLAY, card))
    return out


def _legal_draws(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return _add_draws(tables, state, frame, [DONE])


def _legal_hunt(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [DONE]
    if _why_hunt(state) is None:
        types = tables.type
        out += [Action(DO_HUNT, c) for c in state.hands[frame.seat] if types[c] == "hunting"]
    return _add_draws(tables, state, frame, out)


def _against_opponents(
    tables: Tables, state: State, frame: Frame, effect: str, out: list[Action]
) -> list[Action]:
    victims = [s for s in range(state.seats) if _is_opponent(state, frame.seat, s)]
    for card in state.hands[frame.seat]:
        if tables.effect[card] == effect:
            out += [Action(DO_PLAY, card, victim) for victim in victims]
    return _add_draws(tables, state, frame, out)


def _legal_elements(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return _against_opponents(tables, state, frame, "hardship", [DONE])


def _legal_raid(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return _against_opponents(tables, state, frame, "raid", [DONE])


def _legal_answer(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [PASS]
    for card in state.hands[frame.seat]:
        if tables.effect[card] == "negate" and _why_negate(tables, card, frame.card) is None:
            out.append(Action(DO_PLAY, card))
    return out


def _legal_lose(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return [Action(DO_LOSE, handle) for handle in handles(state.tribes[frame.seat])]


def _legal_tribe(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [DONE]
    tribe = state.tribes[frame.seat]
    for card in state.hands[frame.seat]:
        kind = tables.type[card]
        if kind == "person":
            out.append(Action(DO_JOIN, card))
        elif kind in _PLACES:
            for member in tribe.band:
                if _why_attach(tables, card, member) is None:
                    out.append(Action(DO_ATTACH, card, member.handle))
            if tribe.people:
                out.append(Action(DO_ATTACH, card, GENERIC))
    return _add_draws(tables, state, frame, out)


def _legal_send(tables: Tables, state: State, frame: Frame) -> list[Action]:
    tribe, raid = state.tribes[frame.seat], raids.the_raid(state)
    going = raid.people + len(raid.sent)
    out = [DONE] if going else []
    if going < tribe.population:
        out += [
            Action(DO_SEND, handle)
            for handle in handles(tribe)
            if _why_send(state, frame.seat, handle) is None
        ]
        out.append(SEND_ALL)
    if any(raids.is_armed(member) for member in tribe.band):
        out.append(SEND_ARMED)
    if going:
        out.append(RECALL)
    return out


def _legal_reroll(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [PASS]
    seat = frame.seat
    sources = [c for c in state.hands[seat] if tables.effect[c].startswith("reroll")]
    side = raids.ATTACKERS if seat == state.active else raids.DEFENDERS
    sources += raids.chieftains(tables, state, side)
    dice = range(len(raids.the_raid(state).dice))
    for card in sources:
        if _why_reroll_with(tables, state, seat, card) is None:
            out += [Action(DO_REROLL, card, index) for index in dice]
    return out


def _legal_aim(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return [Action(DO_AIM, handle) for handle in raids.aims(tables, state, frame.n)]


def _legal_extra(tables: Tables, state: State, frame: Frame) -> list[Action]:
    out = [PASS]
    for card in state.hands[frame.seat]:
        if tables.effect[card] == "extra_round" and _why_extra(tables, card, frame.n) is None:
            out.append(Action(DO_PLAY, card))
    return out


def _legal_retreat(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return [FIGHT, RETREAT_]


def _legal_capture(tables: Tables, state: State, frame: Frame) -> list[Action]:
    band = state.tribes[raids.the_raid(state).defender].band
    return [Action(DO_CAPTURE, member.handle) for member in band if member.card < 0]


def _legal_discard(tables: Tables, state: State, frame: Frame) -> list[Action]:
    return [Action(DO_DISCARD, card) for card in state.hands[frame.seat]]


_LEGAL: Final[dict[str, Callable[[Tables, State, Frame], list[Action]]]] = {
    NOMAD: _legal_draws,
    DISCARD: _legal_discard,
    HUNT: _legal_hunt,
    ELEMENTS: _legal_elements,
    ANSWER: _legal_answer,
    LOSE: _legal_lose,
    TRIBE: _legal_tribe,
    RAID: _legal_raid,
    SEND: _legal_send,
    REROLL: _legal_reroll,
    AIM: _legal_aim,
    EXTRA: _legal_extra,
    RETREAT: _legal_retreat,
    CAPTURE: _legal_capture,
    AFTERMATH: _legal_draws,
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

_OVER: Final = Refusal("The game is over.", "P2")
_NO_SUCH_CARD: Final = Refusal("There is no such card.", "P5")
_NOT_IN_HAND: Final = Refusal("That card is not in your hand.", "P5")

_WHEN: Final[dict[str, tuple[str, Refusal]]] = {
    DO_HUNT: (HUNT, Refusal("Hunting cards are played in your Hunt Phase.", "P8")),
    DO_JOIN: (TRIBE, Refusal("Person cards come into play in your Tribe Phase.", "P10")),
    DO_ATTACH: (TRIBE, Refusal("Gear is attached in your Tribe Phase.", "P11")),
    DO_LOSE: (LOSE, Refusal("Nobody has to leave your tribe now.", "P14")),
    DO_SEND: (SEND, Refusal("Raiders are sent when a Raiding card was played.", "P15")),
    "send_all": (SEND, Refusal("Raiders are sent when a Raiding card was played.", "P15")),
    "send_armed": (SEND, Refusal("Raiders are sent when a Raiding card was played.", "P15")),
    "recall": (SEND, Refusal("Raiders are called back only before they fight.", "P15")),
    DO_REROLL: (REROLL, Refusal("Dice are rolled again while a volley lies on the table.", "P21")),
    DO_AIM: (AIM, Refusal("There is no hit to be given a target.", "P17")),
    "fight": (RETREAT, Refusal("That is asked when the losses of a round are level.", "P19")),
    "retreat": (RETREAT, Refusal("That is asked when the losses of a round are level.", "P19")),
    DO_CAPTURE: (CAPTURE, Refusal("There is nobody to be captured now.", "P26")),
    DO_DISCARD: (DISCARD, Refusal("You don't discard now.", "P6")),
}
"""The one decision at which each verb is used, and what is said elsewhere."""

_FIRST: Final = {
    DISCARD: Refusal("Choose the card you discard first.", "P6"),
    LOSE: Refusal("Choose who leaves your tribe first.", "P14"),
    SEND: Refusal("Send at least one of your people.", "P15"),
    REROLL: Refusal("Reroll a die, or pass.", "P21"),
    AIM: Refusal("Give the hit a target first.", "P17"),
    EXTRA: Refusal("Start one more round, or pass.", "P20"),
    ANSWER: Refusal("Answer the Hardship, or pass.", "P9"),
    RETREAT: Refusal("Say whether you fight on or retreat.", "P19"),
    CAPTURE: Refusal("Choose whom you capture first.", "P26"),
}
_SAY_DONE: Final = Refusal("Here you are done, you don't pass.", "P7")
_PASSING: Final = (ANSWER, REROLL, EXTRA)
_BARE: Final = ("send_all", "send_armed", "recall", "fight", "retreat")

_PLAYED: Final[dict[str, tuple[tuple[str, ...], str, str]]] = {
    "hardship": ((ELEMENTS,), "is played in your Elements Phase.", "P9"),
    "negate": ((ANSWER,), "answers a Hardship played on your tribe.", "P9"),
    "raid": ((RAID,), "is played in your Raid Phase.", "P15"),
    "extra_round": ((EXTRA,), "is played when the losses of a round were compared.", "P20"),
    "draw": (
        (NOMAD, HUNT, ELEMENTS, TRIBE, RAID, AFTERMATH),
        "is played on your own turn, not during a raid.",
        "P7",
    ),
}
"""Effects of cards that are simply played: at which decisions, and what is said elsewhere."""


def _why_play(tables: Tables, state: State, frame: Frame, action: Action) -> Refusal | None:
    _, card, target = action
    name = tables.catalogue.card_name(card)
    effect = tables.effect[card]
    if effect not in _PLAYED:
        return Refusal(f"{name} is not simply played: it is used in another way.", "P7")
    kinds, text, ruling = _PLAYED[effect]
    if frame.kind not in kinds:
        return Refusal(f"{name} {text}", ruling)
    if effect in ("hardship", "raid"):
        if _is_opponent(state, frame.seat, target):
            return None
        return Refusal("Choose an opponent whose tribe is still alive.", ruling)
    if target != -1:
        return _WITHOUT_TARGET
    if effect == "negate":
        return _why_negate(tables, card, frame.card)
    return _why_extra(tables, card, frame.n) if effect == "extra_round" else None


def _why_bare(tables: Tables, state: State, frame: Frame, action: Action) -> Refusal | None:
    """Actions that name no card."""
    if action.card != -1 or action.target != -1:
        return _WITHOUT_TARGET
    if action == PASS:
        return None if frame.kind in _PASSING else _FIRST.get(frame.kind, _SAY_DONE)
    if action == DONE:
        if frame.kind == SEND and DONE in _legal_send(tables, state, frame):
            return None
        return _FIRST.get(frame.kind)
    if frame.kind == SEND and action not in _legal_send(tables, state, frame):
        return Refusal("Nobody more would come of it.", "P15")
    return None


def _why_from_hand(tables: Tables, state: State, frame: Frame, action: Action) -> Refusal | None:
    verb, card, target = action
    if verb == DO_PLAY:
        return _why_play(tables, state, frame, action)
    kind = tables.type[card]
    if verb == DO_ATTACH:
        if kind not in _PLACES:
            return Refusal("Only weapons and Armor are attached.", "P11")
        tribe = state.tribes[frame.seat]
        wrong = _why_person(tribe, target, "P11")
        if wrong:
            return wrong
        member = find_member(tribe, target) if target != GENERIC else None
        return _why_attach(tables, card, member) if member else None
    if target != -1:
        return _WITHOUT_TARGET
    if verb == DO_HUNT:
        if kind != "hunting":
            return Refusal("Only Hunting cards bring Food.", "P8")
        return _why_hunt(state)
    if verb == DO_JOIN and kind != "person":
        return Refusal("Only Person cards join your tribe.", "P10")
    return None


def _why_in_play(tables: Tables, state: State, frame: Frame, action: Action) -> Refusal | None:
    """Actions whose card names a person in play, or what rerolls a die."""
    verb, card, target = action
    seat = frame.seat
    if verb == DO_REROLL:
        if not 0 <= target < len(raids.the_raid(state).dice):
            return Refusal("There is no such die on the table.", "P21")
        return _why_reroll_with(tables, state, seat, card)
    if target != -1:
        return _WITHOUT_TARGET
    if verb == DO_LOSE:
        return _why_person(state.tribes[seat], card, "P14" if frame.card < 0 else "P9")
    if verb == DO_SEND:
        return _why_send(state, seat, card)
    if verb == DO_CAPTURE:
        return _why_capture(state, card)
    if card in raids.aims(tables, state, frame.n):
        return None
    die = raids.the_raid(state).dice[frame.n]
    return Refusal(
        f"The {die.face} against a strength of {die.strength} does not reach this enemy, "
        "or he has a hit already.",
        "P18",
    )


def why_illegal(tables: Tables, state: State, action: Action) -> Refusal | None:
    """Why the seat whose decision it is may not do this: a sentence and its ruling, or None."""
    if not state.agenda:
        return _OVER
    frame = state.agenda[-1]
    verb, card, _ = action
    if verb != DO_PLAY and verb in _WHEN:
        kind, refusal = _WHEN[verb]
        if frame.kind != kind:
            return refusal
    elif verb not in (DO_PLAY, "pass", "done"):
        return Refusal(f'There is no action "{verb}".', "P7")
    if verb in ("pass", "done") or verb in _BARE:
        return _why_bare(tables, state, frame, action)
    if verb in (DO_LOSE, DO_SEND, DO_CAPTURE, DO_AIM, DO_REROLL):
        return _why_in_play(tables, state, frame, action)
    if not 0 <= card < len(tables.line_of):
        return _NO_SUCH_CARD
    if card not in state.hands[frame.seat]:
        return _NOT_IN_HAND
    return _why_from_hand(tables, state, frame, action)
