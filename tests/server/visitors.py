"""People who visit a real server: over HTTP with httpx, over the socket with websockets."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import houses
import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SCRIPT = Path(__file__).with_name("serve_for_tests.py")
PATIENCE = 60.0
Message = dict[str, Any]
OPEN = ExitStack()
"""All sockets and clients; they are closed with the module of tests that opened them."""
CLOSING = 2.0
"""Seconds a socket waits at most for a server that does not say goodbye."""


def free_port() -> int:
    with closing(socket.socket()) as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Starter:
    """The process that starts servers."""

    def __init__(self) -> None:
        command = [sys.executable, str(SCRIPT)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, *command: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())


@cache
def starter() -> Starter:
    """One starter for all servers; it ends with the tests, and every server with it."""
    return Starter()


class Server:
    """A server process on a free port."""

    def __init__(self, folder: Path, limits: bool = False, **settings: Any) -> None:
        self.folder = folder
        self.limits = limits
        self.settings = settings
        if houses.used() == houses.POSTGRES:
            settings.setdefault("database", houses.house_url(folder))
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.pid = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.pid = starter().tell("start", self.port, str(self.folder), self.limits, self.settings)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop cleanly; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if not self.pid:
            return 0
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        pid, self.pid = self.pid, 0
        return starter().tell("wait", pid)


def server() -> Server:
    """One server for all tests that need nothing special, for each kind of database; it ends with them."""
    return _server(houses.used())


@cache
def _server(kind: str) -> Server:
    folder = Path(tempfile.mkdtemp(prefix="zeitalter-test-"))
    running = Server(folder)

    def clean() -> None:
        OPEN.close()
        running.kill()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(clean)
    return running


class Visitor:
    """A browser: keeps its cookie, sends the right origin and JSON."""

    def __init__(self, name: str | None = None, at: Server | None = None) -> None:
        self.server = at or server()
        self.web = OPEN.enter_context(self._browser())
        if name is not None:
            self.post("/api/guest", name=name)

    def _browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.server.url, headers={"Origin": self.server.url}, timeout=PATIENCE)

    def get(self, path: str, **params: Any) -> Any:
        found = self.web.get(path, params=params)
        assert found.status_code == 200, found.text
        return found.json()

    def post(self, path: str, **body: Any) -> Any:
        found = self.web.post(path, json=body)
        assert found.status_code == 200, found.text
        return found.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and id of the refusal of a changing request."""
        return refusal(self.web.post(path, json=body))

    def hidden(self, path: str) -> tuple[int, str]:
        """The status and id of the refusal of a reading request."""
        return refusal(self.web.get(path))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.web.cookies.items())

    def sit(self, match: str, *seats: int, since: int | None = None) -> Screen:
        """A socket that has said hello."""
        screen = Screen(self.open(match))
        screen.hello(*seats, since=since)
        return screen

    def open(self, match: str, origin: str | None = None, cookie: str | None = None) -> ClientConnection:
        headers = {"Cookie": self.cookie if cookie is None else cookie}
        url = f"ws://127.0.0.1:{self.server.port}/ws/{match}"
        site: Any = origin or self.server.url
        return OPEN.enter_context(connect(url, origin=site, additional_headers=headers, close_timeout=CLOSING))


def refusal(found: httpx.Response) -> tuple[int, str]:
    assert found.status_code >= 400, found.text
    return found.status_code, found.json()["error"]["id"]


class Screen:
    """A browser window at a table; remembers everything it heard."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[Message] = []
        self.frames: list[str] = []
        self.now: dict[int | None, Message] = {}
        self._id = 0

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hello(self, *seats: int, since: int | None = None) -> None:
        self.send(t="hello", seats=list(seats), since=since)
        wanted = set(seats) or {None}
        self.until(lambda m: m["t"] == "presence")
        assert wanted <= set(self.now)

    def next(self, timeout: float = PATIENCE) -> Message:
        frame = self.connection.recv(timeout)
        assert isinstance(frame, str)
        message: Message = json.loads(frame)
        self.frames.append(frame)
        self.heard.append(message)
        news = {k: v for k, v in message.items() if k != "done"}
        if news["t"] == "now":
            self.now[news["seat"]] = news
        elif news["t"] == "asked":
            for seat in [news["seat"]] if "seat" in news else list(self.now):
                self.now[seat] = {**self.now[seat], **news, "t": "now", "seat": seat, "undo": []}
        return message

    def drain(self) -> None:
        """Read what has already come."""
        try:
            while True:
                self.next(0.02)
        except TimeoutError:
            return

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = self.next()
            if wanted(message):
                return message

    def ask(self, t: str, **fields: Any) -> Message:
        """Send a message with an id and wait for what answers it."""
        self._id += 1
        id = self._id
        self.send(t=t, id=id, **fields)
        reply = self.until(lambda m: id in (m.get("id"), m.get("done")))
        return {"t": "done", "id": id, "n": reply["n"]} if reply.get("done") == id else reply

    def answer(self, seat: int, answer: Any, ask: int | None = None) -> Message:
        ask = self.now[seat]["ask"] if ask is None else ask
        return self.ask("play", seat=seat, ask=ask, answer=answer)

    def play(self, seat: int, answer: Any) -> int:
        """Answer, and wait until the answer is on disk and the new position is here."""
        done = self.answer(seat, answer)
        assert done["t"] == "done", done
        n: int = done["n"]
        while self.now[seat]["n"] < n:
            self.next()
        return n

    def wait_for_turn(self, seat: int) -> Message:
        """The position in which the seat is asked, or the last one of the game."""
        while not self.now[seat]["over"] and seat not in self.now[seat]["asked"]:
            self.next()
        return self.now[seat]

    def play_on(self, seat: int, r: Random, turns: int = 10_000) -> None:
        """Answer by lot until the game is over, or so many times."""
        for _ in range(turns):
            now = self.wait_for_turn(seat)
            if now["over"]:
                return
            reply = self.answer(seat, r.choice(now["options"]))
            assert reply["t"] == "done" or reply.get("objection", [""])[0] == "stale-answer", reply
            while reply["t"] == "done" and self.now[seat]["n"] < reply["n"]:
                self.next()

    def closed(self) -> int:
        """The code with which the server closes this socket."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        return self.connection.close_code or 0


def table(*people: Visitor, bots: int = 0, **wish: Any) -> str:
    """A match where these people sit in the first seats and random bots in the others."""
    seats = [{"kind": "me"}] + [{"kind": "link"}] * (len(people) - 1) + [{"kind": "bot", "bot": "random"}] * bots
    made = people[0].post("/api/matches", **{"game": "historia", "seats": seats, **wish})
    for seat, person in enumerate(people[1:], 1):
        assert person.post(f"/api/join/{made['links'][str(seat)]}") == {"id": made["id"], "seat": seat}
    return str(made["id"])


def next_turn(*screens: Screen) -> int:
    """A seat that is asked (screen n shows seat n), once all screens know the same."""
    while True:
        for screen in screens:
            screen.drain()
        if len({screen.now[seat]["n"] for seat, screen in enumerate(screens)}) == 1:
            for seat, screen in enumerate(screens):
                if seat in screen.now[seat]["asked"]:
                    return seat
