"""What a seat makes of its View: scores, threats, what hands may hide, what things are worth.

Worth is counted in points of Force in the Victory pile, of which 40 win the game.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from game.bots.lawrence.odds import Odds, arab_totals
from game.bots.lawrence.temper import Temper
from game.rules.lawrence.effects import ATTACK_EFFECTS
from game.rules.lawrence.state import (
    EVERY_ATTACK,
    MOST_DEFENSES,
    Party,
    Stand,
    Tables,
    party_force,
    victory_total,
)
from game.rules.lawrence.view import View

WINNING: Final = 60.0
"""Worth of the Mission that wins the game."""
_AID: Final = 5


class Reserve(NamedTuple):
    """What the left neighbour may attach: its chance, Force and Defense Points."""

    chance: float
    force: int
    dice: int


_NO_RESERVE: Final = (Reserve(1.0, 0, 0),)


class Aid(NamedTuple):
    """The attack events in hand, added up."""

    bonus: int
    """Force for the Arab Total."""
    cavalry: int
    """Force for each Tribesman."""
    surprises: int
    """Defenses that can be removed."""


class Survey:
    """One View, looked at once. What costs time is worked out when it is first asked for."""

    def __init__(
        self, tables: Tables, odds: Odds, view: View, nerve: float, temper: Temper
    ) -> None:
        self.tables = tables
        self.odds = odds
        self.temper = temper
        self.view = view
        self.seat = view.seat
        self.hand = view.hand
        self.camp = view.camps[view.seat]
        self.left = (view.seat + 1) % view.seats
        self.scores = [victory_total(tables, pile) for pile in view.victory]
        self.bold = min(1.0, max(0.0, (view.dry - 1) / temper.dry + view.round / 400 + nerve))
        """0 for somebody with all the time in the world, 1 when something has to happen."""

    # --- what things are worth ------------------------------------------------------------------

    def gain(self, mission: int, seat: int) -> float:
        """Worth of winning a Mission to `seat`."""
        force = self.tables.force[mission]
        return WINNING if self.scores[seat] + force >= self.tables.victory_force else float(force)

    def tribesman_worth(self, card: int, leader: int) -> float:
        """Worth of a Tribesman with this Leader."""
        tables = self.tables
        return self.temper.tribesman * (tables.force[card] + tables.bonus[leader])

    def party_worth(self, party: Party) -> float:
        """Worth of a Leader in play with his Tribesmen."""
        tables = self.tables
        each = tables.bonus[party.leader]
        tribe = sum([tables.force[card] + each for card in party.tribe])
        leader, tribesman = self.temper.leader, self.temper.tribesman
        return leader * (tables.force[party.leader] + each) + tribesman * tribe

    def loot_risk(self, leaders: int) -> float:
        """The chance that a Leader of one's own is lost by his Loot roll."""
        tables = self.tables
        help_ = sum(
            [
                tables.amount[card]
                for card in self.hand
                if tables.effect[card] == "loot_modifier" and tables.amount[card] < 0
            ]
        )
        alone, saved = self.odds.looted(), self.odds.looted(help_)
        return alone + (saved - alone) / leaders

    # --- the others -----------------------------------------------------------------------------

    def threat(self, seat: int) -> float:
        """How dangerous an opponent is, 1 for an ordinary one."""
        best = max(self.scores)
        lead = self.scores[seat] - self.scores[self.seat]
        danger = 1.0 + self.scores[seat] / self.tables.victory_force
        if self.scores[seat] == best:
            danger += 0.3
        if lead > 0:
            danger += 0.02 * lead
        # The next to play is the more pressing one; this settles ties too.
        return danger - 0.01 * ((seat - self.seat) % self.view.seats)

    def strongest(self, seat: int) -> int:
        """Force of the strongest party of a camp, 0 for none."""
        tables = self.tables
        return max([party_force(tables, party) for party in self.view.camps[seat]], default=0)

    @cached_property
    def aid(self) -> Aid:
        """The attack events in one's own hand."""
        tables = self.tables
        bonus = cavalry = surprises = 0
        for card in self.hand:
            effect = tables.effect[card]
            if effect == "attack_force":
                bonus += tables.amount[card]
            elif effect == "tribesmen_force":
                cavalry += tables.amount[card]
            elif effect == "remove_defense":
                surprises += 1
        return Aid(bonus, cavalry, surprises)

    def reach(self, dice: int) -> int:
        """The Arab Total to expect of the best own party after `dice` rolls, with all events."""
        aid = self.aid
        best = 0
        for party in self.camp:
            totals = arab_totals(self.tables, (party,), aid.cavalry, aid.bonus)
            lost = self.odds.lost_to_hits(len(party.tribe), dice)
            best = max(best, totals[round(lost)])
        return best

    def likely_aid(self, seat: int) -> tuple[float, int]:
        """An attacker's events: the chance that he has some, and about how much Force they are."""
        tables = self.tables
        known = self.view.known[seat]
        sure = sum([_AID for card in known if tables.effect[card] in ATTACK_EFFECTS])
        if sure:
            return 1.0, sure
        return min(0.6, self.temper.likely_aid * (self.view.hands[seat] - len(known))), _AID

    # --- what the left neighbour may attach -----------------------------------------------------

    @cached_property
    def _unseen(self) -> tuple[list[int], int]:
        """The Defenses not yet seen, and how many cards there are that this seat can't see."""
        view = self.view
        tables = self.tables
        seen = {*view.discard, *view.hand, *view.limbo, *view.known[self.left]}
        count = len(view.discard) + len(view.hand) + len(view.limbo)
        count += sum([len(cards) for cards in view.known])
        count += sum([len(pile) for pile in view.victory])
        for camp in view.camps:
            for party in camp:
                count += 1 + len(party.tribe)
        for stand in view.missions:
            seen.update(stand.defenses)
            count += 1 + len(stand.defenses)
        defenses = [
            card for card, kind in enumerate(tables.type) if kind == "defense" and card not in seen
        ]
        return defenses, max(1, len(tables.type) - count)

    def reserves(self, mission: int, stand: Stand | None) -> tuple[Reserve, ...]:
        """What the left neighbour may attach to a Mission; `stand` is None for one to be placed."""
        view = self.view
        most = 5
        if view.options.reinforce == EVERY_ATTACK:
            most = MOST_DEFENSES - (len(stand.defenses) if stand else 0)
        elif stand:
            return _NO_RESERVE
        tables = self.tables
        refused = tables.refuses[mission]
        known = [
            card
            for card in view.known[self.left]
            if tables.type[card] == "defense" and tables.line_of[card] not in refused
        ][: max(0, most)]
        force = sum([tables.force[card] for card in known])
        dice = sum([tables.defense[card] for card in known])
        most -= len(known)
        unknown = view.hands[self.left] - len(view.known[self.left])
        unseen, cards = self._unseen
        fitting = [card for card in unseen if tables.line_of[card] not in refused]
        if most <= 0 or unknown <= 0 or not fitting:
            return (Reserve(1.0, force, dice),)
        share = min(0.6, self.temper.hoard * len(fitting) / cards)
        mean_force = sum([tables.force[card] for card in fitting]) / len(fitting)
        mean_dice = sum([tables.defense[card] for card in fitting]) / len(fitting)
        out = []
        chance = (1 - share) ** unknown
        left = 1.0
        for count in range(min(most, unknown) + 1):
            last = count == min(most, unknown)
            each = left if last else chance
            out.append(
                Reserve(each, force + round(count * mean_force), dice + round(count * mean_dice))
            )
            left -= chance
            chance *= (unknown - count) / (count + 1) * share / (1 - share)
        return tuple(out)
