"""Bots against bots: always legal, always the same for the same seed, and better than chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from game.bots import arena
from game.bots.arena import Report, simulate
from game.bots.random_bot import RandomBot
from game.bots.registry import BOTS, make_bot
from game.games import GAMES, AnyRules, rules_of
from game.match import Match
from game.rules.core.cards import Catalogue
from game.rules.core.play import Action
from game.rules.lawrence.actions import DONE
from game.rules.lawrence.rules import Lawrence, options_from
from game.rules.lawrence.state import Options
from game.seating import HUMAN, KINDS

HOUSE_RULES = {
    "lawrence": {"retry": "anyone", "reinforce": "every_attack", "ambush_events": "anyone"},
    "prehistoric": {
        "round_limit": "9",
        "starting_hand": "3",
        "hunts": "any_number",
        "food_rounding": "up",
        "raid_losses": "last_round",
    },
}


def play(
    rules: AnyRules, names: Sequence[str], options: Any, seed: str
) -> Match[Any, Any, Any, Any]:
    """A whole game through the one door, where every action is checked."""
    match = Match(rules, len(names), options, seed)
    bots = [make_bot(name, rules, f"{seed}:{seat}") for seat, name in enumerate(names)]
    while match.decision:
        seat = match.decision.seat
        match.play(bots[seat].choose(match.view(seat), match.legal_actions()))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("house", [False, True], ids=["default", "house"])
@pytest.mark.parametrize("game", GAMES)
def test_bots_play_whole_games_legally(
    catalogues: Mapping[str, Catalogue], game: str, house: bool, seats: int
) -> None:
    rules = rules_of(catalogues[game])
    options = rules.options_from(HOUSE_RULES[game] if house else {})
    for number in range(4):
        names = [BOTS[(seat + number) % 3 > 0] for seat in range(seats)]
        assert play(rules, names, options, f"legal:{number}").outcome


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
    chosen = [bot.choose(None, legal) for _ in range(4000)]  # the view does not matter to it
    assert all(900 < chosen.count(action) < 1100 for action in legal)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(
    catalogues: Mapping[str, Catalogue], game: str, name: str
) -> None:
    rules = rules_of(catalogues[game])
    options = rules.options_from({})
    one, two = (play(rules, [name] * 3, options, "same") for _ in range(2))
    assert one.moves == two.moves
    assert one.moves != play(rules, [name] * 3, options, "another").moves


@pytest.mark.parametrize("game", GAMES)
def test_steady_remembers_nothing(catalogues: Mapping[str, Catalogue], game: str) -> None:
    """A bot made anew at each decision plays the same game, as after a save."""
    rules = rules_of(catalogues[game])
    options = rules.options_from({})
    match = play(rules, ["steady"] * 2, options, "anew")
    again = Match(rules, 2, options, "anew")
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


def test_every_way_to_end_has_a_name(catalogues: Mapping[str, Catalogue]) -> None:
    for game, house in HOUSE_RULES.items():
        rules = rules_of(catalogues[game])
        report = simulate(rules, ["random"] * 3, rules.options_from(house), 30, 1)
        assert set(report.terminations) <= set(GAMES[game].endings)


def test_a_run_counts_every_game(rules: Lawrence) -> None:
    done: list[int] = []
    names = ["steady", "random", "random", "random"]
    report = simulate(rules, names, Options(5), 30, 1, progress=done.append)
    assert report.games == report.finished == 30
    assert report.draws == 0
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


@pytest.mark.parametrize("game", GAMES)
def test_a_run_can_be_repeated_in_any_number_of_processes(
    catalogues: Mapping[str, Catalogue], game: str
) -> None:
    rules = rules_of(catalogues[game])
    options = rules.options_from({})
    alone, again, together = (
        simulate(rules, ["steady", "random"], options, 9, 4, jobs=jobs) for jobs in (1, 1, 2)
    )
    assert without_time(again) == without_time(alone)
    assert without_time(together) == without_time(alone)
    other = simulate(rules, ["steady", "random"], options, 9, 5)
    assert without_time(other) != without_time(alone)


def test_an_illegal_answer_is_caught(rules: Lawrence, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        def choose(self, view: object, legal: Sequence[Action]) -> Action:
            return Action("take", 0) if DONE in legal else legal[0]

    monkeypatch.setattr(arena, "make_bot", lambda name, rules, seed: Cheat(seed))
    with pytest.raises(RuntimeError, match="can't take"):
        simulate(rules, ["steady", "steady"], Options(), 1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_steady_beats_random(catalogues: Mapping[str, Catalogue], game: str) -> None:
    assert wins_against_random(rules_of(catalogues[game]), 20) >= 36


def wins_against_random(rules: AnyRules, games: int) -> float:
    """Games won by `steady` against one `random`, of so many from each seat."""
    options = rules.options_from({})
    first = simulate(rules, ["steady", "random"], options, games, 1)
    second = simulate(rules, ["random", "steady"], options, games, 2)
    return first.wins[0] + second.wins[1]


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_steady_games_end_by_the_rules(
    catalogues: Mapping[str, Catalogue], game: str, seats: int
) -> None:
    rules = rules_of(catalogues[game])
    report = simulate(rules, ["steady"] * seats, rules.options_from({}), 1000, 1)
    assert report.finished == 1000
    assert report.terminations.get("drought", 0) < 30


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_steady_beats_random_nine_times_of_ten(
    catalogues: Mapping[str, Catalogue], game: str
) -> None:
    assert wins_against_random(rules_of(catalogues[game]), 100) >= 180
