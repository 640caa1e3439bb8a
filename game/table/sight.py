"""How the player wants to see: what everything is drawn for."""

from __future__ import annotations

from typing import Final, NamedTuple

SMALLEST: Final = 0.5
LARGEST: Final = 2.0
"""Limits of the scale, as parts of what just fits the window."""
MOST_U: Final = 3.0
"""Pixels per logical unit: pictures are painted for so much, and larger canvases cost memory."""


class Sight(NamedTuple):
    """What a drawing kit is made for."""

    u: float
    """Pixels per logical unit."""
    text: float = 1.0
    """Size of running text, 1 to 1.5: prompt, log, tooltips, rulebook, the card shown large."""
    strong: bool = False
    """Whether grounds are plain and words without shades of grey: high contrast."""
