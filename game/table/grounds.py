"""What lies under everything: table tops and the dark room, opaque, as large as the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.program import ASSETS
from game.table import texture
from game.table.svg import document, fan, path, raster, rect, spline, vertical_gradient
from game.table.theme import RGBA, Theme, rgba

if TYPE_CHECKING:
    from game.table.paint import Paint


def desert(paint: Paint, w_px: int, h_px: int) -> pygame.Surface:
    """Teal sand: rays, two dark dunes behind the hand, light under the arena."""
    theme = paint.theme
    wide, high = w_px / paint.u, h_px / paint.u
    middle, centre = wide / 2 + 8, 350 / 720 * high
    far_dune = [(-0.05, 110), (0.125, 148), (0.33, 120), (0.6, 154), (0.8, 126), (1.05, 160)]
    near_dune = [(-0.05, 52), (0.17, 80), (0.41, 56), (0.67, 90), (0.875, 68), (1.05, 92)]
    body = _gradient(theme, wide, high)
    body += fan(middle, centre, wide + high, 28, theme.glow, 0.035)
    for dune, colour, opacity in ((far_dune, "#173540", 0.75), (near_dune, "#122a36", 0.8)):
        crest = spline([(x * wide, high - y) for x, y in dune], closed=False)
        sides = f"L{wide + 90:.0f} {high + 20:.0f}L-90 {high + 20:.0f}Z"
        body += path(crest + sides, colour, opacity=opacity)
    surface = _finished(paint, body, w_px, h_px, (8, 12, 18), 226)
    _shine(
        surface, paint.size(860, 540), rgba(theme.glow, 34), (paint.px(middle), paint.px(centre))
    )
    return surface


def wall(paint: Paint, w_px: int, h_px: int) -> pygame.Surface:
    """The theme's picture covers the window, its middle shown, in the light of a fire.

    Raises ValueError for a theme without a picture.
    """
    theme = paint.theme
    if theme.wall is None:
        raise ValueError(f"{theme.name} has no wall")
    surface = _covering(ASSETS / theme.wall, w_px, h_px, 0.5)
    middle = (w_px // 2 + paint.px(8), round(350 / 720 * h_px))
    _shine(surface, paint.size(940, 600), rgba(theme.act, 54), middle)
    _shine(surface, paint.size(520, 360), rgba(theme.glow, 30), middle)
    return surface.convert() if pygame.display.get_surface() is not None else surface


def curtain(paint: Paint, w_px: int, h_px: int) -> pygame.Surface:
    """The poster of the game at night, with light where a name is read."""
    theme = paint.theme
    if theme.strong or theme.poster is None:
        return plain(paint, w_px, h_px)
    surface = _covering(ASSETS / theme.poster, w_px, h_px, 0.62)
    surface.fill((74, 70, 88), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(texture.vignette((w_px, h_px), 190, (6, 5, 12)), (0, 0))
    texture.grain(surface, 3, 226)
    middle = (w_px // 2, round(0.3 * h_px))
    _shine(surface, paint.size(900, 560), rgba(theme.act, 44), middle)
    return surface.convert() if pygame.display.get_surface() is not None else surface


def _covering(file: Path, w_px: int, h_px: int, middle: float) -> pygame.Surface:
    """A picture that covers the window; of one too high the part around `middle` (0 to 1)."""
    picture = pygame.image.load(file)
    wide, high = picture.get_size()
    scale = min(wide / w_px, high / h_px)
    crop = pygame.Rect(0, 0, round(w_px * scale), round(h_px * scale))
    crop.center = (wide // 2, round(high * middle))
    crop.clamp_ip(picture.get_rect())
    return pygame.transform.smoothscale(picture.subsurface(crop), (w_px, h_px))


def plain(paint: Paint, w_px: int, h_px: int) -> pygame.Surface:
    """Nothing but the colours of the table top, for high contrast."""
    stops = [rgba(colour) for _, colour in paint.theme.table]
    column = pygame.Surface((1, len(stops)))
    for y, colour in enumerate(stops):
        column.set_at((0, y), colour)
    surface = pygame.transform.smoothscale(column, (w_px, h_px))
    return surface.convert() if pygame.display.get_surface() is not None else surface


def room(paint: Paint, w_px: int, h_px: int) -> pygame.Surface:
    """A dark room with warm light in its middle."""
    theme = paint.theme
    if theme.strong:
        return plain(paint, w_px, h_px)
    body = _gradient(theme, w_px / paint.u, h_px / paint.u)
    surface = _finished(paint, body, w_px, h_px, (5, 3, 4), 228)
    _shine(surface, paint.size(1400, 720), rgba(theme.act, 40), (w_px // 2, round(h_px * 0.42)))
    return surface


def _shine(
    surface: pygame.Surface, size: tuple[int, int], colour: RGBA, middle: tuple[int, int]
) -> None:
    pool = texture.light(size, colour)
    surface.blit(pool, pool.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


def _gradient(theme: Theme, wide: float, high: float) -> str:
    return vertical_gradient("ground", 0, high, theme.table) + rect(
        0, 0, wide, high, "url(#ground)"
    )


def _finished(
    paint: Paint, body: str, w_px: int, h_px: int, dark: tuple[int, int, int], low: int
) -> pygame.Surface:
    wide, high = w_px / paint.u, h_px / paint.u
    surface = pygame.Surface((w_px, h_px))
    surface.blit(raster(document(wide, high, body), (w_px, h_px)), (0, 0))
    surface.blit(texture.vignette((w_px, h_px), 120, dark), (0, 0))
    texture.grain(surface, 3, low)
    return surface.convert() if pygame.display.get_surface() is not None else surface
