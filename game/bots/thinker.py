"""Thinking outside the frame: a bot that searches does so in a process of its own.

The window only asks whether there is an answer yet. The process is started with the table or when a
thought is first wanted, waits for the next one, and ends with the window: at once, whatever it is
thinking.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from game.bots.budget import Budget
from game.bots.player import never
from game.bots.registry import make_bot
from game.bots.search import InterruptedThoughtError
from game.bots.thought import Thought
from game.games import AnyRules, rules_of
from game.rules.core.cards import Catalogue
from game.rules.core.play import Action

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_QUICK: Final = Budget(iterations=60)
"""What is thought about a decision where no process can be started."""


class Question(NamedTuple):
    """What is to be thought about."""

    bot: str
    """One of `registry.BOTS`."""
    seed: str
    view: Any
    legal: Sequence[Action]
    budget: Budget


class Thinker:
    """Thinks about one question at a time, for the games of one catalogue after another."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._catalogue: Catalogue | None = None
        self._asked = 0
        self._question: tuple[AnyRules, Question] | None = None
        self._answer: Thought | None = None
        self.thinking = False
        """Whether an answer is still to come."""

    def start(self, catalogue: Catalogue) -> bool:
        """Starts the process for some cards unless there is one; False if that can't be."""
        if self._process and self._process.is_alive() and self._catalogue == catalogue:
            return True
        # Not at the top: most tables never need it, and all would wait for it.
        import multiprocessing

        self.close()
        # Spawned on every system alike: a copy of this process would hold its window.
        context = multiprocessing.get_context("spawn")
        try:
            self._line, far = context.Pipe()
            process = context.Process(target=_serve, args=(far, catalogue), daemon=True)
            process.start()
            far.close()
        except OSError:
            self._line = None
            return False
        self._process, self._catalogue = process, catalogue
        return True

    def ask(self, rules: AnyRules, question: Question) -> None:
        """Begins to think about a question; an earlier one is forgotten."""
        self.forget()
        self._asked += 1
        self._question = rules, question
        if not self.start(rules.catalogue):
            self._think_here()
            return
        self.thinking = True
        assert self._line is not None
        try:
            self._line.send((self._asked, question))
        except OSError:
            self._think_here()

    def answer(self, wait: float = 0.0) -> Thought | None:
        """The thought, None while there is none yet; waits for it so many seconds at most."""
        if not self.thinking:
            return None
        if self._answer is not None:
            return self._told(self._answer)
        assert self._line is not None
        try:
            while self._line.poll(wait):
                number, thought = self._line.recv()
                if number == self._asked:
                    return self._told(thought)
        except (EOFError, OSError):
            self._think_here()
        return None

    def _think_here(self) -> None:
        """There is no process: thinks a little at once. The next question starts another."""
        assert self._question is not None
        rules, question = self._question
        self.close()
        self.thinking = True
        self._answer = think(rules, question._replace(budget=_QUICK))

    def forget(self) -> None:
        """The answer is not wanted any more."""
        if self.thinking and self._line and self._answer is None:
            try:
                self._line.send(None)
            except OSError:
                self.close()
        self.thinking = False
        self._answer = None

    def close(self) -> None:
        """Ends the process, whatever it is doing."""
        self.thinking, self._answer, self._catalogue = False, None, None
        if self._line:
            self._line.close()
            self._line = None
        if self._process:
            self._process.kill()
            self._process.join()
            self._process = None

    def _told(self, thought: Thought) -> Thought:
        self.thinking, self._answer = False, None
        return thought


def think(rules: AnyRules, question: Question, interrupted: Callable[[], bool] = never) -> Thought:
    """The thought of a bot about a question. Raises InterruptedThoughtError."""
    bot = make_bot(question.bot, rules, question.seed, question.budget)
    return bot.think(question.view, question.legal, interrupted)


def _serve(line: Connection, catalogue: Catalogue) -> None:
    """What the process does: answers questions until the window is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's to handle
    rules = rules_of(catalogue)
    try:
        while True:
            asked = line.recv()
            if asked is None:
                continue  # what was to be forgotten is answered already
            number, question = asked
            try:
                line.send((number, think(rules, question, line.poll)))
            except InterruptedThoughtError:
                continue
    except (EOFError, OSError):
        return
