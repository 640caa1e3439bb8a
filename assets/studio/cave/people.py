"""People: slender running figures. A person who stands is 100 high, feet at y = 0, facing right."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from assets.studio.cave.rock import RED
from assets.studio.cave.shapes import hatch, limb, outline
from game.table.svg import Point, circle, curve, path, place

Hair = Literal["short", "loose", "bun", "feather", "crest", "horns"]


class Pose(NamedTuple):
    """Where the joints are; the far arm and leg come first."""

    head: Point
    neck: Point
    hip: Point
    far_arm: tuple[Point, Point]
    """Elbow and hand."""
    near_arm: tuple[Point, Point]
    far_leg: tuple[Point, Point]
    """Knee and heel."""
    near_leg: tuple[Point, Point]


STAND: Final = Pose(
    (1, -91), (0, -78), (0, -45), ((9, -63), (13, -47)), ((-9, -63), (-8, -46)),
    ((5, -24), (5, -1)), ((-4, -24), (-7, -1)),
)  # fmt: skip
WALK: Final = Pose(
    (5, -91), (2, -78), (0, -45), ((12, -64), (22, -56)), ((-9, -65), (-14, -49)),
    ((11, -25), (14, -1)), ((-7, -24), (-20, -3)),
)  # fmt: skip
RUN: Final = Pose(
    (16, -88), (9, -76), (0, -45), ((22, -66), (30, -78)), ((-6, -70), (-18, -60)),
    ((22, -36), (34, -12)), ((-16, -30), (-40, -22)),
)  # fmt: skip
THROW: Final = Pose(
    (0, -89), (-2, -76), (0, -44), ((16, -76), (32, -84)), ((-18, -82), (-24, -98)),
    ((21, -31), (30, -1)), ((-16, -24), (-34, -4)),
)  # fmt: skip
STRIKE: Final = Pose(
    (7, -88), (3, -76), (-2, -44), ((18, -70), (29, -78)), ((-6, -94), (8, -112)),
    ((18, -27), (20, -1)), ((-16, -25), (-31, -3)),
)  # fmt: skip
DRAW: Final = Pose(
    (5, -90), (1, -77), (0, -44), ((20, -77), (38, -77)), ((-17, -74), (-2, -77)),
    ((17, -26), (22, -1)), ((-14, -24), (-28, -2)),
)  # fmt: skip
SWING: Final = Pose(
    (3, -89), (1, -76), (0, -44), ((16, -68), (26, -58)), ((12, -92), (10, -108)),
    ((16, -25), (22, -1)), ((-13, -24), (-25, -2)),
)  # fmt: skip
CHEER: Final = Pose(
    (0, -91), (0, -78), (0, -45), ((18, -84), (22, -104)), ((-18, -84), (-22, -104)),
    ((10, -24), (13, -1)), ((-10, -24), (-15, -1)),
)  # fmt: skip
DANCE: Final = Pose(
    (3, -89), (1, -77), (0, -46), ((18, -80), (28, -94)), ((-16, -84), (-26, -96)),
    ((20, -38), (12, -16)), ((-8, -24), (-14, -1)),
)  # fmt: skip
GIVE: Final = Pose(
    (4, -91), (1, -78), (-1, -45), ((14, -66), (32, -66)), ((10, -62), (28, -58)),
    ((8, -24), (11, -1)), ((-6, -24), (-12, -1)),
)  # fmt: skip
POINT: Final = Pose(
    (4, -91), (1, -78), (0, -45), ((18, -76), (38, -80)), ((-9, -63), (-6, -46)),
    ((9, -24), (12, -1)), ((-6, -24), (-12, -1)),
)  # fmt: skip
BEND: Final = Pose(
    (27, -67), (17, -61), (-11, -46), ((28, -42), (37, -27)), ((21, -40), (29, -23)),
    ((6, -27), (1, -1)), ((-9, -24), (-18, -1)),
)  # fmt: skip
KNEEL: Final = Pose(
    (8, -70), (5, -58), (0, -27), ((18, -48), (30, -42)), ((14, -42), (28, -32)),
    ((20, -28), (20, -1)), ((6, -4), (-18, -2)),
)  # fmt: skip
SIT: Final = Pose(
    (4, -60), (1, -47), (-6, -12), ((16, -34), (24, -24)), ((8, -28), (20, -18)),
    ((22, -30), (30, -2)), ((18, -22), (22, -1)),
)  # fmt: skip
GRIEF: Final = Pose(
    (14, -50), (6, -44), (-8, -12), ((20, -30), (18, -46)), ((14, -26), (12, -44)),
    ((18, -26), (16, -2)), ((14, -20), (10, -1)),
)  # fmt: skip
LIE: Final = Pose(
    (-44, -13), (-31, -11), (2, -8), ((-18, -14), (-4, -18)), ((-18, -4), (-2, -3)),
    ((24, -16), (46, -4)), ((24, -6), (50, -3)),
)  # fmt: skip
FALL: Final = Pose(
    (-26, -74), (-16, -66), (4, -44), ((-8, -84), (-20, -102)), ((-30, -56), (-44, -62)),
    ((24, -36), (34, -16)), ((8, -22), (26, -4)),
)  # fmt: skip
SINK: Final = Pose(
    (0, -92), (0, -79), (0, -46), ((16, -92), (22, -112)), ((-16, -90), (-25, -106)),
    ((8, -22), (6, 0)), ((-7, -22), (-9, 0)),
)  # fmt: skip
SHIVER: Final = Pose(
    (5, -86), (1, -74), (0, -44), ((12, -60), (-3, -60)), ((-9, -60), (6, -56)),
    ((7, -24), (4, -1)), ((-1, -23), (-5, -1)),
)  # fmt: skip
CARRY: Final = Pose(
    (4, -92), (0, -78), (0, -45), ((20, -60), (26, -76)), ((-16, -58), (-14, -74)),
    ((9, -24), (13, -1)), ((-8, -24), (-15, -1)),
)  # fmt: skip
HAUL: Final = Pose(
    (22, -80), (13, -70), (-4, -42), ((4, -58), (-10, -64)), ((0, -62), (-14, -56)),
    ((16, -28), (22, -1)), ((-14, -22), (-32, -3)),
)  # fmt: skip
LIFT: Final = Pose(
    (2, -88), (0, -76), (0, -44), ((15, -92), (12, -110)), ((-15, -92), (-12, -110)),
    ((12, -25), (16, -1)), ((-12, -25), (-18, -1)),
)  # fmt: skip

THRUST: Final = Pose(
    (16, -80), (10, -69), (-4, -42), ((22, -56), (36, -53)), ((-6, -56), (4, -47)),
    ((21, -28), (24, -1)), ((-18, -24), (-36, -3)),
)  # fmt: skip
STALK: Final = Pose(
    (24, -70), (14, -62), (-8, -41), ((26, -46), (36, -40)), ((4, -42), (14, -35)),
    ((14, -30), (9, -1)), ((-9, -23), (-26, -3)),
)  # fmt: skip
QUEASY: Final = Pose(
    (22, -74), (13, -66), (-6, -44), ((18, -48), (6, -46)), ((2, -48), (12, -43)),
    ((9, -25), (6, -1)), ((-5, -24), (-12, -1)),
)  # fmt: skip
PORTER: Final = Pose(
    (4, -91), (2, -78), (0, -45), ((18, -62), (15, -74)), ((-10, -62), (-7, -46)),
    ((11, -25), (14, -1)), ((-7, -24), (-20, -3)),
)  # fmt: skip
HURT: Final = Pose(
    (-4, -60), (-5, -47), (-9, -11), ((10, -34), (22, -18)), ((2, -32), (16, -16)),
    ((14, -28), (22, -2)), ((16, -10), (44, -4)),
)  # fmt: skip
HUDDLE: Final = Pose(
    (16, -45), (6, -42), (-9, -12), ((22, -32), (28, -14)), ((16, -28), (24, -12)),
    ((22, -31), (27, -2)), ((18, -28), (20, -1)),
)  # fmt: skip
BURDEN: Final = Pose(
    (2, -92), (0, -79), (0, -45), ((20, -62), (15, -46)), ((-18, -62), (-14, -46)),
    ((8, -24), (11, -1)), ((-8, -24), (-14, -1)),
)  # fmt: skip
CLIMB: Final = Pose(
    (5, -90), (2, -77), (-3, -44), ((20, -76), (40, -80)), ((-3, -92), (10, -106)),
    ((17, -40), (12, -17)), ((8, -27), (10, -2)),
)  # fmt: skip


def _leg(hip: Point, knee: Point, heel: Point) -> str:
    """Thigh and calf that swell, and a foot that points forward."""
    thigh = limb((*hip, 10.5), (*knee, 6.2))
    calf_at = (knee[0] * 0.62 + heel[0] * 0.38, knee[1] * 0.62 + heel[1] * 0.38)
    calf = limb((*knee, 6.0), (calf_at[0] - 0.8, calf_at[1], 6.8), (*heel, 3.8))
    ahead = 8.0 if heel[0] >= knee[0] - 14 else 5.0
    dip = 0.6 if ahead > 6 else 4.5
    foot = limb((*heel, 4.0), (heel[0] + ahead, heel[1] + dip, 3.0))
    return thigh + calf + foot


def _arm(neck: Point, joints: tuple[Point, Point], side: float) -> str:
    shoulder = (neck[0] + side, neck[1] + 3)
    elbow, hand = joints
    return limb((*shoulder, 6.0), (*elbow, 4.4), (*hand, 3.4)) + limb(
        (*hand, 4.6), (hand[0] + 0.6, hand[1] - 0.6, 4.2)
    )


def _torso(neck: Point, hip: Point, broad: float) -> str:
    dx, dy = hip[0] - neck[0], hip[1] - neck[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    ax, ay = -dy / length, dx / length  # across the spine

    def at(down: float, out: float) -> Point:
        return (neck[0] + dx * down + ax * out, neck[1] + dy * down + ay * out)

    half = 7.4 * broad
    return outline(
        at(-0.06, 2.5), at(0.06, half), at(0.3, half * 0.86), at(0.68, 5.0), at(1.0, 6.2),
        at(1.14, 4.0), at(1.14, -4.0), at(1.0, -6.2), at(0.68, -5.0), at(0.3, -half * 0.86),
        at(0.06, -half), at(-0.06, -2.5),
    )  # fmt: skip


def _hair(kind: Hair, head: Point, colour: str) -> str:
    x, y = head
    if kind == "short":
        return path(
            f"M{x - 8} {y + 2}Q{x - 9} {y - 11} {x + 2} {y - 10}Q{x + 8} {y - 9} {x + 7} {y - 4}"
            f"Q{x} {y - 5} {x - 3} {y + 1}Z",
            colour,
        )
    if kind == "loose":
        strands = [(x - 3, y - 7), (x - 5, y - 5), (x - 6, y - 2), (x - 6, y + 1)]
        return hatch(strands, colour, 2.8, (-13, 8), 3, 2.5)
    if kind == "bun":
        return circle(x - 8.5, y - 5, 4.6, colour) + _hair("short", head, colour)
    if kind == "feather":
        quill = curve([(x - 3, y - 7), (x - 8, y - 17), (x - 10, y - 27)], colour, 3.4)
        other = curve([(x - 5, y - 6), (x - 13, y - 13), (x - 18, y - 22)], colour, 3)
        return quill + other
    if kind == "crest":
        tips = ((-15, -18), (-9, -25), (0, -28), (9, -25))
        return "".join(
            curve([(x + dx * 0.35, y - 7), (x + dx * 0.8, y + dy * 0.7), (x + dx, y + dy)], colour,
            3.4) for dx, dy in tips
        )  # fmt: skip
    antler = limb((x - 3, y - 7, 3.5), (x - 8, y - 18, 3), (x - 6, y - 30, 2))
    tine = limb((x - 8, y - 18, 2.6), (x - 16, y - 24, 1.6))
    other = limb((x + 3, y - 7, 3.5), (x + 9, y - 17, 3), (x + 9, y - 29, 2))
    tine2 = limb((x + 9, y - 17, 2.6), (x + 17, y - 22, 1.6))
    return "".join(path(d, colour) for d in (antler, tine, other, tine2))


def person(
    pose: Pose = STAND,
    colour: str = RED,
    *,
    hair: Hair = "loose",
    hair_colour: str | None = None,
    skirt: str | None = None,
    broad: float = 1.0,
) -> str:
    """A person; `skirt` gives a hide skirt in its colour, `broad` widens the shoulders."""
    head, neck, hip = pose.head, pose.neck, pose.hip
    shapes = [
        _arm(neck, pose.far_arm, 4.5 * broad),
        _leg((hip[0] + 2, hip[1]), *pose.far_leg),
        _torso(neck, hip, broad),
        limb((*neck, 6.2), ((neck[0] + head[0]) / 2, (neck[1] + head[1]) / 2, 5.4)),
        _leg((hip[0] - 2, hip[1]), *pose.near_leg),
    ]
    body = "".join(path(s, colour) for s in shapes)
    if skirt:
        body += _skirt(pose, skirt)
    body += path(_arm(neck, pose.near_arm, -4.5 * broad), colour)
    body += f'<ellipse cx="{head[0]}" cy="{head[1]}" rx="7.2" ry="8.2" fill="{colour}"/>'
    return body + _hair(hair, head, hair_colour or colour)


def _skirt(pose: Pose, colour: str) -> str:
    hip = pose.hip
    a = pose.far_leg[0]
    b = pose.near_leg[0]
    right, left = (a, b) if a[0] >= b[0] else (b, a)
    hem = max(min(left[1], right[1]) + 4, hip[1] + 10)
    shape = outline(
        (hip[0] - 6, hip[1] - 7), (hip[0] + 6, hip[1] - 7), (right[0] + 7, hem),
        ((left[0] + right[0]) / 2, hem + 3), (left[0] - 7, hem),
    )  # fmt: skip
    return path(shape, colour)


def child(pose: Pose = STAND, colour: str = RED) -> str:
    """A child, 62 high: the head is large for the body."""
    small = place(0, 0, person(pose, colour, hair="short", broad=0.85), 0.58)
    head = (pose.head[0] * 0.58, pose.head[1] * 0.58)
    return small + circle(head[0], head[1], 6.4, colour)
