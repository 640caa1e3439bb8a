"""Clause tests, L17 to L26: Attack Phase, Loot Phase and End Phase."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.rules.lawrence import events as ev
from tests.rules.tables import Seated, Table

ARMY = """
    phase: attack
    hands: {1: [alliance, alliance, surprise, cavalry_charge, armored_car, explosives,
      british_machine_guns]}
    leaders: {1: [{chieftain: [arabs, nomads]}, {prince: [rualla]}, {sharif: [bedouins]}],
      2: [{sharif: [arabs]}]}
    missions: [{coastal_fort: {defenses: [garrison, artillery]}}, {town: {defenses: [garrison]}}]
    attack: {mission: coastal_fort, leaders: [chieftain]}
"""


def army(table: Seated, dice: str = "1, 1, 1, 1, 1, 1, 1, 1, 1") -> Table:
    return table(f"{ARMY}\ndice: [{dice}]")


def test_L17_window_1_then_all_rolls_then_losses_then_window_2_then_totals(table: Seated) -> None:
    t = army(table, "4, 1, 1, 1, 1, 1, 1")
    order = [t.decision]
    t.play("done")
    order.append(t.decision)
    assert t.happened(ev.Rolled) == [ev.Rolled(0, (4, 1, 1, 1, 1, 1), 1)]
    t.play("lose arabs")
    order.append(t.decision)
    assert not t.happened(ev.Compared)
    t.play("done")
    assert order == [(1, "window_1"), (1, "lose"), (1, "window_2")]
    shown = [type(event) for event in t.events]
    order_of = [ev.PhaseBegan, ev.Rolled, ev.TribesmanLost, ev.Compared, ev.LootRolled]
    assert [shown.index(kind) for kind in order_of] == sorted(map(shown.index, order_of))


def test_L18_window_1_has_all_attack_events_window_2_all_but_alliance(table: Seated) -> None:
    t = army(table)
    plays = {
        "play alliance with prince",
        "play alliance with sharif",
        "play surprise on garrison",
        "play surprise on artillery",
        "play cavalry_charge",
        "play armored_car",
        "play explosives",
        "play british_machine_guns",
    }
    assert t.legal() == {*plays, "done"}
    t.play("done")
    assert t.decision == (1, "window_2")
    assert t.legal() == {play for play in plays if "alliance" not in play} | {"done"}
    assert t.why("play alliance with prince") == "L18"


def test_L18_surprise_before_the_rolls_takes_the_dice_of_the_defense(table: Seated) -> None:
    t = army(table)
    t.play("play surprise on artillery", "done")
    assert len(t.happened(ev.Rolled)[0].faces) == 4
    t.play("done")
    assert t.totals()[1] == 14


def test_L18_surprise_after_the_rolls_takes_the_force_and_the_dice_stand(table: Seated) -> None:
    t = army(table, "6, 1, 1, 1, 1, 1, 1")
    t.play("done", "lose arabs", "play surprise on artillery", "done")
    assert len(t.happened(ev.Rolled)[0].faces) == 6
    assert len(t.happened(ev.TribesmanLost)) >= 1
    assert t.totals()[1] == 14
    assert "artillery" in t.discard()


def test_L18_surprise_only_on_a_defense_of_the_mission_attacked(table: Seated) -> None:
    t = army(table)
    other = t.state.missions[1].defenses[0]
    assert t.why(f"play surprise on {t.match.rules.catalogue.token(other)}") == "L18"


def test_L19_each_alliance_adds_one_more_leader_of_yours(table: Seated) -> None:
    t = army(table)
    assert t.why("play alliance with chieftain") == "L19"
    theirs = t.match.rules.catalogue.token(t.state.camps[1][0].leader)
    assert t.why(f"play alliance with {theirs}") == "L19"
    t.play("play alliance with sharif", "play alliance with prince")
    assert t.state.battle
    assert t.ids(t.state.battle.leaders) == ["chieftain", "sharif", "prince"]


def test_L19_a_bonus_counts_for_the_tribesmen_of_that_leader_alone(table: Seated) -> None:
    t = army(table)
    chieftain = 4 + (3 + 1) + (4 + 1)
    assert t.match.rules.arab_total(t.state) == chieftain
    t.play("play alliance with sharif")
    assert t.match.rules.arab_total(t.state) == chieftain + 3 + 4
    t.play("play alliance with prince")
    assert t.match.rules.arab_total(t.state) == chieftain + 3 + 4 + 5 + (5 + 2)


def test_L20_attack_events_add_up(table: Seated) -> None:
    t = army(table)
    t.play("play cavalry charge", "play armored car", "play explosives")
    t.play("done", "play british machine guns", "done")
    assert t.totals()[0] == 13 + 2 * 3 + 3 + 5 + 4


def test_L20_cavalry_charge_counts_for_tribesmen_left_when_totals_are_compared(
    table: Seated,
) -> None:
    t = army(table, "6, 1, 1, 1, 1, 1, 1")
    t.play("play cavalry charge", "done", "lose nomads", "done")
    assert t.totals()[0] == 4 + (3 + 1 + 3)


def test_L20_they_last_for_this_attack_only(table: Seated) -> None:
    t = table(
        """
        phase: mission
        hands: {1: [cross_the_desert, explosives, cavalry_charge, train, outpost]}
        leaders: {1: [sharif: [arabs]]}
        dice: [1, 1, 1, 1, 1]
        """
    )
    t.play("play cross the desert", "place train with sharif")
    t.play("play explosives", "play cavalry charge", "done", "done")
    assert t.totals() == (14, 6)
    t.until(1, "mission")
    t.play("place outpost with sharif", "done", "done")
    assert t.totals() == (6, 8)


@pytest.mark.parametrize(("face", "hit"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_L21_a_four_five_or_six_costs_a_tribesman(table: Seated, face: int, hit: int) -> None:
    t = army(table, f"{face}, 1, 1, 1, 1, 1, 1, 1")
    t.play("done")
    assert t.happened(ev.Rolled)[0].hits == hit
    assert t.decision == (1, "lose" if hit else "window_2")


def test_L21_dice_are_the_defense_points_of_mission_and_defenses(table: Seated) -> None:
    t = army(table)
    t.play("done")
    assert len(t.happened(ev.Rolled)[0].faces) == 3 + 1 + 2


def test_L21_the_attacker_chooses_among_the_attacking_leaders(table: Seated) -> None:
    t = army(table, "6, 1, 1, 1, 1, 1, 1, 1")
    t.play("play alliance with prince", "done")
    assert t.legal() == {"lose arabs", "lose nomads", "lose rualla"}
    assert t.why("lose bedouins") == "L21"
    assert t.why("done") == "L21"


def test_L21_hits_beyond_the_last_tribesman_do_nothing(table: Seated) -> None:
    t = army(table, "6, 6, 6, 6, 6, 6, 1, 1")
    t.play("done")
    assert t.decision == (1, "window_2")
    assert t.camp(1) == [["chieftain"], ["prince", "rualla"], ["sharif", "bedouins"]]


def test_L21_where_all_are_lost_there_is_nothing_to_choose(table: Seated) -> None:
    t = army(table, "6, 6, 1, 1, 1, 1, 1, 1")
    t.play("done")
    assert t.decision == (1, "window_2")
    assert t.camp(1)[0] == ["chieftain"]


def test_L22_only_those_in_the_attack_count(table: Seated) -> None:
    t = army(table)
    t.play("done", "done")
    assert t.totals() == (4 + (3 + 1) + (4 + 1), 12 + 2 + 7)


@pytest.mark.parametrize(("extra", "won"), [("armored_car", False), ("british_machine_guns", True)])
def test_L22_a_tie_fails(table: Seated, extra: str, won: bool) -> None:
    t = table(
        f"""
        phase: attack
        hands: {{1: [{extra}]}}
        leaders: {{1: [prince: [arabs]]}}
        missions: [town: {{defenses: [turkish_infantry]}}]
        attack: {{mission: town, leaders: [prince]}}
        dice: [1, 1, 1, 1]
        """
    )
    t.play("done", f"play {extra}", "done")
    assert t.totals() == (14 if won else 13, 13)
    assert t.victory(1) == (["town"] if won else [])
    assert bool(t.state.missions) != won
    if won:
        assert t.discard()[:2] == [extra, "turkish_infantry"]
    else:
        assert t.ids(t.state.missions[0].defenses) == ["turkish_infantry"]


LOOT = """
    phase: attack
    leaders: {1: [{prince: [bedouins, nomads]}, {sharif: [bedouins, nomads]},
      {chieftain: [bedouins, nomads]}]}
    attack: {mission: MISSION, leaders: [prince, sharif]}
"""


@pytest.mark.parametrize(
    ("mission", "defenses", "stay"),
    [("train", "", "bedouins"), ("damascus", "artillery, artillery", "nomads")],
)
def test_L23_bedouins_or_nomads_of_the_attacking_leaders_leave(
    table: Seated, mission: str, defenses: str, stay: str
) -> None:
    attack = LOOT.replace("MISSION", mission)
    ones = ", ".join(["1"] * 10)
    t = table(f"{attack}\nmissions: [{mission}: {{defenses: [{defenses}]}}]\ndice: [{ones}]")
    t.play("done", "done")
    assert t.camp(1) == [["prince", stay], ["sharif", stay], ["chieftain", "bedouins", "nomads"]]


def test_L23_each_attacking_leader_makes_his_own_loot_roll(table: Seated) -> None:
    t = table(f"{LOOT.replace('MISSION', 'train')}\nmissions: [train]\ndice: [1, 4, 3]")
    t.play("done", "done")
    rolls = t.happened(ev.LootRolled)
    assert [(t.ids([roll.leader])[0], roll.face) for roll in rolls] == [
        ("prince", 4),
        ("sharif", 3),
    ]
    assert t.camp(1) == [["sharif", "bedouins"], ["chieftain", "bedouins", "nomads"]]


def loot(table: Seated, face: int) -> Table:
    t = table(
        f"""
        seats: 4
        active: 2
        phase: attack
        hands: {{1: [unprofitable_raid, great_loyalty], 2: [great_loyalty], 3: [unprofitable_raid]}}
        leaders: {{2: [sharif: [arabs]]}}
        missions: [train]
        attack: {{mission: train, leaders: [sharif]}}
        dice: [1, {face}]
        """
    )
    t.play("done", "done")
    return t


def test_L24_from_the_active_player_clockwise_until_all_in_a_row_pass(table: Seated) -> None:
    t = loot(table, 3)
    order = [t.decision]
    for line in ("pass", "pass", "play unprofitable raid", "pass", "pass"):
        t.play(line)
        order.append(t.decision)
    asked = [seat for decision in order if decision for seat in [decision[0]]]
    assert asked == [2, 3, 1, 2, 3, 1]  # seat 4 has no cards
    assert t.happened(ev.LootSettled) == []
    t.play("pass")
    assert t.happened(ev.LootSettled)[0].total == 5


def test_L24_they_add_up_and_all_may_answer_again(table: Seated) -> None:
    t = loot(table, 3)
    t.play("play great loyalty", "play unprofitable raid", "play great loyalty")
    assert t.state.loot
    assert t.state.loot.face + t.state.loot.modifier == 3 - 2 + 2 - 2


@pytest.mark.parametrize(
    ("face", "event", "gone"),
    [
        (3, "", False),
        (4, "", True),
        (6, "", True),
        (2, "unprofitable_raid", True),
        (1, "unprofitable_raid", False),
        (5, "great_loyalty", False),
        (6, "great_loyalty", True),
    ],
)
def test_L24_four_or_more_discards_the_leader(
    table: Seated, face: int, event: str, gone: bool
) -> None:
    t = loot(table, face)
    t.play("pass", "pass")
    if event:
        t.play(f"play {event}")
    t.until(2, "end")
    assert t.camp(2) == ([] if gone else [["sharif", "arabs"]])


def test_L25_a_discarded_leader_takes_his_tribesmen_with_him(table: Seated) -> None:
    t = loot(table, 6)
    t.until(2, "end")
    assert {"sharif", "arabs"} <= set(t.discard())
    t = table(
        """
        phase: end
        hands: {1: [tribal_divisions]}
        leaders: {2: [prince: [rualla, arabs]]}
        """
    )
    t.play("play tribal divisions on prince")
    assert sorted(t.discard()[:3]) == ["arabs", "prince", "rualla"]


def test_L26_first_events_then_down_to_seven_of_his_choice(table: Seated) -> None:
    t = table(
        """
        phase: end
        hands: {1: [bribes, arabs, arabs, arabs, arabs, nomads, nomads, nomads], 2: [arabs, arabs,
          nomads, nomads, rualla, rualla, rualla, rualla, howeitat]}
        """
    )
    t.play("play bribes", "done")
    assert t.decision == (1, "discard")
    assert t.why("done") == "L26"
    t.play("discard nomads", "discard nomads")
    assert (len(t.hand(1)), t.decision) == (7, (2, "recruit"))


def test_L26_the_limit_is_checked_nowhere_else(table: Seated) -> None:
    t = table("hands: {1: [bribes, arabs, arabs, arabs, arabs, nomads, nomads, nomads, nomads]}")
    t.play("play bribes", "done", "done")
    assert (t.decision, len(t.hand(1))) == ((1, "end"), 10)
    t.play("done")
    assert t.decision == (1, "discard")
