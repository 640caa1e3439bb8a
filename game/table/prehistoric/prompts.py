"""What the player is asked, in a line, and what the buttons say: by decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.play import Frame
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
    RAID,
    REROLL,
    RETREAT,
    SEND,
    TRIBE,
    food_owed,
)
from game.table.choices import TABLE, Key
from game.table.look import BACK_BUTTON, BUSY_BUTTON, LOG_BUTTON, Button
from game.table.prehistoric.look import Look


def _either(parts: list[str], nothing: str) -> str:
    if not parts:
        return f"{nothing}."
    if len(parts) == 1:
        return f"you may {parts[0]}."
    return f"{', '.join(parts[:-1])} or {parts[-1]}."


def _also(look: Look, verb: str, words: str, nothing: str) -> str:
    """What a phase is for, and the cards that draw others."""
    parts = [words] if verb in _kinds(look) else []
    if "draw" in _kinds(look):
        parts.append("play a card that draws")
    return _either(parts, nothing)


def _kinds(look: Look) -> set[str]:
    """Verbs that can be used, with plays told apart by their effect."""
    effects = look.rules.tables.effect
    out = set()
    for targets in look.choices.links.values():
        for action in targets.values():
            out.add(effects[action.card] if action.verb == "play" else action.verb)
    return out


def _nomad(look: Look, frame: Frame) -> str:
    return _also(look, "", "", "look at your new card")


def _hunt(look: Look, frame: Frame) -> str:
    return _also(look, "hunt", "hunt with one card", "you have nothing to hunt with")


def _elements(look: Look, frame: Frame) -> str:
    return _also(look, "hardship", "send a Hardship to a tribe", "you have no Hardship to send")


def _tribe(look: Look, frame: Frame) -> str:
    kinds = _kinds(look)
    parts = []
    if "join" in kinds:
        parts.append("put Person cards into play")
    if "attach" in kinds:
        parts.append("hand out gear")
    if "draw" in kinds:
        parts.append("play a card that draws")
    return _either(parts, "nobody in your hand can join, and no gear is there")


def _raid(look: Look, frame: Frame) -> str:
    return _also(look, "raid", "raid a tribe: drop a Raiding card on it", "no Raiding card in hand")


def _send(look: Look, frame: Frame) -> str:
    raid = look.view.raid
    assert raid is not None
    going = raid.people + len(raid.sent)
    return f"choose who raids {look.players[raid.defender].name}. {going} go so far."


def _answer(look: Look, frame: Frame) -> str:
    name = look.catalogue.card_name(frame.card)
    return f"{name}! Answer it with a glowing card, or lose one of your people."


def _lose(look: Look, frame: Frame) -> str:
    people = "somebody" if frame.n == 1 else f"{frame.n} people"
    why = "hunger takes" if frame.card < 0 else f"{look.catalogue.card_name(frame.card)} takes"
    return f"{why} {people}: choose who leaves your tribe."


def _reroll(look: Look, frame: Frame) -> str:
    return "roll a die again: choose a card, then the die. Or keep the dice."


def _aim(look: Look, frame: Frame) -> str:
    raid = look.view.raid
    assert raid is not None
    die = raid.dice[frame.n]
    who = "People" if die.handle == GENERIC else look.catalogue.card_name(die.handle)
    left = len(raid.hits)
    more = f" {left} hits left." if left > 1 else ""
    return f"choose whom the {die.face} of your {who} hits.{more}"


def _extra(look: Look, frame: Frame) -> str:
    lost = look.view.raid.lost if look.view.raid else (0, 0)
    return f"raiders lost {lost[0]}, defenders {lost[1]}: one more round, or let it be."


def _retreat(look: Look, frame: Frame) -> str:
    return "losses are level: fight another round, or retreat?"


def _aftermath(look: Look, frame: Frame) -> str:
    return _also(look, "", "", "the raid is over, end your turn")


def _capture(look: Look, frame: Frame) -> str:
    return "choose whom you take prisoner."


def _discard(look: Look, frame: Frame) -> str:
    cards = "a card" if frame.n == 1 else f"{frame.n} cards"
    return f"your hand is too large: discard {cards}."


_PROMPT: Final[dict[str, Callable[[Look, Frame], str]]] = {
    NOMAD: _nomad,
    DISCARD: _discard,
    HUNT: _hunt,
    ELEMENTS: _elements,
    ANSWER: _answer,
    LOSE: _lose,
    TRIBE: _tribe,
    RAID: _raid,
    SEND: _send,
    REROLL: _reroll,
    AIM: _aim,
    EXTRA: _extra,
    RETREAT: _retreat,
    CAPTURE: _capture,
    AFTERMATH: _aftermath,
}


def ask(look: Look) -> str:
    """The prompt for the player whose decision it is."""
    frame = look.choices.frame
    assert frame is not None
    if look.selected:
        return _aim_at(look, look.selected)
    return _PROMPT[frame.kind](look, frame)


def _aim_at(look: Look, selected: Key) -> str:
    targets = set(look.choices.targets(selected))
    kinds = {target[0] for target in targets}
    if selected[0] == "die":
        return "choose whom this die hits."
    name = look.catalogue.card_name(selected[1])
    if targets == {TABLE}:
        return f"drop {name} on the table, or click it again."
    if "seat" in kinds:
        return f"choose the tribe for {name}."
    if "die" in kinds:
        return f"choose the die that {name} rolls again."
    return f"choose who gets {name}."


def buttons(look: Look) -> tuple[Button, ...]:
    """The buttons of the moment but Undo: the first is the verb that Space does."""
    frame = look.choices.frame
    if frame is None:
        return (BUSY_BUTTON, LOG_BUTTON)
    if look.selected:
        action = look.choices.targets(look.selected).get(TABLE)
        if action is None:
            return (Button("Choose a target", "choose", enabled=False), BACK_BUTTON)
        verb = {"hunt": "Hunt:", "join": "Welcome"}.get(action.verb, "Play")
        name = look.catalogue.card_name(look.selected[1])
        return (Button(f"{verb} {name}", "do", True), BACK_BUTTON)
    if frame.kind == SEND:
        return _send_buttons(look)
    if frame.kind == AIM:
        return (Button("Hits as suggested", "suggest", True), LOG_BUTTON)
    if frame.kind == RETREAT:
        return (Button("Fight on", "fight", True), Button("Retreat", "retreat"))
    return (_main_button(look, frame), LOG_BUTTON)


def _send_buttons(look: Look) -> tuple[Button, ...]:
    bare = look.choices.bare
    ready = "done" in bare
    everybody = Button("All", "send_all") if "send_all" in bare else Button("Nobody", "recall")
    armed = Button("With weapons", "send_armed", enabled="send_armed" in bare)
    return (Button("Start the raid", "done", ready, ready), everybody, armed)


def _main_button(look: Look, frame: Frame) -> Button:
    kinds = _kinds(look)
    own = {
        NOMAD: ("End Nomad Phase", "draw"),
        HUNT: ("Don't hunt", "hunt"),
        ELEMENTS: ("No Hardship", "hardship"),
        TRIBE: ("End Tribe Phase", "attach"),
        RAID: ("No raid, end turn", "raid"),
        AFTERMATH: ("End turn", "draw"),
    }
    if frame.kind in own:
        label, wanted = own[frame.kind]
        useful = wanted in kinds or (frame.kind == TRIBE and "join" in kinds)
        if frame.kind == HUNT and not useful:
            label = "End Hunt Phase"
        return Button(label, "done", not useful)
    passing = {
        ANSWER: ("Lose a person", not kinds),
        REROLL: ("Keep the dice", True),
        EXTRA: ("Let it be", not kinds),
    }
    if frame.kind in passing:
        label, better = passing[frame.kind]
        return Button(label, "pass", better)
    what = {DISCARD: "Choose a card", LOSE: "Choose somebody", CAPTURE: "Choose somebody"}
    return Button(what[frame.kind], "choose", enabled=False)


def next_words(look: Look) -> list[tuple[str, str]]:
    """What comes in this turn: titles and lines for the side of the table."""
    tribe = look.view.tribes[look.me]
    tables = look.rules.tables
    owed = food_owed(tables, look.view.options, tribe.population)
    if owed <= tribe.food:
        food = f"{tribe.population} people owe {owed} Food, you keep {tribe.food - owed}."
    else:
        food = f"{tribe.population} people owe {owed} Food: {owed - tribe.food} are missing."
    raids = [card for card in look.view.hand if tables.effect[card] == "raid"]
    raid = "You hold a Raiding card." if raids else "You hold no Raiding card."
    return [("Food", food), ("Raid", raid)]
