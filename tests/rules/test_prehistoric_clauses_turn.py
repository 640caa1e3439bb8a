"""Clause tests, P6 to P9: Nomad, Hunt and Elements Phase."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.rules.prehistoric import events as ev
from tests.rules.tables import Caves


def test_a_turn_has_seven_phases_in_their_order(cave: Caves) -> None:
    t = cave(
        """
        phase: nomad
        hands: {1: [war_party]}
        tribes: {1: {people: 2}, 2: {people: 3}}
        dice: [1, 10, 10, 10, 1, 1]
        """
    )
    t.until(1, "raid")
    t.attack("send person")
    t.passed()
    entered = [event.phase for event in t.happened(ev.PhaseBegan) if event.seat == 0]
    assert tuple(entered) == t.match.rules.phases


@pytest.mark.parametrize(("people", "cards"), [(13, 1), (14, 2), (15, 2), (20, 2)])
def test_P6_one_card_and_one_more_with_fifteen_people(cave: Caves, people: int, cards: int) -> None:
    tribe = f"{{people: {people}, band: [hunter], prisoners: 9}}"
    t = cave(f"phase: nomad\ntribes: {{1: {tribe}, 2: {{people: 5}}}}")
    assert len(t.hand(1)) == cards
    assert t.decision == (1, "nomad")


def test_P6_then_you_discard_down_to_five(cave: Caves) -> None:
    t = cave("phase: nomad\nhands: {1: [honey, roots, fruits, deer, eggs, birds]}\ndeck: [trade]")
    t.play("done")
    assert t.decision == (1, "discard")
    assert len(t.legal()) == 7
    assert t.why("done") == "P6"
    t.play("discard trade", "discard honey")
    assert t.discard() == ["trade", "honey"]
    assert len(t.hand(1)) == 5
    assert t.decision == (1, "hunt")


def test_P6_five_are_kept(cave: Caves) -> None:
    t = cave("phase: nomad\nhands: {1: [honey, roots, fruits, deer]}\ndeck: [eggs]")
    t.play("done")
    assert t.decision == (1, "hunt")


def test_P6_the_limit_is_checked_nowhere_else(cave: Caves) -> None:
    t = cave(
        """
        phase: hunt
        hands: {1: [trade, honey, roots, fruits, deer], 2: [eggs, birds, gourds, tubers, insects,
          mushrooms, berries]}
        """
    )
    t.play("play trade")
    t.until(2, "nomad")
    assert [len(hand) for hand in t.state.hands] == [6, 8]
    t.play("done")
    assert t.decision == (2, "discard")
    assert t.match.state.agenda[-1].n == 3


@pytest.mark.parametrize("card", ["trade", "meeting_of_the_tribes"])
@pytest.mark.parametrize("phase", ["nomad", "hunt", "elements", "tribe", "raid"])
def test_P7_draw_two_in_any_phase_of_your_own_turn(cave: Caves, card: str, phase: str) -> None:
    t = cave(f"phase: {phase}\nhands: {{1: [{card}]}}\ndeck: [honey, roots, fruits, deer]")
    assert t.decision == (1, phase)
    before = len(t.hand(1)) - 1
    t.play(f"play {card}")
    assert len(t.hand(1)) == before + 2
    assert t.discard() == [card]
    assert t.decision == (1, phase)
    assert t.why(f"play {card}") == "P5"  # it has left the hand


WON = """
    phase: raid
    hands: {1: [ambush, trade], 2: [honey]}
    tribes: {1: {people: 3}, 2: {people: 3, food: 5}}
    dice: [1, 10, 10, 10, 10, 10, 2, 4]
    deck: [roots, fruits, deer]
"""


def test_P7_draw_two_in_the_aftermath_too(cave: Caves) -> None:
    t = cave(WON)
    t.play("play ambush on seat 2", "send all", "done", "pass", "pass", "pass", "pass")
    assert t.decision == (1, "aftermath")
    assert t.state.raid is None
    assert t.legal() == {"done", "play trade"}
    t.play("play trade", "done")
    assert t.hand(1) == ["roots", "fruits"]
    assert t.decision == (2, "nomad")


def test_P7_not_during_a_raid_and_not_in_the_turn_of_another(cave: Caves) -> None:
    t = cave(WON.replace("honey", "meeting_of_the_tribes"))
    t.play("play ambush on seat 2")
    assert t.why("play trade") == "P7"
    t.play("send all", "done")
    assert t.decision == (1, "reroll")
    assert t.why("play trade") == "P7"
    t.play("pass")
    assert t.decision == (2, "reroll")
    assert t.why("play meeting of the tribes") == "P7"


def test_P7_in_the_nomad_phase_before_the_hand_is_cut_down(cave: Caves) -> None:
    t = cave("phase: nomad\nhands: {1: [trade, honey, roots, fruits, deer]}")
    t.play("play trade")
    assert len(t.hand(1)) == 7
    t.play("done")
    assert t.decision == (1, "discard")


def test_P8_a_hunting_card_is_discarded_for_its_food(cave: Caves) -> None:
    t = cave("phase: hunt\nhands: {1: [deer, trade]}\ntribes: {1: {people: 5, food: 1}}")
    assert t.legal() == {"done", "hunt deer", "play trade"}
    assert t.why("hunt trade") == "P8"
    t.play("hunt deer")
    assert t.tribe(1).food == 5
    assert t.discard() == ["deer"]


def test_P8_optional_and_only_in_the_hunt_phase(cave: Caves) -> None:
    t = cave("phase: hunt\nhands: {1: [deer]}\ntribes: {1: {people: 5, food: 1}}")
    t.play("done")
    assert t.decision == (1, "elements")
    assert t.why("hunt deer") == "P8"
    assert t.tribe(1).food == 1


def test_P8_option_hunts_one(cave: Caves) -> None:
    t = cave("phase: hunt\nhands: {1: [deer, honey]}")
    t.play("hunt deer")
    assert t.decision == (1, "elements")
    assert t.why("hunt honey") == "P8"
    t.until(2, "hunt")
    t.until(1, "hunt")
    assert t.why("hunt honey") == ""  # one a turn


def test_P8_option_hunts_one_is_counted(cave: Caves) -> None:
    t = cave("phase: hunt\nhands: {1: [deer, honey]}\nhunted: 1")
    assert t.legal() == {"done"}
    assert t.why("hunt deer") == "P8"
    t = cave("phase: hunt\nhands: {1: [deer]}")
    t.play("hunt deer")
    assert t.state.hunted == 1


def test_P8_option_hunts_any_number(cave: Caves) -> None:
    t = cave(
        """
        options: {hunts: any_number}
        phase: hunt
        hands: {1: [deer, honey, honey]}
        tribes: {1: {people: 5}}
        """
    )
    t.play("hunt deer", "hunt honey", "hunt honey")
    assert t.tribe(1).food == 8
    assert t.decision == (1, "hunt")
    t.play("done")
    assert t.decision == (1, "elements")


STRUCK = """
    seats: 3
    phase: elements
    hands: {1: [wolves, blizzard, murder, infection],
      2: [dogs, camp_fire, taboos, grooming, shaman]}
    tribes: {1: {people: 5}, 3: {people: 4},
      2: {people: 2, band: [{hunter: [sling, wooden_shield]}, {person: [maul]}, warrior]}}
"""


def test_P9_a_hardship_is_optional_and_one_a_turn(cave: Caves) -> None:
    t = cave(STRUCK)
    t.play("done")
    assert t.decision == (1, "tribe")
    assert t.why("play wolves on seat 2") == "P9"
    t = cave(STRUCK)
    t.play("play wolves on seat 3")
    assert t.decision == (1, "tribe")
    assert t.tribe(3).people == 3


def test_P9_on_any_opponent(cave: Caves) -> None:
    t = cave(STRUCK)
    assert t.why("play wolves on seat 1") == "P9"
    assert t.why("play wolves") == "P9"
    hardships = ("wolves", "blizzard", "murder", "infection")
    assert t.legal() == {
        "done",
        *[f"play {hardship} on seat {seat}" for hardship in hardships for seat in (2, 3)],
    }


@pytest.mark.parametrize(
    ("hardship", "answers"),
    [
        ("wolves", {"dogs"}),
        ("blizzard", {"camp_fire"}),
        ("murder", {"taboos", "shaman"}),
        ("infection", {"grooming"}),
    ],
)
def test_P9_a_special_that_negates_its_kind_answers_it(
    cave: Caves, hardship: str, answers: set[str]
) -> None:
    t = cave(STRUCK)
    t.play(f"play {hardship} on seat 2")
    assert t.decision == (2, "answer")
    assert t.legal() == {"pass", *[f"play {answer}" for answer in answers]}
    for card in {"dogs", "camp_fire", "taboos", "grooming", "shaman"} - answers:
        assert t.why(f"play {card}") == "P9"
    before = t.tribe(2)
    t.play(f"play {min(answers)}")
    assert t.tribe(2) == before
    assert t.discard() == [hardship, min(answers)]
    assert t.decision == (1, "tribe")


def test_P9_otherwise_he_chooses_one_of_his_people(cave: Caves) -> None:
    t = cave(STRUCK)
    t.play("play wolves on seat 2", "pass")
    assert t.decision == (2, "lose")
    assert t.legal() == {"lose hunter", "lose maul", "lose warrior", "lose person"}
    assert t.why("pass") == "P14"
    assert t.why("lose strong woman") == "P9"
    t.play("lose hunter")
    assert t.band(2) == [["person", "maul"], ["warrior"]]
    assert sorted(t.discard()) == ["hunter", "sling", "wolves", "wooden_shield"]
    assert t.decision == (1, "tribe")


@pytest.mark.parametrize(
    ("who", "people", "band"),
    [("person", 1, 3), ("maul", 2, 2), ("warrior", 2, 2)],
)
def test_P9_it_is_one_person_generic_or_card(cave: Caves, who: str, people: int, band: int) -> None:
    t = cave(STRUCK)
    t.play("play wolves on seat 2", "pass", f"lose {who}")
    assert (t.tribe(2).people, len(t.band(2))) == (people, band)
    assert t.happened(ev.PersonLost)[0].why == "hardship"


def test_P9_an_answer_is_only_for_who_is_struck_and_only_then(cave: Caves) -> None:
    t = cave("phase: elements\nhands: {1: [wolves, dogs], 2: [grooming]}")
    assert t.why("play dogs") == "P9"
    assert t.legal() == {"done", "play wolves on seat 2"}
