"""Taking a game along: the panel of the menu that writes a capsule."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.records.kept import JournalError
from game.table.overlay import CAPSULE

if TYPE_CHECKING:
    from game.table.tablescene import TableScene


class Written(NamedTuple):
    """What came of writing a capsule: where it is, or why there is none."""

    path: Path | None
    problem: str = ""


class Taking:
    """Writes capsules of the game at a table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.written: Written | None = None
        """The capsule that was written since the panel was opened."""
        self.copied = False
        """Whether its place is in the clipboard."""

    def show(self) -> None:
        """The panel takes the place of the menu."""
        self.written, self.copied = None, False
        self._scene.overlay.panel = CAPSULE
        self._scene.redraw()

    def make(self, whole: bool) -> None:
        """Writes a capsule with all hands, or with what the player at the table knows."""
        scene = self._scene
        assert scene.on_capsule is not None
        try:
            self.written = Written(scene.on_capsule(None if whole else scene.look.me))
        except JournalError as error:
            self.written = Written(None, str(error))
        scene.redraw()

    def copy(self) -> None:
        """Puts the place of the capsule into the clipboard."""
        assert self.written is not None
        with suppress(pygame.error):  # a desktop without a clipboard
            pygame.scrap.put_text(str(self.written.path))
            self.copied = True
        self._scene.redraw()
