"""The games, one folder each. A fifth game is found as soon as its folder is here."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from zeitalter.engine import BadInput, Game

USUAL_GAME = "historia"
"""The game where none is named."""


def game_ids() -> list[str]:
    """The ids of all games, which are the names of their folders."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)


def find_game(id: str) -> Game:
    """The game of this id, or a clear refusal."""
    if id not in game_ids():
        raise BadInput("unknown-game", game=id, games=", ".join(game_ids()))
    game: Game = import_module(f"{__name__}.{id}").GAME
    return game
