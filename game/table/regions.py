"""Where the parts of a table lie: logical units, for any shape of window (docs: LOOK of the table).

The reference canvas is 1280 x 720. Wider windows widen the arena, then centre the block; higher
ones first show whole cards in the hand, then give the rest to the arena and the seats.
"""

from __future__ import annotations

from typing import NamedTuple

MARGIN = 16
GAP = 12


class Box(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def grown(self, by: float) -> Box:
        """The rectangle with so much more at each side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class Regions(NamedTuple):
    """The parts of a table in a window of `wide` x `high` logical units."""

    wide: float
    high: float
    top: Box
    seats: Box
    left: Box
    arena: Box
    """Between the columns: battle, raid."""
    wide_arena: Box
    """Left column and arena in one, while nothing is fought."""
    right: Box
    piles: Box
    log: Box
    prompt: Box
    plaque: Box
    hand: Box
    primary: Box
    second: Box
    third: Box


def regions(wide: float, high: float) -> Regions:
    """The parts of a table; `wide` and `high` are at least 1280 and 720."""
    block = min(wide, 1528)
    x0 = (wide - block) / 2
    spare = max(0.0, high - 720)
    hand_more = min(52.0, spare)
    seat_more = min(26.0, (spare - hand_more) * 0.2)
    seats = Box(x0 + MARGIN, 52, block - 2 * MARGIN, 106 + seat_more)
    prompt_y = high - 179 - hand_more
    middle = seats.bottom + 10
    tall = prompt_y - 9 - middle
    left = Box(x0 + MARGIN, middle, 268, tall)
    right_x = x0 + block - 264
    arena = Box(left.right + 8, middle, right_x - GAP - left.right - 8, tall)
    low = high - 128 - hand_more
    return Regions(
        wide,
        high,
        Box(0, 0, wide, 44),
        seats,
        left,
        arena,
        Box(left.x, middle, arena.right - left.x, tall),
        Box(right_x, middle, 232, tall - 76),
        Box(right_x, middle + tall - 68, 232, 72),
        Box(x0 + block - 24, middle, 24, tall),
        Box(arena.x + 20, prompt_y, arena.w - 20, 44),
        Box(left.x, low, 268, 112),
        Box(arena.x + 8, low + 14, arena.w - 8, 114 + hand_more),
        Box(right_x, low + 4, 232, 52),
        Box(right_x, low + 68, 112, 44),
        Box(right_x + 120, low + 68, 112, 44),
    )


def spread(count: int, room: float, size: float, most: float) -> tuple[float, float]:
    """First offset and pitch to lay `count` things of `size` in `room`, centred.

    The pitch is `most` at most and shrinks so that all fit.
    """
    if count <= 1:
        return (room - size) / 2, most
    pitch = min(most, (room - size) / (count - 1))
    return (room - size - pitch * (count - 1)) / 2, pitch
