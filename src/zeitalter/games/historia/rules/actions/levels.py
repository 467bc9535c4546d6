"""Military and Technology: pay cubes, gain levels (H26-H32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import MILITARY, STAT_MILITARY, STAT_TECHNOLOGY, TECHNOLOGY
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.matrix import can_rise, gain_levels
from zeitalter.games.historia.rules.state import State


class GainLevels(ActionRule):
    """`(verb, version)`."""

    stat: ClassVar[int]

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        return [(self.verb, v) for v in versions] if can_rise(s, seat, self.stat) else []

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [(self.verb, BASIC), (self.verb, ADVANCED)]

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        if not can_rise(s, seat, self.stat):
            return Objection("no-cell", (self.stat,), self.rule)
        return self.price_objection(s, seat, action[1], free)

    def lack(self, s: State, seat: int) -> str:
        return "" if can_rise(s, seat, self.stat) else "cell"

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        s.pay(seat, self.price(s, action[1], free))
        for name, stat, n in self.version(s, action[1]).effects:
            if name == "gain_levels":
                gain_levels(s, seat, stat, n)


class Military(GainLevels):
    """One level up for 1 cube, two for 3."""

    number = MILITARY
    verb = "military"
    rule = "H27"
    stat = STAT_MILITARY


class Technology(GainLevels):
    """One level to the right for 1 cube, two for 3."""

    number = TECHNOLOGY
    verb = "technology"
    rule = "H31"
    stat = STAT_TECHNOLOGY
