"""The land of the board of Civilization: Natural Earth coasts, bent, tidied and divided into areas.

What antiquity had otherwise, straits that must stay open, islands that need more room and lakes come from `geo.yaml`.
Every land mass is divided by the Voronoi cells of the seeds on it, with borders that meander.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from scipy.spatial import cKDTree
from shapely import affinity
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import polygonize, unary_union

from maps.coast import polygons
from maps.faces import Face, between_cells, dissolved, given_away, rounded, without_slivers
from maps.flow import Flow, Meander

WINDOW = (-4, 14, 64, 58)
"""Longitudes and latitudes that are read."""
SMALL_ISLAND, ISLAND = 3000, 20000
NEAR_LAND = 30


def read_land(file: Path) -> Any:
    """The land of Natural Earth within the window, from a TopoJSON file."""
    topology = json.loads(file.read_text())
    scale, translate = (np.array(topology["transform"][k]) for k in ("scale", "translate"))
    arcs = [np.cumsum(np.array(arc, float), axis=0) * scale + translate for arc in topology["arcs"]]
    window = box(*WINDOW)
    found: list[Polygon] = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for part in geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]:
            outer, *holes = [_ring(arcs, indices) for indices in part]
            if len(outer) < 4 or not _inside(outer):
                continue
            shape = Polygon(outer, holes)
            shape = (shape if shape.is_valid else shape.buffer(0)).intersection(window)
            found += polygons(shape)
    return unary_union(found)


def _ring(arcs: list[Any], indices: list[int]) -> Any:
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    return np.vstack([pieces[0], *[piece[1:] for piece in pieces[1:]]])


def _inside(ring: Any) -> bool:
    (left, bottom), (right, top) = ring.min(0), ring.max(0)
    return not (right < WINDOW[0] or left > WINDOW[2] or top < WINDOW[1] or bottom > WINDOW[3])


def lakes(geo: dict[str, Any], flow: Flow) -> dict[str, Polygon]:
    """The lakes, enlarged about their middle."""
    found = {}
    for id, lake in geo["lakes"].items():
        ring = flow.points(rounded(lake["ring"], 3))
        middle = ring.mean(0)
        found[id] = Polygon(middle + (ring - middle) * lake.get("scale", 1)).buffer(0)
    return found


def coast(geo: dict[str, Any], flow: Flow, file: Path, water: dict[str, Polygon]) -> Any:
    """All land on the board."""
    raw = read_land(file)
    for ring in geo["ancient_water"]:
        raw = raw.difference(Polygon(rounded(ring, 2)))
    for ring in geo["ancient_land"]:
        raw = raw.union(Polygon(rounded(ring, 2)))
    bent = flow.shape(shapely.segmentize(raw, 0.25))
    land = unary_union([p if p.is_valid else p.buffer(0) for p in polygons(bent)]).intersection(flow.around(60))
    land = unary_union([_scaled(p, geo, flow) for p in polygons(land) if not _dropped(p, geo, flow)])
    return _tidied(land, geo, flow, water)


def _dropped(shape: Polygon, geo: dict[str, Any], flow: Flow) -> bool:
    """Whether an island is left out for legibility."""
    return any(
        shape.area < SMALL_ISLAND and shape.distance(Point(flow.point(at))) < 2 for at in geo.get("drop_islands", [])
    )


def _scaled(shape: Polygon, geo: dict[str, Any], flow: Flow) -> Polygon:
    """An island as large as its pieces need it."""
    for entry in geo.get("island_scale", []):
        if shape.area < ISLAND and shape.distance(Point(flow.point(entry["at"]))) < 3:
            factor = entry["factor"]
            fx, fy = factor if isinstance(factor, list) else (factor, factor)
            turned = affinity.rotate(shape, entry.get("rotate", 0), origin="centroid")
            return affinity.translate(
                affinity.scale(turned, fx, fy, origin="centroid"), *entry.get("shift", (0, 0))
            )  # fmt: skip
    return shape


def _tidied(land: Any, geo: dict[str, Any], flow: Flow, water: dict[str, Polygon]) -> Any:
    """Land without spikes and slits, with straits and lakes cut out, its outline smooth."""
    c = geo["coast"]
    land = land.buffer(c["close"]).buffer(-c["close"] - c["open"]).buffer(c["open"])
    least = c.get("min_hole", 500)
    land = unary_union(
        [Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > least]) for p in polygons(land)]
    )
    for strait in geo["straits"]:
        line = LineString(rounded(flow.points(strait["line"]), 2, False))
        land = land.difference(line.buffer(strait["width"] / 2))
    for lake in water.values():
        land = land.difference(lake)
    land = shapely.segmentize(land.simplify(c["simplify"]), 7.0)
    smooth = [
        Polygon(rounded(p.exterior.coords[:-1], 1), [rounded(r.coords[:-1], 1) for r in p.interiors]).buffer(0)
        for p in polygons(land)
    ]
    land = unary_union(smooth).simplify(0.15)
    land = unary_union([p for p in polygons(land) if p.area >= c["min_island"]])
    return shapely.set_precision(land.intersection(flow.frame), 0.01)


class Division:
    """The areas of all land masses."""

    def __init__(
        self, geo: dict[str, Any], flow: Flow, links: dict[str, list[str]], masses: list[Polygon], meander: Meander
    ) -> None:
        self.geo, self.flow, self.masses, self.meander = geo, flow, masses, meander
        self.seeds = [(area, flow.point(at)) for area in links for at in geo["areas"][area]["seeds"]]
        self._mainland = max(_groups(links), key=len)
        self._nearest = cKDTree(np.array([at for _, at in self.seeds]))

    def faces(self) -> list[Face]:
        """Every land mass divided among the areas."""
        seeds = self._by_mass()
        return [face for i, mass in enumerate(self.masses) for face in self._divided(mass, seeds.get(i, []))]

    def _by_mass(self) -> dict[int, list[tuple[str, tuple[float, float]]]]:
        """The seeds on each land mass; areas of islands never have one on the continent."""
        found: dict[int, list[tuple[str, tuple[float, float]]]] = {}
        for area, at in self.seeds:
            place = Point(at)
            distance = np.array([mass.distance(place) for mass in self.masses])
            if area not in self._mainland:
                distance[0] = 1e9
            mass = int(distance.argmin())
            inside = self.flow.frame.contains(place)
            if distance[mass] <= NEAR_LAND or not inside:
                found.setdefault(mass if inside else 0, []).append((area, at))
        return found

    def _divided(self, mass: Polygon, seeds: list[tuple[str, tuple[float, float]]]) -> list[Face]:
        names = [area for area, _ in seeds]
        if not seeds:
            return [Face(self._owner(mass), mass)]
        if len(set(names)) == 1:
            return [Face(names[0], mass)]
        places = np.array([at for _, at in seeds])
        places = places + np.linspace(0, 1e-4, len(places))[:, None]
        net = unary_union([mass.boundary, self._borders(places, names)])
        tree = cKDTree(places)
        faces = []
        for shape in polygonize(net):
            inner = shape.representative_point()
            if mass.contains(inner):
                home = self.meander.back(np.array([[inner.x, inner.y]]))
                faces.append(Face(names[int(tree.query(home)[1][0])], shape))
        faces = dissolved(without_slivers(dissolved(faces), 30))
        self._join_fragments(faces, seeds)
        return dissolved(faces)

    def _owner(self, island: Polygon) -> str:
        """Whose an island without seeds is."""
        for entry in self.geo.get("islands", []):
            if island.distance(Point(self.flow.point(entry["at"]))) < 4:
                return str(entry["area"])
        middle = island.representative_point()
        return self.seeds[int(self._nearest.query([middle.x, middle.y])[1])][0]

    def _borders(self, places: Any, names: list[str]) -> Any:
        window = self.flow.around(80)
        lines = []
        for a, b in between_cells(places, names, self.flow.width, self.flow.height):
            line = LineString([a, b]).intersection(window)
            if not line.is_empty and line.length:
                lines.append(LineString(self.meander.move(np.array(shapely.segmentize(line, 3.0).coords))))
        return shapely.set_precision(unary_union(lines), 0.01)

    def _join_fragments(self, faces: list[Face], seeds: list[tuple[str, tuple[float, float]]]) -> None:
        """Fragments of an area that hold none of its seeds go to a neighbour."""
        for area in sorted({name for name, _ in seeds}):
            own = sorted((f for f in faces if f.area == area), key=lambda f: -f.shape.area)
            for face in own[1:]:
                around = face.shape.buffer(3)
                if not any(name == area and around.contains(Point(at)) for name, at in seeds):
                    given_away(face, faces)


def _groups(links: dict[str, list[str]]) -> list[set[str]]:
    """Areas that hang together over land."""
    left, found = set(links), []
    while left:
        edge, group = [min(left)], set()
        while edge:
            area = edge.pop()
            group.add(area)
            edge += [n for n in links[area] if n not in group]
        left -= group
        found.append(group)
    return found
