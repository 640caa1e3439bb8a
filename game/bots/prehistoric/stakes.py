"""What a raid is worth to a seat that takes part in it, as attacker or defender."""

from __future__ import annotations

from typing import Final

from game.bots.prehistoric.odds import Force, Forecast, below
from game.bots.prehistoric.survey import Survey

_SPREAD: Final = 1.4
"""How far the people whom a raid costs are from what is expected of it, about."""


class Stakes:
    """The worth of what may come of one raid, for the seat of the survey."""

    def __init__(self, survey: Survey, attacker: int, defender: int) -> None:
        self._survey = survey
        self.attacking = survey.seat == attacker
        self._attacker = attacker
        self._defender = defender
        tables, temper = survey.tables, survey.temper
        loser = survey.view.tribes[defender]
        captives = (tables.die_sides + 2) / 4  # half a die, rounded up (P26)
        generic = loser.people + sum([member.card < 0 for member in loser.band])
        self._captives = min(captives, generic)
        food = min((tables.die_sides + 1) / 2, loser.food)
        gain = (
            food * survey.food_worth(attacker)
            + self._captives * temper.prisoner
            + float(loser.prisoners)
        )
        loss = (
            food * survey.food_worth(defender) + self._captives + loser.prisoners * temper.prisoner
        )
        drawn = tables.defenders_draw * temper.card
        self._foes = survey.hurt(defender if self.attacking else attacker)
        if self.attacking:
            self.win = gain + self._foes * loss
            """Worth of a raid that the attackers win, without those who fall."""
            self.lose = -self._foes * drawn
            """Worth of one that the defenders win."""
        else:
            self.win = -loss - self._foes * gain
            self.lose = drawn

    def worth(self, forecast: Forecast, attackers: Force, defenders: Force) -> float:
        """Worth of the raid from here on, if it goes as forecast."""
        odds = self._survey.odds
        killed = odds.worth(defenders, forecast.killed)
        lost = odds.worth(attackers, forecast.lost)
        fallen, own = (killed, lost) if self.attacking else (lost, killed)
        people = self._foes * fallen - own
        return forecast.win * self.win + forecast.lose * self.lose + people + self._last(forecast)

    def swing(self) -> float:
        """What it is worth to this seat's side to win the raid rather than lose it."""
        return self.win - self.lose if self.attacking else self.lose - self.win

    def _last(self, forecast: Forecast) -> float:
        """Worth of stopping somebody about to win, or of ending the last other tribe."""
        if not self.attacking:
            return 0.0
        survey = self._survey
        gone = forecast.killed + forecast.win * self._captives
        people = survey.people[self._defender]
        out = 0.0
        if survey.about_to_win(self._defender) and not survey.about_to_win(survey.seat):
            needed = people + survey.tables.growth - survey.tables.victory_people + 1
            out += survey.temper.winning * below((gone - needed + 0.5) / _SPREAD)
        if survey.alone == self._defender:
            out += survey.temper.winning * below((gone - people + 0.5) / _SPREAD)
        return out
