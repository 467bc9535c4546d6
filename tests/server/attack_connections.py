"""Attacks with connections: silent ones, slow ones, too many, and frames that cost us more than them."""

from __future__ import annotations

import socket
import struct
import time
from contextlib import ExitStack, suppress

from siege import House, Stranger, stranger_at_a_table
from websockets.exceptions import WebSocketException

SLOW_FOR = 30.0
"""Seconds after which a connection that has not been closed has outlasted every limit of a test."""


def dial(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.door().port), timeout=SLOW_FOR)


def hangs_on(line: socket.socket, until: float) -> bool:
    """Whether the server still holds a connection at a time."""
    line.settimeout(max(0.05, until - time.monotonic()))
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return True
    except OSError:
        pass
    return False


def silent_connections(house: House, n: int) -> list[str]:
    """Connections that say nothing."""
    with ExitStack() as open:
        lines = []
        for _ in range(n):
            with suppress(OSError):
                lines.append(open.enter_context(dial(house)))
        until = time.monotonic() + SLOW_FOR
        held = sum(hangs_on(line, until) for line in lines)
    return [f"{held} of {n} silent connections were held"] if held else []


def slow_heads(house: House, n: int) -> list[str]:
    """Requests whose head comes in a byte at a time."""
    return trickled(house, n, b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"a")


def slow_second_heads(house: House, n: int) -> list[str]:
    """The same after a first request that was answered."""
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    return trickled(house, n, whole + b"GET /health HTTP/1.1\r\nX-Slow: ", b"a")


def slow_bodies(house: House, n: int) -> list[str]:
    """Requests whose body comes in a byte at a time."""
    return trickled(house, n, begun_upload(Stranger("Mallory", house, "198.51.100.7")), b" ")


def begun_upload(mallory: Stranger) -> bytes:
    """The head of a request whose body never comes."""
    server = mallory.server
    head = (
        f"POST /api/matches/upload HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        f"Cookie: {mallory.cookie}\r\nX-Forwarded-For: {mallory.address}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
    )
    return head.encode()


def trickled(house: House, n: int, head: bytes, drop: bytes) -> list[str]:
    """Connections that begin with something and then send a byte now and then, until all are closed."""
    with ExitStack() as open:
        lines = [open.enter_context(dial(house)) for _ in range(n)]
        for line in lines:
            with suppress(OSError):
                line.sendall(head)
        until = time.monotonic() + SLOW_FOR
        while lines and time.monotonic() < until:
            time.sleep(0.1)
            lines = [line for line in lines if accepts(line, drop)]
    return [f"{len(lines)} of {n} slow requests were held"] if lines else []


def accepts(line: socket.socket, drop: bytes) -> bool:
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
        return False
    except BlockingIOError:
        pass
    except OSError:
        return False
    try:
        line.send(drop)
    except OSError:
        return False
    return True


def more_sockets_than_allowed(house: House, n: int) -> list[str]:
    """One address, many guests, each with many sockets."""
    address, opened = "198.51.100.7", 0
    mallory = Stranger("Mallory", house, address)
    match = mallory.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "bot"}], open=True)["id"]
    with ExitStack() as open:
        for i in range(n):
            if i % 40 == 39:
                mallory = Stranger("Mallory", house, address)
            with suppress(WebSocketException, OSError):
                line = mallory.open(match)
                open.callback(cut, line.socket)
                line.send('{"t": "hello", "seats": []}')
                opened += '"error"' not in str(line.recv(SLOW_FOR))
    most = house.settings.get("sockets_per_address", 256) * len(house.workers)
    return [f"{opened} sockets from one address"] if opened > most else []


def silent_sockets(house: House, n: int) -> list[str]:
    """Sockets that are opened and never say hello, but answer when they are asked whether they live."""
    held, tried = 0, 0
    while tried < n:
        mallory = Stranger("Mallory", house, f"198.51.100.{tried // 20 % 250}")
        match = mallory.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])["id"]
        lines = [mallory.open(match) for _ in range(20)]
        tried += len(lines)
        until = time.monotonic() + SLOW_FOR
        for line in lines:
            try:
                line.recv(max(0.05, until - time.monotonic()))
            except TimeoutError:
                held += 1
            except WebSocketException:
                pass
    return [f"{held} of {n} silent sockets were held"] if held else []


def cut(line: socket.socket) -> None:
    """End a connection without a word."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def answers_nobody_reads(house: House, n: int) -> list[str]:
    """Requests for large answers, on connections that read nothing."""
    asked = b"GET /api/games/historia/data HTTP/1.1\r\nHost: x\r\n\r\n" * 40
    with ExitStack() as open:
        lines = []
        for _ in range(n):
            line = open.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(SLOW_FOR)
            line.connect(("127.0.0.1", house.door().port))
            line.sendall(asked)
            lines.append(line)
        until = time.monotonic() + max(SLOW_FOR, 4 * house.settings.get("unread_seconds", 30))
        while lines and time.monotonic() < until:
            lines = [line for line in lines if not refused_to_write(line)]
        held = len(lines)
    return [f"{held} of {n} connections that do not read were held"] if held else []


def refused_to_write(line: socket.socket) -> bool:
    """Whether the other side has cut a connection off."""
    with suppress(OSError):
        for _ in range(3):
            line.send(b"GET")
            time.sleep(0.02)
        return False
    return True


def floods_of_frames(house: House, n: int) -> list[str]:
    """The smallest frames there are, as many as fit into a line: pings, and parts of a message that never ends."""
    mask = b"\0\0\0\0"
    for opcode, first in ((0x89, b""), (0x00, b"\x01\x80" + mask)):
        _, _, screen = stranger_at_a_table(house)
        raw: socket.socket = screen.connection.socket
        frames = first + struct.pack("!BB", opcode, 0x80) + mask
        frames += (struct.pack("!BB", opcode, 0x80) + mask) * 2000
        sent = 0
        raw.settimeout(1.0)
        with suppress(OSError):
            while sent < n:
                raw.sendall(frames)
                sent += 2000
        cut(raw)
    return []


CONNECTION_ATTACKS = {
    "silent connections": (silent_connections, 150, 3000),
    "slow heads": (slow_heads, 40, 1000),
    "slow heads, second request": (slow_second_heads, 30, 500),
    "slow bodies": (slow_bodies, 30, 300),
    "silent sockets": (silent_sockets, 20, 200),
    "sockets from one address": (more_sockets_than_allowed, 60, 600),
    "answers nobody reads": (answers_nobody_reads, 20, 200),
    "floods of frames": (floods_of_frames, 100_000, 5_000_000),
}
"""By name: the attack, and how often it is tried in the small and in the long form."""
CONNECTION_LIMITS = {
    "files": 160,
    "head_seconds": 2.0,
    "body_seconds": 2.0,
    "unread_seconds": 1.0,
    "hello_seconds": 2.0,
    "sockets_per_address": 40,
}
"""Limits that can be waited for in a test; 160 files are fewer than the connections that are tried."""
