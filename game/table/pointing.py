"""What the pointer brings up: a card shown large, and why something can't be done."""

from __future__ import annotations

from typing import cast

import pygame

from game.rules.core.play import Refusal
from game.table.choices import Key
from game.table.spots import Spots

ZOOM_REST_MS = 350
TIP_MS = 3200


class Pointing:
    """The card that is shown large and the tooltip, as they come and go."""

    def __init__(self) -> None:
        self.zoom: Key | None = None
        """What is shown large."""
        self.tip: tuple[str, pygame.Rect] | None = None
        """What the tooltip says and what it points at."""
        self.ruling = ""
        """The ruling that the tooltip last named."""
        self._tip_ms = 0
        self._rest_ms = 0
        self._may_zoom = True
        """Not after a click, until the mouse moves: what lands under it needs no showing."""

    def heard(self, event: pygame.event.Event) -> bool:
        """Takes note of an event; True if what is shown changes by it."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            return False
        self._rest_ms = 0
        self._may_zoom = event.type != pygame.MOUSEBUTTONDOWN
        if self.tip is None or event.type == pygame.MOUSEMOTION:
            return False
        self.tip = None
        return True

    def tick(self, ms: int, spots: Spots) -> bool:
        """Lets time pass; True if what is shown changes.

        A card is shown when the pointer has rested on it, or Alt is held, or the keyboard is at it.
        """
        key = spots.active
        shown = isinstance(key, tuple) and key[0] in ("card", "open", "pile")
        card = cast(Key, key) if shown else None
        self._rest_ms += ms
        rested = self._may_zoom and self._rest_ms >= ZOOM_REST_MS
        at_once = spots.focus_visible or pygame.key.get_mods() & pygame.KMOD_ALT
        wanted = card if at_once or rested or card == self.zoom else None
        changed = wanted != self.zoom
        self.zoom = wanted
        if self.tip is not None:
            self._tip_ms -= ms
            if self._tip_ms <= 0:
                self.tip = None
                changed = True
        return changed

    def say_no(self, refusal: Refusal, rect: pygame.Rect) -> None:
        """Says why something can't be done, beside where it was tried; F1 opens its ruling."""
        self.tip = (f"{refusal.text} ({refusal.ruling}, F1)", rect)
        self.ruling = refusal.ruling
        self._tip_ms = TIP_MS
