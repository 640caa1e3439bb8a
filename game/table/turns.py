"""Who decides next: a person, who is asked; a bot; or nobody, where there is one choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.bots.player import Bot
from game.table.look import Prompt

if TYPE_CHECKING:
    from game.table.tablescene import TableScene


class Turns:
    """Has each decision of a game made, one after another."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.ended = False
        self.arrived = False
        """Whether somebody has just taken the laptop: he is asked whatever choice he has."""

    def go_on(self) -> bool:
        """Has the next decision made or asked; False when somebody is being waited for."""
        scene = self._scene
        session, look = scene.session, scene.look
        if look.choices.frame is not None or self.ended:
            return False
        frame = session.match.decision
        if frame is None:
            self.ended = True
            scene.on_end(session)
            return False
        humans = session.humans
        passed = frame.seat != look.me and frame.seat in humans and len(humans) > 1
        only = session.only_choice(scene.asked_anyway)
        bot = session.bot
        # Who does not want always to be asked out of turn does not mind that this can be told.
        unasked = only is not None and frame.kind in scene.questions
        if passed and not scene.open_hands and not unasked:
            # Even for a choice of one, else all would know that his hand leaves him no other.
            scene.draw_curtain_for(frame.seat)
            return False
        if self.arrived and not unasked:
            only = None
        if only is not None:
            scene.carry_out(only)
            return True
        if bot is not None:
            return self._leave_to(bot)
        if frame.seat != look.me and scene.open_hands:
            scene.look = scene.make_look(frame.seat, look.prompt)
        scene.begin_asking()
        return False

    def _leave_to(self, bot: Bot[Any]) -> bool:
        """Has a bot decide; False while it thinks."""
        scene = self._scene
        session = scene.session
        thought = scene.thinking.thought(session) if bot.searches else session.bot_thought()
        if thought is None:
            frame = session.match.decision
            assert frame is not None
            waiting = Prompt(frame.seat, f"{session.names[frame.seat]} is thinking.")
            if scene.look.prompt != waiting:
                scene.look.prompt = waiting
                scene.redraw()
            return False
        scene.carry_out(thought.action, session.why(thought))
        return True
