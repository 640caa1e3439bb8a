"""What the tests of the table share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.seating import Seat, Setup
from game.table.app import App
from game.table.main import Program
from game.table.sight import Sight
from tests.table.robot import Robot

CARDS = Path(__file__).parents[2] / "cards.yaml"
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")

Deal = Callable[..., Robot]


@pytest.fixture(autouse=True, scope="session")
def _drawn_once() -> Iterator[None]:
    """What is drawn for the usual size is kept for all tests, as a window keeps it for games."""
    kits: dict[Callable[[Sight], Any], Any] = {}
    at_sight = App.at_sight

    def kept(app: App, make: Callable[[Sight], Any]) -> Any:
        ours = make.__module__.startswith("game.")
        if not ours or app.sight != Sight(1.0, 1.0, False):
            return at_sight(app, make)
        if make not in kits:
            kits[make] = at_sight(app, make)
        return kits[make]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "at_sight", kept)
        yield


@pytest.fixture
def app() -> Iterator[App]:
    app = App(headless=True, size=(1280, 720))
    yield app
    app.close()


@pytest.fixture
def deal(app: App) -> Deal:
    """Deals a game at the table: `humans` people first, then bots; speed 3 is without motion."""

    def make(
        seats: int,
        seed: int,
        speed: int = 3,
        humans: int = 1,
        game: str = "lawrence",
        **options: str,
    ) -> Robot:
        kinds = ["human"] * humans + ["steady"] * (seats - humans)
        chairs = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
        program = Program(app, CARDS, Setup(game, chairs, options, seed, 0), speed)
        app.go(program.first_scene())
        return Robot(app)

    return make
