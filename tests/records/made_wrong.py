"""Files made wrong in every way: each of MUTATIONS makes another file of a good one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game.games import GAMES
from game.records.kept import JournalError
from game.records.lines import summed
from game.records.shelf import glance
from game.rules.core.cards import Catalogue
from tests.records.playing import Game, opened


def lines_of(data: bytes) -> list[bytes]:
    return data.split(b"\n")[:-1]


def cut(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def flipped(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]


def line_lost(rng: random.Random, data: bytes) -> bytes:
    lines = lines_of(data)
    del lines[rng.randrange(len(lines))]
    return b"\n".join([*lines, b""])


def line_twice(rng: random.Random, data: bytes) -> bytes:
    lines = lines_of(data)
    at = rng.randrange(len(lines))
    return b"\n".join([*lines[:at], lines[at], *lines[at:], b""])


def swapped(rng: random.Random, data: bytes) -> bytes:
    lines = lines_of(data)
    one, two = rng.sample(range(len(lines)), 2)
    lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join([*lines, b""])


def summed_anew(lines: list[dict[str, Any]]) -> bytes:
    """Lines with right sums, as somebody writes them who means to deceive."""
    before, out = "", []
    for line in lines:
        text = summed({k: v for k, v in line.items() if k != "sum"}, before)
        before = text[-10:-2]
        out.append(text.encode())
    return b"\n".join([*out, b""])


WRONG = (None, True, -1, 10**30, 1.5, "", "x" * 300, [], [[]], {}, {"a": 1}, "\u0000", [1, "2"])


def wrong_type(rng: random.Random, data: bytes) -> bytes:
    lines = [json.loads(line) for line in lines_of(data)]
    line = rng.choice((lines[0], lines[1], rng.choice(lines)))
    line[rng.choice([key for key in line if key != "sum"])] = rng.choice(WRONG)
    return summed_anew(lines)


def wrong_card(rng: random.Random, data: bytes) -> bytes:
    lines = [json.loads(line) for line in lines_of(data)]
    cards = lines[0]["cards"]
    card = rng.choice(cards["cards"])
    place = rng.choice((card, cards["header"], cards))
    place[rng.choice(list(place))] = rng.choice(WRONG)
    return summed_anew(lines)


def other_moves(rng: random.Random, data: bytes) -> bytes:
    """Whole lines with right sums that no game has gone through."""
    lines = [json.loads(line) for line in lines_of(data)]
    moves = [line for line in lines if "do" in line]
    line, other = rng.sample(moves, 2)
    what = rng.choice(("do", "seat", "chance", "deal"))
    if what == "deal" and "seen" in lines[1]:
        lines[1]["told"] = rng.choice((None, [[]], [[0]], [[99, "x"]], [[0, "a\nb"]], [[0, 7]]))
    elif what == "deal":
        rng.shuffle(lines[1]["deal"][0][1])
    elif what == "chance":
        line["chance"] = [["roll", [rng.randint(-2, 12)]], ["shuffle", [3, 3]]]
    else:
        line[what] = other[what]
    return summed_anew(lines)


def wrong_view(rng: random.Random, data: bytes) -> bytes:
    """Another number or word somewhere in a position, with right sums."""
    lines = [json.loads(line) for line in lines_of(data)]
    holder: Any = lines[1]["seen"]
    while True:
        place = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        value = holder[place]
        if not isinstance(value, dict | list) or not value or rng.random() < 0.1:
            break
        holder = value
    if type(value) is int and rng.random() < 0.8:
        holder[place] = value + rng.choice((-1, 1, 2, -3, 17, 130))
    elif isinstance(value, list) and value and rng.random() < 0.8:
        rng.choice((value.pop, value.reverse, lambda: value.append(value[0])))()
    else:
        holder[place] = rng.choice(WRONG)
    return summed_anew(lines)


def deep(rng: random.Random, data: bytes) -> bytes:
    return b'{"format":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n{}\n"


def foreign(rng: random.Random, data: bytes) -> bytes:
    return rng.choice(
        (b"", b"\n", b"\n\n\n", b"PK\x03\x04" + rng.randbytes(500), rng.randbytes(2000),
         b"[1]\n[2]\n", b"null\nnull\n", b'"a"\n"b"\n', data.replace(b"journal-1", b"journal-9"),
         b'{"format":"card-table-settings-1"}\n{}\n', "Grüße\nund mehr\n".encode("latin-1"))
    )  # fmt: skip


MUTATIONS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    cut, flipped, line_lost, line_twice, swapped,
    wrong_type, wrong_card, other_moves, deep, foreign,
)  # fmt: skip


def a_journal(path: Path, catalogue: Catalogue, seed: int) -> list[Any]:
    """Writes a game; its states after each action."""
    return Game(path, catalogue, seed, 25).states


def damaged(
    path: Path,
    catalogues: Mapping[str, Catalogue],
    mutate: Callable[..., bytes],
    times: int,
    make: Callable[[Path, Catalogue, int], list[Any]] = a_journal,
) -> int:
    """Mutates files; each is refused in a line, or is a game that can be played on."""
    rng = random.Random(mutate.__name__)
    intact = path.with_name("intact.journal")
    refused = 0
    for number in range(times):
        game = list(GAMES)[number % len(GAMES)]
        states = make(intact, catalogues[game], rng.randrange(1000))
        data = intact.read_bytes()
        path.write_bytes(mutate(rng, data))
        match, reason = None, ""
        try:
            match = opened(path)[1]
        except JournalError as error:
            reason = str(error)
        if match is None:
            refused += 1
            assert reason.startswith(path.name)
            assert "\n" not in reason
            assert len(reason) < 300
        else:
            if mutate in (cut, flipped, line_lost, line_twice, swapped):
                assert match.state == states[len(match.moves)], "it is not what was played"
            assert match.outcome or match.legal_actions()
        shown = glance(path)
        assert shown.problem is None or "\n" not in shown.problem
        assert intact.read_bytes() == data
    return refused
