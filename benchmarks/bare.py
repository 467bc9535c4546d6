"""A bare server of the same stack: appends a row, acknowledges, and broadcasts a fixed message to the four of a table.

It knows no rules, no people and no secrets; it is what the stack itself can do: Litestar, uvicorn, msgspec, SQLAlchemy
Core, and SQLite in WAL with synchronous=FULL, one writer thread that takes whatever waits into one commit.
Run as `python -m benchmarks.bare PORT FOLDER`.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy import Column, Integer, MetaData, String, Table, create_engine, event, insert

MOST_TOGETHER = 200
ENTRIES = Table(
    "entries",
    MetaData(),
    Column("game", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", String),
)


def _set_up(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


class Play(msgspec.Struct):
    """A move: its number, what to store, and how many bytes everybody at the table hears of it."""

    id: int
    answer: list[Any]
    size: int


_DECODER = msgspec.json.Decoder(Play)
_ENCODER = msgspec.json.Encoder()


class Writer:
    """One thread that writes; a caller goes on when its row is on disk."""

    def __init__(self, path: Path) -> None:
        self.jobs: SimpleQueue[tuple[asyncio.Future[None], dict[str, Any]]] = SimpleQueue()
        self.path = path
        self.loop = asyncio.get_running_loop()
        threading.Thread(target=self._write_all, daemon=True).start()

    async def append(self, row: dict[str, Any]) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put((done, row))
        await done

    def _write_all(self) -> None:
        base = create_engine(f"sqlite:///{self.path}")
        event.listen(base, "connect", _set_up)
        ENTRIES.metadata.create_all(base)
        while True:
            jobs = [self.jobs.get()]
            while len(jobs) < MOST_TOGETHER and not self.jobs.empty():
                jobs.append(self.jobs.get())
            with base.begin() as connection:
                connection.execute(insert(ENTRIES), [row for _, row in jobs])
            self.loop.call_soon_threadsafe(_finish, [done for done, _ in jobs])


def _finish(waiting: list[asyncio.Future[None]]) -> None:
    for done in waiting:
        if not done.done():
            done.set_result(None)


class Circle:
    """The sockets of a table, and how many rows it has."""

    def __init__(self) -> None:
        self.sockets: list[WebSocket[Any, Any, Any]] = []
        self.rows = 0
        self.lock = asyncio.Lock()


TABLES: dict[str, Circle] = {}


@lru_cache(64)
def fixed(size: int) -> str:
    """A message of so many bytes."""
    return '{"t":"now","view":"' + "x" * max(0, size - 21) + '"}'


@get("/health")
async def health() -> dict[str, str]:
    return {"status": "ok"}


@websocket("/ws/{id:str}")
async def socket(socket: WebSocket[Any, Any, Any], id: str) -> None:
    await socket.accept()
    table = TABLES.setdefault(id, Circle())
    table.sockets.append(socket)
    writer: Writer = socket.app.state.writer
    try:
        while True:
            message = _DECODER.decode(await socket.receive_text())
            async with table.lock:
                table.rows += 1
                await writer.append(
                    {"game": id, "number": table.rows, "entry": _ENCODER.encode(message.answer).decode()}
                )
                await socket.send_text(_ENCODER.encode({"t": "done", "id": message.id, "n": table.rows}).decode())
                text = fixed(message.size)
                for other in table.sockets:
                    await other.send_text(text)
    except WebSocketDisconnect:
        table.sockets.remove(socket)


def main(port: int, folder: Path) -> None:
    async def start(app: Litestar) -> None:
        app.state.writer = Writer(folder / "bare.sqlite")

    app = Litestar([health, socket], on_startup=[start], openapi_config=None, logging_config=None)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False, ws_max_size=16 * 1024)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
