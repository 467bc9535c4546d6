"""Natural Earth coastlines (public domain) from the TopoJSON files of the npm package `world-atlas`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.ops import unary_union

ANTARCTICA = -60


def polygons(shape: Any, min_area: float = 0.0) -> list[Polygon]:
    """All polygons of a geometry above an area."""
    if shape.is_empty:
        return []
    if shape.geom_type == "Polygon":
        return [shape] if shape.area > min_area else []
    return [p for part in getattr(shape, "geoms", []) for p in polygons(part, min_area)]


def tidy(shape: Any, hole: float = 2.0, crumb: float = 0.3) -> MultiPolygon:
    """A geometry without the slits and crumbs that merging leaves."""
    return MultiPolygon(
        [Polygon(p.exterior, [r for r in p.interiors if Polygon(r).area > hole]) for p in polygons(shape, crumb)]
    )


def load_land(file: Path, cut: float) -> Any:
    """All land but Antarctica, with longitudes from the cut on."""
    topology = json.loads(file.read_text())
    arcs = _arcs(topology)
    found = []
    for geometry in topology["objects"]["land"]["geometries"]:
        parts = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        for part in parts:
            outer, *holes = [_ring(arcs, indices) for indices in part]
            if outer[:, 1].min() < ANTARCTICA:
                continue
            for ring in holes:
                ring[:, 0] += 360 * round((outer[:, 0].mean() - ring[:, 0].mean()) / 360)
            found.append(shapely.make_valid(Polygon(outer, holes)))
    land = unary_union(found)
    window = box(cut + 1e-3, ANTARCTICA, cut + 360 - 1e-3, 90)
    copies = [affinity.translate(land, turn).intersection(window).buffer(1e-4) for turn in (-360, 0, 360)]
    return unary_union(copies).intersection(window)


def _arcs(topology: dict[str, Any]) -> list[Any]:
    scale, translate = topology["transform"]["scale"], topology["transform"]["translate"]
    return [np.cumsum(np.array(arc, float), axis=0) * scale + translate for arc in topology["arcs"]]


def _ring(arcs: list[Any], indices: list[int]) -> Any:
    """A ring stitched from arcs, unrolled across the antimeridian."""
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    ring = np.concatenate([pieces[0], *[piece[1:] for piece in pieces[1:]]])
    ring[:, 0] = np.unwrap(ring[:, 0], period=360)
    return ring
