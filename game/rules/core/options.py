"""House rules that players can switch at set-up (the rulings marked [option])."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Option(NamedTuple):
    """A house rule: its name, its values (the first is the default) and what it means."""

    name: str
    title: str
    help: str
    """One line for the set-up screen."""
    values: tuple[str, ...]
    labels: tuple[str, ...]
    """What the set-up screen calls each of `values`."""
    ruling: str
    numbers: tuple[int, int] | None = None
    """Smallest and largest whole number that is also allowed, where any number is."""

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: str) -> str:
        """The value in its stored form. Raises ValueError in a sentence."""
        text = value.strip().lower().replace(" ", "_").replace("-", "_")
        if text in self.values:
            return text
        if self.numbers and text.isascii() and text.isdigit() and len(text) < 10:
            low, high = self.numbers
            if low <= int(text) <= high:
                return str(int(text))
            raise ValueError(f"{self.name} goes from {low} to {high}, not {text}")
        allowed = list(self.values) + (["any whole number"] if self.numbers else [])
        raise ValueError(f'{self.name} is {" or ".join(allowed)}, not "{value}"')


def settle(options: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: the given one, checked, or the default.

    Raises ValueError in a sentence for an unknown option or value.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f' (did you mean "{near[0]}"?)' if near else ""
            raise ValueError(f'"{name}" is not an option{hint}; there are {", ".join(known)}')
    return {
        name: option.check(given[name]) if name in given else option.default
        for name, option in known.items()
    }
