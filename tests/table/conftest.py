"""What the tests of the table share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.seating import Seat, Setup
from game.table.app import App
from game.table.main import Program
from tests.table.robot import Robot

CARDS = Path(__file__).parents[2] / "cards.yaml"
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")

Deal = Callable[..., Robot]


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
