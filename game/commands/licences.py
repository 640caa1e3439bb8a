"""`licences`: what may be done with the program, and with all that is inside the executable."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.program import FROZEN, ROOT

_INSIDE: Final = ROOT / "licences"
"""Where `packaging/licences.py` gathers them."""
_OWN: Final = ROOT / "docs" / "LICENSE.md"


def run() -> None:
    """Prints them. Raises OSError when one can't be read."""
    for path in _files():
        print(f"==== {path.stem} ====\n\n{path.read_text(encoding='utf-8').strip()}\n")
    if not FROZEN:
        print("What is installed beside it (requirements.txt) brings licences of its own.")


def _files() -> list[Path]:
    return sorted(_INSIDE.iterdir()) if FROZEN else [_OWN]
