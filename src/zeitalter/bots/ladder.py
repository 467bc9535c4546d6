"""The ladder of opponents: every level by name, the weakest first.

Which of them a game has depends on what it declares: `random` any, `strategist` those with the part `Bot`, the others
those with `Foresight`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from zeitalter.bots.bot import Bot
from zeitalter.bots.easier import Easier
from zeitalter.bots.random_bot import RandomBot
from zeitalter.bots.search import Budget, Search
from zeitalter.bots.strategist import Strategist
from zeitalter.engine.errors import BadInput
from zeitalter.engine.game import Game
from zeitalter.kit.declaration import Declaration

LADDER: Mapping[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "beginner": lambda game: Easier(game, "beginner", 0.1),
    "casual": lambda game: Easier(game, "casual", 0.6),
    "strategist": Strategist,
    "expert": lambda game: Search(game, "expert", Budget(seconds=1.0)),
    "master": lambda game: Search(game, "master", Budget(seconds=5.0)),
}
USUAL = "strategist"
"""The level that is offered first."""
FORMER = {"greedy": "strategist"}
"""Names that older matches and scripts know."""

HINTS = Budget(seconds=2.0, playouts=40)
"""What a hint may take: playouts, so that it says the same however busy the machine is; the seconds are for positions
in which a playout takes far longer than usual, so that somebody who waits gets an answer at all."""


def hinter(game: Game) -> str:
    """The bot whose hints a game has: the expert, or the best there is."""
    found = bot_names(game)
    return next(name for name in ("expert", USUAL, "random") if name in found)


def hint_bot(name: str, game: Game) -> Bot:
    """A bot that is asked for hints: the same question, the same answer."""
    bot = find_bot(name, game)
    if isinstance(bot, Search):
        bot.budget = HINTS
    return bot


def bot_names(game: Game | None = None) -> list[str]:
    """The names of all levels, the weakest first; of one game, those it has."""
    if game is None:
        return list(LADDER)
    parts = game.bot if isinstance(game, Declaration) else None
    if parts is None:
        return ["random"]
    return list(LADDER) if parts.foresight is not None else ["random", "strategist"]


def find_bot(name: str, game: Game) -> Bot:
    """The bot of this name for a game, or a clear refusal."""
    return LADDER[level_of(name, game)](game)


def level_of(name: str, game: Game) -> str:
    """The level that a name stands for, or a clear refusal."""
    level = FORMER.get(name, name)
    if level not in bot_names(game):
        raise BadInput("unknown-bot", bot=name, bots=", ".join(bot_names(game)))
    return level


def read_bot(text: str, game: Game) -> Bot:
    """A bot by its name, with a budget of its own if one is named: `expert@0.2` (seconds), `expert@50p` (playouts)."""
    level, at, amount = text.partition("@")
    bot = find_bot(level, game)
    if at:
        if not isinstance(bot, Search):
            raise BadInput("no-budget", bot=level)
        bot.budget = _budget(text, amount)
    return bot


def _budget(text: str, amount: str) -> Budget:
    try:
        found = Budget(playouts=int(amount[:-1])) if amount.endswith("p") else Budget(seconds=float(amount))
    except ValueError:
        raise BadInput("bad-budget", bot=text) from None
    if not 0 < max(found.seconds, found.playouts) < float("inf"):
        raise BadInput("bad-budget", bot=text)
    return found
