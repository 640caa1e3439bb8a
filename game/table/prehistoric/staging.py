"""From events to what is seen: which beats an action makes, and which ways its cards fly."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from game.rules.prehistoric import events as ev
from game.rules.prehistoric.story import VOLLEYS
from game.table.flights import between, card_flights
from game.table.kit import Kit
from game.table.motion import READ_MS, Flight
from game.table.pen import Pen
from game.table.prehistoric.look import Look
from game.table.prehistoric.matters import matters

if TYPE_CHECKING:
    from game.table.prehistoric.scene import PrehistoricTable
    from game.table.telling import Beat

_QUIET: Final = (
    ev.Drew,
    ev.Discarded,
    ev.Shuffled,
    ev.TurnBegan,
    ev.PersonLost,
    ev.RoundBegan,
    ev.Geared,
    ev.Grew,
)
"""Told in the log, not in the prompt line, where something louder happens."""
_LOUD: Final = (ev.VolleyRolled, ev.Rerolled, ev.RaidEnded, ev.SpoilsRolled, ev.TurnBegan)
"""Heard with their own dice or banner; all others are heard when the cards move."""


def beats(scene: PrehistoricTable, actor: int, events: list[Any]) -> list[Beat]:
    """What is to be seen of an action, in order."""
    session, me, rules = scene.session, scene.look.me, scene.rules
    telling = scene.telling
    seen = [rules.redact(event, me) for event in events]
    view = session.match.view(me)
    out: list[Beat] = []
    after: list[Beat] = []
    for event in seen:
        if isinstance(event, _LOUD):
            late = isinstance(event, ev.TurnBegan)
            (after if late else out).append(partial(telling.hear, event))
        sentence = session.tell(event)
        seat = getattr(event, "seat", actor)
        wait = 0.0 if seat == me and not session.players[me].bot else READ_MS
        if isinstance(event, ev.VolleyRolled):
            out.append(partial(telling.say, actor, f"{VOLLEYS[event.volley]} …"))
            out.append(partial(scene.throw, event.volley, event.dice, actor, sentence or ""))
        elif isinstance(event, ev.Rerolled):
            out.append(partial(telling.say, seat, sentence or "", READ_MS))
        elif isinstance(event, ev.RaidEnded):
            out.append(partial(telling.announce, *_ended(scene, event)))
        elif isinstance(event, ev.SpoilsRolled | ev.TribeOut | ev.RoundCompared):
            out.append(partial(telling.say, seat if hasattr(event, "seat") else actor,
                               sentence or "", READ_MS, matters(rules, view, event)))  # fmt: skip
        elif isinstance(event, ev.TurnBegan):
            after += telling.turn_begins(event.seat, event.round)
        elif sentence and not isinstance(event, _QUIET):
            out.append(partial(telling.say, seat, sentence, wait, matters(rules, view, event)))
        elif sentence and isinstance(event, ev.Geared):
            out.append(partial(telling.say, seat, sentence, wait / 2))
    out.append(partial(telling.hear, *(event for event in seen if not isinstance(event, _LOUD))))
    out.append(partial(telling.move, seen))
    return out + after


def _ended(scene: PrehistoricTable, event: ev.RaidEnded) -> tuple[str, str, int, float]:
    names = scene.session.names
    if event.winner < 0:
        return ("Nobody wins the raid", "no Aftermath", event.seat, 1100.0)
    winner = (event.seat, event.defender)[event.winner]
    other = (event.defender, event.seat)[event.winner]
    words = "wins the raid" if event.winner == 0 else "beats the raiders"
    return (f"{names[winner]} {words}", f"against {names[other]}", winner, 1100.0)


# --- the ways of the cards ----------------------------------------------------------------------


def flights(look: Look, before: Pen, after: Pen, events: list[Any], kit: Kit) -> list[Flight]:
    """How the cards come from the picture before to the one after."""
    return card_flights(
        look.me,
        before,
        after,
        events,
        kit,
        lambda key: _origin(key, before),
        lambda key: _goal(key, after, look),
        {card for event in events for card in _lost(event)},
    ) + _played_by_others(look, before, after, events)


def _lost(event: Any) -> tuple[int, ...]:
    """The cards that an event takes from the table as a loss."""
    lost = isinstance(event, ev.PersonLost) and event.member is not None
    return (event.member.card, *event.member.gear) if lost else ()


def _origin(key: Hashable, before: Pen) -> tuple[float, float] | None:
    if not isinstance(key, tuple) or key[0] != "card":
        return None
    if key in before.anchors:
        return before.anchors[key]
    return before.anchors.get("deck")


def _goal(key: Hashable, after: Pen, look: Look) -> tuple[float, float] | None:
    if not isinstance(key, tuple) or key[0] != "card":
        return None
    card = key[1]
    if card in look.view.discard or card in look.view.limbo:
        return after.anchors.get("discard")
    for seat, tribe in enumerate(look.view.tribes):
        if any(card == member.card or card in member.gear for member in tribe.band):
            return after.anchors.get(("seat", seat))
    return None


def _played_by_others(look: Look, before: Pen, after: Pen, events: list[Any]) -> list[Flight]:
    """A card that an opponent plays flies open from his place to the discard pile."""
    out = []
    for event in events:
        if not isinstance(event, ev.Played | ev.Hunted | ev.Afflicted | ev.Negated | ev.RaidBegan):
            continue
        start = before.anchors.get(("seat", event.seat))
        end = after.anchors.get("discard")
        if event.seat == look.me or start is None or end is None:
            continue
        picture = after.small(look.catalogue.line(event.card), 50)
        out.append(between(("card", event.card), picture, start, end))
    return out
