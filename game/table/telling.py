"""What is seen and heard between two decisions: the beats that an action makes, one by one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from game.rules.core.events import Shuffled
from game.table.choices import Key
from game.table.frame import fits_prompt
from game.table.look import Prompt
from game.table.motion import READ_MS, Air, Flight, Tumble
from game.table.sound import Sounds
from game.table.sounds_of import sound_of
from game.table.spots import Spots
from game.table.stage import Item
from game.table.tween import INSTANT, Clock, Tween

if TYPE_CHECKING:
    from game.table.tablescene import TableScene

Beat = Callable[[], None]
"""One thing to be seen; the next comes when its motion is over."""
NOTE_TIME: Final = 1.6
"""How much longer it takes to read what somebody did and why it matters."""


class Telling:
    """Tells a table what happens. Beats wait in a row; each takes its time on the clock."""

    def __init__(self, scene: TableScene, clock: Clock) -> None:
        self._scene = scene
        self._clock = clock
        self.air = Air(clock)
        self.tumble = Tumble(clock)
        self.beats: deque[Beat] = deque()
        self.banner: tuple[str, str, int] | None = None
        """Title, note and seat style of what stands across the arena."""
        self.sounds = Sounds(audible=False)
        """The voice of the table, silent unless it is given one."""

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen."""
        return bool(self.beats) or self.air.busy

    @property
    def landing(self) -> bool:
        """Whether something has been in the air and its place is still kept for it."""
        return bool(self.air.busy or self.tumble.busy or self.banner)

    def land(self) -> None:
        """All that was on its way has arrived."""
        self.air.clear()
        self.tumble.clear()
        self.banner = None

    def items(self) -> list[Item]:
        """What is on its way now."""
        return [*self.air.items(), *self.tumble.items(self._scene.kit.paint)]

    # ---- beats

    def say(self, seat: int, text: str, ms: float = 0.0, note: str = "") -> None:
        """Tells what happens in the prompt line, with why it matters if that fits, and waits."""
        scene = self._scene
        if note and fits_prompt(scene.kit.paint, scene.parts, f"{text} {note}"):
            text, ms = f"{text} {note}", ms * NOTE_TIME
        scene.look.prompt = Prompt(seat, text)
        scene.redraw()
        if ms:
            self._clock.play("say", Tween((0.0,), (1.0,), ms))

    def hear(self, *events: Any) -> None:
        """What events sound like, with what is to be seen of them next; give it redacted ones."""
        for event in events:
            name = sound_of(self._scene.session.match.rules.game, event, self._scene.look.me)
            if name:
                self.sounds.cue(name)

    def announce(self, title: str, note: str, seat: int, ms: float = 900.0) -> None:
        """A banner across the arena."""
        self.banner = (title, note, self._scene.session.players[seat].style)
        self._clock.play("banner", Tween((255.0,), (255.0,), ms))
        self._scene.redraw_moving()

    def turn_begins(self, seat: int, number: int) -> list[Beat]:
        """What is to be seen when a turn of round `number` begins; a curtain says it by itself."""
        session = self._scene.session
        player = session.players[seat]
        if player.bot:
            return [partial(self.say, seat, f"{player.name}'s turn.", READ_MS / 2)]
        if len(session.humans) > 1:
            return []
        return [partial(self.announce, "Your turn", f"Round {number}", seat)]

    def roll(self, faces: list[tuple[int, bool]], sides: int, seat: int, text: str) -> None:
        """Dice roll onto the places drawn for them; each face comes with whether it is a hit.

        `text` tells how they fell, in the name of `seat`: not before they lie still.
        """
        places = self._scene.drawn().dice
        thrown = [
            place._replace(face=face, hit=hit)
            for place, (face, hit) in zip(places, faces, strict=False)
        ]
        self.tumble.roll(thrown, sides, partial(self.say, seat, text))
        self._scene.redraw_moving()

    def move(self, events: list[Any], hidden: frozenset[Key] = frozenset()) -> None:
        """Shows the game as it is now, the cards flying to their new places."""
        scene = self._scene
        before = scene.drawn()
        scene.update_look()
        scene.look.hidden = hidden
        scene.rebuild()
        self.send(scene.flights(before, scene.board.pen, events))

    def send(self, flights: list[Flight]) -> None:
        """Has cards fly; they are not drawn at their places until all have landed."""
        scene = self._scene
        if flights and not self._clock.still:
            scene.look.hidden |= {cast(Key, flight.key) for flight in flights}
            scene.rebuild()
            self.air.send(flights)
        scene.redraw_moving()

    def show_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """A hand seen by Long Ears stays on screen until it is closed."""
        self._scene.overlay.seen = (seat, cards)
        self._scene.redraw()

    # ---- the beginning

    def deal_out(self) -> None:
        """Has the cards dealt as the first thing that is seen of a new game."""
        self.hear(self._scene.session.match.opening[0])
        if self._clock.speed != INSTANT:
            self.beats.append(self._deal)

    def _deal(self) -> None:
        scene = self._scene
        dealt = scene.drawn()
        empty = scene.board.new_pen(Spots(), "")
        empty.anchors = dealt.anchors
        match = scene.session.match
        seen = [match.rules.redact(event, scene.look.me) for event in match.opening]
        # The shuffling was before: it is only heard.
        seen = [event for event in seen if not isinstance(event, Shuffled)]
        self.send(scene.flights(empty, dealt, seen))
