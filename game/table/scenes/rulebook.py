"""The rulebook over whatever was there: F1 opens it, F1 or Esc goes back to exactly that."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame
from pygame.event import Event

from game.games import GAMES
from game.table.paint import FontName
from game.table.regions import Box
from game.table.rulebook import Hit, Rulebook, load
from game.table.scenes.rulepage import Page, set_page, wash
from game.table.scenes.screen import ENTER, glyph_button
from game.table.scenes.tabletop import KITS, TableScreen
from game.table.spots import Drag, Pos, Spot
from game.table.textfield import TextField
from game.table.theme import rgba
from game.table.widgets import Sheet

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

_MOST_WIDE = 1376.0
_TOP = 60.0
_LIST_W = 268.0
_GAP, _MARGIN = 16.0, 16.0
_PAD = 28.0
_BAR = 10.0
_ROW, _HIT_ROW = 40.0, 76.0
_FACE_W, _FACE_H = 300.0, 420.0
_Z_FACE: Final = 100

_STEP, _WHEEL = 56.0, 84.0
"""Logical units that an arrow key and a notch of the wheel scroll."""
_HOLD_MS, _RUN = 300, 0.9
"""A held arrow key scrolls on after a while, so many units a millisecond."""
_SCROLL_KEYS: Final = {pygame.K_UP: -1, pygame.K_DOWN: 1}
_PAGE_KEYS: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_TURN_KEYS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}

Place = tuple[int, int]
"""A section and a paragraph of it, -1 for its beginning."""


class _View(NamedTuple):
    """What the picture of the page depends on."""

    page: int
    size: tuple[int, int]
    scroll: int
    lit: int


class RulebookScene(TableScreen):
    """Sections at the left, the page at the right, search at the top."""

    def __init__(
        self,
        book: Rulebook,
        at: Place,
        on_close: Callable[[], None],
        on_switch: Callable[[str], None] | None = None,
    ) -> None:
        """`at` is where it opens. `on_switch` is given the slug of the other game, if the player
        may change to its rulebook."""
        super().__init__(book.game)
        self.book = book
        self._on_close = on_close
        self._on_switch = on_switch
        self.section, self.lit = at
        self.search = TextField("search", max_length=32)
        self.hits: list[Hit] = []
        self.scroll = 0
        """Pixels above the part of the page that is seen."""
        self._page: Page | None = None
        self.window = pygame.Rect(0, 0, 1, 1)
        """Through which the page is seen, in pixels."""
        self._seen: tuple[_View, pygame.Surface] | None = None
        self._held: int | None = None
        self._held_ms = 0

    # ---- where one is

    def layout(self) -> None:
        wide, high = self.app.size[0] / self.app.u, self.app.size[1] / self.app.u
        block = min(wide, _MOST_WIDE)
        x = (wide - block) / 2
        tall = high - _TOP - _GAP - _MARGIN
        self._list = Box(x + _MARGIN, _TOP + _GAP, _LIST_W, tall)
        left = self._list.right + _GAP
        self._sheet_box = Box(left, self._list.y, x + block - _MARGIN - left, tall)
        self._block = Box(x, 0, block, high)
        box = self._sheet_box
        inner = (box.x + 12, box.y + 12, box.w - 12 - _PAD - _BAR, box.h - 24)
        self.window = self.paint.rect(*inner)
        share = self.scroll / self._page.height if self._page else None
        self._set_page()
        if share is None:
            self._go_to_lit()
        else:
            self.scroll_to(round(share * self.page.height))
        super().layout()

    @property
    def page(self) -> Page:
        """The page that is open."""
        assert self._page is not None
        return self._page

    def _set_page(self) -> None:
        width = self.window.w / self.paint.u - 8
        section = self.book.sections[self.section]
        self._page = set_page(self.paint, self.faces, section, width)
        self._seen = None

    def open(self, section: int, block: int = -1) -> None:
        """Turns to a section, and to a paragraph of it, which is marked."""
        self.section, self.lit = section, block
        self._set_page()
        self._go_to_lit()
        self.redraw()

    def _go_to_lit(self) -> None:
        self.scroll = 0
        if self.lit >= 0 and self.page.blocks[self.lit].bottom > self.window.h:
            self.scroll_to(self.page.blocks[self.lit].y - self.window.h // 4)

    @property
    def most(self) -> int:
        """Pixels that the page can be scrolled."""
        return max(0, self.page.height - self.window.h)

    def scroll_to(self, scroll: int) -> None:
        """Shows the page from `scroll` pixels down, as far as it goes."""
        self.scroll = max(0, min(self.most, scroll))
        self.redraw()

    def _scroll_by(self, units: float) -> None:
        self.scroll_to(self.scroll + self.paint.px(units))

    # ---- input

    @property
    def _typing(self) -> bool:
        return self.spots.focus == self.search.key

    def handle(self, event: Event) -> None:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll_by(-_WHEEL * getattr(event, "precise_y", event.y))
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self._on_close()
        elif self._key_scrolls(event):
            pass
        elif event.type == pygame.TEXTINPUT and (self._typing or event.text.strip()):
            if not self._typing:  # typing anywhere is a search
                self._begin()
            self._edit(event)
        elif self._typing and self._edit(event):
            pass
        elif self._typing and event.type == pygame.KEYDOWN and event.key in ENTER:
            self._open_hit(0)
        else:
            self._turn_or_press(event)

    def _turn_or_press(self, event: Event) -> None:
        """Left and right turn pages; the rest is for what is under mouse or keyboard."""
        turn = _TURN_KEYS.get(event.key, 0) if event.type == pygame.KEYDOWN else 0
        if turn and not self._typing:
            self.open(max(0, min(len(self.book.sections) - 1, self.section + turn)))
            return
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self.spots.hover is None:
            self.spots.focus_on(None)
            self.redraw()

    def _key_scrolls(self, event: Event) -> bool:
        if event.type == pygame.KEYUP and event.key == self._held:
            self._held = None
            return True
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in _SCROLL_KEYS:
            self._held, self._held_ms = event.key, 0
            self._scroll_by(_STEP * _SCROLL_KEYS[event.key])
        elif event.key in _PAGE_KEYS:
            self.scroll_to(self.scroll + _PAGE_KEYS[event.key] * self.window.h * 9 // 10)
        elif event.key in (pygame.K_HOME, pygame.K_END) and not self._typing:
            self.scroll_to(0 if event.key == pygame.K_HOME else self.most)
        else:
            return False
        return True

    def _edit(self, event: Event) -> bool:
        """Gives the event to the search field; False when it is not for it."""
        before = self.search.text
        if not self.search.handle(event):
            return False
        if self.search.text != before:
            self.hits = self.book.search(self.search.text)
        self.redraw()
        return True

    def _begin(self) -> None:
        self.spots.focus_on(self.search.key)
        self.search.begin(select_all=self.spots.focus_visible)
        self.redraw()

    def _open_hit(self, index: int) -> None:
        if index < len(self.hits):
            self.open(*self.hits[index][:2])

    def _clear(self) -> None:
        self.search.text = ""
        self.search.begin()
        self.hits = []
        self.spots.focus_on(None)
        self.redraw()

    def key(self, key: int) -> None:
        if key == pygame.K_ESCAPE:
            if self.search.text:
                self._clear()
            else:
                self._on_close()

    def tick(self, ms: int) -> None:
        if self._typing and self.search.tick(ms):
            self.redraw()
        if self._held is not None:
            self._held_ms += ms
            if self._held_ms > _HOLD_MS:
                self._scroll_by(_RUN * ms * _SCROLL_KEYS[self._held])
        super().tick(ms)

    # ---- picture

    def draw(self, sheet: Sheet, block: Box) -> None:
        self._draw_top(sheet)
        self._draw_list(sheet)
        self._draw_page(sheet)

    def _draw_top(self, sheet: Sheet) -> None:
        theme, box = sheet.paint.theme, self._block
        wide = self.app.size[0] / sheet.paint.u
        sheet.panel(0, 0, wide, _TOP, fill=rgba(theme.ink, 215), radius=0, border=0)
        sheet.panel(0, _TOP - 1, wide, 1, fill=theme.line, radius=0, border=0)
        back = Box(box.x + 12, 10, 40, 40)
        glyph_button(sheet, "back", back, "chev", self._on_close, tip="Back (Esc)", size=20)
        x = box.x + 60
        x += sheet.text("Rulebook", x, 30, 28, font="display", anchor="lm") + 14
        if self._on_switch is None:
            sheet.text(GAMES[self.book.game].name, x, 32, 18, anchor="lm", alpha=225)
        else:
            games = tuple(KITS)
            sheet.segments(
                "game",
                x + 6,
                12,
                440,
                36,
                [GAMES[game].name for game in games],
                games.index(self.book.game),
                self._choose_game,
            )
        close = Box(box.right - 56, 10, 40, 40)
        glyph_button(sheet, "close", close, "x", self._on_close, tip="Close (F1)", size=18)
        field = (close.x - 16 - 340, 10.0, 340.0, 40.0)
        hint = "Search: just type"
        sheet.text_field(
            self.search, *field, self._begin, label="Search", placeholder=hint, size=18
        )
        if self.search.text:
            wipe = Box(field[0] + 304, 14, 32, 32)
            glyph_button(sheet, "clear", wipe, "x", self._clear, tip="Clear (Esc)", size=13)

    def _choose_game(self, index: int) -> None:
        game = tuple(KITS)[index]
        if self._on_switch is not None and game != self.book.game:
            self._on_switch(game)

    def _draw_list(self, sheet: Sheet) -> None:
        box = self._list
        sheet.panel(*box, fill=rgba(sheet.paint.theme.ink, 215), radius=10)
        if self.search.text.strip():
            self._draw_hits(sheet, box)
            return
        pitch = min(_ROW, (box.h - 16) / len(self.book.sections))
        for index, section in enumerate(self.book.sections):
            row = Box(box.x + 8, box.y + 8 + index * pitch, box.w - 16, pitch - 2)
            colour = self._draw_row(
                sheet, ("section", index), row, index == self.section,
                partial(self.open, index), section.title,
            )  # fmt: skip
            bold: FontName = "bold" if index == self.section else "body"
            sheet.text(
                section.title, row.x + 14, row.cy, 17, colour, bold, "lm", 255, row.w - 24
            )  # fmt: skip

    def _draw_row(
        self,
        sheet: Sheet,
        key: tuple[str, int],
        row: Box,
        current: bool,
        act: Callable[[], None],
        label: str,
    ) -> str:
        """The ground of a row; returns the colour of its words."""
        theme = sheet.paint.theme
        sheet.spot(key, *row, act, label=label)
        if current:
            sheet.panel(*row, fill=theme.glow, radius=6, border=0)
        elif sheet.is_hot(key):
            sheet.panel(*row, fill=rgba(theme.paper, 32), radius=6, border=0)
        if sheet.is_focused(key):
            sheet.focus_ring(row.x + 2, row.y + 2, row.w - 4, row.h - 4, 5)
        return theme.ink if current else theme.paper

    def _draw_hits(self, sheet: Sheet, box: Box) -> None:
        room = int((box.h - 16 - 28) // _HIT_ROW)
        for index, hit in enumerate(self.hits[:room]):
            row = Box(box.x + 8, box.y + 8 + index * _HIT_ROW, box.w - 16, _HIT_ROW - 4)
            here = (hit.section, hit.block) == (self.section, self.lit)
            act = partial(self._open_hit, index)
            colour = self._draw_row(sheet, ("hit", index), row, here, act, hit.title)
            block = self.book.sections[hit.section].blocks[hit.block] if hit.block >= 0 else None
            tag = block.ruling if block else ""
            sheet.text(hit.title, row.x + 12, row.y + 15, 16, colour, "bold", "lm", 255, 180)
            sheet.text(tag, row.right - 10, row.y + 15, 15, colour, "bold", "rm") if tag else None
            sheet.paragraph(hit.snippet, row.x + 12, row.y + 27, row.w - 20, 15, colour)
        more = len(self.hits) - room
        words = "Nothing found" if not self.hits else f"and {more} more" if more > 0 else ""
        if words:
            y = box.y + 30 if not self.hits else box.bottom - 20
            sheet.text(words, box.cx, y, 16, anchor="mm", alpha=215)

    def _draw_page(self, sheet: Sheet) -> None:
        theme, box, view = sheet.paint.theme, self._sheet_box, self.window
        sheet.shadow(*box, radius=10, blur=10, alpha=150)
        sheet.panel(*box, fill=theme.stock, line=theme.frame, radius=10, border=2)
        sheet.put_px(self._seen_page(), view.x, view.y)
        for index, thumb in enumerate(self.page.thumbs):
            rect = thumb.rect.move(view.x, view.y - self.scroll).clip(view)
            key = ("picture", index)
            if rect.h > 0:
                sheet.spots.append(Spot(key, rect, label=thumb.line.name))
            if rect.h > 0 and (sheet.is_hot(key) or sheet.is_focused(key)):
                self._draw_face(sheet, index, rect)
        if self.most:
            self._draw_bar(sheet)

    def _seen_page(self) -> pygame.Surface:
        view = _View(id(self._page), self.window.size, self.scroll, self.lit)
        if self._seen is None or self._seen[0] != view:
            seen = self.page.view(view.size, view.scroll, view.lit, wash(self.paint))
            self._seen = (view, seen)
        return self._seen[1]

    def _draw_face(self, sheet: Sheet, index: int, rect: pygame.Rect) -> None:
        """The card under the pointer, large enough to read, at the left of the pictures."""
        u, box = sheet.paint.u, self._sheet_box
        x = min(thumb.rect.x for thumb in self.page.thumbs) + self.window.x
        y = max(box.y + 12, min(rect.centery / u - _FACE_H / 2, box.bottom - _FACE_H - 12))
        at = Box(x / u - _FACE_W - 16, y, _FACE_W, _FACE_H)
        sheet.shadow(*at, radius=16, blur=18, alpha=190, dy=8, z=_Z_FACE)
        sheet.put(self.faces.face(self.page.thumbs[index].line), at.x, at.y, _Z_FACE)
        if sheet.is_focused(("picture", index)):
            sheet.focus_ring(rect.x / u, rect.y / u, rect.w / u, rect.h / u)

    def _bar_box(self) -> tuple[Box, Box]:
        """The track of the scroll bar and the part that is seen."""
        box = self._sheet_box
        track = Box(box.right - 20, box.y + 16, _BAR, box.h - 32)
        part = max(40.0, track.h * self.window.h / self.page.height)
        top = track.y + (track.h - part) * self.scroll / self.most
        return track, Box(track.x, top, track.w, part)

    def _draw_bar(self, sheet: Sheet) -> None:
        ink = sheet.paint.theme.ink
        track, part = self._bar_box()
        sheet.panel(*track, fill=rgba(ink, 30), radius=5, border=0)
        hot = sheet.is_hot("bar") or self.spots.dragging
        sheet.panel(*part, fill=rgba(ink, 220 if hot else 140), radius=5, border=0)
        sheet.spot(
            "bar", track.x - 6, track.y, track.w + 12, track.h, self._jump,
            label="Scroll bar", focusable=False, on_drag_start=self._start_drag,
        )  # fmt: skip

    def _jump(self) -> None:
        """A click beside the handle: a windowful that way."""
        _, part = self._bar_box()
        y = self.spots.pos[1] / self.paint.u
        way = -1 if y < part.y else 1 if y > part.bottom else 0
        self.scroll_to(self.scroll + way * self.window.h * 9 // 10)

    def _start_drag(self, start: Pos) -> Drag:
        before, (track, part) = self.scroll, self._bar_box()
        length = self.paint.px(track.h - part.h)

        def move(pos: Pos) -> None:
            self.scroll_to(before + round((pos[1] - start[1]) * self.most / max(1, length)))

        return Drag(move, move, partial(self.scroll_to, before))


def rulebook_of_table(table: TableScene) -> RulebookScene:
    """The rulebook over a table: at the ruling of the tooltip that is shown, else at what the
    player points at, else at what is asked.
    """
    match, pointing = table.session.match, table.pointing
    book = load(match.rules.catalogue)
    at = book.place_of(pointing.ruling) if pointing.tip else None
    if at is None:
        at = (_section_at_table(book, table) or 0, -1)
    return RulebookScene(book, at, lambda: table.app.go(table))


def _section_at_table(book: Rulebook, table: TableScene) -> int | None:
    match, key = table.session.match, table.spots.active
    thing, number = key[:2] if isinstance(key, tuple) and len(key) > 1 else ("", -1)
    shown = thing == "card" and isinstance(number, int) and number >= 0
    frame = match.decision
    return book.section_for(
        card=match.rules.catalogue.line(number) if shown else None,
        thing=str(thing),
        decision=frame.kind if frame else "",
        phase=table.look.view.phase,
    )
