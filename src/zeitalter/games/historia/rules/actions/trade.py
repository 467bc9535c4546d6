"""Trade: a level from a neighbour with higher technology, who gets points (H45-H47)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import STAT_TECHNOLOGY, TRADE
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.matrix import can_rise, gain_levels
from zeitalter.games.historia.rules.state import FROM_TRADE, State


class Trade(ActionRule):
    """`("trade", version, partner)`."""

    number = TRADE
    verb = "trade"
    rule = "H45"

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        partners = self._partners(s, seat)
        if not partners or not can_rise(s, seat, STAT_TECHNOLOGY):
            return []
        return [("trade", v, p) for v in versions for p in partners]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("trade", v, p) for v in (BASIC, ADVANCED) for p in range(len(s.land)) if p != seat]

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        partner = action[2]
        if partner == seat:
            return Objection("not-yourself", (), "H45")
        if partner not in world.neighbours(s, seat):
            return Objection("not-a-neighbour", (partner,), "H61")
        if s.technology[partner] <= s.technology[seat]:
            return Objection("partner-not-higher", (partner,), "H45")
        if not can_rise(s, seat, STAT_TECHNOLOGY):
            return Objection("no-cell", (STAT_TECHNOLOGY,), "H46")
        return self.price_objection(s, seat, action[1], free)

    def lack(self, s: State, seat: int) -> str:
        if not can_rise(s, seat, STAT_TECHNOLOGY):
            return "cell"
        return "" if self._partners(s, seat) else "partner"

    def _partners(self, s: State, seat: int) -> list[int]:
        near, levels = world.neighbourhood(s, seat), s.technology
        own = levels[seat]
        return [p for p, land in enumerate(s.land) if land & near and levels[p] > own]

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        _, version, partner = action
        printed = self.version(s, version)
        s.pay(seat, self.price(s, version, free))
        s.emit("trades", seat, partner)
        s.gain_vp(partner, printed.data.partner_vp, FROM_TRADE)
        for name, stat, n in printed.effects:
            if name == "gain_levels":
                gain_levels(s, seat, stat, n)
