"""The real server under 200 sockets on 50 tables, beside a bare server of the same stack, and how fast matches open.

Everything runs on loopback with a temporary data folder. `python -m benchmarks.server` measures this alone;
`python -m benchmarks.server --profile FILE` also writes where the real server spent its time
(FILE: the event loop, FILE.writer: the thread that writes to disk; ratios mean nothing then).
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from random import Random

import httpx

from benchmarks.sides import processor_seconds
from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.forms import sample
from zeitalter.games import game_ids
from zeitalter.pure import is_compiled

HOST = "127.0.0.1"
PATIENCE = 30.0
OPENED, DIFFERENT = 50, 3
"""Matches that are opened, and how many different ones of every game there are among them."""


def free_port() -> int:
    with closing(socket.socket()) as s:
        s.bind((HOST, 0))
        return int(s.getsockname()[1])


@contextmanager
def running(folder: Path, *command: str, pure: bool = False) -> Iterator[tuple[int, int]]:
    """A server process on a free port, and its number: `python -m COMMAND PORT FOLDER`."""
    port = free_port()
    module, *rest = command
    log = folder / f"{module}-{port}.log"
    with log.open("wb") as out:
        arguments = [sys.executable, "-m", module, str(port), str(folder), *rest]
        environment = {**os.environ, "ZEITALTER_PURE": "1"} if pure else None
        process = subprocess.Popen(arguments, stdout=out, stderr=out, env=environment)
    try:
        end = time.monotonic() + PATIENCE
        while not _healthy(port):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not start:\n{log.read_text()[-2000:]}")
            time.sleep(0.05)
        _settle(process.pid)
        yield port, process.pid
    finally:
        died = process.poll()
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if died is not None:
            print(f"the server {module} ended by itself with code {died}", file=sys.stderr)


def _settle(process: int) -> None:
    """Wait until a server has done what it does at its start: that is not what is measured."""
    for _ in range(int(PATIENCE)):
        before = processor_seconds(process)
        time.sleep(1)
        if processor_seconds(process) - before < 0.03:
            return


def _healthy(port: int) -> bool:
    try:
        return httpx.get(f"http://{HOST}:{port}/health").status_code == 200
    except httpx.TransportError:
        return False


def measure(seconds: float = 15.0, profile: str | None = None) -> dict[str, float]:
    """Measure and print what moves cost, pure and where it is compiled so, and how long opening takes; the ratios."""
    figures = {}
    for pure in (True, False) if is_compiled() else (True,):
        with tempfile.TemporaryDirectory(prefix="zeitalter-bench-") as name:
            command = ["benchmarks.server", *([profile] if profile else [])]
            with (
                running(Path(name), *command, pure=pure) as real,
                running(Path(name), "benchmarks.bare", pure=pure) as bare,
            ):
                load = [sys.executable, "-m", "benchmarks.load", *map(str, (*real, *bare, seconds))]
                done = subprocess.run(load, stdout=subprocess.PIPE, timeout=8 * seconds + 120, check=True)
        form = "server" if pure else "server compiled"
        figures[form] = tell(form, json.loads(done.stdout))
    with tempfile.TemporaryDirectory(prefix="zeitalter-bench-") as name:
        opening(Path(name))
    return figures


def tell(form: str, found: dict[str, dict[str, float]]) -> float:
    """Print what the load found; the ratio is by processor, since moves per second wander on a shared machine."""
    names = {"real": "", "bare": " bare, the same moves", "free": " bare, as fast as it can"}
    for side, name in ((found[key], name) for key, name in names.items()):
        print(
            f"{form}{name}: {side['moves_per_second']:,.0f} moves/s, "
            f"acknowledged in {side['p50_ms']:.1f} ms (median), {side['p99_ms']:.1f} ms (p99), "
            f"{side['used_ms']:.3f} ms of processor per move, "
            f"{side['frames']:.2f} frames and {side['bytes']:,.0f} bytes per move, {side['refused']:.0f} refused"
        )
    print(f"ratio {form} moves {found['real']['moves_per_second'] / found['free']['moves_per_second']:.2f}")
    ratio = found["bare"]["used_ms"] / found["real"]["used_ms"]
    print(f"ratio {form} {ratio:.2f}", flush=True)
    return ratio


def opening(folder: Path) -> None:
    """Print how long it takes to open finished matches at any move: from disk after a restart, and again."""
    with running(folder, "benchmarks.server") as (port, _):
        cookie, matches = _finished(port)
    r = Random(2)
    with running(folder, "benchmarks.server") as (port, server), httpx.Client(base_url=f"http://{HOST}:{port}") as web:
        web.headers["Cookie"] = f"zeitalter={cookie}"
        web.get("/api/me")
        for name in ("first", "again"):
            used = processor_seconds(server)
            waits: dict[str, list[float]] = {}
            for game, id, entries in matches:
                start = time.perf_counter()
                web.get(f"/api/matches/{id}/at/{r.randint(0, entries)}").raise_for_status()
                waits.setdefault(game, []).append((time.perf_counter() - start) * 1000)
            used = (processor_seconds(server) - used) * 1000 / len(matches)
            each = ", ".join(f"{game} {max(found):.1f}" for game, found in waits.items())
            all = sorted(wait for found in waits.values() for wait in found)
            print(
                f"opening {name}: {all[len(all) // 2]:.1f} ms (median), "
                f"{all[-1]:.1f} ms (worst of {len(all)}: {each}), {used:.1f} ms of processor each",
                flush=True,
            )


def _finished(port: int) -> tuple[str, list[tuple[str, str, int]]]:
    """Upload finished matches of random play, the games by turns; the cookie of their owner, and of each match its
    game, its id and the length of its log."""
    url = f"http://{HOST}:{port}"
    found = []
    with httpx.Client(base_url=url, headers={"Origin": url}, timeout=PATIENCE) as web:
        cookie = web.post("/api/guest", json={"name": "Ada"}).raise_for_status().cookies["zeitalter"]
        for i in range(OPENED):
            game = game_ids()[i % len(game_ids())]
            text, entries = _match_file(game, i // len(game_ids()) % DIFFERENT)
            answer = web.post("/api/matches/upload", content=text, headers={"Content-Type": "application/json"})
            found.append((game, answer.raise_for_status().json()["id"], entries))
    return cookie, found


@cache
def _match_file(game: str, seed: int) -> tuple[str, int]:
    """A match of random play to its end as a file, and the length of its log."""
    match, r = Match.new(find_game(game), 4, seed=seed), Random(seed)
    while not match.over:
        seat = match.asked()[0]
        option = r.choice(match.options(seat))
        match.play(seat, sample(match.state, seat, option, r))
    return files.dumps(match), len(match.log)


def serve_real(port: int, folder: Path, profile: str | None = None) -> None:
    """Run the real server as it is, without delays of bots and without limits."""
    from zeitalter.server.config import Config
    from zeitalter.server.run import serve
    from zeitalter.server.store.database import Database

    config = Config(folder, bot_delay=(0, 0), bot_workers=1, limits=False)
    if profile is None:
        serve(config, HOST, port)
        return
    write_all = Database._write_all

    def profiled(database: Database) -> None:
        _profiled(f"{profile}.writer", write_all, database)

    Database._write_all = profiled  # type: ignore[method-assign]
    _profiled(profile, serve, config, HOST, port)


def _profiled(file: str, work: Callable[..., None], *arguments: object) -> None:
    """Do some work and write where its thread spent processor time, which a busy machine does not change much."""
    profiler = cProfile.Profile(time.thread_time)
    try:
        profiler.runcall(work, *arguments)
    finally:
        profiler.dump_stats(file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="seconds for each of the two servers")
    parser.add_argument("--profile", help="a file for the profile of the real server")
    parser.add_argument("serve", nargs="*", metavar="PORT FOLDER", help="only run the real server")
    given = parser.parse_args()
    if given.serve:
        serve_real(int(given.serve[0]), Path(given.serve[1]), *given.serve[2:3])
    else:
        measure(given.seconds, given.profile)
