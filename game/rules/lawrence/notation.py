"""A line of text for each action, in the nouns of the rules, that parses back to it.

`recruit prince#2` · `attach bedouins to prince#2` · `place town with sharif` · `attack damascus
with sharif` · `defend garrison` · `lose arabs#3` · `play surprise on artillery` · `play long_ears
on seat 2` · `discard train` · `take damascus` · `pass` · `done`. Seats are counted from 1.
docs/NOTATION.md has the grammar.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Final

from game.rules.core.play import Action
from game.rules.lawrence import actions as act
from game.rules.lawrence.effects import PLAY, PLAYER_EFFECTS
from game.rules.lawrence.state import State, Tables

_JOIN: Final = {
    act.DO_ATTACH: "to",
    act.DO_PLACE: "with",
    act.DO_ATTACK: "with",
    PLAY: "on",
}
_PLAIN: Final = (act.DO_RECRUIT, act.DO_DEFEND, act.DO_LOSE, act.DO_DISCARD, act.DO_TAKE)
_ALLIANCE: Final = "extra_leader"
_SEAT = re.compile(r"^seat\s*(\d+)$")


def format_action(tables: Tables, action: Action) -> str:
    """The action's line of text."""
    verb, card, target = action
    if card < 0:
        return verb
    token = tables.catalogue.token
    text = f"{verb} {token(card)}"
    if target < 0:
        return text
    if verb == PLAY and tables.effect[card] in PLAYER_EFFECTS:
        return f"{text} on seat {target + 1}"
    join = "with" if verb == PLAY and tables.effect[card] == _ALLIANCE else _JOIN[verb]
    return f"{text} {join} {token(target)}"


def _candidates(tables: Tables, state: State, text: str) -> list[Action]:
    words = text.strip().lower().split(None, 1)
    if not words:
        raise ValueError("an action is missing")
    verb = words[0]
    rest = words[1] if len(words) > 1 else ""
    if verb in ("pass", "done") and not rest:
        return [act.PASS, act.DONE] if verb == "pass" else [act.DONE, act.PASS]
    if verb not in _JOIN and verb not in _PLAIN:
        verbs = ", ".join(sorted({*_JOIN, *_PLAIN, "pass", "done"}))
        raise ValueError(f'"{verb}" is not an action; there are {verbs}')
    if not rest:
        raise ValueError(f'"{verb}" needs a card')
    if verb in _PLAIN:
        return [Action(verb, card) for card in tables.catalogue.copies(rest)]
    first, join, last = _split(verb, rest)
    cards = tables.catalogue.copies(first)
    if not join:
        return [Action(verb, card) for card in cards]
    seat = _SEAT.match(last.strip())
    at_seat = verb == PLAY and tables.effect[cards[0]] in PLAYER_EFFECTS
    if bool(seat) != at_seat:
        aimed = "is aimed" if at_seat else "is not aimed"
        raise ValueError(f"{tables.catalogue.card_name(cards[0])} {aimed} at a seat")
    if seat:
        number = int(seat[1])
        if not 1 <= number <= state.seats:
            raise ValueError(f"there is no seat {number}: seats go from 1 to {state.seats}")
        return [Action(verb, card, number - 1) for card in cards]
    targets = tables.catalogue.copies(last)
    return [Action(verb, card, target) for card, target in product(cards, targets)]


def _split(verb: str, rest: str) -> tuple[str, str, str]:
    joins = ("on", "with") if verb == PLAY else (_JOIN[verb],)
    for join in joins:
        first, found, last = rest.partition(f" {join} ")
        if found:
            return first, join, last
    return rest, "", ""


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
    in_play = {stand.mission for stand in state.missions}
    in_play.update(d for stand in state.missions for d in stand.defenses)
    for camp in state.camps:
        for party in camp:
            in_play.add(party.leader)
            in_play.update(party.tribe)
    from_play = candidates[0].verb in (act.DO_ATTACK, act.DO_LOSE)

    def likely(action: Action) -> tuple[bool, bool]:
        source = action.card in (in_play if from_play else hand)
        return (not source, action.target not in in_play)

    return min(candidates, key=likely)
