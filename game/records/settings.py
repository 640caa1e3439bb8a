"""What the player has set, kept between runs in a small JSON file.

A file that can't be used never stops the game: the settings are then as new, one line says why,
and the file is kept aside under another name.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from game.records.files import UnusableError, parsed, quoted, read_bytes, why

FILE_NAME: Final = "settings.json"
SPEEDS: Final = ("slow", "normal", "fast", "instant")
SCALES: Final = (80, 90, 100, 125, 150, 200)
"""Percent of the size at which everything just fits the window; of more, a part is shown."""
TEXT_SIZES: Final = (100, 125, 150)
"""Percent of the usual size of running text."""
FULL_VOLUME: Final = 100
THINKING: Final = (200, 500, 1000, 3000)
"""Milliseconds."""
REASONS: Final = ("never", "after", "at_once")
"""Not at all, when the game is seen again, or while it is played."""
ODDS: Final = ("never", "alone", "always")
"""Not at all, to who plays alone against bots, or to all."""

_FORMAT: Final = "card-table-settings-1"
_SIZE_LIMIT: Final = 16_384  # bytes; a file of ours has some 200
_MOST_ASIDE: Final = 9


class Settings(NamedTuple):
    """All that can be set. The defaults are what a new player gets."""

    full_screen: bool = False
    speed: str = "normal"
    """Of all motion: one of SPEEDS."""
    interface_scale: int = 100
    """Percent: one of SCALES."""
    volume: int = 80
    """0 to FULL_VOLUME."""
    mute: bool = False
    reduced_motion: bool = False
    """Cards and dice are at their places at once."""
    text_size: int = 100
    """Percent: one of TEXT_SIZES."""
    contrast: bool = False
    """High contrast: plain grounds, white words."""
    hints: bool = True
    """Whether what may be done glows before anything is taken up."""
    open_hands: bool = False
    """Whether people pass the laptop without a curtain, as families may."""
    free_undo: bool = False
    """Whether somebody who plays alone against bots may take back anything, dice as well."""
    thinking_ms: int = 1000
    """How long `expert` may think about a decision, at most: one of THINKING."""
    reasons: str = "after"
    """When the log tells why a bot did something: one of REASONS."""
    odds: str = "alone"
    """When the table tells the odds of an attack or a raid before it is begun: one of ODDS."""


_ALLOWED: Final[dict[str, tuple[Callable[[Any], bool], str]]] = {
    "full_screen": (lambda v: type(v) is bool, "true or false"),
    "speed": (lambda v: type(v) is str and v in SPEEDS, "one of " + ", ".join(SPEEDS)),
    "interface_scale": (
        lambda v: type(v) is int and v in SCALES,
        "one of " + ", ".join(map(str, SCALES)),
    ),
    "text_size": (
        lambda v: type(v) is int and v in TEXT_SIZES,
        "one of " + ", ".join(map(str, TEXT_SIZES)),
    ),
    "contrast": (lambda v: type(v) is bool, "true or false"),
    "hints": (lambda v: type(v) is bool, "true or false"),
    "open_hands": (lambda v: type(v) is bool, "true or false"),
    "free_undo": (lambda v: type(v) is bool, "true or false"),
    "thinking_ms": (
        lambda v: type(v) is int and v in THINKING,
        "one of " + ", ".join(map(str, THINKING)),
    ),
    "reasons": (lambda v: type(v) is str and v in REASONS, "one of " + ", ".join(REASONS)),
    "odds": (lambda v: type(v) is str and v in ODDS, "one of " + ", ".join(ODDS)),
    "volume": (lambda v: type(v) is int and 0 <= v <= FULL_VOLUME, f"0 to {FULL_VOLUME}"),
    "mute": (lambda v: type(v) is bool, "true or false"),
    "reduced_motion": (lambda v: type(v) is bool, "true or false"),
}
"""What each field may hold, and how that is said."""


def settings_path(folder: Path) -> Path:
    """The file of the settings in the folder of the player."""
    return folder / FILE_NAME


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings of a file, and what is wrong with it in one line.

    Without a file they are as new, and nothing is wrong. A file that can't be used is renamed to
    `settings.json.broken`, or with a number behind it when there is one already. Fields that are
    missing are as new; fields that are unknown are passed over.
    """
    try:
        return _settings(parsed(read_bytes(path, _SIZE_LIMIT))), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        reason = why(error)
    except UnusableError as error:
        reason = str(error)
    kept = _set_aside(path)
    where = f"kept as {kept}" if kept else "left where it is"
    return Settings(), f"{path.name}: {reason}; the file is {where}, the settings are as new."


def save(settings: Settings, path: Path) -> str | None:
    """Writes the settings, all or nothing; returns why it can't in one line, else None."""
    text = json.dumps({"format": _FORMAT, **settings._asdict()}, indent=2) + "\n"
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(new, "w", encoding="ascii", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(new, path)
        except OSError:
            new.unlink(missing_ok=True)
            raise
    except OSError as error:
        return f"The settings can't be kept: {why(error)}."
    return None


# ---- reading


def _settings(found: Any) -> Settings:
    if not isinstance(found, dict) or found.get("format") != _FORMAT:
        raise UnusableError(f'not settings of this game ("format": "{_FORMAT}" is missing)')
    values = {name: found[name] for name in _ALLOWED if name in found}
    for name, value in values.items():
        allowed, words = _ALLOWED[name]
        if not allowed(value):
            raise UnusableError(f"{name} must be {words}, not {quoted(value)}")
    return Settings(**values)


def _set_aside(path: Path) -> str | None:
    """Renames a file that can't be used; returns its new name, None if it can't be renamed."""
    names = [f"{path.name}.broken"]
    names += [f"{path.name}.broken{number}" for number in range(2, _MOST_ASIDE + 1)]
    try:
        # When all names are taken, the latest takes the last one.
        name = next((n for n in names if not os.path.lexists(path.with_name(n))), names[-1])
        os.replace(path, path.with_name(name))
    except OSError:
        return None
    return name
