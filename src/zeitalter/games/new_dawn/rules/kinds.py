"""The kinds of values in actions and events."""

from __future__ import annotations

from zeitalter.engine.values import Kind
from zeitalter.games.new_dawn.data.components import ERAS, ICONS, TYPES, WONDER_TYPES


def _ids(kind: str) -> Kind:
    return Kind(kind, lambda table: table.components.ids[kind])


FAR = 30
_PLACES = tuple(f"{q},{r}" for q in range(-FAR, FAR + 1) for r in range(-FAR, FAR + 1))
SPACE, TILE, SIDE, LETTER, FOCUS, LEADER, WONDER, NATURE, RESOURCE, PACT, AGENDA, VICTORY = (
    _ids(k)
    for k in (
        "space",
        "tile",
        "side",
        "letter",
        "focus",
        "leader",
        "wonder",
        "nature",
        "resource",
        "pact",
        "agenda",
        "victory",
    )
)
STATE = _ids("city_state")
HEX = Kind("hex", lambda table: _PLACES)
"""A place on the table, where a tile can be laid."""
TYPE = Kind("type", lambda table: TYPES)
WONDER_TYPE = Kind("wonder_type", lambda table: WONDER_TYPES)
ERA = Kind("era", lambda table: ERAS)
ICON = Kind("icon", lambda table: ICONS)
CARAVAN = Kind("caravan", most=lambda table: table.seats * table.components.caravans)
SLOT = Kind("slot", most=lambda table: 6)
EFFECTS = ("build_wonder", "build_city", "reinforce", "attack")
EFFECT = Kind("effect", lambda table: EFFECTS)
"""What a card lets a player choose between."""


def hex_number(q: int, r: int) -> int:
    """The number of a place on the table."""
    return (q + FAR) * (2 * FAR + 1) + r + FAR


def hex_at(number: int) -> tuple[int, int]:
    """The place of a number."""
    q, r = divmod(number, 2 * FAR + 1)
    return q - FAR, r - FAR
