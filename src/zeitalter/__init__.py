"""Zeitalter: an open game table for the great civilization board games.

The ten lines that play a game stand in the README; everything a program needs is exported here.
"""

import os

if os.environ.get("ZEITALTER_PURE"):
    from zeitalter import pure

    pure.install()

from zeitalter.engine import Match, Objection, Refused, ZeitalterError, redeal
from zeitalter.games import find_game, game_ids

__version__ = "0.1.0"

__all__ = ["Match", "Objection", "Refused", "ZeitalterError", "__version__", "find_game", "game_ids", "redeal"]
