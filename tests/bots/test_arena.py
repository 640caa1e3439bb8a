"""Bots against bots: always legal, always the same for the same seed, and better than chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import pytest

from game.bots import arena
from game.bots.arena import Run, Workers, play_game, simulate
from game.bots.budget import Budget
from game.bots.player import never
from game.bots.random_bot import RandomBot
from game.bots.registry import BOTS, LEVELS, make_bot
from game.bots.tally import GameResult, Rate, Report, Tally
from game.bots.thought import Thought
from game.games import GAMES, AnyRules, rules_of
from game.match import Match
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.play import Action, Outcome
from game.rules.lawrence.actions import DONE
from game.rules.lawrence.rules import Lawrence
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


FEW = Budget(iterations=10)
"""What who searches may think here: enough to search at all."""


def play(
    rules: AnyRules, names: Sequence[str], options: Any, seed: str
) -> Match[Any, Any, Any, Any]:
    """A whole game through the one door, where every action is checked."""
    match = Match(rules, len(names), options, seed)
    bots = [make_bot(name, rules, f"{seed}:{seat}", FEW) for seat, name in enumerate(names)]
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
    one, two = (play(rules, [name] * 2, options, "same") for _ in range(2))
    assert one.moves == two.moves
    assert one.moves != play(rules, [name] * 2, options, "another").moves


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_remembers_nothing(
    catalogues: Mapping[str, Catalogue], game: str, level: str
) -> None:
    """A bot made anew at each decision plays the same game, as after a save."""
    rules = rules_of(catalogues[game])
    options = rules.options_from({})
    match = play(rules, [level] * 2, options, "anew")
    again = Match(rules, 2, options, "anew")
    while again.decision:
        seat = again.decision.seat
        bot = make_bot(level, rules, f"anew:{seat}", FEW)
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


def a_run(rules: AnyRules, entrants: Sequence[str], seed: int, **options: str) -> Run:
    return Run(tuple(entrants), rules.options_from(options), seed)


def test_every_way_to_end_has_a_name(catalogues: Mapping[str, Catalogue]) -> None:
    for game, house in HOUSE_RULES.items():
        rules = rules_of(catalogues[game])
        report = simulate(rules, a_run(rules, ["random"] * 3, 1, **house), 30)
        assert set(report.terminations) <= set(GAMES[game].endings)


def test_a_run_counts_every_game(rules: Lawrence) -> None:
    done: list[int] = []
    names = ["steady", "random", "random", "random"]
    run = a_run(rules, names, 1, drought_rounds="5")
    report = simulate(rules, run, 30, each=lambda result: done.append(result.number))
    assert report.games == 30
    assert report.draws == 0
    assert sum(rate.won for rate in report.entrants) == pytest.approx(30)
    assert sum(rate.won for rate in report.seats) == pytest.approx(30)
    assert sum(report.terminations.values()) == sum(report.rounds.values()) == 30
    assert set(report.terminations) <= {"force", "all_missions", "drought"}
    assert report.decisions > 30 * report.rounds_at(0.5)
    assert report.rounds_at(0.0) <= report.rounds_at(0.5) <= report.rounds_at(1.0)
    assert report.decisions_per_s == pytest.approx(report.decisions / report.seconds)
    assert done == list(range(30))


def test_entrants_take_turns_at_the_seats() -> None:
    run = Run(("a", "b", "c"), None, 1)
    assert [run.places(number) for number in range(4)] == [
        (0, 1, 2),
        (2, 0, 1),
        (1, 2, 0),
        (0, 1, 2),
    ]


def test_wins_are_those_of_the_entrant_wherever_it_sat() -> None:
    tally = Tally(3)
    tally.add(GameResult(0, (0, 1, 2), Outcome("force", (1,)), 9, 50, ((), (4, 4), (5,))))
    tally.add(GameResult(1, (2, 0, 1), Outcome("force", (2,)), 7, 40, ((5,), (4,), ())))
    tally.add(GameResult(2, (1, 2, 0), Outcome("rounds", (0, 2)), 7, 40, ((), (), ())))
    tally.add(GameResult(3, (0, 1, 2), Outcome("all_dead", ()), 3, 10, ((), (), ())))
    report = tally.report(2.0)
    assert [rate.won for rate in report.entrants] == [0.5, 2.5, 0]
    assert [rate.won for rate in report.seats] == [0.5, 1, 1.5]
    assert (report.games, report.draws) == (4, 1)
    assert report.terminations == {"force": 2, "rounds": 1, "all_dead": 1}
    assert [report.rounds_at(part) for part in (0.2, 0.5, 1)] == [3, 7, 9]
    assert report.decisions_per_s == 70
    four, five = report.cards
    assert (four.line, four.plays, four.seats) == (4, 3, Rate(1, 2)), "twice by one counts once"
    assert (five.line, five.plays, five.seats) == (5, 2, Rate(0, 2))


@pytest.mark.parametrize(
    ("won", "of", "interval"),
    # From the formula of Wilson (1927), as tables of binomial intervals give it.
    [(0, 10, (0.0, 0.2775)), (5, 10, (0.2366, 0.7634)), (10, 10, (0.7225, 1.0)),
     (65, 100, (0.5525, 0.7364)), (300, 400, (0.7053, 0.7899)), (0, 0, (0.0, 1.0))],
)  # fmt: skip
def test_an_interval_is_that_of_wilson(won: int, of: int, interval: tuple[float, float]) -> None:
    assert Rate(won, of).interval == pytest.approx(interval, abs=5e-5)


def test_an_interval_holds_the_truth_95_times_in_100() -> None:
    rng = random.Random(1)
    for chance in (0.1, 0.5, 0.75):
        held = 0
        for _ in range(1000):
            rate = Rate(sum(rng.random() < chance for _ in range(60)), 60)
            low, high = rate.interval
            held += low <= chance <= high
        assert 925 < held < 975


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_counted_when_they_leave_the_hand_to_be_played(
    catalogues: Mapping[str, Catalogue], game: str
) -> None:
    rules = rules_of(catalogues[game])
    run = a_run(rules, ["steady", "random", "steady"], 5)
    counted = play_game(rules, run, 2).played
    # The same game, played again and watched hand by hand.
    names = [run.entrants[entrant] for entrant in run.places(2)]
    match = Match(rules, 3, run.options, "5:2")
    bots = [make_bot(name, rules, f"5:2:{seat}") for seat, name in enumerate(names)]
    seen: list[list[int]] = [[] for _ in names]
    while match.decision:
        seat = match.decision.seat
        before = list(match.state.hands[seat])
        legal = match.legal_actions()
        action = legal[0] if len(legal) == 1 else bots[seat].choose(match.view(seat), legal)
        match.play(action)
        gone = set(before) - set(match.state.hands[seat])
        if action.verb != "discard" and action.card in gone:
            seen[seat].append(rules.catalogue.line_of[action.card])
    assert [list(lines) for lines in counted] == seen
    assert sum(map(len, seen)) > 20


def test_a_shared_win_counts_its_share(rules: Lawrence) -> None:
    """With a drought at once everybody shares the win at nothing."""
    report = simulate(rules, a_run(rules, ["steady"] * 4, 3, drought_rounds="1"), 40)
    shares = {rate.won % 1 for rate in report.seats}
    assert sum(rate.won for rate in report.seats) == pytest.approx(40)
    assert shares - {0.0}


@pytest.mark.parametrize("game", GAMES)
def test_a_run_is_the_same_whoever_plays_it(catalogues: Mapping[str, Catalogue], game: str) -> None:
    rules = rules_of(catalogues[game])
    run = a_run(rules, ["steady", "random"], 4)
    alone, again = (simulate(rules, run, 19) for _ in range(2))
    assert without_time(again) == without_time(alone)
    with ThreadPoolExecutor(3) as executor:
        together = simulate(rules, run, 19, Workers(executor, 3))
    assert without_time(together) == without_time(alone)
    other = simulate(rules, run._replace(seed=5), 19)
    assert without_time(other) != without_time(alone)


@pytest.mark.parametrize(("entrant", "piece"), [("random", 40), ("expert", 1)])
def test_work_is_handed_out_in_pieces_and_called_off_after_a_fault(
    rules: Lawrence, entrant: str, piece: int
) -> None:
    handed: list[range] = []

    class Slow(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            handed.append(args[2])
            future: Future[Any] = Future()
            if args[2].start < 6:
                future.set_result(fn(*args))
            return future

    run = a_run(rules, [entrant, "random"], 4)._replace(budget=Budget(iterations=1))
    seen: list[int] = []

    def stop(result: GameResult) -> None:
        seen.append(result.number)
        if len(seen) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(rules, run, 1000, Workers(Slow(), 2), stop)
    assert seen == [0, 1, 2, 3, 4]
    assert [numbers.start for numbers in handed] == [piece * n for n in range(len(handed))]
    assert len(handed) <= 8 + -(-5 // piece), "no more than is wanted soon"


def test_an_illegal_answer_is_caught(rules: Lawrence, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        def think(
            self, view: object, legal: Sequence[Action], interrupted: Callable[[], bool] = never
        ) -> Thought:
            return Thought(Action("take", 0) if DONE in legal else legal[0], "cheats")

    monkeypatch.setattr(arena, "make_bot", lambda name, rules, seed, budget: Cheat(seed))
    with pytest.raises(RuntimeError, match="can't take"):
        simulate(rules, a_run(rules, ["steady", "steady"], 1), 1)


PAIRS = list(pairwise(reversed(BOTS[:-1])))
"""Each level that answers at once with the one below it; `expert` has its own tests."""


def won_by_better(rules: AnyRules, better: str, worse: str, games: int) -> Rate:
    return simulate(rules, a_run(rules, [better, worse], 1), games).entrants[0]


@pytest.mark.parametrize(("better", "worse"), PAIRS)
@pytest.mark.parametrize("game", GAMES)
def test_each_level_beats_the_one_below_it(
    catalogues: Mapping[str, Catalogue], game: str, better: str, worse: str
) -> None:
    assert won_by_better(rules_of(catalogues[game]), better, worse, 60).share > 0.6


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), PAIRS)
@pytest.mark.parametrize("game", GAMES)
def test_each_level_beats_the_one_below_it_65_times_in_100(
    catalogues: Mapping[str, Catalogue], game: str, better: str, worse: str
) -> None:
    """And the whole interval of 95 in 100 lies above that."""
    rate = won_by_better(rules_of(catalogues[game]), better, worse, 400)
    assert rate.interval[0] > 0.65


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_no_bot_peeks(catalogues: Mapping[str, Catalogue], game: str, level: str) -> None:
    """Whatever a seat can't see is changed: it chooses the same."""
    unlike, compared = peeks(rules_of(catalogues[game]), level, 60)
    assert unlike == 0
    assert compared == 60


@pytest.mark.long
@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_no_bot_peeks_in_500_positions(
    catalogues: Mapping[str, Catalogue], game: str, level: str
) -> None:
    assert peeks(rules_of(catalogues[game]), level, 500) == (0, 500)


def peeks(rules: AnyRules, level: str, positions: int) -> tuple[int, int]:
    """In how many of so many positions a bot chooses otherwise when hidden cards are others."""
    unlike = compared = 0
    for number in range(10**6):
        dice = Seeded(f"peek:{number}")
        seats = 2 + number % 5
        players = [make_bot("easy", rules, f"{number}:{seat}") for seat in range(seats)]
        state, _ = rules.new_game(seats, rules.options_from({}), dice)
        while (frame := rules.decision(state)) is not None:
            legal = rules.legal_actions(state)
            view = rules.view(state, frame.seat)
            if len(legal) > 1 and dice.roll(6, 1) == (6,):
                other = rules.determinize(view, dice)
                if other != state:
                    one, two = (
                        make_bot(level, rules, "fixed", FEW).choose(
                            rules.view(world, frame.seat), legal
                        )
                        for world in (state, other)
                    )
                    compared += 1
                    unlike += one != two
                    if compared == positions:
                        return unlike, compared
            rules.apply(state, players[frame.seat].choose(view, legal), dice)
    raise AssertionError("there are not so many positions")


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_steady_games_end_by_the_rules(
    catalogues: Mapping[str, Catalogue], game: str, seats: int
) -> None:
    rules = rules_of(catalogues[game])
    report = simulate(rules, a_run(rules, ["steady"] * seats, 1), 1000)
    assert sum(report.terminations.values()) == 1000
    assert report.terminations.get("drought", 0) < 30
