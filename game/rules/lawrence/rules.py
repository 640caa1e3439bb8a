"""Lawrence of Arabia behind one door: what the match, the bots, the records and the table use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.core.cards import Catalogue
from game.rules.core.dice import Dice, Seeded
from game.rules.core.options import settle
from game.rules.core.piles import draw
from game.rules.core.play import Action, Frame, Outcome, Refusal
from game.rules.core.rules import Shuffler
from game.rules.lawrence import actions, attack, events as ev, notation, phases, view as views
from game.rules.lawrence.effects import PLAYER_EFFECTS
from game.rules.lawrence.state import (
    MAX_SEATS,
    MIN_SEATS,
    OPTIONS,
    PHASES,
    TURN,
    Options,
    Party,
    State,
    Tables,
    member_force,
    victory_total,
)
from game.rules.lawrence.story import Story


def options_from(given: Mapping[str, str]) -> Options:
    """House rules from their texts. Raises ValueError in a sentence."""
    values = settle(OPTIONS, given)
    drought = values["drought_rounds"]
    return Options(
        0 if drought == "off" else int(drought),
        values["retry"],
        values["reinforce"],
        values["ambush_events"],
    )


class Lawrence:
    """The rules of Lawrence of Arabia for one catalogue of cards. Holds no state of any game."""

    game = "lawrence"
    options = OPTIONS
    phases = PHASES
    seats = (MIN_SEATS, MAX_SEATS)
    view_class = views.View

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.tables = Tables(catalogue)

    def options_from(self, given: Mapping[str, str]) -> Options:
        """House rules from their texts. Raises ValueError in a sentence."""
        return options_from(given)

    def new_game(
        self, seats: int, options: Options, dice: Dice, first: int | None = None
    ) -> tuple[State, list[ev.Event]]:
        """Shuffles, deals and begins the first turn (L4).

        `first` is the seat that begins, drawn by lot when None. Raises ValueError for a number of
        seats outside 2 to 6 or a seat that there is not.
        """
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"{MIN_SEATS} to {MAX_SEATS} players play, not {seats}")
        if first is not None and not 0 <= first < seats:
            raise ValueError(f"there is no seat {first + 1} to begin")
        begins = dice.choose(seats) if first is None else first
        state = State(seats, options, begins)
        out: list[ev.Event] = [ev.GameBegan(seats, begins)]
        state.deck = list(dice.shuffle(len(self.catalogue.line_of)))
        for step in range(seats):
            draw(state, (begins + step) % seats, self.tables.hand, dice, out)
        state.agenda.append(Frame(TURN, begins))
        phases.run(self.tables, state, dice, out)
        return state, out

    def decision(self, state: State) -> Frame | None:
        """What waits for whom; None when the game is over."""
        return state.agenda[-1] if state.agenda else None

    def legal_actions(self, state: State) -> list[Action]:
        """All that the seat whose decision it is may do. Passing or done comes first."""
        return actions.legal_actions(self.tables, state)

    def why_illegal(self, state: State, action: Action) -> Refusal | None:
        """Why an action is refused: a sentence and its ruling, or None for a legal one."""
        return actions.why_illegal(self.tables, state, action)

    def why_unusable(self, state: State, card: int) -> Refusal | None:
        """Why the seat to decide can't use a card of its hand at all now; None if it can."""
        return actions.why_unusable(self.tables, state, card)

    def apply(self, state: State, action: Action, dice: Dice) -> list[ev.Event]:
        """Carries out a legal action in place and returns what happened."""
        return phases.apply(self.tables, state, action, dice)

    def clone(self, state: State) -> State:
        """A copy that shares nothing that can change."""
        return state.clone()

    def view(self, state: State, seat: int) -> views.View:
        """The game as `seat` may know it (L5)."""
        return views.view(state, seat)

    def hand(self, state: State, seat: int) -> Sequence[int]:
        """The cards that a seat holds."""
        return state.hands[seat]

    def redact(self, event: ev.Event, seat: int) -> ev.Event:
        """The event as `seat` may know it."""
        return ev.redact(event, seat)

    def determinize(self, seen: views.View, rng: Shuffler) -> State:
        """A world that agrees with what a seat knows, the rest dealt at random."""
        return views.determinize(self.tables, seen, rng)

    def intend(self, kind: str, card: int, target: int = -1) -> Action:
        """The action that using `card` on `target` means at a decision of this kind."""
        return actions.intend(self.tables, kind, card, target)

    def format(self, action: Action) -> str:
        """The action in notation."""
        return notation.format_action(self.tables, action)

    def parse(self, state: State, text: str) -> Action:
        """The action that a line of notation means here. Raises ValueError in a sentence."""
        return notation.parse_action(self.tables, state, text)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return state.outcome

    def round(self, state: State) -> int:
        """The round being played, from 1; the last one when the game is over."""
        return state.round

    def totals(self, state: State) -> tuple[int, ...]:
        """Force in each Victory pile (L1)."""
        return tuple([victory_total(self.tables, pile) for pile in state.victory])

    def seal(self, event: ev.Event) -> str:
        """What of an event can't be unseen, as a clause; empty where it can be taken back."""
        if isinstance(event, ev.Played) and self.tables.effect[event.card] == "search_deck":
            return "the deck has been looked through"
        return ev.SEALS.get(type(event), "")

    def tell(self, event: ev.Event, names: Sequence[str]) -> str | None:
        """A sentence for the log, None for an event that needs none. Give it redacted events."""
        return Story(self.catalogue, names).tell(event)

    def mentions(self, event: ev.Event) -> tuple[int, ...]:
        """The cards that the sentence for an event names. Give it redacted events."""
        story = Story(self.catalogue, ("",) * MAX_SEATS)
        story.tell(event)
        return tuple(story.named)

    def arab_total(self, seen: attack.AttackSeen) -> int:
        """The Arab Total of the attack going on."""
        return attack.arab_total(self.tables, seen)

    def foresee(self, seen: views.View, action: Action) -> views.View:
        """The game as the seat would see it after a legal action that leaves nothing to chance.

        What the seat can't know is dealt at random: only what is public in the result means
        anything.
        """
        dice = Seeded(0)
        state = views.determinize(self.tables, seen, dice)
        phases.apply(self.tables, state, action, dice)
        return views.view(state, seen.seat)

    def aims_at_seat(self, action: Action) -> bool:
        """Whether the target of an action is a seat and not a card."""
        return self.tables.effect[action.card] in PLAYER_EFFECTS if action.card >= 0 else False

    def member_force(self, party: Party, card: int, cavalry: int = 0) -> int:
        """Force that one Tribesman brings to his party (L19, L20)."""
        return member_force(self.tables, party, card, cavalry)
