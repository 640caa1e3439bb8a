"""Capsules: the same moment on another machine, with all hands or as one seat knows it."""

from __future__ import annotations

import errno
import json
import os
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from game.bots.registry import make_bot
from game.games import GAMES, rules_of
from game.match import AnyMatch
from game.records import capsule
from game.records.again import Again
from game.records.journal import Journal
from game.records.kept import JournalError, read
from game.records.seen import read_as, written
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.seating import HUMAN, LEFT_TO, Seat, Setup
from tests.records.made_wrong import MUTATIONS, damaged, wrong_view
from tests.records.playing import Game, opened

BOTH = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.capsule"


def seen_by(path: Path, played: Game, seat: int, seed: int = 5) -> None:
    capsule.write(read(played.path), path, seat, seed)


def to_the_end(match: AnyMatch, journal: Journal, actions: int = 100_000) -> None:
    """Lets bots play into a journal, to the end or for so many actions."""
    bots = [make_bot("steady", match.rules, seat) for seat in range(match.state.seats)]
    for _ in range(actions):
        frame = match.decision
        if frame is None:
            break
        match.play(bots[frame.seat].choose(match.view(frame.seat), match.legal_actions()))
        journal.move(match.rules, match.moves[-1], 1)
    assert match.outcome or actions < 100_000
    if match.outcome:
        journal.end(match.outcome)


@BOTH
def test_a_capsule_opens_at_the_same_moment(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    for seed in range(8):
        played = Game(path.with_suffix(".journal"), catalogues[game], seed, 50)
        played.journal.name("A puzzle")
        capsule.write(read(played.path), path)
        kept, match = opened(path)
        assert match.state == played.match.state
        assert match.moves == played.match.moves
        assert (kept.setup, kept.name) == (played.setup, "A puzzle")
        assert kept.catalogue == catalogues[game]


def test_what_was_taken_back_is_not_in_it(path: Path, catalogues: Mapping[str, Catalogue]) -> None:
    played = Game(path.with_suffix(".journal"), catalogues["lawrence"], 3, 20)
    played.journal.undo(12)
    capsule.write(read(played.path), path)
    assert len(read(path).entries) == 12
    assert b"undo" not in path.read_bytes()
    assert opened(path)[1].state == played.states[12]


def test_it_may_be_of_an_earlier_moment(path: Path, catalogues: Mapping[str, Catalogue]) -> None:
    played = Game(path.with_suffix(".journal"), catalogues["prehistoric"], 3, 30)
    for actions in (0, 7, 30):
        capsule.write(capsule.until(read(played.path), actions), path)
        assert opened(path)[1].state == played.states[actions]


@BOTH
def test_a_finished_game_is_a_capsule_too(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    played = Game(path.with_suffix(".journal"), catalogues[game], 1, 10)
    to_the_end(played.match, played.journal)
    capsule.write(read(played.path), path)
    assert read(path).ended == played.match.outcome
    with pytest.raises(JournalError, match="no hand is hidden any more"):
        seen_by(path, played, 0)
    earlier = capsule.until(read(played.path), 20)
    assert earlier.ended is None
    capsule.write(earlier, path, 0, 5)
    assert opened(path)[1].state.seats == played.match.state.seats


@BOTH
def test_as_a_seat_sees_it_the_moment_is_the_same_for_that_seat(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    differs = 0
    for seed in range(12):
        played = Game(path.with_suffix(".journal"), catalogues[game], seed, 20 + 7 * seed)
        if played.match.outcome:
            continue
        seat = seed % len(played.setup.seats)
        seen_by(path, played, seat)
        kept, match = opened(path)
        assert match.view(seat) == played.match.view(seat)
        assert match.rules.decision(match.state) == played.match.decision
        differs += match.state != played.match.state
        kinds = [chair.kind for chair in kept.setup.seats]
        assert kinds == [HUMAN if at == seat else LEFT_TO for at in range(len(kinds))]
    assert differs > 8, "the hidden cards are dealt anew"


@BOTH
def test_nothing_of_the_hidden_cards_is_in_it(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    """Only what the view holds and what all were told: no deal, no chance, no seed, no actions."""
    played = Game(path.with_suffix(".journal"), catalogues[game], 987_654, 45)
    assert not played.match.outcome
    seen_by(path, played, 1)
    header, start = map(json.loads, path.read_text().splitlines())
    assert header["seed"] == 5
    assert str(played.setup.seed) not in path.read_text()
    assert set(start) == {"seen", "told", "sum"}
    view = played.match.view(1)
    assert read_as(played.rules.view_class, start["seen"]) == view
    names = [chair.name for chair in played.setup.seats]
    kept = read(played.path)
    again = Again(kept, played.rules)
    told: list[list[Any]] = []

    def tell(events: list[Any]) -> None:
        for event in events:
            nobody = len(names)
            words = played.rules.tell(played.rules.redact(event, nobody), names)
            if words:
                told.append([getattr(event, "seat", -1), words])

    tell(again.match.opening)
    again.play(lambda action, why: tell(again.match.play(action)))
    assert start["told"] == told


@BOTH
def test_twin_games_that_differ_in_hidden_cards_give_one_capsule(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    rules = rules_of(catalogues[game])
    played = Game(path.with_suffix(".journal"), catalogues[game], 21, 60)
    assert not played.match.outcome
    view = played.match.view(0)
    twins = [rules.determinize(view, Seeded(seed)) for seed in (1, 2)]
    assert twins[0] != twins[1]
    assert written(rules.view(twins[0], 0)) == written(rules.view(twins[1], 0))


@BOTH
def test_it_is_played_on_to_the_end_and_kept(
    game: str, path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    played = Game(path.with_suffix(".journal"), catalogues[game], 4, 30)
    seen_by(path, played, 0)
    # A capsule of a capsule, begun with a view and played on.
    kept, match = opened(path)
    journal = Journal.resume(kept)
    for _ in range(2):
        to_the_end(match, journal, 20)
        assert opened(path)[1].state == match.state
        second = path.with_name("second.capsule")
        capsule.write(read(path), second)
        assert opened(second)[1].state == match.state
        assert read(second).told == kept.told
    to_the_end(match, journal)
    assert opened(path)[1].outcome == match.outcome


def test_asking_and_players_go_along(path: Path, catalogues: Mapping[str, Catalogue]) -> None:
    played = Game(path.with_suffix(".journal"), catalogues["lawrence"], 3, 5)
    played.journal.ask(1, "defend", "always")
    played.journal.ask(1, "defend", "never")
    played.journal.player(0, "human")
    capsule.write(read(played.path), path)
    kept = read(path)
    assert kept.setup.asking == {(1, "defend"): "never"}
    assert kept.setup.seats[0] == Seat("P0", "human")


def test_a_disk_that_is_full_is_told(
    path: Path, catalogues: Mapping[str, Catalogue], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Game(path.with_suffix(".journal"), catalogues["lawrence"], 3, 5)

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(JournalError, match=r"one.capsule can't be written: no space left"):
        capsule.write(read(played.path), path)


# ---- made wrong


def a_capsule(path: Path, catalogue: Catalogue, seed: int) -> list[Any]:
    """A capsule of a view that was played on for a while; its states."""
    rng = random.Random(seed)
    played = Game(path.with_suffix(".played"), catalogue, seed, rng.randint(5, 40))
    capsule.write(read(played.path), path, rng.randrange(len(played.setup.seats)), seed)
    kept, match = opened(path)
    journal, states = Journal.resume(kept), [match.rules.clone(match.state)]
    for _ in range(12):
        legal = match.legal_actions()
        match.play(rng.choice(legal))
        journal.move(match.rules, match.moves[-1], 1)
        states.append(match.rules.clone(match.state))
    return states


ALL_MUTATIONS = (*MUTATIONS, wrong_view)


@pytest.mark.parametrize("mutate", ALL_MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_a_damaged_capsule_gives_one_line(
    path: Path, catalogues: Mapping[str, Catalogue], mutate: Callable[..., bytes]
) -> None:
    assert damaged(path, catalogues, mutate, 2 if mutate.__name__ == "deep" else 10, a_capsule)


@pytest.mark.long
@pytest.mark.parametrize("mutate", ALL_MUTATIONS, ids=lambda mutate: mutate.__name__)
def test_200_capsules_damaged_in_each_way(
    path: Path, catalogues: Mapping[str, Catalogue], mutate: Callable[..., bytes]
) -> None:
    assert damaged(path, catalogues, mutate, 200, a_capsule)


def test_a_position_of_other_rules_or_players_is_refused(
    path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    rules = rules_of(catalogues["lawrence"])
    state, _ = rules.new_game(3, rules.options_from({}), Seeded(1), 0)
    view = written(rules.view(state, 0))
    chairs = [Seat("Ann", "human"), Seat("Ben", "steady"), Seat("Cleo", "steady")]
    for setup in (
        Setup("lawrence", chairs, {"retry": "anyone"}, 1),
        Setup("lawrence", chairs[:2], {}, 1),
    ):
        Journal.seen(path, setup, catalogues["lawrence"], view, (), "now")
        with pytest.raises(JournalError, match=r"one.capsule, line 2: its position is of a game"):
            opened(path)
