"""The log says what went wrong and where, never with what; and nobody can fill a disk through it."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from houses import house_url
from sqlalchemy import text

from zeitalter.server import journal
from zeitalter.server.config import driver_url
from zeitalter.server.errors import Conflict
from zeitalter.server.failures import describe_error
from zeitalter.server.store.database import Database

SECRET = "hand-of-ada-ace-of-spades"


@pytest.fixture
def lines(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """Starts the log, and gives what it wrote since the last call."""
    root, hook = logging.getLogger(), threading.excepthook
    before, level, raising = root.handlers[:], root.level, logging.raiseExceptions
    journal.start_logging()
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    written = io.StringIO()
    handler.setStream(written)

    def read() -> list[dict[str, Any]]:
        text = written.getvalue()
        written.seek(0)
        written.truncate()
        assert SECRET not in text + "".join(capsys.readouterr())
        return [json.loads(line) for line in text.splitlines()]

    yield read
    root.handlers[:], threading.excepthook, logging.raiseExceptions = before, hook, raising
    root.setLevel(level)


def _raise_in_worker() -> None:
    raise ValueError(SECRET)


def failures(tmp_path: Path) -> Iterator[Exception]:
    """Exceptions that carry a position, in all the ways we know."""
    yield ValueError(SECRET)
    yield KeyError({"hand": SECRET})
    noted = TypeError()
    noted.add_note(SECRET)
    yield noted
    yield ExceptionGroup(SECRET, [ValueError(SECRET), ExceptionGroup("", [KeyError(SECRET)])])
    try:
        try:
            raise ValueError(SECRET)
        except ValueError as error:
            raise RuntimeError from error
    except RuntimeError as error:
        yield error
    database = Database(driver_url(house_url(tmp_path)))
    try:
        for statement in (
            "INSERT INTO nowhere VALUES (:x)",
            "INSERT INTO snapshots (state) VALUES (:x)",
            "INSERT INTO settings (name, value) VALUES (:x, :x), (:x, :x)",
            "SELECT CAST(:x AS INTEGER)",
        ):
            try:
                asyncio.run(_write(database, statement))
            except Exception as error:
                yield error
    finally:
        database.close()
    with ProcessPoolExecutor(1) as pool:
        found = pool.submit(_raise_in_worker).exception()
        assert isinstance(found, ValueError)
        yield found


async def _write(database: Database, statement: str) -> None:
    await database.write(lambda c: c.execute(text(statement), {"x": SECRET}))


def test_no_exception_brings_what_it_carries_into_the_log(lines: Any, tmp_path: Path) -> None:
    for failure in failures(tmp_path):
        try:
            raise failure
        except Exception:
            journal.log_failure("something failed", match="abc", position={"hand": SECRET}, long="x" * 5000)
        (line,) = [line for line in lines() if line["what"] == "something failed"]
        assert type(failure).__qualname__ in line["error"]
        assert "test_journal.py" in line["error"]
        assert (line["match"], line["position"], len(line["long"])) == ("abc", "dict", 200)


def test_what_helps_is_said(lines: Any) -> None:
    assert "No space left on device" in describe_error(OSError(errno.ENOSPC, "No space left on device", SECRET))
    assert "name-taken" in describe_error(Conflict("name-taken", name=SECRET))
    assert SECRET not in describe_error(Conflict("name-taken", name=SECRET))


def test_tasks_and_threads_that_nobody_waits_for_do_not_tell_either(lines: Any) -> None:
    async def story() -> None:
        async def fail() -> None:
            raise ValueError(SECRET)

        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        asyncio.get_running_loop().call_soon(lambda: 1 / len(SECRET[:0]))
        await asyncio.sleep(0)

    asyncio.run(story())
    thread = threading.Thread(target=_raise_in_worker)
    thread.start()
    thread.join()
    said = lines()
    assert [line["what"] for line in said if line["level"] == "error"][-1] == "thread failed"
    assert any("Task exception was never retrieved" in line["what"] for line in said)


def test_what_comes_again_and_again_is_written_a_few_times_and_then_counted(
    lines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(journal.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(journal, "_limits_said", {})
    for i in range(5000):
        logging.getLogger("asyncio").error("socket.accept() out of system resource\nsocket: %d", i)
        journal.log_limit("connections full", most=7)
        journal.log_event("request", route="/")
    said = [line["what"] for line in lines()]
    assert said.count("connections full") == 1
    assert said.count("request") == journal.USUAL
    assert len(said) == 1 + journal.USUAL + journal.WARNINGS
    now[0] += journal.WINDOW + 1
    journal.log_limit("connections full", most=7)
    journal.log_event("request", route="/")
    full, request = lines()
    assert (full["what"], request["left_out"]) == ("connections full", 5000 - journal.USUAL)
    for i in range(10_000):
        journal.log_event(f"something else {i}")
    assert len(lines()) <= journal.ALL
