"""What glory the empires can hope for: by category, by area, and for how many turns. Worths are in glory points.

An `Outlook` is made for one question and one player; what it has counted once it remembers. It reads public things and
the own hand only. All figures are estimates of ours, no rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import NamedTuple

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.cards import Category
from zeitalter.games.seven_ages.data.components import (
    DOMINATION,
    FERTILE_AREAS,
    HOLD_AREA,
    MOST_ADVANCED,
    WATER_AREAS,
)
from zeitalter.games.seven_ages.rules.end_of_turn import turn_limit
from zeitalter.games.seven_ages.rules.glory_counts import counted
from zeitalter.games.seven_ages.rules.progress import is_beyond, last_level
from zeitalter.games.seven_ages.rules.state import State

LAND_CATEGORIES = (DOMINATION, FERTILE_AREAS, WATER_AREAS, HOLD_AREA)
TIED, CLOSE, BEHIND = 0.5, 0.15, 0.03
"""How likely a rival with as much, a little less, or less of something will be ahead."""
FARTHER = 4
"""So many steps towards a better place are looked at."""
FURTHER = 0.5
"""How much less a further gain of the same kind is worth."""
LONGEST = 6.0
"""Turns for which a gain is counted at most: places change."""
LEVELS_PER_TURN = 1.4
INCOME = 0.22
"""What one money of income is worth while there is much to come."""
STEP = 0.3
"""What any area is worth as a step to others."""
BEYOND = 0.3
"""How much of the best land next to an area counts for it."""
ROBBED = 0.35
"""How much of what a rival loses counts as own gain."""
LEVEL, NEAR_LEAD, LEAD = 0.35, 4, 1.1
"""What a level is worth; more for those that are near the most advanced empire, who will end the game."""
AHEAD, FALLEN, LATE = 1.6, 0.3, 1.0
"""How much of that counts for who is ahead, for who is behind, and for him too when time runs out."""
LATE_TURNS = 4
STUCK = 1.0
"""What leaving a dark level is worth."""


def expected(points: int, n: int, rivals: tuple[int, ...]) -> float:
    """The points a ranking will probably bring with so much against so much of others."""
    if n <= 0:
        return 0.0
    place = 0.0
    for other in rivals:
        place += 1.0 if other > n else TIED if other == n else CLOSE if other == n - 1 else BEHIND
    return max(0.0, points - place)


def gain(points: int, n: int, rivals: tuple[int, ...], more: int) -> float:
    """What more of something brings, on the way to the place where it pays best."""
    now = expected(points, n, rivals)
    return max((expected(points, n + k, rivals) - now) * more / k for k in range(more, more + FARTHER))


def together(worths: Iterable[float]) -> float:
    """What several gains of a kind are worth together: each further one less, for they help in the same rankings."""
    return sum(worth / (1 + FURTHER * i) for i, worth in enumerate(sorted(worths, reverse=True)))


class Style(NamedTuple):
    """How somebody plays; searches compare several ways."""

    thrift: float = 1.0
    """How much money counts that is spent."""


USUAL = Style()


class Outlook:
    """The hopes of a player in one position."""

    def __init__(self, s: State, seat: int, style: Style = USUAL) -> None:
        self.s, self.seat, self.c = s, seat, s.components
        self.style = style
        self._counts: dict[tuple[int, int, int], dict[int, int]] = {}
        self._weights: dict[int, list[tuple[int, float]]] = {}
        self._areas: dict[tuple[int, int], float] = {}
        self._standings: dict[tuple[int, int, int, int], tuple[int, tuple[int, ...]]] = {}
        self._harvests: dict[int, float] = {}
        self._levels: dict[tuple[int, int], float] = {}
        self.cards: dict[int, float] = {}
        """What the cards of the hand are worth, as far as somebody asked."""
        self.promises: dict[tuple[int, int], float] = {}
        """What empires that could be started promise, by card and age, as far as somebody asked."""

    # -- time ---------------------------------------------------------------------------------------------------------

    @cached_property
    def turns_left(self) -> float:
        """How many harvests are probably to come, this turn's among them."""
        s = self.s
        lead = max((s.level[e] for e in s.in_play()), default=7 * max(s.start_age, 1) - 6)
        by_level = max(0, last_level(s) + 1 - lead) / LEVELS_PER_TURN
        return max(1.0, min(turn_limit(s) - s.turn + 1, by_level + 1 - min(1, len(s.finished_by))))

    @cached_property
    def horizon(self) -> float:
        """For how many turns a gain is counted."""
        return min(LONGEST, self.turns_left)

    # -- rankings -----------------------------------------------------------------------------------------------------

    def counts(self, category: Category) -> dict[int, int]:
        """How much every empire has of what a category counts."""
        key = (category.category, category.mask, category.classes)
        found = self._counts.get(key)
        if found is None:
            found = {e: counted(self.s, e, category) for e in self.s.in_play()}
            self._counts[key] = found
        return found

    def standing(self, e: int, category: Category) -> tuple[int, tuple[int, ...]]:
        """How much an empire has of something, and how much the others have; unranked ones have no rivals."""
        if not category.ranked:
            return self.counts(category).get(e, 0), ()
        key = (e, category.category, category.mask, category.classes)
        found = self._standings.get(key)
        if found is None:
            counts = self.counts(category)
            found = counts.get(e, 0), tuple([n for other, n in counts.items() if other != e])
            self._standings[key] = found
        return found

    def harvest(self, e: int) -> float:
        """What an empire probably gains at the end of a turn as it stands."""
        found = self._harvests.get(e)
        if found is None:
            found = 0.0
            for one in self.c.glory[self.s.card[e]]:
                n, rivals = self.standing(e, one)
                found += expected(one.points, n, rivals)
            self._harvests[e] = found
        return found

    def more_of(self, e: int, kind: int, more: int, classes: int = 0) -> float:
        """What having more of something (no areas) brings an empire in all turns to come."""
        found = 0.0
        for one in self.c.glory[self.s.card[e]]:
            if one.category == kind and more > 0 and (not classes or one.classes & classes):
                n, rivals = self.standing(e, one)
                found += gain(one.points, n, rivals, more)
        return found * self.horizon

    # -- areas --------------------------------------------------------------------------------------------------------

    def weights(self, e: int) -> list[tuple[int, float]]:
        """Masks of areas with what one more area of each brings an empire in all turns to come."""
        found = self._weights.get(e)
        if found is None:
            found = []
            for one in self.c.glory[self.s.card[e]]:
                if one.category in LAND_CATEGORIES:
                    n, rivals = self.standing(e, one)
                    if one.ranked or not n:
                        found.append((one.mask, gain(one.points, n, rivals, 1) * self.horizon))
            self._weights[e] = found
        return found

    def glory_of(self, e: int, area: int) -> float:
        """What an area brings an empire in the harvests to come."""
        return sum(weight for mask, weight in self.weights(e) if mask >> area & 1)

    def area(self, e: int, area: int) -> float:
        """What one more area is worth to an empire: glory, income, and what lies behind it."""
        found = self._areas.get((e, area))
        if found is None:
            found = self.plain_area(e, area)
            behind = [self.glory_of(e, b) for b in bits(self.c.near[area]) if self.s.neutral(b)]
            found = self._areas[e, area] = found + BEYOND * max(behind, default=0.0)
        return found

    def plain_area(self, e: int, area: int) -> float:
        """The same without what lies behind it."""
        income = self.c.area_income[area] + self.s.city[area]
        return self.glory_of(e, area) + (INCOME * income + STEP) * self.horizon / LONGEST

    def held_area(self, e: int, area: int) -> float:
        """What an area that an empire has is worth to it: what its loss would cost."""
        s, found = self.s, 0.0
        for one in self.c.glory[s.card[e]]:
            if one.category in LAND_CATEGORIES and one.mask >> area & 1:
                n, rivals = self.standing(e, one)
                found += 0.1 + expected(one.points, n, rivals) - expected(one.points, n - 1, rivals)
        found += INCOME * (self.c.area_income[area] + 2 * s.city[area]) + 1.5 * (area == s.capital[e])
        found += 0.5 * s.lies[area].bit_count()
        return found * self.horizon / LONGEST + STEP

    # -- levels -------------------------------------------------------------------------------------------------------

    @cached_property
    def lead(self) -> int:
        """The level of the most advanced empire."""
        return max((self.s.level[e] for e in self.s.in_play()), default=0)

    @cached_property
    def haste(self) -> float:
        """How welcome the end of the game is: more to who is ahead, hardly to who is behind."""
        s = self.s
        rates = [float(n) for n in s.glory]
        for e in s.in_play():
            rates[s.owner[e]] += self.harvest(e)
        best = max(rates[other] for other in range(s.players) if other != self.seat)
        return AHEAD if rates[self.seat] >= best else LATE if s.turn + 2 * LATE_TURNS > turn_limit(s) else FALLEN

    def level(self, e: int, levels: int = 1) -> float:
        """What it is worth to an empire to advance so many levels now."""
        found = self._levels.get((e, levels))
        if found is None:
            found = self._levels[e, levels] = self._level(e, levels)
        return found

    def _level(self, e: int, levels: int) -> float:
        s = self.s
        if is_beyond(s, e) or levels <= 0:
            return 0.0
        worth = levels * (LEVEL + LEAD * self.haste * max(0.0, 1 - (self.lead - s.level[e]) / NEAR_LEAD))
        worth += self.more_of(e, MOST_ADVANCED, levels)
        if self.c.dark >> s.level[e] & 1:
            worth += STUCK
        if s.level[e] + levels > last_level(s):
            worth += 0.7 * self.c.constants.end_bonus
        return worth

    # -- rivals -------------------------------------------------------------------------------------------------------

    @cached_property
    def rivals(self) -> list[int]:
        """The empires of other players."""
        return [e for e in self.s.in_play() if self.s.owner[e] != self.seat]

    def danger(self, seat: int) -> float:
        """How much harm to a player helps: more if he is ahead."""
        s = self.s
        best = max(s.glory[other] for other in range(s.players) if other != self.seat)
        return ROBBED * (1.0 if s.glory[seat] >= best else 0.7 if s.glory[seat] * 4 >= best * 3 else 0.4)
