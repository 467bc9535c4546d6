"""Civilization: A New Dawn (James Kniffen, 2017): leaders, focus cards and wonders on a map of tiles.

Start with `state.py` (the words), then `setup.py`, `course.py`, `resolve.py` and the modules of the five focus types.
"""

from zeitalter.games.new_dawn.game import GAME

__all__ = ["GAME"]
