"""People with their gear, as a scenario names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from yaml.nodes import Node

from game.records.words import Named, Words, fits
from game.rules.prehistoric.state import Member
from game.yamltree import quoted

PERSON: Final = "person"
"""A generic Person, who is no card."""
PLACES: Final[Mapping[str, tuple[str, ...]]] = {
    "ranged": ("ranged",),
    "hand": ("hand",),
    "both": ("ranged", "hand"),
    "armor": ("armor",),
}
"""The places of a Member that a type of gear fills (P11, P12)."""


class NamedMember(NamedTuple):
    person: Named | None
    """None for a generic Person."""
    gear: tuple[Named, ...]

    @property
    def word(self) -> str:
        return self.person.word if self.person else PERSON


def read_band(words: Words, node: Node, label: str) -> tuple[NamedMember, ...]:
    """A list of Person cards, alone or with the list of their gear, and of generic People with
    gear: `[warrior, hunter: [sling], person: [war_club]]`."""
    out = []
    for item in words.items(node, label, "person"):
        head, body = words.pair(item)
        generic = head.value == PERSON
        person = None if generic else words.card(head, label, "person")
        gear = _gear(words, body, f"{label}, {head.value}") if body else ()
        if generic and not gear:
            words.reader.note(head, f'{label}: a person without gear is counted under "people"')
        elif generic or person:
            out.append(NamedMember(person, gear))
    return tuple(out)


def _gear(words: Words, node: Node, label: str) -> tuple[Named, ...]:
    out = []
    filled: dict[str, str] = {}  # place to the word that fills it
    for named in words.cards(node, label):
        places = PLACES.get(words.type_of(named), ())
        taken = next((filled[place] for place in places if place in filled), None)
        if not places:
            found = words.type_of(named)
            words.reader.note(named.node, f"{label}: {quoted(named.word)} is a {found}, no gear")
        elif taken is not None:
            words.reader.note(named.node, f"{label}: {quoted(taken)} has the place already")
        else:
            filled |= dict.fromkeys(places, named.word)
            out.append(named)
    return tuple(out)


def band_fits(wanted: Sequence[NamedMember], band: Sequence[Member]) -> bool:
    """Whether a band is the one named, in any order."""
    if not wanted or not band:
        return not wanted and not band
    first, *others = wanted
    return any(
        (member.card in first.person.copies if first.person else member.card < 0)
        and fits(first.gear, member.gear)
        and band_fits(others, [m for m in band if m is not member])
        for member in band
    )
