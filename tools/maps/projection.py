"""From longitude and latitude to the board: the Natural Earth projection, bent where the game needs room.

Oceans are squeezed, crowded regions magnified; both are data in a game's `geo.yaml`. Board coordinates grow right
and down.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from scipy.special import erf

HALF_ROOT_PI = math.sqrt(math.pi) / 2


def natural_earth(lon: Any, lat: Any, curve: float) -> tuple[Any, Any]:
    """The Natural Earth projection (polynomial by Savric and Patterson) of radians; curve 0 has straight sides."""
    p2 = lat * lat
    p4 = p2 * p2
    f = 0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4))
    x = lon * (0.8707 + (f - 0.8707) * curve)
    y = lat * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
    return x, y


class Projection:
    """The projection of one board, as its `geo.yaml` describes it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.cut: float = data["cut"]
        self.width: float = data["width"]
        self.scale = self.width / (2 * math.pi * 0.8707)
        self.y_scale: float = data["y_scale"]
        self.curve: float = data["curve"]
        self.squeezes = [self._squeeze(entry) for entry in data["squeeze"]]
        self.lenses = self._lenses(data["magnify"])
        self.shift, self.zoom = (0.0, 0.0), 1.0
        left = float(self.point((self.cut + 1e-9, 0))[0])
        right = float(self.point((self.cut + 360 - 1e-9, 0))[0])
        top = min(self.point((lon, data["north"]))[1] for lon in data["top_lons"])
        self.shift, self.zoom = (-left, -top), self.width / (right - left)
        self.height = math.ceil(self.point((data["bottom_lon"], data["south"]))[1])

    def point(self, place: tuple[float, float]) -> tuple[float, float]:
        """One place."""
        x, y = self.points(np.array([place[0]]), np.array([place[1]]))
        return float(x[0]), float(y[0])

    def points(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        """Many places."""
        x, y = self._squeezed(*self._plain(lon, lat))
        for cx, cy, rx, ry, k in self.lenses:
            m = 1 + k * np.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)
            x, y = cx + (x - cx) * m, cy + (y - cy) * m
        return (x + self.shift[0]) * self.zoom, (y + self.shift[1]) * self.zoom

    def shape(self, shape: Any) -> Any:
        """A geometry in degrees as one on the board."""

        def bend(points: Any) -> Any:
            return np.column_stack(self.points(points[:, 0], points[:, 1]))

        return shapely.make_valid(shapely.transform(shapely.segmentize(shape, 0.7), bend))

    def _plain(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        lon = np.where(lon < self.cut, lon + 360, lon)
        lon = np.where(lon > self.cut + 360, lon - 360, lon)
        x, y = natural_earth(np.radians(lon - self.cut - 180), np.radians(lat), self.curve)
        return x * self.scale + self.width / 2, -y * self.scale * self.y_scale

    def _squeeze(self, entry: dict[str, float]) -> tuple[int, float, float, float]:
        """Axis, place, spread and strength of a squeeze along one axis."""
        if "lon" in entry:
            at = self._plain(np.array([entry["lon"]]), np.array([0.0]))[0][0]
            return 0, float(at), entry["s"], entry["a"]
        at = self._plain(np.array([self.cut + 180]), np.array([entry["lat"]]))[1][0]
        return 1, float(at), entry["s"], entry["a"]

    def _squeezed(self, x: Any, y: Any) -> tuple[Any, Any]:
        moved = [x, y]
        for axis, at, spread, strength in self.squeezes:
            moved[axis] = moved[axis] + strength * spread * HALF_ROOT_PI * erf(((x, y)[axis] - at) / spread)
        return moved[0], moved[1]

    def _lenses(self, entries: list[dict[str, Any]]) -> list[tuple[float, float, float, float, float]]:
        """Centres and strengths; each centre moves with the lenses before it."""
        lenses: list[tuple[float, float, float, float, float]] = []
        for entry in entries:
            lon, lat = entry["at"]
            x, y = (float(v[0]) for v in self._squeezed(*self._plain(np.array([lon]), np.array([lat]))))
            for cx, cy, rx, ry, k in lenses:
                m = 1 + k * math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)
                x, y = cx + (x - cx) * m, cy + (y - cy) * m
            lenses.append((x, y, entry["rx"], entry["ry"], entry["k"]))
        return lenses
