"""Renders scenes into pictures without a screen, for the documentation and for looking at them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import pygame

from game.games import GAMES, AnyRules
from game.seating import HUMAN, Setup, name_seats
from game.table.app import App, Scene
from game.table.choices import Key
from game.table.keeper import session_of
from game.table.main import Program
from game.table.preferences import Preferences
from game.table.scenes.setup import SetupScene
from game.table.session import Session
from game.table.tablescene import TableScene
from game.table.thinking import Thinking

ALL: Final = "all"
SIZES: Final = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
SEATS: Final = (2, 4, 6)
_END: Final = 1_000_000
_ALIKE: Final = ("title", "settings", "games", "past")
"""Scenes that are the same for every game and any number of players."""
_OVER: Final[Mapping[str, Callable[[TableScene], object]]] = {
    "menu": lambda table: table.command("menu"),
    "log": lambda table: table.command("log"),
    "sheet": lambda table: table.look_at(1),
    "players": lambda table: table.people.show_players(),
    "questions": lambda table: table.people.show_questions(),
    "news": lambda table: _tell_news(table),
    "capsule": lambda table: table.taking.show(),
    "line": lambda table: table.logbook.show(next(x for x in table.session.lines(0) if x.cards)),
}
"""What lies over the fullest table, by name."""
SCENES: Final = (
    *("title", "games", "past", "settings", "setup", "asking", "table", "full", "busy", *_OVER),
    *("curtain", "rulebook", "replay", "hands", "hint", "odds", "result"),
)
_TILE: Final = (384, 216)
_COLUMNS: Final = 7


class Moment(NamedTuple):
    """A moment of a game: after so many actions, then at the next decision of a kind."""

    after: int = 0
    until: str = ""


def render(
    scene: str, setup: Setup, moment: Moment, size: tuple[int, int], out: Path, cards: Path
) -> None:
    """Writes a picture (PNG or JPEG, by its ending) of one of SCENES.

    The table is shown at `moment`, when seat 1 has a choice; bots play all seats until then. `full`
    and `busy` are the fullest positions there are, before a fight and in it. Raises ValueError in a
    sentence for a moment that does not come, OSError if the picture can't be written.
    """
    app = App(headless=True, size=size)
    try:
        stage_scene(app, scene, setup, moment, cards)
        _save(app.screen, out)
    finally:
        app.close()


def render_all(folder: Path, cards: Path) -> int:
    """Writes every scene at each size for each number of players, and a contact sheet per size.

    Returns how many pictures there are. Raises OSError if one can't be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for size in SIZES:
        app = App(headless=True, size=size)
        tiles = []
        for scene, setup in every_scene():
            stage_scene(app, scene, setup, Moment(40), cards)
            seats = "" if scene in _ALIKE else f"_{setup.game}_{len(setup.seats)}"
            name = f"{scene}{seats}_{size[0]}x{size[1]}"
            _save(app.screen, folder / f"{name}.jpg")
            tiles.append((name, pygame.transform.smoothscale(app.screen, _TILE)))
        _save(_contact_sheet(tiles), folder / f"contact_{size[0]}x{size[1]}.jpg")
        count += len(tiles)
        app.close()
    return count


def every_scene() -> Iterator[tuple[str, Setup]]:
    """Each scene with the games and the numbers of players it is looked at with."""
    for scene in SCENES:
        for game in list(GAMES)[: 1 if scene in _ALIKE else None]:
            for seats in SEATS[: 1 if scene in _ALIKE else None]:
                chairs = name_seats([(HUMAN, "")] + [("steady", "")] * (seats - 1))
                yield scene, Setup(game, chairs, {}, 7, 0)


def stage_scene(
    app: App,
    scene: str,
    setup: Setup,
    moment: Moment,
    cards: Path,
    preferences: Preferences | None = None,
) -> Program:
    """Has `app` show one of SCENES, finished and at rest. Raises as `render`."""
    if scene == "curtain":
        people = name_seats([(HUMAN, "")] * len(setup.seats))
        setup = replace(setup, seats=people)
    program = Program(app, cards, setup, speed=3, preferences=preferences)
    app.go(_scene(program, scene, setup, moment))
    for _ in range(3):
        app.frame()
    if scene in _OVER:
        assert isinstance(app.scene, TableScene)
        _OVER[scene](app.scene)
    elif scene == "asking":
        assert isinstance(app.scene, SetupScene)
        app.scene.ask(0)
    elif scene == "hands":
        assert isinstance(app.scene, TableScene)
        app.scene.command("hands")
    elif scene == "rulebook":
        assert isinstance(app.scene, TableScene)
        app.scene.open_rulebook()
    elif scene == "hint":
        assert isinstance(app.scene, TableScene)
        app.scene.thinking = Thinking()  # at once, and the same each time
        app.scene.hinting.ask()
    elif scene == "odds":
        assert isinstance(app.scene, TableScene)
        app.scene.select(_beginning(app.scene))
        for _ in range(20):
            app.frame()
    for _ in range(2):
        app.frame()
    return program


def _scene(program: Program, scene: str, setup: Setup, moment: Moment) -> Scene:
    if scene == "title":
        return program.title()
    if scene in ("games", "past", "replay", "hands"):
        with TemporaryDirectory() as folder:
            return _kept(program, scene, setup, Path(folder))
    if scene == "settings":
        return program.settings(lambda: None)
    if scene in ("setup", "asking"):
        return program.set_up()
    rules = program.rules(setup.game)
    if scene == "full" or scene == "busy" or scene in _OVER:
        return program.table_of(busy_session(rules, setup, scene != "full"))
    session = session_of(rules, setup)
    if scene == "result":
        _play_on(session, Moment(_END), True)
        return program.result_of(session)
    if scene in ("table", "hint"):
        _play_on(session, moment, False)
    table = program.table_of(session)
    if scene == "odds":
        _play_on(session, moment, False, lambda: _beginning(table) is not None)
    return program.table_of(session)


def _beginning(table: TableScene) -> Key | None:
    """What begins an attack or a raid when it is put somewhere; None where nothing does."""
    match = table.session.match
    table.update_look()
    links = table.arrange(match.decision, match.legal_actions()).links
    return next(
        (
            source
            for source, targets in links.items()
            if any(table.odds_of(action) for action in targets.values())
        ),
        None,
    )


def _kept(program: Program, scene: str, setup: Setup, folder: Path) -> Scene:
    """The list of kept games, or one of them seen again."""
    from game.records.journal import Journal
    from game.records.shelf import kept_games
    from game.table.scenes.games import GamesScene
    from game.table.scenes.past import PastGames

    for game in GAMES:
        one = replace(setup, game=game)
        rules = program.rules(game)
        session = session_of(rules, one)
        path = folder / f"{game}.journal"
        journal = Journal.begin(path, one, rules.catalogue, session.match, "2026-11-30 20:15")
        session.journal = journal
        _play_on(session, Moment(_END if game != setup.game else 60), True)
        journal.name("" if game == setup.game else "The last evening")
    nothing = lambda *_: None  # noqa: E731
    if scene == "past":
        return PastGames(kept_games(folder), nothing)
    if scene == "games":
        return GamesScene(folder, nothing, nothing, nothing, nothing)
    table = program.replay(folder / f"{setup.game}.journal")
    table.curtain = None
    return table


def _tell_news(table: TableScene) -> None:
    told = table.session.told(table.look.me)
    table.overlay.news = tuple(told[-14:])
    table.redraw()


def _play_on(
    session: Session,
    moment: Moment,
    to_the_end: bool,
    wanted: Callable[[], bool] = lambda: True,
) -> None:
    """Lets `steady` play for everybody up to the moment that is `wanted`."""
    from game.bots.registry import make_bot

    match = session.match
    brains = [make_bot("steady", session.match.rules, seat) for seat in range(len(session.players))]
    played = 0
    while (frame := match.decision) is not None:
        legal = match.legal_actions()
        waits = frame.seat == 0 and len(legal) > 1 and frame.kind == (moment.until or frame.kind)
        if played >= moment.after and (to_the_end or (waits and wanted())):
            return
        session.play(brains[frame.seat].choose(match.view(frame.seat), legal))
        played += 1
    if not to_the_end:
        what = f'a decision of the kind "{moment.until}"' if moment.until else "a decision"
        raise ValueError(f"the game ends after {played} actions, before seat 1 has {what}")


def busy_session(rules: AnyRules, setup: Setup, fighting: bool = True) -> Session:
    """A game at the fullest position there can be, in its attack or raid or before one."""
    from game.match import Match
    from game.rules.core.dice import Seeded
    from game.table.busy import busiest_position

    session = session_of(rules, setup)
    state: Any = busiest_position(rules, len(setup.seats), fighting)
    session.match = Match.at(rules, state, Seeded(setup.seed), setup.seed)
    return session


def _contact_sheet(tiles: list[tuple[str, pygame.Surface]]) -> pygame.Surface:
    """All pictures small on one, each with its name."""
    from game.table import typeset

    wide, high = _TILE[0] + 8, _TILE[1] + 28
    rows = -(-len(tiles) // _COLUMNS)
    sheet = pygame.Surface((wide * _COLUMNS + 8, high * rows + 8))
    sheet.fill("#241c1c")
    for index, (name, picture) in enumerate(tiles):
        x, y = 8 + index % _COLUMNS * wide, 8 + index // _COLUMNS * high
        sheet.blit(picture, (x, y))
        sheet.blit(typeset.word(name, "body", 15, (240, 230, 210, 255)), (x, y + _TILE[1] + 3))
    return sheet


def _save(picture: pygame.Surface, out: Path) -> None:
    try:
        pygame.image.save(picture, str(out))
    except pygame.error as error:
        raise OSError(f"{out}: {error}") from error
