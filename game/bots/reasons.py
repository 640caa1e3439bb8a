"""The reasons of bots in sentences, from what the bots themselves worked out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.bots.thought import Thought

_BOTH: Final = {
    "by_lot": "Drew lots.",
    "forgot": "Did not think of anything else.",
    "looked_ahead": "",
    "only_choice": "There is no other choice.",
    "least_useful_card": "Of all cards in hand it is needed least.",
    "draw": "More cards are always welcome.",
    "too_dear": "It would cost more than it brings.",
    "better_kept": "The cards in hand are worth more later.",
    "no_fair_odds": "The odds are not good enough.",
}
_LAWRENCE: Final = {
    "good_odds": "The attack is worth its risk.",
    "nothing_to_attack": "There is no Mission to attack.",
    "wait_for_the_roll": "First see what the Defense Rolls cost.",
    "turns_the_odds": "It makes the attack much more likely to succeed.",
    "turns_the_attack": "It wins the attack.",
    "won_already": "The attack is won without it.",
    "lost_anyway": "Nothing in hand can win the attack.",
    "weakest": "The weakest Tribesman is lost, so that the attack may still succeed.",
    "least_useful_after_winning": "The attack is won without him, and he would leave after it.",
    "least_useful_after_failing": "The attack fails, and he is missed least after it.",
    "holds_the_mission": "It is likely to hold the Mission.",
    "holds_the_mission_together": "Together the Defenses are likely to hold the Mission.",
    "not_worth_it": "The Defense is worth more another time.",
    "fails_anyway": "The attack fails anyway.",
    "needed_most": "Of all cards in the deck it is needed most.",
    "a_leader_with_company": "Tribesmen in hand can ride with him at once.",
    "a_leader_to_begin_with": "Without a Leader there is no attack.",
    "goes_with_the_new_leader": "The strongest Tribesmen go with the new Leader.",
    "strengthens_the_attacker": "It strengthens the Leader who attacks next.",
    "nobody_to_recruit": "Nobody in hand would be of use now.",
    "all_attached": "All who may go with the new Leader do.",
    "search_deck": "The best card of the deck is better than one from its top.",
    "take_leader": "His Force counts twice: here, and not there.",
    "opponent_discards": "Two cards fewer for somebody who may win.",
    "see_hand": "It is good to know what waits there.",
    "extra_attack": "One more attack is worth its risk.",
    "skip_mission": "He was about to attack.",
    "skip_turn": "He was about to win something.",
    "discard_in_play": "The strongest of those who may win gets weaker.",
    "all_is_well": "The roll is good as it is.",
    "saves_the_leader": "It saves the Leader.",
    "ends_the_leader": "It costs an opponent his Leader.",
    "can_not_turn_it": "No card in hand can turn the roll.",
}
_PREHISTORIC: Final = {
    "good_odds": "The raid is worth its risk.",
    "no_raiding_card": "There is no Raiding card to play.",
    "the_more_the_better": "The more raid, the better the odds.",
    "the_armed_alone": "The unarmed would only fall.",
    "fights_on": "The odds are good enough to fight on.",
    "one_more_round": "One more round is worth more than the card.",
    "leaves_it_at_that": "The raid is well as it stands.",
    "draws_later": "Cards drawn now would only be discarded.",
    "nothing_to_draw": "There is nothing to draw with.",
    "food_is_short": "Food is running short.",
    "hand_is_full": "The hand would be too full.",
    "plenty_to_hunt": "There is more to hunt in hand than turns to hunt in.",
    "nothing_to_hunt": "There is nothing to hunt.",
    "keeps_its_cards": "There is Food enough; the cards keep.",
    "no_hardship": "There is no Hardship to play.",
    "ends_the_tribe": "It is the tribe's last person.",
    "closest_to_winning": "That tribe is closest to winning.",
    "would_starve_anyway": "Somebody would starve all the same.",
    "saves_a_person": "It saves one of the people.",
    "one_more_person": "One more of the people.",
    "well_armed": "There it is of most use.",
    "nothing_to_do": "There is nobody to join and nothing to carry.",
    "missed_least": "Of all people he is missed least.",
    "best_armed": "He carries what the loser misses most.",
    "most_dangerous": "Of those within reach he is the most dangerous.",
    "nothing_to_reroll": "No die is worth another roll.",
    "turns_a_die": "That die counts most.",
}
WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "lawrence": {**_BOTH, **_LAWRENCE},
    "prehistoric": {**_BOTH, **_PREHISTORIC},
}
"""For each game every reason that its bots give, as a sentence."""
_SUCCEEDS: Final = {
    "lawrence": "The attack succeeds {} times in 100.",
    "prehistoric": "The raid succeeds {} times in 100.",
}


def reason(game: str, thought: Thought) -> str:
    """Why a bot of a game chose what it did, in a sentence or two."""
    parts = [words] if (words := WORDS[game][thought.why]) else []
    if 0 < thought.chance < 1:
        parts.append(_SUCCEEDS[game].format(round(100 * thought.chance)))
    if thought.ahead >= 0:
        ahead, instead = round(100 * thought.ahead), round(100 * thought.instead)
        if ahead > instead:
            found = f"wins {ahead} games in 100, the next best {instead}"
        elif not thought.ahead:
            found = "nothing wins any more"
        else:
            found = f"nothing else wins more than {ahead} games in 100"
        parts.append(f"Looking ahead: {found}.")
    return " ".join(parts)
