"""Our games under random play: options listed, one of them played."""

from __future__ import annotations

import json
import pickle
import time
from random import Random
from typing import Any

from zeitalter.bots import bot_names
from zeitalter.bots.habits import habits_of
from zeitalter.bots.search import Budget, Search
from zeitalter.engine import Game, kernel
from zeitalter.engine.forms import sample
from zeitalter.engine.redeal import redeal
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


def search_per_second(game: Game, seconds: float) -> tuple[float, float] | None:
    """What an expert does in a second in the middle of a game: playouts, and answers given in them."""
    if "expert" not in bot_names(game):
        return None

    class Counting(Search):
        answers = playouts = 0

        def answer(self, s: Any, seat: int, r: Random) -> Any:
            self.answers += 1
            return super().answer(s, seat, r)

        def value(self, *given: Any) -> float:
            self.playouts += 1
            return super().value(*given)

    bot, s, r = Counting(game, "expert", Budget(seconds=seconds)), middle_game(game), Random(4)
    used = 0.0
    while used < seconds and s.result is None:
        seat = s.asked[0]
        start = time.process_time()
        action = bot.choose(game, redeal(game, s, seat, r), seat, r)
        used += time.process_time() - start
        kernel.answer(s, seat, action)
    return bot.playouts / used, bot.answers / used


def habit_cost(game: Game, seconds: float) -> float | None:
    """The time of an answer by habit over that of an answer by lot, each playing games of its own by turns."""
    if "expert" not in bot_names(game):
        return None
    habits = habits_of(game.bot.foresight)  # type: ignore[attr-defined]
    used, given = [0.0, 0.0], [0, 0]
    table, r = game.table(SEATS), Random(5)
    while sum(used) < seconds:
        for way, answer in enumerate((kernel.random_answer, habits.answer)):
            s = game.start(table, SearchSource(r.getrandbits(256)))
            start = time.process_time()
            for _ in range(AT_ONCE):
                if s.result is not None:
                    break
                seat = s.asked[0]
                kernel.answer(s, seat, answer(s, seat, r))
                given[way] += 1
            used[way] += time.process_time() - start
    return (used[1] / given[1]) / (used[0] / given[0])
