"""Reads and checks `cards.yaml`: every fault in one pass, each with its line and column.

A game's `schema` module says what its section may hold; what it does not know is a fault. The texts
of the cards are filled with their numbers here, so that a number edited in the file shows on them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeGuard

from yaml.nodes import Node, SequenceNode

from game.program import COMMAND
from game.rules.core.cards import CardLine, Catalogue, Effect
from game.rules.lawrence import schema as lawrence
from game.rules.prehistoric import schema as prehistoric
from game.yamltree import YamlFileError, YamlReader, described, hint, peek, quoted

_NAME_LIMIT: Final = 40  # characters that a card face can show
_TEXT_LIMIT: Final = 240

_SLUG: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_BRACES: Final = re.compile(r"\{[^{}]*\}|[{}]")
_STARS: Final = re.compile(r"\*\*")
_PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)(:\+)?\}")


class Schema(Protocol):
    """What a game's `schema` module says about its section of the file."""

    TYPES: Mapping[str, tuple[str, ...]]
    TYPE_NAMES: Mapping[str, str]
    NUMBERS: Mapping[str, tuple[int, int]]
    HEADER: Mapping[str, tuple[int, int]]
    NEEDED: tuple[str, ...]
    EFFECTS: Mapping[str, tuple[str, Mapping[str, tuple[int, int] | tuple[str, ...] | str]]]


GAMES: Final[Mapping[str, Schema]] = {"lawrence": lawrence, "prehistoric": prehistoric}


class CardFileError(YamlFileError):
    """`cards.yaml` can't be used; its `str` has a line per fault."""

    @property
    def short(self) -> str:
        """The first fault in one line, and how to see the others."""
        first, *more = str(self).splitlines()
        if not more:
            return first
        return f"{first} (and {len(more)} more; `{COMMAND} cards FILE` lists them all)"


def load(path: Path) -> dict[str, Catalogue]:
    """The catalogue of every game by its slug. Raises CardFileError and nothing else."""
    reader = _CardReader(path)
    root = reader.tree()
    catalogues = reader.games(root) if root else {}
    if reader.faults:
        raise CardFileError(path, reader.faults)
    return catalogues


def section(catalogue: Catalogue) -> dict[str, Any]:
    """A catalogue as data that can be kept beside a game, for `rebuilt`."""
    cards = [
        {
            "id": line.id,
            "name": line.name,
            "count": line.count,
            "type": line.type,
            **line.numbers,
            **({"effect": {"kind": line.effect.kind, **line.effect.params}} if line.effect else {}),
            "text": line.text,
        }
        for line in catalogue.lines
    ]
    return {"name": catalogue.name, "header": dict(catalogue.header), "cards": cards}


def rebuilt(game: str, data: Any, path: Path) -> Catalogue:
    """The catalogue that `section` made `data` of, checked like a file of cards.

    `path` is the file that has it. Raises CardFileError; KeyError for an unknown game.
    """
    reader = _CardReader(path)
    root = reader.parse(json.dumps(data))
    catalogue = reader.game(root, game, GAMES[game]) if root else None
    if reader.faults or catalogue is None:
        raise CardFileError(path, reader.faults)
    return catalogue


def listing(catalogue: Catalogue) -> str:
    """The deck as a table for a terminal: by type, with counts, numbers, totals and card texts."""
    schema = GAMES[catalogue.game]
    rows = [catalogue.name]
    for card_type, numbers in schema.TYPES.items():
        lines = [line for line in catalogue.lines if line.type == card_type]
        if not lines:
            continue
        heads = "".join(f"{name.capitalize():>9}" for name in numbers)
        rows += ["", f"{schema.TYPE_NAMES[card_type]:<24}{'Count':>5}{heads}"]
        for line in lines:
            values = "".join(f"{line.number(name):>9}" for name in numbers)
            words = line.text.replace("**", "")
            rows.append(f"  {line.name:<22}{line.count:>5}{values}   {words}".rstrip())
        sums = (sum(line.count * line.number(name) for line in lines) for name in numbers)
        total = "".join(f"{value:>9}" for value in sums)
        rows.append(f"  {'in all':<22}{sum(line.count for line in lines):>5}{total}")
    rows += ["", f"{len(catalogue.lines)} lines, {len(catalogue.line_of)} cards"]
    return "\n".join(rows)


def _is_range(allowed: tuple[int, int] | tuple[str, ...]) -> TypeGuard[tuple[int, int]]:
    return isinstance(allowed[0], int)


def _printed(value: int | str, signed: bool) -> str:
    """A value as it stands on a card, with the minus sign of typographers."""
    if isinstance(value, str):
        return value
    return (f"{value:+}" if signed else str(value)).replace("-", "−")


class _Listed(NamedTuple):
    """What other cards may need to know of a card before it has been checked."""

    type: str | None
    name: str


class _CardReader(YamlReader):
    """Walks the tree of one file of cards and notes every fault on the way."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.roster: dict[str, _Listed] = {}

    def games(self, root: Node) -> dict[str, Catalogue]:
        """The catalogue of each section; of use only if no fault was noted."""
        sections = self.fields(root, "", GAMES, GAMES, "game")
        return {slug: self.game(section, slug, GAMES[slug]) for slug, section in sections.items()}

    def game(self, node: Node, slug: str, schema: Schema) -> Catalogue:
        parts = ("name", "header", "cards")
        fields = self.fields(node, f"{slug}: ", parts, parts)
        name = self._name(fields["name"], f"{slug}: ") if "name" in fields else ""
        header: dict[str, int] = {}
        if "header" in fields:
            where = f"{slug}, header: "
            numbers = self.fields(fields["header"], where, schema.HEADER, schema.HEADER)
            header = self.numbers(numbers, where, schema.HEADER)
        cards = self._cards(fields["cards"], slug, schema) if "cards" in fields else ()
        return Catalogue.build(slug, name, header, cards)

    def _cards(self, node: Node, game: str, schema: Schema) -> tuple[CardLine, ...]:
        if not isinstance(node, SequenceNode):
            self.note(node, f'{game}: "cards" must be a list of cards, not {described(node)}')
            return ()
        self.roster = {}
        types: set[str | None] = set()
        for card in node.value:
            listed = _Listed(peek(card, "type"), peek(card, "name") or "")
            types.add(listed.type)
            # A bad id has a fault of its own; cards that point to it need none on top.
            word = peek(card, "id") or listed.name
            for key in (word, re.sub(r"[^a-z0-9]+", "_", word.lower())):
                self.roster.setdefault(key, listed)
        if types <= schema.TYPES.keys():
            for missing in schema.NEEDED:
                if missing not in types:
                    self.note(node, f'{game}: the deck has no card of type "{missing}"')
        lines: dict[str, int] = {}
        built: list[CardLine] = []
        for place, card in enumerate(node.value, 1):
            slug = peek(card, "id")
            where = f"card {quoted(slug) if slug else place}: "
            line = self._card(card, where, schema, lines)
            if line is not None:
                built.append(line)
        return tuple(built)

    def _card(
        self, node: Node, where: str, schema: Schema, lines: dict[str, int]
    ) -> CardLine | None:
        """One card; `lines` holds the line of each id so far."""
        peeked = peek(node, "type")
        printed = schema.TYPES.get(peeked or "")
        known = ("id", "name", *schema.NUMBERS, "type", "effect", "text")
        required = ("id", "name", "count", "type", *(printed or ()), "text")
        fields = self.fields(node, where, known, required)

        slug = self._id(fields["id"], where, lines) if "id" in fields else ""
        name = self._name(fields["name"], where) if "name" in fields else ""
        if "type" in fields:
            self.choice(fields["type"], f'{where}"type"', schema.TYPES)
        if printed is not None:
            for extra in schema.NUMBERS.keys() - {"count", *printed} & fields.keys():
                key = next(key for key, value in node.value if value is fields[extra])
                self.note(key, f'{where}type "{peeked}" has no "{extra}"')
        numbers = self.numbers(fields, where, schema.NUMBERS)
        effect = None
        values: dict[str, int | str | None] = dict.fromkeys(schema.NUMBERS)
        if printed is not None:
            values = dict.fromkeys(("count", *printed))
        values |= numbers
        if "effect" in fields:
            effect, names = self._effect(fields["effect"], where, peeked, schema)
            values |= names
        sure = "effect" not in fields or effect is not None
        text = self._text(fields["text"], where, values, sure) if "text" in fields else ""
        if peeked is None:
            return None
        count = numbers.pop("count", 0)
        return CardLine(slug, name, count, peeked, numbers, effect, text)

    def _id(self, node: Node, where: str, lines: dict[str, int]) -> str:
        word = self.line(node, f'{where}"id"', _NAME_LIMIT)
        if word is None:
            return ""
        if not _SLUG.fullmatch(word):
            self.note(
                node,
                f'{where}"id" must be small letters, digits and single underscores, '
                f"a letter first, not {quoted(word)}",
            )
        elif word in lines:
            self.note(node, f'{where}the id "{word}" is taken by the card in line {lines[word]}')
        lines.setdefault(word, node.start_mark.line + 1)
        return word

    def _effect(
        self, node: Node, where: str, card_type: str | None, schema: Schema
    ) -> tuple[Effect | None, dict[str, int | str | None]]:
        """The effect, None if its kind is not known, and what its parameters are in a text."""
        kind = peek(node, "kind")
        owner, params = schema.EFFECTS.get(kind or "", ("", {}))
        names = ("kind", *params) if owner else None
        where = f"{where}effect {quoted(kind)}: " if kind and owner else f"{where}effect: "
        fields = self.fields(node, where, names, names or ("kind",), "parameter")
        if "kind" in fields:
            self.choice(fields["kind"], f'{where}"kind"', schema.EFFECTS)
        if not kind or not owner:
            return None, {}
        if card_type in schema.TYPES and card_type != owner:
            text = f'this is for type "{owner}", not "{card_type}"'
            self.note(fields["kind"], f"{where}{text}")
        stored: dict[str, int | str] = {}
        printed: dict[str, int | str | None] = dict.fromkeys(params)
        for name, allowed in params.items():
            if name not in fields:
                continue
            label = f'{where}"{name}"'
            value: int | str | None
            if isinstance(allowed, str):
                value = self._reference(fields[name], label, allowed, schema)
                printed[name] = self.roster[value].name if value else None
            elif _is_range(allowed):
                value = printed[name] = self.number(fields[name], label, allowed)
            else:
                words = tuple(map(str, allowed))
                value = printed[name] = self.choice(fields[name], label, words)
            if value is not None:
                stored[name] = value
        return Effect(kind, stored), printed

    def _reference(self, node: Node, label: str, wanted: str, schema: Schema) -> str | None:
        """The id of a card of the wanted type."""
        word = self.word(node, label)
        if word is None:
            return None
        listed = self.roster.get(word)
        if listed is None:
            text = f"no card has the id {quoted(word)}{hint(word, self.roster)}"
            self.note(node, f"{label}: {text}")
        elif listed.type in schema.TYPES and listed.type != wanted:
            self.note(node, f'{label}: "{word}" is of type "{listed.type}", not "{wanted}"')
        return word if listed else None

    def _text(
        self, node: Node, where: str, values: Mapping[str, int | str | None], sure: bool
    ) -> str:
        """The text with its numbers filled in. Unless `sure`, there may be more names in it."""
        text = self.line(node, f'{where}"text"', _TEXT_LIMIT)
        if text is None:
            return ""
        if len(_STARS.findall(text)) % 2:
            self.note_within(node, _STARS, -1, f'{where}"text" has a ** without its partner')

        filled = []
        end = 0
        for place, match in enumerate(_BRACES.finditer(text)):
            filled.append(text[end : match.start()])
            end = match.end()
            fault = ""
            parts = _PLACEHOLDER.fullmatch(match[0])
            if len(match[0]) == 1:
                fault = f'"text" has a {match[0]} without its partner'
            elif parts is None:
                fault = f'"text": {quoted(match[0])} must be like {{name}} or {{name:+}}'
            elif parts[1] not in values:
                if sure:
                    advice = hint(parts[1], values)
                    fault = f'"text": {quoted(match[0])} is no number of this card{advice}'
            elif isinstance(value := values[parts[1]], str) and parts[2]:
                fault = f'"text": {quoted(match[0])} is a word and has no sign'
            elif value is not None:
                filled.append(_printed(value, bool(parts[2])))
            if fault:
                self.note_within(node, _BRACES, place, f"{where}{fault}")
        filled.append(text[end:])
        return "".join(filled)

    def _name(self, node: Node, where: str) -> str:
        name = self.line(node, f'{where}"name"', _NAME_LIMIT)
        if name is not None and not name.strip():
            self.note(node, f'{where}"name" is empty')
        elif name is not None and _BRACES.search(name.replace("*", "{")):
            self.note(node, f'{where}"name" can\'t have any of {{ }} *')
        return name or ""
