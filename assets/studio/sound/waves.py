"""What sounds are made of: noise, partials, envelopes and filters on lists of samples.

Samples are floats around -1..1 at RATE; times are seconds, pitches hertz.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

RATE: Final = 22050
Wave = list[float]
TAU: Final = 2 * math.pi


def length(seconds: float) -> int:
    """Samples of a time."""
    return round(seconds * RATE)


def silence(seconds: float) -> Wave:
    """A sheet to lay sounds on."""
    return [0.0] * length(seconds)


def lay(sheet: Wave, part: Sequence[float], at: float, gain: float = 1.0) -> None:
    """Adds a sound to a sheet from `at` on; what reaches past the end is cut off."""
    start = length(at)
    for index, value in enumerate(part[: max(0, len(sheet) - start)]):
        sheet[start + index] += value * gain


def noise(seconds: float, rng: random.Random) -> Wave:
    """White noise."""
    return [rng.uniform(-1, 1) for _ in range(length(seconds))]


def low_pass(wave: Sequence[float], cutoff: float) -> Wave:
    """Takes 6 dB an octave off above `cutoff`."""
    keep = math.exp(-TAU * cutoff / RATE)
    out, last = [], 0.0
    for value in wave:
        last = value + keep * (last - value)
        out.append(last)
    return out


def high_pass(wave: Sequence[float], cutoff: float) -> Wave:
    """Takes 6 dB an octave off below `cutoff`."""
    return [value - low for value, low in zip(wave, low_pass(wave, cutoff), strict=True)]


def band(wave: Sequence[float], low: float, high: float) -> Wave:
    """What lies between two pitches, 12 dB an octave on both sides."""
    for _ in range(2):
        wave = high_pass(low_pass(wave, high), low)
    return list(wave)


def _damped(wave: Wave) -> Wave:
    """The same, with its last moment taken back, so that it does not end in a click."""
    end = min(len(wave), length(0.02))
    return wave[: len(wave) - end] + [
        value * (end - 1 - index) / end for index, value in enumerate(wave[len(wave) - end :])
    ]


def swell(wave: Sequence[float], attack: float, decay: float) -> Wave:
    """Rises in `attack`, then falls to a third every `decay` seconds."""
    out = []
    for index, value in enumerate(wave):
        t = index / RATE
        rise = 0.5 - 0.5 * math.cos(math.pi * min(1.0, t / attack))
        out.append(value * rise * math.exp(-max(0.0, t - attack) / decay))
    return _damped(out)


def arch(wave: Sequence[float], attack: float, release: float) -> Wave:
    """Rises in `attack`, holds, and falls in the last `release` seconds."""
    out, end = [], len(wave) / RATE
    for index, value in enumerate(wave):
        t = index / RATE
        edge = min(1.0, t / attack, max(0.0, end - t) / release)
        out.append(value * (0.5 - 0.5 * math.cos(math.pi * edge)))
    return out


def partials(
    seconds: float,
    pitch: float,
    weights: Sequence[float],
    vibrato: float = 0.0,
    scoop: float = 0.0,
) -> Wave:
    """A tone of whole partials; `weights` from the first on.

    `vibrato` is its depth in parts of the pitch, come to in the first third of a second. `scoop`
    is how far below the pitch the tone begins.
    """
    out, phase = [], 0.0
    for index in range(length(seconds)):
        t = index / RATE
        bend = vibrato * min(1.0, t / 0.33) * math.sin(TAU * 5.2 * t) - scoop * math.exp(-t / 0.03)
        phase += TAU * pitch * (1 + bend) / RATE
        out.append(sum(w * math.sin(phase * (n + 1)) for n, w in enumerate(weights)))
    return out


def ring(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Wave:
    """Something struck: `modes` are (pitch, weight, decay), each dying away by itself."""
    return [
        sum(
            weight * math.sin(TAU * pitch * i / RATE) * math.exp(-i / RATE / decay)
            for pitch, weight, decay in modes
        )
        for i in range(length(seconds))
    ]


def skin(seconds: float, pitch: float, drop: float, decay: float) -> Wave:
    """A drum skin: a tone that falls by `drop` (in parts of its pitch) as it dies away."""
    out, phase = [], 0.0
    for index in range(length(seconds)):
        t = index / RATE
        phase += TAU * pitch * (1 + drop * math.exp(-t / 0.025)) / RATE
        over = 0.45 * math.sin(1.59 * phase) + 0.3 * math.sin(2.14 * phase)
        tone = math.sin(phase) + over * math.exp(-t / (decay / 2.5))
        out.append(tone * math.exp(-t / decay))
    return _damped(out)


def finish(wave: Sequence[float], peak: float) -> Wave:
    """Ready to be written: without rumble, its loudest sample at `peak`, both ends at rest."""
    wave = high_pass(wave, 40.0)
    gain = peak / max(map(abs, wave))
    begin, end = length(0.002), length(0.02)
    last = len(wave) - 1
    return [
        value * gain * min(1.0, index / begin, (last - index) / end)
        for index, value in enumerate(wave)
    ]
