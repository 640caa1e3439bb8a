"""A view as a line of a journal: a game that begins with what one seat knows, and not with a deal.

Views are nested tuples of numbers and words; what is read is held against their type hints.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from game.games import AnyRules
from game.records.files import UnusableError, quoted
from game.rules.core.dice import Seeded

T = TypeVar("T")

_MOST: Final = 100_000
"""Of every number: there are never so many cards, people or rounds."""
_TRIED: Final = 200
"""Decisions for which a position that was read is played before it is believed."""
_NONSENSE: Final = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What comes of a position that no game can have."""


def written(value: Any) -> Any:
    """A view fit for JSON; named tuples become mappings."""
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return {name: written(each) for name, each in zip(value._fields, value, strict=True)}
        return [written(each) for each in value]
    return value


def read_as(kind: type[T], found: Any) -> T:
    """What `written` made of a value of type `kind`. Raises UnusableError."""
    value: T = _read(kind, found)
    return value


def _read(kind: Any, found: Any) -> Any:
    if get_origin(kind) in (Union, UnionType):
        inner = next(each for each in get_args(kind) if each is not type(None))
        return None if found is None else _read(inner, found)
    if get_origin(kind) is tuple:
        return _tuple(get_args(kind), found)
    if hasattr(kind, "_fields"):
        return _named(kind, found)
    if type(found) is not kind or (kind is int and abs(found) > _MOST):
        raise UnusableError(f"{quoted(found)} is no {kind.__name__} of a position")
    return found


def _tuple(kinds: tuple[Any, ...], found: Any) -> tuple[Any, ...]:
    if not isinstance(found, list):
        raise UnusableError(f"{quoted(found)} is no list of a position")
    if kinds[-1] is Ellipsis:
        return tuple([_read(kinds[0], each) for each in found])
    if len(found) != len(kinds):
        raise UnusableError(f"{quoted(found)} is no part of a position")
    return tuple([_read(kind, each) for kind, each in zip(kinds, found, strict=True)])


def _named(kind: Any, found: Any) -> Any:
    if not isinstance(found, Mapping) or set(found) != set(kind._fields):
        raise UnusableError(f"{quoted(found)} is no {kind.__name__}")
    hints = get_type_hints(kind)
    return kind(*[_read(hints[name], found[name]) for name in kind._fields])


def world(rules: AnyRules, found: Any, options: Any, seats: int, seed: int) -> Any:
    """A state that agrees with a view as it is written; what the view hides is dealt from `seed`.

    Raises UnusableError for what is no position of the game.
    """
    view = read_as(rules.view_class, found)
    try:
        if (view.options, view.seats) != (options, seats):
            raise UnusableError("its position is of a game by other rules")
        state = rules.determinize(view, Seeded(seed))
        if rules.view(state, view.seat) != view:
            raise UnusableError("in its position cards are missing, or there twice")
        _try(rules, rules.clone(state), seed)
    except _NONSENSE as error:
        raise UnusableError("its position is none of this game") from error
    return state


def _try(rules: AnyRules, state: Any, seed: int) -> None:
    """Plays a position for a while; something is raised if no game can have it."""
    dice = Seeded(seed)
    for _ in range(_TRIED):
        for seat in range(state.seats):
            rules.view(state, seat)
        legal = rules.legal_actions(state)
        if not legal:
            break
        rules.apply(state, legal[dice.choose(len(legal))], dice)
    if rules.decision(state) is not None and not rules.legal_actions(state):
        raise UnusableError("in its position nobody can do anything")
