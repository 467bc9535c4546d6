"""`/ready`: says yes while the database answers and is up to date and the server does not stop; else what is wrong."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from visitors import Visitor

from zeitalter.server import readiness
from zeitalter.server.readiness import Readiness
from zeitalter.server.store.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    found = Database(f"sqlite:///{tmp_path / 'x.sqlite'}")
    yield found
    found.close()


def test_a_server_that_works_is_ready() -> None:
    assert Visitor().get("/ready") == {"status": "ready"}


def test_one_that_stops_is_not_and_asks_nobody(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Database, "_read", None)
    assert asyncio.run(Readiness(database, lambda: True).look()) == "stopping"


def test_a_database_of_another_version_is_told(database: Database) -> None:
    async def story() -> str:
        await database.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '0001'")))
        return await Readiness(database, lambda: False).look()

    assert asyncio.run(story()) == "migrations"


class Silent:
    """A database that can be made silent or be lost, and counts how often it is asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = 0
        self.lost = False
        self.speaks = threading.Event()
        self.speaks.set()
        read = Database._read

        def wait_and_read(database: Database, work: Any) -> Any:
            self.asked += 1
            assert self.speaks.wait(60)
            if self.lost:
                raise ConnectionError
            return read(database, work)

        monkeypatch.setattr(Database, "_read", wait_and_read)
        monkeypatch.setattr(readiness, "FRESH", 0.0)


def test_a_database_that_is_lost_is_told_until_it_is_back(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Silent(monkeypatch)
    ready = Readiness(database, lambda: False)

    async def story() -> list[str]:
        found = []
        for silent.lost in (False, True, False):
            found.append(await ready.look())
        return found

    assert asyncio.run(story()) == ["ready", "database", "ready"]


def test_a_silent_database_is_asked_once_by_however_many(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Silent(monkeypatch)
    monkeypatch.setattr(readiness, "PATIENCE", 0.05)
    silent.speaks.clear()

    async def story() -> None:
        ready = Readiness(database, lambda: False)
        assert set(await asyncio.gather(*(ready.look() for _ in range(50)))) == {"database"}
        assert await ready.look() == "database"
        assert silent.asked == 1
        silent.speaks.set()
        while await ready.look() != "ready":
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(story(), 60))


def test_many_who_ask_soon_after_each_other_cost_one_look(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = Silent(monkeypatch)
    monkeypatch.setattr(readiness, "FRESH", 60.0)

    async def story() -> None:
        ready = Readiness(database, lambda: False)
        assert [await ready.look() for _ in range(20)] == ["ready"] * 20

    asyncio.run(story())
    assert silent.asked == 1
