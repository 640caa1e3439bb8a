"""The picture of the table of Lawrence of Arabia."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, cast

from game.table.board import Board
from game.table.lawrence import arena, overlays, seats
from game.table.lawrence.look import Look
from game.table.look import AnyLook
from game.table.pen import Pen

if TYPE_CHECKING:
    from game.table.tablescene import TableScene


class LawrenceBoard(Board):
    """Opponents, the camp or the battle, Missions and piles."""

    phases: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "fate": "Fate",
            "recruit": "Recruit",
            "mission": "Mission",
            "attack": "Attack",
            "loot": "Loot",
            "end": "End",
        }
    )

    def draw_table(self, pen: Pen, look: AnyLook, scene: TableScene) -> None:
        own = cast(Look, look)
        seats.draw_seats(pen, own, self.parts.seats, scene.clicks.on)
        arena.draw_middle(pen, own, self.parts, scene.clicks.on)
        seats.draw_plaque(pen, own, self.parts, scene.clicks.on)

    def draw_sheet(self, pen: Pen, look: AnyLook, scene: TableScene) -> bool:
        own, overlay, parts = cast(Look, look), scene.overlay, self.parts
        frame = look.choices.frame
        if overlay.seen is not None:
            overlays.draw_hand_sheet(pen, own, parts, *overlay.seen, scene.close_overlay)
        elif overlay.seat is not None:
            overlays.draw_seat_sheet(
                pen, own, parts, overlay.seat, scene.clicks.on, scene.close_overlay
            )
        elif frame is not None and frame.kind == "search":
            overlays.draw_search(pen, own, parts, scene.clicks.on)
        else:
            return False
        return True
