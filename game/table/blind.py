"""The way of the curtain: it comes down over the table, and rises from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.table.pen import Z_CURTAIN
from game.table.stage import Item
from game.table.tween import Clock, Tween, in_quad, out_cubic

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

_DOWN, _UP = "down", "up"
_DOWN_MS: Final = 200.0
_UP_MS: Final = 300.0
HOLD_MS: Final = 400.0
"""How long Space is held until the curtain rises: who pressed it before is not to see a hand."""
_Z: Final = Z_CURTAIN + 10


class Blind:
    """Moves over what is shown already: what lies behind has changed before anything moves.

    While it comes down, what is left of the old table is the picture that its player saw; while it
    rises, it is the picture of the curtain.
    """

    def __init__(self, scene: TableScene, clock: Clock) -> None:
        """`clock` is one for which nothing waits."""
        self._scene = scene
        self._clock = clock
        self._old: pygame.Surface | None = None
        self._held_ms: float | None = None

    @property
    def held(self) -> float:
        """For how much of HOLD_MS Space is held, 0 to 1."""
        return min(1.0, (self._held_ms or 0.0) / HOLD_MS)

    def hold(self) -> None:
        """Space goes down while the curtain is."""
        self._held_ms = 0.0

    def let_go(self) -> None:
        """Space comes up."""
        if self._held_ms is not None:
            self._held_ms = None
            self._scene.redraw()

    def tick(self, ms: int) -> None:
        """Lets time pass while Space is held, and lifts the curtain in the end."""
        if self._held_ms is None:
            return
        self._held_ms += ms
        self._scene.redraw()
        if self._held_ms >= HOLD_MS:
            self._held_ms = None
            self._scene.lift_curtain()

    def fall(self) -> None:
        """To be called when the curtain hides the table; keeps what is on the window."""
        self._begin(_DOWN, Tween((0.0,), (1.0,), _DOWN_MS, in_quad))

    def rise(self) -> None:
        """To be called when the curtain is up no more."""
        self._begin(_UP, Tween((0.0,), (1.0,), _UP_MS, out_cubic))

    def cut(self) -> None:
        """Is where it goes, as when the window changes."""
        for way in (_DOWN, _UP):
            self._clock.drop(way)
        self._old = None

    def _begin(self, way: str, tween: Tween) -> None:
        self.cut()
        if not self._scene.clock.still:
            self._old = self._scene.app.screen.copy()
            self._clock.play(way, tween, self._end)

    def _end(self) -> None:
        self._old = None
        self._scene.redraw_moving()

    def items(self) -> list[Item]:
        """What of the old picture is still to be seen."""
        if self._old is None:
            return []
        wide, high = self._old.get_size()
        down, up = self._clock.value(_DOWN), self._clock.value(_UP)
        edge = round(high * (down or up or (1.0,))[0])
        if edge >= high:
            return []
        part = self._old.subsurface((0, edge, wide, high - edge))
        return [Item("blind", part, 0, edge if down else 0, _Z)]
