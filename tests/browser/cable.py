"""A real server in a folder of its own, and a cable to it that can be cut."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Thread

PATIENCE = float(os.environ.get("ZEITALTER_PATIENCE", "60"))
"""Seconds before a wait is a failure; never reached on a machine that works."""
SERVE = """
import os, signal, sys, threading
from hashlib import blake2b
from pathlib import Path
from zeitalter.server.config import Config
from zeitalter.server.run import serve
def end_with_the_tests():
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=end_with_the_tests, daemon=True).start()
folder = Path(sys.argv[2])
config = Config(folder, bot_delay=(0, 0), bot_workers=1, limits=False, analysis_seconds=4.0)
matches = {}
def seed_of_the_test():
    test = (folder / "test").read_text()
    matches[test] = matches.get(test, 0) + 1
    return blake2b(f"{test} {matches[test]}".encode(), digest_size=32).digest()
if not os.environ.get("ZEITALTER_NIGHTLY"):
    config.new_seed = seed_of_the_test
serve(config, "127.0.0.1", int(sys.argv[1]))
"""
"""A server for browsers. What a test begins is dealt the same whenever it runs; at night it is something new."""


def free_port() -> int:
    """A port nobody listens on."""
    with closing(socket.socket()) as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server whose bots answer at once; gives its address. The file `test` in its folder names the test that runs."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    log = folder / "server.log"
    (folder / "test").touch()
    with log.open("ab") as out:
        command = [sys.executable, "-c", SERVE, str(port), str(folder)]
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=out, stderr=out)
    try:
        end = time.monotonic() + PATIENCE
        while not healthy(url):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"The server did not start:\n{log.read_text()}")
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def healthy(url: str) -> bool:
    """Whether the server answers."""
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


class Cable:
    """A cable between browser and server: it can be cut (connections break, new ones are refused), and it can swallow
    what the server says while the browser is still heard."""

    def __init__(self, url: str) -> None:
        self.target = ("127.0.0.1", int(url.rsplit(":", 1)[1]))
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.ends: list[socket.socket] = []
        self.listener: socket.socket | None = None
        self.swallows = False
        self.mend()

    def mend(self) -> None:
        """Let everything through, from now on."""
        self.swallows = False
        self.listener = socket.create_server(("127.0.0.1", self.port))
        Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def cut(self) -> None:
        """Break everything."""
        ends, self.ends = self.ends, []
        for end in [self.listener, *ends]:
            if end is not None:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
        self.listener = None

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(self.target)
                if self.listener is not listener:
                    near.close()
                    far.close()
                    return
                self.ends += [near, far]
                Thread(target=self._pump, args=(near, far), daemon=True).start()
                Thread(target=self._pump, args=(far, near, True), daemon=True).start()

    def _pump(self, source: socket.socket, goal: socket.socket, of_server: bool = False) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not (of_server and self.swallows):
                    goal.sendall(data)
        with suppress(OSError):
            goal.shutdown(socket.SHUT_WR)
