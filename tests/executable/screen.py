"""A screen in memory, and a program that is started on it as a person would."""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

SIZE = (1280, 800)
"""Of the screen: the window of 1280 x 720 and what bars usually take."""
STILL_S = 0.7
"""After so long without a change the program waits for its player."""
PATIENCE_S = 40.0


def wait(for_what: str, ready: Callable[[], object]) -> None:
    """Waits until something is so. Fails the test when it never is."""
    ends = time.monotonic() + PATIENCE_S
    while not ready():
        assert time.monotonic() < ends, f"waited in vain: {for_what}"
        time.sleep(0.01)


class Screen:
    """An X server without a monitor, whose picture is a file."""

    def __init__(self, folder: Path) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24",
             "-fbdir", str(folder), "-ac", "-noreset", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(write)
        with os.fdopen(read) as told:
            self.display = f":{told.readline().strip()}"
        self._file = folder / "Xvfb_screen0"
        header = struct.unpack(">25I", self._file.read_bytes()[:100])
        self._line, self._begins = header[12], header[0] + header[19] * 12

    def close(self) -> None:
        self._server.kill()
        self._server.wait()

    def bytes(self) -> bytes:
        """All that is to be seen at the moment."""
        with self._file.open("rb") as file:
            file.seek(self._begins)
            return file.read(self._line * SIZE[1])

    def picture(self, area: pygame.Rect) -> pygame.Surface:
        """A part of what is to be seen."""
        whole = pygame.image.frombuffer(self.bytes(), (self._line // 4, SIZE[1]), "BGRA")
        return whole.subsurface(area).convert(24)

    def still(self) -> None:
        """Waits until nothing moves."""
        seen, since = self.bytes(), time.monotonic()

        def rested() -> bool:
            nonlocal seen, since
            now = self.bytes()
            if now != seen:
                seen, since = now, time.monotonic()
            return time.monotonic() - since >= STILL_S

        wait("the picture is still", rested)

    def do(self, *what: object) -> str:
        """One act of `xdotool`, and what it says."""
        done = subprocess.run(
            ["xdotool", *map(str, what)], env={**os.environ, "DISPLAY": self.display},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.stdout

    def window(self) -> pygame.Rect | None:
        """Where the table's window is, if there is one."""
        found = self.do("search", "--onlyvisible", "--class", ".").split()
        if not found:
            return None
        lines = self.do("getwindowgeometry", "--shell", found[0]).splitlines()
        told = dict(line.split("=") for line in lines if "=" in line)
        return pygame.Rect(*(int(told[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")))

    def confirm(self) -> None:
        """Presses Enter in the small window in the middle of the screen."""
        self.do("mousemove", SIZE[0] // 2, SIZE[1] * 36 // 100)  # it is a little above it
        told = self.do("getmouselocation", "--shell").splitlines()
        window = next(line.partition("=")[2] for line in told if line.startswith("WINDOW"))
        self.do("windowfocus", "--sync", window, "key", "Return")


class Started:
    """A program that is running on a screen."""

    def __init__(
        self,
        screen: Screen,
        command: Sequence[str | Path],
        env: Mapping[str, str],
        folder: Path,
    ) -> None:
        """Starts it in `folder` and waits for its window."""
        self.screen = screen
        self.process = subprocess.Popen(
            list(map(str, command)), cwd=folder, env={**env, "DISPLAY": screen.display},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            start_new_session=True,
        )  # fmt: skip
        wait("there is a window", lambda: screen.window() or self.process.poll() is not None)
        assert self.process.poll() is None, self.end()
        screen.still()
        area = screen.window()
        assert area is not None
        self.area = area

    def at(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A point of the window on the screen."""
        return pos[0] + self.area.x, pos[1] + self.area.y

    def click(self, pos: tuple[int, int]) -> None:
        self.screen.do("mousemove", *self.at(pos), "click", 1)

    def picture(self) -> pygame.Surface:
        return self.screen.picture(self.area)

    def end(self) -> tuple[int, str]:
        """Waits until it has ended: its exit code and what it said."""
        out, err = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, out + err

    def __enter__(self) -> Started:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """Ends it, with what it has started, as a power cut does."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


def surroundings(home: Path | str) -> dict[str, str]:
    """The environment of a player with a home folder: a screen, and nothing of a developer's."""
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "LANG": "C.UTF-8",
    }


MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
"""What the machine lacks for a screen."""
