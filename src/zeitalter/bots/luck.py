"""Luck: how much better or worse chance made everybody's prospects than was to be expected.

What happened at an answer is compared with what would have happened in other worlds that the seat could not tell apart.
Only the change from before to after is compared, so that what somebody did not know but others did is no luck.
"""

from __future__ import annotations

from random import Random
from typing import Any

from zeitalter.bots.bot import is_legal
from zeitalter.bots.search import Search
from zeitalter.engine import kernel
from zeitalter.engine.game import Game
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SearchSource
from zeitalter.engine.values import Action

WORLDS = 10
"""Other worlds in which an answer is given."""


def luck_of(search: Search, game: Game, before: Any, seat: int, action: Action, r: Random) -> list[float]:
    """By how much chance changed everybody's chance to win when this answer was given."""
    truth = _change(search, before, seat, action)
    worlds = [_other_world(game, before, seat, r) for _ in range(WORLDS)]
    others = [_change(search, world, seat, action) for world in worlds if is_legal(world, seat, action)]
    return [true - sum(other[i] for other in others) / max(1, len(others)) for i, true in enumerate(truth)]


def _other_world(game: Game, before: Any, seat: int, r: Random) -> Any:
    """Where several answer together, what the others have chosen is no luck: there only the dice fall anew."""
    if not before.stack[-1].sealed:
        return redeal(game, before, seat, r)
    world = before.copy()
    world.source = SearchSource(r.getrandbits(512))
    return world


def _change(search: Search, before: Any, seat: int, action: Action) -> list[float]:
    after = before.copy()
    kernel.answer(after, seat, action)
    return [b - a for a, b in zip(search.chances(before), search.chances(after), strict=True)]
