"""Motion as arithmetic: easings, tweens between numbers, and the clock that runs them.

Times are milliseconds of animation time; nothing here reads a real clock or draws.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

Easing = Callable[[float], float]
"""From 0..1 of the time to 0..1 of the way."""
Values = tuple[float, ...]

MAX_STEP_MS = 50.0
"""The longest step of a frame: after a stall things go on from where they were."""
INSTANT = float("inf")
"""The speed at which everything is done at once."""


def linear(t: float) -> float:
    return t


def out_quad(t: float) -> float:
    return t * (2 - t)


def in_quad(t: float) -> float:
    """Slow at first."""
    return t * t


def out_cubic(t: float) -> float:
    """Quick at first, and slower than `out_quad` at the end."""
    return 1 - (1 - t) ** 3


def out_back(t: float) -> float:
    """Past the end by a tenth of the way, and back."""
    over = 1.70158
    return 1 + (over + 1) * (t - 1) ** 3 + over * (t - 1) ** 2


def in_out_cubic(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3


@dataclass(frozen=True, slots=True)
class Tween:
    """A way from `start` to `end`, number by number, in `ms` after a wait of `delay` ms."""

    start: Values
    end: Values
    ms: float
    easing: Easing = linear
    delay: float = 0.0

    def __post_init__(self) -> None:
        if len(self.start) != len(self.end):
            raise ValueError("start and end of a tween differ in length")

    def value(self, t: float) -> Values:
        """Where it is `t` ms after it was set off: exactly `start` before, `end` afterwards."""
        if t >= self.delay + self.ms:
            return self.end
        if t <= self.delay:
            return self.start
        way = self.easing((t - self.delay) / self.ms)
        return tuple(a + (b - a) * way for a, b in zip(self.start, self.end, strict=True))

    def done(self, t: float) -> bool:
        """Whether it has arrived `t` ms after it was set off."""
        return t >= self.delay + self.ms


@dataclass(slots=True)
class _Running:
    tween: Tween
    since: float
    on_done: Callable[[], object] | None

    @property
    def end(self) -> float:
        return self.since + self.tween.delay + self.tween.ms


class Clock:
    """The animations of one scene, each under a key, and the time they run on.

    `speed` is 0.5, 1, 2 or INSTANT. `hurry` set to True finishes all that runs, and all that is
    set off from it, at the next `advance`; it then falls back to False by itself. Motion without
    an end (a glow that breathes) is no tween: take it from `now`.
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self.hurry = False
        self.still = False
        """Whether nothing may move across the screen (reduced motion); pauses remain."""
        self.now = 0.0
        self._running: dict[Hashable, _Running] = {}

    @property
    def busy(self) -> bool:
        """Whether anything is running or waiting for its delay to end."""
        return bool(self._running)

    def play(
        self, key: Hashable, tween: Tween, on_done: Callable[[], object] | None = None
    ) -> None:
        """Set off `tween` now. What ran under `key` is dropped without its `on_done`."""
        self._running[key] = _Running(tween, self.now, on_done)

    def drop(self, key: Hashable) -> None:
        """Forget what runs under `key`, if anything does."""
        self._running.pop(key, None)

    def clear(self) -> None:
        """Forget everything that runs."""
        self._running.clear()
        self.hurry = False

    def value(self, key: Hashable) -> Values | None:
        """Where the tween under `key` is now; None when none runs."""
        running = self._running.get(key)
        return None if running is None else running.tween.value(self.now - running.since)

    def advance(self, ms: float) -> float:
        """Let `ms` of real time pass; returns the step of animation time that was made.

        Calls `on_done` of those that arrive, in the order of their ends. A tween that is set off
        by `on_done` starts at the end of the one before it, so chains lose no time.
        """
        if self.hurry or self.speed == INSTANT:
            before = self.now
            while self._running:
                self._finish(min(self._running.items(), key=lambda pair: pair[1].end))
            self.hurry = False
            return self.now - before
        step = min(ms, MAX_STEP_MS) * self.speed
        target = self.now + step
        while self._running:
            pair = min(self._running.items(), key=lambda pair: pair[1].end)
            if pair[1].end > target:
                break
            self._finish(pair)
        self.now = target
        return step

    def _finish(self, pair: tuple[Hashable, _Running]) -> None:
        key, running = pair
        del self._running[key]
        self.now = max(self.now, running.end)
        if running.on_done is not None:
            running.on_done()
