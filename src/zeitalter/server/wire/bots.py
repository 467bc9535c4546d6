"""The bots a browser can choose from."""

from __future__ import annotations

from zeitalter.bots.ladder import USUAL, bot_names
from zeitalter.engine.game import Game

BY_LOT = "random"
"""The bot that does not think: good for tests, no opponent for somebody who wants to play."""


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a game."""
    return bot_names(game)


def levels_for(game: Game) -> list[str]:
    """The bots that are sensible opponents, the weakest first; where none thinks, those there are."""
    found = bots_for(game)
    return [name for name in found if name != BY_LOT] or found


def usual_level(game: Game) -> str:
    """The level that is chosen unless somebody chooses another."""
    found = levels_for(game)
    return USUAL if USUAL in found else found[0]
