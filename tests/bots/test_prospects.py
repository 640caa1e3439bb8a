"""The odds shown before an attack or a raid, against the rules playing it out again and again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import pytest

from game.bots.lawrence import prospects as attacks
from game.bots.prehistoric import prospects as raids
from game.bots.prospect import Exact, Sampled
from game.bots.registry import make_bot
from game.bots.tally import Rate
from game.games import rules_of
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.play import Action
from game.rules.lawrence.actions import DO_ATTACK, DO_PLACE
from game.rules.prehistoric.raid import ATTACKERS

SIGMAS = 4.5
"""How far a sample may be from an exact chance; one in 150,000 is farther."""


def positions(rules: Any, begins: Any) -> Iterator[tuple[Any, Action]]:
    """Views in which something may be begun, and the action that begins it."""
    for number in range(10**6):
        dice = Seeded(f"odds:{number}")
        seats = 2 + number % 3
        state, _ = rules.new_game(seats, rules.options_from({}), dice)
        players = [make_bot("easy", rules, f"{number}:{seat}") for seat in range(seats)]
        while (frame := rules.decision(state)) is not None:
            view, legal = rules.view(state, frame.seat), rules.legal_actions(state)
            found = [action for action in legal if begins(action)]
            if found:
                yield view, found[dice.choose(len(found))]
            rules.apply(state, players[frame.seat].choose(view, legal), dice)


def without_cards(rules: Any, view: Any, kept: int) -> Any:
    """The position with no card in any hand but the one that begins it."""
    state = rules.determinize(view, Seeded(0))
    state.hands = [[card for card in hand if card == kept] for hand in state.hands]
    return state


# --- attacks --------------------------------------------------------------------------------------


def attacked(rules: Any, view: Any, action: Action, times: int) -> Rate:
    """How often the attack succeeds by the rules when nobody plays a card."""
    start = without_cards(rules, view, action.card)
    dice = Seeded(f"attack:{action}")
    won = 0
    seat = view.seat
    force = rules.tables.force
    bonus = {
        card: rules.tables.bonus[party.leader] for party in view.camps[seat] for card in party.tribe
    }
    before = len(view.victory[seat])
    for _ in range(times):
        state = rules.clone(start)
        rules.apply(state, action, dice)
        while state.battle is not None and state.battle.result is None and state.outcome is None:
            legal = rules.legal_actions(state)
            # The weakest is lost, as whoever wants to succeed would have it.
            weakest = min(legal, key=lambda a: force[a.card] + bonus.get(a.card, 0))
            rules.apply(state, weakest if legal[0].verb == "lose" else legal[0], dice)
        won += len(state.victory[seat]) > before
    return Rate(won, times)


def is_attack(action: Action) -> bool:
    return action.verb in (DO_ATTACK, DO_PLACE)


def check_attacks(catalogues: Mapping[str, Catalogue], many: int, times: int) -> None:
    rules = rules_of(catalogues["lawrence"])
    between = 0
    for view, action in islice(positions(rules, is_attack), many):
        prospect = attacks.attack(rules, view, action)  # type: ignore[arg-type]
        rate = attacked(rules, view, action, times)
        chance = prospect.chance
        error = (chance * (1 - chance) / times) ** 0.5
        assert abs(rate.share - chance) <= SIGMAS * error + 1e-9, rules.format(action)
        between += 0 < chance < 1
    assert between > many / 10, "too few of them were in doubt"


def test_the_odds_of_an_attack_are_those_of_the_rules(
    catalogues: Mapping[str, Catalogue],
) -> None:
    check_attacks(catalogues, 30, 200)


@pytest.mark.long
def test_the_odds_of_100_attacks_against_100_000_each(
    catalogues: Mapping[str, Catalogue],
) -> None:
    check_attacks(catalogues, 100, 100_000)


# --- raids ----------------------------------------------------------------------------------------


def raided(rules: Any, view: Any, action: Action, times: int) -> Rate:
    """How often a raid of everybody is won by the rules when nobody plays another card."""
    start = without_cards(rules, view, action.card)
    dice = Seeded(f"raid:{action}")
    steady = make_bot("steady", rules, 0)
    won = 0
    for _ in range(times):
        state = rules.clone(start)
        rules.apply(state, action, dice)
        rules.apply(state, Action("send_all"), dice)
        winner = -1
        # Some are over at once, without anybody being asked.
        for event in rules.apply(state, Action("done"), dice):
            winner = getattr(event, "winner", winner)
        while state.raid is not None and (frame := rules.decision(state)) is not None:
            legal = rules.legal_actions(state)
            fight = Action("fight")
            chosen = (
                fight if fight in legal else steady.choose(rules.view(state, frame.seat), legal)
            )
            if frame.kind == "capture":
                break
            for event in rules.apply(state, chosen, dice):
                winner = getattr(event, "winner", winner)
            winner = state.raid.winner if state.raid else winner
        won += (state.raid.winner if state.raid else winner) == ATTACKERS
    return Rate(won, times)


def check_raids(catalogues: Mapping[str, Catalogue], many: int, times: int) -> int:
    """How many of so many raids were outside the spread."""
    rules: Any = rules_of(catalogues["prehistoric"])
    outside = between = 0

    def is_raid(action: Action) -> bool:
        return action.verb == "play" and rules.tables.type[action.card] == "raiding"

    for view, action in islice(positions(rules, is_raid), many):
        prospect = raids.raid(rules, view, action)
        while prospect.refine():
            pass
        rate = raided(rules, view, action, times)
        # The sample it is held against has an error of its own.
        error = (rate.interval[1] - rate.interval[0]) / 2
        outside += abs(rate.share - prospect.chance) > (prospect.spread**2 + error**2) ** 0.5
        between += 0.1 < prospect.chance < 0.9
    assert between > many / 10, "too few of them were in doubt"
    return outside


def test_the_odds_of_a_raid_are_those_of_the_rules(catalogues: Mapping[str, Catalogue]) -> None:
    assert check_raids(catalogues, 6, 150) <= 2


@pytest.mark.long
def test_the_odds_of_100_raids_against_100_000_each(catalogues: Mapping[str, Catalogue]) -> None:
    """The spread holds the truth 95 times in 100: seldom are more than twelve outside."""
    assert check_raids(catalogues, 100, 100_000) <= 12


def test_a_sample_tells_how_far_it_may_be_off() -> None:
    sample = Sampled(100)
    assert (sample.chance, sample.spread) == (0.5, 0.5)
    for number in range(100):
        assert not sample.enough
        sample.count(number % 4 == 0)
    assert sample.enough
    assert sample.chance == pytest.approx(0.26, abs=0.01)
    assert sample.spread == pytest.approx(0.084, abs=0.002)
    assert Exact(0.3).spread == 0.0
    assert not Exact(0.3).refine()
