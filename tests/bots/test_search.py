"""The search: finds what wins, spends its budget where it matters, and can be interrupted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.bots import search
from game.bots.budget import Budget
from game.bots.player import Bot
from game.bots.search import Craft, InterruptedThoughtError, Search
from game.bots.thought import Thought
from game.rules.core.dice import Seeded
from game.rules.core.play import Action, Frame, Outcome

CHANCES = (30, 80, 50, 10, 70)
"""How often in 100 each action of the game below wins, in all worlds together."""
ACTIONS = [Action("bet", card) for card in range(len(CHANCES))]


class State:
    def __init__(self, hidden: int) -> None:
        self.hidden = hidden
        self.won: bool | None = None
        self.round, self.active, self.seats = 1, 0, 2


class Bets:
    """One bet, then the game is over. What wins depends on a hidden number from 0 to 99."""

    def __init__(self) -> None:
        self.played: list[int] = []

    def determinize(self, view: Any, rng: Seeded) -> State:
        return State(rng.roll(100, 1)[0] - 1)

    def clone(self, state: State) -> State:
        return State(state.hidden)

    def apply(self, state: State, action: Action, dice: Seeded) -> None:
        self.played.append(action.card)
        state.won = state.hidden < CHANCES[action.card]

    def decision(self, state: State) -> Frame | None:
        return None if state.won is not None else Frame("bet", 0)

    def outcome(self, state: State) -> Outcome:
        return Outcome("won", (0,) if state.won else (1,))


class View:
    seat = 0
    seats = 2


def leading(view: Any, legal: Sequence[Action]) -> Sequence[Action]:
    return [action for action in legal if action.verb != "undo"]


def searched(seed: str = "1", rules: Any = None) -> Search:
    craft = Craft(Never(), Unjudged(), (1, 1), lambda view, action: action.card // 2, leading)
    return Search(rules or Bets(), craft, View(), seed)


class Never(Bot[Any]):
    def think(self, view: Any, legal: Sequence[Action], interrupted: Any = None) -> Any:
        raise AssertionError("there is nothing to decide after the bet")


class Unjudged:
    def chance(self, state: Any, seat: int) -> float:
        raise AssertionError("every bet ends the game")


def test_the_best_comes_first() -> None:
    arms = searched().run(ACTIONS, Budget(iterations=1500))
    assert arms[0].action == ACTIONS[1]
    assert arms[0].chance == pytest.approx(0.8, abs=0.08)


def test_what_is_clearly_behind_is_given_up_early() -> None:
    """The playouts go to those of which nobody knows yet."""
    rules = Bets()
    arms = searched(rules=rules).run(ACTIONS, Budget(iterations=1500))
    worlds = {arm.action.card: arm.worlds for arm in arms}
    assert worlds[3] < worlds[4]
    assert worlds[3] < 40
    assert len(rules.played) == sum(worlds.values()) <= 1500


def test_all_are_played_on_from_the_same_worlds() -> None:
    """So a bet that wins whenever another does is never found to be worse."""
    for seed in range(20):
        arms = searched(str(seed)).run(ACTIONS[:2], Budget(iterations=40))
        assert arms[0].action == ACTIONS[1]


def test_nothing_is_played_where_there_is_one_candidate() -> None:
    rules = Bets()
    assert [arm.action for arm in searched(rules=rules).run(ACTIONS[:1], Budget(1.0))] == [
        ACTIONS[0]
    ]
    assert not rules.played


def test_where_it_does_not_matter_the_first_wins_and_thinking_ends() -> None:
    rules = Bets()
    same = [ACTIONS[2]._replace(target=target) for target in range(3)]
    arms = searched(rules=rules).run(same, Budget(iterations=5000))
    assert arms[0].action == same[0]
    assert len(rules.played) <= 100


def test_twins_are_one_candidate() -> None:
    """The one that is named first stands for them."""
    assert searched().candidates(ACTIONS, ACTIONS[3]) == [ACTIONS[3], ACTIONS[0], ACTIONS[4]]


def test_what_undoes_is_no_candidate() -> None:
    undo = Action("undo")
    assert searched().candidates([*ACTIONS[:3], undo], undo) == [ACTIONS[0], ACTIONS[2]]


def test_the_same_seed_finds_the_same() -> None:
    one, two, other = (searched(seed).run(ACTIONS, Budget(iterations=200)) for seed in "112")
    assert one == two
    assert one != other


def test_it_is_interrupted_within_a_world() -> None:
    asked = 0

    def interrupted() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    rules = Bets()
    with pytest.raises(InterruptedThoughtError):
        searched(rules=rules).run(ACTIONS, Budget(), interrupted)
    assert len(rules.played) == 25


def test_time_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """No world is begun that could not be ended in time."""
    now = 0.0

    class Slow(Bets):
        def apply(self, state: State, action: Action, dice: Seeded) -> None:
            nonlocal now
            now += 0.01
            super().apply(state, action, dice)

    monkeypatch.setattr(search.time, "perf_counter", lambda: now)
    rules = Slow()
    close = [ACTIONS[1], ACTIONS[4]._replace(verb="other")]
    searched(rules=rules).run(close, Budget(seconds=0.095))
    assert len(rules.played) == 8
    assert now <= 0.095


# --- the tree below a candidate -------------------------------------------------------------------


class Two(Bets):
    """A bet of which one card opens another decision: there `good` wins and `bad` never does."""

    def apply(self, state: Any, action: Action, dice: Seeded) -> None:
        self.played.append(action.card)
        if action.verb == "open":
            state.opened = True
        elif action.verb in ("good", "bad"):
            state.won = action.verb == "good"
        else:
            super().apply(state, action, dice)

    def decision(self, state: Any) -> Frame | None:
        return None if state.won is not None else Frame("second", 0)

    def legal_actions(self, state: Any) -> list[Action]:
        return [Action("bad"), Action("good")]

    def view(self, state: Any, seat: int) -> View:
        return View()


class Bad(Bot[Any]):
    def think(self, view: Any, legal: Sequence[Action], interrupted: Any = None) -> Thought:
        return Thought(Action("bad"), "bad")


def test_it_learns_what_to_do_after_a_candidate() -> None:
    """The plain policy would waste what the candidate opens; the seat would not."""
    craft = Craft(Bad(), Unjudged(), (1, 1), lambda view, action: action, leading)
    search = Search(Two(), craft, View(), "1")
    arms = search.run([ACTIONS[3], Action("open")], Budget(iterations=400))
    assert arms[0].action == Action("open")
    assert arms[0].chance > 0.5
    assert arms[1].chance < 0.3


# --- how far it looks ahead -----------------------------------------------------------------------


class Turns(Bets):
    """A game without an end: every action is a whole turn."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats

    def clone(self, state: State) -> State:
        out = State(state.hidden)
        out.seats = self.seats
        return out

    def apply(self, state: State, action: Action, dice: Seeded) -> None:
        state.active = (state.active + 1) % state.seats
        state.round += state.active == 0

    def decision(self, state: State) -> Frame | None:
        return Frame("turn", state.active)

    def legal_actions(self, state: State) -> list[Action]:
        return [ACTIONS[0]]

    def outcome(self, state: State) -> Outcome | None:  # type: ignore[override]
        return None


MANY, FEW = Budget(iterations=500), Budget(iterations=499)
LONG, SHORT = Budget(seconds=0.5), Budget(seconds=0.49)


@pytest.mark.parametrize(
    ("seats", "budget", "rounds"),
    [
        (2, MANY, 3),
        (2, LONG, 3),
        (2, FEW, 1),
        (2, SHORT, 1),
        (2, Budget(0.5, 60), 1),
        (3, MANY, 1),
        (4, LONG, 1),
    ],
)
def test_it_looks_farther_ahead_between_two_with_time(
    seats: int, budget: Budget, rounds: int
) -> None:
    """A playout ends in the seat's own turn, so many rounds on."""
    judged: list[tuple[int, int]] = []

    class Judge:
        def chance(self, state: Any, seat: int) -> float:
            judged.append((state.round, state.active))
            return 0.5

    view = View()
    view.seats = seats
    craft = Craft(Never(), Judge(), (3, 1), lambda view, action: action.card, leading)
    Search(Turns(seats), craft, view, "1").run(ACTIONS[:2], budget)
    assert set(judged) == {(1 + rounds, 0)}
