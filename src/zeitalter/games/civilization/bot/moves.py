"""How the bot moves (43.5): tokens gather where a city can be built, then spread to where they make areas grow.

The plan is made anew for every small move; tokens that have moved are never touched again, so it comes to an end.
"""

from __future__ import annotations

from typing import NamedTuple

from zeitalter.engine.values import Action
from zeitalter.games.civilization.bot.land import SPARE_SUPPORT, Land
from zeitalter.games.civilization.bot.ships import voyage
from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.data.components import ENGINEERING
from zeitalter.games.civilization.rules.cities import ELSEWHERE, ON_SITE
from zeitalter.games.civilization.rules.conflict import ATTACKERS, ATTACKERS_AGAINST_ENGINEERING, DEFENDERS
from zeitalter.games.civilization.rules.state import MOST_CITIES, NOBODY, SUPPORT, State

LEAST_GAIN = 0.05


class Muster(NamedTuple):
    """Tokens that could come together in an area: what it brings, where, and from which areas how many."""

    gain: float
    to: int
    sources: tuple[tuple[int, int], ...]


def move(s: State, seat: int, style: Style = USUAL) -> Action:
    """The next small move of a turn, or its end."""
    land = Land(s, seat, style)
    if not any(s.aboard):
        muster = best_muster(land)
        if muster is not None and muster.sources:
            area, n = muster.sources[0]
            return ("move", area, muster.to, n)
    held = held_for_cities(land)
    sail = voyage(land, held)
    if sail is not None:
        return sail
    return spread(land, held) or shed(land, held) or ("end_moves",)


# -- cities -----------------------------------------------------------------------------------------------------------


def held_for_cities(land: Land) -> dict[int, int]:
    """How many tokens must stay in the areas of planned cities: enough also after a conflict there."""
    return {area: _held(land, area) for area in land.ready}


def _held(land: Land, area: int) -> int:
    size = ON_SITE if area in land.sites else ELSEWHERE
    enough = (n for n in range(size, land.own[area]) if land.after_conflict(area, n) >= size)
    return next(enough, land.own[area])


def best_muster(land: Land) -> Muster | None:
    """The best place for another city: a free site, or a foreign city that would surrender."""
    ready = land.ready
    if land.cities + len(ready) >= MOST_CITIES:
        return None
    found = [_muster(land, a, ON_SITE + _against(land, a), land.city(a), ready) for a in land.sites if a not in ready]
    found += [_muster(land, a, ELSEWHERE, land.city(a), ready) for a in land.without_site() if a not in ready]
    good = [m for m in found if m is not None and m.gain > LEAST_GAIN]
    if not good:
        sieges = [_muster(land, a, n, land.style.conquest, ready) for a, n in _weak_cities(land)]
        good = [m for m in sieges if m is not None and m.gain > LEAST_GAIN]
    return max(good, key=lambda m: (m.gain, -m.to)) if good else None


def _against(land: Land, area: int) -> int:
    """How many more tokens are needed for a city because others stand there."""
    return sum(n for _, n in land.foreign[area])


def _weak_cities(land: Land) -> list[tuple[int, int]]:
    """Foreign cities whose owner lacks tokens to defend them, and how many attackers they need (43.64)."""
    s = land.s
    found = []
    for area, owner in enumerate(s.cities):
        if owner in (NOBODY, land.seat) or s.stock[owner] >= DEFENDERS or land.foreign[area]:
            continue
        found.append((area, ATTACKERS_AGAINST_ENGINEERING if s.has(owner, ENGINEERING) else ATTACKERS))
    return found


def _muster(land: Land, to: int, size: int, value: float, ready: list[int]) -> Muster | None:
    """Whether and from where so many tokens can come together, the least useful ones first."""
    s = land.s
    missing = size - land.own[to]
    if missing <= 0:
        return None
    spare = {}
    for area in s.components.land_links[to]:
        n = s.rested[area]
        if area in ready:
            n = min(n, land.own[area] - _held(land, area))
        if n > 0:
            spare[area] = n
    if sum(spare.values()) < missing:
        return None
    cost = land.worth(to, land.own[to])
    taken = dict.fromkeys(spare, 0)
    for _ in range(missing):
        price, area = min((_next_price(land, a, taken[a]), a) for a in spare if taken[a] < spare[a])
        cost += price
        taken[area] += 1
    moved = [(area, n) for area, n in taken.items() if n]
    for area, n in moved:
        land.shift(area, to, n)
    lasting = land.supply([*ready, to] if s.cities[to] == NOBODY else ready)
    for area, n in moved:
        land.shift(to, area, n)
    if not land.enough(lasting, land.cities + len(ready) + 1):
        return None
    return Muster(value - cost, to, tuple(sorted(moved, key=lambda m: -m[1])))


def _next_price(land: Land, area: int, taken: int) -> float:
    n = land.own[area] - taken
    return land.worth(area, n) - land.worth(area, n - 1)


# -- spreading --------------------------------------------------------------------------------------------------------


def spread(land: Land, held: dict[int, int]) -> Action | None:
    """The move over one border that brings most, if any brings something."""
    best, most = None, LEAST_GAIN
    s = land.s
    over = _over(land, held)
    for area, rested in enumerate(s.rested):
        if not rested:
            continue
        free = min(rested, land.own[area] - held.get(area, 0))
        for n in range(1, free + 1):
            leaving = land.gain(area, -n)
            for to in s.components.land_links[area]:
                if land.open[to] and to not in held:
                    if over + n > 0 and _more_fed(land, area, to, n) > max(0, -over):
                        continue  # they would have to be shed again
                    gain = leaving + land.gain(to, n)
                    if gain / n > most:
                        best, most = ("move", area, to, n), gain / n
    return best


def _more_fed(land: Land, area: int, to: int, n: int) -> int:
    """How many more tokens would stay on the board if these moved."""
    own, cap = land.own, land.cap
    before = min(own[area], cap[area]) + min(own[to], cap[to])
    return min(own[area] - n, cap[area]) + min(own[to] + n, cap[to]) - before


def _over(land: Land, held: dict[int, int]) -> int:
    """How many tokens beyond those that cities need are too many for the next taxes; below zero: room for more."""
    cities = land.cities + len(held)
    fed = land.fed()
    return min(fed - land.room() + SUPPORT * len(held), fed - SUPPORT * cities - SPARE_SUPPORT)


def shed(land: Land, held: dict[int, int]) -> Action | None:
    """Too many tokens on the board, the next taxes could not be paid: crowd some together, the surplus goes home."""
    s = land.s
    if _over(land, held) <= 0:
        return None
    best, least = None, 0.0
    for area, rested in enumerate(s.rested):
        if not rested or area in held or not 0 < land.own[area] <= land.cap[area]:
            continue
        for to in s.components.land_links[area]:
            if s.cities[to] == land.seat or (land.open[to] and 0 < land.cap[to] <= land.own[to] and to not in held):
                if land.foreign[to]:
                    continue
                loss = -land.gain(area, -1)
                if best is None or loss < least:
                    best, least = ("move", area, to, 1), loss
    return best
