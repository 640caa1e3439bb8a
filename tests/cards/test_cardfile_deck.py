"""The deck in `cards.yaml`: its numbers are those of the rule text, and they show on the cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from game import cardfile
from game.program import cards_file
from game.rules.core.cards import Catalogue, Effect
from game.rules.lawrence import schema

Write: TypeAlias = Callable[[str | bytes], Path]

# Name, copies, type, Force Rating, Defense Points, as in the Common Deck Card List of the rules.
PRINTED = """
Prince                4  L  5
Chieftain             4  L  4
Sharif                4  L  3
Alliance              4  E
Bedouins              8  T  4
Nomads                8  T  4
Arabs                 8  T  3
Howeitat              8  T  5
Rualla                8  T  5
Guide                 2  E
Bribes                2  E
Nothing is Written    2  E
Shifting Sands        2  E
Old Men Talk          2  E
Long Ears             4  E
Surprise              4  E
Cavalry Charge        4  E
Cross the Desert      4  E
Lost in the Desert    4  E
Unprofitable Raid     4  E
Great Loyalty         4  E
Lawrence Captured     2  E
Tribal Divisions      2  E
Strafed by Planes     2  E
Desertions            2  E
Armored Car           2  E
Explosives            2  E
British Machine Guns  2  E
Train                 6  M  6   1
Outpost               2  M  8   2
Town                  2  M  10  2
Coastal Fort          2  M  12  3
Damascus              1  M  20  4
Garrison              4  D  2   1
Turkish Infantry      4  D  3   1
Machine Guns          4  D  4   2
German Troops         2  D  5   2
Fortifications        3  D  6   1
Artillery             3  D  7   2
"""

# What the notes of that list say in numbers, and the effects that hold them.
EFFECTS = {
    "prince": Effect("tribesmen_bonus", {"amount": 2}),
    "chieftain": Effect("tribesmen_bonus", {"amount": 1}),
    "sharif": None,
    "alliance": Effect("extra_leader"),
    "bedouins": Effect("leave_after", {"attack": "failed"}),
    "nomads": Effect("leave_after", {"attack": "succeeded"}),
    "arabs": None,
    "howeitat": Effect("not_with", {"card": "rualla"}),
    "rualla": Effect("not_with", {"card": "howeitat"}),
    "guide": Effect("search_deck"),
    "bribes": Effect("draw", {"cards": 2, "discard": 0}),
    "nothing_is_written": Effect("draw", {"cards": 3, "discard": 2}),
    "shifting_sands": Effect("take_leader"),
    "old_men_talk": Effect("opponent_discards", {"cards": 2}),
    "long_ears": Effect("see_hand"),
    "surprise": Effect("remove_defense"),
    "cavalry_charge": Effect("tribesmen_force", {"amount": 3}),
    "cross_the_desert": Effect("extra_attack"),
    "lost_in_the_desert": Effect("skip_mission"),
    "unprofitable_raid": Effect("loot_modifier", {"amount": 2}),
    "great_loyalty": Effect("loot_modifier", {"amount": -2}),
    "lawrence_captured": Effect("skip_turn"),
    "tribal_divisions": Effect("discard_in_play", {"target": "leader", "phase": "end"}),
    "strafed_by_planes": Effect("discard_in_play", {"target": "tribesman", "phase": "end"}),
    "desertions": Effect("discard_in_play", {"target": "tribesman", "phase": "loot"}),
    "armored_car": Effect("attack_force", {"amount": 3}),
    "explosives": Effect("attack_force", {"amount": 5}),
    "british_machine_guns": Effect("attack_force", {"amount": 4}),
    "train": Effect("refuses", {"card": "fortifications"}),
}
LETTERS = {"leader": "L", "tribesman": "T", "event": "E", "mission": "M", "defense": "D"}


@pytest.fixture(scope="module")
def deck() -> Catalogue:
    return cardfile.load(cards_file())["lawrence"]


def text_of(catalogue: Catalogue, slug: str) -> str:
    return catalogue.line(catalogue.copies(slug)[0]).text


def test_the_numbers_are_those_of_the_rule_text(deck: Catalogue) -> None:
    listed = [
        " ".join([line.name, str(line.count), LETTERS[line.type], *map(str, line.numbers.values())])
        for line in deck.lines
    ]
    assert listed == [" ".join(row.split()) for row in PRINTED.split("\n") if row]
    for line in deck.lines:
        assert list(line.numbers) == ["force", "defense"][: len(line.numbers)]


def test_the_effects_are_those_of_the_rule_text(deck: Catalogue) -> None:
    assert {line.id: line.effect for line in deck.lines} == {
        **dict.fromkeys(line.id for line in deck.lines),
        **EFFECTS,
    }


def test_the_header_is_that_of_the_rule_text(deck: Catalogue) -> None:
    assert deck.name == "Lawrence of Arabia"
    assert dict(deck.header) == {
        "hand": 5,
        "draw": 2,
        "hand_limit": 7,
        "die_sides": 6,
        "hit_on": 4,
        "loot_on": 4,
        "victory_force": 40,
    }


@pytest.mark.parametrize(
    ("card_type", "cards", "force", "defense"),
    [
        ("leader", 12, 48, 0),
        ("tribesman", 40, 168, 0),
        ("event", 56, 0, 0),
        ("mission", 13, 116, 24),
        ("defense", 20, 85, 29),
    ],
)
def test_cards_force_and_defense_points_of_a_type(
    deck: Catalogue, card_type: str, cards: int, force: int, defense: int
) -> None:
    lines = [deck.line(card) for card in range(len(deck.line_of))]
    assert len(lines) == 141
    lines = [line for line in lines if line.type == card_type]
    assert len(lines) == cards
    assert sum(line.number("force") for line in lines) == force
    assert sum(line.number("defense") for line in lines) == defense


def test_every_effect_of_the_schema_is_on_a_card_and_the_other_way_round(deck: Catalogue) -> None:
    assert {line.effect.kind for line in deck.lines if line.effect} == schema.EFFECTS.keys()


def test_no_text_has_a_placeholder_left(deck: Catalogue) -> None:
    assert all(line.text and not set("{}") & set(line.text) for line in deck.lines)
    assert text_of(deck, "prince") == "His **Tribesmen** get **Force +2**."
    assert text_of(deck, "great_loyalty") == "**−2** to the **Loot roll** on the table."
    assert text_of(deck, "train") == "**Fortifications** may not be attached."
    assert text_of(deck, "howeitat") == "Never with the same Leader as **Rualla**."


@pytest.mark.parametrize(
    ("old", "new", "slug", "text"),
    [
        ("cards: 2, discard: 0", "cards: 7, discard: 0", "bribes", "**Draw 7** cards."),
        (
            "cards: 3, discard: 2",
            "cards: 3, discard: 1",
            "nothing_is_written",
            "**Draw 3** cards, then **discard 1**.",
        ),
        ("amount: 5}", "amount: -4}", "explosives", "**Force Rating −4** for this Attack."),
        ("amount: 5}", "amount: 0}", "explosives", "**Force Rating +0** for this Attack."),
        ("amount: 5}", "amount: +6}", "explosives", "**Force Rating +6** for this Attack."),
        (
            "type: mission, force: 20",
            "type: mission, force: 25",
            "damascus",
            "Worth **25 Force** in your Victory pile.",
        ),
        ("name: Rualla,", "name: Rwala,", "howeitat", "Never with the same Leader as **Rwala**."),
        (
            "They ride with **any Leader** and stay with him.",
            "One of {count}",
            "arabs",
            "One of 8",
        ),
    ],
)
def test_an_edited_number_shows_in_the_text(
    write: Write, old: str, new: str, slug: str, text: str
) -> None:
    source = cards_file().read_text("utf-8")
    assert source.count(old) == 1
    catalogue = cardfile.load(write(source.replace(old, new)))["lawrence"]
    assert text_of(catalogue, slug) == text


def test_an_edited_number_is_the_number_of_the_game(write: Write) -> None:
    source = cards_file().read_text("utf-8")
    source = source.replace("victory_force: 40", "victory_force: 30").replace(
        "name: Train, count: 6", "name: Train, count: 5"
    )
    catalogue = cardfile.load(write(source))["lawrence"]
    assert catalogue.header["victory_force"] == 30
    assert len(catalogue.line_of) == 140
    assert len(catalogue.copies("train")) == 5


@pytest.mark.usefixtures("loader")
@pytest.mark.parametrize(("start", "newline"), [("\ufeff", "\n"), ("", "\r\n"), ("\ufeff", "\r\n")])
def test_a_file_saved_on_windows_is_the_same(
    deck: Catalogue, write: Write, start: str, newline: str
) -> None:
    source = cards_file().read_text("utf-8")
    path = write(start + source.replace("\n", newline))
    assert cardfile.load(path) == {**cardfile.load(cards_file()), "lawrence": deck}


def test_the_listing_counts_the_deck(deck: Catalogue) -> None:
    rows = cardfile.listing(deck).split("\n")
    assert rows[0] == "Lawrence of Arabia"
    assert rows[-1] == "39 lines, 141 cards"
    cells = [row.split() for row in rows]
    assert ["Mission", "Count", "Force", "Defense"] in cells
    assert ["Damascus", "1", "20", "4", "Worth", "20", "Force"] in [row[:7] for row in cells]
    totals = [row[2:] for row in cells if row[:2] == ["in", "all"]]
    assert totals == [["12", "48"], ["40", "168"], ["56"], ["13", "116", "24"], ["20", "85", "29"]]


def test_the_file_lies_beside_main(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(cardfile.__file__).parent.parent
    monkeypatch.chdir(root.parent)
    assert cards_file() == root / "cards.yaml"
