"""A house with 10,000 stored matches beside an empty one: how long it takes to start, and how fast its lists answer.

Some matches are really played; the others are copies of their rows, with other people, numbers and times.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import Column, Connection, MetaData, String, Table, case, insert, literal, select, text

from benchmarks.server import HOST, PATIENCE, free_port
from benchmarks.sides import processor_seconds
from zeitalter import Match, find_game
from zeitalter.engine.forms import sample
from zeitalter.server.config import DATABASE_FILE, driver_url
from zeitalter.server.match.lobby import new_info
from zeitalter.server.store.database import Database
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.matches import insert_match
from zeitalter.server.store.people import Person, token_hash
from zeitalter.server.store.tables import ENTRIES, MATCHES, PEOPLE, SEATS, SESSIONS, SNAPSHOTS

STORED, PEOPLE_STORED, ADAS = 10_000, 500, 300
"""Matches, people, and matches at which Ada sits: as many as one person may have."""
COOKIE = "a" * 43
LISTS = ("mine", "waiting", "open", "finished")
STARTS, ASKED = 3, 15
COPIES = Table(
    "copies",
    MetaData(),
    Column("old", String),
    Column("new", String, primary_key=True),
    Column("person", String),
    Column("other", String),
    Column("since", String),
    prefixes=["TEMPORARY"],
)


def measure(cluster: Any) -> None:
    """Print how both houses start and what the lists of the full one take, on either database."""
    with tempfile.TemporaryDirectory(prefix="zeitalter-bench-") as name:
        empty, full = Path(name) / "empty", Path(name) / "full"
        for folder in (empty, full):
            folder.mkdir()
        build(f"sqlite:///{full / DATABASE_FILE}")
        compare("SQLite", [empty, None], [full, None])
        if cluster is not None:
            url = cluster.new_database()
            build(url)
            compare("PostgreSQL", [empty, cluster.new_database()], [full, url])


def compare(form: str, empty: list[Any], full: list[Any]) -> None:
    """Start both by turns, then ask for lists."""
    starts: dict[str, list[tuple[float, float]]] = {"empty": [], "full": []}
    for _ in range(STARTS):
        for name, place in (("empty", empty), ("full", full)):
            with Started(*place) as server:
                time.sleep(3)  # what it does in the background
                starts[name].append((server.seconds, processor_seconds(server.process.pid)))
    found = {name: [min(one) for one in zip(*times, strict=True)] for name, times in starts.items()}
    print(
        f"{form}, start with {STORED:,} matches: {found['full'][0]:.2f} s, {found['full'][1]:.2f} s of processor; "
        f"empty: {found['empty'][0]:.2f} s, {found['empty'][1]:.2f} s"
    )
    with Started(*full) as server:
        time.sleep(3)
        for name, cookie in (("a person with 300 matches", COOKIE), ("a stranger", "")):
            waits = {which: ask(server.port, which, cookie) for which in LISTS}
            each = ", ".join(f"{which} {sorted(w)[len(w) // 2]:.0f} (worst {max(w):.0f})" for which, w in waits.items())
            print(f"{form}, lists for {name}, in ms: {each}", flush=True)


class Started:
    """A server, and how long it took until it answered."""

    def __init__(self, folder: Path, database: str | None) -> None:
        self.port = free_port()
        words = [str(self.port), str(folder), *([database] if database else [])]
        self.begun = time.perf_counter()
        log = (folder / f"{self.port}.log").open("wb")
        self.process = subprocess.Popen([sys.executable, "-m", "benchmarks.worker", *words], stdout=log, stderr=log)

    def __enter__(self) -> Started:
        end = time.monotonic() + 4 * PATIENCE
        while True:
            try:
                httpx.get(f"http://{HOST}:{self.port}/api/matches", timeout=PATIENCE).raise_for_status()
                break
            except httpx.TransportError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.01)
        self.seconds = time.perf_counter() - self.begun
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)


def ask(port: int, which: str, cookie: str) -> list[float]:
    """Milliseconds of some requests for a list, the first one apart: it fills caches."""
    with httpx.Client(base_url=f"http://{HOST}:{port}", cookies={"zeitalter": cookie} if cookie else None) as web:
        waits = []
        for _ in range(ASKED + 1):
            begun = time.perf_counter()
            web.get("/api/matches", params={"list": which}).raise_for_status()
            waits.append((time.perf_counter() - begun) * 1000)
    return waits[1:]


# -- building it -------------------------------------------------------------------------------------------------------


def build(url: str) -> None:
    """Fill an empty database."""
    database = Database(driver_url(url))
    with database.engine.execution_options(writes=True).begin() as c:
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        ids = [f"p{n}" for n in range(PEOPLE_STORED)]
        c.execute(insert(PEOPLE), [{"id": id, "name": id.upper(), "created": at} for id in ids])
        c.execute(insert(SESSIONS).values(hash=token_hash(COOKIE), person="p0", created=at))
        copy(c, templates(c), ids)
    if database.engine.dialect.name == "postgresql":
        with database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as c:
            c.execute(text("ANALYZE"))
    database.close()


def templates(c: Connection) -> dict[str, list[str]]:
    """Some matches of each kind: finished, open with a free seat, and running ones of persons with bots."""
    found: dict[str, list[str]] = {"finished": [], "open": [], "running": []}
    for kind, ids in found.items():
        for n, game in enumerate(("historia", "new_dawn")):
            ids.append(_template(c, kind, game, n))
    return found


def _template(c: Connection, kind: str, game: str, seed: int) -> str:
    places = [Place("A", "p0"), Place("B", "p1"), Place("C", bot="random")]
    if kind == "open":
        places[1] = Place("B", link=f"{game}-link")
    info = new_info(game, f"{kind} {game}", Person("p0", "P0", False), places, kind == "open")
    match, r = Match.new(find_game(game), info.seats(), seed=seed), Random(seed)
    while not match.over and (kind == "finished" or len(match.log) < 30 or 2 in match.asked()):  # bots have answered
        seat = match.asked()[-1]
        match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))
    insert_match(c, info, match)
    return info.id


def copy(c: Connection, kinds: dict[str, list[str]], people: list[str]) -> None:
    """Copy matches until there are enough: six of ten are over, one in twenty is open."""
    COPIES.create(c)
    r, now = Random(7), datetime.now(UTC)
    rows = []
    for n in range(STORED):
        kind = "finished" if n % 10 < 6 else "open" if n % 20 == 6 else "running"
        person = "p0" if n % (STORED // ADAS) == 0 else r.choice(people[1:])
        since = (now - timedelta(minutes=r.randint(1, 300_000))).isoformat(timespec="milliseconds")
        other = r.choice([id for id in (people[1], r.choice(people[2:])) if id != person])
        rows.append({"old": kinds[kind][n // 20 % 2], "new": f"m{n}", "person": person, "other": other, "since": since})
    c.execute(insert(COPIES), rows)
    special = {
        MATCHES: {"id": COPIES.c.new, "watch": COPIES.c.new, "owner": COPIES.c.person, "since": COPIES.c.since},
        SEATS: {"match": COPIES.c.new},
        ENTRIES: {"match": COPIES.c.new},
        SNAPSHOTS: {"match": COPIES.c.new},
    }
    for table, given in special.items():
        key = table.c.id if table is MATCHES else table.c.match
        values = {column.name: given.get(column.name, column) for column in table.columns}
        if table is SEATS:
            values |= {"person": _person(), "link": literal(None)}
        query = select(*values.values()).join(COPIES, COPIES.c.old == key)
        c.execute(insert(table).from_select(list(values), query))


def _person() -> Any:
    """Who sits there instead of the two of a template."""
    return case(
        (SEATS.c.person == "p0", COPIES.c.person), (SEATS.c.person == "p1", COPIES.c.other), else_=SEATS.c.person
    )


if __name__ == "__main__":
    print(f"load average {os.getloadavg()[0]:.1f}")
    measure(None)
