"""What the result screen tells of a game of Lawrence of Arabia, from made-up events."""

import pytest

from game.rules.core.play import Outcome
from game.rules.lawrence import events as ev
from game.table.look import Player
from game.table.scenes.tale import GameResult, tale_of

NAMES = ("Ann", "Ben", "Cleo", "Dov")


class Game:
    """A game of four being made up; Ann begins."""

    def __init__(self, rules):
        self.rules = rules
        self.round = 1
        self.events = [(1, ev.GameBegan(4, 0))]
        self.totals = [0, 0, 0, 0]
        self.history = [(1, (0, 0, 0, 0))]

    def card(self, token):
        return self.rules.catalogue.copies(token)[0]

    def add(self, *events):
        self.events += [(self.round, event) for event in events]

    def attack(self, seat, mission, arab, turk, rolled=(), fallen=0, played=0):
        card, leader = self.card(mission), self.card("prince")
        self.add(ev.Placed(seat, card, leader))
        self.add(*[ev.Played(seat, self.card("explosives"), -1)] * played)
        if rolled:
            self.add(ev.Rolled(seat, rolled, sum(face >= 4 for face in rolled)))
        tribe = self.rules.catalogue.copies("arabs")[:fallen]
        self.add(*[ev.TribesmanLost(seat, lost, leader, "hit") for lost in tribe])
        self.add(ev.Compared(seat, card, arab, turk))
        if arab > turk:
            self.add(ev.MissionWon(seat, card, ()))
            self.totals[seat] += self.rules.catalogue.line(card).number("force")
            self.history.append((self.round, tuple(self.totals)))

    def tale(self, termination="force", winners=(0,)):
        players = tuple(Player(name, seat > 0, seat) for seat, name in enumerate(NAMES))
        return tale_of(
            GameResult(
                self.rules,
                players,
                Outcome(termination, winners),
                tuple(self.totals),
                self.round,
                self.events,
                self.history,
            )
        )


@pytest.fixture
def game(rules):
    return Game(rules)


def test_the_chart_steps_at_each_mission_in_the_round_it_was_won(game):
    game.attack(1, "town", 12, 10)
    game.attack(2, "town", 9, 10)
    game.round = 3
    game.attack(0, "damascus", 30, 20)
    game.attack(1, "train#2", 9, 6)
    tale = game.tale()
    assert [(step.seat, step.when, step.total, step.gain) for step in tale.steps] == [
        (1, 1.0, 10, 10),
        (0, 2.5, 20, 20),
        (1, 3.0, 16, 6),
    ]
    assert tale.marks() == tale.steps
    assert (tale.goal, tale.start) == (40, (0, 0, 0, 0))


def test_the_winner_stands_first_and_level_players_share_a_rank(game):
    game.totals = [10, 44, 10, 6]
    assert game.tale(winners=(1,)).ranking() == [(1, 1), (2, 0), (2, 2), (4, 3)]


def test_who_shares_the_win_shares_the_first_rank(game):
    game.totals = [18, 6, 18, 18]
    tale = game.tale("drought", (0, 2))
    assert tale.ranking() == [(1, 0), (1, 2), (3, 3), (4, 1)]
    assert tale.ending().who == "Ann and Cleo"
    assert tale.ending().shared == "share the win"


def test_how_the_game_ended_is_said_plainly(game):
    game.round = 2
    game.attack(0, "damascus", 30, 20)
    game.round = 14
    game.totals = [44, 0, 0, 0]
    assert game.tale().ending() == ("Ann wins", "", "44 Force of Missions, in round 14")
    game.totals = [20, 0, 0, 0]
    assert game.tale("all_missions").ending().how == "All Missions are won: 20 Force is the most"
    how = game.tale("drought").ending().how
    assert how == "12 rounds without a won Mission: 20 Force is the most"
    game.totals = [20, 20, 0, 0]
    assert game.tale("drought").ending().how.endswith("the highest Mission decides")


def test_notes_count_missions_and_attacks(game):
    game.attack(0, "damascus", 30, 20)
    game.attack(1, "train", 7, 6)
    game.attack(1, "train#2", 7, 6)
    game.attack(1, "town", 9, 10)
    game.attack(2, "town", 5, 10)
    tale = game.tale()
    notes = [tale.note(seat) for seat in range(4)]
    assert notes == [
        "over the line with Damascus",
        "2 Trains in 3 attacks",
        "no Mission in 1 attack",
        "never attacked",
    ]


def test_the_narrowest_victory_is_told_and_not_the_wide_one(game):
    game.attack(1, "train", 25, 6)
    game.attack(0, "town", 12, 11)
    told = [h for h in game.tale().highlights() if h.kind == "victory"]
    assert [(h.title, h.text) for h in told] == [
        ("12 against 11", "Ann took a Town by a single point of Force.")
    ]


def test_events_in_the_attack_are_named(game):
    game.attack(0, "damascus", 44, 42, played=2)
    (told,) = game.tale().highlights()
    assert told.text == "Ann took Damascus with two events."


def test_hard_rolls_are_told_once_with_all_their_losses(game):
    game.attack(3, "coastal_fort", 5, 19, rolled=(6, 5, 4, 4, 1), fallen=4)
    (told,) = game.tale().highlights()
    assert told.title == "4 of 5 dice hit"
    assert told.text == "Dov lost four Tribesmen to the Defense Rolls at a Coastal Fort."
    assert told.seat == 3


def test_a_failure_for_want_of_a_point_and_by_a_tie(game):
    game.attack(2, "outpost", 7, 8)
    assert game.tale().highlights()[0].text == "Cleo failed at an Outpost for want of 1 Force."
    game.attack(2, "outpost#2", 8, 8)
    assert game.tale().highlights()[0].text == "Cleo failed at an Outpost: a tie is not enough."


def test_a_stolen_party_is_told_with_its_tribesmen(game):
    prince, arabs = game.card("prince"), game.rules.catalogue.copies("arabs")
    game.add(ev.Recruited(1, prince))
    game.add(*[ev.Attached(1, card, prince) for card in arabs[:3]])
    game.add(ev.TribesmanLost(1, arabs[0], prince, "event"))
    game.add(ev.LeaderTaken(2, 1, prince))
    (told,) = game.tale().highlights()
    assert (told.title, told.seat) == ("Stolen Prince", 2)
    assert told.text == "Cleo took Ben's Prince and two Tribesmen."


def test_a_strong_party_that_is_lost_is_told(game):
    sharif, arabs = game.card("sharif"), game.rules.catalogue.copies("arabs")
    game.add(ev.LeaderLost(0, sharif, arabs[:4], "loot"))
    game.add(ev.LeaderLost(1, game.card("prince"), (), "event"))
    (told,) = game.tale().highlights()
    assert told.text == "Ann's Sharif rode off with the loot, and four Tribesmen with him."


def test_three_highlights_of_different_kinds_in_the_order_they_happened(game):
    prince, arabs = game.card("prince"), game.rules.catalogue.copies("arabs")
    game.attack(3, "coastal_fort", 5, 19, rolled=(6, 5, 4), fallen=3)
    game.attack(0, "town", 12, 10)
    game.add(ev.LeaderTaken(2, 1, prince))
    game.attack(1, "damascus", 21, 20)
    game.add(ev.LeaderLost(0, prince, arabs[:5], "event"))
    kinds = [h.kind for h in game.tale().highlights()]
    assert kinds == ["rolls", "victory", "lost"]


def test_a_game_in_which_nothing_happened_has_no_highlights(game):
    tale = game.tale("drought", (0, 1, 2, 3))
    assert tale.highlights() == []
    assert tale.ending().who == "Ann, Ben, Cleo and Dov"
