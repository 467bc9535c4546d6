"""Geometries as short SVG paths: rounded, relative, without points that rounding made equal."""

from __future__ import annotations

from typing import Any

import numpy as np

from maps.coast import polygons


def area_path(shape: Any, digits: int = 1) -> str:
    """All rings of a geometry as one path (fill rule evenodd), largest part first."""
    parts = sorted(polygons(shape), key=lambda p: -p.area)
    return "".join(_steps(ring.coords, digits, True) for p in parts for ring in [p.exterior, *p.interiors])


def line_path(lines: list[Any], digits: int = 1) -> str:
    """Lines as one path."""
    return "".join(_steps(line, digits, False) for line in lines)


def _steps(coords: Any, digits: int, closed: bool) -> str:
    unit = 10**digits
    points = np.rint(np.array(coords)[:, :2] * unit).astype(int)
    points = points[np.r_[True, np.any(np.diff(points, axis=0) != 0, axis=1)]]
    if closed:
        points = points[:-1]
    if len(points) < (3 if closed else 2):
        return ""
    path = f"M{_number(points[0, 0], unit, digits)} {_number(points[0, 1], unit, digits)}l"
    for dx, dy in np.diff(points, axis=0):
        for step in (_number(dx, unit, digits), _number(dy, unit, digits)):
            path += step if path[-1] == "l" or step[0] == "-" else f" {step}"
    return path + ("z" if closed else "")


def _number(value: int, unit: int, digits: int) -> str:
    text = f"{value / unit:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
