"""Art: pay cubes, take wonders of the row (H33-H35)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from zeitalter.engine.errors import Objection
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import ART
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.state import State
from zeitalter.games.historia.rules.wonders import build


class Art(ActionRule):
    """`("art", version, wonders)`."""

    number = ART
    verb = "art"
    rule = "H35"

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        return [("art", v, chosen) for v in versions for chosen in self._choices(s, v)]

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("art", v, chosen) for v in (BASIC, ADVANCED) for chosen in self._choices(s, v)] or [("art", BASIC, ())]

    def _choices(self, s: State, version: int) -> Iterable[tuple[int, ...]]:
        """As many wonders as the version takes, or all there are (A12)."""
        n = min(self.version(s, version).data.take_wonders, len(s.wonder_row))
        return combinations(s.wonder_row, n) if n else ()

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        if not s.wonder_row:
            return Objection("no-wonders", (), self.rule)
        missing = [w for w in action[2] if w not in s.wonder_row]
        if missing:
            return Objection("wonder-not-in-row", (missing[0],), "H33")
        if action[2] not in self._choices(s, action[1]):
            return Objection("other-number-of-wonders", (self.version(s, action[1]).data.take_wonders,), "H33")
        return self.price_objection(s, seat, action[1], free)

    def lack(self, s: State, seat: int) -> str:
        return "" if s.wonder_row else "row"

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        s.pay(seat, self.price(s, action[1], free))
        for wonder in action[2]:
            build(s, seat, wonder)
