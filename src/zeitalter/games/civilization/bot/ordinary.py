"""What packages of trade cards without a calamity look like (43.9), so that one with a calamity can look like it.

The tables were learned from games between bots by `tools/claims_observer.py --learn`.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from random import Random

from zeitalter.games.civilization.bot.packages import Content, could_hold
from zeitalter.games.civilization.rules.state import State

LEAST = 7e-4
"""How likely a package of which the same is announced is at least, if it is ordinary."""
SHAPES = {
    (1, 1, 1): 0.2833,
    (1, 1, 1, 1): 0.0562,
    (1, 1, 1, 1, 1): 0.0055,
    (1, 1, 1, 2): 0.0033,
    (1, 1, 2): 0.0267,
    (1, 1, 3): 0.0001,
    (1, 2): 0.0327,
    (1, 2, 2): 0.0002,
    (1, 3): 0.0009,
    (2, 1): 0.2473,
    (2, 1, 1): 0.0641,
    (2, 1, 1, 1): 0.0062,
    (2, 1, 2): 0.0059,
    (2, 2): 0.0478,
    (2, 3): 0.0019,
    (3,): 0.0658,
    (3, 1): 0.1123,
    (3, 1, 1): 0.0066,
    (3, 2): 0.0026,
    (4,): 0.0253,
    (4, 1): 0.0054,
}
"""How often packages have so many cards of the named good, and so many of each of the others."""
NAMED = (0.0723, 0.0778, 0.0763, 0.0846, 0.1245, 0.1327, 0.1437, 0.1152, 0.0855, 0.0625, 0.0248)
"""How often each good is named."""
BESIDE = (
    (0.1475, 0.3520, 0.3037, 0.1000),
    (0.1390, 0.3497, 0.4813, 0.1000),
    (0.1346, 0.0975, 0.0701, 0.1000),
    (0.1192, 0.0791, 0.0981, 0.1000),
    (0.1414, 0.0572, 0.0140, 0.1000),
    (0.1161, 0.0406, 0.0140, 0.1000),
    (0.0834, 0.0146, 0.0047, 0.1000),
    (0.0605, 0.0073, 0.0047, 0.1000),
    (0.0389, 0.0017, 0.0047, 0.1000),
    (0.0160, 0.0003, 0.0047, 0.1000),
    (0.0035, 0.0001, 0.0047, 0.1000),
)
"""Of all goods that are beside the named one once (twice, ...), how many are this one."""


SUSPECT = {
    (3, 5, 4): 0.46,
    (3, 6, 5): 0.49,
    (3, 7, 6): 0.54,
    (3, 8, 6): 0.24,
    (3, 9, 7): 0.25,
    (3, 10, 8): 0.35,
    (3, 11, 7): 0.28,
    (3, 11, 9): 0.36,
    (3, 12, 8): 0.32,
    (3, 12, 9): 0.18,
    (3, 13, 8): 0.29,
    (3, 13, 9): 0.34,
    (3, 13, 10): 0.27,
    (3, 14, 9): 0.25,
    (3, 15, 9): 0.37,
    (4, 11, 6): 0.30,
    (4, 12, 3): 0.19,
    (4, 16, 4): 0.28,
    (4, 20, 4): 0.19,
    (4, 24, 6): 0.32,
    (4, 28, 6): 0.24,
    (4, 28, 7): 0.32,
    (4, 32, 7): 0.24,
    (4, 32, 8): 0.29,
    (4, 36, 8): 0.28,
    (4, 36, 9): 0.59,
    (4, 40, 10): 0.30,
}
"""How often there is a calamity where count, value and named good are announced like this, if nobody shuns it."""
MOST_SUSPECT, SPEAKING = 0.3, 0.2
"""Above the one nobody offers a calamity like this; above the other nobody says more of a package, whatever it is."""


def chance(good: int, content: Content) -> float:
    """How likely these goods are a package of which this one is named."""
    beside = [(kind, n) for kind, n in content if kind != good]
    shape = (dict(content)[good], *sorted(n for _, n in beside))
    return SHAPES.get(shape, 0.0) * NAMED[good] * prod(BESIDE[kind][n - 1] for kind, n in beside)


@lru_cache(maxsize=4000)
def _chances(good: int, possible: tuple[Content, ...]) -> tuple[float, ...]:
    return tuple(chance(good, content) for content in possible)


def is_ordinary(s: State, count: int, value: int, good: int) -> bool:
    """Whether packages without a calamity are often announced like this."""
    if SUSPECT.get((count, value, good), 0.0) > MOST_SUSPECT:
        return False
    return sum(_chances(good, could_hold(s, count, value, good))) >= LEAST


def speaks_for_itself(count: int, value: int, good: int) -> bool:
    """Whether what is announced of a package is so often true of calamities that a claim would make it worse."""
    return SPEAKING < SUSPECT.get((count, value, good), 0.0) <= MOST_SUSPECT


def made_up(s: State, count: int, value: int, good: int, r: Random) -> tuple[int, ...]:
    """Goods that could be in a package of which this is true, as if they were; nothing where there are none."""
    possible = could_hold(s, count, value, good)
    chances = _chances(good, possible)
    if not any(chances):
        return ()
    held = r.choices(possible, chances)[0]
    return tuple(kind for kind, n in held for _ in range(n))
