"""A bare server of the same stack: appends a row and sends the table as many frames of the same sizes as the real one.

It knows no rules, no people and no secrets; it is what the stack itself can do: Litestar, uvicorn, msgspec, and SQLite
in WAL with synchronous=FULL. It is tuned like the real one: the same socket, collector and pause between two commits,
frames past the framework, reading that goes on while a few messages wait, one statement for all rows of a commit.
Run as `python -m benchmarks.bare PORT FOLDER`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
import time
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, Request, WebSocket, get, post, websocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from zeitalter.server.run import calm_collector, listen
from zeitalter.server.socket.protocol import MOST_WAITING
from zeitalter.server.store.database import BEGIN_WRITING, MOST_JOBS_PER_COMMIT, PAUSE, PRAGMAS

HOST = "127.0.0.1"
WAITING = 2048
RAW_SOCKET = "bare.socket"
Job = tuple[asyncio.Future[None], tuple[str, int, str]]


class Play(msgspec.Struct):
    """A move: its number in the list of moves, and what to store."""

    id: int
    answer: msgspec.Raw


_DECODER = msgspec.json.Decoder(Play)


class Writer:
    """One thread that writes; a caller goes on when its row is on disk."""

    def __init__(self, path: Path) -> None:
        self.jobs: SimpleQueue[Job] = SimpleQueue()
        self.path = path
        self.loop = asyncio.get_running_loop()
        threading.Thread(target=self._write_all, daemon=True).start()

    def append(self, *row: Any) -> asyncio.Future[None]:
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put((done, row))
        return done

    def _write_all(self) -> None:
        base = sqlite3.connect(self.path, isolation_level=None)
        for pragma in PRAGMAS:
            base.execute(f"PRAGMA {pragma}")
        base.execute("CREATE TABLE entries (game TEXT, number INTEGER, entry TEXT, PRIMARY KEY (game, number))")
        earliest = 0.0
        while True:
            jobs = [self.jobs.get()]
            time.sleep(max(0.0, earliest - time.monotonic()))
            while len(jobs) < MOST_JOBS_PER_COMMIT and not self.jobs.empty():
                jobs.append(self.jobs.get())
            base.execute(BEGIN_WRITING)
            base.execute(inserting(len(jobs)), [value for _, row in jobs for value in row])
            base.commit()
            earliest = time.monotonic() + PAUSE
            self.loop.call_soon_threadsafe(_finish, [done for done, _ in jobs])


@lru_cache(MOST_JOBS_PER_COMMIT)
def inserting(rows: int) -> str:
    """The statement for so many rows."""
    return "INSERT INTO entries (game, number, entry) VALUES " + ", ".join(["(?, ?, ?)"] * rows)


def _finish(waiting: list[asyncio.Future[None]]) -> None:
    for done in waiting:
        done.set_result(None)


class Circle:
    """The people at a table by their seats, and how many rows it has."""

    def __init__(self) -> None:
        self.sends: list[Any] = []
        self.rows = 0


TABLES: dict[str, Circle] = {}
MOVES: list[list[list[int]]] = []
"""For every move the sizes of the frames it leads to, for the mover and those who sit after it."""


@lru_cache(4096)
def fixed(size: int) -> dict[str, str]:
    """A frame of so many bytes."""
    return frame('{"t":"now"', size)


def frame(start: str, size: int) -> dict[str, str]:
    """A frame that begins like this and has so many bytes."""
    return {"type": "websocket.send", "text": start + ',"v":"' + "x" * max(0, size - len(start) - 8) + '"}'}


@get("/health")
async def health() -> dict[str, str]:
    return {"status": "ok"}


@post("/moves", status_code=200)
async def moves(request: Request[Any, Any, Any]) -> None:
    """What the moves that follow lead to."""
    MOVES[:] = msgspec.json.decode(await request.body(), type=list[list[list[int]]])


@websocket("/ws/{id:str}")
async def socket(socket: WebSocket[Any, Any, Any], id: str) -> None:
    await socket.accept()
    receive, send = socket.scope[RAW_SOCKET]  # type: ignore[literal-required]
    table = TABLES.setdefault(id, Circle())
    seat = len(table.sends)
    table.sends.append(send)
    writer: Writer = socket.app.state.writer
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        play = _DECODER.decode(event["text"])
        table.rows += 1
        await writer.append(id, table.rows, bytes(play.answer).decode())
        (*before, last), *others = MOVES[play.id]
        for size in before:
            await send(fixed(size))
        await send(frame(f'{{"t":"done","done":{play.id}', last))
        for k, sizes in enumerate(others, seat + 1):
            for size in sizes:
                await table.sends[k % len(table.sends)](fixed(size))


class BareProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's, but it reads on while only a few messages wait."""

    def send_receive_event_to_app(self) -> None:
        """Queue a message, and stop reading only if too many wait."""
        if self.read_paused or self.queue.qsize() >= MOST_WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False


class Application(Litestar):
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope[RAW_SOCKET] = receive, send
        await super().__call__(scope, receive, send)


def main(port: int, folder: Path) -> None:
    async def start(app: Litestar) -> None:
        app.state.writer = Writer(folder / "bare.sqlite")

    app = Application([health, moves, socket], on_startup=[start], openapi_config=None, logging_config=None)
    listening = listen(HOST, port, WAITING)
    calm_collector()
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws=BareProtocol, ws_max_size=16 * 1024, ws_per_message_deflate=False
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
