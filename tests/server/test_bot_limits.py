"""Bots that fail or think for ever: others are not held up, their own table goes on or is set aside."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from houses import house_config
from room_story import ADA, Window, in_room
from test_workers import MEMORY, alive, one_long_step, spin, stumble
from visitors import Server, Visitor, table

from zeitalter.server.match.bot_players import FORGIVEN, MOST_FAILURES
from zeitalter.server.match.bot_workers import BotTask, BotWorkers
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import Receipt
from zeitalter.server.match.seating import stand_in
from zeitalter.server.store.database import Database
from zeitalter.server.work.pool import WorkerPool, WorkLimits


class BrokenBots(BotWorkers):
    """Workers whose bots do something else than answer, as long as `job` says so."""

    def __init__(self, job: Callable[[bytes], bytes] | None) -> None:
        super().__init__(1)
        self.pool = WorkerPool("bots", 1, WorkLimits(30, 1.0, MEMORY))
        self.job = job
        self.asked = 0

    async def answer(self, task: BotTask, person: str, match: str) -> list[object]:
        self.asked += 1
        if self.job is None:
            return await super().answer(task, person, match)
        await self.pool.run(self.job, b"", person, match)
        raise AssertionError


@pytest.fixture
def services(tmp_path: Path) -> Iterator[RoomServices]:
    config = house_config(tmp_path, moment=0.0, bot_delay=(0, 0))
    database = Database(config.url())
    yield RoomServices(config, database, BrokenBots(None))
    database.close()


def with_bots(services: RoomServices, story: Callable[[Room], Awaitable[None]], bots: Sequence[int] = ()) -> None:
    """Run a story that happens in a room, and end the workers with it."""

    async def and_end(room: Room) -> None:
        try:
            await story(room)
        finally:
            services.closing = True
            services.bot_workers.stop()

    in_room(services, and_end, bots, seconds=60)


def broken(services: RoomServices) -> BrokenBots:
    assert isinstance(services.bot_workers, BrokenBots)
    return services.bot_workers


async def until(true: Callable[[], object]) -> None:
    while not true():
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("job", [spin, one_long_step, stumble], ids=["endless", "one long step", "stumbles"])
def test_a_bot_that_fails_gets_the_default_answer_and_after_three_times_rests(
    services: RoomServices, job: Callable[[bytes], bytes]
) -> None:
    bots = broken(services)
    bots.job = job

    async def story(room: Room) -> None:
        screen = Window(person=ADA)
        async with room.lock:
            room.welcome(screen, -1)
        await until(lambda: room.info.aside and screen.last("table")["match"].get("aside"))
        assert bots.asked == MOST_FAILURES
        answers = [entry for entry in room.match.log if entry.kind == "answer"]
        assert len(answers) == MOST_FAILURES
        assert {entry.by for entry in answers} == {"clock"}
        room.bots.wake()
        await asyncio.sleep(0.1)
        assert not room.bots
        assert bots.asked == MOST_FAILURES
        # a restart does not begin with it anew
        again = Rooms(services)
        await again.take_over()
        assert not len(again)
        assert (await again.room(room.info.id)).info.aside
        assert bots.asked == MOST_FAILURES

    with_bots(services, story, bots=(0, 1, 2))


def test_bots_of_a_match_that_was_set_aside_may_fail_once_more_when_somebody_changes_something(
    services: RoomServices,
) -> None:
    bots = broken(services)
    bots.job = stumble

    async def story(room: Room) -> None:
        for seat in range(3):
            await stand_in(room, seat, "random", ADA)
        await until(lambda: room.info.aside and not room.bots)
        before = bots.asked
        await stand_in(room, 1, "strategist", ADA)
        await until(lambda: room.info.aside and not room.bots)
        assert before < bots.asked <= before + 3  # as many as are asked at the same time
        bots.job = None
        await stand_in(room, 1, "random", ADA)
        n = len(room.match.log)
        await until(lambda: len(room.match.log) > n + 3)
        assert not room.info.aside

    with_bots(services, story)


def test_failures_are_forgotten_by_and_by(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        bots = room.bots
        bots._failures = 2
        for _ in range(FORGIVEN):
            bots._count_good_answer()
        assert bots._failures == 1

    with_bots(services, story)


def test_a_taken_back_answer_lets_bots_try_again(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        seat = room.match.asked()[0]
        options = room.match.options(seat)
        answer = room.match.game.action_to_json(room.match.table, options[0])
        screen = Window(seat)
        await room.play(ADA, seat, room.match.ask(seat), answer, Receipt(screen, 1))
        room.info.aside = True
        if room.match.undo_points(seat):
            await room.undo(ADA, seat, None, Receipt(screen, 2))
            assert not room.info.aside

    with_bots(services, story)


# -- a whole server ----------------------------------------------------------------------------------------------------


def workers_of(server: Server) -> list[int]:
    """The worker processes of a server."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):
            ours = entry.name.isdecimal() and f"\nPPid:\t{server.pid}\n" in (entry / "status").read_text()
            if ours and b"spawn_main" in (entry / "cmdline").read_bytes():
                found.append(int(entry.name))
    return found


needs_proc = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="looks for processes in /proc")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, bot_seconds=0.5)
    yield running
    running.kill()


@needs_proc
def test_a_worker_that_hangs_is_replaced_and_its_table_goes_on(server: Server) -> None:
    ada = Visitor("Ada", server)
    screen = ada.sit(table(ada, bots=1), 0)
    for _ in range(3):
        screen.wait_for_turn(0)
        screen.play(0, screen.now[0]["options"][0])
    first = workers_of(server)
    assert first
    for pid in first:
        os.kill(pid, signal.SIGSTOP)
    for _ in range(6):
        screen.wait_for_turn(0)
        screen.play(0, screen.now[0]["options"][0])
    assert not any(alive(pid) for pid in first)
    assert "bot ended" in server.log.read_text()


@needs_proc
def test_the_server_stops_in_time_whatever_its_workers_do(server: Server) -> None:
    ada = Visitor("Ada", server)
    screen = ada.sit(table(ada, bots=3), 0)
    screen.wait_for_turn(0)
    workers = workers_of(server)
    assert workers
    for pid in workers:
        os.kill(pid, signal.SIGSTOP)
    screen.play(0, screen.now[0]["options"][0])
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < 12
    assert screen.closed() in (1001, 1012)
    assert not any(alive(pid) for pid in workers)
