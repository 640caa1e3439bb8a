"""What is true of every game, tried on random games at 2 to 6 seats with all house rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from game.match import Match
from game.rules.core.cards import HIDDEN
from game.rules.core.dice import Replayed, Seeded
from game.rules.core.play import Action
from game.rules.lawrence import events as ev
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import (
    ANYONE,
    AT_PLACEMENT,
    DECISIONS,
    EVERY_ATTACK,
    OTHERS_FIRST,
    OWN_TURN,
    PHASES,
    SEARCH,
    Options,
    State,
)
from tests.properties.games import GAMES, Game, begun, played

VERBS = (
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
    "nonsense",
)
WHOLE_GAME = 20_000  # decisions; games end long before

quick = settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    suppress_health_check=[HealthCheck.too_slow],
)


def places(state: State) -> list[int]:
    """Every card of the game, once for each place in which it lies."""
    cards = [*state.deck, *state.discard, *state.limbo]
    for pile in (*state.hands, *state.victory):
        cards += pile
    for camp in state.camps:
        for party in camp:
            cards += (party.leader, *party.tribe)
    for stand in state.missions:
        cards += (stand.mission, *stand.defenses)
    return cards


def play_to_the_end(rules: Lawrence, game: Game) -> Match:
    """Plays a whole game and looks at it before each decision."""
    match = begun(rules, game)
    total = list(range(len(rules.catalogue.line_of)))
    limit = WHOLE_GAME if game.options.drought_rounds else 3000
    for legal, _ in played(match, game, limit):
        assert sorted(places(match.state)) == total
        assert match.outcome is None
        assert legal, "nothing is legal, and the game is not over"
        frame = match.decision
        assert frame
        assert frame.kind in DECISIONS
        assert 0 <= frame.seat < game.seats
        assert match.state.phase in PHASES
    assert sorted(places(match.state)) == total
    return match


@settings(quick, max_examples=120)
@given(game=GAMES)
def test_each_card_is_in_exactly_one_place_and_the_game_ends(rules: Lawrence, game: Game) -> None:
    match = play_to_the_end(rules, game)
    if game.options.drought_rounds:
        assert match.outcome
    if match.outcome:
        assert match.decision is None
        assert match.legal_actions() == []
        totals = rules.totals(match.state)
        best = max(totals)
        assert match.outcome.winners
        assert all(totals[seat] == best for seat in match.outcome.winners)
        assert (match.outcome.termination == "force") == (best >= rules.tables.victory_force)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("retry", [OTHERS_FIRST, ANYONE])
@pytest.mark.parametrize("reinforce", [AT_PLACEMENT, EVERY_ATTACK])
@pytest.mark.parametrize("ambush", [OWN_TURN, ANYONE])
def test_games_end_with_each_combination_of_house_rules(
    rules: Lawrence, seats: int, retry: str, reinforce: str, ambush: str
) -> None:
    match = play_to_the_end(rules, Game(seats, Options(40, retry, reinforce, ambush), 1, 0.9))
    assert match.outcome


@quick
@given(game=GAMES)
def test_legal_means_accepted_and_all_else_is_refused(rules: Lawrence, game: Game) -> None:
    match = begun(rules, game)
    rng = random.Random(game.seed)
    cards = len(rules.catalogue.line_of)
    for legal, _ in played(match, game, 250):
        state = match.state
        assert len(set(legal)) == len(legal)
        assert all(rules.why_illegal(state, action) is None for action in legal)
        interesting = [*places(state)[-20:], -2, -1, 0, 1, 5, cards, *state.hands[state.active]]
        for _ in range(30):
            probe = Action(rng.choice(VERBS), rng.choice(interesting), rng.choice(interesting))
            if rng.random() < 0.4:
                near = rng.choice(legal)
                probe = rng.choice(
                    (near._replace(verb=probe.verb), near._replace(target=probe.target))
                )
            refusal = rules.why_illegal(state, probe)
            assert (refusal is None) == (probe in legal), probe
            assert refusal is None or (refusal.text and refusal.ruling)


@quick
@given(game=GAMES)
def test_an_action_changes_no_earlier_copy(rules: Lawrence, game: Game) -> None:
    match = begun(rules, game)
    kept: list[tuple[State, str]] = []
    for _, action in played(match, game, 200):
        copy = match.state.clone()
        assert copy == match.state
        kept.append((copy, dump(copy)))
        tried = copy.clone()
        rules.apply(tried, action, Seeded(game.seed))
    for copy, before in kept:
        assert dump(copy) == before


def dump(state: State) -> str:
    return repr([getattr(state, name) for name in State.__slots__])


@quick
@given(game=GAMES)
def test_every_action_has_a_line_of_text_that_reads_back(rules: Lawrence, game: Game) -> None:
    match = begun(rules, game)
    for legal, _ in played(match, game, 250):
        lines = [rules.format(action) for action in legal]
        assert len(set(lines)) == len(lines)
        assert [rules.parse(match.state, line) for line in lines] == legal
        assert all(line == line.lower() and line == " ".join(line.split()) for line in lines)


@quick
@given(game=GAMES)
def test_replaying_the_record_equals_play(rules: Lawrence, game: Game) -> None:
    match = begun(rules, game)
    for _ in played(match, game, 600):
        pass
    chance = [c for part in (match.deal, *(move.chance for move in match.moves)) for c in part]
    again = Match(rules, game.seats, game.options, 0, dice=Replayed(chance))
    assert again.opening == match.opening
    for move in match.moves:
        assert again.decision
        assert again.decision.seat == move.seat
        again.play(move.action)
    assert again.state == match.state
    assert again.moves == match.moves


def hide(event: ev.Event) -> Any:
    """An event without the cards that it brings out of a hand or the deck."""
    if isinstance(event, ev.Drew | ev.HandSeen | ev.Discarded):
        return event._replace(cards=(HIDDEN,) * len(event.cards))
    return event


@quick
@given(game=GAMES)
def test_a_seat_can_not_tell_worlds_apart_that_differ_in_hidden_cards(
    rules: Lawrence, game: Game
) -> None:
    match = begun(rules, game)
    rng = random.Random(game.seed)
    for legal, action in played(match, game, 150):
        seat = rng.randrange(game.seats)
        seen = match.view(seat)
        twin = rules.determinize(seen, Seeded(rng.random().hex()))
        assert sorted(places(twin)) == sorted(places(match.state))
        assert rules.view(twin, seat) == seen
        frame = match.decision
        assert frame
        assert rules.decision(twin) == frame
        there = rules.legal_actions(twin)
        if frame.seat == seat:
            assert there == legal
        both = [action, *rng.sample(legal, min(3, len(legal)))]
        for each in [each for each in both if each in there]:
            here, other = match.state.clone(), twin.clone()
            shown = rules.apply(here, each, Seeded(game.seed))
            shown_there = rules.apply(other, each, Seeded(game.seed))
            redacted = [hide(rules.redact(event, seat)) for event in shown]
            assert redacted == [hide(rules.redact(event, seat)) for event in shown_there]


@quick
@given(game=GAMES)
def test_redacted_events_and_views_hold_no_card_that_a_seat_may_not_see(
    rules: Lawrence, game: Game
) -> None:
    match = begun(rules, game)
    for _, action in played(match, game, 150):
        before = match.state.clone()
        after = match.state.clone()
        for event in rules.apply(after, action, Seeded(game.seed)):
            for seat in range(game.seats):
                shown = rules.redact(event, seat)
                if isinstance(event, ev.Drew | ev.HandSeen) and event.seat != seat:
                    assert isinstance(shown, ev.Drew | ev.HandSeen)
                    assert set(shown.cards) == {HIDDEN}
                elif isinstance(event, ev.Searched) and event.seat != seat:
                    assert shown == event._replace(card=HIDDEN)
                else:
                    assert shown == event
        for seat in range(game.seats):
            seen = rules.view(before, seat)
            hidden = Counter(before.deck) + Counter(
                card
                for other, hand in enumerate(before.hands)
                if other != seat
                for card in hand
                if seat not in before.seen.get(card, ())
            )
            named = {*seen.hand, *(card for known in seen.known for card in known)}
            assert not named & hidden.keys()
            assert not seen.search or before.agenda[-1][:2] == (SEARCH, seat)
