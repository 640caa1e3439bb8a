"""The window and its loop, without a display."""

import os
import subprocess
import sys

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from game.table import app as app_module
from game.table.app import App, NoDisplayError, Scene, StartError
from game.table.main import ICON
from game.table.sight import Sight
from game.table.stage import Item


class Seen(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, name="scene"):
        self.name = name
        self.log = []
        self.items = []

    def enter(self):
        self.log.append("enter")

    def leave(self):
        self.log.append("leave")

    def layout(self):
        self.log.append(("layout", self.app.size))
        ground = Surface(self.app.size)
        ground.fill("#24585a")
        self.stage.set_background(ground)

    def handle(self, event):
        self.log.append(pygame.event.event_name(event.type))

    def tick(self, ms):
        self.log.append(ms)
        self.stage.set_static(self.items)


@pytest.fixture
def app():
    app = App(headless=True, size=(1280, 720))
    yield app
    app.close()


def key(k, mod=0):
    return Event(pygame.KEYDOWN, key=k, mod=mod, unicode="")


def test_headless_draws_into_memory_at_any_size():
    app = App(headless=True, size=(1920, 1080))
    assert pygame.display.get_driver() == "dummy"
    assert app.size == app.screen.get_size() == (1920, 1080)
    assert app.u == 1.5


def test_the_icon_is_shown_and_not_needed(tmp_path):
    icon = pygame.image.load(ICON)
    assert icon.get_size() == (256, 256)
    assert icon.get_at((0, 0)).a == 0
    assert icon.get_at((128, 128)).a == 255
    for path in (ICON, tmp_path / "missing.png"):
        App(headless=True, icon=path).close()


def test_headless_leaves_the_environment_as_it_was(monkeypatch):
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    App(headless=True)
    assert "SDL_VIDEODRIVER" not in os.environ
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


@pytest.mark.parametrize(
    ("size", "u"), [((1024, 600), 0.8), ((1366, 690), 690 / 720), ((2560, 1080), 1.5)]
)
def test_the_scale_fits_the_canvas_into_the_window(size, u):
    assert App(headless=True, size=size).u == pytest.approx(u)


def test_a_scene_is_entered_laid_out_and_ticked(app):
    scene = Seen()
    app.go(scene)
    assert app.scene is scene
    assert scene.log == ["enter", ("layout", (1280, 720))]
    app.frame(20, [key(pygame.K_a)])
    assert scene.log[2:] == ["KeyDown", 20]
    assert app.screen.get_at((5, 5)) == pygame.Color("#24585a")


def test_a_frame_paints_only_when_something_changed(app):
    scene = Seen()
    app.go(scene)
    assert app.frame()
    assert not app.frame()
    scene.items = [Item("a", Surface((9, 9)), 5, 5)]
    assert app.frame()
    assert app.screen.get_at((5, 5)) == pygame.Color("black")
    assert not app.frame()


def test_go_from_a_scene_waits_for_its_event_and_drops_the_rest(app):
    second = Seen("second")

    class First(Seen):
        def handle(self, event):
            super().handle(event)
            app.go(second)
            assert app.scene is self

    first = First()
    app.go(first)
    app.frame(16, [key(pygame.K_a), key(pygame.K_b)])
    assert app.scene is second
    assert first.log == ["enter", ("layout", (1280, 720)), "KeyDown", "leave"]
    assert second.log == ["enter", ("layout", (1280, 720)), 16]


def test_between_what_is_done_in_one_frame_the_scene_is_brought_up_to_date(app):
    class Renewed(Seen):
        def renew(self):
            self.log.append("renewed")

    scene = Renewed()
    app.go(scene)
    moved = Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0))
    app.frame(16, [key(pygame.K_a), moved, moved, key(pygame.K_b)])
    assert scene.log[2:] == ["KeyDown", "MouseMotion", "MouseMotion", "renewed", "KeyDown", 16]


def test_go_from_a_tick(app):
    second = Seen("second")

    class First(Seen):
        def tick(self, ms):
            app.go(second)

    app.go(First())
    app.frame()
    assert app.scene is second
    assert app.screen.get_at((5, 5)) == pygame.Color("#24585a")


def test_closing_the_window_ends_at_once(app):
    scene = Seen()
    app.go(scene)
    app.frame(16, [Event(pygame.QUIT), key(pygame.K_a)])
    assert not app.running
    assert "KeyDown" not in scene.log
    assert 16 not in scene.log


def test_run_goes_on_until_quit_and_lets_the_scene_leave():
    class Short(Seen):
        def tick(self, ms):
            super().tick(ms)
            self.app.quit()

    app, scene = App(headless=True), Short()
    app.run(scene)
    assert scene.log[-1] == "leave"
    assert not pygame.display.get_init()


def test_the_scene_leaves_when_it_crashes():
    class Broken(Seen):
        def tick(self, ms):
            raise RuntimeError("broken scene")

    scene = Broken()
    with pytest.raises(RuntimeError, match="broken scene"):
        App(headless=True).run(scene)
    assert scene.log[-1] == "leave"


def test_resize_lays_out_anew_with_a_new_stage(app):
    scene = Seen()
    app.go(scene)
    old = scene.stage
    app.resize((1600, 900))
    assert scene.log[-1] == ("layout", (1600, 900))
    assert app.u == 1.25
    assert scene.stage is not old
    assert app.frame()
    assert app.screen.get_at((1590, 890)) == pygame.Color("#24585a")


def test_while_the_window_is_being_dragged_the_old_picture_is_stretched(app):
    scene = Seen()
    app.go(scene)
    app.frame()
    before = list(scene.log)
    for width in (1300, 1400, 1500):
        pygame.display.set_mode((width, 800), pygame.RESIZABLE)
        app.frame(60)
        app.frame(60)
    assert scene.log == before
    assert app.screen.get_at((1490, 790)) == pygame.Color("#24585a")
    app.frame(60)
    assert scene.log == [*before, ("layout", (1500, 800)), 60]


def test_things_made_for_a_sight_are_made_once():
    made = []

    def make(sight):
        made.append(sight)
        return [sight]

    app = App(headless=True, size=(1280, 720))
    first = app.at_sight(make)
    assert app.at_sight(make) is first
    app.resize((2000, 720))
    assert app.at_sight(make) is first
    app.resize((1920, 1080))
    app.at_sight(make)
    app.see(0.8, 1.25, True)
    app.at_sight(make)
    assert made == [Sight(1.0), Sight(1.5), Sight(pytest.approx(1.2), 1.25, True)]


@pytest.mark.parametrize("scale", [0.4, 2.1])
def test_a_scale_has_limits(app, scale):
    with pytest.raises(ValueError, match=r"from 0\.5 to 2"):
        app.see(scale)


# ---- a canvas larger than the window


def corners(app):
    """Lays a colour into each corner of the canvas of the scene of `app`."""
    wide, high = app.size
    places = [(0, 0), (wide - 40, 0), (0, high - 40), (wide - 40, high - 40)]
    items = []
    for at, colour in zip(places, COLOURS, strict=True):
        surface = Surface((40, 40))
        surface.fill(colour)
        items.append(Item(colour, surface, *at))
    app.scene.items = items
    app.frame()


COLOURS = ("#ff0000", "#00ff00", "#0000ff", "#ffff00")


@pytest.mark.parametrize("scale", [1.25, 2.0])
def test_the_window_shows_where_the_pointer_is(app, scale):
    app.go(Seen())
    app.see(scale)
    assert app.size == (1280 * scale, 720 * scale)
    assert app.u == scale
    corners(app)
    window = pygame.display.get_surface()
    assert window.get_size() == (1280, 720)
    for at, colour in zip([(0, 0), (1279, 0), (0, 719), (1279, 719)], COLOURS, strict=True):
        app.frame(16, [Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))])
        assert window.get_at(at) == pygame.Color(colour)


def test_events_arrive_where_the_pointer_is_on_the_canvas(app):
    places = []
    scene = Seen()
    scene.handle = lambda event: places.append(getattr(event, "pos", None))
    app.go(scene)
    app.see(2.0)
    move = Event(pygame.MOUSEMOTION, pos=(1279, 719), rel=(0, 0), buttons=(0, 0, 0))
    press = Event(pygame.MOUSEBUTTONDOWN, pos=(1279, 719), button=1)
    app.frame(16, [move, press, key(pygame.K_a)])
    assert places == [(2559, 1439), (2559, 1439), None]
    places.clear()
    app.see(1.0)
    app.frame(16, [move])
    assert places == [(1279, 719)]


def test_the_window_goes_where_the_keyboard_is(app):
    scene = Seen()
    scene.at_keyboard = lambda: Rect(2500, 1400, 40, 40)
    app.go(scene)
    app.see(2.0)
    corners(app)
    app.frame(16, [key(pygame.K_TAB)])
    assert pygame.display.get_surface().get_at((1279, 719)) == pygame.Color(COLOURS[3])


def test_a_canvas_is_never_larger_than_pictures_are_painted_for():
    app = App(headless=True, size=(2560, 1440))
    app.go(Seen())
    app.see(2.0)
    assert app.u == pytest.approx(3.0)
    assert app.size == (3840, 2160)
    app.close()


def test_a_resize_keeps_the_scale(app):
    app.go(Seen())
    app.see(1.5)
    app.resize((1920, 1080))
    assert app.size == (2880, 1620)
    app.see(1.0)
    assert app.screen is pygame.display.get_surface()


@pytest.mark.parametrize(
    "event",
    [key(pygame.K_F11), key(pygame.K_RETURN, pygame.KMOD_LALT)],
)
def test_full_screen_and_back(app, event):
    scene = Seen()
    app.go(scene)
    assert not app.full_screen
    app.frame(16, [event])
    assert app.full_screen
    app.frame(16, [event])
    assert not app.full_screen
    assert "KeyDown" not in scene.log


def test_plain_enter_belongs_to_the_scene(app):
    scene = Seen()
    app.go(scene)
    app.frame(16, [key(pygame.K_RETURN)])
    assert "KeyDown" in scene.log
    assert not app.full_screen


def test_held_keys_do_not_repeat(app):
    assert pygame.key.get_repeat() == (0, 0)


def test_without_pygame_ce_there_is_one_clear_line(monkeypatch):
    monkeypatch.delattr(pygame, "IS_CE")
    with pytest.raises(StartError, match="pygame-ce") as caught:
        App(headless=True)
    assert "\n" not in str(caught.value)


def test_no_display_error_points_to_simulate():
    assert isinstance(NoDisplayError(), StartError)
    assert "python main.py simulate" in str(NoDisplayError())


@pytest.mark.skipif(sys.platform != "linux", reason="SDL falls back silently on Linux")
@pytest.mark.parametrize("display", [None, ":987"])
def test_no_display_is_noticed(display):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER")
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    if display is not None:
        env["DISPLAY"] = display
    code = (
        "from game.table.app import App, NoDisplayError\n"
        "try:\n    App()\n"
        "except NoDisplayError as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [str(NoDisplayError())]


class Ticks:
    """A clock that tells when it was asked to, not when it is: `turn` never waits."""

    def __init__(self):
        self.asked = []

    def tick(self, fps):
        self.asked.append(fps)
        return 1000 // fps


def test_the_loop_rests_when_nothing_happens_and_wakes_with_an_event(app):
    scene, clock = Seen(), Ticks()
    app.go(scene)
    frames = []
    app.after_frame = lambda ms, awake: frames.append((ms, awake))
    pygame.event.clear()
    while not clock.asked or clock.asked[-1] == app_module.FPS:
        app.turn(clock)
    assert sum(ms for ms, _ in frames) >= app_module.QUIET_AFTER_MS
    frames.clear()
    for _ in range(2 * app_module.QUIET_FPS):
        app.turn(clock)
    assert len(frames) <= 9, "few frames are made in two seconds of rest"
    passed = sum(ms for ms, _ in frames)
    assert abs(passed - 2000) <= app_module.QUIET_FRAME_MS, "but no time is lost"

    app.turn(clock)
    scene.log.clear()
    pygame.event.post(key(pygame.K_a))
    app.turn(clock)
    waited, pressed, after = scene.log
    assert pressed == "KeyDown"
    assert waited > 0, "the time of the rest is past before what ends it"
    assert after == 0, "and moves nothing of it on"
    app.turn(clock)
    assert clock.asked[-1] == app_module.FPS
    app.turn(clock)
    assert scene.log[-1] == 1000 // app_module.FPS
