"""The water of the board of Civilization: open seas, and the coastal water between them and the land.

An open sea is a core from `geo.yaml` that keeps its distance from land. What remains is divided among the areas on
whose coast it lies; borders start where land borders reach the sea.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import shapely
from scipy.spatial import cKDTree
from shapely import STRtree
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import polygonize, unary_union

from maps.coast import polygons
from maps.faces import Face, between_cells, dissolved, given_away, lines_of, rounded, without_slivers
from maps.flow import Flow

LARGE_ISLAND = 500
STEP = 2.5
"""Distance of the points that stand for a coast."""


def open_seas(geo: dict[str, Any], flow: Flow, land: Any, masses: list[Polygon], ids: list[str]) -> dict[str, Polygon]:
    """The open seas, with smooth outlines."""
    large = unary_union([m for m in masses if m.area > LARGE_ISLAND])
    small = unary_union([m for m in masses if m.area <= LARGE_ISLAND])
    found: dict[str, Polygon] = {}
    taken: Any = Polygon()
    for id in ids:
        sea = geo["seas"][id]
        strip, r = sea["strip"], sea.get("round", 16)
        core = np.array([*sea["core"], sea["core"][0]])
        shape = Polygon(flow.points(shapely.segmentize(LineString(core), 0.5).coords)).buffer(0)
        shape = (
            shape.intersection(flow.around(80)).difference(large.buffer(strip)).difference(small.buffer(strip * 0.6))
        )
        shape = _largest(shape.buffer(-r).buffer(2 * r).buffer(-r)).simplify(0.8)
        shape = Polygon(
            rounded(shape.exterior.coords[:-1], 2), [rounded(ring.coords[:-1], 2) for ring in shape.interiors]
        ).simplify(0.25)
        shape = shape.intersection(flow.frame).difference(land.buffer(max(4, strip * 0.5))).difference(taken)
        found[id] = shapely.set_precision(_largest(shape), 0.01)
        taken = taken.union(found[id])
    return found


def _largest(shape: Any) -> Polygon:
    return max(polygons(shape), key=lambda p: p.area)


class Coasts:
    """The coastal water, divided."""

    def __init__(
        self, geo: dict[str, Any], flow: Flow, land: Any, faces: list[Face], coastal: list[str], r: np.random.Generator
    ) -> None:
        self.geo, self.flow, self.land, self.r = geo, flow, land, r
        self.coastal = coastal
        self.of_land = faces
        self.points: list[tuple[float, float]] = []
        self.names: list[str] = []
        self.ends: list[Any] = []
        """Where land borders reach the sea."""

    def faces(self, seas: dict[str, Polygon], areas: list[str]) -> list[Face]:
        """The coastal water of every area."""
        water = unary_union([p for p in polygons(self.flow.frame.difference(self.land)) if p.area > 15])
        rest = shapely.set_precision(water.difference(unary_union(list(seas.values()))), 0.01)
        rest = unary_union([p for p in polygons(rest) if p.area > 3])
        self._walk_coasts(areas)
        places = np.array(self.points)
        faces = self._labelled(polygonize(unary_union([rest.boundary, *self._borders(places, rest)])), rest, places)
        faces = dissolved(without_slivers(dissolved(faces), 12, 0.8))
        return self._joined(faces)

    def _walk_coasts(self, areas: list[str]) -> None:
        """Points along the coast of every area, and those of `geo.yaml`."""
        shore, inner = self.land.boundary.buffer(0.02), self.flow.frame.buffer(-0.05)
        for face in self.of_land:
            if face.area not in self.coastal:
                continue
            for line in lines_of(face.shape.boundary.intersection(shore).intersection(inner)):
                if line.length < 0.5:
                    continue
                n = max(1, round(line.length / STEP))
                for i in range(n):
                    p = line.interpolate((i + 0.5) / n, normalized=True)
                    self._add(face.area, p.x, p.y)
                if not line.is_ring:
                    self.ends += [line.coords[0], line.coords[-1]]
        for area in areas:
            for at in self.geo["areas"][area].get("water", []):
                x, y = self.flow.point(at)
                self._add(area, x, y)
                for t in np.linspace(0, 2 * math.pi, 9)[:-1]:
                    self._add(area, x + 4 * math.cos(t), y + 4 * math.sin(t))

    def _add(self, area: str, x: float, y: float) -> None:
        self.points.append((x, y))
        self.names.append(area)

    def _borders(self, places: Any, rest: Any) -> list[Any]:
        """Smooth lines between the waters of two areas, prolonged a little where they end freely."""
        edges = [LineString(e) for e in between_cells(places, self.names, self.flow.width, self.flow.height)]
        near = STRtree(edges).query(rest.buffer(1), predicate="intersects")
        net = lines_of(unary_union(list(np.array(edges)[near])))
        meetings = Counter(_key(line.coords[end]) for line in net for end in (0, -1))
        tree, around = cKDTree(np.array(self.ends)), rest.buffer(0.6)
        found: list[Any] = []
        for line in net:
            parts = line.intersection(around)
            for part in getattr(parts, "geoms", [parts]):
                if part.geom_type == "LineString" and part.length >= 0.3:
                    found += self._border(part, tree, meetings)
        return found

    def _border(self, part: Any, tree: Any, meetings: Counter[tuple[float, float]]) -> list[Any]:
        c = np.array(shapely.segmentize(part.simplify(0.6), 4.0).coords)
        for end in (0, -1):
            distance, i = tree.query(c[end])
            if distance < 4:
                c[end] = self.ends[i]
        if len(c) > 2:
            c = _smooth(c)
        found = [LineString(c).simplify(0.2)]
        for end, before in ((0, 1), (-1, -2)):
            way = c[end] - c[before]
            length = np.hypot(*way)
            if meetings[_key(c[end])] < 2 and length > 0:
                found.append(LineString([c[end], c[end] + way / length * 1.5]))
        return found

    def _labelled(self, shapes: Any, rest: Any, places: Any) -> list[Face]:
        """Each face goes to the area whose coast is nearest for most of its points."""
        tree = cKDTree(places)
        faces = []
        for shape in shapes:
            middle = shape.representative_point()
            if not rest.contains(middle):
                continue
            inner = shape.buffer(-0.3)
            probes = [middle] if inner.is_empty else [middle, inner.representative_point()]
            if shape.area > 60:
                left, top, right, bottom = shape.bounds
                grid = np.column_stack([self.r.uniform(left, right, 60), self.r.uniform(top, bottom, 60)])
                probes += [Point(p) for p in grid[shapely.contains_xy(shape, grid[:, 0], grid[:, 1])][:25]]
            votes = Counter(self.names[int(tree.query([p.x, p.y])[1])] for p in probes)
            faces.append(Face(votes.most_common(1)[0][0], shape))
        return faces

    def _joined(self, faces: list[Face]) -> list[Face]:
        """Water that does not touch the land of its area goes to a neighbour."""
        land: dict[str, list[Polygon]] = defaultdict(list)
        for face in self.of_land:
            land[face.area].append(face.shape)
        whole = {area: unary_union(shapes) for area, shapes in land.items()}
        for _ in range(3):
            for face in faces:
                if face.shape.area < 400 and face.shape.distance(whole[face.area]) > 0.3:
                    given_away(face, faces)
            faces = dissolved(faces)
        return faces


def _key(at: Any) -> tuple[float, float]:
    return round(at[0], 2), round(at[1], 2)


def _smooth(c: Any) -> Any:
    c = c.copy()
    for _ in range(10):
        c[1:-1] = 0.5 * c[1:-1] + 0.25 * (c[:-2] + c[2:])
    return c
