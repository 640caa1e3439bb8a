"""Random games for the property tests: what hypothesis draws, and how a drawn game is played.

A Kind holds all that the properties must know of a game beyond what every game's rules offer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from hypothesis import strategies as st

from game.games import AnyRules
from game.match import Match
from game.rules.core.play import Action, Outcome
from game.rules.lawrence import events as law_events, state as law
from game.rules.prehistoric import events as cave_events, state as cave


class Kind(NamedTuple):
    """A game whose properties are tried."""

    slug: str
    options: st.SearchStrategy[Any]
    """House rules."""
    bold: tuple[float, ...]
    """How often players may do something rather than be done."""
    decisions: tuple[str, ...]
    verbs: tuple[str, ...]
    """Every verb of an action."""
    places: Callable[[Any], list[int]]
    """Every card of a state, once for each place in which it lies."""
    ends: Callable[[Any], bool]
    """Whether house rules see to it that a game ends, however it is played."""
    check: Callable[[AnyRules, Outcome, tuple[int, ...]], None]
    """Checks an outcome against the totals."""
    secret: Mapping[type, str]
    """Events with a field that only their own seat may see."""
    drawn: tuple[type, ...]
    """Events whose cards come out of a hand or the deck, so that they differ between worlds."""
    unseen: Callable[[Any, int], set[int]]
    """The cards of a state that a seat may not see."""
    named: Callable[[Any], set[int]]
    """The cards of hands and deck that a view names."""


class Game(NamedTuple):
    """A game to play: everything about it follows from these."""

    seats: int
    options: Any
    seed: int
    bold: float
    """How often a player with a choice does something rather than be done."""


def games(kind: Kind) -> st.SearchStrategy[Game]:
    """Games of a kind at all numbers of seats with all house rules."""
    return st.builds(
        Game,
        st.integers(2, 6),
        kind.options,
        st.integers(0, 2**32),
        st.sampled_from(kind.bold),
    )


def begun(rules: AnyRules, game: Game) -> Match[Any, Any, Any, Any]:
    """The match of a drawn game, dealt."""
    return Match(rules, game.seats, game.options, game.seed)


def played(
    match: Match[Any, Any, Any, Any], game: Game, decisions: int
) -> Iterator[tuple[list[Action], Action]]:
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


_LAW_VERBS: Final = (
    "recruit",
    "attach",
    "place",
    "attack",
    "defend",
    "lose",
    "play",
    "discard",
    "take",
    "pass",
    "done",
)
_CAVE_VERBS: Final = (
    "hunt",
    "play",
    "join",
    "attach",
    "lose",
    "discard",
    "send",
    "send_all",
    "send_armed",
    "recall",
    "reroll",
    "aim",
    "fight",
    "retreat",
    "capture",
    "pass",
    "done",
)


# --- Lawrence of Arabia -------------------------------------------------------------------------


def _law_places(state: law.State) -> list[int]:
    cards = [*state.deck, *state.discard, *state.limbo]
    for pile in (*state.hands, *state.victory):
        cards += pile
    for camp in state.camps:
        for party in camp:
            cards += (party.leader, *party.tribe)
    for stand in state.missions:
        cards += (stand.mission, *stand.defenses)
    return cards


def _law_check(rules: AnyRules, outcome: Outcome, totals: tuple[int, ...]) -> None:
    best = max(totals)
    assert outcome.winners
    assert all(totals[seat] == best for seat in outcome.winners)
    wins = rules.catalogue.header["victory_force"]
    assert (outcome.termination == "force") == (best >= wins)


def _law_unseen(state: law.State, seat: int) -> set[int]:
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    hidden = {c for hand in others for c in hand if seat not in state.seen.get(c, ())}
    frame = state.agenda[-1] if state.agenda else None
    searching = frame and frame.kind == law.SEARCH and frame.seat == seat
    return hidden if searching else hidden | {*state.deck}


# --- Prehistoric Warfare ------------------------------------------------------------------------


def _cave_places(state: cave.State) -> list[int]:
    cards = [*state.deck, *state.discard, *state.limbo]
    for hand in state.hands:
        cards += hand
    for tribe in state.tribes:
        for member in tribe.band:
            cards += [member.card] * (member.card >= 0)
            cards += member.gear
    return cards


def _cave_check(rules: AnyRules, outcome: Outcome, totals: tuple[int, ...]) -> None:
    wins = rules.catalogue.header["victory_people"]
    best = max(totals)
    if outcome.termination == "people":
        assert len(outcome.winners) == 1
        assert totals[outcome.winners[0]] == best >= wins
        return
    assert best < wins
    living = tuple([seat for seat, people in enumerate(totals) if people])
    if outcome.termination == "rounds":
        assert outcome.winners
        assert all(totals[seat] == best for seat in outcome.winners)
    else:
        assert outcome.termination == ("last_tribe" if living else "all_dead")
        assert outcome.winners == living
        assert len(living) < 2


def _cave_unseen(state: cave.State, seat: int) -> set[int]:
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    return {*state.deck, *(card for hand in others for card in hand)}


KINDS: Final = (
    Kind(
        "lawrence",
        st.builds(
            law.Options,
            st.sampled_from((40, 3, 0)),
            st.sampled_from((law.OTHERS_FIRST, law.ANYONE)),
            st.sampled_from((law.AT_PLACEMENT, law.EVERY_ATTACK)),
            st.sampled_from((law.OWN_TURN, law.ANYONE)),
        ),
        (0.5, 0.9, 1.0),
        law.DECISIONS,
        _LAW_VERBS,
        _law_places,
        lambda options: options.drought_rounds > 0,
        _law_check,
        {law_events.Drew: "cards", law_events.HandSeen: "cards", law_events.Searched: "card"},
        (law_events.Drew, law_events.HandSeen, law_events.Discarded),
        _law_unseen,
        lambda seen: {*seen.hand, *seen.search, *(c for cards in seen.known for c in cards)},
    ),
    Kind(
        "prehistoric",
        st.builds(
            cave.Options,
            st.sampled_from((0, 3, 25)),
            st.integers(0, 5),
            st.sampled_from((cave.ONE, cave.ANY)),
            st.sampled_from((cave.DOWN, cave.UP)),
            st.sampled_from((cave.WHOLE_RAID, cave.LAST_ROUND)),
        ),
        (0.5, 0.9),  # raiders could be sent and called back for ever
        cave.DECISIONS,
        _CAVE_VERBS,
        _cave_places,
        lambda options: options.round_limit > 0,
        _cave_check,
        {cave_events.Drew: "cards"},
        (cave_events.Drew, cave_events.Discarded),
        _cave_unseen,
        lambda seen: {*seen.hand},
    ),
)
