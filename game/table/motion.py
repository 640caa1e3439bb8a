"""Things on their way: cards that fly from place to place and dice that tumble."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from game.table.dietray import RollingDie
from game.table.paint import Paint
from game.table.pen import Z_DICE, Z_FLY
from game.table.stage import Item
from game.table.tween import Clock, Tween, in_out_cubic, linear

FLY_MS = 280.0
DEAL_MS = 260.0
STAGGER_MS = 90.0
_TUMBLE_MS, _SETTLE_MS, _DIE_STAGGER_MS, _FACE_MS = 450.0, 250.0, 40.0, 60.0
READ_MS = 600.0
"""Time to read what somebody else did."""
DICE_REST_MS = 350.0
"""How long the dice lie before the game goes on."""


@dataclass(slots=True)
class Flight:
    """A card on its way; `start` and `end` are top-left corners in pixels."""

    key: Hashable
    surface: pygame.Surface
    start: tuple[float, float]
    end: tuple[float, float]
    delay: float = 0.0
    ms: float = FLY_MS


class Air:
    """All flights of one move. A card that has landed waits until the last one has."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._flights: list[Flight] = []

    @property
    def busy(self) -> bool:
        return bool(self._flights)

    def send(self, flights: list[Flight]) -> None:
        """Sets the cards off."""
        self._flights = flights
        for flight in flights:
            tween = Tween(flight.start, flight.end, flight.ms, in_out_cubic, flight.delay)
            self._clock.play(("fly", flight.key), tween)

    def clear(self) -> None:
        """All have landed."""
        self._flights = []

    def items(self) -> list[Item]:
        """The cards where they are now."""
        out = []
        for index, flight in enumerate(self._flights):
            where = self._clock.value(("fly", flight.key)) or flight.end
            out.append(
                Item(
                    ("fly", flight.key),
                    flight.surface,
                    round(where[0]),
                    round(where[1]),
                    Z_FLY + index,
                )
            )
        return out


class Tumble:
    """Dice that roll and land on the faces that are recorded."""

    def __init__(self, clock: Clock, rest_ms: float = DICE_REST_MS) -> None:
        self._clock = clock
        self._rest = rest_ms
        self._dice: list[RollingDie] = []
        self._sides = 6
        self._stagger = _DIE_STAGGER_MS

    @property
    def busy(self) -> bool:
        return bool(self._dice)

    def roll(
        self,
        dice: list[RollingDie],
        sides: int,
        on_landed: Callable[[], object] | None = None,
    ) -> None:
        """Throws dice onto their places; `on_landed` is called when all lie still."""
        self._dice, self._sides = dice, sides
        rolls = 0.0 if self._clock.still else _TUMBLE_MS + _SETTLE_MS
        # However many there are, nobody waits longer than for a handful.
        self._stagger = 0.0 if self._clock.still else min(_DIE_STAGGER_MS, 240 / max(1, len(dice)))
        for index in range(len(dice)):
            length = rolls + self._rest + self._stagger * index
            self._clock.play(("die", index), Tween((0.0,), (length,), length, linear))
        last = rolls + self._stagger * (len(dice) - 1)
        self._clock.play("landed", Tween((0.0,), (1.0,), max(0.0, last)), on_landed)

    def clear(self) -> None:
        """The dice have landed."""
        self._dice = []

    def items(self, paint: Paint) -> list[Item]:
        """The dice where they are now."""
        out: list[Item] = []
        for index, die in enumerate(self._dice):
            passed = self._clock.value(("die", index))
            time = passed[0] - self._stagger * index if passed and not self._clock.still else 1e9
            hit, shown, lift = die.hit, die.face, 0.0
            if time < _TUMBLE_MS:
                # Any face will do while a die is in the air; the landed one is the recorded one.
                step = int(max(0.0, time) / _FACE_MS)
                shown, hit = 1 + (step * 5 + index * 3) % self._sides, None
                lift = abs(math.cos(max(0.0, time) / _TUMBLE_MS * math.pi * 1.5)) * 26
            elif time < _TUMBLE_MS + _SETTLE_MS:
                lift = abs(math.sin((time - _TUMBLE_MS) / _SETTLE_MS * math.pi)) * 7
            top = die.y - paint.px(lift * min(1.0, die.size / 48))
            out += self._die(paint, index, die._replace(face=shown, y=top, hit=hit))
        return out

    def _die(self, paint: Paint, index: int, die: RollingDie) -> list[Item]:
        face, hit, x, y, size, _ = die
        out = []
        if hit:
            margin = paint.margin(6)
            light = paint.glow(size, size, None, 8, 6, 180)
            out.append(Item(("die glow", index), light, x - margin, y - margin, Z_DICE))
        picture = paint.die(face, size, hit) if self._sides == 6 else paint.d10(face, size, hit)
        out.append(Item(("die", index), picture, x, y, Z_DICE))
        return out
