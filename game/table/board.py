"""Puts the picture of a table together, and the layers that float over it.

A game's board draws what is its own (`draw_table`, `draw_sheet`); bar, prompt, hand, buttons, log,
menu, curtain and the large card are the same at every table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.table import frame, hand, log, openhands, overlays, panels
from game.table.choices import TABLE, Key
from game.table.kit import Kit
from game.table.look import AnyLook
from game.table.overlay import CAPSULE, PLAYERS, QUESTIONS
from game.table.pen import Z_HOVER, Z_TIP, Pen
from game.table.regions import Regions
from game.table.spots import Spot, Spots
from game.table.stage import Item
from game.table.tween import Tween, in_out_cubic

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

Banner = tuple[str, str, int, int]
"""Title, note, seat style and alpha of what stands across the arena for a moment."""

PILL = "pill"
"""What the way of the pill is called on the clock of the trimmings."""
PILL_MS = 240.0
_THINGS = ("card", "people", "die", "table", "pile")
"""First words of the keys of what lies on the table."""


class Board:
    """The picture of a table at one size of the window."""

    phases: ClassVar[Mapping[str, str]] = {}
    """What the phases are called, in order."""

    def __init__(self, kit: Kit, parts: Regions, size: tuple[int, int]) -> None:
        self.kit = kit
        self.parts = parts
        self.size = size
        self.pen = self.new_pen(Spots(), "")
        self.items: list[Item] = []
        self.spots: list[Spot] = []
        self._over: list[Item] = []
        """Items of an opened sheet: they float above the table."""
        self.covered = False
        """Whether such a sheet lies over the table, so that nothing can be opened beneath it."""

    def new_pen(self, state: Spots, name: str) -> Pen:
        """A pen for one layer of the picture."""
        return Pen(self.kit.paint, self.kit.faces, state, size=self.size, name=name)

    # ---- what a game draws

    def draw_table(self, pen: Pen, look: AnyLook, scene: TableScene) -> None:
        """Players, arena and piles."""
        raise NotImplementedError

    def draw_sheet(self, pen: Pen, look: AnyLook, scene: TableScene) -> bool:
        """A sheet of the game's own over the table; False if there is none."""
        return False

    # ---- at rest

    def draw(self, look: AnyLook, state: Spots, scene: TableScene) -> None:
        """The whole table, and what lies over it."""
        pen = self.new_pen(state, "table")
        parts, command = self.parts, scene.command
        phase = look.view.phase
        sliding = scene.trim.sliding
        frame.draw_top(pen, parts, self.phases, phase, look.view.round, command, sliding)
        frame.draw_mute(pen, parts, scene.telling.sounds.mute, command)
        frame.draw_hint(pen, parts, look.choices.frame is not None, command)
        if scene.session.problem:
            frame.draw_problem(pen, parts, scene.session.problem)
        self.draw_table(pen, look, scene)
        frame.draw_prompt(pen, look, parts.prompt)
        hand.draw_hand(pen, look, parts, scene.floating.raised, scene.clicks.on)
        frame.draw_buttons(pen, look, parts, command)
        frame.draw_edges(pen, parts, command, bool(scene.all_hands()))
        self._ring(pen, state)
        self.pen = pen
        self.items = pen.items
        self.spots = [self._equip(spot, look, scene) for spot in pen.spots]
        self.spots.sort(key=partial(_rank, look))
        self._draw_over(look, state, scene)

    def _draw_over(self, look: AnyLook, state: Spots, scene: TableScene) -> None:
        overlay, parts = scene.overlay, self.parts
        pen = self.new_pen(state, "over")
        if overlay.news:
            news = overlay.news
            overlays.draw_news(pen, parts, news, look.players, scene.close_overlay)
        elif overlay.panel:
            self._draw_panel(pen, look, scene, overlay.panel)
        elif overlay.line:
            log.draw_line(pen, look, parts, overlay.line, scene.close_overlay)
        elif self.draw_sheet(pen, look, scene):
            pass
        else:
            # A drawer leaves the table as it is, but for the edge that it comes out of.
            edge = "hands" if overlay.hands else "log" if overlay.log else ""
            if overlay.hands:
                shut = partial(scene.command, "hands")
                hands, types = scene.all_hands(), scene.hand_types
                openhands.draw_hands(pen, parts, look, hands, types, shut)
            elif overlay.log:
                log.draw_log(pen, parts, look, scene)
            self.spots = [spot for spot in self.spots if spot.key != edge] + pen.spots
            self._over, self.covered = pen.items, False
            return
        self._ring(pen, state)
        self._over, self.covered = pen.items, True
        self.spots = [self._equip(spot, look, scene) for spot in pen.spots]

    def _draw_panel(self, pen: Pen, look: AnyLook, scene: TableScene, panel: str) -> None:
        """The menu, or what it leads to."""
        parts, people, close = self.parts, scene.people, scene.close_overlay
        if panel == PLAYERS:
            panels.draw_players(pen, parts, look.players, people.change_player, close)
        elif panel == QUESTIONS:
            name, rows = look.players[look.me].name, people.question_rows()
            panels.draw_questions(pen, parts, name, rows, people.change_question, close)
        elif panel == CAPSULE:
            panels.draw_capsule(pen, parts, look.players[look.me].name, scene.taking, close)
        else:
            entries = scene.menu_entries()
            panels.draw_menu(pen, parts, scene.speed, entries, scene.set_speed, close)

    def _ring(self, pen: Pen, state: Spots) -> None:
        """The cream ring around what the keyboard is at; buttons draw their own."""
        key = state.focused
        if not isinstance(key, tuple) or key[0] not in (*_THINGS, "seat"):
            return
        spot = next((spot for spot in pen.spots if spot.key == key), None)
        if spot:
            u = self.kit.paint.u
            rect = spot.rect
            pen.focus_ring(rect.x / u, rect.y / u, rect.w / u, rect.h / u, z=Z_HOVER + 120)

    def _equip(self, spot: Spot, look: AnyLook, scene: TableScene) -> Spot:
        """Lets cards be dragged and shown large, and the keyboard reach what can be used."""
        key = spot.key
        if not isinstance(key, tuple) or key[0] not in _THINGS:
            return spot
        in_hand = look.holds(key)
        usable = key in look.choices.links
        reachable = in_hand or look.usable(key) or key == look.selected
        return spot._replace(
            focusable=reachable and spot.on_click is not None,
            on_drag_start=partial(scene.drag.start, key) if in_hand or usable else None,
            on_right=partial(scene.show_large, key) if key != TABLE else None,
        )

    def draw_curtain(self, look: AnyLook, seat: int, state: Spots, scene: TableScene) -> None:
        """Nothing but whose turn it is to hold the laptop."""
        pen = self.new_pen(state, "curtain")
        overlays.draw_curtain(
            pen, look.players[seat], self.parts, scene.lift_curtain, scene.blind.held
        )
        self.pen, self.items, self.spots, self._over = pen, pen.items, pen.spots, []

    # ---- floating

    def slide_pill(self, old: str, new: str) -> Tween:
        """The way of the pill from phase to phase: its place and its width, which it keeps."""
        wide, names = self.parts.wide, list(self.phases)
        x, width = frame.phase_slots(self.pen, self.phases, old, wide)[names.index(old)]
        end = frame.phase_slots(self.pen, self.phases, new, wide)[names.index(new)]
        return Tween((x + (width - end[1]) / 2, end[1]), end, PILL_MS, in_out_cubic)

    def draw_sliding_pill(self, pen: Pen, phase: str, at: tuple[float, ...]) -> None:
        """The pill on its way."""
        index = list(self.phases).index(phase)
        frame.draw_pill(pen, self.phases[phase], index, *at)

    def raised(self, look: AnyLook, key: Key | None, lift: float) -> list[Item]:
        """The card of the hand under the pointer, so far of its way up (0 to 1)."""
        if key is None or look.away(key):
            return []
        return hand.raised_items(self.pen, look, self.parts, key, lift)

    def floating(
        self,
        look: AnyLook,
        pen: Pen,
        zoom: Key | None,
        tip: tuple[str, pygame.Rect] | None,
        refused: bool,
        banner: Banner | None,
    ) -> list[Item]:
        """Sheets, the large card, the banner and the tooltip, over what `pen` has already.

        A tooltip says what was `refused`, or what a thing does.
        """
        if banner:
            overlays.draw_banner(pen, self.parts, *banner)
        card = self._zoomed(look, zoom)
        if card is not None:
            line = look.catalogue.line(card)
            reading = self.kit.paint.reading
            box = overlays.zoom_box(self.parts, self._over_left(zoom), reading)
            overlays.draw_zoom(pen, line, box)
        if tip:
            pen.tooltip(tip[0], tip[1], "bad" if refused else "info", Z_TIP + 60)
        return self._over + pen.items

    def _zoomed(self, look: AnyLook, key: Key | None) -> int | None:
        if key is None or key[1] < 0:
            return None
        if key[0] == "pile":
            return int(look.view.discard[-1]) if look.view.discard else None
        return key[1] if key[0] in ("card", "open") else None

    def _over_left(self, key: Key | None) -> bool:
        """Whether a thing lies where the large card would dock at the left."""
        spot = next((spot for spot in self.spots if spot.key == key), None)
        if spot is None:
            return False
        left = self.kit.paint.px(self.parts.left.x + 292)
        return spot.rect.centerx < left and spot.rect.top < self.kit.paint.px(self.parts.prompt.y)


def _rank(look: AnyLook, spot: Spot) -> int:
    """Order of Tab: the hand, what glows, buttons, players, the rest."""
    key = spot.key
    if isinstance(key, tuple):
        if key[0] == "card" and key[1] in look.hand:
            return 0
        if key[0] in _THINGS:
            return 1
        if key[0] == "button":
            return 2
        if key[0] == "seat":
            return 3
    return 4
