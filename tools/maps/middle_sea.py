"""The geometry of the board of Civilization: every area with land, water and places, and the borders between them.

Everything comes from `geo.yaml` (longitudes and latitudes) and Natural Earth; of `map.yaml` only names, kinds and links
are read. Every border that is drawn is compared with the declared links.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import yaml
from shapely import STRtree
from shapely.geometry import LineString, MultiPolygon
from shapely.ops import linemerge, unary_union

from maps.coast import polygons
from maps.faces import Face, lines_of, rounded
from maps.flow import Flow, Meander
from maps.middle_land import Division, coast, lakes
from maps.middle_points import Lettering, city_place, ship_place, token_place
from maps.middle_water import Coasts, open_seas

LEAST_BORDER, MOST_TOUCH = 4.0, 1.5
VOLCANOES = {"vesuv": (14.43, 40.82), "aetna": (15.0, 37.75), "thera": (25.4, 36.4)}


def geometry(land_file: Path, folder: Path) -> dict[str, Any]:
    """The whole geometry, in units of `geo.yaml`."""
    return Board(land_file, folder).geometry()


class Board:
    """The board while it is being drawn."""

    def __init__(self, land_file: Path, folder: Path) -> None:
        self.geo = yaml.safe_load((folder / "geo.yaml").read_text(encoding="utf-8"))
        table = yaml.safe_load((folder / "map.yaml").read_text(encoding="utf-8"))
        self.areas: dict[str, dict[str, Any]] = {area["id"]: area for area in table["areas"]}
        seas = [id for id, area in self.areas.items() if area["kind"] == "open_sea"]
        self.on_land = [id for id in self.areas if id not in seas]
        self.flow = Flow(self.geo)
        self.lakes = lakes(self.geo, self.flow)
        self.coastline = coast(self.geo, self.flow, land_file, self.lakes)
        masses = sorted(polygons(self.coastline), key=lambda p: -p.area)
        r = np.random.default_rng(self.geo["borders"]["seed"])
        self.meander = Meander(self.geo["borders"]["noise"], r)
        links = {id: self.areas[id]["land_neighbours"] for id in self.on_land}
        self.land = Division(self.geo, self.flow, links, masses, self.meander).faces()
        self.seas = open_seas(self.geo, self.flow, self.coastline, masses, seas)
        coastal = [id for id in self.on_land if self.areas[id]["kind"] != "land"]
        coasts = Coasts(self.geo, self.flow, self.coastline, self.land, coastal, r)
        self.water = coasts.faces(self.seas, self.on_land)
        self.open = [Face(id, shape) for id, shape in self.seas.items()]

    def geometry(self) -> dict[str, Any]:
        """Everything that is drawn."""
        borders = self._borders()
        self._check(borders)
        return {
            "meta": {"width": self.flow.width, "height": self.flow.height},
            "land": _rings(self.coastline),
            "lakes": {id: _rings(lake)[0][0] for id, lake in self.lakes.items()},
            "areas": self._places(),
            "borders": [{"kind": kind, "lines": lines} for _, kind, lines in borders],
            "rivers": {id: self._river(line) for id, line in (self.geo.get("rivers") or {}).items()},
            "volcanoes": {id: list(self.flow.point(at)) for id, at in VOLCANOES.items()},
        }

    def _river(self, line: Any) -> list[Any]:
        course = LineString(self.meander.move(self.flow.points(rounded(line, 4, False))))
        return [list(part.coords) for part in lines_of(course.intersection(self.coastline).simplify(0.3))]

    # -- borders ------------------------------------------------------------------------------------------------------

    def _borders(self) -> list[tuple[frozenset[str], str, list[Any]]]:
        """All borders between different areas: which, of what kind, and their lines."""
        faces = [(f, "land") for f in self.land] + [(f, "sea") for f in self.water] + [(f, "open") for f in self.open]
        tree = STRtree([face.shape for face, _ in faces])
        found = []
        for i, (face, kind) in enumerate(faces):
            for j in sorted(tree.query(face.shape.buffer(0.1))):
                other, other_kind = faces[j]
                if j <= i or face.area == other.area or (kind == "land") != (other_kind == "land"):
                    continue
                shared = face.shape.boundary.intersection(other.shape.buffer(0.06))
                line = unary_union([g for g in getattr(shared, "geoms", [shared]) if "Line" in g.geom_type])
                if line.is_empty or line.length < 0.3:
                    continue
                line = linemerge(line) if line.geom_type == "MultiLineString" else line
                between = "open" if "open" in (kind, other_kind) else kind
                lines = [list(g.coords) for g in getattr(line, "geoms", [line])]
                found.append((frozenset((face.area, other.area)), between, lines))
        return found

    def _check(self, borders: list[tuple[frozenset[str], str, list[Any]]]) -> None:
        """Stop where a border is drawn that is no link, or a link without a border."""
        drawn: Counter[tuple[str, frozenset[str]]] = Counter()
        for pair, kind, lines in borders:
            drawn[kind, pair] += sum(LineString(line).length for line in lines)  # type: ignore[assignment]
        declared = set()
        for id, area in self.areas.items():
            declared |= {("land", frozenset((id, n))) for n in area["land_neighbours"]}
            for n in (*area["sea_neighbours"], *area["open_sea_neighbours"]):
                declared.add(("open" if id in self.seas or n in self.seas else "sea", frozenset((id, n))))
        missing = [link for link in declared if drawn[link] < LEAST_BORDER]
        wrong = [link for link, length in drawn.items() if link not in declared and length > MOST_TOUCH]
        if missing or wrong:
            raise SystemExit(f"links without a border: {missing}; borders that are no link: {wrong}")

    # -- places -------------------------------------------------------------------------------------------------------

    def _places(self) -> dict[str, dict[str, Any]]:
        found = {id: self._sea(id) if id in self.seas else self._area(id) for id in self.areas}
        names = Lettering(self.flow, list(self.areas), self.land, [*self.water, *self.open])
        for area in found.values():
            for at, size in ((area["city"], 7), (area["token"], 9)):
                if at is not None:
                    names.take(at, size, size)
        for id in sorted(found, key=lambda id: float(found[id]["whole"].area)):
            area = found[id]
            near = area["label"] if area["token"] is None else area["token"]
            name = self.areas[id]["name_de"].split(" (")[0]
            area["label"] = names.place(id, name, area.pop("whole").bounds, near, id in self.seas)
        return found

    def _sea(self, id: str) -> dict[str, Any]:
        shape = _joined([self.seas[id]])
        at, _ = token_place(shape, None)
        ships = [{"coast": "see", "at": at}]
        return {
            "whole": shape, "land": [], "water": _rings(shape), "label": at, "token": None, "token_radius": 0,
            "city": None, "ships": ships,
        }  # fmt: skip

    def _area(self, id: str) -> dict[str, Any]:
        area = self.areas[id]
        land = _joined([f.shape for f in self.land if f.area == id])
        own = [f.shape for f in self.water if f.area == id]
        town = self.geo["areas"][id].get("city")
        wished = self.flow.point(town) if town else None
        city = None if area["city_site"] == "none" else city_place(land, wished)
        token, radius = token_place(land, city)
        water = [*self.water, *self.open]
        ships = [{"coast": c["id"], "at": ship_place(area, c, own, self.lakes, water)} for c in area["coasts"]]
        return {
            "whole": _joined([*polygons(land), *own]), "land": _rings(land),
            "water": _rings(_joined(own)) if own else [],
            "label": token, "token": token, "token_radius": radius, "city": city, "ships": ships,
        }  # fmt: skip


def _joined(shapes: list[Any]) -> MultiPolygon:
    """Shapes as one, without the hair between them."""
    grown = unary_union([p.buffer(0.03, join_style="mitre") for p in shapes]).buffer(-0.03, join_style="mitre")
    return MultiPolygon([p for p in polygons(grown) if p.area > 2])


def _rings(shape: Any) -> list[Any]:
    """The rings of all polygons, not closed."""
    return [[list(ring.coords[:-1]) for ring in [p.exterior, *p.interiors]] for p in polygons(shape)]
