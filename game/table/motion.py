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
from game.table.tween import Clock, Easing, Tween, in_out_cubic, linear

FLY_MS = 280.0
DEAL_MS = 260.0
STAGGER_MS = 90.0
_TUMBLE_MS, _SETTLE_MS, _DIE_STAGGER_MS, _FACE_MS = 450.0, 250.0, 40.0, 60.0
_FLIP_FROM = 0.6
"""The part of its way after which a dealt card turns over."""
_LIFT = 0.06
"""How much larger a card becomes in the middle of its way to the table."""
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
    arc: float = 0.0
    """How many pixels it rises above the straight way."""
    back: pygame.Surface | None = None
    """What it shows until it turns over near the end of its way."""
    turn: float = 0.0
    """Degrees by which it has turned at the end, as what is lost does."""
    easing: Easing = in_out_cubic
    lift: bool = False
    """Whether it comes nearer to the eye on its way, as a card that is laid down does."""


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
            start, end = (*flight.start, 0.0), (*flight.end, 1.0)
            tween = Tween(start, end, flight.ms, flight.easing, flight.delay)
            self._clock.play(("fly", flight.key), tween)

    def clear(self) -> None:
        """All have landed."""
        self._flights = []

    def items(self) -> list[Item]:
        """The cards where they are now."""
        out = []
        for index, flight in enumerate(self._flights):
            x, y, way = self._clock.value(("fly", flight.key)) or (*flight.end, 1.0)
            surface = _on_its_way(flight, way)
            wide, high = flight.surface.get_size()
            # What is narrower, turned or larger keeps its middle.
            x += (wide - surface.get_width()) / 2
            y += (high - surface.get_height()) / 2 - flight.arc * 4 * way * (1 - way)
            out.append(Item(("fly", flight.key), surface, round(x), round(y), Z_FLY + index))
        return out


def _on_its_way(flight: Flight, way: float) -> pygame.Surface:
    """What is seen of a card that has gone `way` (0 to 1) of its way."""
    if flight.back is not None and way < 1:
        return _turning(flight.back, flight.surface, (way - _FLIP_FROM) / (1 - _FLIP_FROM))
    if flight.turn and way > 0:
        # Whole steps, so that the picture does not tremble.
        return pygame.transform.rotozoom(flight.surface, round(flight.turn * way / 2) * 2, 1)
    if flight.lift and 0 < way < 1:
        larger = 1 + _LIFT * 4 * way * (1 - way)
        return pygame.transform.smoothscale_by(flight.surface, larger)
    return flight.surface


def _turning(back: pygame.Surface, face: pygame.Surface, turned: float) -> pygame.Surface:
    """A card that turns over, from its back (0) by its edge to its face (1)."""
    if turned <= 0:
        return back
    shown = back if turned < 0.5 else face
    wide, high = face.get_size() if turned >= 0.5 else back.get_size()
    narrow = max(1, round(wide * abs(1 - 2 * turned)))
    return pygame.transform.smoothscale(shown, (narrow, high))


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
