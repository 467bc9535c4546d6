"""Moving a house: everything that is stored in one database is copied into another, empty one, and compared.

All of it is read as it stands at one moment, and written in one transaction: the new house has everything or nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select

from zeitalter.engine.errors import BadInput
from zeitalter.server.encoding import json_bytes
from zeitalter.server.store.tables import METADATA, WORKERS

AT_ONCE = 500
"""Rows that are written with one statement."""
MOVED = [table for table in METADATA.sorted_tables if table is not WORKERS]
"""What belongs to a house; workers live in one place only."""


@dataclass(slots=True, frozen=True)
class Content:
    """What is in a table: how many rows, and a sum that depends on every value and not on their order."""

    rows: int
    sum: int


def move_house(source: Engine, target: Engine, tell: Callable[[str, int, int], None]) -> dict[str, Content]:
    """Copy everything; what was copied, by table. `tell` is told the table, how many rows of it, and of how many."""
    with source.connect() as old, target.execution_options(writes=True).begin() as new:
        check_empty(new)
        found = {table.name: _copy(old, new, table, tell) for table in MOVED}
        for table in MOVED:
            if content(_rows(new, table)) != found[table.name]:
                raise BadInput("move-differs", table=table.name)
        return found


def check_empty(c: Connection) -> None:
    """Refuse a database in which there is anything."""
    for table in MOVED:
        if c.execute(select(table).limit(1)).first() is not None:
            raise BadInput("move-not-empty", table=table.name)


def content(rows: Iterable[Any]) -> Content:
    """What rows hold together."""
    n = total = 0
    for row in rows:
        digest = hashlib.blake2b(json_bytes(list(row)), digest_size=8).digest()
        n, total = n + 1, (total + int.from_bytes(digest)) % 2**64
    return Content(n, total)


def _rows(c: Connection, table: Table) -> Iterable[Any]:
    return c.execution_options(yield_per=AT_ONCE).execute(select(table))


def _copy(old: Connection, new: Connection, table: Table, tell: Callable[[str, int, int], None]) -> Content:
    """Copy a table; what is in it."""
    all = old.execute(select(func.count()).select_from(table)).scalar_one()
    done, parts = 0, []
    tell(table.name, 0, all)
    for part in old.execution_options(yield_per=AT_ONCE).execute(select(table)).partitions():
        new.execute(insert(table), [dict(row._mapping) for row in part])
        parts.append(content(part))
        done += len(part)
        tell(table.name, done, all)
    return Content(sum(p.rows for p in parts), sum(p.sum for p in parts) % 2**64)
