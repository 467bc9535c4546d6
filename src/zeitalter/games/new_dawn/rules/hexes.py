"""Hexes: axial coordinates, rotation, tiles as shapes, and where a tile may be laid (15, N147-N151).

Where a tile may lie depends on its shape alone, so it is found once for all tiles of a hand; cells are bits of one
large number, and a shape is moved by shifting it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

Hex = tuple[int, int]
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""Clockwise from the east; the direction token shows them as 1 to 6."""
ROTATIONS = 6
TOUCHED = 4
"""Spaces on the table that a new tile must touch (N148)."""
WIDE = 80
MIDDLE = WIDE // 2


def rotated(where: Hex, steps: int) -> Hex:
    """A hex turned clockwise around the origin, 60 degrees a step."""
    q, r = where
    for _ in range(steps):
        q, r = -r, q + r
    return q, r


def placed(shape: Iterable[Hex], rotation: int, q: int, r: int) -> list[Hex]:
    """Where the hexes of a tile lie."""
    return [(x + q, y + r) for x, y in (rotated(where, rotation) for where in shape)]


def distance(a: Hex, b: Hex) -> int:
    """Steps between two places, over any spaces."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def holes(taken: Mapping[Hex, object] | set[Hex]) -> list[Hex]:
    """The places that are completely enclosed (N151), in order."""
    if not taken:
        return []
    low_q, high_q = min(q for q, _ in taken) - 1, max(q for q, _ in taken) + 1
    low_r, high_r = min(r for _, r in taken) - 1, max(r for _, r in taken) + 1
    outside, edge = {(low_q, low_r)}, [(low_q, low_r)]
    while edge:
        q, r = edge.pop()
        for dq, dr in DIRECTIONS:
            to = q + dq, r + dr
            inside = low_q <= to[0] <= high_q and low_r <= to[1] <= high_r
            if inside and to not in outside and to not in taken:
                outside.add(to)
                edge.append(to)
    box = [(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)]
    return [where for where in box if where not in outside and where not in taken]


# -- cells as bits ----------------------------------------------------------------------------------------------------


def bit(q: int, r: int) -> int:
    """The number of the bit of a place."""
    return (r + MIDDLE) * WIDE + q + MIDDLE


STEPS = tuple(dr * WIDE + dq for dq, dr in DIRECTIONS)


def cells(places: Iterable[Hex]) -> int:
    """Places as one number."""
    found = 0
    for q, r in places:
        found |= 1 << bit(q, r)
    return found


def ring(shape: int) -> int:
    """The cells next to a shape."""
    found = 0
    for step in STEPS:
        found |= shape << step if step > 0 else shape >> -step
    return found & ~shape


@lru_cache(maxsize=64)
def _turned(shape: tuple[Hex, ...], rotation: int) -> tuple[int, int, tuple[Hex, ...]]:
    """A shape turned around the middle: its cells, the cells around it, and its places."""
    places = tuple(placed(shape, rotation, 0, 0))
    own = cells(places)
    return own, ring(own), places


def sites(shape: tuple[Hex, ...], taken: int, must_touch: int, water_left: int) -> list[tuple[int, int, int]]:
    """Every way to lay a shape: rotation and place of its first hex, touching `must_touch` and enough of what lies."""
    found = []
    border = ring(taken)
    for rotation in range(ROTATIONS):
        own, around, places = _turned(shape, rotation)
        for q, r in sorted(_offsets(places, border)):
            shift = r * WIDE + q
            here, beside = _shifted(own, shift), _shifted(around, shift)
            if here & taken or not beside & must_touch or (beside & taken).bit_count() < TOUCHED:
                continue
            if not _encloses_too_much(taken | here, beside & ~taken, water_left):
                found.append((rotation, q, r))
    return found


def _shifted(shape: int, by: int) -> int:
    return shape << by if by >= 0 else shape >> -by


def _offsets(places: Sequence[Hex], border: int) -> set[Hex]:
    """Where the first hex can lie so that one of the places is on the border."""
    found = set()
    while border:
        low = border & -border
        r, q = divmod(low.bit_length() - 1, WIDE)
        border ^= low
        found |= {(q - MIDDLE - x, r - MIDDLE - y) for x, y in places}
    return found


def _encloses_too_much(taken: int, free_beside: int, water_left: int) -> bool:
    """Whether a hole arises that the water tokens cannot fill (A17)."""
    start = free_beside & -free_beside
    if _flood(start, free_beside) == free_beside:
        return False  # the free cells around the tile hang together, so nothing was closed off
    return enclosed(taken).bit_count() > water_left


def enclosed(taken: int) -> int:
    """The cells inside holes."""
    bits = taken
    low, high = (bits & -bits).bit_length() - 1, bits.bit_length() - 1
    rows = range(low // WIDE - 1, high // WIDE + 2)
    box = 0
    for row in rows:
        box |= ((1 << WIDE) - 1) << row * WIDE
    free = box & ~taken
    start = free & -free
    return free & ~_flood(start, free)


def _flood(start: int, inside: int) -> int:
    found = edge = start
    while edge:
        grown = 0
        for step in STEPS:
            grown |= edge << step if step > 0 else edge >> -step
        edge = grown & inside & ~found
        found |= edge
    return found
