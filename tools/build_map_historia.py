"""Builds what the browser draws of Historia: `map.json` from coastlines, `geo.yaml` and `components.yaml`.

Usage: python tools/build_map_historia.py LAND, LAND being `land-50m.json` of the npm package world-atlas 2.0.2.
Needs numpy, scipy and shapely. Every border drawn is checked against the declared neighbours.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import shapely
import yaml
from maps.cells import contacts, divide, pinches_of
from maps.coast import load_land, polygons, tidy
from maps.paths import area_path, line_path
from maps.projection import Projection
from shapely.geometry import MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

from zeitalter import find_game
from zeitalter.games.historia.view.printed import printed

HERE = Path(__file__).parent
GAME = HERE.parent / "src/zeitalter/games/historia"
PINCH_ROUNDS = 4
LAKE = 14
NEAR = 40
LATITUDES, LONGITUDES = range(-45, 76, 15), range(-165, 180, 15)


def main() -> None:
    """Build, check, write."""
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    geo = yaml.safe_load((GAME / "data" / "geo.yaml").read_text(encoding="utf-8"))
    components = yaml.safe_load((GAME / "data" / "components.yaml").read_text(encoding="utf-8"))
    world = World(geo, components["map"], Path(sys.argv[1]))
    game = find_game("historia")
    usual = printed(game.table(game.max_seats).components)
    text = json.dumps({**world.drawing(), "board": usual}, ensure_ascii=False, separators=(",", ":"))
    (GAME / "web" / "map.json").write_text(text + "\n", encoding="utf-8")
    print(f"map.json: {len(text.encode()) // 1000} kB, {world.width} x {world.height}")


class World:
    """The territories on the board."""

    def __init__(self, geo: dict[str, Any], world: dict[str, Any], land_file: Path) -> None:
        self.geo = geo
        self.projection = p = Projection(geo["projection"])
        self.width, self.height = p.width, p.height
        self.declared = {tuple(sorted(e["pair"])) for e in world["adjacency"]}
        self.across = {tuple(sorted(pair.split("+"))) for pair in geo["water_links"]}
        frame = box(0, 0, self.width, self.height)
        land = shapely.simplify(p.shape(load_land(land_file, p.cut)), geo["simplify"]).buffer(0).intersection(frame)
        self.masses = [
            Polygon(m.exterior, [r for r in m.interiors if Polygon(r).area > 40])
            for m in polygons(land, geo["min_island"])
        ]
        self.seeds = [(id, p.point(s)) for id, area in geo["areas"].items() for s in area["seeds"]]
        self.pins = [(id, p.point(s)) for id, places in geo["islands"].items() for s in places]
        self.areas, self.contacts = self._settle()
        self._check()

    def drawing(self) -> dict[str, Any]:
        """Paths and places."""
        borders = [shapely.simplify(line, 0.5).coords for _, lines in self.contacts.values() for line in lines]
        links = self.geo["water_links"].values()
        land = unary_union([area.buffer(0.01) for area in self.areas.values()])
        return {
            "width": self.width,
            "height": self.height,
            "territories": {
                id: {"d": area_path(area), "at": [round(v) for v in self._place(id)]} for id, area in self.areas.items()
            },
            "borders": line_path(borders),
            "links": [line_path([self._arc(a, b)], 0) for lines in links for a, b in lines],
            "lakes": area_path(self._lakes(land)),
            "grid": line_path(self._grid(), 0),
        }

    def _settle(self) -> tuple[dict[str, Any], dict[tuple[str, str], tuple[float, list[Any]]]]:
        """Areas and borders; what must not touch is pinched until it does not."""
        pinches: list[Any] = []
        least, most = self.geo["min_contact"] * 0.6, self.geo["pinch_max"]
        for _ in range(PINCH_ROUNDS):
            found = divide(
                self.masses, self.seeds, self.pins, (self.width, self.height), self.geo["noise"]["land"], pinches
            )
            found.pop("none", None)
            areas = {id: tidy(MultiPolygon(found[id]).buffer(0)) for id in self.geo["areas"]}
            borders = contacts(areas)
            wrong = [lines for pair, (n, lines) in borders.items() if pair not in self.declared and n > least]
            more = [p for lines in wrong for p in pinches_of(lines) if 0.5 < p[4] <= most]
            if not more:
                break
            pinches += more
        return areas, borders

    def _check(self) -> None:
        touching = {pair for pair, (length, _) in self.contacts.items() if length >= self.geo["min_contact"]}
        wrong, missing = touching - self.declared, self.declared - touching - self.across
        if wrong or missing:
            raise SystemExit(f"borders drawn but not declared: {wrong}; declared but not drawn: {missing}")

    def _place(self, id: str) -> tuple[float, float]:
        """Where name, tile and cubes of a territory go."""
        place = Point(*self.projection.point(self.geo["tile"][id]))
        if self.areas[id].distance(place) > NEAR:
            raise SystemExit(f"the tile of {id} lies too far from it")
        return place.x, place.y

    def _arc(self, a: list[float], b: list[float]) -> Any:
        """A sea link as a slightly bent line."""
        (x0, y0), (x1, y1) = self.projection.point((a[0], a[1])), self.projection.point((b[0], b[1]))
        t = np.linspace(0, 1, 7)
        bend = 0.18 * 4 * t * (1 - t)
        return np.column_stack([x0 + (x1 - x0) * t - (y1 - y0) * bend, y0 + (y1 - y0) * t + (x1 - x0) * bend])

    def _lakes(self, land: Any) -> Any:
        lakes = yaml.safe_load((HERE / "maps/lakes.yaml").read_text(encoding="utf-8"))
        drawn = [self.projection.shape(Polygon(ring)).buffer(0.6).intersection(land) for ring in lakes.values()]
        return MultiPolygon([p for lake in drawn for p in polygons(shapely.simplify(lake, 0.7), LAKE)])

    def _grid(self) -> list[Any]:
        """Meridians and parallels."""
        east = np.linspace(self.projection.cut + 0.01, self.projection.cut + 359.99, 49)
        north = np.linspace(-58, 82, 29)
        lines = [np.column_stack(self.projection.points(east, np.full(east.shape, lat))) for lat in LATITUDES]
        lines += [np.column_stack(self.projection.points(np.full(north.shape, lon), north)) for lon in LONGITUDES]
        return [shapely.simplify(shapely.LineString(line), 0.6).coords for line in lines]


if __name__ == "__main__":
    main()
