"""Reads a YAML file as a tree whose nodes know where they stand, and notes faults by the line.

Files that people edit are checked through this: the cards above all. Nothing is guessed or
converted: a number is written in plain digits, a word is a word. Anchors, aliases, merge keys and
tags are refused, as nothing here needs them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_SIZE_LIMIT: Final = 2_000_000  # bytes; the cards have some 8,000 a game
_DEPTH_LIMIT: Final = 20  # levels; the cards have five
_QUOTE_LIMIT: Final = 40  # characters of the file in a message
_HINT_LIMIT: Final = 200  # words to compare; comparing thousands with thousands takes minutes

_TAG: Final = "tag:yaml.org,2002:"
_KINDS: Final = {
    "null": "nothing",
    "bool": "the yes-or-no value",
    "int": "the number",
    "float": "the decimal number",
    "timestamp": "the date",
}
_DIGITS: Final = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_UNPRINTABLE: Final = re.compile(
    r"[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)


class Fault(NamedTuple):
    """One mistake and where it stands; line and column count from 1, line 0 is the whole file."""

    line: int
    column: int
    text: str


class YamlFileError(Exception):
    """A file that can't be used. `faults` holds all that is wrong with it, in its order."""

    def __init__(self, path: Path, faults: Iterable[Fault]) -> None:
        self.path = path
        self.faults = tuple(sorted(set(faults)))
        super().__init__(path, self.faults)

    def __str__(self) -> str:
        """A line per fault: `cards.yaml:41:12: card "train": ...`, the path as it was given."""
        return "\n".join(
            f"{self.path}:{line}:{column}: {text}" if line else f"{self.path}: {text}"
            for line, column, text in self.faults
        )


def quoted(word: str) -> str:
    """A word of the file fit for one line of a message."""
    short = word if len(word) <= _QUOTE_LIMIT else word[: _QUOTE_LIMIT - 1] + "…"
    safe = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in short)
    return f'"{safe}"'


def near(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant."""
    words = list(known)[:_HINT_LIMIT]
    return next(iter(difflib.get_close_matches(word[:_QUOTE_LIMIT].lower(), words, 1)), None)


def hint(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or else all of them if they are few."""
    words = list(known)
    if meant := near(word, words):
        return f' (did you mean "{meant}"?)'
    return f" (known: {', '.join(words)})" if 0 < len(words) <= 12 else ""


def _explained(error: yaml.MarkedYAMLError) -> str:
    """What the parser says, in one line, with advice where a text lacks its quotes."""
    words = f"{error.problem or error.context}"
    if error.problem and error.context and error.context_mark:
        words += f" {error.context} that begins in line {error.context_mark.line + 1}"
    if "alias" in words or "mapping values" in words or "cannot start" in words:
        words += " (a text with any of * { : @ in it needs quotes)"
    return "".join(c if c.isprintable() else " " for c in words)


def kind(node: Node) -> str:
    """A scalar's kind as YAML sees it, `str`, `int`, `bool` and so on; empty for other nodes."""
    return str(node.tag).removeprefix(_TAG) if isinstance(node, ScalarNode) else ""


def described(node: Node) -> str:
    """What stands in the place of something else, for a message."""
    if isinstance(node, ScalarNode):
        noun = _KINDS.get(kind(node), "the text")
        return noun if noun == "nothing" else f"{noun} {quoted(node.value)}"
    return "a list" if isinstance(node, SequenceNode) else "a mapping"


def peek(node: Node, name: str) -> str | None:
    """The word in a field of a mapping that has not been checked yet."""
    if isinstance(node, MappingNode):
        for key, value in node.value:
            if key.value == name and kind(value) == "str":
                return str(value.value)
    return None


class YamlReader:
    """Reads one file and notes every fault; readers of a certain kind of file build on it.

    In the checks below `where` begins a message and names the place, `label` names the value.
    They return None where they noted a fault.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.faults: list[Fault] = []
        self.source = ""

    # Bytes to tree

    def tree(self) -> Node | None:
        """The root node, or None, with one fault, where the file can't be read as YAML."""
        data = self._bytes()
        if data is None:
            return None
        try:
            self.source = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            good = error.object[: error.start].decode()
            self._at_end(good, "this is not UTF-8: save the file as UTF-8")
            return None
        if bad := _UNPRINTABLE.search(self.source):
            text = f"the character U+{ord(bad[0]):04X} is not allowed"
            self._at_end(self.source[: bad.start()], text)
            return None
        return self.parse(self.source)

    def parse(self, source: str) -> Node | None:
        """The root node of a text, or None, with one fault, where it can't be read as YAML."""
        self.source = source
        try:
            return self._compose()
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            self._at_mark(mark, f"this is not YAML: {_explained(error)}")
        except (yaml.YAMLError, ValueError, OverflowError):
            # PyYAML's own scanner lets chr() fail on "\U00110000" and int() on a long version.
            self.faults.append(Fault(1, 1, "this is not YAML: it has an impossible escape code"))
        return None

    def _bytes(self) -> bytes | None:
        text = f"the file is larger than {_SIZE_LIMIT // 1_000_000} MB"
        try:
            with self.path.open("rb") as file:
                data = file.read(_SIZE_LIMIT + 1)
            if len(data) <= _SIZE_LIMIT:
                return data
        except FileNotFoundError:
            text = "there is no such file"
        except (OSError, ValueError) as error:  # ValueError: a NUL in the path
            text = f"the file can't be read: {getattr(error, 'strerror', None) or error}"
            if self.path.is_dir():  # which Windows calls "Permission denied"
                text = "this is a folder, not a file"
        self.faults.append(Fault(0, 0, text))
        return None

    def _compose(self) -> Node | None:
        depth = 0
        for event in yaml.parse(self.source, Loader=_LOADER):
            # Composing is recursive: a depth that could exhaust the stack is refused before.
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > _DEPTH_LIMIT:
                    self._at_mark(event.start_mark, "lists and mappings are nested too deep")
                    return None
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if isinstance(event, yaml.AliasEvent):
                self._at_mark(event.start_mark, "aliases (*name) are not used here")
            elif getattr(event, "anchor", None):
                self._at_mark(event.start_mark, "anchors (&name) are not used here")
            if getattr(event, "tag", None):
                self._at_mark(event.start_mark, "tags (!name) are not used here")
        root: Node | None = yaml.compose(self.source, Loader=_LOADER)
        if root is None:
            self.faults.append(Fault(1, 1, "the file is empty"))
        return root

    # Notes

    def _at_mark(self, mark: Any, text: str) -> None:
        self.faults.append(Fault(mark.line + 1, mark.column + 1, text))

    def _at_end(self, source: str, text: str) -> None:
        line = source.count("\n") + 1
        self.faults.append(Fault(line, len(source) - source.rfind("\n"), text))

    def note(self, node: Node, text: str) -> None:
        """Notes a fault at the start of a node."""
        self._at_mark(node.start_mark, text)

    def note_within(self, node: Node, pattern: re.Pattern[str], place: int, text: str) -> None:
        """Notes a fault at a match in a scalar, or at its start where escapes hide the place."""
        start, end = node.start_mark.index, node.end_mark.index
        matches = list(pattern.finditer(self.source, start, end))
        if [match[0] for match in matches] != pattern.findall(node.value):
            self.note(node, text)
            return
        index = matches[place].start()
        line = node.start_mark.line + 1 + self.source.count("\n", start, index)
        self.faults.append(Fault(line, index - self.source.rfind("\n", 0, index), text))

    # Mappings and scalars

    def fields(
        self,
        node: Node,
        where: str,
        known: Iterable[str] | None,
        required: Iterable[str],
        noun: str = "field",
    ) -> dict[str, Node]:
        """The fields of a mapping by name; faults for unknown, double and missing ones.

        With `known` None any name will do. A misspelt field is not reported missing as well.
        """
        if not isinstance(node, MappingNode):
            self.note(node, f"{where}this must be a mapping of {noun}s, not {described(node)}")
            return {}
        names = None if known is None else list(known)
        found: dict[str, Node] = {}
        lines: dict[str, int] = {}
        meant: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, ScalarNode):
                self.note(key, f"{where}the name of a {noun} must be a word")
                continue
            name = key.value
            if kind(key) == "merge":
                self.note(key, f"{where}merge keys (<<) are not used here")
                meant.update(required)
            elif name in lines:
                first = lines[name]
                self.note(key, f"{where}{quoted(name)} is given twice, first in line {first}")
            elif names is not None and name not in names:
                self.note(key, f"{where}{quoted(name)} is not a {noun}{hint(name, names)}")
                meant.add(near(name, names) or "")
            else:
                found[name] = value
            lines.setdefault(name, key.start_mark.line + 1)
        for name in required:
            if name not in found and name not in meant:
                self.note(node, f'{where}the {noun} "{name}" is missing')
        return found

    def number(self, node: Node, label: str, bounds: tuple[int, int]) -> int | None:
        """A whole number in plain digits, from the first to the second of `bounds`."""
        low, high = bounds
        if kind(node) != "int":
            self.note(node, f"{label} must be a whole number, not {described(node)}")
        elif not _DIGITS.fullmatch(node.value):  # YAML has octal, hex, 1_000 and 1:30 as well
            self.note(node, f"{label} must be in plain digits, not {quoted(node.value)}")
        elif len(node.value) > 9 or not low <= int(node.value) <= high:
            self.note(node, f"{label} must be {low} to {high}, not {quoted(node.value)[1:-1]}")
        else:
            return int(node.value)
        return None

    def word(self, node: Node, label: str) -> str | None:
        """A scalar that YAML takes for text, however long."""
        if kind(node) == "str":
            return str(node.value)
        quotes = "" if kind(node) in ("", "null") else ": put it in quotes"
        self.note(node, f"{label} must be text, not {described(node)}{quotes}")
        return None

    def choice(self, node: Node, label: str, allowed: Collection[str]) -> str | None:
        """One of the allowed words."""
        word = self.word(node, label)
        if word is not None and word not in allowed:
            self.note(node, f"{label} can't be {quoted(word)}{hint(word, allowed)}")
            return None
        return word

    def line(self, node: Node, label: str, limit: int) -> str | None:
        """Text in one line of up to `limit` characters."""
        word = self.word(node, label)
        if word is None:
            return None
        if bad := next((c for c in word if not c.isprintable()), None):
            self.note(node, f"{label} can't have the character U+{ord(bad):04X} in it")
        elif len(word) > limit:
            self.note(node, f"{label} has {len(word)} characters, {limit} is the most")
        else:
            return word
        return None

    def numbers(
        self, fields: Mapping[str, Node], where: str, bounds: Mapping[str, tuple[int, int]]
    ) -> dict[str, int]:
        """The sound ones among those fields that must be numbers."""
        values = (
            (name, self.number(node, f'{where}"{name}"', bounds[name]))
            for name, node in fields.items()
            if name in bounds
        )
        return {name: value for name, value in values if value is not None}
