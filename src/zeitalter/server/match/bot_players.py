"""The bots of a room: they think in other processes, answer after a moment that people can follow, and stop cleanly."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from zeitalter.engine.errors import Refused
from zeitalter.server.journal import mishap
from zeitalter.server.match.bot_workers import task

if TYPE_CHECKING:
    from zeitalter.server.match.room import Room


class Thinking:
    """All bots that think about the questions of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Let every bot that is asked think, unless it already does."""
        room = self.room
        if room.match.over or room.match.read_only or room.rooms.closing:
            return
        for seat in room.match.asked():
            if room.record.places[seat].played_by is not None and seat not in self._tasks:
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
            await asyncio.sleep(random.uniform(*self.room.rooms.config.bot_delay))
            await self._answer(seat)
        except Refused:
            pass  # the question has changed meanwhile
        except asyncio.CancelledError:
            go_on = False
            raise
        except Exception:
            mishap("bot failed", match=self.room.record.id, seat=seat)
            go_on = await self._default(seat)
        finally:
            del self._tasks[seat]
            if go_on:
                self.wake()

    async def _answer(self, seat: int) -> None:
        room = self.room
        async with room.lock:
            bot = room.record.places[seat].played_by
            if bot is None or seat not in room.match.asked():
                return
            ask = room.match.ask(seat)
            work = task(room.match, seat, bot)
        answer = await room.rooms.bots.answer(work)
        await room.take_turn()
        try:
            if room.record.places[seat].played_by != bot or room.rooms.closing:
                return
            action = room.match.game.action_from_json(room.match.table, answer)
            await room.do(lambda match: match.play(seat, action, ask))
        finally:
            room.end_turn()

    async def _default(self, seat: int) -> bool:
        """Answer for a bot that failed, so that nobody waits for it; False if that fails too."""
        room = self.room
        try:
            await room.take_turn()
            try:
                if room.record.places[seat].played_by is not None and seat in room.match.asked():
                    await room.do(lambda match: match.play_default(seat))
            finally:
                room.end_turn()
        except Exception:
            mishap("default failed", match=room.record.id, seat=seat)
            return False
        return True
