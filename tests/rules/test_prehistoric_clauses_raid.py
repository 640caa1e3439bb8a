"""Clause tests, P15 to P18: who goes, volleys and hits."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.rules.prehistoric import events as ev
from tests.rules.tables import Caves, CaveTable

CAMP = """
    phase: raid
    hands: {1: [war_party, ambush]}
    tribes: {2: {people: 4},
      1: {people: 3,
        band: [hunter, {warrior: [sling]}, {person: [maul]}, {big_man: [wooden_shield]}]}}
"""


def test_P15_optional_one_raiding_card_on_any_opponent(cave: Caves) -> None:
    t = cave(f"seats: 3\n{CAMP}\ndice: [10, 10, 10, 10, 10, 10]")
    raids = {f"play {card} on seat {n}" for card in ("war_party", "ambush") for n in (2, 3)}
    assert t.legal() == {"done", *raids}
    assert t.why("play ambush on seat 1") == "P15"
    t.play("play war party on seat 2")
    assert t.why("play ambush on seat 3") == "P15"
    t.play("send person", "done")
    t.passed()
    assert t.decision == (1, "retreat")
    t.play("retreat", "retreat")
    assert t.decision == (2, "nomad")
    assert t.hand(1) == ["ambush"]
    assert t.discard() == ["war_party"]


def test_P15_without_a_raid_the_turn_passes(cave: Caves) -> None:
    t = cave(CAMP)
    t.play("done")
    assert t.decision == (2, "nomad")
    assert ev.PhaseBegan(0, "aftermath") not in t.events


def test_P15_you_send_one_or_more_with_their_gear(cave: Caves) -> None:
    t = cave(CAMP)
    t.play("play war party on seat 2")
    assert t.decision == (1, "send")
    one_by_one = {"send hunter", "send warrior", "send maul", "send big_man", "send person"}
    assert t.legal() == {*one_by_one, "send all", "send armed"}
    assert t.why("done") == "P15"
    assert t.why("recall") == "P15"
    t.play("send warrior", "send person", "send person")
    assert t.legal() == {*one_by_one, "send all", "send armed", "recall", "done"} - {"send warrior"}
    assert t.why("send warrior") == "P15"
    t.play("send person")
    assert t.why("send person") == "P15"
    t.play("recall")
    assert t.why("done") == "P15"
    t.play("send armed")
    assert t.raid.people == 0
    assert t.ids(t.raid.sent) == ["warrior", "maul"]


def test_P15_all_may_go(cave: Caves) -> None:
    t = cave(CAMP)
    t.play("play war party on seat 2", "send hunter", "send all")
    assert t.raid.people == 3
    assert t.ids(t.raid.sent) == ["hunter", "warrior", "maul", "big_man"]
    assert t.why("send all") == "P15"
    assert "send all" not in t.legal()
    assert "send person" not in t.legal()


def test_P15_only_those_sent_fight_and_all_defenders_defend(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party, trade]}
        tribes: {1: {people: 2, band: [{hunter: [sling]}, {hunter: [boomerang]}]},
          2: {people: 2, band: [{warrior: [javelins]}]}}
        dice: [10, 10, 10, 10, 10, 10, 10]
        """
    )
    t.attack("send hunter#2", "send person")
    assert [die.side for die in t.raid.dice] == [0, 1]
    t.play("pass")
    assert [die.side for die in t.raid.dice] == [0, 0, 1, 1, 1]


VOLLEYS = """
    phase: raid
    hands: {1: [war_party, trade]}
    tribes: {1: {people: 3, food: 1, band: [{warrior: [sling]}, {person: [boomerang]}]},
      2: {people: 2, food: 1, band: [{hunter: [bow_and_arrow]}, {person: [stone_axe]}]}}
"""


def test_P16_a_die_for_each_ranged_weapon_then_one_for_each_person_left(cave: Caves) -> None:
    t = cave(f"{VOLLEYS}\ndice: [4, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]")
    t.attack()
    assert [(die.side, die.strength, die.face) for die in t.raid.dice] == [
        (0, 5, 4),
        (0, 5, 10),
        (1, 8, 10),
    ]
    assert t.raid.volley == "ranged"
    t.play("pass", "aim at person")
    assert t.raid.volley == "hand"
    assert [(die.side, die.strength) for die in t.raid.dice] == [
        (0, 4),
        (0, 1),
        (0, 1),
        (0, 1),
        (0, 1),
        (1, 3),
        (1, 4),
        (1, 1),
    ]
    assert len(t.happened(ev.VolleyRolled)) == 2
    assert len(t.happened(ev.RoundBegan)) == 1


def test_P16_without_ranged_weapons_there_is_no_ranged_volley(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party, trade]}
        tribes: {1: {people: 1, band: [{warrior: [maul]}]}, 2: {people: 1}}
        dice: [10, 10, 10]
        """
    )
    t.attack()
    assert t.raid.volley == "hand"
    assert len(t.happened(ev.VolleyRolled)) == 1


def test_P17_rerolls_then_the_attackers_hits_then_the_defenders(cave: Caves) -> None:
    t = cave(f"{VOLLEYS}\ndice: [5, 5, 8]".replace("hunter: [bow", "hunter: [wooden_shield, bow"))
    t.attack()
    assert t.decision == (1, "reroll")
    assert not t.happened(ev.Aimed)
    t.play("pass")
    assert t.decision == (1, "aim")
    assert t.legal() == {"aim at stone_axe", "aim at person"}
    assert t.why("pass") == "P17"
    t.play("aim at stone axe")  # the second hit has one target left and takes it
    assert len(t.happened(ev.Aimed)) == 2
    assert t.decision == (2, "aim")
    assert t.tribe(2).people == 2  # all fall together when all hits are given
    assert t.legal() == {"aim at warrior", "aim at boomerang", "aim at person"}


def test_P17_somebody_hit_still_strikes_in_that_volley(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party]}
        tribes: {1: {people: 1, band: [{warrior: [sling]}]},
          2: {people: 1, band: [{hunter: [bow_and_arrow]}]}}
        dice: [1, 1, 10, 10]
        """
    )
    t.attack()
    t.play("aim at hunter", "aim at warrior")
    assert t.raid.lost == (1, 1)
    assert t.band(1) == t.band(2) == []
    assert [die.strength for die in t.happened(ev.VolleyRolled)[1].dice] == [1, 1]


def test_P17_somebody_hit_in_the_ranged_volley_does_not_fight_hand_to_hand(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party]}
        tribes: {1: {people: 1, band: [{hunter: [sling]}]}, 2: {people: 1, band: [big_man]}}
        dice: [1, 10, 10, 10, 1, 1]
        """
    )
    t.attack()
    t.play("aim at big man")
    assert [die.strength for die in t.happened(ev.VolleyRolled)[1].dice] == [3, 1, 1]


def duel(cave: Caves, ours: str, theirs: str, *faces: int) -> CaveTable:
    """The first round of one against one, with the dice of it."""
    t = cave(
        f"""
        phase: raid
        hands: {{1: [war_party]}}
        tribes: {{1: {{food: 1, band: [{ours}]}}, 2: {{band: [{theirs}]}}}}
        dice: [{", ".join(map(str, faces))}]
        """
    )
    t.attack()
    t.passed()
    return t


@pytest.mark.parametrize(
    ("ours", "theirs", "needs"),
    [
        ("warrior", "strong_woman", 4),
        ("{big_man: [heavy_spear]}", "strong_woman", 8),
        ("{great_warrior: [stone_axe]}", "strong_woman", 10),
        ("chieftain", "{strong_woman: [wooden_shield]}", 5),
        ("chieftain", "great_warrior", 5),
        ("chieftain", "{great_warrior: [piecemeal_armor]}", 4),
    ],
)
def test_P18_a_die_hits_when_it_is_at_most_the_strength(
    cave: Caves, ours: str, theirs: str, needs: int
) -> None:
    for face in range(1, 11):
        t = duel(cave, ours, theirs, face, 10, 1, 1)
        assert t.band(2) == [] if face <= needs else t.raid.lost == (0, 0), face


def test_P18_a_generic_person_has_strength_one(cave: Caves) -> None:
    for gear, theirs in (("war_club", "{strong_woman: [flint_knife]}"), ("maul", "warrior")):
        for face, hit in ((3, True), (4, False)):
            t = duel(cave, f"{{person: [{gear}]}}", theirs, face, 10, 1, 1)
            assert bool(t.happened(ev.PersonLost)) == hit


@pytest.mark.parametrize(("armor", "needs"), [("[]", 6), ("[wooden_shield]", 5)])
def test_P18_armor_adds_one_in_the_ranged_volley_too(cave: Caves, armor: str, needs: int) -> None:
    for face, fallen in ((needs, 1), (needs + 1, 0)):
        t = duel(cave, "{hunter: [sling]}", f"{{hunter: {armor}}}", face, 10, 10, 10)
        assert len(t.happened(ev.PersonLost)) == fallen


MIXED = """
    phase: raid
    hands: {1: [war_party]}
    tribes: {1: {band: [warrior, {warrior: [maul]}, big_man]},
      2: {people: 1,
        band: [{warrior: [wooden_shield]}, {great_warrior: [piecemeal_armor]}, great_warrior]}}
"""


def test_P18_a_hit_may_be_good_enough_for_one_target_and_not_for_another(cave: Caves) -> None:
    t = cave(f"{MIXED}\ndice: [3, 10, 3, 10, 10, 10, 10, 1, 1]")
    t.attack()
    assert t.decision == (1, "aim")  # the 3 against 4 first, it is the narrower
    assert t.legal() == {"aim at warrior", "aim at great_warrior", "aim at person"}
    armored = t.state.tribes[1].band[1].handle
    assert t.why(f"aim at {t.match.rules.catalogue.token(armored)}") == "P18"
    t.play("aim at person")
    assert t.legal() == {"aim at warrior", "aim at great_warrior"}
    t.play(f"aim at {t.match.rules.catalogue.token(armored)}")
    assert t.happened(ev.Aimed)[1].target == armored
    assert t.happened(ev.RoundCompared)[0].lost == (0, 2)


def test_P18_the_narrowest_hit_is_given_first(cave: Caves) -> None:
    t = cave(f"{MIXED}\ndice: [1, 6, 3, 10, 10, 10, 10]")
    t.attack()
    # 6 against 6 reaches the generic Person alone and takes him; then 3 against 5, 1 against 4.
    assert [t.raid.dice[given.die].face for given in t.happened(ev.Aimed)] == [6]
    assert t.match.decision
    assert t.raid.dice[t.match.decision.n].face == 3
    assert "aim at person" not in t.legal()


def test_P18_each_target_dies_once_and_a_hit_without_a_target_is_lost(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [war_party, trade]}
        tribes: {1: {people: 4}, 2: {people: 3, food: 2}}
        dice: [1, 1, 1, 1, 10, 10, 10, 1, 1]
        """
    )
    t.attack()
    t.passed()
    assert len(t.happened(ev.Aimed)) == 3
    assert t.happened(ev.RoundCompared)[0].lost == (0, 3)


def test_P18_a_hit_that_reaches_nobody_is_lost(cave: Caves) -> None:
    t = duel(cave, "warrior", "{strong_woman: [wooden_shield]}", 4, 10)
    assert not t.happened(ev.Aimed)
    assert t.raid.lost == (0, 0)
