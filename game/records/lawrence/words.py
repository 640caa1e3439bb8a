"""Leaders with their Tribesmen and Missions with their Defenses, as a scenario names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from yaml.nodes import Node

from game.records.words import Named, Words, fits
from game.rules.lawrence.state import Party, Stand


class NamedParty(NamedTuple):
    leader: Named
    tribe: tuple[Named, ...]


class NamedStand(NamedTuple):
    mission: Named
    defenses: tuple[Named, ...]
    failed: int | None
    """A seat, -1 for nobody, None where the file doesn't say."""


def read_parties(words: Words, node: Node, label: str) -> tuple[NamedParty, ...]:
    """A list of Leaders, each alone or with the list of his Tribesmen."""
    out = []
    for item in words.items(node, label, "Leader"):
        head, body = words.pair(item)
        leader = words.card(head, label, "leader")
        tribe = words.cards(body, f"{label}, {head.value}", "tribesman") if body else ()
        if leader:
            out.append(NamedParty(leader, tribe))
    return tuple(out)


def read_stands(words: Words, node: Node, label: str) -> tuple[NamedStand, ...]:
    """A list of Missions, each alone or with its Defenses and who failed last."""
    out = []
    for item in words.items(node, label, "Mission"):
        head, body = words.pair(item)
        mission = words.card(head, label, "mission")
        defenses: tuple[Named, ...] = ()
        failed: int | None = None
        if body:
            where = f"{label}, {head.value}"
            fields = words.reader.fields(body, f"{where}: ", ("defenses", "failed"), ())
            if "defenses" in fields:
                defenses = words.cards(fields["defenses"], where, "defense")
            if "failed" in fields:
                failed = _failed(words, fields["failed"], f'{where}: "failed"')
        if mission:
            out.append(NamedStand(mission, defenses, failed))
    return tuple(out)


def _failed(words: Words, node: Node, label: str) -> int | None:
    return -1 if node.value == "nobody" else words.seat(node, label)


def parties_fit(wanted: Sequence[NamedParty], camp: Sequence[Party]) -> bool:
    """Whether a camp is the one named, in any order."""
    if not wanted or not camp:
        return not wanted and not camp
    first, *others = wanted
    return any(
        party.leader in first.leader.copies
        and fits(first.tribe, party.tribe)
        and parties_fit(others, [p for p in camp if p is not party])
        for party in camp
    )


def stands_fit(wanted: Sequence[NamedStand], missions: Sequence[Stand]) -> bool:
    """Whether the Missions in play are the ones named, in any order."""
    if not wanted or not missions:
        return not wanted and not missions
    first, *others = wanted
    return any(
        stand.mission in first.mission.copies
        and fits(first.defenses, stand.defenses)
        and first.failed in (None, stand.failed)
        and stands_fit(others, [s for s in missions if s is not stand])
        for stand in missions
    )
