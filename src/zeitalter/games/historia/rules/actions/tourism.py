"""Tourism: points for sets of wonders (H56)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import TOURISM
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.state import FROM_TOURISM, State


class Tourism(ActionRule):
    """`("tourism", version)`."""

    number = TOURISM
    verb = "tourism"
    rule = "H56"
    without_change = "wonders"

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        return [("tourism", v) for v in versions]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("tourism", BASIC), ("tourism", ADVANCED)]

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        return self.price_objection(s, seat, action[1], free)

    def changes(self, s: State, seat: int, action: Action, free: bool) -> bool:
        return self._points(s, seat, action[1]) > 0

    def _points(self, s: State, seat: int, version: int) -> int:
        sets = self.version(s, version).data.vp_per_wonders
        return s.built[seat].bit_count() // sets.wonders * sets.vp if sets else 0

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        s.pay(seat, self.price(s, action[1], free))
        vp = self._points(s, seat, action[1])
        s.emit("tourists", seat, vp)
        s.gain_vp(seat, vp, FROM_TOURISM)
