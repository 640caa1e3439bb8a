"""Clause tests, L1 to L7: victory, set-up and piles."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.match import Match
from game.rules.core.cards import HIDDEN
from game.rules.core.dice import Seeded
from game.rules.core.play import Outcome
from game.rules.lawrence import events as ev
from game.rules.lawrence.rules import Lawrence, options_from
from game.rules.lawrence.state import Options
from tests.rules.tables import Seated

DAMASCUS = """
    phase: mission
    hands: {1: [damascus], 2: [artillery, unprofitable_raid]}
    leaders: {1: [prince: [rualla, rualla, rualla, rualla]]}
    dice: [1, 1, 1, 1, 1, 1, 1]
"""


def test_L1_forty_force_wins_before_the_loot_phase(table: Seated) -> None:
    t = table(f"{DAMASCUS}\nvictory: {{1: [town, town]}}")
    t.play("place damascus with prince", "defend artillery", "done", "done", "done")
    assert t.match.outcome == Outcome("force", (0,))
    assert t.match.rules.totals(t.state)[0] == 40
    assert not t.happened(ev.LootRolled)
    assert t.decision is None
    assert t.why("done") == "L1"


def test_L1_the_force_of_defenses_does_not_count(table: Seated) -> None:
    t = table(f"{DAMASCUS}\nvictory: {{1: [coastal_fort]}}")
    t.play("place damascus with prince", "defend artillery", "done", "done", "done")
    assert t.match.rules.totals(t.state)[0] == 32  # and 39 with the Artillery
    assert t.match.outcome is None
    assert t.decision == (2, "loot_roll")


LAST = """
    seats: 4
    active: 4
    phase: mission
    leaders: {4: [prince: [rualla]]}
    missions: [train]
    dice: [1]
"""


@pytest.mark.parametrize(
    ("piles", "winners"),
    [
        # 30, 30, 30 and 20 + 6: level, but Damascus is the highest single Mission
        (
            "1: [town, coastal_fort, outpost], 2: [train, train, train, train, train],"
            " 3: [damascus, town], 4: [coastal_fort, outpost]",
            (2,),
        ),
        # 34 and 34: level in the highest single Mission, a Town beats an Outpost in the next
        (
            "1: [coastal_fort, town, train, train], 2: [coastal_fort, outpost, outpost, train],"
            " 3: [damascus, train], 4: [town, train]",
            (0,),
        ),
        # 26, 30, 36, 18 + 6: the highest total, whatever its Missions
        (
            "1: [damascus, train], 2: [town, coastal_fort, outpost],"
            " 3: [town, outpost, train, train, train], 4: [coastal_fort, train]",
            (2,),
        ),
    ],
)
def test_L2_the_last_mission_ends_the_game(
    table: Seated, piles: str, winners: tuple[int, ...]
) -> None:
    t = table(f"{LAST}\nvictory: {{{piles}}}")
    t.play("attack train with prince", "done", "done")
    assert t.match.outcome == Outcome("all_missions", winners)
    assert not t.happened(ev.LootRolled)


def test_L2_level_to_the_end_the_win_is_shared(table: Seated) -> None:
    t = table(
        """
        seats: 5
        active: 5
        phase: mission
        leaders: {5: [prince: [rualla]]}
        missions: [train]
        dice: [1]
        victory: {1: [town, coastal_fort, train], 2: [town, coastal_fort, train], 3: [damascus],
          4: [train, train, train, outpost], 5: [outpost]}
        """
    )
    t.play("attack train with prince", "done", "done")
    assert t.match.outcome == Outcome("all_missions", (0, 1))


def drought(table: Seated, option: str, dry: int) -> Outcome | None:
    t = table(
        f"""
        options: {{drought_rounds: {option}}}
        active: 2
        phase: end
        drought: {dry}
        victory: {{1: [train], 2: [town]}}
        """
    )
    t.play("done")
    return t.match.outcome


def test_L3_forty_rounds_without_a_mission_end_the_game(table: Seated) -> None:
    assert Options().drought_rounds == 40
    assert drought(table, "40", 38) is None
    assert drought(table, "40", 39) == Outcome("drought", (1,))


def test_L3_option_off_and_any_number(table: Seated) -> None:
    assert drought(table, "off", 9998) is None
    assert drought(table, "3", 2) == Outcome("drought", (1,))
    with pytest.raises(ValueError, match="drought_rounds"):
        options_from({"drought_rounds": "0"})


def test_L3_only_full_rounds_count_and_a_won_mission_begins_anew(table: Seated) -> None:
    t = table("seats: 3\nfirst: 2\nactive: 3\nphase: end\ndrought: 5")
    t.play("done")
    assert t.state.dry == 5
    t = table(
        """
        first: 2
        drought: 39
        phase: mission
        leaders: {1: [prince: [rualla]]}
        missions: [train]
        dice: [1, 1]
        """
    )
    t.play("attack train with prince", "done", "done", "done")
    assert (t.decision, t.state.dry) == ((2, "recruit"), 0)


def test_L4_two_to_six_play_clockwise(rules: Lawrence) -> None:
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            rules.new_game(seats, Options(), Seeded(1))
    for seats in range(2, 7):
        match = Match(rules, seats, Options(), 5, first=seats - 1)
        order: list[int] = []
        while len(order) < seats:
            if match.state.active not in order:
                order.append(match.state.active)
            match.play(match.legal_actions()[0])
        assert order == [seats - 1, *range(seats - 1)]


def test_L4_the_first_player_is_drawn_from_the_seed_or_named(rules: Lawrence) -> None:
    drawn = [Match(rules, 4, Options(), seed).state.first for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [Match(rules, 4, Options(), seed).state.first for seed in range(40)]
    named = Match(rules, 4, Options(), 1, first=2)
    assert (named.state.first, named.state.active) == (2, 2)
    with pytest.raises(ValueError, match="no seat 5"):
        Match(rules, 4, Options(), 1, first=4)


def test_L5_hands_are_private(table: Seated) -> None:
    t = table("seats: 3\nhands: {1: [bribes, arabs], 2: [train, town, guide]}\nlost: [2]")
    seen = t.match.view(2)
    assert seen.hands == (2, 3, 0)
    assert (seen.hand, seen.known) == ((), ((), (), ()))
    drawn = t.play("play bribes")[1]
    assert isinstance(drawn, ev.Drew)
    assert t.match.rules.redact(drawn, 2) == ev.Drew(0, (HIDDEN, HIDDEN))
    assert t.match.rules.redact(drawn, 0) == drawn


def test_L5_all_else_is_public(table: Seated) -> None:
    t = table(
        """
        hands: {1: [bribes]}
        leaders: {1: [prince: [arabs]]}
        missions: [town: {defenses: [garrison], failed: 1}]
        victory: {1: [train]}
        discard: [guide]
        lost: [1]
        captured: [2]
        """
    )
    seen, state = t.match.view(1), t.state
    assert seen.hands == (1, 0)
    assert seen.deck == len(state.deck)
    for name in ("camps", "victory"):
        assert getattr(seen, name) == tuple(getattr(state, name))
    for name in ("missions", "lost", "captured", "phase", "active"):
        assert getattr(seen, name) == getattr(state, name)
    assert list(seen.discard) == state.discard


def test_L6_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw(table: Seated) -> None:
    t = table("rest: box\ndeck: [arabs]\ndiscard: [train, town]\nhands: {1: [bribes]}")
    t.play("play bribes")
    assert sorted(t.hand(1)) in (["arabs", "town"], ["arabs", "train"])
    assert len(t.state.deck) == 1
    assert t.discard() == ["bribes"]
    assert t.happened(ev.Shuffled) == [ev.Shuffled(2)]


def test_L6_the_last_card_is_drawn_without_a_shuffle(table: Seated) -> None:
    t = table("rest: box\ndeck: [arabs, rualla]\ndiscard: [train]\nhands: {1: [bribes]}")
    t.play("play bribes")
    assert (t.hand(1), t.state.deck) == (["arabs", "rualla"], [])
    assert t.discard() == ["train", "bribes"]


def test_L6_with_both_empty_you_draw_what_there_is(table: Seated) -> None:
    t = table("rest: box\nphase: fate\ndeck: [arabs]")
    assert (t.hand(1), t.decision) == (["arabs"], (1, "recruit"))


def test_L7_an_event_is_discarded_when_it_has_been_carried_out(table: Seated) -> None:
    t = table("hands: {1: [nothing_is_written]}")
    t.play("play nothing is written")
    assert (t.decision, t.discard()) == ((1, "discard"), [])
    first, second = t.hand(1)[:2]
    t.play(f"discard {first}", f"discard {second}")
    assert t.discard()[-1] == "nothing_is_written"


def test_L7_any_number_of_events_and_none_is_cancelled(table: Seated) -> None:
    t = table("hands: {1: [bribes, bribes, long_ears, lost_in_the_desert], 2: [guide]}")
    for line in (
        "play bribes",
        "play long ears on seat 2",
        "play bribes",
        "play lost in the desert on seat 2",
    ):
        t.play(line)
        assert t.decision == (1, "recruit")
    assert t.discard() == ["bribes", "long_ears", "bribes", "lost_in_the_desert"]
