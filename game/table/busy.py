"""The fullest positions that a table can show, for measuring and for checking the layout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from game.games import AnyRules
from game.rules.core.dice import Seeded
from game.rules.core.play import Frame
from game.rules.lawrence.state import (
    COMPARE,
    LOOT_PHASE,
    MISSION_PHASE,
    PHASE_END,
    RECRUIT,
    WINDOW_2,
    Battle,
    Options,
    Party,
    Stand,
    State,
)


def busiest_position(rules: AnyRules, seats: int = 6, fighting: bool = True) -> Any:
    """The fullest state of a game with so many seats, in its attack or raid or before one."""
    return _FULLEST[rules.game, fighting](rules, seats)


def _cards_by_type(rules: Any) -> dict[str, list[int]]:
    cards: dict[str, list[int]] = {}
    for card, index in enumerate(rules.catalogue.line_of):
        cards.setdefault(rules.catalogue.lines[index].type, []).append(card)
    return cards


def _camp(rules: Any, seats: int) -> State:
    """A Recruit Phase: eight Leaders with five Tribesmen each, 12 cards, six Missions defended."""
    cards = _cards_by_type(rules)
    state: State = rules.new_game(seats, Options(), Seeded(1), 0)[0]
    leaders, tribe, defenses = cards["leader"], cards["tribesman"], cards["defense"]
    camps = [tuple(Party(leaders.pop(), tuple(tribe[5 * i : 5 * i + 5])) for i in range(8))]
    camps += [(Party(leaders.pop(), ()),) if leaders else () for _ in range(seats - 1)]
    state.camps = camps
    names = dict.fromkeys(rules.catalogue.line_of[card] for card in cards["mission"])
    firsts = [next(c for c in cards["mission"] if rules.catalogue.line_of[c] == n) for n in names]
    missions = [*firsts, *(card for card in cards["mission"] if card not in firsts)][:6]
    state.missions = tuple(
        Stand(mission, tuple(defenses.pop() for _ in range(3)), index % seats)
        for index, mission in enumerate(missions)
    )
    events = cards["event"]
    state.hands = [events[:12], *[events[12 + 7 * s : 19 + 7 * s] for s in range(seats - 1)]]
    used = {card for hand in state.hands for card in hand} | set(missions)
    rest = [*events, *cards["mission"], *defenses]
    state.deck = [card for card in rest if card not in used]
    state.discard = []
    state.active, state.phase = 0, "recruit"
    state.agenda = [Frame(PHASE_END, 0), Frame(MISSION_PHASE, 0), Frame(RECRUIT, 0)]
    return state


def _lawrence(rules: Any, seats: int) -> State:
    """An attack with two Leaders while every Leader, Tribesman, Mission and Defense is in play.

    Seat 0 attacks, holds 12 cards and has most of the Leaders, each with as many Tribesmen as
    there are for him; all others have two.
    """
    cards = _cards_by_type(rules)
    state: State = rules.new_game(seats, Options(), Seeded(1), 0)[0]
    leaders, tribe = cards["leader"], cards["tribesman"][:]
    others = min(2, max(1, (len(leaders) - 8) // max(1, seats - 1) + 1))
    camps: list[list[int]] = [[] for _ in range(seats)]
    for seat in range(1, seats):
        camps[seat] = [leaders.pop() for _ in range(others) if len(leaders) > 2]
    camps[0] = leaders
    state.camps = [
        tuple(
            Party(leader, tuple(tribe.pop(0) for _ in range(min(4, len(tribe))))) for leader in camp
        )
        for camp in camps
    ]
    defenses = cards["defense"][:]
    stands = [
        Stand(mission, tuple(defenses.pop() for _ in range(min(2, len(defenses)))))
        for mission in cards["mission"]
    ]
    state.missions = tuple(stands)
    events = cards["event"]
    state.hands = [events[:12], *[events[12 + 7 * s : 19 + 7 * s] for s in range(seats - 1)]]
    used = {card for hand in state.hands for card in hand}
    state.deck = [card for card in events if card not in used] + tribe + defenses
    state.discard = []
    state.active, state.phase = 0, "attack"
    attackers = tuple(party.leader for party in state.camps[0][:2])
    state.battle = Battle(stands[0].mission, attackers, (6, 5, 4, 4, 3, 2, 1))
    state.agenda = [Frame(LOOT_PHASE, 0), Frame(COMPARE, 0), Frame(WINDOW_2, 0)]
    return state


def _prehistoric(rules: Any, seats: int) -> Any:
    """A raid of 25 against 25, the Hand-to-hand volley on the table, 20 pieces of gear a side."""
    from game.rules.prehistoric import raid
    from game.rules.prehistoric.events import Event
    from game.rules.prehistoric.state import HITS, REMOVE, Member, Options, Raid, Tribe

    cards = _cards_by_type(rules)
    state = rules.new_game(seats, Options(), Seeded(1), 0)[0]

    def band() -> tuple[Member, ...]:
        def take(kind: str, count: int) -> list[int]:
            return [cards[kind].pop() for _ in range(min(count, len(cards[kind])))] + [-1] * 13

        persons, ranged = take("person", 13), take("ranged", 7)
        hand, armor = take("hand", 6), take("armor", 2)
        return tuple(
            [Member(*gear) for gear in zip(persons, ranged, hand, armor, strict=False)][:13]
        )

    bands = [band(), band()]
    state.tribes = [Tribe(12, each, 9, 4) for each in bands] + [Tribe(18, (), 7, 2)] * (seats - 2)
    in_hands = [c for kind in ("special", "defense", "tactics", "hunting") for c in cards[kind]]
    state.hands = [in_hands[seat * 5 : seat * 5 + 5] for seat in range(seats)]
    used = {card for hand in state.hands for card in hand}
    used |= {card for each in bands for m in each for card in (m.card, *m.gear)}
    raiding = cards["raiding"][0]
    state.deck = [c for c in range(len(rules.catalogue.line_of)) if c not in used | {raiding}]
    state.discard, state.limbo = [], (raiding,)
    state.active, state.phase = 0, "raid"
    state.raid = Raid(raiding, 1, 12, tuple([m.handle for m in bands[0]]), 1)
    state.agenda = [Frame("raid_end", 0), Frame("compare", 0)]
    out: list[Event] = []
    raid.volley(rules.tables, state, Frame("volley", 0, 1), Seeded(5), out)
    assert {frame.kind for frame in state.agenda} >= {HITS, REMOVE}
    return state


def _fires(rules: Any, seats: int) -> Any:
    """A Tribe Phase: 30 people at the fires with 20 pieces of gear, 12 cards in hand."""
    from game.rules.prehistoric.state import PHASE_FOOD, TRIBE, Member, Options, Tribe

    cards = _cards_by_type(rules)
    state = rules.new_game(seats, Options(), Seeded(1), 0)[0]
    persons = cards["person"][::-1][:18]
    gear = [
        (cards[kind] + [-1] * 18)[:most]
        for kind, most in (("ranged", 9), ("hand", 8), ("armor", 3))
    ]
    slots = [[*kind, *[-1] * 18] for kind in gear]
    band = tuple(
        Member(*piece) for piece in zip(persons, slots[0], slots[1], slots[2], strict=False)
    )
    others = cards["person"][:8]
    state.tribes = [Tribe(12, band, 12, 9)] + [
        Tribe(18, (Member(others[seat]),), 12, 9) for seat in range(seats - 1)
    ]
    hand = [card for kind in ("raiding", "special", "tactics") for card in cards[kind]][:12]
    state.hands = [hand] + [cards["hunting"][7 * s : 7 * s + 7] for s in range(seats - 1)]
    used = {card for held in state.hands for card in held}
    used |= {c for tribe in state.tribes for m in tribe.band for c in (m.card, *m.gear)}
    state.deck = [card for card in range(len(rules.catalogue.line_of)) if card not in used]
    state.discard = []
    state.active, state.phase = 0, TRIBE
    state.agenda = [Frame(PHASE_FOOD, 0), Frame(TRIBE, 0)]
    return state


_FULLEST: Final[Mapping[tuple[str, bool], Callable[[Any, int], Any]]] = {
    ("lawrence", True): _lawrence,
    ("lawrence", False): _camp,
    ("prehistoric", True): _prehistoric,
    ("prehistoric", False): _fires,
}
