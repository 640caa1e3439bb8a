"""What `cards.yaml` asks for and what the rules can do are the same, in both directions."""

from __future__ import annotations

import pytest

from game.match import Match
from game.rules.core.cards import CardLine, Catalogue, Effect
from game.rules.core.dice import Seeded
from game.rules.lawrence import effects, schema
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import ANYONE, EVERY_ATTACK, Options, State
from tests.rules.tables import Seated

PASSIVE = frozenset({"tribesmen_bonus", "leave_after", "not_with", "refuses"})
"""Effects of cards that are not events; `Tables` reads them."""


def test_effects_of_the_cards_the_schema_and_the_rules_are_the_same(rules: Lawrence) -> None:
    used = {line.effect.kind for line in rules.catalogue.lines if line.effect}
    assert used == schema.EFFECTS.keys()
    assert used == effects.EVENT_EFFECTS | PASSIVE


def test_effects_belong_to_the_type_of_card_that_the_schema_says(rules: Lawrence) -> None:
    for line in rules.catalogue.lines:
        if line.effect:
            kind, params = schema.EFFECTS[line.effect.kind]
            assert (line.type, line.effect.params.keys()) == (kind, params.keys()), line.id
        assert (line.type == "event") <= (line.effect is not None), f"{line.id} does nothing"
    for kind, (card_type, _) in schema.EFFECTS.items():
        assert (card_type == "event") == (kind in effects.EVENT_EFFECTS), kind


def test_each_event_effect_can_be_played_at_some_decision() -> None:
    assert frozenset().union(*effects.EFFECTS_AT.values()) == effects.EVENT_EFFECTS
    assert effects._WHY.keys() == effects.EVENT_EFFECTS
    assert effects._AIMS.keys() <= effects.EVENT_EFFECTS


def edited(rules: Lawrence, card: str, effect: Effect | None = None, **numbers: int) -> Catalogue:
    """The catalogue with one card changed, as an edit of the file would."""
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
    return Catalogue.build(catalogue.game, catalogue.name, catalogue.header, lines)


ATTACK = """
    phase: attack
    hands: {1: [cavalry_charge, explosives]}
    leaders: {1: [prince: [arabs, bedouins]]}
    missions: [town]
    attack: {mission: town, leaders: [prince]}
    dice: [1, 1, 1, 1]
"""


def total(rules: Lawrence, table: Seated) -> int:
    t = table(ATTACK)
    t.match.rules = rules
    t.play("play cavalry charge", "play explosives")
    return rules.arab_total(t.state)


def test_an_edited_number_changes_the_game(rules: Lawrence, table: Seated) -> None:
    sound = total(rules, table)
    assert sound == 5 + (3 + 2 + 3) + (4 + 2 + 3) + 5
    for card, effect, numbers, change in (
        ("arabs", None, {"force": 4}, 1),
        ("prince", Effect("tribesmen_bonus", {"amount": 5}), {}, 6),
        ("cavalry_charge", Effect("tribesmen_force", {"amount": 1}), {}, -4),
        ("explosives", Effect("attack_force", {"amount": 9}), {}, 4),
    ):
        changed = Lawrence(edited(rules, card, effect, **numbers))
        assert total(changed, table) == sound + change, card


def test_an_edited_capacity_changes_what_is_legal(rules: Lawrence, table: Seated) -> None:
    t = table("hands: {1: [arabs]}\nleaders: {1: [sharif: [arabs, arabs, arabs]]}")
    assert t.why("attach arabs to sharif") == "L12"
    t.match.rules = Lawrence(edited(rules, "sharif", force=4))
    assert t.why("attach arabs to sharif") == ""


def perft(rules: Lawrence, state: State, depth: int) -> int:
    """How many lines of play of `depth` decisions there are, with the same chance in each."""
    actions = rules.legal_actions(state)
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.clone()
        rules.apply(after, action, Seeded(depth))
        count += perft(rules, after, depth - 1)
    return count


@pytest.mark.parametrize(
    ("options", "rounds", "counts"),
    [
        (Options(), 1, [3, 9, 26, 65, 244, 1574]),
        (Options(), 6, [4, 17, 109, 591, 2268, 5939]),
        (Options(40, ANYONE, EVERY_ATTACK, ANYONE), 6, [4, 17, 109, 591, 2310, 6401]),
    ],
)
def test_the_number_of_lines_of_play_is_known(
    rules: Lawrence, options: Options, rounds: int, counts: list[int]
) -> None:
    """These numbers change with any change of what is legal: look twice before you edit them."""
    match = Match(rules, 3, options, seed=7, first=0)
    while match.state.round < rounds:
        match.play(match.legal_actions()[-1])
    assert [perft(rules, match.state, depth) for depth in range(1, 7)] == counts
