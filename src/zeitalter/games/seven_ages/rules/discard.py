"""Discard empire (S108): its player gives an empire up."""

from __future__ import annotations

from zeitalter.engine.steps import Step
from zeitalter.games.seven_ages.rules.events import PlayEvent
from zeitalter.games.seven_ages.rules.fall import Fall
from zeitalter.games.seven_ages.rules.state import State


class DiscardEmpire(Step[State]):
    """Events first, then the empire leaves play."""

    seat: int
    card: int
    rule = "S108"

    def run(self, s: State) -> None:
        s.emit("gives-up", self.seat, self.card)
        s.push(PlayEvent("discard_empire", ()), Fall(self.card))
