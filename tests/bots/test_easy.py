"""The easy bot overlooks cards and answers, the same ones as long as a round lasts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from game.bots.easy import EasyBot
from game.bots.player import Bot, never
from game.bots.registry import make_bot
from game.bots.thought import Thought
from game.games import GAMES, rules_of
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.play import Action

BOTH = pytest.mark.parametrize("game", list(GAMES))


class First(Bot[object]):
    """Takes the last action that it is shown, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[Action, ...]] = []

    def think(
        self, view: object, legal: Sequence[Action], interrupted: Callable[[], bool] = never
    ) -> Thought:
        self.shown.append(tuple(legal))
        return Thought(legal[-1], "last")


@BOTH
def test_it_overlooks_the_same_cards_for_a_whole_round(
    catalogues: Mapping[str, Catalogue], game: str
) -> None:
    rules = rules_of(catalogues[game])
    seen: dict[tuple[int, int, int], set[bool]] = {}
    for number in range(12):
        dice = Seeded(number)
        inner = [First(), First(), First()]
        bots = [EasyBot(rules, f"{number}:{seat}", bot) for seat, bot in enumerate(inner)]
        state, _ = rules.new_game(3, rules.options_from({}), dice)
        for _ in range(150):
            frame = rules.decision(state)
            if frame is None:
                break
            legal = rules.legal_actions(state)
            before = len(inner[frame.seat].shown)
            view: Any = rules.view(state, frame.seat)
            action = bots[frame.seat].choose(view, legal)
            assert action in legal
            for shown in inner[frame.seat].shown[before:]:
                if set(shown) == set(legal):
                    continue
                for each in legal:
                    if each.card >= 0:
                        key = (number * 10 + frame.seat, view.round * 10 + view.active, each.card)
                        seen.setdefault(key, set()).add(each in shown)
                assert [a for a in legal if a.card < 0] == [a for a in shown if a.card < 0]
            rules.apply(state, action, dice)
    assert all(len(found) == 1 for found in seen.values())
    overlooked = sum(found == {False} for found in seen.values())
    assert 0.3 < overlooked / len(seen) < 0.9, "of hands of which something was overlooked"


@BOTH
def test_it_forgets_about_half_of_its_answers(
    catalogues: Mapping[str, Catalogue], game: str
) -> None:
    rules = rules_of(catalogues[game])
    answered = asked = 0
    for number in range(60):
        dice = Seeded(number)
        inner = [First(), First()]
        bots = [EasyBot(rules, f"{number}:{seat}", bot) for seat, bot in enumerate(inner)]
        steady = [make_bot("steady", rules, seat) for seat in range(2)]
        state, _ = rules.new_game(2, rules.options_from({}), dice)
        while (frame := rules.decision(state)) is not None:
            legal = rules.legal_actions(state)
            view: Any = rules.view(state, frame.seat)
            can_pass = any(action.verb in ("done", "pass") for action in legal)
            questions = GAMES[game].questions if can_pass else ()
            if len(legal) > 1 and frame.kind in questions and view.active != view.seat:
                before = len(inner[frame.seat].shown)
                bots[frame.seat].choose(view, legal)
                asked += 1
                answered += len(inner[frame.seat].shown) > before
            rules.apply(state, steady[frame.seat].choose(view, legal), dice)
    assert asked > 20
    assert 0.3 < answered / asked < 0.7
