"""Draws every picture anew: `python -m assets.studio [card id ...]`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from assets.studio import cave
from assets.studio.desert import HEIGHT, WIDTH
from assets.studio.scenes import LAWRENCE
from game.table.svg import raster

ART: Final = Path(__file__).resolve().parent.parent / "art"
SIZE: Final = (816, 600)
CAVE_POSTER: Final = (1020, 750)
DESERT_POSTER: Final = (1224, 900)


def _flat(picture: pygame.Surface) -> pygame.Surface:
    """Without an alpha channel, which makes the file smaller."""
    opaque = pygame.Surface(picture.get_size(), depth=24)
    opaque.blit(picture, (0, 0))
    return opaque


def main(wanted: list[str]) -> int:
    """Writes the pictures of the given cards, or all of them; returns an exit code."""
    unknown = [card for card in wanted if card not in LAWRENCE]
    if unknown:
        print(f"no scene for: {', '.join(unknown)}", file=sys.stderr)
        return 2
    folder = ART / "lawrence"
    folder.mkdir(parents=True, exist_ok=True)
    for card, scene in LAWRENCE.items():
        if not wanted or card in wanted:
            pygame.image.save(_flat(raster(scene.draw(), SIZE)), folder / f"{card}.png")
    focus = {
        card: {
            "x": round(scene.focus / WIDTH, 3),
            "portrait": [
                round(scene.portrait[0] / WIDTH, 3),
                round(scene.portrait[1] / HEIGHT, 3),
                round(scene.portrait[2] / HEIGHT, 3),
            ],
        }
        for card, scene in LAWRENCE.items()
    }
    rows = ",\n".join(f"  {json.dumps(card)}: {json.dumps(entry)}" for card, entry in focus.items())
    (folder / "art.json").write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    if not wanted:
        poster = raster(LAWRENCE["bedouins"].draw(), DESERT_POSTER)
        pygame.image.save(_flat(poster), folder / "poster.png")
        cavern = ART / "prehistoric"
        cavern.mkdir(parents=True, exist_ok=True)
        pygame.image.save(_flat(cave.poster(CAVE_POSTER)), cavern / "poster.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
