"""What the player has set, kept between runs in a small JSON file.

A file that can't be used never stops the game: the settings are then as new, one line says why,
and the file is kept aside under another name.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

FILE_NAME: Final = "settings.json"
SPEEDS: Final = ("slow", "normal", "fast", "instant")
SCALES: Final = (80, 90, 100, 125, 150, 200)
"""Percent of the size at which everything just fits the window; of more, a part is shown."""
TEXT_SIZES: Final = (100, 125, 150)
"""Percent of the usual size of running text."""
FULL_VOLUME: Final = 100

_FORMAT: Final = "card-table-settings-1"
_SIZE_LIMIT: Final = 16_384  # bytes; a file of ours has some 200
_QUOTE_LIMIT: Final = 40  # characters of the file in a message
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
    "volume": (lambda v: type(v) is int and 0 <= v <= FULL_VOLUME, f"0 to {FULL_VOLUME}"),
    "mute": (lambda v: type(v) is bool, "true or false"),
    "reduced_motion": (lambda v: type(v) is bool, "true or false"),
}
"""What each field may hold, and how that is said."""


class _UnusableError(Exception):
    """Why a file can't be used, in a few words."""


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
        return _settings(_parsed(_read(path))), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        reason = _why(error)
    except _UnusableError as error:
        reason = str(error)
    except RecursionError:
        reason = "too deeply nested"
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
        return f"The settings can't be kept: {_why(error)}."
    return None


# ---- reading


def _read(path: Path) -> bytes:
    """The bytes of a plain file; a pipe would be waited for, so it is not opened."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise _UnusableError("not a plain file")
    with open(path, "rb") as file:
        data = file.read(_SIZE_LIMIT + 1)
    if len(data) > _SIZE_LIMIT:
        raise _UnusableError(f"larger than {_SIZE_LIMIT} bytes")
    return data


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data.decode(), object_pairs_hook=_once_each, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise _UnusableError("not a text in UTF-8") from error
    except json.JSONDecodeError as error:
        raise _UnusableError(f"line {error.lineno}: {error.msg}") from error
    except ValueError as error:  # a number of thousands of digits
        raise _UnusableError("a number is too long") from error


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name, value in pairs:
        if name in out:
            raise _UnusableError(f"{_quoted(name)} stands there twice")
        out[name] = value
    return out


def _no_constant(name: str) -> None:
    raise _UnusableError(f"{name} is not a value of JSON")


def _settings(found: Any) -> Settings:
    if not isinstance(found, dict) or found.get("format") != _FORMAT:
        raise _UnusableError(f'not settings of this game ("format": "{_FORMAT}" is missing)')
    values = {name: found[name] for name in _ALLOWED if name in found}
    for name, value in values.items():
        allowed, words = _ALLOWED[name]
        if not allowed(value):
            raise _UnusableError(f"{name} must be {words}, not {_quoted(value)}")
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


def _quoted(value: Any) -> str:
    text = ascii(value)
    return text if len(text) <= _QUOTE_LIMIT else text[: _QUOTE_LIMIT - 3] + "..."


def _why(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
