"""Raid: cubes back and points where a neighbour is weaker (H48, H49)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import RAID
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.state import FROM_RAID, State


class Raid(ActionRule):
    """`("raid", version, raided civilization)`; it loses nothing."""

    number = RAID
    verb = "raid"
    rule = "H48"

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        weaker = self._weaker(s, seat)
        return [("raid", v, p) for v in versions for p in weaker] if weaker else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("raid", v, p) for v in (BASIC, ADVANCED) for p in range(len(s.land)) if p != seat]

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        target = action[2]
        if target == seat:
            return Objection("not-yourself", (), "H48")
        if target not in world.neighbours(s, seat):
            return Objection("not-a-neighbour", (target,), "H61")
        if s.military[target] >= s.military[seat]:
            return Objection("not-weaker", (target,), "H48")
        return self.price_objection(s, seat, action[1], free)

    def lack(self, s: State, seat: int) -> str:
        return "" if self._weaker(s, seat) else "weaker"

    def _weaker(self, s: State, seat: int) -> list[int]:
        near, levels = world.neighbourhood(s, seat), s.military
        own = levels[seat]
        return [p for p, land in enumerate(s.land) if land & near and levels[p] < own]

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        _, version, target = action
        s.pay(seat, self.price(s, version, free))
        s.emit("raids", seat, target)
        for name, n in self.version(s, version).effects:
            if name == "recover_cubes":
                s.recover(seat, n)
            elif name == "gain_vp":
                s.gain_vp(seat, n, FROM_RAID)
