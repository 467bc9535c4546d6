"""The map, compiled: areas with their ground and borders, regions as masks, and what lies how far away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zeitalter.engine.masks import bits
from zeitalter.games.seven_ages.data.effects import mask_of
from zeitalter.games.seven_ages.data.schema import Data
from zeitalter.games.seven_ages.data.schema_map import Area, Entry, Map, Name

KINDS = ("land", "sea", "ocean")
TERRAINS = ("fertile", "steppe", "desert", "forest", "tundra", "jungle", "mountain", "sea", "ocean")
WORLD = "world"
MOST_KEPT = 1 << 15
"""So many counted ways are kept."""
FARTHEST = 14
"""The longest way that is counted: age 7 doubled."""

Gates = tuple[tuple[int, int], ...]
"""Empires as bits, each with its areas as bits."""


def said(name: Name) -> Mapping[str, str]:
    """A name by language."""
    return {"de": name.de, "en": name.en}


class Board:
    """The map of the components."""

    # fmt: off
    __slots__ = (
        "_next_to", "_spread", "_through", "adjacent", "area_cost", "area_defence", "area_income", "area_kind", "arrow",
        "city_name", "coastal", "data", "fertile", "flying", "grid", "ids", "island", "land", "land_mask", "n_areas",
        "names", "near", "ocean", "palestine", "place", "region_mask", "river", "rough", "sea", "terrain", "water",
        "within",
    )
    # fmt: on

    def __init__(self, data: Data) -> None:
        self.data = data
        self.names: dict[str, list[Mapping[str, str]]] = {}
        self.ids: dict[str, list[str]] = {"area_kind": list(KINDS)}
        self._compile_areas(data.map)
        self._compile_borders(data.map)
        self._compile_regions(data.map)
        self.within = tuple(self._ways(passable) for passable in (~self.ocean, -1))
        """By ocean counted (0, 1), radius and area: the areas that can be reached if nothing blocks (S18, S19)."""
        self.flying = self.within[1]
        self._next_to: dict[int, int] = {}
        self._spread: dict[tuple[int, int, bool, int], int] = {}
        """Ways that were counted: the same ones are asked for again and again."""
        self._through: dict[tuple[int, int, bool, int, Gates], dict[int, int]] = {}

    def next_to(self, areas: int) -> int:
        """The areas next to one of some areas; these may be among them."""
        found = self._next_to.get(areas)
        if found is None:
            if len(self._next_to) >= MOST_KEPT:
                self._next_to.clear()
            found = 0
            for area in bits(areas):
                found |= self.near[area]
            self._next_to[areas] = found
        return found

    def spread(self, start: int, steps: int, over_oceans: bool, shut: int) -> int:
        """The areas that are at most so many steps from some areas, if paths do not run through those that are shut."""
        key = (start, steps, over_oceans, shut)
        found = self._spread.get(key)
        if found is None:
            if len(self._spread) >= MOST_KEPT:
                self._spread.clear()
            found = self._spread[key] = self._counted(start, steps, over_oceans, shut)
        return found

    def _counted(self, start: int, steps: int, over_oceans: bool, shut: int) -> int:
        usable = ~0 if over_oceans else ~self.ocean
        found = frontier = start
        for _ in range(steps):
            frontier = self.next_to(frontier & ~shut) & usable & ~found
            if not frontier:
                break
            found |= frontier
        return found

    def through_gates(self, start: int, steps: int, over_oceans: bool, shut: int, gates: Gates) -> dict[int, int]:
        """By group of gates, as bits, the areas that are reached if these are open and without them not as soon.

        The gates are areas that are shut, as masks, each with its own bit.
        """
        key = (start, steps, over_oceans, shut, gates)
        found = self._through.get(key)
        if found is None:
            if len(self._through) >= MOST_KEPT:
                self._through.clear()
            found = self._through[key] = self._counted_through(start, steps, over_oceans, shut, gates)
        return found

    def _counted_through(self, start: int, steps: int, over_oceans: bool, shut: int, gates: Gates) -> dict[int, int]:
        usable = ~0 if over_oceans else ~self.ocean
        found = {0: start}
        front = {0: start}
        for _ in range(steps):
            new: dict[int, int] = {}
            for group, areas in front.items():
                self._step(new, group, areas & ~shut)
                for gate, held in gates:
                    self._step(new, group | gate, areas & held)
            front = {}
            for group in sorted(new, key=int.bit_count):
                fresh = new[group] & usable
                for smaller, seen in found.items():
                    if smaller & ~group == 0:
                        fresh &= ~seen
                if fresh:
                    front[group] = fresh
                    found[group] = found.get(group, 0) | fresh
            if not front:
                break
        return found

    def _step(self, new: dict[int, int], group: int, areas: int) -> None:
        if areas:
            new[group] = new.get(group, 0) | self.next_to(areas)

    def _named(self, kind: str, entries: Sequence[Entry]) -> None:
        self.ids[kind] = [entry.id for entry in entries]
        self.names[kind] = [said(entry.name) for entry in entries]

    def _compile_areas(self, board: Map) -> None:
        self._named("area", board.areas)
        self.n_areas = len(board.areas)
        self.ids["terrain"] = list(TERRAINS)
        self.names["terrain"] = [said(board.terrain_types[id].name) for id in TERRAINS]
        ground = [board.terrain_types[area.terrain] for area in board.areas]
        self.area_kind = tuple(KINDS.index(area.kind) for area in board.areas)
        self.terrain = tuple(TERRAINS.index(area.terrain) for area in board.areas)
        self.area_income = tuple(kind.income for kind in ground)
        self.area_defence = tuple(kind.defence for kind in ground)
        self.area_cost = tuple(kind.move_cost for kind in ground)
        self.grid = tuple(area.grid for area in board.areas)
        self.place = tuple(area.place for area in board.areas)
        self.city_name = tuple(said(area.city_name or area.name) for area in board.areas)
        self.land, self.sea, self.ocean = (
            mask_of([a for a, found in enumerate(self.area_kind) if found == kind]) for kind in range(3)
        )
        self.water = self.sea | self.ocean
        self.fertile = mask_of([a for a, ground in enumerate(self.terrain) if TERRAINS[ground] == "fertile"])
        self.rough = mask_of([a for a, kind in enumerate(ground) if kind.rough])
        self.palestine = self.ids["area"].index("palestine")

    def _compile_borders(self, board: Map) -> None:
        index = {id: a for a, id in enumerate(self.ids["area"])}
        self.adjacent = tuple(tuple(sorted(index[name] for name in area.adjacent)) for area in board.areas)
        self.near = tuple(mask_of(areas) for areas in self.adjacent)
        self.arrow = self._across(board.arrows)
        self.river = self._across(board.rivers)
        land = [a for a in range(self.n_areas) if self.land >> a & 1]
        self.coastal = mask_of([a for a in land if self.near[a] & self.water])
        self.island = mask_of([a for a in land if not self.near[a] & self.land & ~self.arrow[a]])
        """Land that touches other land at most by arrows."""

    def _across(self, pairs: Sequence[tuple[str, str]]) -> tuple[int, ...]:
        masks = [0] * self.n_areas
        for pair in pairs:
            a, b = (self.ids["area"].index(name) for name in pair)
            masks[a] |= 1 << b
            masks[b] |= 1 << a
        return tuple(masks)

    def _compile_regions(self, board: Map) -> None:
        """A sea or ocean belongs to every region and sub-region that it touches (S11)."""
        self._named("region", [*board.regions, *board.sub_regions, Entry(id=WORLD, name=board.world.name)])
        masks = [self._region(board.areas, id) for id in self.ids["region"][:-1]]
        self.region_mask = (*masks, (1 << self.n_areas) - 1)
        self.land_mask = tuple(mask & self.land for mask in self.region_mask)

    def _region(self, areas: Sequence[Area], region: str) -> int:
        land = mask_of([a for a, area in enumerate(areas) if region in (area.region, area.sub_region)])
        return land | mask_of([a for a in range(self.n_areas) if self.water >> a & 1 and self.near[a] & land])

    def _ways(self, passable: int) -> tuple[tuple[int, ...], ...]:
        steps = [[b for b in areas if passable >> b & 1] for areas in self.adjacent]
        reached = [1 << a for a in range(self.n_areas)]
        found = [tuple(reached)]
        for _ in range(FARTHEST):
            before = found[-1]
            farther = []
            for a, nexts in enumerate(steps):
                mask = before[a]
                for b in nexts:
                    mask |= before[b]
                farther.append(mask)
            found.append(tuple(farther))
        return tuple(found)
