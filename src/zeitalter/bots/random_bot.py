"""The random bot: any option, each as likely as the others. Good for fuzzing and as the measure of other bots."""

from __future__ import annotations

from random import Random
from typing import Any

from zeitalter.bots.bot import Bot
from zeitalter.engine import kernel
from zeitalter.engine.game import Game
from zeitalter.engine.values import Action


class RandomBot(Bot):
    """Chooses among the options that are advertised to bots by lot; forms are filled in by lot."""

    name = "random"
    looks = False

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, game: Game, world: Any, seat: int, r: Random) -> Action:
        return kernel.random_answer(world, seat, r)
