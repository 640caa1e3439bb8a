"""Where the weights of `value.py` come from: who won games of `steady` from what positions.

The chance of a seat is modelled as its part of the exponentials of all seats' weighed features; the
weights that make what happened likeliest are found by Newton's method. Pure Python: some minutes
for some thousand games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import log
from random import Random
from typing import Final, NamedTuple

from game.bots.registry import make_bot
from game.bots.value import Value, chances
from game.games import AnyRules
from game.rules.core.dice import Seeded

SEATS: Final = (2, 3, 4, 5)
_BY_LOT: Final = 0.05
"""Part of the actions drawn by lot, so that positions come up that `steady` would avoid."""
_KEPT: Final = 0.4
"""Part of the turns from whose beginning a game is looked at."""
_HELD_BACK: Final = 5
"""One game of so many is held back to see how well the weights do with games they never saw."""
_MOST_ACTIONS: Final = 4000
_STEPS: Final = 8
_RIDGE: Final = 1e-4
"""Keeps weights small that make no difference."""


class Row(NamedTuple):
    """A position, and who won from it."""

    game: int
    players: int
    """Who still played, whether or not they could win."""
    features: tuple[tuple[float, ...], ...]
    """Of each seat that could win."""
    won: tuple[float, ...]
    """What part of the win each of them had."""


class Fit(NamedTuple):
    """Weights and how well they do: the mean surprise of who won, in nats."""

    weights: tuple[float, ...]
    loss: float
    loss_held_back: float
    """Of the games that were not used."""
    rows: int


def rows(rules: AnyRules, value: Value, games: int) -> Iterator[Row]:
    """Positions of so many games of `steady`, at the beginning of turns."""
    for number in range(games):
        seats = SEATS[0] if number % 2 else SEATS[1 + number // 2 % (len(SEATS) - 1)]
        yield from _rows_of(rules, value, number, seats)


def _rows_of(rules: AnyRules, value: Value, number: int, seats: int) -> Iterator[Row]:
    dice, draw = Seeded(f"fit:{number}"), Random(f"fit:{number}").random
    state, _ = rules.new_game(seats, rules.options_from({}), dice)
    bots = [make_bot("steady", rules, f"{number}:{seat}") for seat in range(seats)]
    by_lot = _BY_LOT if number % 3 else 0.0
    seen: list[tuple[int, list[Sequence[float] | None]]] = []
    turn: object = None
    for _ in range(_MOST_ACTIONS):
        frame = rules.decision(state)
        if frame is None:
            break
        view = rules.view(state, frame.seat)
        if (view.round, view.active) != turn:
            turn = view.round, view.active
            if draw() < _KEPT:
                found = [value.features(state, seat) for seat in range(seats)]
                seen.append((value.players(state), found))
        legal = rules.legal_actions(state)
        if len(legal) == 1:
            action = legal[0]
        elif draw() < by_lot:
            action = legal[int(draw() * len(legal))]
        else:
            action = bots[frame.seat].choose(view, legal)
        rules.apply(state, action, dice)
    outcome = rules.outcome(state)
    if outcome is None or not outcome.winners:
        return
    for players, each in seen:
        left = [seat for seat in range(seats) if each[seat] is not None]
        if len(left) > 1:
            features = tuple([tuple(map(float, each[seat] or ())) for seat in left])
            won = [(seat in outcome.winners) / len(outcome.winners) for seat in left]
            yield Row(number, players, features, tuple(won))


def fit(data: Sequence[Row], told: Callable[[int, float], object] | None = None) -> Fit:
    """The weights that make the wins of the rows likeliest.

    `told` is given each step and its loss. Raises ValueError without rows.
    """
    if not data:
        raise ValueError("there is no position to learn from")
    used = [row for row in data if row.game % _HELD_BACK]
    held = [row for row in data if not row.game % _HELD_BACK]
    size = len(data[0].features[0])
    weights = [0.0] * size
    for step in range(_STEPS):
        loss, slope, curve = _derivatives(used, weights)
        if told:
            told(step, loss)
        for index in range(size):
            slope[index] += _RIDGE * weights[index]
            curve[index][index] += _RIDGE
        change = _solved(curve, slope)
        weights = [weight - each for weight, each in zip(weights, change, strict=True)]
    return Fit(tuple(weights), _loss(used, weights), _loss(held, weights), len(data))


def _loss(data: Sequence[Row], weights: Sequence[float]) -> float:
    if not data:
        return 0.0
    total = 0.0
    for row in data:
        for part, won in zip(chances(weights, row.features), row.won, strict=True):
            if won:
                total -= won * log(part)
    return total / len(data)


def _derivatives(
    data: Sequence[Row], weights: Sequence[float]
) -> tuple[float, list[float], list[list[float]]]:
    """The mean loss, its gradient and its Hessian."""
    size = len(weights)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    loss = 0.0
    for row in data:
        parts = chances(weights, row.features)
        mean = [
            sum([part * each[index] for part, each in zip(parts, row.features, strict=True)])
            for index in range(size)
        ]
        for part, won, each in zip(parts, row.won, row.features, strict=True):
            if won:
                loss -= won * log(part)
            apart = [value - middle for value, middle in zip(each, mean, strict=True)]
            miss = part - won
            for index, value in enumerate(each):
                slope[index] += miss * value
            for index, one in enumerate(apart):
                if one:
                    line, scaled = curve[index], part * one
                    for other in range(index + 1):
                        line[other] += scaled * apart[other]
    count = len(data)
    for index in range(size):
        for other in range(index):
            curve[other][index] = curve[index][other]
    mean_curve = [[value / count for value in line] for line in curve]
    return loss / count, [value / count for value in slope], mean_curve


def _solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """x with matrix · x = right, by elimination with the largest pivots."""
    size = len(right)
    rows_ = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda index: abs(rows_[index][column]))
        rows_[column], rows_[pivot] = rows_[pivot], rows_[column]
        line = rows_[column]
        for index in range(column + 1, size):
            factor = rows_[index][column] / line[column]
            if factor:
                other = rows_[index]
                for place in range(column, size + 1):
                    other[place] -= factor * line[place]
    out = [0.0] * size
    for index in range(size - 1, -1, -1):
        line = rows_[index]
        rest = sum([line[place] * out[place] for place in range(index + 1, size)])
        out[index] = (line[size] - rest) / line[index]
    return out


def printed(name: str, names: Sequence[str], weights: Sequence[float]) -> str:
    """The weights as they stand in a game's `value.py`."""
    pairs: Mapping[str, float] = dict(zip(names, weights, strict=True))
    lines = [f'    "{each}": {round(value, 3)},' for each, value in pairs.items()]
    return "\n".join([f"{name}: Final = {{", *lines, "}"])
