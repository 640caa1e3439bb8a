"""The good sense of the steady bot, position by position."""

from __future__ import annotations

from math import comb

import pytest

from game.bots.lawrence.odds import Odds, arab_totals
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import Party
from tests.bots.conftest import Think


def card(rules: Lawrence, token: str) -> int:
    return rules.catalogue.copies(token)[0]


@pytest.mark.parametrize("dice", [0, 1, 2, 5, 9])
def test_the_chance_of_hits_is_binomial(rules: Lawrence, dice: int) -> None:
    odds = Odds(rules.tables)
    for hits in range(-1, dice + 2):
        ways = sum(comb(dice, k) for k in range(max(hits, -1) + 1))
        assert odds.at_most(dice, hits) == pytest.approx(ways / 2**dice)


def test_the_weakest_tribesmen_are_lost_first(rules: Lawrence) -> None:
    leader = card(rules, "prince")
    tribe = tuple(card(rules, name) for name in ("howeitat", "arabs", "nomads"))
    assert arab_totals(rules.tables, [Party(leader, tribe)]) == [23, 18, 12, 5]
    assert arab_totals(rules.tables, [Party(leader, tribe)], 3, 4) == [36, 28, 19, 9]


def test_an_attack_succeeds_as_often_as_enough_tribesmen_are_left(rules: Lawrence) -> None:
    odds = Odds(rules.tables)
    assert odds.win([23, 18, 12, 5], 12, 3) == pytest.approx(0.5)  # one hit at most
    assert odds.win([23, 18, 12, 5], 23, 0) == 0.0  # a tie fails
    assert odds.win([23, 18, 12, 5], 4, 9) == 1.0


# --- attacking ----------------------------------------------------------------------------------

MISSION = "phase: mission\n"


def test_attacks_when_the_odds_are_good(think: Think) -> None:
    did, thought = think(
        MISSION + "leaders: {1: [{prince: [howeitat, howeitat, arabs]}]}\nmissions: [town]"
    )
    assert did == "attack town with prince"
    assert thought.chance == 1.0
    assert thought.worth > 0


def test_waits_when_they_are_bad(think: Think) -> None:
    did, thought = think(MISSION + "leaders: {1: [{sharif: [arabs]}]}\nmissions: [damascus]")
    assert (did, thought.why) == ("done", "no_fair_odds")


def test_counts_the_events_in_hand(think: Think) -> None:
    position = (
        MISSION + "leaders: {{1: [{{sharif: [arabs]}}]}}\nmissions: [train]\nhands: {{1: {}}}"
    )
    assert think(position.format("[]"))[0] == "done"
    assert think(position.format("[explosives]"))[0] == "attack train with sharif"


def test_grows_bolder_in_a_drought(think: Think) -> None:
    position = (
        MISSION + "leaders: {1: [{chieftain: [arabs, arabs, arabs, arabs]}], 2: [sharif]}\n"
        "missions: [coastal_fort]"
    )
    assert think(position)[0] == "done"
    assert think(position, dry=12)[0] == "attack coastal_fort with chieftain"


def test_takes_the_mission_that_is_worth_most(think: Think) -> None:
    did, _ = think(
        MISSION + "missions: [train, town]\n"
        "leaders: {1: [{prince: [howeitat, howeitat, howeitat]}]}"
    )
    assert did == "attack town with prince"


# --- the attack ---------------------------------------------------------------------------------

ATTACK = "phase: attack\nattack: {mission: train, leaders: [chieftain]}\nmissions: [train]\n"


def after_the_roll(think: Think, hand: str) -> str:
    position = ATTACK + f"leaders: {{1: [chieftain]}}\nhands: {{1: {hand}}}\ndice: [1, 1, 1, 1]"
    return think(position, "done")[0]


def test_plays_the_cheapest_event_that_turns_the_attack(think: Think) -> None:
    hand = "[explosives, armored_car, british_machine_guns]"
    assert after_the_roll(think, hand) == "play armored_car"


def test_wastes_nothing_on_a_lost_attack(think: Think) -> None:
    assert after_the_roll(think, "[cavalry_charge, surprise]") == "done"


def test_wastes_nothing_on_a_won_attack(think: Think) -> None:
    position = ATTACK + (
        "leaders: {1: [{chieftain: [howeitat]}]}\nhands: {1: [explosives, cavalry_charge]}\n"
        "dice: [1, 1, 1, 1]"
    )
    did, thought = think(position, "done")
    assert (did, thought.why) == ("done", "won_already")


def test_waits_for_the_roll_with_its_events(think: Think) -> None:
    position = ATTACK + "leaders: {1: [{chieftain: [arabs]}]}\nhands: {1: [explosives]}"
    assert think(position)[1].why == "wait_for_the_roll"


def test_loses_nomads_who_leave_anyway_when_it_wins_without_them(think: Think) -> None:
    position = ATTACK + (
        "leaders: {1: [{chieftain: [arabs, nomads, howeitat]}]}\ndice: [6, 1, 1, 1]\n"
    )
    assert think(position, "done")[0] == "lose nomads"


def test_loses_the_weakest_when_force_is_short(think: Think) -> None:
    position = (
        "phase: attack\nattack: {mission: coastal_fort, leaders: [chieftain]}\n"
        "missions: [{coastal_fort: {defenses: [garrison]}}]\n"
        "leaders: {1: [{chieftain: [arabs, nomads, howeitat]}]}\ndice: [6, 1, 1, 1, 1]\n"
    )
    assert think(position, "done")[0] == "lose arabs"


# --- defending ----------------------------------------------------------------------------------


def defence(think: Think, tribe: str, victory: str = "{}", defense: str = "artillery") -> str:
    position = MISSION + (
        f"leaders: {{1: [{{prince: {tribe}}}]}}\nhands: {{1: [town], 2: [{defense}]}}\n"
        f"victory: {victory}"
    )
    return think(position, "place town with prince")[0]


def test_defends_when_it_pays(think: Think) -> None:
    assert defence(think, "[howeitat, arabs]") == "defend artillery"


def test_saves_a_defense_when_the_attack_fails_anyway(think: Think) -> None:
    assert defence(think, "[]") == "done"


def test_saves_a_defense_that_changes_nothing(think: Think) -> None:
    assert defence(think, "[howeitat, howeitat, howeitat, howeitat, howeitat]") == "done"


def test_throws_all_in_against_somebody_about_to_win(think: Think) -> None:
    strong = "[howeitat, howeitat, howeitat, howeitat]"
    assert defence(think, strong, "{}", "garrison") == "done"
    assert defence(think, strong, "{1: [damascus, coastal_fort]}", "garrison") == "defend garrison"


# --- Loot rolls ---------------------------------------------------------------------------------


def loot(think: Think, face: int, hand_1: str, hand_2: str, *lines: str) -> str:
    position = ATTACK + (
        "leaders: {1: [{chieftain: [howeitat, howeitat, howeitat]}]}\n"
        f"hands: {{1: {hand_1}, 2: {hand_2}}}\ndice: [1, {face}]"
    )
    return think(position, "done", "done", *lines)[0]


@pytest.mark.parametrize(
    ("face", "does"),
    [(3, "pass"), (4, "play great_loyalty"), (5, "play great_loyalty"), (6, "pass")],
)
def test_saves_a_leader_when_one_loyalty_does_it(think: Think, face: int, does: str) -> None:
    assert loot(think, face, "[great_loyalty]", "[]") == does


@pytest.mark.parametrize(
    ("face", "does"),
    [(1, "pass"), (2, "play unprofitable_raid"), (3, "play unprofitable_raid"), (5, "pass")],
)
def test_ends_an_opponents_leader_when_one_raid_does_it(think: Think, face: int, does: str) -> None:
    assert loot(think, face, "[train]", "[unprofitable_raid]", "pass") == does


# --- the own turn -------------------------------------------------------------------------------


def test_recruits_a_leader_with_his_company(think: Think) -> None:
    position = "phase: recruit\nhands: {1: [sharif, prince, howeitat, rualla, howeitat]}"
    did, _ = think(position)
    assert did == "recruit prince"
    assert think(position, "recruit prince")[0] == "attach howeitat to prince"
    assert think(position, "recruit prince", "attach howeitat#1 to prince")[0] == (
        "attach howeitat to prince"
    )


@pytest.mark.parametrize("event", ["bribes", "nothing_is_written", "guide"])
def test_plays_events_that_bring_cards_at_once(think: Think, event: str) -> None:
    assert think(f"phase: recruit\nhands: {{1: [{event}, train]}}")[0] == f"play {event}"


def test_a_guide_brings_a_leader_to_somebody_without(think: Think) -> None:
    position = (
        "phase: recruit\nhands: {1: [guide, train, howeitat]}\ndeck: [garrison, prince, long_ears]"
    )
    assert think(position, "play guide")[0] == "take prince"


def test_takes_the_strongest_leader_with_shifting_sands(think: Think) -> None:
    position = (
        "phase: recruit\nhands: {1: [shifting_sands]}\n"
        "leaders: {2: [{sharif: [arabs]}], 3: [{prince: [howeitat, howeitat, howeitat]}]}"
    )
    assert think("seats: 3\n" + position)[0] == "play shifting_sands on prince"


def test_holds_up_the_one_who_leads(think: Think) -> None:
    position = (
        "seats: 3\nphase: end\nhands: {1: [lawrence_captured]}\n"
        "leaders: {2: [{prince: [arabs, arabs]}], 3: [{prince: [arabs, arabs]}]}\n"
        "victory: {3: [damascus]}"
    )
    assert think(position)[0] == "play lawrence_captured on seat 3"


def test_discards_the_least_useful_card(think: Think) -> None:
    hand = "[damascus, prince, howeitat, long_ears, cavalry_charge, surprise, guide, bribes]"
    assert think(f"phase: end\nhands: {{1: {hand}}}", "done")[0] == "discard long_ears"
