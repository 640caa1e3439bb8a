"""A table: shows a session, takes clicks, drags and keys, and plays them.

What a game has of its own - its board, what its cards may do, its words - comes in a subclass.

The picture is laid out from the View after every action; events only decide what is seen on the
way there: dice that roll, sentences, cards that fly. Nothing here decides what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.games import GAMES
from game.records.settings import SPEEDS as SPEED_NAMES, Settings
from game.rules.core.play import BARE, Action, IllegalActionError, Refusal
from game.table import takeback
from game.table.blind import Blind
from game.table.board import Board
from game.table.choices import TABLE, Choices, Key
from game.table.clicks import Clicks
from game.table.dragging import Dragging
from game.table.floating import Floating
from game.table.hand import in_order
from game.table.hinting import Hinting
from game.table.keys import Keys
from game.table.kit import Kit
from game.table.log import Logbook
from game.table.look import BUSY_BUTTON, LOG_BUTTON, NO_UNDO_BUTTON, AnyLook, Prompt
from game.table.overlay import MENU, Overlay
from game.table.owntable import OwnTable
from game.table.pen import Pen
from game.table.people import People
from game.table.pointing import Pointing
from game.table.prospects import Prospects
from game.table.regions import Regions, regions
from game.table.scenes.rulebook import rulebook_of_table
from game.table.session import Session
from game.table.spots import Spots
from game.table.taking import Taking
from game.table.telling import Telling
from game.table.thinking import Thinking
from game.table.trimmings import Trimmings
from game.table.turns import Turns
from game.table.tween import INSTANT, Clock

MenuEntry = tuple[str, str, Callable[[], None]]
MOST_BUTTONS: Final = 3
WHEEL: Final = 2
"""Lines of the log that a notch of the wheel goes on."""
PROBLEM_MS: Final = 3000.0
"""How long it is told that the game can't be kept; a mark in the bar stays."""
SPEEDS: Final = (0.5, 1.0, 2.0, INSTANT)


class TableScene(OwnTable):
    """The scene of one game. Subclasses say what is the game's own."""

    def __init__(
        self,
        session: Session,
        on_end: Callable[[Session], None],
        on_leave: Callable[[str], None],
        on_speed: Callable[[int], None] = lambda speed: None,
        speed: int = 1,
    ) -> None:
        """`on_end` is called when the game is over and seen; `on_leave` with `setup`, `title`,
        `settings` or `quit` when the player leaves by the menu; `on_speed` when he sets the speed,
        an index into SPEEDS, so that it is kept for the next game."""
        self.session = session
        self.on_end = on_end
        self.on_leave = on_leave
        self.on_speed = on_speed
        self.speed = speed
        self.clock = Clock(SPEEDS[speed])
        self.telling = Telling(self, self.clock)
        self.spots = Spots()
        self.overlay = Overlay()
        self.pointing = Pointing()
        self.hints = True
        """Whether what may be done glows before anything is taken up; `follow` sets it."""
        self.open_hands = self.free_undo = False
        self.reasons = self.odds = "never"
        me = session.first_viewer
        self.look = self.make_look(me, Prompt(me, "The cards are dealt."))
        self.curtain: int | None = me if len(session.humans) > 1 else None
        self._known: dict[int, int] = {}
        """How many events each person has seen, those who have been at the table."""
        self._began = len(session.events)
        self._dirty = True
        self._moving = True
        self._seen: tuple[object, ...] = ()
        self.trim = Trimmings(self, SPEEDS[speed])
        self.blind = Blind(self, self.trim.clock)
        self.floating = Floating(self)
        self.people = People(self)
        self.logbook = Logbook(self)
        self.taking = Taking(self)
        self.on_capsule: Callable[[int | None], Path] | None = None
        """Writes the game as a capsule, as a seat knows it if one is given, and says where; None
        where nothing is kept. Raises JournalError."""
        self.thinking = Thinking()
        self.hinting = Hinting(self)
        self.prospects = Prospects(self)
        self.turns = Turns(self)
        self.keys = Keys(self)
        self.drag = Dragging(self)
        self.clicks = Clicks(self)

    # ---- what is drawn from

    def make_look(self, me: int, prompt: Prompt) -> AnyLook:
        """What the picture is drawn from, with `me` at the bottom of the screen."""
        rules = self.session.match.rules
        view = self.session.match.view(me)
        hand = in_order(rules.catalogue, self.hand_types, view.hand, ())
        return self.look_class(
            rules=rules,
            view=view,
            players=self.session.players,
            me=me,
            hand=hand,
            prompt=prompt,
            hints=self.hints,
        )

    def update_look(self) -> None:
        """Takes what the player at the table sees now into `look`."""
        look = self.look
        look.view = self.session.match.view(look.me)
        look.hand = in_order(look.catalogue, self.hand_types, look.view.hand, look.hand)

    def menu_entries(self) -> tuple[MenuEntry, ...]:
        """What the menu offers: icon, label, and what it does."""
        leave = self.on_leave
        take: tuple[MenuEntry, ...] = (("disk", "Take the game along", self.taking.show),)
        return (
            ("play", "Go on", self.close_overlay),
            ("person", "Players", self.people.show_players),
            ("help", "Ask me", self.people.show_questions),
            *(take if self.on_capsule else ()),
            ("reroll", "New game", partial(leave, "setup")),
            ("gear", "Settings", partial(leave, "settings")),
            ("chev", "To the title", partial(leave, "title")),
            ("door", "Quit", partial(leave, "quit")),
        )

    # ---- scene

    def layout(self) -> None:
        """Places everything for the size of the window; motion on its way is cut short."""
        self.kit: Kit = self.make_kit()
        width, height = self.app.size
        self.parts: Regions = regions(width / self.app.u, height / self.app.u)
        self.spots.fit(self.app.size)
        self.stage.set_background(self.kit.background(width, height))
        self.board: Board = self.make_board()
        self.blind.cut()
        self._land()
        self._dirty = True

    def handle(self, event: pygame.event.Event) -> None:
        """Mouse and keyboard; a key that no spot takes is a shortcut."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.open_rulebook()
            return
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if clicked and self.busy and not self.overlay.open:
            self.clock.hurry = True
        if self.pointing.heard(event):
            self._moving = True
        if self.keys.come_first(event) or self.spots.handle(event):
            return
        if event.type == pygame.MOUSEWHEEL and self.overlay.log and not self.overlay.modal:
            self.logbook.scroll(event.y * WHEEL)
        if event.type == pygame.KEYDOWN:
            self.keys.pressed(event.key)

    def tick(self, ms: int) -> None:
        """Lets time pass: motion, the next beat, the zoom after a rest."""
        if self.clock.busy:
            self.clock.hurry = self.clock.hurry or self.keys.hurrying
            self.clock.advance(ms)
            self._moving = True
        if not self.clock.busy:
            self._next_beat()
        self.hinting.tick()
        self.prospects.tick()
        self.trim.tick(ms, self.clock.still)
        self.blind.tick(ms)
        if self.pointing.tick(ms, self.spots):
            self._moving = True
        self.renew()
        if self._moving:
            self._moving = False
            self.stage.set_moving(self.floating.items())

    def renew(self) -> None:
        if self._dirty or self.spots.look != self._seen:
            self.rebuild()

    @property
    def questions(self) -> Mapping[str, str]:
        """What somebody may be asked out of his turn: kind of decision to its name."""
        return GAMES[self.session.match.rules.game].questions

    @property
    def busy(self) -> bool:
        """Whether something is on its way, so that nothing can be chosen yet."""
        return self.clock.busy or self.telling.busy

    def at_keyboard(self) -> pygame.Rect | None:
        at = self.spots.get(self.spots.focused)
        return at.rect if at else None

    # ---- picture

    def rebuild(self) -> None:
        """Draws everything at rest anew."""
        self._dirty = False
        self._moving = True
        if self.curtain is not None:
            self.board.draw_curtain(self.look, self.curtain, self.spots, self)
            self.stage.set_background(self.kit.curtain(*self.app.size))
        else:
            self.stage.set_background(self.kit.background(*self.app.size))
            self.board.draw(self.look, self.spots, self)
        self.stage.set_static(self.board.items)
        self.spots.replace(self.board.spots)
        self._seen = self.spots.look

    def drawn(self) -> Pen:
        """The picture as it should be by now."""
        if self._dirty:
            self.rebuild()
        return self.board.pen

    def redraw(self) -> None:
        """Has everything drawn anew with this frame."""
        self._dirty = True

    def redraw_moving(self) -> None:
        """Has what moves drawn anew with this frame."""
        self._moving = True

    def show_large(self, key: Key) -> None:
        """Right click: the card large at once."""
        self.pointing.zoom = key
        self._moving = True

    def say_no(self, refusal: Refusal, rect: pygame.Rect) -> None:
        """Says why something can't be done, beside where it was tried."""
        self.pointing.say_no(refusal, rect)
        self._moving = True

    # ---- choosing

    def select(self, key: Key | None) -> None:
        """Holds a card, so that what it may go to lights up."""
        self.look.selected = key
        self.ask_again()

    def look_at(self, seat: int) -> None:
        """What lies before another player, large, over the table."""
        self.overlay.seat = seat
        self._dirty = True

    def close_overlay(self) -> None:
        """Closes what lies over the table."""
        self.overlay.close()
        self._dirty = True

    def command(self, name: str) -> None:
        """A button, or its key."""
        look = self.look
        if name in look.choices.bare and not self.busy:
            self.play(look.choices.bare[name])
        elif name == "do" and look.selected:
            action = look.choices.targets(look.selected).get(TABLE)
            if action:
                self.play(action)
        elif name == "cancel":
            self.select(None)
        elif name == "undo":
            self.take_back()
        elif name == "log":
            self.overlay.log, self.overlay.hands = not self.overlay.log, False
            self._dirty = True
        elif name == "hint":
            self.hinting.ask()
        elif name == "menu":
            self.overlay.panel = MENU
            self._dirty = True
        elif name == "help":
            self.open_rulebook()
        elif name == "sound":
            self.telling.sounds.toggle_mute()
            self._dirty = True

    def all_hands(self) -> tuple[tuple[int, ...], ...]:
        """The hands of all seats where they may be looked at: in a replay, never in a game."""
        return ()

    @property
    def tells_why(self) -> bool:
        """Whether the log tells the reasons of bots."""
        return self.reasons == "at_once"

    @property
    def tells_odds(self) -> bool:
        """Whether the odds are told before an attack or a raid is begun."""
        alone = len(self.session.humans) == 1
        return self.odds == "always" or (self.odds == "alone" and alone)

    def open_rulebook(self) -> None:
        """The rules of what is pointed at or asked; the game waits until the book is closed."""
        if not self.spots.dragging:
            self.app.go(rulebook_of_table(self))

    def follow(self, settings: Settings) -> None:
        """Takes over what the player has set."""
        self.set_speed(SPEED_NAMES.index(settings.speed))
        self.reasons, self.odds = settings.reasons, settings.odds
        self.open_hands, self.free_undo = settings.open_hands, settings.free_undo
        if self.open_hands and self.curtain is not None:
            self.lift_curtain()
        self.clock.still = settings.reduced_motion
        self.hints = self.look.hints = settings.hints
        self.thinking.seconds = settings.thinking_ms / 1000

    def set_speed(self, index: int) -> None:
        """Slow, normal, fast or instant."""
        self.speed = index
        self.on_speed(index)
        self.clock.speed = self.trim.clock.speed = SPEEDS[index]
        self._dirty = True

    # ---- playing

    def take_back(self) -> None:
        """Takes back what the player at the table has done last, or says why it can't be."""
        takeback.undo(self)

    def play(self, action: Action) -> None:
        """Plays an action for the player at the table."""
        try:
            self.carry_out(action)
        except IllegalActionError as error:
            self.say_no(error.refusal, self.kit.paint.rect(*self.parts.prompt))

    def carry_out(self, action: Action, why: str = "") -> None:
        """Plays an action and stages what comes of it; `why` is a bot's reason.

        Raises IllegalActionError.
        """
        frame = self.session.match.decision
        assert frame is not None
        well = self.session.problem is None
        events = self.session.play(action, why)
        if well and self.session.problem:
            self.telling.beats.append(
                partial(self.telling.say, frame.seat, self.session.problem, PROBLEM_MS)
            )
        self.overlay.seat = None
        if action.verb in BARE:
            words = "is done." if action.verb == "done" else "passes."
            self.look.prompt = Prompt(frame.seat, f"{self.session.names[frame.seat]} {words}")
        self.stop_asking()
        self.telling.beats.extend(self.stage_events(frame.seat, events))
        self.thinking.ahead(self.session)

    def stop_asking(self) -> None:
        self.hinting.forget()
        self.look.selected = None
        self.look.choices = Choices()
        self.look.buttons = (BUSY_BUTTON, LOG_BUTTON, NO_UNDO_BUTTON)
        self._dirty = True

    def _next_beat(self) -> None:
        """Goes on: the next thing to see, or else the next decision."""
        while not self.clock.busy and not self.overlay.pauses and self.curtain is None:
            if self.telling.landing or self.look.hidden:
                self._land()
            if self.telling.beats:
                self.telling.beats.popleft()()
            elif not self.go_on():
                return

    def _land(self) -> None:
        self.telling.land()
        self.look.hidden = frozenset()
        self._dirty = True

    def go_on(self) -> bool:
        """Has the next decision made or asked; False when somebody is being waited for."""
        return self.turns.go_on()

    def leave(self) -> None:
        """Another scene takes over: what is being thought is not wanted."""
        self.hinting.forget()
        self.thinking.forget()

    def draw_curtain_for(self, seat: int) -> None:
        """Hides the table until `seat` has the laptop."""
        self._known[self.look.me] = len(self.session.events)
        self.curtain = seat
        self.blind.fall()
        # A card that is held stays behind with its player, and so does the keyboard.
        self.spots.cancel()
        self.spots.focus_on(None)
        self._dirty = True

    def lift_curtain(self) -> None:
        """The player named on the curtain has the laptop, and is told what he has not seen."""
        assert self.curtain is not None
        seat, self.curtain = self.curtain, None
        self.blind.rise()
        self.turns.arrived = True
        here = Prompt(seat, f"{self.session.names[seat]} has the laptop.")
        self.look = self.make_look(seat, here)
        self.overlay.news = self.session.told(seat, self._known.get(seat, self._began))
        self._dirty = True

    def begin_asking(self) -> None:
        """Asks the player at the table, whose decision it is."""
        frame = self.session.match.decision
        self.turns.arrived = False
        self.look.choices = self.arrange(frame, self.session.match.legal_actions())
        self.ask_again()

    def ask_again(self) -> None:
        look = self.look
        if look.choices.frame is not None:
            look.prompt = Prompt(look.me, self.ask(), True)
            look.buttons = self.buttons()
            if len(look.buttons) < MOST_BUTTONS:
                look.buttons += (takeback.button(self),)
        self._dirty = True
