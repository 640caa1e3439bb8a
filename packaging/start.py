"""How long the built program takes to its first picture that can be clicked, beside its source.

    python packaging/start.py dist/card-table/card-table [PAIRS]

Both are started in turn, and the medians compared: 1.3 times the source is the aim. The source must
be run by the Python that built the program, with its modules compiled before, as they are wherever
it was started once.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.program import cards_file
from game.table.bench import PROGRAM, measured
from game.table.measured import MENU

AIM = 1.3


def main(program: Path, pairs: int) -> None:
    """Measures and prints."""
    commands = (PROGRAM, (str(program.resolve()),))
    found: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory() as kept:
        for command in commands:
            measured(kept, MENU, cards_file(), program=command)
        for _ in range(pairs):
            for command, times in zip(commands, found, strict=True):
                times.append(measured(kept, MENU, cards_file(), program=command)[0])
    source, built = map(median, found)
    ratio = median(b / a for a, b in zip(*found, strict=True))
    print(
        f"first picture: {program.name} {built:.3f} s, its source {source:.3f} s;"
        f" {ratio:.2f} times, {AIM} at most is the aim"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 11)
