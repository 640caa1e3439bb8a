"""Who sits at the table, as it is written on the command line."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.seating import NAME_LIMIT, NAMES, Seat, parse_seats

LIMITS = (2, 6)


def test_names_go_by_seat() -> None:
    assert parse_seats("human,steady,random", LIMITS) == [
        Seat("Ann", "human"),
        Seat("Ben", "steady"),
        Seat("Cleo", "random"),
    ]
    assert len(NAMES) >= max(game.seats[1] for game in GAMES.values())


def test_each_game_has_limits_of_its_own() -> None:
    assert len(parse_seats("human,steady,steady", (3, 3))) == 3
    with pytest.raises(ValueError, match="3 to 3 players play, not 2"):
        parse_seats("human,steady", (3, 3))


def test_names_can_be_given() -> None:
    assert parse_seats(" Human: T. E.  Lawrence , steady:Zoë", LIMITS) == [
        Seat("T. E. Lawrence", "human"),
        Seat("Zoë", "steady"),
    ]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("human:Ann,human:Ann,human:ann", ["Ann", "Ann 2", "ann 3"]),
        ("human,steady:Ann", ["Ben", "Ann"]),
        ("human:Ben,steady", ["Ben", "Cleo"]),
        (
            "human:abcdefghijklmnop,steady:abcdefghijklmnop",
            ["abcdefghijklmnop", "abcdefghijklmn 2"],
        ),
    ],
)
def test_no_two_seats_share_a_name(text: str, names: list[str]) -> None:
    seats = parse_seats(text, LIMITS)
    assert [seat.name for seat in seats] == names
    assert all(len(seat.name) <= NAME_LIMIT for seat in seats)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", 'not ""'),
        ("human", "2 to 6 players play, not 1"),
        (",".join(["steady"] * 7), "not 7"),
        ("human,clever", 'not "clever"'),
        ("human:,steady", "the name is missing"),
        ("human:abcdefghijklmnopq,steady", "at most 16 characters"),
        ("human:a\tb,steady", "control characters"),
    ],
)
def test_bad_seats_are_refused_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as caught:
        parse_seats(text, LIMITS)
    assert "\n" not in str(caught.value)
