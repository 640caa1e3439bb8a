"""Taking back: what nobody can unsee stays, all else is as it was, on the table and on disk."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.games import GAMES, rules_of
from game.records.again import Again
from game.records.journal import Journal
from game.records.kept import read
from game.records.settings import Settings
from game.records.shelf import glance
from game.rules.core.cards import Catalogue
from game.rules.core.events import Drew
from game.rules.lawrence import events as lawrence
from game.seating import Setup, name_seats
from game.table.keeper import session_of
from game.table.session import Session
from tests.table.conftest import Deal
from tests.table.robot import Robot, bot_action

BOTH = pytest.mark.parametrize("game", list(GAMES))


def begun(catalogue: Catalogue, seed: int, path: Path | None = None) -> Session:
    """A game of people alone."""
    rng = random.Random(seed)
    rules = rules_of(catalogue)
    chairs = name_seats([("human", "")] * rng.randint(2, 6))
    options = {o.name: rng.choice(o.values) for o in rules.options[1:]}
    setup = Setup(catalogue.game, chairs, options, seed, None)
    session = session_of(rules, setup)
    if path:
        session.journal = Journal.begin(path, setup, catalogue, session.match, "now")
    return session


def everything(session: Session) -> tuple[Any, ...]:
    match = session.match
    return (
        match.rules.clone(match.state),
        list(match.moves),
        list(session.events),
        list(session.history),
    )


def undo_wherever_it_goes(session: Session, seed: int, decisions: int) -> tuple[int, int]:
    """Tries to take back every action of a random game; how many could be, and could not."""
    rng = random.Random(seed)
    match = session.match
    taken_back = refused = 0
    chosen: list[tuple[Any, ...]] = []
    """The game before each action that was chosen, since the last that can't be unseen."""
    for _ in range(decisions):
        legal = match.legal_actions()
        frame = match.decision
        if match.outcome or frame is None:
            break
        action = rng.choice(legal[1:] if len(legal) > 1 else legal)
        if len(legal) > 1:
            chosen.append((frame.seat, everything(session)))
        events = session.play(action)
        after = everything(session)
        sealed = bool(match.moves[-1].chance) or any(match.rules.seal(e) for e in events)
        if sealed:
            chosen.clear()
        then = match.decision
        if then is None:
            break
        undo = session.undoable()
        if sealed or not chosen or chosen[-1][0] != then.seat:
            assert undo.place < 0
            assert undo.words.endswith(".")
            with pytest.raises(ValueError, match=r"\.$"):
                session.undo()
            assert everything(session) == after, "a refusal changes nothing"
            refused += 1
            if chosen and chosen[-1][0] != then.seat:
                chosen.clear()
            continue
        before = chosen[-1][1]
        assert session.undo() == undo.words
        assert everything(session) == before
        # The same again comes to the same, for nothing was left to chance.
        for move in after[1][len(before[1]) :]:
            session.play(move.action)
        assert everything(session) == after
        taken_back += 1
    return taken_back, refused


@BOTH
def test_whatever_is_taken_back_is_as_it_was(
    game: str, catalogues: Mapping[str, Catalogue]
) -> None:
    total = [0, 0]
    for seed in range(12):
        for place, count in enumerate(
            undo_wherever_it_goes(begun(catalogues[game], seed), seed, 150)
        ):
            total[place] += count
    assert min(total) > 50, total


@pytest.mark.long
@BOTH
def test_whatever_is_taken_back_in_200_games_is_as_it_was(
    game: str, catalogues: Mapping[str, Catalogue]
) -> None:
    for seed in range(1000, 1200):
        undo_wherever_it_goes(begun(catalogues[game], seed), seed, 2000)


@BOTH
def test_the_journal_takes_back_as_well(
    game: str, tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    for seed in range(5):
        path = tmp_path / f"{seed}.journal"
        session = begun(catalogues[game], seed, path)
        undo_wherever_it_goes(session, seed, 60)
        kept = read(path)
        again = Again(kept, rules_of(kept.catalogue))
        again.play()
        assert again.match.state == session.match.state
        assert again.match.moves == session.match.moves
        assert b'"undo"' in path.read_bytes()


def test_draws_looks_and_dice_are_sealed(catalogues: Mapping[str, Catalogue]) -> None:
    rules = rules_of(catalogues["lawrence"])
    guide = next(
        card
        for card in range(len(rules.catalogue.line_of))
        if rules.catalogue.card_name(card) == "Guide"
    )
    assert rules.seal(Drew(0, (1, 2))) == "cards have been drawn"
    assert rules.seal(lawrence.HandSeen(0, 1, (4,))) == "a hand has been seen"
    assert rules.seal(lawrence.Played(0, guide, -1)) == "the deck has been looked through"
    assert rules.seal(lawrence.Rolled(0, (4, 1), 1)) == "dice have been rolled"
    assert not rules.seal(lawrence.Recruited(0, 3))


# ---- at the table


def after_an_action(deal: Deal, game: str) -> Robot:
    """A table at which a person has just done something that can be taken back."""
    for seed in range(40):
        robot = deal(3, seed, game=game)
        robot.settle()
        table = robot.table
        for action in table.session.match.legal_actions():
            if action.verb in ("recruit", "attach", "join"):
                table.play(action)
                robot.settle()
                if table.session.undoable().place >= 0:
                    return robot
                break
    raise AssertionError("nobody ever does anything")


@BOTH
@pytest.mark.parametrize("by", ["button", "keys"])
def test_a_click_or_ctrl_z_takes_back(deal: Deal, game: str, by: str) -> None:
    robot = after_an_action(deal, game)
    table = robot.table
    words = table.session.undoable().words
    moves, hand = len(table.session.match.moves), len(table.look.hand)
    assert table.look.buttons[2].tip == f"Take back: {words} (Ctrl+Z)"
    if by == "button":
        robot.click_on(("button", "undo"))
    else:
        robot.press(pygame.K_z, pygame.KMOD_CTRL)
    robot.settle()
    assert len(table.session.match.moves) < moves
    assert len(table.look.hand) == hand + 1
    assert table.look.choices.frame is not None, "the player is asked again"
    assert not table.look.buttons[2].enabled
    assert table.look.buttons[2].tip.startswith("Nothing can be undone: ")


@BOTH
def test_what_is_sealed_says_so(deal: Deal, game: str) -> None:
    robot = deal(3, 5, game=game)
    robot.settle()
    table = robot.table
    before = everything(table.session)
    assert not table.look.buttons[-1].enabled
    said = []
    say = table.telling.say
    table.telling.say = lambda *args: said.append(args[1]) or say(*args)  # type: ignore
    robot.press(pygame.K_z, pygame.KMOD_CTRL)
    robot.settle()
    assert said
    assert said[0].startswith("Nothing can be undone: ")
    assert everything(table.session) == before
    assert table.look.prompt.mine, "the question stands again"


# ---- alone against bots


def alone(catalogue: Catalogue, seed: int, path: Path | None = None) -> Session:
    """A person against two bots."""
    rules = rules_of(catalogue)
    chairs = name_seats([("human", ""), ("steady", ""), ("steady", "")])
    setup = Setup(catalogue.game, chairs, {}, seed, 0)
    session = session_of(rules, setup)
    if path:
        session.journal = Journal.begin(path, setup, catalogue, session.match, "now")
    return session


@BOTH
def test_alone_one_may_take_back_anything_and_the_record_says_so(
    game: str, tmp_path: Path, catalogues: Mapping[str, Catalogue]
) -> None:
    path = tmp_path / "alone.journal"
    session = alone(catalogues[game], 3, path)
    match = session.match
    rng = random.Random(2)
    chosen: list[tuple[Any, ...]] = []
    while len(chosen) < 25 and match.decision is not None:
        legal = match.legal_actions()
        if match.decision.seat == 0 and len(legal) > 1:
            chosen.append(everything(session))
        session.play(bot_action(session) or rng.choice(legal))
    while match.decision is not None and match.decision.seat != 0:
        session.play(bot_action(session) or match.legal_actions()[0])
    assert not read(path).unsealed
    for before in reversed(chosen):
        session.undo(free=True)
        assert everything(session) == before
    kept = read(path)
    assert kept.unsealed
    assert glance(path).unsealed
    again = Again(kept, rules_of(kept.catalogue))
    again.play()
    assert again.match.state == match.state


def test_with_two_people_dice_stay(catalogues: Mapping[str, Catalogue]) -> None:
    session = begun(catalogues["lawrence"], 5)
    for _ in range(60):
        if session.undoable().place < 0:
            assert session.undoable(free=True).place < 0
        session.play(session.match.legal_actions()[0])


def test_the_table_takes_back_anything_when_that_is_set(deal: Deal) -> None:
    robot = deal(3, 5)
    robot.settle()
    table = robot.table
    for _ in range(6):
        table.play(table.session.match.legal_actions()[-1])
        robot.settle()
        if table.overlay.seen is not None:
            table.close_overlay()
    moves = len(table.session.match.moves)
    assert any(move.chance for move in table.session.match.moves)
    table.follow(Settings(speed="instant", free_undo=True))
    for _ in range(60):
        if table.session.undoable(True).place < 0:
            break
        robot.press(pygame.K_z, pygame.KMOD_CTRL)
        robot.settle()
    assert len(table.session.match.moves) < moves - 6
    assert table.session.undoable(True).words == "you have done nothing yet."
