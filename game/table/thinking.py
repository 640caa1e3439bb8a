"""What a table has thought out beside the window: bots that search, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.bots.budget import Budget
from game.bots.thinker import Question, Thinker
from game.bots.thought import Thought

if TYPE_CHECKING:
    from game.table.session import Session

SEARCHER: Final = "expert"
"""The bot that gives hints, and whose decisions take time."""


class Thinking:
    """What one table has thought out. The answer is given when it is asked for again."""

    def __init__(self, thinker: Thinker, seconds: float) -> None:
        """`seconds` is how long a decision may take."""
        self._thinker = thinker
        self.seconds = seconds
        self._about: object = None
        """What the thinker was asked about last."""

    def begin(self, session: Session, hint: bool = False) -> None:
        """Has thought about what the seat to decide does, with `hint` to tell a person.

        What is asked last is thought about, and all else is forgotten.
        """
        frame = session.match.decision
        assert frame is not None
        seed = f"{session.match.seed}:{frame.seat}"
        about = (id(session.match), len(session.match.moves), frame, hint)
        if about != self._about:
            view, legal = session.match.view(frame.seat), session.match.legal_actions()
            question = Question(SEARCHER, seed, view, legal, Budget(self.seconds))
            self._thinker.ask(session.match.rules, question)
            self._about = about

    def thought(self, session: Session, hint: bool = False) -> Thought | None:
        """The thought, None while it is still being thought out; ask again with the next frame."""
        self.begin(session, hint)
        answer = self._thinker.answer()
        if answer:
            self._about = None
        return answer

    def forget(self) -> None:
        """Nothing is wanted any more."""
        self._about = None
        self._thinker.forget()
