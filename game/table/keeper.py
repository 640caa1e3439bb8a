"""Where the program keeps its games: begins them, opens them again, and takes them along."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from game.games import rules_of
from game.records import capsule
from game.records.again import Again
from game.records.hold import Hold
from game.records.journal import Journal, take_up
from game.records.kept import JournalError, Kept, read
from game.records.shelf import new_path
from game.seating import HUMAN, Setup
from game.table.look import Player
from game.table.replay import Film
from game.table.session import Session, bot_of

if TYPE_CHECKING:
    from game.games import AnyRules
    from game.match import AnyMatch

_SEEDS = 1_000_000


def session_of(rules: AnyRules, setup: Setup, match: AnyMatch | None = None) -> Session:
    """Seats the players of a set-up at a match, or deals them the game that it describes."""
    from game.match import Match

    if match is None:
        options = rules.options_from(setup.options)
        match = Match(rules, len(setup.seats), options, setup.seed, setup.first)
    players = [
        Player(seat.name, seat.kind != HUMAN, index) for index, seat in enumerate(setup.seats)
    ]
    bots = [bot_of(seat.kind, rules, setup.seed, index) for index, seat in enumerate(setup.seats)]
    session = Session(match, players, bots)
    session.asking.update(setup.asking)
    return session


class Keeper:
    """The kept games of a program. Whatever can't be opened or written raises JournalError."""

    def __init__(self, folder: Path | None, rules: Callable[[str], AnyRules]) -> None:
        """Keeps games in `folder`, if there is one; `rules` gives those of a game with the usual
        cards."""
        self.folder = folder
        self._rules = rules

    def begin(self, setup: Setup) -> Session:
        """A new game, on disk before it is seen."""
        rules = self._rules(setup.game)
        session = session_of(rules, setup)
        if self.folder:
            path, began = self._new_place(setup.game)
            journal = Journal.begin(path, setup, rules.catalogue, session.match, began)
            session.journal = journal.held(Hold(path))
        return session

    def open(self, path: Path) -> tuple[Kept, Session]:
        """A kept game as it was left."""
        kept, journal = take_up(path)
        try:
            again, session = self._dealt_again(kept)
            again.play(session.play)
        except JournalError:
            journal.close()
            raise
        session.journal = journal
        return kept, session

    def film(self, path: Path) -> tuple[Film, Session]:
        """A kept game as it was dealt, to be seen again."""
        kept = read(path)
        again, session = self._dealt_again(kept)
        return Film(kept, again, session), session

    def branch(self, kept: Kept, actions: int) -> Path:
        """A new game like a kept one up to there; where it is kept."""
        path, began = self._new_place(kept.setup.game)
        journal = Journal.branch(path, capsule.until(kept, actions), began)
        if journal.problem:
            raise JournalError(journal.problem)
        return path

    def take_in(self, file: Path) -> Kept:
        """Puts a game of somewhere else on the shelf, as it is, and says where it is kept."""
        if self.folder is None or file.parent.resolve() == self.folder.resolve():
            return read(file)
        kept = capsule.opened(file)
        path, _ = self._new_place(kept.setup.game)
        capsule.write(kept, path)
        return kept._replace(path=path)

    def capsule_now(self, journal: Journal, seat: int | None) -> Path:
        """A capsule of the game that is being played; see `capsule_of`."""
        if journal.problem:
            raise JournalError(journal.problem)
        return self.capsule_of(read(journal.path), seat)

    def capsule_of(self, kept: Kept, seat: int | None) -> Path:
        """Writes a game as a capsule, as `seat` knows it if one is given; says where it is."""
        assert self.folder is not None
        folder = self.folder.parent / capsule.FOLDER
        path = folder / capsule.capsule_name(kept.setup.game, time.localtime())
        capsule.write(kept, path, seat, randbelow(_SEEDS))
        return path

    def _new_place(self, game: str) -> tuple[Path, str]:
        """Where a new game is kept, and when it began."""
        assert self.folder is not None
        now = time.localtime()
        return new_path(self.folder, game, now), time.strftime("%Y-%m-%d %H:%M", now)

    def _dealt_again(self, kept: Kept) -> tuple[Again, Session]:
        """A kept game as it was dealt. The usual cards have their rules already; a game of other
        cards keeps its own."""
        mine = self._rules(kept.setup.game)
        rules = mine if mine.catalogue == kept.catalogue else rules_of(kept.catalogue)
        again = Again(kept, rules)
        session = session_of(rules, kept.setup, again.match)
        session.before = kept.told
        return again, session
