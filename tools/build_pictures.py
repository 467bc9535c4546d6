"""Draws the picture of every game for the lobby from our own map data: `games/<game>/web/picture.svg`, 480 by 270.

Usage: python tools/build_pictures.py. Coasts and borders are thinned out, so that a picture has a few kilobytes. Its
colours lie between those of the two themes and can be read on both.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from zeitalter.engine.match import Match
from zeitalter.games import find_game

GAMES = Path(__file__).parent.parent / "src/zeitalter/games"
WIDTH, HEIGHT = 480, 270
SEA, LINE, INK = "#9dbfca", "#7a6a4a", "#fff8e6"
SEATS = {"red": "#d55e00", "blue": "#0072b2", "yellow": "#e8b900", "green": "#00896a", "purple": "#b9609a"}
SHAPES = {
    "red": "M-5-5H5V5H-5z",
    "blue": "M0-5.6a5.6 5.6 0 1 0 .01 0z",
    "yellow": "M-3.1-5.4h6.2L6.2 0 3.1 5.4h-6.2L-6.2 0z",
    "green": "M0-6 6 5H-6z",
    "purple": "M0-6.6 6.2 0 0 6.6-6.2 0z",
}
"""The marks of the seats, as in `web/base/colors.js`."""
TINTS = ("#e2cf9f", "#d9be8d", "#cfc795", "#dcb894", "#c9b98c")
TERRAIN = {
    "grassland": "#b9cc84",
    "hills": "#d8c081",
    "forest": "#7f9f66",
    "desert": "#ead58f",
    "mountains": "#a59681",
    "natural_wonder": "#c79ab4",
    "water": "#8fb8ca",
    "fertile": "#c3d18f",
    "steppe": "#dccf95",
    "jungle": "#86a76c",
    "mountain": "#b8a288",
    "tundra": "#ccd2cb",
}
COLOURS = {"pink": "#dfb09c", "yellow": "#e5ca78", "green": "#b7c985", "blue": "#a9bfd0", "brown": "#cfb48a"}
TOLERANCE = 0.95
"""How far a thinned line may be from the true one, in pixels of the picture."""
Point = tuple[float, float]


def main() -> None:
    """Write all pictures and say how large they are."""
    for game, draw in (
        ("historia", historia),
        ("civilization", civilization),
        ("new_dawn", new_dawn),
        ("seven_ages", seven_ages),
    ):
        body = draw()
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        )
        text = f'{head}<rect width="{WIDTH}" height="{HEIGHT}" fill="{SEA}"/>{body}</svg>\n'
        (GAMES / game / "web" / "picture.svg").write_text(text, encoding="utf-8")
        print(f"{game}: {len(text) / 1000:.1f} kB")


def printed(game: str) -> Any:
    """What the browser gets of a map."""
    return json.loads((GAMES / game / "web" / "map.json").read_text(encoding="utf-8"))


def mark(x: float, y: float, seat: str, size: float = 1.0) -> str:
    """A piece of a seat."""
    at = f'transform="translate({x:.0f} {y:.0f}) scale({size})"'
    return f'<path d="{SHAPES[seat]}" fill="{SEATS[seat]}" stroke="{INK}" stroke-width="1.2" {at}/>'


def site(x: float, y: float) -> str:
    """A light square under a city."""
    place = f'x="{x - 8:.0f}" y="{y - 8:.0f}" width="16" height="16" rx="2"'
    return f'<rect {place} fill="{INK}" stroke="{LINE}"/>'


# -- lines -------------------------------------------------------------------------------------------------------------


def rings_of(path: str) -> list[list[Point]]:
    """The rings of a path of absolute moves and relative lines."""
    rings = []
    for part in re.findall(r"M([^M]+)", path):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=False):
            x, y = x + dx, y + dy
            ring.append((x, y))
        rings.append(ring)
    return rings


def thinned(ring: Sequence[Point], tolerance: float) -> list[Point]:
    """A line with fewer points, nowhere further off than the tolerance."""
    if len(ring) < 3:
        return list(ring)
    (ax, ay), (bx, by) = ring[0], ring[-1]
    length = math.hypot(bx - ax, by - ay)

    def off(point: Point) -> float:
        px, py = point
        if not length:
            return math.hypot(px - ax, py - ay)
        return abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length

    far = max(range(1, len(ring) - 1), key=lambda i: off(ring[i]))
    if off(ring[far]) <= tolerance:
        return [ring[0], ring[-1]]
    return thinned(ring[: far + 1], tolerance)[:-1] + thinned(ring[far:], tolerance)


def drawn(rings: Iterable[Sequence[Point]], scale: float, dx: float, dy: float, smallest: float = 7.0) -> str:
    """Rings as a path in the picture: rounded, without islands that would be dots and without what lies outside."""
    path = ""
    for ring in rings:
        points = [(x * scale + dx, y * scale + dy) for x, y in ring]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        if max(xs) < 0 or min(xs) > WIDTH or max(ys) < 0 or min(ys) > HEIGHT:
            continue
        if (max(xs) - min(xs)) * (max(ys) - min(ys)) < smallest:
            continue
        half = len(points) // 2
        found = [
            (round(x), round(y))
            for x, y in thinned(points[: half + 1], TOLERANCE)[:-1] + thinned(points[half:], TOLERANCE)
        ]
        steps = [found[0], *(b for a, b in pairwise(found) if a != b)]
        if len(steps) > 2:
            moves = (f"{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(steps))
            path += f"M{steps[0][0]} {steps[0][1]}l" + " ".join(moves).replace(" -", "-") + "z"
    return path


def area(path: str, fill: str) -> str:
    """An area with a thin border, which also hides what thinning out leaves open."""
    return f'<path d="{path}" fill="{fill}" stroke="{LINE}" stroke-width=".8" stroke-linejoin="round"/>' if path else ""


# -- the games ---------------------------------------------------------------------------------------------------------


def historia() -> str:
    """The world in territories, with cubes of five civilizations."""
    data = printed("historia")
    scale = WIDTH / data["width"]
    lands = data["territories"]
    body = "".join(area(drawn(rings_of(land["d"]), scale, 0, 2), TINTS[i % 5]) for i, land in enumerate(lands.values()))
    cubes = [
        ("europe", "red", 0), ("china", "blue", 0), ("north_africa", "yellow", 0), ("middle_east", "yellow", -6),
        ("middle_east", "red", 7), ("india", "purple", 0), ("south_america", "green", 0), ("russia", "blue", 0),
        ("north_america", "green", 0), ("oceania", "purple", 0),
    ]  # fmt: skip
    for land, seat, dx in cubes:
        if land in lands:
            x, y = lands[land]["at"]
            body += mark(x * scale + dx, y * scale + 2, seat, 0.95)
    return body


def civilization() -> str:
    """The Aegean and the coasts around it, with cities, tokens and a ship."""
    data = printed("civilization")
    colour = {id: facts[0] for id, facts in data["board"]["areas"].items()}
    scale, dx, dy = 0.15, -90.0, -92.0
    body = "".join(
        area(drawn(rings_of(found["land"]), scale, dx, dy), COLOURS.get(colour.get(id, ""), TINTS[0]))
        for id, found in data["areas"].items()
        if found.get("land")
    )
    for id, seat in (("athen", "green"), ("byzanz", "yellow"), ("sardes", "red"), ("memphis", "purple")):
        if id in data["areas"]:
            x, y = data["areas"][id].get("city") or data["areas"][id]["at"]
            body += site(x * scale + dx, y * scale + dy)
            body += mark(x * scale + dx, y * scale + dy, seat, 1.0)
    for id, seat in (("knossos", "green"), ("odessus", "yellow"), ("hattusa", "red"), ("zypern", "purple")):
        if id in data["areas"]:
            x, y = data["areas"][id]["at"]
            body += mark(x * scale + dx - 5, y * scale + dy, seat, 0.8) + mark(
                x * scale + dx + 5, y * scale + dy + 3, seat, 0.8
            )
    return body


def new_dawn() -> str:
    """A world of hexes, with capitals."""
    view = Match.new(find_game("new_dawn"), 4, seed=3).view(None)
    size = 17.0
    spaces = list(view["spaces"].values())
    centres = [(size * math.sqrt(3) * (q + r / 2), size * 1.5 * r, space) for space in spaces for q, r in [space["at"]]]
    middle_x = sum(x for x, _, _ in centres) / len(centres)
    middle_y = sum(y for _, y, _ in centres) / len(centres)
    hexagon = [
        (size * math.cos(math.radians(60 * i - 30)), size * math.sin(math.radians(60 * i - 30))) for i in range(6)
    ]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in hexagon) + "z"
    by_colour: dict[str, list[Point]] = {}
    for x, y, space in centres:
        at = (x - middle_x + WIDTH / 2, y - middle_y + HEIGHT / 2)
        if -size < at[0] < WIDTH + size and -size < at[1] < HEIGHT + size:
            by_colour.setdefault(TERRAIN.get(space["terrain"], TERRAIN["grassland"]), []).append(at)
    body = f'<defs><path id="h" d="{path}" stroke="{LINE}" stroke-width=".8"/></defs>'
    for colour, places in sorted(by_colour.items()):
        uses = "".join(f'<use href="#h" x="{x:.0f}" y="{y:.0f}"/>' for x, y in places)
        body += f'<g fill="{colour}">{uses}</g>'
    capitals = [((128, 84), "red"), ((334, 58), "blue"), ((362, 196), "green"), ((160, 212), "yellow")]
    every = [place for places in by_colour.values() for place in places]
    for wanted, seat in capitals:
        x, y = min(every, key=lambda place: math.dist(place, wanted))
        body += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="11" fill="{INK}" stroke="{LINE}"/>' + mark(x, y, seat, 1.1)
    return body


def seven_ages() -> str:
    """The Old World by terrain, with units of several empires."""
    data = printed("seven_ages")
    arcs: list[list[Point]] = []
    for numbers in data["arcs"]:
        x, y = float(numbers[0]), float(numbers[1])
        arc = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            arc.append((x, y))
        arcs.append(arc)

    def ring(parts: Sequence[int]) -> list[Point]:
        return [point for part in parts for point in (arcs[part] if part >= 0 else arcs[~part][::-1])]

    scale, left, top = 0.098, -265.0, -36.0
    body = ""
    for id, found in data["areas"].items():
        kind, terrain, *_ = data["board"]["areas"][id]
        if kind == "land":
            fill = TERRAIN.get(terrain, TERRAIN["fertile"])
            body += area(drawn([ring(r) for r in found["rings"]], scale, left, top), fill)
    for id, seat in (
        ("lower_egypt", "yellow"), ("rome", "red"), ("babylon", "purple"), ("france", "blue"), ("henan", "green"),
        ("upper_egypt", "yellow"), ("persia", "purple"), ("north_italy", "red"), ("england", "blue"),
    ):  # fmt: skip
        if id in data["areas"]:
            x, y = data["areas"][id]["at"]
            body += mark(x * scale + left, y * scale + top, seat, 1.0)
    return body


if __name__ == "__main__":
    main()
