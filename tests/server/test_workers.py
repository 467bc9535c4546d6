"""Worker processes: work that takes too long or too much is ended from outside, and that of others goes on."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from zeitalter.engine.errors import BadInput
from zeitalter.server.errors import TooMany
from zeitalter.server.work.fair_queue import MUCH, FairQueue
from zeitalter.server.work.pool import WorkerPool, WorkLimits
from zeitalter.server.work.worker import TookTooLong, TooMuchMemory, WorkerDied, WorkFailed

MEMORY = 400 * 1024 * 1024
PATIENCE = 60.0


def echo(data: bytes) -> bytes:
    return data


def sleep(data: bytes) -> bytes:
    time.sleep(600)
    return data


def spin(data: bytes) -> bytes:
    while True:
        pass


def one_long_step(data: bytes) -> bytes:
    return b"%d" % (7 ** (7**12))  # one instruction, in which no other thread and no handler gets its turn


def eat(data: bytes) -> bytes:
    return bytes(10 * MEMORY)


def refuse(data: bytes) -> bytes:
    raise BadInput("unknown-game", game="chess", games="")


def stumble(data: bytes) -> bytes:
    raise ValueError("the hand of seat 2 is " + data.decode())


def pid(data: bytes) -> bytes:
    return b"%d" % os.getpid()


def with_pool(
    story: Callable[[WorkerPool], Awaitable[None]], workers: int = 1, limits: WorkLimits | None = None
) -> None:
    async def tell() -> None:
        pool = WorkerPool("test", workers, limits or WorkLimits(30, 60, MEMORY))
        try:
            await asyncio.wait_for(story(pool), PATIENCE)
        finally:
            pool.stop()

    asyncio.run(tell())


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_work_is_done_in_another_process_and_refusals_come_back() -> None:
    async def story(pool: WorkerPool) -> None:
        assert await pool.run(echo, b"x" * 3_000_000, "ada", "m") == b"x" * 3_000_000
        first = await pool.run(pid, b"", "ada", "m")
        with pytest.raises(BadInput, match="unknown-game"):
            await pool.run(refuse, b"", "ada", "m")
        with pytest.raises(WorkFailed, match="ValueError") as failed:
            await pool.run(stumble, b"ace", "ada", "m")
        assert "ace" not in str(failed.value)
        assert "hand" not in str(failed.value)
        assert await pool.run(pid, b"", "ada", "m") == first != b"%d" % os.getpid()

    with_pool(story)


@pytest.mark.parametrize(
    ("job", "limits", "error"),
    [
        (sleep, WorkLimits(30, 0.5, MEMORY), TookTooLong),
        (spin, WorkLimits(30, 0.5, MEMORY), TookTooLong),
        (spin, WorkLimits(1, 60, MEMORY), WorkerDied),
        (one_long_step, WorkLimits(30, 0.5, MEMORY), TookTooLong),
        (eat, WorkLimits(30, 60, MEMORY), TooMuchMemory),
    ],
    ids=["sleeps", "never ends", "uses up the processor", "never lets go", "eats memory"],
)
def test_a_worker_that_takes_too_much_is_killed_and_replaced(
    job: Callable[[bytes], bytes], limits: WorkLimits, error: type[Exception]
) -> None:
    async def story(pool: WorkerPool) -> None:
        pool.start()
        (before,) = pool.pids
        with pytest.raises(error):
            await pool.run(job, b"", "eve", "poisoned")
        pool.limits = WorkLimits(30, 60, MEMORY)
        assert int(await pool.run(pid, b"", "ada", "m")) != before
        while alive(before):
            await asyncio.sleep(0.05)

    with_pool(story, limits=limits)


def test_a_worker_nobody_waits_for_is_killed_where_that_was_wished() -> None:
    async def story(pool: WorkerPool) -> None:
        before = int(await pool.run(pid, b"", "ada", "m"))
        waiting = asyncio.create_task(pool.run(sleep, b"", "eve", "m", end_if_left=True))
        behind = asyncio.create_task(pool.run(sleep, b"", "eve", "m", end_if_left=True))
        await asyncio.sleep(0.1)
        behind.cancel()
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        assert int(await pool.run(pid, b"", "ada", "m")) != before

    with_pool(story)


def test_stopping_does_not_wait_for_what_workers_do() -> None:
    async def story(pool: WorkerPool) -> None:
        await pool.run(echo, b"", "ada", "m")
        pids = pool.pids
        waiting = [asyncio.create_task(pool.run(one_long_step, b"", "eve", str(n))) for n in range(3)]
        await asyncio.sleep(0.2)
        begun = time.monotonic()
        pool.stop()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(error, WorkFailed) for error in found)
        assert time.monotonic() - begun < 5
        assert not any(alive(process) for process in pids)
        with pytest.raises(WorkFailed):
            await pool.run(echo, b"", "ada", "m")

    with_pool(story, limits=WorkLimits(600, 600, MEMORY))


def test_nobody_waits_for_somebody_elses_endless_work() -> None:
    """One of two workers is busy for ever with what eve wants; she wants more of it, and ada is served."""

    async def story(pool: WorkerPool) -> None:
        await pool.run(echo, b"", "ada", "m")
        endless = [asyncio.create_task(pool.run(sleep, b"", "eve", str(n))) for n in range(20)]
        await asyncio.sleep(0.1)
        for _ in range(50):
            assert await pool.run(echo, b"!", "ada", "m") == b"!"
        for task in endless:
            task.cancel()

    with_pool(story, workers=2, limits=WorkLimits(600, 600, MEMORY))


def test_only_so_much_waits_for_one_person_and_in_all() -> None:
    async def story(pool: WorkerPool) -> None:
        for person, most in (("eve", 2), ("mallory", 1)):
            tasks = [asyncio.create_task(pool.run(sleep, b"", person, "m")) for _ in range(6)]
            await asyncio.sleep(0.05)
            refused = [task for task in tasks if task.done()]
            assert len(refused) == 6 - most
            assert all(isinstance(task.exception(), TooMany) for task in refused)

    with_pool(story, limits=WorkLimits(600, 600, MEMORY, waiting=2, waiting_in_all=3))


# -- the queue ---------------------------------------------------------------------------------------------------------


def test_who_has_used_least_comes_first() -> None:
    queue: FairQueue[int] = FairQueue(1)
    for n in range(3):
        queue.put("eve", "long", n)
    queue.put("ada", "m", 10)
    queue.put("eve", "short", 3)
    queue.done("eve", "long", 2.0, at=0.0)
    order = []
    while found := queue.take(1.0, last=True):
        order.append(found[2])
        queue.done(found[0], found[1], 0.1, at=1.0)
    assert order == [10, 3, 0, 1, 2]
    assert not len(queue)


def test_nobody_has_all_workers_and_the_last_is_kept_for_who_used_little() -> None:
    queue: FairQueue[int] = FairQueue(3)
    for n in range(4):
        queue.put("eve", "a", n)
    assert queue.take(0.0, last=False) is not None
    assert queue.take(0.0, last=False) is not None
    assert queue.take(0.0, last=True) is None
    queue.done("eve", "a", 2 * MUCH, at=0.0)
    assert queue.take(0.0, last=True) is None
    queue.put("ada", "b", 9)
    assert queue.take(0.0, last=True) == ("ada", "b", 9)
    assert queue.take(0.0, last=False) is not None
    queue.done("eve", "a", 0.0, at=0.0)
    assert queue.take(600.0, last=True) is not None


def test_what_is_dropped_never_comes() -> None:
    queue: FairQueue[str] = FairQueue(1)
    queue.put("ada", "m", "one")
    queue.put("ada", "m", "two")
    queue.drop("ada", "m", "one")
    queue.drop("ada", "m", "nothing")
    queue.drop("eve", "m", "one")
    assert (len(queue), queue.waiting_for("ada")) == (1, 1)
    assert queue.take(0.0, last=True) == ("ada", "m", "two")
    assert queue.take(0.0, last=True) is None
