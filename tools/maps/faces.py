"""Faces of a map: polygons with the name of the area they belong to, and what is done with them.

Slivers and fragments that belong to nobody go to the neighbour with the longest common border.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.spatial import Voronoi
from shapely.geometry import Polygon
from shapely.ops import linemerge, unary_union

from maps.coast import polygons


@dataclass
class Face:
    """A polygon of an area."""

    area: str
    shape: Polygon


def rounded(points: Any, times: int = 2, closed: bool = True) -> Any:
    """A line with its corners cut (Chaikin)."""
    p = np.asarray(points, float)
    for _ in range(times):
        a, b = (p, np.roll(p, -1, 0)) if closed else (p[:-1], p[1:])
        cut = np.column_stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b]).reshape(-1, 2)
        p = cut if closed else np.vstack([p[:1], cut[1:-1], p[-1:]])
    return p


def lines_of(shape: Any) -> list[Any]:
    """The lines of a geometry, joined where they meet."""
    lines = [g for g in getattr(shape, "geoms", [shape]) if g.geom_type == "LineString" and g.length > 0]
    if len(lines) < 2:
        return lines
    merged = linemerge(lines)
    return list(getattr(merged, "geoms", [merged]))


def between_cells(points: Any, names: list[str], width: float, height: float, margin: float = 4000) -> list[Any]:
    """The edges between Voronoi cells of different names."""
    places = np.asarray(points, float)
    xs, ys = (-margin, width / 2, width + margin), (-margin, height / 2, height + margin)
    far = [[xs[0], ys[0]], [xs[2], ys[0]], [xs[0], ys[2]], [xs[2], ys[2]], [xs[1], ys[0]], [xs[1], ys[2]]]
    far += [[xs[0], ys[1]], [xs[2], ys[1]]]
    cells = Voronoi(np.vstack([places, far]))
    n = len(places)
    found = []
    for (a, b), (i, j) in zip(cells.ridge_points, cells.ridge_vertices, strict=True):
        if min(i, j) >= 0 and max(a, b) < n and names[a] != names[b]:
            found.append((cells.vertices[i], cells.vertices[j]))
    return found


def dissolved(faces: list[Face]) -> list[Face]:
    """Faces of the same area that touch become one."""
    found: dict[str, list[Polygon]] = defaultdict(list)
    for face in faces:
        found[face.area].append(face.shape)
    return [Face(area, p) for area, shapes in found.items() for p in polygons(unary_union(shapes))]


def without_slivers(faces: list[Face], least: float, width: float = 1.2) -> list[Face]:
    """Faces that are too small or too thin go to the neighbour with the longest common border."""
    faces = list(faces)
    i = 0
    while i < len(faces):
        shape = faces[i].shape
        small = shape.area <= least or shape.buffer(-width).is_empty
        best = _longest(faces, i) if small else None
        if best is None:
            i += 1
            continue
        faces[best].shape = faces[best].shape.union(shape)
        faces.pop(i)
        i = 0
    return faces


def _longest(faces: list[Face], i: int) -> int | None:
    best, longest = None, 0.05
    for j, other in enumerate(faces):
        if i != j and faces[i].shape.intersects(other.shape):
            length = faces[i].shape.intersection(other.shape).length
            if length > longest:
                best, longest = j, length
    return best


def given_away(face: Face, faces: list[Face]) -> None:
    """A face goes to the area with which it has the longest common border."""
    borders: Counter[str] = Counter()
    for other in faces:
        if other is not face and other.shape.intersects(face.shape):
            borders[other.area] += face.shape.intersection(other.shape).length  # type: ignore[assignment]
    if borders:
        face.area = borders.most_common(1)[0][0]
