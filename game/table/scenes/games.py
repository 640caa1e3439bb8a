"""The kept games: go on with one, name it, or take it from the shelf."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from pygame.event import Event

from game.games import GAMES
from game.program import ART
from game.records.journal import rename
from game.records.lines import TITLE_LIMIT
from game.records.shelf import Glance, kept_games, remove
from game.table import texture
from game.table.paint import Paint
from game.table.regions import Box
from game.table.scenes.screen import ENTER, Screen, glyph_button
from game.table.scenes.title import title_paint
from game.table.textfield import TextField
from game.table.widgets import Sheet

ROWS: Final = 6
"""Games on a page."""
_TOP, _PITCH, _HIGH = 96.0, 84.0, 74.0


class GamesScene(Screen):
    """A page of the shelf; a game is deleted only when that is asked twice."""

    def __init__(
        self,
        folder: Path,
        on_open: Callable[[Path], None],
        on_watch: Callable[[Path], None],
        on_past: Callable[[Sequence[Glance]], None],
        on_back: Callable[[], None],
    ) -> None:
        """`on_open` is given the file of the game to go on with, `on_watch` of one to see again;
        `on_past` all games, to show who has won how often."""
        super().__init__()
        self._folder = folder
        self._on_open = on_open
        self._on_watch = on_watch
        self._on_past = on_past
        self._on_back = on_back
        self._games: Sequence[Glance] = kept_games(folder)
        self._page = 0
        self._asked: Path | None = None
        """The game that is to be deleted, if the answer is yes."""
        self._named: Path | None = None
        """The game whose name is being edited."""
        self._field: TextField | None = None
        self._problem = ""

    @property
    def paint(self) -> Paint:
        return self.app.at_sight(title_paint)

    def ground(self) -> pygame.Surface:
        return self.paint.neutral(*self.app.size)

    # ---- input

    def handle(self, event: Event) -> None:
        field = self._field
        if field and self.spots.focus == field.key and self._edit(field, event):
            self.redraw()
            return
        super().handle(event)

    def _edit(self, field: TextField, event: Event) -> bool:
        """Gives an event to the field; Enter keeps the name and Escape leaves it as it was."""
        if event.type == pygame.KEYDOWN and event.key in (*ENTER, pygame.K_ESCAPE):
            if event.key != pygame.K_ESCAPE:
                self._keep_name(field.text)
            self._named = self._field = None
            return True
        return field.handle(event)

    def key(self, key: int) -> None:
        if key == pygame.K_ESCAPE:
            if self._asked:
                self._ask(None)
            else:
                self._on_back()
        elif key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._turn(1 if key == pygame.K_PAGEDOWN else -1)

    def tick(self, ms: int) -> None:
        if self._field and self._field.tick(ms):
            self.redraw()
        super().tick(ms)

    # ---- what the controls do

    def _ask(self, path: Path | None) -> None:
        self._asked = path
        self.redraw()

    def _delete(self, path: Path) -> None:
        self._problem = remove(path) or ""
        self._asked = None
        self._read_again()

    def _rename(self, game: Glance) -> None:
        self._named = game.path
        self._field = TextField(("name", game.path.name), game.name, TITLE_LIMIT)
        self._field.begin()
        self.spots.focus_on(self._field.key)
        self.redraw()

    def _keep_name(self, name: str) -> None:
        assert self._named is not None
        self._problem = rename(self._named, " ".join(name.split())) or ""
        self._read_again()

    def _read_again(self) -> None:
        self._games = kept_games(self._folder)
        self._page = min(self._page, self._pages - 1)
        self.redraw()

    def _turn(self, by: int) -> None:
        self._page = min(self._pages - 1, max(0, self._page + by))
        self.redraw()

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._games) // ROWS))

    # ---- the picture

    def draw(self, sheet: Sheet, block: Box) -> None:
        corner = Box(block.x + 12, block.y + 16, 40, 40)
        glyph_button(sheet, "leave", corner, "chev", self._on_back, tip="Back (Esc)", size=20)
        sheet.text("Your games", block.x + 56, block.y + 36, 28, font="display", anchor="lm")
        over = any(game.over for game in self._games)
        past = partial(self._on_past, self._games)
        tip = "" if over else "No game has been played to its end yet"
        sheet.button("past", block.right - 272, block.y + 18, 176, 40, "Past games", past,
                     icon="laurel", size=16, enabled=over, tip=tip)  # fmt: skip
        if not self._games:
            words = "No game is kept. Each game that you begin is, until you delete it."
            sheet.text(words, block.cx, block.cy, 19, anchor="mm", alpha=225)
        shown = self._games[self._page * ROWS : (self._page + 1) * ROWS]
        for number, game in enumerate(shown):
            box = Box(block.x + 96, block.y + _TOP + number * _PITCH, 1088, _HIGH)
            self._draw_game(sheet, game, box)
        low = block.y + 640
        if self._problem:
            badge = sheet.paint.badge("x", 22, sheet.paint.theme.bad)
            sheet.put(badge, block.x + 107, low - 16, anchor="mm")
            sheet.text(self._problem, block.x + 128, low - 16, 15, anchor="lm", max_width=1050)
        else:
            words = "A capsule that you drop on this window is opened, and kept here."
            sheet.text(words, block.x + 96, low + 22, 15, anchor="lm", alpha=225)
        if self._pages > 1:
            x = block.cx
            words = f"{self._page + 1} of {self._pages}"
            sheet.text(words, x, low + 22, 17, anchor="mm")
            back, on = self._page > 0, self._page < self._pages - 1
            turn = self._turn
            sheet.button("earlier", x - 150, low, 80, 44, "", partial(turn, -1), icon="chev",
                         enabled=back, tip="Later games")  # fmt: skip
            sheet.button("later", x + 70, low, 80, 44, "", partial(turn, 1), icon="chevr",
                         enabled=on, tip="Earlier games")  # fmt: skip

    def _draw_game(self, sheet: Sheet, game: Glance, box: Box) -> None:
        sheet.shadow(*box, blur=6)
        sheet.panel(*box, fill=(0, 0, 0, 90))
        if game.path == self._asked:
            self._draw_question(sheet, game, box)
            return
        x, room = box.x + 84, 640.0
        if game.problem:
            sheet.put(
                sheet.paint.badge("x", 36, sheet.paint.theme.bad), box.x + 42, box.cy, 0, "mm"
            )
            sheet.text("A damaged game", x, box.y + 24, 19, font="bold", anchor="lm")
            sheet.text(game.problem, x, box.y + 50, 15, anchor="lm", alpha=220, max_width=820)
        else:
            sheet.put(_picture(sheet.paint, game.game), box.x + 6, box.y + 6)
            if game.path == self._named and self._field:
                sheet.text_field(self._field, x - 8, box.y + 6, 420, 36, self._field.begin,
                                 label="Name of the game", size=17)  # fmt: skip
            else:
                title = game.name or GAMES[game.game].name
                sheet.text(title, x, box.y + 24, 19, font="bold", anchor="lm", max_width=room)
            state = "is over" if game.over else f"round {game.round}"
            words = f"{', '.join(game.players)}  ·  {state}  ·  {game.began}"
            words += "  ·  dice taken back" if game.unsealed else ""
            sheet.text(words, x, box.y + 52, 15, anchor="lm", alpha=220, max_width=room)
            self._draw_actions(sheet, game, box)
        trash = partial(self._ask, game.path)
        key, at = ("delete", game.path.name), Box(box.right - 60, box.cy - 22, 44, 44)
        glyph_button(sheet, key, at, "x", trash, tip="Delete this game", size=18)

    def _draw_actions(self, sheet: Sheet, game: Glance, box: Box) -> None:
        name = game.path.name
        at = Box(box.right - 116, box.cy - 22, 44, 44)
        rename = partial(self._rename, game)
        glyph_button(sheet, ("rename", name), at, "pencil", rename, tip="Name this game", size=20)
        watch = partial(self._on_watch, game.path)
        x = box.right - 292
        if game.over:
            sheet.button(("watch", name), x, box.cy - 22, 160, 44, "Watch", watch, icon="hourglass")
            return
        go_on = partial(self._on_open, game.path)
        sheet.button(("open", name), x, box.cy - 22, 160, 44, "Continue", go_on, icon="play")
        at = Box(x - 52, box.cy - 22, 44, 44)
        glyph_button(sheet, ("watch", name), at, "hourglass", watch, tip="Watch it again", size=20)

    def _draw_question(self, sheet: Sheet, game: Glance, box: Box) -> None:
        title = game.name or (game.players and GAMES[game.game].name) or game.path.name
        words = f"Delete “{title}” for good?"
        words += " Its result goes as well." if game.over else ""
        sheet.text(words, box.x + 84, box.cy, 19, font="bold", anchor="lm", max_width=600)
        yes, no = partial(self._delete, game.path), partial(self._ask, None)
        sheet.button("yes", box.right - 340, box.cy - 22, 160, 44, "Delete", yes)
        sheet.button("no", box.right - 164, box.cy - 22, 148, 44, "Keep it", no, "primary")


def _picture(paint: Paint, game: str) -> pygame.Surface:
    """A piece of the poster of a game."""
    side = paint.px(_HIGH - 12)

    def make() -> pygame.Surface:
        poster = pygame.image.load(ART / game / "poster.jpg")
        part = pygame.Rect(0, 0, poster.get_height(), poster.get_height())
        part.center = poster.get_rect().center
        small = pygame.Surface((side, side), pygame.SRCALPHA)
        small.blit(pygame.transform.smoothscale(poster.subsurface(part), (side, side)), (0, 0))
        texture.round_corners(small, paint.px(6))
        return small

    return paint.cached(("game", game), make)
