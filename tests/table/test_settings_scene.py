"""The settings screen: each control changes its setting, at once and for the next program."""

import pygame
import pytest
from pygame.event import Event

from game.records.settings import Settings, load, settings_path
from game.seating import Seat, Setup
from game.table import places
from game.table.app import App
from game.table.main import Program
from game.table.preferences import Preferences
from game.table.scenes.settings import SettingsScene
from game.table.scenes.title import TitleScene
from game.table.tablescene import SPEEDS, TableScene
from tests.table.conftest import CARDS

SETUP = Setup("lawrence", [Seat("Ann", "human"), Seat("Ben", "steady")], {}, 5, 0)


class Player:
    """Starts programs on one folder and works their controls."""

    def __init__(self, path, size=(1280, 720)):
        self.path, self.size = path, size
        self.start()

    def start(self, setup=None):
        self.app = App(headless=True, size=self.size)
        self.program = Program(self.app, CARDS, setup, preferences=Preferences(self.path))
        self.app.go(self.program.first_scene())
        self.frames(4)

    def frames(self, count=1, *events):
        for _ in range(count):
            self.app.frame(50, events)

    @property
    def scene(self):
        return self.app.scene

    @property
    def settings(self):
        return self.program.preferences.settings

    def click(self, key):
        spot = self.scene.spots.get(key)
        assert spot is not None, f"nothing to click is called {key}"
        # A larger canvas moves under the pointer as much as the pointer moves.
        pos = tuple(round(at / max(1, self.app.scale)) for at in spot.rect.center)
        self.frames(1, Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.frames(1, Event(kind, pos=pos, button=1))
        self.frames(4)

    def press(self, *keys):
        for key in keys:
            self.frames(1, Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            self.frames(1, Event(pygame.KEYUP, key=key, mod=0))

    def tab_to(self, key):
        for _ in range(60):
            self.press(pygame.K_TAB)
            if self.scene.spots.focused == key:
                return
        raise AssertionError(f"Tab never comes to {key}")


@pytest.fixture
def path():
    folder = places.home()
    assert folder is not None
    return settings_path(folder)


@pytest.fixture
def player(path):
    player = Player(path)
    player.click("settings")
    assert isinstance(player.scene, SettingsScene)
    yield player
    player.app.close()


CONTROLS = [
    (("full_screen", 1), {"full_screen": True}),
    (("interface_scale", 0), {"interface_scale": 80}),
    (("interface_scale", 1), {"interface_scale": 90}),
    (("interface_scale", 3), {"interface_scale": 125}),
    (("interface_scale", 5), {"interface_scale": 200}),
    (("text_size", 1), {"text_size": 125}),
    (("text_size", 2), {"text_size": 150}),
    (("contrast", 1), {"contrast": True}),
    (("hints", 1), {"hints": False}),
    (("open_hands", 1), {"open_hands": True}),
    (("free_undo", 1), {"free_undo": True}),
    (("speed", 0), {"speed": "slow"}),
    (("speed", 2), {"speed": "fast"}),
    (("speed", 3), {"speed": "instant"}),
    (("reduced_motion", 1), {"reduced_motion": True}),
    (("mute", 1), {"mute": True}),
    (("volume", 0), {"volume": 10}),
    (("volume", 9), {"volume": 100}),
]


@pytest.mark.parametrize(("key", "fields"), CONTROLS)
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_each_control_shows_at_once_and_is_kept(player, path, key, fields, by_keys):
    before = player.app.screen.copy()
    if by_keys:
        player.tab_to(key)
        player.press(pygame.K_RETURN)
    else:
        player.click(key)
    assert player.settings == Settings(**fields)
    after = player.app.screen
    assert (
        after.get_size() != before.get_size() or after.get_buffer().raw != before.get_buffer().raw
    )
    assert load(path) == (Settings(**fields), None)
    player.app.close()
    player.start()
    assert player.settings == Settings(**fields)
    assert player.app.full_screen == player.settings.full_screen
    assert player.app.scale == player.settings.interface_scale / 100
    assert player.app.sight.text == player.settings.text_size / 100
    assert player.app.sight.strong == player.settings.contrast
    assert player.program.sounds.mute == player.settings.mute
    assert player.program.sounds.volume == player.settings.volume / 100


def test_the_interface_becomes_smaller_and_larger_again(player):
    done = player.scene.spots.get("done").rect
    player.click(("interface_scale", 0))
    assert player.app.u == 0.8
    assert player.scene.spots.get("done").rect.w == round(done.w * 0.8)
    player.click(("interface_scale", 2))
    assert player.app.u == 1.0
    assert player.scene.spots.get("done").rect == done


def test_f11_is_the_same_setting(player, path):
    player.press(pygame.K_F11)
    assert player.app.full_screen
    assert load(path)[0] == Settings(full_screen=True)
    player.frames(4)
    player.click(("full_screen", 0))
    assert not player.app.full_screen
    assert load(path)[0] == Settings()


def test_as_new(player, path):
    for key in (("speed", 0), ("interface_scale", 0), ("full_screen", 1), ("reduced_motion", 1)):
        player.click(key)
    player.click("restore")
    assert player.settings == Settings()
    assert not player.app.full_screen
    assert player.app.scale == 1
    assert load(path)[0] == Settings()


@pytest.mark.parametrize("leave", ["leave", "done", pygame.K_ESCAPE, pygame.K_RETURN])
def test_back_to_the_title(player, leave):
    if isinstance(leave, str):
        player.click(leave)
    else:
        player.press(leave)
    assert isinstance(player.scene, TitleScene)


def test_nothing_is_painted_or_written_while_nothing_changes(player, path):
    assert not path.exists()
    player.click(("speed", 1))
    assert not path.exists()
    player.frames(10)
    assert not any(player.app.frame(16) for _ in range(5))


def test_the_medal_goes_unless_motion_is_reduced(player):
    player.click(("speed", 0))
    player.frames(30)
    spot = player.scene.spots.get(("reduced_motion", 1))

    def click(pos):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            player.frames(1, Event(kind, pos=pos, button=1))
        painted = [player.app.frame(16) for _ in range(6)]
        return sum(painted)

    assert click(player.scene.spots.get(("speed", 1)).rect.center) > 4
    player.frames(30)
    assert click(spot.rect.center) <= 2


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
@pytest.mark.parametrize("scale", [80, 100])
@pytest.mark.parametrize("start", ["title", "settings", "table", "menu"])
def test_everything_is_inside_the_window(path, size, scale, start):
    player = Player(path, size)
    player.program._change(interface_scale=scale, speed="instant")
    if start == "settings":
        player.click("settings")
    elif start != "title":
        player.app.go(player.program.table(SETUP))
        player.frames(10)
        if start == "menu":
            player.press(pygame.K_ESCAPE)
    window = player.app.screen.get_rect()
    spots = player.scene.spots._order
    assert len(spots) > 3
    for spot in spots:
        hand = isinstance(spot.key, tuple) and spot.key[0] == "card"
        assert hand or window.contains(spot.rect), spot.key
    player.app.close()


# ---- from the table


@pytest.fixture
def table(path):
    player = Player(path)
    player.program._change(speed="instant")
    player.app.close()
    player.start(SETUP)
    player.frames(10)
    yield player
    player.app.close()


def test_from_the_menu_of_a_table_and_back_to_the_same_game(table):
    scene = table.scene
    assert isinstance(scene, TableScene)
    asked = scene.look.choices
    table.press(pygame.K_ESCAPE)
    entries = [s for s in scene.spots._order if s.label == "Settings"]
    table.click(entries[0].key)
    assert isinstance(table.scene, SettingsScene)
    table.click(("speed", 0))
    table.click(("interface_scale", 0))
    table.click(("reduced_motion", 1))
    table.press(pygame.K_ESCAPE)
    assert table.scene is scene
    assert scene.overlay.panel == "menu"
    assert scene.look.choices is asked
    assert scene.clock.speed == SPEEDS[0]
    assert scene.clock.still
    assert scene.kit.paint.u == table.app.u == 0.8


def test_the_speed_of_the_menu_is_the_same_setting(table, path):
    table.press(pygame.K_ESCAPE)
    table.click(("speed", 2))
    assert load(path)[0].speed == "fast"
    assert table.scene.clock.speed == SPEEDS[2]


@pytest.mark.parametrize("reduced", [False, True])
def test_cards_fly_unless_motion_is_reduced(path, reduced):
    player = Player(path)
    player.program._change(reduced_motion=reduced, speed="slow")
    player.app.go(player.program.table(SETUP))
    flown = False
    for _ in range(300):
        player.app.frame(16)
        flown = flown or player.scene.telling.air.busy
        if player.scene.look.choices.frame is not None:
            player.press(pygame.K_SPACE)
    assert flown is not reduced
    player.app.close()


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("game", ["lawrence", "prehistoric"])
def test_dice_tumble_unless_motion_is_reduced(path, game, reduced, monkeypatch):
    player = Player(path)
    player.program._change(reduced_motion=reduced)
    setup = Setup(game, [Seat("Ann", "steady"), Seat("Ben", "steady")], {}, 2, 0)
    player.app.go(player.program.table(setup))
    scene, thrown, seen = player.scene, [], set()
    throw = scene.telling.tumble.roll

    def counted(dice, *rest):
        thrown.append(dice)
        throw(dice, *rest)

    monkeypatch.setattr(scene.telling.tumble, "roll", counted)
    while len(thrown) < 4:
        player.app.frame(16)
        if scene.telling.tumble.busy:
            first = scene.telling.tumble.items(scene.kit.paint)[0]
            seen.add((len(thrown), first.x, first.y))
    assert (len(seen) == len(thrown)) is reduced
    player.app.close()


@pytest.mark.parametrize("reduced", [False, True])
def test_posters_rise_unless_motion_is_reduced(player, reduced):
    player.program._change(reduced_motion=reduced)
    player.app.go(player.program.title())
    player.frames(20)
    picture = player.app.screen.subsurface((680, 120, 480, 300))  # of the second poster
    before = picture.copy()
    player.press(pygame.K_RIGHT)
    player.frames(20)
    assert player.scene.spots.focused == "prehistoric"
    same = picture.copy().get_buffer().raw == before.get_buffer().raw
    assert same is reduced


# ---- trouble


def test_a_broken_file_is_told_on_the_title_and_the_game_goes_on(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"{")
    foot = pygame.Rect(0, 676, 1280, 32)
    usual = Player(path.with_name("other.json")).app.screen.subsurface(foot).copy()
    player = Player(path)
    assert "settings.json.broken" in player.program.preferences.problem
    told = player.app.screen.subsurface(foot)
    assert told.copy().get_buffer().raw != usual.get_buffer().raw
    player.click("settings")
    player.click(("speed", 0))
    assert player.program.preferences.problem is None
    assert load(path)[0].speed == "slow"


def test_a_folder_that_can_not_be_written_costs_a_line(player, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir()
    player.click(("speed", 0))
    assert player.settings.speed == "slow"
    assert player.program.preferences.problem.startswith("The settings can't be kept: ")
    assert path.is_dir()


def test_without_a_folder_settings_last_as_long_as_the_program(monkeypatch):
    monkeypatch.setattr(places, "home", lambda: None)
    preferences = Preferences.of_player()
    assert preferences.problem == "There is no folder to keep the settings in."
    preferences.change(speed="fast")
    assert preferences.settings.speed == "fast"


def test_the_folder_is_the_one_that_is_named(monkeypatch, tmp_path):
    monkeypatch.setenv("CARD_TABLE_HOME", str(tmp_path / "here"))
    Preferences.of_player().change(speed="fast")
    assert load(tmp_path / "here" / "settings.json")[0].speed == "fast"


def test_the_folder_of_the_system_is_asked_for_else(monkeypatch, tmp_path):
    monkeypatch.delenv("CARD_TABLE_HOME")
    asked = []

    def pref_path(*names):
        asked.append(names)
        return str(tmp_path)

    monkeypatch.setattr(pygame.system, "get_pref_path", pref_path)
    assert places.home() == tmp_path
    assert asked == [("CardTable", "CardTable")]
