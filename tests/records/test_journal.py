"""Games on disk: what is written is played again to the same position, whatever happens between."""

from __future__ import annotations

import errno
import json
import os
import random
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game.cardfile import rebuilt, section
from game.games import GAMES, rules_of
from game.records.again import Again
from game.records.journal import Journal
from game.records.kept import JournalError, read
from game.records.lines import FORMAT, SIZE_LIMIT
from game.records.shelf import kept_games, new_path, remove, unfinished
from game.rules.core.cards import Catalogue
from game.rules.core.play import Action
from game.seating import Seat
from tests.records.made_wrong import MUTATIONS, damaged, deep
from tests.records.playing import BEGAN, Game, opened

BOTH = pytest.mark.parametrize("game", list(GAMES))
OLD = Path(__file__).parent / "journals"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.journal"


@BOTH
def test_cards_are_kept_as_they_are(game: str, catalogues: Mapping[str, Catalogue]) -> None:
    kept = json.loads(json.dumps(section(catalogues[game])))
    assert rebuilt(game, kept, Path("x")) == catalogues[game]


@BOTH
def test_what_is_written_is_read(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    played = Game(path, catalogues[game], 5)
    kept, match = opened(path)
    assert kept.setup == played.setup
    assert kept.catalogue == catalogues[game]
    assert (kept.began, kept.name, kept.ended) == (BEGAN, "", None)
    assert match.state == played.match.state
    assert match.moves == played.match.moves
    assert match.deal == played.match.deal
    assert path.read_bytes().endswith(b"\n")


def replays(path: Path, catalogue: Catalogue, seed: int) -> None:
    """State by state, from the recorded chance alone."""
    played = Game(path, catalogue, seed, 400)
    kept = read(path)
    again = Again(kept, rules_of(kept.catalogue))
    states = iter(played.states)
    assert again.match.state == next(states)

    def play(action: Action, why: str) -> None:
        again.match.play(action)
        assert again.match.state == next(states)

    again.play(play)
    assert next(states, None) is None
    assert kept.ended == played.match.outcome


@BOTH
def test_random_games_are_played_again(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    for seed in range(12):
        replays(path, catalogues[game], seed)


@pytest.mark.long
@BOTH
def test_500_random_games_are_played_again(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    for seed in range(100, 600):
        replays(path, catalogues[game], seed)


@BOTH
def test_a_game_goes_on_where_it_was_left(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    Game(path, catalogues[game], 7, 30)
    for _ in range(3):
        kept, match = opened(path)
        journal = Journal.resume(kept)
        for _ in range(5):
            match.play(match.legal_actions()[-1])
            journal.move(match.rules, match.moves[-1], 1)
    kept, match = opened(path)
    assert len(match.moves) == len(kept.entries) == 45


@BOTH
def test_opened_twice_at_the_same_point_chance_is_the_same(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    Game(path, catalogues[game], 7, 30)
    one, two = opened(path)[1], opened(path)[1]
    for _ in range(40):
        action = one.legal_actions()[0]
        one.play(action)
        two.play(action)
        assert one.state == two.state


@BOTH
def test_wherever_it_is_broken_off_all_whole_lines_count(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    played = Game(path, catalogues[game], 3, 12)
    data = path.read_bytes()
    ends = [i + 1 for i, byte in enumerate(data) if byte == ord("\n")]
    rng = random.Random(4)
    for size in sorted(rng.sample(range(ends[1], len(data)), 150)):
        path.write_bytes(data[:size])
        kept, match = opened(path)
        whole = sum(end <= size for end in ends) - 2
        assert len(match.moves) == whole
        assert match.state == played.states[whole]
        # The torn line is written over by the next.
        journal = Journal.resume(kept)
        match.play(match.legal_actions()[0])
        journal.move(match.rules, match.moves[-1], 1)
        assert opened(path)[1].state == match.state


@pytest.mark.parametrize(
    ("game", "moves", "totals", "decision"),
    [
        ("lawrence", 88, (0, 6, 0), ("discard", 1)),
        ("prehistoric", 88, (18, 15, 15), ("raid", 0)),
    ],
)
def test_a_journal_of_version_1_opens(
    game: str, moves: int, totals: tuple[int, ...], decision: tuple[str, int], path: Path
) -> None:
    data = (OLD / f"{game}_v1.journal").read_bytes().replace(b"\r\n", b"\n")
    assert b'"undo"' in data
    path.write_bytes(data)
    kept, match = opened(path)
    assert kept.name == "Kept since version 1"
    assert kept.setup.seats == [Seat("Ann", "human"), Seat("Ben", "steady"), Seat("Cleo", "human")]
    assert len(match.moves) == moves
    assert match.rules.totals(match.state) == totals
    assert match.decision is not None
    assert match.decision[:2] == decision


def test_a_game_of_other_cards_keeps_its_cards(
    path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    data = section(catalogues["lawrence"])
    prince = next(card for card in data["cards"] if card["id"] == "prince")
    prince["force"] += 3
    other = rebuilt("lawrence", data, path)
    played = Game(path, other, 11)
    kept, match = opened(path)
    assert kept.catalogue == other != catalogues["lawrence"]
    assert match.state == played.match.state


# ---- the disk


def test_a_full_disk_is_told_and_nothing_is_lost(
    path: Path, catalogues: Mapping[str, Catalogue], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Game(path, catalogues["lawrence"], 3, 10)
    before = path.read_bytes()

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        played.play(4)
    assert played.journal.problem == "The game can't be kept: no space left on device."
    assert path.read_bytes().startswith(before)
    played.play(1)
    assert played.journal.problem is None
    assert opened(path)[1].state == played.match.state


def test_a_folder_that_cannot_be_made_is_told(
    tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    (tmp_path / "taken").write_text("a file")
    path = tmp_path / "taken" / "game.journal"
    played = Game(path, catalogues["lawrence"], 3, 3)
    assert played.journal.problem
    assert played.journal.problem.startswith("The game can't be kept: ")
    assert "\n" not in played.journal.problem


# ---- files made wrong


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_a_damaged_journal_gives_one_line(
    path: Path, catalogues: Mapping[str, Catalogue], mutate: Callable[..., bytes]
) -> None:
    assert damaged(path, catalogues, mutate, 2 if mutate is deep else 12)


@pytest.mark.long
@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_200_journals_damaged_in_each_way(
    path: Path, catalogues: Mapping[str, Catalogue], mutate: Callable[..., bytes]
) -> None:
    assert damaged(path, catalogues, mutate, 200)


def test_a_huge_file_is_not_read(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(SIZE_LIMIT + 10)
    with pytest.raises(JournalError, match="larger than"):
        read(path)
    path.unlink()
    with pytest.raises(JournalError, match="no such file"):
        read(path)


def test_a_later_format_is_named(path: Path, catalogues: Mapping[str, Catalogue]) -> None:
    Game(path, catalogues["lawrence"], 3, 3)
    path.write_bytes(path.read_bytes().replace(FORMAT.encode(), b"card-table-journal-2"))
    with pytest.raises(JournalError, match="card-table-journal-2"):
        read(path)


# ---- the shelf


def test_the_shelf_lists_the_latest_first_and_goes_on_with_what_is_not_over(
    tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    games = [
        Game(tmp_path / f"{name}.journal", catalogues["lawrence"], 3, decisions)
        for name, decisions in (("old", 9), ("new", 12), ("over", 4000))
    ]
    assert games[2].match.outcome
    games[2].journal.name("Won at last")
    (tmp_path / "broken.journal").write_text("no game\n")
    for age, name in enumerate(("broken", "over", "new", "old")):
        os.utime(tmp_path / f"{name}.journal", (10_000 - age, 10_000 - age))
    games[1].journal.name("Sunday with Cleo")
    os.utime(games[1].path, (9_998, 9_998))
    broken, over, new, old = kept_games(tmp_path)
    assert broken.problem
    assert (over.over, new.over, old.over) == (True, False, False)
    assert (new.name, old.name) == ("Sunday with Cleo", "")
    assert new.players == tuple(seat.name for seat in games[1].setup.seats)
    assert new.round >= 1
    assert unfinished(tmp_path) == new
    assert read(new.path).name == "Sunday with Cleo"
    assert remove(new.path) is None
    assert unfinished(tmp_path) == old
    assert remove(new.path) == "new.journal can't be deleted: no such file or directory."


def test_an_empty_or_missing_shelf_has_no_games(tmp_path: Path) -> None:
    assert unfinished(tmp_path / "nowhere") is None
    assert list(kept_games(tmp_path)) == []


def test_new_games_have_names_of_their_own(tmp_path: Path) -> None:
    now = time.strptime("2026-11-30 14:05", "%Y-%m-%d %H:%M")
    paths = {new_path(tmp_path, "lawrence", now) for _ in range(50)}
    assert len(paths) == 50
    assert all(path.name.startswith("lawrence-20261130-140500-") for path in paths)
