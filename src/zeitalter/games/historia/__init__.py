"""Historia (Marco Pranzo, 2014): twelve rounds from fire to singularity.

Start with `state.py` (the words), then `setup.py`, `turns.py`, `actions/`, `round_end.py`: they follow the rule book.
"""

from zeitalter.games.historia.game import GAME

__all__ = ["GAME"]
