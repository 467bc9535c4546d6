"""The movement of a Manoeuvre (S68-S76): a row of small moves of groups, flights, voyages and leaders without units.

Every group that may go can be named (forms); a list of sensible ones, at most `LISTED`, is there for programs. A unit
remembers what it has spent (`units.py`), so every row of moves comes to an end; a leader goes alone once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Option
from zeitalter.engine.steps import Decision
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import AIR, ARTILLERY
from zeitalter.games.seven_ages.rules import flight, voyage
from zeitalter.games.seven_ages.rules.groups import escorts, group_form
from zeitalter.games.seven_ages.rules.journeys import cannot_travel, journey_forms, journeys, travel
from zeitalter.games.seven_ages.rules.marching import Leaders, March, Units
from zeitalter.games.seven_ages.rules.state import State, bits
from zeitalter.games.seven_ages.rules.units import is_halted, unit_type

FIRST, WORLD_WAR_MOVE, EXTRA_MOVE, STRATEGIST_MOVE = range(4)
"""Why an empire moves: the move of every Manoeuvre, or once more (S77)."""
LISTED = 150
"""About as many moves are listed one by one."""
TRIES = 40


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
        return voyage.cannot_set_sail(march, *action[1:])

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[0] == "done":
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


def can_move(s: State, e: int, phase: int) -> bool:
    """Whether an empire can move at all."""
    return bool(moves(March(s, e, phase == STRATEGIST_MOVE)))


# -- what is offered ---------------------------------------------------------------------------------------------------


def moves(march: March) -> list[Option]:
    """Moves to choose from: first the most useful ones, one by one, then forms for everything else."""
    starts = [start for start in bits(march.s.held[march.e]) if can_leave(march, start)]
    groups = {start: list(together(march, start)) for start in starts}
    found: dict[Action, None] = dict.fromkeys(action for start in starts for action in groups[start])
    found |= dict.fromkeys(voyage.departures(march))
    for start in starts:
        found |= dict.fromkeys(flight.listed(march, start))
    more = [action for start in starts for action in single(march, start)]
    more += journeys(march)
    found |= dict.fromkeys(more[: max(0, LISTED - len(found))])
    cut = len(found) >= LISTED
    forms: list[Option] = []
    for start in starts:
        forms += group_forms(march, start, groups[start], cut)
        forms += flight.forms(march, start)
    forms += journey_forms(march)
    return [*found, *forms]


def can_leave(march: March, start: int) -> bool:
    """Whether somebody in an area may still move."""
    if march.led and not any(map(march.is_strategist, march.leaders_at(start))):
        return False
    return not all(is_halted(unit) for unit in march.s.units[start])


def together(march: March, start: int) -> Iterator[Action]:
    """Everybody who can goes: with all leaders, and without any."""
    for goal in march.c.adjacent[start]:
        for leaders in escorts(march, start):
            units = all_that_can(march, start, goal, leaders)
            if units and march.refusal(start, goal, units, leaders) is None:
                yield ("move", start, goal, units, leaders)


def single(march: March, start: int) -> Iterator[Action]:
    """One unit goes, without leaders; behind a Strategist with him."""
    leaders = escorts(march, start)[-1]
    for goal in march.c.adjacent[start]:
        for unit in sorted(set(march.s.units[start])):
            if march.refusal(start, goal, (unit,), leaders) is None:
                yield ("move", start, goal, (unit,), leaders)


def marches(march: March, start: int) -> list[Action]:
    """All moves from an area that are listed one by one."""
    return [*together(march, start), *single(march, start)]


def all_that_can(march: March, start: int, goal: int, leaders: Leaders) -> Units:
    """The units that can step into an area; the weakest stays if somebody must."""
    stack = march.s.units[start]
    by_sea = (march.c.water >> start | march.c.water >> goal) & 1
    explored = march.explored(leaders)
    able = [
        unit
        for unit in stack
        if (march.class_of(unit) > ARTILLERY) == by_sea
        and (march.class_of(unit) == AIR or march.affords(unit, start, goal, explored))
    ]
    if not march.has_carrier(tuple(able)):
        able = [unit for unit in able if march.class_of(unit) != AIR]
    if len(able) == len(stack) and not march.may_vacate(start, leaders):
        able.remove(min(able, key=lambda unit: _strength(march, unit)))
    return tuple(able)


def _strength(march: March, unit: int) -> tuple[int, int]:
    kind = unit_type(unit)
    return march.c.front[kind] + march.c.support[kind], unit


def group_forms(march: March, start: int, known: Sequence[Action], cut: bool) -> Iterator[Form]:
    """Any other group of an area, if there is one."""
    goals = {action[2] for action in known} | {action[2] for action in single(march, start)}
    near = march.c.near[start]
    if goals and march.line(start) & near:
        inland = next(iter(bits(march.line(start) & near)))
        if inland in goals:
            goals.update(bits(march.line(start)))
    here = march.leaders_at(start)
    if goals and (cut or here or len(goals) > near.bit_count() or any(len(action[3]) > 1 for action in known)):
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
