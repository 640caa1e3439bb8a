"""The odds of what may be begun, shown where it would go; only what is public counts in them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final, cast

from game.bots.prospect import Prospect
from game.rules.core.play import Action
from game.table.choices import TABLE, Key
from game.table.pen import Z_HOVER, Pen

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

_H: Final = 30.0
_SIZE: Final = 16.0
_PAD: Final = 12.0
_NOTE: Final = "if nobody plays another card"


class Prospects:
    """The odds of the actions in sight, worked out while they are looked at."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._about: object = None
        self._known: dict[Action | None, Prospect | None] = {}

    def tick(self) -> None:
        """Works a moment on what is shown."""
        shown = [prospect for _, prospect in self._shown()]
        if shown and max(shown, key=lambda each: each.spread).refine():
            self._scene.redraw_moving()

    def draw(self, pen: Pen) -> None:
        """A chip with the odds at all that the card at hand may go to, and what they mean."""
        shown = self._shown()
        parts = self._scene.parts
        for key, prospect in shown:
            place = self._place(pen, key)
            if place:
                self._chip(pen, *place, told(prospect))
        if shown:
            wide = pen.paint.text_width(_NOTE, 14) + 2 * _PAD
            cx, y = parts.prompt.right - wide / 2, parts.prompt.y - 16
            pen.panel(cx - wide / 2, y - 12, wide, 24, fill=pen.tint(pen.theme.ink, 235),
                      radius=12, border=0, z=Z_HOVER)  # fmt: skip
            pen.text(_NOTE, cx, y, 14, anchor="mm", z=Z_HOVER)

    def _shown(self) -> list[tuple[Hashable, Prospect]]:
        """What chips are shown at: things on the table, and TABLE for what is about to begin."""
        scene = self._scene
        choices = scene.look.choices
        covered = scene.drag.key is None and (scene.busy or scene.overlay.modal)
        if not scene.tells_odds or choices.frame is None or covered or scene.hinting.shown:
            return []
        about = (len(scene.session.match.moves), choices.frame, id(scene.session.match))
        if about != self._about:
            self._about, self._known = about, {}
        now = self._of(None)
        if now:
            return [(TABLE, now)]
        key = scene.drag.key or scene.look.selected or scene.spots.active
        targets = choices.targets(cast(Key, key)) if isinstance(key, tuple) else {}
        found = [(target, self._of(action)) for target, action in targets.items()]
        return [(target, prospect) for target, prospect in found if prospect and target != TABLE]

    def _of(self, action: Action | None) -> Prospect | None:
        """The odds of an action, or of what is about to begin."""
        if action not in self._known:
            scene = self._scene
            self._known[action] = scene.odds_of(action) if action else scene.odds_now()
        return self._known[action]

    def _place(self, pen: Pen, key: Hashable) -> tuple[float, float] | None:
        """The middle of the chip of a thing: on its lower edge, or above the prompt."""
        parts = self._scene.parts
        if key == TABLE:
            return parts.prompt.cx, parts.prompt.y - 52
        spot = self._scene.spots.get(key)
        if spot is None:
            return None
        u, rect = pen.paint.u, spot.rect
        return rect.centerx / u, min(rect.bottom / u, parts.prompt.y - _H)

    def _chip(self, pen: Pen, cx: float, cy: float, words: str) -> None:
        theme = pen.theme
        wide = pen.paint.text_width(words, _SIZE, "bold") + 2 * _PAD + 24
        x, y = cx - wide / 2, cy - _H / 2
        pen.shadow(x, y, wide, _H, radius=_H / 2, z=Z_HOVER)
        pen.panel(x, y, wide, _H, fill=pen.tint(theme.ink, 245), line=theme.glow, radius=_H / 2,
                  border=1.5, z=Z_HOVER)  # fmt: skip
        pen.put(pen.paint.icon("die", 18, theme.glow), x + _PAD + 7, cy, Z_HOVER, "mm")
        pen.text(words, x + _PAD + 24, cy, _SIZE, theme.paper, "bold", "lm", z=Z_HOVER)


def told(prospect: Prospect) -> str:
    """The odds in a few words: `74 in 100`, with how far they may be off if they may."""
    chance = f"{round(100 * prospect.chance)} in 100"
    return f"{chance}, ± {max(1, round(100 * prospect.spread))}" if prospect.spread else chance
