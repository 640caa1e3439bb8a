"""What is on the window, and as little repainting of it as possible.

A Stage keeps three layers: an opaque background, *static* items at rest, and *moving* items that
fly or float above them. Background and static items are composed into an off-screen `base` when
they change; each frame copies back from it only the areas where something changed and draws the
moving items over them.

All positions are pixels of the window, top-left corners. Surfaces must not be drawn on after
they were handed over: an item counts as changed when it has another surface, place, z or alpha.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from operator import attrgetter
from typing import NamedTuple

from pygame import Rect, Surface

# Above this share of the window one full repaint is cheaper than many parts.
FULL_SHARE = 0.6
# Pixels that a merged rectangle may waste: about what starting one more repaint costs.
SLACK = 4096


class Item(NamedTuple):
    """One surface on the stage."""

    key: Hashable
    """Unique among the items of its layer; says which item of the last frame this one was."""
    surface: Surface
    x: int
    y: int
    z: int = 0
    """Higher is nearer to the eye; equal z keep the order of the list."""
    alpha: int = 255
    """0 (not drawn) to 255, on top of the transparency of the surface itself."""

    @property
    def rect(self) -> Rect:
        """The area it covers, in pixels."""
        return self.surface.get_rect(topleft=(self.x, self.y))


_by_z = attrgetter("z")


def merge_rects(rects: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """Few rectangles that cover all of `rects` within `bounds`.

    Neighbours become one where that repaints hardly more; rectangles far apart stay apart, and
    those that are left may overlap. Returns `[bounds]` when most of it would be repainted anyway.
    """
    merged: list[Rect] = []
    area, full = 0, bounds.w * bounds.h
    for given in rects:
        rect = given.clip(bounds)
        if rect.w == 0 or rect.h == 0:
            continue
        partner = _partner(rect, merged)
        while partner >= 0:
            other = merged[partner]
            merged[partner] = merged[-1]
            merged.pop()
            area -= other.w * other.h
            rect = rect.union(other)
            partner = _partner(rect, merged)
        merged.append(rect)
        area += rect.w * rect.h
        if area > full:
            break
    return merged if area <= FULL_SHARE * full else [bounds.copy()]


def _partner(rect: Rect, others: list[Rect]) -> int:
    """The index of a rectangle worth merging with `rect`, or -1."""
    area = rect.w * rect.h
    for i in rect.inflate(32, 32).collidelistall(others):
        other = others[i]
        union = rect.union(other)
        if union.w * union.h <= area + other.w * other.h + SLACK:
            return i
    return -1


class _Layer:
    """A list of items in drawing order that can tell where it differs from the list before."""

    def __init__(self) -> None:
        self._given: Sequence[Item] | None = None
        self._items: list[Item] = []
        self._rects: list[Rect] = []

    def replace(self, given: Sequence[Item]) -> list[Rect]:
        """Take a whole new list; returns the areas that have to be repainted, unmerged."""
        if given is self._given:
            return []
        new = sorted((item for item in given if item.alpha > 0), key=_by_z)
        old = self._items
        if new == old:
            self._given = given
            return []
        old_by_key = {item.key: item for item in old}
        new_by_key = {item.key: item for item in new}
        if len(new_by_key) < len(new):
            keys = [item.key for item in new]
            twice = sorted({repr(key) for key in keys if keys.count(key) > 1})
            raise ValueError(f"items with the same key on one layer: {', '.join(twice)}")
        dirty = [rect for item, rect in zip(old, self._rects, strict=True)
                 if new_by_key.get(item.key) != item]  # fmt: skip
        rects = [item.rect for item in new]
        dirty += [rect for item, rect in zip(new, rects, strict=True)
                  if old_by_key.get(item.key) != item]  # fmt: skip
        dirty += _reordered(
            [item for item in old if new_by_key.get(item.key) == item],
            [item for item in new if old_by_key.get(item.key) == item],
        )
        self._given, self._items, self._rects = given, new, rects
        return dirty

    def draw(self, target: Surface, clip: Rect) -> None:
        """Draw what touches `clip`; the clip of `target` is set to it already."""
        items = self._items
        batch: list[tuple[Surface, tuple[int, int]]] = []
        for i in clip.collidelistall(self._rects):
            _, surface, x, y, _, alpha = items[i]
            if alpha >= 255:
                batch.append((surface, (x, y)))
            else:
                target.fblits(batch)
                batch.clear()
                _blit_faded(target, surface, (x, y), alpha)
        target.fblits(batch)


def _reordered(old: list[Item], new: list[Item]) -> list[Rect]:
    """Areas of items that stayed as they are but may lie over others than before."""
    start, end = 0, len(old)
    while start < end and old[start] == new[start]:
        start += 1
    while end > start and old[end - 1] == new[end - 1]:
        end -= 1
    return [item.rect for item in old[start:end]]


def _blit_faded(target: Surface, surface: Surface, at: tuple[int, int], alpha: int) -> None:
    own = surface.get_alpha()
    surface.set_alpha(alpha if own is None else own * alpha // 255)
    target.blit(surface, at)
    surface.set_alpha(own)


class Stage:
    """The picture of one scene on `screen`; made anew when the window gets another size."""

    def __init__(self, screen: Surface) -> None:
        self._screen = screen
        self._bounds = screen.get_rect()
        self._base = Surface(screen.get_size(), 0, screen)
        self._background: Surface | None = None
        self._static = _Layer()
        self._moving = _Layer()
        self._stale_base: list[Rect] = [self._bounds]
        self._stale_screen: list[Rect] = []

    @property
    def base(self) -> Surface:
        """Background and static items as of the last `render`; to look at only."""
        return self._base

    def set_background(self, surface: Surface | None) -> None:
        """Lay `surface` at the top left, under everything; black where it does not reach."""
        if surface is not self._background:
            self._background = surface
            self.invalidate()

    def set_static(self, items: Sequence[Item]) -> None:
        """The items at rest, in any order: the whole new list, which is compared with the last.

        Give a new list for a new picture. The same list object again means that nothing changed
        and costs nothing. Raises ValueError for two visible items with the same key.
        """
        self._stale_base += self._static.replace(items)

    def set_moving(self, items: Sequence[Item]) -> None:
        """The items in flight or floating above all static ones; otherwise as `set_static`."""
        self._stale_screen += self._moving.replace(items)

    def invalidate(self) -> None:
        """Paint everything anew at the next `render`."""
        self._stale_base = [self._bounds]

    def render(self) -> list[Rect]:
        """Bring the screen up to date; returns the areas to give to `pygame.display.update`."""
        if not self._stale_base and not self._stale_screen:
            return []
        rects = merge_rects(self._stale_base, self._bounds)
        for rect in rects:
            self._compose(rect)
        if self._stale_screen:
            rects = merge_rects(rects + self._stale_screen, self._bounds)
        screen = self._screen
        for rect in rects:
            screen.set_clip(rect)
            screen.blit(self._base, rect, rect)
            self._moving.draw(screen, rect)
        screen.set_clip(None)
        self._stale_base, self._stale_screen = [], []
        return rects

    def _compose(self, rect: Rect) -> None:
        base, background = self._base, self._background
        base.set_clip(rect)
        if background is None or not background.get_rect().contains(rect):
            base.fill((0, 0, 0))
        if background is not None:
            base.blit(background, rect, rect)
        self._static.draw(base, rect)
        base.set_clip(None)
