"""What a ship with land units may do (S74, S74b): take on board, sail, land, end its voyage, and how it is done.

The ship lies among the units of its area; `State.ship` is how it lies there, `aboard` what it carries (each unit knows
where it came from), `crew` the leaders on board.
"""

from __future__ import annotations

from collections.abc import Iterator

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Form, Pick
from zeitalter.engine.masks import bits
from zeitalter.engine.values import Action
from zeitalter.games.seven_ages.data.components import ARTILLERY, NAVAL
from zeitalter.games.seven_ages.rules.control import give_up
from zeitalter.games.seven_ages.rules.groups import bag
from zeitalter.games.seven_ages.rules.marching import Leaders, March, Units
from zeitalter.games.seven_ages.rules.situation import at
from zeitalter.games.seven_ages.rules.state import NOBODY, State
from zeitalter.games.seven_ages.rules.stats import figure
from zeitalter.games.seven_ages.rules.units import (
    FULL,
    INVADED,
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

# -- setting out -------------------------------------------------------------------------------------------------------


def capacity(march: March, ship: int) -> int:
    """How many units a ship carries."""
    kind = unit_type(ship)
    return figure(march.s, march.e, "transport", march.c.transport[kind], at(NOBODY, kind), "high")


def departures(march: March) -> Iterator[Action]:
    """All ships that could carry somebody."""
    s, c = march.s, march.c
    classes = c.unit_class
    ports = bits(s.held[march.e] & (c.water | c.coastal))
    ships = [(area, ship) for area in ports for ship in s.units[area] if classes[unit_type(ship)] == NAVAL]
    harbours = loading(march) if ships else 0
    for area, ship in sorted(set(ships)) if harbours else ():
        if _cannot_carry(march, area, ship, harbours) is None:
            yield ("set_sail", area, ship)


def cannot_set_sail(march: March, area: int, ship: int) -> Objection | None:
    """Why a ship cannot begin a voyage."""
    s = march.s
    if s.holder[area] != march.e or ship not in s.units[area] or march.class_of(ship) != NAVAL:
        return Objection("no-ship-there", (area,), "S74")
    return _cannot_carry(march, area, ship, loading(march))


def _cannot_carry(march: March, area: int, ship: int, harbours: int) -> Objection | None:
    if march.led and not any(map(march.is_strategist, march.leaders_at(area))):
        return Objection("strategist-must-lead", (), "S77")
    if is_halted(ship):
        return Objection("ship-stays", (unit_type(ship),), "S74b")
    if not capacity(march, ship):
        return Objection("ship-carries-nobody", (unit_type(ship),), "S74")
    if not within_sail(march, area, ship) & harbours:
        return Objection("nobody-to-carry", (), "S74")
    return None


def loading(march: March) -> int:
    """The own coastal areas where a land unit may be taken on board, as bits."""
    s, found = march.s, 0
    for area in bits(s.held[march.e] & march.c.coastal):
        units = s.units[area]
        if len(units) > 1 or march.vacates:
            for unit in units:
                if not has_moved(unit) and march.class_of(unit) <= ARTILLERY:
                    found |= 1 << area
                    break
    return found


def within_sail(march: March, area: int, ship: int) -> int:
    """The land a ship can touch with the points it has, as bits; its port counts."""
    s, c, kind = march.s, march.c, unit_type(ship)
    explored = march.explored(march.leaders_at(area))
    left = march.points(kind, explored) - spent(ship)
    foreign = s.ruled() & ~s.held[march.e]
    open_water = c.water & ~foreign & (~c.ocean if c.galley[kind] and not march.oceans else ~0)
    found = frontier = 1 << area
    for _ in range(left):
        frontier = c.next_to(frontier) & open_water & ~found
        found |= frontier
    return (found | c.next_to(found & c.water)) & c.land


# -- on the way --------------------------------------------------------------------------------------------------------


def has_landed(s: State) -> bool:
    """Whether the ship has come to its last area of water."""
    return is_halted(s.ship)


def cannot_sail(march: March, goal: int) -> Objection | None:
    """Why the ship cannot sail into an area."""
    s, c = march.s, march.c
    if s.aboard and c.near[s.ship_area] >> goal & 1:
        if c.land >> goal & 1:
            return Objection("cargo-goes-ashore-first", (goal,), "S74b")
        if s.holder[goal] not in (march.e, NOBODY):
            return Objection("cargo-avoids-foreign-water", (goal,), "S74b")
    return march.refusal(s.ship_area, goal, (s.ship,), s.crew)


def sail(march: March, goal: int) -> None:
    """The ship sails on with everybody on board; in an area of another empire its voyage ends."""
    s = march.s
    ship, start, crew = s.ship, s.ship_area, s.crew
    holder, kinds = s.holder[goal], (unit_type(ship),)
    if holder in (march.e, NOBODY):
        s.emit("marches", s.card[march.e], kinds, crew, start, goal)
        (s.ship,) = march.step(start, goal, (ship,), crew)
        s.ship_area = goal
        return
    s.emit("raids", s.card[march.e], kinds, crew, start, goal, s.card[holder])
    forget(s)
    march.step(start, goal, (ship,), crew)


def touches(march: March, area: int) -> bool:
    """Whether the ship lies in an area, or in water next to it."""
    here = march.s.ship_area
    return area == here or bool(march.c.water >> here & march.c.near[here] >> area & 1)


def cannot_embark(march: March, start: int, unit: int) -> Objection | None:
    """Why the ship cannot take a unit on board."""
    s = march.s
    if s.holder[start] != march.e or unit not in s.units[start] or not march.c.land >> start & 1:
        return Objection("units-not-there", (start,), "S74b")
    if march.class_of(unit) > ARTILLERY:
        return Objection("only-land-units-embark", (), "S74")
    if has_moved(unit):
        return Objection("moved-units-stay-ashore", (start,), "S74b")
    if not touches(march, start):
        return Objection("ship-not-there", (start,), "S74b")
    if has_landed(s):
        return Objection("ship-stays", (unit_type(s.ship),), "S74b")
    room = capacity(march, s.ship)
    if len(s.aboard) >= room:
        return Objection("ship-is-full", (room,), "S74")
    return march.must_stay(start, (unit,), ())


def embark(march: March, start: int, unit: int) -> None:
    """A land unit goes on board."""
    s = march.s
    s.emit("embarks", s.card[march.e], unit_type(unit), start, unit_type(s.ship))
    s.aboard = together(s.aboard, (moved(unit_type(unit), FULL, start, INVADED),))
    rest = without(s.units[start], (unit,))
    s.units[start] = rest
    if not rest:
        give_up(s, start)


def cannot_board(march: March, start: int, leader: int) -> Objection | None:
    """Why a leader cannot go on board."""
    s = march.s
    here = march.leaders_at(start).count(leader)
    if s.holder[start] != march.e or here <= (s.crew.count(leader) if start == s.ship_area else 0):
        return Objection("leader-is-elsewhere", (leader, start), "S76")
    if not touches(march, start):
        return Objection("ship-not-there", (start,), "S74b")
    return Objection("ship-stays", (unit_type(s.ship),), "S74b") if has_landed(s) else None


def board(march: March, start: int, leader: int) -> None:
    """A leader goes on board; leaders need no room."""
    s = march.s
    s.emit("boards", s.card[march.e], leader, start, unit_type(s.ship))
    if start != s.ship_area:
        march.lead(leader, start, s.ship_area)
    s.crew = together(s.crew, (leader,))


# -- ashore ------------------------------------------------------------------------------------------------------------


def cannot_land(march: March, goal: int, units: Units, leaders: Leaders) -> Objection | None:
    """Why units and leaders cannot go ashore in an area."""
    s, c = march.s, march.c
    if any(units.count(unit) > s.aboard.count(unit) for unit in units):
        return Objection("not-on-board", (), "S74b")
    if any(leaders.count(leader) > s.crew.count(leader) for leader in leaders):
        return Objection("not-on-board", (), "S74b")
    if not c.water >> s.ship_area & 1 or not c.near[s.ship_area] & c.land & 1 << goal:
        return Objection("ship-not-there", (goal,), "S74b")
    if not units and (not leaders or s.holder[goal] != march.e):
        return Objection("nobody-moves", (), "S76")
    if march.led and units and not any(map(march.is_strategist, leaders)):
        return Objection("strategist-must-lead", (), "S77")
    return march.treaty(goal)


def landings(march: March) -> list[Action]:
    """Everybody goes ashore, or one unit does."""
    s, c = march.s, march.c
    if not s.aboard:
        return []
    few: Leaders = tuple(leader for leader in s.crew if march.is_strategist(leader))[:1] if march.led else ()
    groups = [(s.aboard, s.crew), (s.aboard, few), *(((unit,), few) for unit in s.aboard)]
    goals = bits(c.near[s.ship_area] & c.land) if c.water >> s.ship_area & 1 else ()
    found: dict[Action, None] = dict.fromkeys(("land", goal, *group) for goal in goals for group in groups)
    return [action for action in found if cannot_land(march, *action[1:]) is None]


def landing_forms(march: March) -> list[Form]:
    """Any other group goes ashore, if there is one."""
    s = march.s
    goals = tuple(dict.fromkeys(action[1] for action in landings(march)))
    if not goals or (len(s.aboard) < 2 and not s.crew):
        return []
    return [Form("land", (Pick(goals), bag(s.aboard, 1), bag(s.crew, 0)))]


def land(march: March, goal: int, units: Units, leaders: Leaders) -> None:
    """Units and leaders go ashore and stop; the ship has come to its last area (S74b)."""
    s, e = march.s, march.e
    _halt_ship(s)
    s.aboard, s.crew = without(s.aboard, units), without(s.crew, leaders)
    holder = s.holder[goal]
    if holder in (e, NOBODY):
        s.emit("lands", s.card[e], kinds_of(units), leaders, goal)
    else:
        s.emit("invades", s.card[e], kinds_of(units), leaders, goal, s.card[holder])
    for leader in leaders:
        march.lead(leader, s.ship_area, goal)
    if not s.aboard:
        forget(s)
    if units:
        march.arrive(goal, units)
        march.report(goal, units, leaders)


def _halt_ship(s: State) -> None:
    stay = halted(s.ship, s.ship_area)
    s.units[s.ship_area] = together(without(s.units[s.ship_area], (s.ship,)), (stay,))
    s.ship = stay


def cannot_end(march: March) -> Objection | None:
    """Why the voyage cannot end: nobody may stay at sea who could go ashore (S74)."""
    s = march.s
    return Objection("cargo-on-board", (kinds_of(s.aboard),), "S74") if landings(march) else None


def end_voyage(s: State) -> None:
    """The ship stays where it is; the leaders on board stay with it."""
    _halt_ship(s)
    forget(s)


def turn_back(march: March) -> None:
    """Units that cannot land go back to where they came from (S74b)."""
    s = march.s
    if s.aboard:
        s.emit("turns-back", s.card[march.e], kinds_of(s.aboard))
    for unit in s.aboard:
        march.arrive(origin(unit, s.ship_area), (unit,))
    s.aboard = ()


def forget(s: State) -> None:
    """No ship sails."""
    s.ship = s.ship_area = NOBODY
    s.aboard = s.crew = ()


def kinds_of(units: Units) -> Units:
    """The types of some units."""
    return tuple(unit_type(unit) for unit in units)
