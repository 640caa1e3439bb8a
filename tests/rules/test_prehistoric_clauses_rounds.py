"""Clause tests, P19 to P22: comparison, one more round, rerolls."""

# ruff: noqa: N802

from __future__ import annotations

from game.rules.prehistoric import events as ev
from tests.rules.tables import Caves, CaveTable


def level(cave: Caves, hands: str, *faces: int, options: str = "{}") -> CaveTable:
    """Five against five, all generic."""
    t = cave(
        f"""
        phase: raid
        options: {options}
        hands: {hands}
        tribes: {{1: {{people: 5, food: 3}}, 2: {{people: 5, food: 3}}}}
        dice: [{", ".join(map(str, faces))}]
        deck: [honey, roots, fruits]
        """
    )
    t.attack()
    return t


def lost(attackers: int, defenders: int, ours: int = 5, theirs: int = 5) -> tuple[int, ...]:
    """The dice of a round in which so many fall of so many."""
    hits = [1] * defenders + [10] * (ours - defenders)
    return (*hits, *[1] * attackers, *[10] * (theirs - attackers))


BARE = "{1: [war_party]}"
BOTH = "{1: [war_party, massacre, massacre], 2: [counter_attack, counter_attack]}"


def test_P19_who_lost_more_people_has_lost_the_raid(cave: Caves) -> None:
    t = level(cave, BARE, *lost(1, 2), 2, 3)
    assert t.happened(ev.RaidEnded) == [ev.RaidEnded(0, 1, 0)]
    t = level(cave, BARE, *lost(2, 1))
    assert t.happened(ev.RaidEnded) == [ev.RaidEnded(0, 1, 1)]


def test_P19_level_is_another_round_unless_both_retreat(cave: Caves) -> None:
    t = level(cave, BARE, *lost(1, 1), *lost(1, 1, 4, 4), *lost(1, 1, 3, 3))
    assert t.decision == (1, "retreat")
    assert t.legal() == {"fight", "retreat"}
    assert t.why("pass") == "P19"
    t.play("fight")
    assert (t.decision, t.raid.round) == ((1, "retreat"), 2)
    t.play("retreat")
    assert t.decision == (2, "retreat")
    t.play("fight")
    assert (t.decision, t.raid.round) == ((1, "retreat"), 3)
    t.play("retreat", "retreat")
    assert t.happened(ev.RaidEnded) == [ev.RaidEnded(0, 1, -1)]
    assert ev.PhaseBegan(0, "aftermath") not in t.events
    assert [tribe.people for tribe in t.state.tribes] == [2, 2]
    assert t.decision == (2, "nomad")


def test_P19_option_raid_losses_whole_raid(cave: Caves) -> None:
    t = level(cave, BOTH, *lost(0, 2), *lost(1, 0, 5, 3))
    t.passed("reroll")
    t.play("play massacre")
    t.passed("reroll")
    assert t.raid.lost == (1, 2)
    assert (t.raid.winner, t.decision) == (0, (1, "extra"))


def test_P19_option_raid_losses_last_round(cave: Caves) -> None:
    dice = (*lost(0, 2), *lost(1, 0, 5, 3))
    t = level(cave, BOTH, *dice, options="{raid_losses: last_round}")
    t.passed("reroll")
    assert t.raid.winner == 0
    t.play("play massacre")
    t.passed("reroll")
    assert t.raid.lost_in_round == (1, 0)
    assert t.raid.winner == 1


def test_P19_option_raid_losses_last_round_counts_both_volleys_of_it(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        options: {raid_losses: last_round}
        hands: {1: [war_party]}
        tribes: {1: {people: 2, band: [{person: [sling]}]}, 2: {people: 3}}
        dice: [5, 10, 10, 10, 1, 10]
        """
    )
    t.attack()
    t.play("aim at person")
    assert t.raid.lost_in_round == (1, 1)
    assert t.decision == (1, "retreat")


def test_P20_massacre_by_the_attacker_else_counter_attack_by_the_defender(cave: Caves) -> None:
    t = level(cave, BOTH, *lost(2, 1), *lost(1, 1, 4, 3))
    t.passed("reroll")
    assert t.decision == (1, "extra")  # the attacker first, though he is behind
    assert t.legal() == {"pass", "play massacre"}
    assert t.why("play counter attack") == "P5"
    t.play("pass")
    assert t.decision == (2, "extra")
    assert t.legal() == {"pass", "play counter_attack"}
    t.play("play counter attack")
    assert t.raid.round == 2
    assert t.discard()[-1] == "counter_attack"
    t.passed("reroll")
    assert t.decision == (1, "extra")
    assert t.raid.lost == (3, 2)
    t.play("pass", "pass")
    assert t.happened(ev.RaidEnded)[0].winner == 1


def test_P20_each_card_is_one_more_round(cave: Caves) -> None:
    t = level(cave, BOTH, *lost(0, 1), *lost(0, 1, 5, 4), *lost(0, 1, 5, 3), 1, 1)
    for cards in (1, 0):
        t.passed("reroll")
        t.play("play massacre")
        assert t.hand(1).count("massacre") == cards
    t.passed("reroll")
    assert t.raid.round == 3
    assert t.decision == (2, "extra")  # the attacker has no card left
    t.play("pass")
    assert t.happened(ev.RaidEnded)[0].winner == 0
    assert t.happened(ev.RoundCompared)[-1].lost == (0, 3)


def test_P20_only_the_own_card_and_only_then(cave: Caves) -> None:
    hands = "{1: [war_party, counter_attack], 2: [massacre]}"
    t = level(cave, hands, *lost(2, 1))
    assert t.why("play counter attack") == "P20"  # a volley lies on the table
    t.passed("reroll")
    assert t.why("play counter attack") == "P20"
    assert t.legal() == {"pass"}
    t.play("pass")
    assert t.why("play massacre") == "P20"


def test_P20_not_when_a_side_has_nobody_left(cave: Caves) -> None:
    t = level(cave, BOTH, *lost(0, 5), 1, 1)
    t.passed("reroll")
    assert not t.happened(ev.Played)
    assert t.happened(ev.RaidEnded)[0].winner == 0


def test_P20_one_more_round_may_turn_the_raid_or_level_it(cave: Caves) -> None:
    t = level(cave, BOTH, *lost(0, 1), *lost(1, 0, 5, 4))
    t.passed("reroll")
    t.play("pass", "play counter attack")
    t.passed("reroll")
    assert t.decision == (1, "retreat")
    assert t.raid.winner == -1


TRICKS = """
    phase: raid
    hands: {1: [war_party, set_fire, surrounded, trade], 2: [sentries, guard_dogs, honey]}
    tribes: {1: {people: 3, food: 1}, 2: {people: 3, food: 1}}
"""


def test_P21_sides_alternate_attacker_first_until_both_pass(cave: Caves) -> None:
    t = cave(f"{TRICKS}\ndice: [10, 10, 10, 10, 10, 10, 1, 9, 8, 7]")
    t.attack()
    order = [t.decision]
    for line in (
        "reroll 1 with set fire",
        "reroll 1 with sentries",
        "pass",
        "reroll 6 with guard dogs",
        "reroll 6 with surrounded",
        "pass",
        "pass",
    ):
        t.play(line)
        order.append(t.decision)
    seats = [decision[0] for decision in order[:-1] if decision]
    assert seats == [1, 2, 1, 2, 1, 2, 1]
    assert {decision[1] for decision in order[:-1] if decision} == {"reroll"}
    assert order[-1] == (1, "retreat")
    assert [(r.seat, r.die, r.before, r.face) for r in t.happened(ev.Rerolled)] == [
        (0, 0, 10, 1),
        (1, 0, 1, 9),
        (1, 5, 10, 8),
        (0, 5, 8, 7),
    ]
    assert t.discard()[:4] == ["set_fire", "sentries", "guard_dogs", "surrounded"]


def test_P21_any_die_of_either_side_and_the_new_result_stands(cave: Caves) -> None:
    t = cave(f"{TRICKS}\ndice: [1, 10, 10, 1, 10, 10, 9, 2]")
    t.attack()
    tactics = ("set_fire", "surrounded")
    rerolls = {f"reroll {n} with {card}" for n in range(1, 7) for card in tactics}
    assert t.legal() == {"pass", *rerolls}
    assert t.why("reroll 7 with set fire") == "P21"
    assert t.why("reroll 1 with trade") == "P21"
    t.play("reroll 4 with set fire", "pass")
    assert t.faces() == (1, 10, 10, 9, 10, 10)
    t.play("reroll 1 with surrounded", "pass", "pass")
    assert t.happened(ev.RoundCompared)[0].lost == (0, 0)


def test_P21_tactics_for_the_attacker_defense_for_the_defender(cave: Caves) -> None:
    hands = "{1: [war_party, sentries], 2: [set_fire, set_traps_defense, set_traps]}"
    t = cave(
        f"""
        phase: raid
        hands: {hands}
        tribes: {{1: {{people: 1}}, 2: {{people: 1}}}}
        dice: [10, 10, 10]
        """
    )
    t.attack()
    assert t.why("reroll 1 with sentries") == "P21"
    assert t.legal() == {"pass"}
    t.play("pass")
    assert t.why("reroll 1 with set fire") == "P21"
    assert t.why("reroll 1 with set traps") == "P21"
    assert t.legal() == {"pass", *[f"reroll {n} with set_traps_defense" for n in (1, 2)]}


def test_P21_only_while_a_volley_lies_on_the_table(cave: Caves) -> None:
    t = cave(TRICKS)
    assert t.why("reroll 1 with set fire") == "P21"


CHIEFS = """
    phase: raid
    hands: {1: [war_party], 2: [trade]}
    tribes: {1: {people: 1, food: 1, band: [{chieftain: [sling]}, chieftain]},
      2: {people: 2, food: 1, band: [strong_woman]}}
"""


def test_P22_a_chieftain_rerolls_one_die_once_in_the_raid(cave: Caves) -> None:
    dice = "10, 9, 10, 10, 10, 10, 10, 10, 8, 10, 10, 10, 10, 10, 10, 10"
    t = cave(f"{CHIEFS}\ndice: [{dice}]")
    t.attack("send all")
    assert t.legal() == {"pass", "reroll 1 with chieftain"}
    t.play("reroll 1 with chieftain#1")
    assert t.faces() == (9,)
    assert t.decision == (2, "reroll")
    t.play("pass")
    assert t.decision == (1, "reroll")
    assert t.why("reroll 1 with chieftain#1") == "P22"
    assert t.why("reroll 1 with chieftain#2") == ""
    t.play("pass")
    assert t.raid.volley == "hand"
    t.play("reroll 6 with chieftain#2")
    assert t.faces()[5] == 8
    t.play("pass")
    assert t.decision == (1, "retreat")  # nothing is left to reroll with, so nobody was asked
    t.play("fight")
    assert t.decision == (2, "reroll")


def test_P22_only_a_chieftain_who_fights_and_only_for_his_side(cave: Caves) -> None:
    t = cave(f"{CHIEFS}\ndice: [10, 10, 10, 10]")
    t.attack("send person")
    assert t.decision == (2, "reroll")
    assert t.legal() == {"pass"}
    assert t.why("reroll 1 with chieftain") == "P22"


def test_P22_a_defending_chieftain_too_and_his_is_fresh_in_the_next_raid(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party], 2: [ambush]}
        tribes: {1: {people: 2}, 2: {people: 1, food: 1, band: [chieftain]}}
        dice: [10, 10, 10, 10, 9, 8, 10, 10, 10]
        """
    )
    t.attack()
    assert t.decision == (2, "reroll")
    t.play("reroll 1 with chieftain", "pass", "retreat", "retreat")
    t.until(2, "raid")
    t.play("play ambush on seat 1", "send chieftain", "done")
    assert t.decision == (2, "reroll")
    assert t.why("reroll 1 with chieftain") == ""
