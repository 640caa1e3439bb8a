"""Clause tests, P10 to P14: Tribe and Food Phase."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.rules.prehistoric import events as ev
from game.rules.prehistoric.state import hand_strength, ranged_strength
from tests.rules.tables import Caves, CaveTable


def test_P10_one_generic_person_comes_by_itself(cave: Caves) -> None:
    t = cave("phase: tribe\nhands: {1: [hunter]}\ntribes: {1: {people: 4}, 2: {people: 5}}")
    assert t.tribe(1).people == 5
    assert t.tribe(2).people == 5
    t.play("done")
    assert t.band(1) == []
    assert t.hand(1) == ["hunter"]


def test_P10_then_any_number_of_person_cards(cave: Caves) -> None:
    t = cave("phase: tribe\nhands: {1: [hunter, big_man, hunter, honey]}\ntribes: {1: {people: 4}}")
    t.play("join hunter", "join hunter", "join big man")
    assert t.band(1) == [["hunter"], ["hunter"], ["big_man"]]
    assert t.match.rules.totals(t.state)[0] == 8
    assert t.why("join honey") == "P10"
    t.play("done")
    assert t.decision == (1, "raid")


def test_P10_person_cards_come_in_the_tribe_phase_only(cave: Caves) -> None:
    t = cave("phase: elements\nhands: {1: [hunter]}")
    assert t.why("join hunter") == "P10"
    t.until(1, "raid")
    assert t.why("join hunter") == "P10"


ARMS = """
    hands: {1: [sling, bow_and_arrow, maul, war_club, wooden_shield, piecemeal_armor, honey]}
    tribes: {1: {people: 2, band: [hunter, warrior, {person: [stone_axe]}]}, 2: {people: 5}}
"""


def test_P11_gear_for_each_person_generic_or_card(cave: Caves) -> None:
    t = cave(f"phase: tribe\n{ARMS}")
    for gear in ("sling", "maul", "wooden_shield"):
        for bearer in ("hunter", "warrior", "person"):
            assert f"attach {gear} to {bearer}" in t.legal()
    assert "attach sling to stone_axe" in t.legal()
    assert t.why("attach honey to hunter") == "P11"


def test_P11_one_ranged_one_hand_to_hand_and_one_armor_for_each(cave: Caves) -> None:
    t = cave(f"phase: tribe\n{ARMS}")
    t.play("attach sling to hunter", "attach maul to hunter", "attach wooden shield to hunter")
    assert t.band(1)[0] == ["hunter", "sling", "maul", "wooden_shield"]
    for gear in ("bow_and_arrow", "war_club", "piecemeal_armor"):
        assert t.why(f"attach {gear} to hunter") == "P11"
        assert f"attach {gear} to hunter" not in t.legal()
    assert t.why("attach war club to stone_axe") == "P11"
    assert t.why("attach war club to warrior") == ""


def test_P11_a_generic_person_with_gear_is_one_of_the_people_still(cave: Caves) -> None:
    t = cave(f"phase: tribe\n{ARMS}")
    t.play("attach wooden shield to person")
    assert t.tribe(1).people == 2  # 2 and the one who came
    assert t.band(1)[-1] == ["person", "wooden_shield"]
    t.play("attach sling to wooden shield")
    assert t.band(1)[-1] == ["person", "sling", "wooden_shield"]
    assert t.match.rules.totals(t.state)[0] == 6


def test_P11_no_limit_for_the_turn_and_nothing_is_taken_off(cave: Caves) -> None:
    t = cave(f"phase: tribe\n{ARMS}")
    t.play("attach sling to hunter", "attach bow and arrow to warrior", "attach maul to warrior")
    t.play("attach war club to hunter", "attach wooden shield to person")
    t.play("attach piecemeal armor to person")
    assert t.hand(1) == ["honey"]
    assert t.legal() == {"done"}


def test_P11_only_to_people_of_your_own_who_are_there(cave: Caves) -> None:
    t = cave(
        """
        phase: tribe
        hands: {1: [sling]}
        tribes: {1: {band: [hunter]}, 2: {people: 5, band: [warrior]}}
        """
    )
    t.play("attach sling to person")
    t = cave("phase: tribe\nhands: {1: [sling]}\ntribes: {2: {people: 5, band: [warrior]}}")
    assert t.why("attach sling to warrior") == "P11"
    assert t.why("attach sling to hunter") == "P11"


def test_P11_gear_is_attached_in_the_tribe_phase_only(cave: Caves) -> None:
    t = cave(f"phase: elements\n{ARMS}")
    assert t.why("attach sling to hunter") == "P11"
    t.until(1, "raid")
    assert t.why("attach sling to hunter") == "P11"


def test_P11_gear_of_a_person_who_leaves_is_discarded(cave: Caves) -> None:
    t = cave(
        """
        options: {food_rounding: up}
        phase: food
        tribes: {1: {people: 1, band: [{person: [sling, maul, wooden_shield]}]}}
        """
    )
    t.play("lose sling")
    assert sorted(t.discard()) == ["maul", "sling", "wooden_shield"]
    assert t.tribe(1) == (1, (), 0, 0)


def strengths(t: CaveTable, seat: int) -> list[tuple[int, int]]:
    """Ranged and Hand-to-hand strength of each in a band."""
    tables = t.match.rules.tables  # type: ignore[attr-defined]
    return [
        (ranged_strength(tables, member), hand_strength(tables, member))
        for member in t.tribe(seat).band
    ]


def test_P12_sticks_and_stones_fill_both_weapon_places(cave: Caves) -> None:
    t = cave(
        """
        phase: tribe
        hands: {1: [sticks_and_stones, sticks_and_stones, sling, maul]}
        tribes: {1: {people: 3, band: [warrior, {big_man: [boomerang]}, {person: [war_club]}]}}
        """
    )
    assert t.why("attach sticks and stones to big man") == "P11"
    assert t.why("attach sticks and stones to war club") == "P11"
    t.play("attach sticks and stones to warrior")
    assert t.band(1)[0] == ["warrior", "sticks_and_stones"]
    assert t.why("attach sling to warrior") == "P11"
    assert t.why("attach maul to warrior") == "P11"
    t.play("attach sticks and stones to person")
    assert strengths(t, 1) == [(2, 4 + 1), (5, 5), (0, 1 + 2), (2, 1 + 1)]


def test_P12_they_are_discarded_once(cave: Caves) -> None:
    t = cave(
        """
        phase: elements
        hands: {1: [wolves]}
        tribes: {2: {people: 1, band: [{warrior: [sticks_and_stones, wooden_shield]}]}}
        """
    )
    t.play("play wolves on seat 2", "lose warrior")
    assert sorted(t.discard()) == ["sticks_and_stones", "warrior", "wolves", "wooden_shield"]


def test_P12_a_hunters_ranged_strength_is_one_more(cave: Caves) -> None:
    t = cave(
        """
        tribes: {1: {band: [{hunter: [sling, maul]}, {warrior: [sling]}, {person: [bow_and_arrow]},
          {hunter: [sticks_and_stones]}, {hunter: [maul]}, {hunter: [recurved_bow]}]}}
        """
    )
    assert strengths(t, 1) == [(6, 5), (5, 4), (7, 1), (3, 4), (0, 5), (9, 3)]


@pytest.mark.parametrize(
    ("people", "down", "up"),
    [(1, 0, 1), (9, 0, 1), (10, 1, 1), (11, 1, 2), (19, 1, 2), (20, 2, 2), (29, 2, 3)],
)
def test_P13_option_food_rounding(cave: Caves, people: int, down: int, up: int) -> None:
    for value, owed in (("down", down), ("up", up)):
        t = cave(
            f"""
            options: {{food_rounding: {value}}}
            phase: food
            tribes: {{1: {{people: {people}, food: 5, prisoners: 9}}}}
            """
        )
        assert t.tribe(1).food == 5 - owed
        assert t.tribe(1).prisoners == 9
        assert t.happened(ev.FoodPaid) == [ev.FoodPaid(0, owed, owed, 0)]
        assert t.decision == (1, "raid")


def test_P13_person_cards_eat_and_prisoners_do_not(cave: Caves) -> None:
    band = "band: [hunter, {person: [maul]}]"
    t = cave(f"phase: food\ntribes: {{1: {{people: 8, food: 5, prisoners: 12, {band}}}}}")
    assert t.tribe(1).food == 4


def test_P13_the_active_tribe_alone_eats(cave: Caves) -> None:
    t = cave("phase: food\ntribes: {1: {people: 10, food: 1}, 2: {people: 20, food: 3}}")
    assert [tribe.food for tribe in t.state.tribes] == [0, 3]


@pytest.mark.parametrize(
    ("food", "prisoners", "left"),
    [(3, 2, (1, 2)), (2, 2, (0, 2)), (1, 2, (0, 1)), (0, 2, (0, 0)), (0, 3, (0, 1))],
)
def test_P14_a_prisoner_for_each_food_you_cannot_pay(
    cave: Caves, food: int, prisoners: int, left: tuple[int, int]
) -> None:
    tribe = f"{{people: 21, food: {food}, prisoners: {prisoners}}}"
    t = cave(f"phase: food\ntribes: {{1: {tribe}}}")
    assert (t.tribe(1).food, t.tribe(1).prisoners) == left
    assert t.tribe(1).people == 21
    assert t.decision == (1, "raid")


def test_P14_then_people_of_your_choice(cave: Caves) -> None:
    t = cave(
        """
        phase: food
        tribes: {1: {people: 26, prisoners: 1, band: [{hunter: [sling]}, warrior, big_man]}}
        """
    )
    assert t.tribe(1).prisoners == 0
    assert t.decision == (1, "lose")
    assert t.legal() == {"lose hunter", "lose warrior", "lose big_man", "lose person"}
    assert t.why("done") == "P14"
    assert t.why("lose strong woman") == "P14"
    t.play("lose hunter")
    assert t.decision == (1, "raid")
    assert t.discard() == ["sling", "hunter"]
    assert t.tribe(1).people == 26


def test_P14_each_food_not_paid_costs_one(cave: Caves) -> None:
    t = cave("phase: food\ntribes: {1: {people: 19, food: 0, band: [hunter]}}")
    t.play("lose person")
    assert t.decision == (1, "lose")
    t.play("lose hunter")
    assert t.decision == (1, "raid")
    assert t.tribe(1) == (18, (), 0, 0)
    assert [lost.why for lost in t.happened(ev.PersonLost)] == ["starved", "starved"]


def test_P14_where_all_are_alike_nobody_is_asked(cave: Caves) -> None:
    t = cave("phase: food\ntribes: {1: {people: 20, food: 0}}")
    assert t.tribe(1).people == 18
    assert t.decision == (1, "raid")
    assert [lost.member for lost in t.happened(ev.PersonLost)] == [None, None]
