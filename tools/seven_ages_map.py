"""Makes `map.json` of 7 Ages: the drawn areas, and what is printed on map, counters and cards.

Usage: python tools/seven_ages_map.py [GEOMETRY_JSON]. Without a file the drawing stays and only the printed figures are
written anew. The file has the outline of every area as an SVG path, and where its name, units, city and sign go.
Outlines are cut into arcs that neighbours share, so a border is stored and simplified once.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from zeitalter.games.seven_ages.data.components import load_components
from zeitalter.games.seven_ages.view.printed import printed

WEB = Path(__file__).parent.parent / "src/zeitalter/games/seven_ages/web"
TENTHS = 10
FINE = 4
"""Units of the drawing to one of the file."""
TOLERANCE = 4
"""How far, in tenths, a simplified line may be from the true one."""
TOUCHING = 4.5
"""How near, in tenths, a corner of a neighbour is on a border."""
SMALLEST = 200
"""The smallest island, in square tenths."""
CELL = 100
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")

Point = tuple[int, int]
Ring = list[Point]


def main() -> None:
    """Write the file."""
    path = WEB / "map.json"
    if len(sys.argv) > 1:
        drawing = drawn(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    else:
        drawing = json.loads(path.read_text(encoding="utf-8"))
    drawing["board"] = printed(load_components(None))
    path.write_text(json.dumps(drawing, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(drawing['areas'])} areas, {path.stat().st_size // 1000} kB")


def drawn(found: dict[str, Any]) -> dict[str, Any]:
    """The geometry as arcs and points."""
    outlines = {id: rings_of(area["path"]) for id, area in found["areas"].items()}
    join_corners(outlines)
    arcs, rings = cut(outlines)
    rivers = {tuple(sorted(b["pair"])) for b in found["borders"] if b["type"] == "river"}
    return {
        "width": found["meta"]["width"] * FINE,
        "height": found["meta"]["height"] * FINE,
        "arcs": [_steps(arc) for arc, _ in arcs],
        "rivers": [i for i, (_, owners) in enumerate(arcs) if owners in rivers],
        "arrows": [_lines(arrow) for arrow in found["arrows"]],
        "lanes": [_lines(lane) for lane in found["sea_lanes"]],
        "lakes": [
            _steps([*simple([*ring, ring[0]])[:-1]]) for path in found["lakes"].values() for ring in rings_of(path)
        ],
        "areas": {id: _area(rings[id], area) for id, area in found["areas"].items()},
    }


def rings_of(path: str) -> list[Ring]:
    """The rings of a path of relative lines, in tenths."""
    rings = []
    for part in path.split("M")[1:]:
        head, _, rest = part.partition("l")
        x, y = (round(float(n) * TENTHS) for n in NUMBER.findall(head))
        ring = [(x, y)]
        steps = [round(float(n) * TENTHS) for n in NUMBER.findall(rest)]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        rings.append(_distinct(ring))
    return rings


def _distinct(ring: Ring) -> Ring:
    return [point for i, point in enumerate(ring) if point != ring[i - 1]]


def _edges(ring: Ring) -> Iterable[tuple[Point, Point]]:
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def _key(a: Point, b: Point) -> tuple[Point, Point]:
    return (a, b) if a < b else (b, a)


def owners_of(outlines: dict[str, list[Ring]]) -> dict[tuple[Point, Point], set[str]]:
    """The areas at every edge."""
    found: dict[tuple[Point, Point], set[str]] = defaultdict(set)
    for id, rings in outlines.items():
        for ring in rings:
            for a, b in _edges(ring):
                found[_key(a, b)].add(id)
    return found


def join_corners(outlines: dict[str, list[Ring]]) -> None:
    """Where an edge has a corner of a neighbour on it, it becomes a corner of both."""
    alone = {edge for edge, owners in owners_of(outlines).items() if len(owners) == 1}
    near: dict[tuple[int, int], set[Point]] = defaultdict(set)
    for edge in alone:
        for x, y in edge:
            near[x // CELL, y // CELL].add((x, y))
    for rings in outlines.values():
        for i, ring in enumerate(rings):
            whole: Ring = []
            for a, b in _edges(ring):
                whole.append(a)
                if _key(a, b) in alone:
                    whole += _corners_between(near, a, b)
            rings[i] = _distinct(whole)


def _corners_between(near: dict[tuple[int, int], set[Point]], a: Point, b: Point) -> list[Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    found = []
    for cx in range(min(a[0], b[0]) // CELL - 1, max(a[0], b[0]) // CELL + 2):
        for cy in range(min(a[1], b[1]) // CELL - 1, max(a[1], b[1]) // CELL + 2):
            for p in near.get((cx, cy), ()):
                along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length
                beside = abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length**0.5
                if 0 < along < 1 and beside <= TOUCHING:
                    found.append((along, p))
    return [p for _, p in sorted(found)]


def cut(outlines: dict[str, list[Ring]]) -> tuple[list[tuple[Ring, tuple[str, ...]]], dict[str, list[list[int]]]]:
    """All arcs with the areas at them, and the arcs of every ring; an arc that runs backwards is `~number`."""
    owners = owners_of(outlines)
    at: dict[Point, set[tuple[Point, Point]]] = defaultdict(set)
    for edge in owners:
        for point in edge:
            at[point].add(edge)
    nodes = {p for p, edges in at.items() if len(edges) != 2 or len({frozenset(owners[e]) for e in edges}) > 1}
    numbers: dict[tuple[Point, ...], int] = {}
    arcs: list[tuple[Ring, tuple[str, ...]]] = []
    rings: dict[str, list[list[int]]] = {}
    for id, outline in outlines.items():
        rings[id] = []
        for ring in outline:
            refs = []
            for chain in _chains(ring, nodes):
                line = simple(chain)
                if len(line) < (4 if line[0] == line[-1] else 2):
                    continue
                forward = tuple(chain) <= tuple(reversed(chain))
                key = tuple(chain if forward else reversed(chain))
                if key not in numbers:
                    numbers[key] = len(arcs)
                    arcs.append((simple(list(key)), tuple(sorted(owners[_key(*key[:2])]))))
                refs.append(numbers[key] if forward else ~numbers[key])
            if refs:
                rings[id].append(refs)
    return arcs, rings


def _chains(ring: Ring, nodes: set[Point]) -> list[Ring]:
    """A ring from node to node; one without nodes begins at its first corner, so that neighbours begin alike."""
    breaks = [i for i, p in enumerate(ring) if p in nodes]
    if not breaks:
        if abs(_surface(ring)) < SMALLEST:
            return []
        start = ring.index(min(ring))
        turned = [*ring[start:], *ring[:start], ring[start]]
        return [turned]
    turned = [*ring[breaks[0] :], *ring[: breaks[0]], ring[breaks[0]]]
    found: list[Ring] = []
    chain = [turned[0]]
    for point in turned[1:]:
        chain.append(point)
        if point in nodes:
            found.append(chain)
            chain = [point]
    return found


def _surface(ring: Ring) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in _edges(ring)) / 2


def simple(line: Ring) -> Ring:
    """A line without the points that hardly matter (Douglas-Peucker); a closed one keeps its farthest point."""
    keep = {0, len(line) - 1}
    todo = [(0, len(line) - 1)]
    if line[0] == line[-1]:
        far = max(range(len(line)), key=lambda i: (line[i][0] - line[0][0]) ** 2 + (line[i][1] - line[0][1]) ** 2)
        keep.add(far)
        todo = [(0, far), (far, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        (x0, y0), (x1, y1) = line[first], line[last]
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
        beside = [abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length for x, y in line[first + 1 : last]]
        if beside and max(beside) > TOLERANCE:
            middle = first + 1 + beside.index(max(beside))
            keep.add(middle)
            todo += [(first, middle), (middle, last)]
    return [line[i] for i in sorted(keep)]


def _steps(line: Sequence[Point]) -> list[int]:
    """A line as its first point and the steps from point to point, in units of the drawing."""
    points = [(round(x * FINE / TENTHS), round(y * FINE / TENTHS)) for x, y in line]
    found = list(points[0])
    for (x0, y0), (x1, y1) in pairwise(points):
        found += [x1 - x0, y1 - y0]
    return found


def _lines(entry: dict[str, Any]) -> list[Any]:
    """A pair of areas with the lines between them."""
    return [*entry["pair"], *([n for point in line for n in _point(point)] for line in entry["lines"])]


def _area(rings: list[list[int]], area: dict[str, Any]) -> dict[str, Any]:
    """One area: its rings, and where name, units, city and sign go."""
    names = [_point((area[key]["x"], area[key]["y"])) for key in ("label", "label_de")]
    shown = {
        "rings": rings,
        "name": names[0],
        "name_de": names[1] if names[1] != names[0] else None,
        "at": _point(area["centre"] if not area["units"] else area["units"][0]),
        "raid": _point(area["units"][1] if len(area["units"]) > 1 else area["centre"]),
        "city": _point(area["city"]) if "city" in area else None,
        "sign": _point(area["terrain"]),
        "room": round(area["radius"] * FINE),
    }
    return {key: value for key, value in shown.items() if value is not None}


def _point(at: Sequence[float]) -> list[int]:
    return [round(at[0] * FINE), round(at[1] * FINE)]


if __name__ == "__main__":
    main()
