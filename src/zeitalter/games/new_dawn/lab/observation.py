"""What a learner sees of a position of A New Dawn: everything but the order of the wonder decks."""

from __future__ import annotations

from zeitalter.games.new_dawn.lab import map, seats, turn
from zeitalter.games.new_dawn.rules.state import State
from zeitalter.kit.game_parts import Observation

OBSERVATION: Observation[State] = Observation(
    groups=(*turn.GROUPS, *seats.GROUPS, *map.GROUPS), digits={"hex": (61, 61), "caravan": (3, 5)}
)
