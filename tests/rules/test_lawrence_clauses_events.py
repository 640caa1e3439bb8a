"""Clause tests, L27 to L34: the remaining events."""

# ruff: noqa: N802

from __future__ import annotations

from game.rules.core.cards import HIDDEN
from game.rules.core.dice import Seeded
from game.rules.lawrence import events as ev
from tests.rules.tables import Seated


def test_L27_guide_takes_one_card_unseen_by_the_others(table: Seated) -> None:
    t = table("seats: 3\nhands: {1: [guide]}")
    before = len(t.state.deck)
    t.play("play guide")
    assert t.decision == (1, "search")
    assert t.match.view(0).search == tuple(sorted(t.state.deck))
    assert t.match.view(1).search == ()
    t.play("take damascus")
    assert (t.hand(1), len(t.state.deck)) == (["damascus"], before - 1)
    taken = t.happened(ev.Searched)[0]
    assert t.match.rules.redact(taken, 1) == ev.Searched(0, HIDDEN)
    assert t.match.rules.redact(taken, 0) == taken


def test_L27_guide_shuffles_the_deck(table: Seated) -> None:
    t = table("hands: {1: [guide]}")
    rules, state = t.match.rules, t.state
    rules.apply(state, rules.parse(state, "play guide"), Seeded(1))
    before = [card for card in state.deck if t.ids([card]) != ["damascus"]]
    rules.apply(state, rules.parse(state, "take damascus"), Seeded(1))
    assert sorted(state.deck) == sorted(before)
    assert state.deck != before


def test_L27_with_an_empty_deck_the_discard_pile_is_shuffled_first(table: Seated) -> None:
    t = table("rest: box\nhands: {1: [guide]}\ndiscard: [train, town]")
    t.play("play guide")
    assert t.happened(ev.Shuffled) == [ev.Shuffled(2)]
    assert t.legal() == {"take train", "take town"}
    assert table("rest: box\nhands: {1: [guide]}").why("play guide") == "L27"


def test_L28_bribes_draw_two(table: Seated) -> None:
    t = table("hands: {1: [bribes, arabs]}\ndeck: [damascus, train, town]")
    t.play("play bribes")
    assert (t.hand(1), t.decision) == (["arabs", "damascus", "train"], (1, "recruit"))


def test_L28_nothing_is_written_draws_three_then_discards_any_two(table: Seated) -> None:
    t = table("hands: {1: [nothing_is_written, arabs]}\ndeck: [damascus, train, town]")
    t.play("play nothing is written")
    assert t.legal() == {f"discard {card}" for card in ("arabs", "damascus", "train", "town")}
    t.play("discard arabs")
    assert t.decision == (1, "discard")
    t.play("discard town")
    assert (t.hand(1), t.decision) == (["damascus", "train"], (1, "recruit"))


SANDS = """
    hands: {1: [shifting_sands, shifting_sands, sharif, arabs]}
    leaders: {1: [chieftain], 2: [prince: [rualla, nomads]]}
"""


def test_L29_an_opponents_leader_and_his_tribesmen_are_yours_for_good(table: Seated) -> None:
    t = table(SANDS)
    assert t.why("play shifting sands on chieftain") == "L29"
    t.play("play shifting sands on prince")
    assert t.camp(1) == [["chieftain"], ["prince", "rualla", "nomads"]]
    assert t.camp(2) == []
    assert t.why("play shifting sands on prince") == "L29"
    t.until(2, "end")
    assert t.camp(1)[1] == ["prince", "rualla", "nomads"]


def test_L29_he_is_not_your_leader_of_the_recruit_phase(table: Seated) -> None:
    t = table(SANDS)
    t.play("play shifting sands on prince")
    assert t.why("recruit sharif") == ""
    t.play("recruit sharif")
    assert t.why("attach arabs to prince") == "L12"
    t = table(SANDS)
    t.play("play shifting sands on prince", "attach arabs to prince")
    assert t.why("recruit sharif") == "L12"


def test_L30_the_opponent_chooses_two_cards(table: Seated) -> None:
    t = table("hands: {1: [old_men_talk], 2: [damascus, arabs, train]}")
    t.play("play old men talk on seat 2")
    assert t.decision == (2, "discard")
    assert t.legal() == {"discard damascus", "discard arabs", "discard train"}
    t.play("discard arabs", "discard train")
    assert (t.hand(2), t.decision) == (["damascus"], (1, "recruit"))


def test_L30_all_when_he_has_fewer_and_not_an_empty_hand(table: Seated) -> None:
    t = table("seats: 3\nhands: {1: [old_men_talk], 2: [damascus]}")
    assert t.why("play old men talk on seat 3") == "L30"
    assert t.why("play old men talk on seat 1") == "L8"
    t.play("play old men talk on seat 2")
    assert (t.hand(2), t.decision) == ([], (1, "recruit"))


def test_L30_there_is_nothing_to_choose_between_two_cards(table: Seated) -> None:
    t = table("hands: {1: [old_men_talk], 2: [damascus, arabs]}")
    t.play("play old men talk on seat 2")
    assert (t.hand(2), t.decision) == ([], (1, "recruit"))


def test_L31_you_alone_see_the_hand(table: Seated) -> None:
    t = table("seats: 3\nhands: {1: [long_ears], 2: [damascus, arabs]}")
    assert t.why("play long ears on seat 3") == "L31"
    t.play("play long ears on seat 2")
    seen = t.happened(ev.HandSeen)[0]
    assert t.ids(seen.cards) == ["damascus", "arabs"]
    for seat in (1, 2):
        assert t.match.rules.redact(seen, seat) == ev.HandSeen(0, 1, (HIDDEN, HIDDEN))
        assert t.match.view(seat).known[1] == ()
    assert sorted(t.match.view(0).known[1]) == sorted(seen.cards)


def test_L31_cards_stay_marked_until_they_leave_that_hand(table: Seated) -> None:
    t = table("hands: {1: [long_ears], 2: [prince, arabs]}\nactive: 1")
    t.play("play long ears on seat 2")
    t.until(2, "recruit")
    assert len(t.hand(2)) == 4  # two more from the Fate Phase, unseen
    assert t.ids(t.match.view(0).known[1]) == ["prince", "arabs"]
    t.play("recruit prince#1")
    assert t.ids(t.match.view(0).known[1]) == ["arabs"]


def test_L31_a_card_that_left_and_came_again_is_not_marked(table: Seated) -> None:
    t = table("rest: box\nhands: {1: [long_ears, old_men_talk], 2: [arabs]}")
    t.play("play long ears on seat 2", "play old men talk on seat 2")
    t.until(2, "recruit")
    assert t.hand(2) == ["old_men_talk", "arabs"]
    assert t.match.view(0).known[1] == ()


CROSS = """
    hands: {1: [cross_the_desert, cross_the_desert, train, outpost, town]}
    leaders: {1: [prince: [rualla]]}
    dice: [1, 1, 1, 1, 1, 1, 1, 1]
"""


def test_L32_another_mission_attack_and_loot_phase_after_the_loot_phase(table: Seated) -> None:
    t = table(f"{CROSS}\nphase: mission")
    t.play("play cross the desert", "place train with prince")
    t.until(1, "mission")
    assert t.victory(1) == ["train"]
    t.play("place outpost with prince")
    t.until(1, "end")
    phases = [event.phase for event in t.happened(ev.PhaseBegan)]
    assert phases == ["mission", "attack", "loot", "mission", "attack", "loot", "end"]


def test_L32_several_add_up_and_count_from_the_recruit_phase_too(table: Seated) -> None:
    t = table(CROSS)
    t.play("play cross the desert", "play cross the desert", "done")
    for mission in ("train", "outpost", "town"):
        assert t.decision == (1, "mission")
        t.play(f"place {mission} with prince", "done", "done")
        while t.decision in ((1, "loot_roll"), (1, "ambush")):
            t.play("pass")
    assert t.decision == (1, "end")
    assert t.victory(1) == ["train", "outpost", "town"]


def test_L32_in_the_end_phase_it_takes_you_there_at_once(table: Seated) -> None:
    t = table(f"{CROSS}\nphase: end")
    t.play("play cross the desert")
    assert t.decision == (1, "mission")
    assert t.discard() == ["cross_the_desert"]
    t.play("place train with prince")
    t.until(1, "end")
    t.play("play cross the desert")
    assert t.decision == (1, "mission")
    t.until(1, "end")
    t.play("done")
    assert t.state.active == 1


def test_L33_the_next_mission_and_attack_phases_are_skipped(table: Seated) -> None:
    t = table("hands: {1: [lost_in_the_desert], 2: [desertions]}\nleaders: {2: [prince: [arabs]]}")
    t.play("play lost in the desert on seat 2")
    t.until(2, "recruit")
    t.play("done")
    assert t.decision == (2, "ambush")  # the Loot Phase is not skipped
    assert t.happened(ev.PhasesSkipped) == [ev.PhasesSkipped(1)]
    assert t.state.lost == (False, False)
    t.until(1, "recruit")
    t.until(2, "recruit")
    t.play("done")
    assert t.decision == (2, "mission")


def test_L33_phases_given_by_cross_the_desert_are_not_skipped(table: Seated) -> None:
    t = table(f"{CROSS}\nlost: [1]")
    t.play("play cross the desert", "done")
    t.until(1, "mission")
    assert t.state.cross == 0
    t = table(f"{CROSS}\nlost: [1]\nphase: end")
    t.play("play cross the desert")
    assert (t.decision, t.state.lost) == ((1, "mission"), (True, False))


def test_L33_it_waits_through_skipped_turns_and_never_twice(table: Seated) -> None:
    t = table("hands: {1: [lost_in_the_desert, lost_in_the_desert]}\ncaptured: [2]")
    t.play("play lost in the desert on seat 2")
    assert t.why("play lost in the desert on seat 2") == "L33"
    assert t.why("play lost in the desert on seat 1") == "L8"
    t.until(1, "end")
    t.play("done")
    assert t.happened(ev.TurnSkipped) == [ev.TurnSkipped(1)]
    assert (t.decision, t.state.lost) == ((1, "recruit"), (False, True))


def test_L34_the_whole_next_turn_is_skipped(table: Seated) -> None:
    full = "arabs, arabs, arabs, arabs, nomads, nomads, nomads, nomads, rualla"
    t = table(f"hands: {{1: [lawrence_captured], 2: [{full}]}}")
    t.play("play lawrence captured on seat 2")
    t.until(1, "end")
    t.play("done")
    assert t.decision == (1, "recruit")
    assert len(t.hand(2)) == 9  # neither a draw nor the limit
    assert t.state.captured == (False, False)
    assert t.state.round == 2


def test_L34_not_on_somebody_already_captured(table: Seated) -> None:
    t = table("seats: 3\nhands: {1: [lawrence_captured]}\ncaptured: [2]")
    assert t.why("play lawrence captured on seat 2") == "L34"
    assert t.why("play lawrence captured on seat 1") == "L8"
    assert t.why("play lawrence captured on seat 3") == ""
