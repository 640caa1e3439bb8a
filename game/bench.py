"""How fast the rules and the table are, in figures that can be held against other machines."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.bots.budget import Budget
from game.bots.registry import craft_of, make_bot
from game.bots.search import Search
from game.rules.core.dice import Seeded
from game.rules.core.play import Action
from game.rules.core.rules import EventT, OptionsT, Rules, StateT, ViewT

if TYPE_CHECKING:
    from game.games import AnyRules

_SEATS: Final = 4
_SECONDS: Final = 2.0
_POSITIONS_PER_S: Final = 20
"""Positions that are searched for each second of measuring."""
_QUICK_SECONDS: Final = 0.2


def run(
    games: Iterable[AnyRules], cards: Path, quick: bool, as_json: bool, decisions: int = 0
) -> int:
    """Measures the rules of `games`, and the table, and prints; returns the exit code.

    Takes a moment only if `quick`. So many `decisions` of the expert are timed at the table.
    """
    from game.table import bench as table  # not before it is needed: it brings pygame

    seconds = _QUICK_SECONDS if quick else _SECONDS
    figures: dict[str, Any] = {"engine": {each.game: engine(each, seconds) for each in games}}
    figures |= table.run(cards, quick, decisions)
    if as_json:
        print(json.dumps(figures, indent=2))
    else:
        for name, value in _flat(figures):
            print(f"{name:<44}{value:>14,.2f}")
    return 0


def engine(rules: AnyRules, seconds: float) -> dict[str, float]:
    """Decisions per second of random play with its events, playouts per second of a search, and
    microseconds of a clone."""
    decisions = 0
    spent = 0.0
    game = 0
    while spent < seconds:
        decided, took = _random_game(rules, game)
        decisions += decided
        spent += took
        game += 1
    return {
        "decisions_per_s": round(decisions / spent, 1),
        "playouts_per_s": round(playouts_per_s(rules, seconds), 1),
        "clone_us": round(_clone_us(rules, _positions(rules), seconds / 4), 3),
    }


def _random_game(rules: AnyRules, seed: int) -> tuple[int, float]:
    """Plays a game at random and tells how many decisions it had and how long they took."""
    dice = Seeded(seed)
    draw = random.Random(seed).random
    state, _ = rules.new_game(_SEATS, rules.options_from({}), dice)
    legal_actions, apply = rules.legal_actions, rules.apply
    decisions = 0
    started = time.perf_counter()
    while legal := legal_actions(state):
        apply(state, legal[int(draw() * len(legal))], dice)
        decisions += 1
    return decisions, time.perf_counter() - started


def _positions(rules: Rules[StateT, ViewT, EventT, OptionsT]) -> list[StateT]:
    """Positions all through a game, as they are cloned in a search."""
    dice = Seeded(0)
    draw = random.Random(0).random
    state, _ = rules.new_game(_SEATS, rules.options_from({}), dice)
    out = []
    while legal := rules.legal_actions(state):
        out.append(rules.clone(state))
        rules.apply(state, legal[int(draw() * len(legal))], dice)
    return out[:: max(1, len(out) // 200)]


def playouts_per_s(rules: AnyRules, seconds: float) -> float:
    """Playouts that the expert's search makes in a second on one core, all through a game."""
    dice = Seeded(0)
    steady = make_bot("steady", rules, 0)
    craft = craft_of(rules, steady)
    state, _ = rules.new_game(2, rules.options_from({}), dice)
    searches: list[tuple[Search, list[Action]]] = []
    while (frame := rules.decision(state)) is not None:
        view, legal = rules.view(state, frame.seat), rules.legal_actions(state)
        action = steady.choose(view, legal)
        search = Search(rules, craft, view, str(len(searches)))
        candidates = search.candidates(legal, action)
        if len(candidates) > 1:
            searches.append((search, candidates))
        rules.apply(state, action, dice)
    each = max(1, round(seconds * _POSITIONS_PER_S))
    chosen = searches[:: max(1, len(searches) // each)]
    started = time.perf_counter()
    for search, candidates in chosen:
        search.run(candidates, Budget(seconds / len(chosen)))
    spent = time.perf_counter() - started
    return sum([search.playouts for search, _ in chosen]) / spent


def _clone_us(rules: AnyRules, states: list[Any], seconds: float) -> float:
    clone = rules.clone
    clones = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for state in states:
            clone(state)
        clones += len(states)
    return spent / clones * 1e6


def _flat(figures: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, float]]:
    """Figures by their dotted names."""
    for name, value in figures.items():
        dotted = f"{path}.{name}" if path else name
        if isinstance(value, Mapping):
            yield from _flat(value, dotted)
        else:
            yield dotted, value
