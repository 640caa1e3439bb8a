"""What the player at the table may do, arranged by what he can click, drag and drop."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.rules.core.play import Action, Frame

Key = tuple[str, int]
"""What stands on the table: ("card", card id), ("seat", seat), ("die", index), TABLE."""

TABLE: Final[Key] = ("table", 0)
"""Dropped on when an action has no other target: the arena."""


def card_key(card: int) -> Key:
    """The key of a card, wherever it lies."""
    return ("card", card)


@dataclass(slots=True)
class Choices:
    """The legal actions of one decision."""

    frame: Frame | None = None
    bare: dict[str, Action] = field(default_factory=dict)
    """Actions without a card, by their verbs: buttons do them."""
    links: dict[Key, dict[Key, Action]] = field(default_factory=dict)
    """Source to target to the action that joins them."""
    one_click: bool = False
    """Whether the question is which card goes, so that one click on it is enough."""

    def link(self, source: Key, target: Key, action: Action) -> None:
        """Dropping `source` on `target` means `action`."""
        self.links.setdefault(source, {})[target] = action

    def targets(self, source: Key | None) -> dict[Key, Action]:
        """What a source may be dropped on, with the action that does it."""
        return self.links.get(source, {}) if source else {}

    @property
    def verbs(self) -> set[str]:
        """The verbs of all that can be done with a card."""
        return {action.verb for targets in self.links.values() for action in targets.values()}
