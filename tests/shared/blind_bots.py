"""For games whose bot says that it reads nothing hidden: what it answers is the same in all worlds of its seat."""

from __future__ import annotations

from random import Random

from zeitalter.bots import find_bot
from zeitalter.engine import kernel
from zeitalter.engine.game import Game
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SeedSource, seed_from_number


def check_blind(game: Game, seats: int, seed: int, share: float = 0.2) -> int:
    """Play a game of strategist bots and compare answers in the true and in redealt worlds; how many were compared."""
    bot, r, compared = find_bot("strategist", game), Random(seed), 0
    s = game.start(game.table(seats), SeedSource(seed_from_number(seed)))
    while s.result is None:
        seat = s.asked[0]
        draw = r.random()
        action = bot.choose(game, s, seat, Random(draw))
        if r.random() < share:
            world = redeal(game, s, seat, r)
            again = bot.choose(game, world, seat, Random(draw))
            assert again == action, f"seat {seat} answers {type(s.stack[-1]).__name__} by what it cannot know"
            compared += 1
        kernel.answer(s, seat, action)
    return compared
