"""How long the built program takes to its first picture that can be clicked, beside its source.

    python packaging/start.py dist/card-table/card-table [PAIRS]

Both are started in turn, and the medians compared: 1.3 times the source is the aim. The source must
be run by the Python that built the program, with its modules compiled before, as they are wherever
it was started once.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

AIM = 1.3
_ROOT = Path(__file__).resolve().parent.parent


def seconds(command: list[str], home: str) -> float:
    """From the start of a process until it says that it is ready."""
    env = {**os.environ, "CARD_TABLE_HOME": home, "PYTHONPYCACHEPREFIX": home}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    started = time.perf_counter()
    with subprocess.Popen(
        [*command, "bench", "--part", "menu"], stdout=subprocess.PIPE, env=env, text=True
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        taken = time.perf_counter() - started
        child.stdout.read()
    if child.returncode:
        raise SystemExit(f"{command[-1]} failed with exit code {child.returncode}")
    return taken


def main(program: Path, pairs: int) -> None:
    """Measures and prints."""
    commands = ([sys.executable, str(_ROOT / "main.py")], [str(program.resolve())])
    found: tuple[list[float], list[float]] = ([], [])
    with tempfile.TemporaryDirectory() as home:
        for each in commands:
            seconds(each, home)
        for _ in range(pairs):
            for command, times in zip(commands, found, strict=True):
                times.append(seconds(command, home))
    source, built = map(median, found)
    ratio = median(b / a for a, b in zip(*found, strict=True))
    print(
        f"first picture: {program.name} {built:.3f} s, its source {source:.3f} s;"
        f" {ratio:.2f} times, {AIM} at most is the aim"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 11)
