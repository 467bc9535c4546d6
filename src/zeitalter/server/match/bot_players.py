"""The bots of a room: they think in other processes, answer after a moment that people can follow, and stop cleanly."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from zeitalter.engine.errors import Refused
from zeitalter.engine.match import Match
from zeitalter.server.journal import log_failure
from zeitalter.server.match.bot_workers import bot_task
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.wire.readable import action_from_json


class BotPlayers:
    """All bots that think about the questions of one match."""

    def __init__(
        self, opened: OpenMatch, services: RoomServices, turn: Callable[[], AbstractAsyncContextManager[Match]]
    ) -> None:
        self._opened = opened
        self._services = services
        self._turn = turn
        """Within it a bot plays; at its end the answer is on disk."""
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Let every bot that is asked think, unless it already does."""
        match = self._opened.match
        if match.over or match.read_only or self._services.closing:
            return
        for seat in match.asked():
            if self._opened.info.places[seat].played_by is not None and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._think(seat))

    async def stop(self) -> None:
        """Let no bot think any more."""
        running = list(self._tasks.values())
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _think(self, seat: int) -> None:
        go_on = True
        try:
            await asyncio.sleep(random.uniform(*self._services.config.bot_delay))
            await self._answer(seat)
        except Refused:
            pass  # the question has changed meanwhile
        except asyncio.CancelledError:
            go_on = False
            raise
        except Exception:
            log_failure("bot failed", match=self._opened.info.id, seat=seat)
            go_on = await self._play_default(seat)
        finally:
            del self._tasks[seat]
            if go_on:
                self.wake()

    async def _answer(self, seat: int) -> None:
        opened = self._opened
        async with opened.lock:
            bot = opened.info.places[seat].played_by
            if bot is None or seat not in opened.match.asked():
                return
            ask = opened.match.ask(seat)
            task = bot_task(opened.match, seat, bot)
        answer = await self._services.bot_workers.answer(task)
        async with self._turn() as match:
            if opened.info.places[seat].played_by == bot and not self._services.closing:
                match.play(seat, action_from_json(match, answer), ask)

    async def _play_default(self, seat: int) -> bool:
        """Answer for a bot that failed, so that nobody waits for it; False if that fails too."""
        try:
            async with self._turn() as match:
                if self._opened.info.places[seat].played_by is not None and seat in match.asked():
                    match.play_default(seat)
        except Exception:
            log_failure("default failed", match=self._opened.info.id, seat=seat)
            return False
        return True
