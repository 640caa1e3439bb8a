"""A player made of synthetic events: clicks, drags and keys, nothing else reaches the table."""

from __future__ import annotations

import re

import pygame
from pygame.event import Event

from game.rules.core.play import Action
from game.table.app import App
from game.table.choices import TABLE, Key
from game.table.session import Session
from game.table.tablescene import TableScene

# Where on a spot to look for a point that nothing covers, as parts of its width and height.
_ACROSS = (0.15, 0.5, 0.05, 0.85, 0.95, 0.02)
_DOWN = (0.1, 0.5, 0.3, 0.8)


def bot_action(session: Session) -> Action | None:
    """What the bot to decide does; None when a person decides."""
    thought = session.bot_thought()
    return thought.action if thought else None


class Robot:
    """Hands at a window. All methods deliver whole frames to the app."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def table(self) -> TableScene:
        scene = self.app.scene
        assert isinstance(scene, TableScene)
        return scene

    # ---- mouse

    def move(self, pos: tuple[int, int], held: bool = False) -> None:
        buttons = (int(held), 0, 0)
        self.app.frame(16, [Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=buttons)])

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.app.frame(16, [Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)])

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.app.frame(16, [Event(pygame.MOUSEBUTTONUP, pos=pos, button=button)])

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.move(pos)
        self.down(pos, button)
        self.up(pos, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], let_go: bool = True) -> None:
        self.move(start)
        self.down(start)
        for step in range(1, 5):
            x = start[0] + (end[0] - start[0]) * step // 4
            y = start[1] + (end[1] - start[1]) * step // 4
            self.move((x, y), held=True)
        if let_go:
            self.up(end)

    def point(self, key: object) -> tuple[int, int] | None:
        """A point of the window at which a click reaches `key`."""
        spot = next((spot for spot in self.table.board.spots if spot.key == key), None)
        if spot is None:
            return None
        rect = spot.rect.clip(self.app.screen.get_rect())
        for down in _DOWN:
            for across in _ACROSS:
                pos = (int(rect.x + rect.w * across), int(rect.y + rect.h * down))
                found = self.table.spots.at(pos)
                if found is not None and found.key == key:
                    return pos
        return None

    def click_on(self, key: object) -> None:
        pos = self.point(key)
        assert pos is not None, f"nothing to click on for {key}"
        self.click(pos)

    # ---- keyboard

    def press(self, key: int, mod: int = 0) -> None:
        """A key down and up; Space is held until a curtain rises."""
        self.app.frame(16, [Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")])
        for _ in range(30):
            scene = self.app.scene
            if key != pygame.K_SPACE or not isinstance(scene, TableScene) or scene.curtain is None:
                break
            self.app.frame()
        self.app.frame(16, [Event(pygame.KEYUP, key=key, mod=mod)])

    def tab_to(self, key: object) -> None:
        """Tab until the focus is on `key`."""
        for _ in range(len(self.table.board.spots) + 1):
            self.press(pygame.K_TAB)
            if self.table.spots.focused == key:
                return
        raise AssertionError(f"Tab does not come to {key}")

    # ---- playing

    def settle(self, frames: int = 100_000) -> None:
        """Lets frames pass until the table asks the player or the game leaves the table."""
        for _ in range(frames):
            self.app.frame()
            scene = self.app.scene
            if not isinstance(scene, TableScene) or scene.overlay.seen is not None:
                return
            if scene.overlay.news:
                scene.close_overlay()
            if not scene.busy and scene.look.choices.frame is not None:
                return
        raise AssertionError("the table never asks")

    def _ends(self, action: Action) -> tuple[Key, Key, Action]:
        """A source and a target on the table that mean `action`, or its twin.

        People and dice that are alike are shown as one: what is done to one is done to any.
        """
        ends = [
            (source, target, meant)
            for source, targets in self.table.look.choices.links.items()
            for target, meant in targets.items()
        ]
        exact = [end for end in ends if end[2] == action]
        return (exact or [end for end in ends if self._twins(end[2], action)])[0]

    def _twins(self, one: Action, other: Action) -> bool:
        match = self.table.session.match
        texts = [re.sub(r"#\d+|\d+", "", match.rules.format(a)) for a in (one, other)]
        if texts[0] != texts[1] or one.verb != "reroll":
            return texts[0] == texts[1]
        dice = match.state.raid.dice
        first, second = dice[one.target], dice[other.target]
        worth = [die.face if die.margin >= 0 else 0 for die in (first, second)]
        return worth[0] == worth[1] and first[:1] == second[:1] and first[2] == second[2]

    def _open_seat_of(self, target: Key, by_mouse: bool) -> None:
        """Opens the sheet of the player in whose camp a card lies that the row does not show."""
        for seat, camp in enumerate(self.table.look.view.camps):
            if any(target[1] in (party.leader, *party.tribe) for party in camp):
                if by_mouse:
                    self.click_on(("seat", seat))
                else:
                    self.tab_to(("seat", seat))
                    self.press(pygame.K_RETURN)
                self.app.frame()

    def play_by_mouse(self, action: Action, drag: bool) -> Action:
        """Plays an action, or its twin, by a drag, or by two clicks; returns what was played."""
        if action.card == -1:
            self.click_on(("button", action.verb))
            return action
        source, target, action = self._ends(action)
        if self.table.look.choices.one_click and target == TABLE:
            self.click_on(source)
            return action
        start, end = self.point(source), self.point(target)
        if drag and start and end:
            self.drag(start, end)
            return action
        self.click_on(source)
        self.app.frame()
        if self.point(target) is None:
            self._open_seat_of(target, True)
        self.click_on(target)
        return action

    def play_by_keys(self, action: Action) -> Action:
        """Plays an action, or its twin, by Tab and Enter, or Space for the first button."""
        if action.card == -1:
            if self.table.look.buttons[0].command == action.verb:
                self.press(pygame.K_SPACE)
            else:
                self.tab_to(("button", action.verb))
                self.press(pygame.K_RETURN)
            return action
        source, target, action = self._ends(action)
        self.tab_to(source)
        self.press(pygame.K_RETURN)
        if self.table.look.choices.frame is None or self.table.look.selected is None:
            return action
        shown = {spot.key for spot in self.table.board.spots if spot.focusable}
        if target not in shown:
            self._open_seat_of(target, False)
        self.tab_to(target)
        self.press(pygame.K_RETURN)
        return action
