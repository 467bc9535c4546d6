"""Questions that effects of components ask: cards to take back, a cube to place (H74)."""

from __future__ import annotations

from itertools import combinations

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.historia.rules import map as world
from zeitalter.games.historia.rules.effects import effect
from zeitalter.games.historia.rules.state import State


@effect("recover_chosen_cards")
def _recover_chosen_cards(s: State, civ: int, origin: str, n: int) -> None:
    if s.row[civ]:
        s.push(TakeBackCards(civ, n))


class TakeBackCards(Decision[State]):
    """Take up to n cards of free choice from the row."""

    seat: int
    n: int
    rule = "H74"

    def options(self, s: State, seat: int) -> list[Action]:
        row = s.row[seat]
        return [("take_back", chosen) for k in range(min(self.n, len(row)), -1, -1) for chosen in combinations(row, k)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "take_back":
            for card in action[1]:
                if card not in s.row[seat]:
                    return Objection("card-not-in-row", (card,), "H74")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        s.take_back(seat, action[1])


@effect("place_cube")
def _place_cube(s: State, civ: int, origin: str, place: str, how_far: str) -> None:
    """One cube from exactly that place into a territory; no Expansion action."""
    pool = s.used if place == "used" else s.personal
    if pool[civ]:
        s.push(PlaceCube(civ, place, how_far))


class PlaceCube(Decision[State]):
    """Where to put the cube an advisor places."""

    seat: int
    place: str
    how_far: str
    rule = "H74"

    def seats(self, s: State) -> tuple[int, ...]:
        return (self.seat,) if self.targets(s) else ()

    def targets(self, s: State) -> int:
        """Mask of the territories in reach: adjacent or, with Navigation or an advisor that says so, any."""
        if self.how_far == "anywhere":
            return ~s.land[self.seat] & ((1 << len(s.tiles)) - 1)
        return world.reach(s, self.seat)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return [("cube", t) for t in range(len(s.tiles))] + [("no_cube",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "cube":
            return None
        if s.land[seat] >> action[1] & 1:
            return Objection("own-cube-there", (action[1],), "H40")
        if not self.targets(s) >> action[1] & 1:
            return Objection("out-of-reach", (action[1],), "H43")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "cube":
            if self.place == "used":
                s.used[seat] -= 1
                s.personal[seat] += 1
            world.place(s, seat, action[1])
