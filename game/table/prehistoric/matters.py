"""Why it matters what somebody did: a few words behind the sentence that tells it."""

from __future__ import annotations

from typing import Any

from game.rules.prehistoric import events as ev
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.view import View
from game.table.look import quoted


def matters(rules: Prehistoric, view: View, event: Any) -> str:
    """What an event means, from the position after it; empty where it speaks for itself."""
    if isinstance(event, ev.Hunted | ev.FoodPaid):
        food = view.tribes[event.seat].food
        return f"{food or 'No'} Food {'in store' if isinstance(event, ev.Hunted) else 'left'}."
    grown = isinstance(event, ev.SpoilsRolled) and event.what != "food"
    if grown or isinstance(event, ev.Grew | ev.Joined):
        people = view.tribes[event.seat].population
        return f"Now {people} of {rules.tables.victory_people} people."
    if isinstance(event, ev.Sent) and view.raid is not None:
        people = view.tribes[view.raid.defender].population
        return f"{people} {'defends' if people == 1 else 'defend'}."
    if isinstance(event, ev.Played | ev.Afflicted | ev.Negated):
        return quoted(rules.catalogue.line(event.card).text)
    return ""
