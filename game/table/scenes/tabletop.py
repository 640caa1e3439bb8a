"""A screen that lies on the table top of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.table.faces import Faces
from game.table.kit import Kit, lawrence_kit, prehistoric_kit
from game.table.paint import Paint
from game.table.scenes.screen import Screen
from game.table.sight import Sight

KITS: Final[Mapping[str, Callable[[Sight], Kit]]] = {
    "lawrence": lawrence_kit,
    "prehistoric": prehistoric_kit,
}
"""The kit of each game, as `App.at_sight` wants it."""


class TableScreen(Screen):
    """Shares paint, faces and ground with the table of its game."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._make_kit = KITS[game]

    @property
    def kit(self) -> Kit:
        return self.app.at_sight(self._make_kit)

    @property
    def paint(self) -> Paint:
        return self.kit.paint

    @property
    def faces(self) -> Faces:
        return self.kit.faces

    def ground(self) -> pygame.Surface:
        return self.kit.background(*self.app.size)
