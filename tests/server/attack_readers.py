"""Attacks with sockets that do not read, and with lines that break at the worst moment."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

from siege import House, Stranger
from visitors import PATIENCE, Screen

HELLO = {"t": "hello", "seats": [], "since": None}


class RawSocket:
    """A socket that reads only what it wants to."""

    def __init__(self, who: Stranger, match: str, buffer: int = 4096) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", who.house.door().port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /ws/{match} HTTP/1.1\r\nHost: 127.0.0.1:{who.server.port}\r\nOrigin: {who.server.url}\r\n"
            f"Cookie: {who.cookie}\r\nX-Forwarded-For: {who.address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        )
        self.line.sendall(head.encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            part = self.line.recv(1)
            if not part:
                raise ConnectionError(answer.decode())
            answer += part

    def say(self, **message: Any) -> None:
        """Send a message; OSError if the other side takes no more."""
        text = json.dumps(message).encode()
        size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
        self.line.sendall(b"\x81" + size + b"\0\0\0\0" + text)

    def cut(self) -> None:
        """End the connection at once, whatever is on its way."""
        with suppress(OSError):
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.line.close()


def sockets_that_do_not_read(house: House, n: int) -> list[str]:
    """Sockets that ask for everything again and again and read nothing, at a table where much happens."""
    peggy = Stranger("Peggy", house, "203.0.113.8")
    seats = [{"kind": "me"}, *[{"kind": "screen"}] * 5]
    match = peggy.post("/api/matches", game="historia", seats=seats, open=True)["id"]
    playing, r = peggy.sit(match, *range(6)), Random(1)
    with ExitStack() as open:
        lines = []
        for i in range(n):
            mallory = Stranger("Mallory", house, f"198.51.100.{i % 250}")
            with suppress(OSError):
                lines.append(RawSocket(mallory, match))
                open.callback(lines[-1].cut)
        for line in lines:
            line.line.settimeout(0.001)
        for _ in range(40):
            for line in lines * 5:
                with suppress(OSError):
                    line.say(**HELLO)
            asked = [seat for seat in range(6) if seat in playing.now[seat]["asked"]]
            if asked:
                playing.play(asked[0], r.choice(playing.now[asked[0]]["options"]))
                playing.drain()
    return []


def tabs_that_break_together(house: House, n: int) -> list[str]:
    """Two tabs answer the same question, and both lines break before anybody has heard of it."""
    effects, r = [], Random(2)
    for i in range(n):
        mallory = Stranger("Mallory", house, f"198.51.100.{i % 250}")
        match = mallory.post("/api/quick", game="historia")["id"]
        screen = mallory.sit(match, 0)
        now = screen.wait_for_turn(0)
        tabs = [RawSocket(mallory, match, 65536) for _ in range(2)]
        for tab in tabs:
            tab.say(t="hello", seats=[0], since=None)
        answer = r.choice(now["options"])
        for tab in tabs:
            tab.say(t="play", id=1, seat=0, ask=now["ask"], answer=answer)
        time.sleep(r.choice((0, 0.001, 0.003, 0.01)))
        for tab in tabs:
            tab.cut()
        if not goes_on(screen, answer):
            effects.append(f"table {i} is stuck")
        screen.connection.close()
    return effects


def goes_on(screen: Screen, answer: Any) -> bool:
    """Whether a table is played on, although the first answer may not have arrived."""
    try:
        for _ in range(3):
            now = screen.wait_for_turn(0)
            if now["over"]:
                return True
            screen.answer(0, answer if answer in now["options"] else now["options"][0])
    except TimeoutError:
        return False
    return True


READER_ATTACKS = {
    "sockets that do not read": (sockets_that_do_not_read, 25, 200),
    "tabs that break together": (tabs_that_break_together, 12, 200),
}
"""By name: the attack, and how often it is tried in the small and in the long form."""
