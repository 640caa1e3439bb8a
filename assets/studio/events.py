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
    WOOD,
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
    blob,
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
        place(176, 250, people.robed("#f1dcae", "#27365e", CREAM, arm="point", staff=True), 1.3),
    )


def bribes() -> str:
    """A saddle-bag full of sovereigns on a carpet, and an open hand."""
    heap = [
        (262, 250), (286, 254), (310, 252), (240, 256), (332, 258), (274, 244), (298, 245),
        (286, 238), (262, 264), (306, 266), (222, 266), (346, 268),
    ]  # fmt: skip
    carpet = polygon([(40, 226), (368, 226), (404, 284), (4, 284)], BRICK)
    carpet += polygon([(56, 232), (352, 232), (380, 278), (28, 278)], RUST)
    carpet += "".join(
        polygon([(x, 274), (x + 10, 266), (x + 20, 274), (x + 10, 282)], SAND)
        for x in range(40, 360, 32)
    )
    carpet += "".join(line([(x, 284), (x - 2, 295)], "#c98d3f", 2) for x in range(10, 404, 12))
    bag = ellipse(152, 254, 96, 9, "#5b1c12", 0.7)
    bag += path("M84 256Q52 252 58 214Q66 158 112 124L108 96H196L192 124Q238 158 246 214"
                "Q252 252 220 256Z", "#8a5230")  # fmt: skip
    bag += path(
        "M164 96H196L192 124Q238 158 246 214Q252 252 220 256H186Q226 190 176 124Z", "#6b3a22"
    )
    bag += path(
        "M58 214Q52 252 84 256H220Q252 252 246 214L242 226Q152 250 62 226Z", "#5b2f1a", opacity=0.6
    )
    bag += ellipse(152, 96, 50, 13, "#5b2f1a") + ellipse(152, 95, 42, 9, INK)
    mouth = [(126, 93), (150, 95), (176, 93), (138, 87), (164, 87), (151, 81)]
    rim = path("M102 96Q152 122 202 96L199 110Q152 132 105 110Z", "#7a4426")
    rim += curve([(112, 126), (152, 136), (192, 126)], SAND, 5)
    rim += curve([(116, 128), (100, 146), (104, 168)], SAND, 3.4) + circle(104, 170, 4, SAND)
    seal = circle(152, 184, 24, "#5b2f1a") + polygon(star_points(152, 184, 8, 19, 8), OCHRE)
    hand = path("M414 132L350 148L356 194L414 206Z", CREAM)
    hand += path("M414 172L353 174L356 194L414 206Z", "#e0bd85")
    hand += path("M340 149L352 146L358 196L346 196Z", OCHRE)
    hand += path(
        "M344 154Q332 150 322 155Q312 150 303 137Q297 130 291 136Q292 150 304 165L266 160"
        "Q244 156 238 164Q237 170 246 173Q238 174 239 180Q244 186 258 186L276 189"
        "Q300 200 326 196L347 193Z",
        "#8f5430",
    )
    hand += path(
        "M239 180Q244 186 258 186L276 189Q300 200 326 196L347 193L346 184Q300 190 262 180Z",
        "#6d3c22",
    )
    hand += curve([(246, 173), (266, 175), (290, 178)], "#6d3c22", 2)
    return scene(
        sky("dusk"),
        rays(200, 150, "#ffe2a0", 24, 0.13),
        sun(200, 146, 100, "#f5a95a", "#f8c57a"),
        carpet,
        bag,
        gear.coins(mouth),
        rim,
        seal,
        gear.coins(heap),
        hand,
        gear.coins([(270, 156), (284, 159), (276, 150)], 10),
    )


def nothing_is_written() -> str:
    """An empty scroll, a reed pen and ink, and the open night."""
    page = polygon([(104, 82), (300, 82), (306, 248), (98, 248)], "#f7e7bf")
    page += polygon([(232, 82), (300, 82), (306, 248), (226, 248)], "#ecd3a0")
    page += polygon([(104, 90), (300, 90), (300, 98), (104, 98)], "#c9a566", 0.5)
    page += polygon([(98, 232), (306, 232), (306, 240), (98, 240)], "#fff6da", 0.6)
    page += "".join(line([(126, y), (278, y)], "#c9a566", 1.3, 0.6) for y in range(122, 226, 20))
    rolls = ""
    for x, y, w in ((90, 70, 224), (82, 240, 240)):
        rolls += rect(x, y, w, 22, "#d9b679", 11) + rect(x + 6, y + 3, w - 12, 6, "#efd8a4", 3)
        rolls += rect(x + 6, y + 15, w - 12, 5, "#b08a4c", 2.5)
        for end in (x - 3, x + w + 3):
            rolls += rect(end - 9, y + 7, 18, 8, WOOD, 3) + circle(end, y + 11, 7, "#8a5230")
    pen = path("M0 0L12 -10L118 -150Q126 -158 130 -152Q130 -146 126 -140L20 -4Z", "#a5662f")
    pen += path("M12 -10L118 -150Q122 -155 126 -155L16 -7Z", "#c98a45")
    pen += polygon([(0, 0), (15, -14), (24, -8)], INK) + "".join(
        line([(x, y), (x + 7, y + 6)], "#7a4426", 2) for x, y in ((48, -58), (84, -106))
    )
    well = ellipse(0, -1, 34, 6, "#4a4056", 0.7)
    well += path(
        "M-22 0Q-34 -10 -28 -24Q-22 -34 -11 -37H11Q22 -34 28 -24Q34 -10 22 0Q0 4 -22 0Z", BLUE
    )
    well += path("M5 -37H11Q22 -34 28 -24Q34 -10 22 0Q14 2 6 2Q24 -18 5 -37Z", "#182243")
    well += rect(-15, -46, 30, 11, "#182243", 4) + ellipse(0, -45, 12, 3.4, INK)
    well += curve([(-20, -24), (-22, -16), (-18, -8)], "#4a5f96", 3)
    return scene(
        sky("night"),
        stars(3, 36, 150),
        crescent(54, 58, 26),
        bright_star(356, 42, 15),
        dune([(-40, 214), (90, 192), (230, 208), (450, 184)], "#5b6f86", "#3e5571", 1),
        dune([(-40, 244), (90, 230), (230, 244), (450, 228)], "#b99c86", "#74606b", 2),
        ellipse(204, 268, 140, 10, "#5b4a58", 0.55),
        page,
        rolls,
        place(208, 218, pen, 0.98),
        circle(203, 224, 3.2, BLUE),
        place(352, 284, well, 1.1),
    )


def shifting_sands() -> str:
    winds = [(196, 160), (236, 186), (20, 214), (120, 208), (290, 206)]
    blown = "".join(
        curve([(x, y), (x + 36, y - 9), (x + 74, y - 2), (x + 112, y - 10)], "#f0dcb4", 1.8, 0.55)
        for x, y in winds
    )
    sword = path("M-5 4Q-10 -30 -4 -58H5Q0 -28 7 4Z", CREAM)
    sword += path("M1 4Q-5 -30 1 -58H5Q0 -28 7 4Z", "#cbb48c")
    sword += path("M-4 -60Q-6 -76 1 -84L12 -90L16 -84L8 -78Q4 -72 5 -60Z", RUST)
    sword += path("M1 -84L12 -90L16 -84L8 -78Z", OCHRE) + rect(-18, -63, 36, 6, OCHRE, 3)
    sword += circle(-17, -60, 3.6, OCHRE) + circle(17, -60, 3.6, OCHRE)
    sword += curve([(13, -84), (22, -72), (17, -60), (24, -46)], RUST, 2.6)
    sword += path("M21 -48L28 -47L30 -34L20 -35Z", RUST)
    return scene(
        sky("night"),
        stars(8, 24, 120),
        crescent(276, 78, 36),
        dune([(-40, 190), (70, 150), (150, 164), (250, 182), (450, 160)], "#6b7f92", "#3e5571", 1),
        dune([(-40, 236), (80, 214), (220, 168), (300, 194), (450, 216)], "#b99c86", "#55546b", 2),
        dune([(-40, 262), (60, 250), (150, 222), (260, 246), (450, 262)], "#d9b98c", "#74606b", 2),
        blown,
        place(118, 298, sword, 1.7, turn=14),
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
    cloak, hem, skin = "#1d2b4f", "#0f1830", "#8f5430"
    listener = blob(
        [(30, 282), (28, 244), (44, 216), (66, 202), (96, 204), (116, 224), (126, 254), (128, 282)],
        cloak,
    )
    listener += blob(
        [(96, 206), (116, 224), (126, 254), (128, 282), (108, 282), (112, 244)], "#2f4170"
    )
    listener += curve([(98, 206), (118, 226), (129, 262)], "#f0c27a", 2.4, 0.8)
    listener += rect(74, 190, 20, 20, "#6d3c22", 6)
    listener += ellipse(86, 174, 18, 21, skin) + polygon([(102, 164), (113, 177), (102, 180)], skin)
    listener += path("M74 186Q80 192 98 184L104 185Q104 200 92 203Q80 200 74 186Z", INK)
    listener += path("M96 183Q104 180 108 184Q102 188 95 186Z", INK)
    listener += line([(97, 169), (104, 169)], INK, 2.4) + line([(95, 164), (105, 163)], INK, 2.2)
    scarf = [
        (102, 160), (98, 152), (84, 148), (68, 153), (58, 168), (54, 192), (48, 216), (62, 222),
        (72, 206), (76, 188), (75, 176), (82, 166),
    ]  # fmt: skip
    listener += blob(scarf, RUST) + curve([(64, 166), (60, 190), (56, 212)], BRICK, 2.6)
    listener += curve([(62, 162), (80, 156), (103, 160)], INK, 4)
    listener += ellipse(81, 177, 4.6, 6.4, skin) + curve(
        [(80, 173), (84, 177), (80, 181)], "#5a3020", 1.8
    )
    listener += people.limb([(58, 222), (36, 214), (58, 196)], (20, 17, 11), hem)
    palm = path("M58 200Q56 184 64 170Q68 163 72 166Q74 170 70 178L74 172Q78 170 79 174L72 190"
                "Q72 198 68 203Z", skin)  # fmt: skip
    listener += palm + curve([(66, 174), (63, 182), (62, 190)], "#6d3c22", 1.6)
    waves = "".join(
        path(
            f"M{136 + k * 11} {160 - k * 7}Q{126 + k * 10} 178 {136 + k * 11} {196 + k * 7}",
            stroke="#ffe3a0",
            width=2.8,
            opacity=0.5 + k * 0.2,
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
        listener,
        place(-4, 4, waves),
        dune([(-40, 274), (60, 256), (180, 268), (450, 262)], "#3a4159", "#2a3148", 1),
    )
