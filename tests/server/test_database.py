"""The database: changes that share a commit do not share their mistakes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier

import pytest
from houses import SQLITE, house_url, query
from postgres import cluster
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError

from zeitalter.server.config import DATABASE_FILE, driver_url
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.database import Database, DatabaseClosed, KeyTaken
from zeitalter.server.store.statements import PreparedStatement
from zeitalter.server.store.tables import METADATA, PEOPLE


def database(folder: Path) -> Database:
    return Database(driver_url(house_url(folder)))


async def add(found: Database, id: str) -> None:
    await found.write(lambda c: c.execute(insert(PEOPLE).values(id=id, name=id, created=timestamp())))


def test_a_failed_change_undoes_itself_and_no_other(tmp_path: Path) -> None:
    found = database(tmp_path)

    async def many() -> list[object]:
        work = [add(found, f"p{n // 2}") for n in range(40)]
        return list(await asyncio.gather(*work, return_exceptions=True))

    results = asyncio.run(many())
    assert sum(isinstance(r, IntegrityError) for r in results) == 20
    assert sum(r is None for r in results) == 20
    found.close()
    with database(tmp_path).engine.connect() as again:
        assert again.execute(select(func.count()).select_from(PEOPLE)).scalar() == 20


@pytest.mark.only("sqlite")
def test_sqlite_keeps_what_it_has_acknowledged(tmp_path: Path) -> None:
    found = database(tmp_path)
    with found.engine.connect() as c:
        assert c.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert c.execute(text("PRAGMA synchronous")).scalar() == 2
    found.close()


def test_migrations_make_the_tables_the_queries_are_written_for(tmp_path: Path, house: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    empty = house_url(tmp_path) if house == SQLITE else cluster().new_database(empty=True)
    found = Database(driver_url(empty))
    with found.engine.connect() as c:
        assert compare_metadata(MigrationContext.configure(c), METADATA) == []
    found.close()


def test_changes_after_the_end_are_refused(tmp_path: Path) -> None:
    found = database(tmp_path)
    found.close()

    async def late() -> None:
        await asyncio.wait_for(add(found, "late"), 0.2)

    with pytest.raises(DatabaseClosed):
        asyncio.run(late())


PERSON = PreparedStatement(
    insert(PEOPLE), ("id", "name", "created"), "INSERT INTO people (id, name, created) VALUES {rows}"
)


def test_rows_that_share_a_statement_do_not_share_their_mistakes(tmp_path: Path) -> None:
    found = database(tmp_path)

    async def many() -> list[object]:
        row = [(PERSON, (f"p{n // 2}", str(n), timestamp())) for n in range(40)]
        work = [found.append([one]) for one in row]
        return list(await asyncio.gather(*work, add(found, "somebody"), return_exceptions=True))

    results = asyncio.run(many())
    assert sum(isinstance(r, KeyTaken) for r in results) == 20
    assert sum(r is None for r in results) == 21

    async def one_more() -> None:
        await found.append([(PERSON, ("last", "last", timestamp()))])

    asyncio.run(one_more())
    found.close()
    with database(tmp_path).engine.connect() as again:
        assert again.execute(select(func.count()).select_from(PEOPLE)).scalar() == 22


FASTEST = PreparedStatement(
    text("INSERT INTO people (id, name, created) VALUES (:id, :name, :created)"),
    ("id", "name", "created"),
    "INSERT INTO people (id, name, created) VALUES {rows}",
    each_counts=True,
)
RENAMED = PreparedStatement(
    text("UPDATE people SET name = name || :more WHERE id = :id"),
    ("id", "more"),
    "UPDATE people SET name = name || new.column2 FROM (VALUES {rows}) AS new WHERE people.id = new.column1",
)


def test_workers_that_write_the_same_rows_in_any_order_agree_and_never_block_each_other(
    tmp_path: Path, house: str
) -> None:
    workers = [database(tmp_path) for _ in range(2)]
    start = Barrier(2, timeout=60)

    async def race(worker: Database, name: str, r: Random) -> list[str]:
        won = []
        for batch in range(15):
            ids = [f"{batch}-{n}" for n in range(40)]
            r.shuffle(ids)
            start.wait()
            rows = [[(FASTEST, (id, name, timestamp())), (RENAMED, (id, "!"))] for id in ids]
            found = await asyncio.gather(*map(worker.append, rows), return_exceptions=True)
            assert {type(one) for one in found} <= {KeyTaken, type(None)}
            won += [id for id, one in zip(ids, found, strict=True) if one is None]
        return won

    def run(n: int) -> list[str]:
        return asyncio.run(race(workers[n], "ab"[n], Random(n)))

    with ThreadPoolExecutor(2) as both:
        won = list(both.map(run, range(2)))
    assert sorted(won[0] + won[1]) == sorted(f"{batch}-{n}" for batch in range(15) for n in range(40))
    with workers[0].engine.connect() as c:
        names = {row.id: row.name for row in c.execute(select(PEOPLE))}
    assert names == {id: f"{name}!" for name, ids in zip("ab", won, strict=True) for id in ids}
    for worker in workers:
        worker.close()
    if house != SQLITE:
        (deadlocks,) = query(tmp_path, "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")[0]
        assert deadlocks == 0


@pytest.mark.only("sqlite")
def test_a_checkpoint_moves_the_log_into_the_file_and_loses_nothing(tmp_path: Path) -> None:
    found = database(tmp_path)

    async def work() -> None:
        for n in range(30):
            await add(found, f"p{n}")
        await found.checkpoint()

    before = (tmp_path / DATABASE_FILE).stat().st_size
    asyncio.run(work())
    assert (tmp_path / DATABASE_FILE).stat().st_size > before
    with found.engine.connect() as c:
        assert c.execute(select(func.count()).select_from(PEOPLE)).scalar() == 30
    found.close()
