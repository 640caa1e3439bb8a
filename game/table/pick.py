"""The call with which everything on a table says that it was clicked."""

from __future__ import annotations

from collections.abc import Callable

Pick = Callable[[tuple[str, int]], None]
"""Called with the key of what was clicked."""
