"""The movement of a Manoeuvre (S68-S76): a row of small moves of groups, flights, voyages and leaders without units.

Every group that may go can be named (forms); a list of sensible ones, at most `LISTED`, is there for programs. A unit
remembers what it has spent (`units.py`), so every row of moves comes to an end; a leader goes alone once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Option
from zeitalter.engine.masks import bits
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import AIR, ARTILLERY
from zeitalter.games.seven_ages.rules import flight, transport, voyage
from zeitalter.games.seven_ages.rules.groups import escorts, group_form
from zeitalter.games.seven_ages.rules.journeys import cannot_travel, journey_forms, journeys, travel, travellers
from zeitalter.games.seven_ages.rules.marching import Leaders, March, Units
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import TYPES, is_halted, unit_type, without

FIRST, WORLD_WAR_MOVE, EXTRA_MOVE, STRATEGIST_MOVE = range(4)
"""Why an empire moves: the move of every Manoeuvre, or once more (S77)."""
LISTED = 150
"""About as many moves are listed one by one."""
TRIES = 40
Opening = tuple[int, Leaders, Units]
"""An area that can be entered, leaders, and the units that can go with them."""


class Movement(Decision[State]):
    """Units and leaders of the active empire move until its player is done."""

    seat: int
    card: int
    phase: int
    rule = "S68"
    answers = ("move", "fly", "set_sail", "travel", "done")
    drafts = ("move", "fly", "travel")
    autoplay = False

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if s.empire(self.card) >= 0 else ()

    def march(self, s: State) -> March:
        """What holds for all moves now."""
        return March(s, s.empire(self.card), self.phase == STRATEGIST_MOVE)

    def options(self, s: State, seat: int) -> Sequence[Option]:
        return [*moves(self.march(s)), ("done",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "done":
            return None
        march = self.march(s)
        if action[0] == "move":
            return march.refusal(*action[1:])
        if action[0] == "fly":
            return flight.refusal(march, *action[1:])
        if action[0] == "travel":
            return cannot_travel(march, *action[1:])
        return transport.cannot_set_sail(march, *action[1:])

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
            s.trodden = 0
            return
        s.push(self)
        march = self.march(s)
        if action[0] == "move":
            move(march, *action[1:])
        elif action[0] == "fly":
            flight.fly(march, *action[1:])
        elif action[0] == "travel":
            travel(march, *action[1:])
        else:
            voyage.set_sail(march, seat, *action[1:])

    def sample(self, s: State, seat: int, form: Form, r: Random) -> Action:
        """Filled in at random; where that often fails, one of the moves that are listed."""
        for _ in range(TRIES):
            action = form.sample(r)
            if self.objection(s, seat, action) is None:
                return action
        march = self.march(s)
        start = form.fields[0].sample(r)
        known = flight.possible(march, start) if form.verb == "fly" else marches(march, start)
        return r.choice([action for action in known if form.accepts(action)])

    def default(self, s: State, seat: int) -> Action | None:
        return ("done",)

    def bot_options(self, s: State, seat: int, options: Sequence[Option]) -> Sequence[Option]:
        return [option for option in options if not isinstance(option, Form)]

    def bot_list(self, s: State, seat: int) -> Sequence[Option]:
        return [*moves(self.march(s), with_forms=False), ("done",)]


def can_move(s: State, e: int, phase: int) -> bool:
    """Whether an empire can move at all."""
    march = March(s, e, phase == STRATEGIST_MOVE)
    starts = [start for start in bits(s.held[e]) if can_leave(march, start)]
    return (
        any(can_march(march, start) for start in starts)
        or any(True for _ in transport.departures(march))
        or any(flight.forms(march, start) for start in starts)
        or bool(travellers(march))
    )


# -- what is offered ---------------------------------------------------------------------------------------------------


def moves(march: March, with_forms: bool = True) -> list[Option]:
    """Moves to choose from: first the most useful ones, one by one, then forms for everything else."""
    starts = [start for start in bits(march.s.held[march.e]) if can_leave(march, start)]
    ways = [list(openings(march, start)) for start in starts]
    groups = [together(march, start, open_) for start, open_ in zip(starts, ways, strict=True)]
    singles = [single(march, start, open_) for start, open_ in zip(starts, ways, strict=True)]
    found: dict[Action, None] = {}
    airfields = [start for start in starts if flight.squadron(march, start)]
    for listed in (*groups, transport.departures(march), *(flight.listed(march, start) for start in airfields)):
        found.update(dict.fromkeys(listed))
    going = travellers(march)
    for listed in (*singles, journeys(going)):
        for action in listed[: max(0, LISTED - len(found))]:
            found[action] = None
    if not with_forms:
        return list(found)
    cut = len(found) >= LISTED
    forms: list[Option] = []
    for start, group, one in zip(starts, groups, singles, strict=True):
        forms += group_forms(march, start, [*group, *one], cut)
        if start in airfields:
            forms += flight.forms(march, start)
    forms += journey_forms(going)
    return [*found, *forms]


def marches(march: March, start: int) -> list[Action]:
    """All moves from an area that can be listed one by one."""
    ways = list(openings(march, start))
    return [*together(march, start, ways), *single(march, start, ways)]


def can_march(march: March, start: int) -> bool:
    """Whether somebody in an area can move into the next one."""
    for way in openings(march, start):
        if together(march, start, (way,)) or single(march, start, (way,)):
            return True
    return False


def can_leave(march: March, start: int) -> bool:
    """Whether somebody in an area may still move."""
    stack, here = march.s.units[start], march.leaders_at(start)
    if march.led and not any(map(march.is_strategist, here)):
        return False
    if len(stack) == 1 and not march.may_vacate(start, here):
        return False
    return stack[0] < TYPES or not all(is_halted(unit) for unit in stack)


def openings(march: March, start: int) -> Iterator[Opening]:
    """The areas next to an area that units there can enter: each with leaders and the units that can go with them."""
    s, c, classes = march.s, march.c, march.c.unit_class
    rested = s.units[start][-1] < TYPES
    from_land = c.land >> start & 1
    by_land, by_sea = [], []
    for unit in s.units[start]:
        if classes[unit % TYPES] > ARTILLERY:
            by_sea.append(unit)
        elif from_land:
            by_land.append(unit)
    coast = [unit for unit in by_sea if not c.galley[unit % TYPES]] if by_sea and not march.oceans else by_sea
    led_by = []
    for leaders in escorts(march, start):
        explored = march.explored(leaders)
        left = {} if rested else {unit: march.points_left(unit, explored) for unit in s.units[start]}
        led_by.append((leaders, explored, left))
    for goal in c.adjacent[start]:
        if c.land >> goal & 1:
            pool = by_land if from_land else by_sea if s.holder[goal] == march.e else []
        else:
            pool = coast if c.ocean >> goal & 1 else by_sea
        if not pool or (s.treaty and march.treaty(goal) is not None):
            continue
        for leaders, explored, left in led_by:
            able = pool
            if not rested:
                able = [unit for unit in pool if left[unit] >= march.cost(unit % TYPES, start, goal, explored)]
            if pool is not by_land and not march.has_carrier(able):
                able = [unit for unit in able if classes[unit % TYPES] != AIR]
            if able:
                yield goal, leaders, tuple(able)


def together(march: March, start: int, ways: Sequence[Opening]) -> list[Action]:
    """Everybody who can goes; the weakest stays if somebody must."""
    found: list[Action] = []
    for goal, leaders, able in ways:
        units = able
        if len(able) == len(march.s.units[start]) and not march.may_vacate(start, leaders):
            units = without(able, (min(able, key=march.strength),)) if len(able) > 1 else ()
        if units and march.must_stay(start, units, leaders) is None:
            found.append(("move", start, goal, units, leaders))
    return found


def single(march: March, start: int, ways: Sequence[Opening]) -> list[Action]:
    """One unit goes, without leaders; behind a Strategist with him."""
    few, kinds = escorts(march, start)[-1], set(march.s.units[start])
    free = {unit for unit in kinds if march.class_of(unit) != AIR and march.must_stay(start, (unit,), few) is None}
    return [
        ("move", start, goal, (unit,), leaders)
        for goal, leaders, able in ways
        if leaders == few
        for unit in dict.fromkeys(able)
        if unit in free
    ]


def group_forms(march: March, start: int, known: Sequence[Action], cut: bool) -> Iterator[Form]:
    """Any other group of an area, if there is one; with Railways to any area of their line."""
    goals = {action[2] for action in known}
    line = march.line(start)
    by_rail = line & ~march.c.near[start] if line and any(line >> goal & 1 for goal in goals) else 0
    if by_rail:
        goals.update(bits(by_rail))
    more = cut or by_rail or march.leaders_at(start) or any(len(action[3]) > 1 for action in known)
    if goals and more:
        yield group_form("move", march, start, sorted(goals), march.s.units[start])


# -- doing -------------------------------------------------------------------------------------------------------------


def move(march: March, start: int, goal: int, units: Units, leaders: Leaders) -> None:
    """A group steps into an area."""
    s, e = march.s, march.e
    holder = s.holder[goal]
    kinds = tuple(unit_type(unit) for unit in units)
    if holder in (e, -1):
        s.emit("marches", s.card[e], kinds, leaders, start, goal)
    else:
        s.emit("raids", s.card[e], kinds, leaders, start, goal, s.card[holder])
    march.step(start, goal, units, leaders)
