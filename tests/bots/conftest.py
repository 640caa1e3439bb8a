"""What the tests of the bots share."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

import pytest

from game.bots.lawrence import SteadyBot, Thought
from game.records.scenario import load
from game.rules.core.cards import Catalogue
from game.rules.lawrence.rules import Lawrence

Think: TypeAlias = Callable[..., tuple[str, Thought]]


@pytest.fixture
def think(tmp_path: Path, catalogues: Mapping[str, Catalogue]) -> Think:
    """What the steady bot does in a position, in notation without copies, and what it thought.

    The position is given as the fields of a scenario's `position`; lines of notation after it are
    played first, by whoever's turn it is; `dry` rounds have gone by without a won Mission.
    """

    def think(position: str, *lines: str, dry: int = 0) -> tuple[str, Thought]:
        path = tmp_path / "position.yaml"
        fields = "".join(f"  {line.strip()}\n" for line in position.strip().splitlines())
        path.write_text(f"scenario: x\ngame: lawrence\nposition:\n{fields}", encoding="utf-8")
        match, _, _ = load(path, catalogues)[0].start()
        for line in lines:
            match.play(match.rules.parse(match.state, line))
        assert match.decision is not None
        assert isinstance(match.rules, Lawrence)
        bot = SteadyBot(match.rules, 1)
        view = match.view(match.decision.seat)._replace(dry=dry)
        thought = bot.think(view, match.legal_actions())
        assert thought.action in match.legal_actions()
        return re.sub(r"#\d+", "", match.rules.format(thought.action)), thought

    return think
