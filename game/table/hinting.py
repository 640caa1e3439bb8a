"""A hint: what the best bot would do in the player's place, shown on the table, and why."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from game.bots.thought import Thought
from game.rules.core.play import Action
from game.table.choices import TABLE
from game.table.pen import Z_HOVER, Z_TIP, Pen

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

_PAD: Final = 18.0
_SIZE: Final = 16.0
_EDGE: Final = 5.0
_LOOKING: Final = "Looking ahead …"


class Hinting:
    """The hint that a player has asked for, until he has acted."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._wanted = False
        self.thought: Thought | None = None
        """The hint, once it is there."""
        self.keys: tuple[Hashable, ...] = ()
        """What it takes and where that goes, as things on the table."""
        self.text = _LOOKING

    @property
    def shown(self) -> bool:
        """Whether there is a hint, or will be."""
        return self._wanted or self.thought is not None

    def ask(self) -> None:
        """Wants a hint, or puts away the one that is shown."""
        scene = self._scene
        shown = self.shown
        self.forget()
        if not shown and scene.look.choices.frame is not None and not scene.busy:
            self._wanted = True
            self.tick()

    def tick(self) -> None:
        """Looks whether the hint has been thought out."""
        if not self._wanted:
            return
        session = self._scene.session
        self.thought = self._scene.thinking.thought(session, hint=True)
        if self.thought:
            self._wanted = False
            self.keys = self._keys(self.thought.action)
            words = self._words(self.thought.action)
            self.text = f"**{words[0].upper()}{words[1:]}.** {session.why(self.thought)}"
        self._scene.redraw_moving()

    def forget(self) -> None:
        """Shows none any more."""
        if self._wanted:
            self._scene.thinking.forget()
        self._wanted, self.thought, self.keys, self.text = False, None, (), _LOOKING
        self._scene.redraw_moving()

    def draw(self, pen: Pen) -> None:
        """A ring around what to take and where to put it, and the reason above the prompt."""
        if not self.shown:
            return
        parts = self._scene.parts
        for key in self.keys:
            self._mark(pen, key)
        words_wide = parts.prompt.w - 2 * _PAD - 30
        shown = pen.paint.paragraph(self.text, words_wide, _SIZE * pen.paint.reading)
        high = shown.get_height() / pen.paint.u + 20
        wide = shown.get_width() / pen.paint.u + 2 * _PAD + 30
        x, y = parts.prompt.x, parts.prompt.y - high - 8
        pen.shadow(x, y, wide, high, radius=14, z=Z_TIP)
        pen.panel(x, y, wide, high, fill=pen.tint(pen.theme.ink, 250), line=pen.theme.glow,
                  radius=14, border=1.5, z=Z_TIP)  # fmt: skip
        pen.put(pen.paint.icon("hint", 24, pen.theme.glow), x + _PAD + 8, y + high / 2, Z_TIP, "mm")
        pen.put(shown, x + _PAD + 30, y + 10, Z_TIP)

    def _words(self, action: Action) -> str:
        """The action by the button that does it, else in notation with the names of its cards."""
        look = self._scene.look
        buttons = {button.command: button.label for button in look.buttons}
        words = buttons.get(action.verb)
        if words:
            return words
        words, cards = look.rules.format(action), look.catalogue
        for card in (action.card, action.target):
            if 0 <= card < len(cards.line_of):
                token = rf"\b{re.escape(cards.line(card).id)}(#\d+)?(?!\w)"
                words = re.sub(token, cards.card_name(card), words, count=1)
        return words

    def _keys(self, action: Action) -> tuple[Hashable, ...]:
        """What the action takes and where it goes, as things on the table."""
        choices = self._scene.look.choices
        for source, targets in choices.links.items():
            for target, does in targets.items():
                if does == action:
                    return (source,) if target in (source, TABLE) else (source, target)
        verb = next((verb for verb, does in choices.bare.items() if does == action), "")
        return (("button", verb),) if verb else ()

    def _mark(self, pen: Pen, key: Hashable) -> None:
        spot = self._scene.spots.get(key)
        if spot is None:
            return
        u, rect, theme = pen.paint.u, spot.rect, pen.theme
        x, y, w, h = rect.x / u - _EDGE, rect.y / u - _EDGE, rect.w / u + 2 * _EDGE, rect.h / u
        if not self._scene.look.holds(key):  # in the fan it would lie across the next card
            ring = pen.paint.box(w, h + 2 * _EDGE, pen.tint(theme.glow, 0), theme.glow, 11, 3)
            pen.put(ring, x, y, Z_HOVER)
        badge = pen.paint.badge("hint", 30, theme.glow, theme.ink)
        pen.put(badge, x + 24, y + 4, Z_HOVER + 1, "mm")
