"""A position of Prehistoric Warfare: a mutable, slotted state made of ints and small tuples.

Cards are card ids of the catalogue, players are seats counted clockwise from 0. Generic People
without gear are a number; everybody else is a `Member`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.core.cards import Catalogue
from game.rules.core.options import Option
from game.rules.core.play import Frame, Outcome

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

GENERIC: Final = -2
"""Stands for a generic Person without gear wherever an action names a person."""

# Phases of a turn, in order.
NOMAD: Final = "nomad"
HUNT: Final = "hunt"
ELEMENTS: Final = "elements"
TRIBE: Final = "tribe"
FOOD: Final = "food"
RAID: Final = "raid"
AFTERMATH: Final = "aftermath"
PHASES: Final = (NOMAD, HUNT, ELEMENTS, TRIBE, FOOD, RAID, AFTERMATH)

# Decisions: entries of the agenda that wait for a seat. Phases with a decision lend it their name.
ANSWER: Final = "answer"
LOSE: Final = "lose"
SEND: Final = "send"
REROLL: Final = "reroll"
AIM: Final = "aim"
EXTRA: Final = "extra"
RETREAT: Final = "retreat"
CAPTURE: Final = "capture"
DISCARD: Final = "discard"
DECISIONS: Final = (
    NOMAD,
    DISCARD,
    HUNT,
    ELEMENTS,
    ANSWER,
    LOSE,
    TRIBE,
    RAID,
    SEND,
    REROLL,
    AIM,
    EXTRA,
    RETREAT,
    CAPTURE,
    AFTERMATH,
)

# Steps: entries of the agenda that run themselves.
TURN: Final = "turn"
HAND_LIMIT: Final = "hand_limit"
PHASE_HUNT: Final = "hunt_phase"
PHASE_ELEMENTS: Final = "elements_phase"
HARDSHIP: Final = "hardship"
PHASE_TRIBE: Final = "tribe_phase"
PHASE_FOOD: Final = "food_phase"
PHASE_RAID: Final = "raid_phase"
ROUND: Final = "round"
VOLLEY: Final = "volley"
HITS: Final = "hits"
REMOVE: Final = "remove"
COMPARE: Final = "compare"
RAID_END: Final = "raid_end"
STEAL: Final = "steal"
NEXT_TURN: Final = "next_turn"
FINISH: Final = "finish"

ONE: Final = "one"
ANY: Final = "any_number"
DOWN: Final = "down"
UP: Final = "up"
WHOLE_RAID: Final = "whole_raid"
LAST_ROUND: Final = "last_round"

OPTIONS: Final = (
    Option(
        "round_limit",
        "Round limit",
        "Rounds after which the largest tribe wins.",
        ("off", "20", "40"),
        ("Off", "20", "40"),
        "P3",
        (1, 9999),
    ),
    Option(
        "starting_hand",
        "Starting hand",
        "Cards that each tribe begins with.",
        ("0", "2", "5"),
        ("0", "2", "5"),
        "P4",
        (0, 5),
    ),
    Option(
        "hunts",
        "Hunts",
        "How many Hunting cards a turn.",
        (ONE, ANY),
        ("One", "Any number"),
        "P8",
    ),
    Option(
        "food_rounding",
        "Food owed",
        "For people short of a whole ten.",
        (DOWN, UP),
        ("Nothing", "One more"),
        "P13",
    ),
    Option(
        "raid_losses",
        "Raid losses",
        "Which losses are compared after a round.",
        (WHOLE_RAID, LAST_ROUND),
        ("Whole raid", "Last round"),
        "P19",
    ),
)


class Options(NamedTuple):
    """The house rules of one game."""

    round_limit: int = 0
    """Rounds after which most people win (P3); 0 is off."""
    starting_hand: int = 0
    hunts: str = ONE
    food_rounding: str = DOWN
    raid_losses: str = WHOLE_RAID


class Member(NamedTuple):
    """A Person card in play, or a generic Person with gear; -1 where there is none."""

    card: int = -1
    """The Person card, -1 for a generic Person."""
    ranged: int = -1
    hand: int = -1
    """The same card as `ranged` for one that fills both places (P12)."""
    armor: int = -1

    @property
    def handle(self) -> int:
        """The card that names this person in actions: his own, else his first gear."""
        card, ranged, hand, armor = self
        return card if card >= 0 else ranged if ranged >= 0 else hand if hand >= 0 else armor

    @property
    def gear(self) -> tuple[int, ...]:
        """His gear, each card once."""
        _, ranged, hand, armor = self
        out = [ranged] if ranged >= 0 else []
        if hand >= 0 and hand != ranged:
            out.append(hand)
        if armor >= 0:
            out.append(armor)
        return tuple(out)


class Tribe(NamedTuple):
    """One player's people and stores."""

    people: int = 0
    """Generic People without gear."""
    band: tuple[Member, ...] = ()
    food: int = 0
    prisoners: int = 0

    @property
    def population(self) -> int:
        """All people: generic ones and Person cards (P1)."""
        return self.people + len(self.band)


class Die(NamedTuple):
    """One die of a volley on the table."""

    side: int
    """0 for the attackers, 1 for the defenders."""
    handle: int
    """Whose die: a member's handle or GENERIC."""
    strength: int
    """Hits on a face of at most this, before armor (P18)."""
    face: int

    @property
    def margin(self) -> int:
        """By how much it hits; negative for a miss."""
        return self.strength - self.face


class Raid(NamedTuple):
    """The raid that is going on. Those who fight are still counted in their tribes."""

    card: int
    """The Raiding card that began it."""
    defender: int
    people: int = 0
    """Generic People without gear whom the attacker sends."""
    sent: tuple[int, ...] = ()
    """Handles of the members whom he sends."""
    round: int = 0
    volley: str = ""
    """`ranged` or `hand` while its dice lie on the table."""
    dice: tuple[Die, ...] = ()
    targets: tuple[tuple[int, int, int], ...] = ()
    """(side of the target, its handle, index of the die) given in this volley."""
    hits: tuple[int, ...] = ()
    """Dice, by index, that still want a target, in the order they get one."""
    lost: tuple[int, int] = (0, 0)
    """People lost in the whole raid by attackers and defenders."""
    lost_in_round: tuple[int, int] = (0, 0)
    rerolled: tuple[int, ...] = ()
    """Chieftains who have used their reroll (P22)."""
    winner: int = -1
    """0 for the attackers, 1 for the defenders, -1 while nobody has won."""


class Tables:
    """What the rules need of the catalogue, by card id, looked up without a dictionary."""

    __slots__ = (
        "amount",
        "armor",
        "catalogue",
        "defenders_draw",
        "die_sides",
        "draw",
        "draw_more_from",
        "effect",
        "element",
        "food",
        "growth",
        "hand",
        "hand_limit",
        "line_of",
        "people",
        "people_per_food",
        "person_strength",
        "ranged",
        "start_food",
        "strength",
        "type",
        "victory_people",
    )

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.line_of = catalogue.line_of
        lines = [catalogue.lines[index] for index in catalogue.line_of]
        self.type = tuple([line.type for line in lines])
        self.strength = tuple([line.number("strength") for line in lines])
        self.ranged = tuple([line.number("ranged") for line in lines])
        self.hand = tuple([line.number("hand") for line in lines])
        self.armor = tuple([line.number("armor") for line in lines])
        self.food = tuple([line.number("food") for line in lines])
        self.effect = tuple([line.effect.kind if line.effect else "" for line in lines])
        params = [line.effect.params if line.effect else {} for line in lines]
        self.amount = tuple([int(each.get("amount", each.get("cards", 0))) for each in params])
        self.element = tuple([str(each.get("element", each.get("side", ""))) for each in params])
        """Kind of Hardship that a card brings or negates; the side that may play one more round."""
        header = catalogue.header
        self.people = header["people"]
        self.start_food = header["food"]
        self.draw = header["draw"]
        self.draw_more_from = header["draw_more_from"]
        self.hand_limit = header["hand_limit"]
        self.growth = header["growth"]
        self.people_per_food = header["people_per_food"]
        self.person_strength = header["person_strength"]
        self.die_sides = header["die_sides"]
        self.defenders_draw = header["defenders_draw"]
        self.victory_people = header["victory_people"]


class State:
    """All about a game at one moment. Changed in place by `apply`; copy it with `clone`."""

    __slots__ = (
        "active",
        "agenda",
        "deck",
        "discard",
        "first",
        "hands",
        "hunted",
        "limbo",
        "options",
        "outcome",
        "phase",
        "raid",
        "round",
        "seats",
        "tribes",
    )

    def __init__(self, seats: int, options: Options, first: int = 0) -> None:
        self.seats = seats
        self.options = options
        self.first = first
        """The seat that began; a round ends when the turn passes its place."""
        self.active = first
        self.round = 1
        self.phase = NOMAD
        self.deck: list[int] = []
        """The top card is the last."""
        self.discard: list[int] = []
        """The top card is the last."""
        self.limbo: tuple[int, ...] = ()
        """Cards being carried out: they have left the hand and not reached the pile."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.tribes: list[Tribe] = [Tribe()] * seats
        """A tribe without people is out (P2)."""
        self.hunted = 0
        """Hunting cards played this turn (P8)."""
        self.raid: Raid | None = None
        self.agenda: list[Frame] = []
        """What comes, the next on top: steps and decisions."""
        self.outcome: Outcome | None = None

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        new = State.__new__(State)
        new.seats = self.seats
        new.options = self.options
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.phase = self.phase
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.limbo = self.limbo
        new.hands = [hand[:] for hand in self.hands]
        new.tribes = self.tribes[:]
        new.hunted = self.hunted
        new.raid = self.raid
        new.agenda = self.agenda[:]
        new.outcome = self.outcome
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in State.__slots__
        )

    __hash__ = None  # type: ignore[assignment]


def is_out(tribe: Tribe) -> bool:
    """Whether a tribe has no people left (P2)."""
    return not tribe.people and not tribe.band


def living(state: State) -> list[int]:
    """The seats whose tribes are not out."""
    return [seat for seat, tribe in enumerate(state.tribes) if tribe.people or tribe.band]


def find_member(tribe: Tribe, handle: int) -> Member | None:
    """The member of a tribe whom a handle names."""
    for member in tribe.band:
        if member.handle == handle:
            return member
    return None


def food_owed(tables: Tables, options: Options, population: int) -> int:
    """Food that so many people owe in the Food Phase (P13)."""
    whole, rest = divmod(population, tables.people_per_food)
    return whole + (1 if rest and options.food_rounding == UP else 0)


def ranged_strength(tables: Tables, member: Member) -> int:
    """Strength of a member's Ranged weapon, 0 without one (P12, P18)."""
    if member.ranged < 0:
        return 0
    strength = tables.ranged[member.ranged]
    if member.card >= 0 and tables.effect[member.card] == "ranged_bonus":
        strength += tables.amount[member.card]
    return strength


def hand_strength(tables: Tables, member: Member) -> int:
    """Strength of a member in the Hand-to-hand volley (P18)."""
    own = tables.strength[member.card] if member.card >= 0 else tables.person_strength
    return own + (tables.hand[member.hand] if member.hand >= 0 else 0)


def protection(tables: Tables, member: Member) -> int:
    """What dice against a member count more: Armor, and a Great Warrior (P18)."""
    more = tables.armor[member.armor] if member.armor >= 0 else 0
    if member.card >= 0 and tables.effect[member.card] == "hard_to_hit":
        more += tables.amount[member.card]
    return more


def attackers(state: State) -> tuple[int, tuple[Member, ...]]:
    """Those who raid: generic People without gear, and members."""
    raid = state.raid
    assert raid is not None
    band = state.tribes[state.active].band
    return raid.people, tuple([member for member in band if member.handle in raid.sent])


def defenders(state: State) -> tuple[int, tuple[Member, ...]]:
    """Those who are raided: all of the tribe (P15)."""
    assert state.raid is not None
    tribe = state.tribes[state.raid.defender]
    return tribe.people, tribe.band
