"""A position of Lawrence of Arabia: a mutable, slotted state made of ints and small tuples.

Cards are card ids of the catalogue, players are seats counted clockwise from 0.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.core.cards import Catalogue
from game.rules.core.options import Option
from game.rules.core.play import Frame, Outcome

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6

# Phases of a turn, in order.
FATE: Final = "fate"
RECRUIT: Final = "recruit"
MISSION: Final = "mission"
ATTACK: Final = "attack"
LOOT: Final = "loot"
END: Final = "end"
PHASES: Final = (FATE, RECRUIT, MISSION, ATTACK, LOOT, END)

# Decisions: entries of the agenda that wait for a seat.
DEFEND: Final = "defend"
WINDOW_1: Final = "window_1"
LOSE: Final = "lose"
WINDOW_2: Final = "window_2"
LOOT_ROLL: Final = "loot_roll"
AMBUSH: Final = "ambush"
DISCARD: Final = "discard"
SEARCH: Final = "search"
DECISIONS: Final = (
    RECRUIT,
    MISSION,
    DEFEND,
    WINDOW_1,
    LOSE,
    WINDOW_2,
    LOOT_ROLL,
    AMBUSH,
    END,
    DISCARD,
    SEARCH,
)

# Steps: entries of the agenda that run themselves.
TURN: Final = "turn"
MISSION_PHASE: Final = "mission_phase"
PHASE_ATTACK: Final = "attack_phase"
ROLL: Final = "roll"
LOSSES: Final = "losses"
COMPARE: Final = "compare"
LOOT_PHASE: Final = "loot_phase"
LOOT_THROW: Final = "loot_throw"
LOOT_SETTLE: Final = "loot_settle"
LOOT_AMBUSH: Final = "loot_ambush"
LOOT_END: Final = "loot_end"
PHASE_END: Final = "end_phase"
HAND_LIMIT: Final = "hand_limit"
NEXT_TURN: Final = "next_turn"
FINISH: Final = "finish"

OWN_TURN: Final = "own_turn"
ANYONE: Final = "anyone"
OTHERS_FIRST: Final = "others_first"
AT_PLACEMENT: Final = "at_placement"
EVERY_ATTACK: Final = "every_attack"
MOST_DEFENSES: Final = 3
"""Defenses that a Mission holds with `reinforce` at every attack (L16)."""

OPTIONS: Final = (
    Option(
        "drought_rounds",
        "Drought",
        "Rounds without a won Mission until the game ends.",
        ("40", "off", "20"),
        ("40", "Off", "20"),
        "L3",
        (1, 9999),
    ),
    Option(
        "retry",
        "Retry",
        "Who may attack a Mission again after failing.",
        (OTHERS_FIRST, ANYONE),
        ("Others first", "Anyone"),
        "L15",
    ),
    Option(
        "reinforce",
        "Reinforce",
        "When the left neighbour may add Defenses.",
        (AT_PLACEMENT, EVERY_ATTACK),
        ("At placement", "Every attack"),
        "L16",
    ),
    Option(
        "ambush_events",
        "Ambush events",
        "Who may play Desertions, Divisions and Planes.",
        (OWN_TURN, ANYONE),
        ("Own turn", "Anyone"),
        "L11",
    ),
)


class Options(NamedTuple):
    """The house rules of one game."""

    drought_rounds: int = 40
    """Full rounds without a won Mission that end the game (L3); 0 is off."""
    retry: str = OTHERS_FIRST
    reinforce: str = AT_PLACEMENT
    ambush_events: str = OWN_TURN


class Party(NamedTuple):
    """A Leader in play and the Tribesmen attached to him, in the order they came."""

    leader: int
    tribe: tuple[int, ...] = ()


class Stand(NamedTuple):
    """A Mission in play with its Defenses."""

    mission: int
    defenses: tuple[int, ...] = ()
    failed: int = -1
    """The seat that failed last against it, -1 if nobody did (L15)."""


class Battle(NamedTuple):
    """The attack that is going on, kept through its Loot Phase."""

    mission: int
    leaders: tuple[int, ...]
    """The attacking Leaders: the one committed, then those who joined by Alliance."""
    dice: tuple[int, ...] = ()
    """The Defense Rolls on the table."""
    cavalry: int = 0
    """Force that each Tribesman in the attack gains by Cavalry Charges (L20)."""
    bonus: int = 0
    """Force that events add to the Arab Total (L20)."""
    played: tuple[int, ...] = ()
    """Events played in this attack, for show: the cards are in the discard pile."""
    fallen: tuple[tuple[int, int], ...] = ()
    """(Tribesman, his Leader) lost to the Defense Rolls, for show as well."""
    removed: tuple[int, ...] = ()
    """Defenses discarded by Surprise, for show as well."""
    result: tuple[int, int] | None = None
    """Arab Total and Turk Total when they were compared."""


class Loot(NamedTuple):
    """A Loot roll on the table."""

    leader: int
    face: int
    modifier: int = 0


class Tables:
    """What the rules need of the catalogue, by card id, looked up without a dictionary."""

    __slots__ = (
        "ambush",
        "amount",
        "bonus",
        "catalogue",
        "defense",
        "die_sides",
        "draw",
        "draws",
        "effect",
        "excludes",
        "force",
        "hand",
        "hand_limit",
        "hit_on",
        "leaves",
        "line_of",
        "loot_on",
        "missions",
        "refuses",
        "type",
        "victory_force",
    )

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.line_of = catalogue.line_of
        lines = [catalogue.lines[index] for index in catalogue.line_of]
        index_of = {line.id: index for index, line in enumerate(catalogue.lines)}
        self.type = tuple([line.type for line in lines])
        self.force = tuple([line.number("force") for line in lines])
        self.defense = tuple([line.number("defense") for line in lines])
        self.effect = tuple([line.effect.kind if line.effect else "" for line in lines])
        self.amount = tuple(
            [int(line.effect.params.get("amount", 0)) if line.effect else 0 for line in lines]
        )
        params = [line.effect.params if line.effect else {} for line in lines]
        self.leaves = tuple([str(each.get("attack", "")) for each in params])
        """After which attack a Tribesman is discarded: `failed`, `succeeded` or "" (L23)."""
        self.ambush = tuple([(str(e.get("target", "")), str(e.get("phase", ""))) for e in params])
        """What an ambush event discards and in which phase (L11)."""
        self.draws = tuple([(int(e.get("cards", 0)), int(e.get("discard", 0))) for e in params])
        """How many cards an event draws or makes discard, and how many are discarded after."""
        self.bonus = tuple(
            [
                amount if effect == "tribesmen_bonus" else 0
                for effect, amount in zip(self.effect, self.amount, strict=True)
            ]
        )
        pairs = set()
        refused = set()
        for index, line in enumerate(catalogue.lines):
            if line.effect and line.effect.kind == "not_with":
                other = index_of[line.effect.word("card")]
                pairs |= {(index, other), (other, index)}
            if line.effect and line.effect.kind == "refuses":
                refused.add((index, index_of[line.effect.word("card")]))
        self.excludes = tuple(
            [frozenset(b for a, b in pairs if a == index) for index in self.line_of]
        )
        """Lines that a Tribesman never shares a Leader with (L13)."""
        self.refuses = tuple(
            [frozenset(b for a, b in refused if a == index) for index in self.line_of]
        )
        """Lines of Defenses that a Mission refuses (L16)."""
        self.missions = self.type.count("mission")
        header = catalogue.header
        self.hand = header["hand"]
        self.draw = header["draw"]
        self.hand_limit = header["hand_limit"]
        self.die_sides = header["die_sides"]
        self.hit_on = header["hit_on"]
        self.loot_on = header["loot_on"]
        self.victory_force = header["victory_force"]


class State:
    """All about a game at one moment. Changed in place by `apply`; copy it with `clone`."""

    __slots__ = (
        "active",
        "agenda",
        "attached",
        "battle",
        "camps",
        "captured",
        "cross",
        "deck",
        "discard",
        "dry",
        "first",
        "hands",
        "limbo",
        "loot",
        "lost",
        "missions",
        "options",
        "outcome",
        "phase",
        "recruited",
        "round",
        "seats",
        "seen",
        "victory",
        "won",
    )

    def __init__(self, seats: int, options: Options, first: int = 0) -> None:
        self.seats = seats
        self.options = options
        self.first = first
        """The seat that began; a round ends before its turn."""
        self.active = first
        self.round = 1
        self.dry = 0
        """Full rounds since a Mission was won (L3)."""
        self.won = False
        """Whether a Mission was won in this round."""
        self.phase = FATE
        self.deck: list[int] = []
        """The top card is the last."""
        self.discard: list[int] = []
        """The top card is the last."""
        self.limbo: tuple[int, ...] = ()
        """Events being carried out: they have left the hand and not reached the pile (L7)."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.camps: list[tuple[Party, ...]] = [()] * seats
        self.missions: tuple[Stand, ...] = ()
        self.victory: list[tuple[int, ...]] = [()] * seats
        self.lost = (False,) * seats
        """Who skips the next Mission and Attack Phases (L33)."""
        self.captured = (False,) * seats
        """Who skips the next turn (L34)."""
        self.cross = 0
        """Mission, Attack and Loot Phases still to come by Cross the Desert (L32)."""
        self.recruited = -1
        """The Leader played this turn, -1 for none (L12)."""
        self.attached = False
        """Whether a Tribesman was attached this turn without playing a Leader (L12)."""
        self.battle: Battle | None = None
        self.loot: Loot | None = None
        self.seen: dict[int, tuple[int, ...]] = {}
        """Card in a hand to the seats that saw it there by Long Ears (L31)."""
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
        new.dry = self.dry
        new.won = self.won
        new.phase = self.phase
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.limbo = self.limbo
        new.hands = [hand[:] for hand in self.hands]
        new.camps = self.camps[:]
        new.missions = self.missions
        new.victory = self.victory[:]
        new.lost = self.lost
        new.captured = self.captured
        new.cross = self.cross
        new.recruited = self.recruited
        new.attached = self.attached
        new.battle = self.battle
        new.loot = self.loot
        new.seen = self.seen.copy()
        new.agenda = self.agenda[:]
        new.outcome = self.outcome
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(
            getattr(self, name) == getattr(other, name) for name in State.__slots__
        )

    __hash__ = None  # type: ignore[assignment]


def left_of(state: State, seat: int) -> int:
    """The next seat in turn order."""
    return (seat + 1) % state.seats


def find_leader(state: State, leader: int) -> tuple[int, Party] | None:
    """The seat that controls a Leader in play, and his party."""
    for seat, camp in enumerate(state.camps):
        for party in camp:
            if party.leader == leader:
                return seat, party
    return None


def find_tribesman(state: State, card: int) -> tuple[int, Party] | None:
    """The seat and party of a Tribesman in play."""
    for seat, camp in enumerate(state.camps):
        for party in camp:
            if card in party.tribe:
                return seat, party
    return None


def find_stand(missions: tuple[Stand, ...], mission: int) -> Stand | None:
    """A Mission among those in play, with its Defenses."""
    for stand in missions:
        if stand.mission == mission:
            return stand
    return None


def party_force(tables: Tables, party: Party, cavalry: int = 0) -> int:
    """Force of a Leader and his Tribesmen, with his bonus and Cavalry Charges (L19, L20)."""
    force = tables.force
    each = tables.bonus[party.leader] + cavalry
    total = force[party.leader]
    for card in party.tribe:
        total += force[card] + each
    return total


def member_force(tables: Tables, party: Party, card: int, cavalry: int = 0) -> int:
    """Force that one Tribesman brings to his party (L19, L20)."""
    return tables.force[card] + tables.bonus[party.leader] + cavalry


def places_left(tables: Tables, party: Party) -> int:
    """How many Tribesmen a Leader can still take: his printed Force in all (L12)."""
    return tables.force[party.leader] - len(party.tribe)


def succeeds(arab: int, turk: int) -> bool:
    """Whether an attack with these totals succeeds; a tie fails (L22)."""
    return arab > turk


def is_hit(tables: Tables, face: int) -> bool:
    """Whether a Defense Roll costs a Tribesman (L21)."""
    return face >= tables.hit_on


def loot_total(loot: Loot) -> int:
    """A Loot roll with all that was played on it (L24)."""
    return loot.face + loot.modifier


def is_looted(tables: Tables, loot: Loot) -> bool:
    """Whether a Loot roll discards its Leader (L24)."""
    return loot_total(loot) >= tables.loot_on


def stand_force(tables: Tables, stand: Stand) -> int:
    """Turk Total of a Mission with its Defenses."""
    force = tables.force
    total = force[stand.mission]
    for card in stand.defenses:
        total += force[card]
    return total


def stand_dice(tables: Tables, stand: Stand) -> int:
    """Defense Points of a Mission with its Defenses: how many Defense Rolls it makes (L21)."""
    defense = tables.defense
    total = defense[stand.mission]
    for card in stand.defenses:
        total += defense[card]
    return total


def victory_total(tables: Tables, pile: tuple[int, ...]) -> int:
    """Printed Force of the Missions in a Victory pile (L1)."""
    force = tables.force
    return sum([force[card] for card in pile])


def standing(tables: Tables, pile: tuple[int, ...]) -> tuple[int, list[int]]:
    """What a Victory pile counts when the game ends by totals: its Force, then its highest single
    Missions in turn (L2). The greatest one wins."""
    forces = sorted([tables.force[card] for card in pile], reverse=True)
    return sum(forces), forces
