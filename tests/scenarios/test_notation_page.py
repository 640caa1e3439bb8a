"""The examples in docs/NOTATION.md are what they say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.records import expect, position, scenario
from game.records.words import Words
from game.rules.core.cards import Catalogue
from game.rules.lawrence.notation import parse_action
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import DECISIONS, Options, State
from game.yamltree import YamlReader

PAGE = (Path(__file__).parents[2] / "docs" / "NOTATION.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
ACTIONS = [
    line.split("  #")[0].strip()
    for block in re.findall(r"^```text\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
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
    assert len(EXAMPLES) >= 3
    assert len(ACTIONS) >= 14


@pytest.mark.parametrize("text", ACTIONS)
def test_each_example_of_an_action_is_one(text: str, rules: Lawrence) -> None:
    action = parse_action(rules.tables, State(2, Options()), text)
    written = rules.format(action)
    assert re.sub(r"#\d+", "", written) == re.sub(r"(?<=[a-z]) (?=ears)", "_", text)


def test_every_decision_and_field_is_explained(rules: Lawrence, tmp_path: Path) -> None:
    grammar = grammar_of(rules)
    words = Words(YamlReader(tmp_path), rules, grammar.blank(2, None))
    known = expect.Expecting(words, grammar).known
    for name in (*grammar.decisions, *position.FIELDS, *grammar.fields, *known):
        assert f"`{name}`" in PAGE, f"{name} is not on the page"
