"""What counts of a position of Lawrence of Arabia, and how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.lawrence.state import State, Tables, party_force, standing, victory_total

NAMES: Final = (
    "score",
    "score_past_half",
    "score_past_three_quarters",
    "strongest",
    "second",
    "leaders",
    "room",
    "leader_in_hand",
    "tribesmen_in_hand",
    "missions_in_hand",
    "best_mission_in_hand",
    "defenses_in_hand",
    "attack_force",
    "tribesmen_force",
    "extra_leader",
    "extra_attack",
    "draw",
    "take_leader",
    "skip_turn",
    "skip_mission",
    "opponent_discards",
    "remove_defense",
    "see_hand",
    "saves",
    "spoils",
    "kills_leader",
    "kills_tribesman",
    "lost",
    "captured",
    "order",
    "hand",
    "in_reach",
    "in_reach_from_hand",
)
"""What the numbers are that `features` returns."""
_COUNTED: Final = {
    "extra_leader": 0,
    "extra_attack": 1,
    "draw": 2,
    "search_deck": 2,
    "take_leader": 3,
    "skip_turn": 4,
    "skip_mission": 5,
    "opponent_discards": 6,
    "remove_defense": 7,
    "see_hand": 8,
    "saves": 9,
    "spoils": 10,
    "kills_leader": 11,
    "kills_tribesman": 12,
}
"""Events of which each in hand counts the same: their place from `extra_leader` on."""
_PER_DIE: Final = 2.5
"""Force that a Defense Roll costs, about."""
_DEFENDED: Final = 4.0
"""Force that a new Mission gets from Defenses, about."""
_WINS: Final = 3.0
"""What a Mission in reach counts that wins the game, in tens of Force."""


def _counted(tables: Tables, card: int) -> int:
    effect = tables.effect[card]
    if effect == "loot_modifier":
        effect = "saves" if tables.amount[card] < 0 else "spoils"
    elif effect == "discard_in_play":
        leader = tables.ambush[card][0] == "leader"
        effect = "kills_leader" if leader else "kills_tribesman"
    return _COUNTED.get(effect, -1)


def _can_win_of(tables: Tables) -> Callable[[State, int], bool]:
    """The function that tells whether a seat would be first if it won all of the Missions that
    nobody has won (L2), or from the half of a drought on none (L3): waiting does not help those who
    don't lead."""
    missions = [card for card, kind in enumerate(tables.type) if kind == "mission"]
    whole = victory_total(tables, tuple(missions))

    def can_win(state: State, seat: int) -> bool:
        totals = [victory_total(tables, pile) for pile in state.victory]
        in_drought = 0 < state.options.drought_rounds <= 2 * state.dry
        to_win = 0 if in_drought else whole - sum(totals)
        most, best = totals[seat] + to_win, max(totals)
        if most != best:
            return most > best
        won = [card for pile in state.victory for card in pile]
        left = [card for card in missions if card not in won] if to_win else []
        most_standing = standing(tables, (*state.victory[seat], *left))
        return most_standing >= max([standing(tables, pile) for pile in state.victory])

    return can_win


def players(state: State) -> int:
    """How many play."""
    return state.seats


def features_of(tables: Tables) -> Callable[[State, int], list[float] | None]:
    """The function that tells what counts for a seat, in the order of NAMES; None for one that
    can't win any more."""
    force, bonus, types, defense = tables.force, tables.bonus, tables.type, tables.defense
    counted = [_counted(tables, card) for card in range(len(types))]
    victory = tables.victory_force
    can_win = _can_win_of(tables)

    def features(state: State, seat: int) -> list[float] | None:
        if not can_win(state, seat):
            return None
        score = victory_total(tables, state.victory[seat])
        strongest = second = tribe = room = 0
        camp = state.camps[seat]
        for party in camp:
            total = party_force(tables, party)
            room += force[party.leader] - len(party.tribe)
            if total > strongest:
                strongest, second, tribe = total, strongest, len(party.tribe)
            elif total > second:
                second = total
        leader = tribesmen = missions = best_mission = defenses = attack = cavalry = 0
        events = [0.0] * 13
        for card in state.hands[seat]:
            kind = types[card]
            if kind == "tribesman":
                tribesmen += force[card]
            elif kind == "leader":
                leader = max(leader, force[card] + 2 * bonus[card])
            elif kind == "mission":
                missions += 1
                best_mission = max(best_mission, force[card])
            elif kind == "defense":
                defenses += force[card]
            elif counted[card] >= 0:
                events[counted[card]] += 1.0
            elif tables.effect[card] == "attack_force":
                attack += tables.amount[card]
            elif tables.effect[card] == "tribesmen_force":
                cavalry += tables.amount[card]
        power = strongest + attack + cavalry * tribe + (second if events[0] else 0)
        reach = reach_from_hand = 0.0

        def gain(mission: int) -> float:
            return _WINS if score + force[mission] >= victory else force[mission] / 10

        for stand in state.missions:
            if stand.failed != seat:
                against = force[stand.mission] + _PER_DIE * defense[stand.mission]
                for card in stand.defenses:
                    against += force[card] + _PER_DIE * defense[card]
                if power > against:
                    reach = max(reach, gain(stand.mission))
        if missions and camp:
            for card in state.hands[seat]:
                if types[card] != "mission":
                    continue
                if power > force[card] + _PER_DIE * defense[card] + _DEFENDED:
                    reach_from_hand = max(reach_from_hand, gain(card))
        progress = 4 * score / victory
        return [
            progress,
            max(0.0, progress - 2),
            max(0.0, progress - 3),
            strongest / 10,
            second / 10,
            len(camp),
            room / 5,
            leader / 5,
            tribesmen / 10,
            missions,
            best_mission / 10,
            defenses / 10,
            attack / 5,
            cavalry / 3,
            *events,
            state.lost[seat],
            state.captured[seat],
            ((seat - state.active) % state.seats) / state.seats,
            len(state.hands[seat]),
            reach,
            reach_from_hand,
        ]

    return features


_TWO: Final = {
    "score": 0.671,
    "score_past_half": 0.387,
    "score_past_three_quarters": -0.04,
    "strongest": 0.137,
    "second": 0.174,
    "leaders": 0.021,
    "room": 0.203,
    "leader_in_hand": 0.202,
    "tribesmen_in_hand": -0.021,
    "missions_in_hand": 0.084,
    "best_mission_in_hand": 0.027,
    "defenses_in_hand": 0.008,
    "attack_force": -0.013,
    "tribesmen_force": -0.159,
    "extra_leader": -0.039,
    "extra_attack": -0.012,
    "draw": 0.223,
    "take_leader": 0.728,
    "skip_turn": -0.016,
    "skip_mission": -0.006,
    "opponent_discards": -0.015,
    "remove_defense": 0.044,
    "see_hand": -0.03,
    "saves": -0.086,
    "spoils": -0.013,
    "kills_leader": 0.354,
    "kills_tribesman": 0.074,
    "lost": -0.041,
    "captured": 0.0,
    "order": 0.177,
    "hand": 0.039,
    "in_reach": 0.382,
    "in_reach_from_hand": 0.227,
}
_MORE: Final = {
    "score": 0.755,
    "score_past_half": 0.027,
    "score_past_three_quarters": 0.983,
    "strongest": -0.024,
    "second": -0.023,
    "leaders": 0.289,
    "room": -0.226,
    "leader_in_hand": 0.031,
    "tribesmen_in_hand": -0.176,
    "missions_in_hand": 0.137,
    "best_mission_in_hand": 0.396,
    "defenses_in_hand": -0.058,
    "attack_force": 0.081,
    "tribesmen_force": 0.013,
    "extra_leader": 0.005,
    "extra_attack": -0.102,
    "draw": 0.058,
    "take_leader": 0.22,
    "skip_turn": -0.046,
    "skip_mission": -0.052,
    "opponent_discards": -0.091,
    "remove_defense": -0.012,
    "see_hand": -0.081,
    "saves": -0.119,
    "spoils": -0.099,
    "kills_leader": -0.007,
    "kills_tribesman": -0.05,
    "lost": -0.046,
    "captured": -0.103,
    "order": -0.04,
    "hand": 0.055,
    "in_reach": 0.333,
    "in_reach_from_hand": 0.108,
}
WEIGHTS: Final = (_TWO, _MORE)
"""Of what NAMES names, between two players and among more."""
ROUNDS: Final = (3, 1)
"""Rounds played on before a position is judged: between two players with time, and else."""
