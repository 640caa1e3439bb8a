"""Prehistoric Warfare behind one door: what match, bots, records and table use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.core.cards import Catalogue
from game.rules.core.dice import Dice, Seeded
from game.rules.core.options import settle
from game.rules.core.piles import draw
from game.rules.core.play import Action, Frame, Outcome, Refusal
from game.rules.core.rules import Shuffler
from game.rules.prehistoric import actions, events as ev, notation, phases, view as views
from game.rules.prehistoric.state import (
    MAX_SEATS,
    MIN_SEATS,
    OPTIONS,
    PHASES,
    ROUND,
    SEND,
    TURN,
    Options,
    Raid,
    State,
    Tables,
    Tribe,
)
from game.rules.prehistoric.story import Story


class Prehistoric:
    """The rules of Prehistoric Warfare for one catalogue of cards. Holds no state of any game."""

    game = "prehistoric"
    options = OPTIONS
    phases = PHASES
    seats = (MIN_SEATS, MAX_SEATS)
    view_class = views.View

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.tables = Tables(catalogue)

    def options_from(self, given: Mapping[str, str]) -> Options:
        """House rules from their texts. Raises ValueError in a sentence."""
        values = settle(OPTIONS, given)
        limit = values["round_limit"]
        return Options(
            0 if limit == "off" else int(limit),
            int(values["starting_hand"]),
            values["hunts"],
            values["food_rounding"],
            values["raid_losses"],
        )

    def new_game(
        self, seats: int, options: Options, dice: Dice, first: int | None = None
    ) -> tuple[State, list[ev.Event]]:
        """Shuffles, settles the tribes and begins the first turn (P4).

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
        state.tribes = [Tribe(self.tables.people, (), self.tables.start_food)] * seats
        for step in range(seats):
            draw(state, (begins + step) % seats, options.starting_hand, dice, out)
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

    def apply(self, state: State, action: Action, dice: Dice) -> list[ev.Event]:
        """Carries out a legal action in place and returns what happened."""
        return phases.apply(self.tables, state, action, dice)

    def clone(self, state: State) -> State:
        """A copy that shares nothing that can change."""
        return state.clone()

    def view(self, state: State, seat: int) -> views.View:
        """The game as `seat` may know it (P5)."""
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

    def bare_raid(
        self, seen: views.View, defender: int, people: int, sent: tuple[int, ...]
    ) -> State:
        """A raid fought without a card from any hand, to see how it may go: `done` begins its first
        round (P16), and nothing comes after it. `people` generic People and the `sent` members go.
        """
        state = views.determinize(self.tables, seen, Seeded(0))
        state.hands = [[] for _ in state.hands]
        state.raid = Raid(-1, defender, people, sent)
        state.agenda = [Frame(ROUND, state.active), Frame(SEND, state.active)]
        return state

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
        """The round, from 1."""
        return state.round

    def totals(self, state: State) -> tuple[int, ...]:
        """People of each tribe (P1)."""
        return tuple([tribe.population for tribe in state.tribes])

    def seal(self, event: ev.Event) -> str:
        """What of an event can't be unseen, as a clause; empty where it can be taken back."""
        return ev.SEALS.get(type(event), "")

    def tell(self, event: ev.Event, names: Sequence[str]) -> str | None:
        """A sentence for the log, None for an event that needs none."""
        return Story(self.catalogue, names).tell(event)

    def mentions(self, event: ev.Event) -> tuple[int, ...]:
        """The cards that the sentence for an event names. Give it redacted events."""
        story = Story(self.catalogue, ("",) * MAX_SEATS)
        story.tell(event)
        return tuple(story.named)
