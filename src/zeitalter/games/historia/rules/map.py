"""The world map: presence, adjacency, neighbours (H40-H43, H61, H62)."""

from __future__ import annotations

from zeitalter.engine.masks import bits
from zeitalter.games.historia.rules.state import State

EVERYWHERE = -1
"""The mask of all territories."""


def reach(s: State, civ: int) -> int:
    """Mask of the territories a civilization may enter: adjacent or, with Navigation, any; not its own (H40, H42)."""
    own = s.land[civ]
    if s.technology[civ] >= s.components.navigation_at:
        return ~own & ((1 << len(s.tiles)) - 1)
    return around(s, civ) & ~own


def around(s: State, civ: int) -> int:
    """Mask of the territories adjacent to the civilization's own by white borders."""
    return s.components.around[s.land[civ]]


def neighbourhood(s: State, civ: int) -> int:
    """Mask of the territories whose owners are neighbours: own and adjacent or, with Navigation, any (H61, H62)."""
    c, own = s.components, s.land[civ]
    return EVERYWHERE if s.technology[civ] >= c.navigation_at else own | c.around[own]


def neighbours(s: State, civ: int) -> list[int]:
    """The neighbours as this civilization sees them: one-sided with Navigation (H61, H62)."""
    near = neighbourhood(s, civ)
    return [other for other, land in enumerate(s.land) if land & near and other != civ]


def others_in(s: State, territory: int, civ: int) -> list[int]:
    """The other civilizations with a cube in a territory."""
    bit = 1 << territory
    return [other for other, land in enumerate(s.land) if land & bit and other != civ]


def others(s: State, civ: int) -> int:
    """Mask of the territories with a cube of another civilization."""
    mask = 0
    for other, land in enumerate(s.land):
        if other != civ:
            mask |= land
    return mask


def occupied(s: State) -> int:
    """Mask of the territories with any cube."""
    mask = 0
    for land in s.land:
        mask |= land
    return mask


def place(s: State, civ: int, territory: int) -> None:
    """Put a cube of the personal supply on the map."""
    _put(s, civ, territory)
    s.emit("expands", civ, territory)


def settle(s: State, civ: int, territory: int) -> None:
    """Put the first cube on the map."""
    _put(s, civ, territory)
    s.emit("settles", civ, territory)


def _put(s: State, civ: int, territory: int) -> None:
    s.personal[civ] -= 1
    s.land[civ] |= 1 << territory


def territories(s: State, civ: int) -> int:
    """How many territories a civilization is in, alone or shared."""
    return s.land[civ].bit_count()


def alone(s: State, civ: int) -> tuple[int, ...]:
    """The territories a civilization has for itself."""
    return bits(s.land[civ] & ~others(s, civ))
