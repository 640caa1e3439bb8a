"""Makes every sound anew: `python -m assets.studio.sound [name ...]`, and prints their levels."""

from __future__ import annotations

import array
import math
import sys
import wave
from pathlib import Path
from typing import Final

from assets.studio.sound.effects import EFFECTS, make
from assets.studio.sound.waves import RATE, Wave

SOUNDS: Final = Path(__file__).resolve().parents[2] / "sounds"


def _write(path: Path, samples: Wave) -> None:
    """A mono WAV of 16 bits."""
    whole = array.array("h", (round(value * 32767) for value in samples))
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


def main(wanted: list[str]) -> int:
    """Writes the given sounds, or all of them; returns an exit code."""
    unknown = [name for name in wanted if name not in EFFECTS]
    if unknown:
        print(f"no such sound: {', '.join(unknown)}", file=sys.stderr)
        return 2
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name in wanted or EFFECTS:
        samples = make(name)
        _write(SOUNDS / f"{name}.wav", samples)
        rms = math.sqrt(sum(value * value for value in samples) / len(samples))
        print(f"{name:20} {len(samples) / RATE:.2f} s, {max(map(abs, samples)):.2f} peak,", end="")
        print(f" {rms:.3f} RMS")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
