"""Analyses of matches that are over: begun when somebody asks, computed by the bots' workers slice by slice, stored.

The database knows which analyses are not done; a server that stops puts its own down, and whichever server comes by
takes them up where they were left. Nothing is said of a match that still runs.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from zeitalter.bots.review import VERSION, can_review
from zeitalter.server.errors import Conflict, Forbidden, Missing, TooMany
from zeitalter.server.journal import log_event, log_failure
from zeitalter.server.match.review_worker import review_slice
from zeitalter.server.match.room import Room
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.store import analyses as stored
from zeitalter.server.store.people import Person
from zeitalter.server.work.pool import WorkerPool
from zeitalter.server.work.worker import WorkFailed

SHARE = "analysis"
"""All analyses together have the share of one person in the workers: nobody's bots wait for them."""
SLICE = 0.25
"""The part of a bot's time that a slice aims at: what is begun within it must be done within the whole."""
MOST_OF_ONE, MOST = 2, 50
"""Analyses that run for one person, and for all."""
LEFT_AFTER = 60.0
"""Seconds without a word after which nobody works on an analysis any more."""
LOOK_EVERY = 10.0
TRIES = 3
"""Slices that may fail one after the other: workers are killed on a machine that is too busy."""


class Analyses:
    """The analyses that this server process works on."""

    def __init__(self, rooms: Rooms, pool: WorkerPool, seconds: float) -> None:
        """`seconds`: of the processor, for a whole match."""
        self._seconds = seconds
        self._rooms = rooms
        self._database = rooms.database
        self._pool = pool
        self._running: dict[str, tuple[str, asyncio.Task[None]]] = {}
        """For each match who asked, and the work."""
        self._halted: dict[str, tuple[str, asyncio.Task[None]]] = {}
        self._failed: set[str] = set()
        self._next_look = 0.0

    async def state_of(self, room: Room, person: Person | None) -> dict[str, Any]:
        """How far the analysis of a match is, for a person."""
        check_over(room)
        found = await self._load(room.info.id)
        if found is None:
            return _state("failed" if room.info.id in self._failed else "none")
        own = person is not None and person.id in (found.person, room.info.owner)
        if found.review is not None:
            return _state("done", 1.0, False, found.review)
        return _state("running", found.done, own)

    async def start(self, room: Room, person: Person) -> None:
        """Begin the analysis of a match, unless it is there or somebody has begun it."""
        check_over(room)
        id = room.info.id
        if id in self._running or await self._load(id) is not None:
            return
        own = sum(who == person.id for who, _ in self._running.values())
        if own >= MOST_OF_ONE or len(self._running) >= MOST:
            raise TooMany("too-many-analyses", most=MOST_OF_ONE)
        self._failed.discard(id)
        try:
            begun = await self._database.write(lambda c: stored.begin_analysis(c, id, person.id))
        except IntegrityError:  # through another worker at the same moment
            begun = False
        if begun and id not in self._running:  # somebody else may have asked at the same time
            self._work_on(id, person.id)

    async def cancel(self, room: Room, person: Person) -> None:
        """Give up an analysis that is not done; whoever asked for it may, and the owner of the match."""
        check_over(room)
        id = room.info.id
        found = await self._load(id)
        if found is None or found.review is not None:
            return
        if person.id not in (found.person, room.info.owner):
            raise Forbidden("not-your-analysis")
        await self._database.write(lambda c: stored.remove_analysis(c, id))
        if id in self._running:
            self._running[id][1].cancel()

    async def take_up(self) -> None:
        """Go on with analyses that a server has left; called every now and then."""
        now = asyncio.get_running_loop().time()
        if now < self._next_look:
            return
        self._next_look = now + LOOK_EVERY
        for id, person in await self._database.read(lambda c: stored.left_analyses(c, LEFT_AFTER)):
            if id in self._running or len(self._running) >= MOST:
                continue
            if await self._database.write(partial(stored.take_analysis, match=id, seconds=LEFT_AFTER)):
                self._work_on(id, person)

    def halt(self) -> None:
        """Stop all work, before the workers are stopped."""
        self._halted = dict(self._running)
        for _, task in self._halted.values():
            task.cancel()

    async def put_down(self) -> None:
        """Let another server, or this one when it starts again, go on with what was halted."""
        await asyncio.gather(*(task for _, task in self._halted.values()), return_exceptions=True)
        for id in self._halted:
            await self._database.write(partial(stored.leave_analysis, match=id))

    # -- the work -----------------------------------------------------------------------------------------------------

    async def _load(self, id: str) -> stored.StoredAnalysis | None:
        """What is stored; what an older version has found is analysed anew."""
        found = await self._database.read(lambda c: stored.load_analysis(c, id))
        if found is not None and found.review is not None and found.review.get("version") != VERSION:
            await self._database.write(lambda c: stored.remove_analysis(c, id))
            return None
        return found

    def _work_on(self, id: str, person: str) -> None:
        task = asyncio.create_task(self._work(id))
        self._running[id] = (person, task)
        task.add_done_callback(lambda _: self._running.pop(id, None))

    async def _work(self, id: str) -> None:
        """Work on an analysis to its end; whatever goes wrong concerns nobody else."""
        try:
            await self._do_slices(id)
        except asyncio.CancelledError:
            raise
        except Missing:  # deleted meanwhile
            return
        except Exception as error:
            self._rooms.note_failure("analysis failed", id, error)
            self._failed.add(id)
            try:
                await self._database.write(lambda c: stored.remove_analysis(c, id))
            except Exception:  # whoever takes it up later tries again
                log_failure("analysis not removed", match=id)

    async def _do_slices(self, id: str) -> None:
        task = await self._task(id)
        failed = 0
        while True:
            try:
                data = msgspec.msgpack.encode(task)
                result = msgspec.json.decode(await self._pool.run(review_slice, data, SHARE, id))
            except WorkFailed as error:
                failed += 1
                log_event("slice failed", match=id, why=str(error))
                if failed >= TRIES:
                    raise
                continue
            failed = 0
            task["work"], review = result["work"], result["review"]
            done, work = (1.0, None) if review is not None else (result["work"]["done"], result["work"])
            write = partial(stored.store_work, match=id, done=done, work=work, review=review)
            if not await self._database.write(write):
                return  # given up, or deleted with the match
            if review is not None:
                log_event("analysed", match=id, seconds=round(result["work"]["spent"]))
                return

    async def _task(self, id: str) -> dict[str, Any]:
        """What a worker needs: the match file, whose decisions are judged, and how far the work is."""
        room = await self._rooms.room(id)
        await room.prepare_file()
        async with room.lock:
            check_over(room)
            file = room.file.text(room.match)
            people = [seat for seat, place in enumerate(room.info.places) if place.person is not None]
        found = await self._load(id)
        work = found.work if found is not None else None
        seconds = self._pool.limits.processor * SLICE
        return {"file": file, "seats": people, "seconds": seconds, "in_all": self._seconds, "work": work}


def check_over(room: Room) -> None:
    """Refuse to say anything of a match that runs, or of which nothing can be said."""
    if not room.match.over:
        raise Conflict("analysis-after-the-end")
    if not can_review(room.match.game):
        raise Conflict("no-analysis")


def _state(state: str, done: float = 0.0, yours: bool = False, review: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"state": state, "done": done, "yours": yours, "review": review}
