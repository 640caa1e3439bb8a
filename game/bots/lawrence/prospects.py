"""The odds of an attack before it is begun, from what lies on the table."""

from __future__ import annotations

from game.bots.lawrence.odds import Odds, arab_totals
from game.bots.prospect import Exact
from game.rules.core.play import Action
from game.rules.lawrence.rules import Lawrence
from game.rules.lawrence.state import Stand, stand_dice, stand_force
from game.rules.lawrence.view import View


def attack(rules: Lawrence, view: View, action: Action) -> Exact:
    """The odds of the attack that `action` begins, if nobody plays another card.

    They are exact: the Defense Rolls are binomial, the attacker loses the weakest first (L21), and
    what is left must beat the Turk Total (L22).
    """
    tables = rules.tables
    stand = next((each for each in view.missions if each.mission == action.card), None)
    stand = stand or Stand(action.card)
    party = next(each for each in view.camps[view.seat] if each.leader == action.target)
    totals = arab_totals(tables, (party,))
    odds = Odds(tables)
    return Exact(odds.win(totals, stand_force(tables, stand), stand_dice(tables, stand)))
