"""Bots in worker processes. A worker gets a redealt world as JSON and a seat, never the true position or the seed.

The event loop deals the world (what the seat cannot tell apart from the truth) and waits; the worker computes, for no
longer than a bot may think.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from zeitalter.bots import Advice, find_bot, hint_bot, knowledge
from zeitalter.engine import kernel
from zeitalter.engine.draft import stays_in_draft
from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.redeal import redeal
from zeitalter.engine.rng import SearchSource
from zeitalter.engine.table import Table
from zeitalter.games import find_game
from zeitalter.server.errors import Conflict
from zeitalter.server.journal import log_event
from zeitalter.server.work.pool import WorkerPool, WorkLimits
from zeitalter.server.work.worker import WorkFailed

BotTask = dict[str, Any]
"""What a worker is sent."""
MARGIN = 2.0
"""Seconds on the clock above twice the time for thinking, for a machine that is busy, before the worker is killed."""
MEMORY = 512 * 1024 * 1024
"""Bytes a worker may use, with all games loaded."""

MOST_HINTS_KEPT = 500


def bot_task(match: Match, seat: int, bot: str) -> BotTask:
    """What a worker needs to answer for a seat: everything in it the seat may know, or is made up."""
    game, state = match.game, match.state
    r = knowledge(game, state, seat, match.commitment if find_bot(bot, game).varies else "")
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
    """The worker processes in which the bots of a server think."""

    def __init__(self, workers: int, thinking: float = 3.0) -> None:
        self.pool = WorkerPool("bots", workers, WorkLimits(thinking, 2 * thinking + MARGIN, MEMORY))
        self._hints: OrderedDict[tuple[str, ...], dict[str, Any]] = OrderedDict()
        """The last hints, by match and what their seat knew: asked again, they are the same at once."""

    def start(self) -> None:
        """Start the workers before anybody waits for them."""
        self.pool.start()

    async def answer(self, task: BotTask, person: str, match: str) -> list[list[Any]]:
        """What a bot answers, in its readable form, and what it means to answer next; `person` and `match` are whose
        share of the workers it uses."""
        seconds = find_bot(task["bot"], find_game(task["game"])).seconds
        done = await self.pool.run(_answer, _encode(task), person, match, more=seconds)
        found: list[list[Any]] = msgspec.json.decode(done)
        return found

    async def hint(self, task: BotTask, person: str, match: str) -> dict[str, Any]:
        """What a bot would answer, what else could be answered, and why; refused if it cannot say so in time."""
        known = (match, str(task["seat"]), task["bot"], task["key"])
        if known in self._hints:
            return self._hints[known]
        try:
            found: dict[str, Any] = msgspec.json.decode(await self.pool.run(_hint, _encode(task), person, match))
        except WorkFailed as error:
            log_event("hint failed", match=match, why=str(error))
            raise Conflict("hint-failed") from None
        self._hints[known] = found
        if len(self._hints) > MOST_HINTS_KEPT:
            self._hints.popitem(last=False)
        return found

    async def suggest(self, task: BotTask, person: str, match: str) -> list[list[Any]]:
        """What a bot would plan for the rest of a question; refused if it cannot say so in time."""
        try:
            found: list[list[Any]] = msgspec.json.decode(await self.pool.run(_suggest, _encode(task), person, match))
        except WorkFailed as error:
            log_event("plan failed", match=match, why=str(error))
            raise Conflict("hint-failed") from None
        return found

    def stop(self) -> None:
        """End the workers; what they compute is not waited for."""
        self.pool.stop()


def _encode(task: BotTask) -> bytes:
    return msgspec.msgpack.encode(task)


# -- in the workers ----------------------------------------------------------------------------------------------------


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
    return msgspec.json.encode(answers_of_bot(msgspec.msgpack.decode(data)))


def answers_of_bot(task: BotTask) -> list[list[Any]]:
    """What a bot answers and what it means to answer next, in their readable form; only in a worker."""
    game, world = _world(task)
    plan = find_bot(task["bot"], game).plan(game, world, task["seat"], Random(task["key"]))
    return [game.action_to_json(world.table, action) for action in plan]


def _suggest(data: bytes) -> bytes:
    return msgspec.json.encode(plan_of_bot(msgspec.msgpack.decode(data)))


def plan_of_bot(task: BotTask) -> list[list[Any]]:
    """What a bot answers one after the other as long as that can be drafted; only in a worker."""
    game, world = _world(task)
    bot, seat, r = find_bot(task["bot"], game), task["seat"], Random(task["key"])
    end = time.process_time() + task["seconds"]
    plan: list[list[Any]] = []
    while len(plan) < task["most"] and time.process_time() < end:
        action = bot.choose(game, world, seat, r)
        if action[0] not in world.question().drafts:
            break
        after = world.copy()
        kernel.answer(after, seat, action)
        if not stays_in_draft(world, after):
            break
        plan.append(game.action_to_json(world.table, action))
        world = after
    return plan


def _hint(data: bytes) -> bytes:
    task = msgspec.msgpack.decode(data)
    game, world = _world(task)
    best, *others = hint_bot(task["bot"], game).hints(game, world, task["seat"])

    def told(advice: Advice) -> dict[str, Any]:
        args = [[kind.name, kind.to_json(world.table, value)] for kind, value in advice.hint.args]
        return {"answer": game.action_to_json(world.table, advice.hint.action), "hint": [advice.hint.id, args]}

    found: dict[str, Any] = told(best)
    if best.chance is not None:
        found["chance"] = round(best.chance, 4)
        found["others"] = [{**told(other), "behind": round(other.behind, 4)} for other in others]
    return msgspec.json.encode(found)
