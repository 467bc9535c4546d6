"""What stories in a room of this process are given, and that they are told on both databases."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import houses
import postgres
import pytest
import visitors

from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.store.database import Database

WANTED = os.environ.get("ZEITALTER_POSTGRES", "1") != "0"
BOTH = WANTED and not postgres.missing()
"""Whether PostgreSQL is tried beside SQLite: where it is found, unless ZEITALTER_POSTGRES=0 saves half of the time."""
STORES_NOTHING = {
    "test_admission",
    "test_bounds",
    "test_broadcast",
    "test_expert_hints",
    "test_game_data",
    "test_origins",
    "test_outbox",
    "test_protocol",
    "test_serve_command",
    "test_socket_protocol",
    "test_static_files",
    "test_table_page",
    "test_threads",
    "test_wire",
    "test_workers",
}
"""Tests in which no database matters."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "only(kind): about one kind of database, sqlite or postgresql")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Where PostgreSQL is found, every test that stores something runs on both databases, module by module."""
    only = next(iter(metafunc.definition.iter_markers("only")), None)
    alone = metafunc.module.__name__ in STORES_NOTHING or not BOTH
    kinds = only.args if only else (houses.SQLITE,) if alone else (houses.SQLITE, houses.POSTGRES)
    metafunc.parametrize("house", kinds, indirect=True, scope="module")


@pytest.fixture(autouse=True, scope="module")
def house(request: pytest.FixtureRequest) -> Iterator[str]:
    """The kind of database that is used; whatever lives as long as a module and stores something asks for it."""
    kind = str(getattr(request, "param", houses.SQLITE))
    if kind == houses.POSTGRES and not BOTH:
        pytest.skip(postgres.missing() or "ZEITALTER_POSTGRES=0 leaves PostgreSQL out.")
    houses.use(kind)
    yield kind
    visitors.OPEN.close()
    houses.use(houses.SQLITE)


@pytest.fixture
def services(tmp_path: Path) -> Iterator[RoomServices]:
    """A database of its own, and nobody else at it."""
    config = houses.house_config(tmp_path, moment=0.0, bot_delay=(0.0, 0.0))
    database = Database(config.url())
    yield RoomServices(config, database, BotWorkers(1))
    database.close()
