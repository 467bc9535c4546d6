"""Cities: support and dissolving, phase 7 with building and surplus (43.65, 43.7, 65.1)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Live, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import NO_SITE
from zeitalter.games.civilization.rules.rounds import begin, unready
from zeitalter.games.civilization.rules.state import MOST_CITIES, NOBODY, SUPPORT, State

ON_SITE, ELSEWHERE = 6, 12


# -- dissolving and support --------------------------------------------------------------------------------------------


def dissolve(s: State, area: int) -> None:
    """Replace a city by as many tokens as the area feeds, or remove it if the stock is too small (43.65, A-27)."""
    owner = s.cities[area]
    n = s.feeds(owner, area)
    s.raze(area)
    if s.stock[owner] < n:
        s.emit("city-removed", owner, area)
        return
    s.place(owner, area, n)
    s.emit("dissolves", owner, area, n)


def destroy(s: State, area: int) -> None:
    """Remove a city without replacement (52.1)."""
    owner = s.raze(area)
    s.emit("city-removed", owner, area)


def supported(s: State, seat: int) -> bool:
    """Whether a seat has two tokens on the board for each city; cities from a revolt do not count yet (A-45)."""
    counted = s.city_count(seat) - sum(s.cities[area] == seat for area in s.exempt)
    return s.on_board(seat) >= SUPPORT * counted


class CheckSupport(Step[State]):
    """Cities that cannot be supported are dissolved (43.65)."""

    rule = "43.65"

    def run(self, s: State) -> None:
        s.push(*(DissolveUnsupported(seat) for seat in s.order))


class DissolveUnsupported(Decision[State]):
    """Dissolve one city after the other until the rest is supported (43.65, A-56)."""

    seat: int
    rule = "43.65"
    answers = ("dissolve",)

    def seats(self, s: State) -> Sequence[int]:
        return () if supported(s, self.seat) else (self.seat,)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("dissolve", area) for area in s.cities_of(seat) if area not in s.exempt]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[1] not in s.cities_of(seat):
            return Objection("no-city-of-yours", (action[1],), "43.65")
        return Objection("city-exempt", (action[1],), "A-45") if action[1] in s.exempt else None

    def take(self, s: State, seat: int, action: Action) -> None:
        dissolve(s, action[1])
        s.push(self)


# -- building ----------------------------------------------------------------------------------------------------------


class CityBuilding(Step[State]):
    """Everybody builds, then surplus tokens go (43.7)."""

    rule = "43.7"

    def run(self, s: State) -> None:
        begin(s, 7)
        for seat in s.order:
            found = {area: _cannot_build(s, seat, area) for area in s.areas_of(seat)}
            if None in found.values():
                continue
            s.ready |= 1 << seat  # nobody will ask why: who is not asked is told
            for area, objection in found.items():
                if objection is not None and objection.id == "no-support":
                    s.emit("cannot-support", seat, area)
        s.push(BuildCities(), RemoveSurplus())


class BuildCities(Live[State]):
    """Turn tokens into cities, one after the other, until the builder says that it is enough (43.7)."""

    rule = "43.7"
    answers = ("build", "end_building")
    autoplay = False
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Action]:
        """To build none; where one can be built is known after movement and conflict."""
        return (("end_building",),) if s.option("variant") != "nomads" else ()

    def seats(self, s: State) -> Sequence[int]:
        return unready(s)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("build", area) for area in building_sites(s, seat)), ("end_building",)]

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [*(("build", area) for area in range(s.components.areas)), ("end_building",)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[0] == "end_building" else _cannot_build(s, seat, action[1])

    def take(self, s: State, seat: int, action: Action) -> None:
        s.push(self)
        if action[0] == "end_building":
            s.ready |= 1 << seat
            return
        area = action[1]
        s.remove(seat, area, s.in_area(seat, area))
        s.cities[area] = seat
        s.emit("builds-city", seat, area)

    def default(self, s: State, seat: int) -> Action | None:
        return ("end_building",)


def building_sites(s: State, seat: int) -> list[int]:
    """The areas where a seat may build a city now."""
    return [area for area in s.areas_of(seat) if _cannot_build(s, seat, area) is None]


def _cannot_build(s: State, seat: int, area: int) -> Objection | None:
    if area >= s.components.areas:
        return Objection("too-few-to-build", (area, ON_SITE), "43.7")
    if s.cities[area] != NOBODY:
        return Objection("city-there", (area,), "43.7")
    needed = ELSEWHERE if s.components.site[area] == NO_SITE else ON_SITE
    if s.in_area(seat, area) < needed:
        return Objection("too-few-to-build", (area, needed), "43.7")
    cities = s.city_count(seat)
    if cities >= MOST_CITIES:
        return Objection("too-many-cities", (MOST_CITIES,), "43.7")
    left = fed(s, seat, area)
    if left < SUPPORT * (cities + 1):
        return Objection("no-support", (left, SUPPORT * (cities + 1)), "A-13")
    return None


def fed(s: State, seat: int, without: int) -> int:
    """How many tokens a seat has on the board after the surplus is gone, one area left out (A-13)."""
    return sum(min(s.in_area(seat, area), allowed(s, seat, area)) for area in s.areas_of(seat) if area != without)


def allowed(s: State, seat: int, area: int) -> int:
    """How many tokens of a seat may stay in an area: none beside a city; agriculture helps who lives there alone."""
    if s.cities[area] != NOBODY:
        return 0
    alone = s.owners(area) == [seat]
    return s.feeds(seat, area) if alone else s.components.limit[area]


class RemoveSurplus(Step[State]):
    """No area holds more tokens than it feeds, no city area any (43.7, 53.8)."""

    rule = "43.7"

    def run(self, s: State) -> None:
        remove_surplus(s)


def remove_surplus(s: State) -> None:
    """Take all surplus tokens back to the stocks."""
    for seat in s.order:
        for area in s.areas_of(seat):
            extra = s.in_area(seat, area) - allowed(s, seat, area)
            if extra > 0:
                s.remove(seat, area, extra)
                s.emit("surplus", seat, extra, area)


class EndNomadRound(Step[State]):
    """In the nomads' game the surplus goes after the movement (A-28)."""

    rule = "71"

    def run(self, s: State) -> None:
        remove_surplus(s)
