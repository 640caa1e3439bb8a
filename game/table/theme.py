"""Colours, emblems and fonts of a table.

Gold (`glow`) means one thing: you can, or it is now. Red (`bad`) means hit, lost, forbidden or
attacked. Neither is used as decoration on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

RGBA = tuple[int, int, int, int]
Colour = str | tuple[int, int, int] | RGBA
"""`#rrggbb`, `#rrggbbaa`, or three or four numbers from 0 to 255."""


@lru_cache(maxsize=1024)
def rgba(colour: Colour, alpha: int | None = None) -> RGBA:
    """A colour as four numbers; `alpha` (0 to 255) replaces the colour's own.

    Raises ValueError for a string that is not a hexadecimal colour.
    """
    if isinstance(colour, str):
        digits = colour.removeprefix("#")
        if len(digits) not in (6, 8):
            raise ValueError(f"{colour!r} is not #rrggbb or #rrggbbaa")
        parts = [int(digits[i : i + 2], 16) for i in range(0, len(digits), 2)]
    else:
        parts = list(colour)
    red, green, blue = parts[:3]
    own = parts[3] if len(parts) > 3 else 255
    return (red, green, blue, own if alpha is None else alpha)


def hex_colour(colour: Colour) -> str:
    """`#rrggbb` for SVG; transparency is dropped."""
    return "#{:02x}{:02x}{:02x}".format(*rgba(colour)[:3])


def _luminance(colour: Colour) -> float:
    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4

    red, green, blue, _ = rgba(colour)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: Colour, other: Colour) -> float:
    """WCAG contrast ratio of two opaque colours, 1 to 21. Text wants at least 4.5."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def over(top: Colour, ground: Colour) -> RGBA:
    """What a translucent colour looks like on an opaque ground."""
    *front, alpha = rgba(top)
    back = rgba(ground)
    mixed = [
        round((f * alpha + b * (255 - alpha)) / 255) for f, b in zip(front, back, strict=False)
    ]
    return (mixed[0], mixed[1], mixed[2], 255)


class SeatStyle(NamedTuple):
    """How a player is known: a shape and a colour, so that neither is needed alone.

    The colours of a table are far apart for colour-blind eyes as well, chiefly by how light they
    are; a test measures it.
    """

    emblem: str
    """Name of the shape in `icons.EMBLEMS`."""
    disc: str
    icon: str


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of one table. All strings are `#rrggbb`."""

    name: str
    display: str
    """Font key of titles and big numbers, see `typeset.FONT_FILES`."""
    ink: str
    paper: str
    glow: str
    act: str
    bad: str
    ground: str
    second: str
    accent: str
    panel: RGBA
    line: RGBA
    table: tuple[tuple[float, str], ...]
    """Colours of the table top, from the top edge (0) to the bottom edge (1)."""
    stock: str
    """The paper that cards are printed on."""
    frame: str
    """The gold lines printed on cards."""
    types: Mapping[str, str]
    """Card type to the colour of its title band."""
    type_names: Mapping[str, str]
    """Card type to the word printed on the card."""
    seats: tuple[SeatStyle, ...]
    bad_on_stock: str
    """Red words on the paper or rock of cards, where `bad` is too light to be read."""
    poster: str | None = None
    """Picture of the game, a path under `assets`; None for a theme of no game."""
    wall: str | None = None
    """Picture of the table top, a path under `assets`; None where the table top is drawn."""
    strong: bool = False
    """Whether this is the form of high contrast, see `strong`."""


LAWRENCE = Theme(
    name="Lawrence of Arabia",
    display="righteous",
    ink="#2b1a1c",
    paper="#fbeecb",
    glow="#efc678",
    act="#d98a2b",
    bad="#a8391d",
    ground="#2f6f70",
    second="#22304f",
    accent="#d9683c",
    panel=(24, 22, 30, 150),
    line=(239, 198, 120, 70),
    table=((0, "#173a42"), (0.5, "#24585a"), (0.8, "#1d4650"), (1, "#16303f")),
    stock="#faecc8",
    frame="#e0aa4e",
    poster="art/lawrence/poster.jpg",
    types=MappingProxyType(
        {
            "leader": "#8f2a1c",
            "tribesman": "#9a5a10",
            "mission": "#23595c",
            "defense": "#4c4a3f",
            "event": "#27365e",
        }
    ),
    type_names=MappingProxyType(
        {
            "leader": "Leader",
            "tribesman": "Tribesmen",
            "mission": "Mission",
            "defense": "Defense",
            "event": "Event",
        }
    ),
    seats=(
        SeatStyle("sun", "#efa034", "#2b1a1c"),
        SeatStyle("star", "#8c2c12", "#fbeecb"),
        SeatStyle("palm", "#1f685d", "#fbeecb"),
        SeatStyle("tent", "#e4694c", "#2b1a1c"),
        SeatStyle("dagger", "#172541", "#fbeecb"),
        SeatStyle("well", "#fbf4d0", "#2b1a1c"),
    ),
    bad_on_stock="#8f2a1c",
)

PREHISTORIC = Theme(
    name="Prehistoric Warfare",
    display="rowdies",
    ink="#231a17",
    paper="#fbeed0",
    glow="#e3a233",
    act="#c4752a",
    bad="#a3301a",
    ground="#633c22",
    second="#3b5357",
    accent="#5f5a22",
    panel=(20, 14, 12, 150),
    line=(227, 162, 51, 66),
    table=((0, "#2a1b12"), (0.5, "#3a2517"), (0.8, "#2e1d13"), (1, "#1d120d")),
    stock="#ecd3a3",
    frame="#5a4028",
    poster="art/prehistoric/poster.jpg",
    types=MappingProxyType(
        {
            "person": "#8f2f1c",
            "ranged": "#4d4a45",
            "hand": "#4d4a45",
            "both": "#4d4a45",
            "armor": "#4d4a45",
            "defense": "#7a1d12",
            "tactics": "#7a1d12",
            "raiding": "#7a1d12",
            "hunting": "#56511c",
            "hardship": "#231a17",
            "special": "#324b50",
        }
    ),
    type_names=MappingProxyType(
        {
            "person": "Person",
            "ranged": "Ranged weapon",
            "hand": "Hand weapon",
            "both": "Ranged & Hand",
            "armor": "Armor",
            "defense": "Defense",
            "tactics": "Tactics",
            "raiding": "Raiding",
            "hunting": "Hunting",
            "hardship": "Hardship",
            "special": "Special",
        }
    ),
    seats=(
        SeatStyle("hand", "#a8450f", "#fbeed0"),
        SeatStyle("sun", "#e0a91c", "#231a17"),
        SeatStyle("leaf", "#6d6842", "#fbeed0"),
        SeatStyle("fish", "#2c4a61", "#fbeed0"),
        SeatStyle("spiral", "#f6e4cf", "#231a17"),
        SeatStyle("paw", "#402006", "#fbeed0"),
    ),
    bad_on_stock="#6b170d",
    wall="art/prehistoric/wall.jpg",
)

TITLE = Theme(
    name="Card Table",
    display="righteous",
    ink="#1c1418",
    paper="#fbeecb",
    glow="#efc678",
    act="#d98a2b",
    bad="#a8391d",
    ground="#2b1c1c",
    second="#22304f",
    accent="#d9683c",
    panel=(24, 18, 22, 170),
    line=(239, 198, 120, 70),
    table=((0, "#1c1418"), (0.6, "#2b1c1c"), (1, "#170f12")),
    stock=LAWRENCE.stock,
    frame=LAWRENCE.frame,
    types=LAWRENCE.types,
    type_names=LAWRENCE.type_names,
    seats=LAWRENCE.seats,
    bad_on_stock=LAWRENCE.bad_on_stock,
)
"""The dark room in which the games are chosen."""


def strong(theme: Theme) -> Theme:
    """The same table in high contrast: a plain dark ground, white words, bright lines.

    Paint and sheets do the rest when they see it: plates let nothing shine through, and words are
    never paler than others.
    """
    return replace(
        theme,
        ink="#0e0a0a",
        paper="#ffffff",
        glow="#ffd23f",
        panel=(0, 0, 0, 240),
        line=(255, 255, 255, 200),
        table=((0, "#0c1012"), (1, "#050708")),
        ground="#1d4a4b",
        bad_on_stock="#2e0502",
        types={
            kind: hex_colour(over((0, 0, 0, 90), colour)) for kind, colour in theme.types.items()
        },
        wall=None,
        strong=True,
    )


def strong_fill(colour: RGBA) -> RGBA:
    """The fill of a plate in high contrast: dark shades let nothing shine through."""
    dark = colour[3] >= 60 and _luminance(colour) < 0.05
    return (*colour[:3], max(240, colour[3])) if dark else colour


def strong_line(colour: RGBA) -> RGBA:
    """The edge of a plate in high contrast."""
    return (*colour[:3], max(200, colour[3])) if colour[3] else colour
