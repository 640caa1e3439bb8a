"""What the player at the table may do, arranged by what he can click, drag and drop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from game.rules.core.play import Action, Frame
from game.rules.lawrence.actions import DO_ATTACK, DO_PLACE
from game.rules.lawrence.rules import Lawrence

Key = tuple[str, int]
"""What stands on the table: ("card", card id), ("seat", seat) or TABLE."""

TABLE: Final[Key] = ("table", 0)
"""Dropped on when an action has no other target: the arena."""


def card_key(card: int) -> Key:
    return ("card", card)


@dataclass(slots=True)
class Choices:
    """The legal actions of one decision."""

    frame: Frame | None = None
    button: Action | None = None
    """Pass or done, where one of them is legal."""
    links: dict[Key, dict[Key, Action]] = field(default_factory=dict)
    """Source to target to the action that joins them."""

    @property
    def sources(self) -> set[Key]:
        return set(self.links)

    def targets(self, source: Key | None) -> dict[Key, Action]:
        """What a source may be dropped on, with the action that does it."""
        return self.links.get(source, {}) if source else {}

    @property
    def one_click(self) -> bool:
        """Whether the decision is which card goes, so that one click on it is enough."""
        return self.frame is not None and self.frame.kind in ("lose", "discard", "search")


def arrange(rules: Lawrence, frame: Frame | None, legal: Sequence[Action]) -> Choices:
    """Sorts legal actions by source and target.

    An attack can be shown from both sides: the Mission dropped on the Leader, or he on it.
    """
    out = Choices(frame)
    for action in legal:
        if action.card < 0:
            out.button = action
            continue
        source = card_key(action.card)
        if action.target < 0:
            target = TABLE
        elif rules.aims_at_seat(action):
            target = ("seat", action.target)
        else:
            target = card_key(action.target)
        out.links.setdefault(source, {})[target] = action
        if action.verb == DO_ATTACK:
            out.links.setdefault(target, {})[source] = action
    for targets in out.links.values():
        # A Mission with one Leader to attack it may be dropped anywhere.
        if len(targets) == 1:
            (action,) = targets.values()
            if action.verb == DO_PLACE:
                targets[TABLE] = action
    return out
