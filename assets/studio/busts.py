"""Portraits of the Leaders, head and shoulders, filling a scene."""

from __future__ import annotations

import math
from typing import NamedTuple

from assets.studio.desert import BLUE, CREAM, INK, OCHRE, RUST
from game.table.svg import blob, circle, curve, line, path, place, polygon, rect


class Bust(NamedTuple):
    """The looks of a leader's portrait."""

    cloth: str
    shade: str
    fold: str
    cloak: str
    robe: str
    beard: str
    skin: str
    skin_shade: str
    socket: str


def _features(look: Bust) -> str:
    """Face and beard, the same bones for all: x 162 to 247, y 90 to 228."""
    hollow = [
        (204, 88), (240, 96), (254, 122), (252, 160), (238, 196), (204, 218), (170, 196),
        (156, 160), (154, 122), (168, 96),
    ]  # fmt: skip
    face = [
        (204, 92), (236, 100), (246, 124), (244, 160), (230, 190), (204, 208), (178, 190),
        (164, 160), (162, 124), (172, 100),
    ]  # fmt: skip
    parts = blob(hollow, look.socket) + blob(face, look.skin)
    parts += path("M206 92Q244 94 247 128Q248 176 206 208Q213 176 208 150Z", look.skin_shade)
    for x in (183, 225):
        lift = f"M{x - 13} 131Q{x} 122 {x + 13} 131L{x + 11} 136Q{x} 130 {x - 11} 136Z"
        eye = f"M{x - 9} 142Q{x} 135 {x + 9} 142Q{x} 148 {x - 9} 142Z"
        parts += path(lift, look.beard) + path(eye, CREAM) + circle(x + 0.4, 141.4, 2.9, INK)
    return parts + path("M204 134L197 157Q204 162 213 156Z", look.socket)


def _full_beard(look: Bust) -> str:
    beard = [
        (163, 158), (178, 166), (192, 164), (204, 160), (216, 164), (230, 166), (245, 158),
        (236, 190), (222, 214), (204, 228), (186, 214), (172, 190),
    ]  # fmt: skip
    parts = blob(beard, look.beard) + path("M181 165Q204 152 227 165Q204 176 181 165Z", look.beard)
    return parts + path("M190 177Q204 183 218 177Q204 188 190 177Z", "#8c4a34")


def _trimmed_beard(look: Bust) -> str:
    edge = [
        (163, 152), (170, 172), (182, 184), (192, 180), (204, 178), (216, 180), (226, 184),
        (238, 172), (246, 152), (240, 186), (224, 206), (204, 216), (184, 206), (169, 186),
    ]  # fmt: skip
    parts = blob(edge, look.beard) + path("M184 168Q204 157 224 168Q204 173 184 168Z", look.beard)
    return parts + path("M191 175Q204 180 217 175Q204 184 191 175Z", "#8c4a34")


def _mantle(look: Bust) -> str:
    cloak = [
        (30, 324), (54, 270), (100, 244), (158, 224), (250, 224), (308, 244), (354, 270),
        (378, 324),
    ]  # fmt: skip
    return blob(cloak, look.cloak) + polygon(
        [(170, 214), (238, 214), (252, 310), (154, 310)], look.robe
    )


def _veil(look: Bust) -> str:
    """A headcloth as one mass, shaded on its right, with strokes for the folds."""
    whole = [
        (204, 34), (236, 40), (260, 62), (272, 98), (280, 150), (288, 206), (296, 262), (268, 284),
        (244, 240), (204, 224), (164, 240), (140, 284), (112, 262), (120, 206), (128, 150),
        (136, 98), (148, 62), (172, 40),
    ]  # fmt: skip
    right = [
        (222, 36), (240, 43), (260, 62), (272, 98), (280, 150), (288, 206), (296, 262), (268, 284),
        (246, 238), (252, 180), (254, 120), (244, 70),
    ]  # fmt: skip
    parts = blob(whole, look.cloth) + blob(right, look.shade)
    parts += curve([(150, 120), (140, 180), (130, 262)], look.shade, 3)
    parts += curve([(160, 170), (154, 214), (144, 258)], look.shade, 2.4)
    return parts + curve([(264, 130), (270, 190), (280, 262)], look.fold, 3)


def _agal(colour: str, studs: str | None) -> str:
    """The double cord that holds the headcloth."""
    lower = (
        "M141 100C160 78 182 73 204 73C226 73 248 78 267 100L268.5 112"
        "C248 90 228 84 204 84C180 84 160 90 139.5 112Z"
    )
    upper = (
        "M146 82C164 64 184 59 204 59C224 59 244 64 262 82L264.5 92"
        "C244 73 226 68 204 68C182 68 164 73 143.5 92Z"
    )
    parts = path(lower, colour) + path(upper, colour)
    if studs:
        for dx in (-50, -30, -10, 10, 30, 50):
            parts += circle(204 + dx, 78.5 + dx * dx * 0.0062, 2.7, studs)
    return parts


def prince_bust() -> str:
    """White headcloth, gold-studded cords, black cloak with gold braid."""
    look = Bust(CREAM, "#e0bd85", "#c39c63", INK, "#f1dcae", INK, "#a8653a", "#7d4526", "#5a3020")
    braid = line([(164, 222), (142, 310)], OCHRE, 8) + line([(244, 222), (266, 310)], OCHRE, 8)
    parts = _mantle(look) + braid + _veil(look) + _features(look) + _full_beard(look)
    return parts + _agal(INK, OCHRE)


def chieftain_bust() -> str:
    """An old fighter: red headcloth thrown over the shoulder, grey beard, bandoliers."""
    look = Bust(
        "#b8402a", "#86291b", "#641c13", "#4a2a20", "#e3c48d", "#cfc6b4", "#9a5a34", "#71401f",
        "#4d2a1a",
    )  # fmt: skip
    parts = _mantle(look)
    for start, end in (((150, 232), (236, 320)), ((258, 232), (172, 320))):
        parts += line([start, end], "#3a2418", 17)
        for k in range(6):
            share = 0.08 + k * 0.165
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
            parts += place(x, y, rect(-3, -8, 6, 16, OCHRE, 2), turn=turn)
    parts += _veil(look)
    checks = [
        (165, 54), (186, 46), (222, 46), (243, 54), (134, 140), (130, 176), (148, 196),
        (276, 176), (282, 214), (262, 206),
    ]  # fmt: skip
    parts += "".join(
        polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)], "#e8b98c", 0.75)
        for x, y in checks
    )
    parts += _features(look) + _full_beard(look)
    parts += curve([(172, 152), (180, 156), (188, 154)], look.skin_shade, 2)
    parts += curve([(220, 154), (228, 156), (236, 152)], look.socket, 2)
    parts += line([(186, 116), (222, 116)], look.skin_shade, 1.8)
    scarf = [
        (128, 206),
        (160, 226),
        (214, 238),
        (262, 226),
        (286, 244),
        (240, 262),
        (176, 262),
        (132, 246),
    ]
    parts += blob(scarf, look.cloth) + curve([(140, 230), (200, 248), (270, 240)], look.shade, 3.4)
    return parts + _agal("#1f1413", None)


def sharif_bust() -> str:
    """A young lord of Mecca: a wound turban, blue cloak, trimmed beard."""
    look = Bust(
        CREAM,
        "#e0bd85",
        "#c39c63",
        BLUE,
        "#fbeecb",
        "#1f1413",
        "#b0703f",
        "#8a4f29",
        "#5f3420",
    )
    neck = polygon([(180, 190), (228, 190), (234, 232), (174, 232)], look.skin_shade)
    parts = neck + _mantle(look) + line([(164, 222), (142, 310)], OCHRE, 6)
    parts += line([(244, 222), (266, 310)], OCHRE, 6)
    parts += path("M174 226Q204 250 234 226L240 218Q204 236 168 218Z", "#e0bd85")
    tail = [(244, 96), (268, 110), (280, 160), (286, 220), (268, 250), (250, 224), (252, 160)]
    parts += _features(look) + _trimmed_beard(look) + blob(tail, look.shade)
    parts += curve([(262, 130), (266, 180), (268, 232)], look.fold, 2.6)
    turban = [
        (146, 112), (140, 84), (152, 56), (178, 40), (206, 34), (234, 40), (258, 56), (270, 84),
        (264, 112), (236, 98), (204, 93), (172, 98),
    ]  # fmt: skip
    parts += blob(turban, look.cloth)
    parts += blob([(226, 38), (258, 56), (270, 84), (264, 112), (244, 100), (252, 74)], look.shade)
    for points in (
        [(144, 96), (190, 62), (262, 60)],
        [(150, 108), (204, 74), (268, 82)],
        [(146, 72), (190, 46), (240, 44)],
        [(266, 98), (232, 84), (196, 94)],
    ):
        parts += curve([(x, float(y)) for x, y in points], look.fold, 2.6)
    return parts + circle(204, 66, 7, OCHRE) + circle(204, 66, 3.6, RUST)
