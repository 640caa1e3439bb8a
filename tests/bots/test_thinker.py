"""Thoughts come from a process of their own, and nothing goes wrong when it does."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from game.bots.budget import Budget
from game.bots.registry import make_bot
from game.bots.thinker import Question, Thinker
from game.games import AnyRules, rules_of
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded

LONG = 60.0
"""Seconds that no answer takes."""
FOR_EVER = Budget(iterations=10**9)


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def question(rules: AnyRules, budget: Budget, skip: int = 0) -> Question:
    """A decision of a game with more than one choice."""
    dice = Seeded(3)
    state, _ = rules.new_game(3, rules.options_from({}), dice)
    steady = make_bot("steady", rules, 1)
    while True:
        frame = rules.decision(state)
        assert frame is not None
        view, legal = rules.view(state, frame.seat), rules.legal_actions(state)
        if len({action.verb for action in legal}) > 1:
            skip -= 1
            if skip < 0:
                return Question("expert", "1:0", view, legal, budget)
        rules.apply(state, steady.choose(view, legal), dice)


@pytest.fixture
def rules(catalogues: Mapping[str, Catalogue]) -> AnyRules:
    return rules_of(catalogues["prehistoric"])


def test_it_thinks_what_the_bot_itself_thinks(thinker: Thinker, rules: AnyRules) -> None:
    asked = question(rules, Budget(iterations=40))
    thinker.ask(rules, asked)
    assert thinker.thinking
    bot = make_bot("expert", rules, "1:0", asked.budget)
    assert thinker.answer(LONG) == bot.think(asked.view, asked.legal)
    assert not thinker.thinking
    assert thinker.answer() is None


def test_what_is_asked_last_is_answered(thinker: Thinker, rules: AnyRules) -> None:
    """What was being thought is broken off, and its answer never comes."""
    thinker.ask(rules, question(rules, FOR_EVER))
    assert thinker.answer() is None
    asked = question(rules, Budget(iterations=40), skip=1)
    thinker.ask(rules, asked)
    answer = thinker.answer(LONG)
    assert answer is not None
    assert answer.action in asked.legal
    thinker.ask(rules, question(rules, FOR_EVER))
    thinker.forget()
    assert not thinker.thinking
    assert thinker.answer() is None
    thinker.ask(rules, asked)
    assert thinker.answer(LONG) == answer


def test_closing_ends_it_at_once(thinker: Thinker, rules: AnyRules) -> None:
    thinker.ask(rules, question(rules, FOR_EVER))
    process: Any = thinker._process
    assert process.is_alive()
    thinker.close()
    assert process.exitcode is not None
    assert not thinker.thinking
    thinker.close()


def test_who_is_killed_is_replaced(thinker: Thinker, rules: AnyRules) -> None:
    """The thought is had at once, if a short one; the next question has a new process."""
    asked = question(rules, FOR_EVER)
    thinker.ask(rules, asked)
    killed: Any = thinker._process
    killed.kill()
    killed.join()
    answer = thinker.answer(LONG) or thinker.answer()
    assert answer is not None
    assert answer.action in asked.legal
    thinker.ask(rules, asked._replace(budget=Budget(iterations=40)))
    assert thinker._process is not killed
    assert thinker.answer(LONG) is not None


def test_where_no_process_can_be_started_it_thinks_a_little(
    thinker: Thinker, rules: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Refusing:
        def Pipe(self) -> None:  # noqa: N802
            raise OSError("no more processes")

    monkeypatch.setattr(multiprocessing, "get_context", lambda name: Refusing())
    asked = question(rules, FOR_EVER)
    thinker.ask(rules, asked)
    answer = thinker.answer()
    assert answer is not None
    assert answer.action in asked.legal


def test_other_cards_have_another_process(
    thinker: Thinker, rules: AnyRules, catalogues: Mapping[str, Catalogue]
) -> None:
    thinker.ask(rules, question(rules, Budget(iterations=20)))
    assert thinker.answer(LONG)
    other = rules_of(catalogues["lawrence"])
    asked = question(other, Budget(iterations=20))
    thinker.ask(other, asked)
    answer = thinker.answer(LONG)
    assert answer is not None
    assert answer.action in asked.legal
