"""Civilization (Francis Tresham, 1980; German edition 1988): nations around the Mediterranean, from tribes to empires.

Start with `state.py` (the words), then `setup.py`, `course.py` and the modules of the thirteen phases in their order.
"""

from zeitalter.games.civilization.game import GAME

__all__ = ["GAME"]
