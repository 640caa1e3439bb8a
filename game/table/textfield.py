"""The state of a line of text that is being typed; `widgets.Sheet.text_field` draws it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame.event import Event

_BLINK_MS = 530
_REPEAT_AFTER_MS, _REPEAT_EACH_MS = 400, 40


class TextField:
    """One line of text being edited, with its caret.

    While its spot has the focus the scene gives it events first (`handle`) and time (`tick`), and
    draws anew when either returns True.
    """

    def __init__(
        self,
        key: Hashable,
        text: str = "",
        max_length: int = 16,
        accepts: Callable[[str], bool] = str.isprintable,
    ) -> None:
        """`accepts` says which single characters may be typed."""
        self.key = key
        self.text = text[:max_length]
        self.max_length = max_length
        self.accepts = accepts
        self.caret = len(self.text)
        """Number of characters before the caret."""
        self.all_selected = False
        """Whether the next thing typed replaces the text."""
        self.caret_shown = True
        self._blink_ms = 0.0
        self._held: int | None = None
        self._repeat_in = 0.0

    def begin(self, select_all: bool = False) -> None:
        """Put the caret at the end, when the field gets the focus."""
        self.caret = len(self.text)
        self.all_selected = select_all and bool(self.text)
        self._held = None
        self._show_caret()

    def handle(self, event: Event) -> bool:
        """Take an event; True when it was for the text. Enter, Tab, Escape never are."""
        if event.type == pygame.TEXTINPUT:
            self._insert(event.text)
            return True
        if event.type == pygame.KEYUP and event.key == self._held:
            self._held = None
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if self._edit(event.key):
            self._held, self._repeat_in = event.key, _REPEAT_AFTER_MS
            return True
        # The character itself follows as TEXTINPUT; its key must not become a shortcut.
        typed = getattr(event, "unicode", "")
        return bool(typed) and typed.isprintable()

    def tick(self, ms: int) -> bool:
        """Let the caret blink and a held key repeat; True when the field looks different."""
        changed = False
        if self._held is not None:
            self._repeat_in -= ms
            while self._repeat_in <= 0:
                self._edit(self._held)
                self._repeat_in += _REPEAT_EACH_MS
                changed = True
        self._blink_ms += ms
        if self._blink_ms >= _BLINK_MS:
            self._blink_ms %= _BLINK_MS
            self.caret_shown = not self.caret_shown
            changed = True
        return changed

    def _show_caret(self) -> None:
        self.caret_shown = True
        self._blink_ms = 0

    def _insert(self, typed: str) -> None:
        kept = "".join(c for c in typed if self.accepts(c))
        if not kept:
            return
        if self.all_selected:
            self._clear()
        kept = kept[: self.max_length - len(self.text)]
        self.text = self.text[: self.caret] + kept + self.text[self.caret :]
        self.caret += len(kept)
        self._show_caret()

    def _clear(self) -> None:
        self.text, self.caret, self.all_selected = "", 0, False

    def _edit(self, key: int) -> bool:
        """Do what an editing key does; False when `key` is none."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        if key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            if self.all_selected:
                self._clear()
            elif key == pygame.K_BACKSPACE:
                self.text, self.caret = before[:-1] + after, max(0, self.caret - 1)
            else:
                self.text = before + after[1:]
        elif key in (pygame.K_LEFT, pygame.K_HOME):
            home = key == pygame.K_HOME or self.all_selected
            self.caret = 0 if home else max(0, self.caret - 1)
        elif key in (pygame.K_RIGHT, pygame.K_END):
            end = key == pygame.K_END or self.all_selected
            self.caret = len(self.text) if end else min(len(self.text), self.caret + 1)
        else:
            return False
        self.all_selected = False
        self._show_caret()
        return True
