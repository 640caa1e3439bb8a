"""Weights for judging positions: found again from games that were made by them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from math import exp
from random import Random

import pytest

from game.bots.fitting import Row, fit, printed, rows
from game.bots.registry import value_of
from game.games import GAMES, rules_of
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded

TRUE = (1.5, -0.8, 0.0)


def made_up(count: int) -> list[Row]:
    """Wins drawn by weights that are known."""
    draw = Random(1)
    out = []
    for game in range(count):
        seats = tuple(tuple(draw.gauss(0, 1) for _ in TRUE) for _ in range(2 + game % 3))
        parts = [exp(sum(a * b for a, b in zip(TRUE, each, strict=True))) for each in seats]
        winner = draw.choices(range(len(parts)), parts)[0]
        won = tuple(float(seat == winner) for seat in range(len(parts)))
        out.append(Row(game, len(parts), seats, won))
    return out


def test_the_weights_that_made_the_wins_are_found() -> None:
    losses: list[float] = []
    found = fit(made_up(4000), lambda step, loss: losses.append(loss))
    assert found.weights == pytest.approx(TRUE, abs=0.12)
    assert losses == sorted(losses, reverse=True)
    assert found.loss < losses[0] - 0.2
    assert found.loss_held_back == pytest.approx(found.loss, abs=0.06)
    assert found.rows == 4000


def test_nothing_is_learnt_from_nothing() -> None:
    with pytest.raises(ValueError, match="no position"):
        fit([])


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_in_use_do_better_than_none(
    catalogues: Mapping[str, Catalogue], game: str
) -> None:
    """In games that they were not made from: who is thought likelier to win does win oftener."""
    rules = rules_of(catalogues[game])
    value = import_module(f"game.bots.{game}.value")
    data = list(rows(rules, value_of(rules), 24))
    assert all(len(each) == len(value.NAMES) for row in data for each in row.features)
    right = wrong = 0
    for row in data:
        weights = tuple((value.WEIGHTS[row.players > 2]).values())
        sums = [sum(a * b for a, b in zip(weights, each, strict=True)) for each in row.features]
        best = sums.index(max(sums))
        right += row.won[best] * len(row.won) > 1
        wrong += 1
    assert right / wrong > 0.4
    assert all(list(each) == list(value.NAMES) for each in value.WEIGHTS)


@pytest.mark.parametrize("game", GAMES)
def test_chances_of_all_seats_are_one(catalogues: Mapping[str, Catalogue], game: str) -> None:
    rules = rules_of(catalogues[game])
    value = value_of(rules)
    for seats in (2, 4):
        state, _ = rules.new_game(seats, rules.options_from({}), Seeded(seats))
        chances = [value.chance(state, seat) for seat in range(seats)]
        assert sum(chances) == pytest.approx(1)
        assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize(
    ("piles", "can_win"),
    [
        # 6 is left: who has 18 can't come to 32.
        (((20, 12), (12, 10, 6), (10, 8, 8, 6), (6, 6, 6)), (True, True, True, False)),
        # 10 is left: two come to the 36 of the first, and the highest single Mission decides.
        (((12, 12, 6, 6), (20, 6), (10, 8, 8), (6, 6, 6)), (True, True, False, False)),
        # Nothing can be done about the first, by anybody.
        (((20, 12, 6), (12, 6, 6), (10, 8), (10, 8, 6)), (True, False, False, False)),
    ],
)
def test_who_can_not_be_first_by_what_is_left_has_no_chance(
    catalogues: Mapping[str, Catalogue],
    piles: Sequence[Sequence[int]],
    can_win: Sequence[bool],
) -> None:
    """L2: a total that can't be reached any more, and a tie that would be lost. L3: half a drought
    on, all but the first."""
    rules = rules_of(catalogues["lawrence"])
    tables = rules.tables
    missions = [card for card, kind in enumerate(tables.type) if kind == "mission"]
    state, _ = rules.new_game(4, rules.options_from({}), Seeded(1))
    for seat, forces in enumerate(piles):
        for force in forces:
            card = next(card for card in missions if tables.force[card] == force)
            missions.remove(card)
            state.victory[seat] = (*state.victory[seat], card)
    chances = [value_of(rules).chance(state, seat) for seat in range(4)]
    assert [chance > 0 for chance in chances] == list(can_win)
    assert sum(chances) == pytest.approx(1)
    state.dry = state.options.drought_rounds // 2
    leads = [seat == 0 for seat in range(4)]
    assert [value_of(rules).chance(state, seat) for seat in range(4)] == leads
    state.options = state.options._replace(drought_rounds=0)
    assert [value_of(rules).chance(state, seat) for seat in range(4)] == chances


def test_weights_are_printed_as_they_stand() -> None:
    words = printed("_TWO", ("one", "two"), (0.12345, -2.0))
    assert words == '_TWO: Final = {\n    "one": 0.123,\n    "two": -2.0,\n}'
