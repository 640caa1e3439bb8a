"""Where the files of the player are kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pygame

HOME_VARIABLE: Final = "CARD_TABLE_HOME"
"""An environment variable: the folder to use instead of the system's."""


def home() -> Path | None:
    """The folder of the player; None when the system has none to give.

    It need not exist when HOME_VARIABLE names it.
    """
    named = os.environ.get(HOME_VARIABLE)
    if named:
        return Path(named)
    try:
        return Path(pygame.system.get_pref_path("CardTable", "CardTable"))
    except pygame.error:
        return None
