"""The map of a match: where every space lies, what is next to it, and everything that can be looked up once per map.

A board follows from the placed tiles alone, never changes, and is shared by all copies of a state. Sets of spaces are
masks: bit n is space n.
"""

from __future__ import annotations

from functools import lru_cache

from zeitalter.games.new_dawn.data.components import (
    BARBARIAN,
    CAPITAL_STAR,
    CITY_STATE,
    FIRST_WATER,
    HEXES,
    NATURE,
    RESOURCE,
    RESOURCES,
    SPACES,
    TERRAINS,
    WATER,
    Components,
)
from zeitalter.games.new_dawn.rules.hexes import DIRECTIONS, Hex, holes, placed

Placement = tuple[int, int, int, int, int]
"""A tile on the table: tile, side, rotation, and where its first space lies (q, r)."""
NOWHERE = -1
HARDEST = 5
KEPT = 4_000
"""Answers of `next_to`, for each board, and of `each` that are kept."""


class Board:
    """A map, compiled."""

    # fmt: off
    __slots__ = (
        "_next_to", "_within", "at", "capitals", "city_states", "coast", "difficulty", "edge", "every", "land", "level",
        "natures", "near", "near_mask", "of_resource", "of_terrain", "place", "resource", "spaces", "spawn", "terrain",
        "toward", "water",
    )
    # fmt: on

    def __init__(self, c: Components, tiles: tuple[Placement, ...]) -> None:
        self.place: list[Hex | None] = [None] * SPACES
        self.terrain = [WATER] * SPACES
        self.capitals: dict[int, int] = {}
        """Where the star of each tile lies."""
        self.city_states: dict[int, int] = {}
        self.natures: dict[int, int] = {}
        self.spawn: dict[int, int] = {}
        """Where each city-state, natural wonder and barbarian of this map is printed."""
        self.resource = [NOWHERE] * SPACES
        """The kind of resource printed on a space."""
        for tile, side, rotation, q, r in tiles:
            data = c.tiles[tile][side]
            for i, where in enumerate(placed(data.place, rotation, q, r)):
                space = tile * HEXES + i
                self.place[space] = where
                self.terrain[space] = data.terrain[i]
                self._print(tile, space, *data.feature[i])
        taken = {where: space for space, where in enumerate(self.place) if where is not None}
        for i, where in enumerate(holes(taken)):
            self.place[FIRST_WATER + i] = where
            taken[where] = FIRST_WATER + i
        self.at = taken
        """The space at a place."""
        self._look_around(c)

    def _print(self, tile: int, space: int, kind: int, value: int) -> None:
        if kind == CAPITAL_STAR:
            self.capitals[tile] = space
        elif kind == CITY_STATE:
            self.city_states[value] = space
        elif kind == NATURE:
            self.natures[value] = space
        elif kind == BARBARIAN:
            self.spawn[value] = space
        elif kind == RESOURCE:
            self.resource[space] = value

    def _look_around(self, c: Components) -> None:
        self.spaces = tuple(sorted(self.at.values()))
        self.every = mask(self.spaces)
        self.toward: list[tuple[int, ...]] = [(NOWHERE,) * 6] * SPACES
        """For each of the six directions the next space, or NOWHERE."""
        for (q, r), space in self.at.items():
            self.toward[space] = tuple(self.at.get((q + dq, r + dr), NOWHERE) for dq, dr in DIRECTIONS)
        self.near = [tuple(n for n in ways if n != NOWHERE) for ways in self.toward]
        self.near_mask = [mask(found) for found in self.near]
        self.difficulty = [c.difficulty[t] for t in self.terrain]
        self.of_terrain = [mask(s for s in self.spaces if self.terrain[s] == t) for t in range(len(TERRAINS))]
        self.of_resource = [mask(s for s in self.spaces if self.resource[s] == r) for r in range(len(RESOURCES))]
        self.water = self.of_terrain[WATER]
        self.land = self.every & ~self.water
        self.level = [mask(s for s in self.spaces if self.difficulty[s] <= n) & self.land for n in range(HARDEST + 1)]
        """The land of at most this difficulty."""
        self.edge = mask(s for s in self.spaces if len(self.near[s]) < len(DIRECTIONS))
        self.coast = mask(s for s in self.spaces if self.near_mask[s] & self.water)
        """Spaces at the edge of the map (N10), and next to water."""
        self._within: list[list[int]] = [[1 << s] for s in range(SPACES)]
        self._next_to: dict[int, int] = {}

    def within(self, space: int, distance: int) -> int:
        """All spaces at most so many steps away, the space itself too; water and pieces do not matter."""
        known = self._within[space]
        while len(known) <= distance:
            known.append(self.around(known[-1]))
        return known[distance]

    def steps(self, space: int, goals: int, most: int) -> int:
        """Steps from a space to the nearest of some others, whatever lies between; 0 if they are all further away."""
        for n in range(1, most + 1):
            if self.within(space, n) & goals:
                return n
        return 0

    def around(self, spaces: int) -> int:
        """These spaces and all next to them."""
        found, near_mask = spaces, self.near_mask
        while spaces:
            low = spaces & -spaces
            found |= near_mask[low.bit_length() - 1]
            spaces ^= low
        return found

    def next_to(self, spaces: int) -> int:
        """All spaces next to one of these."""
        known = self._next_to.get(spaces)
        if known is not None:
            return known
        found, near_mask, rest = 0, self.near_mask, spaces
        while rest:
            low = rest & -rest
            found |= near_mask[low.bit_length() - 1]
            rest ^= low
        if len(self._next_to) > KEPT:
            self._next_to.clear()
        self._next_to[spaces] = found
        return found

    def reached(self, start: int, distance: int, through: int) -> int:
        """The spaces at most so many steps from one of `start`; every step but the last leads to one of `through`.

        The start spaces themselves are not part of it.
        """
        found, edge = 0, start
        for _ in range(distance):
            edge = self.next_to(edge) & ~found
            if not edge:
                break
            found |= edge
            edge &= through
        return found & ~start


def mask(spaces: object) -> int:
    """The mask of some spaces."""
    found = 0
    for space in spaces:  # type: ignore[attr-defined]
        found |= 1 << space
    return found


@lru_cache(maxsize=256)
def board_of(c: Components, tiles: tuple[Placement, ...]) -> Board:
    """The board that these tiles make."""
    return Board(c, tiles)
