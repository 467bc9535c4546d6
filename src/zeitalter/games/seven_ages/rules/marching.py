"""One step of units in a Manoeuvre: who may go where, what it costs, what must stay behind (S69-S73, S76).

A `March` is made for one moment and finds once what is the same for all steps of an empire. `refusal` says why a group
cannot step into an area, `step` takes it there; ships that carry units and flights use its parts.
"""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.games.seven_ages.data.components import AIR, ARTILLERY, EXPLORER, NAVAL, STRATEGIST
from zeitalter.games.seven_ages.data.effects import Effect
from zeitalter.games.seven_ages.rules.conditions import all_hold, connected
from zeitalter.games.seven_ages.rules.control import enter_neutral, give_up
from zeitalter.games.seven_ages.rules.leaders import move_leader
from zeitalter.games.seven_ages.rules.permits import allows
from zeitalter.games.seven_ages.rules.situation import Situation
from zeitalter.games.seven_ages.rules.state import COLOURS, State, put
from zeitalter.games.seven_ages.rules.stats import UNLIMITED, effects_on, is_untouched, summed
from zeitalter.games.seven_ages.rules.united_nations import offence_by_move
from zeitalter.games.seven_ages.rules.units import (
    CROSSED,
    FULL,
    OVERLAND,
    halted,
    has_moved,
    is_halted,
    moved,
    origin,
    spent,
    together,
    unit_type,
    without,
)
from zeitalter.games.seven_ages.rules.world import at_peace

RAIL_COST = 1
"""What a move through own land costs with Railways, however long it is (S70)."""
Units = tuple[int, ...]
Leaders = tuple[int, ...]


class March:
    """What holds for all steps of an empire at one moment; `led`: only a Strategist's stack moves (S77)."""

    __slots__ = ("_cost", "_costs", "_lines", "_point", "_points", "c", "carrier", "e", "led", "oceans", "rails", "s",
                 "vacates")  # fmt: skip

    def __init__(self, s: State, e: int, led: bool = False) -> None:
        self.s, self.e, self.led = s, e, led
        self.c = s.components
        self.carrier = self.c.carrier
        self.vacates = self.rails = self.oceans = False
        self._costs: Sequence[tuple[Effect, int]] = ()
        self._points: Sequence[tuple[Effect, int]] = ()
        if not is_untouched(s, e, self.c.marching):
            self.vacates = allows(s, e, "vacate_land_areas")
            self.rails = allows(s, e, "unlimited_own_land_move_for_1")
            self.oceans = allows(s, e, "galleys_enter_ocean")
            self._costs = effects_on(s, e, "move_cost")
            self._points = effects_on(s, e, "move_points")
        self._cost: dict[tuple[int, int, bool], int] = {}
        self._point: dict[tuple[int, bool], int] = {}
        self._lines: dict[int, int] = {}

    # -- points and costs ---------------------------------------------------------------------------------------------

    def points(self, kind: int, explored: bool) -> int:
        """The movement points of a type; `explored`: with an Explorer (S69, S70)."""
        if not self._points:
            return self.c.move[kind]
        found = self._point.get((kind, explored))
        if found is None:
            now = Situation(unit=kind, with_leader=explored)
            how = [one for effect, source in self._points for one in effect.how if self._holds(effect, now, source)]
            found = self._point[kind, explored] = summed(how, "high").applied_to(self.c.move[kind])
        return found

    def cost(self, kind: int, start: int, goal: int, explored: bool) -> int:
        """What it costs a type to go from an area into another one (S69, S70); a port costs a ship what water costs."""
        c = self.c
        if self.rails and c.unit_class[kind] <= ARTILLERY and self.line(start) >> goal & 1:
            return RAIL_COST
        paid = start if c.unit_class[kind] == NAVAL and c.land >> goal & 1 else goal
        if not self._costs:
            return c.area_cost[paid]
        found = self._cost.get((kind, paid, explored))
        if found is None:
            now = Situation(area=paid, unit=kind, with_leader=explored)
            how = [one for effect, source in self._costs for one in effect.how if self._holds(effect, now, source)]
            found = self._cost[kind, paid, explored] = summed(how).applied_to(c.area_cost[paid])
        return found

    def _holds(self, effect: Effect, now: Situation, source: int) -> bool:
        return all_hold(self.s, self.e, effect.filter, now, source)

    def line(self, start: int) -> int:
        """The own land areas that Railways connect with an area, as bits; without Railways none."""
        if not self.rails or not self.c.land >> start & 1:
            return 0
        found = self._lines.get(start)
        if found is None:
            found = connected(self.s, self.e, start, self.c.land) & ~(1 << start)
            self._lines[start] = found
        return found

    def affords(self, unit: int, start: int, goal: int, explored: bool) -> bool:
        """Whether a unit has the points for a step; the first one is always possible (S69b)."""
        return self.points_left(unit, explored) >= self.cost(unit_type(unit), start, goal, explored)

    def points_left(self, unit: int, explored: bool) -> int:
        """What a unit may spend on its next step: on the first one anything (S69b); carriers take air units along."""
        kind = unit_type(unit)
        if not has_moved(unit) or self.c.unit_class[kind] == AIR:
            return UNLIMITED
        return -1 if is_halted(unit) else self.points(kind, explored) - spent(unit)

    def explored(self, leaders: Leaders) -> bool:
        """Whether an Explorer is among leaders."""
        return bool(leaders) and any(self.c.leader_codes[leader] >> EXPLORER & 1 for leader in leaders)

    # -- who is there -------------------------------------------------------------------------------------------------

    def class_of(self, unit: int) -> int:
        """The class of a unit."""
        return self.c.unit_class[unit_type(unit)]

    def strength(self, unit: int) -> tuple[int, int]:
        """How much a unit is worth in a conflict; no two are alike."""
        kind = unit_type(unit)
        return self.c.front[kind] + self.c.support[kind], unit

    def leaders_at(self, area: int) -> Leaders:
        """The leaders of the empire in an area."""
        leaders = self.s.leaders[self.e]
        return tuple([leader for leader, where in leaders if where == area]) if leaders else ()

    def is_strategist(self, leader: int) -> bool:
        """Whether a leader is a Strategist."""
        return bool(self.c.leader_codes[leader] >> STRATEGIST & 1)

    def began(self, leader: int, area: int) -> int:
        """Where the move of a leader who is in an area now began."""
        for one, where, start in self.s.marched:
            if one == leader and where == area:
                return start
        return area

    def has_carrier(self, units: Sequence[int]) -> bool:
        """Whether there is a carrier for air units among some units (S75b)."""
        for unit in units:
            if unit_type(unit) == self.carrier:
                return True
        return False

    # -- refusals -----------------------------------------------------------------------------------------------------

    def refusal(self, start: int, goal: int, units: Units, leaders: Leaders) -> Objection | None:
        """Why a group cannot step from an area into another one."""
        return (
            self.not_there(start, units, leaders)
            or self.no_way(start, goal, units)
            or self.treaty(goal)
            or self.too_far(start, goal, units, leaders)
            or self.must_stay(start, units, leaders)
        )

    def not_there(self, start: int, units: Units, leaders: Leaders) -> Objection | None:
        """Why such a group is not there."""
        s = self.s
        stack = s.units[start] if s.holder[start] == self.e else ()
        if any(units.count(unit) > stack.count(unit) for unit in units):
            return Objection("units-not-there", (start,), "S68")
        here = self.leaders_at(start)
        for leader in leaders:
            if leaders.count(leader) > here.count(leader):
                return Objection("leader-is-elsewhere", (leader, start), "S76")
        if not units:
            return Objection("nobody-moves", (), "S76")
        if self.led and not any(map(self.is_strategist, leaders)):
            return Objection("strategist-must-lead", (), "S77")
        return None

    def no_way(self, start: int, goal: int, units: Units) -> Objection | None:
        """Why a group does not come from an area into another one at all (S72b, S73)."""
        c = self.c
        classes = {self.class_of(unit) for unit in units}
        if not (c.near[start] | self.line(start)) >> goal & 1:
            return Objection("areas-not-adjacent", (start, goal), "S69")
        if AIR in classes and not self.has_carrier(units):
            return Objection("air-units-fly", (), "S75")
        if c.water >> goal & 1:
            if min(classes) <= ARTILLERY:
                return Objection("land-units-need-ships", (goal,), "S73")
            if not self.oceans and c.ocean >> goal & 1 and any(c.galley[unit_type(unit)] for unit in units):
                return Objection("galleys-avoid-oceans", (goal,), "S73")
        elif max(classes) > ARTILLERY and (c.land >> start & 1 or self.s.holder[goal] != self.e):
            return Objection("ships-need-ports", (goal,), "S72b")
        return None

    def treaty(self, goal: int) -> Objection | None:
        """Whether a Peace treaty closes an area (S72)."""
        holder = self.s.holder[goal]
        if holder >= 0 and holder != self.e and at_peace(self.s, self.e, holder):
            return Objection("treaty-forbids-entry", (self.s.card[holder], goal), "S72")
        return None

    def too_far(self, start: int, goal: int, units: Units, leaders: Leaders) -> Objection | None:
        """Whether a unit of a group lacks the points; a carrier takes air units along."""
        explored = self.explored(leaders)
        for unit in units:
            if self.class_of(unit) != AIR and not self.affords(unit, start, goal, explored):
                kind = unit_type(unit)
                left = 0 if is_halted(unit) else max(0, self.points(kind, explored) - spent(unit))
                return Objection("points-used-up", (kind, self.cost(kind, start, goal, explored), left), "S69")
        return None

    def must_stay(self, start: int, units: Units, leaders: Leaders) -> Objection | None:
        """Why a group cannot leave an area: somebody must stay (S71, S75b, S76b)."""
        stack = self.s.units[start]
        if len(units) < len(stack) and self.c.land >> start & 1:
            return None
        rest = without(stack, units)
        if rest:
            at_sea = self.c.water >> start & 1 and not self.has_carrier(rest)
            if at_sea and any(self.class_of(unit) == AIR for unit in rest):
                return Objection("air-units-need-carrier", (start,), "S75b")
            return None
        if not self.may_vacate(start, leaders):
            return Objection("area-not-vacated", (start,), "S71")
        here = self.leaders_at(start)
        for leader in here:
            if leaders.count(leader) < here.count(leader):
                return Objection("leader-left-alone", (leader, start), "S76b")
        return None

    def may_vacate(self, start: int, leaders: Leaders) -> bool:
        """Whether nobody need stay in an area that a group with these leaders leaves (S71, S75b, A57)."""
        if self.vacates or self.c.water >> start & 1:
            return True
        codes = self.c.leader_codes
        for leader in leaders:
            if codes[leader] >> EXPLORER & 1 and self.began(leader, start) != start:
                return True
        for unit in self.s.units[start]:
            if self.c.unit_class[unit_type(unit)] != AIR:
                return False
        return True

    # -- doing --------------------------------------------------------------------------------------------------------

    def step(self, start: int, goal: int, units: Units, leaders: Leaders) -> Units:
        """A group goes into an area; its units as they are there."""
        c, explored = self.c, self.explored(leaders)
        crossed = (c.river[start] | c.arrow[start]) >> goal & 1 and c.land >> start & 1
        came = CROSSED if crossed else OVERLAND
        arrived = []
        for unit in units:
            kind = unit_type(unit)
            used = FULL if self.class_of(unit) == AIR else spent(unit) + self.cost(kind, start, goal, explored)
            arrived.append(moved(kind, min(used, FULL), origin(unit, start), came))
        found = tuple(sorted(arrived))
        self.go(start, goal, units, found, leaders)
        return found

    def go(self, start: int, goal: int, units: Units, arrived: Units, leaders: Leaders) -> None:
        """Units leave an area and lie in another one as given, leaders go with them."""
        for leader in leaders:
            self.lead(leader, start, goal)
        self.arrive(goal, arrived)
        self.leave(start, units)
        self.report(goal, arrived, leaders)

    def lead(self, leader: int, start: int, goal: int) -> None:
        """A leader goes along into an area."""
        s, first = self.s, self.began(leader, start)
        known = list(s.marched)
        if (leader, start, first) in known:
            known.remove((leader, start, first))
        s.marched = tuple(sorted((*known, (leader, goal, first))))
        move_leader(s, self.e, leader, start, goal)

    def arrive(self, goal: int, units: Units) -> None:
        """Units are in an area now: among others of their own, as its new holders, or as raiders (S72)."""
        s, e = self.s, self.e
        holder = s.holder[goal]
        if holder == e:
            s.add_units(goal, units)
        elif holder < 0:
            s.units[goal] = units
            s.trodden |= 1 << goal
            enter_neutral(s, e, goal)
        else:
            s.raid = put(s.raid, goal, together(s.raid[goal], units))
            if not self.c.ocean >> goal & 1:
                s.entered = put(s.entered, e * COLOURS + holder, s.turn)

    def leave(self, start: int, units: Units) -> None:
        """Units are no longer in an area; those a Strategist leaves behind have to stay (S77)."""
        s = self.s
        rest = without(s.units[start], units)
        if not rest:
            give_up(s, start, passed=bool(s.trodden >> start & 1))
            return
        if self.led and not any(map(self.is_strategist, self.leaders_at(start))):
            rest = tuple(sorted(halted(unit, start) for unit in rest))
        s.units[start] = rest

    def report(self, goal: int, units: Units, leaders: Leaders) -> None:
        """Units that have entered an area of another empire may be an offence (S135)."""
        if self.s.holder[goal] != self.e:
            offence_by_move(self.s, self.e, goal, units, leaders)
