"""Phase 1: taxes, and the revolts of cities for which none could be raised (43.1, 53.9)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.errors import Objection
from zeitalter.engine.steps import Decision, Live, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import COINAGE
from zeitalter.games.civilization.rules.cities import dissolve
from zeitalter.games.civilization.rules.rounds import begin, everybody, unready
from zeitalter.games.civilization.rules.state import MOST_CITIES, State

RATE = 2
RATES_WITH_COINAGE = (1, 2, 3)


class Taxes(Step[State]):
    """Owners of coinage choose their rate, then all pay (43.1)."""

    rule = "43.1"

    def run(self, s: State) -> None:
        owners = [seat for seat in s.order if s.city_count(seat)]
        if not owners:
            return
        begin(s, 1)
        choosers = sum(1 << seat for seat in owners if s.has(seat, COINAGE))
        s.ready = everybody(s) & ~choosers
        s.taxed = [RATE] * s.players
        s.push(SetTaxes(), CollectTaxes())


class SetTaxes(Live[State]):
    """One rate for all cities; too high a rate makes cities revolt (53.9, A-03b)."""

    rule = "53.9"
    foreseen = True

    @classmethod
    def ahead(cls, s: State, seat: int) -> Sequence[Action]:
        """Who has coinage can say the next rate."""
        return [("tax", rate) for rate in RATES_WITH_COINAGE] if s.has(seat, COINAGE) else ()

    def seats(self, s: State) -> Sequence[int]:
        return unready(s)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("tax", rate) for rate in RATES_WITH_COINAGE]

    def take(self, s: State, seat: int, action: Action) -> None:
        s.taxed[seat] = action[1]
        s.ready |= 1 << seat
        s.push(self)

    def default(self, s: State, seat: int) -> Action | None:
        return ("tax", RATE)


class CollectTaxes(Step[State]):
    """Whole cities pay as far as the stock goes (A-03); the others revolt, debtor by debtor (A-04b)."""

    rule = "43.1"

    def run(self, s: State) -> None:
        revolts = []
        for seat in s.order:
            cities = s.cities_of(seat)
            if not cities:
                continue
            rate = s.taxed[seat]
            paying = min(len(cities), s.stock[seat] // rate)
            s.stock[seat] -= paying * rate
            s.treasury[seat] += paying * rate
            s.emit("taxes", seat, paying * rate, rate)
            if paying < len(cities):
                s.emit("revolt", seat, len(cities) - paying)
                revolts.append(Revolt(seat, tuple(cities), len(cities) - paying))
        s.push(*revolts)


class Revolt(Step[State]):
    """Some of these cities go to whoever else has the most tokens in stock and a city marker left (43.1, A-04)."""

    owner: int
    areas: tuple[int, ...]
    count: int
    rule = "43.1"

    def run(self, s: State) -> None:
        if not self.count:
            return
        others = list(s.others(self.owner))
        takers = [seat for seat in s.by_stock(others) if s.city_count(seat) < MOST_CITIES]
        if not takers:
            s.push(LoseToNobody(self.owner, self.areas, self.count))
            return
        taker = takers[0]
        free = MOST_CITIES - s.city_count(taker)
        if len(self.areas) == self.count <= free:
            for area in self.areas:
                take_city(s, taker, area)
            return
        s.push(TakeCity(taker, self.owner, self.areas, self.count))


def take_city(s: State, taker: int, area: int) -> None:
    """A city changes hands; until the next growth it needs no support (43.1, A-45)."""
    owner = s.cities[area]
    s.cities[area] = taker
    if area not in s.exempt:
        s.exempt = tuple(sorted((*s.exempt, area)))
    s.emit("takes-city", taker, owner, area)


class TakeCity(Decision[State]):
    """The taker picks a city that revolts (43.1)."""

    seat: int
    owner: int
    areas: tuple[int, ...]
    count: int
    rule = "43.1"
    answers = ("take",)

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("take", area) for area in self.areas]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[1] in self.areas else Objection("no-revolt-there", (action[1],), "43.1")

    def take(self, s: State, seat: int, action: Action) -> None:
        take_city(s, seat, action[1])
        rest = tuple(area for area in self.areas if area != action[1])
        s.push(Revolt(self.owner, rest, self.count - 1))


class LoseToNobody(Decision[State]):
    """Nobody can take the city: its owner dissolves one (A-04)."""

    seat: int
    areas: tuple[int, ...]
    count: int
    rule = "A-04"
    answers = ("dissolve",)

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if self.count else ()

    def options(self, s: State, seat: int) -> Sequence[Action]:
        return [("dissolve", area) for area in self.areas]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        return None if action[1] in self.areas else Objection("no-revolt-there", (action[1],), "43.1")

    def take(self, s: State, seat: int, action: Action) -> None:
        dissolve(s, action[1])
        s.push(LoseToNobody(seat, tuple(area for area in self.areas if area != action[1]), self.count - 1))
