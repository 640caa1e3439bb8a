"""What floats over a table: cards in the air, the large card, tooltips, the curtain on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pygame

from game.table.choices import Key
from game.table.spots import Spots
from game.table.stage import Item

if TYPE_CHECKING:
    from game.table.board import Banner
    from game.table.tablescene import TableScene


class Floating:
    """Puts together what moves above the picture at rest."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def items(self) -> list[Item]:
        """All of it, as it is now."""
        scene = self._scene
        if scene.curtain is not None:
            return scene.blind.items()
        items = scene.telling.items()
        items += scene.board.raised(scene.look, self.raised, scene.trim.lift)
        items += scene.drag.items()
        pointing = scene.pointing
        zoom = None if scene.drag.key or scene.overlay.modal else pointing.zoom
        fade = scene.clock.value("banner")
        standing = scene.telling.banner
        banner: Banner | None = (*standing, int(fade[0])) if standing and fade else None
        tip = pointing.tip or self._hint()
        pen = scene.board.new_pen(Spots(), "float")
        scene.draw_floating(pen)
        scene.trim.draw(pen)
        if not scene.overlay.modal:
            scene.hinting.draw(pen)
            scene.prospects.draw(pen)
        refused = pointing.tip is not None
        items += scene.board.floating(scene.look, pen, zoom, tip, refused, banner)
        return items + scene.blind.items()

    def _hint(self) -> tuple[str, pygame.Rect] | None:
        """What a button without words does."""
        spots = self._scene.spots
        at = spots.get(spots.active)
        shown = at is not None and at.tip and self._scene.drag.key is None and not spots.dragging
        return (at.tip, at.rect) if at and shown else None

    @property
    def raised(self) -> Key | None:
        """The card of the hand under the pointer, or the one that is held."""
        scene = self._scene
        look, key = scene.look, scene.spots.active
        if scene.drag.key is None and not scene.overlay.modal and look.holds(key):
            return cast(Key, key)
        return look.selected if scene.drag.key is None and look.holds(look.selected) else None
