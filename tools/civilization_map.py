"""Makes `map.json` of Civilization: the drawn areas, and what is printed on board and cards.

Usage: python tools/civilization_map.py LAND_10M_JSON, the file `land-10m.json` of the npm package `world-atlas`
(Natural Earth, public domain). Everything else comes from the game's folder: `geo.yaml`, `map.yaml` and
`components.yaml`. Needs numpy, scipy, shapely and pillow, and about a minute. Coordinates are whole numbers, two to a
unit of `geo.yaml`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import shapely
from maps.middle_sea import geometry
from maps.paths import area_path, line_path
from shapely import affinity
from shapely.geometry import LineString, MultiPolygon, Polygon

from zeitalter.games.civilization.data.components import load_components
from zeitalter.games.civilization.view.printed import printed

FOLDER = Path(__file__).parent.parent / "src/zeitalter/games/civilization"
FINE = 2
"""Units of the drawing to one of the geometry."""
TOLERANCE = 0.2


def main() -> None:
    """Write the file."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    found = geometry(Path(sys.argv[1]), FOLDER / "data")
    drawing = drawn(found) | {"board": printed(load_components(None))}
    path = FOLDER / "web" / "map.json"
    path.write_text(json.dumps(drawing, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(drawing['areas'])} areas, {path.stat().st_size // 1000} kB")


def drawn(found: dict[str, Any]) -> dict[str, Any]:
    """The geometry as paths and points."""
    return {
        "width": found["meta"]["width"] * FINE,
        "height": found["meta"]["height"] * FINE,
        "coast": _path(found["land"]),
        "lakes": "".join(_path([[ring]]) for ring in found["lakes"].values()),
        "rivers": _lines(line for lines in found["rivers"].values() for line in lines),
        "borders": {
            kind: _lines(line for b in found["borders"] if b["kind"] == kind for line in b["lines"])
            for kind in ("land", "sea", "open")
        },
        "areas": {id: _area(id, area) for id, area in found["areas"].items()},
        "volcanoes": {id: _point(found["volcanoes"][id]) for id in found["volcanoes"]},
    }


def _area(id: str, area: dict[str, Any]) -> dict[str, Any]:
    """One area: land and coastal water, and where name, tokens, city and ships go."""
    several = len(area["ships"]) > 1
    shown = {
        "land": _path(area["land"]) if area["land"] else None,
        "water": _path(area["water"]) if area["water"] else None,
        "label": _point(area["label"]),
        "at": _point(area["label"] if area["token"] is None else area["token"]),
        "room": round(area["token_radius"] * FINE),
        "city": None if area["city"] is None else _point(area["city"]),
        "coasts": {f"{id}.{ship['coast']}" if several else id: _point(ship["at"]) for ship in area["ships"]},
    }
    return {key: value for key, value in shown.items() if value not in (None, {}, 0)}


def _point(at: Any) -> list[int]:
    return [round(at[0] * FINE), round(at[1] * FINE)]


def _path(polygons: Any) -> str:
    shape = shapely.make_valid(MultiPolygon([Polygon(rings[0], rings[1:]) for rings in polygons]))
    return area_path(affinity.scale(shapely.simplify(shape, TOLERANCE), FINE, FINE, origin=(0, 0)), 0)


def _lines(lines: Any) -> str:
    simple = [shapely.simplify(LineString(line), TOLERANCE).coords for line in lines]
    return line_path([[(x * FINE, y * FINE) for x, y in line] for line in simple], 0)


if __name__ == "__main__":
    main()
