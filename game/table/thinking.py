"""What a table has thought out: bots that search, beside the window or at once, and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.budget import MEASURED, Budget
from game.bots.registry import SEARCHER
from game.bots.thinker import Question, Thinker, think
from game.bots.thought import Thought

if TYPE_CHECKING:
    from game.table.session import Session


class Thinking:
    """What one table has thought out. The answer is given when it is asked for again."""

    def __init__(self, thinker: Thinker | None = None) -> None:
        """Without a thinker all is thought out when it is asked for, and the same each time."""
        self._thinker = thinker
        self.seconds = 1.0
        """How long a decision may take beside the window."""
        self._about: object = None
        """What the thinker was asked about last."""

    def ahead(self, session: Session) -> None:
        """Has a bot that takes its time begin, while the last action is still being shown."""
        bot = session.bot
        if self._thinker and bot and bot.searches and len(session.match.legal_actions()) > 1:
            self._begin(self._thinker, session, False)

    def thought(self, session: Session, hint: bool = False) -> Thought | None:
        """What the seat to decide does, with `hint` to tell a person.

        None while it is still being thought out; ask again with the next frame. What is asked last
        is thought about, and all else is forgotten.
        """
        if self._thinker is None:
            return think(session.match.rules, _question(session, MEASURED))
        self._begin(self._thinker, session, hint)
        answer = self._thinker.answer()
        if answer:
            self._about = None
        return answer

    def _begin(self, thinker: Thinker, session: Session, hint: bool) -> None:
        match = session.match
        about = (id(match), len(match.moves), match.decision, hint)
        if about != self._about:
            thinker.ask(match.rules, _question(session, Budget(self.seconds)))
            self._about = about

    def forget(self) -> None:
        """Nothing is wanted any more."""
        self._about = None
        if self._thinker:
            self._thinker.forget()


def _question(session: Session, budget: Budget) -> Question:
    """The decision at hand."""
    match = session.match
    assert match.decision is not None
    seat = match.decision.seat
    seed = f"{match.seed}:{seat}"
    return Question(SEARCHER, seed, match.view(seat), match.legal_actions(), budget)
