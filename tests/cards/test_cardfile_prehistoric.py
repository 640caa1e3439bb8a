"""The Prehistoric deck in `cards.yaml`: 183 cards as the rule text lists them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from game import cardfile
from game.program import cards_file
from game.rules.core.cards import CardLine, Catalogue, Effect
from game.rules.prehistoric import schema

Write: TypeAlias = Callable[[str | bytes], Path]

# Name, copies, type, Food, Strength and notes, as in the Common Deck Card List of the rules. Armor
# is of the type A, which the key of that list forgets.
PRINTED = """
Great Warrior           2  P    - 7 Attack rolls vs are at +1
Chieftain               2  P    - 6 Reroll 1 roll in Raid Phase
Big Man                 4  P    - 5
Warrior                 6  P    - 4
Hunter                  8  P    - 3 Ranged Weapon gets Str+1
Strong Woman            4  P    - 2
Spear Thrower           2  M    - 6
Thrown Rock             2  M    - 4
Boomerang               2  M    - 5
Falling Boulder         1  M    - 3
Bow & Arrow             2  M    - 7
Recurved Bow            2  M    - 8
Sling                   2  M    - 5
Javelins                2  M    - 5
Heavy Spear             2  W    - +3
Stone Axe               2  W    - +3
War Club                2  W    - +2
Tree Trunk              1  W    - +2
Maul                    2  W    - +2
Flint Knife             2  W    - +1
Bone Club               2  W    - +1
Sticks & Stones         2  M/W  - 2/+1 Both Ranged & HTH
Wooden Shield           2  A    - -1
Piecemeal Armor         2  A    - -1
Sentries                1  D    -
Defensible Location     1  D    -
Guard Dogs              1  D    -
Set Traps               1  D    -
Set Fire                1  T    -
Surrounded              1  T    -
Ambush                  3  R    -
Surprise Attack         3  R    -
Pitched Battle          3  R    -
War Party               3  R    -
Mammoth Hunters         2  G    6
Over-Exploitation       2  G    6
Net Hunting             2  G    6
Great Elk               2  G    5
Big Game                2  G    5
Kill Predator           2  G    5
Aurochs                 2  G    5
Hunting Party           2  G    4
Deer                    2  G    4
Hunting Grounds         2  G    4
Rabbits                 2  G    3
Birds                   2  G    3
Rodents                 2  G    3
Eggs                    2  G    3
Spear Fishing           2  G    3
Net Fishing             2  G    3
Set Traps               2  G    3
Shell Fish              2  G    3
Reptiles                2  G    3
Insects                 2  G    2
Honey                   2  G    2
Vegetables              2  G    2
Fruits                  2  G    2
Gourds                  2  G    2
Berries                 2  G    2
Wild Grains             2  G    2
Nuts & Seeds            2  G    2
Mushrooms               2  G    2
Roots                   2  G    2
Tubers                  2  G    2
Bark & Leaves           2  G    1
Lice Infestation        1  H    Medical
Infection               1  H    Medical
Spoiled Food            1  H    Medical
Disease                 1  H    Medical
Gangrene                1  H    Medical
Break Leg               1  H    Medical
Drowning                1  H    Medical
Saber Tooth Tigers      1  H    Animal
Bear Attack             1  H    Animal
Wolves                  1  H    Animal
Snake Bite              1  H    Animal
Migration               1  H    Exposure
Move Camp               1  H    Exposure
Blizzard                1  H    Exposure
Bitter Cold             1  H    Exposure
Frostbite               1  H    Exposure
Hypothermia             1  H    Exposure
Power Struggle          1  H    Social
Domestic Dispute        1  H    Social
Murder                  1  H    Social
Lost Child              1  H    Social
Infanticide             1  H    Social
Massacre                4  X
Counter-Attack          4  X
Trade                   2  X    Draw 2 cards
Meeting of the Tribes   2  X    Draw 2 cards
Cave Shelter            1  X    Negate Exposure Hardship
Furs & Skins            1  X    Negate Exposure Hardship
Camp Fire               1  X    Negate Exposure Hardship
Taboos                  1  X    Negate Social Hardship
Shaman                  1  X    Negate Social Hardship
Herbal Remedies         1  X    Negate Medical Hardship
Grooming                1  X    Negate Medical Hardship
Primitive Surgery       1  X    Negate Medical Hardship
Dogs                    1  X    Negate Animal Hardship
"""

LETTERS = {
    "person": "P",
    "ranged": "M",
    "hand": "W",
    "both": "M/W",
    "armor": "A",
    "defense": "D",
    "tactics": "T",
    "raiding": "R",
    "hunting": "G",
    "hardship": "H",
    "special": "X",
}

# What the notes of the list say, and for cards without one what their rules say.
NOTES: dict[str, Callable[[Effect], str]] = {
    "hard_to_hit": lambda effect: f"Attack rolls vs are at {effect.number('amount'):+}",
    "reroll_in_raid": lambda effect: "Reroll 1 roll in Raid Phase",
    "ranged_bonus": lambda effect: f"Ranged Weapon gets Str{effect.number('amount'):+}",
    "hardship": lambda effect: effect.word("element").capitalize(),
    "negate": lambda effect: f"Negate {effect.word('element').capitalize()} Hardship",
    "draw": lambda effect: f"Draw {effect.number('cards')} cards",
}
OF_TYPE = {
    "defense": Effect("reroll_defending"),
    "tactics": Effect("reroll_attacking"),
    "raiding": Effect("raid"),
}
ROUNDS = {
    "massacre": Effect("extra_round", {"side": "attacker"}),
    "counter_attack": Effect("extra_round", {"side": "defender"}),
}

IDS = """
great_warrior chieftain big_man warrior hunter strong_woman
spear_thrower thrown_rock boomerang falling_boulder bow_and_arrow recurved_bow sling javelins
heavy_spear stone_axe war_club tree_trunk maul flint_knife bone_club sticks_and_stones
wooden_shield piecemeal_armor
sentries defensible_location guard_dogs set_traps_defense set_fire surrounded
ambush surprise_attack pitched_battle war_party
mammoth_hunters over_exploitation net_hunting great_elk big_game kill_predator aurochs
hunting_party deer hunting_grounds rabbits birds rodents eggs spear_fishing net_fishing set_traps
shell_fish reptiles insects honey vegetables fruits gourds berries wild_grains nuts_and_seeds
mushrooms roots tubers bark_and_leaves
lice_infestation infection spoiled_food disease gangrene break_leg drowning
saber_tooth_tigers bear_attack wolves snake_bite
migration move_camp blizzard bitter_cold frostbite hypothermia
power_struggle domestic_dispute murder lost_child infanticide
massacre counter_attack trade meeting_of_the_tribes
cave_shelter furs_and_skins camp_fire taboos shaman herbal_remedies grooming primitive_surgery dogs
"""


@pytest.fixture(scope="module")
def deck() -> Catalogue:
    return cardfile.load(cards_file())["prehistoric"]


def values(line: CardLine) -> str:
    """Food and Strength as the list prints them."""
    if line.type == "hunting":
        return str(line.number("food"))
    if line.type in ("hardship", "special"):
        return ""
    strength = {
        "person": f"{line.number('strength')}",
        "ranged": f"{line.number('ranged')}",
        "hand": f"{line.number('hand'):+}",
        "both": f"{line.number('ranged')}/{line.number('hand'):+} Both Ranged & HTH",
        "armor": f"-{line.number('armor')}",
    }
    return f"- {strength.get(line.type, '')}"


def listed(line: CardLine) -> str:
    note = NOTES[line.effect.kind](line.effect) if line.effect and line.effect.kind in NOTES else ""
    return " ".join(f"{line.name} {line.count} {LETTERS[line.type]} {values(line)} {note}".split())


def test_the_numbers_and_notes_are_those_of_the_rule_text(deck: Catalogue) -> None:
    assert [listed(line) for line in deck.lines] == [
        " ".join(row.split()) for row in PRINTED.split("\n") if row
    ]


def test_effects_without_a_note_are_those_of_the_type_or_the_name(deck: Catalogue) -> None:
    for line in deck.lines:
        if not (line.effect and line.effect.kind in NOTES):
            assert line.effect == (OF_TYPE.get(line.type) or ROUNDS.get(line.id)), line.id
    assert all(deck.copies(slug) for slug in ROUNDS)


def test_each_line_has_its_id(deck: Catalogue) -> None:
    assert [line.id for line in deck.lines] == IDS.split()
    names = Counter(line.name for line in deck.lines)
    assert {name for name, count in names.items() if count > 1} == {"Set Traps"}
    both = [line for line in deck.lines if line.name == "Set Traps"]
    assert {line.id: (line.type, line.count) for line in both} == {
        "set_traps": ("hunting", 2),
        "set_traps_defense": ("defense", 1),
    }


def test_the_deck_is_counted(deck: Catalogue) -> None:
    assert len(deck.lines) == 100
    assert len(deck.line_of) == 183
    cards = Counter(LETTERS[deck.line(card).type] for card in range(183))
    assert cards == {
        "P": 26,
        "M": 15,
        "W": 13,
        "M/W": 2,
        "A": 4,
        "D": 4,
        "T": 2,
        "R": 12,
        "G": 62,
        "H": 22,
        "X": 21,
    }
    assert sum(deck.line(card).number("food") for card in range(183)) == 200
    hardships = [line.effect for line in deck.lines if line.type == "hardship"]
    assert Counter(effect.word("element") for effect in hardships if effect) == {
        "medical": 7,
        "exposure": 6,
        "social": 5,
        "animal": 4,
    }


def test_the_header_is_that_of_the_rule_text(deck: Catalogue) -> None:
    assert deck.name == "Prehistoric Warfare"
    assert dict(deck.header) == {
        "people": 10,
        "food": 2,
        "draw": 1,
        "draw_more_from": 15,
        "hand_limit": 5,
        "growth": 1,
        "people_per_food": 10,
        "person_strength": 1,
        "die_sides": 10,
        "defenders_draw": 3,
        "victory_people": 30,
    }


def test_types_print_the_numbers_of_the_schema(deck: Catalogue) -> None:
    assert {line.type for line in deck.lines} == schema.TYPES.keys()
    for line in deck.lines:
        assert tuple(line.numbers) == schema.TYPES[line.type], line.id


def test_no_text_has_a_placeholder_left(deck: Catalogue) -> None:
    assert all(line.text and not set("{}") & set(line.text) for line in deck.lines)


@pytest.mark.parametrize(
    ("old", "new", "slug", "text"),
    [
        (
            "type: person, strength: 5",
            "type: person, strength: 9",
            "big_man",
            "Fights Hand-to-hand with **Strength 9**.",
        ),
        (
            "name: War Club, count: 2, type: hand, hand: 2",
            "name: War Club, count: 2, type: hand, hand: 4",
            "war_club",
            "**Strength +4** in the **Hand-to-hand volley**.",
        ),
        (
            "name: Deer, count: 2, type: hunting, food: 4",
            "name: Deer, count: 2, type: hunting, food: 7",
            "deer",
            "**Hunt Phase:** discard it and gain **7 Food**.",
        ),
        (
            "kind: hard_to_hit, amount: 1",
            "kind: hard_to_hit, amount: 2",
            "great_warrior",
            "Dice against him count **+2**.",
        ),
    ],
)
def test_an_edited_number_shows_in_the_text(
    write: Write, old: str, new: str, slug: str, text: str
) -> None:
    source = cards_file().read_text("utf-8")
    assert source.count(old) == 1
    catalogue = cardfile.load(write(source.replace(old, new)))["prehistoric"]
    assert catalogue.line(catalogue.copies(slug)[0]).text == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "kind: hardship, element: animal",
            "kind: hardship, element: aminal",
            'card "saber_tooth_tigers": effect "hardship": "element" can\'t be "aminal"'
            ' (did you mean "animal"?)',
        ),
        (
            "kind: ranged_bonus, amount: 1",
            "kind: ranged_bonus, amount: 10",
            'card "hunter": effect "ranged_bonus": "amount" must be -9 to 9, not 10',
        ),
        (
            "kind: reroll_in_raid",
            "kind: reroll_attacking",
            'card "chieftain": effect',
        ),
        ("people: 10 ", "people: 0 ", 'prehistoric, header: "people" must be 1 to 99, not 0'),
        (
            "type: person, strength: 7",
            "type: person",
            'card "great_warrior": the field "strength" is missing',
        ),
        ("prehistoric:\n", "pleistocene:\n", '"pleistocene" is not a game'),
    ],
)
def test_a_fault_in_this_deck_is_said(write: Write, old: str, new: str, message: str) -> None:
    source = cards_file().read_text("utf-8")
    assert old in source
    with pytest.raises(cardfile.CardFileError) as caught:
        cardfile.load(write(source.replace(old, new, 1)))
    assert message in str(caught.value)


def test_a_deck_without_raids_is_refused(write: Write) -> None:
    source = cards_file().read_text("utf-8")
    source = source.replace("type: raiding", "type: tactics").replace(
        "{kind: raid}", "{kind: reroll_attacking}"
    )
    with pytest.raises(cardfile.CardFileError, match='no card of type "raiding"'):
        cardfile.load(write(source))


def test_the_listing_counts_the_deck(deck: Catalogue) -> None:
    rows = cardfile.listing(deck).split("\n")
    assert rows[0] == "Prehistoric Warfare"
    assert rows[-1] == "100 lines, 183 cards"
