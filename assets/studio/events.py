"""Scenes of the Events of one's own turn."""

from __future__ import annotations

import math

from assets.studio import gear, people
from assets.studio.desert import (
    BLUE,
    BRICK,
    CREAM,
    INK,
    OCHRE,
    RUST,
    SAND,
    bright_star,
    crescent,
    dune,
    floor,
    footprints,
    mesas,
    rays,
    scene,
    sky,
    stars,
    sun,
)
from game.table.svg import (
    circle,
    curve,
    ellipse,
    line,
    path,
    place,
    polygon,
    rect,
    star_points,
)


def guide() -> str:
    """He knows the way: a man with a staff on a crest points past the morning star."""
    steps = [(60 + i * 9.5, 296 - i * 3.3 - 6 * math.sin(i / 3)) for i in range(12)]
    return scene(
        sky("evening"),
        rays(300, 200, "#ffd98a", 20, 0.12),
        sun(318, 204, 44, "#f9c66e"),
        stars(11, 22, 90),
        bright_star(286, 62, 22),
        mesas("#7a4a55", "#5a3747"),
        dune([(-40, 246), (90, 226), (210, 240), (450, 214)], "#b8622f", "#8a4429", 1),
        dune([(-40, 284), (70, 268), (178, 244), (290, 262), (450, 276)], "#d98a45", "#a5602c", 2),
        footprints(steps, "#a5602c"),
        place(176, 250, people.robed("#f1dcae", "#27365e", CREAM, arm="point"), 1.3),
        line([(146, 84), (140, 252)], "#4a2a20", 4.4),
    )


def bribes() -> str:
    """A saddle-bag of sovereigns poured out on a carpet."""
    heap = [
        (150, 238), (172, 242), (196, 246), (222, 246), (248, 244), (270, 240), (290, 246),
        (128, 246), (160, 230), (184, 234), (208, 236), (232, 236), (256, 232), (276, 230),
        (172, 222), (196, 226), (220, 226), (244, 224), (262, 220), (188, 216), (212, 216),
        (234, 214), (204, 206), (226, 204), (110, 252), (312, 252), (96, 244),
    ]  # fmt: skip
    carpet = polygon([(40, 228), (368, 228), (404, 286), (4, 286)], BRICK)
    carpet += polygon([(56, 234), (352, 234), (380, 280), (28, 280)], RUST)
    carpet += "".join(
        polygon([(x, 276), (x + 10, 268), (x + 20, 276), (x + 10, 284)], SAND)
        for x in range(40, 360, 32)
    )
    carpet += "".join(line([(x, 286), (x - 2, 296)], SAND, 2) for x in range(10, 404, 12))
    bag = path("M112 214Q92 150 138 116L152 96H196L208 116Q248 140 246 196L236 214Z", "#8a5230")
    bag += path("M184 104L196 96L208 116Q248 140 246 196L236 214H206Q226 160 184 104Z", "#6b3a22")
    bag += path("M150 98Q174 86 198 98L194 110Q174 102 154 110Z", "#5b2f1a")
    bag += curve([(146, 114), (174, 106), (204, 116)], SAND, 5)
    bag += curve([(150, 112), (136, 130), (140, 150)], SAND, 3.4)
    bag += circle(176, 160, 22, "#5b2f1a") + polygon(star_points(176, 160, 7, 17, 8), OCHRE)
    falling = "".join(
        place(
            x,
            y,
            circle(0, 0, 10, "#9a5f1c")
            + circle(-1, -1, 9, "#f3c04a")
            + circle(-1, -1, 5.6, "#d9962f"),
        )
        for x, y in ((286, 148), (302, 170), (284, 194), (306, 206))
    )
    hand = path("M414 50L336 84L350 118L414 104Z", CREAM)
    hand += path("M414 82L346 104L350 118L414 104Z", "#e0bd85")
    hand += path(
        "M342 86Q318 84 300 96Q284 106 280 122Q288 126 294 116L290 130Q298 134 304 120"
        "L302 132Q312 134 316 120Q332 122 350 110Z",
        "#8f5430",
    )
    hand += path("M334 82L346 80L356 114L342 116Z", OCHRE)
    return scene(
        sky("dusk"),
        rays(190, 170, "#ffe2a0", 24, 0.13),
        sun(190, 160, 96, "#f5a95a", "#f8c57a"),
        carpet,
        place(-6, 12, bag),
        gear.coins(heap),
        falling,
        hand,
    )


def nothing_is_written() -> str:
    """An empty page, a pen and ink, and the open night."""
    page = path("M112 96Q204 80 300 96L316 250Q204 236 96 250Z", "#f7e7bf")
    page += path("M204 86Q256 88 300 96L316 250Q262 242 204 242Z", "#ecd3a0")
    page += path("M104 96Q98 80 116 78H296Q312 80 306 98Q204 82 104 96Z", "#d9b679")
    page += path(
        "M90 250Q84 268 104 266Q204 252 308 266Q328 268 322 250Q204 236 90 250Z", "#d9b679"
    )
    page += circle(106, 88, 7, "#b08a4c") + circle(304, 88, 7, "#b08a4c")
    rule = "".join(
        curve([(132, y), (204, y - 5), (276, y)], "#c9a566", 1.4, 0.8) for y in range(128, 236, 21)
    )
    pen = path("M0 0L12 -10L118 -150Q126 -158 130 -152Q130 -146 126 -140L20 -4Z", "#a5662f")
    pen += path("M12 -10L118 -150Q122 -155 126 -155L16 -7Z", "#c98a45") + polygon(
        [(0, 0), (12, -10), (20, -4)], INK
    )
    well = path("M-26 0Q-30 -30 -12 -36H12Q30 -30 26 0Z", BLUE) + rect(
        -14, -46, 28, 11, "#182243", 3
    )
    well += ellipse(0, -45, 11, 3, INK) + path("M6 -36H12Q30 -30 26 0H10Q18 -20 6 -36Z", "#182243")
    return scene(
        sky("night"),
        stars(3, 36, 150),
        crescent(66, 70, 30),
        bright_star(350, 46, 15),
        dune([(-40, 214), (90, 192), (230, 208), (450, 184)], "#5b6f86", "#3e5571", 1),
        dune([(-40, 264), (90, 250), (230, 262), (450, 246)], "#b99c86", "#74606b", 2),
        page,
        rule,
        place(222, 226, pen, 0.94),
        place(346, 276, well, 1.1),
        circle(216, 231, 3.4, BLUE),
    )


def shifting_sands() -> str:
    winds = [(196, 160), (236, 186), (20, 214), (120, 208), (290, 206)]
    blown = "".join(
        curve([(x, y), (x + 36, y - 9), (x + 74, y - 2), (x + 112, y - 10)], "#f0dcb4", 1.8, 0.55)
        for x, y in winds
    )
    dagger = (
        path("M-5 0L-4 -58H4L5 0Z", CREAM)
        + path("M0 0L0 -58H4L5 0Z", "#cbb48c")
        + path("M-22 -58Q0 -66 22 -58L20 -52Q0 -59 -20 -52Z", OCHRE)
        + rect(-3, -82, 6, 22, RUST, 2)
        + circle(0, -86, 5, OCHRE)
        + curve([(6, -54), (16, -40), (12, -26), (22, -16)], RUST, 4)
    )
    return scene(
        sky("night"),
        stars(8, 24, 120),
        crescent(276, 78, 36),
        dune([(-40, 190), (70, 150), (150, 164), (250, 182), (450, 160)], "#6b7f92", "#3e5571", 1),
        dune([(-40, 236), (80, 214), (220, 168), (300, 194), (450, 216)], "#b99c86", "#55546b", 2),
        dune([(-40, 262), (60, 250), (150, 222), (260, 246), (450, 262)], "#d9b98c", "#74606b", 2),
        blown,
        place(112, 290, dagger, 1.3, turn=16),
        dune([(-40, 284), (80, 268), (210, 280), (330, 266), (450, 278)], "#ecd09c", "#9a7f78", 3),
    )


def old_men_talk() -> str:
    """Elders around the coffee fire, in no hurry at all."""
    wall = path("M-20 64Q204 -30 428 64V210H-20Z", "#5b2420")
    folds = "".join(
        polygon(
            [
                (x, 20 + abs(x + 12 - 204) * 0.14),
                (x + 24, 20 + abs(x + 12 - 204) * 0.14),
                (x + 30, 214),
                (x - 6, 214),
            ],
            c,
        )
        for x, c in (
            (18, "#7a3026"),
            (98, "#6b2a22"),
            (178, "#7a3026"),
            (258, "#6b2a22"),
            (338, "#7a3026"),
        )
    )
    carpet = path("M-20 214H428V310H-20Z", "#8f4a22") + rect(-10, 214, 430, 6, OCHRE)
    carpet += "".join(
        polygon([(x, 292), (x + 14, 282), (x + 28, 292), (x + 14, 302)], RUST)
        for x in range(-8, 410, 42)
    )
    glow = "".join(circle(204, 196, r, "#f5a95a", 0.10) for r in (150, 118, 88, 60))
    return scene(
        rect(0, 0, 408, 300, "#2a1a2c"),
        wall,
        folds,
        line([(60, 40), (60, 220)], INK, 5),
        line([(348, 40), (348, 220)], INK, 5),
        carpet,
        glow,
        place(204, 234, people.seated("#f1dcae", "#4a5a55", CREAM), 1.36),
        place(98, 262, people.seated("#e9c98f", "#7f2a1a", "#f3dcae"), 1.56),
        place(310, 262, people.seated(CREAM, BLUE, "#c9553a", "#e8e2d2"), 1.56),
        place(204, 284, gear.fire(0.9)),
        place(242, 284, gear.coffee_pot(), 0.8),
        "".join(place(x, 286, path("M-7 -9H7L5 0H-5Z", CREAM)) for x in (152, 168)),
    )


def long_ears() -> str:
    """A listener in the dark beside a lighted tent."""
    tent = polygon([(96, 246), (214, 70), (384, 246)], "#e9b25c")
    tent += polygon([(214, 70), (384, 246), (300, 246)], "#b9762f")
    glow = "".join(circle(214, 196, r, "#ffe3a0", 0.16) for r in (74, 56, 38))
    shade = "#8a4a20"
    speakers = (
        path(
            "M150 246Q150 204 168 198Q162 192 163 184Q164 172 175 172"
            "Q186 172 186 185Q186 193 181 198Q198 204 198 246Z",
            shade,
        )
        + path(
            "M228 246Q228 202 248 195Q242 188 242 180Q244 167 256 167"
            "Q268 167 268 181Q267 190 262 195Q282 202 282 246Z",
            shade,
        )
        + path("M244 214L212 222L210 216L240 204Z", shade)
    )
    cloak = "#10182e"
    listener = path(
        "M38 274Q34 224 58 206Q52 190 64 176Q78 166 92 176Q100 184 98 196Q118 214 120 274Z", cloak
    )
    listener += path("M78 176Q92 176 97 186Q99 202 88 206Q78 202 78 176Z", "#8f5430")
    listener += line([(90, 186), (94, 187)], INK, 2) + path(
        "M84 198Q92 204 95 198L92 210L84 208Z", INK
    )
    listener += path("M60 184Q72 168 96 178L97 184Q76 176 62 194Z", "#7f2a1a")
    listener += curve([(84, 226), (104, 214), (110, 196)], cloak, 12) + ellipse(
        110, 192, 5.4, 7, "#8f5430"
    )
    listener += path("M98 190Q106 182 110 186", stroke="#8f5430", width=4)
    waves = "".join(
        path(
            f"M{118 + k * 9} {180 - k * 6}Q{126 + k * 10} 192 {118 + k * 9} {204 + k * 6}",
            stroke="#ffe3a0",
            width=2.4,
            opacity=0.9 - k * 0.2,
        )
        for k in range(3)
    )
    return scene(
        sky("night"),
        stars(21, 30, 120),
        crescent(336, 62, 24),
        dune([(-40, 226), (90, 206), (230, 220), (450, 196)], "#3e4a63", "#28324a", 1),
        line([(214, 70), (214, 56)], INK, 4),
        line([(214, 70), (60, 252)], INK, 1.6),
        line([(214, 70), (406, 250)], INK, 1.6),
        tent,
        glow,
        speakers,
        floor("#4a4f66", "#333a52", 244),
        place(18, -6, listener),
        place(22, -4, waves),
        dune([(-40, 274), (60, 256), (180, 268), (450, 262)], "#3a4159", "#2a3148", 1),
    )
