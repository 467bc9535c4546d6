"""What a learner sees of a position of Civilization: the board, what lies open, and the own trade cards."""

from __future__ import annotations

from zeitalter.games.civilization.lab import board, cards
from zeitalter.games.civilization.rules.state import State
from zeitalter.kit.game_parts import Observation

OBSERVATION: Observation[State] = Observation(groups=(*board.GROUPS, *cards.GROUPS))
