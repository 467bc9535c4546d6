"""Our games under random play: options listed, one of them played."""

from __future__ import annotations

import json
import pickle
import time
from random import Random
from typing import Any

from zeitalter.engine import Game, kernel
from zeitalter.engine.forms import sample
from zeitalter.engine.rng import SearchSource

SEATS = 4
AT_ONCE = 200


def decisions_per_second(game: Game, seconds: float, seed: int) -> tuple[int, float]:
    """Play random games for some seconds: decisions and seconds used. Forced moves are not counted."""
    table = game.table(SEATS)
    r = Random(seed)
    decisions = 0
    start = time.process_time()
    used = 0.0
    while used < seconds:
        s = game.start(table, SearchSource(r.getrandbits(256)))
        while s.result is None and used < seconds:
            decisions += kernel.play_out(s, r, AT_ONCE)
            used = time.process_time() - start
    return decisions, used


def middle_game(game: Game) -> Any:
    """A position in the middle of a game."""
    r = Random(1)
    s = game.start(game.table(SEATS), SearchSource(1))
    for _ in range(120):
        seat = s.asked[0]
        options = kernel.options(s, seat)
        kernel.answer(s, seat, sample(s, seat, options[r.randrange(len(options))], r))
    return s


def copies(s: Any, n: int) -> float:
    """Seconds for n copies."""
    start = time.process_time()
    for _ in range(n):
        s.copy()
    return time.process_time() - start


def state_bytes(game: Game, s: Any) -> int:
    """Bytes of a pickled position (the table is shared, not part of it)."""
    return len(pickle.dumps(json.dumps(game.state_to_json(s))))


def playouts_per_second(game: Game, seconds: float, most: int) -> float:
    """Copies of a position in the middle that are played out at random, to the end or for so many decisions."""
    middle, r, played = middle_game(game), Random(2), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        kernel.play_out(middle.copy(), r, most)
        played += 1
    return played / (time.process_time() - start)
