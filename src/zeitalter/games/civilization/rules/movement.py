"""Phase 5: every token moves once, over a land border or by ship (43.5).

A turn is a series of small moves; `rested` says which tokens may still move, `moves_left` and `aboard` how far ships
can still sail and what they carry. All of it can be taken back until the turn is ended.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import ASTRONOMY, CLOTH_MAKING
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import State

CAPACITY, RANGE, RANGE_WITH_CLOTH_MAKING = 5, 4, 5


class Movement(Step[State]):
    """Everybody moves, in the order of the census (43.5)."""

    rule = "43.5"

    def run(self, s: State) -> None:
        begin(s, 5)
        s.push(*(StartMoves(seat) for seat in s.census))


class StartMoves(Step[State]):
    """All tokens and ships of a seat are fresh."""

    seat: int
    rule = "43.5"

    def run(self, s: State) -> None:
        areas = s.components.areas
        s.rested = tuple(s.tokens[self.seat * areas : (self.seat + 1) * areas])
        reach = RANGE_WITH_CLOTH_MAKING if s.has(self.seat, CLOTH_MAKING) else RANGE
        s.moves_left = (reach,) * len(s.ships[self.seat])
        s.aboard = (0,) * len(s.ships[self.seat])
        if s.on_board(self.seat) or s.ships[self.seat]:
            s.push(Move(self.seat))
        else:
            s.rested = ()


class Move(Decision[State]):
    """Move tokens over a border, load, sail and unload ships, or end the turn (43.5)."""

    seat: int
    rule = "43.5"
    answers = ("move", "load", "sail", "unload", "end_moves")
    drafts = ("move", "load", "sail", "unload")
    autoplay = False

    def options(self, s: State, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        ways, row = s.components.land_moves, s.row
        for area in compress(range(s.components.areas), s.rested):
            n = s.rested[area]
            found += ways.get((row, area, n)) or _ways(s, area, n)
        if s.table.options["variant"] == "nomads":
            found = [way for way in found if not _foreign(s, seat, way[2])]
        for ship in range(len(s.moves_left)):
            found += self._of_ship(s, seat, ship)
        if self._cannot_end(s, seat) is None:
            found.append(("end_moves",))
        return found

    def _of_ship(self, s: State, seat: int, ship: int) -> Iterator[Action]:
        coast, left, cargo = s.ships[seat][ship], s.moves_left[ship], s.aboard[ship]
        area = s.components.coast_area[coast]
        if not s.components.open_sea[coast]:
            if left:
                for n in range(1, min(CAPACITY - cargo, s.rested[area]) + 1):
                    yield ("load", ship, n)
            if may_land(s, seat, coast):
                for n in range(1, cargo + 1):
                    yield ("unload", ship, n)
        for to in self._goals(s, seat, ship) if left else ():
            yield ("sail", ship, to)

    def _goals(self, s: State, seat: int, ship: int) -> Sequence[int]:
        """Where a ship can sail next; but for nomads, who keep out of foreign areas, always the same from a coast."""
        coast = s.ships[seat][ship]
        key = s.row, coast, s.moves_left[ship], sails_open_sea(s, seat)
        same = s.table.options["variant"] != "nomads"
        found = s.components.goals.get(key) if same else None
        if found is None:
            links = s.components.coast_links[coast]
            found = tuple(to for to in links if self._cannot_sail(s, seat, ship, to) is None)
            if same:
                s.components.goals[key] = found
        return found

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        land = range(s.components.areas)
        ships = range(len(s.moves_left))
        return [
            *(
                ("move", a, b, n)
                for a in land
                if s.in_area(seat, a)
                for b in land
                for n in range(1, s.in_area(seat, a) + 1)
            ),
            *(("load", ship, n) for ship in ships for n in range(1, CAPACITY + 1)),
            *(("unload", ship, n) for ship in ships for n in range(1, CAPACITY + 1)),
            *(("sail", ship, to) for ship in ships for to in range(len(s.components.coast_links))),
            ("end_moves",),
        ]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "move":
            return self._cannot_move(s, seat, *action[1:])
        if action[0] == "end_moves":
            return self._cannot_end(s, seat)
        if not 0 <= action[1] < len(s.moves_left):
            return Objection("no-such-ship", (), "43.5")
        if action[0] == "sail":
            return self._cannot_sail(s, seat, action[1], action[2])
        return self._cannot_handle(s, seat, *action)

    def _cannot_move(self, s: State, seat: int, area: int, to: int, n: int) -> Objection | None:
        if area >= s.components.areas or not 0 < n <= s.rested[area]:
            return Objection("not-enough-tokens", (area, n), "43.5")
        if to not in s.components.land_links[area]:
            by_water = to in s.components.near[area]
            return Objection("water-between" if by_water else "not-adjacent", (area, to), "43.5")
        if not s.open_areas[to]:
            return Objection("not-in-play", (to,), "A-39")
        if s.option("variant") == "nomads" and _foreign(s, seat, to):
            return Objection("foreign-tokens", (to,), "71")
        return None

    def _cannot_handle(self, s: State, seat: int, verb: str, ship: int, n: int) -> Objection | None:
        """Why a ship cannot load or unload."""
        coast = s.ships[seat][ship]
        area = s.components.coast_area[coast]
        if s.components.open_sea[coast]:
            return Objection("ship-at-sea", (), "43.5")
        if verb == "unload":
            if not 0 < n <= s.aboard[ship]:
                return Objection("no-cargo", (), "43.5")
            return None if may_land(s, seat, coast) else Objection("foreign-tokens", (area,), "71")
        if not s.moves_left[ship]:
            return Objection("range-used-up", (self._range(s, seat),), "43.5")
        if s.aboard[ship] + n > CAPACITY or n < 1:
            return Objection("ship-full", (CAPACITY,), "43.5")
        if n > s.rested[area]:
            return Objection("not-enough-tokens", (area, n), "43.5")
        return None

    def _cannot_sail(self, s: State, seat: int, ship: int, to: int) -> Objection | None:
        c = s.components
        here = s.ships[seat][ship]
        if to not in c.coast_links[here]:
            if _land_between(s, here, to):
                return Objection("not-by-ship", (to,), "A-08")
            return Objection("not-next-by-ship", (to,), "43.5")
        left = s.moves_left[ship]
        if not left:
            return Objection("range-used-up", (self._range(s, seat),), "43.5")
        if c.open_sea[to]:
            if not sails_open_sea(s, seat):
                return Objection("open-sea-closed", (to,), "53.6")
        elif not s.open_areas[c.coast_area[to]]:
            return Objection("not-in-play", (c.coast_area[to],), "A-39")
        if not can_end(s, seat, to, left - 1, False):
            return Objection("no-way-back", (to,), "A-07")
        if s.aboard[ship] and not can_end(s, seat, to, left - 1, True):
            return Objection("no-landing", (to,), "71")
        return None

    def _cannot_end(self, s: State, seat: int) -> Objection | None:
        for ship, cargo in enumerate(s.aboard):
            if cargo:
                return Objection("cargo-aboard", (ship,), "43.5")
            if s.components.open_sea[s.ships[seat][ship]]:
                return Objection("ends-at-sea", (ship,), "A-07")
        return None

    def _range(self, s: State, seat: int) -> int:
        return RANGE_WITH_CLOTH_MAKING if s.has(seat, CLOTH_MAKING) else RANGE

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "end_moves":
            s.rested = s.moves_left = s.aboard = ()
            return
        s.push(self)
        if action[0] == "move":
            _, area, to, n = action
            s.rested = _changed(s.rested, area, -n)
            s.shift(seat, area, -n)
            s.shift(seat, to, n)
            s.emit("moves", seat, n, area, to)
            return
        ship = action[1]
        coast = s.ships[seat][ship]
        area = s.components.coast_area[coast]
        if action[0] == "sail":
            s.ships[seat] = (*s.ships[seat][:ship], action[2], *s.ships[seat][ship + 1 :])
            s.moves_left = _changed(s.moves_left, ship, -1)
            s.emit("sails", seat, coast, action[2])
        elif action[0] == "load":
            s.rested = _changed(s.rested, area, -action[2])
            s.shift(seat, area, -action[2])
            s.aboard = _changed(s.aboard, ship, action[2])
            s.emit("loads", seat, action[2], area)
        else:
            s.shift(seat, area, action[2])
            s.aboard = _changed(s.aboard, ship, -action[2])
            s.emit("unloads", seat, action[2], area)

    def default(self, s: State, seat: int) -> Action | None:
        """End the turn; a ship at sea sails to the nearest coast first, cargo is set ashore."""
        if self._cannot_end(s, seat) is None:
            return ("end_moves",)
        for ship, cargo in enumerate(s.aboard):
            coast = s.ships[seat][ship]
            if cargo and not s.components.open_sea[coast] and may_land(s, seat, coast):
                return ("unload", ship, cargo)
            if cargo or s.components.open_sea[coast]:
                ways = [to for to in s.components.coast_links[coast] if self._cannot_sail(s, seat, ship, to) is None]
                return ("sail", ship, min(ways, key=lambda to: s.components.open_sea[to]))
        return None


def _ways(s: State, area: int, n: int) -> tuple[Action, ...]:
    """All ways to leave an area with up to n tokens; always the same, so they are made once."""
    links = [to for to in s.components.land_links[area] if s.open_areas[to]]
    ways = tuple(("move", area, to, k) for to in links for k in range(1, n + 1))
    s.components.land_moves[s.row, area, n] = ways
    return ways


def sails_open_sea(s: State, seat: int) -> bool:
    """Whether the ships of a seat cross open sea: with astronomy, and always in the simple games (53.6, 71, 72)."""
    return s.has(seat, ASTRONOMY) or s.option("variant") != "full"


def may_land(s: State, seat: int, coast: int) -> bool:
    """Whether cargo may be set ashore here; nomads keep out of foreign areas (71)."""
    return s.option("variant") != "nomads" or not _foreign(s, seat, s.components.coast_area[coast])


def can_end(s: State, seat: int, coast: int, left: int, loaded: bool) -> bool:
    """Whether a ship here with so many steps left can end its voyage on a coast, with cargo where it may land."""
    c = s.components
    seen, edge = {coast}, [coast]
    for _ in range(left + 1):
        for place in edge:
            if not c.open_sea[place] and (not loaded or may_land(s, seat, place)):
                return True
        edge = [to for place in edge for to in c.coast_links[place] if to not in seen and _sails_to(s, seat, to)]
        seen.update(edge)
    return False


def _sails_to(s: State, seat: int, to: int) -> bool:
    if s.components.open_sea[to]:
        return sails_open_sea(s, seat)
    return s.open_areas[s.components.coast_area[to]]


def _land_between(s: State, here: int, to: int) -> bool:
    """Whether a ship cannot sail there because it lies on another water or on the other side of the land (A-08)."""
    c = s.components
    if c.open_sea[here] or c.open_sea[to]:
        return False
    area, other = c.coast_area[here], c.coast_area[to]
    return c.coast_water[here] != c.coast_water[to] or other == area or other in c.near[area]


def _foreign(s: State, seat: int, area: int) -> bool:
    areas = s.components.areas
    return any(s.tokens[other * areas + area] for other in range(s.players) if other != seat)


def _changed(values: tuple[int, ...], i: int, by: int) -> tuple[int, ...]:
    return (*values[:i], values[i] + by, *values[i + 1 :])
