"""How long a bot that searches may think about a decision."""

from __future__ import annotations

from typing import Final, NamedTuple


class Budget(NamedTuple):
    """How long a decision may be thought about; what comes first ends it."""

    seconds: float = 0.0
    """Of the wall clock; 0 for no limit."""
    iterations: int = 0
    """Playouts; 0 for no limit. With this alone the same seed thinks the same thoughts."""


MEASURED: Final = Budget(iterations=400)
"""Where nobody says how long: the same each time."""
