"""The picture of the table of Prehistoric Warfare."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, cast

from game.table.board import Board
from game.table.look import AnyLook
from game.table.overlays import draw_close, draw_panel
from game.table.pen import Z_CARD, Z_PANEL, Z_SHEET, Pen
from game.table.piles import draw_piles
from game.table.prehistoric import band, prompts, raid, seats
from game.table.prehistoric.choices import BAND_SINGLE
from game.table.prehistoric.look import Look
from game.table.prehistoric.strips import draw_strip
from game.table.prehistoric.units import unit_key, units
from game.table.regions import Box

if TYPE_CHECKING:
    from game.table.tablescene import TableScene


class PrehistoricBoard(Board):
    """Opponents, the band or the raid, what comes next, and the piles."""

    phases: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "nomad": "Nomad",
            "hunt": "Hunt",
            "elements": "Elements",
            "tribe": "Tribe",
            "food": "Food",
            "raid": "Raid",
            "aftermath": "Aftermath",
        }
    )

    def draw_table(self, pen: Pen, look: AnyLook, scene: TableScene) -> None:
        own, parts, pick = cast(Look, look), self.parts, scene.clicks.on
        seats.draw_seats(pen, own, parts.seats, pick)
        now = own.view.raid
        if now is not None:
            raid.draw_raid(pen, own, now, parts.arena, pick)
            raid.draw_at_home(pen, own, now, parts.left, pick)
            raid.draw_steps(pen, own, now, parts.right)
        else:
            band.draw_band(pen, own, parts.wide_arena, pick)
            self._draw_next(pen, own, parts.right)
        draw_piles(pen, look, own.view.deck, parts.piles)
        seats.draw_plaque(pen, own, parts, pick)

    def _draw_next(self, pen: Pen, look: Look, box: Box) -> None:
        pen.text("Next", box.x, box.y + 12, 17, font="bold", anchor="lm", alpha=220, z=Z_CARD)
        y = box.y + 28
        for title, words in prompts.next_words(look):
            pen.panel(box.x, y, box.w, 104, fill=pen.tint(pen.theme.ink, 165), radius=10, z=Z_PANEL)
            pen.text(title, box.x + 16, y + 25, 18, font="bold", anchor="lm", z=Z_CARD)
            pen.paragraph(words, box.x + 16, y + 42, box.w - 32, 16, z=Z_CARD)
            y += 114

    def draw_sheet(self, pen: Pen, look: AnyLook, scene: TableScene) -> bool:
        seat = scene.overlay.seat
        if seat is None:
            return False
        own = cast(Look, look)
        tribe = own.view.tribes[seat]
        note = f"{own.view.hands[seat]} cards in hand, {tribe.population} people"
        note += f", {tribe.food} Food, {tribe.prisoners} prisoners"
        rows = units(own.rules.tables, tribe.people, tribe.band, BAND_SINGLE)
        tall = min(self.parts.high - 100, 96 + -(-len(rows) // 3) * 58.0)
        box = draw_panel(pen, self.parts, 800, max(220.0, tall), look.players[seat].name, note)
        lines = max(1, -(-len(rows) // 3))
        pitch = min(58.0, (box.h - 80) / lines)
        with pen.raised(Z_SHEET):
            for index, unit in enumerate(rows):
                column, row = divmod(index, lines)
                place = Box(box.x + 24 + column * 256, box.y + 64 + row * pitch, 240, pitch - 8)
                draw_strip(pen, own, unit, place, unit_key(seat, unit.handle), scene.clicks.on)
        draw_close(pen, box, scene.close_overlay)
        return True
