"""What the program is called here, and which folder it is in: it runs from its source, or as an
executable that was built from it (`packaging/`)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

FROZEN: Final = bool(getattr(sys, "frozen", False))
"""Whether this is the executable."""
COMMAND: Final = "card-table" if FROZEN else "python main.py"
"""How one calls the program in a terminal."""
ROOT: Final = Path(__file__).resolve().parent.parent
"""The folder that holds `game`, `assets` and `cards.yaml`, inside the executable as well."""
ASSETS: Final = ROOT / "assets"
ART: Final = ASSETS / "art"
_CARDS: Final = "cards.yaml"


def beside() -> Path:
    """The folder the player sees the program in: `main.py`'s, the executable's or the app's."""
    if not FROZEN:
        return ROOT
    folder = Path(sys.executable).resolve().parent
    bundle = folder.parent.parent  # of Card Table.app/Contents/MacOS
    return bundle.parent if bundle.suffix == ".app" else folder


def cards_file() -> Path:
    """The cards to play with: those beside the program, else those inside it."""
    own = beside() / _CARDS
    # A link that leads nowhere is there as well: who laid it is told, not passed over.
    return own if own.exists() or own.is_symlink() else ROOT / _CARDS
