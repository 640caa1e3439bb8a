"""The hunt for large animals, by many people together."""

from __future__ import annotations

from assets.studio.cave import small_game as small
from assets.studio.cave.beasts import deer as stag, horse
from assets.studio.cave.cast import actor, archer, clubman, spearman, torchman
from assets.studio.cave.gear import thin_spear
from assets.studio.cave.people import CHEER, PORTER, THRUST
from assets.studio.cave.places import dots, ground, hoofprints, net, paw_prints, sun
from assets.studio.cave.plants import grass, pine
from assets.studio.cave.predators import big_cat
from assets.studio.cave.quarry import horse_skull, hung_deer, rhinoceros
from assets.studio.cave.rock import COAL, DARK, LEAF, MOSS, OCHRE, RED, RUST, UMBER
from assets.studio.cave.shapes import figure, outline
from game.table.svg import curve, line, place


def hit(x: float, y: float, turn: float = 30, length: float = 70) -> str:
    """A spear that sticks in an animal; its point is at (x, y)."""
    return place(x, y, line([(0, 0), (-length, 0)], COAL, 3.4), turn=turn)


def lancer(x: float, y: float, colour: str = RED, scale: float = 1.0, *, flip: bool = False) -> str:
    """Somebody who thrusts a spear with both hands."""
    held = place(36, -53, thin_spear(120), turn=-6)
    return actor(x, y, THRUST, colour, scale, flip=flip, held=held)


def over_exploitation() -> str:
    edge = figure(
        [outline((-30, 330), (-30, 116), (90, 112), (168, 116), (184, 132), (172, 196), (184, 250),
        (176, 330))], "#8a6a48", COAL, 3.4
    )  # fmt: skip
    marks = "".join(
        curve([(x, y), (x + 7, y + 20), (x + 2, y + 40)], DARK, 2.8) for x, y in ((20, 150),
        (64, 140), (112, 146), (150, 160), (40, 210), (90, 206), (140, 226), (60, 262), (110, 268))
    )  # fmt: skip
    herd = (
        place(142, 114, horse(OCHRE), 0.6, flip=True)
        + place(222, 118, horse(UMBER), 0.62, flip=True, turn=50)
        + place(292, 152, horse(RED), 0.6, flip=True, turn=104)
    )
    heap = "".join(
        place(x, y, horse_skull(), k, flip=f, turn=t) for x, y, k, f, t in (
        (324, 238, 0.62, True, 8), (238, 254, 0.66, False, -12), (284, 252, 0.6, True, 14),
        (218, 280, 0.62, True, 4), (356, 262, 0.62, False, -8), (326, 280, 0.68, True, -4),
        (266, 282, 0.7, False, 6))
    )  # fmt: skip
    drivers = torchman(80, 112, RED, 0.62) + torchman(36, 114, COAL, 0.62)
    return place(346, 58, sun()) + edge + marks + heap + herd + drivers + ground(296)


def net_hunting() -> str:
    trap = place(196, 128, net(150, 126, 21, width=2.8))
    posts = "".join(
        line([(x + lean, 104), (x, 288)], UMBER, 7) for x, lean in ((196, -3), (346, 3))
    )
    prey = (
        place(274, 206, small.running_hare(OCHRE), 0.96, flip=True, turn=-16)
        + place(142, 262, small.running_hare(RUST), 1.06, flip=True)
        + place(124, 192, small.running_hare(UMBER), 0.84, flip=True, turn=-6)
    )
    beater = actor(46, 286, CHEER, COAL, 1.2, held=line([(-22, -104), (-30, -134)], COAL, 4))
    killer = clubman(372, 286, RED, 0.94, flip=True)
    return (
        ground(288)
        + posts
        + prey
        + trap
        + beater
        + killer
        + place(170, 292, grass(MOSS, 7, 34, 3))
        + place(300, 292, grass(LEAF, 7, 30, 6))
    )


def big_game() -> str:
    hunters = lancer(352, 287, COAL, 1.16, flip=True) + spearman(334, 148, COAL, 0.74, flip=True)
    return (
        ground(286)
        + place(210, 286, rhinoceros(RED), 1.16)
        + hunters
        + hit(214, 172, 62, 76)
        + hit(258, 186, 84, 66)
        + dots(36, 48, 6, (15, 3), COAL)
    )


def kill_predator() -> str:
    return (
        ground(288)
        + place(250, 286, big_cat(OCHRE, saber=False), 1.42)
        + lancer(68, 288, RED, 1.3)
        + hit(234, 166, 58, 84)
        + hit(290, 180, 76, 80)
        + paw_prints([(44, 62), (74, 52), (104, 64), (134, 54)], COAL, 1.2)
        + archer(366, 150, COAL, 0.72, flip=True)
    )


def hunting_party() -> str:
    return (
        ground(290)
        + place(204, 178, hung_deer(OCHRE), 0.84)
        + actor(100, 286, PORTER, RED, 1.46, hair="feather")
        + actor(300, 286, PORTER, COAL, 1.46)
        + line([(58, 179), (352, 177)], UMBER, 7)
        + place(56, 54, sun(), 0.9)
        + hoofprints([(300, 50), (330, 40), (360, 52), (388, 42)], DARK, 80)
    )


def deer() -> str:
    return (
        place(374, 288, pine(LEAF, 136))
        + place(28, 280, pine(MOSS, 104))
        + ground(288)
        + place(92, 236, stag(UMBER, "none", leaping=True), 0.74, flip=True, turn=-4)
        + place(186, 278, stag(OCHRE, leaping=True), 1.24, flip=True, turn=-8)
        + place(176, 292, grass(MOSS, 8, 42))
        + place(292, 292, grass(LEAF, 8, 36, 4))
    )
