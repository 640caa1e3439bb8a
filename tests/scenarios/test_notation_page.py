"""The examples in docs/NOTATION.md are what they say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.games import GAMES, rules_of
from game.records import expect, position, scenario
from game.records.grammar import grammar_of
from game.records.words import Words
from game.rules.core.cards import Catalogue
from game.yamltree import YamlReader

PAGE = (Path(__file__).parents[2] / "docs" / "NOTATION.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
ACTIONS = [
    (game, line.split("  #")[0].strip())
    for game, block in re.findall(r"^```text (\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
]


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_each_example_of_a_scenario_passes(
    number: int, tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    path = tmp_path / "example.yaml"
    path.write_text(EXAMPLES[number], encoding="utf-8")
    failures = [str(f) for each in scenario.load(path, catalogues) for f in each.run()]
    assert not failures, "\n".join(failures)


def test_there_are_examples() -> None:
    for game in GAMES:
        assert sum(f"game: {game}\n" in example for example in EXAMPLES) >= 1
        assert sum(of == game for of, _ in ACTIONS) >= 14


@pytest.mark.parametrize(("game", "text"), ACTIONS)
def test_each_example_of_an_action_is_one(
    game: str, text: str, catalogues: Mapping[str, Catalogue]
) -> None:
    rules = rules_of(catalogues[game])
    written = rules.format(rules.parse(grammar_of(rules).blank(3, None), text))
    assert re.sub(r"#\d+", "", written) == re.sub(r"(?<=[a-z]) (?=ears)", "_", text)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_and_field_is_explained(
    game: str, catalogues: Mapping[str, Catalogue], tmp_path: Path
) -> None:
    rules = rules_of(catalogues[game])
    grammar = grammar_of(rules)
    words = Words(YamlReader(tmp_path), rules, grammar.blank(2, None))
    known = expect.Expecting(words, grammar).known
    for name in (*grammar.decisions, *position.FIELDS, *grammar.fields, *known):
        assert f"`{name}`" in PAGE, f"{name} is not on the page"
