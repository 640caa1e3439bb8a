"""The menu of a running game and the panels that it leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.table.look import Player
from game.table.overlays import draw_close, draw_panel
from game.table.pen import Z_SHEET, Pen
from game.table.regions import Regions
from game.table.scenes.asking import draw_rows

if TYPE_CHECKING:
    from game.table.taking import Taking

_MENU_HIGH: Final = 620.0
_PATH: Final = 15.0


def draw_menu(
    pen: Pen,
    parts: Regions,
    speed: int,
    entries: Sequence[tuple[str, str, Callable[[], None]]],
    on_speed: Callable[[int], None],
    close: Callable[[], None],
) -> None:
    """The menu of a running game: (icon, label, what it does) and the speed of the motion."""
    pitch = min(60.0, (_MENU_HIGH - 190) / len(entries))
    high = 190 + pitch * len(entries)
    box = draw_panel(pen, parts, 420, high, "Menu", "the game waits")
    y = box.y + 70
    for index, (icon, label, act) in enumerate(entries):
        pen.button(
            ("menu", index),
            box.x + 24,
            y,
            box.w - 48,
            pitch - 12 if pitch == 60 else pitch - 8,
            label,
            act,
            "primary" if index == 0 else "secondary",
            icon=icon,
            z=Z_SHEET,
        )
        y += pitch
    pen.text("Speed", box.x + 24, y + 14, 17, font="bold", anchor="lm", z=Z_SHEET)
    pen.segments(
        "speed",
        box.x + 24,
        y + 30,
        box.w - 48,
        40,
        ("Slow", "Normal", "Fast", "Instant"),
        speed,
        on_speed,
        z=Z_SHEET,
    )
    draw_close(pen, box, close)


def draw_players(
    pen: Pen,
    parts: Regions,
    players: Sequence[Player],
    on_change: Callable[[int, bool], None],
    close: Callable[[], None],
) -> None:
    """Who plays each seat; `on_change` is given a seat and whether a bot takes it."""
    note = "a bot plays on for a guest who leaves"
    box = draw_panel(pen, parts, 560, 100 + 60 * len(players), "Players", note)
    for seat, player in enumerate(players):
        y = box.y + 94 + 60 * seat
        pen.put(pen.paint.medal(player.style, 44), box.x + 46, y, Z_SHEET, "mm")
        name_room = box.w - 360
        pen.text(player.name, box.x + 80, y, 19, font="bold", anchor="lm", max_width=name_room,
                 z=Z_SHEET)  # fmt: skip
        pen.segments(
            ("player", seat),
            box.right - 264,
            y - 20,
            240,
            40,
            ("Person", "Bot"),
            int(player.bot),
            lambda kind, seat=seat: on_change(seat, bool(kind)),  # type: ignore[misc]
            z=Z_SHEET,
        )
    draw_close(pen, box, close)


def draw_questions(
    pen: Pen,
    parts: Regions,
    name: str,
    rows: Sequence[tuple[str, str, int]],
    on_change: Callable[[str, int], None],
    close: Callable[[], None],
) -> None:
    """When a player wants to be asked: (kind, label, chosen of the three) a row."""
    note = f"{name}, out of turn, in this game"
    box = draw_panel(pen, parts, 840, 100 + 60 * len(rows), "Ask me", note)
    draw_rows(pen, box, 94, rows, "ask", on_change, Z_SHEET)
    draw_close(pen, box, close)


def draw_capsule(
    pen: Pen, parts: Regions, name: str, taking: Taking, close: Callable[[], None]
) -> None:
    """Writes the game up to now into a file, with or without the hands of the others."""
    box = draw_panel(pen, parts, 760, 366, "Take the game along", "")
    words = (
        "A capsule is a small text file with the game up to now. Whoever drops it on his own card "
        "table is at this very moment: as a puzzle, to play on, or to report a fault."
    )
    paint = pen.paint
    pen.put(paint.paragraph(words, box.w - 48, 16), box.x + 24, box.y + 58, Z_SHEET)
    y = box.y + 138
    for key, label, note, whole in (
        ("whole", "With all hands", "it shows everybody's cards to who reads it", True),
        ("seen", f"As {name} sees it", "the other hands and the deck are dealt anew", False),
    ):
        primary = "primary" if whole else "secondary"
        pen.button(
            ("capsule", key), box.x + 24, y, 300, 48, label, lambda whole=whole: taking.make(whole),  # type: ignore[misc]
            primary, icon="disk", z=Z_SHEET,  # type: ignore[arg-type]
        )  # fmt: skip
        pen.text(note, box.x + 344, y + 24, 16, anchor="lm", alpha=225, max_width=390, z=Z_SHEET)
        y += 60
    written = taking.written
    if written and written.path:
        pen.put(paint.badge("check", 24, pen.theme.glow), box.x + 36, y + 22, Z_SHEET, "mm")
        pen.text(written.path.name, box.x + 60, y + 12, 16, font="bold", anchor="lm", z=Z_SHEET)
        folder = _shortened(pen, written.path.parent, box.w - 250)
        pen.text(f"in {folder}", box.x + 60, y + 34, _PATH, anchor="lm", alpha=225, z=Z_SHEET)
        label = "Copied" if taking.copied else "Copy the place"
        pen.button(("capsule", "copy"), box.right - 180, y + 2, 156, 40, label, taking.copy,
                   size=15, z=Z_SHEET)  # fmt: skip
    elif written:
        pen.put(paint.badge("x", 24, pen.theme.bad), box.x + 36, y + 22, Z_SHEET, "mm")
        problem = paint.paragraph(written.problem, box.w - 90, 16)
        pen.put(problem, box.x + 60, y + 12, Z_SHEET)
    draw_close(pen, box, close)


def _shortened(pen: Pen, folder: Path, room: float) -> str:
    """The place of a folder, without its beginning where there is no room for all."""
    words, parts = str(folder), folder.parts
    while pen.paint.text_width(f"in {words}", _PATH) > room and len(parts) > 1:
        parts = parts[1:]
        words = str(Path("…", *parts))
    return words
