"""Random games for the property tests: what hypothesis draws, and how a drawn game is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from game.match import Match
from game.rules.core.play import Action
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import (
    ANYONE,
    AT_PLACEMENT,
    EVERY_ATTACK,
    OTHERS_FIRST,
    OWN_TURN,
    Options,
)

OPTIONS = st.builds(
    Options,
    st.sampled_from((40, 3, 0)),
    st.sampled_from((OTHERS_FIRST, ANYONE)),
    st.sampled_from((AT_PLACEMENT, EVERY_ATTACK)),
    st.sampled_from((OWN_TURN, ANYONE)),
)


class Game(NamedTuple):
    """A game to play: everything about it follows from these."""

    seats: int
    options: Options
    seed: int
    bold: float
    """How often a player with a choice does something rather than be done."""


GAMES = st.builds(
    Game,
    st.integers(2, 6),
    OPTIONS,
    st.integers(0, 2**32),
    st.sampled_from((0.5, 0.9, 1.0)),
)


def begun(rules: Lawrence, game: Game) -> Match:
    """The match of a drawn game, dealt."""
    return Match(rules, game.seats, game.options, game.seed)


def played(match: Match, game: Game, decisions: int) -> Iterator[tuple[list[Action], Action]]:
    """At each decision what is legal and what will be played next, which it plays afterwards.

    Ends after that many decisions or with the game.
    """
    rng = random.Random(game.seed + 1)
    for _ in range(decisions):
        legal = match.legal_actions()
        if match.outcome:
            return
        bold = len(legal) > 1 and rng.random() < game.bold
        action = rng.choice(legal[1:] if bold else legal)
        yield legal, action
        match.play(action)
