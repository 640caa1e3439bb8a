"""A screen that lies on the table top of Lawrence of Arabia."""

from __future__ import annotations

import pygame

from game.table.faces import Faces
from game.table.kit import lawrence_kit
from game.table.paint import Paint
from game.table.scenes.screen import Screen


class TableScreen(Screen):
    """Shares paint, faces and ground with the table itself."""

    @property
    def paint(self) -> Paint:
        return self.app.at_scale(lawrence_kit).paint

    @property
    def faces(self) -> Faces:
        return self.app.at_scale(lawrence_kit).faces

    def ground(self) -> pygame.Surface:
        return self.app.at_scale(lawrence_kit).background(*self.app.size)
