"""From events to what is seen: which beats an action makes, and which ways its cards fly."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, Final

from game.rules.lawrence import events as ev
from game.rules.lawrence.state import Loot, Tables, is_hit, is_looted, succeeds
from game.table.flights import card_flights
from game.table.kit import Kit
from game.table.lawrence.dice import LOOT_DIE
from game.table.lawrence.look import Look
from game.table.lawrence.matters import matters
from game.table.motion import READ_MS, Flight
from game.table.pen import Pen

if TYPE_CHECKING:
    from game.table.lawrence.scene import LawrenceTable
    from game.table.telling import Beat

_QUIET: Final = (ev.Drew, ev.Discarded, ev.Shuffled, ev.TurnBegan, ev.TribesmanLost, ev.Joined)
"""Told in the log, not in the prompt line."""
_LOUD: Final = (ev.Rolled, ev.Compared, ev.LootRolled, ev.TurnBegan)
"""Heard with their own dice or banner; all others are heard when the cards move."""


def beats(scene: LawrenceTable, actor: int, events: list[ev.Event]) -> list[Beat]:
    """What is to be seen of an action, in order."""
    session, me, telling = scene.session, scene.look.me, scene.telling
    rules = scene.rules
    seen = [rules.redact(event, me) for event in events]
    tables = rules.tables
    view = session.match.view(me)
    out: list[Beat] = []
    after: list[Beat] = []
    hidden: frozenset[tuple[str, int]] = frozenset()
    for event in seen:
        if isinstance(event, _LOUD):
            late = isinstance(event, ev.LootRolled | ev.TurnBegan)
            (after if late else out).append(partial(telling.hear, event))
        sentence = session.tell(event)
        seat = getattr(event, "seat", actor)
        if isinstance(event, ev.Rolled):
            out.append(partial(telling.say, seat, "Defense Rolls …"))
            faces = _faces(tables, event)
            out.append(partial(telling.roll, faces, tables.die_sides, seat, sentence or ""))
        elif isinstance(event, ev.Compared):
            out += _compared(scene, event, sentence or "")
        elif isinstance(event, ev.LootRolled):
            hidden |= {LOOT_DIE}
            after.append(partial(telling.say, seat, "Loot roll …"))
            looted = is_looted(tables, Loot(event.leader, event.face))
            faces = [(event.face, looted)]
            after.append(partial(telling.roll, faces, tables.die_sides, seat, sentence or ""))
        elif isinstance(event, ev.LootSettled):
            out.append(partial(telling.say, seat, sentence or "", READ_MS))
        elif isinstance(event, ev.HandSeen) and event.seat == me and seat in session.humans:
            after.append(partial(telling.show_hand, event.victim, event.cards))
        elif isinstance(event, ev.TurnBegan):
            after += telling.turn_begins(event.seat, event.round)
        elif sentence and not isinstance(event, _QUIET):
            wait = 0.0 if seat == me else READ_MS
            out.append(partial(telling.say, seat, sentence, wait, matters(rules, view, event)))
    out.append(partial(telling.hear, *(event for event in seen if not isinstance(event, _LOUD))))
    out.append(partial(telling.move, seen, hidden))
    return out + after


def _faces(tables: Tables, event: ev.Rolled) -> list[tuple[int, bool]]:
    faces = sorted(event.faces, reverse=True)
    return [(face, is_hit(tables, face)) for face in faces]


def _compared(scene: LawrenceTable, event: ev.Compared, sentence: str) -> list[Beat]:
    name = scene.rules.catalogue.card_name(event.mission)
    won = succeeds(event.arab, event.turk)
    title = f"{name} is taken" if won else f"{name} holds"
    note = f"{event.arab} against {event.turk}"
    return [
        partial(scene.telling.say, event.seat, sentence),
        partial(scene.telling.announce, title, note, event.seat, 1300.0),
    ]


# --- the ways of the cards ----------------------------------------------------------------------


def flights(look: Look, before: Pen, after: Pen, events: list[ev.Event], kit: Kit) -> list[Flight]:
    """How the cards come from the picture before to the one after."""
    mine = {c for e in events if isinstance(e, ev.Drew) and e.seat == look.me for c in e.cards}
    return card_flights(
        look.me,
        before,
        after,
        events,
        kit,
        lambda key: _origin(key, before, look, mine),
        lambda key: _goal(key, after, look),
        {card for event in events for card in _lost(event)},
    )


def _lost(event: ev.Event) -> tuple[int, ...]:
    """The cards that an event takes from the table as a loss."""
    if isinstance(event, ev.TribesmanLost):
        return (event.card,)
    return (event.leader, *event.tribe) if isinstance(event, ev.LeaderLost) else ()


def _origin(key: Hashable, before: Pen, look: Look, drawn: set[int]) -> tuple[float, float] | None:
    """Where a card comes from that was not to be seen before."""
    if not isinstance(key, tuple) or key[0] != "card":
        return None
    if key in before.anchors:
        return before.anchors[key]
    if key[1] in drawn or key[1] in look.hand:
        return before.anchors.get("deck")
    return before.anchors.get(("seat", _actor(look, key[1])))


def _actor(look: Look, card: int) -> int:
    """From whose hand a card in play came: Defenses from the left, all else from the active."""
    view = look.view
    if look.rules.catalogue.line(card).type == "defense":
        return (view.active + 1) % view.seats
    return view.active


def _goal(key: Hashable, after: Pen, look: Look) -> tuple[float, float] | None:
    """Where a card goes that is not to be seen any more."""
    if not isinstance(key, tuple) or key[0] != "card":
        return None
    card = key[1]
    if card in look.view.discard or card in look.view.limbo:
        return after.anchors.get("discard")
    for seat, pile in enumerate(look.view.victory):
        if card in pile:
            return after.anchors.get(("seat", seat))
    for seat, camp in enumerate(look.view.camps):
        if any(card == party.leader or card in party.tribe for party in camp):
            return after.anchors.get(("seat", seat))
    return after.anchors.get("deck")
