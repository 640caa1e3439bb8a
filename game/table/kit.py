"""All that is drawn with at one scale: paint, faces and the grounds of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.program import ART
from game.table.faces import Faces
from game.table.paint import Paint
from game.table.sight import Sight
from game.table.theme import LAWRENCE, PREHISTORIC

if TYPE_CHECKING:  # the other game's faces are imported when its table is wanted
    from game.table.cave_faces import CaveFaces


class Kit:
    """Paint and faces of one game at one scale."""

    def __init__(self, paint: Paint, faces: Faces) -> None:
        self.paint = paint
        self.faces = faces
        self._grounds: dict[str, tuple[tuple[int, int], pygame.Surface]] = {}

    def background(self, width: int, height: int) -> pygame.Surface:
        """The table top for a window of this size in pixels."""
        return self._ground("table", width, height)

    def curtain(self, width: int, height: int) -> pygame.Surface:
        """What hides the table while the laptop is passed."""
        return self._ground("curtain", width, height)

    def _ground(self, which: str, width: int, height: int) -> pygame.Surface:
        kept = self._grounds.get(which)
        if kept is None or kept[0] != (width, height):
            make = self.paint.background if which == "table" else self.paint.curtain
            kept = ((width, height), make(width, height))
            self._grounds[which] = kept
        return kept[1]


class CaveKit(Kit):
    """The kit of Prehistoric Warfare, whose faces know markers and strips as well."""

    faces: CaveFaces


def lawrence_kit(sight: Sight) -> Kit:
    """The kit of Lawrence of Arabia."""
    paint = Paint.of(sight, LAWRENCE)
    return Kit(paint, Faces(paint, ART / "lawrence"))


def prehistoric_kit(sight: Sight) -> CaveKit:
    """The kit of Prehistoric Warfare."""
    from game.table.cave_faces import CaveFaces

    paint = Paint.of(sight, PREHISTORIC)
    return CaveKit(paint, CaveFaces(paint, ART / "prehistoric"))
