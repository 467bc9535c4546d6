"""One server process follows another: first it is not ready, bots finish, everybody is told when to come back.

Nothing acknowledged is lost meanwhile, and with a socket that outlives the process nobody is turned away.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
from room_story import in_room
from visitors import PATIENCE, Server, Visitor, starter, table
from websockets.exceptions import ConnectionClosed

from zeitalter.server.match.bot_workers import answers_of_bot
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.services import FIRST, PER_SCREEN

RUN = "import sys; from zeitalter.cli import main; sys.exit(main())"
BOTH = [{"kind": "me"}, {"kind": "screen"}]


def ask_to_stop(server: Server) -> int:
    """Ask a server to stop without waiting for it; its process."""
    pid, server.pid = server.pid, 0
    os.kill(pid, signal.SIGTERM)
    return pid


def test_it_is_not_ready_first_and_still_serves_those_who_are_here(tmp_path: Path) -> None:
    server = Server(tmp_path, drain=2.0)
    ada = Visitor("Ada", at=server)
    match = table(ada, bots=1)
    screen = ada.sit(match, 0)
    screen.wait_for_turn(0)
    pid = ask_to_stop(server)
    while (said := ada.web.get("/ready")).status_code == 200:
        time.sleep(0.01)
    assert (said.status_code, said.json()) == (503, {"status": "stopping"})
    assert ada.get("/health")["status"] == "ok"
    n = screen.play(0, Random(1).choice(screen.now[0]["options"]))
    assert screen.closed() == 1012
    assert starter().tell("wait", pid) == 0
    server.start()
    try:
        assert ada.sit(match, 0).now[0]["n"] >= n
    finally:
        server.kill()


def test_every_screen_is_told_another_moment_to_come_back(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada = Visitor("Ada", at=server)
    match = table(ada, bots=1)
    screens = [ada.sit(match, 0) for _ in range(12)]
    pid = ask_to_stop(server)
    assert {screen.closed() for screen in screens} == {1012}
    told = sorted(int(screen.connection.close_reason or "") for screen in screens)
    assert told == [round(1000 * (FIRST + n * PER_SCREEN)) for n in range(12)]
    assert starter().tell("wait", pid) == 0


class Thinking:
    """Bots that answer when they are let, and say that they think."""

    def __init__(self) -> None:
        self.begun = 0
        self.may = asyncio.Event()

    async def answer(self, task: Any, *_: Any) -> list[list[Any]]:
        self.begun += 1
        await self.may.wait()
        return answers_of_bot(task)


@pytest.mark.parametrize("in_time", [True, False])
def test_a_bot_that_thinks_answers_in_time_or_is_left_to_the_next_process(
    in_time: bool, services: RoomServices
) -> None:
    async def story(room: Room) -> None:
        bots = Thinking()
        services.bot_workers = bots  # type: ignore[assignment]
        rooms = Rooms(services)
        here = await rooms.room(room.info.id)
        services.leaving = False
        here.bots.wake()
        while bots.begun < len(here.match.asked()):
            await asyncio.sleep(0.005)
        before, begun = len(here.match.log), bots.begun
        services.leaving = True
        if in_time:
            bots.may.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(20 if in_time else 0.05):
                await rooms.finish_bots()
        bots.may.set()
        await rooms.close()
        assert len(here.match.log) == (before + begun if in_time else before)
        assert bots.begun == begun  # nobody has begun anew
        services.leaving = services.closing = False
        follower = await Rooms(services).room(room.info.id)
        assert follower.match.log[: len(here.match.log)] == here.match.log
        while len(follower.match.log) < before + begun + 3:
            await asyncio.sleep(0.005)

    services.leaving = True
    in_room(services, story, bots=(0, 1, 2))


def test_a_bot_that_only_waits_for_its_moment_holds_nobody_up(services: RoomServices) -> None:
    services.config.bot_delay = (600.0, 600.0)

    async def story(room: Room) -> None:
        rooms = Rooms(services)
        here = await rooms.room(room.info.id)
        here.bots.wake()
        assert here.bots
        services.leaving = True
        await rooms.finish_bots()
        await asyncio.sleep(0)
        assert not here.bots

    in_room(services, story, bots=(0, 1, 2))


# -- a socket that outlives the process --------------------------------------------------------------------------------


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with closing(socket.create_server(("127.0.0.1", 0), backlog=64)) as found:
        yield found


def start_with(listening: socket.socket, folder: Path) -> subprocess.Popen[bytes]:
    """Start a server as systemd does: the socket is its file 3, and its environment says so."""
    shell = 'exec env LISTEN_FDS=1 LISTEN_PID=$$ "$@" 3<&"$FILE"'
    words = [sys.executable, "-c", RUN, "serve", "--data", str(folder / "data"), "--bot-delay", "0", "--plain-log"]
    with (folder / "log").open("ab") as log:
        return subprocess.Popen(
            ["bash", "-c", shell, "-", *words],
            stdout=log,
            stderr=log,
            env=os.environ | {"FILE": str(listening.fileno())},
            pass_fds=(listening.fileno(),),
        )


class House:
    """A site of which only the address stays."""

    def __init__(self, listening: socket.socket) -> None:
        self.port = int(listening.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"


def test_while_one_process_follows_another_nobody_is_turned_away_and_nothing_is_lost(
    listening: socket.socket, tmp_path: Path
) -> None:
    house: Any = House(listening)
    asked: list[int] = []
    turned_away: list[Exception] = []
    stop = False

    def keep_asking() -> None:
        while not stop:
            try:
                asked.append(httpx.get(f"{house.url}/health", timeout=PATIENCE).status_code)
            except httpx.TransportError as error:
                turned_away.append(error)

    process = start_with(listening, tmp_path)
    try:
        ada = Visitor("Ada", at=house)
        match = str(ada.post("/api/matches", game="historia", seats=BOTH)["id"])
        asking = Thread(target=keep_asking)
        asking.start()
        r, acknowledged = Random(1), 0
        for _ in range(3):
            screen = ada.sit(match, 0, 1)
            assert screen.now[0]["n"] >= acknowledged
            before = process
            with suppress(ConnectionClosed):
                for turn in range(10_000):
                    if turn == 5:
                        before.send_signal(signal.SIGTERM)
                    seat = next(seat for seat in (0, 1) if seat in screen.now[seat]["asked"])
                    acknowledged = screen.play(seat, r.choice(screen.now[seat]["options"]))
                    while any(screen.now[seat]["n"] < acknowledged for seat in (0, 1)):
                        screen.next()
            assert screen.connection.close_code == 1012
            assert before.wait(PATIENCE) == 0
            waiting = len(asked) + 2
            process = start_with(listening, tmp_path)
            while len(asked) < waiting and not turned_away:
                time.sleep(0.01)
        assert ada.sit(match, 0, 1).now[0]["n"] >= acknowledged
        stop = True
        asking.join(PATIENCE)
    finally:
        stop = True
        process.kill()
        process.wait()
    assert (set(asked), turned_away) == ({200}, [])
    log = (tmp_path / "log").read_text()
    assert log.count(f" info listening: url={house.url}") == 4
    assert " error " not in log
