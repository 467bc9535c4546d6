"""Bots in worker processes. A worker gets a redealt world as JSON and a seat, never the true position or the seed.

The event loop deals the world (what the seat cannot tell apart from the truth) and waits; the worker computes. A worker
ends by itself when the server is gone.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing.connection import wait
from random import Random
from typing import Any

import msgspec

from zeitalter.bots import find_bot, knowledge
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SearchSource
from zeitalter.engine.table import Table
from zeitalter.games import find_game, game_ids

BotTask = dict[str, Any]
"""What a worker is sent."""


def bot_task(match: Match, seat: int, bot: str) -> BotTask:
    """What a worker needs to answer for a seat: everything in it the seat may know, or is made up."""
    game, state = match.game, match.state
    r = knowledge(game, state, seat)
    world = redeal(game, state, seat, r)
    return {
        "game": game.id,
        "seats": match.table.seats,
        "options": dict(match.table.options),
        "components": match.table.overlay,
        "world": game.state_to_json(world),
        "key": r.getrandbits(256).to_bytes(32, "little").hex(),
        "seat": seat,
        "bot": bot,
    }


class BotWorkers:
    """The worker processes of a server."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the workers before anybody waits for them."""
        for _ in range(self.workers):
            self._running_pool().submit(_load_games)

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _end_with_the_server)
        return self._pool

    async def answer(self, task: BotTask) -> list[Any]:
        """What a bot answers, in its readable form."""
        found: list[Any] = await self._run(_answer, task)
        return found

    async def hint(self, task: BotTask) -> dict[str, Any]:
        """What a bot would answer, and why."""
        found: dict[str, Any] = await self._run(_hint, task)
        return found

    async def _run(self, work: Callable[[bytes], bytes], task: BotTask) -> Any:
        data = msgspec.msgpack.encode(task)
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                return msgspec.json.decode(await loop.run_in_executor(self._running_pool(), work, data))
            except BrokenProcessPool:
                self._pool = None
                if last:
                    raise
        raise AssertionError

    def stop(self) -> None:
        """End the workers; what they compute is not waited for."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# -- in the workers ----------------------------------------------------------------------------------------------------


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _load_games() -> None:
    for name in game_ids():
        find_game(name)


@lru_cache(maxsize=64)
def _table(game: str, seats: int, options: bytes, components: bytes) -> Table:
    overlay = msgspec.json.decode(components)
    return find_game(game).table(seats, msgspec.json.decode(options), overlay)


def _world(task: BotTask) -> tuple[Game, Any]:
    game = find_game(task["game"])
    encode = msgspec.json.encode
    table = _table(task["game"], task["seats"], encode(task["options"]), encode(task["components"]))
    source = SearchSource(int.from_bytes(bytes.fromhex(task["key"]), "little"))
    return game, game.state_from_json(table, source, task["world"])


def _answer(data: bytes) -> bytes:
    task = msgspec.msgpack.decode(data)
    game, world = _world(task)
    action = find_bot(task["bot"], game).choose(game, world, task["seat"], Random(task["key"]))
    return msgspec.json.encode(game.action_to_json(world.table, action))


def _hint(data: bytes) -> bytes:
    task = msgspec.msgpack.decode(data)
    game, world = _world(task)
    found = find_bot(task["bot"], game).hint(game, world, task["seat"])
    args = [[kind.name, kind.to_json(world.table, value)] for kind, value in found.args]
    answer = game.action_to_json(world.table, found.action)
    return msgspec.json.encode({"answer": answer, "hint": [found.id, args]})
