"""Starts real servers for tests, as processes that can be killed. Imports once and forks, so that a start is quick.

Reads commands, one JSON list per line: `["start", port, folder, limits, settings]` answers with the process id,
`["wait", pid]` with its exit code. Settings are fields of `Config`; `files`: how many files the process may open;
`local_calls`: whether hooks and browsers that are called may be on this machine; `clock`: a file that says by how many
seconds the clock of the machine is wrong.
When nobody can give commands any more, all servers end, however the tests ended.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
from pathlib import Path
from typing import Any


def run(port: int, folder: str, limits: bool, settings: dict[str, Any]) -> None:
    from argon2 import PasswordHasher

    from zeitalter.server.config import Config
    from zeitalter.server.run import serve

    log = os.open(Path(folder) / f"server-{port}.log", os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    if files := settings.pop("files", None):
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    if wrong := settings.pop("clock", None):
        set_clock(Path(wrong))
    config = Config(
        Path(folder), bot_delay=(0, 0), bot_workers=1, limits=limits, moment=0.02, poll=0.2, beat=0.5, hasher=quick
    )
    if settings.pop("local_calls", False):  # receivers of the tests are on this machine
        config.allowed_address = lambda host: host in ("127.0.0.1", "::1")
    for name, value in settings.items():
        getattr(config, name)
        setattr(config, name, value)
    serve(config, "127.0.0.1", port)


def set_clock(file: Path) -> None:
    """Let the clock of the machine, as this process sees it, be wrong by what a file says from moment to moment."""
    import time

    from zeitalter.server.steady_clock import CLOCK

    right = time.time_ns
    time.time_ns = CLOCK.wall = lambda: right() + int(file.read_text() or 0) * 10**9
    time.time = lambda: time.time_ns() / 10**9
    CLOCK.steer(at_once=True)


def main() -> None:
    from zeitalter.server import run as _  # noqa: F401 (what every server needs)
    from zeitalter.server.wire import game_data

    game_data.prepare()
    running: set[int] = set()
    for line in sys.stdin:
        command, *values = json.loads(line)
        if command == "start":
            pid = os.fork()
            if not pid:
                code = 1
                try:
                    run(*values)
                    code = 0
                finally:
                    os._exit(code)
            running.add(pid)
            answer = pid
        else:
            running.discard(values[0])
            answer = os.waitstatus_to_exitcode(os.waitpid(values[0], 0)[1])
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
    for pid in running:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
