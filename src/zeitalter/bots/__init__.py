"""Bots: players that choose among the advertised options of any game, from `random` to `master` (see `ladder`).

A bot never sees the true position: it gets a world that its seat cannot tell apart from it (`redeal`). The world is
dealt with random numbers made from what the seat knows, so hidden things have no influence on a choice.
"""

from zeitalter.bots.bot import (
    Advice,
    Bot,
    Hint,
    RestOfPlan,
    bot_choice,
    bot_hint,
    bot_hints,
    bot_move,
    hint_text,
    knowledge,
    play_out,
)
from zeitalter.bots.ladder import bot_names, find_bot, hint_bot, hinter, read_bot

__all__ = [
    "Advice",
    "Bot",
    "Hint",
    "RestOfPlan",
    "bot_choice",
    "bot_hint",
    "bot_hints",
    "bot_move",
    "bot_names",
    "find_bot",
    "hint_bot",
    "hint_text",
    "hinter",
    "knowledge",
    "play_out",
    "read_bot",
]
