"""What is true of every game, tried on random games of each kind at 2 to 6 seats with all house
rules."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies as st

from game.games import GAMES, AnyRules, rules_of
from game.match import Match
from game.rules.core.cards import HIDDEN, Catalogue
from game.rules.core.dice import Replayed, Seeded
from game.rules.core.play import Action
from tests.properties.games import KINDS, Game, Kind, begun, games, played

WHOLE_GAME = 20_000  # decisions; games end long before
UNENDING = 3000  # decisions of a game that nothing makes end

quick = settings(
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=50,
    phases=[Phase.generate],  # a failing game is told by its seed; to shrink it takes minutes
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: str(kind.slug))
def kind(request: pytest.FixtureRequest) -> Kind:
    """Each game in turn."""
    each: Kind = request.param
    return each


@pytest.fixture(scope="module")
def rules(kind: Kind, catalogues: Mapping[str, Catalogue]) -> AnyRules:
    """Its rules with the shipped cards."""
    return rules_of(catalogues[kind.slug])


def test_every_game_is_tried() -> None:
    assert [kind.slug for kind in KINDS] == list(GAMES)


def play_to_the_end(
    kind: Kind, rules: AnyRules, game: Game, limit: int = WHOLE_GAME
) -> Match[Any, Any, Any, Any]:
    """Plays a whole game and looks at it before each decision."""
    match = begun(rules, game)
    total = list(range(len(rules.catalogue.line_of)))
    for legal, _ in played(match, game, limit):
        assert sorted(kind.places(match.state)) == total
        assert match.outcome is None
        assert legal, "nothing is legal, and the game is not over"
        frame = match.decision
        assert frame
        assert frame.kind in kind.decisions
        assert 0 <= frame.seat < game.seats
        assert match.state.phase in rules.phases
        assert all(action.verb in kind.verbs for action in legal)
    assert sorted(kind.places(match.state)) == total
    if match.outcome:
        assert match.decision is None
        assert match.legal_actions() == []
        assert match.outcome.termination in GAMES[kind.slug].endings
        kind.check(rules, match.outcome, rules.totals(match.state))
    return match


@settings(quick, max_examples=100)
@given(data=st.data())
def test_each_card_is_in_exactly_one_place_and_the_game_ends(
    kind: Kind, rules: AnyRules, data: st.DataObject
) -> None:
    game = data.draw(games(kind))
    ends = kind.ends(game.options)
    match = play_to_the_end(kind, rules, game, WHOLE_GAME if ends else UNENDING)
    assert match.outcome or not ends


@pytest.mark.parametrize("seats", range(2, 7))
def test_games_end_with_each_combination_of_house_rules(
    kind: Kind, rules: AnyRules, seats: int
) -> None:
    values = [option.values[:2] for option in rules.options[1:]]  # the first is a limit
    names = [option.name for option in rules.options[1:]]
    for combination in product(*values):
        options = rules.options_from(dict(zip(names, combination, strict=True)))
        assert play_to_the_end(kind, rules, Game(seats, options, 1, 0.9)).outcome


@quick
@given(data=st.data())
def test_legal_means_accepted_and_all_else_is_refused(
    kind: Kind, rules: AnyRules, data: st.DataObject
) -> None:
    game = data.draw(games(kind))
    match = begun(rules, game)
    rng = random.Random(game.seed)
    cards = len(rules.catalogue.line_of)
    verbs = (*kind.verbs, "nonsense")
    for legal, _ in played(match, game, 250):
        state = match.state
        assert len(set(legal)) == len(legal)
        assert all(rules.why_illegal(state, action) is None for action in legal)
        interesting = [*kind.places(state)[-20:], -2, -1, 0, 1, 5, cards]
        interesting += state.hands[state.active]
        for _ in range(30):
            probe = Action(rng.choice(verbs), rng.choice(interesting), rng.choice(interesting))
            if rng.random() < 0.4:
                near = rng.choice(legal)
                probe = rng.choice(
                    (near._replace(verb=probe.verb), near._replace(target=probe.target))
                )
            refusal = rules.why_illegal(state, probe)
            assert (refusal is None) == (probe in legal), probe
            assert refusal is None or (refusal.text and refusal.ruling)


@quick
@given(data=st.data())
def test_an_action_changes_no_earlier_copy(
    kind: Kind, rules: AnyRules, data: st.DataObject
) -> None:
    game = data.draw(games(kind))
    match = begun(rules, game)
    kept: list[tuple[Any, str]] = []
    for _, action in played(match, game, 200):
        copy = rules.clone(match.state)
        assert copy == match.state
        kept.append((copy, dump(copy)))
        tried = rules.clone(copy)
        rules.apply(tried, action, Seeded(game.seed))
    for copy, before in kept:
        assert dump(copy) == before


def dump(state: Any) -> str:
    return repr([getattr(state, name) for name in state.__slots__])


@quick
@given(data=st.data())
def test_every_action_has_a_line_of_text_that_reads_back(
    kind: Kind, rules: AnyRules, data: st.DataObject
) -> None:
    game = data.draw(games(kind))
    match = begun(rules, game)
    for legal, _ in played(match, game, 250):
        lines = [rules.format(action) for action in legal]
        assert len(set(lines)) == len(lines)
        assert [rules.parse(match.state, line) for line in lines] == legal
        assert all(line == line.lower() and line == " ".join(line.split()) for line in lines)


@quick
@given(data=st.data())
def test_replaying_the_record_equals_play(kind: Kind, rules: AnyRules, data: st.DataObject) -> None:
    game = data.draw(games(kind))
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


@quick
@given(data=st.data())
def test_a_seat_can_not_tell_worlds_apart_that_differ_in_hidden_cards(
    kind: Kind, rules: AnyRules, data: st.DataObject
) -> None:
    game = data.draw(games(kind))
    match = begun(rules, game)
    rng = random.Random(game.seed)

    def hide(event: Any) -> Any:
        """An event without the cards that it brings out of a hand or the deck."""
        if isinstance(event, kind.drawn):
            return event._replace(cards=(HIDDEN,) * len(event.cards))  # type: ignore[attr-defined]
        return event

    for legal, action in played(match, game, 150):
        seat = rng.randrange(game.seats)
        seen = match.view(seat)
        twin = rules.determinize(seen, Seeded(rng.random().hex()))
        assert sorted(kind.places(twin)) == sorted(kind.places(match.state))
        assert rules.view(twin, seat) == seen
        frame = match.decision
        assert frame
        assert rules.decision(twin) == frame
        there = rules.legal_actions(twin)
        if frame.seat == seat:
            assert there == legal
        both = [action, *rng.sample(legal, min(3, len(legal)))]
        for each in [each for each in both if each in there]:
            here, other = rules.clone(match.state), rules.clone(twin)
            shown = rules.apply(here, each, Seeded(game.seed))
            shown_there = rules.apply(other, each, Seeded(game.seed))
            redacted = [hide(rules.redact(event, seat)) for event in shown]
            assert redacted == [hide(rules.redact(event, seat)) for event in shown_there]


@quick
@given(data=st.data())
def test_redacted_events_and_views_hold_no_card_that_a_seat_may_not_see(
    kind: Kind, rules: AnyRules, data: st.DataObject
) -> None:
    game = data.draw(games(kind))
    match = begun(rules, game)
    for _, action in played(match, game, 150):
        before, after = rules.clone(match.state), rules.clone(match.state)
        for event in rules.apply(after, action, Seeded(game.seed)):
            secret = kind.secret.get(type(event))
            for seat in range(game.seats):
                shown = rules.redact(event, seat)
                if secret is None or event.seat == seat:
                    assert shown == event
                else:
                    cards = getattr(event, secret)
                    hidden = (HIDDEN,) * len(cards) if isinstance(cards, tuple) else HIDDEN
                    assert shown == event._replace(**{secret: hidden})
        for seat in range(game.seats):
            named = kind.named(rules.view(before, seat))
            assert not named & kind.unseen(before, seat)


@quick
@given(data=st.data())
def test_every_event_is_told_in_a_sentence_or_not_at_all(
    kind: Kind, rules: AnyRules, data: st.DataObject
) -> None:
    game = data.draw(games(kind))
    match = begun(rules, game)
    names = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")
    for _, action in played(match, game, 150):
        for event in rules.apply(rules.clone(match.state), action, Seeded(game.seed)):
            for seat in range(game.seats):
                told = rules.tell(rules.redact(event, seat), names)
                assert told is None or (told.endswith(".") and told == " ".join(told.split()))
