"""What is said behind the sentence that tells a move: why it matters, after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from game.games import GAMES, rules_of
from game.rules.core.cards import Catalogue
from game.rules.lawrence import events as lawrence
from game.rules.prehistoric import events as prehistoric
from game.table.app import App
from game.table.busy import busiest_position
from game.table.lawrence.matters import matters as matters_lawrence
from game.table.prehistoric.matters import matters as matters_prehistoric
from game.table.tablescene import TableScene
from tests.table.conftest import Deal


def seen(catalogues: Mapping[str, Catalogue], game: str, fighting: bool) -> tuple[Any, Any]:
    """The rules and what seat 0 sees of the fullest position."""
    rules: Any = rules_of(catalogues[game])
    return rules, rules.view(busiest_position(rules, 4, fighting), 0)


def card_of(catalogue: Catalogue, name: str) -> int:
    lines = catalogue.lines
    return next(c for c, i in enumerate(catalogue.line_of) if lines[i].name == name)


def test_attaching_tells_the_force_of_the_party(catalogues: Mapping[str, Catalogue]) -> None:
    rules, view = seen(catalogues, "lawrence", fighting=False)
    party = view.camps[0][0]
    printed = [rules.catalogue.line(c).number("force") for c in (party.leader, *party.tribe)]
    bonus = rules.tables.bonus[party.leader] * len(party.tribe)
    event = lawrence.Attached(0, party.tribe[-1], party.leader)
    assert matters_lawrence(rules, view, event) == f"The party has Force {sum(printed) + bonus}."


def test_an_attack_tells_its_totals(catalogues: Mapping[str, Catalogue]) -> None:
    rules, view = seen(catalogues, "lawrence", fighting=True)
    # Two Princes of 5 with four Bedouins of 4 + 2 each against a Train of 6 with Artillery of 7.
    battle = view.battle
    assert [rules.catalogue.card_name(card) for card in battle.leaders] == ["Prince", "Prince"]
    assert rules.catalogue.card_name(battle.mission) == "Train"
    for event in (
        lawrence.Attacked(0, battle.mission, battle.leaders[0]),
        lawrence.Defended(1, 0, battle.mission),
        lawrence.Played(0, card_of(rules.catalogue, "Surprise"), -1),
    ):
        assert matters_lawrence(rules, view, event) == "It is 58 against 20."


def test_a_card_speaks_for_itself_where_no_attack_is_on(
    catalogues: Mapping[str, Catalogue],
) -> None:
    rules, view = seen(catalogues, "lawrence", fighting=False)
    bribes = card_of(rules.catalogue, "Bribes")
    event = lawrence.Played(0, bribes, -1)
    assert matters_lawrence(rules, view, event) == "“Draw 2 cards.”"
    assert not matters_lawrence(rules, view, lawrence.TurnBegan(0, 1))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (prehistoric.Hunted(0, 0, 5), "12 Food in store."),
        (prehistoric.FoodPaid(1, 2, 2, 0), "12 Food left."),
        (prehistoric.Joined(0, 0), "Now 30 of 30 people."),
        (prehistoric.SpoilsRolled(2, 0, "people", 4, 2), "Now 19 of 30 people."),
        (prehistoric.SpoilsRolled(2, 0, "food", 4, 2), ""),
        (prehistoric.TurnBegan(0, 1), ""),
    ],
)
def test_what_a_tribe_has_is_told(
    catalogues: Mapping[str, Catalogue], event: Any, words: str
) -> None:
    rules, view = seen(catalogues, "prehistoric", fighting=False)
    assert matters_prehistoric(rules, view, event) == words


def test_a_raid_tells_who_defends(catalogues: Mapping[str, Catalogue]) -> None:
    rules, view = seen(catalogues, "prehistoric", fighting=True)
    assert matters_prehistoric(rules, view, prehistoric.Sent(0, 3, ())) == "25 defend."


def prompts(app: App, table: TableScene) -> Iterator[str]:
    """What the prompt line says until a person is asked or the game is over."""
    last = ""
    for _ in range(4000):
        app.frame(50)
        if app.scene is not table or table.look.choices.frame is not None:
            return
        if table.look.prompt.text != last:
            last = table.look.prompt.text
            yield last


@pytest.mark.parametrize("game", list(GAMES))
def test_moves_of_bots_are_told_with_why_they_matter(app: App, deal: Deal, game: str) -> None:
    robot = deal(3, 9, speed=2, humans=0, game=game)
    said = list(prompts(app, robot.table))
    assert len(said) > 60
    assert all(line.endswith((".", "…", "”")) for line in said), said
    assert sum(line.count(".") > 1 or "”" in line for line in said) > len(said) / 6
