"""Clause tests, P1 to P5: victory, elimination, set-up and piles."""

# ruff: noqa: N802

from __future__ import annotations

import pytest

from game.match import Match
from game.rules.core.cards import HIDDEN
from game.rules.core.dice import Scripted, Seeded
from game.rules.core.play import Outcome
from game.rules.prehistoric import events as ev
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import Options
from tests.rules.tables import Caves

QUIET = Scripted()


def test_P1_people_are_generic_people_and_person_cards_not_prisoners(cave: Caves) -> None:
    t = cave(
        """
        phase: tribe
        tribes: {1: {people: 8, prisoners: 7, band: [hunter, {person: [war_club]}]}, 2: {people: 3}}
        """
    )
    assert t.match.rules.totals(t.state) == (8 + 1 + 2, 3)  # one came with the Tribe Phase


@pytest.mark.parametrize(("people", "wins"), [(28, False), (29, True), (30, True)])
def test_P1_with_thirty_you_win_at_once(cave: Caves, people: int, wins: bool) -> None:
    tribes = f"{{1: {{people: {people}, food: 5, prisoners: 9}}, 2: {{people: 20}}}}"
    t = cave(f"phase: tribe\ntribes: {tribes}")
    assert t.outcome == (Outcome("people", (0,)) if wins else None)
    assert t.decision == (None if wins else (1, "tribe"))


def test_P1_a_person_card_is_the_thirtieth(cave: Caves) -> None:
    t = cave(
        """
        phase: tribe
        hands: {1: [sling, hunter, warrior]}
        tribes: {1: {people: 27, band: [big_man]}, 2: {people: 5}}
        """
    )
    t.play("attach sling to person")
    assert t.match.rules.totals(t.state) == (29, 5)
    assert t.decision == (1, "tribe")
    t.play("join hunter")
    assert t.outcome == Outcome("people", (0,))
    assert t.happened(ev.GameEnded)[-1].totals == (30, 5)
    assert t.hand(1) == ["warrior"]
    assert not t.legal()


LAST_PERSON = """
    seats: 3
    phase: elements
    hands: {1: [bear_attack, wolves, ambush], 2: [trade, honey]}
    tribes: {1: {people: 5, food: 1}, 3: {people: 4},
      2: {food: 3, prisoners: 2, band: [{hunter: [sling, wooden_shield]}]}}
"""


def test_P2_a_tribe_without_people_is_out_at_once(cave: Caves) -> None:
    t = cave(LAST_PERSON)
    t.play("play bear attack on seat 2", "pass")
    assert t.happened(ev.TribeOut) == [ev.TribeOut(1)]
    assert t.tribe(2) == (0, (), 0, 0)
    assert t.hand(2) == []
    fallen = ["hunter", "sling", "wooden_shield", "trade", "honey", "bear_attack"]
    assert sorted(t.discard()) == sorted(fallen)
    assert t.tribe(1).food == 1
    assert t.decision == (1, "tribe")


def test_P2_who_is_out_is_no_target_and_has_no_turn(cave: Caves) -> None:
    t = cave(LAST_PERSON)
    t.play("play bear attack on seat 2", "pass", "done")
    assert t.decision == (1, "raid")
    assert t.legal() == {"done", "play ambush on seat 3"}
    assert t.why("play ambush on seat 2") == "P15"
    t.play("done")
    assert t.decision == (3, "nomad")
    t.until(1, "elements")
    assert [turn.seat for turn in t.happened(ev.TurnBegan)] == [2, 0]
    assert t.why("play wolves on seat 2") == "P9"
    assert t.state.round == 2


def test_P2_the_last_tribe_left_wins_at_once(cave: Caves) -> None:
    t = cave(
        """
        phase: elements
        hands: {1: [bear_attack]}
        tribes: {1: {people: 5}, 2: {people: 1}}
        """
    )
    t.play("play bear attack on seat 2")
    assert t.outcome == Outcome("last_tribe", (0,))
    assert t.decision is None
    assert t.why("done") == "P2"


def test_P2_who_starves_on_his_own_turn_is_out_and_the_turn_passes(cave: Caves) -> None:
    t = cave(
        """
        seats: 3
        options: {food_rounding: up}
        phase: food
        first: 1
        hands: {1: [ambush, honey]}
        tribes: {1: {people: 1}, 2: {people: 5}, 3: {people: 5}}
        """
    )
    assert t.happened(ev.TribeOut) == [ev.TribeOut(0)]
    assert t.discard() == ["ambush", "honey"]
    assert t.decision == (2, "nomad")
    assert ev.PhaseBegan(0, "raid") not in t.events
    t.until(3, "nomad")
    t.until(2, "nomad")
    assert t.state.round == 2  # the round goes on where the tribe that began was


def test_P2_last_tribes_that_die_together_draw(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [ambush, honey], 2: [trade]}
        tribes: {1: {people: 1, food: 2}, 2: {people: 1, prisoners: 3}}
        dice: [1, 1]
        """
    )
    t.play("play ambush on seat 2", "send all", "done", "pass", "pass")
    assert t.outcome == Outcome("all_dead", ())
    assert t.state.hands == [[], []]
    assert [tribe.food for tribe in t.state.tribes] == [0, 0]


def test_P2_when_two_of_three_die_together_the_third_wins(cave: Caves) -> None:
    t = cave(
        """
        seats: 3
        phase: raid
        hands: {1: [ambush]}
        tribes: {1: {people: 1}, 2: {people: 1}, 3: {people: 1}}
        dice: [1, 1]
        """
    )
    t.play("play ambush on seat 2", "send all", "done")
    assert [out.seat for out in t.happened(ev.TribeOut)] == [1, 0]
    assert t.outcome == Outcome("last_tribe", (2,))


def test_P2_a_raider_whose_last_people_fall_is_out_and_the_turn_passes(cave: Caves) -> None:
    t = cave(
        """
        seats: 3
        phase: raid
        hands: {1: [ambush, honey], 2: [roots]}
        tribes: {1: {people: 1, food: 2, prisoners: 1}, 2: {people: 2}, 3: {people: 1}}
        dice: [10, 1, 9]
        """
    )
    t.play("play ambush on seat 2", "send all", "done", "pass", "pass")
    assert t.happened(ev.TribeOut) == [ev.TribeOut(0)]
    assert t.happened(ev.RaidEnded)[0].winner == 1
    assert t.tribe(1) == (0, (), 0, 0)
    assert t.hand(1) == []
    assert t.decision == (2, "nomad")
    assert t.state.raid is None


LAST_TURN = "phase: raid\nactive: 3\nround: 4\nseats: 3\n"


@pytest.mark.parametrize(
    ("tribes", "winners"),
    [
        ("{1: {people: 5, food: 9}, 2: {people: 4, band: [hunter, hunter]}, 3: {people: 1}}", (1,)),
        ("{1: {people: 5, food: 9}, 2: {people: 6, prisoners: 9}, 3: {people: 6, food: 1}}", (2,)),
        ("{1: {people: 6, food: 1}, 2: {people: 6}, 3: {people: 6, food: 1}}", (0, 2)),
    ],
    ids=["people", "food", "shared"],
)
def test_P3_option_round_limit_most_people_then_most_food_then_shared(
    cave: Caves, tribes: str, winners: tuple[int, ...]
) -> None:
    t = cave(f"{LAST_TURN}options: {{round_limit: 4}}\ntribes: {tribes}")
    t.play("done")
    assert t.outcome == Outcome("rounds", winners)


@pytest.mark.parametrize("limit", ["off", "5"])
def test_P3_option_round_limit_not_yet_or_off(cave: Caves, limit: str) -> None:
    t = cave(f"{LAST_TURN}options: {{round_limit: {limit}}}")
    t.play("done")
    assert t.decision == (1, "nomad")
    assert t.state.round == 5


def test_P3_a_round_ends_before_the_turn_of_who_began(cave: Caves) -> None:
    t = cave("phase: raid\nactive: 1\nfirst: 2\nround: 4\nseats: 3\noptions: {round_limit: 4}")
    t.play("done")
    assert t.outcome is not None
    t = cave("phase: raid\nactive: 3\nfirst: 2\nround: 4\nseats: 3\noptions: {round_limit: 4}")
    t.play("done")
    assert t.decision == (1, "nomad")
    assert t.state.round == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_P4_each_tribe_begins_with_ten_people_two_food_and_no_hand(
    cave_rules: Prehistoric, seats: int
) -> None:
    match = Match(cave_rules, seats, Options(), seed=1, first=1)
    assert match.state.tribes == [(10, (), 2, 0)] * seats
    assert [len(hand) for hand in match.state.hands] == [0, 1, *[0] * (seats - 2)]
    assert len(match.state.deck) == 182
    assert match.state.active == 1


@pytest.mark.parametrize(("seats", "first"), [(1, 0), (7, 0), (3, 3), (3, -1)])
def test_P4_two_to_six_play(cave_rules: Prehistoric, seats: int, first: int) -> None:
    with pytest.raises(ValueError, match=r"players play|no seat"):
        cave_rules.new_game(seats, Options(), QUIET, first)


def test_P4_the_first_player_is_named_or_drawn_from_the_seed(cave_rules: Prehistoric) -> None:
    drawn = {Match(cave_rules, 4, Options(), seed=seed).state.first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    named = Match(cave_rules, 4, Options(), seed=1, first=2)
    assert (named.state.first, named.state.active) == (2, 2)


@pytest.mark.parametrize("cards", ["0", "1", "5"])
def test_P4_option_starting_hand(cave_rules: Prehistoric, cards: str) -> None:
    options = cave_rules.options_from({"starting_hand": cards})
    match = Match(cave_rules, 3, options, seed=3, first=0)
    assert [len(hand) for hand in match.state.hands] == [int(cards) + 1, int(cards), int(cards)]


def test_P4_option_starting_hand_is_five_at_most(cave_rules: Prehistoric) -> None:
    with pytest.raises(ValueError, match="starting_hand goes from 0 to 5"):
        cave_rules.options_from({"starting_hand": "6"})


def test_P5_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw(cave: Caves) -> None:
    t = cave(
        """
        phase: hunt
        rest: box
        hands: {1: [trade]}
        deck: [honey]
        discard: [roots, fruits]
        """
    )
    t.play("play trade")
    assert t.happened(ev.Shuffled) == [ev.Shuffled(2)]
    assert len(t.hand(1)) == 2
    assert t.hand(1)[0] == "honey"
    assert len(t.state.deck) == 1
    assert t.discard() == ["trade"]  # not among those that were shuffled


def test_P5_when_both_piles_are_empty_you_draw_what_there_is(cave: Caves) -> None:
    t = cave("phase: hunt\nrest: box\nhands: {1: [trade]}\ndeck: [honey]")
    t.play("play trade")
    assert t.hand(1) == ["honey"]
    assert not t.happened(ev.Shuffled)


def test_P5_hands_are_private_and_all_else_is_public(cave: Caves) -> None:
    t = cave(
        """
        hands: {1: [honey], 2: [trade, ambush]}
        tribes: {1: {people: 3, food: 1}, 2: {people: 2, food: 4, prisoners: 1, band: [hunter]}}
        discard: [roots]
        """
    )
    seen = t.match.view(0)
    assert t.ids(seen.hand) == ["honey"]
    assert seen.hands == (1, 2)
    assert seen.deck == len(t.state.deck)
    assert seen.tribes == tuple(t.state.tribes)
    assert seen.discard == tuple(t.state.discard)


def test_P5_cards_drawn_are_hidden_from_the_others(cave: Caves) -> None:
    t = cave("phase: nomad\ndeck: [honey]")
    drew = t.happened(ev.Drew)[0]
    redact = t.match.rules.redact
    assert redact(drew, 0) == drew
    assert redact(drew, 1) == ev.Drew(0, (HIDDEN,))


def test_P5_a_possible_world_agrees_with_what_a_seat_knows(cave: Caves) -> None:
    t = cave(
        """
        phase: raid
        hands: {1: [honey, ambush], 2: [trade, roots, deer]}
        tribes: {1: {people: 3, band: [{person: [sling]}]}, 2: {band: [{hunter: [maul]}]}}
        discard: [eggs]
        """
    )
    t.play("play ambush on seat 2")  # a card that is being carried out lies nowhere else
    seen = t.match.view(0)
    worlds = [t.match.rules.determinize(seen, Seeded(seed)) for seed in range(5)]
    for world in worlds:
        assert t.match.rules.view(world, 0) == seen
        in_play = [c for tribe in world.tribes for m in tribe.band for c in (m.card, *m.gear)]
        piles = [*world.deck, *world.discard, *world.limbo, *world.hands[0], *world.hands[1]]
        assert sorted([*piles, *[c for c in in_play if c >= 0]]) == list(range(183))
    assert len({tuple(world.hands[1]) for world in worlds}) > 1
