"""Where a die lies."""

from __future__ import annotations

from typing import NamedTuple


class RollingDie(NamedTuple):
    """A die on the table: the face it shows, whether that is a hit, and where it lies."""

    face: int
    """0 for a place that waits for its die."""
    hit: bool | None
    x: int
    """Top-left corner in pixels."""
    y: int
    size: float
    """In logical units."""
    number: int = 0
    """Which die of those that were thrown; -1 stands for none of them."""
