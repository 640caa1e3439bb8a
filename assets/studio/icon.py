"""The icon of the program: the backs of both games, fanned over a table, and a die."""

from __future__ import annotations

from typing import Final

from game.table import cave_icons, icons
from game.table.svg import document, fan, path, place, rect
from game.table.theme import LAWRENCE, PREHISTORIC

SIZE: Final = 256
"""Pixels, wide and high."""
_CARD_W, _CARD_H = 100.0, 140.0


def icon() -> str:
    """The picture, with transparent corners."""
    ground = rect(4, 4, 248, 248, "#24585a", 54)
    light = fan(128, 128, 122, 20, LAWRENCE.glow, 0.16)
    cards = place(24, 74, _rock_back(), 1.0, turn=-16) + place(122, 42, _desert_back(), turn=12)
    face = icons.die_face(5, LAWRENCE.paper, LAWRENCE.bad, "#7f2813")
    die = place(152, 158, face, 0.82, turn=7)
    return document(SIZE, SIZE, ground + light + cards + die)


def _card(stock: str, ground: str) -> str:
    shade = rect(4, 6, _CARD_W, _CARD_H, "#000000", 11, 0.35)
    paper = rect(0, 0, _CARD_W, _CARD_H, stock, 11)
    return shade + paper + rect(7, 7, _CARD_W - 14, _CARD_H - 14, ground, 6)


def _desert_back() -> str:
    """A gold sun over a red dune."""
    dune = "M7 92Q32 78 54 92T93 88V127Q93 133 87 133H13Q7 133 7 127Z"
    sun = place(19, 18, icons.EMBLEMS["sun"](LAWRENCE.glow), 0.62)
    return _card(LAWRENCE.stock, LAWRENCE.second) + sun + path(dune, LAWRENCE.bad)


def _rock_back() -> str:
    """A red hand on rock."""
    hand = place(48, 82, cave_icons.hand(PREHISTORIC.bad), 0.95)
    return _card("#8a6a48", PREHISTORIC.stock) + hand
