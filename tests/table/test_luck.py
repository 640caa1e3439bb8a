"""How the dice fell for each seat: from made-up events, over whole games, and on the screen."""

from dataclasses import replace
from fractions import Fraction

import pygame
import pytest
from pygame.event import Event

from game.bots.registry import make_bot
from game.games import GAMES, rules_of
from game.match import Match
from game.rules.core.play import Outcome
from game.rules.lawrence import events as law
from game.rules.prehistoric import events as pre
from game.rules.prehistoric.state import GENERIC, Die
from game.table.app import App
from game.table.look import Player
from game.table.scenes.luck import DEFENSE, LOOT, VOLLEY, Luck, Tally, luck_of, tallied, throws_of
from game.table.scenes.result import ResultScene
from game.table.scenes.tale import GameResult
from game.table.session import Session
from tests.table.audit import faults, reading
from tests.table.robot import bot_action

NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")
HALF, TENTH = Fraction(1, 2), Fraction(1, 10)


@pytest.fixture
def made_up(catalogues):
    """Gives a finished game of three in which nothing happened but the events given."""

    def made_up(game, *events):
        return GameResult(
            rules_of(catalogues[game]),
            tuple(Player(name, seat > 0, seat) for seat, name in enumerate(NAMES[:3])),
            Outcome({"lawrence": "drought", "prehistoric": "rounds"}[game], (0,)),
            (0, 0, 0),
            1,
            [(1, event) for event in events],
            [(1, (0, 0, 0))],
        )

    return made_up


@pytest.fixture(scope="module")
def played(catalogues):
    """Gives a game that bots have played to its end."""

    def played(game, seats, seed, bot):
        rules = rules_of(catalogues[game])
        match = Match(rules, seats, rules.options_from({}), seed)
        bots = [make_bot(bot, rules, f"{seed}:{seat}") for seat in range(seats)]
        players = [Player(name, True, seat) for seat, name in enumerate(NAMES[:seats])]
        session = Session(match, players, bots)
        while match.decision is not None:
            session.play(session.only_choice(()) or bot_action(session))
        return GameResult(
            rules,
            session.players,
            match.outcome,
            rules.totals(match.state),
            rules.round(match.state),
            session.events,
            session.history,
        )

    return played


def luck(hits, expected, kind=VOLLEY):
    return Luck((Tally(kind, 99, hits, Fraction(expected)),))


# ---- Lawrence of Arabia


def test_a_defense_die_is_expected_to_hit_as_often_as_the_rules_let_it(made_up):
    game = made_up("lawrence", law.Rolled(1, (6, 4, 3), 2), law.Rolled(1, (1, 2), 0))
    first, second, third = luck_of(game)
    assert (first, third) == (None, None)
    assert second.tallies == (Tally(DEFENSE, 5, 2, 5 * HALF),)
    assert second.total == HALF
    assert (second.number, second.lucky) == ("+0.5", True)
    assert second.told() == "Defense Rolls: 2 hits against 2.5 expected"


def test_hits_on_the_attacker_are_no_luck(made_up):
    (ann, *_) = luck_of(made_up("lawrence", law.Rolled(0, (6, 5, 4), 3)))
    assert ann.total == -3 * HALF
    assert (ann.number, ann.lucky) == ("−1.5", False)


def test_the_chances_are_those_of_the_cards(made_up):
    game = made_up("lawrence", law.Rolled(0, (6, 5, 4), 1), law.LootRolled(0, 7, 5))
    game.rules.tables.hit_on, game.rules.tables.loot_on = 6, 5
    (ann, *_) = luck_of(game)
    assert ann.tallies == (
        Tally(DEFENSE, 3, 1, 3 * Fraction(1, 6)),
        Tally(LOOT, 1, 1, Fraction(1, 3)),
    )


def test_loot_rolls_count_as_they_fell_and_not_as_events_made_them(made_up):
    game = made_up(
        "lawrence",
        law.Rolled(2, (1, 1), 0),
        law.LootRolled(2, 7, 6),
        law.LootSettled(2, 7, 2, False),
        law.LootRolled(2, 8, 1),
    )
    *_, cleo = luck_of(game)
    assert cleo.tallies == (Tally(DEFENSE, 2, 0, Fraction(1)), Tally(LOOT, 2, 1, Fraction(1)))
    assert cleo.total == 1
    assert cleo.told() == (
        "Defense Rolls: 0 hits against 1.0 expected\nLoot rolls: 1 lost against 1.0 expected"
    )


# ---- Prehistoric Warfare


def test_a_die_of_a_volley_is_expected_to_hit_by_its_strength(made_up):
    dice = (Die(0, 3, 7, 7), Die(0, GENERIC, 1, 10), Die(1, GENERIC, 1, 1), Die(1, 5, 4, 5))
    game = made_up("prehistoric", pre.RaidBegan(2, 0, 0), pre.VolleyRolled("hand", dice))
    ann, ben, cleo = luck_of(game)
    assert ben is None
    assert cleo.tallies == (Tally(VOLLEY, 2, 1, 8 * TENTH),)
    assert ann.tallies == (Tally(VOLLEY, 2, 1, 5 * TENTH),)
    assert (cleo.total, ann.total) == (2 * TENTH, 5 * TENTH)
    assert cleo.told() == "Volleys: 1 hit against 0.8 expected"


def test_a_die_that_cannot_miss_is_neither_luck_nor_the_lack_of_it(made_up):
    dice = (Die(0, 3, 12, 10), Die(0, 4, 0, 1))
    game = made_up("prehistoric", pre.RaidBegan(0, 0, 1), pre.VolleyRolled("ranged", dice))
    ann, ben, _ = luck_of(game)
    assert ann.tallies == (Tally(VOLLEY, 2, 1, Fraction(1)),)
    assert (ann.total, ann.number, ann.lucky) == (0, "0.0", False)
    assert ben is None


def test_a_die_thrown_again_is_one_more_die_of_the_side_it_belongs_to(made_up):
    dice = (Die(0, 3, 6, 9), Die(1, 5, 3, 2))
    game = made_up(
        "prehistoric",
        pre.RaidBegan(0, 0, 1),
        pre.VolleyRolled("hand", dice),
        pre.Rerolled(0, 9, 0, 9, 6),  # Ann's own miss becomes a hit
        pre.Rerolled(0, 9, 1, 2, 8),  # Ben's hit becomes a miss
        pre.RaidBegan(2, 0, 1),
        pre.VolleyRolled("hand", (Die(0, GENERIC, 1, 1),)),
    )
    ann, ben, cleo = luck_of(game)
    assert ann.tallies == (Tally(VOLLEY, 2, 1, 12 * TENTH),)
    assert ben.tallies == (Tally(VOLLEY, 2, 1, 6 * TENTH),)
    assert cleo.tallies == (Tally(VOLLEY, 1, 1, TENTH),)


@pytest.mark.parametrize("game", GAMES)
def test_without_dice_nobody_has_luck(made_up, game):
    assert luck_of(made_up(game)) == (None, None, None)


# ---- the number


@pytest.mark.parametrize(
    ("hits", "expected", "number", "lucky"),
    [
        (7, "4.7", "+2.3", True),
        (4, "4.7", "−0.7", False),
        (5, "4.96", "0.0", False),
        (5, "5.04", "0.0", False),
        (30, "18.25", "+11.8", True),
    ],
)
def test_what_is_shown_and_whether_it_is_lucky(hits, expected, number, lucky):
    shown = luck(hits, expected)
    assert (shown.number, shown.lucky) == (number, lucky)
    assert luck(hits, expected, DEFENSE).total == -shown.total


# ---- whole games


def thrown(event):
    """How many dice that count are in an event."""
    match event:
        case law.Rolled():
            return len(event.faces)
        case pre.VolleyRolled():
            return len(event.dice)
        case law.LootRolled() | pre.Rerolled():
            return 1
    return 0


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("game", GAMES)
def test_each_die_of_a_game_is_counted_once(played, game, seats):
    result = played(game, seats, 7, "steady")
    tallies = [tally for luck in luck_of(result) if luck for tally in luck.tallies]
    assert sum(tally.dice for tally in tallies) == sum(thrown(event) for _, event in result.events)
    assert all(0 <= tally.hits <= tally.dice for tally in tallies)
    assert all(0 <= tally.expected <= tally.dice for tally in tallies)


def test_the_hits_of_the_defense_rolls_are_those_of_the_rules(played):
    result = played("lawrence", 4, 11, "steady")
    for seat, luck in enumerate(luck_of(result)):
        rolls = [e for _, e in result.events if isinstance(e, law.Rolled) and e.seat == seat]
        hits = [tally.hits for tally in luck.tallies if tally.kind == DEFENSE]
        assert hits == [sum(roll.hits for roll in rolls)]


@pytest.mark.parametrize("game", GAMES)
def test_over_many_games_luck_comes_to_nothing(played, game):
    throws = [t for seed in range(60) for t in throws_of(played(game, 3, seed, "random"))]
    assert len(throws) > 5000
    for kind in {throw.kind for throw in throws}:
        of_kind = [throw for throw in throws if throw.kind == kind]
        luck = sum(tally.luck for (tally,) in tallied(of_kind).values())
        spread = float(sum(throw.chance * (1 - throw.chance) for throw in of_kind)) ** 0.5
        assert abs(luck) < 2 * spread
        assert abs(luck) / len(of_kind) < 0.02


# ---- the screen


@pytest.fixture
def shown():
    """Shows the result of a game; gives the scene and the app."""
    apps = []

    def shown(result):
        app = App(headless=True, size=(1280, 720))
        apps.append(app)
        scene = ResultScene(result, *[lambda: None] * 3)
        app.go(scene)
        app.frame()
        return scene, app

    yield shown
    for app in apps:
        app.close()


def test_seats_that_dice_were_thrown_for_have_a_place_that_tells_of_it(made_up, shown):
    scene, _ = shown(made_up("lawrence", law.Rolled(1, (1, 2, 3, 4, 1, 1), 1)))
    place = scene.spots.get(("luck", 1))
    assert place.tip == "Defense Rolls: 1 hit against 3.0 expected"
    assert scene.spots.get(("luck", 0)) is None
    assert scene.spots.get(("luck", 2)) is None


@pytest.mark.parametrize("game", GAMES)
def test_mouse_and_keyboard_come_to_it(played, shown, game):
    result = played(game, 6, 7, "steady")
    scene, app = shown(result)
    before = len(scene.stage._static._items)
    place = scene.spots.get(("luck", 5))
    motion = Event(pygame.MOUSEMOTION, pos=place.rect.center, rel=(0, 0), buttons=(0, 0, 0))
    app.frame(50, [motion])
    assert scene.spots.active == ("luck", 5)
    assert len(scene.stage._static._items) > before
    for _ in range(4):
        app.frame(50, [Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")])
    first, *_ = (seat for _, seat in scene.tale.ranking() if scene.luck[seat])
    assert scene.spots.active == ("luck", first)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_much_luck_beside_long_names_can_be_read(played, game, size, contrast):
    result = played(game, 6, 7, "steady")
    longest = [Player("Wwwwwwwwwwwwwww" + str(seat), True, seat) for seat in range(6)]
    totals = (100, 30, 20, 10, 5, 0)
    with reading() as reader:
        app = App(headless=True, size=size)
        app.see(strong=contrast)
        scene = ResultScene(
            replace(result, players=tuple(longest), totals=totals), *[lambda: None] * 3
        )
        scene.luck = tuple(luck(*each) for each in [(40, "15.4"), (3, "27.6"), (0, 0)] * 2)
        app.go(scene)
        app.frame()
        found = faults(app, reader, 7.0 if contrast else 4.5)
        app.close()
    assert not found
