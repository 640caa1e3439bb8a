"""Grain, vignettes, round corners, shadows and light, made of random bytes and blurs.

Everything that repeats is cached: a card is cut from the same grain each time.
"""

from __future__ import annotations

import functools
import math
import random

import pygame

from game.table.theme import RGBA

Size = tuple[int, int]


@functools.lru_cache(maxsize=48)
def noise(
    size: Size, cell: int, seed: int, low: int = 0, high: int = 255, in_alpha: bool = False
) -> pygame.Surface:
    """Smooth noise from `low` to `high`, grey or in alpha; `cell` is the grain in pixels."""
    columns, rows = max(2, size[0] // cell + 2), max(2, size[1] // cell + 2)
    levels = bytes(low + i * (high - low) // 255 for i in range(256))
    values = random.Random(seed).randbytes(columns * rows).translate(levels)
    pixels = bytearray(b"\xff" * (columns * rows * 4))
    if in_alpha:
        pixels[3::4] = values
    else:
        pixels[0::4] = pixels[1::4] = pixels[2::4] = values
    small = pygame.image.frombytes(bytes(pixels), (columns, rows), "RGBA")
    return pygame.transform.smoothscale(small, size)


def grain(surface: pygame.Surface, seed: int, low: int = 228, cell: int = 2) -> None:
    """Darkens the surface unevenly, like ink on rough paper; `low` is the darkest factor of 255."""
    texture = noise(surface.get_size(), max(1, cell), seed, low, 255)
    surface.blit(texture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


_VIGNETTE_CELLS = 64


@functools.cache
def _falloff() -> bytes:
    """How dark each cell of a vignette is, 0 to 255, row by row."""
    middle = (_VIGNETTE_CELLS - 1) / 2
    cells = [(c - middle) / (_VIGNETTE_CELLS / 2) for c in range(_VIGNETTE_CELLS)]
    out = bytearray()
    for y in cells:
        for x in cells:
            depth = max(0.0, min(1.0, (math.hypot(x, y) - 0.6) / 0.85))
            out.append(int(255 * depth * depth * (3 - 2 * depth)))
    return bytes(out)


@functools.lru_cache(maxsize=24)
def vignette(size: Size, strength: int, tint: tuple[int, int, int]) -> pygame.Surface:
    """Darkening towards the corners, up to alpha `strength` there."""
    pixels = bytearray(bytes((*tint, 0)) * _VIGNETTE_CELLS**2)
    pixels[3::4] = _falloff().translate(bytes(i * strength // 255 for i in range(256)))
    small = pygame.image.frombytes(bytes(pixels), (_VIGNETTE_CELLS, _VIGNETTE_CELLS), "RGBA")
    return pygame.transform.smoothscale(small, size)


@functools.lru_cache(maxsize=64)
def round_mask(size: Size, radius: int) -> pygame.Surface:
    """White with alpha inside a rounded rectangle, its edge smooth."""
    corner = radius + 2
    if min(size) < 2 * corner:
        return _fine_mask(size, radius)
    tile = _fine_mask((2 * corner, 2 * corner), radius)  # only the corners need fine drawing
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((255, 255, 255))
    for x in (0, 1):
        for y in (0, 1):
            spot = (x * (size[0] - corner), y * (size[1] - corner), corner, corner)
            surface.fill((255, 255, 255, 0), spot)
            surface.blit(
                tile,
                spot,
                (x * corner, y * corner, corner, corner),
                special_flags=pygame.BLEND_RGBA_MAX,
            )
    return surface


def _fine_mask(size: Size, radius: int) -> pygame.Surface:
    fine = 4
    surface = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    pygame.draw.rect(surface, (255, 255, 255, 255), surface.get_rect(), border_radius=radius * fine)
    return pygame.transform.smoothscale(surface, size)


def round_corners(surface: pygame.Surface, radius: int) -> None:
    """Cuts the corners off, in place."""
    mask = round_mask(surface.get_size(), radius)
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def soft_rect(size: Size, reach: int, grow: float, radius: int, colour: RGBA) -> pygame.Surface:
    """A blurred rounded rectangle of `size`, on a surface `reach` pixels larger on each side.

    The rectangle is `grow` pixels larger than `size` before it is blurred.
    """
    surface = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    body = pygame.Rect(reach, reach, *size).inflate(round(2 * grow), round(2 * grow))
    pygame.draw.rect(surface, colour, body, border_radius=radius + round(grow))
    for _ in range(2):  # twice a box blur is close to a Gaussian at a tenth of its cost
        surface = pygame.transform.box_blur(surface, max(1, reach // 4))
    return surface


def light(size: Size, colour: RGBA) -> pygame.Surface:
    """A pool of light to be added (BLEND_RGB_ADD); the colour's alpha is its strength."""
    cells = 96
    half = cells // 2
    surface = pygame.Surface((cells, cells))
    for radius in range(half, 0, -1):
        share = colour[3] / 255 * (1 - radius / half) ** 1.6
        tone = [int(channel * share) for channel in colour[:3]]
        pygame.draw.circle(surface, tone, (half, half), radius)
    return pygame.transform.smoothscale(surface, size)


def dimmed(surface: pygame.Surface, level: int, greyness: float) -> pygame.Surface:
    """A darker copy (`level` of 255) with its colours faded by `greyness` (0 to 1)."""
    copy = surface.copy()
    faded = pygame.transform.grayscale(surface)
    shape = surface.copy()  # keeps the alpha channel apart: grey on top must not thicken edges
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    faded.set_alpha(int(255 * greyness))
    copy.blit(faded, (0, 0))
    copy.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    copy.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return copy


def rounded_box(
    size: Size, radius: int, fill: RGBA | None, line: RGBA | None, border: int
) -> pygame.Surface:
    """A rounded rectangle with smooth corners; without `line` or with `border` 0 it has no border.

    Only the corners are drawn finely; the rest is filled, so that a big panel costs little.
    """
    edge = line if border and line else None
    inside = fill or ((*edge[:3], 0) if edge else (0, 0, 0, 0))
    corner = max(radius, border) + 1
    if min(size) < 2 * corner:
        return _fine_box(size, radius, inside, edge, border)
    tile = _fine_box((2 * corner, 2 * corner), radius, inside, edge, border)
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(inside)
    if edge:
        for strip in (
            (0, 0, width, border),
            (0, height - border, width, border),
            (0, 0, border, height),
            (width - border, 0, border, height),
        ):
            surface.fill(edge, strip)
    for x in (0, 1):
        for y in (0, 1):
            spot = pygame.Rect(x * (width - corner), y * (height - corner), corner, corner)
            surface.fill((0, 0, 0, 0), spot)
            surface.blit(
                tile,
                spot,
                (x * corner, y * corner, corner, corner),
                special_flags=pygame.BLEND_RGBA_ADD,
            )
    return surface


def _fine_box(
    size: Size, radius: int, inside: RGBA, edge: RGBA | None, border: int
) -> pygame.Surface:
    fine = 4
    surface = pygame.Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    surface.fill((*(edge or inside)[:3], 0))
    area = surface.get_rect()
    if edge:
        pygame.draw.rect(surface, edge, area, border_radius=radius * fine)
        area = area.inflate(-2 * border * fine, -2 * border * fine)
        radius = max(0, radius - border)
    pygame.draw.rect(surface, inside, area, border_radius=radius * fine)
    return pygame.transform.smoothscale(surface, size)


def roughen(
    surface: pygame.Surface, seed: int, amount: int, blur: int, threshold: int
) -> pygame.Surface:
    """The organic edge of pigment: blurs the alpha, takes noise away, cuts at the threshold."""
    alpha = surface.copy()
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    alpha = pygame.transform.box_blur(alpha, blur)
    bites = noise(surface.get_size(), 4, seed, 0, amount, True)
    alpha.blit(bites, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    alpha.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    mask = pygame.mask.from_surface(alpha, threshold).to_surface(
        setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0)
    )
    rough = surface.copy()
    rough.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return rough


def patchy(surface: pygame.Surface, seed: int, low: int) -> pygame.Surface:
    """Pigment that has worn off in places, in place; the least that is left is `low` of 255."""
    for cell, number, least in ((26, seed, low), (2, seed + 9, max(170, low - 20))):
        worn = noise(surface.get_size(), cell, number, least, 255, True)
        surface.blit(worn, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
