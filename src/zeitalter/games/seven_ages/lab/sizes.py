"""How many empires and areas there are in 7 Ages."""

from __future__ import annotations

from zeitalter.games.seven_ages.rules.state import COLOURS
from zeitalter.kit.observing import fixed, kinds

empires = fixed(COLOURS)
areas = kinds("area")
