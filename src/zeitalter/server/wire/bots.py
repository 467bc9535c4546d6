"""The bots a browser can choose from."""

from __future__ import annotations

from zeitalter.bots import bot_names, find_bot
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game


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
