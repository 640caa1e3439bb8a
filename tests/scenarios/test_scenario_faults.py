"""A scenario that is wrong, or not true, says so in one clear line for each fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.records import scenario
from tests.scenarios.conftest import CARDS, Run

POSITION = """\
scenario: A position
game: lawrence
position:
  phase: mission
  hands: {1: [arabs, damascus], 2: [garrison]}
  leaders: {1: [prince: [rualla]], 2: [sharif]}
  missions: [{town: {defenses: [artillery], failed: 2}}]
  victory: {1: [train]}
  discard: [bribes]
"""


@pytest.mark.parametrize(
    ("expectation", "complaint"),
    [
        ("hands: {1: [arabs]}", "expected the hand of seat 1: arabs, found arabs#1, damascus"),
        (
            "hands: {1: [arabs#2, damascus]}",
            "expected the hand of seat 1: arabs#2, damascus, found",
        ),
        ("hands: {2: 2}", "expected cards in the hand of seat 2: 2, found 1"),
        (
            "knows: {1: {2: [garrison]}}",
            "expected what seat 1 knows of the hand of seat 2: garrison",
        ),
        (
            "leaders: {1: [prince]}",
            "the Leaders of seat 1: prince (no cards), found prince#1 (rualla",
        ),
        ("leaders: {2: []}", "expected the Leaders of seat 2: none, found sharif#1 (no cards)"),
        ("missions: [town]", "town (no cards), found town#1 (artillery#1; seat 2 failed last)"),
        ("missions: [town: {defenses: [artillery], failed: 1}]", "(artillery; seat 1 failed last)"),
        ("victory: {1: [town]}", "expected the Victory pile of seat 1: town, found train#1"),
        ("totals: {1: 7}", "expected the total of seat 1: 7, found 6"),
        ("deck: [sharif]", "expected on top of the deck: sharif, found prince#2"),
        ("deck: 5", "expected cards in the deck: 5, found 131"),
        ("discard: []", "expected the discard pile: no cards, found bribes#1"),
        ("active: 2", "expected active: seat 2, found seat 1"),
        ("phase: end", "expected phase: end, found mission"),
        ("round: 2", "expected round: 2, found 1"),
        ("drought: 1", "expected drought: 1, found 0"),
        ("lost: [1]", "expected lost: seat 1, found nobody"),
        ("captured: [2]", "expected captured: seat 2, found nobody"),
        ("recruited: prince", "expected recruited: prince, found none"),
        ("crossings: 1", "expected crossings: 1, found 0"),
        ("arab_total: 12", "expected arab_total: 12, found no attack"),
        ("turk_total: 12", "expected turk_total: 12, found no attack"),
        ("rolled: [1]", "expected rolled: [1], found []"),
        ("loot_roll: 1", "expected loot_roll: 1, found no Loot roll"),
        ("decides: 2", "expected decides: seat 2, found seat 1"),
        ("decision: end", "expected decision: end, found mission"),
        (
            "legal: [lose arabs]",
            'expected "lose arabs" to be legal, found it refused: No Tribesman',
        ),
        ("not_legal: [done]", 'expected "done" to be not legal, found it legal'),
        ("refused: {done: L17}", 'expected "done" to be refused by L17, found it legal'),
        ("refused: {lose arabs: L3}", "to be refused by L3, found it refused: No Tribesman is to"),
        ("ended: force", "expected ended: force, found not_yet"),
        ("winners: [1]", "expected winners: seat 1, found nobody"),
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
  hands: {1: [damascus, arabs], 2: 1}
  leaders: {1: [prince: [rualla]], 2: [sharif]}
  missions: [town: {defenses: [artillery], failed: 2}]
  victory: {1: [train], 2: []}
  discard: [bribes]
  deck: [prince#1]
  ended: not_yet
"""
    code, out, err = run(POSITION.replace("{1: [prince:", "{1: [prince#4:") + stated)
    assert (code, out, err) == (0, ["1 passed, 0 failed"], [])


@pytest.mark.parametrize(
    ("play", "line", "complaint"),
    [
        (
            "- recruit prince",
            11,
            'expected "recruit prince" to be legal, found it refused to seat 1',
        ),
        ("- seat 2: done", 11, "expected seat 2 to decide, found seat 1 to decide: mission"),
        (
            "- seat 1 end: done",
            11,
            "expected seat 1 end to decide, found seat 1 to decide: mission",
        ),
        (
            "- attack town with prince",
            11,
            "expected more dice to come, found that 4 dice are rolled",
        ),
        ("- refused: {done: L1}", 11, 'expected "done" to be refused by L1, found it legal'),
        ("- done\n- expect: {decides: 2}", 12, "expected decides: seat 2, found seat 1"),
    ],
)
def test_each_step_can_fail(run: Run, play: str, line: int, complaint: str) -> None:
    code, out, _ = run(f"{POSITION}play:\n{play}\n".replace("\n-", "\n  -"))
    assert code == 1
    assert out[0].startswith(f"s.yaml:{line}: {complaint}")


def test_dice_left_over_are_a_failure(run: Run) -> None:
    code, out, _ = run(f"{POSITION}  dice: [3, 4]\nplay: [done]\n")
    assert (code, out[0]) == (1, "s.yaml:10: expected no dice left, found 3, 4")


def test_who_was_passed_is_said(run: Run) -> None:
    attack = "- {scenario: x, game: lawrence, position: {phase: mission, hands: {2: [arabs]}, "
    attack += "leaders: {1: [prince]}, missions: [train], dice: [1, 1]}, play: ["
    code, out, _ = run(attack + "attack train with prince, {seat 2: pass}]}\n")
    assert code == 1
    assert "found seat 1 to decide: end (it could only pass, and was passed)" in out[0]


def test_nothing_can_be_played_when_the_game_is_over(run: Run) -> None:
    over = "options: {drought_rounds: 1}, phase: end, active: 2"
    code, out, _ = run(f"scenario: x\ngame: lawrence\nposition: {{{over}}}\nplay: [done, done]\n")
    assert (code, out[0]) == (1, 's.yaml:4: expected "done" to be played, found the game over')


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "game: lawrence",
            "game: lawrance",
            '"game" can\'t be "lawrance" (did you mean "lawrence"?)',
        ),
        ("game: lawrence", "gamme: lawrence", '"gamme" is not a field (did you mean "game"?)'),
        ("arabs,", "arab,", 'no card "arab" in Lawrence of Arabia (did you mean "arabs"?)'),
        ("arabs,", "arabs#9,", "Arabs has copies 1 to 8, not #9"),
        ("arabs,", "damascus,", '"damascus" lies elsewhere too, in line 5'),
        ("arabs,", "artillery, artillery, artillery,", "there are 3 copies of Artillery, no more"),
        ("[garrison]", "{a: b}", '"hands", seat 2 must be a list of cards, not a mapping'),
        ("2: [garrison]", "3: [garrison]", '"hands": "3" is not a seat (known: 1, 2)'),
        ("[rualla]", "[garrison]", '"garrison" is a defense, not a tribesman'),
        ("failed: 2", "failed: 3", '"missions", town: "failed" must be 1 to 2, not 3'),
        ("defenses:", "defence:", '"defence" is not a field (did you mean "defenses"?)'),
        ("phase: mission", "phase: attack", '"phase: attack" needs "attack"'),
        ("phase: mission", "phase: mision", '"phase" can\'t be "mision" (did you mean "mission"?)'),
        ("phase: mission", "options: {retry: never}", "options: retry is others_first or anyone"),
        ("phase: mission", "dice: [7]", '"dice" must be 1 to 6, not 7'),
        ("phase: mission", "lost: 2", '"lost" must be a list of seats, not the number "2"'),
        ("phase: mission", "recruited: sharif", '"sharif" is not among the Leaders of seat 1'),
        ("phase: mission", "knows: {1: {2: [arabs]}}", '"arabs" is not in the hand of seat 2'),
        ("phase: mission", "rest: floor", '"rest" can\'t be "floor" (known: deck, discard, box)'),
        ("  discard: [bribes]", "play: [recrut prince]", '"recrut" is not an action; there are'),
        ("  discard: [bribes]", "play: [attach arab to prince]", '(did you mean "arabs"?)'),
        ("  discard: [bribes]", "play: [seat 3: done]", "there is no seat 3: seats go from 1 to 2"),
        ("  discard: [bribes]", "play: [seat 1 lost: done]", '"lost" is not a decision (did you'),
        ("  discard: [bribes]", "play: [refuse: {done: L1}]", '"refuse" is not a step (did you'),
        ("  discard: [bribes]", "play: [refused: {done: 14}]", 'must be text, not the number "14"'),
        ("  discard: [bribes]", "play: [{seat 1: done, seat 2: done}]", "a step is one thing, not"),
        ("  discard: [bribes]", "play: [long ears on seat 2]", '"long" is not an action'),
        ("  discard: [bribes]", "play: [play long ears on prince]", "Long Ears is aimed at a seat"),
        (
            "  discard: [bribes]",
            "play: [play surprise on seat 2]",
            "Surprise is not aimed at a seat",
        ),
        (
            "  discard: [bribes]",
            "expect: {hand: 1}",
            '"hand" is not a field (did you mean "hands"?)',
        ),
        (
            "  discard: [bribes]",
            "auto_pass: 3",
            '"auto_pass" must be on or off, not the number "3"',
        ),
        ("  discard: [bribes]", "play: [", "this is not YAML"),
    ],
)
def test_each_fault_is_a_line(run: Run, old: str, new: str, complaint: str) -> None:
    assert old in POSITION
    code, out, err = run(POSITION.replace(old, new, 1))
    assert (code, out) == (2, ["0 passed, 0 failed"])
    assert complaint in err[0]
    assert all(line.startswith("s.yaml:") for line in err)


def test_all_faults_of_a_file_are_shown_at_once(run: Run) -> None:
    text = POSITION.replace("arabs", "arab").replace("prince", "town").replace("train", "trane")
    assert len(run(text)[2]) == 3


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"hello",
        b"- 7",
        b"\xff\xfe\x00",
        b"scenario: [",
        b"[" * 5000,
        b"a: &b 1",
        b"\x00",
    ],
)
def test_a_foreign_file_is_one_line(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "foreign.yaml"
    path.write_bytes(data)
    good = tmp_path / "good.yaml"
    good.write_text(POSITION)
    assert scenario.main([str(path), str(good)], CARDS) == 2
    out, err = capsys.readouterr()
    assert out == "1 passed, 0 failed\n"
    assert err.startswith(f"{path}:")
    assert "Traceback" not in err


def test_a_missing_file_and_missing_cards_are_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert scenario.main([str(tmp_path / "none.yaml")], CARDS) == 2
    assert scenario.main([str(tmp_path)], CARDS) == 2
    assert scenario.main([], tmp_path / "cards.yaml") == 2
    err = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[1] for line in err] == [
        "there is no such file",
        "this is a folder, not a file",
        "there is no such file",
    ]
