"""A line of text for each action, in the nouns of the rules, that parses back to it.

`hunt berries#2` · `play bear_attack on seat 2` · `play trade` · `join hunter#4` · `attach sling
to hunter#4` · `attach sling to person` · `lose person` · `send hunter#4` · `send person` ·
`send all` · `send armed` · `recall` · `reroll 3 with surrounded` · `aim at big_man` · `aim at
person` · `fight` · `retreat` · `capture sling` · `discard trade` · `pass` · `done`. Seats and dice
are counted from 1; a generic Person with gear is named by his first gear.
docs/NOTATION.md has the grammar.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from game.rules.core.play import Action
from game.rules.prehistoric import actions as act
from game.rules.prehistoric.state import GENERIC, State, Tables

_PERSON: Final = "person"
_PERSON_VERBS: Final = (act.DO_LOSE, act.DO_SEND, act.DO_CAPTURE)
_CARD_VERBS: Final = (act.DO_HUNT, act.DO_JOIN, act.DO_DISCARD)
_BARE: Final = {
    "send all": act.SEND_ALL,
    "send armed": act.SEND_ARMED,
    "recall": act.RECALL,
    "fight": act.FIGHT,
    "retreat": act.RETREAT_,
}
_BARE_TEXT: Final = {action: text for text, action in _BARE.items()}
_SEAT: Final = re.compile(r"^seat\s*(\d{1,3})$")
_REROLL: Final = re.compile(r"^(\d{1,4})\s+with\s+(.+)$")


def _person(tables: Tables, handle: int) -> str:
    return _PERSON if handle == GENERIC else tables.catalogue.token(handle)


def format_action(tables: Tables, action: Action) -> str:
    """The action's line of text."""
    verb, card, target = action
    if action in _BARE_TEXT:
        return _BARE_TEXT[action]
    if verb in ("pass", "done"):
        return verb
    if verb == act.DO_REROLL:
        return f"reroll {target + 1} with {tables.catalogue.token(card)}"
    if verb == act.DO_AIM:
        return f"aim at {_person(tables, card)}"
    if verb in _PERSON_VERBS:
        return f"{verb} {_person(tables, card)}"
    text = f"{verb} {tables.catalogue.token(card)}"
    if verb == act.DO_ATTACH:
        return f"{text} to {_person(tables, target)}"
    return text if target < 0 else f"{text} on seat {target + 1}"


def _people(tables: Tables, text: str) -> list[int]:
    """The handles that a word can mean."""
    if text.strip() in (_PERSON, "people"):
        return [GENERIC]
    return list(tables.catalogue.copies(text))


def _candidates(tables: Tables, state: State, text: str) -> list[Action]:
    words = " ".join(text.strip().lower().split())
    if not words:
        raise ValueError("an action is missing")
    if words in _BARE:
        return [_BARE[words]]
    if words in ("pass", "done"):
        return [act.PASS, act.DONE] if words == "pass" else [act.DONE, act.PASS]
    verb, _, rest = words.partition(" ")
    verbs = (*_PERSON_VERBS, *_CARD_VERBS, act.DO_PLAY, act.DO_ATTACH, act.DO_REROLL, act.DO_AIM)
    if verb not in verbs:
        known = ", ".join(sorted({*verbs, "pass", "done", *_BARE}))
        raise ValueError(f'"{verb}" is not an action; there are {known}')
    if not rest:
        raise ValueError(f'"{verb}" needs a card')
    if verb == act.DO_REROLL:
        match = _REROLL.match(rest)
        if not match:
            raise ValueError('a reroll reads like "reroll 3 with surrounded"')
        return [Action(verb, c, int(match[1]) - 1) for c in tables.catalogue.copies(match[2])]
    if verb == act.DO_AIM:
        return [Action(verb, c) for c in _people(tables, rest.removeprefix("at "))]
    if verb in _PERSON_VERBS:
        return [Action(verb, card) for card in _people(tables, rest)]
    if verb in _CARD_VERBS:
        return [Action(verb, card) for card in tables.catalogue.copies(rest)]
    join = " to " if verb == act.DO_ATTACH else " on "
    first, found, last = rest.partition(join)
    cards = tables.catalogue.copies(first)
    if not found:
        return [Action(verb, card) for card in cards]
    if verb == act.DO_ATTACH:
        return [Action(verb, *pair) for pair in product(cards, _people(tables, last))]
    seat = _SEAT.match(last.strip())
    if not seat or not 1 <= int(seat[1]) <= state.seats:
        raise ValueError(f'a card is played on "seat 1" to "seat {state.seats}", not "{last}"')
    return [Action(verb, card, int(seat[1]) - 1) for card in cards]


def parse_action(tables: Tables, state: State, text: str) -> Action:
    """The action that a line means in this position.

    A card named without its copy is the first one with which the action is legal; where none is,
    the first that the seat to act could mean, so that `why_illegal` can say what is wrong.
    Raises ValueError in a sentence for text that is no action.
    """
    candidates = _candidates(tables, state, text)
    legal = set(act.legal_actions(tables, state))
    for action in candidates:
        if action in legal:
            return action
    hand = state.hands[state.agenda[-1].seat] if state.agenda else []
    in_play = {member.handle for tribe in state.tribes for member in tribe.band}

    def likely(action: Action) -> tuple[bool, bool]:
        return (
            action.card not in hand and action.card not in in_play,
            action.target >= 0 and action.target not in in_play,
        )

    return min(candidates, key=likely)
