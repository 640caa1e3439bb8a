"""Clause tests, P23 to P27: how a raid ends, and the Aftermath Phase."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.rules.core.play import Outcome
from game.rules.prehistoric import events as ev
from tests.rules.tables import Caves, CaveTable


def fight(cave: Caves, tribes: str, *faces: int, hands: str = "", more: str = "") -> CaveTable:
    """A raid in which nobody rerolls and nobody starts one more round; the dice of it."""
    t = cave(
        f"""
        seats: 3
        phase: raid
        hands: {{1: [war_party], {hands}}}
        tribes: {{{tribes}}}
        dice: [{", ".join(map(str, faces))}]
        deck: [honey, roots, fruits, deer]
        {more}
        """
    )
    t.attack()
    t.passed()
    return t


def winner(t: CaveTable) -> int:
    return t.happened(ev.RaidEnded)[0].winner


def test_P23_no_attackers_left_and_the_defenders_win_though_level(cave: Caves) -> None:
    t = fight(cave, "1: {people: 1}, 2: {people: 2}", 1, 1, 10)
    assert t.happened(ev.RoundCompared) == [ev.RoundCompared((1, 1), 1)]
    assert winner(t) == 1
    assert len(t.hand(2)) == 3 + 1  # and the Nomad Phase of his own turn


def test_P23_no_defenders_left_and_the_attackers_win_though_they_lost_more(cave: Caves) -> None:
    tribes = "1: {people: 4}, 2: {people: 2, food: 3, prisoners: 1}"
    t = cave(
        f"""
        seats: 3
        phase: raid
        hands: {{1: [war_party], 2: [counter_attack, honey]}}
        tribes: {{{tribes}}}
        dice: [1, 10, 10, 10, 1, 1, 1, 10, 1, 10, 2]
        """
    )
    t.attack("send person", "send person", "send person", "send person")
    t.passed("reroll")
    assert (t.raid.lost, t.decision) == ((2, 1), (2, "extra"))
    t.play("play counter attack")
    t.passed("reroll")
    assert t.happened(ev.RoundCompared)[-1] == ev.RoundCompared((3, 2), 0)
    assert winner(t) == 0
    assert t.happened(ev.TribeOut) == [ev.TribeOut(1)]
    assert t.tribe(1) == (1 + 1, (), 2, 0)  # a prisoner was freed, 2 Food was taken
    assert t.tribe(2) == (0, (), 0, 0)
    assert t.hand(2) == []
    assert t.decision == (3, "nomad")


def test_P23_the_raid_is_over_when_the_ranged_volley_leaves_nobody(cave: Caves) -> None:
    t = fight(cave, "1: {band: [{hunter: [sling]}]}, 2: {people: 1}", 6, 1, 1)
    assert [roll.volley for roll in t.happened(ev.VolleyRolled)] == ["ranged"]
    assert winner(t) == 0


def test_P23_nobody_left_on_either_side_and_nobody_wins(cave: Caves) -> None:
    t = cave(
        """
        seats: 3
        phase: raid
        hands: {1: [war_party, trade], 2: [honey]}
        tribes: {1: {people: 3, food: 1}, 2: {people: 1, food: 4, prisoners: 2}}
        dice: [1, 1]
        """
    )
    t.attack("send person")
    t.passed()
    assert winner(t) == -1
    assert ev.PhaseBegan(0, "aftermath") not in t.events
    assert t.happened(ev.TribeOut) == [ev.TribeOut(1)]
    assert t.tribe(1) == (2, (), 1, 0)
    assert t.decision == (3, "nomad")


def test_P23_nobody_left_and_nobody_wins_though_one_side_lost_more(cave: Caves) -> None:
    t = fight(cave, "1: {people: 2}, 2: {band: [{person: [sling]}]}", 5, 1, 1)
    assert t.happened(ev.RoundCompared) == [ev.RoundCompared((2, 1), -1)]
    assert winner(t) == -1
    assert t.outcome == Outcome("last_tribe", (2,))


@pytest.mark.parametrize(("fall", "dice"), [(0, (10, 10)), (1, (10, 1, 10, 1))])
def test_P24_a_level_raid_ends_when_no_die_could_hit(
    cave: Caves, fall: int, dice: tuple[int, ...]
) -> None:
    each = f"{{people: {fall}, band: [{{person: [wooden_shield]}}]}}"
    t = fight(cave, f"1: {each}, 2: {each}", *dice)
    assert winner(t) == -1
    assert len(t.happened(ev.RoundBegan)) == 1
    assert t.happened(ev.RoundCompared)[0].lost == (fall, fall)
    assert t.decision == (2, "nomad")
    assert ev.PhaseBegan(0, "aftermath") not in t.events


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("{people: 1}", "{band: [{person: [wooden_shield]}]}"),
        ("{band: [{person: [piecemeal_armor]}]}", "{people: 1}"),
        ("{people: 1, band: [{person: [piecemeal_armor]}]}", "{band: [{person: [wooden_shield]}]}"),
        ("{band: [{person: [maul, piecemeal_armor]}]}", "{band: [{person: [wooden_shield]}]}"),
        ("{band: [{person: [piecemeal_armor]}]}", "{band: [{person: [sling, wooden_shield]}]}"),
        ("{band: [{person: [piecemeal_armor]}]}", "{band: [{great_warrior: [wooden_shield]}]}"),
    ],
)
def test_P24_not_while_one_die_of_either_side_could(cave: Caves, ours: str, theirs: str) -> None:
    dice = 10, 10, *([10] if "sling" in theirs or "people: 1, " in ours else [])
    t = fight(cave, f"1: {ours}, 2: {theirs}", *dice)
    assert t.decision == (1, "retreat")


def test_P25_the_defender_draws_three_cards_now(cave: Caves) -> None:
    hands = "2: [eggs, birds, gourds, tubers]"
    t = fight(cave, "1: {people: 2, food: 2}, 2: {people: 2, food: 2}", 10, 10, 1, 10, hands=hands)
    assert ev.PhaseBegan(0, "aftermath") in t.events
    assert t.happened(ev.Drew)[0].cards == tuple(t.state.hands[1][4:7])
    assert t.hand(2)[4:7] == ["honey", "roots", "fruits"]
    assert t.decision == (2, "nomad")
    assert len(t.hand(2)) == 8
    assert [tribe.food for tribe in t.state.tribes][:2] == [2, 2]
    assert not t.happened(ev.SpoilsRolled)


WON = (1, 10, 10, 10, 10, 10, 10, 10)
"""Three raiders against five: a defender falls."""


def test_P26_first_all_prisoners_of_the_loser_become_generic_people(cave: Caves) -> None:
    t = fight(cave, "1: {people: 3, prisoners: 2}, 2: {people: 5, prisoners: 4}", *WON, 1, 1)
    assert t.tribe(1) == (3 + 4, (), 0, 2 + 1)
    assert t.tribe(2).prisoners == 0
    order = [type(event) for event in t.events if isinstance(event, ev.Grew | ev.SpoilsRolled)]
    assert order == [ev.Grew, ev.SpoilsRolled, ev.SpoilsRolled]
    assert [roll.what for roll in t.happened(ev.SpoilsRolled)] == ["captives", "food"]


@pytest.mark.parametrize("face", range(1, 11))
def test_P26_then_half_a_d10_rounded_up_of_generic_people(cave: Caves, face: int) -> None:
    dice = [1, 10, 10, *[10] * 7, face, 1]
    t = fight(cave, "1: {people: 3}, 2: {people: 7}", *dice)
    captives = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)[face - 1]
    assert t.tribe(1).prisoners == captives
    assert t.tribe(2).people == 6 - captives
    assert t.happened(ev.SpoilsRolled)[0] == ev.SpoilsRolled(0, 1, "captives", face, captives)


GEARED = "band: [{person: [sling]}, {hunter: [maul]}, {person: [war_club, wooden_shield]}]"


def test_P26_those_without_gear_first_then_by_the_raiders_choice(cave: Caves) -> None:
    t = fight(cave, f"1: {{people: 3}}, 2: {{people: 2, {GEARED}}}", 10, 1, *[10] * 7, 4, 1)
    t.play("aim at person")
    assert t.tribe(2).people == 0
    assert t.tribe(1).prisoners == 1
    assert t.decision == (1, "capture")
    assert t.legal() == {"capture sling", "capture war_club"}
    assert t.why("capture hunter") == "P26"
    assert t.why("done") == "P26"
    t.play("capture war club")
    assert t.tribe(1).prisoners == 2
    assert t.band(2) == [["person", "sling"], ["hunter", "maul"]]
    assert sorted(t.discard()) == ["war_club", "war_party", "wooden_shield"]


def test_P26_no_more_people_than_there_are(cave: Caves) -> None:
    t = fight(cave, f"1: {{people: 3}}, 2: {{people: 2, {GEARED}}}", 10, 1, *[10] * 7, 10, 1)
    t.play("aim at person")
    assert t.tribe(1).prisoners == 3
    assert t.band(2) == [["hunter", "maul"]]
    assert t.happened(ev.SpoilsRolled)[0].taken == 3


@pytest.mark.parametrize(("face", "taken"), [(1, 1), (4, 4), (6, 6), (7, 6), (10, 6)])
def test_P26_then_1d10_food_and_no_more_than_there_is(cave: Caves, face: int, taken: int) -> None:
    t = fight(cave, "1: {people: 3, food: 1}, 2: {people: 5, food: 6}", *WON, 1, face)
    assert [t.tribe(1).food, t.tribe(2).food] == [1 + taken, 6 - taken]
    assert t.happened(ev.SpoilsRolled)[1] == ev.SpoilsRolled(0, 1, "food", face, taken)


def test_P26_rerolls_do_not_reach_these_dice(cave: Caves) -> None:
    tribes = "1: {people: 2, band: [chieftain]}, 2: {people: 5, food: 6}"
    t = fight(cave, tribes, *WON, 1, 1, hands="2: [sentries]")
    assert len(t.happened(ev.SpoilsRolled)) == 2
    assert not t.happened(ev.Rerolled)
    assert t.decision == (2, "nomad")


def test_P27_a_loser_whose_last_people_are_captured_is_out_after_the_spoils(cave: Caves) -> None:
    tribes = "1: {people: 3}, 2: {people: 2, food: 6, prisoners: 1}"
    t = fight(cave, tribes, 1, 10, 10, 10, 10, 1, 4, hands="2: [honey]")
    assert t.happened(ev.TribeOut) == [ev.TribeOut(1)]
    kinds = [type(event) for event in t.events]
    assert kinds.index(ev.TribeOut) > max(
        index for index, kind in enumerate(kinds) if kind is ev.SpoilsRolled
    )
    assert t.tribe(1) == (3 + 1, (), 4, 1)
    assert t.tribe(2) == (0, (), 0, 0)
    assert t.decision == (3, "nomad")


def test_P27_a_raider_who_reaches_thirty_by_freeing_prisoners_wins_at_once(cave: Caves) -> None:
    tribes = "1: {people: 3, band: [hunter]}, 2: {people: 1, food: 5, prisoners: 26}"
    t = fight(cave, tribes, 1, 10, 10, 10, 10)
    assert t.outcome == Outcome("people", (0,))
    assert not t.happened(ev.SpoilsRolled)
    assert t.tribe(2).food == 5
    assert t.state.raid is None


def test_P27_by_freeing_and_by_the_last_tribe_at_once_is_a_win_by_people(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party]}
        tribes: {1: {people: 28}, 2: {people: 1, prisoners: 2}}
        dice: [1, 10]
        """
    )
    t.attack("send person")
    t.passed()
    assert t.outcome == Outcome("people", (0,))


def test_P27_captives_do_not_make_thirty(cave: Caves) -> None:
    t = fight(cave, "1: {people: 29}, 2: {people: 5}", *[1] + [10] * 28, *[10] * 5, 10, 1)
    assert t.tribe(1) == (29, (), 0, 4)
    assert t.outcome is None


def test_P27_with_the_last_opponent_captured_the_raider_is_the_last_tribe(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party, honey]}
        tribes: {1: {people: 3}, 2: {people: 2, food: 6}}
        dice: [1, 10, 10, 10, 10, 2, 8]
        """
    )
    t.attack()
    t.passed()
    assert t.outcome == Outcome("last_tribe", (0,))
    assert t.tribe(1) == (3, (), 6, 1)
