"""A card in the player's hand: what happens between picking it up and letting it go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.core.play import Refusal
from game.table.choices import TABLE, Key
from game.table.hand import fan
from game.table.motion import Flight
from game.table.pen import EDGE, Z_DRAG
from game.table.spots import Drag
from game.table.stage import Item
from game.table.tween import out_back

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

WIDTH = 132.0
MOST_TILT = 8.0


class Dragging:
    """The card that is being dragged, if any. What it may go to glows meanwhile."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.key: Key | None = None
        self._pos = (0, 0)
        self._tilt = -4.0
        self._over: Key | None = None
        self._refusal: Refusal | None = None

    def start(self, key: Key, pos: tuple[int, int]) -> Drag | None:
        """Picks a card up; cards can be rearranged in the hand at any time."""
        scene = self._scene
        if scene.look.away(key):
            return None
        self.key, self._pos, self._tilt = key, pos, -4.0
        self._over, self._refusal = None, None
        usable = key in scene.look.choices.links and not scene.busy
        scene.select(key if usable else None)
        scene.look.held = key
        return Drag(self._move, self._drop, self._cancel)

    def _move(self, pos: tuple[int, int]) -> None:
        scene = self._scene
        dx = pos[0] - self._pos[0]
        # Whole degrees, so that few turned pictures are made.
        self._tilt = float(round(max(-MOST_TILT, min(MOST_TILT, -4.0 + dx * 0.25))))
        self._pos = pos
        over = self._target(pos)
        if over != self._over:
            self._over = over
            self._refusal = self._why_not(over)
            rect = self._rect(over)
            if self._refusal and rect:
                scene.say_no(self._refusal, rect)
            else:
                scene.pointing.tip = None
        scene.redraw_moving()

    def _drop(self, pos: tuple[int, int]) -> None:
        scene = self._scene
        key, target = self.key, self._target(pos)
        assert key is not None
        action = scene.look.choices.targets(key).get(target) if target else None
        asked = scene.look.choices.frame is not None and not scene.busy
        if action is not None and asked:
            self._let_go()
            scene.play(action)
            return
        refusal, rect = self._why_not(target), self._rect(target)
        if key[1] in scene.look.hand and self._in_hand_area(pos):
            self._rearrange(key[1], pos[0])
            refusal = None
        self._go_home()
        if refusal and rect:
            scene.say_no(refusal, rect)

    def _cancel(self) -> None:
        self._go_home()

    def _let_go(self) -> None:
        self.key = None
        self._scene.look.held = None
        self._scene.select(None)

    def _go_home(self) -> None:
        """Flies the card back to its place."""
        scene, key = self._scene, self.key
        pos = self._pos
        scene.pointing.tip = None
        self._let_go()
        scene.rebuild()
        place = scene.board.pen.places.get(key)
        if key is None or place is None or scene.busy:
            return
        half = (place.surface.get_width() / 2, place.surface.get_height() / 2)
        start = (pos[0] - half[0], pos[1] - half[1])
        scene.look.hidden |= {key}
        scene.rebuild()
        home = Flight(key, place.surface, start, (place.x, place.y), ms=220, easing=out_back)
        scene.telling.air.send([home])

    def _target(self, pos: tuple[int, int]) -> Key | None:
        """What the card is over: a legal target before all, else whatever stands there."""
        scene = self._scene
        legal = scene.look.choices.targets(self.key)
        under = [
            spot.key
            for spot in sorted(scene.board.spots, key=lambda spot: -spot.z)
            if spot.rect.collidepoint(pos) and isinstance(spot.key, tuple) and spot.key != self.key
        ]
        if self._in_hand_area(pos) and self.key and self.key[1] in scene.look.hand:
            return None
        keys: list[Key] = [
            key for key in under if key[0] in ("card", "people", "die", "seat", "table")
        ]
        return next((key for key in keys if key in legal), next(iter(keys), None))

    def _why_not(self, target: Key | None) -> Refusal | None:
        scene, key = self._scene, self.key
        if key is None or target is None or key[1] not in scene.look.hand:
            return None
        if scene.look.choices.frame is None or scene.busy:
            return Refusal("Wait for your turn to decide.", "L8")
        if target in scene.look.choices.targets(key):
            return None
        if target == TABLE or key not in scene.look.choices.links:
            return scene.why_unusable(key[1])
        return scene.why_not(key, target)

    def _rect(self, key: Key | None) -> pygame.Rect | None:
        return next((spot.rect for spot in self._scene.board.spots if spot.key == key), None)

    def _in_hand_area(self, pos: tuple[int, int]) -> bool:
        hand = self._scene.parts.hand
        return self._scene.kit.paint.rect(hand.x, hand.y, hand.w, hand.h + 200).collidepoint(pos)

    def _rearrange(self, card: int, x: int) -> None:
        scene = self._scene
        others = [other for other in scene.look.hand if other != card]
        slots = fan(others, scene.parts)
        paint = scene.kit.paint
        index = sum(1 for slot in slots if paint.px(slot.x + 60) < x)
        scene.look.hand = (*others[:index], card, *others[index:])

    def items(self) -> list[Item]:
        """The card at the pointer, tilted the way it moves."""
        scene, key = self._scene, self.key
        if key is None:
            return []
        paint, faces = scene.kit.paint, scene.kit.faces
        line = scene.look.catalogue.line(key[1])

        def make() -> pygame.Surface:
            face = faces.thumb(line, WIDTH)
            edge = paint.px(EDGE)
            wide, high = face.get_width() + 2 * edge, face.get_height() + 2 * edge
            margin = paint.margin(16)
            sheet = pygame.Surface((wide + 2 * margin, high + 2 * margin), pygame.SRCALPHA)
            shade = paint.shadow(WIDTH, WIDTH * 1.4, 8, 16, 200)
            sheet.blit(shade, (edge, edge + paint.px(8)))
            ring = paint.box(
                WIDTH + 2 * EDGE, WIDTH * 1.4 + 2 * EDGE, scene.kit.paint.theme.paper, None, 9, 0
            )
            sheet.blit(ring, ring.get_rect(center=(sheet.get_width() / 2, sheet.get_height() / 2)))
            sheet.blit(face, (margin + edge, margin + edge))
            return pygame.transform.rotozoom(sheet, self._tilt, 1)

        surface = paint.cached(("dragged", line.id, self._tilt), make)
        left = self._pos[0] - surface.get_width() // 2
        top = self._pos[1] - surface.get_height() // 2
        out = [Item("dragged", surface, left, top, Z_DRAG)]
        if self._refusal:
            badge = paint.badge("noentry", 34, scene.kit.paint.theme.bad)
            at = (self._pos[0] + paint.px(WIDTH / 2) - 24, self._pos[1] - paint.px(WIDTH * 0.7))
            out.append(Item("no entry", badge, *at, Z_DRAG))
        return out
