"""The few controls of the game: buttons, choices, text fields, tooltips, panels.

A Sheet is filled anew for each picture. Its functions append what is to be seen to `items` and
what answers to mouse and keyboard to `spots`, for `Stage` and `Spots` to take. Measures are
logical units unless they are rectangles, which are pixels like everywhere on the stage.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Literal

from pygame import Rect, Surface

from game.table.paint import FontName, Paint
from game.table.spots import Drag, Pos, Spot, Spots
from game.table.stage import Item
from game.table.textfield import TextField
from game.table.theme import Colour, over, rgba

Anchor = Literal["lt", "mt", "rt", "lm", "mm", "rm", "lb", "mb", "rb"]
"""Which point of a surface is placed: left, middle, right; then top, middle, bottom."""

DISABLED_TEXT = "#a79f92"
TOOLTIP_Z = 900
_TIP_WIDTH = 320
_RADIUS = 8


class Sheet:
    """A picture in the making."""

    def __init__(
        self,
        paint: Paint,
        state: Spots | None = None,
        *,
        size: tuple[int, int] | None = None,
        z: int = 0,
        name: str = "",
    ) -> None:
        """`state` tells what is hovered, pressed and focused. `size` is the window in pixels,
        which tooltips keep within. `z` is added to everything. Sheets that are shown on one layer
        of a stage need different names.
        """
        self.paint = paint
        self.items: list[Item] = []
        self.spots: list[Spot] = []
        self._state = state
        self._size = size or (paint.px(1280), paint.px(720))
        self._z = z
        self._name = name
        self._used: set[Hashable] = set()

    # ---- pictures

    def put(
        self,
        surface: Surface,
        x: float,
        y: float,
        z: int = 0,
        anchor: Anchor = "lt",
        alpha: int = 255,
        key: Hashable = None,
    ) -> Rect:
        """Show `surface` with its `anchor` at (x, y); returns the area it covers."""
        w, h = surface.get_size()
        left = self.paint.px(x) - {"l": 0, "m": w // 2, "r": w}[anchor[0]]
        top = self.paint.px(y) - {"t": 0, "m": h // 2, "b": h}[anchor[1]]
        return self.put_px(surface, left, top, z, alpha, key)

    def put_px(
        self,
        surface: Surface,
        left: int,
        top: int,
        z: int = 0,
        alpha: int = 255,
        key: Hashable = None,
    ) -> Rect:
        """Show `surface` with its top left corner at a pixel."""
        if key is None:
            # Named after what it is and where, so that more items before it don't rename it.
            key = ("auto", self._name, id(surface), left, top)
            while key in self._used:
                key = (*key, "again")
            self._used.add(key)
        item = Item(key, surface, left, top, self._z + z, alpha)
        self.items.append(item)
        return item.rect

    def text(
        self,
        s: str,
        x: float,
        y: float,
        size: float = 16,
        color: Colour | None = None,
        font: FontName = "body",
        anchor: Anchor = "lt",
        alpha: int = 255,
        max_width: float | None = None,
        z: int = 0,
    ) -> float:
        """One line of text; returns its width."""
        surface = self.paint.text(s, size, color, font, max_width)
        alpha = 255 if self.paint.theme.strong else alpha
        self.put(surface, x, y, z, anchor, alpha)
        return surface.get_width() / self.paint.u

    def paragraph(
        self,
        s: str,
        x: float,
        y: float,
        width: float,
        size: float = 16,
        color: Colour | None = None,
        alpha: int = 255,
        z: int = 0,
    ) -> float:
        """Wrapped text; returns its height."""
        surface = self.paint.paragraph(s, width, size, color)
        alpha = 255 if self.paint.theme.strong else alpha
        self.put(surface, x, y, z, alpha=alpha)
        return surface.get_height() / self.paint.u

    def icon(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        color: Colour | None = None,
        anchor: Anchor = "mm",
        alpha: int = 255,
        z: int = 0,
    ) -> Rect:
        """A glyph of the drawing kit."""
        return self.put(self.paint.icon(name, size, color), x, y, z, anchor, alpha)

    def panel(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        radius: float = _RADIUS,
        border: float = 1,
        z: int = 0,
    ) -> Rect:
        """A plate for other things to lie on."""
        return self.put(self.paint.box(w, h, fill, line, radius, border), x, y, z)

    def glow(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        color: Colour | None = None,
        radius: float = _RADIUS,
        blur: float = 10,
        alpha: int = 190,
        z: int = 0,
    ) -> Rect:
        """Light around a box, to be put before the box."""
        return self._around(self.paint.glow(w, h, color, radius, blur, alpha), x, y, blur, z)

    def shadow(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float = _RADIUS,
        blur: float = 6,
        alpha: int = 120,
        dy: float = 3,
        z: int = 0,
    ) -> Rect:
        """The shadow of a box, `dy` below it, to be put before the box."""
        return self._around(self.paint.shadow(w, h, radius, blur, alpha), x, y + dy, blur, z)

    def _around(self, surface: Surface, x: float, y: float, blur: float, z: int) -> Rect:
        margin = self.paint.margin(blur)
        return self.put_px(surface, self.paint.px(x) - margin, self.paint.px(y) - margin, z)

    def focus_ring(
        self, x: float, y: float, w: float, h: float, radius: float = _RADIUS, z: int = 0
    ) -> Rect:
        """A cream ring 2 wide, 2 away from the box: the keyboard is here."""
        paper = self.paint.theme.paper
        ring = self.paint.box(w + 8, h + 8, rgba(paper, 0), paper, radius + 4, 2)
        return self.put(ring, x - 4, y - 4, z)

    # ---- controls

    def spot(
        self,
        key: Hashable,
        x: float,
        y: float,
        w: float,
        h: float,
        on_click: Callable[[], object] | None = None,
        *,
        label: str = "",
        tip: str = "",
        enabled: bool = True,
        focusable: bool = True,
        on_drag_start: Callable[[Pos], Drag | None] | None = None,
        on_right: Callable[[], object] | None = None,
        z: int = 0,
    ) -> Rect:
        """A place that answers, without a look of its own; see `Spot`."""
        rect = self.paint.rect(x, y, w, h)
        self.spots.append(
            Spot(
                key,
                rect,
                on_click,
                label=label,
                tip=tip,
                enabled=enabled,
                focusable=focusable,
                on_drag_start=on_drag_start,
                z=self._z + z,
                on_right=on_right,
            )
        )
        return rect

    def is_hot(self, key: Hashable) -> bool:
        """Whether the mouse is over the spot `key`."""
        return self._state is not None and self._state.hover == key

    def is_focused(self, key: Hashable) -> bool:
        """Whether the spot `key` shall have a focus ring."""
        return self._state is not None and self._state.focused == key

    def _is_pressed(self, key: Hashable) -> bool:
        return self._state is not None and self._state.pressed == key

    def button(
        self,
        key: Hashable,
        x: float,
        y: float,
        w: float,
        h: float,
        label: str,
        on_click: Callable[[], object],
        kind: Literal["primary", "secondary"] = "secondary",
        *,
        icon: str | None = None,
        shortcut: str | None = None,
        enabled: bool = True,
        hot: bool = False,
        focused: bool = False,
        tip: str = "",
        size: float | None = None,
        z: int = 0,
    ) -> Rect:
        """A button with an icon before its label and the key that does the same behind it.

        Primary is gold while enabled, otherwise an outline like a secondary one. `hot` and
        `focused` add to what the state says.
        """
        gold = kind == "primary" and enabled
        hot = enabled and (hot or self.is_hot(key))
        rect = self.spot(key, x, y, w, h, on_click, label=label, tip=tip, enabled=enabled, z=z)
        top = y + 1 if enabled and self._is_pressed(key) else y
        if gold:
            self._gold_face(x, top, w, h, hot, z)
        else:
            strength = (6, 50) if not enabled else (38, 230) if hot else (18, 150)
            paper = self.paint.theme.paper
            fill, line = rgba(paper, strength[0]), rgba(paper, strength[1])
            self.panel(x, top, w, h, fill, line, _RADIUS, 1.5, z)
        color = self.paint.theme.ink if gold else None if enabled else DISABLED_TEXT
        size = size or (19 if kind == "primary" else 16)
        self._label(x, top, w, h, label, size, color, gold, enabled, icon, shortcut, z)
        if enabled and (focused or self.is_focused(key)):
            self.focus_ring(x, y, w, h, z=z)
        return rect

    def _gold_face(self, x: float, y: float, w: float, h: float, hot: bool, z: int) -> None:
        self.glow(x, y, w, h, blur=8, alpha=190 if hot else 110, z=z)
        self.shadow(x, y, w, h, blur=5, z=z)
        gold = rgba(self.paint.theme.glow)
        light = over((255, 255, 255, 128 if hot else 77), gold)
        dark = over((0, 0, 0, 0 if hot else 18), gold)
        self.put(self.paint.gradient_box(w, h, light, dark, _RADIUS), x, y, z)

    def _label(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        label: str,
        size: float,
        color: Colour | None,
        gold: bool,
        enabled: bool,
        icon: str | None,
        shortcut: str | None,
        z: int,
    ) -> None:
        """Icon, words and key of a button, centred together."""
        before = 26.0 if icon and label else 20.0 if icon else 0.0
        key_width = self.paint.text_width(shortcut, 15) + 14 if shortcut else 0.0
        after = key_width + 10 if shortcut else 0.0
        room = w - before - after - 16
        words = min(self.paint.text_width(label, size, "bold"), room) if label else 0.0
        left, middle = x + (w - before - words - after) / 2, y + h / 2
        if icon:
            self.icon(icon, left + 10, middle, 20, color, alpha=255 if enabled else 120, z=z)
        if label:
            self.text(label, left + before, middle, size, color, "bold", "lm", 255, room, z)
        if shortcut:
            chip_x = left + before + words + 10
            shade = (0, 0, 0, 40 if gold else 90)
            self.panel(chip_x, middle - 11, key_width, 22, shade, radius=5, border=0, z=z)
            self.text(shortcut, chip_x + 7, middle, 15, color, anchor="lm", z=z)

    def segments(
        self,
        key: Hashable,
        x: float,
        y: float,
        w: float,
        h: float,
        options: Sequence[str],
        current: int | None,
        on_choose: Callable[[int], object],
        *,
        enabled: bool = True,
        tip: str = "",
        z: int = 0,
    ) -> None:
        """One choice out of a few, side by side. Option i has the spot (key, i)."""
        theme = self.paint.theme
        self.panel(x, y, w, h, (0, 0, 0, 110), theme.line, z=z)
        step = w / len(options)
        for i, option in enumerate(options):
            spot_key, left = (key, i), x + i * step

            def choose(i: int = i) -> None:
                on_choose(i)

            self.spot(
                spot_key, left, y, step, h, choose, label=option, tip=tip, enabled=enabled, z=z
            )
            chosen, hot = i == current, enabled and self.is_hot(spot_key)
            if chosen or hot:
                fill = (
                    rgba(theme.glow, 255 if enabled else 110) if chosen else rgba(theme.paper, 24)
                )
                self.panel(left + 3, y + 3, step - 6, h - 6, fill, radius=6, border=0, z=z)
            self.text(
                option,
                left + step / 2,
                y + h / 2,
                16,
                theme.ink if chosen else None if enabled else DISABLED_TEXT,
                "bold" if chosen else "body",
                "mm",
                255 if chosen or hot else 200,
                step - 10,
                z,
            )
            if enabled and self.is_focused(spot_key):
                self.focus_ring(left + 3, y + 3, step - 6, h - 6, 6, z)

    def text_field(
        self,
        field: TextField,
        x: float,
        y: float,
        w: float,
        h: float,
        on_focus: Callable[[], object] | None = None,
        *,
        label: str = "",
        placeholder: str = "",
        size: float = 19,
        z: int = 0,
    ) -> Rect:
        """A line of text to edit. It is being edited while its spot has the focus.

        `on_focus` is called when it is clicked, to let the caret `begin`.
        """
        theme, paint = self.paint.theme, self.paint
        editing = self._state is not None and self._state.focus == field.key
        rect = self.spot(field.key, x, y, w, h, on_focus, label=label, z=z)
        line = theme.glow if editing else rgba(theme.paper, 150) if self.is_hot(field.key) else None
        self.panel(x, y, w, h, (0, 0, 0, 110), line, 6, z=z)
        left, middle, room = x + 14, y + h / 2, w - 28
        full = paint.text_width(field.text, size, "bold") if field.text else 0.0
        squeeze = min(1.0, room / full) if full else 1.0
        if editing and field.all_selected:
            mark = rgba(theme.glow, 90)
            self.panel(left - 2, y + 8, full * squeeze + 4, h - 16, mark, radius=3, border=0, z=z)
        if field.text:
            self.text(field.text, left, middle, size, None, "bold", "lm", 255, room, z)
        elif placeholder and not editing:
            self.text(placeholder, left, middle, size, None, "body", "lm", 145, room, z)
        if editing and field.caret_shown and not field.all_selected:
            before = field.text[: field.caret]
            at = paint.text_width(before, size, "bold") * squeeze if before else 0.0
            height = size * 1.16
            caret = paint.box(2, height, theme.glow, radius=0, border=0)
            self.put(caret, left + at + 2, middle - height / 2, z)
        if self.is_focused(field.key):
            self.focus_ring(x, y, w, h, 6, z)
        return rect

    def tooltip(
        self,
        text: str,
        anchor_rect: Rect,
        kind: Literal["info", "bad"] = "info",
        z: int = TOOLTIP_Z,
    ) -> Rect:
        """A bubble above `anchor_rect` (pixels), or below it where there is no room.

        `bad` says why something is forbidden: red border and cross.
        """
        paint, theme, u = self.paint, self.paint.theme, self.paint.u
        color: Colour = theme.bad if kind == "bad" else theme.ink
        before = 40 if kind == "bad" else 14
        size, room = 16 * paint.reading, _TIP_WIDTH * paint.reading
        if paint.text_width(text, size, "bold") <= room:
            words = paint.text(text, size, theme.ink, "bold")
        else:
            words = paint.paragraph(text, room, size, theme.ink)
        w = before + words.get_width() / u + 14
        h = max(36.0, words.get_height() / u + 16)
        wide, high = self._size[0] / u, self._size[1] / u
        middle = anchor_rect.centerx / u
        x = max(8.0, min(middle - w / 2, wide - w - 8))
        above = anchor_rect.top / u - h - 10
        fits_above = above >= 8
        y = above if fits_above else min(anchor_rect.bottom / u + 10, high - h - 8)
        self.shadow(x, y, w, h, blur=6, alpha=160, z=z)
        rect = self.panel(x, y, w, h, theme.paper, color, border=2, z=z)
        tail_x = max(x + 16, min(middle, x + w - 16))
        # The base of the tail lies on the border, so that bubble and tail are one shape.
        tail, tail_y = ("wedge_down", y + h + 5) if fits_above else ("wedge_up", y - 5)
        self.icon(tail, tail_x, tail_y, 26, theme.paper, z=z)
        if kind == "bad":
            self.put(paint.badge("x", 22, theme.bad), x + 22, y + h / 2, z, "mm")
        self.put(words, x + before, y + h / 2, z, "lm")
        return rect
