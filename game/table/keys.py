"""Keys at the table that belong to no spot: the verb of the moment, the log, the menu, undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

_COMMANDS: Final = {pygame.K_l: "log", pygame.K_m: "sound", pygame.K_h: "hint"}


class Keys:
    """What keys do wherever the keyboard is."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.hurrying = False
        """Whether Space is held since something moved: all goes quickly until it is let go."""

    def come_first(self, event: pygame.event.Event) -> bool:
        """What no spot is asked about: undo, and Space let go."""
        scene = self._scene
        if event.type == pygame.KEYUP and event.key == pygame.K_SPACE:
            self.hurrying = False
            scene.blind.let_go()
        if event.type != pygame.KEYDOWN or not _is_undo(event):
            return False
        if scene.curtain is None and not scene.overlay.modal:
            scene.take_back()
        return True

    def pressed(self, key: int) -> None:
        """A key that no spot took."""
        scene = self._scene
        if scene.curtain is not None:
            if key == pygame.K_SPACE:
                scene.blind.hold()
        elif key == pygame.K_ESCAPE:
            self._escape()
        elif scene.overlay.modal:
            if key == pygame.K_SPACE and not scene.overlay.panel:
                scene.close_overlay()
        elif key == pygame.K_SPACE:
            self._space()
        elif key == pygame.K_l and scene.board.covered:
            pass  # it would open beneath what a Guide searches
        elif key in _COMMANDS:
            scene.command(_COMMANDS[key])

    def _space(self) -> None:
        """Hurries what moves, or does the verb of the moment."""
        scene = self._scene
        if scene.busy:
            self.hurrying = True
        elif scene.look.buttons and scene.look.buttons[0].enabled:
            scene.command(scene.look.buttons[0].command)

    def _escape(self) -> None:
        """Closes what lies uppermost, or opens the menu."""
        scene = self._scene
        if scene.overlay.open:
            scene.close_overlay()
        elif scene.hinting.shown:
            scene.hinting.forget()
        elif scene.look.selected:
            scene.select(None)
        else:
            scene.command("menu")


def _is_undo(event: pygame.event.Event) -> bool:
    return event.key == pygame.K_z and bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
