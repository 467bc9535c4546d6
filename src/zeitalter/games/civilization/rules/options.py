"""The table options, and which of them go together (71, 72)."""

from __future__ import annotations

from zeitalter.engine.errors import BadInput
from zeitalter.engine.switches import Switch
from zeitalter.games.civilization.data.components import our_data

SWITCHES = tuple(
    Switch(d["id"], tuple(d["values"]), d["rule"], daily=d.get("daily", "")) for d in our_data()["switches"]
)
MOST_IN_SIMPLE_GAMES = 4


def check_options(seats: int, options: dict[str, str]) -> dict[str, str]:
    """The simple games are for up to four (71, 72)."""
    if options["variant"] != "full" and seats > MOST_IN_SIMPLE_GAMES:
        raise BadInput("too-many-for-variant", seats=seats, most=MOST_IN_SIMPLE_GAMES)
    return options
