"""Phase 6: conflicts between tokens, attacks on cities, surrender (43.6 to 43.64, 62)."""

from __future__ import annotations

from collections.abc import Sequence

from zeitalter.engine.steps import Decision, Step
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import ENGINEERING, METALWORKING
from zeitalter.games.civilization.rules.cities import CheckSupport
from zeitalter.games.civilization.rules.rounds import begin
from zeitalter.games.civilization.rules.state import MOST_CITIES, NOBODY, State

ATTACKERS, ATTACKERS_AGAINST_ENGINEERING = 7, 8
DEFENDERS = 6
TO_THE_END = -1
"""The limit of a fight that lasts until one is left: a city fills its area (A-11)."""


class Conflicts(Step[State]):
    """First all conflicts between tokens alone, then those about cities (43.6, 62), then support (43.65)."""

    rule = "43.6"

    def run(self, s: State) -> None:
        begin(s, 6)
        cities = []
        for area in sorted({area for seat in s.order for area in s.areas_of(seat)}):
            owners = s.owners(area)
            city = s.cities[area]
            if city != NOBODY:
                if any(owner != city for owner in owners):
                    cities.append(area)
            elif len(owners) > 1 and sum(s.in_area(o, area) for o in owners) > s.components.limit[area]:
                fight(s, area, owners, s.components.limit[area])
        s.push(CityConflicts(tuple(cities), (), NOBODY), CheckSupport())


def fight(s: State, area: int, owners: Sequence[int], limit: int) -> None:
    """Take away one token after the other, the smaller force first, until one is left or the limit is met (43.61).

    Metalworking lets all others begin; equal forces lose at the same time (53.7, A-10).
    """
    start = [s.in_area(owner, area) for owner in owners]
    s.emit("conflict", area, tuple(owners), tuple(start))
    groups: dict[tuple[bool, int], list[int]] = {}
    for owner in owners:
        groups.setdefault((s.has(owner, METALWORKING), s.in_area(owner, area)), []).append(owner)
    left = dict(zip(owners, start, strict=True))
    cycle = [groups[key] for key in sorted(groups)]
    while not _settled(left, limit):
        for group in cycle:
            for owner in group:
                left[owner] = max(0, left[owner] - 1)
            if _settled(left, limit):
                break
    for owner, before in zip(owners, start, strict=True):
        if left[owner] < before:
            s.remove(owner, area, before - left[owner])
            s.emit("loses", owner, before - left[owner], area)


def _settled(left: dict[int, int], limit: int) -> bool:
    return sum(n > 0 for n in left.values()) < 2 or sum(left.values()) <= limit


class CityConflicts(Step[State]):
    """Conflicts about cities, one by one: those of the first nation in order first (62), or the chosen one (43.64)."""

    pending: tuple[int, ...]
    postponed: tuple[int, ...]
    chosen: int
    rule = "43.62"

    def run(self, s: State) -> None:
        if not self.pending:
            return
        area = self.chosen if self.chosen != NOBODY else first(s, self.pending)
        attacker = settle_attackers(s, area)
        rest = tuple(other for other in self.pending if other != area)
        owner = s.cities[area]
        if attacker != NOBODY and s.stock[owner] < DEFENDERS:
            others = [other for other in rest if other not in self.postponed and owner in involved(s, other)]
            if others:
                s.push(OrderConflicts(owner, area, self.pending, (*self.postponed, area)))
                return
        if attacker != NOBODY:
            attack(s, area, attacker)
        s.push(CityConflicts(rest, self.postponed, NOBODY))


def first(s: State, pending: Sequence[int]) -> int:
    """The conflict of the nation that comes first in the order of the succession table."""
    for seat in s.order:
        for area in pending:
            if seat in involved(s, area):
                return area
    return pending[0]


def involved(s: State, area: int) -> list[int]:
    """Everybody with a part in the conflict about a city."""
    return [*s.owners(area), s.cities[area]]


def settle_attackers(s: State, area: int) -> int:
    """Let attackers fight each other, then the tokens that defend the city (43.62, 43.63): who is strong enough?

    Attackers that are too few against the city are removed.
    """
    owner = s.cities[area]
    attackers = [seat for seat in s.owners(area) if seat != owner]
    if len(attackers) > 1:
        fight(s, area, attackers, TO_THE_END)
        attackers = [seat for seat in attackers if s.in_area(seat, area)]
    if attackers and s.in_area(owner, area):
        fight(s, area, [seat for seat in s.order if seat in (owner, attackers[0])], TO_THE_END)
        attackers = [seat for seat in attackers if s.in_area(seat, area)]
    if not attackers:
        return NOBODY
    (attacker,) = attackers
    n = s.in_area(attacker, area)
    needed = ATTACKERS_AGAINST_ENGINEERING if s.has(owner, ENGINEERING) else ATTACKERS
    if n >= needed:
        return attacker
    s.remove(attacker, area, n)
    s.emit("city-resists", owner, area)
    s.emit("loses", attacker, n, area)
    return NOBODY


def attack(s: State, area: int, attacker: int) -> None:
    """A strong enough attack: the city becomes six tokens that fight, or surrenders (43.62, 43.64)."""
    owner = s.cities[area]
    if s.stock[owner] >= DEFENDERS:
        s.raze(area)
        s.emit("city-falls", owner, area)
        s.place(owner, area, DEFENDERS)
        owners = s.owners(area)
        if sum(s.in_area(seat, area) for seat in owners) > s.components.limit[area]:
            fight(s, area, owners, s.components.limit[area])
        return
    s.raze(area)
    if s.city_count(attacker) < MOST_CITIES:
        s.cities[area] = attacker
        s.emit("surrenders", owner, attacker, area)
    else:
        s.emit("city-removed", owner, area)


class OrderConflicts(Decision[State]):
    """A city would surrender: its owner may have another conflict of his settled first (43.64, A-12b)."""

    seat: int
    area: int
    pending: tuple[int, ...]
    postponed: tuple[int, ...]
    rule = "43.64"

    def options(self, s: State, seat: int) -> Sequence[Action]:
        others = [a for a in self.pending if a not in self.postponed and seat in involved(s, a)]
        return [("fight", area) for area in sorted((self.area, *others))]

    def take(self, s: State, seat: int, action: Action) -> None:
        if action[1] != self.area:
            s.push(CityConflicts(self.pending, self.postponed, action[1]))
            return
        attackers = [other for other in s.owners(self.area) if other != seat]
        attack(s, self.area, attackers[0])
        rest = tuple(area for area in self.pending if area != self.area)
        s.push(CityConflicts(rest, tuple(a for a in self.postponed if a != self.area), NOBODY))
