"""Easings, tweens and the clock that runs them."""

from itertools import pairwise

import pytest

from game.table import tween
from game.table.tween import INSTANT, Clock, Tween

EASINGS = [tween.linear, tween.out_quad, tween.in_out_cubic]


@pytest.mark.parametrize("easing", EASINGS)
def test_easings_start_at_0_and_end_at_1_without_jumps(easing):
    assert easing(0) == pytest.approx(0)
    assert easing(1) == pytest.approx(1)
    steps = [easing(i / 1000) for i in range(1001)]
    assert max(abs(b - a) for a, b in pairwise(steps)) < 0.01


def test_in_is_slow_at_first_and_out_is_slow_at_last():
    assert tween.out_quad(0.5) > 0.5
    assert tween.in_out_cubic(0.25) < 0.25
    assert tween.in_out_cubic(0.5) == 0.5
    assert tween.in_out_cubic(0.75) > 0.75


def test_tween_waits_goes_and_stays():
    t = Tween((0.0, 10.0), (100.0, 20.0), 200, delay=50)
    assert t.value(0) == t.value(50) == (0.0, 10.0)
    assert t.value(150) == (50.0, 15.0)
    assert t.value(250) == t.value(9999) == (100.0, 20.0)
    assert not t.done(249)
    assert t.done(250)


def test_tween_of_no_time_is_at_its_end():
    assert Tween((0.0,), (1.0,), 0).value(0) == (1.0,)


def test_tween_ends_must_match():
    with pytest.raises(ValueError, match="length"):
        Tween((0.0,), (1.0, 2.0), 100)


def test_clock_follows_speed_and_caps_the_step():
    clock = Clock(speed=2)
    clock.play("a", Tween((0.0,), (100.0,), 100))
    assert clock.advance(10) == 20
    assert clock.value("a") == pytest.approx((20.0,))
    assert clock.advance(5000) == 100
    assert not clock.busy
    assert clock.value("a") is None
    slow = Clock(speed=0.5)
    assert slow.advance(5000) == 25


def test_clock_reports_arrivals_in_order_and_chains_lose_no_time():
    clock, log = Clock(), []

    def second():
        log.append(("first", clock.now))
        clock.play("chain", Tween((0.0,), (1.0,), 10), lambda: log.append(("second", clock.now)))

    clock.play("late", Tween((0.0,), (1.0,), 40), lambda: log.append(("late", clock.now)))
    clock.play("chain", Tween((0.0,), (1.0,), 20), second)
    clock.advance(50)
    assert log == [("first", 20), ("second", 30), ("late", 40)]
    assert clock.now == 50


def test_hurry_finishes_all_that_follows_and_then_ends():
    clock, log = Clock(), []

    def again():
        log.append("a")
        clock.play("b", Tween((0.0,), (1.0,), 5000), lambda: log.append("b"))

    clock.play("a", Tween((0.0,), (1.0,), 5000), again)
    clock.hurry = True
    clock.advance(16)
    assert log == ["a", "b"]
    assert not clock.busy
    assert clock.hurry is False


def test_instant_needs_one_step():
    clock, log = Clock(speed=INSTANT), []
    clock.play("a", Tween((0.0,), (1.0,), 300, delay=900), lambda: log.append("a"))
    clock.advance(1)
    assert log == ["a"]


def test_play_replaces_and_drop_forgets_without_on_done():
    clock, log = Clock(), []
    clock.play("a", Tween((0.0,), (1.0,), 10), lambda: log.append("old"))
    clock.play("a", Tween((0.0,), (1.0,), 10), lambda: log.append("new"))
    clock.play("b", Tween((0.0,), (1.0,), 10), lambda: log.append("b"))
    clock.drop("b")
    clock.drop("never there")
    clock.advance(20)
    assert log == ["new"]
    clock.play("c", Tween((0.0,), (1.0,), 10), lambda: log.append("c"))
    clock.clear()
    clock.advance(20)
    assert log == ["new"]
