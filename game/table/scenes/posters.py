"""The posters of the two games, and the dark room they hang in.

They are what the player sees first, so they are made of pictures read from files and scaled once;
nothing here is drawn from vectors unless a file is missing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.table import texture, typeset
from game.table.paint import Paint
from game.table.svg import document, fan, raster, rect
from game.table.theme import LAWRENCE, Colour, rgba

WIDTH, HEIGHT = 520, 484
RADIUS = 12
_MARGIN = 10
_FOOT = 112
"""Height of the lower part, with the name of the game."""
_ART_ENDINGS: Final = ("png", "webp", "jpg")
_RED, _ROCK, _SOOT = "#8f2a1c", "#c9985f", "#231a17"


def lawrence_poster(paint: Paint, art: Path, lines: tuple[str, str]) -> pygame.Surface:
    """A travel poster: sun and camels over a red band with the two `lines`, name and invitation."""

    def make() -> pygame.Surface:
        w, h = paint.size(WIDTH, HEIGHT)
        frame, margin, foot = rgba(LAWRENCE.frame), paint.px(_MARGIN), paint.px(_FOOT)
        poster = pygame.Surface((w, h), pygame.SRCALPHA)
        poster.fill(LAWRENCE.stock)
        slot = pygame.Rect(margin, margin, w - 2 * margin, h - foot - margin)
        poster.blit(_picture(art, slot.size, 0.45, _RED), slot)
        band = pygame.Rect(margin, slot.bottom, slot.w, h - margin - slot.bottom)
        poster.fill(_RED, band)
        poster.fill(frame, (margin, slot.bottom, slot.w, paint.px(4)))
        around = slot.union(band).inflate(paint.px(6), paint.px(6))
        pygame.draw.rect(poster, frame, around, max(1, paint.px(2)))
        _grain(poster, 7, 234)
        _age(poster, 40, (120, 70, 20))
        _letter(paint, poster, lines, "righteous", 40)
        _cut(paint, poster)
        return poster

    return paint.cached(("poster", "lawrence", lines), make)


def prehistoric_poster(paint: Paint, art: Path, lines: tuple[str, str]) -> pygame.Surface:
    """A cave painting whose edges fade into the rock, over a patch of soot with the `lines`."""

    def make() -> pygame.Surface:
        w, h = paint.size(WIDTH, HEIGHT)
        margin, foot = paint.px(_MARGIN), paint.px(_FOOT)
        poster = pygame.Surface((w, h), pygame.SRCALPHA)
        poster.fill(_ROCK)
        poster.blit(
            texture.noise((w, h), paint.px(60), 5, 205), (0, 0), special_flags=pygame.BLEND_RGB_MULT
        )
        slot = pygame.Rect(margin, margin, w - 2 * margin, h - foot - margin)
        wall = _picture(art, slot.size, 0.5, _ROCK)
        wall.blit(_rough(slot.size, paint.px(6), paint.px(18), 255), (0, 0), None, _FADE)
        poster.blit(wall, slot)
        plate = pygame.Rect(margin, h - foot - paint.px(2), slot.w, foot - margin + paint.px(2))
        soot = pygame.Surface(plate.size, pygame.SRCALPHA)
        soot.fill(_SOOT)
        soot.blit(_rough(plate.size, paint.px(6), paint.px(20), 225), (0, 0), None, _FADE)
        poster.blit(soot, plate)
        _grain(poster, 9, 226)
        _age(poster, 100, (70, 34, 8))
        _letter(paint, poster, lines, "rowdies", 36)
        _cut(paint, poster)
        return poster

    return paint.cached(("poster", "prehistoric", lines), make)


def room(size: tuple[int, int], top: Colour, middle: Colour, low: Colour) -> pygame.Surface:
    """A dark room with warm light in its middle, for a window of `size` pixels."""
    # Without its grain it has no detail, so it is made small.
    small = (size[0] // _SMALL, size[1] // _SMALL)
    shades = pygame.Surface((1, 3))
    for row, colour in enumerate((top, middle, low)):
        shades.set_at((0, row), rgba(colour))
    ground = pygame.transform.smoothscale(shades, small)
    _age(ground, 130, (5, 3, 4))
    pool = texture.light((small[0], round(small[1] * 1.1)), (217, 138, 43, 40))
    spot = pool.get_rect(center=(small[0] // 2, round(small[1] * 0.42)))
    ground.blit(pool, spot, special_flags=pygame.BLEND_RGB_ADD)
    ground = pygame.transform.smoothscale(ground, size).convert()
    _grain(ground, 4, 228)
    return ground


def halo(paint: Paint, colour: Colour, grow: float, blur: float) -> tuple[pygame.Surface, int]:
    """Light or shadow around a poster, and by how many pixels it reaches beyond it.

    It is blurred, so it is made small: at full size it would cost more than the poster.
    """
    tint = rgba(colour)
    reach = max(1, paint.px(blur) // _SMALL) * 2

    def make() -> pygame.Surface:
        w, h = paint.size(WIDTH, HEIGHT)
        size = (round(w / _SMALL), round(h / _SMALL))
        soft = texture.soft_rect(
            size, reach, grow * paint.u / _SMALL, paint.px(RADIUS) // _SMALL, tint
        )
        margin = reach * _SMALL
        return pygame.transform.smoothscale(soft, (w + 2 * margin, h + 2 * margin))

    return paint.cached(("halo", tint, grow, blur), make), reach * _SMALL


# ---- parts

_FADE = pygame.BLEND_RGBA_MULT
_TILE: Final = 256
_SMALL: Final = 4
"""By how much what has no detail is made smaller."""


def _age(surface: pygame.Surface, strength: int, tint: tuple[int, int, int]) -> None:
    """Darkens the corners, up to alpha `strength` there."""
    cells = 48
    tile = pygame.Surface((cells, cells), pygame.SRCALPHA)
    for radius in range(cells * 3 // 4, 0, -1):
        depth = max(0.0, min(1.0, (2 * radius / cells - 0.6) / 0.85))
        shade = (*tint, int(strength * depth * depth * (3 - 2 * depth)))
        pygame.draw.circle(tile, shade, (cells / 2, cells / 2), radius)
    surface.blit(pygame.transform.smoothscale(tile, surface.get_size()), (0, 0))


def _cut(paint: Paint, poster: pygame.Surface) -> None:
    """Rounds the corners, in place."""
    mask = paint.box(WIDTH, HEIGHT, (255, 255, 255, 255), None, RADIUS, 0)
    poster.blit(mask, (0, 0), None, _FADE)


def _grain(surface: pygame.Surface, seed: int, low: int) -> None:
    """Grain from one tile, laid side by side: it has no features that would show a repeat."""
    tile = texture.noise((_TILE, _TILE), 2, seed, low)
    wide, high = surface.get_size()
    for x in range(0, wide, _TILE):
        for y in range(0, high, _TILE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)


def _rough(size: tuple[int, int], reach: int, radius: int, alpha: int) -> pygame.Surface:
    """White in a round rectangle with an edge as if rubbed on stone; `alpha` inside."""
    soft = pygame.Surface(size, pygame.SRCALPHA)
    soft.fill((255, 255, 255, 0))
    body = soft.get_rect().inflate(-2 * reach, -2 * reach)
    pygame.draw.rect(soft, (255, 255, 255, 255), body, border_radius=radius)
    soft = pygame.transform.box_blur(soft, max(1, reach))
    # Where the blurred edge crosses half of its height depends on the noise: that roughens it.
    grain = texture.noise(size, max(2, reach // 2), 11, 132, 255, in_alpha=True)
    soft.blit(grain, (0, 0), None, _FADE)
    shape = pygame.mask.from_surface(soft, 127)
    rough = shape.to_surface(setcolor=(255, 255, 255, alpha), unsetcolor=(255, 255, 255, 0))
    return pygame.transform.box_blur(rough.convert_alpha(), 1)


def _picture(stem: Path, size: tuple[int, int], focus: float, plain: str) -> pygame.Surface:
    """The picture `stem` (without its ending), cropped to `size` around the part `focus` of its
    width; a plain one where there is no file."""
    found = next((f for e in _ART_ENDINGS if (f := stem.with_suffix(f".{e}")).exists()), None)
    full = pygame.image.load(found) if found else _plain(plain)
    wide, high = full.get_size()
    scale = min(wide / size[0], high / size[1])
    crop = pygame.Rect(0, 0, int(size[0] * scale), int(size[1] * scale))
    crop.center = (round(focus * wide), high // 2)
    crop.clamp_ip(full.get_rect())
    scaled = typeset.shrink(full.subsurface(crop), size)
    return scaled.convert_alpha()


def _plain(colour: str) -> pygame.Surface:
    body = rect(0, 0, 408, 300, colour) + fan(204, 190, 420, 20, LAWRENCE.frame, 0.3)
    return raster(document(408, 300, body), (816, 600))


def _letter(
    paint: Paint, poster: pygame.Surface, lines: tuple[str, str], font: str, size: float
) -> None:
    """The name of the game and, below it, the line that invites."""
    name, invitation = lines
    fine = typeset.FINE
    middle, room = poster.get_width() // 2, paint.px(WIDTH - 60)

    def drawn(colour: Colour) -> pygame.Surface:
        big = typeset.word(name, font, round(size * paint.u * fine), rgba(colour))
        half = typeset.shrink(big, (big.get_width() // fine, big.get_height() // fine))
        return typeset.squeeze(half, room)

    letters, shadow = drawn(LAWRENCE.paper), drawn((20, 8, 0, 170))
    at = letters.get_rect(center=(middle, poster.get_height() - paint.px(74)))
    poster.blit(shadow, at.move(paint.px(1), paint.px(2)))
    poster.blit(letters, at)
    words = paint.text(invitation, 17, LAWRENCE.paper, "body", WIDTH - 60)
    poster.blit(words, words.get_rect(center=(middle, poster.get_height() - paint.px(38))))
