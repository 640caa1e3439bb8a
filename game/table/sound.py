"""What the table sounds like: short files, loaded when first wanted, silent where nothing plays."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.program import ASSETS

if TYPE_CHECKING:
    from pygame.mixer import Sound

FOLDER: Final = ASSETS / "sounds"
RATE: Final = 22050
"""Samples per second of the files."""
AT_ONCE: Final = 3
"""Sounds that begin in one frame at most: of more, as when nothing moves, the last are heard."""
_CHANNELS: Final = 6
_BUFFER: Final = 1024
"""Samples mixed at once: 46 ms, not heard as late, and half the wakings of 512."""
REST_MS: Final = 8000
"""Silence after which the device is closed: its thread mixes nothing all the time."""


class Sounds:
    """The one voice of the program. No method raises, whatever the machine has or lacks."""

    def __init__(self, audible: bool = True, folder: Path = FOLDER) -> None:
        """Opens nothing yet. `audible` False is for a table without a window."""
        self.mute = False
        self.on_mute: Callable[[bool], object] | None = None
        """Told when the player changes `mute` at the table, so that it can be kept."""
        self.folder = folder
        self._volume = 0.7
        self._open: bool | None = None if audible else False
        """Whether the device is open; None while it rests, False when there is none."""
        self._framed = False
        self._silent_ms = 0
        self._cued: list[str] = []
        self._loaded: dict[str, Sound | None] = {}

    @property
    def volume(self) -> float:
        """How loud, from 0 to 1."""
        return self._volume

    @volume.setter
    def volume(self, value: float) -> None:
        self._volume = min(1.0, max(0.0, value))

    def toggle_mute(self) -> None:
        """Sound off or on again; what is playing is cut off."""
        self.mute = not self.mute
        if self.mute and self._open:
            with suppress(pygame.error):
                pygame.mixer.stop()
        if self.on_mute:
            self.on_mute(self.mute)

    def cue(self, name: str) -> None:
        """Has a sound play with this frame; a sound cued twice is heard once."""
        if name in self._cued:
            self._cued.remove(name)
        self._cued.append(name)

    def frame(self, ms: int = 16, awake: bool = True) -> None:
        """To be called with each frame, of `ms`: plays what was cued.

        The device is open while there is something to hear or the player is `awake`, doing
        anything: opening it takes a moment, which is not seen before a motion but within one.
        For the same reason it waits at the start until the first picture is shown.
        """
        if not self._framed:
            self._framed = True
            return
        if self._cued or awake:
            self._silent_ms = 0
            if self._open is None and not self.mute:
                self._open = _open_device()
        elif self._open:
            self._silent_ms += ms
            if self._silent_ms >= REST_MS:
                self._rest()
        cued, self._cued = self._cued[-AT_ONCE:], []
        for name in cued:
            self.play(name)

    def _rest(self) -> None:
        """Closes the device until it is wanted again."""
        self._loaded.clear()  # sounds do not outlive the device that they were loaded for
        with suppress(pygame.error):
            pygame.mixer.quit()
        self._open = None

    def play(self, name: str) -> None:
        """Plays a sound, by the name of its file; nothing when all channels are taken."""
        if self.mute or not self._open:
            return
        with suppress(pygame.error):
            channel = pygame.mixer.find_channel()
            sound = self._load(name)
            if channel is not None and sound is not None:
                channel.set_volume(self._volume)
                channel.play(sound)

    def _load(self, name: str) -> Sound | None:
        if name not in self._loaded:
            self._loaded[name] = None
            with suppress(pygame.error, OSError):
                self._loaded[name] = pygame.mixer.Sound(str(self.folder / f"{name}.wav"))
        return self._loaded[name]


def _open_device() -> bool:
    """Opens the mixer; False where there is no device."""
    try:
        with _hushed():
            pygame.mixer.init(RATE, -16, 2, _BUFFER)
        pygame.mixer.set_num_channels(_CHANNELS)
    except (pygame.error, OSError, NotImplementedError):
        return False
    return True


@contextmanager
def _hushed() -> Iterator[None]:
    """ALSA complains on the standard error stream itself when there is no sound card."""
    if sys.platform != "linux":
        yield
        return
    kept = os.dup(2)
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
