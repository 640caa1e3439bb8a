"""Scenarios: a position, what is played from it and what is then true, in a YAML file.

They are tests, lessons and bug reports alike. A file holds one scenario or a list of them.
docs/NOTATION.md has the grammar.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from yaml.nodes import MappingNode, Node, SequenceNode

from game.cardfile import CardFileError, load as load_cards
from game.games import GAMES
from game.match import Match
from game.records.expect import Check, Running, read_expectations, read_refusals
from game.records.grammar import Grammar, grammar_of
from game.records.position import Position, read_position
from game.records.words import Words
from game.rules.core.cards import Catalogue
from game.rules.core.dice import ChanceError, Scripted
from game.rules.core.play import IllegalActionError
from game.yamltree import YamlFileError, YamlReader, described, hint, kind, quoted

if TYPE_CHECKING:
    from game.games import AnyRules

_FIELDS: Final = ("scenario", "game", "auto_pass", "position", "play", "expect")
_STEPS: Final = ("seat N", "refused", "expect")
_SEAT: Final = re.compile(r"seat ([1-9])(?: +(\w+))?")
_TITLE_LIMIT: Final = 200


class Play(NamedTuple):
    """An action of a script, and where stated the seat and the kind of decision that it answers."""

    line: int
    text: str
    seat: int | None = None
    decision: str | None = None


Step = Play | Check


class Failure(NamedTuple):
    """What went wrong in a scenario: `text` says what was expected and what was found."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


@dataclass(frozen=True)
class Scenario:
    """One scenario, checked as far as it can be without playing it."""

    path: Path
    line: int
    title: str
    rules: AnyRules
    grammar: Grammar
    auto_pass: bool
    position: Position
    steps: tuple[Step, ...]

    def start(self) -> tuple[Match[Any, Any, Any, Any], Scripted, list[Any]]:
        """A match at its position, the dice of it, and what happened on the way to the first
        decision (a turn that begins draws cards)."""
        dice = Scripted(self.position.dice)
        state = self.rules.clone(self.position.state)
        opening = self.grammar.begin(state, dice)
        return Match.at(self.rules, state, dice), dice, opening

    def run(self) -> list[Failure]:
        """Plays the script; what was not as expected. An action that fails ends it."""
        return _Run(self).failures


class _Run:
    """One scenario being run."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.failures: list[Failure] = []
        self.passed: list[int] = []
        """Seats that were passed on their behalf since the last stated action."""
        self.match, dice, opening = scenario.start()
        self.running = Running(self.match, opening)
        self.line = scenario.line
        """Where in the file the script is."""
        try:
            self._answer()
            if all(map(self._step, scenario.steps)) and dice.faces:
                self.line = scenario.position.dice_line
                self._fail(f"expected no dice left, found {', '.join(map(str, dice.faces))}")
        except ChanceError as error:
            self._fail(f"expected more dice to come, found that {error}")

    def _fail(self, text: str) -> None:
        self.failures.append(Failure(self.scenario.path, self.line, text))

    def _step(self, step: Step) -> bool:
        """Whether the script can go on."""
        self.line = step.line
        if isinstance(step, Play):
            return self._play(step)
        if text := step.test(self.running):
            self._fail(text)
        return True

    def _play(self, step: Play) -> bool:
        _, text, seat, decision = step
        frame = self.match.decision
        if frame is None:
            self._fail(f"expected {quoted(text)} to be played, found the game over")
            return False
        if seat not in (None, frame.seat) or decision not in (None, frame.kind):
            wanted = " ".join(
                ["seat", str(frame.seat if seat is None else seat + 1), decision or ""]
            )
            passed = " (it could only pass, and was passed)" if seat in self.passed else ""
            found = f"seat {frame.seat + 1} to decide: {frame.kind}"
            self._fail(f"expected {wanted.strip()} to decide, found {found}{passed}")
            return False
        self.passed.clear()
        try:
            action = self.match.rules.parse(self.match.state, text)
            self.running.events += self.match.play(action)
        except IllegalActionError as error:
            who = f"seat {frame.seat + 1}, {frame.kind}"
            found = f"it refused to {who}: {error.refusal}"
            self._fail(f"expected {quoted(text)} to be legal, found {found}")
            return False
        self._answer()
        return True

    def _answer(self) -> None:
        """Passes for the seats that can do nothing else."""
        match, windows = self.match, self.scenario.grammar.windows
        while self.scenario.auto_pass and (frame := match.decision) and frame.kind in windows:
            legal = match.legal_actions()
            if len(legal) > 1:
                break
            self.passed.append(frame.seat)
            self.running.events += match.play(legal[0])


class _ScenarioReader(YamlReader):
    """Walks the tree of one file of scenarios and notes every fault on the way."""

    def __init__(self, path: Path, catalogues: Mapping[str, Catalogue]) -> None:
        super().__init__(path)
        self._catalogues = catalogues
        self._games: dict[str, tuple[AnyRules, Grammar]] = {}

    def scenarios(self, root: Node) -> list[Scenario]:
        """The scenarios of the file; of use only if no fault was noted."""
        if isinstance(root, SequenceNode):
            if not root.value:
                self.note(root, "there is no scenario in this file")
            return [self._scenario(node) for node in root.value]
        return [self._scenario(root)]

    def _game(self, slug: str) -> tuple[AnyRules, Grammar]:
        """The rules and the words of a game, made when a scenario of it comes first."""
        if slug not in self._games:
            rules = GAMES[slug].rules(self._catalogues[slug])
            self._games[slug] = rules, grammar_of(rules)
        return self._games[slug]

    def _scenario(self, node: Node) -> Scenario:
        fields = self.fields(node, "", _FIELDS, ("scenario", "game"))
        title = None
        if "scenario" in fields:
            title = self.line(fields["scenario"], '"scenario"', _TITLE_LIMIT)
        game = self.choice(fields["game"], '"game"', GAMES) if "game" in fields else None
        rules, grammar = self._game(game or next(iter(GAMES)))
        auto_pass = self._switch(fields["auto_pass"]) if "auto_pass" in fields else True
        position = read_position(self, fields.get("position"), rules, grammar)
        words = Words(self, rules, grammar.blank(position.state.seats, None))
        steps: list[Step] = []
        if "play" in fields:
            for item in words.items(fields["play"], '"play"', "step"):
                steps += self._step(item, words, grammar)
        if "expect" in fields:
            steps += read_expectations(fields["expect"], words, grammar)
        line = node.start_mark.line + 1
        return Scenario(
            self.path, line, title or "", rules, grammar, auto_pass, position, tuple(steps)
        )

    def _switch(self, node: Node) -> bool:
        if kind(node) != "bool":
            self.note(node, f'"auto_pass" must be on or off, not {described(node)}')
        return str(node.value).lower() in ("on", "yes", "true")

    def _step(self, node: Node, words: Words, grammar: Grammar) -> list[Step]:
        seat: int | None = None
        decision: str | None = None
        if isinstance(node, MappingNode):
            if len(node.value) != 1:
                names = ", ".join([quoted(str(key.value)) for key, _ in node.value])
                self.note(node, f"a step is one thing, not {names or 'nothing'}: begin each with -")
                return []
            key, node = node.value[0]
            name = str(key.value)
            if name == "expect":
                return [*read_expectations(node, words, grammar)]
            if name == "refused":
                return [*read_refusals(node, words, grammar)]
            match = _SEAT.fullmatch(name)
            if match is None:
                self.note(key, f"{quoted(name)} is not a step{hint(name, _STEPS)}")
                return []
            seat, decision = int(match[1]) - 1, match[2]
            if seat >= words.seats:
                self.note(key, f"there is no seat {seat + 1}: seats go from 1 to {words.seats}")
            known = grammar.decisions
            if decision is not None and decision not in known:
                self.note(key, f"{quoted(decision)} is not a decision{hint(decision, known)}")
        text = words.action(node)
        return [] if text is None else [Play(node.start_mark.line + 1, text, seat, decision)]


def load(path: Path, catalogues: Mapping[str, Catalogue]) -> list[Scenario]:
    """The scenarios of a file. Raises YamlFileError, with every fault of it, and nothing else."""
    reader = _ScenarioReader(path, catalogues)
    root = reader.tree()
    scenarios = reader.scenarios(root) if root else []
    if reader.faults:
        raise YamlFileError(path, reader.faults)
    return scenarios


def main(paths: Sequence[str], cards: Path) -> int:
    """Runs files of scenarios and prints each failure, then `N passed, N failed`.

    Returns 0 when all passed, 1 when one failed, 2 when a file or the cards can't be used; what
    is wrong with a file goes to the standard error stream.
    """
    try:
        catalogues = load_cards(cards)
    except CardFileError as error:
        print(error, file=sys.stderr)
        return 2
    passed = failed = unusable = 0
    for path in paths:
        try:
            scenarios = load(Path(path), catalogues)
        except YamlFileError as error:
            print(error, file=sys.stderr)
            unusable += 1
            continue
        for scenario in scenarios:
            failures = scenario.run()
            passed += not failures
            failed += bool(failures)
            for failure in failures:
                print(failure)
    print(f"{passed} passed, {failed} failed")
    return 2 if unusable else int(failed > 0)
