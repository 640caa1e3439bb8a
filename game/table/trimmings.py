"""What moves while the game goes on: the pill of the phase, the card under the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.board import PILL
from game.table.choices import Key
from game.table.pen import Pen
from game.table.tween import Clock, Tween, out_quad

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

_LIFT: Final = "lift"
_LIFT_MS: Final = 110.0


class Trimmings:
    """Small motions on a clock of their own, for which nothing waits."""

    def __init__(self, scene: TableScene, speed: float) -> None:
        self._scene = scene
        self.clock = Clock(speed)
        self._raised: Key | None = None
        self._phase = scene.look.view.phase

    @property
    def lift(self) -> float:
        """How far the card under the pointer is on its way up, 0 to 1."""
        way = self.clock.value(_LIFT)
        return way[0] if way else 1.0

    @property
    def sliding(self) -> bool:
        """Whether the pill is on its way."""
        return self.clock.value(PILL) is not None

    def draw(self, pen: Pen) -> None:
        """The pill on its way."""
        at = self.clock.value(PILL)
        if at:
            self._scene.board.draw_sliding_pill(pen, self._scene.look.view.phase, at)

    def tick(self, ms: int, still: bool) -> None:
        """Sets off what has changed, unless all is `still`, and lets time pass."""
        scene, clock = self._scene, self.clock
        clock.hurry = still
        if scene.floating.raised != self._raised:
            self._raised = scene.floating.raised
            clock.drop(_LIFT)
            if self._raised is not None and not still:
                clock.play(_LIFT, Tween((0.0,), (1.0,), _LIFT_MS, out_quad))
        if scene.look.view.phase != self._phase:
            old, self._phase = self._phase, scene.look.view.phase
            if old in scene.board.phases and not still and scene.curtain is None:
                clock.play(PILL, scene.board.slide_pill(old, self._phase), scene.redraw)
                scene.redraw()
        if clock.busy:
            clock.advance(ms)
            scene.redraw_moving()
