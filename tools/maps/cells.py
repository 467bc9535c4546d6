"""Areas of a board: every landmass is divided by the Voronoi cells of the seeds that lie on it.

Cell edges are roughened by a smooth noise so that borders look grown. Where two areas touch that must not, it is
pinched to a point. Islands without a seed go to the nearest seed or pin.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from scipy.spatial import Voronoi
from shapely.geometry import Point, Polygon
from shapely.ops import linemerge, unary_union
from shapely.strtree import STRtree

from maps.coast import polygons

Seed = tuple[str, tuple[float, float]]
Pinch = tuple[float, float, float, float, float]
"""Middle, direction and length of a border that shrinks to a point."""
TOUCH = 0.12


def roughened(points: Any, octaves: list[tuple[float, float]], seed: float) -> Any:
    """Points moved by a sum of warped sines, the same in every run."""
    x, y = points[:, 0], points[:, 1]
    dx, dy = np.zeros(len(points)), np.zeros(len(points))
    for i, (length, height) in enumerate(octaves):
        w, s = 2 * math.pi / length, seed + 1.7 * i
        dx += height * np.sin(w * (y + 0.35 * x) + s + 1.1 * np.sin(w * 0.61 * x + 2.1 * s))
        dx += height * 0.55 * np.sin(w * 1.37 * (x - 0.6 * y) + 3.3 * s)
        dy += height * np.sin(w * (x - 0.3 * y) + 1.9 + s + 1.1 * np.sin(w * 0.57 * y + 1.3 * s))
        dy += height * 0.55 * np.sin(w * 1.29 * (y + 0.7 * x) + 4.7 * s)
    return np.column_stack([x + dx, y + dy])


def pinched(points: Any, pinches: list[Pinch]) -> Any:
    """Points squashed along every pinch."""
    q = points.copy()
    for mx, my, dx, dy, length in pinches:
        outer, inner = 1.7 * length + 6, 0.62 * length
        vx, vy = q[:, 0] - mx, q[:, 1] - my
        r = np.hypot(vx, vy)
        near = r < outer
        if not near.any():
            continue
        along, across = vx[near] * dx + vy[near] * dy, -vx[near] * dy + vy[near] * dx
        t = np.clip((r[near] - inner) / (outer - inner), 0, 1)
        along = along * (1 - 0.97 * (1 - t * t * (3 - 2 * t)))
        q[near, 0] = mx + along * dx - across * dy
        q[near, 1] = my + along * dy + across * dx
    return q


class Cells:
    """The cells of named seeds, with shared edges."""

    def __init__(
        self, seeds: list[Seed], frame: tuple[float, float], octaves: list[Any], pinches: list[Pinch], seed: float
    ) -> None:
        self._move = lambda p: pinched(roughened(p, octaves, seed), pinches)
        places = np.array([place for _, place in seeds])
        width, height = frame
        far = 3 * width
        corners = [[-far, height / 2], [width + far, height / 2], [width / 2, -far], [width / 2, height + far]]
        places = np.vstack([places, corners])
        places = places + np.random.RandomState(5).uniform(-1e-3, 1e-3, places.shape)
        self._voronoi = Voronoi(places)
        self._edges: dict[tuple[int, int], Any] = {}
        found: dict[str, list[Polygon]] = {}
        for i, (area, _) in enumerate(seeds):
            cell = self._cell(i, places[i])
            if cell is not None:
                found.setdefault(area, []).append(cell)
        self.areas = {area: unary_union(cells) for area, cells in found.items()}
        moved = self._move(np.array([place for _, place in seeds]))
        self.seeds: dict[str, list[Point]] = {}
        for (area, _), place in zip(seeds, moved, strict=True):
            self.seeds.setdefault(area, []).append(Point(*place))

    def split(self, land: Polygon) -> dict[str, list[Polygon]]:
        """A landmass divided; pieces cut off from their seeds join the neighbour with the longest border."""
        parts = [(a, p) for a in sorted(self.seeds) for p in polygons(self.areas[a].intersection(land), 1e-6)]
        largest = {a: max(p.area for b, p in parts if a == b) for a, _ in parts}
        fixed = [(a, p) for a, p in parts if self._anchored(a, p, largest[a])]
        loose = [(a, p) for a, p in parts if not self._anchored(a, p, largest[a])]
        for _ in range(6):
            loose = [piece for piece in loose if not self._join(piece, fixed)]
        out: dict[str, list[Polygon]] = {}
        for area, part in fixed + loose:
            out.setdefault(area, []).append(part)
        return {
            area: polygons(unary_union([p.buffer(1e-4, quad_segs=1, join_style="mitre") for p in parts]), 1e-3)
            for area, parts in out.items()
        }

    def _cell(self, i: int, place: Any) -> Polygon | None:
        region = self._voronoi.regions[self._voronoi.point_region[i]]
        if not region or -1 in region:
            return None
        corners = self._voronoi.vertices[region]
        order = np.argsort(np.arctan2(corners[:, 1] - place[1], corners[:, 0] - place[0]))
        region = [region[k] for k in order]
        edges = [self._edge(a, b)[:-1] for a, b in zip(region, region[1:] + region[:1], strict=True)]
        cell = Polygon(np.concatenate(edges))
        return cell if cell.is_valid else cell.buffer(0)

    def _edge(self, i: int, j: int) -> Any:
        """The roughened edge between two corners, the same for both cells."""
        key = (min(i, j), max(i, j))
        if key not in self._edges:
            a, b = self._voronoi.vertices[key[0]], self._voronoi.vertices[key[1]]
            steps = int(min(4000, max(1, np.hypot(*(b - a)) // 2.5)))
            self._edges[key] = self._move(a + (b - a) * np.linspace(0, 1, steps + 1)[:, None])
        edge = self._edges[key]
        return edge if i == key[0] else edge[::-1]

    def _anchored(self, area: str, part: Polygon, largest: float) -> bool:
        if part.area >= largest - 1e-9:
            return True
        return any(part.contains(seed) or part.distance(seed) < 0.5 for seed in self.seeds[area])

    def _join(self, piece: tuple[str, Polygon], fixed: list[tuple[str, Polygon]]) -> bool:
        area, part = piece
        best, longest = -1, 0.02
        for k in STRtree([p for _, p in fixed]).query(part.buffer(0.1)):
            length = shapely.length(fixed[k][1].intersection(part.buffer(0.05)).boundary) / 2
            length *= 0.5 if fixed[k][0] == area else 1
            if length > longest:
                best, longest = int(k), length
        if best < 0:
            return False
        fixed.append((fixed[best][0], part))
        return True


def divide(
    masses: list[Polygon], seeds: list[Seed], pins: list[Seed], frame: tuple[float, float], octaves: list[Any],
    pinches: list[Pinch],
) -> dict[str, list[Polygon]]:  # fmt: skip
    """The areas of all landmasses."""
    tree = STRtree(masses)
    own: dict[int, list[Seed]] = {}
    for seed in seeds:
        own.setdefault(int(tree.nearest(Point(*seed[1]))), []).append(seed)
    everyone = seeds + pins
    places = np.array([place for _, place in everyone])
    out: dict[str, list[Polygon]] = {}
    for i, mass in enumerate(masses):
        here = own.get(i, [])
        if len({area for area, _ in here}) > 1:
            found = Cells(here, frame, octaves, pinches, 0.7).split(mass)
        elif here:
            found = {here[0][0]: [mass]}
        else:
            c = mass.representative_point()
            nearest = int(np.argmin((places[:, 0] - c.x) ** 2 + (places[:, 1] - c.y) ** 2))
            found = {everyone[nearest][0]: [mass]}
        for area, parts in found.items():
            out.setdefault(area, []).extend(parts)
    return out


def contacts(areas: dict[str, Any]) -> dict[tuple[str, str], tuple[float, list[Any]]]:
    """Length and lines of every border between two areas."""
    ids = sorted(areas)
    out = {}
    for i, a in enumerate(ids):
        edge = areas[a].boundary
        for b in ids[i + 1 :]:
            if areas[a].distance(areas[b]) > TOUCH:
                continue
            shared = edge.intersection(areas[b].buffer(TOUCH, quad_segs=2))
            lines = [g for g in getattr(shared, "geoms", [shared]) if g.geom_type == "LineString" and g.length > 0]
            if not lines:
                continue
            merged = linemerge(lines) if len(lines) > 1 else lines[0]
            lines = [g for g in getattr(merged, "geoms", [merged]) if g.length > 3 * TOUCH]
            length = sum(max(0, g.length - 2 * TOUCH) for g in lines)
            if length > 0:
                out[a, b] = (length, lines)
    return out


def pinches_of(lines: list[Any], gap: float = 4.0) -> list[Pinch]:
    """How the stretches of a border that must not be shrink to points."""
    out = []
    for stretch in polygons(unary_union([line.buffer(gap) for line in lines])):
        points = np.array([p for line in lines if line.intersects(stretch) for p in line.coords])
        centre = points.mean(0)
        d = points - centre
        _, axes = np.linalg.eigh(d.T @ d + 1e-9 * np.eye(2))
        along = d @ axes[:, 1]
        half = (along.max() + along.min()) / 2
        middle = centre + axes[:, 1] * half
        middle = middle + axes[:, 0] * float((d @ axes[:, 0])[np.argmin(np.abs(along - half))])
        length = max(float(along.max() - along.min()), 0.5)
        out.append((float(middle[0]), float(middle[1]), float(axes[0, 1]), float(axes[1, 1]), length))
    return out
