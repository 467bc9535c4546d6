"""The bots of a room: they think in other processes, answer after a moment that people can follow, and stop cleanly.

A bot that fails, or takes longer than it may, gets the game's default answer, so that nobody waits for it. A match
where that has happened too often is set aside: its bots rest, and its players are told.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from contextvars import Context
from typing import Any

from sqlalchemy import update

from zeitalter.engine.errors import Refused
from zeitalter.engine.match import Match
from zeitalter.engine.steps import Decision
from zeitalter.server.errors import Missing, NotStored
from zeitalter.server.house.messages import MatchMoved
from zeitalter.server.journal import log_event
from zeitalter.server.loop_watch import TooSlow
from zeitalter.server.match.bot_workers import bot_task
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.store.news import changing
from zeitalter.server.store.tables import MATCHES
from zeitalter.server.wire.readable import action_from_json
from zeitalter.server.work.worker import TookTooLong, WorkerDied, WorkFailed

MOST_FAILURES = 3
"""Failures of its bots after which a match is set aside."""
DELAYS: Mapping[str, float] = {"calm": 1.8, "brisk": 1.0, "at_once": 0.1}
"""How long bots take before they answer, by the pace of their match, in parts of the server's delay."""
BREATHERS: Mapping[str, float] = {"calm": 1.0, "brisk": 0.4, "at_once": 0.0}
"""How much of the breather of a question they take, see `Decision.breather`."""
FORGIVEN = 200
"""Good answers after which one failure is forgotten: on a busy machine anybody may be late once."""


def delay_before_answer(usual: tuple[float, float], pace: str, breather: float, open_for: float) -> float:
    """Seconds before a bot answers: a moment that people can follow, and a breather while a question is new.

    `usual` are the least and the most at a brisk pace, `open_for` says since when the question has been open.
    """
    low, high = usual
    held = breather * BREATHERS[pace] - open_for if high > 0 else 0.0
    return max(0.0, held) + random.uniform(low, high) * DELAYS[pace]


class BotPlayers:
    """All bots that think about the questions of one match."""

    def __init__(
        self,
        opened: OpenMatch,
        services: RoomServices,
        turn: Callable[[], AbstractAsyncContextManager[Match]],
        tell: Callable[[], None],
        claim: Callable[[], Awaitable[None]],
    ) -> None:
        self._opened = opened
        self._services = services
        self._turn = turn
        """Within it a bot plays; at its end the answer is on disk."""
        self._tell = tell
        """Tells everybody at the table how it stands with the match."""
        self._claim = claim
        """Makes this worker the keeper of the match, if nobody else is."""
        self._claiming: asyncio.Task[None] | None = None
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._thinking: set[int] = set()
        """Those of them whose moment has passed."""
        self._question: tuple[int, float] = (-1, 0.0)
        """The entry that put the present question, and when bots first heard of it."""
        self._failures = 0
        self._good_answers = 0
        self._answered_at: dict[int, float] = {}
        """When each bot last answered."""
        self._rest_of_plan: tuple[int, int, list[list[Any]]] = (-1, -1, [])
        """What a bot means to answer next: its seat, after which entry, and the answers."""

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def wake(self) -> None:
        """Let every bot that is asked think, unless it already does."""
        try:
            self._wake()
        except Exception:
            self._opened.failure("bots not woken")

    def _wake(self) -> None:
        match = self._opened.match
        if match.over or match.read_only or self._opened.info.aside or self._services.leaving or self._services.closing:
            return
        if self._question[0] != match.question_entry:
            self._question = (match.question_entry, time.monotonic())
        called = self._called()
        if called and not self.may_play():
            return
        for seat in called:
            if seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._think(seat), context=Context())  # nobody's request

    def may_play(self) -> bool:
        """Whether the bots of this match think here; if nobody keeps it, this worker tries to."""
        leases, keeper = self._services.leases, self._opened.info.keeper
        if leases.keeps(keeper):
            return True
        if leases.is_free(keeper) and (self._claiming is None or self._claiming.done()):
            self._claiming = asyncio.create_task(self._try_to_keep())
        return False

    async def _try_to_keep(self) -> None:
        try:
            await self._claim()
        except (NotStored, Missing):  # whoever comes next tries again, if there is still something to be kept
            return
        except Exception:
            self._opened.failure("match not claimed")

    def rest(self) -> None:
        """Another worker keeps the match: its bots think there."""
        for one in self._tasks.values():
            one.cancel()

    def _called(self) -> list[int]:
        """The bots whose answer is waited for: who rests is called only where nothing but resting bots is left."""
        match, places = self._opened.match, self._opened.info.places
        asked, question = match.asked(), match.question()
        bots = [seat for seat in asked if places[seat].played_by is not None]
        resting = question.resting(match.state) if question is not None else ()
        if len(bots) == len(asked) and set(bots) <= set(resting):
            return bots
        return [seat for seat in bots if seat not in resting]

    async def stop(self) -> None:
        """Let no bot think any more."""
        running = list(self._tasks.values())
        running += [] if self._claiming is None else [self._claiming]
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def finish(self) -> None:
        """Wait for those who think; whoever has not begun does not any more."""
        thinking = [task for seat, task in self._tasks.items() if seat in self._thinking]
        for seat, task in self._tasks.items():
            if seat not in self._thinking:
                task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def try_again(self) -> None:
        """Somebody has changed something in a match that was set aside: its bots may fail once more."""
        if self._opened.info.aside:
            self._failures = MOST_FAILURES - 1
            await self._set_aside(False)
            self.wake()

    async def _think(self, seat: int) -> None:
        go_on = True
        try:
            await asyncio.sleep(self._delay())
            self._thinking.add(seat)
            await self._answer(seat)
            self._count_good_answer()
        except Refused:
            pass  # the question has changed meanwhile
        except (NotStored, Missing):
            go_on = False  # bots are woken when the match has been read anew, if there still is one
        except asyncio.CancelledError:
            go_on = False
            raise
        except Exception as error:
            go_on = not self._services.closing and await self._fail(seat, error)
        finally:
            self._thinking.discard(seat)
            del self._tasks[seat]
            if go_on:
                self.wake()

    def _delay(self) -> float:
        question = self._opened.match.question()
        open_for = time.monotonic() - self._question[1]
        config, pace = self._services.config, self._opened.info.bot_pace
        return delay_before_answer(config.bot_delay, pace, 0.0 if question is None else question.breather, open_for)

    async def _answer(self, seat: int) -> None:
        opened = self._opened
        async with opened.lock:
            bot = opened.info.places[seat].played_by
            if bot is None or seat not in opened.match.asked():
                return
            ask = opened.match.ask(seat)
            plan = self._planned(seat)
            task = {} if plan else bot_task(opened.match, seat, bot)
        if not plan:
            plan = await self._services.bot_workers.answer(task, opened.info.owner, opened.info.id)
        answer, *rest = plan
        if await self._left_to_read(seat, answer):
            return  # meanwhile much may have been said
        async with self._turn() as match:
            if opened.info.places[seat].played_by == bot and not self._services.closing:
                match.play(seat, action_from_json(match, answer), ask)
                self._answered_at[seat] = asyncio.get_running_loop().time()
                self._rest_of_plan = (seat, len(match.log), rest)

    def _planned(self, seat: int) -> list[list[Any]]:
        """What a bot meant to answer now and next, if nobody has answered since and it is possible as planned."""
        match, (planner, entry, plan) = self._opened.match, self._rest_of_plan
        if not plan or (planner, entry) != (seat, len(match.log)):
            return []
        return plan if match.why_not(seat, action_from_json(match, plan[0])) is None else []

    async def _left_to_read(self, seat: int, answer: list[Any]) -> bool:
        """Whether people had to be given time to read what an answer would take off the table, and had it."""
        match, places = self._opened.match, self._opened.info.places
        question = match.question()
        people = [other for other in match.asked() if places[other].played_by is None]
        if question is None or not people or seat not in self._answered_at:
            return False
        if not question.takes_away(match.state, seat, action_from_json(match, answer)):
            return False
        pause = self._answered_at[seat] + self._reading_time(question) - asyncio.get_running_loop().time()
        if pause <= 0:
            return False
        await asyncio.sleep(pause)
        return True

    def _reading_time(self, question: Decision) -> float:
        """Seconds that people have to read what a bot has laid on the table; none where bots do not wait at all."""
        if not self._services.config.bot_delay[1]:
            return 0.0
        return question.breather * BREATHERS[self._opened.info.bot_pace]

    # -- bots that fail -----------------------------------------------------------------------------------------------

    def _count_good_answer(self) -> None:
        self._good_answers += 1
        if self._failures and self._good_answers >= FORGIVEN:
            self._failures -= 1
            self._good_answers = 0

    async def _fail(self, seat: int, error: Exception) -> bool:
        """A bot has failed: answer for it, or set the match aside; whether bots go on."""
        self._failures += 1
        self._good_answers = 0
        if isinstance(error, TooSlow):
            self._opened.lock.too_slow = True
        why = str(error) if isinstance(error, WorkFailed) else ""
        if isinstance(error, TookTooLong | WorkerDied):
            log_event("bot ended", match=self._opened.info.id, seat=seat, times=self._failures, why=why)
        else:
            self._opened.failure("bot failed", seat=seat, times=self._failures, why=why)
        try:
            played = await self._play_default(seat)
            if played and self._failures < MOST_FAILURES:
                return True
            await self._set_aside(True)
        except (NotStored, Missing):
            pass  # bots are woken when the match has been read anew
        except Exception:
            self._opened.failure("match not set aside")
        return False

    async def _play_default(self, seat: int) -> bool:
        """Answer for a bot that failed, so that nobody waits for it; False if that fails too."""
        try:
            async with self._turn() as match:
                if self._opened.info.places[seat].played_by is not None and seat in match.asked():
                    match.play_default(seat)
        except (NotStored, Missing):
            raise
        except Exception:
            self._opened.failure("default failed", seat=seat)
            return False
        return True

    async def _set_aside(self, aside: bool) -> None:
        """Let the bots of this match rest, or no longer, and tell everybody."""
        info = self._opened.info
        info.aside = aside
        change = update(MATCHES).where(MATCHES.c.id == info.id).values(aside=aside)
        await self._services.database.write(changing(info.id, lambda c: c.execute(change)))
        self._services.channel.say(MatchMoved(info.id, len(self._opened.match.log), info.changes + 1))
        log_event("match set aside" if aside else "match taken up again", match=info.id)
        self._tell()
