"""The second screen: who plays, by which house rules, and from which seed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

import pygame
from pygame.event import Event

from game.bots.registry import LEVELS
from game.games import GAMES
from game.rules.core.options import Option
from game.seating import ASKING, HUMAN, LEFT_TO, WHEN_POSSIBLE, Setup
from game.table.regions import Box
from game.table.scenes.asking import draw_asking
from game.table.scenes.form import Form, Row
from game.table.scenes.screen import ENTER, glyph_button
from game.table.scenes.tabletop import TableScreen
from game.table.textfield import TextField
from game.table.theme import rgba
from game.table.widgets import Sheet

_LEFT, _SEATS_W, _SEAT_H, _SEAT_PITCH = 32.0, 696.0, 64.0, 72.0
_RIGHT, _RULES_W = 752.0, 496.0
_TOP, _BOTTOM = 108.0, 624.0
"""Where the players and the house rules begin, and where the lower panels end."""
_LOW_H = 72.0
_GAP = 12.0
_ENTRY_H = 40.0
_VALUES_H = 36.0
"""Height of the values of a house rule."""
_ROOMY = 110.0
"""From this height on a house rule has room to spare."""
_Z_LIST: Final = 100
_LEVEL_NAMES: Final = tuple(name.capitalize() for name in LEVELS)


class SetupScene(TableScreen):
    """Edits a Setup until the cards are dealt."""

    def __init__(
        self,
        setup: Setup,
        on_deal: Callable[[Setup], None],
        on_back: Callable[[], None],
        on_rulebook: Callable[[str, str], None] = lambda game, ruling: None,
    ) -> None:
        """`on_deal` is given what was set up; `on_rulebook` the game and the ruling of the house
        rule that is pointed at, or nothing."""
        super().__init__(setup.game)
        self.form = Form(setup)
        self._on_deal = on_deal
        self._on_back = on_back
        self._on_rulebook = on_rulebook
        self._list_open = False
        self._asked: Row | None = None
        """Who says how he wants to be asked, while that panel is open."""
        self._focus_seen: Hashable = None

    # ---- input

    def _fields(self) -> list[TextField]:
        return [row.field for row in self.form.rows] + [self.form.seed]

    def _edited(self) -> TextField | None:
        """The text that is being typed."""
        return next((f for f in self._fields() if f.key == self.spots.focus), None)

    def handle(self, event: Event) -> None:
        field = self._edited()
        if field is not None and field.handle(event):
            self.redraw()
            return
        if field is not None and _is_enter(event):
            # Enter ends the typing wherever the keyboard is, so it deals as the button says.
            self._deal()
            return
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and self.spots.hover is None:
            self.spots.focus_on(None)
        now = self._edited()
        if now is not None and now.key != self._focus_seen:
            now.begin(select_all=self.spots.focus_visible)
        if self.spots.focus != self._focus_seen:
            self._focus_seen = self.spots.focus
            self.redraw()

    def key(self, key: int) -> None:
        if key == pygame.K_ESCAPE:
            if self._list_open:
                self._close_list()
            elif self._asked:
                self._close_asking()
            elif self._edited() is not None:
                self.spots.focus_on(None)
                self.redraw()
            else:
                self._on_back()
        elif key in ENTER and self._asked:
            self._close_asking()
        elif key in ENTER and not self._list_open:
            self._deal()
        elif key == pygame.K_F1:
            self._on_rulebook(self.form.game, self._ruling())

    def _ruling(self) -> str:
        """The ruling behind the house rule under mouse or keyboard."""
        at = self.spots.active
        return next((o.ruling for o in self.form.house if at in _value_keys(o)), "")

    def tick(self, ms: int) -> None:
        field = self._edited()
        if field is not None and field.tick(ms):
            self.redraw()
        super().tick(ms)

    # ---- what the controls do

    def _deal(self) -> None:
        if not self.form.problem():
            self._on_deal(self.form.setup())

    def _restore(self) -> None:
        self.form.restore()
        self.redraw()

    def _draw_seed(self) -> None:
        self.form.draw_seed()
        self.redraw()

    def _begin(self, field: TextField) -> None:
        field.begin(select_all=self.spots.focus_visible)
        self.redraw()

    def _add(self) -> None:
        row = self.form.add()
        self.spots.focus_on(row.field.key, visible=self.spots.focus_visible)
        row.field.begin(select_all=True)
        self._focus_seen = row.field.key
        self.redraw()

    def _remove(self, row: Row) -> None:
        index = self.form.rows.index(row)
        self.form.remove(row)
        if self.spots.focus_visible:
            left = self.form.rows[min(index, len(self.form.rows) - 1)]
            key = "add" if self.form.why_keep else ("remove", left.number)
            self.spots.focus_on(key, visible=True)
        self.redraw()

    def _choose_kind(self, row: Row, index: int) -> None:
        if index == 0:
            row.kind = HUMAN
        elif row.kind == HUMAN:
            row.kind = LEFT_TO
        self.redraw()

    def _choose_level(self, row: Row, index: int) -> None:
        row.kind = LEVELS[index]
        self.redraw()

    def _choose_value(self, option: Option, values: tuple[str, ...], index: int) -> None:
        self.form.options[option.name] = values[index]
        self.redraw()

    def _open_list(self) -> None:
        self._list_open = True
        chosen = self.form.first
        at = 0 if chosen is None else self.form.rows.index(chosen) + 1
        self.spots.focus_on(("first", at), visible=self.spots.focus_visible)
        self.redraw()

    def _close_list(self) -> None:
        self._list_open = False
        self.spots.focus_on("first", visible=self.spots.focus_visible)
        self.redraw()

    def ask(self, index: int) -> None:
        """Opens the panel in which a player says how he wants to be asked."""
        self._open_asking(self.form.rows[index])

    def _open_asking(self, row: Row) -> None:
        self._asked = row
        self.spots.focus_on("asked", visible=self.spots.focus_visible)
        self.redraw()

    def _close_asking(self) -> None:
        assert self._asked is not None
        key, self._asked = ("ask", self._asked.number), None
        self.spots.focus_on(key, visible=self.spots.focus_visible)
        self.redraw()

    def _change_asking(self, kind: str, index: int) -> None:
        assert self._asked is not None
        self._asked.asking[kind] = ASKING[index]
        self.redraw()

    def _choose_first(self, row: Row | None) -> None:
        self.form.first = row
        self._close_list()

    # ---- the picture

    def draw(self, sheet: Sheet, block: Box) -> None:
        x, y = block.x, block.y
        corner = Box(x + 12, y + 16, 40, 40)
        glyph_button(
            sheet, "leave", corner, "chev", self._on_back, tip="Back to the title", size=20
        )
        name = GAMES[self.form.game].name
        wide = sheet.text(name, x + 56, y + 36, 28, font="display", anchor="lm")
        sheet.text("New game", x + 56 + wide + 16, y + 38, 18, anchor="lm", alpha=215)
        self._draw_players(sheet, x + _LEFT, y)
        low = y + _BOTTOM - _LOW_H
        self._draw_first(sheet, Box(x + _LEFT, low, 340, _LOW_H))
        self._draw_seed_panel(sheet, Box(x + _LEFT + 356, low, 340, _LOW_H))
        self._draw_rules(sheet, x + _RIGHT, y)
        self._draw_buttons(sheet, x, y)

    def draw_over(self, sheet: Sheet, block: Box) -> None:
        if self._list_open:
            self._draw_list(sheet, block.x + _LEFT, block.y + _BOTTOM - _LOW_H)
        elif self._asked:
            draw_asking(
                sheet, block, self.form, self._asked, self._change_asking, self._close_asking
            )

    def _draw_players(self, sheet: Sheet, x: float, y: float) -> None:
        wide = sheet.text("Players", x, y + 88, 20, font="bold", anchor="lm")
        problem = self.form.problem()
        if problem:
            badge = sheet.paint.badge("x", 22, sheet.paint.theme.bad)
            sheet.put(badge, x + wide + 23, y + 88, anchor="mm")
            room = _SEATS_W - wide - 44
            sheet.text(problem, x + wide + 42, y + 88, 16, None, "bold", "lm", max_width=room)
        else:
            sheet.text(
                "clockwise around the table", x + wide + 12, y + 89, 15, None, "body", "lm", 205
            )
        for index in range(self.form.most):
            box = Box(x, y + _TOP + index * _SEAT_PITCH, _SEATS_W, _SEAT_H)
            if index < len(self.form.rows):
                self._draw_row(sheet, box, self.form.rows[index], index)
            else:
                self._draw_vacant(sheet, box, index == len(self.form.rows))

    def _draw_row(self, sheet: Sheet, box: Box, row: Row, seat: int) -> None:
        theme = sheet.paint.theme
        edited = self.spots.focus == row.field.key
        sheet.panel(*box, line=theme.glow if edited else None, border=2 if edited else 1)
        sheet.put(sheet.paint.medal(seat, 46), box.x + 38, box.cy, anchor="mm")
        field = Box(box.x + 80, box.y + 12, 178, 40)
        sheet.text_field(
            row.field,
            *field,
            partial(self._begin, row.field),
            label=f"Name of player {seat + 1}",
            placeholder=self.form.default_name(row) if not row.field.text else "",
        )
        if row in self.form.twins():
            clear = rgba(theme.bad, 0)
            sheet.panel(*field, fill=clear, line="#e0644a", radius=6, border=2)
        human = row.kind == HUMAN
        sheet.segments(
            ("kind", row.number),
            box.x + 274,
            box.y + 14,
            160,
            36,
            ("Human", "Bot"),
            0 if human else 1,
            partial(self._choose_kind, row),
        )
        if human:
            asked = any(how != WHEN_POSSIBLE for how in row.asking.values())
            sheet.button(
                ("ask", row.number), box.x + 446, box.y + 14, 192, 36,
                "Asked as set" if asked else "Asked out of turn", partial(self._open_asking, row),
                icon="help", size=15, tip="When this player is asked out of his turn",
            )  # fmt: skip
        else:
            self._draw_levels(sheet, box, row)
        reason = self.form.why_keep
        glyph_button(
            sheet,
            ("remove", row.number),
            Box(box.right - 46, box.y + 14, 36, 36),
            "x",
            partial(self._remove, row),
            tip=reason or f"Take {self.form.name(row)} away",
            enabled=not reason,
        )

    def _draw_levels(self, sheet: Sheet, box: Box, row: Row) -> None:
        key = ("level", row.number)
        level = LEVELS.index(row.kind) if row.kind in LEVELS else None
        sheet.segments(
            key,
            box.x + 446,
            box.y + 14,
            192,
            36,
            _LEVEL_NAMES,
            level,
            partial(self._choose_level, row),
        )

    def _draw_vacant(self, sheet: Sheet, box: Box, next_free: bool) -> None:
        key = "add" if next_free else ("vacant", box.y)
        sheet.spot(key, *box, self._add, label="Add a player", focusable=next_free)
        hot = sheet.is_hot(key)
        line = rgba(sheet.paint.theme.paper, 235 if hot else 150)
        sheet.put(sheet.paint.dashed(box.w, box.h, 8, line), box.x, box.y)
        strength = 255 if hot else 205
        sheet.icon("plus", box.x + 38, box.cy, 30, alpha=strength)
        sheet.text("Add a player", box.x + 80, box.cy, 17, anchor="lm", alpha=strength)
        sheet.text("human or bot", box.right - 20, box.cy, 15, anchor="rm", alpha=190)
        if sheet.is_focused(key):
            sheet.focus_ring(*box)

    def _draw_first(self, sheet: Sheet, box: Box) -> None:
        sheet.spot(
            "first", *box, self._open_list, label="First player", focusable=not self._list_open
        )
        theme = sheet.paint.theme
        line = rgba(theme.paper, 150) if sheet.is_hot("first") else None
        sheet.panel(*box, line=line)
        sheet.text("First player", box.x + 16, box.y + 21, 16, font="bold", anchor="lm")
        first = self.form.first
        words = "Drawn from the seed" if first is None else self.form.name(first)
        sheet.text(words, box.x + 16, box.y + 48, 17, anchor="lm")
        sheet.icon("down", box.right - 26, box.cy, 20)
        if sheet.is_focused("first"):
            sheet.focus_ring(*box)

    def _draw_seed_panel(self, sheet: Sheet, box: Box) -> None:
        sheet.panel(*box)
        sheet.text("Seed", box.x + 16, box.y + 17, 16, font="bold", anchor="lm")
        note = "same seed, same deck"
        sheet.text(note, box.right - 68, box.y + 17, 15, anchor="rm", alpha=205)
        sheet.text_field(
            self.form.seed,
            box.x + 12,
            box.y + 30,
            box.w - 80,
            34,
            partial(self._begin, self.form.seed),
            label="Seed",
            placeholder="a new one",
        )
        dice = Box(box.right - 58, box.y + 13, 46, 46)
        gold, tip = sheet.paint.theme.glow, "Another seed, drawn by lot"
        glyph_button(sheet, "dice", dice, "die", self._draw_seed, tip=tip, size=28, colour=gold)

    def _draw_rules(self, sheet: Sheet, x: float, y: float) -> None:
        wide = sheet.text("House rules", x, y + 88, 20, font="bold", anchor="lm")
        note = "the first value is the rule of the game"
        sheet.text(note, x + wide + 12, y + 89, 15, anchor="lm", alpha=205)
        pitch = (_BOTTOM - _TOP + _GAP) / len(self.form.house)
        for index, option in enumerate(self.form.house):
            box = Box(x, y + _TOP + index * pitch, _RULES_W, pitch - _GAP)
            self._draw_rule(sheet, box, option)

    def _draw_rule(self, sheet: Sheet, box: Box, option: Option) -> None:
        theme, value = sheet.paint.theme, self.form.options[option.name]
        changed = value != option.default
        sheet.panel(*box, line=theme.glow if changed else None, border=1.5 if changed else 1)
        # The more rules there are, the closer title, help and values stand.
        values_y = box.bottom - _VALUES_H - (14 if box.h >= _ROOMY else 8)
        title_y, help_y = (box.y + (values_y - box.y) * part for part in (0.33, 0.74))
        sheet.text(option.title, box.x + 16, title_y, 18, font="bold", anchor="lm")
        room = box.w - 32
        sheet.text(option.help, box.x + 16, help_y, 16, None, "body", "lm", 225, room)
        if changed:
            badge = Box(box.right - 96, title_y - 12, 84, 24)
            sheet.panel(*badge, fill=theme.act, radius=12, border=0)
            sheet.text("changed", badge.cx, badge.cy, 15, theme.ink, "bold", "mm")
        values, labels = option.values, option.labels
        if value not in values:  # a number that was given on the command line
            values, labels = (*values, value), (*labels, value)
        sheet.segments(
            ("rule", option.name),
            box.x + 16,
            values_y,
            room,
            _VALUES_H,
            labels,
            values.index(value),
            partial(self._choose_value, option, values),
        )

    def _draw_buttons(self, sheet: Sheet, x: float, y: float) -> None:
        sheet.button("back", x + _LEFT, y + 652, 168, 48, "Back", self._on_back, icon="chev")
        sheet.button(
            "restore",
            x + _LEFT + 184,
            y + 652,
            216,
            48,
            "Restore defaults",
            self._restore,
            icon="undo",
        )
        problem = self.form.problem()
        sheet.button(
            "deal",
            x + _RIGHT,
            y + 648,
            _RULES_W,
            56,
            "Deal the cards",
            self._deal,
            "primary",
            shortcut=None if problem else "Enter",
            enabled=not problem,
            tip=problem,
            size=22,
        )

    def _draw_list(self, sheet: Sheet, x: float, bottom: float) -> None:
        """The choices for the first player, above the panel that opened them."""
        paint, theme = sheet.paint, sheet.paint.theme
        wide, high = self.app.size[0] / paint.u, self.app.size[1] / paint.u
        rows: list[Row | None] = [None, *self.form.rows]
        # While the list is open there is nothing else: a click anywhere closes it.
        sheet.spot("shut", 0, 0, wide, high, self._close_list, focusable=False)
        box = Box(x, bottom - len(rows) * _ENTRY_H - 16, 340, len(rows) * _ENTRY_H + 12)
        sheet.shadow(*box, blur=10, alpha=170, z=_Z_LIST)
        sheet.panel(*box, fill=rgba(theme.ink, 250), line=theme.glow, border=1.5, z=_Z_LIST)
        for index, row in enumerate(rows):
            key = ("first", index)
            entry = Box(box.x + 6, box.y + 6 + index * _ENTRY_H, box.w - 12, _ENTRY_H)
            name = "Drawn from the seed" if row is None else self.form.name(row)
            sheet.spot(key, *entry, partial(self._choose_first, row), label=name, z=_Z_LIST)
            if sheet.is_hot(key):
                sheet.panel(*entry, fill=rgba(theme.paper, 24), radius=6, border=0, z=_Z_LIST)
            if row is None:
                sheet.icon("die", entry.x + 24, entry.cy, 24, z=_Z_LIST)
            else:
                sheet.put(paint.medal(index - 1, 28), entry.x + 24, entry.cy, _Z_LIST, "mm")
            sheet.text(name, entry.x + 50, entry.cy, 17, anchor="lm", z=_Z_LIST)
            if row is self.form.first:
                sheet.icon("check", entry.right - 24, entry.cy, 20, theme.glow, z=_Z_LIST)
            if sheet.is_focused(key):
                sheet.focus_ring(entry.x + 3, entry.y + 3, entry.w - 6, entry.h - 6, 5, _Z_LIST)


def _value_keys(option: Option) -> list[Hashable]:
    """Keys of the values of a house rule."""
    return [(("rule", option.name), index) for index in range(len(option.values) + 1)]


def _is_enter(event: Event) -> bool:
    return bool(event.type == pygame.KEYDOWN and event.key in ENTER)
