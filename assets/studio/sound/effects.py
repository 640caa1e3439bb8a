"""Every sound of the table by its name, each with its own seed, so that it comes out the same."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from assets.studio.sound.waves import (
    Wave,
    arch,
    band,
    finish,
    lay,
    low_pass,
    noise,
    partials,
    ring,
    silence,
    skin,
    swell,
)

Note = tuple[float, float, float]
"""When a tone begins, its pitch, how long it lasts."""
Beat = tuple[float, str, float]
"""When a drum is struck, which stroke, how hard."""

# --- cards ----------------------------------------------------------------------------------------


def _slide(rng: random.Random, seconds: float, low: float, high: float) -> Wave:
    """Card on cloth; what hisses above is taken off, for it is heard so often."""
    soft = low_pass(band(noise(seconds, rng), low, high), 3000)
    return arch(soft, seconds * 0.4, seconds * 0.55)


def _tap(rng: random.Random) -> Wave:
    """A card laid down: a soft slap and a little of the table's wood."""
    slap = swell(band(noise(0.06, rng), 300, 2200), 0.002, 0.011)
    wood = ring(0.06, [(190, 0.5, 0.016), (310, 0.25, 0.010)])
    return [a * 1.6 + b * 0.5 for a, b in zip(slap, wood, strict=True)]


def _card_play(rng: random.Random) -> Wave:
    sheet = silence(0.2)
    lay(sheet, _slide(rng, 0.12, 700, 2600), 0.0, 0.6)
    lay(sheet, _tap(rng), 0.11)
    return sheet


def _card_draw(rng: random.Random) -> Wave:
    sheet = silence(0.16)
    lay(sheet, _slide(rng, 0.15, 900, 2400), 0.0)
    return sheet


def _card_deal(rng: random.Random) -> Wave:
    sheet = silence(0.5)
    for count in range(4):
        lay(sheet, _slide(rng, 0.11, 800, 2300), 0.11 * count, 0.8)
        lay(sheet, _tap(rng), 0.11 * count + 0.08, 0.35)
    return sheet


def _card_discard(rng: random.Random) -> Wave:
    sheet = silence(0.24)
    lay(sheet, _slide(rng, 0.2, 500, 1700), 0.0)
    lay(sheet, _tap(rng), 0.15, 0.4)
    return sheet


def _shuffle(rng: random.Random) -> Wave:
    """A riffle: ticks that come faster and faster, then the pack is squared."""
    sheet = silence(0.8)
    at, gap = 0.0, 0.034
    while at < 0.55:
        tick = swell(band(noise(0.018, rng), 800, 2400), 0.001, 0.005)
        lay(sheet, tick, at, 0.5 + 0.4 * rng.random())
        at += gap * rng.uniform(0.8, 1.2)
        gap = max(0.013, gap * 0.95)
    lay(sheet, _slide(rng, 0.12, 600, 2200), 0.58, 0.8)
    lay(sheet, _tap(rng), 0.69, 0.9)
    return sheet


# --- dice -----------------------------------------------------------------------------------------

_WOOD: Final = ((1150.0, 1.0, 0.008), (1870.0, 0.6, 0.006), (2900.0, 0.25, 0.004))
_BONE: Final = ((1700.0, 1.0, 0.012), (2630.0, 0.7, 0.009), (3900.0, 0.3, 0.005))


def _dice(
    rng: random.Random, modes: Sequence[tuple[float, float, float]], count: int, seconds: float
) -> Wave:
    """Dice that fall, bounce ever lower, and lie; all of them at rest when the sound ends."""
    sheet = silence(seconds)
    for _ in range(count):
        at, gap, force = rng.uniform(0.0, seconds - 0.42), rng.uniform(0.10, 0.14), 1.0
        tuning = rng.uniform(0.88, 1.14)
        while gap > 0.016:
            strike = [(p * tuning * rng.uniform(0.97, 1.03), w, d) for p, w, d in modes]
            knock = ring(0.05, [*strike, (240.0, 0.5, 0.010)])
            lay(sheet, swell(knock, 0.001, 0.5), at, force * rng.uniform(0.7, 1.0))
            at, gap, force = at + gap, gap * rng.uniform(0.5, 0.68), force * 0.62
    return low_pass(sheet, 3800)


# --- blows ----------------------------------------------------------------------------------------


def _hit(rng: random.Random) -> Wave:
    sheet = silence(0.26)
    lay(sheet, skin(0.26, 140, 0.8, 0.05), 0.0)
    lay(sheet, swell(band(noise(0.08, rng), 250, 1500), 0.001, 0.014), 0.0, 0.9)
    return sheet


def _loss(rng: random.Random) -> Wave:
    """Two low strokes, the second deeper, and something that slides away."""
    sheet = silence(0.44)
    lay(sheet, skin(0.3, 175, 0.3, 0.065), 0.0, 0.8)
    lay(sheet, skin(0.3, 125, 0.3, 0.08), 0.14)
    lay(sheet, _slide(rng, 0.3, 300, 1100), 0.1, 0.5)
    return sheet


def _failed(rng: random.Random) -> Wave:
    """A plucked string that steps down, over a stroke that is damped at once."""
    sheet = silence(0.85)
    for at, pitch in ((0.0, 196.0), (0.2, 174.6), (0.4, 146.8)):
        string = partials(0.42, pitch, (1.0, 0.45, 0.22, 0.1), scoop=0.01)
        lay(sheet, swell(low_pass(string, 1400), 0.006, 0.13), at, 0.7)
    lay(sheet, skin(0.3, 115, 0.4, 0.07), 0.4, 0.7)
    return sheet


# --- drums and notes of both games ----------------------------------------------------------------

D4, F4_SHARP, G4 = 293.7, 370.0, 392.0
A4, B4_FLAT, C5, D5, E5, G5, A5 = 440.0, 466.2, 523.3, 587.3, 659.3, 784.0, 880.0


def _struck(rng: random.Random, skin_: Wave) -> Wave:
    """A skin with the hand that strikes it: on small loudspeakers it is most of the drum."""
    hand = swell(band(noise(0.05, rng), 200, 1100), 0.002, 0.012)
    out = list(skin_)
    lay(out, hand, 0.0, 0.7)
    return out


# --- Lawrence: a reed horn and a goblet drum, in Hijaz on D ---------------------------------------


def _goblet(rng: random.Random, stroke: str) -> Wave:
    """A stroke in the middle of the skin (`dum`) or at its rim (`tek`)."""
    if stroke == "dum":
        return _struck(rng, skin(0.3, 122, 0.5, 0.08))
    rim = ring(0.09, [(520, 0.7, 0.016), (890, 0.5, 0.012), (1430, 0.25, 0.008)])
    slap = swell(band(noise(0.09, rng), 900, 3000), 0.001, 0.008)
    return [0.5 * a + 0.5 * b for a, b in zip(rim, slap, strict=True)]


def _horn(pitch: float, seconds: float) -> Wave:
    reed = (1.0, 0.62, 0.5, 0.28, 0.2, 0.1, 0.06)
    tone = partials(seconds, pitch, reed, vibrato=0.006, scoop=0.02)
    return arch(low_pass(low_pass(tone, 1500), 2600), 0.035, min(0.16, seconds * 0.5))


def _caravan(
    rng: random.Random, seconds: float, tune: Sequence[Note], beats: Sequence[Beat]
) -> Wave:
    sheet = silence(seconds)
    for at, pitch, long in tune:
        lay(sheet, _horn(pitch, long), at, 0.32)
    for at, stroke, force in beats:
        lay(sheet, _goblet(rng, stroke), at, force * 0.75)
    return sheet


# --- Prehistoric: a bone flute and a hollow log, in five tones on A -------------------------------


def _log(rng: random.Random, stroke: str) -> Wave:
    """A deep stroke on a hide (`boom`), or a stick on a hollow log (`tok`)."""
    if stroke == "boom":
        return _struck(rng, skin(0.42, 92, 0.6, 0.11))
    wood = ring(0.12, [(410, 1.0, 0.022), (660, 0.5, 0.014), (1240, 0.15, 0.006)])
    click = swell(band(noise(0.12, rng), 600, 2000), 0.001, 0.006)
    return [0.6 * a + 0.3 * b for a, b in zip(wood, click, strict=True)]


def _flute(rng: random.Random, pitch: float, seconds: float) -> Wave:
    """Nearly a pure tone, with breath around it."""
    tone = partials(seconds, pitch, (1.0, 0.14, 0.06), vibrato=0.005, scoop=0.03)
    breath = band(noise(seconds, rng), pitch * 0.8, pitch * 1.9)
    blown = [a + 0.35 * b for a, b in zip(tone, breath, strict=True)]
    return arch(blown, 0.055, min(0.18, seconds * 0.5))


def _cave(rng: random.Random, seconds: float, tune: Sequence[Note], beats: Sequence[Beat]) -> Wave:
    sheet = silence(seconds)
    for at, pitch, long in tune:
        lay(sheet, _flute(rng, pitch, long), at, 0.42)
    for at, stroke, force in beats:
        lay(sheet, _log(rng, stroke), at, force)
    return sheet


# --- all of them ----------------------------------------------------------------------------------


class Effect(NamedTuple):
    """How a sound is made."""

    make: Callable[[random.Random], Wave]
    peak: float
    """How loud its loudest sample is, 0..1: what comes often is quiet."""


def _lawrence(seconds: float, tune: Sequence[Note], beats: Sequence[Beat], peak: float) -> Effect:
    return Effect(partial(_caravan, seconds=seconds, tune=tune, beats=beats), peak)


def _prehistoric(
    seconds: float, tune: Sequence[Note], beats: Sequence[Beat], peak: float
) -> Effect:
    return Effect(partial(_cave, seconds=seconds, tune=tune, beats=beats), peak)


EFFECTS: Final[dict[str, Effect]] = {
    "card_play": Effect(_card_play, 0.26),
    "card_draw": Effect(_card_draw, 0.2),
    "card_deal": Effect(_card_deal, 0.24),
    "card_discard": Effect(_card_discard, 0.22),
    "shuffle": Effect(_shuffle, 0.26),
    "d6_one": Effect(partial(_dice, modes=_WOOD, count=1, seconds=0.46), 0.32),
    "d6_few": Effect(partial(_dice, modes=_WOOD, count=3, seconds=0.66), 0.36),
    "d6_many": Effect(partial(_dice, modes=_WOOD, count=7, seconds=0.86), 0.4),
    "d10_one": Effect(partial(_dice, modes=_BONE, count=1, seconds=0.46), 0.28),
    "d10_few": Effect(partial(_dice, modes=_BONE, count=3, seconds=0.66), 0.32),
    "d10_many": Effect(partial(_dice, modes=_BONE, count=8, seconds=0.86), 0.36),
    "hit": Effect(_hit, 0.42),
    "loss": Effect(_loss, 0.4),
    "failed": Effect(_failed, 0.42),
    "lawrence_turn": _lawrence(
        0.95, [(0.0, D4, 0.26), (0.24, A4, 0.62)], [(0.0, "dum", 0.9), (0.24, "tek", 0.5)], 0.4
    ),
    "lawrence_attack": _lawrence(
        0.62,
        [],
        [(0.0, "dum", 1.0), (0.13, "tek", 0.6), (0.26, "tek", 0.6), (0.34, "dum", 0.9)],
        0.45,
    ),
    "lawrence_won": _lawrence(
        1.6,
        [(0.0, D4, 0.2), (0.18, F4_SHARP, 0.2), (0.36, G4, 0.2), (0.54, A4, 0.95)],
        [(0.0, "dum", 0.9), (0.18, "tek", 0.5), (0.36, "tek", 0.5), (0.54, "dum", 1.0)],
        0.48,
    ),
    "lawrence_victory": _lawrence(
        2.3,
        [
            (0.0, A4, 0.24), (0.22, B4_FLAT, 0.16), (0.36, A4, 0.24), (0.58, G4, 0.16),
            (0.72, F4_SHARP, 0.3), (1.0, G4, 0.16), (1.14, A4, 0.2), (1.32, D5, 0.94),
        ],
        [
            (0.0, "dum", 0.9), (0.22, "tek", 0.5), (0.36, "tek", 0.4), (0.58, "dum", 0.8),
            (0.72, "tek", 0.5), (1.0, "tek", 0.5), (1.14, "tek", 0.5), (1.32, "dum", 1.0),
            (1.6, "tek", 0.35), (1.74, "dum", 0.5),
        ],
        0.5,
    ),
    "prehistoric_turn": _prehistoric(
        0.95, [(0.1, A4, 0.26), (0.34, E5, 0.58)], [(0.0, "boom", 0.8), (0.34, "tok", 0.35)], 0.4
    ),
    "prehistoric_raid": _prehistoric(
        0.72,
        [],
        [(0.0, "boom", 1.0), (0.16, "tok", 0.5), (0.24, "tok", 0.6), (0.32, "boom", 1.0)],
        0.48,
    ),
    "prehistoric_won": _prehistoric(
        1.6,
        [(0.0, A4, 0.24), (0.2, C5, 0.22), (0.4, D5, 0.22), (0.6, G5, 0.16), (0.74, E5, 0.8)],
        [(0.0, "boom", 0.8), (0.2, "tok", 0.4), (0.4, "tok", 0.4), (0.6, "boom", 0.9),
         (0.9, "tok", 0.3)],
        0.46,
    ),
    "prehistoric_victory": _prehistoric(
        2.3,
        [
            (0.1, E5, 0.3), (0.38, G5, 0.2), (0.56, E5, 0.24), (0.78, D5, 0.2),
            (0.96, C5, 0.24), (1.18, D5, 0.2), (1.36, A5, 0.9),
        ],
        [
            (0.0, "boom", 0.9), (0.19, "tok", 0.35), (0.38, "tok", 0.4), (0.56, "boom", 0.8),
            (0.78, "tok", 0.4), (0.96, "boom", 0.8), (1.18, "tok", 0.4), (1.36, "boom", 1.0),
            (1.74, "tok", 0.3), (1.82, "boom", 0.5),
        ],
        0.48,
    ),
}  # fmt: skip
"""Every sound by the name of its file."""


def make(name: str) -> Wave:
    """The samples of a sound. Raises KeyError for a name that is not in EFFECTS."""
    effect = EFFECTS[name]
    return finish(effect.make(random.Random(name)), effect.peak)
