"""A large house: 1,000 sockets at 250 tables, 10,000 stored matches, and what two workers say to each other.

On SQLite with one worker, and on PostgreSQL with two where it is installed (a cluster of its own, which forgets nothing
in a power cut). `python -m benchmarks.house` measures all of it, `python -m benchmarks.house stored following` some.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from benchmarks import following, stored
from benchmarks.crowd import SEATS, TABLES, Plan
from benchmarks.server import running

sys.path.append(str(Path(__file__).parents[1] / "tests" / "server"))

PACE = 213.0
"""Answers a second for each worker: what one held when it was first measured."""
SAFE = {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on", "shared_buffers": "128MB"}


@contextmanager
def clusters() -> Iterator[Any]:
    """A PostgreSQL for what is measured; None where there is none."""
    import postgres

    if postgres.missing():
        print(f"{postgres.missing()}: SQLite alone.")
        yield None
        return
    made = postgres.Cluster(**SAFE, autovacuum="on")
    try:
        yield made
    finally:
        made.remove()


def measure(seconds: float = 12.0, parts: tuple[str, ...] = ("crowd", "stored", "following")) -> None:
    """Measure and print everything, or some of it."""
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with clusters() as cluster:
        if "crowd" in parts:
            crowds(cluster, seconds)
        if "stored" in parts:
            stored.measure(cluster)
        if "following" in parts and cluster is not None:
            following.measure(cluster)
    print(f"load average {os.getloadavg()[0]:.1f}", flush=True)


def crowds(cluster: Any, seconds: float) -> None:
    """Print what 1,000 sockets at 250 tables cost on either database."""
    with tempfile.TemporaryDirectory(prefix="zeitalter-bench-") as name, ExitStack() as stack:
        worker = stack.enter_context(running(Path(name), "benchmarks.worker"))
        bare = stack.enter_context(running(Path(name), "benchmarks.bare"))
        tell("SQLite, one worker", load(Plan([worker[0]], [worker[1]], seconds, PACE, bare=bare)))
    if cluster is None:
        return
    import postgres_guard

    for split, form in ((False, "a table at one worker"), (True, "tables divided between both")):
        with tempfile.TemporaryDirectory(prefix="zeitalter-bench-") as name, ExitStack() as stack:
            command = ["benchmarks.worker", cluster.new_database()]
            workers = [stack.enter_context(running(Path(name), *command)) for _ in range(2)]
            ports, processes = (list(both) for both in zip(*workers, strict=True))
            database = postgres_guard.server_of(cluster.folder)
            plan = Plan(ports, processes, seconds, 2 * PACE, split, database=database)
            tell(f"PostgreSQL, two workers, {form}", load(plan))


def load(plan: Plan) -> dict[str, Any]:
    """What the people have found, who are a process of their own."""
    command = [sys.executable, "-m", "benchmarks.crowd", msgspec.json.encode(plan).decode()]
    done = subprocess.run(command, stdout=subprocess.PIPE, timeout=12 * plan.seconds + 300, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def tell(form: str, found: dict[str, Any]) -> None:
    """Print what was found at one house."""
    print(f"{form}: {found['sockets']} sockets open, {TABLES * SEATS} play at {TABLES} tables")
    names = {
        "real": "as fast as they can",
        "steady": "at a steady pace",
        "bare": "bare server, the same moves",
        "free": "bare server, as fast as it can",
    }
    for key, name in names.items():
        if key not in found:
            continue
        side = found[key]
        busy = f", {side['busy']:.0%} of a processor" if "busy" in side else ""
        print(
            f"  {name}: {side['moves_per_second']:,.0f} moves/s, {side['p50_ms']:.0f} ms (median), "
            f"{side['p99_ms']:.0f} ms (p99), {side['used_ms']:.2f} ms of processor per move{busy}, "
            f"{side['refused']:.0f} refused"
        )
    more = f", PostgreSQL {found['database_ms']:.2f} ms per move" if found["database_ms"] else ""
    bare = f", {found['bare_socket_kb']:.0f} kB for one of the bare server" if found["bare_socket_kb"] else ""
    print(f"  memory: {found['table_kb']:.0f} kB for a table, {found['socket_kb']:.0f} kB for a socket{bare}{more}")
    sys.stdout.flush()


PARTS: dict[str, Callable[..., None]] = {"crowd": crowds, "stored": stored.measure, "following": following.measure}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="seconds of play of each kind")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to measure; everything without a word")
    given = parser.parse_args()
    measure(given.seconds, tuple(given.parts) or tuple(PARTS))
