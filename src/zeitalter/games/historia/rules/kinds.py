"""The kinds of values in actions and events."""

from __future__ import annotations

from zeitalter.engine.values import Kind
from zeitalter.games.historia.data.components import STATS
from zeitalter.games.historia.rules.state import HINDRANCES, SOURCES

_CELLS = [f"m{cell // 32}t{cell % 32}" for cell in range(17 * 32)]


def _ids(kind: str) -> Kind:
    return Kind(kind, lambda table: table.components.ids[kind])


CIV = Kind("civ", most=lambda table: table.seats + int(table.options["civbots"]))
CARD, ACTION, WONDER, TERRITORY, LEADER = (_ids(k) for k in ("card", "action", "wonder", "territory", "leader"))
EVENT, GOAL, GOVERNMENT, ABILITY, CIVILIZATION = (
    _ids(k) for k in ("event", "goal", "government", "ability", "civilization")
)
STAT = Kind("stat", lambda table: STATS)
VERSION = Kind("version", lambda table: ("basic", "advanced"))
PLACE = Kind("place", lambda table: ("general", "used", "personal"))
SOURCE = Kind("source", lambda table: SOURCES)
HINDRANCE = Kind("hindrance", lambda table: HINDRANCES)
CELL = Kind("cell", lambda table: _CELLS)
TILE, MEASURE = _ids("tile"), _ids("measure")
TECHNOLOGY_LEVEL = Kind("technology")
