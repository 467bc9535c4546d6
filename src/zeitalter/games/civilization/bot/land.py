"""What tokens are worth where: the bot's opinion of areas, used wherever it moves, ships, grows or loses pieces.

Only public things are read. An area is judged by the tokens that would stay there after conflicts and surplus; a token
that makes the area grow counts most, and six of them on a free site are a city.
"""

from __future__ import annotations

from functools import lru_cache

from zeitalter.games.civilization.bot.style import USUAL, Style
from zeitalter.games.civilization.data.components import AGRICULTURE, METALWORKING, NO_SITE, WHITE_SITE
from zeitalter.games.civilization.rules.cities import ELSEWHERE, ON_SITE
from zeitalter.games.civilization.rules.state import MOST_CITIES, NOBODY, SUPPORT, State

FADING = 0.6
"""How much of what a token on a free site is worth remains one area further away."""
SPARE_SUPPORT = 3
IN_A_NEW_CITY = 4
"""Tokens that usually stood where a new city is built and no longer feed others."""
FLOODED, VOLCANIC, WIDE = 0.8, 0.6, 0.3
"""What speaks against a site: a flood, a volcano, and each token the area would feed."""


class Land:
    """The board as one seat sees it while it plans; `own` changes with the plan, the state does not."""

    # fmt: off
    __slots__ = (
        "appeal", "cap", "cities", "foreign", "growing", "open", "own", "ready", "s", "seat", "short", "sites", "style",
        "wants", "worths",
    )
    # fmt: on

    def __init__(self, s: State, seat: int, style: Style = USUAL) -> None:
        c = s.components
        areas = c.areas
        self.s, self.seat, self.style = s, seat, style
        self.own = list(s.tokens[seat * areas : (seat + 1) * areas])
        self.foreign: list[tuple[tuple[bool, int], ...]] = [()] * areas
        for other in range(s.players):
            if other != seat:
                metal = s.has(other, METALWORKING)
                for area in s.areas_of(other):
                    self.foreign[area] = (*self.foreign[area], (metal, s.tokens[other * areas + area]))
        more = s.has(seat, AGRICULTURE)
        self.cap = [0 if s.cities[a] != NOBODY else c.limit[a] + (more and not self.foreign[a]) for a in range(areas)]
        self.cities = s.city_count(seat)
        self.sites = [a for a in range(areas) if c.site[a] != NO_SITE and s.open_areas[a] and s.cities[a] == NOBODY]
        self.open = s.open_areas
        """Where tokens may go: in the nomads' game not to foreign areas."""
        if s.option("variant") == "nomads":
            self.sites = []
            self.open = tuple(open and not foreign for open, foreign in zip(s.open_areas, self.foreign, strict=True))
        self.worths: dict[int, float] = {}
        fed = self.fed()
        self.short = fed < SUPPORT * self.cities + SPARE_SUPPORT
        due = sum(min(n, self.cap[a], 2) for a, n in enumerate(self.own) if n)
        self.growing = style.growing if due < self.room() + SUPPORT * self.cities - fed else style.standing
        self.appeal = self._appeal()
        self.ready = self._ready()
        cities = self.cities + len(self.ready) + 1
        left = self.supply(self.ready) + sum(s.aboard) - IN_A_NEW_CITY
        self.wants = cities <= MOST_CITIES and self.enough(left, cities)
        """Whether another city is wanted now besides those whose tokens stand ready."""

    def _appeal(self) -> list[float]:
        """What a token is worth in each area because a free site is near."""
        links = self.s.components.land_links
        found = [0.0] * len(self.own)
        edge = [a for a in self.sites if not self.foreign[a]]
        value = self.style.near_site if self.may_build() else 0.0
        while edge and value > 0.02:
            for area in edge:
                found[area] = value
            value *= FADING
            edge = [to for area in edge for to in links[area] if not found[to] and self.s.open_areas[to]]
        return found

    def room(self) -> int:
        """How many tokens may stay on the board so that the next taxes can be paid."""
        s = self.s
        every = s.on_board(self.seat) + s.stock[self.seat] + sum(s.aboard)
        return every - SUPPORT * self.cities

    def enough(self, left: int, cities: int) -> bool:
        """Whether so many tokens are enough beside so many cities: for their support, and early on to go on growing."""
        s = self.s
        if left < SUPPORT * cities:
            return False
        if self.cities >= 2 and left < SUPPORT * cities + self.style.reserve:
            return False
        second = s.components.epoch_start[s.nations[self.seat]][1]
        return left >= self.style.early_tokens or (self.cities < 2 and s.field[self.seat] + 1 >= second)

    def fed(self) -> int:
        """How many tokens would stay on the board after the surplus is gone."""
        return sum(min(n, self.cap[a]) for a, n in enumerate(self.own) if n)

    def _ready(self) -> list[int]:
        """The areas where enough tokens stand for a city, as many as can be supported, the best first."""
        ready = [a for a in self.sites if self.own[a] >= ON_SITE and self.after_conflict(a, self.own[a]) >= ON_SITE]
        ready += [a for a in self.without_site() if self.own[a] >= ELSEWHERE]
        ready.sort(key=lambda a: -self.city(a))
        ready = ready[: MOST_CITIES - self.cities]
        aboard = sum(self.s.aboard)  # they will be set ashore
        while ready and not self.enough(self.supply(ready) + aboard, self.cities + len(ready)):
            ready.pop()
        return ready

    def without_site(self) -> list[int]:
        """Areas without a site that could feed a city of twelve tokens."""
        c, cities = self.s.components, self.s.cities
        return [
            area
            for area, n in enumerate(self.own)
            if n > 3 and c.site[area] == NO_SITE and cities[area] == NOBODY and not self.foreign[area]
        ]

    def supply(self, without: list[int]) -> int:
        """The tokens that feed cities if these areas become cities too."""
        return self.fed() - sum(min(self.own[a], self.cap[a]) for a in without)

    def may_build(self) -> bool:
        """Whether there is a marker for another city."""
        return self.cities < MOST_CITIES

    def worth(self, area: int, n: int) -> float:
        """What n own tokens in an area are worth."""
        if not n:
            return 0.0
        key = area << 8 | n
        found = self.worths.get(key)
        if found is None:
            found = self.worths[key] = self._worth(area, n)
        return found

    def _worth(self, area: int, n: int) -> float:
        s = self.s
        if s.cities[area] != NOBODY:
            return 0.0 if s.cities[area] == self.seat else -self.style.lost * n
        kept = n
        cost = 0.0
        if self.foreign[area]:
            kept = self.after_conflict(area, n)
            if n + sum(f for _, f in self.foreign[area]) > s.components.limit[area]:
                cost = self.style.quarrel + self.style.lost * (n - kept)
        free = area in self.sites
        if (self.wants and free and kept >= ON_SITE) or area in self.ready:
            return self.city(area) - cost
        stays = min(kept, self.cap[area])
        growing = min(stays, 2)
        value = self.growing * growing + (self.style.needed if self.short else self.style.standing) * (stays - growing)
        return value + self.appeal[area] * stays - cost

    def after_conflict(self, area: int, n: int) -> int:
        """How many of n own tokens are left after the conflict in an area, if there is one (43.61)."""
        own = self.s.has(self.seat, METALWORKING), n
        return _left_of_the_first((own, *self.foreign[area]), self.s.components.limit[area])

    def city(self, area: int) -> float:
        """What a new city in an area is worth: more on ground that feeds few and fears nothing."""
        c = self.s.components
        value = self.style.new_city - WIDE * c.limit[area]
        if c.site[area] == WHITE_SITE:
            value -= FLOODED
        if any(area in areas for areas in c.volcano_areas):
            value -= VOLCANIC
        return value

    def gain(self, area: int, by: int) -> float:
        """What changes if tokens come to an area or leave it."""
        n = self.own[area]
        return self.worth(area, n + by) - self.worth(area, n)

    def shift(self, area: int, to: int, n: int) -> None:
        """Move tokens in the plan."""
        self.own[area] -= n
        self.own[to] += n


@lru_cache(maxsize=4000)
def _left_of_the_first(forces: tuple[tuple[bool, int], ...], limit: int) -> int:
    """How many tokens the first has left where so many are fed; each is with or without metal, and its tokens."""
    left = [n for _, n in forces]
    keys = sorted(set(forces))
    while sum(k > 0 for k in left) > 1 and sum(left) > limit:
        for key in keys:
            for i, force in enumerate(forces):
                if force == key and left[i]:
                    left[i] -= 1
            if sum(k > 0 for k in left) < 2 or sum(left) <= limit:
                break
    return left[0]
