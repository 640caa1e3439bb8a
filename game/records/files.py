"""Files of the player, read with care: nothing in them is trusted, and nothing is waited for."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any, Final

_QUOTE_LIMIT: Final = 40  # characters of a file in a message


class UnusableError(Exception):
    """Why a file can't be used, in a few words."""


def read_bytes(path: Path, limit: int) -> bytes:
    """The bytes of a plain file; a pipe would be waited for, so it is not opened.

    Raises OSError, or UnusableError when it is no plain file or larger than `limit` bytes.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise UnusableError("not a plain file")
    with open(path, "rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise UnusableError(f"larger than {limit} bytes")
    return data


def parsed(data: bytes) -> Any:
    """What a text of JSON says. Raises UnusableError with the reason."""
    try:
        return json.loads(data.decode(), object_pairs_hook=_once_each, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise UnusableError("not a text in UTF-8") from error
    except json.JSONDecodeError as error:
        raise UnusableError(f"line {error.lineno}: {error.msg}") from error
    except RecursionError as error:
        raise UnusableError("too deeply nested") from error
    except ValueError as error:  # a number of thousands of digits
        raise UnusableError("a number is too long") from error


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for name, value in pairs:
        if name in out:
            raise UnusableError(f"{quoted(name)} stands there twice")
        out[name] = value
    return out


def _no_constant(name: str) -> None:
    raise UnusableError(f"{name} is not a value of JSON")


def quoted(value: Any) -> str:
    """A value of a file fit for one line of a message."""
    text = ascii(value)
    return text if len(text) <= _QUOTE_LIMIT else text[: _QUOTE_LIMIT - 3] + "..."


def why(error: OSError) -> str:
    """What the system says of a file, in a few words."""
    return (error.strerror or type(error).__name__).lower()
