"""What a click, or Enter, on something on the table means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.core.play import Refusal
from game.table.choices import TABLE, Key

if TYPE_CHECKING:
    from game.table.tablescene import TableScene


class Clicks:
    """First a card that can be used, then what it is used on; all else explains itself."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def on(self, key: Key) -> None:
        """A full click, or Enter, on anything that stands on the table."""
        look = self._scene.look
        if self._scene.busy or look.choices.frame is None:
            self._look_at(key)
        elif look.selected is None:
            self._first(key)
        else:
            self._second(key, look.selected)

    def _first(self, key: Key) -> None:
        scene, choices = self._scene, self._scene.look.choices
        targets = choices.targets(key)
        if choices.one_click and set(targets) == {TABLE}:
            scene.play(targets[TABLE])
        elif targets:
            scene.select(key)
        elif scene.look.holds(key):
            self._refuse(scene.why_unusable(key[1]), key)
        else:
            self._look_at(key)

    def _second(self, key: Key, selected: Key) -> None:
        scene, look = self._scene, self._scene.look
        targets = look.choices.targets(selected)
        if key == selected:
            key = TABLE
        if key in targets:
            scene.play(targets[key])
        elif key in look.choices.links:
            scene.select(key)
        elif key[0] == "seat" and key[1] != look.me:
            scene.look_at(key[1])
        elif look.holds(selected) and key != TABLE:
            self._refuse(scene.why_not(selected, key), key)
        else:
            scene.select(None)

    def _refuse(self, refusal: Refusal | None, key: Key) -> None:
        spot = self._scene.spots.get(key)
        if refusal and spot:
            self._scene.say_no(refusal, spot.rect)

    def _look_at(self, key: Key) -> None:
        if key[0] == "seat" and key[1] != self._scene.look.me:
            self._scene.look_at(key[1])
