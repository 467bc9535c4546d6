"""The clock of a machine is set forward or back by an hour: nobody's time is up, and nothing waits for an hour."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import houses
import pytest
from postgres import cluster
from receivers import WebReceiver, wait_until
from sqlalchemy import select
from test_calls import called
from visitors import Server, Visitor, table

import zeitalter.server
from zeitalter.server.calls.outbox import add_call, claim_calls
from zeitalter.server.steady_clock import PACE, SteadyClock, now
from zeitalter.server.store.database import Database
from zeitalter.server.store.tables import CALLS

SECOND, HOUR = 10**9, 3600
JUMPS = [HOUR, -HOUR]
forward_and_back = pytest.mark.parametrize("jump", JUMPS, ids=["forward", "back"])


# -- the clock of the house --------------------------------------------------------------------------------------------


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.ticks = 5 * SECOND
        self.wrong = 0
        self.clock = SteadyClock(lambda: 10**18 + self.ticks + self.wrong * SECOND, lambda: self.ticks)

    def live(self, seconds: int) -> list[int]:
        """Let time pass, and look at the right time every second; the seconds the clock has seen, one by one."""
        seen = [self.clock.now_ns()]
        for _ in range(seconds):
            self.ticks += SECOND
            self.clock.steer()
            seen.append(self.clock.now_ns())
        return [after - before for before, after in pairwise(seen)]


@forward_and_back
def test_a_jump_is_made_up_slowly_and_completely(jump: int) -> None:
    machine = Machine()
    assert machine.live(10) == [SECOND] * 10
    machine.wrong = jump
    passed = machine.live(HOUR * PACE + 10)
    assert all(abs(one - SECOND) <= SECOND // PACE for one in passed)
    assert abs(passed[1] - SECOND) == SECOND // PACE
    assert machine.clock.now_ns() == machine.clock.wall()


def test_what_is_owed_is_not_made_up_twice_when_nobody_looks_at_the_right_time() -> None:
    machine = Machine()
    machine.wrong = 2
    machine.live(1)
    machine.ticks += 1000 * SECOND
    assert machine.clock.now_ns() == machine.clock.wall()


def test_a_machine_that_began_on_a_wrong_day_is_set_right_at_once() -> None:
    machine = Machine()
    machine.wrong = 48 * HOUR
    machine.live(1)
    assert machine.clock.now_ns() == machine.clock.wall()


def test_nothing_in_the_server_reads_another_clock_of_the_machine() -> None:
    forbidden = {"time.time", "time.time_ns", "datetime.now", "datetime.utcnow", "datetime.today", "date.today"}
    allowed = {"steady_clock.py": {"time.time_ns"}}
    for file in Path(zeitalter.server.__path__[0]).rglob("*.py"):
        nodes = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Attribute)]
        read = {f"{node.value.id}.{node.attr}" for node in nodes if isinstance(node.value, ast.Name)} & forbidden
        assert read <= allowed.get(file.name, set()), file


# -- a house -----------------------------------------------------------------------------------------------------------


class Clockmaker:
    """Workers of one house on a machine whose clock can be set, that of PostgreSQL with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file = folder / "clock"
        self._file.write_text("0")
        if self.on_postgres:
            name = houses.house_url(folder).partition("@/")[2].partition("?")[0]
            cluster().execute(f"ALTER DATABASE {name} SET search_path = public, pg_catalog")
            self._set_postgres(0)
        settings = {"local_calls": True, "call_pauses": (0.5,) * 20, "call_claim": 60.0, "clock": str(self._file)}
        self.workers = [Server(folder, **settings) for _ in range(1 + self.on_postgres)]

    @property
    def on_postgres(self) -> bool:
        return houses.used() == houses.POSTGRES

    def _set_postgres(self, seconds: int) -> None:
        right = f"pg_catalog.clock_timestamp() + interval ''{seconds} seconds''"
        head = "CREATE OR REPLACE FUNCTION public.clock_timestamp() RETURNS timestamptz"
        houses.query(self.folder, f"{head} LANGUAGE sql VOLATILE AS 'SELECT {right}'")

    def set_clock(self, seconds: int) -> None:
        """Let the clock jump, and wait until every worker has seen it and gone on for a while."""
        if self.on_postgres:
            self._set_postgres(seconds)
        self._file.write_text(str(seconds))
        wait_until(lambda: all('"clock jumped"' in worker.log.read_text() for worker in self.workers))
        time.sleep(1.0)  # twenty rounds of the caretaker

    def living(self) -> set[str]:
        return {row[0] for row in houses.query(self.folder, "SELECT id FROM workers")}


@pytest.fixture
def clockmaker(tmp_path: Path) -> Iterator[Clockmaker]:
    made = Clockmaker(tmp_path)
    yield made
    for worker in made.workers:
        worker.kill()


@pytest.fixture
def hook() -> Iterator[WebReceiver]:
    receiver = WebReceiver()
    yield receiver
    receiver.close()


@forward_and_back
def test_a_house_goes_on_when_the_clock_jumps(jump: int, clockmaker: Clockmaker, hook: WebReceiver) -> None:
    first, last = clockmaker.workers[0], clockmaker.workers[-1]
    ada, beate = Visitor("Ada", first), Visitor("Beate", first)
    match = table(ada, beate, pace="daily", clock=1)
    screen = ada.sit(match, 0)
    called(beate, hook)
    before, workers = screen.now[0]["n"], clockmaker.living()
    hook.status = 500  # what is sent now does not arrive and is put off
    ada_way = beate.get("/api/calls")["ways"][0]["id"]
    beate.post(f"/api/calls/ways/{ada_way}/trial")
    wait_until(lambda: hook.got)
    clockmaker.set_clock(jump)
    hook.status = 200
    screen.drain()
    assert screen.now[0]["n"] == before  # nobody's hour is up
    wait_until(lambda: not houses.query(clockmaker.folder, "SELECT id FROM calls"))
    assert hook.events()[-1] == "trial"
    assert clockmaker.living() == workers  # nobody was taken for dead
    same = Visitor(at=last)
    same.web.cookies.update(ada.web.cookies)
    assert same.get("/api/me")["person"]["name"] == "Ada"
    screen.send(t="chat", id=5, text="Beate")
    screen.until(lambda m: m["t"] == "chat")
    wait_until(lambda: "mentioned" in hook.events())
    seat = screen.now[0]["asked"][0]
    if seat == 0:
        assert screen.answer(0, screen.now[0]["options"][0])["t"] == "done"


def test_a_claim_made_before_the_clock_was_set_back_does_not_last_an_hour(tmp_path: Path) -> None:
    database = Database(houses.house_config(tmp_path).url())
    with database.engine.begin() as c:
        add_call(c, "trial", now(), facts={})
        (call,) = claim_calls(c, HOUR)  # as if it had been claimed for a minute, an hour from now
        assert claim_calls(c, 2 * HOUR) == []
        assert [again.id for again in claim_calls(c, 60)] == [call.id]
        assert len(c.execute(select(CALLS)).all()) == 1
    database.close()
