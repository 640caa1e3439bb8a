"""A scenario of Prehistoric Warfare that is wrong, or not true, says so in one clear line."""

from __future__ import annotations

import pytest

from tests.scenarios.conftest import Run

POSITION = """\
scenario: A position
game: prehistoric
position:
  phase: raid
  hands: {1: [ambush, trade], 2: [camp_fire]}
  tribes:
    1: {people: 4, food: 3, band: [hunter: [sling], person: [maul, wooden_shield]]}
    2: {people: 6, prisoners: 2, band: [warrior]}
  discard: [wolves]
"""
RAIDED = [
    "dice: [10, 9, 1, 9, 9, 9, 9, 9, 9, 9, 9]",  # the sling misses, the hunter misses ...
    "play ambush on seat 2",
    "send hunter",
    "send person",
    "done",
]


@pytest.mark.parametrize(
    ("expectation", "complaint"),
    [
        ("hands: {1: [ambush]}", "expected the hand of seat 1: ambush, found ambush#1, trade#1"),
        ("totals: {1: 7}", "expected the total of seat 1: 7, found 6"),
        ("tribes: {1: {people: 5}}", "expected people of seat 1: 5, found 4"),
        ("tribes: {1: {food: 0}}", "expected food of seat 1: 0, found 3"),
        ("tribes: {2: {prisoners: 1}}", "expected prisoners of seat 2: 1, found 2"),
        (
            "tribes: {2: {band: [hunter]}}",
            "expected the band of seat 2: hunter (no cards), found warrior#1 (no cards)",
        ),
        (
            "tribes: {1: {band: [hunter, person: [maul, wooden_shield, sling]]}}",
            "found hunter#1 (sling#1), person (maul#1, wooden_shield#1)",
        ),
        ("tribes: {1: {band: []}}", "expected the band of seat 1: none, found hunter#1"),
        ("out: [2]", "expected out: seat 2, found nobody"),
        ("hunted: 1", "expected hunted: 1, found 0"),
        ("raid_round: 1", "expected raid_round: 1, found no round"),
        ("volley: hand", "expected volley: hand, found none"),
        ("rolled: [1]", "expected rolled: [1], found []"),
        ("fallen: [0, 1]", "expected fallen: [0, 1], found no round compared"),
        ("raid_won: nobody", "expected raid_won: nobody, found not_yet"),
        ("phase: tribe", "expected phase: tribe, found raid"),
        ("decision: send", "expected decision: send, found raid"),
        ("legal: [hunt wolves]", 'expected "hunt wolves" to be legal, found it refused'),
        ("refused: {done: P7}", 'expected "done" to be refused by P7, found it legal'),
        ("ended: people", "expected ended: people, found not_yet"),
    ],
)
def test_each_expectation_can_fail(run: Run, expectation: str, complaint: str) -> None:
    code, out, err = run(f"{POSITION}expect:\n  {expectation}\n")
    assert (code, err, len(out), out[1]) == (1, [], 2, "0 passed, 1 failed")
    assert out[0].startswith("s.yaml:11: ")
    assert complaint in out[0]


def test_the_position_is_as_stated(run: Run) -> None:
    stated = """\
expect:
  hands: {1: [trade, ambush], 2: 1}
  tribes:
    1: {people: 4, food: 3, prisoners: 0, band: [person: [wooden_shield, maul], hunter: [sling]]}
    2: {people: 6, food: 0, prisoners: 2, band: [warrior]}
  discard: [wolves]
  out: []
  ended: not_yet
"""
    code, out, err = run(POSITION + stated)
    assert (code, out, err) == (0, ["1 passed, 0 failed"], [])


def test_a_tribe_that_is_not_given_is_as_at_the_start(run: Run) -> None:
    text = "scenario: x\ngame: prehistoric\nexpect:\n  totals: {1: 10, 2: 10}\n"
    text += "  tribes: {2: {people: 10, food: 2, prisoners: 0, band: []}}\n  decision: hunt\n"
    assert run(text) == (0, ["1 passed, 0 failed"], [])


def test_a_raid_can_be_followed(run: Run) -> None:
    dice, *lines = RAIDED
    text = POSITION + f"  {dice}\nplay:\n" + "".join(f"  - {line}\n" for line in lines)
    follow = (
        "  - expect: {decision: aim, decides: 1, volley: hand, raid_round: 1,\n"
        "      rolled: [9, 1, 9, 9, 9, 9, 9, 9, 9]}\n"
    )
    code, out, _ = run(text + follow)
    assert (code, out) == (1, ["s.yaml:10: expected no dice left, found 9", "0 passed, 1 failed"])
    code, out, _ = run(text.replace(", 9]\n", "]\n") + follow)
    assert (code, out) == (0, ["1 passed, 0 failed"])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("phase: raid", "phase: aftermath", '"phase" can\'t be "aftermath"'),
        ("phase: raid", "hunted: many", '"hunted" must be a whole number'),
        ("phase: raid", "missions: [town]", '"missions" is not a field'),
        ("[warrior]", "[worrior]", 'no card "worrior" in Prehistoric Warfare (did you mean "warr'),
        ("[warrior]", "[sling]", '"sling" is a ranged, not a person'),
        ("[warrior]", "[person]", 'a person without gear is counted under "people"'),
        ("[warrior]", "[warrior: [wolves]]", '"wolves" is a hardship, no gear'),
        ("[warrior]", "[warrior: [javelins, boomerang]]", '"javelins" has the place already'),
        (
            "[warrior]",
            "[warrior: [maul, sticks_and_stones]]",
            '"band", warrior: "maul" has the place already',
        ),
        ("[maul,", "[maul#1, maul#1,", '"maul#1" has the place already'),
        ("[warrior]", "[warrior: [maul#1], hunter: [maul#1]]", '"maul#1" lies elsewhere too'),
        ("people: 4", "people: -1", '"tribes", seat 1: "people" must be 0 to 9999, not -1'),
        ("people: 4", "poeple: 4", '"poeple" is not a field (did you mean "people"?)'),
        ("  discard: [wolves]", "  dice: [11]", '"dice" must be 1 to 10, not 11'),
        ("  discard: [wolves]", "play: [recruit hunter]", '"recruit" is not an action; there are'),
        ("  discard: [wolves]", "play: [seat 1 mission: done]", '"mission" is not a decision'),
        ("  discard: [wolves]", "expect: {fallen: 1}", '"fallen" is a list of two'),
        ("  discard: [wolves]", "expect: {ended: force}", '"ended" can\'t be "force"'),
        ("  discard: [wolves]", "expect: {leaders: {}}", '"leaders" is not a field'),
    ],
)
def test_each_fault_is_a_line(run: Run, old: str, new: str, complaint: str) -> None:
    assert old in POSITION
    code, out, err = run(POSITION.replace(old, new, 1))
    assert (code, out) == (2, ["0 passed, 0 failed"])
    assert complaint in err[0]
    assert all(line.startswith("s.yaml:") for line in err)


def test_scenarios_of_both_games_may_stand_in_one_file(run: Run) -> None:
    both = "- {scenario: a, game: lawrence, expect: {decision: recruit}}\n"
    both += "- {scenario: b, game: prehistoric, expect: {decision: hunt}}\n"
    assert run(both) == (0, ["2 passed, 0 failed"], [])
