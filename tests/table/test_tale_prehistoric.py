"""What the result screen tells of a game of Prehistoric Warfare, from made-up events."""

import pytest

from game.rules.core.play import Outcome
from game.rules.prehistoric import events as ev
from game.rules.prehistoric.rules import Prehistoric
from game.table.look import Player
from game.table.scenes.tale import GameResult, tale_of

NAMES = ("Ann", "Ben", "Cleo")


class Game:
    """A game of three being made up; Ann begins."""

    def __init__(self, rules):
        self.rules = rules
        self.round = 1
        self.events = [(1, ev.GameBegan(3, 0))]
        self.history = [(1, (10, 10, 10))]

    def card(self, token):
        return self.rules.catalogue.copies(token)[0]

    def add(self, *events):
        self.events += [(self.round, event) for event in events]

    def totals(self, *totals):
        self.history.append((self.round, totals))

    def raid(self, seat, target, fallen=(0, 0), winner=0, freed=0, captives=0):
        self.add(ev.RaidBegan(seat, self.card("war_party"), target))
        self.add(*[ev.PersonLost(seat, None, "fell")] * fallen[0])
        self.add(*[ev.PersonLost(target, None, "fell")] * fallen[1])
        self.add(ev.RaidEnded(seat, target, winner))
        if freed:
            self.add(ev.Grew(seat, freed, target))
        if captives:
            self.add(ev.SpoilsRolled(seat, target, "captives", 9, captives))

    def tale(self, termination="people", winners=(0,)):
        players = tuple(Player(name, seat > 0, seat) for seat, name in enumerate(NAMES))
        outcome = Outcome(termination, winners)
        totals = self.history[-1][1]
        return tale_of(
            GameResult(self.rules, players, outcome, totals, self.round, self.events, self.history)
        )

    def told(self, kind):
        """Title and text of the highlight of a kind."""
        (told,) = [h for h in self.tale().highlights(9) if h.kind == kind]
        return told.title, told.text


@pytest.fixture
def game(catalogues):
    return Game(Prehistoric(catalogues["prehistoric"]))


def test_the_chart_begins_with_the_first_people_and_follows_each_change(game):
    game.totals(11, 10, 10)
    game.totals(11, 8, 10)
    game.round = 2
    game.totals(15, 8, 0)
    tale = game.tale()
    assert (tale.goal, tale.start) == (30, (10, 10, 10))
    assert tale.steps == [(0, 0.5, 11, 1), (1, 1.0, 8, -2), (0, 2.0, 15, 4), (2, 2.0, 0, -10)]
    assert [(mark.seat, mark.total) for mark in tale.marks()] == [(0, 15), (2, 0)]


@pytest.mark.parametrize(
    ("termination", "winners", "ending"),
    [
        ("people", (0,), ("Ann wins", "", "30 people, in round 12")),
        ("last_tribe", (1,), ("Ben wins", "", "The last tribe, in round 12")),
        ("all_dead", (), ("Nobody wins", "", "The last tribes died together, in round 12")),
        (
            "rounds",
            (0,),
            ("Ann wins", "", "12 rounds are over: 30 people are the most, and Food decides"),
        ),
        (
            "rounds",
            (0, 2),
            ("Ann and Cleo", "share the win", "12 rounds are over: 30 people are the most"),
        ),
    ],
)
def test_how_the_game_ended_is_said_plainly(game, termination, winners, ending):
    game.round = 12
    game.totals(30, 12, 30)
    assert game.tale(termination, winners).ending() == ending


def test_those_who_lived_longer_stand_higher(game):
    game.round = 4
    game.add(ev.TribeOut(0))
    game.round = 7
    game.add(ev.TribeOut(2))
    game.totals(0, 14, 0)
    tale = game.tale("last_tribe", (1,))
    assert tale.ranking() == [(1, 1), (2, 2), (3, 0)]
    assert tale.note(0) == "no more since round 4"


def test_in_a_draw_all_who_went_together_share_the_rank(game):
    game.add(ev.TribeOut(1))
    game.round = 3
    game.add(ev.TribeOut(0), ev.TribeOut(2))
    game.totals(0, 0, 0)
    assert game.tale("all_dead", ()).ranking() == [(1, 0), (1, 2), (3, 1)]


def test_notes_count_raids(game):
    game.raid(0, 1, winner=0)
    game.raid(0, 2, winner=1)
    game.raid(1, 2, winner=-1)
    tale = game.tale()
    notes = [tale.note(seat) for seat in range(3)]
    assert notes == ["1 of 2 raids won", "no raid won in 1 attempt", "never raided"]


def test_the_bloodiest_raid_is_told(game):
    game.raid(0, 1, (1, 2), 0)
    game.raid(2, 1, (5, 1), 1)
    assert game.told("raid") == (
        "6 dead",
        "Cleo raided Ben: 5 raiders and 1 defender fell, and Ben won.",
    )


def test_prisoners_taken_and_freed_are_told(game):
    game.raid(0, 1, (0, 1), 0, freed=3, captives=4)
    assert game.told("freed") == ("3 prisoners freed", "Ann freed 3 prisoners from Ben.")
    assert game.told("captives") == ("4 prisoners", "Ann took 4 of Ben's people home.")


def test_the_tribe_that_hunted_most_is_told_with_what_it_lived_on(game):
    game.add(ev.Hunted(0, game.card("berries"), 2), ev.Hunted(2, game.card("deer"), 4))
    game.add(ev.Hunted(2, game.card("eggs"), 3))
    assert game.told("hunt")[0] == "7 Food hunted"
    assert game.tale().highlights()[0].card == game.card("deer")


@pytest.mark.parametrize(
    ("strike", "text"),
    [
        ("raid", "Ann left nobody of Ben's tribe."),
        ("own raid", "Ben's last people fell on a raid against Cleo."),
        ("hardship", "Bear Attack took the last of Ben's people."),
    ],
)
def test_a_tribe_that_is_no_more_is_told_with_who_did_it(game, strike, text):
    if strike == "raid":
        game.raid(0, 1, (0, 3))
    elif strike == "own raid":
        game.raid(1, 2, (3, 0), 1)
    else:
        game.add(ev.Afflicted(0, game.card("bear_attack"), 1), ev.PersonLost(1, None, "hardship"))
    game.add(ev.TribeOut(1))
    assert game.told("out") == ("A tribe is no more", text)


def test_a_game_in_which_nothing_happened_has_no_highlights(game):
    assert game.tale().highlights() == []
