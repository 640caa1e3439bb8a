"""Title, set-up and result, driven by mouse and keyboard without a display."""

from dataclasses import replace
from functools import cache

import pygame
import pytest
from pygame.event import Event

from game.bots.registry import make_bot
from game.games import GAMES, rules_of
from game.match import Match
from game.rules.core.play import Outcome
from game.seating import Seat, Setup
from game.table.app import App
from game.table.look import Player
from game.table.scenes.result import GameResult, ResultScene
from game.table.scenes.setup import SetupScene
from game.table.scenes.title import TitleScene
from game.table.session import Session
from tests.table.robot import bot_action

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)]
LONGEST = "Wwwwwwwwwwwwwwww"


class Hand:
    """The player at the screen: shows a scene and does things to it."""

    def __init__(self, scene, size=(1280, 720)):
        self.scene = scene
        self.app = App(headless=True, size=size)
        self.app.go(scene)
        self.frames(3)

    def frames(self, count=1, *events):
        for _ in range(count):
            self.app.frame(50, events)

    def move(self, pos):
        self.frames(1, Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, key):
        spot = self.scene.spots.get(key)
        assert spot is not None, f"nothing to click is called {key}"
        pos = spot.rect.center
        self.move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.frames(1, Event(kind, pos=pos, button=1))

    def press(self, *keys, mod=0):
        for key in keys:
            self.frames(1, Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
            self.frames(1, Event(pygame.KEYUP, key=key, mod=mod))

    def type(self, text):
        for letter in text:
            self.frames(1, Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter))
            self.frames(1, Event(pygame.TEXTINPUT, text=letter))

    def tab_to(self, key):
        for _ in range(60):
            self.press(pygame.K_TAB)
            if self.scene.spots.focus == key:
                return
        raise AssertionError(f"Tab never comes to {key}")


class Calls(list):
    """What a scene reported, in order."""

    def named(self, name):
        return lambda *args: self.append((name, *args))


@pytest.fixture
def calls():
    return Calls()


# ---- title


def title(calls, size=(1280, 720)):
    return Hand(TitleScene(calls.named("choose"), calls.named("quit")), size)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_the_poster_chooses_the_game(calls, game):
    hand = title(calls)
    hand.click(game)
    assert calls == [("choose", game)]


def test_enter_plays_from_the_first_moment_on(calls):
    title(calls).press(pygame.K_RETURN)
    assert calls == [("choose", "lawrence")]


def test_the_arrows_go_to_quit_and_back(calls):
    hand = title(calls)
    hand.press(pygame.K_DOWN, pygame.K_RETURN)
    hand.press(pygame.K_UP, pygame.K_RETURN)
    assert calls == [("quit",), ("choose", "lawrence")]


def test_the_arrows_go_from_poster_to_poster(calls):
    hand = title(calls)
    hand.press(pygame.K_RIGHT, pygame.K_RETURN)
    hand.press(pygame.K_LEFT, pygame.K_RETURN)
    assert calls == [("choose", "prehistoric"), ("choose", "lawrence")]


def test_the_chosen_poster_alone_is_lifted(calls):
    hand = title(calls)
    hand.press(pygame.K_RIGHT)
    hand.frames(4)
    screen = hand.app.screen

    def bright(x):
        return sum(screen.get_at((x, 300))[:3])

    assert bright(1190) > bright(90) + 60


def test_the_poster_rises_and_sinks_with_the_mouse(calls):
    hand = title(calls)
    risen = hand.app.screen.copy()
    hand.move((640, 20))
    hand.frames(4)
    sunk = hand.app.screen.copy()
    assert risen.get_at((97, 300)) == sunk.get_at((97, 304))
    assert sum(risen.get_at((90, 300))[:3]) > sum(sunk.get_at((90, 300))[:3]) + 60
    hand.move((300, 300))
    hand.frames(4)
    assert hand.app.screen.get_at((90, 300)) == risen.get_at((90, 300))


def test_an_idle_title_paints_nothing(calls):
    hand = title(calls)
    hand.frames(3)
    assert not any(hand.app.frame(16) for _ in range(5))


# ---- set-up


def four(**changes):
    seats = (
        Seat("Ann", "human"),
        Seat("Ben", "human"),
        Seat("Cleo", "steady"),
        Seat("Dov", "random"),
    )
    values = {"game": "lawrence", "seats": seats, "options": {}, "seed": 4711, "first": None}
    return Setup(**(values | changes))


@pytest.fixture
def setting(calls):
    return Hand(SetupScene(four(), calls.named("deal"), calls.named("back")))


def dealt(calls):
    assert len(calls) == 1
    name, setup = calls[0]
    assert name == "deal"
    return setup


DEFAULTS = {
    "drought_rounds": "40",
    "retry": "others_first",
    "reinforce": "at_placement",
    "ambush_events": "own_turn",
}


def test_without_an_edit_the_same_setup_is_dealt(setting, calls):
    setting.press(pygame.K_RETURN)
    assert dealt(calls) == four(options=DEFAULTS)


def test_each_game_is_set_up_with_its_own_house_rules(calls):
    hand = Hand(SetupScene(four(game="prehistoric"), calls.named("deal"), calls.named("back")))
    for option in GAMES["prehistoric"].options():
        rule = ("rule", option.name)
        spots = [hand.scene.spots.get((rule, index)) for index in range(len(option.values))]
        assert [spot.label for spot in spots] == list(option.labels)
    hand.click((("rule", "round_limit"), 1))
    hand.click((("rule", "raid_losses"), 1))
    hand.click("deal")
    setup = dealt(calls)
    assert setup.game == "prehistoric"
    assert setup.options == {
        "round_limit": "20",
        "starting_hand": "0",
        "hunts": "one",
        "food_rounding": "down",
        "raid_losses": "last_round",
    }


def test_edits_by_mouse(setting, calls):
    setting.click(("name", 1))
    setting.press(pygame.K_BACKSPACE, pygame.K_BACKSPACE, pygame.K_BACKSPACE)
    setting.type("Faisal")
    setting.click((("kind", 0), 1))
    setting.click((("level", 0), 0))
    setting.click((("kind", 2), 0))
    setting.click(("remove", 3))
    setting.click((("rule", "drought_rounds"), 1))
    setting.click((("rule", "ambush_events"), 1))
    setting.click("first")
    setting.click(("first", 2))
    setting.click("deal")
    setup = dealt(calls)
    assert setup.seats == (Seat("Ann", "easy"), Seat("Faisal", "human"), Seat("Cleo", "human"))
    assert setup.options == DEFAULTS | {"drought_rounds": "off", "ambush_events": "anyone"}
    assert (setup.seed, setup.first) == (4711, 1)


def test_edits_by_keyboard(setting, calls):
    setting.tab_to(("name", 0))
    setting.type("Lawrence")
    setting.tab_to((("kind", 1), 1))
    setting.press(pygame.K_RETURN)
    setting.tab_to("add")
    setting.press(pygame.K_RETURN)
    setting.type("Auda")
    setting.tab_to("first")
    setting.press(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    setting.tab_to("seed")
    setting.type("12x3")
    setting.press(pygame.K_RETURN)
    setup = dealt(calls)
    assert [seat.name for seat in setup.seats] == ["Lawrence", "Ben", "Cleo", "Dov", "Auda"]
    assert [seat.kind for seat in setup.seats] == ["human", "steady", "steady", "random", "steady"]
    assert (setup.seed, setup.first) == (123, 0)


def test_two_to_six_players(setting, calls):
    setting.click("add")
    setting.click("add")
    assert setting.scene.spots.get("add") is None
    names = [field.text for field in setting.scene._fields()[:-1]]
    assert len(set(names)) == 6
    for number in (5, 4, 3, 2):
        setting.click(("remove", number))
    spot = setting.scene.spots.get(("remove", 1))
    assert not spot.enabled
    assert spot.tip == "At least 2 players play"
    setting.click(("remove", 1))
    setting.click("deal")
    assert [seat.name for seat in dealt(calls).seats] == ["Ann", "Ben"]


def test_names_must_differ(setting, calls):
    setting.click(("name", 1))
    setting.press(*[pygame.K_BACKSPACE] * 3)
    setting.type("ann ")
    setting.press(pygame.K_RETURN)
    setting.click("deal")
    assert calls == []
    assert not setting.scene.spots.get("deal").enabled
    assert "Two players are called Ann" in setting.scene.spots.get("deal").tip
    setting.click(("name", 1))
    setting.type("e")
    setting.click("deal")
    assert dealt(calls).seats[1].name == "ann e"


def test_a_name_has_sixteen_characters_at_most(setting, calls):
    setting.click(("name", 0))
    setting.type("abcdefghijklmnopqrstuvw")
    setting.press(pygame.K_RETURN)
    assert dealt(calls).seats[0].name == "Annabcdefghijklm"


def test_an_empty_name_becomes_the_one_of_the_seat(setting, calls):
    setting.click(("name", 2))
    setting.press(*[pygame.K_BACKSPACE] * 4)
    setting.press(pygame.K_RETURN)
    assert [seat.name for seat in dealt(calls).seats] == ["Ann", "Ben", "Cleo", "Dov"]


def test_an_empty_name_takes_none_that_is_there(setting, calls):
    setting.click(("name", 0))
    setting.press(*[pygame.K_BACKSPACE] * 3)
    setting.type("Ben")
    setting.click(("name", 1))
    setting.press(*[pygame.K_BACKSPACE] * 3)
    setting.press(pygame.K_RETURN)
    names = [seat.name for seat in dealt(calls).seats]
    assert names[0] == "Ben"
    assert len(set(names)) == 4


def test_the_dice_draw_another_seed(setting, calls, monkeypatch):
    monkeypatch.setattr("secrets.randbelow", lambda below: below - 1)
    setting.click("dice")
    setting.click("deal")
    assert dealt(calls).seed == 999_999


def test_an_empty_seed_is_drawn(setting, calls, monkeypatch):
    monkeypatch.setattr("secrets.randbelow", lambda below: 5)
    setting.click("seed")
    setting.press(*[pygame.K_BACKSPACE] * 4)
    setting.click("deal")
    assert dealt(calls).seed == 5


def test_a_player_who_goes_does_not_begin(setting, calls):
    setting.click("first")
    setting.click(("first", 3))
    setting.click(("remove", 2))
    setting.click("deal")
    assert dealt(calls).first is None


def test_who_begins_keeps_beginning_when_another_goes(setting, calls):
    setting.click("first")
    setting.click(("first", 3))
    setting.click(("remove", 0))
    setting.click("deal")
    assert dealt(calls).first == 1


def test_restore_defaults(calls):
    setup = four(options={"retry": "anyone", "drought_rounds": "12"}, first=2)
    hand = Hand(SetupScene(setup, calls.named("deal"), calls.named("back")))
    assert hand.scene.spots.get((("rule", "drought_rounds"), 3)).label == "12"
    hand.click("restore")
    hand.click("deal")
    setup = dealt(calls)
    assert setup.options == DEFAULTS
    assert [seat.kind for seat in setup.seats] == ["human", "steady", "steady"]
    assert (setup.first, setup.seed) == (None, 4711)


def test_escape_ends_what_is_open_and_then_goes_back(setting, calls):
    setting.click("first")
    setting.press(pygame.K_ESCAPE)
    assert setting.scene.spots.get(("first", 1)) is None
    setting.click(("name", 0))
    setting.press(pygame.K_ESCAPE)
    assert calls == []
    setting.press(pygame.K_ESCAPE)
    assert calls == [("back",)]


def test_a_click_beside_the_open_list_only_closes_it(setting, calls):
    setting.click("first")
    hand_rect = pygame.Rect(752, 648, 496, 56)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        setting.frames(1, Event(kind, pos=hand_rect.center, button=1))
    assert calls == []
    assert setting.scene.spots.get("deal") is not None


# ---- result


@pytest.fixture(scope="module")
def finished(catalogues):
    """Gives a whole game of six with the longest names there can be."""

    @cache
    def finished(game):
        rules = rules_of(catalogues[game])
        match = Match(rules, 6, rules.options_from({}), 3)
        bots = [make_bot("steady", rules, seat) for seat in range(6)]
        names = [LONGEST[:-1] + str(seat) for seat in range(6)]
        players = [Player(name, seat > 0, seat) for seat, name in enumerate(names)]
        session = Session(match, players, bots)
        while match.decision is not None:
            session.play(session.only_choice(()) or bot_action(session))
        return GameResult(
            rules=rules,
            players=session.players,
            outcome=match.outcome,
            totals=rules.totals(match.state),
            rounds=rules.round(match.state),
            events=session.events,
            history=session.history,
        )

    return finished


def result(calls, game, size=(1280, 720)):
    names = ("again", "setup", "title")
    return Hand(ResultScene(game, *[calls.named(name) for name in names]), size)


@pytest.mark.parametrize("button", ["again", "setup", "title"])
@pytest.mark.parametrize("game", GAMES)
def test_the_buttons_of_the_result(calls, finished, game, button):
    hand = result(calls, finished(game))
    hand.click(button)
    hand.tab_to(button)
    hand.press(pygame.K_RETURN)
    assert calls == [(button,), (button,)]


def test_enter_is_a_rematch(calls, finished):
    result(calls, finished("lawrence")).press(pygame.K_RETURN)
    assert calls == [("again",)]


@pytest.mark.parametrize("winners", [(), (0,), (0, 1, 2, 3, 4, 5)])
def test_any_number_of_winners_can_be_shown(calls, finished, winners):
    game = finished("prehistoric")
    ending = "rounds" if winners else "all_dead"
    hand = result(calls, replace(game, outcome=Outcome(ending, winners)))
    assert hand.scene.spots.get("again") is not None


# ---- all of them


@pytest.mark.parametrize("size", [*SIZES, (1280, 1024), (3440, 1440)])
@pytest.mark.parametrize("which", ["title", "setup", "list", "cave", "result", "cave result"])
def test_every_button_is_inside_and_covers_no_other(calls, finished, which, size):
    if which == "title":
        hand = title(calls, size)
    elif "result" in which:
        hand = result(calls, finished("prehistoric" if "cave" in which else "lawrence"), size)
    else:
        setup = four(game="prehistoric" if which == "cave" else "lawrence")
        scene = SetupScene(setup, calls.named("deal"), calls.named("back"))
        hand = Hand(scene, size)
        hand.click("add")
        if which == "list":
            hand.click("first")
    window = hand.app.screen.get_rect()
    spots = [spot for spot in hand.scene.spots._order if spot.focusable]
    assert spots
    for index, spot in enumerate(spots):
        assert window.contains(spot.rect), spot.key
        assert spot.rect.collidelist([other.rect for other in spots[:index]]) < 0, spot.key


@pytest.mark.parametrize("size", [(1280, 1024), (3440, 1440)])
def test_in_other_shapes_of_window_the_block_is_in_the_middle(calls, size):
    hand = title(calls, size)
    assert abs(hand.scene.spots.get("quit").rect.centerx - size[0] / 2) <= 1
    scene = SetupScene(four(), calls.named("deal"), calls.named("back"))
    Hand(scene, size)
    back, deal = scene.spots.get("back").rect, scene.spots.get("deal").rect
    assert abs(back.left - (size[0] - deal.right)) <= 1
    above, below = scene.spots.get("leave").rect.top, size[1] - deal.bottom
    assert abs(above - below) <= 1


@pytest.mark.parametrize("which", ["title", "setup", "result"])
def test_a_resize_lays_out_anew(calls, finished, which):
    scene = {
        "title": lambda: TitleScene(calls.named("choose"), calls.named("quit")),
        "setup": lambda: SetupScene(four(), calls.named("deal"), calls.named("back")),
        "result": lambda: ResultScene(finished("prehistoric"), *[calls.named("x")] * 3),
    }[which]()
    hand = Hand(scene)
    before = [spot.rect for spot in scene.spots._order]
    hand.app.resize((1920, 1080))
    hand.frames(2)
    after = [spot.rect for spot in scene.spots._order]
    assert len(after) == len(before)
    for old, new in zip(before, after, strict=True):
        assert abs(new.x - old.x * 1.5) <= 1
        assert abs(new.width - old.width * 1.5) <= 2
