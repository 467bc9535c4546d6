"""The peer every game is measured against in the same run: catanatron with four random players."""

from __future__ import annotations

import pickle
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TURN_LIMIT = 1000


def decisions_per_second(seconds: float, seed: int) -> tuple[int, float]:
    """Play random games for some seconds: decisions and seconds used."""
    players = [RandomPlayer(color) for color in COLORS]
    decisions = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        seed += 1
        game = Game(players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            game.play_tick()
            decisions += 1
            if not decisions % 200 and time.process_time() - start > seconds:
                break
    return decisions, used


def middle_game() -> Game:
    """A position in the middle of a game."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=1)
    for _ in range(400):
        game.play_tick()
    return game


def copies(game: Game, n: int) -> float:
    """Seconds for n copies."""
    start = time.process_time()
    for _ in range(n):
        game.copy()
    return time.process_time() - start


def state_bytes(game: Game) -> int:
    """Bytes of a pickled game."""
    return len(pickle.dumps(game))
