"""Clause tests, L8 to L16: when events may be played, Recruit Phase and Mission Phase."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.rules.lawrence import events as ev
from game.rules.lawrence.state import Options
from tests.rules.tables import Seated, Table

OWN_TURN = {
    "guide": "play guide",
    "bribes": "play bribes",
    "nothing_is_written": "play nothing_is_written",
    "shifting_sands": "play shifting_sands on sharif",
    "old_men_talk": "play old_men_talk on seat 2",
    "long_ears": "play long_ears on seat 2",
    "cross_the_desert": "play cross_the_desert",
    "lost_in_the_desert": "play lost_in_the_desert on seat 2",
    "lawrence_captured": "play lawrence_captured on seat 2",
}
ATTACK = {
    "alliance": "play alliance with chieftain",
    "surprise": "play surprise on garrison",
    "cavalry_charge": "play cavalry_charge",
    "armored_car": "play armored_car",
    "explosives": "play explosives",
    "british_machine_guns": "play british_machine_guns",
}
LOOT = {"unprofitable_raid": "play unprofitable_raid", "great_loyalty": "play great_loyalty"}
AMBUSH = {
    "desertions": "play desertions on arabs",
    "tribal_divisions": "play tribal_divisions on sharif",
    "strafed_by_planes": "play strafed_by_planes on arabs",
}
ALL = {**OWN_TURN, **ATTACK, **LOOT, **AMBUSH}


def at(table: Seated, phase: str, seat: int = 1, options: str = "") -> Table:
    """A position in which every event would find a target, all of them in the hand of `seat`."""
    other = "" if seat == 2 else ", 2: [train]"
    attack = "attack: {mission: town, leaders: [prince]}" if phase == "attack" else ""
    return table(
        f"""
        phase: {phase}
        options: {{{options}}}
        hands: {{{seat}: [{", ".join(ALL)}]{other}}}
        leaders: {{1: [prince, chieftain], 2: [sharif: [arabs]]}}
        missions: [town: {{defenses: [garrison]}}]
        {attack}
        dice: [1, 1, 1, 2, 2, 2]
        """
    )


def playable(t: Table) -> set[str]:
    """The events that may be played, and a check that all others are refused."""
    out = {line.split()[1] for line in t.legal() if line.startswith("play ")}
    for card, line in ALL.items():
        assert bool(t.why(line)) != (card in out), card
    return out


def test_L8_own_turn_events_in_the_recruit_mission_and_end_phases(table: Seated) -> None:
    assert playable(at(table, "recruit")) == OWN_TURN.keys()
    assert playable(at(table, "mission")) == OWN_TURN.keys()
    assert playable(at(table, "end")) - AMBUSH.keys() == OWN_TURN.keys()


def test_L8_not_in_other_phases_and_not_on_the_turn_of_others(table: Seated) -> None:
    for phase in ("attack", "loot"):
        t = at(table, phase)
        assert {t.why(line) for line in OWN_TURN.values()} == {"L8"}
    t = at(table, "attack", 2)
    t.play("done", "done")
    assert t.decision == (2, "loot_roll")
    assert {t.why(line) for line in OWN_TURN.values()} == {"L8"}


def test_L9_attack_events_in_your_own_attack_phase_alone(table: Seated) -> None:
    assert playable(at(table, "attack")) == ATTACK.keys()
    for phase in ("recruit", "mission", "loot", "end"):
        t = at(table, phase)
        assert {t.why(line) for line in ATTACK.values()} == {"L9"}
    t = at(table, "attack", 2)
    t.play("done", "done")
    assert {t.why(line) for line in ATTACK.values()} == {"L9"}


def test_L10_loot_events_by_any_player_once_a_roll_lies_there(table: Seated) -> None:
    for seat in (1, 2):
        t = at(table, "attack", seat)
        t.play("done", "done")
        assert t.decision == (seat, "loot_roll")
        assert playable(t) == LOOT.keys()
    for phase in ("recruit", "mission", "attack", "loot", "end"):
        t = at(table, phase)
        assert {t.why(line) for line in LOOT.values()} == {"L10"}


def test_L11_desertions_in_a_loot_phase_also_without_an_attack(table: Seated) -> None:
    t = at(table, "loot")
    assert t.decision == (1, "ambush")
    assert playable(t) == {"desertions"}
    t.play("play desertions on arabs")
    assert t.camp(2) == [["sharif"]]
    for phase in ("recruit", "mission", "attack", "end"):
        assert at(table, phase).why(AMBUSH["desertions"]) == "L11"


def test_L11_divisions_and_planes_in_an_end_phase_on_anybody(table: Seated) -> None:
    t = at(table, "end")
    assert playable(t) & AMBUSH.keys() == {"tribal_divisions", "strafed_by_planes"}
    assert {f"play tribal_divisions on {x}" for x in ("prince", "chieftain", "sharif")} < t.legal()
    t.play("play strafed by planes on arabs", "play tribal divisions on prince")
    assert (t.camp(1), t.camp(2)) == ([["chieftain"]], [["sharif"]])
    for phase in ("recruit", "mission", "attack", "loot"):
        t = at(table, phase)
        assert t.why(AMBUSH["tribal_divisions"]) == "L11"
        assert t.why(AMBUSH["strafed_by_planes"]) == "L11"


def test_L11_option_own_turn_is_the_default(table: Seated) -> None:
    assert Options().ambush_events == "own_turn"
    t = at(table, "loot", 2)
    assert t.decision == (1, "end")  # nobody was asked
    t.play("done")
    assert t.decision == (2, "recruit")


def test_L11_option_anyone_asks_all_in_turn(table: Seated) -> None:
    t = at(table, "loot", 2, "ambush_events: anyone")
    assert t.decision == (2, "ambush")
    assert playable(t) == {"desertions"}
    t.play("pass")
    assert t.decision == (1, "end")
    t.play("done")
    assert t.decision == (2, "ambush")
    assert playable(t) == {"tribal_divisions", "strafed_by_planes"}
    t.play("play tribal divisions on prince", "play strafed by planes on arabs", "pass")
    assert t.camp(1) == [["chieftain"]]


def test_L12_one_leader_and_any_number_of_tribesmen_up_to_his_force(table: Seated) -> None:
    t = table("hands: {1: [sharif, prince, arabs, arabs, arabs, arabs]}\nleaders: {1: [chieftain]}")
    assert t.why("done") == ""  # playing a Leader is optional
    t.play("recruit sharif")
    assert t.why("recruit prince") == "L12"
    assert t.why("attach arabs to chieftain") == "L12"
    t.play(*["attach arabs to sharif"] * 3)
    assert t.why("attach arabs to sharif") == "L12"
    assert t.camp(1) == [["chieftain"], ["sharif", "arabs", "arabs", "arabs"]]


def test_L12_without_a_new_leader_one_tribesman_to_one_of_yours(table: Seated) -> None:
    t = table("hands: {1: [sharif, arabs, arabs]}\nleaders: {1: [chieftain], 2: [prince]}")
    assert t.why("attach arabs to prince") == "L12"
    t.play("attach arabs to chieftain")
    assert t.why("attach arabs to chieftain") == "L12"
    assert t.why("recruit sharif") == "L12"
    t = table("hands: {1: [arabs]}\nleaders: {1: [sharif: [arabs, arabs, arabs]]}")
    assert t.why("attach arabs to sharif") == "L12"


def test_L12_any_number_of_leaders_and_only_in_the_recruit_phase(table: Seated) -> None:
    t = table("hands: {1: [prince, arabs]}\nleaders: {1: [sharif, sharif, sharif, chieftain]}")
    t.play("recruit prince", "done")
    assert len(t.camp(1)) == 5
    assert t.why("attach arabs to prince") == "L12"
    assert t.why("recruit prince") == "L12"


@pytest.mark.parametrize(("first", "second"), [("howeitat", "rualla"), ("rualla", "howeitat")])
def test_L13_howeitat_and_rualla_never_with_the_same_leader(
    table: Seated, first: str, second: str
) -> None:
    t = table(f"hands: {{1: [{second}]}}\nleaders: {{1: [prince: [arabs, {first}]]}}")
    assert t.why(f"attach {second} to prince") == "L13"


def test_L13_two_leaders_in_one_attack_may_bring_one_each(table: Seated) -> None:
    t = table(
        """
        phase: attack
        hands: {1: [alliance]}
        leaders: {1: [{prince: [howeitat]}, {sharif: [rualla]}]}
        missions: [town]
        attack: {mission: town, leaders: [prince]}
        dice: [1, 1, 1, 1]
        """
    )
    t.play("play alliance with sharif", "done", "done")
    assert t.totals() == (12 + 8, 10)


MISSION = """
    phase: mission
    hands: {1: [town, outpost, cross_the_desert]}
    leaders: {1: [prince: [rualla]], 2: [sharif]}
    missions: [train]
    dice: [1, 1, 1]
"""


def test_L14_attacking_is_optional_and_once(table: Seated) -> None:
    t = table(MISSION)
    t.play("done", "pass")
    assert t.decision == (1, "end")
    for attack in ("place town with prince", "attack train with prince"):
        t = table(MISSION)
        t.play(attack, "done", "done")
        t.until(1, "end")
        assert t.why("place outpost with prince") == "L14"


def test_L14_placing_commits_a_leader_of_your_own(table: Seated) -> None:
    t = table(MISSION)
    assert t.why("place town with sharif") == "L14"
    assert t.why("attack train with sharif") == "L14"
    t.play("place town with prince")
    assert t.state.battle
    assert t.ids([t.state.battle.mission, *t.state.battle.leaders]) == ["town", "prince"]
    t = table("phase: mission\nhands: {1: [town]}\nmissions: [train]\nleaders: {2: [sharif]}")
    assert t.legal() == {"done"}
    assert t.why("place town with sharif") == "L14"


def test_L14_a_leader_recruited_or_taken_over_this_turn_may_attack(table: Seated) -> None:
    t = table(
        "hands: {1: [prince, town, shifting_sands]}\nleaders: {2: [sharif: [arabs]]}\ndice: [1, 1]"
    )
    t.play("recruit prince", "play shifting sands on sharif", "done")
    assert {"place town with prince", "place town with sharif"} < t.legal()


RETRY = """
    seats: 3
    phase: mission
    leaders: {1: [prince], 2: [sharif]}
    missions: [town: {failed: 1}]
    dice: [1, 1, 1]
"""


def test_L15_who_failed_last_waits_until_another_failed(table: Seated) -> None:
    t = table(RETRY)
    assert t.why("attack town with prince") == "L15"
    assert t.legal() == {"done"}
    t = table(f"{RETRY}\nactive: 2")
    t.play("attack town with sharif", "done", "done")
    assert t.state.missions[0].failed == 1
    t.until(1, "mission")
    assert t.why("attack town with prince") == ""


def test_L15_option_anyone(table: Seated) -> None:
    assert Options().retry == "others_first"
    assert table(f"{RETRY}\noptions: {{retry: anyone}}").why("attack town with prince") == ""


DEFEND = """
    seats: 3
    phase: mission
    hands: {1: [train], 2: [garrison, artillery, german_troops, fortifications], 3: [garrison]}
    leaders: {1: [prince: [rualla]]}
    missions: [town: {defenses: [machine_guns, machine_guns]}]
    dice: [1, 1, 1, 1, 1, 1, 1, 1]
"""


def test_L16_the_player_to_the_left_attaches_any_number(table: Seated) -> None:
    t = table(DEFEND)
    t.play("place train with prince")
    assert t.decision == (2, "defend")
    assert t.why("defend fortifications") == "L16"
    t.play("defend garrison", "defend artillery", "defend german troops", "done")
    assert t.decision == (1, "window_1")
    train = t.state.missions[-1]
    assert t.ids(train.defenses) == ["garrison", "artillery", "german_troops"]


def test_L16_a_player_whose_turn_is_skipped_still_defends(table: Seated) -> None:
    t = table(f"{DEFEND}\ncaptured: [2]\nlost: [2]")
    t.play("place train with prince")
    assert t.decision == (2, "defend")


def test_L16_option_at_placement(table: Seated) -> None:
    assert Options().reinforce == "at_placement"
    t = table(DEFEND)
    t.play("attack town with prince")
    assert t.decision == (1, "window_1")


def test_L16_option_at_every_attack_three_at_most(table: Seated) -> None:
    t = table(f"{DEFEND}\noptions: {{reinforce: every_attack}}")
    t.play("attack town with prince")
    assert t.decision == (2, "defend")
    t.play("defend garrison")
    assert t.decision == (1, "window_1")
    t = table(f"{DEFEND}\noptions: {{reinforce: every_attack}}")
    t.play("place train with prince", *[f"defend {x}" for x in ("garrison", "artillery")])
    t.play("defend german troops")
    assert t.decision == (1, "window_1")
    assert len(t.state.missions[-1].defenses) == 3


def test_L16_defenses_are_attached_at_no_other_time(table: Seated) -> None:
    t = table("hands: {1: [garrison]}\nmissions: [town]")
    assert t.why("defend garrison") == "L16"
    assert not t.happened(ev.Defended)
