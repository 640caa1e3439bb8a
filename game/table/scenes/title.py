"""The first screen: two posters, one for each game."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import pygame
from pygame.event import Event

from game.program import ART
from game.table.paint import Paint
from game.table.regions import Box
from game.table.scenes import posters
from game.table.scenes.screen import ENTER, Screen
from game.table.sight import Sight
from game.table.theme import TITLE, Colour, rgba
from game.table.tween import Clock, Tween, out_quad
from game.table.widgets import Sheet

if TYPE_CHECKING:
    from game.records.shelf import Glance

_TOP = 84.0
_WIDE, _WIDEST, _GAP = 152.0, 392.0, 16.0
"""Buttons, the one that continues a game, and what is between them."""


class _Poster(NamedTuple):
    """What hangs on the wall for a game."""

    game: str
    """Slug, as `on_choose` gets it."""
    x: float
    lines: tuple[str, str]
    make: Callable[[Paint, Path, tuple[str, str]], pygame.Surface]


_POSTERS: Final = (
    _Poster(
        "lawrence",
        96.0,
        ("LAWRENCE OF ARABIA", "2 to 6 players  ·  lead the tribes, win 40 Force of Missions"),
        posters.lawrence_poster,
    ),
    _Poster(
        "prehistoric",
        664.0,
        ("PREHISTORIC WARFARE", "2 to 6 players  ·  grow to 30 people, or be the last tribe"),
        posters.prehistoric_poster,
    ),
)
_SHORT: Final = {"lawrence": "Lawrence of Arabia", "prehistoric": "Prehistoric Warfare"}
"""What the games are called on the button that continues one."""
_SIDEWAYS: Final = {pygame.K_LEFT: 0, pygame.K_RIGHT: -1}
"""The poster that an arrow key goes to."""
_LIFT = 4
_LIFT_MS, _SINK_MS = 110.0, 90.0
_SHADOW = (20, 10, 0, 200)


def title_paint(sight: Sight) -> Paint:
    """The drawing kit of the dark room, for `App.at_sight`."""
    return Paint.of(sight, TITLE)


class TitleScene(Screen):
    """Choose a game, or quit."""

    def __init__(
        self,
        on_choose: Callable[[str], None],
        on_quit: Callable[[], None],
        on_settings: Callable[[], None] | None = None,
        problem: str | None = None,
        on_rulebook: Callable[[str], None] | None = None,
        reduced_motion: bool = False,
        kept: Glance | None = None,
        on_continue: Callable[[Path], None] | None = None,
        on_games: Callable[[], None] | None = None,
    ) -> None:
        """`on_choose` is given the slug of the chosen game; `problem` is told in a line;
        `on_rulebook` is given the slug of the game that is chosen at the moment. With
        `reduced_motion` the chosen poster glows but does not rise. `kept` is the game that
        `on_continue` goes on with, by its path; `on_games` shows all that are kept."""
        super().__init__()
        self._on_choose = on_choose
        self._on_quit = on_quit
        self._on_settings = on_settings
        self._on_rulebook = on_rulebook
        self._kept = kept
        self._on_continue = on_continue
        self._on_games = on_games
        self._problem = problem
        self._clock = Clock()
        self._lift = 0 if reduced_motion else _LIFT
        self._lit: Hashable = _POSTERS[0].game
        """The poster that is lifted, if it is one."""
        self._all_shown = False
        # Enter plays from the first moment on, so the poster shows that it is chosen.
        self.spots.focus_on(_POSTERS[0].game, visible=True)

    @property
    def paint(self) -> Paint:
        return self.app.at_sight(title_paint)

    def ground(self) -> pygame.Surface:
        top, middle, low = (colour for _, colour in TITLE.table)
        return posters.room(self.app.size, top, middle, low)

    def handle(self, event: Event) -> None:
        # The buttons lie between the posters, so the arrows would come to them on the way.
        at_poster = self.spots.focus in (None, *(poster.game for poster in _POSTERS))
        if event.type == pygame.KEYDOWN and event.key in _SIDEWAYS and at_poster:
            self.spots.focus_on(_POSTERS[_SIDEWAYS[event.key]].game, visible=True)
        else:
            super().handle(event)

    def key(self, key: int) -> None:
        if key in ENTER:
            self._on_choose(_POSTERS[0].game)
        elif key == pygame.K_F1:
            self._open_rulebook()

    def _open_rulebook(self) -> None:
        if self._on_rulebook is not None:
            lit = [poster.game for poster in _POSTERS if poster.game == self._lit]
            self._on_rulebook(lit[0] if lit else _POSTERS[0].game)

    def tick(self, ms: int) -> None:
        lit = self.spots.active
        if lit != self._lit:
            for poster in _POSTERS:
                if poster.game in (lit, self._lit):
                    self._move(poster.game, poster.game == lit)
            self._lit = lit
        if self._clock.busy:
            self._clock.advance(ms)
            self.redraw()
        super().tick(ms)
        if not self._all_shown:
            self._all_shown = True
            self.redraw()

    def _move(self, game: str, up: bool) -> None:
        way = Tween((self._height(game),), (float(up),), _LIFT_MS if up else _SINK_MS, out_quad)
        self._clock.play(("lift", game), way)

    def _height(self, game: str) -> float:
        """How far a poster is lifted, 0 to 1."""
        moving = self._clock.value(("lift", game))
        return float(self._lit == game) if moving is None else moving[0]

    def draw(self, sheet: Sheet, block: Box) -> None:
        sheet.text("Choose your table", block.cx, block.y + 46, 30, font="bold", anchor="mm")
        first, *others = _POSTERS
        self._draw_poster(sheet, block, first)
        # The others come a frame later, so that the menu is there at once.
        for poster in others if self._all_shown else ():
            self._draw_poster(sheet, block, poster)
        self._draw_buttons(sheet, block)
        low = block.y + 692
        if self._problem:
            badge = sheet.paint.badge("x", 22, sheet.paint.theme.bad)
            sheet.put(badge, block.x + 107, low, anchor="mm")
            words = sheet.paint.paragraph(self._problem, 1056, 16)
            sheet.put(words, block.x + 128, low, anchor="lm")
        else:
            keys = "Arrow keys choose, Enter plays, F1 rulebook, F11 full screen"
            sheet.text(keys, block.cx, low, 15, anchor="mm", alpha=190, max_width=1200)

    def _draw_buttons(self, sheet: Sheet, block: Box) -> None:
        """What else there is to do, in a row in the middle."""
        kept, on_continue = self._kept, self._on_continue
        offered = [
            ("games", "Games", "log", _WIDE, self._on_games),
            ("rulebook", "Rulebook", "book", _WIDE, self._on_rulebook and self._open_rulebook),
            ("settings", "Settings", "gear", _WIDE, self._on_settings),
            ("quit", "Quit", "door", _WIDE, self._on_quit),
        ]
        if kept and on_continue:
            words = f"Continue {kept.name or _SHORT[kept.game]}, round {kept.round}"
            go_on = partial(on_continue, kept.path)
            offered.insert(0, ("continue", words, "play", _WIDEST, go_on))
        row = [entry for entry in offered if entry[-1]]
        x = block.cx - (sum(wide + _GAP for *_, wide, _ in row) - _GAP) / 2
        for key, label, icon, wide, act in row:
            kind: Literal["primary", "secondary"] = "primary" if key == "continue" else "secondary"
            assert act is not None
            sheet.button(key, x, block.y + 608, wide, 56, label, act, kind, icon=icon, size=17)
            x += wide + _GAP

    def _draw_poster(self, sheet: Sheet, block: Box, poster: _Poster) -> None:
        game, x, y = poster.game, block.x + poster.x, block.y + _TOP
        size = (posters.WIDTH, posters.HEIGHT)
        sheet.spot(game, x, y, *size, partial(self._on_choose, game), label=poster.lines[0])
        up = self._height(game)
        top = y - self._lift * up
        if up:
            light = rgba(sheet.paint.theme.glow, 210)
            _put_halo(sheet, x, top, light, 12, 16, round(255 * up))
        _put_halo(sheet, x, top + 10, _SHADOW, 0, 18)
        sheet.put(poster.make(sheet.paint, ART / game / "poster", poster.lines), x, top)


def _put_halo(
    sheet: Sheet, x: float, y: float, colour: Colour, grow: float, blur: float, alpha: int = 255
) -> None:
    """Light or shadow around the poster at (x, y)."""
    soft, margin = posters.halo(sheet.paint, colour, grow, blur)
    left, top = sheet.paint.px(x) - margin, sheet.paint.px(y) - margin
    sheet.put_px(soft, left, top, alpha=alpha)
