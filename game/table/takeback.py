"""Undo at the table: the button that says what it takes back, and the taking back itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.table.look import NO_UNDO_BUTTON, Button
from game.table.motion import READ_MS

if TYPE_CHECKING:
    from game.table.tablescene import TableScene


def button(scene: TableScene) -> Button:
    """Says what it would undo, or what has sealed it."""
    place, words = scene.session.undoable(scene.free_undo)
    if place < 0:
        return NO_UNDO_BUTTON._replace(tip=f"Nothing can be undone: {words}")
    return Button("Undo", "undo", tip=f"Take back: {words} (Ctrl+Z)")


def undo(scene: TableScene) -> None:
    """Takes back what the player at the table has done last, or says why it can't be."""
    if scene.busy or scene.look.choices.frame is None:
        return
    telling, me = scene.telling, scene.look.me
    try:
        words = scene.session.undo(scene.free_undo)
    except ValueError as reason:
        telling.say(me, f"Nothing can be undone: {reason}", READ_MS)
        telling.beats.append(scene.ask_again)
        return
    scene.stop_asking()
    telling.say(me, f"Taken back: {words}.")
    telling.beats.append(partial(telling.move, []))
