"""Where things go on the board of Civilization: tokens, cities and ships where most room is, names beside them."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from PIL import Image, ImageDraw
from shapely.geometry import Point, Polygon
from shapely.ops import nearest_points, unary_union

from maps.coast import polygons
from maps.faces import Face
from maps.flow import Flow

LETTER, LINE = 5.0, 10
SEA_LETTER, SEA_LINE = 9, 18
MARGIN = 30


def roomiest(shape: Any) -> tuple[Any, float]:
    """The middle and the radius of the largest circle inside a geometry."""
    lines = [shapely.maximum_inscribed_circle(p, tolerance=0.5) for p in polygons(shape)]
    best = max(lines, key=lambda line: float(line.length))
    return np.array(best.coords[0]), float(best.length)


def city_place(land: Any, wished: Any) -> Any:
    """The roomy spot of an area that is nearest to the real place of its town."""
    middle, radius = roomiest(land)
    room = land.buffer(-min(12, radius * 0.75))
    at = nearest_points(room, Point(middle if wished is None else wished))[0]
    return np.array([at.x, at.y])


def token_place(land: Any, city: Any) -> tuple[Any, float]:
    """Where tokens go: beside the city, if there is one."""
    rest = land if city is None else land.difference(Point(city).buffer(11))
    return roomiest(land if rest.is_empty else rest)


def ship_place(
    area: dict[str, Any], coast: dict[str, Any], own: list[Polygon], lakes: dict[str, Polygon], water: list[Face]
) -> Any:
    """Where ships lie on one coast of an area."""
    if coast["water"] in lakes:
        parts = [w.intersection(lakes[coast["water"]].buffer(1)) for w in own]
    else:
        parts = [w for w in own if all(w.distance(lake) > 2 for lake in lakes.values())]
    shapes = [p for part in parts for p in polygons(part)]
    if sum(c["water"] == coast["water"] for c in area["coasts"]) > 1:
        shapes = [_beside(area, coast, shapes, water)]
    return max((roomiest(shape) for shape in shapes), key=lambda found: found[1])[0]


def _beside(area: dict[str, Any], coast: dict[str, Any], shapes: list[Polygon], water: list[Face]) -> Polygon:
    """Of two coasts on the same sea, the water next to the neighbours that only this coast has."""
    neighbours = set(_neighbours(coast)) - {n for c in area["coasts"] if c is not coast for n in _neighbours(c)}
    beside = unary_union([face.shape for face in water if face.area in neighbours])
    return min(shapes, key=lambda shape: shape.distance(beside))


def _neighbours(coast: dict[str, Any]) -> list[str]:
    return [*coast["sea_neighbours"], *coast["open_sea_neighbours"]]


class Lettering:
    """Places for names: inside the own area, clear of signs and of other names, the smallest areas first."""

    def __init__(self, flow: Flow, ids: list[str], land: list[Face], water: list[Face]) -> None:
        self.flow, self.ids = flow, ids
        size = (flow.width, flow.height)
        owners, ground = Image.new("I", size, 0), Image.new("L", size, 0)
        faces = [(face, 1) for face in land] + [(face, 0) for face in water]
        for face, dry in sorted(faces, key=lambda entry: -entry[0].shape.area):
            outline = [tuple(c) for c in face.shape.exterior.coords]
            ImageDraw.Draw(owners).polygon(outline, fill=ids.index(face.area) + 1)
            ImageDraw.Draw(ground).polygon(outline, fill=dry)
        self.owners, self.ground = np.array(owners), np.array(ground)
        self.taken = np.zeros((flow.height, flow.width), np.uint8)

    def take(self, at: Any, across: float, down: float) -> None:
        """A sign or name lies here."""
        x, y = int(at[0]), int(at[1])
        a, d = int(across), int(down)
        self.taken[max(0, y - d) : y + d, max(0, x - a) : x + a] = 1

    def place(self, id: str, name: str, bounds: Any, near: Any, sea: bool) -> Any:
        """The best place for a name; where it does not fit at all, the place of the tokens."""
        letter, line = (SEA_LETTER, SEA_LINE) if sea else (LETTER, LINE)
        half, up = int(letter * len(name) / 2) + 1, int(line / 2) + 1
        left, top = max(0, int(bounds[0]) - MARGIN), max(0, int(bounds[1]) - MARGIN)
        window = (
            slice(top, min(self.flow.height, int(bounds[3]) + MARGIN)),
            slice(left, min(self.flow.width, int(bounds[2]) + MARGIN)),
        )
        own = self.owners[window]
        height, width = own.shape
        ys, xs = np.mgrid[up : max(up + 1, height - up) : 2, half : max(half + 1, width - half) : 2]
        if ys.max() + up > height or xs.max() + half > width:
            return near
        wrong = (self.ground[window] > 0) if sea else (self.ground[window] == 0)

        def share(mask: Any) -> Any:
            total = np.pad(mask.astype(np.int32).cumsum(0).cumsum(1), ((1, 0), (1, 0)))
            y0, y1, x0, x1 = ys - up, ys + up, xs - half, xs + half
            return (total[y1, x1] - total[y0, x1] - total[y1, x0] + total[y0, x0]) / (4 * half * up)

        away = np.hypot(xs + left - near[0], ys + top - near[1])
        cost = 9 * share(own != self.ids.index(id) + 1) + (9 if sea else 2.2) * share(wrong)
        cost = cost + 14 * share(self.taken[window]) + away / 60
        best = np.unravel_index(cost.argmin(), cost.shape)
        at = np.array([xs[best] + left, ys[best] + top], float)
        self.take(at, half, up)
        return at
