"""The table under hands that err: illegal drops, drags let go elsewhere, clicks on flying cards."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.rules.core.play import Action
from game.rules.lawrence.events import LootRolled, Rolled
from game.rules.prehistoric.events import VolleyRolled
from game.seating import HUMAN, Setup, name_seats
from game.table.app import App
from game.table.choices import TABLE, card_key
from game.table.dietray import RollingDie
from game.table.motion import Tumble
from game.table.shot import busy_session
from game.table.tablescene import TableScene
from game.table.tween import Clock
from tests.table.conftest import Deal
from tests.table.robot import Robot

ARENA = (600, 330)


def hand_card(robot: Robot, usable: bool) -> int:
    """A card of the hand that can or can't be used now."""
    links = robot.table.look.choices.links
    return next(c for c in robot.table.look.hand if (card_key(c) in links) is usable)


def targeted(robot: Robot) -> Action:
    """A legal action with a target of its own; plays on until there is one."""
    for _ in range(200):
        robot.settle()
        if robot.table.overlay.seen is not None:
            robot.click_on(("sheet", "close"))
            continue
        legal = robot.table.session.match.legal_actions()
        for action in legal:
            if action.verb in ("attach", "place"):
                return action
        robot.play_by_mouse(legal[1] if len(legal) > 1 else legal[0], drag=False)
    raise AssertionError("no Tribesman can be attached and no Mission placed")


@pytest.mark.parametrize("seed", [1, 4, 9])
def test_a_drag_and_two_clicks_do_the_same(app: App, deal: Deal, seed: int) -> None:
    states = []
    for drag in (True, False):
        robot = deal(3, seed)
        robot.play_by_mouse(targeted(robot), drag)
        robot.settle()
        states.append(robot.table.session.match.state.clone())
    assert states[0] == states[1]


def test_an_illegal_drop_goes_home_and_says_why(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    table = robot.table
    before = table.session.match.state.clone()
    card = hand_card(robot, usable=False)
    refusal = table.why_unusable(card)
    assert refusal is not None
    start = robot.point(card_key(card))
    assert start is not None
    robot.drag(start, ARENA)
    assert table.session.match.state == before
    assert table.pointing.tip is not None
    assert refusal.text in table.pointing.tip[0]
    assert f"({refusal.ruling}, F1)" in table.pointing.tip[0]
    robot.settle()
    assert card in table.look.hand
    assert table.look.held is None
    assert card_key(card) in table.board.pen.places


def test_clicking_a_card_that_cannot_be_used_says_why(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    card = hand_card(robot, usable=False)
    robot.click_on(card_key(card))
    refusal = robot.table.why_unusable(card)
    assert refusal is not None
    assert robot.table.pointing.tip is not None
    assert robot.table.pointing.tip[0] == f"{refusal.text} ({refusal.ruling}, F1)"


@pytest.mark.parametrize("how", ["escape", "outside", "focus", "resize", "second button"])
def test_a_drag_that_is_broken_off_changes_nothing(app: App, deal: Deal, how: str) -> None:
    robot = deal(3, 5)
    robot.settle()
    table = robot.table
    before = table.session.match.state.clone()
    card = hand_card(robot, usable=True)
    start = robot.point(card_key(card))
    assert start is not None
    robot.drag(start, ARENA, let_go=False)
    assert table.look.held == card_key(card)
    if how == "escape":
        robot.press(pygame.K_ESCAPE)
    elif how == "outside":
        robot.up((-40, 300))
    elif how == "focus":
        app.frame(16, [Event(pygame.WINDOWFOCUSLOST)])
    elif how == "resize":
        app.resize((1366, 768))
    else:
        robot.down(ARENA, 3)
    robot.settle()
    assert table.look.held is None
    assert table.drag.key is None
    assert table.session.match.state == before
    assert card_key(card) in table.board.pen.places
    robot.play_by_mouse(next(iter(table.look.choices.targets(card_key(card)).values())), False)
    assert table.session.match.state != before


def test_cards_are_rearranged_within_the_hand(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    hand = robot.table.look.hand
    start, end = robot.point(card_key(hand[0])), robot.point(card_key(hand[-1]))
    assert start is not None
    assert end is not None
    robot.drag(start, (end[0] + 60, end[1]))
    assert robot.table.look.hand == (*hand[1:], hand[0])
    robot.settle()
    robot.play_by_mouse(robot.table.session.match.legal_actions()[0], False)
    robot.settle()
    kept = [card for card in robot.table.look.hand if card in hand]
    assert kept == [card for card in (*hand[1:], hand[0]) if card in kept]


def test_clicks_on_flying_cards_only_hurry(app: App, deal: Deal) -> None:
    robot = deal(3, 5, speed=0)
    table = robot.table
    robot.settle()
    robot.play_by_mouse(targeted(robot), drag=False)
    moves = len(table.session.match.moves)
    assert table.busy
    for x in range(320, 1000, 60):
        if not table.busy:
            break
        robot.down((x, 660))
        robot.up((x, 660))
    assert all(move.seat != 0 for move in table.session.match.moves[moves:])


def test_held_space_hurries_until_it_is_let_go_and_presses_nothing(app: App, deal: Deal) -> None:
    def until_asked(held: bool) -> int:
        robot = deal(3, 5, speed=0)
        robot.settle()
        while robot.table.session.match.state.active == 0:
            robot.press(pygame.K_SPACE)
            app.frame(16)
        moves = robot.table.session.match.moves
        if held:
            app.frame(16)
            app.frame(16, [Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")])
        frames = 0
        while robot.table.busy or robot.table.look.choices.frame is None:
            app.frame(16)
            frames += 1
        played = len(moves)
        for _ in range(30):
            app.frame(16)
        assert len(moves) == played, "what is held presses no button when somebody is asked"
        app.frame(16, [Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0)])
        assert not robot.table.keys.hurrying
        return frames

    slow, quick = until_asked(False), until_asked(True)
    assert quick < slow / 4


def test_quick_clicks_play_one_action(deal: Deal) -> None:
    robot = deal(2, 5, speed=0)
    robot.settle()
    moves = len(robot.table.session.match.moves)
    pos = robot.point(("button", "done"))
    assert pos is not None
    for _ in range(4):
        robot.down(pos)
        robot.up(pos)
    mine = [move for move in robot.table.session.match.moves[moves:] if move.seat == 0]
    assert len([m for m in mine if m.action.card < 0]) <= 2  # the click, and what has one choice


def test_a_card_is_shown_large_after_a_rest_and_at_once_on_a_right_click(
    app: App, deal: Deal
) -> None:
    robot = deal(3, 5)
    robot.settle()
    table = robot.table
    pos = robot.point(card_key(table.look.hand[0]))
    assert pos is not None
    corner = (60, 300)
    robot.move(pos)
    before = app.screen.get_at(corner)
    for _ in range(30):
        app.frame(16)
    assert app.screen.get_at(corner) != before
    robot.move((640, 20))
    app.frame()
    assert app.screen.get_at(corner) == before
    robot.click(pos, 3)
    app.frame()
    assert app.screen.get_at(corner) != before


def test_space_presses_the_first_button_and_escape_opens_the_menu(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    table = robot.table
    moves = len(table.session.match.moves)
    robot.press(pygame.K_ESCAPE)
    assert table.overlay.panel == "menu"
    robot.press(pygame.K_SPACE)
    assert len(table.session.match.moves) == moves
    robot.press(pygame.K_ESCAPE)
    assert not table.overlay.open
    robot.press(pygame.K_SPACE)
    assert len(table.session.match.moves) > moves


def test_escape_puts_a_held_card_back(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    card = hand_card(robot, usable=True)
    robot.click_on(card_key(card))
    assert robot.table.look.selected == card_key(card)
    robot.press(pygame.K_ESCAPE)
    assert robot.table.look.selected is None
    assert not robot.table.overlay.open


def test_the_log_tells_the_game_and_no_secrets(deal: Deal) -> None:
    robot = deal(3, 5)
    for _ in range(4):
        robot.settle()
        robot.play_by_mouse(robot.table.session.match.legal_actions()[0], False)
    robot.settle()
    told = [sentence for _, sentence in robot.table.session.told(0)]
    assert any(sentence.startswith("Ann draws ") and "cards" not in sentence for sentence in told)
    others = [s for s in told if s.startswith(("Ben draws", "Cleo draws"))]
    assert others
    assert all(s.endswith(("2 cards.", "5 cards.", "a card.", "3 cards.")) for s in others)


def test_dice_land_on_the_recorded_faces(app: App, deal: Deal) -> None:
    robot = deal(3, 5)
    paint = robot.table.kit.paint
    clock = Clock()
    tumble = Tumble(clock)
    faces = [(6, True), (4, True), (2, False)]
    tumble.roll([RollingDie(f, hit, 10 + 70 * i, 10, 48) for i, (f, hit) in enumerate(faces)], 6)
    for _ in range(200):
        if not clock.busy:
            break
        clock.advance(16)
    shown = [item.surface for item in tumble.items(paint) if item.key[0] == "die"]
    assert shown == [paint.die(face, 48, hit) for face, hit in faces]


@pytest.mark.parametrize(
    "size", [(1024, 600), (1280, 720), (1920, 1080), (1280, 1024), (2560, 1080)]
)
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("game", ["lawrence", "prehistoric"])
@pytest.mark.parametrize("busy", [False, True])
def test_every_spot_lies_in_the_window(
    app: App, deal: Deal, size: tuple[int, int], seats: int, game: str, busy: bool
) -> None:
    robot = deal(seats, 5, game=game)
    if busy:
        rules = robot.table.session.match.rules
        setup = Setup(game, name_seats([(HUMAN, "")] + [("steady", "")] * (seats - 1)), {}, 1)
        session = busy_session(rules, setup)
        app.go(type(robot.table)(session, lambda _: None, lambda _: None, speed=3))
    robot.settle()
    app.resize(size)
    robot.settle()
    window = app.screen.get_rect()
    for spot in robot.table.board.spots:
        if isinstance(spot.key, tuple) and spot.key[0] == "card":
            assert window.colliderect(spot.rect)
        else:
            assert window.contains(spot.rect), spot.key
    buttons = [s.rect for s in robot.table.board.spots if s.key[0] == "button"]
    assert len(buttons) == 3
    cards = [s.rect for s in robot.table.board.spots if s.key == TABLE or s.key[0] == "seat"]
    for button in buttons:
        assert button.collidelist(cards) == -1


def test_the_curtain_hides_both_hands(app: App, deal: Deal) -> None:
    """Behind the curtain the picture is the same whatever anybody holds."""
    pictures = []
    for seed in (5, 6):
        robot = deal(3, seed, humans=2)
        for _ in range(3):
            app.frame()
        assert robot.table.curtain == 0
        pictures.append(pygame.image.tobytes(app.screen, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_laptop_is_passed_before_another_player_is_asked(app: App, deal: Deal) -> None:
    robot = deal(2, 5, humans=2)
    table = robot.table
    robot.press(pygame.K_SPACE)
    assert table.look.me == 0
    for _ in range(300):
        app.frame()
        if table.curtain is not None:
            break
        if not table.busy and table.look.choices.frame:
            robot.play_by_mouse(table.session.match.legal_actions()[0], False)
    assert table.curtain == 1
    assert not table.board.pen.places
    robot.click_on("curtain")
    robot.settle()
    assert table.look.me == 1
    assert set(table.look.hand) == set(table.session.match.state.hands[1])


def test_closing_in_the_middle_of_a_flight_ends_at_once(app: App, deal: Deal) -> None:
    robot = deal(3, 5, speed=0)
    robot.settle()
    robot.play_by_mouse(targeted(robot), drag=False)
    assert robot.table.busy
    app.frame(16, [Event(pygame.QUIT)])
    assert not app.running


def test_a_waiting_table_repaints_nothing(app: App, deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    robot.move((640, 20))
    for _ in range(40):
        app.frame()
    assert isinstance(app.scene, TableScene)
    for _ in range(20):
        app.scene.tick(16)
        assert app.scene.stage.render() == []


@pytest.mark.parametrize("game", ["lawrence", "prehistoric"])
def test_the_prompt_tells_how_dice_fell_when_they_lie_still(game: str, deal: Deal) -> None:
    robot = deal(2, seed=2, speed=1, humans=0, game=game)
    scene = robot.table
    rolled = (Rolled, LootRolled, VolleyRolled)
    frames: list[tuple[bool, tuple[object, ...]]] = []
    throws = 0
    while throws < 6:
        robot.app.frame(8)
        dice = [
            item for item in scene.telling.tumble.items(scene.kit.paint) if item.key[0] == "die"
        ]
        recent = [event for _, event in scene.session.events[-40:]]
        results = {scene.session.tell(event) for event in recent if isinstance(event, rolled)}
        told = scene.look.prompt.text in results
        if frames and (not dice or (frames[-1][0] and not told)):  # the throw before is over
            throws += 1
            assert not frames[0][0], "told before the dice fell"
            assert frames[-1][0], "not told while they lay there"
            assert len({where for told, where in frames if told}) == 1, "told while they rolled"
            assert len({where for told, where in frames if not told}) > 5
            frames.clear()
        if dice:
            frames.append((told, tuple((item.x, item.y, item.surface) for item in dice)))
