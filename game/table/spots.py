"""Hot spots: the places of a scene that answer to the mouse and the keyboard.

A scene hands over its whole list of spots whenever its picture changes. Hover, focus, a press
and a drag hold on to keys, so they outlive such a change. All positions are pixels of the window.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import hypot
from typing import NamedTuple

import pygame
from pygame import Rect
from pygame.event import Event

Pos = tuple[int, int]

DRAG_START = 6
"""Logical units the pressed mouse moves before a press becomes a drag."""

_DIRECTIONS: dict[int, Pos] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_NAVIGATION = frozenset({pygame.K_TAB, *_ENTER, *_DIRECTIONS})
_INTERRUPTIONS = frozenset(
    {pygame.WINDOWFOCUSLOST, pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED, pygame.VIDEORESIZE}
)
_LEFT, _MIDDLE, _RIGHT = 1, 2, 3


class Drag(NamedTuple):
    """What to call while something is dragged. Exactly one of drop and cancel ends it."""

    on_drag_move: Callable[[Pos], object]
    on_drop: Callable[[Pos], object]
    on_cancel: Callable[[], object]


class Spot(NamedTuple):
    """One place to point at, click, focus or drag from."""

    key: Hashable
    rect: Rect
    on_click: Callable[[], object] | None = None
    """Called by a full click or by Enter; None for a place that is only pointed at."""
    label: str = ""
    """What it is called."""
    tip: str = ""
    """The tooltip, for instance why it is disabled."""
    enabled: bool = True
    """A disabled spot still takes the click, so that nothing beneath it does, and has its tip."""
    focusable: bool = True
    on_drag_start: Callable[[Pos], Drag | None] | None = None
    """Called with the place of the press when a drag begins; None refuses the drag."""
    z: int = 0
    """Higher lies on top; of equal ones the later in the list."""
    on_right: Callable[[], object] | None = None
    """Called by a press of the right button, also while disabled."""


class Spots:
    """The spots shown now, and what mouse and keyboard are doing with them."""

    def __init__(self, size: Pos = (1280, 720)) -> None:
        self.hover: Hashable | None = None
        """Key of the topmost spot under the mouse."""
        self.focus: Hashable | None = None
        """Key that the keyboard is at; may name a spot that is not shown at the moment."""
        self.focus_visible = False
        """Whether to draw the focus ring: the keyboard was used after the mouse."""
        self.pos: Pos = (-1, -1)
        """Where the mouse was seen last."""
        self._order: list[Spot] = []
        self._by_key: dict[Hashable, Spot] = {}
        self._top_first: list[Spot] = []
        self._focus_index = 0
        self._pressed: Hashable | None = None
        self._press_pos: Pos = (0, 0)
        self._drag: Drag | None = None
        self.fit(size)

    def fit(self, size: Pos) -> None:
        """Take the size of the window in pixels; cancels a drag."""
        self.cancel()
        self._bounds = Rect((0, 0), size)
        self._u = min(size[0] / 1280, size[1] / 720)

    def replace(self, spots: Sequence[Spot]) -> None:
        """Show these spots, in reading order (which is the order of Tab)."""
        self._order = list(spots)
        self._by_key = {spot.key: spot for spot in spots}
        self._top_first = sorted(self._order, key=lambda spot: spot.z)[::-1]
        for i, spot in enumerate(self._focusable()):
            if spot.key == self.focus:
                self._focus_index = i
        self._point(self.pos)

    def at(self, pos: Pos) -> Spot | None:
        """The topmost spot at `pos`, enabled or not."""
        for spot in self._top_first:
            if spot.rect.collidepoint(pos):
                return spot
        return None

    def get(self, key: Hashable) -> Spot | None:
        """The spot shown under `key`."""
        return self._by_key.get(key)

    @property
    def pressed(self) -> Hashable | None:
        """Key of the spot held down, while a release here would be a click."""
        held = self._pressed
        return held if self._drag is None and held is not None and held == self.hover else None

    @property
    def dragging(self) -> bool:
        return self._drag is not None

    @property
    def focused(self) -> Hashable | None:
        """Key of the spot to draw a focus ring around, if any."""
        return self.focus if self.focus_visible and self.focus in self._by_key else None

    @property
    def active(self) -> Hashable | None:
        """Key of the spot the player is at, by whichever of keyboard and mouse was used last."""
        return self.focused if self.focus_visible else self.hover

    @property
    def look(self) -> tuple[Hashable, ...]:
        """All that changes how spots are drawn; when it differs, the scene paints anew."""
        return (self.hover, self.focused, self.pressed, self.dragging)

    def focus_on(self, key: Hashable | None, visible: bool = False) -> None:
        """Move the keyboard to `key`."""
        self.focus = key
        self.focus_visible = visible
        for i, spot in enumerate(self._focusable()):
            if spot.key == key:
                self._focus_index = i

    def cancel(self) -> None:
        """End a press or a drag without effect."""
        drag, self._drag, self._pressed = self._drag, None, None
        if drag is not None:
            drag.on_cancel()

    def handle(self, event: Event) -> bool:
        """Take an event; True when it is used up.

        Repeated KEYDOWNs of a held key do not come: pygame sends them only after
        `pygame.key.set_repeat`, which the app never calls.
        """
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if kind == pygame.MOUSEBUTTONDOWN:
            return self._button_down(event.pos, event.button)
        if kind == pygame.MOUSEBUTTONUP:
            return event.button == _LEFT and self._release(event.pos)
        if kind == pygame.KEYDOWN:
            return self._key(event.key, event.mod)
        if kind in _INTERRUPTIONS:
            self.cancel()
        elif kind == pygame.WINDOWLEAVE and not self.dragging:
            self._point((-1, -1))
        return False

    # ---- mouse

    def _point(self, pos: Pos) -> None:
        self.pos = pos
        spot = self.at(pos)
        self.hover = None if spot is None else spot.key

    def _motion(self, pos: Pos) -> bool:
        if pos != self.pos:
            self.focus_visible = False
        self._point(pos)
        if self._drag is None and self._pressed is not None:
            self._try_drag(pos)
        if self._drag is not None:
            self._drag.on_drag_move(pos)
            return True
        return self.hover is not None

    def _try_drag(self, pos: Pos) -> None:
        start = self._press_pos
        spot = self._by_key.get(self._pressed)
        if spot is None or spot.on_drag_start is None or not spot.enabled:
            return
        if hypot(pos[0] - start[0], pos[1] - start[1]) <= DRAG_START * self._u:
            return
        self._drag = spot.on_drag_start(start)
        if self._drag is None:
            # A refused drag is no click either.
            self._pressed = None

    def _button_down(self, pos: Pos, button: int) -> bool:
        if button not in (_LEFT, _MIDDLE, _RIGHT):
            return self.dragging  # the wheel
        self.focus_visible = False
        self._point(pos)
        if self._pressed is not None or self._drag is not None:
            self.cancel()
            return True
        spot = self.at(pos)
        if spot is None:
            return False
        if button == _LEFT:
            self._pressed, self._press_pos = spot.key, pos
            if spot.focusable and spot.enabled:
                self.focus_on(spot.key)
        elif button == _RIGHT and spot.on_right is not None:
            spot.on_right()
        else:
            return False
        return True

    def _release(self, pos: Pos) -> bool:
        self._point(pos)
        drag, pressed = self._drag, self._pressed
        self._drag = self._pressed = None
        if drag is not None:
            if self._bounds.collidepoint(pos):
                drag.on_drop(pos)
            else:
                drag.on_cancel()
            return True
        if pressed is None:
            return False
        if pressed == self.hover:
            self._activate(pressed)
        return True

    def _activate(self, key: Hashable) -> None:
        spot = self._by_key.get(key)
        if spot is not None and spot.enabled and spot.on_click is not None:
            spot.on_click()

    # ---- keyboard

    def _focusable(self) -> list[Spot]:
        return [spot for spot in self._order if spot.focusable and spot.enabled]

    def _key(self, key: int, mod: int) -> bool:
        if self.dragging:
            if key == pygame.K_ESCAPE:
                self.cancel()
                return True
            return key in _NAVIGATION
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if key in _ENTER:
            # Only what the player sees focused: otherwise Enter is the scene's own.
            focused = self.get(self.focused)
            if focused is None or not focused.enabled:
                return False
            self._activate(focused.key)
            return True
        if key == pygame.K_TAB:
            return self._tab(-1 if mod & pygame.KMOD_SHIFT else 1)
        if key in _DIRECTIONS:
            return self._arrow(_DIRECTIONS[key])
        return False

    def _tab(self, step: int) -> bool:
        spots = self._focusable()
        if not spots:
            return False
        keys = [spot.key for spot in spots]
        if self.focus in keys:
            index = keys.index(self.focus) + step
        elif self.focus is None:
            index = 0 if step > 0 else -1
        else:
            # The spot went away: go on from where it was.
            index = self._focus_index + min(step, 0)
        self.focus_on(keys[index % len(keys)], visible=True)
        return True

    def _arrow(self, direction: Pos) -> bool:
        spots = self._focusable()
        if not spots:
            return False
        here = next((spot for spot in spots if spot.key == self.focus), None)
        if here is None:
            start = next((spot for spot in spots if spot.key == self.hover), spots[0])
            self.focus_on(start.key, visible=True)
            return True
        ahead = [
            (score, i)
            for i, spot in enumerate(spots)
            if spot is not here
            and (score := _distance(here.rect, spot.rect, direction)) is not None
        ]
        self.focus_on(spots[min(ahead)[1]].key if ahead else here.key, visible=True)
        return True


def _distance(start: Rect, end: Rect, direction: Pos) -> float | None:
    """How far `end` is from `start` for an arrow key; None when it does not lie that way.

    A gap across the direction counts fourfold, so that the arrows keep to rows and columns.
    """
    dx, dy = end.centerx - start.centerx, end.centery - start.centery
    along = dx * direction[0] + dy * direction[1]
    if direction[0]:
        gap, shift = max(0, end.top - start.bottom, start.top - end.bottom), abs(dy)
    else:
        gap, shift = max(0, end.left - start.right, start.left - end.right), abs(dx)
    if along <= 0 or along * 3 < gap:
        return None
    return along + 4 * gap + shift / 10
