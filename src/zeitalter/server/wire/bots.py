"""The bots a browser can choose from."""

from __future__ import annotations

from zeitalter.bots import bot_names, find_bot
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game

BY_LOT = "random"
"""The bot that does not think: good for tests, no opponent for somebody who wants to play."""


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a game."""
    found = []
    for name in bot_names():
        try:
            find_bot(name, game)
        except BadInput:
            continue
        found.append(name)
    return found


def levels_for(game: Game) -> list[str]:
    """The bots that are sensible opponents, the usual one first; where none thinks, those there are."""
    found = bots_for(game)
    return [name for name in found if name != BY_LOT] or found
