"""The table of past games: each finished game counts once for everybody who played it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.games import rules_of
from game.match import Match
from game.records.journal import Journal
from game.records.scores import Person, scores
from game.records.shelf import kept_games
from game.rules.core.cards import Catalogue
from game.rules.core.play import Outcome
from game.seating import Seat, Setup


def finished(
    path: Path, catalogue: Catalogue, seats: list[Seat], winners: tuple[int, ...] | None, day: int
) -> None:
    rules = rules_of(catalogue)
    setup = Setup(catalogue.game, seats, {}, day, 0)
    match = Match(rules, len(seats), rules.options_from({}), day, 0)
    journal = Journal.begin(path, setup, catalogue, match, f"2026-11-{day:02} 20:00")
    if winners is not None:
        journal.end(Outcome("force", winners))


def test_games_are_counted_by_player_and_game(
    tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    ann, ben = Seat("Ann", "human"), Seat("Ben", "human")
    bot, other = Seat("Cleo", "steady"), Seat("Dov", "steady")
    law, cave = catalogues["lawrence"], catalogues["prehistoric"]
    finished(tmp_path / "a.journal", law, [ann, ben, bot], (0,), 1)
    finished(tmp_path / "b.journal", law, [ben, ann, bot, other], (1, 2, 3), 2)
    finished(tmp_path / "c.journal", law, [ann, bot], None, 3)
    finished(tmp_path / "d.journal", cave, [ann, bot], (), 4)
    (tmp_path / "e.journal").write_text("nonsense\n")
    games = kept_games(tmp_path)
    table = {score.who: score for score in scores(games, "lawrence")}
    assert list(table) == [Person("Ann", False), Person("Ben", False), Person("Steady", True)]
    first = table[Person("Ann", False)]
    assert (first.played, first.won, first.shared, first.last) == (2, 1, 1, "2026-11-02 20:00")
    assert first.rate == (1 + 1 / 3) / 2
    bots = table[Person("Steady", True)]
    assert (bots.played, bots.won, bots.shared) == (3, 0, 2)
    assert table[Person("Ben", False)].rate == 0
    caves = {score.who: score for score in scores(games, "prehistoric")}
    assert caves[Person("Ann", False)].played == 1, "a draw counts as played"
    assert caves[Person("Ann", False)].rate == 0
