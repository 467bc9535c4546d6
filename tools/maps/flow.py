"""From longitude and latitude to a board whose crowded regions are magnified by a smooth flow.

The map is bent by the flow of a sum of Gaussian sources and sinks (`warp` in `geo.yaml`), so that nothing tears or
folds. Board coordinates grow right and down.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import shapely
from shapely.geometry import box

STEPS = 12


class Flow:
    """The projection of one board, as its `geo.yaml` describes it."""

    def __init__(self, geo: dict[str, Any]) -> None:
        self._narrow = math.cos(math.radians(geo["projection"]["standard_parallel"]))
        self._sources = [
            (np.array([w["at"][0] * self._narrow, w["at"][1]]), w["r"], w["strength"]) for w in geo["warp"]
        ]
        frame = geo["frame"]
        self.width: int = frame["width"]
        self._left, self._top = frame["lon0"] * self._narrow, frame["lat1"]
        self._scale = self.width / (frame["lon1"] * self._narrow - self._left)
        self.height = round((frame["lat1"] - frame["lat0"]) * self._scale)
        self.frame = box(0, 0, self.width, self.height)

    def around(self, margin: float) -> Any:
        """The frame with a margin."""
        return box(-margin, -margin, self.width + margin, self.height + margin)

    def points(self, lonlat: Any) -> Any:
        """Where places lie on the board."""
        p = np.atleast_2d(np.asarray(lonlat, float))[:, :2] * [self._narrow, 1.0]
        h = 1.0 / STEPS
        for _ in range(STEPS):
            k1 = self._field(p)
            k2 = self._field(p + h / 2 * k1)
            k3 = self._field(p + h / 2 * k2)
            k4 = self._field(p + h * k3)
            p = p + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        return np.column_stack([(p[:, 0] - self._left) * self._scale, (self._top - p[:, 1]) * self._scale])

    def point(self, lonlat: Any) -> tuple[float, float]:
        """Where a place lies on the board."""
        x, y = self.points([lonlat])[0]
        return float(x), float(y)

    def shape(self, shape: Any) -> Any:
        """A geometry on the board."""
        return shapely.transform(shape, self.points)

    def _field(self, p: Any) -> Any:
        v = np.zeros_like(p)
        for centre, radius, strength in self._sources:
            d = p - centre
            v += strength * d * np.exp(-(d**2).sum(1) / (2 * radius * radius))[:, None]
        return v


class Meander:
    """A smooth noise that lets borders wander, and its inverse; the same in every run."""

    def __init__(self, waves: list[list[float]], r: np.random.Generator, count: int = 14) -> None:
        self._octaves = []
        for height, length in waves:
            angle = r.uniform(0, 2 * math.pi, count)
            number = 2 * math.pi / length * r.uniform(0.7, 1.4, count)
            direction = np.column_stack([np.cos(angle), np.sin(angle)]) * number[:, None]
            self._octaves.append((height, direction, r.uniform(0, 2 * math.pi, (2, count)), count))

    def move(self, p: Any) -> Any:
        """Points where the noise takes them."""
        return p + self._noise(p)

    def back(self, q: Any) -> Any:
        """The points that the noise takes here."""
        p = q.copy()
        for _ in range(25):
            p = q - self._noise(p)
        return p

    def _noise(self, p: Any) -> Any:
        out = np.zeros_like(p)
        for height, direction, phase, count in self._octaves:
            a = p @ direction.T
            for d in (0, 1):
                out[:, d] += height * np.sin(a + phase[d]).sum(1) * math.sqrt(2 / count)
        return out
