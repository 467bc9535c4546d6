"""What the board will come to if nobody moves any more: conflicts, surplus tokens, support of cities (43.6, 43.7).

The rules of the next phase themselves are played on a copy, from what everybody can see; where an owner may choose the
order of his conflicts, they come in the order in which they would be settled if he has no wish (43.64, 62).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from zeitalter.engine.events import Event
from zeitalter.games.civilization.data.components import NO_SITE
from zeitalter.games.civilization.rules.cities import ELSEWHERE, ON_SITE, CheckSupport, allowed
from zeitalter.games.civilization.rules.conflict import Conflicts, OrderConflicts
from zeitalter.games.civilization.rules.state import NOBODY, SUPPORT, State
from zeitalter.kit.view_parts import ViewPart

AREA_OF: Mapping[str, int] = {
    "conflict": 0,
    "loses": 2,
    "city-resists": 1,
    "city-falls": 1,
    "city-removed": 1,
    "surrenders": 2,
}
"""The events of a conflict, and where they name its area."""
OUTCOMES: Mapping[str, str] = {"city-falls": "falls", "city-removed": "removed", "surrenders": "surrenders"}
"""What becomes of a city that does not stay as it is."""


def forecast(s: State) -> ViewPart:
    """Conflicts, surplus and support after the movement as it stands, as JSON with readable ids."""
    after, told, chosen = settled(s)
    return ViewPart(
        {
            "conflicts": [_conflict(s, after, told, area, area in chosen) for area in _fought_over(told)],
            "surplus": _surplus(after),
            "support": [_support(s, after, seat) for seat in s.order if after.city_count(seat)],
        }
    )


def settled(s: State) -> tuple[State, list[Event], set[int]]:
    """The position after all conflicts, what happened in them, and the cities whose owner may have others first."""
    after = s.copy()
    told: list[Event] = []
    chosen: set[int] = set()
    if s.option("variant") == "nomads":  # they never fight (71)
        return after, told, chosen
    after.stack, after.out = [Conflicts()], told
    while not isinstance(after.stack[-1], CheckSupport):
        top: Any = after.stack.pop()
        if isinstance(top, OrderConflicts):
            chosen.add(top.area)
            top.take(after, top.seat, ("fight", top.area))
        else:
            top.run(after)
    after.out = None
    return after, told, chosen


def _fought_over(told: list[Event]) -> list[int]:
    areas: set[Any] = {event.args[AREA_OF[event.id]] for event in told if event.id in AREA_OF}
    return sorted(areas)


def _conflict(s: State, after: State, told: list[Event], area: int, choice: bool) -> dict[str, Any]:
    """Who meets where, what the area feeds, how many are left, and whether a city there is safe."""
    seats = s.owners(area)
    city = s.cities[area]
    fate = [OUTCOMES[e.id] for e in told if e.id in OUTCOMES and e.args[AREA_OF[e.id]] == area]
    return {
        "area": s.components.ids["area"][area],
        "seats": seats,
        "tokens": [s.in_area(seat, area) for seat in seats],
        "left": [after.in_area(seat, area) for seat in seats],
        "feeds": s.components.limit[area],
        "city": None if city == NOBODY else city,
        "outcome": "fight" if city == NOBODY else fate[0] if fate else "safe",
        "choice": choice,
    }


def _surplus(after: State) -> list[dict[str, Any]]:
    names = after.components.ids["area"]
    return [
        {"area": names[area], "seat": seat, "number": number, "builds": builds}
        for seat, area, number, builds in surplus(after)
    ]


def surplus(after: State) -> list[tuple[int, int, int, bool]]:
    """The tokens that have to go at the end of the building of cities: whose, where, how many, and whether a city can
    still be built from them (43.7)."""
    found = []
    for seat in after.order:
        for area in after.areas_of(seat):
            number = after.in_area(seat, area)
            extra = number - allowed(after, seat, area)
            if extra <= 0:
                continue
            needed = ELSEWHERE if after.components.site[area] == NO_SITE else ON_SITE
            builds = number >= needed and after.cities[area] == NOBODY
            found.append((seat, area, extra, builds))
    return found


def _support(s: State, after: State, seat: int) -> dict[str, int]:
    """Whether the cities of a seat are fed after the conflicts, and after the surplus has gone (43.65, A-13).

    Tokens aboard will be set ashore; cities from a revolt do not count yet (A-45).
    """
    cities = after.city_count(seat) - sum(after.cities[area] == seat for area in after.exempt)
    aboard = sum(s.aboard) if s.stack and getattr(s.stack[-1], "seat", NOBODY) == seat else 0
    available = after.on_board(seat) + aboard
    fed = sum(min(after.in_area(seat, area), allowed(after, seat, area)) for area in after.areas_of(seat)) + aboard
    needed = SUPPORT * cities
    return {
        "seat": seat,
        "cities": cities,
        "needed": needed,
        "available": available,
        "missing": max(0, needed - available),
        "later": max(0, needed - fed),
    }
