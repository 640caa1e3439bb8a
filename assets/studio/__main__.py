"""Draws every picture anew: `python -m assets.studio [card id ...]`.

A card id that both games have draws both pictures.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from assets.studio.cave import walls
from assets.studio.cave.rock import painted
from assets.studio.cave.scenes import CAVE
from assets.studio.desert import HEIGHT, WIDTH
from assets.studio.icon import SIZE as ICON, icon
from assets.studio.scenes import LAWRENCE
from game.table.svg import raster

ART: Final = Path(__file__).resolve().parent.parent / "art"
SIZE: Final = (816, 600)
CAVE_POSTER: Final = (1020, 750)
DESERT_POSTER: Final = (1224, 900)


class Framed(Protocol):
    """A scene that says where its subject is."""

    @property
    def focus(self) -> float: ...
    @property
    def portrait(self) -> tuple[float, float, float]: ...


def _flat(picture: pygame.Surface) -> pygame.Surface:
    """Without an alpha channel, which makes the file smaller."""
    opaque = pygame.Surface(picture.get_size(), depth=24)
    opaque.blit(picture, (0, 0))
    return opaque


def _write_focus(folder: Path, scenes: Mapping[str, Framed]) -> None:
    """`art.json`: where to look in each picture, in parts of its size."""
    focus = {
        card: {
            "x": round(scene.focus / WIDTH, 3),
            "portrait": [
                round(scene.portrait[0] / WIDTH, 3),
                round(scene.portrait[1] / HEIGHT, 3),
                round(scene.portrait[2] / HEIGHT, 3),
            ],
        }
        for card, scene in scenes.items()
    }
    rows = ",\n".join(f"  {json.dumps(card)}: {json.dumps(entry)}" for card, entry in focus.items())
    (folder / "art.json").write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


def _draw_lawrence(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for card, scene in LAWRENCE.items():
        if not wanted or card in wanted:
            pygame.image.save(_flat(raster(scene.draw(), SIZE)), folder / f"{card}.jpg")
    _write_focus(folder, LAWRENCE)
    if not wanted:
        poster = raster(LAWRENCE["bedouins"].draw(), DESERT_POSTER)
        pygame.image.save(_flat(poster), folder / "poster.jpg")


def _draw_cave(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for card, scene in CAVE.items():
        if not wanted or card in wanted:
            seed = sum(map(ord, card))
            picture = painted(scene.draw(), SIZE, seed, scene.mood, scene.fire)
            pygame.image.save(_flat(picture), folder / f"{card}.jpg")
    _write_focus(folder, CAVE)
    if not wanted:
        hunt = painted(CAVE["mammoth_hunters"].draw(), CAVE_POSTER, 733, smooth=False)
        pygame.image.save(_flat(hunt), folder / "poster.jpg")
        pygame.image.save(_flat(walls.stock()), folder / "stock.jpg")
        pygame.image.save(_flat(walls.wall()), folder / "wall.jpg")


def main(wanted: list[str]) -> int:
    """Writes the pictures of the given cards, or all of them; returns an exit code."""
    unknown = [card for card in wanted if card not in LAWRENCE and card not in CAVE]
    if unknown:
        print(f"no scene for: {', '.join(unknown)}", file=sys.stderr)
        return 2
    if not wanted or not set(wanted).isdisjoint(LAWRENCE):
        _draw_lawrence(ART / "lawrence", wanted)
    if not wanted or not set(wanted).isdisjoint(CAVE):
        _draw_cave(ART / "prehistoric", wanted)
    if not wanted:
        pygame.image.save(raster(icon(), (ICON, ICON)), ART / "icon.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
