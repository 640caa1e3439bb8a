"""The expectations that Prehistoric Warfare has for itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from yaml.nodes import Node, SequenceNode

from game.records.expect import NONE, Expecting, Reader, Running, differs, listed
from game.records.prehistoric.position import TRIBE_FIELDS
from game.records.prehistoric.words import PERSON, NamedMember, band_fits, read_band
from game.records.words import MOST, Words
from game.rules.prehistoric import events as ev
from game.rules.prehistoric.state import Member, State, Tribe, is_out

_NOBODY: Final = "nobody"
_SIDES: Final = ("attackers", "defenders", _NOBODY)
"""By the number of the winner, -1 for nobody."""


class PrehistoricExpecting:
    """Reads the fields of `expect` that are the game's own."""

    def __init__(self, expecting: Expecting) -> None:
        self.expecting = expecting
        self.words = expecting.words

    def known(self) -> Mapping[str, Reader]:
        """The fields and who reads them."""
        expecting = self.expecting
        return {
            "tribes": self._tribes,
            "out": expecting.seats("out", _out),
            "hunted": expecting.number("hunted", lambda run: _state(run).hunted),
            "raid_round": expecting.number("raid_round", _round),
            "volley": expecting.word("volley", ("ranged", "hand", NONE), _volley),
            "rolled": expecting.faces("rolled", _rolled),
            "fallen": self._fallen,
            "raid_won": expecting.word("raid_won", (*_SIDES, "not_yet"), _winner),
        }

    # Tribes

    def _tribes(self, node: Node) -> None:
        for seat, tribe in self.words.by_seat(node, '"tribes"').items():
            label = f'"tribes", seat {seat + 1}'
            fields = self.words.reader.fields(tribe, f"{label}: ", TRIBE_FIELDS, ())
            for name, value in fields.items():
                if name == "band":
                    wanted = read_band(self.words, value, f'{label}: "band"')
                    self.expecting.add(value, partial(self._band, seat, wanted))
                else:
                    get = partial(_store, seat, name)
                    self.expecting.number(f"{name} of seat {seat + 1}", get)(value)

    def _band(self, seat: int, wanted: Sequence[NamedMember], run: Running) -> str | None:
        band = _state(run).tribes[seat].band
        if band_fits(wanted, band):
            return None
        parts = [f"{m.word} ({self.words.text(m.gear)})" for m in wanted]
        found = [_named(self.words, member) for member in band]
        return f"expected the band of seat {seat + 1}: {listed(parts)}, found {listed(found)}"

    # The raid

    def _fallen(self, node: Node) -> None:
        if not isinstance(node, SequenceNode) or len(node.value) != 2:
            self.words.reader.note(node, '"fallen" is a list of two: raiders, then defenders')
            return
        numbers = [self.words.reader.number(n, '"fallen"', (0, MOST)) for n in node.value]
        self.expecting.add(node, lambda run: differs("fallen", numbers, _lost(run)))


def _state(run: Running) -> State:
    state: State = run.state
    return state


def _tribe(seat: int, run: Running) -> Tribe:
    return _state(run).tribes[seat]


def _store(seat: int, name: str, run: Running) -> int:
    number: int = getattr(_tribe(seat, run), name)
    return number


def _out(run: Running) -> Sequence[int]:
    return [seat for seat, tribe in enumerate(_state(run).tribes) if is_out(tribe)]


def _named(words: Words, member: Member) -> str:
    name = words.tokens([member.card]) if member.card >= 0 else PERSON
    return f"{name} ({words.tokens(member.gear)})"


def _raid(run: Running) -> list[Any]:
    """What happened in the last raid; nothing without one."""
    events = run.since(ev.RaidBegan)
    return [] if events is run.events else events


def _round(run: Running) -> int | str:
    found = [event.number for event in _raid(run) if isinstance(event, ev.RoundBegan)]
    return found[-1] if found else "no round"


def _volley(run: Running) -> str:
    raid = _state(run).raid
    return raid.volley if raid and raid.volley else NONE


def _rolled(run: Running) -> Sequence[int]:
    """The faces of the last volley, with those that were rolled again."""
    faces: list[int] = []
    for event in _raid(run):
        if isinstance(event, ev.VolleyRolled):
            faces = [die.face for die in event.dice]
        elif isinstance(event, ev.Rerolled):
            faces[event.die] = event.face
    return faces


def _lost(run: Running) -> list[int] | str:
    """People lost by both sides in the raid, up to its last comparison."""
    found = [list(event.lost) for event in _raid(run) if isinstance(event, ev.RoundCompared)]
    return found[-1] if found else "no round compared"


def _winner(run: Running) -> str:
    found = [event.winner for event in _raid(run) if isinstance(event, ev.RaidEnded)]
    return _SIDES[found[-1]] if found else "not_yet"
