"""The easier bots: they know how the game goes, but let chances pass.

Most of the time they do what is usual, without looking what comes of it; only now and then do they think like the
strategist.
"""

from __future__ import annotations

from random import Random
from typing import Any

from zeitalter.bots.bot import Bot
from zeitalter.bots.habits import habits_of
from zeitalter.bots.strategist import Strategist
from zeitalter.engine.game import Game
from zeitalter.engine.values import Action


class Easier(Bot):
    """Thinks about a part of its answers and gives the others by habit."""

    def __init__(self, game: Game, name: str, thinking: float) -> None:
        self.name = name
        self._thinking = thinking
        self._strategist = Strategist(game)
        self.looks = self._strategist.looks
        parts = self._strategist.parts.foresight
        assert parts is not None
        self._habits = habits_of(parts)

    def choose(self, game: Game, world: Any, seat: int, r: Random) -> Action:
        if r.random() < self._thinking:
            return self._strategist.choose(game, world, seat, r)
        return self._habits.answer(world, seat, r)
