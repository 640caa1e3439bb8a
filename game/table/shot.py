"""Renders a scene into a picture without a screen, for the documentation and for looking at it."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.games import AnyRules
from game.seating import Setup
from game.table.app import App, Scene
from game.table.main import Program, session_of
from game.table.session import Session

SCENES = ("title", "setup", "table", "busy", "result")
_END = 1_000_000


def render(
    scene: str,
    setup: Setup,
    after: int,
    size: tuple[int, int],
    out: Path,
    cards: Path,
    until: str = "",
) -> None:
    """Writes a picture (PNG or JPEG, by its ending) of one of SCENES.

    The table is shown after `after` actions and then at the next decision with a choice that seat 1
    has, of the kind `until` if one is named; bots play all seats until then. Raises ValueError in
    a sentence for a moment that does not come, OSError if the picture can't be written.
    """
    app = App(headless=True, size=size)
    program = Program(app, cards, setup, speed=3)
    try:
        app.go(_scene(program, scene, setup, after, until))
        for _ in range(3):
            app.frame()
        pygame.image.save(app.screen, str(out))
    except pygame.error as error:
        raise OSError(f"{out}: {error}") from error
    finally:
        app.close()


def _scene(program: Program, scene: str, setup: Setup, after: int, until: str) -> Scene:
    if scene == "title":
        return program.title()
    if scene == "setup":
        return program.set_up()
    if scene == "busy":
        return program.table_of(busy_session(program.rules(setup.game), setup))
    session = session_of(program.rules(setup.game), setup)
    _play_on(session, _END if scene == "result" else after, until, scene == "result")
    return program.result_of(session) if scene == "result" else program.table_of(session)


def _play_on(session: Session, after: int, until: str, to_the_end: bool) -> None:
    """Lets `steady` play for everybody up to the moment that is wanted."""
    from game.bots.registry import make_bot

    match = session.match
    brains = [make_bot("steady", session.match.rules, seat) for seat in range(len(session.players))]
    played = 0
    while (frame := match.decision) is not None:
        legal = match.legal_actions()
        waits = frame.seat == 0 and len(legal) > 1 and frame.kind == (until or frame.kind)
        if played >= after and waits:
            return
        session.play(brains[frame.seat].choose(match.view(frame.seat), legal))
        played += 1
    if not to_the_end:
        what = f'a decision of the kind "{until}"' if until else "a decision"
        raise ValueError(f"the game ends after {played} actions, before seat 1 has {what}")


def busy_session(rules: AnyRules, setup: Setup) -> Session:
    """A game at the fullest position there can be."""
    from game.match import Match
    from game.rules.core.dice import Seeded
    from game.table.busy import busiest_position

    session = session_of(rules, setup)
    state = busiest_position(rules, len(setup.seats))
    session.match = Match.at(rules, state, Seeded(setup.seed), setup.seed)
    return session
