"""Calamities among the people: civil disorder, iconoclasm and heresy, piracy (52.7, 52.8, 52.9)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from zeitalter.engine.errors import Objection
from zeitalter.engine.forms import Count, Form
from zeitalter.engine.steps import Decision, Live
from zeitalter.engine.values import Action
from zeitalter.games.civilization.data.components import DEMOCRACY, DISORDER, ICONOCLASM, LAW, PHILOSOPHY, PIRACY
from zeitalter.games.civilization.rules.cities import destroy, dissolve
from zeitalter.games.civilization.rules.disasters import harmless
from zeitalter.games.civilization.rules.shares import cannot_share
from zeitalter.games.civilization.rules.state import NOBODY, State

KEPT, KEPT_WITH_LAW, KEPT_WITH_DEMOCRACY = 4, 5, 6
DISSOLVED, DISSOLVED_WITH_LAW, DISSOLVED_WITH_PHILOSOPHY = 4, 3, 2
DEMANDED, DEMANDED_WITH_LAW = 2, 1


# -- civil disorder ---------------------------------------------------------------------------------------------------


def disorder(s: State, victim: int, seller: int) -> None:
    """All cities of the victim beyond four are dissolved; law and democracy keep more (52.7)."""
    kept = KEPT_WITH_DEMOCRACY if s.has(victim, DEMOCRACY) else KEPT_WITH_LAW if s.has(victim, LAW) else KEPT
    surplus = s.city_count(victim) - kept
    if surplus <= 0:
        harmless(s, DISORDER, victim)
        return
    order_to_dissolve(s, DISORDER, {victim: surplus})


def order_to_dissolve(s: State, number: int, counts: dict[int, int]) -> None:
    """Tell who has to dissolve how many cities, and let them."""
    card = s.components.by_number[number]
    for seat, n in counts.items():
        s.emit("must-dissolve", seat, n, card)
    dissolve_cities(s, card, counts)


def dissolve_cities(s: State, card: int, counts: dict[int, int]) -> None:
    """Owners dissolve so many of their cities; where there is nothing to choose, nobody is asked (A-56)."""
    asked = {}
    for seat, n in counts.items():
        if not n:
            continue
        cities = s.cities_of(seat)
        if n < len(cities) or (n > 1 and s.stock[seat] < sum(s.feeds(seat, area) for area in cities)):
            asked[seat] = n  # with a small stock the order decides which of them become tokens (65.1)
            continue
        for area in cities:
            dissolve(s, area)
    s.push(DissolveCities(card, tuple(asked), tuple(asked.values())))


class DissolveCities(Live[State]):
    """Each owner picks his cities, one after the other (A-56)."""

    card: int
    losers: tuple[int, ...]
    counts: tuple[int, ...]
    rule = "52.1"

    def seats(self, s: State) -> Sequence[int]:
        return self.losers

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("dissolve", area) for area, owner in enumerate(s.cities) if owner != NOBODY]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] == "dissolve" and action[1] not in s.cities_of(seat):
            return Objection("no-own-city", (action[1],), f"52.{s.components.stack_of[self.card]}")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        dissolve(s, action[1])
        counts = dict(zip(self.losers, self.counts, strict=True))
        counts[seat] -= 1
        dissolve_cities(s, self.card, counts)


# -- iconoclasm and heresy --------------------------------------------------------------------------------------------


def iconoclasm(s: State, victim: int, seller: int) -> None:
    """The victim dissolves four cities, fewer with law or philosophy, and may demand two of others (52.8)."""
    lost = DISSOLVED
    if s.has(victim, PHILOSOPHY):
        lost = DISSOLVED_WITH_PHILOSOPHY
    elif s.has(victim, LAW):
        lost = DISSOLVED_WITH_LAW
    lost = min(lost, s.city_count(victim))
    if not lost and not any(demandable(s, victim)):
        harmless(s, ICONOCLASM, victim)
        return
    s.push(DemandCities(victim))
    if lost:
        order_to_dissolve(s, ICONOCLASM, {victim: lost})


def demandable(s: State, victim: int) -> tuple[int, ...]:
    """How many cities the victim may demand of each seat: of law's owners one, of philosophy's none (52.8, A-43)."""
    found = [0] * s.players
    for seat in s.others(victim):
        if not s.has(seat, PHILOSOPHY):
            found[seat] = min(DEMANDED_WITH_LAW if s.has(seat, LAW) else DEMANDED, s.city_count(seat))
    return tuple(found)


class DemandCities(Decision[State]):
    """Demand up to two further cities of others (52.8, A-46)."""

    seat: int
    rule = "52.8"

    def seats(self, s: State) -> Sequence[int]:
        return (self.seat,) if any(demandable(s, self.seat)) else ()

    def options(self, s: State, seat: int) -> Sequence[Any]:
        limits = demandable(s, seat)
        return [Form("demand", (Count(limits, 0, min(DEMANDED, sum(limits))),))]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "demand" or len(action[1]) != s.players:
            return None
        return cannot_share(action[1], demandable(s, seat), 0, DEMANDED, "52.8")

    def take(self, s: State, seat: int, action: Action) -> None:
        counts = {other: action[1][other] for other in s.order if action[1][other]}
        s.emit("demands", seat, tuple(counts), tuple(counts.values()))
        order_to_dissolve(s, ICONOCLASM, counts)

    def default(self, s: State, seat: int) -> Action | None:
        return ("demand", (0,) * s.players)


# -- piracy -----------------------------------------------------------------------------------------------------------


def piracy(s: State, victim: int, seller: int) -> None:
    """Each ship of the seller destroys a coastal city of the victim, which the seller picks (52.9, A-26)."""
    if seller == NOBODY or not targets(s, seller, victim, ()):
        harmless(s, PIRACY, victim)
        return
    raid_on(s, seller, victim, ())


def targets(s: State, seller: int, victim: int, raided: tuple[int, ...]) -> list[int]:
    """The cities of the victim that pirates can destroy besides those they have."""
    return [area for area in s.cities_of(victim) if within_reach(s, seller, (*raided, area))]


def raid_on(s: State, seller: int, victim: int, raided: tuple[int, ...]) -> None:
    """Go on with the raid; the seller is asked while he has a choice."""
    left = targets(s, seller, victim, raided)
    if not within_reach(s, seller, (*raided, *left)):
        s.push(RaidCity(seller, victim, raided))
        return
    for area in left:
        raid(s, seller, victim, area)


def raid(s: State, seller: int, victim: int, area: int) -> None:
    """Pirates destroy a city (A-26b)."""
    s.emit("raids", seller, victim, area)
    destroy(s, area)


def seas_of(s: State, area: int) -> set[int]:
    """The seas an area reaches into; lakes are none (52.9, A-26)."""
    waters = list(s.components.data.map.waters.values())
    found = {s.components.coast_water[coast] for coast in s.components.coasts_of[area]}
    return {water for water in found if waters[water].is_sea}


def within_reach(s: State, seller: int, areas: tuple[int, ...]) -> bool:
    """Whether each of these cities can be charged to a ship of its own, on a closed sea to one lying there (A-26)."""
    closed, water = s.components.closed_waters, s.components.coast_water
    seas = [seas_of(s, area) for area in areas]
    return any(
        all(found - closed or water[ship] in found for found, ship in zip(seas, ships, strict=True))
        for ships in permutations(s.ships[seller], len(areas))
    )


class RaidCity(Decision[State]):
    """The seller picks the next city that pirates destroy, as many as his ships can reach (52.9, A-26)."""

    seat: int
    victim: int
    raided: tuple[int, ...]
    rule = "52.9"

    def candidates(self, s: State, seat: int) -> Sequence[Action]:
        return [("raid", area) for area in s.cities_of(self.victim)]

    def objection(self, s: State, seat: int, action: Action) -> Objection | None:
        if action[0] != "raid":
            return None
        area = action[1]
        if area not in s.cities_of(self.victim) or not seas_of(s, area):
            return Objection("no-coastal-city", (area,), "52.9")
        if not within_reach(s, seat, (*self.raided, area)):
            return Objection("no-ship-for-city", (area,), "A-26")
        return None

    def take(self, s: State, seat: int, action: Action) -> None:
        raid(s, seat, self.victim, action[1])
        raid_on(s, seat, self.victim, (*self.raided, action[1]))
