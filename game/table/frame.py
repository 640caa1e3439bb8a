"""What frames the table: the bar at the top, the prompt line, the buttons, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.table.look import AnyLook
from game.table.paint import Paint
from game.table.pen import Z_CARD, Z_PANEL, Z_PROMPT, Pen
from game.table.regions import Box, Regions

Command = Callable[[str], None]
PROMPT_SIZE = 19.0
_BEFORE, _AFTER = 54.0, 18.0
"""Room of the prompt line at the left, for the emblem, and at the right."""
_SQUEEZE = 0.8
"""Share of its width that a line keeps when a note behind it is worth that."""


def draw_prompt(pen: Pen, look: AnyLook, box: Box) -> None:
    """Who must do what; gold while the player at the table is asked."""
    theme, prompt = pen.theme, look.prompt
    pen.shadow(*box, radius=22, z=Z_PROMPT)
    line = theme.glow if prompt.mine else pen.tint(theme.paper, 110)
    pen.panel(*box, fill=pen.tint(theme.ink, 245), line=line, radius=22, border=2, z=Z_PROMPT)
    player = look.players[prompt.seat]
    pen.put(pen.paint.medal(player.style, 36, prompt.mine), box.x + 22, box.cy, Z_PROMPT, "mm")
    x = box.x + _BEFORE
    name = f"{player.name}, " if prompt.mine else ""
    size = _prompt_size(pen, name, prompt.text, box.right - x - _AFTER)
    if name:
        pen.text(name.rstrip(), x, box.cy, size, theme.glow, "bold", "lm", z=Z_PROMPT)
        x += pen.paint.text_width(name, size, "bold")
    pen.text(
        prompt.text, x, box.cy, size, anchor="lm", max_width=box.right - x - _AFTER, z=Z_PROMPT
    )


def fits_prompt(paint: Paint, parts: Regions, text: str) -> bool:
    """Whether a line has room behind the emblem, a little squeezed."""
    room = parts.prompt.w - _BEFORE - _AFTER
    return paint.text_width(text, PROMPT_SIZE) * _SQUEEZE <= room


def _prompt_size(pen: Pen, name: str, text: str, room: float) -> float:
    """As large as the player wants running text, if the line then fits, else as large as it can."""
    paint = pen.paint
    wanted = PROMPT_SIZE * paint.reading
    wide = paint.text_width(name, wanted, "bold") if name else 0.0
    wide += paint.text_width(text, wanted)
    return max(PROMPT_SIZE, min(wanted, int(wanted * room / wide)))


def draw_buttons(pen: Pen, look: AnyLook, parts: Regions, command: Command) -> None:
    """The primary button and two beside it; Space always presses the first."""
    for index, (button, box) in enumerate(
        zip(look.buttons, (parts.primary, parts.second, parts.third), strict=False)
    ):
        kind = "primary" if button.primary and button.enabled else "secondary"
        pen.button(
            ("button", button.command),
            *box,
            button.label,
            partial(command, button.command),
            kind,  # type: ignore[arg-type]
            shortcut="Space" if index == 0 and button.enabled else None,
            enabled=button.enabled,
            tip=button.tip,
            size=19 if index == 0 else 16,
            icon={"log": "log", "cancel": "undo", "undo": "undo"}.get(button.command),
            z=Z_CARD,
        )


def draw_edges(pen: Pen, parts: Regions, command: Command, hands: bool) -> None:
    """The edge that opens the log, and in a replay that of all `hands`."""
    box = parts.log
    tabs = [("log", "Log", "The log (L)")]
    if hands:
        tabs.append(("hands", "All hands", "All hands (O)"))
    high = (box.h - 8 * (len(tabs) - 1)) / len(tabs)
    for number, (name, label, tip) in enumerate(tabs):
        edge = Box(box.x, box.y + number * (high + 8), box.w, high)
        pen.panel(edge.x, edge.y, 32, high, fill=pen.tint(pen.theme.ink, 200), radius=10, z=Z_PANEL)
        pen.put(pen.paint.icon("chev", 16), edge.x + 12, edge.y + 24, Z_CARD, "mm")
        pen.put(pen.turned_text(label, 15), edge.x + 12, edge.y + 42, Z_CARD, "mt")
        pen.spot(name, *edge, partial(command, name), label=label, tip=tip, z=2)


def draw_top(
    pen: Pen,
    parts: Regions,
    phases: Mapping[str, str],
    now: str,
    number: int,
    command: Command,
    sliding: bool = False,
) -> None:
    """The bar along the top: menu, round, the phases of a turn.

    While the pill of the phase is `sliding` to its place it is not drawn there.
    """
    theme, wide = pen.theme, parts.wide
    pen.panel(0, 0, wide, 44, fill=pen.tint(theme.ink, 205), radius=0, border=0, z=Z_PANEL)
    pen.panel(0, 43, wide, 1, fill=theme.line, radius=0, border=0, z=Z_PANEL)
    pen.put(pen.paint.icon("menu", 26), 32, 22, Z_CARD, "mm")
    pen.spot("menu", 12, 2, 40, 40, partial(command, "menu"), label="Menu", tip="Menu (Esc)")
    pen.put(pen.paint.icon("help", 26), wide - 64, 22, Z_CARD, "mm")
    tip = "Rulebook (F1)"
    pen.spot("help", wide - 84, 2, 40, 40, partial(command, "help"), label="Rulebook", tip=tip)
    pen.text(f"Round {number}", 56, 22, 16, anchor="lm", alpha=225, z=Z_CARD)
    at = list(phases).index(now)
    slots = phase_slots(pen, phases, now, wide)
    for index, (name, (x, width)) in enumerate(zip(phases.values(), slots, strict=True)):
        if index:
            dash = pen.tint(theme.paper, 70)
            pen.panel(x - 11, 21.25, 10, 1.5, fill=dash, radius=0, border=0, z=Z_CARD)
        if index != at:
            _other_phase(pen, name, index, x, index < at)
        elif not sliding:
            draw_pill(pen, name, index, x, width)


def phase_slots(
    pen: Pen, phases: Mapping[str, str], now: str, wide: float
) -> list[tuple[float, float]]:
    """Where each phase stands in the bar while it is `now`, and how wide."""
    widths = [
        pen.paint.text_width(name, 16, "bold") + (40 if phase == now else 34)
        for phase, name in phases.items()
    ]
    x = wide / 2 - (sum(widths) + 12 * (len(widths) - 1)) / 2
    out = []
    for width in widths:
        out.append((x, width))
        x += width + 12
    return out


def draw_mute(pen: Pen, parts: Regions, mute: bool, command: Command) -> None:
    """The loudspeaker at the right of the bar, crossed out while the table is mute."""
    x = parts.wide - 104
    pen.put(pen.paint.icon("mute" if mute else "sound", 26), x, 22, Z_CARD, "mm")
    tip = f"Sound {'on' if mute else 'off'} (M)"
    pen.spot("sound", x - 20, 2, 40, 40, partial(command, "sound"), label="Sound", tip=tip)


def draw_hint(pen: Pen, parts: Regions, asked: bool, command: Command) -> None:
    """The lantern: what an expert would do, while the player is asked."""
    x = parts.wide - 144
    strength = 255 if asked else 90
    pen.put(pen.paint.icon("hint", 26), x, 22, Z_CARD, "mm", strength)
    pen.spot("hint", x - 20, 2, 40, 40, partial(command, "hint"), label="Hint",
             tip="What an expert would do (H)", enabled=asked)  # fmt: skip


def draw_problem(pen: Pen, parts: Regions, problem: str) -> None:
    """A mark in the bar while the game can't be kept."""
    x = parts.wide - 184
    pen.put(pen.paint.badge("x", 24, pen.theme.bad), x, 22, Z_CARD, "mm")
    pen.spot("problem", x - 20, 2, 40, 40, label=problem, tip=problem)


def draw_pill(pen: Pen, name: str, index: int, x: float, width: float) -> None:
    """The phase it is now."""
    theme = pen.theme
    pen.panel(x, 7, width, 30, fill=theme.glow, radius=15, border=0, z=Z_CARD)
    pen.text(str(index + 1), x + 17, 22, 16, theme.ink, "display", anchor="mm", z=Z_CARD)
    pen.text(name, x + 29, 22, 16, theme.ink, "bold", anchor="lm", z=Z_CARD)


def _other_phase(pen: Pen, name: str, index: int, x: float, over: bool) -> None:
    if over:
        pen.put(pen.paint.icon("check", 15, pen.theme.glow), x + 14, 22, Z_CARD, "mm")
        pen.text(name, x + 26, 22, 16, anchor="lm", alpha=180, z=Z_CARD)
    else:
        number = str(index + 1)
        pen.text(number, x + 13, 22, 15, font="display", anchor="mm", alpha=180, z=Z_CARD)
        pen.text(name, x + 24, 22, 16, anchor="lm", alpha=205, z=Z_CARD)
