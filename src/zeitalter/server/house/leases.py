"""Leases: exactly one living worker keeps a match, which means that it plays its bots and clocks.

A match names its keeper (`matches.keeper`). A worker lives as long as it counts its beats in the table `workers`; the
others watch each other's counts, and one that has stood still for a while is struck off, so that its matches are free.
No clock of any machine decides that; but with each beat a worker looks at the clock of the database, which is that of
the house. A worker that was struck off by mistake, e.g. because it was asleep, finds that out with its next beat;
until then the unique numbers of entries keep everything right.

What must be done by one worker of the house alone is done by the one that `leads`.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from zeitalter.server.journal import log_event
from zeitalter.server.steady_clock import CLOCK
from zeitalter.server.store.database import Database
from zeitalter.server.store.holds import hold_matches
from zeitalter.server.store.ids import new_id
from zeitalter.server.store.news import note_changes
from zeitalter.server.store.tables import MATCHES, WORKERS

MISSED = 4
"""Beats of our own during which another worker has not beaten, after which it is taken for dead."""


class Leases:
    """Which workers live, and what this one keeps; if it is `alone` that is everything, and nothing is stored."""

    def __init__(self, database: Database, alone: bool) -> None:
        self.worker = new_id(12)
        self.alone = alone
        self._database = database
        self._beaten = False
        self._left = False
        self._seen: dict[str, tuple[int, int]] = {}
        """Of every living worker its last count, and how many of our beats ago it changed."""

    @property
    def leads(self) -> bool:
        """Whether this worker does what only one of the house is to do.

        When workers come and go it may be none or two of them for a moment.
        """
        return self.alone or min(self._seen, default="") == self.worker

    @property
    def name(self) -> str | None:
        """Who keeps a match that this worker makes; with one worker nobody has to be named."""
        return None if self.alone else self.worker

    def keeps(self, keeper: str | None) -> bool:
        """Whether this worker is the keeper of a match."""
        return self.alone or keeper == self.worker

    def is_free(self, keeper: str | None) -> bool:
        """Whether nobody who lives, as far as is known here, is the keeper of a match."""
        return keeper is None or keeper not in self._seen

    async def beat(self) -> list[str]:
        """Say that this worker lives, and strike off those that do not; who has left or was struck off since."""
        if self.alone:
            return []
        counts = await self._database.write(self._count)
        before = self._seen
        self._seen = {
            id: (n, before[id][1] + 1 if id in before and before[id][0] == n else 0) for id, n in counts.items()
        }
        for id, (n, missed) in list(self._seen.items()):
            if missed >= MISSED and id != self.worker:
                await self._database.write(partial(_strike_off, worker=id, beats=n))
                del self._seen[id]
                log_event("worker lost", worker=id)
        return [id for id in before if id not in self._seen]

    def _count(self, c: Connection) -> dict[str, int]:
        """Count one beat; the counts of all workers."""
        mine = update(WORKERS).where(WORKERS.c.id == self.worker).values(beats=WORKERS.c.beats + 1)
        if not c.execute(mine).rowcount and not self._left:
            c.execute(insert(WORKERS).values(id=self.worker, beats=0))
        self._steer(c)
        return {row.id: row.beats for row in c.execute(select(WORKERS))}

    def _steer(self, c: Connection) -> None:
        """Keep to the time of the database: all workers of the house have the same, wherever they run."""
        moment: datetime = c.execute(select(func.clock_timestamp())).scalar_one()
        CLOCK.steer(int(moment.timestamp() * 10**6) * 1000, at_once=not self._beaten)
        self._beaten = True

    def forget(self, worker: str) -> None:
        """A worker has said that it stops."""
        self._seen.pop(worker, None)

    async def claim(self, matches: Sequence[str]) -> list[str]:
        """Keep those matches that nobody who lives keeps; which of them this worker keeps now."""
        if self.alone or not matches:
            return list(matches)
        return await self._database.write(lambda c: self._claim(c, matches))

    def _claim(self, c: Connection, matches: Sequence[str]) -> list[str]:
        hold_matches(c, matches)
        free = or_(MATCHES.c.keeper.is_(None), MATCHES.c.keeper.not_in(select(WORKERS.c.id)))
        these = MATCHES.c.id.in_(matches)
        c.execute(update(MATCHES).where(these, free).values(keeper=self.worker))
        mine = list(c.execute(select(MATCHES.c.id).where(these, MATCHES.c.keeper == self.worker)).scalars())
        note_changes(c, mine)
        return mine

    async def release(self, matches: Sequence[str]) -> None:
        """Keep these matches no longer."""
        if self.alone or not matches:
            return

        def free(c: Connection) -> None:
            note_changes(c, matches)
            mine = MATCHES.c.id.in_(matches), MATCHES.c.keeper == self.worker
            c.execute(update(MATCHES).where(*mine).values(keeper=None))

        await self._database.write(free)

    async def leave(self) -> None:
        """This worker stops: all its matches are free. A beat that was on its way does not bring it back."""
        self._left = True
        if not self.alone:
            await self._database.write(lambda c: c.execute(delete(WORKERS).where(WORKERS.c.id == self.worker)))


def _strike_off(c: Connection, worker: str, beats: int) -> None:
    """Take a worker for dead, unless it has beaten meanwhile."""
    c.execute(delete(WORKERS).where(WORKERS.c.id == worker, WORKERS.c.beats == beats))
