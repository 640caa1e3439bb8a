"""Who plays each seat, and how the player at the table wants to be asked: panels of the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.seating import ASKING, HUMAN, LEFT_TO, WHEN_POSSIBLE
from game.table.overlay import PLAYERS, QUESTIONS

if TYPE_CHECKING:
    from game.table.tablescene import TableScene


class People:
    """Changes who plays and how he is asked, at any time of a game."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def show_players(self) -> None:
        """The panel of the players takes the place of the menu."""
        self._scene.overlay.panel = PLAYERS
        self._scene.redraw()

    def change_player(self, seat: int, bot: bool) -> None:
        """A guest goes home and a bot plays on for him, or a person takes a seat."""
        scene = self._scene
        session, look = scene.session, scene.look
        if session.players[seat].bot == bot:
            return
        session.change_player(seat, LEFT_TO if bot else HUMAN)
        look.players = session.players
        if look.choices.frame is not None and seat == look.me:
            scene.stop_asking()
        if look.me not in session.humans and session.humans:
            # Nobody sees a hand that was not his: the laptop goes to somebody who plays.
            scene.overlay.close()
            scene.draw_curtain_for(session.humans[0])
        scene.redraw()

    def show_questions(self) -> None:
        """The panel of the questions takes the place of the menu."""
        self._scene.overlay.panel = QUESTIONS
        self._scene.redraw()

    def question_rows(self) -> list[tuple[str, str, int]]:
        """What the player may be asked out of turn, and how he wants it: an index into ASKING."""
        scene = self._scene
        asking, me = scene.session.asking, scene.look.me
        return [
            (kind, label, ASKING.index(asking.get((me, kind), WHEN_POSSIBLE)))
            for kind, label in scene.questions.items()
        ]

    def change_question(self, kind: str, index: int) -> None:
        """The player at the table wants to be asked otherwise, as long as this game lasts."""
        self._scene.session.change_asking(self._scene.look.me, kind, ASKING[index])
        self._scene.redraw()
