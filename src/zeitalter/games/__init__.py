"""The games, one folder each. A fifth game is found as soon as its folder is here.

A game is the object `GAME` of its module `game.py`: a declaration of all its parts, see `zeitalter.kit.declaration`.
Folders named in the environment variable ZEITALTER_GAMES may hold further games: `ZEITALTER_GAMES=examples`.
"""

from __future__ import annotations

import os
import pkgutil

from zeitalter.engine import BadInput
from zeitalter.kit.declaration import Declaration, load

__path__ += [folder for folder in os.environ.get("ZEITALTER_GAMES", "").split(os.pathsep) if folder]

USUAL_GAME = "historia"
"""The game where none is named."""


def game_ids() -> list[str]:
    """The ids of all games, which are the names of their folders."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)


def find_game(id: str) -> Declaration:
    """The game of this id, or a clear refusal."""
    if id not in game_ids():
        raise BadInput("unknown-game", game=id, games=", ".join(game_ids()))
    return load(f"{__name__}.{id}")
