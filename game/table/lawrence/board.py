"""Puts the picture of the table together from its parts, and the layers that float over it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.lawrence.view import View
from game.table.kit import Kit
from game.table.lawrence import arena, frame, hand, overlays, seats
from game.table.lawrence.choices import TABLE, Key
from game.table.lawrence.look import Look
from game.table.pen import Z_HOVER, Z_TIP, Pen
from game.table.regions import Regions
from game.table.spots import Spot, Spots
from game.table.stage import Item

if TYPE_CHECKING:
    from game.table.lawrence.scene import LawrenceTable


@dataclass(slots=True)
class Overlay:
    """What lies over the table, if anything."""

    seat: int | None = None
    """Whose sheet is open."""
    seen: tuple[int, tuple[int, ...]] | None = None
    """A hand seen by Long Ears: whose, and its cards."""
    menu: bool = False
    log: bool = False

    @property
    def modal(self) -> bool:
        """Whether only what lies over the table answers."""
        return self.menu or self.seen is not None or self.seat is not None

    @property
    def pauses(self) -> bool:
        """Whether the game waits for it to be closed."""
        return self.menu or self.seen is not None

    @property
    def open(self) -> bool:
        return self.modal or self.log

    def show_seat(self, seat: int) -> None:
        self.seat = seat

    def show_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seen = (seat, cards)

    def close_seat(self) -> None:
        self.seat = None

    def close(self) -> None:
        """Closes the topmost."""
        if self.menu:
            self.menu = False
        elif self.seen is not None:
            self.seen = None
        elif self.seat is not None:
            self.seat = None
        else:
            self.log = False


class Board:
    """The picture of the table at one size of the window."""

    def __init__(self, kit: Kit, parts: Regions, size: tuple[int, int]) -> None:
        self.kit = kit
        self.parts = parts
        self.size = size
        self.pen = self._pen(Spots(), "")
        self.items: list[Item] = []
        self.spots: list[Spot] = []
        self._over: list[Item] = []
        """Items of an opened sheet: they float above the table."""

    def _pen(self, state: Spots, name: str) -> Pen:
        return Pen(self.kit.paint, self.kit.faces, state, size=self.size, name=name)

    # ---- at rest

    def draw(self, look: Look, state: Spots, scene: LawrenceTable) -> None:
        """The whole table, and what lies over it."""
        pen = self._pen(state, "table")
        parts, pick, command = self.parts, scene.click, scene.command
        frame.draw_top(pen, look, parts, command)
        seats.draw_seats(pen, look, parts.seats, pick)
        arena.draw_middle(pen, look, parts, pick)
        frame.draw_prompt(pen, look, parts.prompt)
        seats.draw_plaque(pen, look, parts, pick)
        hand.draw_hand(pen, look, parts, scene.raised, pick)
        frame.draw_buttons(pen, look, parts, command)
        frame.draw_log_edge(pen, parts, command)
        self._ring(pen, state)
        self.pen = pen
        self.items = pen.items
        self.spots = [self._equip(spot, look, scene) for spot in pen.spots]
        self.spots.sort(key=partial(_rank, look))
        self._draw_over(look, state, scene)

    def _draw_over(self, look: Look, state: Spots, scene: LawrenceTable) -> None:
        overlay, parts = scene.overlay, self.parts
        pen = self._pen(state, "over")
        decision = look.choices.frame
        if overlay.menu:
            leave = scene.on_leave
            entries = (
                ("play", "Go on", scene.close_overlay),
                ("reroll", "New game", partial(leave, "setup")),
                ("chev", "To the title", partial(leave, "title")),
                ("door", "Quit", partial(leave, "quit")),
            )
            overlays.draw_menu(
                pen, parts, scene.speed, entries, scene.set_speed, scene.close_overlay
            )
        elif overlay.seen is not None:
            overlays.draw_hand_sheet(pen, look, parts, *overlay.seen, scene.close_overlay)
        elif overlay.seat is not None:
            overlays.draw_seat_sheet(
                pen, look, parts, overlay.seat, scene.click, scene.close_overlay
            )
        elif decision is not None and decision.kind == "search":
            overlays.draw_search(pen, look, parts, scene.click)
        elif overlay.log:
            lines = scene.session.told(look.me)[-40:]
            frame.draw_log(pen, parts, lines, look)
            box = frame.log_box(parts)
            pen.spot("log", *box, partial(scene.command, "log"), label="Close the log", z=200)
            self.spots = [spot for spot in self.spots if spot.key != "log"] + pen.spots
            self._over = pen.items
            return
        else:
            self._over = []
            return
        self._ring(pen, state)
        self._over = pen.items
        self.spots = [self._equip(spot, look, scene) for spot in pen.spots]

    def _ring(self, pen: Pen, state: Spots) -> None:
        """The cream ring around what the keyboard is at; buttons draw their own."""
        key = state.focused
        if key is None or not isinstance(key, tuple) or key[0] not in ("card", "seat", "table"):
            return
        spot = next((spot for spot in pen.spots if spot.key == key), None)
        if spot and (pen is not self.pen or key[0] != "card"):
            u = self.kit.paint.u
            rect = spot.rect
            pen.focus_ring(rect.x / u, rect.y / u, rect.w / u, rect.h / u, z=Z_HOVER + 120)

    def _equip(self, spot: Spot, look: Look, scene: LawrenceTable) -> Spot:
        """Lets cards be dragged and shown large, and the keyboard reach what can be used."""
        key = spot.key
        if not isinstance(key, tuple) or key[0] not in ("card", "table", "pile"):
            return spot
        in_hand = key[0] == "card" and key[1] in look.hand
        usable = key in look.choices.links
        reachable = in_hand or look.glows(key) or key == look.selected
        return replace(
            spot,
            focusable=reachable and spot.on_click is not None,
            on_drag_start=partial(scene.drag.start, key) if in_hand or usable else None,
            on_right=partial(scene.show_large, key) if key != TABLE else None,
        )

    def draw_curtain(self, look: Look, seat: int, state: Spots, show: object) -> None:
        """Nothing but whose turn it is to hold the laptop."""
        pen = self._pen(state, "curtain")
        overlays.draw_curtain(pen, look, self.parts, seat, show)  # type: ignore[arg-type]
        self.pen, self.items, self.spots, self._over = pen, pen.items, pen.spots, []

    # ---- floating

    def raised(self, look: Look, key: Key | None) -> list[Item]:
        """The card of the hand under the pointer."""
        if key is None or look.away(key):
            return []
        return hand.raised_items(self.pen, look, self.parts, key, 1.0)

    def floating(
        self,
        look: Look,
        zoom: object,
        tip: tuple[str, pygame.Rect] | None,
        banner: tuple[str, str, int, int] | None,
        foreseen: View | None,
    ) -> list[Item]:
        """Sheets, the large card, the banner, the tooltip, and the attack as it would stand."""
        pen = self._pen(Spots(), "float")
        if foreseen is not None:
            arena.draw_foreseen(pen, look, self.parts.arena, foreseen)
        if banner:
            overlays.draw_banner(pen, self.parts, *banner)
        line_key = self._zoomed(look, zoom)
        if line_key is not None:
            line = look.rules.catalogue.line(line_key)
            overlays.draw_zoom(pen, line, overlays.zoom_box(self.parts, self._over_left(zoom)))
        if tip:
            pen.tooltip(tip[0], tip[1], "bad", Z_TIP + 60)
        return self._over + pen.items

    def _zoomed(self, look: Look, key: object) -> int | None:
        if not isinstance(key, tuple):
            return None
        if key[0] == "pile":
            return look.view.discard[-1] if look.view.discard else None
        return int(key[1])

    def _over_left(self, key: object) -> bool:
        """Whether a thing lies where the large card would dock at the left."""
        spot = next((spot for spot in self.spots if spot.key == key), None)
        if spot is None:
            return False
        left = self.kit.paint.px(self.parts.left.x + 292)
        return spot.rect.centerx < left and spot.rect.top < self.kit.paint.px(self.parts.prompt.y)


def _rank(look: Look, spot: Spot) -> int:
    """Order of Tab: the hand, what glows, buttons, players, the rest."""
    key = spot.key
    if isinstance(key, tuple):
        if key[0] == "card" and key[1] in look.hand:
            return 0
        if key[0] in ("card", "table"):
            return 1
        if key[0] == "button":
            return 2
        if key[0] == "seat":
            return 3
    return 4
