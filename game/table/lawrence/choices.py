"""What may be done at a decision of Lawrence of Arabia, by source and target."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.play import Action, Frame
from game.rules.lawrence.actions import DO_ATTACK, DO_PLACE
from game.rules.lawrence.rules import Lawrence
from game.table.choices import TABLE, Choices, card_key


def arrange(rules: Lawrence, frame: Frame | None, legal: Sequence[Action]) -> Choices:
    """Sorts legal actions by source and target.

    An attack can be shown from both sides: the Mission dropped on the Leader, or he on it.
    """
    which_goes = frame is not None and frame.kind in ("lose", "discard", "search")
    out = Choices(frame, one_click=which_goes)
    for action in legal:
        if action.card < 0:
            out.bare[action.verb] = action
            continue
        source = card_key(action.card)
        if action.target < 0:
            target = TABLE
        elif rules.aims_at_seat(action):
            target = ("seat", action.target)
        else:
            target = card_key(action.target)
        out.link(source, target, action)
        if action.verb == DO_ATTACK:
            out.link(target, source, action)
    for targets in out.links.values():
        # A Mission with one Leader to attack it may be dropped anywhere.
        if len(targets) == 1:
            (action,) = targets.values()
            if action.verb == DO_PLACE:
                targets[TABLE] = action
    return out
