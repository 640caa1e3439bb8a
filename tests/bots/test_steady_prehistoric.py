"""The good sense of the steady bot in Prehistoric Warfare, position by position."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from game.bots.arena import Run, simulate
from game.bots.prehistoric import SteadyBot, Thought
from game.bots.prehistoric.odds import Forecast, Odds
from game.rules.core.cards import Catalogue
from game.rules.core.dice import Seeded
from game.rules.core.play import Frame
from game.rules.prehistoric import phases, state as st
from game.rules.prehistoric.rules import Prehistoric
from game.rules.prehistoric.state import Die, Member, Options, Raid, State, Tribe


@pytest.fixture(scope="session")
def prehistoric(catalogues: Mapping[str, Catalogue]) -> Prehistoric:
    return Prehistoric(catalogues["prehistoric"])


class Table:
    """A position that is laid down bit by bit; seat 1 is active, all have 12 people, 9 Food."""

    def __init__(self, rules: Prehistoric, seats: int = 2) -> None:
        self.rules = rules
        self.state = State(seats, Options())
        self.state.tribes = [Tribe(12, (), 9)] * seats
        self.state.agenda = [Frame(st.NEXT_TURN, 0)]
        self._left = set(range(len(rules.catalogue.line_of)))
        self.state.deck = []

    def card(self, name: str) -> int:
        """A copy that is nowhere else."""
        card = next(c for c in self.rules.catalogue.copies(name) if c in self._left)
        self._left.remove(card)
        return card

    def hand(self, seat: int, *names: str) -> Table:
        self.state.hands[seat] += [self.card(name) for name in names]
        return self

    def tribe(self, seat: int, people: int, *band: str, food: int = 9, prisoners: int = 0) -> Table:
        """`band` like `hunter+sling`, a generic Person with gear like `person+sling`."""
        members = []
        for text in band:
            who, *gear = text.split("+")
            member = Member(self.card(who) if who != "person" else -1)
            for name in gear:
                card = self.card(name)
                kind = self.rules.tables.type[card]
                places = ("ranged", "hand") if kind == "both" else (kind,)
                member = member._replace(**dict.fromkeys(places, card))
            members.append(member)
        self.state.tribes[seat] = Tribe(people, tuple(members), food, prisoners)
        return self

    def named(self, seat: int, index: int) -> int:
        """The handle of the member with this index."""
        return self.state.tribes[seat].band[index].handle

    def raid(self, volley: str = "", dice: Sequence[Die] = (), **fields: Any) -> Table:
        """A raid of seat 1 on seat 2 with everybody there."""
        tribe = self.state.tribes[0]
        raid = Raid(self.card("ambush"), 1, tribe.people, tuple(m.handle for m in tribe.band), 1)
        self.state.raid = raid._replace(volley=volley, dice=tuple(dice), **fields)
        self.state.limbo = (raid.card,)
        self.state.agenda.append(Frame(st.RAID_END, 0))
        return self

    def asks(self, kind: str, seat: int = 0, n: int = 0, card: int = -1) -> tuple[str, Thought]:
        """What the bot does when it is asked, in notation without copies, and why."""
        self.state.phase = kind if kind in st.PHASES else self.state.phase
        self.state.deck = sorted(self._left)
        self.state.agenda.append(Frame(kind, seat, n, card))
        legal = self.rules.legal_actions(self.state)
        thought = SteadyBot(self.rules, 1).think(self.rules.view(self.state, seat), legal)
        assert thought.action in legal
        return re.sub(r"#\d+", "", self.rules.format(thought.action)), thought


@pytest.fixture
def table(prehistoric: Prehistoric) -> Table:
    return Table(prehistoric)


# --- odds ---------------------------------------------------------------------------------------


def fight(rules: Prehistoric, attackers: Tribe, defenders: Tribe, seed: int) -> int:
    """Who wins a raid of all that is fought on while level: 0 attackers, 1 defenders."""
    state = State(2, Options())
    state.tribes = [attackers, defenders]
    sent = tuple(member.handle for member in attackers.band)
    state.raid = Raid(0, 1, attackers.people, sent)
    state.agenda = [Frame(st.ROUND, 0)]
    state.hands = [[], []]
    dice = Seeded(seed)
    phases.run(rules.tables, state, dice, [])
    while state.agenda:
        legal = rules.legal_actions(state)
        view = rules.view(state, state.agenda[-1].seat)
        aims = state.agenda[-1].kind == st.AIM
        action = SteadyBot(rules, 0).choose(view, legal) if aims else legal[0]
        rules.apply(state, action, dice)
    assert state.raid is not None
    return state.raid.winner


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        ((14,), (10,)),
        ((8, "hunter+recurved_bow", "warrior+heavy_spear"), (14,)),
        ((10, "big_man", "person+sling"), (10, "great_warrior+wooden_shield")),
        ((0, "big_man+war_club", "warrior+stone_axe", "hunter+sling"), (9, "strong_woman")),
    ],
)
def test_the_forecast_is_near_the_truth(
    table: Table, attackers: tuple[int, *tuple[str, ...]], defenders: tuple[int, *tuple[str, ...]]
) -> None:
    table.tribe(0, *attackers).tribe(1, *defenders)
    a, d = table.state.tribes
    odds = Odds(table.rules.tables)
    forecast = odds.forecast(odds.force(a.people, a.band), odds.force(d.people, d.band))
    games = 400
    won = sum(fight(table.rules, a, d, seed) == 0 for seed in range(games)) / games
    assert forecast.win == pytest.approx(won, abs=0.12)
    assert 0.9 <= forecast.win + forecast.lose <= 1.0


def test_nobody_wins_where_nobody_can_hit(table: Table) -> None:
    table.tribe(0, 0, "great_warrior+wooden_shield").tribe(1, 0)
    odds = Odds(table.rules.tables)
    side = odds.force(0, ())
    assert odds.forecast(side, side) == Forecast(0.0, 0.0, 0.0, 0.0)


# --- the hand -----------------------------------------------------------------------------------


def test_hunts_the_most_when_food_is_short(table: Table) -> None:
    did, thought = table.tribe(0, 12, food=1).hand(0, "honey", "great_elk").asks(st.HUNT)
    assert (did, thought.why) == ("hunt great_elk", "food_is_short")


def test_keeps_its_cards_when_food_is_plenty(table: Table) -> None:
    did, thought = table.hand(0, "honey", "great_elk").asks(st.HUNT)
    assert (did, thought.why) == ("done", "keeps_its_cards")


def test_hunts_the_least_before_it_must_discard(table: Table) -> None:
    hand = ("honey", "great_elk", "massacre", "set_fire", "camp_fire")
    did, thought = table.hand(0, *hand).asks(st.HUNT)
    assert (did, thought.why) == ("hunt honey", "hand_is_full")


def test_draws_after_the_hand_limit(table: Table, prehistoric: Prehistoric) -> None:
    assert table.hand(0, "trade").asks(st.NOMAD)[0] == "done"
    assert Table(prehistoric).hand(0, "trade").asks(st.HUNT)[0] == "play trade"


def test_discards_the_least_useful_card(table: Table) -> None:
    hand = ("big_man", "trade", "bark_and_leaves", "ambush", "bow_and_arrow", "wolves")
    assert table.hand(0, *hand).asks(st.DISCARD, n=1)[0] == "discard bark_and_leaves"


# --- Hardships ----------------------------------------------------------------------------------


def test_a_hardship_goes_to_the_one_closest_to_winning(prehistoric: Prehistoric) -> None:
    table = Table(prehistoric, 4).tribe(1, 15).tribe(2, 22).tribe(3, 20, "big_man")
    assert table.hand(0, "wolves").asks(st.ELEMENTS)[0] == "play wolves on seat 3"


def test_and_to_the_stronger_of_equals(prehistoric: Prehistoric) -> None:
    table = Table(prehistoric, 3).tribe(1, 15).tribe(2, 14, "great_warrior")
    assert table.hand(0, "wolves").asks(st.ELEMENTS)[0] == "play wolves on seat 3"


def test_prefers_the_hardship_that_can_not_be_answered(table: Table) -> None:
    table.hand(0, "bitter_cold", "wolves", "frostbite")
    table.state.discard = [table.card("dogs")]
    assert table.asks(st.ELEMENTS)[0] == "play wolves on seat 2"


def test_answers_a_hardship(table: Table) -> None:
    wolves = table.card("wolves")
    table.hand(1, "dogs").state.limbo = (wolves,)
    assert table.asks(st.ANSWER, 1, card=wolves)[0] == "play dogs"


def test_saves_nobody_who_would_starve(table: Table) -> None:
    wolves = table.card("wolves")
    table.tribe(1, 9, food=0).hand(1, "dogs").state.limbo = (wolves,)
    did, thought = table.asks(st.ANSWER, 1, card=wolves)
    assert (did, thought.why) == ("pass", "would_starve_anyway")


# --- the tribe ----------------------------------------------------------------------------------


def test_loses_a_generic_person_first(table: Table) -> None:
    table.tribe(0, 3, "strong_woman", "person+sling")
    assert table.asks(st.LOSE, n=1)[0] == "lose person"


def test_loses_the_weakest_when_all_are_somebody(table: Table) -> None:
    table.tribe(0, 0, "big_man", "strong_woman", "hunter+sling")
    assert table.asks(st.LOSE, n=1)[0] == "lose strong_woman"


def test_person_cards_come_into_play(table: Table) -> None:
    assert table.hand(0, "sling", "hunter", "big_man").asks(st.TRIBE)[0] == "join big_man"


@pytest.mark.parametrize(
    ("gear", "bearer"),
    [
        ("recurved_bow", "hunter"),
        ("heavy_spear", "big_man"),
        ("wooden_shield", "chieftain"),
        ("sticks_and_stones", "strong_woman"),
    ],
)
def test_gear_goes_where_it_is_most_use(table: Table, gear: str, bearer: str) -> None:
    table.tribe(0, 8, "hunter", "big_man", "strong_woman", "chieftain+war_club")
    assert table.hand(0, gear).asks(st.TRIBE)[0] == f"attach {gear} to {bearer}"


def test_no_strength_is_wasted(table: Table) -> None:
    table.tribe(0, 8, "great_warrior", "warrior")
    table.state.tribes[0] = table.state.tribes[0]._replace(people=0)
    did, _ = table.hand(0, "stone_axe").asks(st.TRIBE)
    assert did == "attach stone_axe to great_warrior"  # 7 + 3 is just enough


def test_a_generic_person_carries_a_bow_where_there_is_no_better(table: Table) -> None:
    assert table.hand(0, "sling").asks(st.TRIBE)[0] == "attach sling to person"


def test_captures_the_best_armed(table: Table) -> None:
    table.tribe(1, 0, "person+falling_boulder", "person+recurved_bow+heavy_spear").raid(winner=0)
    assert table.asks(st.CAPTURE, n=1)[0] == "capture recurved_bow"


# --- raids --------------------------------------------------------------------------------------

STRONG = ("big_man+stone_axe", "big_man+war_club", "hunter+recurved_bow", "warrior+sling")


def test_raids_when_the_odds_are_good(table: Table) -> None:
    did, thought = table.tribe(0, 12, *STRONG).hand(0, "ambush").asks(st.RAID)
    assert (did, thought.why) == ("play ambush on seat 2", "good_odds")
    assert thought.chance > 0.9
    assert thought.worth > 0


def test_waits_when_they_are_bad(table: Table) -> None:
    did, thought = table.tribe(1, 12, *STRONG).hand(0, "ambush").asks(st.RAID)
    assert (did, thought.why) == ("done", "no_fair_odds")


def test_raids_the_weak_rather_than_the_strong(prehistoric: Prehistoric) -> None:
    table = Table(prehistoric, 3).tribe(0, 12, *STRONG)
    table.tribe(1, 12, "great_warrior", "chieftain+javelins").tribe(2, 14)
    assert table.hand(0, "ambush").asks(st.RAID)[0] == "play ambush on seat 3"


def test_prisoners_who_can_be_freed_are_worth_a_raid(prehistoric: Prehistoric) -> None:
    table = Table(prehistoric, 3).tribe(0, 12, *STRONG[:3]).tribe(2, 12, prisoners=6)
    assert table.hand(0, "ambush").asks(st.RAID)[0] == "play ambush on seat 3"


def test_dares_more_to_stop_somebody_about_to_win(prehistoric: Prehistoric) -> None:
    def raids(people: int) -> str:
        table = Table(prehistoric, 3).tribe(1, 12, "great_warrior").tribe(2, people)
        return table.hand(0, "ambush").asks(st.RAID)[0]

    assert raids(26) == "done"
    assert raids(29) == "play ambush on seat 3"


def test_sends_everybody_and_is_done(table: Table) -> None:
    table.tribe(0, 12, *STRONG).raid()
    table.state.raid = table.state.raid and table.state.raid._replace(people=0, sent=())
    assert table.asks(st.SEND)[0] == "send all"
    table.rules.apply(table.state, table.rules.parse(table.state, "send all"), Seeded(1))
    table.state.agenda.pop()
    assert table.asks(st.SEND)[0] == "done"


# --- volleys ------------------------------------------------------------------------------------


def die(side: int, handle: int, strength: int, face: int) -> Die:
    return Die(side, handle, strength, face)


def test_a_hit_goes_to_the_most_dangerous_enemy(table: Table) -> None:
    table.tribe(1, 8, "warrior", "big_man+stone_axe", "person+falling_boulder")
    table.raid("hand", [die(0, st.GENERIC, 1, 1)], hits=(0,))
    assert table.asks(st.AIM, 0, 0)[0] == "aim at big_man"


def test_a_narrow_hit_goes_where_it_is_good_enough(table: Table) -> None:
    table.tribe(1, 8, "great_warrior", "warrior")
    table.raid("hand", [die(0, st.GENERIC, 1, 1)], hits=(0,))
    assert table.asks(st.AIM, 0, 0)[0] == "aim at warrior"


def test_a_chieftain_rerolls_the_enemys_luckiest_hit(table: Table) -> None:
    table.tribe(0, 6, "chieftain", "big_man").tribe(1, 10, "big_man")
    big = table.named(1, 0)
    dice = [die(0, table.named(0, 0), 6, 6), die(1, big, 5, 3), die(1, st.GENERIC, 1, 1)]
    assert table.raid("hand", dice).asks(st.REROLL)[0] == "reroll 3 with chieftain"


def test_or_its_own_best_miss(table: Table) -> None:
    table.tribe(0, 6, "chieftain", "big_man").tribe(1, 10, "big_man")
    dice = [
        die(0, st.GENERIC, 1, 2),
        die(0, table.named(0, 0), 6, 7),
        die(0, table.named(0, 1), 5, 6),
        die(1, table.named(1, 0), 5, 9),
    ]
    assert table.raid("hand", dice).asks(st.REROLL)[0] == "reroll 2 with chieftain"


def test_a_card_is_kept_where_the_raid_is_won_anyway(table: Table) -> None:
    table.tribe(0, 6, "big_man").tribe(1, 10).hand(0, "set_fire")
    dice = [die(0, st.GENERIC, 1, 1)] * 4 + [die(0, table.named(0, 0), 5, 9)]
    did, thought = table.raid("hand", dice).asks(st.REROLL)
    assert (did, thought.why) == ("pass", "better_kept")


def test_a_card_turns_a_raid_that_is_close(table: Table) -> None:
    table.tribe(0, 6).tribe(1, 10, "big_man").hand(0, "set_fire")
    dice = [die(0, st.GENERIC, 1, 5), die(1, st.GENERIC, 1, 1)]
    assert table.raid("hand", dice).asks(st.REROLL)[0] == "reroll 2 with set_fire"


# --- after a round ------------------------------------------------------------------------------


def test_fights_on_when_stronger_and_retreats_when_weaker(prehistoric: Prehistoric) -> None:
    def asked(seat: int) -> str:
        table = Table(prehistoric).tribe(0, 12, *STRONG).raid(lost=(1, 1))
        return table.asks(st.RETREAT, seat)[0]

    assert asked(0) == "fight"
    assert asked(1) == "retreat"


def test_massacre_is_played_when_it_turns_a_lost_raid(table: Table) -> None:
    table.tribe(0, 12, *STRONG).hand(0, "massacre").raid(lost=(2, 1), winner=1)
    assert table.asks(st.EXTRA, 0, 0)[0] == "play massacre"


def test_a_won_raid_is_left_at_that_when_the_enemy_is_strong(table: Table) -> None:
    table.tribe(1, 12, *STRONG).hand(0, "massacre").raid(lost=(1, 2), winner=0)
    assert table.asks(st.EXTRA, 0, 0)[0] == "pass"


def test_counter_attack_is_played_when_the_defenders_are_stronger(table: Table) -> None:
    table.tribe(1, 12, *STRONG).hand(1, "counter_attack").raid(lost=(1, 2), winner=0)
    assert table.asks(st.EXTRA, 1, 1)[0] == "play counter_attack"


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(60, 5, st.ANY, st.UP, st.LAST_ROUND),
    ],
)
def test_what_it_does_is_legal_and_the_same_again(
    prehistoric: Prehistoric, seats: int, options: Options
) -> None:
    rules = prehistoric
    for seed in range(3):
        dice = Seeded(seed)
        bots = [SteadyBot(rules, f"{seed}:{seat}") for seat in range(seats)]
        state, _ = rules.new_game(seats, options, dice)
        while (frame := rules.decision(state)) is not None:
            legal = rules.legal_actions(state)
            view = rules.view(state, frame.seat)
            action = bots[frame.seat].choose(view, legal)
            assert action in legal
            fresh = SteadyBot(rules, f"{seed}:{frame.seat}")
            assert fresh.choose(view, legal) == action
            rules.apply(state, action, dice)
        assert rules.outcome(state) is not None


def test_it_sees_no_more_than_its_view(prehistoric: Prehistoric) -> None:
    """Whatever the others hold and however the deck lies, it does the same."""
    rules = prehistoric
    dice, rng = Seeded(7), Seeded(8)
    bots = [SteadyBot(rules, seat) for seat in range(3)]
    state, _ = rules.new_game(3, Options(), dice)
    while (frame := rules.decision(state)) is not None:
        legal = rules.legal_actions(state)
        view = rules.view(state, frame.seat)
        action = bots[frame.seat].choose(view, legal)
        other = rules.determinize(view, rng)
        assert bots[frame.seat].choose(rules.view(other, frame.seat), legal) == action
        rules.apply(state, action, dice)


def test_it_beats_random(prehistoric: Prehistoric) -> None:
    report = simulate(prehistoric, Run(("steady", "random"), Options(), 1), 40)
    assert report.entrants[0].won >= 32


def test_games_end_in_both_ways_and_have_raids(prehistoric: Prehistoric) -> None:
    report = simulate(prehistoric, Run(("steady", "steady"), Options(), 1), 30)
    assert set(report.terminations) == {"people", "last_tribe"}
