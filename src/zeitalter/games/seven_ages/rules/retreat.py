"""Retreat from a conflict (S87, S87b): who may, where to, and what goes where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from zeitalter.engine.errors import Objection
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import AIR, NAVAL
from zeitalter.games.seven_ages.rules.aftermath import end_conflict
from zeitalter.games.seven_ages.rules.control import has_carrier
from zeitalter.games.seven_ages.rules.fight import (
    force,
    has_tactician,
    is_fighting,
    leaders_there,
    set_force,
)
from zeitalter.games.seven_ages.rules.leaders import move_leader
from zeitalter.games.seven_ages.rules.permits import allows
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import INVADED, came, origin, settled, unit_type


class Groups(NamedTuple):
    """The units of a side by what they need: ground, water, a runway; invaders may go back to where they boarded."""

    land: tuple[int, ...]
    ships: tuple[int, ...]
    air: tuple[int, ...]
    invaders: tuple[int, ...]


def has_right(s: State, side: int) -> bool:
    """Whether a side may retreat at all now (S87, S88)."""
    if s.fight_marks[1 - side]:
        return True
    if s.fight_marks[side] and has_tactician(s, side):
        return True
    powers = s.components.powers[s.card[s.fight_sides[side]]]
    return any(p.op == "retreat_rule" and p.extra["value"] == "always_after_first_round" for p in powers)


def groups(s: State, side: int, back: bool) -> Groups:
    """The units of a side in groups; `back`: invaders return to their ships instead of going with the others."""
    classes = s.components.unit_class
    units = force(s, side)
    ships = tuple(unit for unit in units if classes[unit_type(unit)] == NAVAL)
    air = tuple(unit for unit in units if classes[unit_type(unit)] == AIR)
    ground = [unit for unit in units if classes[unit_type(unit)] not in (NAVAL, AIR)]
    invaders = tuple(unit for unit in ground if came(unit) == INVADED) if back else ()
    return Groups(tuple(unit for unit in ground if unit not in invaders), ships, air, invaders)


def goals(s: State, side: int) -> int:
    """The adjacent areas of a side without a conflict."""
    own = s.held[s.fight_sides[side]] & s.components.near[s.fight_area]
    return sum(1 << area for area in bits(own) if not s.raid[area])


def ship_goals(s: State, side: int, ships: Sequence[int]) -> int:
    """Where ships may go: water, or a port, but not over land; galleys not to an ocean."""
    c, here = s.components, s.fight_area
    found = goals(s, side) & (c.water | c.coastal)
    if c.land >> here & 1:
        found &= ~sum(1 << port for port in bits(found & c.land) if not c.near[port] & c.near[here] & c.water)
    galleys = any(c.galley[unit_type(unit)] for unit in ships)
    return found & ~c.ocean if galleys and not allows(s, s.fight_sides[side], "galleys_enter_ocean") else found


def air_goals(s: State, side: int, ships: Sequence[int], harbour: int) -> int:
    """Where air units may go: land, or water with an own carrier, which may be among the ships that go there (S75b)."""
    c, found = s.components, goals(s, side)
    afloat = {area for area in bits(found & c.water) if has_carrier(s, s.units[area])}
    if has_carrier(s, ships):
        afloat.add(harbour)
    return found & (c.land | sum(1 << area for area in afloat))


def can_go_back(s: State, side: int, invaders: Sequence[int]) -> bool:
    """Whether invaders find a ship next to the area and own land where they boarded (S87b)."""
    c, e, area = s.components, s.fight_sides[side], s.fight_area
    if not invaders or not all(s.holder[origin(unit, area)] == e for unit in invaders):
        return False
    fleets = bits(s.held[e] & c.water & c.near[area])
    return any(c.unit_class[unit_type(unit)] == NAVAL for water in fleets for unit in s.units[water])


def ways_out(s: State, side: int) -> list[Action]:
    """Every retreat that is possible for all units of a side."""
    found: list[Action] = []
    for verb, back in (("retreat", False), ("sail_back", True)):
        parts = groups(s, side, back)
        if back and not can_go_back(s, side, parts.invaders):
            continue
        land = list(bits(goals(s, side) & s.components.land)) if parts.land else [-1]
        ships = list(bits(ship_goals(s, side, parts.ships))) if parts.ships else [-1]
        for ground, harbour in product(land, ships):
            runways = list(bits(air_goals(s, side, parts.ships, harbour))) if parts.air else [-1]
            found += [(verb, tuple(a for a in (ground, harbour, runway) if a >= 0)) for runway in runways]
    return found


def withdraw(s: State, side: int, action: Action) -> None:
    """Everything left of a side leaves the area, its leaders with the first group (S87)."""
    e, area = s.fight_sides[side], s.fight_area
    parts = groups(s, side, action[0] == "sail_back")
    places = list(action[1])
    first = places[0] if places else origin(parts.invaders[0], area)
    leaders = leaders_there(s, side)
    set_force(s, side, ())
    for units in (parts.land, parts.ships, parts.air):
        if units:
            s.add_units(places.pop(0), settled(units))
    for unit in parts.invaders:
        s.add_units(origin(unit, area), (unit_type(unit),))
    for leader in leaders:
        move_leader(s, e, leader, area, first)
    homes = {origin(unit, area) for unit in parts.invaders}
    s.emit("retreats", s.card[e], area, tuple(sorted(homes.union(action[1]))))


class Retreat(Decision[State]):
    """A side may leave the conflict after a round; the active one decides first."""

    seat: int
    card: int
    area: int
    rule = "S87"
    answers = ("retreat", "sail_back")

    def _side(self, s: State) -> int:
        return s.fight_sides.index(s.empire(self.card))

    def seats(self, s: State) -> Sequence[int]:
        if not is_fighting(s, self.area):
            return ()
        side = self._side(s)
        return (self.seat,) if has_right(s, side) and ways_out(s, side) else ()

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("fight_on",), *ways_out(s, self._side(s))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        side = self._side(s)
        if action == ("fight_on",) or action in ways_out(s, side):
            return None
        if action[0] == "sail_back":
            return Objection("no-ship-to-go-back", (), "S87b")
        c = s.components
        for area in action[1]:
            if not c.near[s.fight_area] >> area & 1:
                return Objection("retreat-too-far", (area,), "S87")
            if s.holder[area] != s.fight_sides[side]:
                return Objection("retreat-not-own", (area,), "S87")
            if s.raid[area]:
                return Objection("retreat-into-conflict", (area,), "S87")
        return Objection("retreat-not-for-all", (), "S87b")

    def take(self, s: State, seat: int, action: Action) -> None:
        if action == ("fight_on",):
            return
        side = self._side(s)
        withdraw(s, side, action)
        end_conflict(s, (side,))
