"""7 Ages (Harry Rowland, 2004): empires rise and fall through six thousand years, several of them for every player.

Start with `rules/state.py` (the words), then `rules/setup.py`, `rules/course.py`, `rules/actions.py` and the chapters.
"""

from zeitalter.games.seven_ages.game import GAME

__all__ = ["GAME"]
