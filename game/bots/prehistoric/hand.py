"""What cards in hand are worth keeping, and those of the Hunt and Elements Phases."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.prehistoric.survey import Survey
from game.bots.thought import Thought
from game.rules.core.play import Action
from game.rules.prehistoric.actions import DO_DISCARD, DO_HUNT, DO_PLAY, DONE, PASS
from game.rules.prehistoric.state import ANY


def keep(survey: Survey, card: int) -> float:
    """What a card is worth in this seat's hand, now."""
    tables, temper = survey.tables, survey.temper
    kind = tables.type[card]
    if kind == "hunting":
        return _keep_food(survey, card)
    if kind == "person":
        return temper.person + 0.2 * tables.strength[card]
    if kind == "armor":
        return temper.armor
    if kind in ("ranged", "hand", "both"):
        return temper.weapon + 0.3 * (tables.ranged[card] + tables.hand[card])
    others = len(survey.others_in_hand(card, kind))
    if kind == "raiding":
        return temper.raiding + 2.0 * survey.bold - temper.raidings * others
    worth = temper.cards.get(tables.effect[card], 1.0)
    return worth - temper.second * others if kind == "hardship" else worth


def _keep_food(survey: Survey, card: int) -> float:
    """Food is worth the more the shorter it is; only one Hunting card goes in a turn."""
    food = survey.tables.food
    better = sum(
        [
            (food[other], other) > (food[card], card)
            for other in survey.others_in_hand(card, "hunting")
        ]
    )
    if survey.short(survey.seat):
        temper = survey.temper
        return temper.food_short + temper.food * food[card] - 1.0 * better
    return 0.8 + 0.3 * food[card] - 0.5 * better


def choose_discard(survey: Survey, legal: Sequence[Action]) -> Thought:
    """The card that is least worth keeping."""
    worth, card = min([(keep(survey, action.card), action.card) for action in legal])
    return Thought(Action(DO_DISCARD, card), "least_useful_card", worth=worth)


def draw_more(survey: Survey, legal: Sequence[Action]) -> Thought | None:
    """Trade or Meeting of the Tribes, None without one."""
    effects = survey.tables.effect
    for action in legal:
        if action.verb == DO_PLAY and effects[action.card] == "draw":
            return Thought(action, "draw")
    return None


def choose_nomad(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Cards drawn now would have to be discarded: they are drawn in the Hunt Phase."""
    return Thought(DONE, "draws_later")


def choose_aftermath(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Draws after a raid: what is too much is discarded a turn later, when more is known."""
    return draw_more(survey, legal) or Thought(DONE, "nothing_to_draw")


def choose_hunt(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Hunts when Food is or will be short, or before cards have to be discarded."""
    draws = draw_more(survey, legal)
    if draws:
        return draws
    food, tables = survey.tables.food, survey.tables
    hunts = sorted([(food[a.card], -a.card, a) for a in legal if a.verb == DO_HUNT])
    if not hunts:
        return Thought(DONE, "nothing_to_hunt")
    if survey.short(survey.seat):
        return Thought(hunts[-1][2], "food_is_short", worth=hunts[-1][0])
    hand = len(survey.hand) - _spent_this_turn(survey)
    comes = tables.draw + (survey.people[survey.seat] >= tables.draw_more_from - tables.growth)
    if hand + comes > tables.hand_limit:
        return Thought(hunts[0][2], "hand_is_full", worth=hunts[0][0])
    if survey.view.options.hunts == ANY:
        return Thought(DONE, "keeps_its_cards")
    # Two hunts can't be made at once when Food runs short, so the stock of cards is kept small.
    if len(hunts) > 2:
        return Thought(hunts[0][2], "plenty_to_hunt", worth=hunts[0][0])
    return Thought(DONE, "keeps_its_cards")


def _spent_this_turn(survey: Survey) -> int:
    """Cards that this turn's other phases most likely take from the hand."""
    types = survey.tables.type
    spent = sum([types[c] in ("person", "ranged", "hand", "both", "armor") for c in survey.hand])
    return spent + any(types[c] == "hardship" for c in survey.hand)


# --- Hardships ------------------------------------------------------------------------------------


def choose_hardship(survey: Survey, legal: Sequence[Action]) -> Thought:
    """A Hardship on the tribe that is most likely to win, of the kind least likely answered."""
    draws = draw_more(survey, legal)
    if draws:
        return draws
    plays = [action for action in legal if action.verb == DO_PLAY]
    if not plays:
        return Thought(DONE, "no_hardship")
    dying = [a for a in plays if a.target == survey.alone and survey.people[a.target] == 1]
    victims = dying or plays
    best = max(victims, key=lambda a: (*_danger(survey, a.target), -_answers(survey, a.card)))
    why = "ends_the_tribe" if dying else "closest_to_winning"
    return Thought(best, why, worth=survey.hurt(best.target))


def _danger(survey: Survey, seat: int) -> tuple[int, float, int]:
    """Most people first, then the strongest, then the next to play."""
    next_ = (survey.seat - seat) % survey.view.seats
    strength = sum([fighter.worth for fighter in survey.force(seat).band])
    return survey.people[seat], strength, next_


def _answers(survey: Survey, hardship: int) -> int:
    """Specials that opponents may still hold against a Hardship."""
    tables = survey.tables
    element = tables.element[hardship]
    gone = survey.seen()
    return sum(
        [
            effect == "negate" and tables.element[card] == element and card not in gone
            for card, effect in enumerate(tables.effect)
        ]
    )


def choose_answer(survey: Survey, legal: Sequence[Action]) -> Thought:
    """Saves a person with a Special, unless hunger would take one all the same."""
    growth = survey.tables.growth
    stays = survey.people[survey.seat] + growth
    if survey.starving(stays) > survey.starving(stays - 1):
        return Thought(PASS, "would_starve_anyway")
    answers = sorted([action.card for action in legal if action.verb == DO_PLAY])
    return Thought(Action(DO_PLAY, answers[0]), "saves_a_person", worth=1.0)
