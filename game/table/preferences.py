"""The settings while the program runs: one place that holds, changes and keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.records.settings import SPEEDS, Settings, load, save, settings_path
from game.table import places


class Preferences:
    """Settings that are kept in a file, or only while the program runs."""

    def __init__(self, path: Path | None = None) -> None:
        """Reads `path`; without one, nothing is read or kept."""
        self._path = path
        self.settings, self.problem = load(path) if path else (Settings(), None)
        """`problem` is what keeps the file from being used, in a line; None when nothing does."""

    @classmethod
    def of_player(cls) -> Preferences:
        """Those in the player's own folder."""
        folder = places.home()
        if folder is not None:
            return cls(settings_path(folder))
        nowhere = cls()
        nowhere.problem = "There is no folder to keep the settings in."
        return nowhere

    @property
    def speed(self) -> int:
        """The speed of all motion as an index, slow first."""
        return SPEEDS.index(self.settings.speed)

    def change(self, **fields: Any) -> None:
        """Sets fields of Settings, and writes the file if that changes anything."""
        changed = self.settings._replace(**fields)
        if changed == self.settings:
            return
        self.settings = changed
        if self._path:
            self.problem = save(changed, self._path)
