"""Which scene belongs to which card, and where its subject is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from assets.studio import ambushes, defenses, events, journeys, missions, tribes


class Scene(NamedTuple):
    """A picture of 408 x 300 units."""

    draw: Callable[[], str]
    focus: float = 204
    """Middle of the part that must show where the sides are cropped."""
    portrait: tuple[float, float, float] = (204, 170, 190)
    """Middle and diameter of the round crop."""


_BUST: Final = (204, 140, 196)

LAWRENCE: Final[dict[str, Scene]] = {
    "prince": Scene(tribes.prince, 204, _BUST),
    "chieftain": Scene(tribes.chieftain, 204, _BUST),
    "sharif": Scene(tribes.sharif, 204, _BUST),
    "alliance": Scene(tribes.alliance, 204, (204, 150, 180)),
    "bedouins": Scene(tribes.bedouins, 156, (130, 180, 190)),
    "nomads": Scene(tribes.nomads, 206, (132, 222, 140)),
    "arabs": Scene(tribes.arabs, 190, (176, 190, 200)),
    "howeitat": Scene(tribes.howeitat, 206, (204, 150, 220)),
    "rualla": Scene(tribes.rualla, 186, (170, 190, 200)),
    "guide": Scene(events.guide, 218, (200, 140, 170)),
    "bribes": Scene(events.bribes, 214),
    "nothing_is_written": Scene(events.nothing_is_written, 222),
    "shifting_sands": Scene(events.shifting_sands, 204),
    "old_men_talk": Scene(events.old_men_talk, 204),
    "long_ears": Scene(events.long_ears, 176, (88, 190, 150)),
    "surprise": Scene(ambushes.surprise, 206),
    "cavalry_charge": Scene(ambushes.cavalry_charge, 206),
    "cross_the_desert": Scene(journeys.cross_the_desert, 190),
    "lost_in_the_desert": Scene(journeys.lost_in_the_desert, 206, (236, 170, 170)),
    "unprofitable_raid": Scene(journeys.unprofitable_raid, 190),
    "great_loyalty": Scene(journeys.great_loyalty, 216),
    "lawrence_captured": Scene(journeys.lawrence_captured, 204, (204, 150, 130)),
    "tribal_divisions": Scene(ambushes.tribal_divisions, 204),
    "strafed_by_planes": Scene(ambushes.strafed_by_planes, 206),
    "desertions": Scene(ambushes.desertions, 212),
    "armored_car": Scene(ambushes.armored_car, 212),
    "explosives": Scene(ambushes.explosives, 204),
    "british_machine_guns": Scene(ambushes.british_machine_guns, 204),
    "train": Scene(missions.train, 260, (300, 200, 170)),
    "outpost": Scene(missions.outpost, 214),
    "town": Scene(missions.town, 204),
    "coastal_fort": Scene(missions.coastal_fort, 160),
    "damascus": Scene(missions.damascus, 204),
    "garrison": Scene(defenses.garrison, 204),
    "turkish_infantry": Scene(defenses.turkish_infantry, 206),
    "machine_guns": Scene(defenses.machine_guns, 186),
    "german_troops": Scene(defenses.german_troops, 204),
    "fortifications": Scene(defenses.fortifications, 204),
    "artillery": Scene(defenses.artillery, 200),
}
"""By card id; every card of the deck has one."""
