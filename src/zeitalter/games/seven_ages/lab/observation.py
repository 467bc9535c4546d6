"""What a learner sees of a position of 7 Ages: what lies open, and the cards and markers that its seat knows.

Empires are listed by colour, whoever leads them; the field "owner" says from the own seat on who that is.
"""

from __future__ import annotations

from zeitalter.games.seven_ages.lab import cards, empires, turn
from zeitalter.games.seven_ages.rules.state import State
from zeitalter.kit.game_parts import Observation

OBSERVATION: Observation[State] = Observation(
    groups=(*turn.GROUPS, *empires.GROUPS, *cards.GROUPS), digits={"piece": (32, 26, 26, 26)}
)
