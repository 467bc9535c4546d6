"""The kinds of values in actions and events. An empire is named by its card everywhere: colours come and go."""

from __future__ import annotations

from zeitalter.engine.values import Kind
from zeitalter.games.seven_ages.data.effect_words import CATEGORIES
from zeitalter.games.seven_ages.rules.glory import SOURCES
from zeitalter.games.seven_ages.rules.occasion import MOMENTS
from zeitalter.games.seven_ages.rules.units import TYPES


def _ids(kind: str) -> Kind:
    return Kind(kind, lambda table: table.components.ids[kind])


AREA, REGION, COLOUR, EMPIRE, ARTEFACT, EVENT, LEADER, LEADER_TYPE = (
    _ids(k) for k in ("area", "region", "colour", "empire", "artefact", "event", "leader", "leader_type")
)
ACTION, RELIGION, GOVERNMENT, AGE = (_ids(k) for k in ("action", "religion", "government", "age"))
TYPE = _ids("unit")
"""A type of units."""
CARD = Kind("card", lambda table: table.components.ids["empire"])
"""A card of the deck; it has the id of the empire on it, and is called by what it is used for."""
UNIT = Kind("piece", most=lambda table: TYPES * 4096 * 4)
"""A single unit, with how it has moved; see `units.py`."""
PILE = Kind("pile", lambda table: ("draw", "discard"))
SIDE = Kind("side", lambda table: ("attacker", "defender"))
GLORY_SOURCE = Kind("glory_source", lambda table: SOURCES)
CATEGORY = Kind("category", lambda table: CATEGORIES)
"""What an empire gains glory for at the end of a turn."""
UNIT_CLASS = _ids("unit_class")
MOMENT = Kind("moment", lambda table: MOMENTS)
"""When events can be played; sentences tell moments apart by their ids."""
