"""Bots against bots: always legal, always the same for the same seed, and better than chance."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.bots import arena
from game.bots.arena import Report, simulate
from game.bots.random_bot import RandomBot
from game.bots.registry import BOTS, make_bot
from game.match import Match
from game.rules.core.cards import Catalogue
from game.rules.core.play import Action
from game.rules.lawrence.actions import DONE
from game.rules.lawrence.rules import Lawrence, options_from
from game.rules.lawrence.state import Options
from game.seating import HUMAN, KINDS

ALL_HOUSE_RULES = Options(40, "anyone", "every_attack", "anyone")


def play(rules: Lawrence, names: Sequence[str], options: Options, seed: str) -> Match:
    """A whole game through the one door, where every action is checked."""
    match = Match(rules, len(names), options, seed)
    bots = [make_bot(name, rules, f"{seed}:{seat}") for seat, name in enumerate(names)]
    while match.decision:
        seat = match.decision.seat
        match.play(bots[seat].choose(match.view(seat), match.legal_actions()))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [Options(), ALL_HOUSE_RULES], ids=["default", "house"])
def test_bots_play_whole_games_legally(rules: Lawrence, seats: int, options: Options) -> None:
    for game in range(4):
        names = [BOTS[(seat + game) % 3 > 0] for seat in range(seats)]
        assert play(rules, names, options, f"legal:{game}").outcome


@pytest.mark.parametrize(
    "header",
    [
        {"die_sides": 2, "hit_on": 3, "loot_on": 2},  # no roll ever costs a Tribesman
        {"die_sides": 20, "hit_on": 2, "loot_on": 2},  # nearly every roll does
        {"hand": 0, "hand_limit": 0},
        {"hand": 20, "hand_limit": 40, "draw": 6},
        {"victory_force": 1},
        {"victory_force": 999},
    ],
    ids=str,
)
def test_steady_plays_with_other_numbers(
    catalogues: dict[str, Catalogue], header: dict[str, int]
) -> None:
    catalogue = catalogues["lawrence"]
    other = Lawrence(catalogue._replace(header={**catalogue.header, **header}))
    assert play(other, ["steady"] * 3, Options(10), "other").outcome


def test_random_is_uniform() -> None:
    legal = [Action("discard", card) for card in range(4)]
    bot = RandomBot(1)
    # The view does not matter to it.
    chosen = [bot.choose(None, legal) for _ in range(4000)]  # type: ignore[arg-type]
    assert all(900 < chosen.count(action) < 1100 for action in legal)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same_game(rules: Lawrence, name: str) -> None:
    one, two = (play(rules, [name] * 3, Options(), "same") for _ in range(2))
    assert one.moves == two.moves
    assert one.moves != play(rules, [name] * 3, Options(), "another").moves


def test_steady_remembers_nothing(rules: Lawrence) -> None:
    """A bot made anew at each decision plays the same game, as after a save."""
    match = play(rules, ["steady"] * 2, Options(), "anew")
    again = Match(rules, 2, Options(), "anew")
    while again.decision:
        seat = again.decision.seat
        bot = make_bot("steady", rules, f"anew:{seat}")
        again.play(bot.choose(again.view(seat), again.legal_actions()))
    assert again.moves == match.moves


def test_an_unknown_bot_is_named(rules: Lawrence) -> None:
    with pytest.raises(ValueError, match='no bot "clever"'):
        make_bot("clever", rules, 1)


def test_every_bot_can_be_seated() -> None:
    assert set(KINDS) == {HUMAN, *BOTS}


# --- simulate -------------------------------------------------------------------------------------


def without_time(report: Report) -> Report:
    return report._replace(seconds=0.0)


def test_a_run_counts_every_game(rules: Lawrence) -> None:
    done: list[int] = []
    names = ["steady", "random", "random", "random"]
    report = simulate(rules, names, Options(5), 30, 1, progress=done.append)
    assert report.games == report.finished == 30
    assert sum(report.wins) == pytest.approx(30)
    assert sum(report.terminations.values()) == 30
    assert set(report.terminations) <= {"force", "all_missions", "drought"}
    assert report.decisions > 30 * report.rounds_median
    assert report.decisions_per_s == pytest.approx(report.decisions / report.seconds)
    assert done == list(range(1, 31))


def test_a_shared_win_counts_its_share(rules: Lawrence) -> None:
    """With a drought at once everybody shares the win at nothing."""
    report = simulate(rules, ["steady"] * 4, options_from({"drought_rounds": "1"}), 40, 3)
    shares = {wins % 1 for wins in report.wins}
    assert sum(report.wins) == pytest.approx(40)
    assert shares - {0.0}


def test_a_run_can_be_repeated_in_any_number_of_processes(rules: Lawrence) -> None:
    alone = simulate(rules, ["steady", "random"], Options(), 9, 4)
    assert without_time(simulate(rules, ["steady", "random"], Options(), 9, 4)) == without_time(
        alone
    )
    together = simulate(rules, ["steady", "random"], Options(), 9, 4, jobs=2)
    assert without_time(together) == without_time(alone)
    assert without_time(simulate(rules, ["steady", "random"], Options(), 9, 5)) != without_time(
        alone
    )


def test_an_illegal_answer_is_caught(rules: Lawrence, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        def choose(self, view: object, legal: Sequence[Action]) -> Action:
            return Action("take", 0) if DONE in legal else legal[0]

    monkeypatch.setattr(arena, "make_bot", lambda name, rules, seed: Cheat(seed))
    with pytest.raises(RuntimeError, match="can't take"):
        simulate(rules, ["steady", "steady"], Options(), 1, 1)


def test_steady_beats_random(rules: Lawrence) -> None:
    first = simulate(rules, ["steady", "random"], Options(), 20, 1)
    second = simulate(rules, ["random", "steady"], Options(), 20, 2)
    assert first.wins[0] + second.wins[1] >= 36


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_thousand_steady_games_end_without_a_drought(rules: Lawrence, seats: int) -> None:
    report = simulate(rules, ["steady"] * seats, Options(), 1000, 1)
    assert report.finished == 1000
    assert report.terminations.get("drought", 0) < 30


@pytest.mark.long
def test_steady_beats_random_nine_times_of_ten(rules: Lawrence) -> None:
    first = simulate(rules, ["steady", "random"], Options(), 100, 1)
    second = simulate(rules, ["random", "steady"], Options(), 100, 2)
    assert first.wins[0] + second.wins[1] >= 180
