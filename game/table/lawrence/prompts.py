"""What the player is asked, in a line, and what the buttons say: by decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.core.play import Frame
from game.rules.lawrence.state import (
    AMBUSH,
    DEFEND,
    DISCARD,
    END,
    LOOT_ROLL,
    LOSE,
    MISSION,
    RECRUIT,
    SEARCH,
    WINDOW_1,
    WINDOW_2,
    find_stand,
    loot_total,
    stand_dice,
    stand_force,
    succeeds,
)
from game.table.choices import TABLE, Key
from game.table.lawrence.look import Look
from game.table.look import BACK_BUTTON, BUSY_BUTTON, LOG_BUTTON, Button


def _recruit(look: Look, frame: Frame) -> str:
    verbs = look.choices.verbs
    view = look.view
    parts = []
    if "recruit" in verbs:
        parts.append("play a Leader")
    if "attach" in verbs:
        parts.append("attach Tribesmen" if view.recruited >= 0 else "attach one Tribesman")
    if "play" in verbs:
        parts.append("play an event")
    return _either(parts, "nothing to recruit")


def _either(parts: list[str], nothing: str) -> str:
    if not parts:
        return f"{nothing}."
    if len(parts) == 1:
        return f"you may {parts[0]}."
    return f"{', '.join(parts[:-1])} or {parts[-1]}."


def _mission(look: Look, frame: Frame) -> str:
    verbs = look.choices.verbs
    if "place" in verbs and "attack" in verbs:
        return "drop a Mission on the Leader who attacks it."
    if "place" in verbs:
        return "place a Mission: drop it on the Leader who attacks."
    if "attack" in verbs:
        return "attack a Mission in play: drop it on a Leader."
    if not look.view.camps[frame.seat]:
        return "without a Leader you can't attack this turn."
    return "there is no Mission you may attack."


def _defend(look: Look, frame: Frame) -> str:
    battle = look.view.battle
    assert battle is not None
    who = look.players[look.view.active].name
    name = look.rules.catalogue.card_name(battle.mission)
    return f"{who} attacks {name}: attach Defenses, or leave it."


def _window_1(look: Look, frame: Frame) -> str:
    battle = look.view.battle
    assert battle is not None
    stand = find_stand(look.view.missions, battle.mission)
    dice = stand_dice(look.rules.tables, stand) if stand else 0
    word = "die" if dice == 1 else "dice"
    events = "play attack events, or roll" if look.choices.links else "roll"
    return f"{events} the {dice} Defense {word}."


def _window_2(look: Look, frame: Frame) -> str:
    battle = look.view.battle
    assert battle is not None
    stand = find_stand(look.view.missions, battle.mission)
    arab = look.rules.arab_total(look.view)
    turk = stand_force(look.rules.tables, stand) if stand else 0
    verdict = (
        "beats" if succeeds(arab, turk) else "only equals" if arab == turk else "does not beat"
    )
    events = "play attack events, or compare" if look.choices.links else "compare"
    return f"{events}: {arab} {verdict} {turk}."


def _lose(look: Look, frame: Frame) -> str:
    more = "" if frame.n == 1 else f", {frame.n} in all"
    return f"choose a Tribesman to lose{more}."


def _loot_roll(look: Look, frame: Frame) -> str:
    loot = look.view.loot
    assert loot is not None
    whose = "your" if look.view.active == look.me else f"{look.players[look.view.active].name}'s"
    name = look.rules.catalogue.card_name(loot.leader)
    total = loot_total(loot)
    return f"Loot roll {total} for {whose} {name}: answer it, or pass."


def _ambush(look: Look, frame: Frame) -> str:
    phase = "Loot" if look.view.phase == "loot" else "End"
    return f"{phase} Phase: play an event on somebody in play, or pass."


def _end(look: Look, frame: Frame) -> str:
    return "play events, or end your turn." if look.choices.links else "end your turn."


def _discard(look: Look, frame: Frame) -> str:
    cards = "a card" if frame.n == 1 else f"{frame.n} cards"
    if frame.card < 0:
        return f"your hand is too large: discard {cards}."
    return f"{look.rules.catalogue.card_name(frame.card)}: discard {cards}."


def _search(look: Look, frame: Frame) -> str:
    return "take a card from the deck."


_PROMPT: Final[dict[str, Callable[[Look, Frame], str]]] = {
    RECRUIT: _recruit,
    MISSION: _mission,
    DEFEND: _defend,
    WINDOW_1: _window_1,
    LOSE: _lose,
    WINDOW_2: _window_2,
    LOOT_ROLL: _loot_roll,
    AMBUSH: _ambush,
    END: _end,
    DISCARD: _discard,
    SEARCH: _search,
}

_DOING: Final = {
    RECRUIT: "recruits",
    MISSION: "chooses a Mission",
    DEFEND: "may attach Defenses",
    WINDOW_1: "prepares the attack",
    LOSE: "chooses whom to lose",
    WINDOW_2: "looks at the totals",
    LOOT_ROLL: "may answer the Loot roll",
    AMBUSH: "may play an event",
    END: "ends the turn",
    DISCARD: "discards",
    SEARCH: "looks through the deck",
}


def ask(look: Look) -> str:
    """The prompt for the player whose decision it is."""
    frame = look.choices.frame
    assert frame is not None
    if look.selected:
        return _aim(look, look.selected)
    return _PROMPT[frame.kind](look, frame)


def _aim(look: Look, selected: Key) -> str:
    name = look.rules.catalogue.card_name(selected[1])
    targets = set(look.choices.targets(selected))
    if targets == {TABLE}:
        return f"drop {name} on the table, or click it again."
    kinds = {look.rules.catalogue.line(t[1]).type for t in targets if t[0] == "card"}
    if any(t[0] == "seat" for t in targets):
        return f"choose the opponent for {name}."
    word = {
        "leader": "Leader",
        "tribesman": "Tribesman",
        "mission": "Mission",
        "defense": "Defense",
    }.get(next(iter(kinds), ""), "card")
    return f"drop {name} on a glowing {word}."


def waiting(look: Look, frame: Frame) -> str:
    """The line while somebody else decides."""
    return f"{look.players[frame.seat].name} {_DOING[frame.kind]} …"


def buttons(look: Look) -> tuple[Button, ...]:
    """The buttons of the moment but Undo: the first is the verb that Space does."""
    frame = look.choices.frame
    if frame is None:
        return (BUSY_BUTTON, LOG_BUTTON)
    if look.selected:
        action = look.choices.targets(look.selected).get(TABLE)
        name = look.rules.catalogue.card_name(look.selected[1])
        if action is None:
            return (Button("Choose a target", "choose", enabled=False), BACK_BUTTON)
        verb = {"recruit": "Recruit", "defend": "Attach", "place": "Attack"}.get(
            action.verb, "Play"
        )
        return (Button(f"{verb} {name}", "do", True), BACK_BUTTON)
    return (_main_button(look, frame), LOG_BUTTON)


def _main_button(look: Look, frame: Frame) -> Button:
    verbs = look.choices.verbs
    if frame.kind == RECRUIT:
        useful = bool(verbs & {"recruit", "attach"})
        busy = look.view.recruited >= 0 or look.view.attached
        label = "End Recruit Phase" if busy or not useful else "Recruit nobody"
        return Button(label, "done", not useful)
    if frame.kind == MISSION:
        useful = bool(verbs & {"place", "attack"})
        return Button("Don't attack" if useful else "No attack", "done", not useful)
    if frame.kind == DEFEND:
        battle = look.view.battle
        stand = find_stand(look.view.missions, battle.mission) if battle else None
        label = "No more Defenses" if stand and stand.defenses else "No Defense"
        return Button(label, "done", not verbs)
    labels = {
        WINDOW_1: ("Roll Defense dice", True),
        WINDOW_2: ("Compare totals", True),
        LOOT_ROLL: ("Pass", False),
        AMBUSH: ("Pass", False),
        END: ("End turn", True),
    }
    if frame.kind in labels:
        label, better = labels[frame.kind]
        return Button(label, "pass" if label == "Pass" else "done", better)
    what = "Choose a Tribesman" if frame.kind == LOSE else "Choose a card"
    return Button(what, "choose", enabled=False)
