"""Revolution: the newest card of the row and one more back to hand (H57-H60)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import REVOLUTION
from zeitalter.games.historia.rules.actions.base import BASIC, ActionRule
from zeitalter.games.historia.rules.state import State


class Revolution(ActionRule):
    """`("revolution", version, cards of free choice)`."""

    number = REVOLUTION
    verb = "revolution"
    rule = "H58"

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        choice = self._choice(s, seat)
        return [("revolution", BASIC, (card,)) for card in choice] or [("revolution", BASIC, ())]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("revolution", BASIC, (card,)) for card in s.row[seat]] or [("revolution", BASIC, ())]

    def _choice(self, s: State, seat: int) -> tuple[int, ...]:
        """The cards to choose from: the row without its newest card, which comes back in any case."""
        return s.row[seat] if s.executing == REVOLUTION else s.row[seat][:-1]

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        if len(action) != 3:
            return None
        choice = self._choice(s, seat)
        if not action[2]:
            return Objection("choose-a-card", (), "H58") if choice else None
        if len(action[2]) == 1 and action[2][0] in choice:
            return None
        return Objection("card-not-in-row", (action[2][0],), "H58")

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        if s.executing == REVOLUTION:
            s.row[seat] += (REVOLUTION,)
            s.executing = -1
        newest = s.row[seat][-1:]
        s.take_back(seat, newest + action[2])
