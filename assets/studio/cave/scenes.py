"""Which scene belongs to which card, in what light, and where its subject is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from assets.studio.cave import ailments, band, chase, customs, gather, hunt, trials, war
from assets.studio.cave.rock import Fire, Mood


class CaveScene(NamedTuple):
    """A picture of 408 x 300 units."""

    draw: Callable[[], str]
    focus: float = 204
    """Middle of the part that must show where the sides are cropped."""
    portrait: tuple[float, float, float] = (204, 160, 220)
    """Middle and diameter of the round crop."""
    mood: Mood = "day"
    fire: Fire | None = None


PEOPLE: Final = "people"
"""The Person marker, which has a picture but is not a card."""

CAVE: Final[dict[str, CaveScene]] = {
    PEOPLE: CaveScene(band.people, 196, (200, 130, 220)),
    "great_warrior": CaveScene(band.great_warrior, 200, (206, 150, 220)),
    "chieftain": CaveScene(band.chieftain, 204, (202, 150, 220)),
    "big_man": CaveScene(band.big_man, 208, (200, 120, 210)),
    "warrior": CaveScene(band.warrior, 196, (204, 160, 220)),
    "hunter": CaveScene(band.hunter, 176, (160, 166, 220)),
    "strong_woman": CaveScene(band.strong_woman, 204, (204, 130, 220)),
    "spear_thrower": CaveScene(band.spear_thrower),
    "thrown_rock": CaveScene(band.thrown_rock, 196),
    "boomerang": CaveScene(band.boomerang, 204),
    "falling_boulder": CaveScene(band.falling_boulder, 196),
    "bow_and_arrow": CaveScene(band.bow_and_arrow, 190),
    "recurved_bow": CaveScene(band.recurved_bow, 220, (236, 150, 240)),
    "sling": CaveScene(band.sling, 210),
    "javelins": CaveScene(band.javelins, 210),
    "heavy_spear": CaveScene(band.heavy_spear, 210),
    "stone_axe": CaveScene(band.stone_axe, 204),
    "war_club": CaveScene(band.war_club, 204),
    "tree_trunk": CaveScene(band.tree_trunk, 204),
    "maul": CaveScene(band.maul, 204),
    "flint_knife": CaveScene(band.flint_knife, 204),
    "bone_club": CaveScene(band.bone_club, 204),
    "sticks_and_stones": CaveScene(band.sticks_and_stones, 210),
    "wooden_shield": CaveScene(band.wooden_shield, 190),
    "piecemeal_armor": CaveScene(band.piecemeal_armor, 204),
    "sentries": CaveScene(war.sentries, 180, (130, 120, 200), "night"),
    "defensible_location": CaveScene(war.defensible_location, 204, (204, 110, 170)),
    "guard_dogs": CaveScene(war.guard_dogs, 160, (90, 190, 190)),
    "set_traps_defense": CaveScene(war.set_traps_defense, 212, (214, 190, 200)),
    "set_fire": CaveScene(war.set_fire, 180, (210, 160, 220), "night", Fire(280, 170, 260)),
    "surrounded": CaveScene(war.surrounded, 204, (204, 180, 230)),
    "ambush": CaveScene(war.ambush, 170, (110, 190, 200)),
    "surprise_attack": CaveScene(war.surprise_attack, 180, (140, 220, 170), "night"),
    "pitched_battle": CaveScene(war.pitched_battle, 204, (204, 210, 200)),
    "war_party": CaveScene(war.war_party, 250, (300, 190, 200)),
    "mammoth_hunters": CaveScene(hunt.mammoth_hunters, 248, (250, 200, 200)),
    "over_exploitation": CaveScene(chase.over_exploitation, 220, (230, 180, 220)),
    "net_hunting": CaveScene(chase.net_hunting, 240, (270, 200, 200)),
    "great_elk": CaveScene(hunt.great_elk, 184, (150, 160, 240)),
    "big_game": CaveScene(chase.big_game, 158, (120, 200, 190)),
    "kill_predator": CaveScene(chase.kill_predator, 190, (170, 190, 210)),
    "aurochs": CaveScene(hunt.aurochs, 200, (150, 170, 230)),
    "hunting_party": CaveScene(chase.hunting_party, 204, (204, 220, 180)),
    "deer": CaveScene(chase.deer, 200, (230, 180, 240)),
    "hunting_grounds": CaveScene(hunt.hunting_grounds, 204, (160, 210, 180)),
    "rabbits": CaveScene(hunt.rabbits, 204, (190, 190, 210)),
    "birds": CaveScene(hunt.birds, 204, (214, 220, 160)),
    "rodents": CaveScene(hunt.rodents, 176, (110, 140, 230)),
    "eggs": CaveScene(hunt.eggs, 204, (204, 220, 160)),
    "spear_fishing": CaveScene(hunt.spear_fishing, 200, (170, 170, 240)),
    "net_fishing": CaveScene(hunt.net_fishing, 204, (204, 210, 180)),
    "set_traps": CaveScene(hunt.set_traps, 220, (214, 210, 170)),
    "shell_fish": CaveScene(hunt.shell_fish, 204, (204, 190, 150)),
    "reptiles": CaveScene(hunt.reptiles, 204, (280, 210, 170)),
    "insects": CaveScene(hunt.insects, 204, (150, 150, 170)),
    "honey": CaveScene(hunt.honey, 224, (280, 110, 170)),
    "vegetables": CaveScene(gather.vegetables, 204, (204, 200, 200)),
    "fruits": CaveScene(gather.fruits, 210, (180, 100, 180)),
    "gourds": CaveScene(gather.gourds, 204, (110, 150, 190)),
    "berries": CaveScene(gather.berries, 180, (160, 130, 200)),
    "wild_grains": CaveScene(gather.wild_grains, 170, (140, 140, 180)),
    "nuts_and_seeds": CaveScene(gather.nuts_and_seeds, 204, (220, 110, 190)),
    "mushrooms": CaveScene(gather.mushrooms, 200, (180, 180, 220)),
    "roots": CaveScene(gather.roots, 190, (150, 180, 200)),
    "tubers": CaveScene(gather.tubers, 204, (204, 190, 200)),
    "bark_and_leaves": CaveScene(gather.bark_and_leaves, 204, (204, 140, 230)),
    "lice_infestation": CaveScene(ailments.lice_infestation, 210, (292, 110, 170), "ill"),
    "infection": CaveScene(ailments.infection, 204, (200, 160, 250), "ill"),
    "spoiled_food": CaveScene(ailments.spoiled_food, 200, (170, 160, 220), "ill"),
    "disease": CaveScene(ailments.disease, 204, (204, 180, 220), "ill"),
    "gangrene": CaveScene(ailments.gangrene, 214, (260, 200, 180), "ill"),
    "break_leg": CaveScene(ailments.break_leg, 204, (210, 220, 180), "ill"),
    "drowning": CaveScene(ailments.drowning, 204, (228, 180, 170), "ill"),
    "saber_tooth_tigers": CaveScene(ailments.saber_tooth_tigers, 210, (190, 190, 200)),
    "bear_attack": CaveScene(ailments.bear_attack, 190, (140, 180, 190)),
    "wolves": CaveScene(ailments.wolves, 204, (190, 150, 200), "night"),
    "snake_bite": CaveScene(ailments.snake_bite, 190, (180, 200, 190)),
    "migration": CaveScene(trials.migration, 204, (204, 210, 160), "cold"),
    "move_camp": CaveScene(trials.move_camp, 220, (250, 220, 180), "cold"),
    "blizzard": CaveScene(trials.blizzard, 210, (190, 200, 190), "cold"),
    "bitter_cold": CaveScene(trials.bitter_cold, 204, (140, 200, 180), "cold"),
    "frostbite": CaveScene(trials.frostbite, 204, (204, 140, 220), "cold"),
    "hypothermia": CaveScene(trials.hypothermia, 214, (230, 210, 200), "cold"),
    "power_struggle": CaveScene(trials.power_struggle, 204, (204, 140, 200), "dusk"),
    "domestic_dispute": CaveScene(trials.domestic_dispute, 210, (210, 170, 210), "dusk"),
    "murder": CaveScene(trials.murder, 204, (150, 170, 250), "dusk"),
    "lost_child": CaveScene(trials.lost_child, 200, (192, 230, 150), "night"),
    "infanticide": CaveScene(trials.infanticide, 204, (204, 210, 180), "night"),
    "massacre": CaveScene(war.massacre, 204, (204, 200, 190), "dusk"),
    "counter_attack": CaveScene(war.counter_attack, 204, (190, 220, 170)),
    "trade": CaveScene(customs.trade, 204, (204, 160, 220)),
    "meeting_of_the_tribes": CaveScene(customs.meeting_of_the_tribes, 204, (204, 210, 200)),
    "cave_shelter": CaveScene(
        customs.cave_shelter, 204, (204, 200, 200), "cold", Fire(206, 230, 130)
    ),
    "furs_and_skins": CaveScene(customs.furs_and_skins, 220, (304, 170, 220)),
    "camp_fire": CaveScene(customs.camp_fire, 204, (204, 200, 200), "night", Fire(204, 180, 250)),
    "taboos": CaveScene(customs.taboos, 204, (204, 140, 220)),
    "shaman": CaveScene(customs.shaman, 204, (200, 160, 230), "night", Fire(330, 230, 210)),
    "herbal_remedies": CaveScene(customs.herbal_remedies, 236, (140, 160, 210)),
    "grooming": CaveScene(customs.grooming, 190, (160, 190, 210)),
    "primitive_surgery": CaveScene(customs.primitive_surgery, 190, (140, 140, 200)),
    "dogs": CaveScene(customs.dogs, 220, (260, 220, 180)),
}
"""By card id; every card of the deck has one."""
