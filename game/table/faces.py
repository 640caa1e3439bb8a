"""Cards as they lie on the table: faces for reading, thumbs, tabs, portraits and backs.

Words and numbers come from the deck list, pictures from files. Everything is composed at `FINE`
times its size and scaled down. Results are shared and kept by the Paint: nobody draws on them.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from game.rules.core.cards import CardLine
from game.table import icons, texture, typeset
from game.table.paint import Paint
from game.table.sheet import Sheet
from game.table.svg import circle, document, fan, path, polygon, raster, rect, star_points
from game.table.theme import RGBA, hex_colour, rgba
from game.table.typeset import FINE

FACE: Final = (300, 420)
RATIO: Final = 1.4
"""Height of a card for its width."""

_BIG: Final = 108
"""From this width on a thumb has the tall header."""

_BADGE_GOLD: Final = "#f0b040"
_RAYS_FROM: Final = 22.0
"""Diameter below which the disc of an index is all number."""


def _joined(words: list[str]) -> str:
    """Words of a name put together again; a hyphen ends a word but takes no space."""
    return " ".join(words).replace("- ", "-")


class Focus(NamedTuple):
    """Where to look in a picture; all in parts of its width and height."""

    x: float = 0.5
    """Middle of what matters, for pictures that are cropped at the sides."""
    portrait: tuple[float, float, float] = (0.5, 0.5, 0.6)
    """Middle of the round crop and its diameter as a part of the height."""


class Faces:
    """All forms of the cards of one game, at the scale and in the theme of a Paint."""

    def __init__(self, paint: Paint, art_dir: Path) -> None:
        """`art_dir` holds `<card id>.jpg` and `art.json` with the focus of each picture.

        A card without a picture gets a plain one in the colour of its type.
        """
        self._paint = paint
        self._theme = paint.theme
        self._dir = art_dir
        self._picture = functools.lru_cache(maxsize=12)(self._load)
        index = art_dir / "art.json"
        listed = json.loads(index.read_text(encoding="utf-8")) if index.exists() else {}
        self._focus = {
            card: Focus(entry["x"], tuple(entry["portrait"])) for card, entry in listed.items()
        }

    # ---- forms ----

    def face(self, line: CardLine, larger: float = 1.0) -> pygame.Surface:
        """The whole card for reading, 300 x 420 or `larger`."""
        return self._kept("face", line, (larger,), lambda: self._draw_face(line, larger))

    def thumb(
        self,
        line: CardLine,
        width: float = 120,
        height: float | None = None,
        force: int | None = None,
    ) -> pygame.Surface:
        """Index, name and picture; `force` prints a changed Force on a gold disc.

        `height` is 1.4 times the width unless the lower part is cut away.
        """
        tall = width * RATIO if height is None else height
        return self._kept(
            "thumb", line, (width, tall, force), lambda: self._draw_thumb(line, width, tall, force)
        )

    def tab(
        self, line: CardLine, width: float = 128, height: float = 28, force: int | None = None
    ) -> pygame.Surface:
        """Index and name alone, for compact rows."""
        return self._kept(
            "tab", line, (width, height, force), lambda: self._draw_tab(line, width, height, force)
        )

    def portrait(self, line: CardLine, d: float) -> pygame.Surface:
        """A round crop of the picture in a gold ring, `d` across."""
        return self._kept(
            "portrait", line, (d,), lambda: self._draw_portrait(line.id, line.type, d)
        )

    def back(self, width: float) -> pygame.Surface:
        """The back of every card, 1.4 times as high as wide."""
        return self._paint.cached(("back", width), lambda: self._draw_back(width))

    def _kept(
        self,
        form: str,
        line: CardLine,
        measures: tuple[float | None, ...],
        make: Callable[[], pygame.Surface],
    ) -> pygame.Surface:
        printed = (line.id, line.name, line.type, line.text, tuple(line.numbers.items()))
        return self._paint.cached((form, printed, measures), make)

    # ---- pictures ----

    def _load(self, card: str, kind: str) -> pygame.Surface:
        file = self._dir / f"{card}.jpg"
        if file.exists():
            return pygame.image.load(file)
        return raster(document(408, 300, self._plain(kind)), (816, 600))

    def _plain(self, kind: str) -> str:
        ground = self._theme.types.get(kind, self._theme.second)
        return (
            rect(0, 0, 408, 300, ground)
            + fan(204, 150, 400, 20, self._theme.glow, 0.16)
            + polygon(star_points(204, 150, 26, 86, 4), self._theme.glow)
        )

    def _art(self, line: CardLine, size: tuple[int, int]) -> pygame.Surface:
        """The picture cropped to the aspect of `size` around its focus."""
        full = self._picture(line.id, line.type)
        focus = self._focus.get(line.id, Focus())
        wide, high = full.get_size()
        scale = min(wide / size[0], high / size[1])
        crop = pygame.Rect(0, 0, round(size[0] * scale), round(size[1] * scale))
        crop.center = (round(focus.x * wide), high // 2)
        crop.clamp_ip(full.get_rect())
        return typeset.shrink(full.subsurface(crop.clip(full.get_rect())), size)

    # ---- parts ----

    def _index(
        self, sheet: Sheet, line: CardLine, cx: float, cy: float, d: float, force: int | None
    ) -> None:
        """The disc with the Force, gold if it is not the printed one; a small one has no rays."""
        disc = _BADGE_GOLD if force is not None else self._theme.paper
        small = d < _RAYS_FROM
        sheet.picture(
            circle(50, 50, 48, disc) if small else icons.sunburst(disc, _BADGE_GOLD), cx, cy, d
        )
        number = str(line.number("force") if force is None else force)
        drawn = typeset.word(
            number,
            self._theme.display,
            round(sheet.q(d) * (0.8 if small else 0.54)),
            rgba(self._theme.ink),
        )
        drawn = typeset.squeeze(drawn, round(sheet.q(d) * (0.8 if small else 0.6)))
        sheet.surface.blit(drawn, drawn.get_rect(center=(sheet.q(cx), sheet.q(cy))))

    def _has_index(self, line: CardLine, force: int | None) -> bool:
        return force is not None or "force" in line.numbers

    def _name(
        self,
        sheet: Sheet,
        name: str,
        x: float,
        cy: float,
        width: float,
        sizes: tuple[float, float],
        squeeze: float,
    ) -> None:
        """One line at the first size, squeezed down to `squeeze`; else two at the second size."""
        one, two = sizes
        room, tint = sheet.q(width), rgba(self._theme.paper)
        words = name.replace("-", "- ").split()
        drawn = typeset.word(name, self._theme.display, sheet.q(one), tint)
        if len(words) == 1 or drawn.get_width() * squeeze <= room:
            drawn = typeset.squeeze(drawn, room)
            sheet.surface.blit(drawn, drawn.get_rect(midleft=(sheet.q(x), sheet.q(cy))))
            return

        def width_at(cut: int) -> int:
            font = typeset.font(self._theme.display, sheet.q(two))
            halves = (_joined(words[:cut]), _joined(words[cut:]))
            return max(font.size(half)[0] for half in halves)

        cut = min(range(1, len(words)), key=width_at)
        for row, part in ((-0.5, words[:cut]), (0.5, words[cut:])):
            drawn = typeset.word(_joined(part), self._theme.display, sheet.q(two), tint)
            drawn = typeset.squeeze(drawn, room)
            middle = sheet.q(cy + row * two * 0.98)
            sheet.surface.blit(drawn, drawn.get_rect(midleft=(sheet.q(x), middle)))

    def _dice(self, sheet: Sheet, line: CardLine, right: float, bottom: float, d: float) -> None:
        """The Defense dice of a thumb, from the right."""
        count = line.number("defense")
        colour = self._theme.types[line.type]
        for i in range(count):
            x = right - d / 2 - i * (d + 2)
            body = icons.die_face(5, self._theme.paper, colour)
            sheet.picture(body, x, bottom - d / 2, d)

    # ---- drawing ----

    def _draw_face(self, line: CardLine, larger: float) -> pygame.Surface:
        theme = self._theme
        sheet = Sheet(*FACE, self._paint.u * larger)
        width = FACE[0]
        colour, margin = theme.types[line.type], 10
        inner = width - 2 * margin
        sheet.surface.fill(theme.stock)
        slot = sheet.area(margin, 54, inner, 204)
        sheet.surface.blit(self._art(line, slot.size), slot)
        sheet.fill(colour, margin, margin, inner, 42)
        sheet.fill(theme.frame, margin, 52, inner, 2.5)
        sheet.fill(theme.frame, margin, 256, inner, 2.5)
        sheet.fill(colour, margin, 258.5, inner, 21)
        self._type_band(sheet, theme.type_names[line.type].upper(), width / 2, 269)

        if self._has_index(line, None):
            left = 71.0
        else:
            sheet.picture(icons.GLYPHS["spark"](theme.frame), 29, 31, 24)
            left = 46.0
        self._title(sheet, line.name.upper(), left, 31, width - margin - 8 - left)
        dice = line.number("defense")
        words = self._words(sheet, line.text, inner - 34, colour, 74 if dice else 112)
        middle = 333 if dice else 345
        sheet.surface.blit(words, words.get_rect(center=(sheet.q(width / 2), sheet.q(middle))))
        if dice:
            self._dice_line(sheet, dice, colour, width / 2, 387)
        sheet.frame(theme.frame, margin - 2, 1.5)
        if self._has_index(line, None):
            self._index(sheet, line, 38, 33, 60, None)
        return sheet.finish(16, 46)

    def _words(
        self, sheet: Sheet, text: str, width: float, strong: str, room: float
    ) -> pygame.Surface:
        """The words of the card, as large as fits `room`."""
        for size in (19.0, 18.0, 17.0, 16.0, 15.0):
            words = typeset.paragraph(
                text,
                sheet.q(width),
                sheet.q(size),
                rgba(self._theme.ink),
                bold_colour=rgba(strong),
                align="center",
                leading=1.27,
                balance=True,
            )
            if words.get_height() <= sheet.q(room):
                break
        return words

    def _type_band(self, sheet: Sheet, kind: str, cx: float, cy: float) -> None:
        drawn = typeset.word(kind, self._theme.display, sheet.q(13.5), rgba(self._theme.paper))
        sheet.surface.blit(drawn, drawn.get_rect(center=(sheet.q(cx), sheet.q(cy))))
        for side in (-1, 1):
            for row in range(3):
                near, far = cx + side * 65, cx + side * (115 - row * 13)
                y = cy - 4.5 + row * 4
                sheet.fill(self._theme.frame, min(near, far), y, abs(far - near), 1.4)

    def _title(self, sheet: Sheet, name: str, x: float, cy: float, room: float) -> None:
        """As large as fits, not below 18; squeezed where even that is too wide."""
        tint: RGBA = rgba(self._theme.paper)
        key = self._theme.display
        size = 26.0
        while size > 18 and typeset.font(key, sheet.q(size)).size(name)[0] > sheet.q(room):
            size -= 0.5
        drawn = typeset.squeeze(typeset.word(name, key, sheet.q(size), tint), sheet.q(room))
        sheet.surface.blit(drawn, drawn.get_rect(midleft=(sheet.q(x), sheet.q(cy))))

    def _dice_line(self, sheet: Sheet, dice: int, colour: str, cx: float, cy: float) -> None:
        label = typeset.word("Defense dice", "bold", sheet.q(14), rgba(self._theme.ink))
        wide = label.get_width() / sheet.q(1000) * 1000
        x = cx - (wide + 8 + dice * 24 - 3) / 2
        sheet.surface.blit(label, label.get_rect(midleft=(sheet.q(x), sheet.q(cy))))
        for i in range(dice):
            body = icons.die_face(5, self._theme.paper, colour)
            sheet.picture(body, x + wide + 8 + i * 24 + 10.5, cy, 21)

    def _draw_thumb(
        self, line: CardLine, width: float, height: float, force: int | None
    ) -> pygame.Surface:
        theme = self._theme
        sheet = Sheet(width, height, self._paint.u)
        wide = sheet.size[0] / (self._paint.u * FINE)  # of whole pixels, so that edges meet
        tall = sheet.size[1] / (self._paint.u * FINE)
        big, margin = width >= _BIG, 3.5
        head = 42.0 if big else 30.0
        colour = theme.types[line.type]
        sheet.surface.fill(theme.stock)
        slot = sheet.area(margin, head, wide - 2 * margin, tall - margin - head)
        if slot.h > 0:
            sheet.surface.blit(self._art(line, slot.size), slot)
        sheet.fill(colour, margin, margin, wide - 2 * margin, head - margin)
        sheet.fill(theme.frame, margin, head - 1, wide - 2 * margin, 2)
        middle = (head + margin) / 2
        sheet.frame(theme.frame, margin - 1.5, 1)
        x = self._lead(sheet, line, middle, 38 if big else 31, margin, force)
        self._name(
            sheet,
            line.name,
            x,
            middle,
            wide - x - margin - 2,
            (18, 15) if big else (16, 13),
            1.0 if big else 0.75,
        )
        dice = line.number("defense")
        if dice and slot.h > 40:
            room = wide - 2 * margin - 4
            d = min(20.0 if big else 17.0, (room - 2 * (dice - 1)) / dice)
            self._dice(sheet, line, wide - margin - 3, tall - margin - 3, d)
        return sheet.finish(7, 46)

    def _lead(
        self,
        sheet: Sheet,
        line: CardLine,
        cy: float,
        d: float,
        margin: float,
        force: int | None,
    ) -> float:
        """Draws the index or the glyph of the type; returns where the name begins."""
        if self._has_index(line, force):
            self._index(sheet, line, 1.5 + d / 2, cy, d, force)
            return 1.5 + d + 2.5
        sheet.picture(icons.GLYPHS["spark"](self._theme.frame), margin + 12, cy, 18)
        return margin + 24

    def _draw_tab(
        self, line: CardLine, width: float, height: float, force: int | None
    ) -> pygame.Surface:
        theme = self._theme
        sheet = Sheet(width, height, self._paint.u)
        margin = 2.5
        wide = sheet.size[0] / (self._paint.u * FINE)
        tall = sheet.size[1] / (self._paint.u * FINE)
        sheet.surface.fill(theme.stock)
        sheet.fill(theme.types[line.type], margin, margin, wide - 2 * margin, tall - 2 * margin)
        sheet.frame(theme.frame, margin - 1, 1)
        x = self._lead(sheet, line, height / 2, height - 2, margin, force)
        room = wide - x - margin - 3
        two = min(13.0, (height - 5) / 2)
        self._name(sheet, line.name, x, height / 2, room, (16, two), 0.68)
        return sheet.finish(6, 30)

    def _draw_portrait(self, card: str, kind: str, d: float) -> pygame.Surface:
        full = self._picture(card, kind)
        x, y, span = self._focus.get(card, Focus()).portrait
        side = round(span * full.get_height())
        crop = pygame.Rect(0, 0, side, side)
        crop.center = (round(x * full.get_width()), round(y * full.get_height()))
        crop.clamp_ip(full.get_rect())
        sheet = Sheet(d, d, self._paint.u)
        sheet.picture(circle(50, 50, 50, self._theme.glow), d / 2, d / 2, d)
        edge = max(FINE, sheet.q(d * 0.055))
        inner = sheet.size[0] - 2 * edge
        face = typeset.shrink(full.subsurface(crop), (inner, inner))
        round_face = pygame.Surface((inner, inner), pygame.SRCALPHA)
        round_face.blit(face, (0, 0))
        texture.round_corners(round_face, inner // 2)
        sheet.surface.blit(round_face, (edge, edge))
        return typeset.shrink(sheet.surface, sheet.target)

    def _draw_back(self, width: float) -> pygame.Surface:
        theme = self._theme
        sheet = Sheet(width, width * RATIO, self._paint.u)
        sheet.surface.fill(theme.stock)
        body = rect(4, 4, 92, 132, theme.second, 5)
        for i in range(12):
            start = math.pi + i * math.pi / 12
            rim = [(50 + 120 * math.cos(a), 92 + 120 * math.sin(a)) for a in (start, start + 0.13)]
            body += polygon([(50, 92), *rim], theme.ground, 0.55)
        body += path(
            "M4 92Q30 78 52 92T96 88V131Q96 136 91 136H9Q4 136 4 131Z", hex_colour(theme.bad)
        )
        body += path("M4 106Q40 94 60 106T96 104V131Q96 136 91 136H9Q4 136 4 131Z", theme.act)
        body += circle(50, 66, 19, theme.glow) + circle(50, 66, 14, theme.paper)
        body += (
            f'<rect x="8" y="8" width="84" height="124" rx="4" fill="none"'
            f' stroke="{theme.glow}" stroke-width="2"/>'
            f'<rect x="1.5" y="1.5" width="97" height="137" rx="5" fill="none"'
            f' stroke="{theme.stock}" stroke-width="6"/>'
        )
        sheet.surface.blit(raster(document(100, 140, body), sheet.size), (0, 0))
        return sheet.finish(min(7, width * 0.07), 30 if width > 40 else 0)
