"""Whatever is done to `cards.yaml`, it loads or says what is wrong; nothing else comes out."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from game import cardfile
from game.cardfile import CardFileError
from game.program import cards_file

Write: TypeAlias = Callable[[str | bytes], Path]

SOUND = cards_file().read_bytes()
SCRAPS = [
    *[bytes([byte]) for byte in b"{}[]:,*&!|>'\"%@`#?- \t\n\r\\+_09az\x00\x85\xc3\xff"],
    *[b"<<: ", b"*a", b"&a ", b"!!int ", b"---\n", b"...\n", b"null", b"yes", b"-1", b"1e9"],
    *[b"**", b"{amount:+}", b"{force", b"\xe2\x80\xa8", b"\xef\xbb\xbf", b'"\\U00110000"'],
    *[b"- {id: ", b"[" * 30, b"9" * 30, b"\n      ", b"effect: {kind: draw}", b"card: train"],
]


def mangled(rng: random.Random) -> bytes:
    """The sound file after one to three small accidents."""
    data = SOUND
    for _ in range(rng.randint(1, 3)):
        start = rng.randrange(len(data) + 1)
        end = min(len(data), start + int(rng.expovariate(0.3)))
        rows = data.split(b"\n")
        row = rng.randrange(len(rows))
        # Mostly a word for another one, which keeps the file YAML and upsets what it means.
        match rng.randrange(10):
            case 0:
                data = data[:start] + rng.choice(SCRAPS) + data[end:]
            case 1:
                data = data[:start] + rng.choice(SCRAPS) + data[start:]
            case 2:
                data = data[:start] + rng.randbytes(1) + data[start + 1 :]
            case 3:
                other = rng.randrange(len(rows))
                rows[row], rows[other] = rows[other], rows[row]
                data = b"\n".join(rows)
            case 4:
                del rows[row]
                data = b"\n".join(rows)
            case _:
                words = data.split(b" ")
                words[rng.randrange(len(words))] = rng.choice(words)
                data = b" ".join(words)
    return data[:start] if rng.random() < 0.05 else data


def loads(write: Write, rng: random.Random) -> bool:
    """Whether the mangled file loads. Fails if it does anything but load or explain."""
    data = mangled(rng)
    path = write(data)
    try:
        catalogue = cardfile.load(path)["lawrence"]
    except CardFileError as error:
        check_explanation(error, len(data.decode("utf-8", "replace").splitlines()))
        return False
    assert cardfile.listing(catalogue).endswith(f"{len(catalogue.line_of)} cards")
    return True


def check_explanation(error: CardFileError, rows: int) -> None:
    lines = str(error).split("\n")
    assert len(lines) == len(error.faults) > 0
    for line, fault in zip(lines, error.faults, strict=True):
        assert line.isprintable()
        assert line == f"cards.yaml:{fault.line}:{fault.column}: {fault.text}"
        assert 1 <= fault.line <= rows + 1
        assert fault.column >= 1


@pytest.mark.usefixtures("loader")
def test_mangled_files_load_or_are_explained(write: Write) -> None:
    rng = random.Random(1962)
    results = [loads(write, rng) for _ in range(20)]
    assert len(set(results)) == 2, "accidents should sometimes do harm and sometimes none"


@pytest.mark.long
@pytest.mark.usefixtures("loader")
@pytest.mark.parametrize("seed", range(4))
def test_many_mangled_files_load_or_are_explained(write: Write, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(500):
        loads(write, rng)
