"""The colours of the themes: told apart by any eyes, and read on any ground."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.table.theme import LAWRENCE, PREHISTORIC, TITLE, Theme
from tests.table.colour_vision import EYES, difference

THEMES = pytest.mark.parametrize(
    "theme", [LAWRENCE, PREHISTORIC, TITLE], ids=lambda theme: str(theme.name)
)
PLAIN = 20.0
"""A distance of colours that is plain at a glance on a disc of the size of a seat's medal."""


@THEMES
@pytest.mark.parametrize("eyes", list(EYES))
def test_the_seats_are_told_apart_by_any_eyes(theme: Theme, eyes: str) -> None:
    near = {
        (one.emblem, other.emblem): round(difference(one.disc, other.disc, eyes), 1)
        for one, other in combinations(theme.seats, 2)
        if difference(one.disc, other.disc, eyes) < PLAIN
    }
    assert not near


@THEMES
def test_each_seat_has_an_emblem_of_its_own(theme: Theme) -> None:
    assert len({seat.emblem for seat in theme.seats}) == len(theme.seats) == 6


def test_the_simulation_confuses_what_such_eyes_confuse() -> None:
    """Red and olive of about the same lightness are one colour without cones for red or green."""
    red, olive = "#9c3c1c", "#5f5a22"
    assert difference(red, olive, "common") > 40
    assert difference(red, olive, "protanopia") < 20
    blue, green = "#0f7fa0", "#0d8468"
    assert difference(blue, green, "common") > 25
    assert difference(blue, green, "tritanopia") < 12
    assert difference("#000000", "#ffffff", "common") == pytest.approx(100, abs=0.1)
