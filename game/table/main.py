"""The program with a window: goes from the title to the set-up, the table and the result."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from game.program import ART
from game.records.settings import FULL_VOLUME, SPEEDS
from game.seating import OFFERED, Setup, name_seats
from game.table import places
from game.table.app import App, Scene
from game.table.preferences import Preferences
from game.table.sound import Sounds

FAILED: Final = 3
_UNKEPT: Final = "There is no folder to keep games and settings in: they last until you leave."
ICON: Final = ART / "icon.png"
# Everything else is imported when its scene is wanted: the title must not wait for the rules.
if TYPE_CHECKING:
    from game.bots.thinker import Thinker
    from game.games import AnyRules
    from game.records.kept import Kept
    from game.records.shelf import Glance
    from game.table.keeper import Keeper
    from game.table.session import Session
    from game.table.tablescene import TableScene


def _any_seed() -> int:
    """A seed that nobody chose."""
    from secrets import randbelow

    return randbelow(1_000_000)


def first_setup(game: str) -> Setup:
    """What the set-up screen offers at first: you against two bots, a seed of chance."""
    return Setup(game, name_seats(OFFERED), {}, _any_seed(), None)


def _lawrence_table() -> type[TableScene]:
    from game.table.lawrence.scene import LawrenceTable

    return LawrenceTable


def _prehistoric_table() -> type[TableScene]:
    from game.table.prehistoric.scene import PrehistoricTable

    return PrehistoricTable


_TABLES: Final[Mapping[str, Callable[[], type[TableScene]]]] = {
    "lawrence": _lawrence_table,
    "prehistoric": _prehistoric_table,
}
"""The table of each game, imported when it is wanted."""
_SAMPLE: Final = "card_play"
"""The sound by which one hears how loud it is."""


class Program:
    """Which scene comes after which."""

    def __init__(
        self,
        app: App,
        cards: Path,
        setup: Setup | None = None,
        speed: int | None = None,
        preferences: Preferences | None = None,
        games: Path | None = None,
        unkept: str | None = None,
    ) -> None:
        """`speed` is set if it is given; settings are kept only as `preferences` keep them, games
        only in the folder `games`; `unkept` tells the player why there is none."""
        self.app = app
        self._unkept = unkept
        self._games = games
        app.on_file = self._dropped
        self.session: Session | None = None
        """The game at the table, or the last one."""
        self._problem: str | None = None
        """What the title tells in a line, once."""
        self.preferences = preferences or Preferences()
        if speed is not None:
            self._set_speed(speed)
        self.sounds = Sounds(audible=not app.headless)
        app.after_frame = self.sounds.frame
        self.sounds.on_mute = lambda mute: self.preferences.change(mute=mute)
        self._apply()
        app.on_full_screen = lambda on: self.preferences.change(full_screen=on)
        self._cards = cards
        self._setup = setup
        self._game = setup.game if setup else next(iter(_TABLES))
        self._rules: dict[str, AnyRules] = {}

    def rules(self, game: str) -> AnyRules:
        """The rules of a game; the card file is read when rules are wanted first."""
        if not self._rules:
            from game.cardfile import load
            from game.games import rules_of

            self._rules = {slug: rules_of(cards) for slug, cards in load(self._cards).items()}
        return self._rules[game]

    def first_scene(self) -> Scene:
        """The table of the set-up that was asked for, or the title."""
        return self.table(self._setup) if self._setup else self.title()

    def title(self) -> Scene:
        """The two posters."""
        from game.table.scenes.title import TitleScene

        problem, self._problem = self._problem or self._unkept or self.preferences.problem, None
        return TitleScene(
            self._choose,
            self.app.quit,
            on_settings=lambda: self.app.go(self.settings(lambda: self.app.go(self.title()))),
            problem=problem,
            kept=self._unfinished(),
            on_continue=self._continue,
            on_games=self._show_games if self._games and self._games.is_dir() else None,
            on_rulebook=self._open_rulebook,
            reduced_motion=self.preferences.settings.reduced_motion,
        )

    def set_up(self) -> Scene:
        """The set-up of the next game: the last one's, or what is offered at first."""
        from game.table.scenes.setup import SetupScene

        setup = self._setup or first_setup(self._game)
        return SetupScene(setup, self._deal, lambda: self.app.go(self.title()), self._open_rulebook)

    def _open_rulebook(self, game: str, ruling: str = "") -> None:
        """The rulebook over the scene that is shown, which is gone back to."""
        from game.table.rulebook import load
        from game.table.scenes.rulebook import RulebookScene

        below = self.app.scene
        assert below is not None

        def book_of(game: str, ruling: str = "") -> Scene:
            book = load(self.rules(game).catalogue)
            at = book.place_of(ruling) or (0, -1)
            return RulebookScene(book, at, lambda: self.app.go(below), open_book)

        def open_book(game: str, ruling: str = "") -> None:
            self._open(lambda: book_of(game, ruling))

        open_book(game, ruling)

    def _choose(self, game: str) -> None:
        """A poster was chosen."""
        if self._setup and self._setup.game != game:
            self._setup = None
        self._game = game
        self.app.go(self.set_up())

    def _deal(self, setup: Setup) -> None:
        self._open(lambda: self.table(setup))

    def table(self, setup: Setup) -> Scene:
        """A new game, on disk before it is seen. Raises CardFileError."""
        self._put_away()
        self._setup = setup
        scene = self.table_of(self.keeper.begin(setup))
        scene.telling.deal_out()
        return scene

    @cached_property
    def thinker(self) -> Thinker:
        """Who thinks for the bots that take their time."""
        from game.bots.thinker import Thinker

        return Thinker()

    def close(self) -> None:
        """Ends what goes on beside the window, and leaves the game to other programs."""
        self._put_away()
        if "thinker" in self.__dict__:
            self.thinker.close()

    # ---- kept games

    @cached_property
    def keeper(self) -> Keeper:
        """Where the games are kept."""
        from game.table.keeper import Keeper

        return Keeper(self._games, self.rules)

    def _unfinished(self) -> Glance | None:
        """The game to continue, if there is one."""
        if self._games is None or not self._games.is_dir():
            return None
        from game.records.shelf import unfinished

        return unfinished(self._games)

    def _put_away(self) -> None:
        """The game at the table is left to other programs; it is on disk as it is."""
        if self.session and self.session.journal:
            self.session.journal.close()

    def _open(self, make: Callable[[], Scene]) -> None:
        """Goes to what is made of a game or of the cards, or says at the title why that can't
        be."""
        from game.cardfile import CardFileError
        from game.records.kept import JournalError

        try:
            scene = make()
        except (JournalError, CardFileError) as error:
            self._problem = error.short if isinstance(error, CardFileError) else str(error)
            scene = self.title()
        self.app.go(scene)

    def kept_table(self, path: Path) -> TableScene:
        """The table of a kept game, as it was left. Raises JournalError."""
        self._put_away()
        kept, session = self.keeper.open(path)
        self._setup, self._game = kept.setup, kept.setup.game
        return self.table_of(session)

    def replay(self, path: Path) -> TableScene:
        """A kept game, to be seen again from its deal. Raises JournalError."""
        from game.table.replay import Replayed

        self._put_away()
        film, session = self.keeper.film(path)
        table = _TABLES[film.kept.setup.game]()
        scene = self.table_of(session, type(f"Replayed{table.__name__}", (Replayed, table), {}))
        scene.show(film, self._play_on)  # type: ignore[attr-defined]
        scene.on_capsule = lambda seat: self.keeper.capsule_of(film.until_here(), seat)
        return scene

    def foreign(self, file: Path) -> TableScene:
        """A capsule, or a game of another folder, at its moment; it is kept from now on. A game
        that is over is shown again. Raises JournalError."""
        kept = self.keeper.take_in(file)
        return self.replay(kept.path) if kept.ended else self.kept_table(kept.path)

    def _continue(self, path: Path) -> None:
        """Goes back to the very decision at which a game was left."""
        self._open(lambda: self.kept_table(path))

    def _watch(self, path: Path) -> None:
        """Shows a kept game again."""
        self._open(lambda: self.replay(path))

    def _dropped(self, file: Path) -> None:
        """A file was let go over the window."""
        self._open(lambda: self.foreign(file))

    def _play_on(self, kept: Kept, actions: int) -> None:
        """A new game, like a kept one up to there."""
        self._open(lambda: self.kept_table(self.keeper.branch(kept, actions)))

    def _show_games(self) -> None:
        """The list of kept games."""
        from game.table.scenes.games import GamesScene

        assert self._games is not None
        back = lambda: self.app.go(self.title())  # noqa: E731
        self.app.go(GamesScene(self._games, self._continue, self._watch, self._show_past, back))

    def _show_past(self, games: Sequence[Glance]) -> None:
        """Who has won how often."""
        from game.table.scenes.past import PastGames

        self.app.go(PastGames(games, self._show_games))

    def table_of(self, session: Session, make: type[TableScene] | None = None) -> TableScene:
        """A game at the table; `make` is its scene if it is not the usual one."""
        from game.table.thinking import Thinking

        make = make or _TABLES[session.match.rules.game]()
        scene = make(session, self._ended, self._leave, self._set_speed, self.preferences.speed)
        scene.thinking = Thinking(self.thinker)
        scene.follow(self.preferences.settings)
        self.session = session
        session.unkept = self._unkept
        if any(bot is not None and bot.searches for bot in session.bots):
            self.thinker.start(session.match.rules.catalogue)
        scene.telling.sounds = self.sounds
        if session.journal:
            scene.on_capsule = partial(self.keeper.capsule_now, session.journal)
        return scene

    # ---- settings

    def settings(self, on_back: Callable[[], None]) -> Scene:
        """The settings; `on_back` goes where the player came from."""
        from game.table.scenes.settings import SettingsScene

        return SettingsScene(self.preferences, self._change, on_back)

    def _settings_of_table(self) -> None:
        """The settings while a game waits."""
        from game.table.tablescene import TableScene

        scene = self.app.scene
        assert isinstance(scene, TableScene)

        def back() -> None:
            scene.follow(self.preferences.settings)
            self.app.go(scene)

        self.app.go(self.settings(back))

    def _change(self, **fields: Any) -> None:
        """Changes settings, to be seen at once."""
        self.preferences.change(**fields)
        self._apply()
        if not fields.keys().isdisjoint(("mute", "volume")):
            self.sounds.cue(_SAMPLE)

    def _apply(self) -> None:
        """Makes the window as it is set; tables are told when they are shown."""
        settings = self.preferences.settings
        self.app.see(settings.interface_scale / 100, settings.text_size / 100, settings.contrast)
        self.sounds.mute, self.sounds.volume = settings.mute, settings.volume / FULL_VOLUME
        if settings.full_screen != self.app.full_screen:
            self.app.toggle_full_screen()

    def _set_speed(self, speed: int) -> None:
        self.preferences.change(speed=SPEEDS[speed])

    def _leave(self, where: str) -> None:
        if where == "settings":
            self._settings_of_table()
            return
        self._put_away()
        if where == "quit":
            self.app.quit()
        elif where == "games":
            self._show_games()
        else:
            self.app.go(self.set_up() if where == "setup" else self.title())

    def _ended(self, session: Session) -> None:
        self.app.go(self.result_of(session))

    def result_of(self, session: Session) -> Scene:
        """How a finished game came out."""
        from game.table.scenes.result import GameResult, ResultScene

        outcome = session.match.outcome
        assert outcome is not None
        result = GameResult(
            rules=session.match.rules,
            players=session.players,
            outcome=outcome,
            totals=session.match.rules.totals(session.match.state),
            rounds=session.match.rules.round(session.match.state),
            events=tuple(session.events),
            history=tuple(session.history),
        )
        leave_to_setup, leave_to_title = (
            partial(self._leave, "setup"),
            partial(self._leave, "title"),
        )
        return ResultScene(result, self._again, leave_to_setup, leave_to_title)

    def _again(self) -> None:
        """The same players at the same table, with another shuffle."""
        assert self._setup is not None
        seats, options, first = self._setup.seats, self._setup.options, self._setup.first
        self._deal(Setup(self._setup.game, seats, options, _any_seed(), first))


def run(setup: Setup | None, cards: Path, file: Path | None = None) -> int:
    """Opens the window and plays until it is closed; returns the exit code, FAILED if the program
    itself failed, which it then has told.

    It begins with the game of `file`, a capsule or a journal, if it is given. Raises NoDisplayError
    or StartError with a line for the player, CardFileError for a broken card file, JournalError for
    a file that is no game.
    """
    app = App(icon=ICON)
    from game.records.shelf import shelf

    home = places.home()
    games, unkept = (shelf(home), None) if home else (None, _UNKEPT)
    preferences = Preferences.of_player()
    program = Program(app, cards, setup, preferences=preferences, games=games, unkept=unkept)
    try:
        app.run(program.foreign(file) if file else program.first_scene())
    except Exception as error:
        # Whatever it is: the player gets a line, and who mends it gets to see it.
        from game.table.crash import TOLD, report, tell

        if isinstance(error, TOLD):
            raise
        tell(report(error, program.session, home, time.time()))
        return FAILED
    finally:
        program.close()
    return 0
