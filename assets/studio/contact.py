"""Contact sheets of all cards, as the table shows them: `python -m assets.studio.contact`.

Each game gets one picture in `docs/pictures`: a thumb of every card, type after type in the order
of the deck list, and beneath them one whole face of each type.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import cardfile
from game.rules.core.cards import CardLine
from game.table.faces import FACE, RATIO
from game.table.kit import Kit, lawrence_kit, prehistoric_kit
from game.table.sight import Sight

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "docs" / "pictures"

THUMB: Final = 120
GAP: Final = 12
WIDTH: Final = 6 * FACE[0] + 7 * GAP
"""Six faces side by side; as many thumbs as fit."""
Spot = tuple[float, float]


def by_type(lines: Sequence[CardLine]) -> list[CardLine]:
    """The cards with those of one type together, in the order in which the list ends the types."""
    last = {line.type: i for i, line in enumerate(lines)}
    return sorted(lines, key=lambda line: last[line.type])


def first_of_each(lines: Sequence[CardLine]) -> list[CardLine]:
    """One card of each type."""
    found: dict[str, CardLine] = {}
    for line in lines:
        found.setdefault(line.type, line)
    return list(found.values())


def _grid(count: int, cell: Spot, top: float) -> tuple[list[Spot], float]:
    """Places of `count` cells in even, centred rows; and where the next thing starts."""
    most = int((WIDTH - GAP) // (cell[0] + GAP))
    rows = -(-count // most)
    spots: list[Spot] = []
    for row in range(rows):
        here = count * (row + 1) // rows - count * row // rows
        left = (WIDTH - here * (cell[0] + GAP) + GAP) / 2
        spots += [(left + i * (cell[0] + GAP), top + row * (cell[1] + GAP)) for i in range(here)]
    return spots, top + rows * (cell[1] + GAP)


def sheet(lines: Sequence[CardLine], kit: Kit) -> pygame.Surface:
    """All cards of one game on its table."""
    cards = by_type(lines)
    whole = first_of_each(cards)
    thumbs, middle = _grid(len(cards), (THUMB, THUMB * RATIO), GAP)
    faces, bottom = _grid(len(whole), FACE, middle + GAP)
    drawn = kit.background(*kit.paint.size(WIDTH, bottom)).copy()
    for line, (x, y) in zip(cards, thumbs, strict=True):
        drawn.blit(kit.faces.thumb(line, THUMB), kit.paint.rect(x, y, 0, 0))
    for line, (x, y) in zip(whole, faces, strict=True):
        drawn.blit(kit.faces.face(line), kit.paint.rect(x, y, 0, 0))
    return drawn


def main() -> int:
    """Writes both sheets; returns an exit code."""
    pygame.font.init()
    decks = cardfile.load(ROOT / "cards.yaml")
    PICTURES.mkdir(parents=True, exist_ok=True)
    kits = {"lawrence": lawrence_kit(Sight(1.2)), "prehistoric": prehistoric_kit(Sight(0.9))}
    for game, kit in kits.items():
        drawn = sheet(decks[game].lines, kit)
        flat = pygame.Surface(drawn.get_size(), depth=24)  # no alpha channel: a smaller file
        flat.blit(drawn, (0, 0))
        pygame.image.save(flat, PICTURES / f"cards_{game}.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
