"""A second count of the harvest, from the component files alone: each card, each place, each order of own ties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product
from math import factorial, prod
from typing import Any

from zeitalter.games.seven_ages.data.components import load_components, our_data
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.games.seven_ages.rules.units import unit_type

DATA = our_data()
C = load_components(None)
IDS = C.ids
CARDS: Mapping[str, Any] = {card["id"]: card for card in DATA["cards"]}
AREAS: Mapping[str, Any] = {area["id"]: area for area in DATA["map"]["areas"]}
GREEN = [IDS["artefact"].index(one["id"]) for one in DATA["artefacts"] if one["colour"] == "green"]
CLASS = {one["id"]: one["class"] for one in DATA["unit_types"]}
CODES = [one["code"] for one in DATA["leader_types"]]
MOST = 5000
"""More orders of ties than these are not tried."""
LAND = ("infantry", "cavalry", "artillery")
KEYS = ("category", "scope", "count", "unit_class")


@dataclass
class Tie:
    """Empires of one player that stand equal: their first place, and who gets what for which place."""

    empires: list[int]
    first: int
    prizes: list[tuple[int, list[int]]]


def recount(s: State) -> list[int] | None:
    """The glory of each seat; None if the Temple of Diana or too many ties make the count long."""
    if s.where_is(IDS["artefact"].index("temple_of_diana")) >= 0:
        return None
    sure = {e: sum(_held_prizes(s, e)) for e in s.in_play()}
    ties: list[Tie] = []
    for category, prizes in _rankings(s).values():
        _rank(s, category, prizes, sure, ties)
    found = []
    for seat in range(s.players):
        best = _best(s, seat, sure, [tie for tie in ties if s.owner[tie.empires[0]] == seat])
        if best is None:
            return None
        found.append(best)
    return found


def _rank(s: State, category: Any, prizes: list[tuple[int, list[int]]], sure: dict[int, int], ties: list[Tie]) -> None:
    groups: dict[tuple[int, bool, int], list[int]] = {}
    for e in s.in_play():
        n = _count(s, e, category)
        if n:
            groups.setdefault((-n, not _has(s, e, "Ph"), s.in_order().index(s.owner[e])), []).append(e)
    place = 0
    for key in sorted(groups):
        own = [(e, points) for e, points in prizes if e in groups[key]]
        if len(groups[key]) > 1 and own:
            ties.append(Tie(groups[key], place, own))
        else:
            for e, points in own:
                sure[e] += points[place]
        place += len(groups[key])


def _best(s: State, seat: int, sure: Mapping[int, int], ties: list[Tie]) -> int | None:
    if prod(factorial(len(tie.empires)) for tie in ties) > MOST:
        return None
    best = 0
    for orders in product(*(permutations(tie.empires) for tie in ties)):
        points = {e: sure[e] for e in s.empires_of(seat)}
        for tie, order in zip(ties, orders, strict=True):
            for e, by_place in tie.prizes:
                points[e] += by_place[tie.first + order.index(e)]
        best = max(best, sum(n + _hindu(s, e, n) for e, n in points.items()))
    return best


def _rankings(s: State) -> dict[Any, tuple[Any, list[tuple[int, list[int]]]]]:
    found: dict[Any, tuple[Any, list[tuple[int, list[int]]]]] = {}

    def add(category: Any, e: int, points: list[int]) -> None:
        key = tuple(category.get(word) for word in KEYS)
        found.setdefault(key, (category, []))[1].append((e, [*points, *[0] * 20]))

    for e in s.in_play():
        artist = _has(s, e, "Ar")
        ranked = [one for one in CARDS[IDS["empire"][s.card[e]]]["glory"] if one["category"] != "hold_area"]
        for one in ranked:
            more = int(artist and one["category"] == "artefacts")
            add(one, e, [n + more for n in range(one["points"], 0, -1)])
        if artist and all(one["category"] != "artefacts" for one in ranked):
            add({"category": "artefacts"}, e, [1])
        if s.has(e, IDS["artefact"].index("hanging_gardens")):
            add({"category": "city_value"}, e, [2, 1])
    return found


def _held_prizes(s: State, e: int) -> Iterator[int]:
    for one in CARDS[IDS["empire"][s.card[e]]]["glory"]:
        if one["category"] == "hold_area" and one["area"] in _orderly(s, e):
            yield one["points"]


def _count(s: State, e: int, category: Any) -> int:
    kind = category["category"]
    orderly = _orderly(s, e)
    if kind == "domination":
        return sum(_lies_in(area, category) for area in orderly)
    if kind == "city_value":
        return sum(s.city[IDS["area"].index(area)] for area in orderly)
    if kind == "fertile_areas":
        return sum(AREAS[area]["terrain"] == "fertile" for area in orderly)
    if kind == "water_areas":
        return sum(AREAS[area]["kind"] != "land" for area in orderly)
    if kind == "most_units":
        wanted = LAND if category["unit_class"] == "land" else (category["unit_class"],)
        return sum(CLASS[IDS["unit"][unit_type(unit)]] in wanted for _, unit in s.units_of(e))
    if kind == "artefacts":
        return _artefacts(s, e)
    if kind == "empires_with_own_religion":
        return sum(s.religion[other] == s.religion[e] >= 0 for other in s.in_play() if other != e)
    return {"money": s.money[e], "most_advanced": s.level[e], "leaders": len(s.leaders[e])}[kind]


def _lies_in(area: str, category: Any) -> bool:
    said = AREAS[area]
    if category["count"] == "land" and said["kind"] != "land":
        return False
    regions = [said.get("region"), said.get("sub_region"), *said.get("regions", ()), *said.get("sub_regions", ())]
    return category["scope"] in ("world", *regions)


def _artefacts(s: State, e: int) -> int:
    found = sum(one in (s.religion[e], s.government[e]) or s.marks[e] >> one & 1 for one in GREEN)
    for area, holder in enumerate(s.holder):
        if holder == e:
            lying = sum(s.lies[area] >> one & 1 for one in GREEN)
            found += 2 * lying if s.codes_at(e, area) >> CODES.index("Ar") & 1 else lying
    return found


def _orderly(s: State, e: int) -> list[str]:
    return [id for area, id in enumerate(IDS["area"]) if s.holder[area] == e and not s.disordered(area)]


def _has(s: State, e: int, code: str) -> bool:
    return bool(s.codes(e) >> CODES.index(code) & 1)


def _hindu(s: State, e: int, points: int) -> int:
    artefact = IDS["artefact"].index
    if s.religion[e] != artefact("hinduism"):
        return 0
    strife = s.marks[e] >> artefact("religious_strife") & 1
    spared = _has(s, e, "Re") or s.government[e] == artefact("socialism")
    return int(points <= 1 and (spared or not strife)) - int(points >= 5)
