"""Expansion: put a cube into a territory in reach (H40-H44a)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.historia.data.components import EXPANSION
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.actions.base import ADVANCED, BASIC, ActionRule
from zeitalter.games.historia.rules.state import State


class Expansion(ActionRule):
    """`("expansion", version, cubes recovered first, territory)`."""

    number = EXPANSION
    verb = "expansion"
    rule = "H40"

    def options(self, s: State, seat: int, versions: Sequence[int], free: bool) -> list[Action]:
        targets = bits(world.reach(s, seat))
        if not targets:
            return []
        personal, used = s.personal[seat], s.used[seat]
        found: list[Action] = []
        for v in versions:
            if v == BASIC:
                if personal:
                    found += [("expansion", BASIC, 0, t) for t in targets]
            else:
                most = min(used, self.version(s, v).data.recover_cubes_before)
                for n in range(most, -1, -1):
                    if personal + n:
                        found += [("expansion", v, n, t) for t in targets]
        return found

    def candidates(self, s: State, seat: int) -> list[Action]:
        every = range(len(s.tiles))
        basic: list[Action] = [("expansion", BASIC, 0, t) for t in every]
        return basic + [("expansion", ADVANCED, n, t) for n in (1, 0) for t in every]

    def objection(self, s: State, seat: int, action: Action, free: bool) -> Objection | None:
        _, version, n, territory = action
        if s.land[seat] >> territory & 1:
            return Objection("own-cube-there", (territory,), "H40")
        if not world.reach(s, seat) >> territory & 1:
            return Objection("out-of-reach", (territory,), "H43")
        most = self.version(s, version).data.recover_cubes_before
        if n > most:
            return Objection("too-many-cubes", (most,), "H41")
        if n > s.used[seat]:
            return Objection("not-in-used-pool", (s.used[seat],), "H41")
        if not s.personal[seat] + n:
            return Objection("no-cube", (), "H44")
        return None

    def lack(self, s: State, seat: int) -> str:
        return "" if world.reach(s, seat) else "reach"

    def do(self, s: State, seat: int, action: Action, free: bool) -> None:
        _, _, n, territory = action
        s.recover(seat, n)
        world.place(s, seat, territory)
