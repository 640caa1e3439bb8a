"""The curtain keeps its word: whoever has the laptop sees nothing that he may not know.

Two worlds that differ only in what a seat can't know are shown to it, the same hands at the mouse.
From one confirmation to the next each frame must be the same: its picture, its sounds, the log.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pygame
import pytest
from pygame.event import Event

from game.bots.registry import make_bot
from game.bots.thought import Thought
from game.games import GAMES, AnyRules
from game.match import Match
from game.rules.core.dice import Chance, Dice, Replayed, Seeded
from game.rules.core.play import Action
from game.seating import ALWAYS, NEVER, Setup, name_seats
from game.table.app import App
from game.table.choices import card_key
from game.table.keeper import session_of
from game.table.main import Program
from game.table.session import Session
from game.table.sound import Sounds
from game.table.tablescene import TableScene
from tests.table.conftest import CARDS, Deal
from tests.table.robot import Robot

BOTH = pytest.mark.parametrize("game", list(GAMES))
SEATS = 3
FAST, INSTANT = 2, 3
PARKED = (2, 400)
"""Where the pointer rests and points at nothing."""
HELD = 24
"""Frames for which Space can be held before the curtain rises."""
LONGEST = 2500
"""Frames after which a stretch is cut off."""


# ---- what a player perceives


class Seen(NamedTuple):
    """One frame."""

    picture: int
    """A sum over all pixels of the window."""
    title: tuple[str, ...]
    heard: tuple[str, ...]
    told: tuple[tuple[int, str], ...]


class Ears(Sounds):
    """All that is cued, in order."""

    def __init__(self) -> None:
        super().__init__(audible=False)
        self.cued: list[str] = []

    def cue(self, name: str) -> None:
        self.cued.append(name)
        super().cue(name)


class Watched(App):
    """A window that keeps what was done to it and what could be perceived, frame by frame."""

    def __init__(self) -> None:
        super().__init__(headless=True, size=(1280, 720))
        self.tape: list[tuple[int, list[Event]]] = []
        self.seen: list[Seen] = []
        self.curtains: list[tuple[int | None, int]] = []
        """For each frame whose curtain is up, if one is, and whose table it is."""
        self.program = Program(self, CARDS, None, FAST)
        self.table: TableScene | None = None
        self.ears = Ears()
        self.viewer = 0
        self.asking = ALWAYS
        """How everybody wants to be asked: WHEN_POSSIBLE tells who could answer, and may."""
        self._picture = 0

    def show(self, session: Session, seat: int) -> Robot:
        """A table with the curtain up for `seat`; keeps what is perceived from now on."""
        self.table, self.viewer = self.program.table_of(session), seat
        self.table.curtain = seat
        for each in range(len(session.players)):
            session.asking |= {(each, kind): self.asking for kind in self.table.questions}
        self.table.telling.sounds = self.ears
        if not session.events or len(session.events) == len(session.match.opening):
            self.table.telling.deal_out()
        self.go(self.table)
        self.forget()
        return Robot(self)

    def forget(self) -> None:
        """Begins a new tape."""
        self.tape, self.seen, self.curtains = [], [], []
        self.ears.cued.clear()

    def frame(self, ms: int = 16, events: Iterable[Event] = ()) -> bool:
        events = list(events)
        for event in events:
            if event.type == pygame.USEREVENT:  # so that a resize is on the tape as well
                self.resize(event.size)
        painted = super().frame(ms, events)
        if self.table is None:
            return painted
        if painted or not self._picture:
            self._picture = zlib.crc32(self.screen.get_view("0"))
        heard = tuple(self.ears.cued)
        self.ears.cued.clear()
        told = tuple(self.table.session.told(self.viewer))
        self.tape.append((ms, events))
        self.seen.append(Seen(self._picture, pygame.display.get_caption(), heard, told))
        self.curtains.append((self.table.curtain, self.table.look.me))
        return painted


@pytest.fixture
def app() -> Iterator[Watched]:
    app = Watched()
    yield app
    app.close()


# ---- worlds


class Witness(Session):
    """A session that remembers each position, what was played and what fell."""

    def begin(self) -> Witness:
        self.states = [self.match.rules.clone(self.match.state)]
        self.actions: list[Action] = []
        self.chance: list[Chance] = []
        return self

    def play(self, action: Action, why: str = "") -> list[Any]:
        events = super().play(action, why)
        self.actions.append(action)
        self.chance += self.match.moves[-1].chance
        self.states.append(self.match.rules.clone(self.match.state))
        return events


def hidden_from(state: Any, seat: int) -> set[int]:
    """The cards whose place a seat can't know."""
    known = getattr(state, "seen", {})
    frame = state.agenda[-1] if state.agenda else None
    searching = frame is not None and (frame.kind, frame.seat) == ("search", seat)
    out = set() if searching else set(state.deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            out |= {card for card in hand if seat not in known.get(card, ())}
    return out


def dealt_otherwise(world: Witness, seat: int, seed: str) -> tuple[Any, dict[int, int]] | None:
    """The first position of `world` with all other cards in places that `seat` can't see.

    Cards that come to light later stay where they are, for they must come to light again. Returns
    the position and which card lies in the place of which; None if nothing can be changed.
    """
    rules, start = world.match.rules, world.states[0]
    free = hidden_from(start, seat)
    for state in world.states[1:]:
        free &= hidden_from(state, seat)
    free -= {number for action in world.actions for number in (action.card, action.target)}
    line, rng = rules.catalogue.line_of, random.Random(seed)
    others = [hand for other, hand in enumerate(start.hands) if other != seat]

    def kinds(hand: list[int], change: dict[int, int]) -> list[int]:
        return sorted(line[change.get(card, card)] for card in hand)

    cards = sorted(free)
    best: tuple[int, dict[int, int]] = (0, {})
    for _ in range(40):
        change = dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
        differ = sum(kinds(hand, change) != kinds(hand, {}) for hand in others)
        best = max(best, (differ, change), key=lambda pair: pair[0])
    differ, change = best
    if not differ:
        return None
    twin = rules.clone(start)
    twin.deck = [change.get(card, card) for card in twin.deck]
    twin.hands = [[change.get(card, card) for card in hand] for hand in twin.hands]
    if hasattr(twin, "seen"):
        twin.seen = {change.get(card, card): seats for card, seats in twin.seen.items()}
    assert rules.view(twin, seat) == rules.view(start, seat)
    assert any(kinds(hand, change) != kinds(hand, {}) for hand in others)
    return twin, change


def past_otherwise(rules: AnyRules, event: Any, seat: int, change: dict[int, int]) -> Any:
    """What happened before, with other cards where `seat` was not shown them."""
    redacted = rules.redact(event, seat)
    if redacted == event:
        return event
    if "cards" in event._fields:
        return event._replace(cards=tuple(change.get(card, card) for card in event.cards))
    return event._replace(card=change.get(event.card, event.card))


def witness(like: Session, state: Any, dice: Dice, past: Callable[[Any], Any]) -> Witness:
    """A game that goes on from `state`, with the players and the past of another."""
    match: Any = Match.at(like.match.rules, like.match.rules.clone(state), dice)
    match.opening = [past(event) for event in like.match.opening]
    out = Witness(match, like.players, like.bots)
    out.events = [(number, past(event)) for number, event in like.events]
    out.history = list(like.history)
    return out.begin()


def _first(session: Session) -> int:
    """Who is to decide."""
    frame = session.match.decision
    assert frame is not None
    return frame.seat


def sparing(rules: AnyRules, seed: str) -> Callable[[Session], Action]:
    """What a good player does, but for half of his cards: hands are to hold something to hide."""
    brain, rng = make_bot("steady", rules, seed), random.Random(seed)

    def choose(session: Session) -> Action:
        match = session.match
        legal = match.legal_actions()
        # Passing or being done comes first.
        return legal[0] if rng.random() < 0.5 else brain.choose(match.view(_first(session)), legal)

    return choose


def forwarded(rules: AnyRules, seed: int, moves: int, people: int = SEATS) -> Session:
    """A game after so many moves, when the laptop is about to be passed; bots play the last
    seats."""
    chairs = name_seats([("human", "")] * people + [("steady", "")] * (SEATS - people))
    options = {"starting_hand": "5"} if rules.game == "prehistoric" else {}
    session = session_of(rules, Setup(rules.game, chairs, options, seed, 0))
    choose = sparing(rules, str(seed))
    match, last = session.match, -1
    while match.decision and (
        len(match.moves) < moves
        or match.decision.seat == last
        or session.bots[match.decision.seat] is not None
    ):
        last = match.decision.seat
        session.play(choose(session))
    return session


# ---- hands at the window


def first_player(robot: Robot, choose: Callable[[Session], Action]) -> None:
    """Has the player at the laptop play until it is passed; his hand is looked at and played with.

    What he does shows nothing to the next one, or it would have been seen by all.
    """
    app = robot.app
    robot.press(pygame.K_SPACE)
    for _ in range(LONGEST):
        table = app.scene
        if not isinstance(table, TableScene) or table.curtain is not None:
            return
        if table.overlay.pauses:
            robot.press(pygame.K_SPACE)
        elif table.busy or table.look.choices.frame is None:
            app.frame()
        else:
            if table.look.hand:
                pos = robot.point(card_key(table.look.hand[0]))
                if pos:
                    robot.click(pos, 3)
                robot.press(pygame.K_TAB)
            robot.play_by_mouse(choose(table.session), drag=False)
    raise AssertionError("the laptop is never passed")


class Player:
    """Somebody who plays well, and looks at everything meanwhile."""

    def __init__(self, robot: Robot, seed: str) -> None:
        self.robot, self.rng = robot, random.Random(seed)
        self.decisions = 0

    def play(self, decisions: int) -> None:
        """Lifts the curtain and plays until the next one, or so many decisions."""
        robot, app = self.robot, self.robot.app
        self.wait(3)
        robot.press(pygame.K_SPACE)
        seat = robot.table.look.me
        brain = make_bot("steady", robot.table.session.match.rules, 5)
        for _ in range(LONGEST):
            table = app.scene
            if not isinstance(table, TableScene) or table.curtain is not None:
                break
            if table.overlay.pauses:
                self.wait(4)
                robot.press(pygame.K_SPACE)
            elif table.busy or table.look.choices.frame is None:
                app.frame()
                if self.rng.random() < 0.08:
                    self.hover()
            elif self.decisions == decisions:
                break
            else:
                self.rng.choice(self.gestures)(self)
                match = table.session.match
                action = brain.choose(match.view(seat), match.legal_actions())
                robot.play_by_mouse(action, drag=self.decisions % 2 == 0)
                self.decisions += 1
        self.wait(3)

    def wait(self, frames: int) -> None:
        for _ in range(frames):
            self.robot.app.frame()

    def hover(self) -> None:
        """The pointer goes to something, whatever it is."""
        spots = [s for s in self.robot.table.board.spots if s.rect.w < 700]
        if spots:
            self.robot.move(self.rng.choice(spots).rect.center)

    def look_at_cards(self) -> None:
        hand = self.robot.table.look.hand
        for card in self.rng.sample(hand, min(2, len(hand))):
            pos = self.robot.point(card_key(card))
            if pos:
                self.robot.move(pos)
                self.wait(26)
                self.robot.click(pos, 3)

    def look_at_seats(self) -> None:
        table = self.robot.table
        for seat in range(SEATS):
            pos = self.robot.point(("seat", seat))
            if pos and seat != table.look.me:
                self.robot.click(pos)
                self.wait(3)
                if table.overlay.seat is not None:
                    self.hover()
                    self.wait(24)
                    self.robot.press(pygame.K_ESCAPE)

    def look_at_log(self) -> None:
        self.robot.press(pygame.K_l)
        self.wait(2)
        # What a Guide searches lies over the log.
        if self.robot.table.overlay.log and self.robot.point(("log", "seat", 0)):
            for seat in (1, 0, None):
                self.robot.click_on(("log", "seat", seat))
            pos = self.robot.point(("line", 0))
            if pos:
                self.robot.click(pos)
                self.wait(3)
                self.robot.press(pygame.K_ESCAPE)
        if self.robot.table.overlay.log and self.rng.random() < 0.7:
            self.robot.press(pygame.K_l)

    def look_through_the_menu(self) -> None:
        table = self.robot.table
        for key in (None, ("menu", 1), ("menu", 2)):
            self.robot.press(pygame.K_ESCAPE)
            while not table.overlay.panel and table.overlay.open:
                self.robot.press(pygame.K_ESCAPE)  # the log was open
            if not table.overlay.panel:
                self.robot.press(pygame.K_ESCAPE)
            self.wait(2)
            if key:
                self.robot.click_on(key)
                self.wait(2)
            self.robot.press(pygame.K_ESCAPE)

    def try_to_undo(self) -> None:
        pos = self.robot.point(("button", "undo"))
        if pos:
            self.robot.move(pos)
            self.wait(2)

    def resize(self) -> None:
        for size in ((1366, 768), (1280, 720)):
            self.robot.app.frame(16, [Event(pygame.USEREVENT, size=size)])
            self.wait(2)

    def look_at_buttons(self) -> None:
        for spot in self.robot.table.board.spots:
            if spot.tip or (isinstance(spot.key, tuple) and spot.key[0] == "button"):
                self.robot.move(spot.rect.center)
                self.wait(2)

    def ask_why_not(self) -> None:
        look = self.robot.table.look
        for card in look.hand:
            if card_key(card) not in look.choices.links:
                self.robot.click_on(card_key(card))
                self.wait(2)
                return

    def walk_with_keys(self) -> None:
        for _ in range(4):
            self.robot.press(pygame.K_TAB)

    def look_it_up(self) -> None:
        for _ in range(2):
            self.robot.press(pygame.K_F1)

    gestures = (
        look_at_cards,
        look_at_seats,
        look_at_log,
        look_through_the_menu,
        try_to_undo,
        resize,
        look_at_buttons,
        ask_why_not,
        walk_with_keys,
        look_it_up,
    )


# ---- two worlds


class Stretch(NamedTuple):
    """What a seat perceived from the curtain before it to the curtain after it."""

    seat: int
    seen: list[Seen]
    tape: list[tuple[int, list[Event]]]
    session: Witness


def until_passed(
    app: Watched, session: Witness, choose: Callable[[Session], Action]
) -> tuple[Robot, int] | None:
    """The stretch of the player before; returns who has the laptop next, None when it is over."""
    robot = app.show(session, _first(session))
    robot.table.set_speed(INSTANT)
    first_player(robot, choose)
    assert app.table is not None
    seat = app.table.curtain
    if seat is None:
        return None
    app.table.set_speed(FAST)
    app.viewer = seat
    robot.move(PARKED)
    return robot, seat


def played(app: Watched, before: Session, seed: str, decisions: int) -> Stretch | None:
    """Somebody plays, and after him the next one, who is watched."""
    rules = before.match.rules
    session = witness(before, before.match.state, Seeded(seed), lambda event: event)
    passed = until_passed(app, session, sparing(rules, seed))
    if passed is None:
        return None
    robot, seat = passed
    app.forget()
    Player(robot, seed).play(decisions)
    return Stretch(seat, app.seen, app.tape, session)


def played_again(
    app: Watched, before: Session, stretch: Stretch, blind: int, seed: str
) -> Stretch | None:
    """The same in a world that differs in what `blind` can't know; None if there is none."""
    world = stretch.session
    otherwise = dealt_otherwise(world, blind, seed)
    if otherwise is None:
        return None
    state, change = otherwise
    rules = before.match.rules
    session = witness(
        before,
        state,
        Replayed(world.chance),
        lambda event: past_otherwise(rules, event, blind, change),
    )
    for bot in session.bots:
        if bot is not None:
            # A bot plays by its own cards, which may be others here: it does what it did.
            bot.think = lambda *_: Thought(  # type: ignore[method-assign]
                world.actions[len(session.match.moves)], "only_choice"
            )
    passed = until_passed(app, session, lambda session: world.actions[len(session.match.moves)])
    assert passed is not None
    _, seat = passed
    assert seat == stretch.seat, "who has the laptop depends on hidden cards"
    app.forget()
    for ms, events in stretch.tape:
        app.frame(ms, events)
    return Stretch(seat, app.seen, app.tape, session)


def difference(one: Stretch, other: Stretch) -> str:
    """Where the two can be told apart, and by what; empty if nowhere."""
    assert len(one.seen) == len(other.seen)
    for number, (here, there) in enumerate(zip(one.seen, other.seen, strict=True)):
        for name, a, b in zip(Seen._fields, here, there, strict=True):
            if a != b:
                return f"{name} of frame {number}"
    return ""


def compare(
    app: Watched, game: str, positions: Iterable[tuple[int, int]], most: int, people: int = SEATS
) -> int:
    """Compares stretches of games, by seed and moves before; returns how many frames."""
    rules = app.program.rules(game)
    frames = 0
    for seed, moves in positions:
        before = forwarded(rules, seed, moves, people)
        name = f"{seed} {moves}"
        stretch = played(app, before, name, most)
        if stretch is None:
            continue
        again = played_again(app, before, stretch, stretch.seat, name)
        if again is None:
            continue
        found = difference(stretch, again)
        assert not found, f"{found}, seed {seed}, after {moves} moves, seat {stretch.seat}"
        assert again.session.actions == stretch.session.actions
        frames += len(stretch.seen)
    return frames


def curtain_pictures(app: Watched, game: str, seat: int) -> set[int]:
    """The curtain for a seat in a game of other hands, where nothing was painted before it."""
    out = set()
    app.screen.fill("#ff00ff")
    robot = app.show(forwarded(app.program.rules(game), 77, 0), seat)
    robot.move(PARKED)
    out.add(app.seen[-1].picture)
    pos = robot.point("curtain")
    assert pos is not None
    robot.move(pos)
    out.add(app.seen[-1].picture)
    for where in (pos, PARKED):
        # Space is held, and let go before the curtain rises.
        robot.move(where)
        down = [Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")]
        for frame in range(HELD):
            app.frame(16, () if frame else down)
            assert robot.table.curtain == seat
            out.add(app.seen[-1].picture)
        app.frame(16, [Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])
    return out


# ---- the tests


@BOTH
def test_nothing_that_is_seen_or_heard_depends_on_what_is_hidden(app: Watched, game: str) -> None:
    assert compare(app, game, ((1, 0), (1, 45), (3, 61)), 4) > 200


@pytest.mark.long
@BOTH
def test_nothing_depends_on_what_is_hidden_in_many_games(app: Watched, game: str) -> None:
    positions = product(range(20, 26), range(0, 200, 25))
    assert compare(app, game, positions, 8) > 3000


@BOTH
def test_nothing_depends_on_what_is_hidden_with_a_bot_at_the_table(app: Watched, game: str) -> None:
    assert compare(app, game, ((2, 10), (4, 70)), 3, people=2) > 100


@BOTH
def test_nothing_depends_on_what_is_hidden_when_nobody_is_ever_asked(
    app: Watched, game: str
) -> None:
    app.asking = NEVER
    assert compare(app, game, ((5, 10), (6, 70)), 3) > 100


@pytest.mark.long
@BOTH
def test_nothing_depends_on_what_is_hidden_with_a_bot_in_many_games(
    app: Watched, game: str
) -> None:
    positions = product(range(40, 44), range(0, 200, 25))
    assert compare(app, game, positions, 8, people=2) > 2000


@BOTH
def test_the_curtain_is_the_same_whatever_anybody_holds(app: Watched, game: str) -> None:
    """And nothing of the table before it is left, not even for a frame."""
    rules = app.program.rules(game)
    pictures = [curtain_pictures(app, game, seat) for seat in range(SEATS)]
    assert len(set.union(*pictures)) == (2 + 2 * HELD) * SEATS, "it names who is to have the laptop"
    frames = 0
    session = forwarded(rules, 3, 90)
    robot = app.show(session, _first(session))
    robot.table.set_speed(INSTANT)
    choose = sparing(rules, "3")
    for _ in range(3):
        first_player(robot, choose)
        for _ in range(3):
            app.frame()
        robot.move(PARKED)
    assert app.table is not None
    for seen, (curtain, _) in zip(app.seen, app.curtains, strict=True):
        if curtain is not None:
            assert seen.picture in pictures[curtain]
            frames += 1
    before = None
    for curtain, me in app.curtains:
        if curtain is None and before is not None and me != before[1]:
            assert me == before[0], "who has it is who was named, after the curtain"
        elif before is not None:
            assert me == before[1], "the table turns behind the curtain only"
        before = (curtain, me)
    assert frames > 10


def rows(picture: pygame.Surface, top: int, bottom: int) -> bytes:
    part = picture.subsurface((0, top, picture.get_width(), bottom - top))
    return pygame.image.tobytes(part, "RGB")


@BOTH
def test_while_the_curtain_moves_nothing_but_the_two_pictures_is_seen(
    app: Watched, game: str
) -> None:
    """Coming down it lies over what its player saw last; rising it is the curtain that rises."""
    session = forwarded(app.program.rules(game), 3, 12)
    robot = app.show(session, _first(session))
    robot.move(PARKED)
    table, high = robot.table, app.size[1]
    curtain = app.screen.copy()
    table.lift_curtain()
    rising = []
    while table.trim.clock.busy:
        app.frame()
        rising.append(app.screen.copy())
    table_now, edges = rising[-1], []
    for picture in rising:
        top = rows(picture, 0, 1)
        edge = next((y for y in range(high) if rows(curtain, y, y + 1) == top), high)
        assert rows(picture, 0, high - edge) == rows(curtain, edge, high)
        assert rows(picture, high - edge, high) == rows(table_now, high - edge, high)
        edges.append(edge)
    assert edges == sorted(edges)
    assert len(set(edges)) > 6, "it is seen on its way"
    table.close_overlay()
    robot.settle()
    saw, mine = app.screen.copy(), table.look.hand
    table.draw_curtain_for((table.look.me + 1) % SEATS)
    shown: list[int] = []
    for _ in range(40):
        app.frame()
        same = [y for y in range(0, high, 4) if rows(app.screen, y, y + 1) == rows(saw, y, y + 1)]
        shown.append(len(same))
        left = min((y for y in same if y > high - 8), default=high)
        assert left == high or rows(app.screen, high - 4, high) == rows(saw, high - 4, high)
        assert table.look.hand == mine, "no other hand is looked at before it is confirmed"
    assert shown[0] > shown[5] > shown[-1]
    assert sorted(shown, reverse=True) == shown, "what he saw goes away, and nothing else comes"


@BOTH
def test_space_is_held_so_that_nobody_sees_a_hand_by_mistake(app: Watched, game: str) -> None:
    session = forwarded(app.program.rules(game), 3, 12)
    robot = app.show(session, _first(session))
    table = robot.table
    down = Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    up = Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    for _ in range(12):  # somebody hammers at it
        app.frame(60, [down])
        app.frame(60, [up])
    assert table.curtain is not None
    app.frame(60, [Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")])
    assert table.curtain is not None
    app.frame(60, [down])
    app.frame(300)
    assert table.curtain is not None
    app.frame(200)
    assert table.curtain is None


@BOTH
def test_a_card_in_the_air_stays_with_its_player(app: Watched, game: str) -> None:
    """The button of the mouse is held down while the laptop is passed."""
    session = forwarded(app.program.rules(game), 3, 12)
    robot = app.show(session, _first(session))
    robot.press(pygame.K_SPACE)
    table = robot.table
    for _ in range(LONGEST):
        if table.curtain is not None:
            break
        if table.overlay.pauses:
            robot.press(pygame.K_SPACE)
        elif table.busy or table.look.choices.frame is None:
            app.frame()
        elif not table.look.buttons[0].enabled:
            table.play(session.match.legal_actions()[0])
        else:
            if not table.spots.dragging and table.look.hand:
                start = robot.point(card_key(table.look.hand[0]))
                assert start is not None
                robot.drag(start, (600, 330), let_go=False)
                assert table.drag.items()
            robot.press(pygame.K_SPACE)
    assert robot.table.curtain is not None
    for _ in range(20):
        app.frame()
    behind = app.seen[-1].picture
    robot.move((500, 300), held=True)
    assert app.seen[-1].picture == behind
    robot.press(pygame.K_SPACE)
    robot.move((520, 300), held=True)
    assert app.curtains[-1][0] is None
    assert not table.drag.items()
    assert not table.spots.dragging


def test_one_person_never_meets_a_curtain(app: Watched, deal: Deal) -> None:
    for game in GAMES:
        robot = deal(SEATS, 5, game=game)
        table = robot.table
        brain = make_bot("steady", table.session.match.rules, 5)
        for _ in range(40):
            assert table.curtain is None
            if app.scene is not table:
                break
            if table.overlay.pauses:
                table.close_overlay()
            elif not table.busy and table.look.choices.frame is not None:
                table.play(
                    brain.choose(table.session.match.view(0), table.session.match.legal_actions())
                )
            app.frame()
        assert len(table.session.match.moves) > 20


# ---- that the comparison notices


def _other_hand(table: TableScene) -> str:
    """What nobody may tell the player at the table: the hand of the next one."""
    hand = table.session.match.state.hands[(table.look.me + 1) % SEATS]
    return " ".join(map(table.look.catalogue.token, sorted(hand)))


def _leak(monkeypatch: pytest.MonkeyPatch, table: type[TableScene], name: str) -> None:
    """Makes all tables of a class tell what they must not."""
    if name == "picture":
        monkeypatch.setattr(table, "ask", _other_hand)
    elif name == "title":
        lift = table.lift_curtain

        def tell(self: TableScene) -> None:
            lift(self)
            pygame.display.set_caption(_other_hand(self))

        monkeypatch.setattr(table, "lift_curtain", tell)
    elif name == "heard":
        ask = table.begin_asking

        def hum(self: TableScene) -> None:
            ask(self)
            self.telling.sounds.cue(_other_hand(self))

        monkeypatch.setattr(table, "begin_asking", hum)
    else:

        def told(self: Session, viewer: int, since: int = 0) -> tuple[tuple[int, str], ...]:
            return tuple((-1, str(self.tell(event))) for _, event in self.events[since:])

        monkeypatch.setattr(Session, "told", told)


@pytest.mark.parametrize(("name", "game"), list(zip(Seen._fields, [*GAMES] * 2, strict=True)))
def test_a_leak_is_noticed(
    app: Watched, game: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = forwarded(app.program.rules(game), 1, 30)
    _leak(monkeypatch, type(app.program.table_of(before)), name)
    stretch = played(app, before, "leak", 0)
    assert stretch is not None
    again = played_again(app, before, stretch, stretch.seat, "leak")
    assert again is not None
    assert difference(stretch, again).startswith(name)


@BOTH
def test_another_hand_of_ones_own_is_noticed(app: Watched, game: str) -> None:
    before = forwarded(app.program.rules(game), 1, 30)
    stretch = played(app, before, "own", 0)
    assert stretch is not None
    third = next(seat for seat in range(SEATS) if seat not in (stretch.seat, _first(before)))
    again = played_again(app, before, stretch, third, "own")
    assert again is not None
    pictures = [[seen.picture for seen in each.seen] for each in (stretch, again)]
    assert pictures[0][:3] == pictures[1][:3], "behind the curtain all is the same"
    assert pictures[0][3:] != pictures[1][3:]
    assert difference(stretch, again)
