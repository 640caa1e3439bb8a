"""Figures with what they carry, ready to be put into a scene."""

from __future__ import annotations

from assets.studio.cave.gear import shield, small_bow, small_club, thin_spear
from assets.studio.cave.people import DRAW, STAND, STRIKE, SWING, THROW, Hair, Pose, child, person
from assets.studio.cave.places import torch
from assets.studio.cave.rock import COAL, RED, UMBER
from game.table.cave_icons import hand
from game.table.svg import Point, curve, line, path, place, polygon


def actor(
    x: float,
    y: float,
    pose: Pose = STAND,
    colour: str = RED,
    scale: float = 1.0,
    *,
    flip: bool = False,
    hair: Hair = "loose",
    skirt: str | None = None,
    broad: float = 1.0,
    held: str = "",
    behind: str = "",
) -> str:
    """A person with their feet at (x, y); `held` and `behind` are drawn in the person's units."""
    body = person(pose, colour, hair=hair, skirt=skirt, broad=broad)
    return place(x, y, behind + body + held, scale, flip=flip)


def woman(
    x: float,
    y: float,
    pose: Pose = STAND,
    colour: str = UMBER,
    scale: float = 1.0,
    *,
    flip: bool = False,
    held: str = "",
    skirt: str | None = COAL,
) -> str:
    """A woman with her hair tied, in a skirt where the pose lets it hang."""
    return actor(x, y, pose, colour, scale, flip=flip, hair="bun", skirt=skirt, held=held)


def kid(
    x: float,
    y: float,
    pose: Pose = STAND,
    colour: str = RED,
    scale: float = 1.0,
    *,
    flip: bool = False,
) -> str:
    """A child."""
    return place(x, y, child(pose, colour), scale, flip=flip)


def spearman(
    x: float,
    y: float,
    colour: str = RED,
    scale: float = 1.0,
    *,
    flip: bool = False,
    hair: Hair = "loose",
) -> str:
    """Somebody who throws a spear."""
    held = place(-24, -98, thin_spear(128), turn=3)
    return actor(x, y, THROW, colour, scale, flip=flip, hair=hair, held=held)


def archer(
    x: float,
    y: float,
    colour: str = RED,
    scale: float = 1.0,
    *,
    flip: bool = False,
    hair: Hair = "loose",
) -> str:
    """Somebody who shoots a bow."""
    return actor(x, y, DRAW, colour, scale, flip=flip, hair=hair, held=place(38, -77, small_bow()))


def clubman(
    x: float,
    y: float,
    colour: str = RED,
    scale: float = 1.0,
    *,
    flip: bool = False,
    hair: Hair = "loose",
    shielded: bool = False,
) -> str:
    """Somebody who strikes with a club, with or without a shield."""
    held = place(8, -112, small_club(), turn=-38)
    if shielded:
        held += place(31, -74, shield(52))
    return actor(x, y, STRIKE, colour, scale, flip=flip, hair=hair, held=held)


def slinger(
    x: float, y: float, colour: str = RED, scale: float = 1.0, *, flip: bool = False
) -> str:
    """Somebody who whirls a sling."""
    whirl = curve([(10, -108), (-8, -124), (10, -134), (36, -128), (44, -118)], COAL, 2)
    stone = polygon([(40, -122), (48, -123), (51, -115), (44, -111), (38, -115)], COAL)
    return actor(x, y, SWING, colour, scale, flip=flip, held=whirl + stone)


def torchman(
    x: float,
    y: float,
    colour: str = RED,
    scale: float = 1.0,
    *,
    flip: bool = False,
    tall: float = 40,
) -> str:
    """Somebody who holds a torch towards something."""
    return actor(x, y, THROW, colour, scale, flip=flip, held=place(32, -84, torch(tall), turn=14))


def walker_with_spear(
    x: float,
    y: float,
    pose: Pose,
    colour: str = RED,
    scale: float = 1.0,
    *,
    flip: bool = False,
    hair: Hair = "loose",
) -> str:
    """Somebody on the way, a spear upright in the far hand."""
    at: Point = pose.far_arm[1]
    shaft = line([(at[0] - 3, -2), (at[0] + 5, -118)], COAL, 3.6)
    tip = path(f"M{at[0]} -116L{at[0] + 6} -136L{at[0] + 12} -116Z", COAL)
    return actor(x, y, pose, colour, scale, flip=flip, hair=hair, held=shaft + tip)


def hand_print(
    x: float,
    y: float,
    colour: str = RED,
    scale: float = 1.0,
    turn: float = 0,
    *,
    flip: bool = False,
) -> str:
    """A hand as on the walls of caves; its middle is at (x, y)."""
    return place(x, y, hand(colour), scale, flip=flip, turn=turn)


def laid(
    body: str, length: float, turn: float = -32, scale: float = 1.0, at: Point = (204, 150)
) -> str:
    """A long thing turned by `turn` degrees with its middle at a point."""
    return place(at[0], at[1], place(-length / 2 * scale, 0, body, scale), turn=turn)
