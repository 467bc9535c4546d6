"""The table options."""

from __future__ import annotations

from zeitalter.engine.switches import Switch
from zeitalter.games.new_dawn.data.components import our_data

SWITCHES = tuple(Switch(d["id"], tuple(d["values"]), d["rule"]) for d in our_data()["switches"])
