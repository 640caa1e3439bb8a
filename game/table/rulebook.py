"""The rulebook of a game: read from `assets/rulebook`, with the numbers of the cards filled in.

What the file looks like is told at the head of `assets/rulebook/lawrence.yaml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from yaml.nodes import MappingNode, Node, SequenceNode

from game.program import ASSETS
from game.rules.core.cards import CardLine, Catalogue
from game.yamltree import Fault, YamlFileError, YamlReader, described

FOLDER: Final = ASSETS / "rulebook"

_PLACE: Final = re.compile(r"\{([a-z0-9_]+)\.([a-z0-9_]+)(:\+)?\}")
_RULING: Final = re.compile(r"[LP][1-9][0-9]?")
_WORD: Final = re.compile(r"[^\W_]+")
_MISSING: Final = "–"
"""Stands for a number of a card that the deck doesn't have."""
_LIMIT: Final = 900
"""Characters of a paragraph."""
_MARKERS: Final = ("person", "prisoner", "food")
_SNIPPET: Final = 56
"""Characters that a hit shows of its paragraph."""


class RulebookError(YamlFileError):
    """A rulebook that can't be used; a line for every fault."""


class Block(NamedTuple):
    """A paragraph or a heading of a page."""

    text: str
    """With `**bold**` marks."""
    ruling: str = ""
    """The ruling it tells, `L14`, or nothing."""
    heading: bool = False


class Die(NamedTuple):
    """A die shown beside a page: what it shows, and whether it is a hit (None: neither)."""

    face: int
    hit: bool | None


class Section(NamedTuple):
    """One page of the book."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    cards: tuple[CardLine, ...] = ()
    dice: tuple[Die, ...] = ()
    caption: str = ""
    """What the dice show, in a line."""
    markers: tuple[str, ...] = ()
    sides: int = 6
    """Of a die of the game."""


class Hit(NamedTuple):
    """Something that a search found."""

    section: int
    block: int
    """The paragraph, or -1 where the whole section is meant."""
    title: str
    snippet: str


class _Found(NamedTuple):
    """A hit and how good it is: smaller is better."""

    rank: tuple[int, int, int]
    hit: Hit


class Rulebook:
    """All pages of one game and the ways to them."""

    def __init__(
        self,
        catalogue: Catalogue,
        sections: tuple[Section, ...],
        ways: Mapping[tuple[str, str], int],
        unknown: tuple[str, ...] = (),
    ) -> None:
        """`ways` leads from (cards, types, decisions, phases or things; word) to a section."""
        self.game = catalogue.game
        self.sections = sections
        self.unknown = unknown
        """Names of cards and numbers in the file that the catalogue does not know."""
        self._catalogue = catalogue
        self.ways = ways
        self._rulings = {
            block.ruling: (at, index)
            for at, section in enumerate(sections)
            for index, block in enumerate(section.blocks)
            if block.ruling
        }

    # ---- ways to a page

    def section_for(
        self, *, card: CardLine | None = None, thing: str = "", decision: str = "", phase: str = ""
    ) -> int | None:
        """Index of the section about the first of these that has one; None if none has.

        `thing` is the first word of the key of a spot on the table; a decision is looked up as one
        of its phase first.
        """
        wanted = [("cards", card.id), ("types", card.type)] if card else []
        wanted += [
            ("things", thing),
            ("decisions", f"{phase}.{decision}"),
            ("decisions", decision),
            ("phases", phase),
        ]
        return next((self.ways[way] for way in wanted if way in self.ways), None)

    def place_of(self, ruling: str) -> tuple[int, int] | None:
        """Section and paragraph of a ruling such as `L14`."""
        return self._rulings.get(ruling)

    @property
    def rulings(self) -> tuple[str, ...]:
        """All rulings that the book tells, in its order."""
        return tuple(self._rulings)

    # ---- search

    def search(self, words: str) -> list[Hit]:
        """Where all of these words (or beginnings of words) stand, the best first.

        A ruling by its id comes first, then titles, cards by name and text. Case does
        not matter.
        """
        asked = [_singular(word.lower()) for word in _WORD.findall(words)]
        if not asked:
            return []
        found = [*self._cards_found(asked), *self._pages_found(asked)]
        return [one.hit for one in sorted(found, key=lambda one: one.rank)]

    def _cards_found(self, asked: list[str]) -> Iterator[_Found]:
        for index, line in enumerate(self._catalogue.lines):
            at = self.section_for(card=line)
            if at is not None and (whole := _match(asked, line.name)) is not None:
                hit = Hit(at, -1, line.name, f"Card: {self.sections[at].title}")
                yield _Found((2, -whole, index), hit)

    def _pages_found(self, asked: list[str]) -> Iterator[_Found]:
        place = 0
        for at, section in enumerate(self.sections):
            if (whole := _match(asked, section.title)) is not None:
                first = section.blocks[0].text.replace("**", "")
                hit = Hit(at, -1, section.title, _snippet(first, asked))
                yield _Found((1, -whole, place), hit)
            for index, block in enumerate(section.blocks):
                place += 1
                text = block.text.replace("**", "")
                if asked == [block.ruling.lower()]:
                    yield _Found((0, 0, place), Hit(at, index, section.title, _snippet(text, [])))
                elif (whole := _match(asked, f"{section.title} {text}")) is not None:
                    own = sum(_match([one], text) is not None for one in asked)
                    if own:  # the title alone has led here already
                        hit = Hit(at, index, section.title, _snippet(text, asked))
                        yield _Found((3, -own * 100 - whole, place), hit)


def _match(asked: list[str], text: str) -> int | None:
    """How many of the words stand there as whole words; None unless all begin a word there."""
    words = [word.lower() for word in _WORD.findall(text)]
    if not all(any(word.startswith(one) for word in words) for one in asked):
        return None
    return sum(one in words or f"{one}s" in words for one in asked)


def _singular(word: str) -> str:
    """Without the s of a plural, so that "totals" finds "total" as well."""
    return word[:-1] if len(word) > 3 and word.endswith("s") and word[-2] != "s" else word


def _snippet(text: str, asked: list[str]) -> str:
    """A few words of the text about the first of those that were asked for."""
    flat = " ".join(text.split())
    places = (re.search(rf"\b{re.escape(one)}", flat, re.IGNORECASE) for one in asked)
    at = min((match.start() for match in places if match), default=0)
    start = 0 if at < _SNIPPET // 2 else flat.rfind(" ", 0, at - _SNIPPET // 3) + 1
    end = len(flat) if len(flat) - start <= _SNIPPET else flat.rfind(" ", start, start + _SNIPPET)
    words = flat[start:end] if end == len(flat) else flat[start:end].rstrip(".,;:") + "…"
    return f"…{words}" if start else words


# ---- the file


def load(catalogue: Catalogue, path: Path | None = None) -> Rulebook:
    """The rulebook of the catalogue's game, from its file in FOLDER or from `path`.

    Raises RulebookError with a line for every fault. Cards that the catalogue does not have are no
    fault, for the deck may be edited: they are left out, and named in `Rulebook.unknown`.
    """
    return _Reader(path or FOLDER / f"{catalogue.game}.yaml", catalogue).read()


class _Reader(YamlReader):
    def __init__(self, path: Path, catalogue: Catalogue) -> None:
        super().__init__(path)
        self._catalogue = catalogue
        self._lines = {line.id: line for line in catalogue.lines}
        self._ways: dict[tuple[str, str], int] = {}
        self._seen: set[str] = set()
        self._unknown: list[str] = []

    def read(self) -> Rulebook:
        root = self.tree()
        sections: list[Section] = []
        if root is not None:
            listed = self.fields(root, "", ("sections",), ("sections",)).get("sections")
            for node in self._nodes(listed, '"sections"'):
                sections.append(self._section(node, len(sections)))
            if not (sections or self.faults):
                self.faults.append(Fault(1, 1, "there are no sections"))
        if self.faults:
            raise RulebookError(self.path, self.faults)
        unknown = tuple(self._unknown)
        return Rulebook(self._catalogue, tuple(sections), self._ways, unknown)

    def _nodes(self, node: Node | None, label: str) -> list[Node]:
        """The entries of a list; none where there is no node."""
        if node is None:
            return []
        if isinstance(node, SequenceNode):
            return list(node.value)
        self.note(node, f"{label} must be a list, not {described(node)}")
        return []

    def _once(self, node: Node, word: str, noun: str) -> None:
        """Notes a name that is used for a second thing."""
        if f"{noun} {word}" in self._seen:
            self.note(node, f'the {noun} "{word}" is there twice')
        self._seen.add(f"{noun} {word}")

    def _section(self, node: Node, at: int) -> Section:
        known = ("id", "title", "page", "cards", "dice", "markers", "about")
        found = self.fields(node, "section: ", known, ("id", "title", "page"))
        slug = self.word(found["id"], '"id"') if "id" in found else None
        where = f'section "{slug or at + 1}": '
        if slug:
            self._once(found["id"], slug, "section")
        title = self.line(found["title"], f"{where}title", 32) if "title" in found else None
        page = self._nodes(found.get("page"), f"{where}page")
        if "page" in found and not page:
            self.note(found["page"], f"{where}the page is empty")
        dice, caption = self._dice(found.get("dice"), where)
        self._about(found.get("about"), where, at)
        return Section(
            slug or "",
            title or "",
            tuple(self._block(entry, where) for entry in page),
            tuple(
                self._lines[word]
                for word in self._words(found.get("cards"), f"{where}cards")
                if self._knows(word)
            ),
            dice,
            caption,
            tuple(self._markers(found.get("markers"), where)),
            self._catalogue.header.get("die_sides", 6),
        )

    def _words(self, node: Node | None, label: str) -> Iterator[str]:
        for entry in self._nodes(node, label):
            if word := self.word(entry, label):
                yield word

    def _markers(self, node: Node | None, where: str) -> Iterator[str]:
        for entry in self._nodes(node, f"{where}markers"):
            if word := self.choice(entry, f"{where}a marker", _MARKERS):
                yield word

    def _knows(self, card: str) -> bool:
        if card not in self._lines:
            self._unknown.append(card)
        return card in self._lines

    def _block(self, node: Node, where: str) -> Block:
        if not isinstance(node, MappingNode):
            return Block(self._text(node, f"{where}a paragraph"))
        found = self.fields(node, where, ("text", "ruling", "heading"), ())
        if "heading" in found:
            if len(found) > 1:
                self.note(node, f"{where}a heading stands alone")
            return Block(self._text(found["heading"], f"{where}a heading"), heading=True)
        for name in ("ruling", "text"):
            if name not in found:
                self.note(node, f'{where}the field "{name}" is missing')
        if len(found) < 2:
            return Block("")
        ruling = self.word(found["ruling"], f"{where}a ruling") or ""
        if ruling and not _RULING.fullmatch(ruling):
            self.note(found["ruling"], f'{where}"{ruling[:20]}" is not the name of a ruling')
        self._once(found["ruling"], ruling, "ruling")
        return Block(self._text(found["text"], f"{where}a paragraph"), ruling)

    def _dice(self, node: Node | None, where: str) -> tuple[tuple[Die, ...], str]:
        if node is None:
            return (), ""
        known = ("faces", "hits_from", "hits_to", "caption")
        found = self.fields(node, f"{where}dice: ", known, ("faces", "caption"))
        sides = self._catalogue.header.get("die_sides", 6)
        faces = [
            self.number(entry, f"{where}a die", (1, sides))
            for entry in self._nodes(found.get("faces"), f"{where}faces")
        ]
        low = self._bound(found.get("hits_from"), where)
        high = self._bound(found.get("hits_to"), where)
        caption = self._text(found["caption"], f"{where}caption") if "caption" in found else ""
        counted = low is not None or high is not None
        return tuple(
            Die(face, (low or 0) <= face <= (high or sides) if counted else None)
            for face in faces
            if face is not None
        ), caption

    def _bound(self, node: Node | None, where: str) -> int | None:
        """A number, mostly one of the cards'."""
        if node is None:
            return None
        text = self._text(node, f"{where}a number of hits")
        if text.isdigit():
            return int(text)
        if text != _MISSING:
            self.note(node, f"{where}hits begin or end with a number, not {described(node)}")
        return None

    def _about(self, node: Node | None, where: str, at: int) -> None:
        if node is None:
            return
        known = ("cards", "types", "decisions", "phases", "things")
        for name, listed in self.fields(node, f"{where}about: ", known, ()).items():
            for entry in self._nodes(listed, f"{where}{name}"):
                word = self.word(entry, f"{where}{name}")
                if word is None or (name == "cards" and not self._knows(word)):
                    continue
                self._once(entry, word, f"way by {name} to")
                self._ways[name, word] = at

    def _text(self, node: Node, label: str) -> str:
        """Text with its numbers filled in."""
        text = self.word(node, label)
        if text is None:
            return ""
        if len(text) > _LIMIT:
            self.note(node, f"{label} has {len(text)} characters, {_LIMIT} is the most")
        if any(sign in _PLACE.sub("", text) for sign in "{}"):
            self.note(node, f"{label}: braces hold a name and a number, like {{header.hand}}")
        if text.count("**") % 2:
            self.note(node, f"{label}: the stars ** come in pairs")
        return _PLACE.sub(self._filled, text)

    def _filled(self, match: re.Match[str]) -> str:
        owner, name, sign = match.groups()
        value = self._value(owner, name)
        if value is None:
            self._unknown.append(match[0])
            return _MISSING
        return f"{value:+d}".replace("-", "−") if sign else str(value)

    def _value(self, owner: str, name: str) -> int | None:
        if owner == "header":
            return self._catalogue.header.get(name)
        if owner == "total":
            counts = [line.count for line in self._catalogue.lines if name in ("cards", line.type)]
            return sum(counts) if counts else None
        line = self._lines.get(owner)
        if line is None:
            return None
        params = line.effect.params if line.effect else {}
        value = line.count if name == "count" else line.numbers.get(name, params.get(name))
        return value if isinstance(value, int) else None
