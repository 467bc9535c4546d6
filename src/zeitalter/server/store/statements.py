"""Statements that are run for every move: compiled once, and for many rows with one call of the driver."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Dialect

Values = tuple[Any, ...]
"""A value for each column of a statement."""


class PassedOver(Exception):
    """A row was not written, because what is stored is not what its writer believes."""


class PreparedStatement:
    """A statement that is written out once and run for many rows: far cheaper than building it for every row.

    `batch_statement` is the same for SQLite with the rows of a whole batch as `{rows}`: one call of the driver instead
    of one for every row, because after each call the thread has to wait for its turn again. Values are handed to the
    driver as they are; JSON is given as text. `each_counts`: a row that the statement passes over, or whose key is
    taken, was not written because another worker was faster.
    """

    def __init__(
        self, statement: Any, columns: tuple[str, ...], batch_statement: str, each_counts: bool = False
    ) -> None:
        self._statement = statement
        self._columns = columns
        self._batch_statement = batch_statement
        self._each_counts = each_counts
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}
        self._batches: dict[int, str] = {}

    def run(self, cursor: Any, dialect: Dialect, rows: list[Values]) -> list[int]:
        """Run it for these rows, on a cursor of the driver; which of those that count were not written.

        SQLite cannot say which: PassedOver, or an error of the driver if a key is taken.
        """
        if dialect.name == "sqlite":
            cursor.execute(self._batch(len(rows)), [value for row in rows for value in row])
            if self._each_counts and cursor.rowcount != len(rows):
                raise PassedOver
            return []
        return self._run_many(cursor, dialect, rows)

    def _run_many(self, cursor: Any, dialect: Dialect, rows: list[Values]) -> list[int]:
        if dialect.name not in self._compiled:
            compiled = self._statement.compile(dialect=dialect, column_keys=list(self._columns))
            sql = f"{compiled} ON CONFLICT DO NOTHING RETURNING 1" if self._each_counts else str(compiled)
            self._compiled[dialect.name] = (sql, compiled.positiontup)
        sql, order = self._compiled[dialect.name]
        named = [dict(zip(self._columns, row, strict=True)) for row in rows]
        values = named if order is None else [tuple([row[name] for name in order]) for row in named]
        if not self._each_counts:
            cursor.executemany(sql, values)
            return []
        cursor.executemany(sql, values, returning=True)
        missing = []
        for i in range(len(rows)):
            if not cursor.rowcount:
                missing.append(i)
            cursor.nextset()
        return missing

    def _batch(self, n: int) -> str:
        if n not in self._batches:
            row = f"({', '.join('?' * len(self._columns))})"
            self._batches[n] = self._batch_statement.format(rows=", ".join([row] * n))
        return self._batches[n]


Row = tuple[PreparedStatement, Values]
"""A statement and the values for one run of it."""
