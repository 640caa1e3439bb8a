"""The window and the loop that runs the scenes in it. Knows nothing of cards."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.program import COMMAND
from game.table.sight import LARGEST, MOST_U, SMALLEST, Sight
from game.table.stage import Stage

T = TypeVar("T")
Size = tuple[int, int]

CANVAS: Size = (1280, 720)
"""The logical canvas; one logical unit is `App.u` pixels."""
MINIMUM: Size = (1024, 600)
FPS = 60
# After two seconds without an event or a repaint the loop looks for events ten times a second,
# makes a frame only with an event or after a while, and spares the battery: waking costs more than
# working.
QUIET_AFTER_MS = 2000
QUIET_FPS = 10
QUIET_FRAME_MS = 300
# What title bar and task bar usually take from the height of a desktop.
_DESKTOP_BARS = 78
# A window that is being dragged larger is laid out when its size has rested this long.
_RESIZE_REST_MS = 100
_STRIKES = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN)
"""What a player does, as against where he only points."""


class StartError(Exception):
    """The table cannot open; the message is one line for the player."""


class NoDisplayError(StartError):
    """There is no screen to open a window on."""

    def __init__(self) -> None:
        super().__init__(f"No display to open a window on; try `{COMMAND} simulate`.")


class Scene:
    """One screenful: title, set-up, a table. Subclasses fill in what they need.

    `app` is there from `enter` on. `stage` is made anew before each `layout`.
    """

    app: App
    stage: Stage

    def enter(self) -> None:
        """Called once when the scene is shown, before the first `layout`."""

    def leave(self) -> None:
        """Called when another scene takes over or the app ends."""

    def layout(self) -> None:
        """Place everything for `app.size` and `app.u`, and set background and items of `stage`."""

    def handle(self, event: Event) -> None:
        """Take one event of pygame."""

    def renew(self) -> None:
        """Bring what stands still up to date; called between events of one frame, so that a
        click finds what the one before it brought about, however few frames there are."""

    def tick(self, ms: int) -> None:
        """Let `ms` of real time pass. Must be cheap when nothing moves."""

    def at_keyboard(self) -> Rect | None:
        """What the keyboard is at, which a window that shows a part of the canvas goes to."""
        return None


class App:
    """The window. `run` it with the first scene, or call `frame` yourself (headless).

    Scenes are laid out and drawn on `screen`. That is the window itself, or a canvas larger than
    the window when `scale` is above 1: then the window shows the part of it where the pointer is.
    """

    def __init__(
        self,
        *,
        headless: bool = False,
        size: Size | None = None,
        caption: str = "Card Table",
        icon: Path | None = None,
    ) -> None:
        """Open the window.

        `headless` draws into memory only, in any `size` (else 1280 x 720 or what fits the
        desktop). `icon` is a picture for the title bar. Raises StartError with a line for the
        player, NoDisplayError when there is no screen.
        """
        if not getattr(pygame, "IS_CE", False):
            raise StartError(
                "This is pygame, not pygame-ce: run `pip uninstall pygame` and then"
                " `pip install --force-reinstall pygame-ce`."
            )
        self.headless = headless
        self.scene: Scene | None = None
        self.running = True
        self.on_full_screen: Callable[[bool], object] | None = None
        """Told whenever the window becomes full screen or a window again."""
        self.on_file: Callable[[Path], object] | None = None
        """Given a file that the player drops on the window."""
        self.after_frame: Callable[[int, bool], object] | None = None
        """Called when a frame is shown, with its ms and whether the player did anything."""
        self._scale, self._text, self._strong = 1.0, 1.0, False
        self._next: Scene | None = None
        self._in_frame = False
        self._quiet_ms = self._waited_ms = 0
        self._kits: dict[Callable[[Sight], Any], Any] = {}
        self._resting_ms: float | None = None
        _open_display(headless)
        pygame.font.init()
        if icon is not None:
            # A window without its icon is still a window.
            with suppress(OSError, pygame.error):
                pygame.display.set_icon(pygame.image.load(icon))
        pygame.display.set_caption(caption)
        try:
            self._shown = pygame.display.set_mode(size or _first_size(), pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplayError from error
        self._window = _window()
        if not headless:
            self._window.minimum_size = MINIMUM
        self.screen = self._shown
        self._window_size = self._shown.get_size()
        self._offset = (0, 0)
        """Where in the canvas the window begins."""
        self._moved = False
        """Whether the window has come to another part of the canvas since it was shown."""
        self._kits_for = self.sight

    # ---- measures

    @property
    def size(self) -> Size:
        """Width and height in pixels of what scenes are laid out on."""
        return self.screen.get_size()

    @property
    def u(self) -> float:
        """Pixels per logical unit."""
        wide, high = self.size
        return min(wide / CANVAS[0], high / CANVAS[1]) * min(1.0, self._scale)

    @property
    def scale(self) -> float:
        """Size of all there is to see: at 1 the canvas just fits the window."""
        return self._scale

    @property
    def sight(self) -> Sight:
        """What everything is drawn for now."""
        return Sight(self.u, self._text, self._strong)

    def see(self, scale: float = 1.0, text: float = 1.0, strong: bool = False) -> None:
        """Sets how the player wants to see; see `Sight`.

        At a `scale` below 1 there are more logical units than the canvas has, above 1 the window
        shows a part of it. Raises ValueError for a scale that is not from SMALLEST to LARGEST.
        """
        if not SMALLEST <= scale <= LARGEST:
            raise ValueError(f"a scale of {scale} is not from {SMALLEST} to {LARGEST}")
        if (scale, text, strong) != (self._scale, self._text, self._strong):
            self._scale, self._text, self._strong = scale, text, strong
            self._lay_out()

    def at_sight(self, make: Callable[[Sight], T]) -> T:
        """What `make(sight)` returns, kept for all scenes until the sight changes.

        It is known by `make` itself, so pass a function of a module, not a fresh lambda.
        """
        if make not in self._kits:
            self._kits[make] = make(self.sight)
        return cast(T, self._kits[make])

    # ---- scenes

    def go(self, scene: Scene) -> None:
        """Show `scene`. Called by a scene it happens after the event or tick at hand; events
        of the same frame that were meant for the old scene are dropped.
        """
        self._next = scene
        if not self._in_frame:
            self._change_scene()

    def quit(self) -> None:
        """End the loop with this frame."""
        self.running = False

    def _change_scene(self) -> None:
        while self._next is not None:
            scene, self._next = self._next, None
            if self.scene is not None:
                self.scene.leave()
            self.scene = scene
            scene.app = self
            scene.stage = Stage(self.screen)
            scene.enter()
            scene.layout()

    # ---- the window

    @property
    def full_screen(self) -> bool:
        return pygame.display.is_fullscreen()

    def toggle_full_screen(self) -> None:
        """Between the window and the whole desktop, without a change of its resolution."""
        if self.full_screen:
            self._window.set_windowed()
        else:
            self._window.set_fullscreen(desktop=True)
        if self.on_full_screen:
            self.on_full_screen(self.full_screen)

    def resize(self, size: Size) -> None:
        """Give the window another size and lay the scene out at once."""
        self._window.size = size
        self._lay_out()

    def _lay_out(self) -> None:
        self._resting_ms = None
        self._window_size = wide, high = self._shown.get_size()
        fits = min(wide / CANVAS[0], high / CANVAS[1])
        larger = min(self._scale, MOST_U / fits)
        if larger > 1:
            canvas = (round(wide * larger), round(high * larger))
            if self.screen is self._shown or self.screen.get_size() != canvas:
                self.screen = Surface(canvas, 0, self._shown)
            self._look_at(self._offset)
        else:
            self.screen, self._offset = self._shown, (0, 0)
        if self._kits_for != self.sight:
            self._kits.clear()
            self._kits_for = self.sight
        if self.scene is not None:
            self.scene.stage = Stage(self.screen)
            self.scene.layout()

    def _show_old_picture(self) -> None:
        """While the size is still changing: what was there before, stretched."""
        if self.scene is not None:
            old, part = self.scene.stage.base, Rect(self._offset, self._window_size)
            shown = old.subsurface(part.clip(old.get_rect()))
            pygame.transform.scale(shown, self._shown.get_size(), self._shown)
            pygame.display.flip()

    # ---- the loop

    def run(self, scene: Scene) -> None:
        """Show `scene`, and go on until the window is closed or `quit` is called."""
        clock = pygame.time.Clock()
        try:
            self.go(scene)
            while self.running:
                self.turn(clock)
        finally:
            self.close()

    def turn(self, clock: pygame.time.Clock) -> None:
        """Waits for the next frame, and makes it; frames are few while nothing happens."""
        quiet = self._quiet_ms >= QUIET_AFTER_MS
        self._waited_ms += clock.tick(QUIET_FPS if quiet else FPS)
        events = pygame.event.get()
        if quiet and not events and self._waited_ms < QUIET_FRAME_MS:
            return
        ms, self._waited_ms = self._waited_ms, 0
        if quiet and events:
            self.frame(ms)  # the wait was before what happened now, and moves nothing of it on
            ms = 0
        painted = self.frame(ms, events)
        self._quiet_ms = 0 if events or painted else self._quiet_ms + ms

    def close(self) -> None:
        """Let the scene leave and shut the window."""
        if self.scene is not None:
            scene, self.scene = self.scene, None
            scene.leave()
        pygame.display.quit()

    def frame(self, ms: int = 16, events: Iterable[Event] = ()) -> bool:
        """One turn of the loop: the events, `ms` of time, and what changed on the screen.

        Returns whether anything was painted.
        """
        self._in_frame = True
        awake = False
        try:
            for event in events:
                if awake and event.type in _STRIKES and self.scene is not None:
                    self.scene.renew()
                awake = True
                self._dispatch(event)
                if self._next is not None or not self.running:
                    break
            self._change_scene()
            if not (self.running and self._size_rests(ms)) or self.scene is None:
                return False
            self.scene.tick(ms)
            self._change_scene()
            painted = self._show(self.scene.stage.render())
            if self.after_frame:
                self.after_frame(ms, awake)
            return painted
        finally:
            self._in_frame = False

    def _show(self, rects: list[Rect]) -> bool:
        """Brings what was painted to the window; returns whether that was anything."""
        if self.screen is self._shown:
            if rects:
                pygame.display.update(rects)
            return bool(rects)
        part = Rect(self._offset, self._window_size)
        if self._moved:
            rects, self._moved = [part], False
        seen = [rect.clip(part) for rect in rects if rect.colliderect(part)]
        for rect in seen:
            self._shown.blit(self.screen, rect.move(-part.x, -part.y), rect)
        if seen:
            pygame.display.update([rect.move(-part.x, -part.y) for rect in seen])
        return bool(seen)

    def _dispatch(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.KEYDOWN and _is_full_screen_key(event):
            self.toggle_full_screen()
        elif event.type == pygame.DROPFILE:
            if self.on_file:
                self.on_file(Path(event.file))
        elif self.scene is not None:
            if event.type == pygame.WINDOWEXPOSED and self._resting_ms is None:
                pygame.display.flip()
            if self.screen is not self._shown:
                event = self._on_canvas(event)
            self.scene.handle(event)
            if event.type == pygame.KEYDOWN and self.screen is not self._shown:
                self._follow_keyboard()

    # ---- a canvas larger than the window

    def _on_canvas(self, event: Event) -> Event:
        """An event with its place on the canvas; a pointer that moves takes the window along.

        The window lies as far from the left edge of the canvas as the pointer from that of the
        window, in proportion, so that each corner is reached by going to that corner.
        """
        if not hasattr(event, "pos"):
            return event
        x, y = event.pos
        if event.type == pygame.MOUSEMOTION:
            (wide, high), (w, h) = self.size, self._window_size
            self._look_at((x * (wide - w) // max(1, w - 1), y * (high - h) // max(1, h - 1)))
        at = {"pos": (x + self._offset[0], y + self._offset[1])}
        return Event(event.type, {**event.dict, **at})

    def _follow_keyboard(self) -> None:
        """Brings what the keyboard is at into the window, when it lies outside."""
        at = self.scene.at_keyboard() if self.scene else None
        part = Rect(self._offset, self._window_size)
        if at is not None and not part.contains(at):
            self._look_at((at.centerx - part.w // 2, at.centery - part.h // 2))

    def _look_at(self, offset: Size) -> None:
        (wide, high), (w, h) = self.size, self._window_size
        offset = (min(wide - w, max(0, offset[0])), min(high - h, max(0, offset[1])))
        self._moved = self._moved or offset != self._offset
        self._offset = offset

    def _size_rests(self, ms: int) -> bool:
        """Whether there is a picture to go on with; lays out anew after a change of size."""
        now = self._shown.get_size()
        if self._resting_ms is None:
            if now == self._window_size:
                return True
            self._resting_ms, self._size_seen = 0.0, now
            self._show_old_picture()
        elif now != self._size_seen:
            self._resting_ms, self._size_seen = 0.0, now
            self._show_old_picture()
        else:
            self._resting_ms += ms
            if self._resting_ms >= _RESIZE_REST_MS:
                self._lay_out()
                return True
        return False


def _open_display(headless: bool) -> None:
    """Start video alone: the mixer costs more than all the rest and can wait."""
    # Without this SDL sends the picture through GL, which is slow where there is no GPU.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    asked_for = os.environ.get("SDL_VIDEODRIVER")
    screens = ("DISPLAY", "WAYLAND_DISPLAY")
    if not (headless or asked_for) and sys.platform == "linux":
        # Asked here, for SDL would try, and complain in lines of its own.
        if not any(os.environ.get(name) for name in screens):
            raise NoDisplayError
    if headless:
        if pygame.display.get_init() and pygame.display.get_driver() != "dummy":
            pygame.display.quit()
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError from error
    finally:
        if headless and asked_for is None:
            del os.environ["SDL_VIDEODRIVER"]
        elif headless and asked_for is not None:
            os.environ["SDL_VIDEODRIVER"] = asked_for
    # SDL falls back to these without a word when it finds no screen.
    if not headless and asked_for is None:
        driver = pygame.display.get_driver()
        if driver in ("offscreen", "dummy"):
            pygame.display.quit()
            raise NoDisplayError


def _first_size() -> Size:
    """The canvas, or the largest size that fits the desktop and is not below the minimum."""
    wide, high = pygame.display.get_desktop_sizes()[0]
    return (
        max(MINIMUM[0], min(CANVAS[0], wide)),
        max(MINIMUM[1], min(CANVAS[1], high - _DESKTOP_BARS)),
    )


def _window() -> pygame.Window:
    """The window that `set_mode` opened, for what only the Window class can do."""
    with warnings.catch_warnings():
        # Deprecated in favour of Window.flip, which cannot update parts of a window.
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _is_full_screen_key(event: Event) -> bool:
    alt = bool(event.mod & pygame.KMOD_ALT)
    return event.key == pygame.K_F11 or (alt and event.key == pygame.K_RETURN)
