"""What `cards.yaml` asks for and what the rules can do are the same, in both directions."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from game.match import Match
from game.rules.core.cards import CardLine, Catalogue, Effect
from game.rules.core.dice import ChanceError, Seeded
from game.rules.prehistoric import actions, events as ev, phases, schema
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import ANY, DECISIONS, LAST_ROUND, UP, Options, State
from tests.rules.tables import Caves, CaveTable

PASSIVE = frozenset({"hard_to_hit", "ranged_bonus"})
"""Effects of people who are in play."""
REROLLS = frozenset({"reroll_in_raid", "reroll_defending", "reroll_attacking"})
"""Effects that the action `reroll` names."""


def test_effects_of_the_cards_the_schema_and_the_rules_are_the_same(
    cave_rules: Prehistoric,
) -> None:
    used = {line.effect.kind for line in cave_rules.catalogue.lines if line.effect}
    assert used == schema.EFFECTS.keys()
    assert used == phases._PLAY.keys() | PASSIVE | REROLLS
    assert actions._PLAYED.keys() == phases._PLAY.keys()


def test_effects_belong_to_the_type_of_card_that_the_schema_says(cave_rules: Prehistoric) -> None:
    plain = ("person", "ranged", "hand", "both", "armor", "hunting")
    for line in cave_rules.catalogue.lines:
        if line.effect:
            kind, params = schema.EFFECTS[line.effect.kind]
            assert (line.type, line.effect.params.keys()) == (kind, params.keys()), line.id
        assert line.effect or line.type in plain, f"{line.id} does nothing"


def test_each_decision_has_its_legal_actions_and_each_verb_its_doer() -> None:
    assert actions._LEGAL.keys() == set(DECISIONS)
    assert not set(DECISIONS) & phases._STEPS.keys()
    assert actions._WHEN.keys() | {"play", "pass", "done"} == phases._DO.keys()


def edited(
    rules: Prehistoric,
    card: str = "",
    effect: Effect | None = None,
    header: Mapping[str, int] | None = None,
    **numbers: int,
) -> Prehistoric:
    """The rules with one card or number of the header changed, as an edit of the file would."""
    catalogue = rules.catalogue

    def change(line: CardLine) -> CardLine:
        if line.id != card:
            return line
        return CardLine(
            line.id,
            line.name,
            line.count,
            line.type,
            {**line.numbers, **numbers},
            effect or line.effect,
            line.text,
        )

    lines = tuple(change(line) for line in catalogue.lines)
    header = {**catalogue.header, **(header or {})}
    return Prehistoric(Catalogue.build(catalogue.game, catalogue.name, header, lines))


VOLLEY = """
    phase: raid
    hands: {1: [war_party]}
    tribes: {1: {people: 1, band: [{hunter: [sling, maul]}]},
      2: {people: 1, band: [{great_warrior: [wooden_shield]}, {person: [sticks_and_stones]}]}}
    dice: [10, 10, 10, 10, 10, 10, 10]
"""


def strengths(rules: Prehistoric, cave: Caves) -> list[int]:
    """Of the dice in the first round."""
    t = cave(VOLLEY)
    t.match.rules = rules
    t.attack()
    return [die.strength for roll in t.happened(ev.VolleyRolled) for die in roll.dice]


def test_an_edited_strength_changes_the_dice(cave_rules: Prehistoric, cave: Caves) -> None:
    sound = [5 + 1, 2, 3 + 2, 1, 7, 1 + 1, 1]
    assert strengths(cave_rules, cave) == sound
    for changed, at, strength in (
        (edited(cave_rules, "sling", ranged=8), 0, 9),
        (edited(cave_rules, "hunter", Effect("ranged_bonus", {"amount": 4})), 0, 9),
        (edited(cave_rules, "sticks_and_stones", ranged=6), 1, 6),
        (edited(cave_rules, "maul", hand=4), 2, 7),
        (edited(cave_rules, "hunter", strength=6), 2, 8),
        (edited(cave_rules, "great_warrior", strength=2), 4, 2),
        (edited(cave_rules, "sticks_and_stones", hand=3), 5, 4),
    ):
        assert strengths(changed, cave) == [*sound[:at], strength, *sound[at + 1 :]]
    stronger = edited(cave_rules, header={"person_strength": 3})
    assert strengths(stronger, cave) == [6, 2, 5, 3, 7, 4, 3]


def test_edited_protection_changes_who_can_be_hit(cave_rules: Prehistoric, cave: Caves) -> None:
    for rules, reached in (
        (cave_rules, True),
        (edited(cave_rules, "great_warrior", Effect("hard_to_hit", {"amount": 3})), False),
        (edited(cave_rules, "wooden_shield", armor=3), False),
    ):
        t = cave(VOLLEY.replace("10, 10, 10, 10,", "3, 10, 10, 10,", 1))
        t.match.rules = rules
        t.attack()
        assert ("aim at great_warrior" in t.legal()) == reached


def played(rules: Prehistoric, cave: Caves, position: str, *lines: str) -> CaveTable:
    t = cave(position)
    t.match.rules = rules
    t.play(*lines)
    return t


def test_an_edited_amount_changes_the_game(cave_rules: Prehistoric, cave: Caves) -> None:
    draw = edited(cave_rules, "trade", Effect("draw", {"cards": 4}))
    t = played(draw, cave, "hands: {1: [trade]}", "play trade")
    assert len(t.hand(1)) == 4
    hunt = edited(cave_rules, "deer", food=9)
    t = played(hunt, cave, "hands: {1: [deer]}\ntribes: {1: {people: 1}}", "hunt deer")
    assert t.tribe(1).food == 9
    cold = edited(cave_rules, "wolves", Effect("hardship", {"element": "exposure"}))
    position = "phase: elements\nhands: {1: [wolves], 2: [dogs, camp_fire]}"
    t = played(cold, cave, position, "play wolves on seat 2")
    assert t.legal() == {"pass", "play camp_fire"}


def test_an_edited_header_changes_the_game(cave_rules: Prehistoric) -> None:
    def begun(**header: int) -> State:
        match = Match(edited(cave_rules, header=header), 2, Options(), seed=5, first=0)
        while match.state.active == 0:
            match.play(match.legal_actions()[0])
        return match.state

    usual = begun()
    assert [tribe.people for tribe in usual.tribes] == [11, 10]
    assert [tribe.food for tribe in usual.tribes] == [1, 2]
    assert [len(hand) for hand in usual.hands] == [1, 1]
    assert begun(people=7).tribes[1].people == 7
    assert begun(food=6).tribes[0].food == 5
    assert len(begun(draw=4).hands[1]) == 4
    assert len(begun(draw_more_from=10).hands[1]) == 2
    assert begun(growth=3).tribes[0].people == 13
    assert begun(people_per_food=5).tribes[0].food == 0
    assert len(begun(draw=4, hand_limit=2).hands[0]) == 2
    quick = Match(edited(cave_rules, header={"victory_people": 11}), 2, Options(), 5, 0)
    while not quick.outcome:
        quick.play(quick.legal_actions()[0])
    assert quick.outcome.winners == (0,)


def test_an_edited_header_changes_the_raid(cave_rules: Prehistoric, cave: Caves) -> None:
    position = """
        phase: raid
        hands: {1: [war_party, honey]}
        tribes: {1: {people: 1}, 2: {people: 2}}
        dice: [10, 1, 10]
    """
    t = cave(position)
    t.match.rules = edited(cave_rules, header={"defenders_draw": 7})
    t.attack()
    t.passed()
    assert t.decision is None
    assert len(t.happened(ev.Drew)[0].cards) == 7
    t = cave(position)
    t.match.rules = edited(cave_rules, header={"die_sides": 6})
    with pytest.raises(ChanceError, match="a 6-sided die"):
        t.attack()


def perft(rules: Prehistoric, state: State, depth: int) -> int:
    """How many lines of play of `depth` decisions there are, with the same chance in each."""
    legal = rules.legal_actions(state)
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = state.clone()
        rules.apply(after, action, Seeded(depth))
        count += perft(rules, after, depth - 1)
    return count


def lines_of_play(rules: Prehistoric, state: State, depth: int) -> list[int]:
    return [perft(rules, state, each) for each in range(1, depth + 1)]


@pytest.mark.parametrize(
    ("options", "rounds", "counts"),
    [
        (Options(starting_hand=5), 1, [1, 6, 16, 16, 68, 258, 748, 1420, 1840]),
        (Options(20, 5, ANY, UP, LAST_ROUND), 7, [1, 1, 1, 4, 12, 27, 45, 101, 186]),
    ],
)
def test_the_number_of_lines_of_play_is_known(
    cave_rules: Prehistoric, options: Options, rounds: int, counts: list[int]
) -> None:
    """These numbers change with any change of what is legal: look twice before you edit them."""
    match = Match(cave_rules, 3, options, seed=7, first=0)
    rng = random.Random(7)
    while match.state.round < rounds:
        match.play(rng.choice(match.legal_actions()))
    assert lines_of_play(cave_rules, match.state, len(counts)) == counts


RAID = """
    phase: raid
    hands: {1: [war_party, set_fire, massacre], 2: [sentries, counter_attack]}
    tribes: {1: {people: 2, food: 1, prisoners: 1, band: [{hunter: [sling]}, chieftain]},
      2: {people: 1, food: 3, prisoners: 2,
        band: [{great_warrior: [wooden_shield]}, {person: [bow_and_arrow]}, {person: [maul]}]}}
"""


def test_the_number_of_lines_of_play_in_a_raid_is_known(
    cave_rules: Prehistoric, cave: Caves
) -> None:
    t = cave(RAID)
    assert lines_of_play(cave_rules, t.state, 6) == [2, 6, 29, 135, 622, 2767]
    t.match = Match.at(cave_rules, t.state, Seeded(3))
    t.attack()
    assert lines_of_play(cave_rules, t.state, 6) == [5, 15, 50, 86, 299, 2088]
    t.passed("reroll")
    assert lines_of_play(cave_rules, t.state, 5) == [4, 12, 132, 924, 5694]
