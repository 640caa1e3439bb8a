"""Every kind of mistake in `cards.yaml` is one clear line that points to the place."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from game import cardfile
from game.cardfile import CardFileError

Write: TypeAlias = Callable[[str | bytes], Path]

SOUND = """\
lawrence:
  name: Lawrence of Arabia
  header: {hand: 5, draw: 2, hand_limit: 7, die_sides: 6, hit_on: 4, loot_on: 4, victory_force: 40}
  cards:
    - {id: prince, name: Prince, count: 4, type: leader, force: 5,
       effect: {kind: tribesmen_bonus, amount: 2}, text: "His **Tribesmen** get {amount:+}."}
    - {id: bedouins, name: Bedouins, count: 8, type: tribesman, force: 4,
       effect: {kind: leave_after, attack: failed}, text: "Off if {attack}."}
    - {id: howeitat, name: Howeitat, count: 8, type: tribesman, force: 5,
       effect: {kind: not_with, card: rualla}, text: "Never with {card}."}
    - {id: rualla, name: Rualla, count: 8, type: tribesman, force: 5, text: ""}
    - {id: bribes, name: Bribes, count: 2, type: event,
       effect: {kind: draw, cards: 2, discard: 0}, text: "Draw {cards}."}
    - {id: guide, name: Guide, count: 2, type: event,
       effect: {kind: search_deck}, text: "Search."}
    - {id: damascus, name: Damascus, count: 1, type: mission, force: 20, defense: 4,
       text: "Worth {force}."}
"""

pytestmark = pytest.mark.usefixtures("loader", "one_game")


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of one game: what is wrong with a card shows in any."""
    monkeypatch.setattr(cardfile, "GAMES", {"lawrence": cardfile.GAMES["lawrence"]})


def complaint(path: Path) -> str:
    with pytest.raises(CardFileError) as caught:
        cardfile.load(path)
    lines = str(caught.value).split("\n")
    assert len(lines) == len(caught.value.faults)
    assert all(line.startswith(str(path)) for line in lines)
    return str(caught.value)


def edited(old: str, new: str) -> tuple[str, str]:
    """The sound file with a part replaced, and `line:column` of the mark ¦ in the new part."""
    assert SOUND.count(old) == 1, old
    source = SOUND.replace(old, new)
    before, mark, after = source.partition("¦")
    assert mark
    rows = before.split("\n")
    return before + after, f"{len(rows)}:{len(rows[-1]) + 1}"


def test_the_sound_file_is_sound(write: Write) -> None:
    assert len(cardfile.load(write(SOUND))["lawrence"].line_of) == 33


NINE = """\
lawrence:
  name: Lawrence of Arabia
  header: {hand: 5, draw: 2, hand_limit: 7, die_sides: 1, hit_on: 4, loot_on: 4, victory_force: 40}
  cards:
    - {id: prince, name: Prince, count: "4", type: leader, force: 5,
       effect: {kind: tribesmen_bonus, amount: 2}, text: "His **Tribesmen** get {amout:+}."}
    - {id: sharif, name: Sharif, count: 4, type: leader, force: 3, defense: 1,
       text: "Leads **{force} Tribesmen."}
    - {id: howeitat, name: Howeitat, count: 8, type: tribesman, force: 5,
       effect: {kind: not_with, card: ruala}, text: "Never with {card}."}
    - {id: rualla, name: Rualla, count: 8, type: tribesman, force: 5, count: 9, text: "Yes"}
    - {id: bribes, name: Bribes, count: 2, type: event,
       effect: {kind: drew, cards: 2, discard: 0}, text: "Draw {cards}."}
    - {id: train, name: Train, count: 6, type: mission, force: 6, defence: 1,
       text: "Worth {force}."}
"""


def test_nine_faults_are_nine_lines(write: Write) -> None:
    assert complaint(write(NINE)).split("\n") == [
        'cards.yaml:3:56: lawrence, header: "die_sides" must be 2 to 20, not 1',
        'cards.yaml:5:41: card "prince": "count" must be a whole number, not the text "4"',
        'cards.yaml:6:81: card "prince": "text": "{amout:+}" is no number of this card'
        ' (did you mean "amount"?)',
        'cards.yaml:7:68: card "sharif": type "leader" has no "defense"',
        'cards.yaml:8:21: card "sharif": "text" has a ** without its partner',
        'cards.yaml:10:39: card "howeitat": effect "not_with": "card": no card has the id "ruala"'
        ' (did you mean "rualla"?)',
        'cards.yaml:11:71: card "rualla": "count" is given twice, first in line 11',
        'cards.yaml:13:23: card "bribes": effect: "kind" can\'t be "drew" (did you mean "draw"?)',
        'cards.yaml:14:67: card "train": "defence" is not a field (did you mean "defense"?)',
    ]


# What to replace, by what (the fault is shown at ¦), and the message.
FAULTS = [
    # Fields
    ("name: Lawrence", "¦nmae: Lawrence", 'lawrence: "nmae" is not a field (did you mean "name"?)'),
    ("hand: 5", "¦hnad: 5", 'lawrence, header: "hnad" is not a field (did you mean "hand"?)'),
    (
        "count: 1,",
        "count: 1, ¦colour: 3,",
        'card "damascus": "colour" is not a field'
        " (known: id, name, count, force, defense, type, effect, text)",
    ),
    (
        "- {id: guide, name: Guide, count: 2, type: event,",
        "- ¦{id: guide, name: Guide, type: event,",
        'card "guide": the field "count" is missing',
    ),
    ("- {id: guide, ", "- ¦{", 'card 6: the field "id" is missing'),
    (
        "defense: 4,\n       text:",
        "defense: 4,\n       ¦txt:",
        'card "damascus": "txt" is not a field (did you mean "text"?)',
    ),
    (
        "{id: damascus, name: Damascus, count: 1, type: mission, force: 20, defense: 4,",
        "¦{id: damascus, name: Damascus, count: 1, type: mission, force: 20,",
        'card "damascus": the field "defense" is missing',
    ),
    (
        "{hand: 5, draw: 2,",
        "¦{hand: 5,",
        'lawrence, header: the field "draw" is missing',
    ),
    ("  name: Lawrence of Arabia\n  h", "  ¦h", 'lawrence: the field "name" is missing'),
    (
        "count: 1,",
        "count: 1, ¦count: 1,",
        'card "damascus": "count" is given twice, first in line 16',
    ),
    ("hand: 5,", "hand: 5, ¦hand: 5,", 'lawrence, header: "hand" is given twice, first in line 3'),
    ("count: 1,", "count: 1, ¦[a]: 1,", 'card "damascus": the name of a field must be a word'),
    ("count: 1,", "count: 1, ¦{a: b}: 1,", 'card "damascus": the name of a field must be a word'),
    # Numbers
    *(
        ("count: 1,", f"count: ¦{value},", f'card "damascus": "count" must be {message}')
        for value, message in [
            ('"1"', 'a whole number, not the text "1"'),
            ("one", 'a whole number, not the text "one"'),
            ("1.0", 'a whole number, not the decimal number "1.0"'),
            (".inf", 'a whole number, not the decimal number ".inf"'),
            ("yes", 'a whole number, not the yes-or-no value "yes"'),
            ("True", 'a whole number, not the yes-or-no value "True"'),
            ("null", "a whole number, not nothing"),
            ("2024-01-01", 'a whole number, not the date "2024-01-01"'),
            ("[1]", "a whole number, not a list"),
            ("{a: 1}", "a whole number, not a mapping"),
            ("010", 'in plain digits, not "010"'),
            ("0x10", 'in plain digits, not "0x10"'),
            ("1_0", 'in plain digits, not "1_0"'),
            ("1:30", 'in plain digits, not "1:30"'),
            ("0", "1 to 40, not 0"),
            ("41", "1 to 40, not 41"),
            ("-1", "1 to 40, not -1"),
            ("9" * 5000, "1 to 40, not " + "9" * 39 + "…"),
        ]
    ),
    ("force: 20", "force: ¦100", 'card "damascus": "force" must be 0 to 99, not 100'),
    ("defense: 4", "defense: ¦13", 'card "damascus": "defense" must be 0 to 12, not 13'),
    ("hit_on: 4", "hit_on: ¦1", 'lawrence, header: "hit_on" must be 2 to 20, not 1'),
    (
        "hit_on: 4",
        "hit_on: ¦on",
        'lawrence, header: "hit_on" must be a whole number, not the yes-or-no value "on"',
    ),
    (
        "count: 8, type: tribesman, force: 4,",
        "count: 8, type: tribesman, force: 4, ¦defense: 1,",
        'card "bedouins": type "tribesman" has no "defense"',
    ),
    (
        "- {id: guide, name: Guide, count: 2, type: event,",
        "- {id: guide, name: Guide, count: 2, type: event, ¦force: 2,",
        'card "guide": type "event" has no "force"',
    ),
    # Ids, names, types
    ("id: guide", "id: ¦bribes", 'card "bribes": the id "bribes" is taken by the card in line 12'),
    *(
        (
            "id: guide",
            f"id: ¦{slug}",
            f'card "{slug}": "id" must be small letters, digits and single underscores, '
            f'a letter first, not "{slug}"',
        )
        for slug in ["Guide", "the guide", "the-guide", "1st", "a__b", "_a", "a_", "guidé", "a#1"]
    ),
    (
        "id: guide",
        'id: ¦""',
        'card 6: "id" must be small letters, digits and single underscores, a letter first, not ""',
    ),
    (
        "id: guide",
        "id: ¦" + "g" * 41,
        f'card "{"g" * 39}…": "id" has 41 characters, 40 is the most',
    ),
    ("id: guide", "id: ¦7", 'card 6: "id" must be text, not the number "7": put it in quotes'),
    (
        "id: guide",
        "id: ¦on",
        'card 6: "id" must be text, not the yes-or-no value "on": put it in quotes',
    ),
    ("name: Guide", 'name: ¦""', 'card "guide": "name" is empty'),
    ("name: Guide", 'name: ¦"  "', 'card "guide": "name" is empty'),
    ("name: Guide", "name: ¦~", 'card "guide": "name" must be text, not nothing'),
    ("name: Guide", "name: ¦{}", 'card "guide": "name" must be text, not a mapping'),
    ("name: Guide", 'name: ¦"G{u}"', 'card "guide": "name" can\'t have any of { } *'),
    ("name: Guide", 'name: ¦"*Guide"', 'card "guide": "name" can\'t have any of { } *'),
    (
        "name: Guide",
        'name: ¦"Gui\\nde"',
        'card "guide": "name" can\'t have the character U+000A in it',
    ),
    ("name: Guide", "name: ¦" + "G" * 41, 'card "guide": "name" has 41 characters, 40 is the most'),
    (
        "name: Lawrence of Arabia",
        "name: ¦1962",
        'lawrence: "name" must be text, not the number "1962": put it in quotes',
    ),
    (
        "type: mission",
        "type: ¦misson",
        'card "damascus": "type" can\'t be "misson" (did you mean "mission"?)',
    ),
    (
        "type: mission",
        "type: ¦Turks",
        'card "damascus": "type" can\'t be "Turks"'
        " (known: leader, tribesman, event, mission, defense)",
    ),
    ("type: mission", "type: ¦[mission]", 'card "damascus": "type" must be text, not a list'),
    # Effects
    ("kind: draw", "kind: ¦juggle", 'card "bribes": effect: "kind" can\'t be "juggle"'),
    (
        "kind: draw",
        "kind: ¦3",
        'card "bribes": effect: "kind" must be text, not the number "3": put it in quotes',
    ),
    ("{kind: draw, ", "¦{", 'card "bribes": effect: the parameter "kind" is missing'),
    (
        "{kind: search_deck}",
        "¦search_deck",
        'card "guide": effect: this must be a mapping of parameters, not the text "search_deck"',
    ),
    (
        "{kind: search_deck}",
        "¦~",
        'card "guide": effect: this must be a mapping of parameters, not nothing',
    ),
    (
        "kind: search_deck",
        "kind: ¦leave_after, attack: failed",
        'card "guide": effect "leave_after": this is for type "tribesman", not "event"',
    ),
    (
        "{kind: draw, cards: 2,",
        "¦{kind: draw,",
        'card "bribes": effect "draw": the parameter "cards" is missing',
    ),
    (
        "cards: 2, ",
        "¦card: 2, ",
        'card "bribes": effect "draw": "card" is not a parameter (did you mean "cards"?)',
    ),
    (
        "cards: 2, ",
        "cards: 2, ¦amount: 2, ",
        'card "bribes": effect "draw": "amount" is not a parameter (known: kind, cards, discard)',
    ),
    (
        "cards: 2, ",
        "cards: ¦two, ",
        'card "bribes": effect "draw": "cards" must be a whole number, not the text "two"',
    ),
    ("cards: 2, ", "cards: ¦21, ", 'card "bribes": effect "draw": "cards" must be 0 to 20, not 21'),
    (
        "attack: failed",
        "attack: ¦fails",
        'card "bedouins": effect "leave_after": "attack" can\'t '
        'be "fails" (did you mean "failed"?)',
    ),
    (
        "attack: failed",
        "attack: ¦no",
        'card "bedouins": effect "leave_after": "attack" must be '
        'text, not the yes-or-no value "no": put it in quotes',
    ),
    (
        "card: rualla",
        "card: ¦camels",
        'card "howeitat": effect "not_with": "card": no card has the id "camels"'
        " (known: prince, bedouins, howeitat, rualla, bribes, guide, damascus)",
    ),
    (
        "card: rualla",
        "card: ¦guide",
        'card "howeitat": effect "not_with": "card": "guide" is of type "event", not "tribesman"',
    ),
    (
        "card: rualla",
        "card: ¦4",
        'card "howeitat": effect "not_with": "card" must be text, not '
        'the number "4": put it in quotes',
    ),
    # Texts
    (
        "{amount:+}",
        "¦{cards:+}",
        'card "prince": "text": "{cards:+}" is no number of this card '
        "(known: count, force, amount)",
    ),
    (
        "{force}",
        "¦{amount}",
        'card "damascus": "text": "{amount}" is no number of this card (did you mean "count"?)',
    ),
    (
        "{force}",
        "{force} ¦{forse}",
        'card "damascus": "text": "{forse}" is no number of this card (did you mean "force"?)',
    ),
    ("{attack}", "¦{attack:+}", 'card "bedouins": "text": "{attack:+}" is a word and has no sign'),
    *(
        (
            "{amount:+}",
            f"¦{spec}",
            f'card "prince": "text": "{spec}" must be like {{name}} or {{name:+}}',
        )
        for spec in [
            "{amount:d}",
            "{amount:}",
            "{amount!r}",
            "{}",
            "{0}",
            "{amount.real}",
            "{ amount }",
            "{amount[0]}",
            "{amount:+5}",
            "{Amount}",
        ]
    ),
    ("{amount:+}", "¦{amount:+", 'card "prince": "text" has a { without its partner'),
    ("{amount:+}", "{amount:+}¦}", 'card "prince": "text" has a } without its partner'),
    ("**Tribesmen**", "**Tribesmen** ¦**all", 'card "prince": "text" has a ** without its partner'),
    ("**Tribesmen**", "¦**Tribesmen", 'card "prince": "text" has a ** without its partner'),
    (
        '"Search."',
        "¦12",
        'card "guide": "text" must be text, not the number "12": put it in quotes',
    ),
    ('"Search."', '¦"a\\tb"', 'card "guide": "text" can\'t have the character U+0009 in it'),
    ('"Search."', f'¦"{"a" * 241}"', 'card "guide": "text" has 241 characters, 240 is the most'),
    (
        '"Search."',
        '¦"\\x7bforce}"',
        'card "guide": "text": "{force}" is no number of this card (known: count)',
    ),
    (
        '"Search."',
        '"Search\n        the ¦{deck}"',
        'card "guide": "text": "{deck}" is no number of this card (known: count)',
    ),
    # Sections
    ("lawrence:\n", "¦poker: {}\nlawrence:\n", '"poker" is not a game (known: lawrence)'),
    ("lawrence:\n", "¦lawrense:\n", '"lawrense" is not a game (did you mean "lawrence"?)'),
    # Things of YAML that are not wanted
    ("{kind: search_deck}", "¦&x {kind: search_deck}", "anchors (&name) are not used here"),
    ("count: 1,", "count: ¦&x 1,", "anchors (&name) are not used here"),
    ("count: 1,", "count: ¦!!int 1,", "tags (!name) are not used here"),
    ("count: 1,", "count: 1, ¦<<: {a: 1},", 'card "damascus": merge keys (<<) are not used here'),
]


@pytest.mark.parametrize(
    ("old", "new", "message"), FAULTS, ids=[str(place) for place in range(len(FAULTS))]
)
def test_a_fault_is_one_line_at_its_place(write: Write, old: str, new: str, message: str) -> None:
    source, place = edited(old, new)
    assert complaint(write(source)).split("\n") == [f"cards.yaml:{place}: {message}"]


@pytest.mark.parametrize(
    ("source", "messages"),
    [
        ("", ["1:1: the file is empty"]),
        ("# nothing\n", ["1:1: the file is empty"]),
        ("---\n...\n", None),
        (
            "poker: 1\n",
            ['1:1: "poker" is not a game (known: lawrence)', '1:1: the game "lawrence" is missing'],
        ),
        ("{}", ['1:1: the game "lawrence" is missing']),
        ("- a\n", ["1:1: this must be a mapping of games, not a list"]),
        ("lawrence:\n", ["1:10: lawrence: this must be a mapping of fields, not nothing"]),
        (
            "lawrence: {}\n",
            [
                f'1:11: lawrence: the field "{name}" is missing'
                for name in ("cards", "header", "name")
            ],
        ),
    ],
)
def test_what_is_not_a_file_of_cards(write: Write, source: str, messages: list[str] | None) -> None:
    lines = complaint(write(source)).split("\n")
    if messages is not None:
        assert lines == [f"cards.yaml:{message}" for message in messages]


def test_cards_must_be_a_list_of_mappings(write: Write) -> None:
    head = SOUND[: SOUND.index("    - ")]
    assert complaint(write(head.replace("cards:", "cards: all"))) == (
        'cards.yaml:4:10: lawrence: "cards" must be a list of cards, not the text "all"'
    )
    assert complaint(write(SOUND + "    - camel\n")) == (
        'cards.yaml:18:7: card 8: this must be a mapping of fields, not the text "camel"'
    )


def test_a_deck_needs_a_leader_and_a_mission(write: Write) -> None:
    rows = SOUND.split("\n")
    assert complaint(write("\n".join(rows[:4] + rows[6:15]))).split("\n") == [
        'cards.yaml:5:5: lawrence: the deck has no card of type "leader"',
        'cards.yaml:5:5: lawrence: the deck has no card of type "mission"',
    ]
    assert complaint(write("\n".join(rows[:4]).replace("cards:", "cards: []"))).count("\n") == 1


def test_a_bad_id_is_not_also_an_unknown_one(write: Write) -> None:
    assert complaint(write(SOUND.replace("id: rualla", "id: Rualla"))).count("\n") == 0
    assert complaint(write(SOUND.replace("{id: rualla, ", "{"))).count("\n") == 0


def test_an_alias_is_refused_where_it_stands(write: Write) -> None:
    source = SOUND.replace("count: 1,", "count: &one 1,").replace("defense: 4", "defense: *one")
    assert complaint(write(source)).split("\n") == [
        "cards.yaml:16:45: anchors (&name) are not used here",
        "cards.yaml:16:88: aliases (*name) are not used here",
    ]
    assert "undefined alias" in complaint(write(SOUND.replace("count: 1,", "count: *one,")))
    assert "anchors" in complaint(write("lawrence: &a {cards: [*a, *a], <<: *a}\n"))


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("count: 1, ", "count: 1 ", None),
        ("force: 20, defense: 4,", "force: 20, defense: 4]", None),
        ('"Search."', "**Search.**", "15:44"),
        ('"Search."', '"Search.', None),
        ("  header:", "\theader:", "3:1"),
        ("  name: Lawrence of Arabia", "  name: Lawrence: of Arabia", "2:17"),
        ('"Search."', '"\\q"', None),
        ('"Search."', '"\\U00110000"', None),
        ('"Search."', "!a!b c", "15:43"),
        ("lawrence:\n", "%YAML 9.9\n---\nlawrence:\n", None),
        ("lawrence:\n", "a: 1\n---\nlawrence:\n", "2:1"),
        ("lawrence:\n", "%YAML " + "9" * 5000 + ".1\n---\nlawrence:\n", None),
    ],
)
def test_broken_yaml_is_one_line(write: Write, old: str, new: str, place: str | None) -> None:
    assert SOUND.count(old) == 1
    message = complaint(write(SOUND.replace(old, new)))
    assert message.count("\n") == 0
    assert "this is not YAML: " in message
    assert message.startswith(f"cards.yaml:{place or ''}")


def test_a_text_without_quotes_gets_advice(write: Write) -> None:
    assert "needs quotes" in complaint(write(SOUND.replace('"Search."', "**Search.**")))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"a: 1\nb: caf\xe9\n", ":2:7: this is not UTF-8: save the file as UTF-8"),
        (b"\xef\xbb\xbfa: \xff\n", ":1:4: this is not UTF-8: save the file as UTF-8"),
        ("é: é".encode() + b"\xc3", ":1:5: this is not UTF-8: save the file as UTF-8"),
        (SOUND.encode("utf-16"), ":1:1: this is not UTF-8: save the file as UTF-8"),
        (b"a: 1\nb: \x00\n", ":2:4: the character U+0000 is not allowed"),
        (b"a: \x1b[0m\n", ":1:4: the character U+001B is not allowed"),
        (b"#" * 2_000_001, ": the file is larger than 2 MB"),
        (b"[" * 900, ":1:21: lists and mappings are nested too deep"),
        (b"{a: " * 100_000, ":1:81: lists and mappings are nested too deep"),
        (
            "".join(" " * n + "a:\n" for n in range(300)).encode(),
            ":21:21: lists and mappings are nested too deep",
        ),
        (b"- " * 500, ":1:41: lists and mappings are nested too deep"),
    ],
    ids=[str(place) for place in range(11)],
)
def test_bytes_that_are_no_text_or_too_much(write: Write, content: bytes, message: str) -> None:
    assert complaint(write(content)) == f"cards.yaml{message}"


def test_a_hundred_thousand_brackets_are_one_line_too(write: Write) -> None:
    # libyaml has a limit of its own, which it meets first where no space parts the brackets.
    message = complaint(write("[" * 100_000))
    assert "nest" in message
    assert message.count("\n") == 0


def test_files_that_cannot_be_read(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(SOUND)
    assert complaint(Path("no such.yaml")) == "no such.yaml: there is no such file"
    Path("folder").mkdir()
    assert complaint(Path("folder")) == "folder: this is a folder, not a file"
    assert complaint(path / "below").startswith(f"{path / 'below'}: ")
    assert "can't be read" in complaint(Path("a\0b"))

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert complaint(path) == "cards.yaml: the file can't be read: Permission denied"


def test_the_path_is_shown_as_it_was_given(write: Write) -> None:
    path = write("")
    assert complaint(path.resolve()) == f"{path.resolve()}:1:1: the file is empty"


def test_faults_come_in_the_order_of_the_file_and_survive_pickling(write: Write) -> None:
    with pytest.raises(CardFileError) as caught:
        cardfile.load(write(NINE))
    faults = caught.value.faults
    assert list(faults) == sorted(faults)
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (copy.path, copy.faults, str(copy)) == (Path("cards.yaml"), faults, str(caught.value))
