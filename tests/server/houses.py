"""Where the house of a test stores: in a SQLite file in its folder, or in a database of PostgreSQL that goes with it.

Every test that stores anything runs twice, see `conftest`: `use` says which of the two it is now.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import postgres
from sqlalchemy import create_engine, text

from zeitalter.server.config import DATABASE_FILE, Config, driver_url

SQLITE, POSTGRES = "sqlite", "postgresql"
_used = SQLITE


def use(kind: str) -> None:
    """From now on houses are of this kind."""
    global _used
    _used = kind


def used() -> str:
    """Which kind of database houses have now."""
    return _used


@cache
def postgres_url(folder: Path) -> str:
    """The database that goes with a folder."""
    return postgres.cluster().new_database()


def house_url(folder: Path) -> str:
    """The address of the database that goes with a folder."""
    return f"sqlite:///{folder / DATABASE_FILE}" if _used == SQLITE else postgres_url(folder)


def house_config(folder: Path, **settings: Any) -> Config:
    """The configuration of a server whose house is in a folder."""
    return Config(folder, **({} if _used == SQLITE else {"database": postgres_url(folder)}), **settings)


def house_flags(folder: Path) -> list[str]:
    """The words by which a command is told of a house."""
    return ["--data", str(folder)] if _used == SQLITE else ["--database", postgres_url(folder)]


def query(folder: Path, sql: str, **values: Any) -> list[Any]:
    """Do something to the database of a house from outside; the rows that are found."""
    engine = create_engine(driver_url(house_url(folder)))
    try:
        with engine.begin() as c:
            found = c.execute(text(sql), values)
            return list(found) if found.returns_rows else []
    finally:
        engine.dispose()


def dump(folder: Path) -> str:
    """Everything that is stored in a house, as text."""
    from zeitalter.server.store.tables import METADATA

    return "\n".join(str(query(folder, f"SELECT * FROM {table.name}")) for table in METADATA.sorted_tables)
