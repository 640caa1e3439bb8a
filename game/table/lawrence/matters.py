"""Why it matters what somebody did: a few words behind the sentence that tells it."""

from __future__ import annotations

from game.rules.lawrence import events as ev
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import find_stand, party_force, stand_force
from game.rules.lawrence.view import View
from game.table.look import quoted


def matters(rules: Lawrence, view: View, event: ev.Event) -> str:
    """What an event means, from the position after it; empty where it speaks for itself."""
    if isinstance(event, ev.Recruited):
        return quoted(rules.catalogue.line(event.leader).text)
    if isinstance(event, ev.Attached):
        camp = view.camps[event.seat]
        forces = [party_force(rules.tables, p) for p in camp if p.leader == event.leader]
        return f"The party has Force {forces[0]}." if forces else ""
    if isinstance(event, ev.Placed | ev.Attacked | ev.Defended | ev.Joined | ev.DefenseRemoved):
        return _balance(rules, view)
    if isinstance(event, ev.Played):
        return _balance(rules, view) or quoted(rules.catalogue.line(event.card).text)
    return ""


def _balance(rules: Lawrence, view: View) -> str:
    """How an attack stands before it is decided."""
    stand = find_stand(view.missions, view.battle.mission) if view.battle else None
    if stand is None or view.battle is None or view.battle.result:
        return ""
    return f"It is {rules.arab_total(view)} against {stand_force(rules.tables, stand)}."
