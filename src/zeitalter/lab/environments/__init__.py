"""The games as environments for learners: answers as tokens, positions as vectors, and a match that is played by them.

PettingZoo, Gymnasium and OpenSpiel put their own faces on `Play` (`lab.pettingzoo`, `lab.gym`, `lab.openspiel`).
"""

from zeitalter.lab.environments.alphabet import Alphabet
from zeitalter.lab.environments.play import Play, Setting

__all__ = ["Alphabet", "Play", "Setting"]
